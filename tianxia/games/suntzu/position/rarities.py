"""A position that chance seldom reaches: four events are used, and the fifth would end the game (ST-804, ST-946)."""

from __future__ import annotations

from tianxia.core.dice import Dice
from tianxia.core.events import Facts
from tianxia.core.game import Options
from tianxia.games.suntzu.data import EVENTS, MARKS_NEEDED, PLAGUES_NEEDED, PROVINCES, SIDES

EARLIEST = 4  # rounds from which on such a game may begin
LATEST = 8


def near_the_fifth_event(options: Options, dice: Dice) -> Facts | None:
    """Any of the five is left; what it counts is nearly there, and both hands have cards that can meet it."""
    if options["events"] != "on" or options["variant"] != "standard":
        return None
    position: Facts = {
        "round": EARLIEST + dice.below(LATEST - EARLIEST + 1),
        "events": [EVENTS[dice.below(len(EVENTS))]["id"]],
        "plagues": PLAGUES_NEEDED - 1,
        "banned": {side: list(PROVINCES[: MARKS_NEEDED - 1]) for side in SIDES},
        "score": dice.below(3) - 1,
    }
    return {**position, **{side: ["9", "10", "plague", "+2"] for side in SIDES}}
