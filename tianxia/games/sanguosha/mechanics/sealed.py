"""Two heroes choose (1) or (2) at the same time and secretly: Strategy Game and Countermeasure (SG-961, SG-962)."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Offer, Option, Play, ask_all
from tianxia.core.events import Seat
from tianxia.games.sanguosha.rules.table import Table

FIRST: Final = "first"
SECOND: Final = "second"


def both_choose(s: Table, me: Seat, other: Seat, skill: str, rule: str) -> Play[tuple[str, str]]:
    """SG-316: sealed until both have answered; then both choices are told."""

    def question(seat: Seat, against: Seat) -> Offer:
        told = {"skill": skill, "seat": against}
        return Offer(seat, "sanguosha.choose", rule, lambda: (Option(FIRST), Option(SECOND)), lambda: told)

    replies = yield from ask_all((question(me, other), question(other, me)))
    mine, theirs = replies[me].option, replies[other].option
    numbers = {"mine": 1 + (mine == SECOND), "theirs": 1 + (theirs == SECOND)}
    s.emit("sealed", {"seat": me, "opponent": other, "skill": skill, **numbers})
    return mine, theirs
