"""The names of cards in a position, and what players know beyond their own cards (ST-H02 to ST-H09)."""

from __future__ import annotations

from typing import Final

from tianxia.core.events import SPECTATOR, Facts
from tianxia.core.given import GivenPosition
from tianxia.core.state import Face
from tianxia.games.suntzu.data import CARDS, FACES, NAMES
from tianxia.games.suntzu.rules.state import DECK, DRAWN, War
from tianxia.positions.knowledge import KnownLot, hear_known, say_known

DECKS: Final = (DECK, DECK + 1)
CARD_NAMES: Final[dict[Face, tuple[str, ...]]] = {
    face: (id,) if CARDS[face]["kind"] == "plague" else (str(CARDS[face]["name"]), id) for face, id in enumerate(FACES)
}


def card_names(face: Face) -> tuple[str, ...]:
    """All names of a card: "5" and "num-5", "+1" and "plus-1"; a general or an event has its id."""
    return CARD_NAMES.get(face) or (NAMES[face],)


def _lots(s: War) -> list[KnownLot]:
    """Viewer, side, lot: that side's hand and drawn cards, its deck; of their own cards only the deck."""
    viewers = ((s.side(0), 0), (s.side(1), 1), ("spectator", SPECTATOR))
    zones = {"hand": 0, "drawn": DRAWN, "deck": DECK}
    return [
        ((name, s.side(seat), lot), viewer, zone + seat)
        for name, viewer in viewers
        for seat in (0, 1)
        for lot, zone in zones.items()
        if viewer != seat or lot == "deck"
    ]


def known(s: War) -> Facts:
    """The key `knows`: known cards, and known places of a deck from its top."""
    return say_known(s, _lots(s), card_names, DECKS)


def set_knowledge(s: War, given: GivenPosition) -> None:
    """The same, as a position says it."""
    hear_known(s, _lots(s), card_names, DECKS, given)
