"""One word for one thing: every text that players read keeps to the glossaries."""

from pathlib import Path

import pytest

from tests.telling.glossary import (
    GAMES,
    Term,
    Text,
    faults,
    game_terms,
    game_texts,
    house_terms,
    house_texts,
    men_of,
    messages,
    pattern,
    said_of_men,
    shared_names,
    terms,
    told,
)
from tianxia.games import built_in
from tianxia.telling.language import LANGUAGES, Language, texts

BOATS = """
[[term]]
en = "boat"
pl = "Łódka"
capital = ["łódk*"]
except = ["word-of-a-boatman", "XY-7"]
[term.never.pl]
"okręt*" = "it is small"
"na statku" = "it is small"
[term.never.en]
"ship" = "it is small"
"""


@pytest.fixture
def boat(tmp_path: Path) -> Term:
    path = tmp_path / "glossary.toml"
    path.write_text(BOATS, encoding="utf-8")
    (term,) = terms(path)
    return term


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("pl", "Płyniesz okrętem."),
        ("pl", "Okręty stoją."),
        ("pl", "Jesteś na statku."),
        ("pl", "Widzisz łódkę."),
        ("en", "The Ship sails."),
    ],
)
def test_a_planted_wrong_word_is_found_with_its_place_and_reason(boat: Term, lang: Language, words: str) -> None:
    (fault,) = boat.faults(lang, Text("lake.ftl", "event-sail", words))
    assert fault.startswith("lake.ftl event-sail: “")
    assert "small" in fault or "capital" in fault


@pytest.mark.parametrize(
    ("lang", "words"),
    [("pl", "Widzisz Łódkę na stawie."), ("pl", "Nadokrętowy statek"), ("en", "shipshape"), ("en", "okręt")],
)
def test_what_only_looks_like_it_is_not(boat: Term, lang: Language, words: str) -> None:
    assert boat.faults(lang, Text("lake.ftl", "event-sail", words)) == []


def test_a_text_that_means_something_else_may_be_left_out(boat: Term) -> None:
    assert boat.faults("pl", Text("lake.ftl", "XY-7", "okręt")) == []


def test_a_word_is_found_in_every_kind_of_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.telling.glossary.PACKAGE", tmp_path / "package")
    fluent, toml = tmp_path / "pl.ftl", tmp_path / "1-lesson.toml"
    fluent.write_text(
        'a = Okręt { AGREE($name, "wpływa", "wpływają") } { $ship ->\n    [x] teraz\n   *[y] zaraz\n}\n'
        "    .acc = okręcik\nword-a = okręt\n",
        encoding="utf-8",
    )
    toml.write_text('[title]\npl = "Okręt"\nen = "Boat"\n[[step]]\n[step.text]\npl = "Płyń."\n', encoding="utf-8")
    said = [text.words.strip() for text in messages(fluent) if text.words.strip()]
    assert said == ["Okręt", "wpływa", "wpływają", "teraz", "zaraz", "okręcik"]
    assert [(text.key, text.words) for text in told(toml, "pl")] == [("title", "Okręt"), ("text", "Płyń.")]


def test_a_star_is_the_rest_of_a_word() -> None:
    assert pattern("reguł*").findall("reguły, reguł, z reguły") == ["reguły", "reguł", "reguły"]
    assert pattern("*łeś").findall("byłeś tu") == ["byłeś"]
    assert pattern("his").findall("this is his") == ["his"]


def test_every_text_keeps_to_the_glossaries() -> None:
    assert faults() == []


@pytest.mark.parametrize("game", built_in())
def test_every_game_has_a_glossary_whose_terms_its_texts_use(game: str) -> None:
    own = game_terms(game)
    assert own
    said = "\n".join([text.words for text in game_texts(game, "pl")]).casefold()
    stems = {word: word.casefold()[:4] for term in own for word in term.pl.replace(",", " ").split() if len(word) > 3}
    assert [word for word, stem in stems.items() if stem not in said] == []


def test_no_term_forbids_its_own_word_and_no_exception_is_idle() -> None:
    for own in (house_terms(), *[game_terms(game) for game in built_in()]):
        for term in own:
            for lang in LANGUAGES:
                itself = Text("", "", getattr(term, lang))
                assert term.faults(lang, itself) == []
    for game in built_in():
        every = [text for lang in LANGUAGES for text in game_texts(game, lang)]
        excepted = [key for term in game_terms(game) for key in term.excepted]
        assert [key for key in excepted if key not in {text.key for text in every}] == []


def test_texts_are_found_of_every_kind() -> None:
    where = {text.where for lang in LANGUAGES for text in house_texts(lang)}
    assert len(where) == 8
    for game in built_in():
        kinds = {text.where.rpartition(".")[2].partition(" ")[0] for text in game_texts(game, "pl")}
        assert {"ftl", "toml"} <= kinds
        assert any(text.where == f"{game}, rule" for text in game_texts(game, "pl"))


@pytest.mark.parametrize("game", built_in())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_cards_share_a_name(lang: Language, game: str) -> None:
    assert shared_names(texts(lang, game), "card", "name") == []


@pytest.mark.parametrize("game", built_in())
def test_english_calls_a_player_they(game: str) -> None:
    assert sorted(said_of_men(game_texts(game, "en")) - set(men_of(game))) == []
    assert said_of_men(house_texts("en")) == set()


def test_there_are_glossaries_where_texts_are() -> None:
    assert house_terms()
    assert all((GAMES / game / "texts" / "glossary.toml").is_file() for game in built_in())
