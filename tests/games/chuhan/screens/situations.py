"""Situations of Chu Han that a screen is looked at in."""

from __future__ import annotations

from typing import Final

from tests.browser.tables import Situation, at
from tianxia.positions.scenario import Scenario
from tianxia.scenario import scenario

HAN: Final = ["1", "1", "2", "4", "4", "5", "5", "8", "8", "9", "han-xin", "xiao-he"]
CHU: Final = ["1", "2", "2", "4", "5", "7", "7", "lyu-zhi", "xiang-yu"]
EVENTS: Final = {
    "calm": {},
    "restraint": {},
    "warlords": {"display": ["yu-ji", "5", "4", "2", "1", "1"], "han": ["2", "7", "8", "9"]},
    "banquet-at-hongmen": {"display": ["yu-ji", "5"]},
    "race-to-hangu-pass": {"row": ["1", "2", "peng-yue", "4"], "row_by": "chu", "han": ["2", "7", "8", "9"]},
    "sound-advice": {},
}  # the longest texts, and those that bring cards beside the trick


def duel() -> Scenario:
    """Han is to lead, and then Chu is asked about it."""
    return scenario("chuhan", han=HAN, chu=CHU, attacker="han", score={"han": 7, "chu": 9}, battle=2)


def lead() -> Situation:
    """Nothing lies there yet."""
    return at(duel(), "han")


def counter() -> Situation:
    """Two 7s are to be beaten, and not every card can do it."""
    return at(scenario("chuhan", han=HAN, chu=CHU[:5], trick=[{"by": "chu", "cards": ["7", "7"]}]), "han")


def choosing() -> Situation:
    """As many buttons as a counter can have: four abilities beside a decree, the counter itself and Pass."""
    hand = ["1", "2", "5", "5", "5", "8", "9", "xiahou-ying", "zhongli-mo", "han-xin", "xiang-yu"]
    return at(scenario("chuhan", chu=hand, han=8, trick=[{"by": "han", "cards": ["4", "4", "4"]}]), "chu")


def under(event: str) -> Situation:
    """A battle under an event."""
    return at(scenario("chuhan", event=event, **{"han": HAN, "chu": 8, **EVENTS[event]}), "han")


def display() -> Situation:
    """Six cards are displayed beside the trick."""
    return under("warlords")


def race() -> Situation:
    """A row of cards grows beside the trick."""
    return under("race-to-hangu-pass")


def ending() -> Situation:
    """Both need one point more: whoever goes out first wins the game."""
    score, decrees = {"han": 30, "chu": 30}, {"han": 3, "chu": 3}
    hands = {"han": ["1", "5", "7", "9"], "chu": ["2", "4", "8", "8"]}
    return at(scenario("chuhan", **hands, score=score, decrees=decrees, attacker="han", battle=4), "han")


def lively() -> Situation:
    """A battle that is soon over, and then the next one is dealt."""
    hands = {"han": ["1", "1", "5", "8", "9"], "chu": ["2", "2", "4", "7", "8"]}
    return at(scenario("chuhan", **hands, attacker="han", decrees={"han": 2, "chu": 1}), "han")
