"""The names of things in a position, and what players know beyond their own cards (ST-H02 to ST-H09)."""

from __future__ import annotations

from typing import Any, Final

from tianxia.core.asks import Sleeve
from tianxia.core.events import SPECTATOR, Facts, Seat
from tianxia.core.inputs import a_list, a_number, a_table, a_text, said, texts
from tianxia.core.state import Face
from tianxia.errors import BadInput
from tianxia.games.suntzu.data import CARDS, FACES, NAMES, PROVINCES, SIDES
from tianxia.games.suntzu.rules.state import DECK, DRAWN, OPEN, War

LOTS: Final = ("hand", "drawn", "deck")
CARD_NAMES: Final[dict[Face, tuple[str, ...]]] = {
    face: (id,) if CARDS[face]["kind"] == "plague" else (str(CARDS[face]["name"]), id) for face, id in enumerate(FACES)
}


def card_names(face: Face) -> tuple[str, ...]:
    """All names of a card: "5" and "num-5", "+1" and "plus-1"; a general or an event has its id."""
    return CARD_NAMES.get(face) or (NAMES[face],)


def face_name(face: Face) -> str:
    """The name that the picture uses."""
    return card_names(face)[0]


def seat_of(s: War, what: str, value: object) -> Seat:
    """The seat of a side."""
    if value not in SIDES:
        raise BadInput(f"{what} is suntzu or shao, not {said(value)}")
    return s.suntzu if value == "suntzu" else 1 - s.suntzu


def province_of(what: str, value: object) -> int:
    """The place of a province on the edge."""
    name = a_text(what, value)
    if name not in PROVINCES:
        raise BadInput(f"{what} is one of {', '.join(PROVINCES)}, not {said(name)}")
    return PROVINCES.index(name)


def by_side(position: Facts, key: str) -> dict[str, Any]:
    """A key of a position that is a table with an entry for each side, or for one."""
    given = position.get(key)
    return a_table(key, {} if given is None else given, SIDES)


# ---- reading


def known(s: War) -> Facts:
    """Viewer, side, lot: the known cards of that side's hand and drawn cards, the known places of its deck from the
    top. What onlookers know everybody knows; of their own cards only the places of the deck are told."""
    viewers = (*[(s.side(seat), seat) for seat in (s.suntzu, 1 - s.suntzu)], ("spectator", SPECTATOR))
    return {
        name: {s.side(seat): _lots(s, viewer, seat) for seat in (s.suntzu, 1 - s.suntzu)} for name, viewer in viewers
    }


def _lots(s: War, viewer: Seat, seat: Seat) -> Facts:
    def names(cards: list[Sleeve]) -> list[str]:
        return [face_name(face) for face in sorted([s.faces[card] for card in cards if s.knows(viewer, card)])]

    deck = [place for place, card in enumerate(s.zones[DECK + seat][::-1]) if s.knows(viewer, card)]
    if viewer == seat:
        return {"deck": deck}
    return {"hand": names(s.zones[seat]), "drawn": names(s.zones[DRAWN + seat]), "deck": deck}


# ---- setting


def set_knowledge(s: War, position: Facts) -> None:
    """The key `knows` of a position; first what everybody knows, so that of alike cards the open one is meant."""
    knows = a_table("knows", position.get("knows", {}), (*SIDES, "spectator"))
    for viewer in ("spectator", *SIDES):
        told = a_table(f"knows.{viewer}", knows.get(viewer, {}), SIDES)
        bits = OPEN if viewer == "spectator" else s.bit(seat_of(s, "a viewer", viewer))
        for side, lots in told.items():
            where = f"knows.{viewer}.{side}"
            a_table(where, lots, ("deck",) if side == viewer else LOTS)
            for card in _meant(s, where, seat_of(s, "a side", side), lots):
                s.show(card, bits)


def _meant(s: War, where: str, seat: Seat, lots: Facts) -> list[Sleeve]:
    deck = s.zones[DECK + seat][::-1]
    cards = [
        deck[a_number(f"a place of {where}.deck", place, 0, len(deck) - 1)]
        for place in a_list(f"{where}.deck", lots.get("deck", []))
    ]
    for lot, zone in (("hand", seat), ("drawn", DRAWN + seat)):
        open_first = sorted(s.zones[zone], key=lambda card: not s.is_open(card))
        for name in texts(f"{where}.{lot}", lots.get(lot, [])):
            fitting = [card for card in open_first if card not in cards and name in card_names(s.faces[card])]
            if not fitting:
                raise BadInput(f"{where}.{lot} names {said(name)}, which is not there")
            cards.append(fitting[0])
    return cards
