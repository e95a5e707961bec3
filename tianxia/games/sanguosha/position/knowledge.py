"""What players know beyond their own cards (SG-H01 to SG-H17), as a position reads and sets it."""

from __future__ import annotations

from typing import Any, Final

from tianxia.core.asks import Sleeve
from tianxia.core.events import Facts
from tianxia.core.inputs import a_list, a_number, a_table, said
from tianxia.core.state import Zone
from tianxia.errors import BadInput
from tianxia.games.sanguosha.kinds.equipment import holds_cow
from tianxia.games.sanguosha.position.naming import GivenPosition, card_names, named, seat_names
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.zones import (
    BESIDES,
    CHARACTERS,
    DECK,
    HAND,
    OFFERED,
    ROLE,
    SUPPLIES,
    area_of,
    owner_of,
    zone_of,
)

EVERYBODY: Final = "everybody"
PILES: Final = {"deck": DECK, "supplies": SUPPLIES, "characters": CHARACTERS}  # cards by their place from the top
AREAS: Final = {"hands": HAND, "besides": BESIDES, "offered": OFFERED, "roles": ROLE}  # cards by name
KEYS: Final = (*AREAS, *PILES)


def known_anyway(s: Table, zone: Zone) -> int:
    """Who sees the cards of this place because of where they are: roles (SG-108, SG-371), Supplies (SG-1247)."""
    if zone == SUPPLIES:
        return sum([s.bit(seat) for seat in range(s.seats) if holds_cow(s, seat)])
    if area_of(zone) == ROLE and (owner_of(zone) == s.ruler or not s.alive[owner_of(zone)]):
        return s.everyone()
    return s.open_to[zone]


# ---- reading


def known(s: Table) -> Facts:
    """Place by place the cards that are known to more viewers than the place tells, each with who knows it."""
    names = seat_names(s)
    found: Facts = {key: _piled(s, zone, names) for key, zone in PILES.items()}
    for key, area in AREAS.items():
        lots = {name: _lying(s, zone_of(seat, area), names) for seat, name in enumerate(names)}
        found[key] = {name: lot for name, lot in lots.items() if lot}
    return {key: lots for key, lots in found.items() if lots}


def _piled(s: Table, zone: Zone, names: tuple[str, ...]) -> list[Any]:
    anyway = known_anyway(s, zone)
    return [
        [place, _viewers(s, s.seen[card], anyway, names)]
        for place, card in enumerate(s.zones[zone][::-1])
        if s.seen[card] & ~anyway
    ]


def _lying(s: Table, zone: Zone, names: tuple[str, ...]) -> list[Any]:
    anyway = known_anyway(s, zone)
    return [
        [named(s, card), _viewers(s, s.seen[card], anyway, names)] for card in s.zones[zone] if s.seen[card] & ~anyway
    ]


def _viewers(s: Table, seen: int, anyway: int, names: tuple[str, ...]) -> list[str]:
    if seen == s.everyone():
        return [EVERYBODY]
    return [name for seat, name in enumerate(names) if seen & ~anyway & s.bit(seat)]


# ---- setting


def set_knowledge(s: Table, given: GivenPosition) -> None:
    """First what the places tell, then the key `knows` of a position."""
    for zone in range(len(s.zones)):
        for card in s.zones[zone]:
            s.show(card, known_anyway(s, zone))
    knows = a_table("knows", given.get("knows", {}), KEYS)
    for key, zone in PILES.items():
        pile = s.zones[zone][::-1]
        for what, entry in _entries(f"knows.{key}", knows.get(key, [])):
            place = a_number(f"the place of {what}", entry[0], 0, len(pile) - 1)
            s.show(pile[place], _bits(s, given, what, entry[1]))
    for key, area in AREAS.items():
        for name, lot in a_table(f"knows.{key}", knows.get(key, {}), given.names).items():
            lying = s.zones[zone_of(given.names.index(name), area)]
            for what, entry in _entries(f"knows.{key}.{name}", lot):
                s.show(_meant(s, what, entry[0], lying), _bits(s, given, what, entry[1]))


def _entries(what: str, lot: object) -> list[tuple[str, list[Any]]]:
    entries = [(f"entry {n} of {what}", entry) for n, entry in enumerate(a_list(what, lot), 1)]
    for where, entry in entries:
        if not isinstance(entry, list) or len(entry) != 2:
            raise BadInput(f"{where} is a card and the list of those who know it, not {said(entry)}")
    return entries


def _meant(s: Table, what: str, name: object, lying: list[Sleeve]) -> Sleeve:
    fitting = sorted([card for card in lying if name in card_names(s.faces[card])], key=lambda card: s.faces[card])
    if not fitting:
        raise BadInput(f"{what} names {said(name)}, which is not there")
    return fitting[0]


def _bits(s: Table, given: GivenPosition, what: str, viewers: object) -> int:
    if viewers == [EVERYBODY]:
        return s.everyone()
    bits = 0
    for name in a_list(f"the viewers of {what}", viewers):
        bits |= s.bit(given.seat(f"a viewer of {what}", name))
    return bits
