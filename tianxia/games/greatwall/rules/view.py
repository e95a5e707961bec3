"""What a viewer may know of the realm, built up from nothing; and another one that looks the same."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import CARD, Sleeve
from tianxia.core.by_default import zones_of_seat, zones_shown
from tianxia.core.dice import Dice
from tianxia.core.events import OPEN, Facts, Seat
from tianxia.core.views import pile, row
from tianxia.games.greatwall.data import LOCATIONS, OURS, RESOURCES, SECTIONS, SOLDIERS
from tianxia.games.greatwall.rules.forecast import (
    execution,
    horde_facts,
    location_facts,
    prices,
    printed_facts,
    running,
    section_facts,
    to_come,
)
from tianxia.games.greatwall.rules.locations import ready
from tianxia.games.greatwall.rules.scoring import requests_needed
from tianxia.games.greatwall.rules.state import (
    ACTIVE,
    ADVISOR_DECK,
    ARTIFACTS_LEFT,
    AT,
    AT_KHAN,
    AUTOMATON,
    BARRICADE,
    CHAMBER,
    CLERK,
    DEALT,
    EVENT_DECK,
    FIRING,
    FORTRESS,
    FREE,
    GENERALS_LEFT,
    HORDE_DECK,
    HORDE_PAST,
    KHAN,
    LOCATION,
    ON_CARD,
    OUT,
    OWN,
    POOL,
    RAT_DECK,
    REQUEST_DECK,
    REST,
    SHAME,
    SKILLS,
    SKILLS_LEFT,
    SOLO_DECK,
    SUPPLY,
    TACTIC_DECK,
    TACTICS,
    TIME,
    WOUND,
    Realm,
    clan_of,
    kind_of,
    screens_are_open,
    soldier,
)
from tianxia.games.greatwall.rules.winter import breach_cost, card_power

DECKS: Final = {
    "tactics": TACTIC_DECK, "advisors": ADVISOR_DECK, "events": EVENT_DECK, "requests": REQUEST_DECK, "rat": RAT_DECK,
    "partner": SOLO_DECK,
}  # fmt: skip
NUMBERS: Final = ("power", "honour", "cost", "tea")  # of a card, beside its text
KINDS: Final = tuple([(name, soldier(kind, 0) - soldier(0, 0)) for kind, name in enumerate(SOLDIERS)])  # pieces apart
CLERK_PLACES: Final = {"pool": POOL, "chamber": CHAMBER, "card": ON_CARD}
SOLDIER_PLACES: Final = {"pool": POOL, "khan": AT_KHAN, "fortress": FORTRESS, "out": OUT}


def view(s: Realm, viewer: Seat) -> Facts:
    """Board, tracks, cards in the open; of hidden things what the viewer knows."""
    return {
        "game": "greatwall",
        "viewer": viewer,
        "mode": s.variant.mode,
        "scenario": s.variant.scenario.get("id"),
        "modules": list(s.variant.modules),
        "foreign": foreign_cards(s) if s.variant.box.foreign else None,
        **s.open_facts(),
        "tally": None if s.tally is None else s.tally["seats"],
        "year": s.tracks[TIME],
        "years": s.variant.years,
        "lethality": s.lethality,
        "breach_cost": breach_cost(s),
        "requests_needed": requests_needed(s),
        "coming": list(s.variant.side.hordes),
        "now": running(s),
        "next": to_come(s),
        "execution": execution(s),
        "supply": {name: s.stock[kind][SUPPLY] for kind, name in enumerate(RESOURCES)},
        "shame_pool": s.stock[SHAME][SUPPLY],
        "barricades": s.stock[BARRICADE][SUPPLY],
        "locations": locations_view(s),
        "sections": [section_view(s, section) for section in s.variant.sections],
        "horde_deck": {"left": len(s.zones[HORDE_DECK]), "top": top_back(s), "past": len(s.zones[HORDE_PAST])},
        "peeked": [card for card in pile(s, viewer, HORDE_DECK) if card is not None],
        "decks": {word: len(s.zones[zone]) for word, zone in DECKS.items()},
        **zones_shown(s, viewer),
        "khan_cards": [
            {**covered_view(s, card), **printed_facts(s.card(card))} for card in s.zones[KHAN] + s.zones[SKILLS]
        ],
        "stand_in": stand_in_view(s),
        "prices": prices(s, viewer) if 0 <= viewer < s.seats else None,
        "seats": [seat_view(s, viewer, seat) for seat in range(s.seats)],
        "resolving": [matter.plain() for matter in s.trail],
    }


def foreign_cards(s: Realm) -> Facts:
    """What is printed on the cards of another set, which no book knows."""
    cards = [card for card in s.variant.box.cards if OURS.printed(card.id) != (card.name, card.row.get("text", ""))]
    return {
        card.id: {
            "name": card.name,
            "text": card.row.get("text", ""),
            "sort": card.sort,
            **{name: card.row[name] for name in NUMBERS if name in card.row},
        }
        for card in cards
    }


def stand_in_view(s: Realm) -> Facts | None:
    """GW-1004, GW-1024: the clan that nobody plays; it is told as one seat more."""
    if not s.zones[AUTOMATON]:
        return None
    return {"seat": s.seats, "clerks": s.stock[CLERK + s.seats][POOL], "pool": soldiers_at(s, s.seats, POOL)}


def top_back(s: Realm) -> str | None:
    """GW-213: the Invasion indicator on the back of the top card is visible to all."""
    deck = s.zones[HORDE_DECK]
    return str(s.card(deck[-1]).row["invasion"]) if deck else None


def locations_view(s: Realm) -> list[Facts]:
    """The Locations: spots, and whose Clerks stand there."""
    firing = ready(s)
    rows = [s.stock[CLERK + clan] for clan in clans(s)]
    found: list[Facts] = []
    for at in s.variant.locations:
        clerks = [row[LOCATION + at] for row in rows]
        found.append(
            {"id": LOCATIONS[at], "spots": s.spots(at), "clerks": clerks, **location_facts(s, at, clerks, firing)}
        )
    return found


def clans(s: Realm) -> range:
    """All clans, that which nobody plays last."""
    return range(s.seats + bool(s.zones[AUTOMATON]))


def section_view(s: Realm, section: int) -> Facts:
    """A Wall Section: level, Barricades, Soldiers, Hordes, and how an assault would end."""
    hordes = s.hordes(section)
    powers = [max(0, card_power(s, section, card)) for card in hordes]
    return {
        "id": SECTIONS[section],
        "level": s.level(section),
        "barricades": s.stock[BARRICADE][AT + section],
        "rest": [soldiers_at(s, seat, REST + section) for seat in range(s.seats)],
        "firing": [soldiers_at(s, seat, FIRING + section) for seat in range(s.seats)],
        "hordes": [horde_view(s, card, power) for card, power in zip(hordes, powers, strict=True)],
        **section_facts(s, section, hordes, sum(powers)),
    }


def soldiers_at(s: Realm, seat: Seat, place: int) -> Facts:
    """Soldiers of a clan at a place, by kind."""
    first = soldier(0, seat)
    return {name: s.stock[first + by_kind][place] for name, by_kind in KINDS}


def horde_view(s: Realm, card: Sleeve, power: int) -> Facts:
    """A Horde card with what covers its Vital spots."""
    return {**covered_view(s, card, s.place_of_horde(card)[1] + 1), **horde_facts(s, card, power)}


def covered_view(s: Realm, card: Sleeve, row: int | None = None) -> Facts:
    """A card with Vital spots, and what covers them."""
    spots = [None if spot == FREE else spot_view(spot) for spot in s.cover[card]]
    return {"card": CARD[card], "face": s.card(card).id, "row": row, "spots": spots}


def spot_view(spot: int) -> Facts:
    """What covers a Vital spot."""
    if spot < FREE:
        return {"blocked": True}
    if spot == WOUND:
        return {"wound": True}
    return {"seat": clan_of(spot), "soldier": SOLDIERS[kind_of(spot)], "figure": spot}


def seat_view(s: Realm, viewer: Seat, seat: Seat) -> Facts:
    """One player; resources behind the screen only for their owner (GW-302)."""
    sees = viewer in (seat, OPEN) or screens_are_open(s)
    return {
        **s.seat_facts(viewer, seat),
        "resources": {name: s.stock[kind][OWN + seat] for kind, name in enumerate(RESOURCES)} if sees else None,
        "shame": s.stock[SHAME][OWN + seat],
        "overseers": {LOCATIONS[at]: level for at, level in enumerate(s.overseers[seat]) if level},
        "clerks": {word: s.stock[CLERK + seat][place] for word, place in CLERK_PLACES.items()},
        "soldiers": {word: soldiers_at(s, seat, place) for word, place in SOLDIER_PLACES.items()},
        **zones_of_seat(s, viewer, seat),
        "active": [
            {**card, "exhausted": sleeve in s.exhausted}
            for card, sleeve in zip(row(s, ACTIVE + seat), s.zones[ACTIVE + seat], strict=True)
        ],
    }


def twin(s: Realm, viewer: Seat, dice: Dice) -> None:
    """Decks and hands dealt anew; the back of the top Horde card stays what it is."""
    back = top_back(s)
    hordes = s.hidden_from(viewer, (HORDE_DECK,))
    s.redeal(hordes, dice)
    if back is not None and top_back(s) != back:
        top = s.zones[HORDE_DECK][-1]
        other = next(card for card in hordes if s.card(card).row["invasion"] == back)
        s.faces[top], s.faces[other] = s.faces[other], s.faces[top]
    seats = tuple(range(s.seats))
    s.redeal(s.hidden_from(viewer, (TACTIC_DECK, *[TACTICS + seat for seat in seats])), dice)
    dealt = s.hidden_from(viewer, tuple([DEALT + seat for seat in seats]))
    for sort, zone in (("advisor", ADVISOR_DECK), ("general", GENERALS_LEFT)):
        s.redeal(sorted(s.hidden_from(viewer, (zone,)) + [card for card in dealt if s.card(card).sort == sort]), dice)
    for zone in (ARTIFACTS_LEFT, EVENT_DECK, REQUEST_DECK, RAT_DECK, SKILLS_LEFT, SOLO_DECK):
        s.redeal(s.hidden_from(viewer, (zone,)), dice)
    s.redeal_pieces(viewer, dice)
