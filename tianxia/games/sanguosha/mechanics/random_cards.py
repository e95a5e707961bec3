"""Random cards (SG-67x): from the deck, the discard pile, and the extra deck (SG-120), made when it is needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tianxia.core.asks import Play, Sleeve
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import (
    BASIC,
    EQUIPMENT,
    FIRST_EXTRA,
    FIRST_HERO,
    KINDS,
    PRINTS,
    SLOTS,
    TACTIC,
    Print,
    extra_faces,
)
from tianxia.games.sanguosha.rules.deck import find_in_deck
from tianxia.games.sanguosha.rules.moves import GOT, move_cards
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.targets import why_forbidden
from tianxia.games.sanguosha.rules.using import Use, use_card
from tianxia.games.sanguosha.rules.zones import DISCARD, EXTRA, HAND, zone_of

SIDES: Final = 20  # SG-672: the die for a fully random card
BY_ROLL: Final = ((11, BASIC), (14, EQUIPMENT), (20, TACTIC))  # up to this number: that pile
Fits = Callable[[Print], bool]


# ---- from the deck and the discard pile


def get_from_deck(s: Table, seat: Seat, *wanted: Fits) -> Play[list[Sleeve]]:
    """SG-670, SG-674 to SG-677: for each wish a random card of the deck, all got at once and shown to all; what is not
    there is not got."""
    found: list[Sleeve] = []
    for fits in wanted:
        found += find_in_deck(s, but(s, fits, found))
    return (yield from get_shown(s, seat, found))


def but(s: Table, fits: Fits, taken: list[Sleeve]) -> Fits:
    """The same wish, without the cards that are taken already."""
    faces = [PRINTS[s.faces[card]] for card in taken]
    return lambda face: face not in faces and fits(face)


def get_from_discard(s: Table, seat: Seat, fits: Fits, count: int = 1) -> Play[list[Sleeve]]:
    """SG-670, SG-675: random cards of the discard pile, as many as there are."""
    lying = [card for card in s.zones[DISCARD] if fits(PRINTS[s.faces[card]])]
    found = [lying.pop(s.dice.below(len(lying))) for _ in range(min(count, len(lying)))]
    return (yield from get_shown(s, seat, found))


def get_from_deck_or_discard(s: Table, seat: Seat, fits: Fits) -> Play[list[Sleeve]]:
    """SG-676: the deck is searched first, then the discard pile."""
    found = yield from get_from_deck(s, seat, fits)
    return found or (yield from get_from_discard(s, seat, fits))


def get_shown(s: Table, seat: Seat, cards: list[Sleeve]) -> Play[list[Sleeve]]:
    """SG-677: whoever gets specific cards shows them."""
    if not s.alive[seat]:
        return []
    for card in cards:
        s.show(card, s.everyone())
    return (yield from move_cards(s, cards, zone_of(seat, HAND), GOT, seat, openly=True))


# ---- from the extra deck


def lay_out_extra_deck(s: Table) -> None:
    """SG-120: one more copy of the deck in use, in three piles by type; made when it is needed for the first time."""
    if any(FIRST_EXTRA <= face < FIRST_HERO for face in s.faces):
        return
    for face in extra_faces(s.deck_option):
        s.add_card(face, EXTRA[KINDS[PRINTS[face].kind].type])
    for zone in EXTRA.values():
        s.shuffle(zone)


def pile_of(s: Table, type: str) -> list[Sleeve]:
    """The pile of a type; what came back is shuffled in (SG-673)."""
    lay_out_extra_deck(s)
    zone = EXTRA[type]
    if any(s.seen[card] for card in s.zones[zone]):
        s.shuffle(zone)
    return s.zones[zone]


def get_of_types(s: Table, seat: Seat, *types: str) -> Play[list[Sleeve]]:
    """SG-671: a card of each of these types from the extra deck, all got at once, without being shown."""
    if not s.alive[seat]:
        return []
    found: list[Sleeve] = []
    for type in types:
        left = [card for card in pile_of(s, type) if card not in found]
        found += s.conceal(left[-1:], 0).values()  # which cards are taken may tell what others hold: fresh numbers
    return (yield from move_cards(s, found, zone_of(seat, HAND), GOT, seat))


def get_fully_random(s: Table, seat: Seat) -> Play[list[Sleeve]]:
    """SG-672: a die of 20 sides says which pile."""
    roll = 1 + s.dice.below(SIDES)
    return (yield from get_of_types(s, seat, next(type for most, type in BY_ROLL if roll <= most)))


# ---- random equipment


def use_random_equipment(s: Table, seat: Seat) -> Play[bool]:
    """SG-678, SG-679: a random card of the extra deck for the highest kind that this hero has not equipped: weapon,
    armor, defensive horse, offensive horse, treasure; it replaces nothing. Returns whether there was one."""
    for slot in SLOTS:
        if s.alive[seat] and s.in_slot(seat, slot) is None:
            card = find_equipment(s, seat, slot)
            if card is not None:
                yield from use_card(s, Use(seat, s.card(card), [seat]))
                return True
    return False


def find_equipment(s: Table, seat: Seat, slot: str) -> Sleeve | None:
    """A random card for this slot, whose other slots are free too, and which this hero may use."""
    fitting = [
        card
        for card in pile_of(s, EQUIPMENT)
        if slot in (slots := KINDS[s.kind_of(card)].slots)
        and all(s.in_slot(seat, each) is None and each not in s.disabled[seat] for each in slots)
        and why_forbidden(s, seat, s.card(card)) is None
    ]
    if not fitting:
        return None
    found = fitting[s.dice.below(len(fitting))]
    return s.conceal([found], s.everyone())[found]
