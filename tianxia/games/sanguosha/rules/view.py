"""What a viewer may know of a table (SG-H01 to SG-H17), built up from nothing; and a table that looks the same."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import CARD, Sleeve
from tianxia.core.by_default import zones_of_seat, zones_shown
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.state import Zone
from tianxia.core.views import known, lot, top_of_pile
from tianxia.games.sanguosha.content import FIRST_HERO, HEROES, KINDS, RULER_OFFER, starts_hidden
from tianxia.games.sanguosha.mechanics.attendants import some_of
from tianxia.games.sanguosha.rules.distance import attack_range, distances
from tianxia.games.sanguosha.rules.fields import STEP_WORDS
from tianxia.games.sanguosha.rules.setup import hero_of
from tianxia.games.sanguosha.rules.table import CHOOSE_RULER, Table
from tianxia.games.sanguosha.rules.turns import hand_limit
from tianxia.games.sanguosha.rules.zones import (
    ATOP,
    BESIDES,
    CHARACTERS,
    DECK,
    EXTRA,
    FACE_DOWN,
    HAND,
    HERO_CARD,
    HIDDEN_BESIDES,
    JUDGEMENT,
    MOST_SEATS,
    OFFERED,
    PREMEDITATED,
    ROLE,
    SUPPLIES,
    zone_of,
)

STEPS = STEP_WORDS


def zones_of(seats: int, *areas: int) -> tuple[Zone, ...]:
    """These areas of all seats."""
    return tuple([zone_of(seat, area) for seat in range(seats) for area in areas])


HIDDEN_IN: Final = [
    (
        zones_of(seats, ROLE),
        (CHARACTERS, *zones_of(seats, OFFERED, HERO_CARD)),
        (DECK, FACE_DOWN, SUPPLIES, *EXTRA.values(), *zones_of(seats, HAND, PREMEDITATED, BESIDES, HIDDEN_BESIDES)),
    )
    for seats in range(MOST_SEATS + 1)
]  # number of seats -> where roles, heroes and playing cards may lie that not everybody knows


def view(s: Table, viewer: Seat) -> Facts:
    """Seats, piles, the turn, and what is being resolved."""
    return {
        "game": "sanguosha",
        "viewer": viewer,
        **s.open_facts(),
        "seats": [seat_view(s, viewer, seat) for seat in range(s.seats)],
        "deck": {"count": len(s.zones[DECK]), "known": top_of_pile(s, viewer, DECK)},  # SG-H05
        **zones_shown(s, viewer),
        "supplies": lot(s, viewer, s.zones[SUPPLIES]),
        "characters": len(s.zones[CHARACTERS]),
        "extra_deck": {type: len(s.zones[zone]) for type, zone in EXTRA.items()},
        "distances": distances(s),
        "deeds": [s.deeds[seat * s.seats : (seat + 1) * s.seats] for seat in range(s.seats)],
        "resolving": [matter.plain() for matter in s.trail],
    }


def seat_view(s: Table, viewer: Seat, seat: Seat) -> Facts:
    """One hero: all that lies open, and what the viewer knows of the rest."""
    hero = s.hero[seat]
    role = s.zones[zone_of(seat, ROLE)][0]
    incarnations = s.zones[zone_of(seat, OFFERED)]
    return {
        "hero": HEROES[hero].id if hero >= 0 and not s.unrevealed[seat] else None,
        "role": s.face_name(s.faces[role]) if s.knows(viewer, role) else None,
        **s.seat_facts(viewer, seat),
        "alive": s.lives(seat),
        "uses": [[scope, skill, s.used(seat, skill, scope)] for scope, skill in uses_of(s, seat)],
        "values": [[skill, name, value] for whose, skill, name, value in s.values if whose == seat],
        "effects": [[name, value, until] for name, whose, value, until in s.effects if whose == seat],
        "count": len(s.hand(seat)),
        "extra": extra_cards(s, seat),
        "range": attack_range(s, seat),
        "limit": max(0, hand_limit(s, seat)) if hero >= 0 else 0,
        **zones_of_seat(s, viewer, seat),
        "judgement": labelled(s, zone_of(seat, JUDGEMENT)),
        "atop": labelled(s, zone_of(seat, ATOP)),
        "marked": [{**known(s, card), "as": skill} for card, skill, _ in s.marks if card in s.hand(seat)],
        "hand_labels": hand_labels(s, viewer, seat),
        "incarnation": shown_of(s, incarnations) if incarnations else None,
    }


def shown_of(s: Table, incarnations: list[Sleeve]) -> str | None:
    """The one that lies open: it has a label."""
    return next((s.face_name(s.faces[card]) for card in incarnations if card in s.labels), None)


def is_in_use(s: Table) -> bool:
    """Whether the extra deck has been needed yet."""
    for zone in EXTRA.values():  # noqa: SIM110 - every view looks at it for every seat, and `any` costs a generator
        if s.zones[zone]:
            return True
    return False


def extra_cards(s: Table, seat: Seat) -> dict[str, int]:
    """R72: how many cards of a hand belong to the extra deck, by the pile to which they return: their backs tell it."""
    if not is_in_use(s):
        return {}
    types = [KINDS[s.kind_of(card)].type for card in s.hand(seat) if s.is_extra(card)]
    return {type: types.count(type) for type in EXTRA if type in types}


def uses_of(s: Table, seat: Seat) -> list[tuple[str, str]]:
    """Which skills and cards count as used, each once."""
    return list(dict.fromkeys([(scope, skill) for scope, whose, skill in s.uses if whose == seat]))


def labelled(s: Table, zone: int) -> list[Facts]:
    """Open cards with what they are called there."""
    return [{**known(s, card), "as": s.labels.get(card, "")} for card in s.zones[zone]]


def hand_labels(s: Table, viewer: Seat, seat: Seat) -> Facts:
    """What skills say of hand cards that the viewer knows: an unlimited one, for example."""
    if not s.labels:
        return {}
    return {CARD[card]: s.labels[card] for card in s.hand(seat) if card in s.labels and s.knows(viewer, card)}


def twin(s: Table, viewer: Seat, dice: Dice) -> None:
    """Playing cards, heroes and roles are dealt anew among the places that the viewer does not know."""
    roles, heroes, playing = HIDDEN_IN[s.seats]
    s.redeal(s.hidden_from(viewer, roles), dice)
    s.redeal(s.hidden_from(viewer, heroes), dice)
    if s.step == CHOOSE_RULER:
        offer_lords(s, viewer, dice)
    for seat in range(s.seats):
        if s.clique_offer[seat] and seat != viewer:
            offer_attendants(s, seat, dice)
    if any(s.unrevealed):
        deal_hidden(s, viewer, dice)
    places = s.hidden_from(viewer, playing)
    for sleeves in by_back(s, places) if is_in_use(s) else (places,):
        s.redeal(sleeves, dice)


def by_back(s: Table, cards: list[Sleeve]) -> list[list[Sleeve]]:
    """R72: cards of the extra deck are told from others, and by the pile to which they return."""
    lots: dict[str, list[Sleeve]] = {}
    for card in cards:
        lots.setdefault(KINDS[s.kind_of(card)].type if s.is_extra(card) else "", []).append(card)
    return list(lots.values())


def deal_hidden(s: Table, viewer: Seat, dice: Dice) -> None:
    """SG-1640: everybody knows that a hidden hero has a stealth skill."""
    cards = {seat: s.zones[zone_of(seat, OFFERED)][0] for seat in range(s.seats) if s.unrevealed[seat]}
    places = tuple([zone_of(seat, OFFERED) for seat in range(s.seats) if seat not in cards])
    spare = [card for card in s.hidden_from(viewer, (CHARACTERS, *places)) if starts_hidden(hero_of(s, card))]
    for seat, card in cards.items():
        if not starts_hidden(hero_of(s, card)):
            into = spare.pop(dice.below(len(spare)))
            s.faces[card], s.faces[into] = s.faces[into], s.faces[card]
        s.hero[seat] = s.faces[card] - FIRST_HERO


def offer_attendants(s: Table, seat: Seat, dice: Dice) -> None:
    """SG-H16: which attendants are unshown is public, but not which of them are offered."""
    s.clique_offer[seat] = some_of(s.attendants[seat], len(s.clique_offer[seat]), dice)


def offer_lords(s: Table, viewer: Seat, dice: Dice) -> None:
    """SG-109: everybody knows that the ruler is offered three heroes with a ruler skill."""
    offered = s.hidden_from(viewer, (zone_of(s.ruler, OFFERED),))
    if not offered:
        return
    others = s.hidden_from(viewer, (CHARACTERS,))
    lords = [card for card in offered if hero_of(s, card).ruler_capable]
    plain = [card for card in offered if card not in lords]
    spare = [card for card in others if hero_of(s, card).ruler_capable]
    while len(lords) < RULER_OFFER[0] and spare:
        out, into = plain.pop(), spare.pop(dice.below(len(spare)))
        s.faces[out], s.faces[into] = s.faces[into], s.faces[out]
        lords.append(out)
