"""Every text of Huns is there in both languages."""

from __future__ import annotations

import ast
import re

import pytest

from tests.telling.sources import GAMES, RULE, calls, rules_in, strings
from tianxia.games.huns.data import COLOURS, KINDS, RULES, TYPES, box_of
from tianxia.games.huns.position.naming import WORDS
from tianxia.telling.faces import data_of, faces_of
from tianxia.telling.language import LANGUAGES, Language, texts
from tianxia.telling.presenter import presenter

HUNS = GAMES / "huns"
BATCH = "batch"  # a timing point, whose question is about an order
OURS = box_of("")
OPTIONS_OF_TAKE = ("bonus", "die", "wagon", "gain", "steal", "discard", "which")


def kinds() -> set[str]:
    """The kinds of questions that the rules ask."""
    asked = {text for call in calls(HUNS / "rules", "HunsMoves", "PickGoods") for text in strings(call)[:1]}
    points = {
        text.removeprefix("huns.")
        for path in (HUNS / "rules").glob("*.py")
        for text in strings(ast.parse(path.read_text(encoding="utf-8")))
        if re.fullmatch(r"huns\.[a-z-]+", text)
    }
    return {kind for kind in asked | points if kind != BATCH} | {"order", "steal", "discard"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_is_cited_has_a_sentence(lang: Language) -> None:
    keys = texts(lang, "huns").keys
    named = {
        text
        for path in (HUNS / "rules").glob("*.py")
        for text in strings(ast.parse(path.read_text(encoding="utf-8")))
        if RULE.fullmatch(text)
    }
    ending = rules_in(HUNS / "rules", "Outcome")
    ending |= {"HU-801", "HU-817"} & named  # what `end` tells
    acting = {RULES[card.id] for card in OURS.cards if card.active or card.slots}  # cited by the questions of a card
    assert {"HU-204", "HU-405", "HU-690"} <= named
    assert ending == {"HU-801", "HU-814", "HU-815", "HU-817"}
    wanted = [f"why-{rule}" for rule in sorted(named - ending | acting)]
    wanted += [f"over-{rule}" for rule in sorted(ending)]
    assert [key for key in wanted if key not in keys] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_is_about_a_rule_of_the_ledger(lang: Language) -> None:
    ledger = (HUNS / "ledger.md").read_text(encoding="utf-8")
    told = [key.partition("-")[2] for key in texts(lang, "huns").keys if re.match(r"(why|over)-HU-", key)]
    assert [rule for rule in told if f"**{rule}**" not in ledger] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_option_and_event_has_its_texts(lang: Language) -> None:
    keys = texts(lang, "huns").keys
    events = {strings(call.args[0])[0] for call in calls(HUNS / "rules", "emit") if strings(call.args[0])}
    assert len(events) > 20
    assert {"die", "action", "pick", "place", "curse", "which", "turn"} <= kinds()
    events -= {"discard"}  # told piece by piece
    wanted = [f"{part}-{kind}" for kind in kinds() for part in ("title", "ask")]
    wanted += [f"event-{event}" for event in events]
    wanted += [
        f"{part}-{option}" for option in WORDS.options for part in ("open", "do") if (part, option) != ("do", "take")
    ]
    wanted += [f"{part}-take-{kind}" for kind in OPTIONS_OF_TAKE for part in ("open", "do")]
    assert [key for key in sorted(wanted) if key not in keys] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_and_every_state_has_a_name(lang: Language) -> None:
    keys = texts(lang, "huns").keys
    timings = {row["timing"] for row in data_of("huns", "cards.toml")["card"]}
    states = {text for call in calls(HUNS / "rules", "card_state") for text in strings(call)} or set()
    states |= {"works", "off", "unfilled", "active", "lifted", "unused", "used", "fled", "treasure"}
    wanted = [f"{part}-{colour}" for colour in COLOURS for part in ("colour", "word")]
    wanted += [f"{part}-{kind}" for kind in KINDS for part in ("deck", "type")]
    wanted += [f"{part}-{type}" for type in TYPES for part in ("type", "word-type")]
    wanted += [f"{part}-{timing}" for timing in timings for part in ("timing", "timing-text")]
    wanted += [f"state-{state}" for state in states]
    assert [key for key in wanted if key not in keys] == []


def test_the_english_cards_say_what_their_data_say() -> None:
    say = texts("en", "huns")
    wrong = [
        card.id for card in OURS.cards if (say(f"card-{card.id}"), say(f"text-{card.id}")) != (card.name, card.text)
    ]
    assert wrong == []


def test_the_polish_names_that_are_known_are_used() -> None:
    named = {row["id"]: row["name_pl"] for row in data_of("huns", "cards.toml")["card"] if "name_pl" in row}
    assert named
    assert {id: texts("pl", "huns")(f"card-{id}") for id in named} == named


@pytest.mark.parametrize("part", ["card", "short"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_cards_are_called_alike(lang: Language, part: str) -> None:
    said = [texts(lang, "huns")(f"{part}-{card.id}") for card in OURS.cards]
    assert len(set(said)) == len(said)


def test_the_book_has_every_card_and_wagon_and_says_that_they_are_ours() -> None:
    faces = {face.id: face for face in faces_of("huns")}
    assert list(faces) == list(OURS.names)
    assert {face.source for face in faces.values()} == {"house"}
    assert all(face.text.en and face.text.pl and face.text.en != face.text.pl for face in faces.values())
    assert faces["zerco-the-jester"].facts["timing"] == "start"
    assert faces["zerco-the-jester"].facts["rule"] == "HU-746"
    assert faces["wagon-purple-1"].name.pl == "Fioletowy Wóz 1"
    assert faces["wagon-purple-1"].short is not None
    assert faces["wagon-purple-1"].short.en == "3 red, 2 black"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_players_are_told_that_the_cards_are_a_house_set(lang: Language) -> None:
    words = {"en": "house set", "pl": "nasz własny zestaw"}
    assert words[lang] in presenter("huns", texts(lang, "huns"), {"game": "huns", "viewer": 0, "players": 2}).goal()


@pytest.mark.parametrize(
    ("count", "words"),
    [(1, "1 czerwone Dobro"), (2, "2 czerwone Dobra"), (5, "5 czerwonych Dóbr"), (12, "12 czerwonych Dóbr")],
)
def test_polish_counts_valuables_as_poles_do(count: int, words: str) -> None:
    assert texts("pl", "huns")("goods", colour="red", count=count) == words
