"""Situations of Sun Tzu that a screen is looked at in."""

from __future__ import annotations

from typing import Final

from tests.browser.tables import Situation, at, played_on
from tianxia.positions.scenario import Scenario
from tianxia.scenario import scenario

MARCHED: Final = {"suntzu": {"qin": 2, "wu": 3, "chu": 1}, "shao": {"jin-yan": 2, "han-qi": 3}}
STACK: Final = ["pandemic", "war-chariots", "*"]


def choice() -> Situation:
    """Five generals, of which one is picked."""
    return at(scenario("suntzu", phase="generals", events=STACK), "suntzu")


def orders() -> Scenario:
    """Both lay their orders; each side holds a general."""
    held = {"suntzu": ["fresh-levy"], "shao": ["night-raid"]}
    hands = {"suntzu": ["7", "9", "+1", "-1"], "shao": ["8", "10", "+2", "plague"]}
    return scenario("suntzu", round=2, armies=MARCHED, held=held, events=STACK, **hands)


def laying() -> Situation:
    """Sun Tzu is to lay the orders."""
    return at(orders(), "suntzu")


def drawing() -> Situation:
    """Both choose from the cards that they have drawn."""
    drawn = {"suntzu": ["8", "+1"], "shao": ["9", "plague"]}
    return at(scenario("suntzu", round=2, phase="draw", armies=MARCHED, drawn=drawn, events=STACK), "suntzu")


def battle(of_round: int = 2) -> Situation:
    """A Plague lies against King Shao, whose Herbalist could undo it."""
    laid = {"suntzu": ["2", "plague", "3", "4", "5"], "shao": ["4", "3", "2", "1", "7"]}
    held = {"shao": ["herbalist"], "suntzu": ["fresh-levy"]}
    armies = {"suntzu": {"wu": 1}, "shao": {"chu": 6}}
    return at(scenario("suntzu", round=of_round, armies=armies, laid=laid, held=held, events=STACK), "shao")


def hosts() -> Situation:
    """Large hosts in two provinces."""
    armies = {"suntzu": {"wu": 12, "jin-yan": 3}, "shao": {"han-qi": 11, "chu": 4}}
    return at(scenario("suntzu", round=4, armies=armies, events=STACK), "suntzu")


def scored() -> Situation:
    """The battles of the third round have been fought, and the provinces have been scored."""
    start = battle(of_round=3)
    return Situation(played_on(start.journal, 10), start.seat)


def ending() -> Situation:
    """The orders of the last round but one."""
    held = {"suntzu": ["fresh-levy"], "shao": ["herbalist"]}
    return at(scenario("suntzu", round=8, armies=MARCHED, held=held, score=2), "suntzu")


def lively() -> Situation:
    """Cards are turned up and armies march."""
    return laying()
