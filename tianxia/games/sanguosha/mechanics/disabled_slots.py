"""Disabled equipment slots (SG-1203, SG-1204): they hold nothing, and are not empty either."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Option, Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import SLOTS
from tianxia.games.sanguosha.rules.asking import choose
from tianxia.games.sanguosha.rules.moves import place_in_discard
from tianxia.games.sanguosha.rules.table import Table

MOUNT: Final = ("plus-horse", "minus-horse")  # SG-1203: the subtype has both slots


def open_slots(s: Table, seat: Seat) -> list[str]:
    """The slots that are not disabled."""
    return [slot for slot in SLOTS if slot not in s.disabled[seat]]


def disable(s: Table, seat: Seat, *slots: str) -> Play[None]:
    """SG-1203, SG-1204: these slots are closed; what lay in them is placed in the discard pile."""
    closing = [slot for slot in slots if slot not in s.disabled[seat]]
    lying = [card for slot in closing if (card := s.in_slot(seat, slot)) is not None]
    yield from place_in_discard(s, list(dict.fromkeys(lying)))
    set_slots(s, seat, (*s.disabled[seat], *closing))


def reopen(s: Table, seat: Seat, slot: str) -> None:
    """A disabled slot is open, and empty, again."""
    set_slots(s, seat, tuple([closed for closed in s.disabled[seat] if closed != slot]))


def set_slots(s: Table, seat: Seat, disabled: tuple[str, ...]) -> None:
    """Which slots are disabled from now on, in the order of the slots."""
    s.disabled[seat] = tuple([slot for slot in SLOTS if slot in disabled])
    s.emit("slots", {"seat": seat, "slots": list(s.disabled[seat])})


def choose_slot(s: Table, seat: Seat, skill: str, slots: list[str]) -> Play[str]:
    """One of these slots; where there is only one, nobody is asked."""
    if len(slots) == 1:
        return slots[0]
    reply = yield from choose(s, seat, skill, lambda: tuple([Option(slot) for slot in slots]), rule="SG-1203")
    return reply.option
