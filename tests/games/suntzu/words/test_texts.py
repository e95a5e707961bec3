"""Every text of Sun Tzu is there in both languages."""

import ast
import re

import pytest

from tests.telling.sources import GAMES, RULE, calls, rules_in, strings
from tianxia.games.suntzu import data as suntzu
from tianxia.telling.language import LANGUAGES, Language, texts

SUNTZU = GAMES / "suntzu"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_is_cited_has_a_sentence(lang: Language) -> None:
    keys = texts(lang, "suntzu").keys
    named = {
        text
        for path in (SUNTZU / "rules").glob("*.py")
        for text in strings(ast.parse(path.read_text(encoding="utf-8")))
        if RULE.fullmatch(text)
    }
    endings, told = rules_in(SUNTZU, "finish", "end_game"), rules_in(SUNTZU, "emit")
    refusing = named - endings - told - rules_in(SUNTZU, "Setting")
    assert {"ST-305", "ST-307", "ST-441", "ST-603", "ST-712", "ST-752"} <= refusing
    wanted = [f"why-{rule}" for rule in sorted(refusing)]
    wanted += [f"over-{rule}" for rule in sorted(endings)]
    wanted += [f"event-score-{rule}" for rule in sorted(told)]
    wanted += [f"reason-{rule}" for rule in sorted(rules_in(SUNTZU, "pays", "to_reserve"))]
    assert [key for key in wanted if key not in keys] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_option_and_event_kind_has_its_texts(lang: Language) -> None:
    keys = texts(lang, "suntzu").keys
    kinds = {
        text.removeprefix("suntzu.")
        for path in (SUNTZU / "rules").glob("*.py")
        for text in strings(ast.parse(path.read_text(encoding="utf-8")))
        if re.fullmatch(r"suntzu\.[a-z-]+", text)
    }
    assert kinds == {
        "general", "orders", "battle", "before-scoring", "round-end", "armies", "call", "province", "keep",
        "another-general",
    }  # fmt: skip
    asks = [f"ask-{kind}" for kind in kinds if kind != "armies"]
    asks += [f"ask-armies-{purpose}" for purpose in ("reserve", "six-marker", "battle")]
    options = {"orders", "call", "give", "fight", "keep", "pick", "take", "pass"}
    options |= {general["id"] for general in suntzu.GENERALS}
    events = {strings(call.args[0])[0] for call in calls(SUNTZU, "emit")} - {"score"} | {"raid", "levy", "undo"}
    assert len(events) >= 20
    wanted = [*asks, *[f"title-{kind}" for kind in kinds], *[f"event-{event}" for event in events]]
    wanted += [f"{part}-{option}" for option in options for part in ("do", "open")]
    assert [key for key in sorted(wanted) if key not in keys] == []


@pytest.mark.parametrize(
    ("count", "words"), [(1, "1 oddział"), (2, "2 oddziały"), (5, "5 oddziałów"), (12, "12 oddziałów")]
)
def test_polish_counts_armies_as_poles_do(count: int, words: str) -> None:
    said = texts("pl", "suntzu")("event-retreat", who="other", name="Król Shao", count=count, province="WU")
    assert said == f"Król Shao wycofuje {words} z prowincji WU do swojej puli."
