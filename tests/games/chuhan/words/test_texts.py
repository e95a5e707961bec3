"""Every text of Chu Han is there in both languages."""

import ast

import pytest

from tests.telling.sources import GAMES, RULE, calls, rules_in, strings
from tianxia.games.chuhan.data import IDS
from tianxia.telling.language import LANGUAGES, Language, texts

GAME = GAMES / "chuhan"
REFUSING = ("Refusal", "Pick", "set_pick", "Offer", "__init__", "OneCard", "instead", "reaction")


def rules_named_first(*files: str) -> set[str]:
    """The rule ids that are put into a variable `rule`, or into the table ELSEWHERE, before they are cited."""
    trees = [ast.parse((GAME / "rules" / file).read_text(encoding="utf-8")) for file in files]
    nodes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Assign | ast.AnnAssign)]
    targets = [(node.targets[0] if isinstance(node, ast.Assign) else node.target, node.value) for node in nodes]
    chosen = [value for target, value in targets if value and getattr(target, "id", "") in ("rule", "ELSEWHERE")]
    return {text for value in chosen for text in strings(value) if RULE.fullmatch(text)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_the_game_cites_has_a_sentence(lang: Language) -> None:
    keys = texts(lang, "chuhan").keys
    others = [path.name for path in sorted((GAME / "rules").glob("*.py")) if path.name != "scoring.py"]
    refusing = rules_in(GAME, *REFUSING) | rules_named_first(*others)
    assert {"CH-212", "CH-522", "CH-549", "CH-550", "CH-601", "CH-612", "CH-833", "CH-851", "CH-893"} <= refusing
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
