"""What players know beyond their own hand, read from a battle and set in a position (CH-404, CH-513, CH-903)."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Sleeve
from tianxia.core.events import SPECTATOR, Facts, Seat
from tianxia.core.inputs import a_list, a_number, a_table, said, texts
from tianxia.errors import BadInput
from tianxia.games.chuhan.data import CHARACTERS, IDS, VALUE
from tianxia.games.chuhan.rules.state import DRAW, OPEN, Battle, rival

CLANS: Final = ("han", "chu")


def face_name(face: int) -> str:
    """Characters by their id, alike copies by their value."""
    return IDS[face] if face in CHARACTERS else str(VALUE[face])


def card_names(face: int) -> tuple[str, ...]:
    """All names of a card: "han-xin" and "6", or "7" and "cao-shen"."""
    return (IDS[face], str(VALUE[face])) if face in CHARACTERS else (str(VALUE[face]), IDS[face])


def seat_of(s: Battle, what: str, value: object) -> Seat:
    """The seat of a clan."""
    if value not in CLANS:
        raise BadInput(f"{what} is han or chu, not {said(value)}")
    return s.han if value == "han" else rival(s.han)


# ---- reading


def known(s: Battle) -> Facts:
    """Of each player: known cards of the rival's hand, and known places of the draw pile from its top; of spectators:
    known cards of both hands, which both players know as well."""
    pile = s.zones[DRAW][::-1]

    def hand(viewer: Seat, seat: Seat) -> list[str]:
        return [face_name(face) for face in sorted([s.faces[c] for c in s.zones[seat] if s.knows(viewer, c)])]

    players = {
        s.clan(seat): {
            "hand": hand(seat, rival(seat)),
            "draw": [place for place, card in enumerate(pile) if s.knows(seat, card)],
        }
        for seat in (0, 1)
    }
    return {**players, "spectator": {s.clan(seat): hand(SPECTATOR, seat) for seat in (0, 1)}}


# ---- setting


def set_knowledge(s: Battle, position: Facts) -> None:
    """The keys `knows` and `open_hand` of a position."""
    knows = a_table("knows", position.get("knows", {}), (*CLANS, "spectator"))
    for clan, names in a_table("knows.spectator", knows.get("spectator", {}), CLANS).items():
        for card in _named(s, f"knows.spectator.{clan}", seat_of(s, "a hand", clan), names):
            s.show(card, OPEN)
    for clan in CLANS:
        where = f"knows.{clan}"
        told = a_table(where, knows.get(clan, {}), ("hand", "draw"))
        seat = seat_of(s, where, clan)
        pile = s.zones[DRAW][::-1]
        places = [
            a_number(f"a place of {where}.draw", place, 0, len(pile) - 1)
            for place in a_list(f"{where}.draw", told.get("draw", []))
        ]
        for card in _named(s, f"{where}.hand", rival(seat), told.get("hand", [])) + [pile[place] for place in places]:
            s.show(card, s.bit(seat))
    for clan in a_list("open_hand", position.get("open_hand", [])):
        seat = seat_of(s, "a hand in open_hand", clan)
        s.open_to[seat] |= s.bit(rival(seat))
        for card in s.zones[seat]:
            s.show(card, s.bit(rival(seat)))


def _named(s: Battle, what: str, seat: Seat, value: object) -> list[Sleeve]:
    """The cards of a hand that are meant, first those that everybody knows, by exact names before values."""
    names = texts(what, value)
    hand = sorted(s.zones[seat], key=lambda card: not s.is_open(card))
    told: list[Sleeve] = []
    for exactly in (True, False):
        for name in [name for name in names if (name in IDS) is exactly]:
            fitting = [card for card in hand if card not in told and name in card_names(s.faces[card])]
            if not fitting:
                raise BadInput(f"{what} names {said(name)}, which is not in that hand")
            told.append(fitting[0])
    return told
