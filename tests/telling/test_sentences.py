"""Fluent messages in words: facts, plurals, numbers, cases, terms and references, in both languages."""

import pytest

from tianxia.telling.sentences import GRAMMARS, Sentences, TextError

SOURCE = """
-sword = { $case ->
    [acc] szablę
   *[nom] szabla
}
bow = Łuk
    .gen = Łuku
take = Bierzesz { -sword(case: "acc") }.
see = To { -sword }.
both = { take } { bow.gen }
loud = { LOUD($word) }{ LOUD("!") }
games = { $count ->
    [0] bez gier
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}
sort = { $kind ->
    [red] czerwona
   *[other] inna
}
fixed = { 7 }, { "{" }
itself = { itself }
stranger = { nowhere }
"""


@pytest.fixture
def polish() -> Sentences:
    made = Sentences("pl", {"LOUD": str.upper})
    made.add(SOURCE)
    return made


@pytest.mark.parametrize(
    ("count", "words"),
    [
        (0, "bez gier"), (1, "1 gra"), (2, "2 gry"), (5, "5 gier"), (12, "12 gier"), (22, "22 gry"), (112, "112 gier"),
        (1.5, "1,5 gry"), (1234, "1234 gry"), (12_345, "12\N{NO-BREAK SPACE}345 gier"), (True, "1 gra"),
    ],
)  # fmt: skip
def test_plurals_and_numbers_are_those_of_the_language(polish: Sentences, count: float, words: str) -> None:
    assert polish.say("games", "", {"count": count}) == words


@pytest.mark.parametrize(
    ("number", "words"),
    [(1, "1"), (1234, "1,234"), (-1234, "-1,234"), (0.12345, "0.123"), (2.0, "2"), (1234.5, "1,234.5")],
)
def test_english_writes_numbers_in_its_own_way(number: float, words: str) -> None:
    assert GRAMMARS["en"].number(number) == words


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("take", "Bierzesz szablę."), ("see", "To szabla."), ("both", "Bierzesz szablę. Łuku"), ("loud", "TAK!"),
        ("sort", "czerwona"), ("fixed", "7, {"),
    ],
)  # fmt: skip
def test_terms_references_functions_and_literals(polish: Sentences, key: str, words: str) -> None:
    assert polish.say(key, "", {"word": "tak", "kind": "red"}) == words


def test_what_fits_no_variant_is_the_usual_one(polish: Sentences) -> None:
    assert polish.say("sort", "", {"kind": "blue"}) == polish.say("sort", "", {"kind": 3}) == "inna"


def test_attributes_are_said_by_their_name(polish: Sentences) -> None:
    assert polish.attributes("bow") == ("gen",)
    assert polish.say("bow", "gen", {}) == "Łuku"


@pytest.mark.parametrize(
    ("key", "facts", "wrong"),
    [
        ("games", {}, "count"), ("games", {"count": [1]}, "neither words nor a number"), ("itself", {}, "by itself"),
        ("stranger", {}, "nowhere"), ("nobody", {}, "nobody"),
    ],
)  # fmt: skip
def test_a_fault_of_ours_says_which_text_and_what_it_lacks(
    polish: Sentences, key: str, facts: dict[str, object], wrong: str
) -> None:
    with pytest.raises(TextError, match=wrong):
        polish.say(key, "", facts)


def test_a_function_that_does_not_exist_is_a_fault() -> None:
    made = Sentences("en", {})
    made.add("a = { WHISPER($word) }")
    with pytest.raises(TextError, match="WHISPER"):
        made.say("a", "", {"word": "yes"})
