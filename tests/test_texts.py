"""Every text is there in both languages, and no line of a match ever lacks a fact."""

import ast
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from tianxia.core.asks import Choice
from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.events import SPECTATOR
from tianxia.core.log import begin
from tianxia.games import game
from tianxia.games.chuhan.data import EVENT_IDS, IDS, SETTINGS
from tianxia.ledger import ledger_of
from tianxia.terminal.answers import short_refusal, why_lines
from tianxia.terminal.menu import menu
from tianxia.terminal.presenter import presenter
from tianxia.terminal.words import COMMANDS, commands
from tianxia.texts import LANGUAGES, Language, TextError, Texts, texts

GAME = Path(__file__).resolve().parents[1] / "tianxia" / "games" / "chuhan"
CORE = GAME.parents[1] / "core"
RULE = re.compile(r"CH-\d{3}")
REFUSING = ("Refusal", "Pick", "set_pick", "Offer", "__init__")
SILENT = ("move", "deal", "gather", "shuffle")


def calls(folder: Path, *names: str) -> Iterator[ast.Call]:
    """The calls of these functions or methods in the sources of a folder."""
    for path in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in names:
                    yield node


def strings(node: ast.AST) -> list[str]:
    """All strings in an expression."""
    return [each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)]


def rules_in(folder: Path, *names: str) -> set[str]:
    """The rule ids among the arguments of these calls."""
    return {text for call in calls(folder, *names) for text in strings(call) if RULE.fullmatch(text)}


def rules_named_first(*files: str) -> set[str]:
    """The rule ids that are put into a variable `rule` before they are cited."""
    trees = [ast.parse((GAME / file).read_text(encoding="utf-8")) for file in files]
    nodes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Assign)]
    chosen = [node.value for node in nodes if getattr(node.targets[0], "id", "") == "rule"]
    return {text for value in chosen for text in strings(value) if RULE.fullmatch(text)}


