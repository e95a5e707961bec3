"""The names of cards in a position, and what players know beyond their own cards (ST-H02 to ST-H09)."""

from __future__ import annotations

from typing import Final

from tianxia.core.events import SPECTATOR, Facts, Seat
from tianxia.core.given import GivenPosition
from tianxia.core.inputs import a_table
from tianxia.core.state import Face
from tianxia.games.suntzu.data import CARDS, FACES, NAMES
from tianxia.games.suntzu.rules.state import DECK, DRAWN, OPEN, War
from tianxia.positions.knowledge import cards_at, cards_named, names_known, places_known

ONLOOKERS: Final = "spectator"
CARD_NAMES: Final[dict[Face, tuple[str, ...]]] = {
    face: (id,) if CARDS[face]["kind"] == "plague" else (str(CARDS[face]["name"]), id) for face, id in enumerate(FACES)
}


def card_names(face: Face) -> tuple[str, ...]:
    """All names of a card: "5" and "num-5", "+1" and "plus-1"; a general or an event has its id."""
    return CARD_NAMES.get(face) or (NAMES[face],)


def known(s: War) -> Facts:
    """Viewer, side, lot: the known cards of that side's hand and drawn cards, the known places of its deck from the
    top. What onlookers know everybody knows; of their own cards only the places of the deck are told."""
    viewers = ((s.side(0), 0), (s.side(1), 1), (ONLOOKERS, SPECTATOR))
    return {name: {s.side(seat): _lots(s, viewer, seat) for seat in (0, 1)} for name, viewer in viewers}


def _lots(s: War, viewer: Seat, seat: Seat) -> Facts:
    deck = {"deck": places_known(s, viewer, DECK + seat)}
    if viewer == seat:
        return deck
    lots = {"hand": seat, "drawn": DRAWN + seat}
    return {**{lot: names_known(s, viewer, zone, card_names) for lot, zone in lots.items()}, **deck}


def set_knowledge(s: War, given: GivenPosition) -> None:
    """The key `knows` of a position; first what everybody knows, so that of alike cards the open one is meant."""
    knows = a_table("knows", given.get("knows", {}), (*given.names, ONLOOKERS))
    for viewer, bits in ((ONLOOKERS, OPEN), (given.names[0], s.bit(0)), (given.names[1], s.bit(1))):
        told = a_table(f"knows.{viewer}", knows.get(viewer, {}), given.names)
        for side, lots in told.items():
            where, seat = f"knows.{viewer}.{side}", given.names.index(side)
            a_table(where, lots, ("deck",) if side == viewer else ("hand", "drawn", "deck"))
            cards = cards_at(s, f"{where}.deck", lots.get("deck", []), DECK + seat)
            for lot, zone in (("hand", seat), ("drawn", DRAWN + seat)):
                cards += cards_named(s, f"{where}.{lot}", lots.get(lot, []), zone, card_names)
            for card in cards:
                s.show(card, bits)
