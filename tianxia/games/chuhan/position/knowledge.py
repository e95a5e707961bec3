"""What players know beyond their own hand, read from a battle and set in a position (CH-404, CH-513, CH-903)."""

from __future__ import annotations

from tianxia.core.events import SPECTATOR, Facts
from tianxia.core.given import GivenPosition
from tianxia.core.inputs import a_list
from tianxia.core.state import Face
from tianxia.games.chuhan.data import CHARACTERS, EVENT_IDS, FIRST_EVENT_FACE, IDS, VALUE
from tianxia.games.chuhan.rules.state import DRAW, Battle, rival
from tianxia.positions.knowledge import KnownLot, hear_known, say_known


def card_names(face: Face) -> tuple[str, ...]:
    """All names of a card: "han-xin" and "6", or "7" and "cao-shen"; an event has its id."""
    if face >= FIRST_EVENT_FACE:
        return (EVENT_IDS[face - FIRST_EVENT_FACE],)
    return (IDS[face], str(VALUE[face])) if face in CHARACTERS else (str(VALUE[face]), IDS[face])


def _lots(s: Battle) -> list[KnownLot]:
    """Of each player: the rival's hand, and the draw pile; of spectators: both hands."""
    lots: list[KnownLot] = []
    for seat in (0, 1):
        lots += [((s.clan(seat), "hand"), seat, rival(seat)), ((s.clan(seat), "draw"), seat, DRAW)]
        lots.append((("spectator", s.clan(seat)), SPECTATOR, seat))
    return lots


def known(s: Battle) -> Facts:
    """The key `knows`: known cards of a hand, known places of the draw pile from its top."""
    return say_known(s, _lots(s), card_names, (DRAW,))


def set_knowledge(s: Battle, given: GivenPosition) -> None:
    """The keys `knows` and `open_hand` of a position."""
    hear_known(s, _lots(s), card_names, (DRAW,), given)
    for clan in a_list("open_hand", given.get("open_hand", [])):
        seat = given.seat("a hand in open_hand", clan)
        s.open_to[seat] |= s.bit(rival(seat))
        for card in s.zones[seat]:
            s.show(card, s.bit(rival(seat)))