def test_both_languages_have_the_same_keys() -> None:
    assert texts("en").keys == texts("pl").keys
    assert texts("en", "chuhan").keys == texts("pl", "chuhan").keys


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_event_and_setting_has_its_texts(lang: Language) -> None:
    keys = texts(lang, "chuhan").keys
    wanted = [f"{part}-{face}" for face in IDS for part in ("card", "text", "short")]
    wanted += [f"{part}-{event}" for event in EVENT_IDS for part in ("name", "effect")]
    wanted += [f"setting-{setting.name}" for setting in SETTINGS]
    assert [key for key in wanted if key not in keys] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_the_game_cites_has_a_sentence(lang: Language) -> None:
    keys = texts(lang, "chuhan").keys
    others = [path.name for path in sorted(GAME.glob("*.py")) if path.name != "scoring.py"]
    refusing = rules_in(GAME, *REFUSING) | rules_named_first(*others)
    assert {"CH-212", "CH-549", "CH-550", "CH-833", "CH-893"} <= refusing
    wanted = [f"why-{rule}" for rule in sorted(refusing)]
    wanted += [f"reason-{rule}" for rule in sorted(rules_in(GAME, "score"))]
    reasons = rules_named_first("scoring.py") | rules_in(GAME, "Outcome")
    assert "CH-712" in reasons
    wanted += [f"over-{rule}" for rule in sorted(reasons)]
    assert [key for key in wanted if key not in keys] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_option_and_event_kind_has_its_texts(lang: Language) -> None:
    keys = texts(lang, "chuhan").keys
    kinds = {
        text.removeprefix("chuhan.") for call in calls(GAME, *REFUSING) for text in strings(call) if "chuhan." in text
    }
    assert kinds == {"lead", "counter", "cancel", "treaty", "mandate"}
    options = {strings(call)[0] for call in calls(GAME, "Option", "Choice") if call.args and strings(call.args[0])}
    options |= set(IDS) & {text for text in keys if f"do-{text}" in keys}
    events = {strings(call.args[0])[0] for call in calls(GAME, "emit") if strings(call.args[0])}
    events |= {"lead", "counter", "undo"}
    wanted = [f"{part}-{kind}" for kind in kinds for part in ("title", "ask")]
    wanted += [f"{part}-{option}" for option in options for part in ("do", "open")]
    wanted += [f"event-{event}" for event in events]
    assert [key for key in sorted(wanted) if key not in keys] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_the_core_has_a_sentence(lang: Language) -> None:
    source = (CORE / "match.py").read_text(encoding="utf-8")
    ids = [text for text in strings(ast.parse(source)) if text.startswith("core.")]
    assert len(ids) >= 5
    assert [id for id in ids if not texts(lang).has(id.replace(".", "-"))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_short_texts_fit_on_a_card(lang: Language) -> None:
    say = texts(lang, "chuhan")
    assert [face for face in IDS if len(say(f"short-{face}")) > 22] == []


def test_command_words_mean_one_thing_each() -> None:
    known = commands()
    words = [word for name in COMMANDS for word in dict.fromkeys(known[name])]
    assert len(words) == len(set(words))


@pytest.mark.parametrize(
    ("count", "words"),
    [(1, "siódemkę"), (2, "dwie siódemki"), (4, "cztery siódemki"), (5, "pięć siódemek"), (9, "dziewięć siódemek")],
)
def test_polish_counts_cards_as_poles_do(count: int, words: str) -> None:
    assert texts("pl", "chuhan")("set", size=count, value=7) == words


@pytest.mark.parametrize(
    ("count", "words"), [(1, "1 kartę"), (3, "3 karty"), (5, "5 kart"), (12, "12 kart"), (22, "22 karty")]
)
def test_polish_plurals_follow_the_number(count: int, words: str) -> None:
    assert texts("pl", "chuhan")("table-rival", name="Chu", count=count) == f"Chu ma na ręce {words}."


def test_a_missing_text_and_a_missing_fact_are_faults() -> None:
    say = texts("en", "chuhan")
    with pytest.raises(TextError, match="there is no text"):
        say("no-such-key")
    with pytest.raises(TextError, match="event-lead"):
        say("event-lead", who="you")
    with pytest.raises(TextError, match="none of the texts"):
        say.first("no-such-key", "nor-this-one")


def test_a_bad_file_is_a_fault() -> None:
    with pytest.raises(TextError, match="twice"):
        Texts("en", ["a = 1\na = 2\n"])
    with pytest.raises(TextError, match="not Fluent"):
        Texts("en", ["a = { \n"])


TABLES = [
    {},
    {"events": "on"},
    {"campaign": "house-road-to-xianyang", "one_ability_per_play": "off"},
    {"campaign": "house-contention", "zhongli_values_all_different": "off", "zhongli_min_cards": "1"},
]


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_every_line_of_random_matches_can_be_said_to_everybody(number: int) -> None:
    journal = begin(game("chuhan"), None, TABLES[number % len(TABLES)], key_from_seed("texts", number))
    ledger = ledger_of("chuhan")
    match, dice = journal.match, Dice(key_from_seed("texts-dice", number))
    eyes = [
        (viewer, presenter("chuhan", texts(lang, "chuhan"), match.view(viewer)))
        for lang in LANGUAGES
        for viewer in (0, 1, SPECTATOR)
    ]
    told = 0
    while not match.is_over:
        question = match.waiting()[0]
        for viewer, shown in eyes:
            view = match.view(viewer)
            lines = [line for event in match.told(viewer, told) for line in shown.event(event)]
            lines += shown.table(view)
            if viewer == question.seat:
                lines += [*shown.hand(view), *shown.discard(view), shown.title(question), shown.prompt(view, question)]
                for entry in menu(question, lambda option, found, s=shown, v=view: s.highlights(v, option, found)):
                    if entry.choice is not None:
                        lines.append(shown.describe(view, question.kind, entry.choice))
                    else:
                        lines.append(shown.option(view, entry))
                    if entry.refusal is not None:
                        lines += why_lines(entry.refusal, shown, ledger, view)
                for choice in islice(question.expand(), 60):
                    wrong = Choice(choice.option, {slot: refs[1:] for slot, refs in choice.picks.items()})
                    refusal = question.check(wrong)
                    if refusal is not None:
                        lines += [short_refusal(refusal, shown.say), *why_lines(refusal, shown, ledger, view)]
            assert all(line.strip() and "{" not in line for line in lines)
        told = len(match.events)
        journal.answer(question.seat, question.sample(dice))
    for viewer, shown in eyes:
        lines = [line for event in match.told(viewer, told) for line in shown.event(event)]
        assert all([*lines, *shown.outcome(match.view(viewer))])
