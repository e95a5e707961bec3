"""Marked cards (SG-939 to SG-941): public in a hand, until they leave it or, if for good, return to the deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tianxia.core.asks import CARD, Sleeve
from tianxia.core.events import Seat
from tianxia.core.state import Zone
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.zones import DECK

PERMANENT: Final[list[str]] = []  # skills whose marks stay until the card returns to the deck (SG-940)


def mark(s: Table, seat: Seat, cards: Sequence[Sleeve], skill: str, owner: Seat) -> None:
    """SG-941: the cards are shown to all and stay so."""
    for card in cards:
        s.show(card, s.everyone())
        s.marks.append((card, skill, owner))
    faces = [{"card": CARD[card], "face": s.face_name(s.faces[card])} for card in cards]
    s.emit("mark", {"seat": seat, "skill": skill, "cards": faces})


def is_marked(s: Table, card: Sleeve) -> bool:
    """Whether this card bears any mark."""
    return bool(s.marks) and any(card == marked for marked, _, _ in s.marks)


def bears(s: Table, card: Sleeve, skill: str, owner: Seat) -> bool:
    """Whether this card bears the mark of this skill of this hero (SG-911)."""
    return (card, skill, owner) in s.marks


def unmarked(s: Table, cards: Sequence[Sleeve]) -> list[Sleeve]:
    """Those of them that bear no mark."""
    return [card for card in cards if not is_marked(s, card)]


def end_marks(s: Table, skill: str, owner: Seat) -> None:
    """The marks of this skill of this hero are over; what was seen was seen."""
    s.marks = [row for row in s.marks if row[1:] != (skill, owner)]


def follow_marks(s: Table, card: Sleeve, to: Zone) -> None:
    """SG-939, SG-940: a card moves; its marks end, but for permanent ones on another way than into the deck."""
    s.marks = [row for row in s.marks if row[0] != card or (row[1] in PERMANENT and to != DECK)]
