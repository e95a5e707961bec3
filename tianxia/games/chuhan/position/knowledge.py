"""What players know beyond their own hand, read from a battle and set in a position (CH-404, CH-513, CH-903)."""

from __future__ import annotations

from tianxia.core.events import SPECTATOR, Facts
from tianxia.core.given import GivenPosition
from tianxia.core.inputs import a_list, a_table
from tianxia.core.state import Face
from tianxia.games.chuhan.data import CHARACTERS, EVENT_IDS, FIRST_EVENT_FACE, IDS, VALUE
from tianxia.games.chuhan.rules.state import DRAW, OPEN, Battle, rival
from tianxia.positions.knowledge import cards_at, cards_named, names_known, places_known


def card_names(face: Face) -> tuple[str, ...]:
    """All names of a card: "han-xin" and "6", or "7" and "cao-shen"; an event has its id."""
    if face >= FIRST_EVENT_FACE:
        return (EVENT_IDS[face - FIRST_EVENT_FACE],)
    return (IDS[face], str(VALUE[face])) if face in CHARACTERS else (str(VALUE[face]), IDS[face])


def known(s: Battle) -> Facts:
    """Of each player: known cards of the rival's hand, and known places of the draw pile from its top; of spectators:
    known cards of both hands, which both players know as well."""
    players = {
        s.clan(seat): {"hand": names_known(s, seat, rival(seat), card_names), "draw": places_known(s, seat, DRAW)}
        for seat in (0, 1)
    }
    return {**players, "spectator": {s.clan(seat): names_known(s, SPECTATOR, seat, card_names) for seat in (0, 1)}}


def set_knowledge(s: Battle, given: GivenPosition) -> None:
    """The keys `knows` and `open_hand` of a position."""
    knows = a_table("knows", given.get("knows", {}), (*given.names, "spectator"))
    for clan, cards in a_table("knows.spectator", knows.get("spectator", {}), given.names).items():
        for card in cards_named(s, f"knows.spectator.{clan}", cards, given.names.index(clan), card_names):
            s.show(card, OPEN)
    for seat, clan in enumerate(given.names):
        where = f"knows.{clan}"
        told = a_table(where, knows.get(clan, {}), ("hand", "draw"))
        hand = cards_named(s, f"{where}.hand", told.get("hand", []), rival(seat), card_names)
        for card in hand + cards_at(s, f"{where}.draw", told.get("draw", []), DRAW):
            s.show(card, s.bit(seat))
    for clan in a_list("open_hand", given.get("open_hand", [])):
        seat = given.seat("a hand in open_hand", clan)
        s.open_to[seat] |= s.bit(rival(seat))
        for card in s.zones[seat]:
            s.show(card, s.bit(rival(seat)))
