"""Deliberate (SG-938): all who take part show a hand card at the same time, and the colours are counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tianxia.core.asks import Ask, Offer, Play, ask_all
from tianxia.core.events import Facts, Seat
from tianxia.core.windows import Subject
from tianxia.games.sanguosha.content import BLACK, COLOURS, NO_COLOUR, RED
from tianxia.games.sanguosha.rules.asking import option, pick_cards
from tianxia.games.sanguosha.rules.moves import show
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.using import in_turn_order
from tianxia.games.sanguosha.rules.windows import at
from tianxia.games.sanguosha.rules.zones import NOBODY

AFTER_DELIBERATING: Final = "deliberated"  # when its effects are over


class Deliberation(Subject):
    """Who took part, in turn order, which colour each showed, and which of them is the result."""

    __slots__ = ("colours", "initiator", "result", "skill")

    def __init__(self, initiator: Seat, skill: str) -> None:
        self.initiator: Seat = initiator
        self.skill: str = skill
        self.colours: dict[Seat, int] = {}
        self.result: int = NO_COLOUR  # equal: no effect

    def whose(self, point: str) -> Seat:
        """It is about all who took part: their skills say so themselves."""
        return NOBODY

    def plain(self) -> Facts:
        """What was shown is public."""
        return {"deliberation": self.skill, "seat": self.initiator, "result": COLOURS[self.result]}

    def showed(self, colour: int) -> list[Seat]:
        """Who showed this colour."""
        return [seat for seat, shown in self.colours.items() if shown == colour]


def can_deliberate(s: Table, seats: Sequence[Seat]) -> list[Seat]:
    """SG-938: heroes without hand cards cannot join."""
    return [seat for seat in in_turn_order(s, list(seats)) if s.alive[seat] and s.hand(seat)]


def card_to_show(s: Table, seat: Seat, skill: str) -> Ask:
    """One hand card, chosen secretly (SG-316)."""
    told = {"skill": skill}
    return Offer(seat, "sanguosha.choose", "SG-938", lambda: (option("cards", pick_cards(s.hand(seat))),), lambda: told)


def deliberate(s: Table, initiator: Seat, seats: Sequence[Seat], skill: str) -> Play[Deliberation]:
    """All cards are shown together, and the colour that more of them have is the result. The caller does the effects
    and then calls `end_deliberation`."""
    found = Deliberation(initiator, skill)
    taking_part = can_deliberate(s, seats)
    replies = yield from ask_all(tuple([card_to_show(s, seat, skill) for seat in taking_part]))
    for seat in taking_part:
        card = replies[seat].one("cards")
        show(s, seat, [card], skill)
        found.colours[seat] = s.card(card).colour
    red, black = len(found.showed(RED)), len(found.showed(BLACK))
    found.result = RED if red > black else BLACK if black > red else NO_COLOUR
    s.trail.append(found)
    counts = {"red": red, "black": black, "result": COLOURS[found.result]}
    s.emit("deliberated", {"seat": initiator, "skill": skill, **counts})
    return found


def end_deliberation(s: Table, found: Deliberation) -> Play[None]:
    """What skills make of it after its effects."""
    yield from at(s, AFTER_DELIBERATING, found)
    s.trail.remove(found)
