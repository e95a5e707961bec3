"""Every text of The Great Wall is there in both languages, and no card says anything but what it does."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.telling.sources import GAMES, RULE, calls, rules_in, strings
from tianxia.games import game
from tianxia.games.greatwall.data import CLANS, LOCATIONS, OURS, RESOURCES, SCENARIOS, SECTIONS, SOLDIERS, RealmCard
from tianxia.games.greatwall.words.cards import PARAMS, CardTexts, key_of, kind_id
from tianxia.games.greatwall.words.presenter import WORDED
from tianxia.telling.faces import data_of, faces_of
from tianxia.telling.language import LANGUAGES, Language, texts

WALL = GAMES / "greatwall"
every_language = pytest.mark.parametrize("lang", LANGUAGES)
VOCABULARY: dict[str, Any] = data_of("greatwall", "effects.toml")
UNTOLD = ("gathered",)  # the resources tell it
SPOKEN = {  # numbers that the words of an operation bring along, beside those of the data
    "siege-crew": {2}, "co-war-drums": {2, 3}, "genghis-khan": {1, 6}, "despotism": {1}, "marching-reed": {1},
    "man-the-towers": {1},
}  # fmt: skip


def kinds() -> set[str]:
    """The kinds of questions that the rules ask."""
    found = {"leader"}
    for call in calls(WALL, "question", "Tokens", "work_at"):
        values = [arg.value for arg in call.args if isinstance(arg, ast.Constant)]
        words = [value for value in values if isinstance(value, str)]
        found |= set(words[:1]) if words and not RULE.fullmatch(words[0]) else set()
    return found


def options() -> set[str]:
    """The options of the moves that the rules list: a word, and what is picked for it."""
    found: set[str] = set()
    for path in [*(WALL / "rules").glob("*.py"), *(WALL / "modules").glob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Tuple) and len(node.elts) == 2 and isinstance(node.elts[1], ast.Tuple):
                word, picks = node.elts[0], node.elts[1].elts
                is_move = all(isinstance(pick, ast.Tuple) and len(pick.elts) == 2 for pick in picks)
                if is_move and isinstance(word, ast.Constant) and isinstance(word.value, str):
                    found.add(word.value)
    return found


def numbers_in(value: Any) -> Iterator[int]:
    """Every number in the operations of a card."""
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        yield abs(value)
    elif isinstance(value, dict):
        for each in value.values():
            yield from numbers_in(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from numbers_in(each)


def numbers_told(text: str) -> set[int]:
    """Every number in a text."""
    return {int(found) for found in re.findall(r"(?<!A\+)\d+", text)}


def wanted(card: RealmCard) -> set[int]:
    """The numbers that a card must tell: those of its operations, its price, its parts or its condition."""
    row = card.row
    told = [*numbers_in(card.rules.ops), *numbers_in(card.rules.pay), *numbers_in(row.get("parts", []))]
    return {n for n in [*told, *numbers_in(row.get("condition", {}) if card.sort == "request" else {})] if n}


CARDS = list({kind_id(card.id): card for card in OURS.cards}.values())


@every_language
@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card.id))
def test_a_card_tells_the_numbers_of_its_data_and_no_others(lang: Language, card: RealmCard) -> None:
    text = CardTexts(texts(lang, "greatwall")).text(card)
    assert text.endswith(".")
    assert "none" not in text.split()
    assert "{" not in text
    missing = {n for n in wanted(card) if n not in numbers_told(text)}
    assert missing <= {1}, text  # one of something may go without a number
    more = numbers_told(text) - wanted(card) - SPOKEN.get(kind_id(card.id), set())
    assert {n for n in more if f"{n} " not in " ".join(said(lang, card))} == set(), text


def said(lang: Language, card: RealmCard) -> list[str]:
    """What the condition of a card says, whose numbers are part of its word."""
    say, rules = texts(lang, "greatwall"), card.rules
    words = [rules.cond, *[str(e.get("cond", "")) for e in rules.ops]]
    keys = [f"if-{key_of(word)}" for word in words if word] + [f"when-{key_of(f'{rules.trigger}-{rules.cond}')}"]
    keys += [f"target-{key_of(str(e.get('target', '')))}" for e in rules.ops]
    return [f"{say(key, count=1)} " for key in keys if say.has(key)]


@every_language
def test_every_word_of_the_vocabulary_has_its_texts(lang: Language) -> None:
    say = texts(lang, "greatwall")
    ops = [row["id"] for row in VOCABULARY["op"]]
    wanted = [f"op-{key_of(id)}" for id in ops]
    wanted += [f"if-{key_of(row['id'])}" for row in VOCABULARY["condition"]]
    wanted += [f"target-{key_of(row['id'])}" for row in VOCABULARY["target"]]
    wanted += [f"what-{key_of(row['id'])}" for row in VOCABULARY["what"]]
    wanted += [f"short-{key_of(row['id'])}" for row in VOCABULARY["trigger"]]
    wanted += [f"request-{key_of(row['id'])}" for row in VOCABULARY["request_what"]]
    wanted += [f"rat-{key_of(row['id'])}" for row in VOCABULARY["rat_condition"]]
    wanted += [f"each-{key_of(row['id'])}" for row in VOCABULARY["selector"] if row["id"] != "activation"]
    assert [key for key in wanted if not say.has(key)] == []
    assert {name for row in VOCABULARY["op"] for name in row["params"]} - {"of", "otherwise", "then"} <= set(PARAMS)


@every_language
def test_every_card_has_a_name_of_its_own(lang: Language) -> None:
    names = [texts(lang, "greatwall")(f"card-{kind_id(card.id)}") for card in CARDS]
    assert len(set(names)) == len(names)


def test_names_that_are_known_are_used() -> None:
    for card in CARDS:
        assert texts("en", "greatwall")(f"card-{kind_id(card.id)}") == card.row["name"]
        if "name_pl" in card.row:
            assert texts("pl", "greatwall")(f"card-{kind_id(card.id)}") == card.row["name_pl"]
    board = data_of("greatwall", "board.toml")
    for part in ("location", "soldier"):
        for row in board[part]:
            assert texts("en", "greatwall")(f"{part}-{row['id']}") == row["name"]
            assert texts("pl", "greatwall")(f"{part}-{row['id']}") == row["name_pl"]
    for id, row in SCENARIOS.items():
        assert texts("pl", "greatwall")(f"setting-scenario-{id}") == row["name_pl"]


@every_language
def test_every_rule_that_is_cited_has_a_sentence(lang: Language) -> None:
    keys = texts(lang, "greatwall").keys
    cited = {
        text
        for path in [*(WALL / "rules").glob("*.py"), *(WALL / "modules").glob("*.py"), WALL / "game.py"]
        for text in strings(ast.parse(path.read_text(encoding="utf-8")))
        if RULE.fullmatch(text)
    }
    ending = rules_in(WALL, "Outcome", "lose")
    assert {"GW-303", "GW-716", "GW-1212"} <= cited
    assert {"GW-907", "GW-1018", "GW-1814"} <= ending
    needed = [f"why-{rule}" for rule in sorted(cited - ending)] + [f"over-{rule}" for rule in sorted(ending)]
    assert [key for key in needed if key not in keys] == []


@every_language
def test_a_sentence_is_about_a_rule_of_the_ledger(lang: Language) -> None:
    ledger = (WALL / "ledger.md").read_text(encoding="utf-8")
    told = [key.partition("-")[2] for key in texts(lang, "greatwall").keys if re.match(r"(why|over)-GW-", key)]
    assert [rule for rule in told if f"**{rule}**" not in ledger] == []


@every_language
def test_every_question_option_and_event_has_its_texts(lang: Language) -> None:
    keys = texts(lang, "greatwall").keys
    events = {strings(call.args[0])[0] for call in calls(WALL, "emit") if strings(call.args[0])} - set(UNTOLD)
    assert len(events) > 40
    assert {"clerk", "leader", "build", "market", "save", "khan", "starve", "gain"} <= kinds()
    assert {"done", "wall", "peace", "banner", "strike"} <= options()
    needed = [f"{part}-{kind}" for kind in kinds() for part in ("title", "ask")]
    needed += [f"open-{option}" for option in options()]
    needed += [f"event-{event}" for event in events if event not in ("generals",)]
    needed += [f"{part}-{option}" for option in WORDED for part in ("open", "do", "word")]
    assert [key for key in sorted(needed) if key not in keys] == []


def test_every_kind_of_question_in_the_sources_has_a_title() -> None:
    found = [call.args[1] for call in calls(WALL, "question", "Tokens") if len(call.args) > 1]
    asked = {str(arg.value) for arg in found if isinstance(arg, ast.Constant)}
    assert len(asked) > 40
    assert [kind for kind in sorted(asked) if f"title-{kind}" not in texts("en", "greatwall").keys] == []


@every_language
def test_every_setting_is_explained_in_two_sentences(lang: Language) -> None:
    say = texts(lang, "greatwall")
    for setting in game("greatwall").settings:
        for value in setting.values:
            explained = say(f"explain-{setting.name}-{value}")
            assert len(re.findall(r"[.;]( |$)", explained)) >= 2, explained


@every_language
def test_every_thing_has_a_name(lang: Language) -> None:
    keys = texts(lang, "greatwall").keys
    needed = [f"{part}-{id}" for id in (*CLANS, "reed", "partner") for part in ("seat", "word")]
    needed += [f"location-{id}" for id in LOCATIONS] + [f"{p}-{id}" for id in SECTIONS for p in ("section", "word")]
    needed += [f"{part}-{id}" for id in RESOURCES for part in ("resource", "word", "goods")]
    needed += [f"{part}-{id}" for id in SOLDIERS for part in ("soldier", "word")]
    needed += [f"sort-{card.sort}" for card in CARDS] + [f"source-{id}" for id in SCENARIOS]
    assert [key for key in needed if key not in keys] == []


def test_the_book_has_every_card_in_both_languages() -> None:
    faces = {face.id: face for face in faces_of("greatwall")}
    assert list(faces) == [card.id for card in OURS.cards]
    assert all(face.text.en and face.text.pl and face.text.en != face.text.pl for face in faces.values())
    assert all(face.short is not None and len(face.short.en) <= 24 for face in faces.values())
    assert faces["raiders-left"].facts["spots"] == ["gold", "h1", "gold", "h1"]
    assert faces["raiders-left"].name.pl == "Łupieżcy"
    assert faces["monk"].text.pl == "W Dochodzie, Latem: zyskaj 1 Chi."


@pytest.mark.parametrize(
    ("lang", "id", "text"),
    [
        ("en", "quartermaster", "In each Barracks activation your recruits cost 1 gold less in all."),
        (
            "en",
            "raiders-left",
            "When its Section is assaulted: each player without a Soldier on it discards 1 gold while",
        ),
        ("en", "mediator", "you may pay 1 gold; if you do, you take no Shame."),
        ("en", "feed-the-court", "Every player discards 1 wood and 1 stone at the check."),
        ("pl", "tribute-bearer", "możesz zapłacić 3 Surowce jednego rodzaju; jeśli to zrobisz, zyskaj 5 Honoru."),
        ("pl", "stone-carver", "zyskaj 1 Honor za każde 2 kamienie, które masz."),
        ("pl", "economy", "Właściciel: zyskaj 1 drewno lub 1 kamień lub 1 złoto."),
        ("pl", "plague", "cofnij do puli 1 Żołnierza ze Strefy Odpoczynku lub odrzuć 2 Chi; kto nie może"),
    ],
)
def test_some_cards_as_a_player_reads_them(lang: Language, id: str, text: str) -> None:
    assert text in CardTexts(texts(lang, "greatwall")).text(OURS.cards[OURS.face[id]])


@pytest.mark.parametrize(
    ("count", "words"), [(1, "1 kamień"), (2, "2 kamienie"), (5, "5 kamieni"), (22, "22 kamienie")]
)
def test_polish_counts_resources_as_poles_do(count: int, words: str) -> None:
    assert CardTexts(texts("pl", "greatwall")).goods("stone", count) == words
