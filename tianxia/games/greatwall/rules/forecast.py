"""What is about to happen, what things cost and what they would bring; every view tells it."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Sleeve
from tianxia.core.events import Facts, Seat
from tianxia.games.greatwall.data import (
    BARRICADES,
    LEVELS,
    LOCATION_ROWS,
    LOCATIONS,
    MADE_AT,
    MOST_LEVEL,
    PRODUCTION,
    RAISE,
    REED_COMMAND,
    REGULAR,
    RESOURCES,
    SECTIONS,
    SOLDIERS,
    WALL,
    Price,
    RealmCard,
)
from tianxia.games.greatwall.rules.building import barricade_price, wall_price
from tianxia.games.greatwall.rules.fields import AUTUMN
from tianxia.games.greatwall.rules.hordes import claimant
from tianxia.games.greatwall.rules.locations import clerk_price, overseer_gives, raise_price
from tianxia.games.greatwall.rules.soldiers import recruit_price
from tianxia.games.greatwall.rules.state import CHOSEN, FREE, LYING, NOBODY, SOLO_UP, WOUND, Realm
from tianxia.games.greatwall.rules.winter import breach_cost, defence_of, is_protected
from tianxia.games.greatwall.rules.year import SEASONS, shame_price

IN_TURN: Final = {"part": "own-turn", "activation": "own-turn", "turn-cleanup": "activation", "turn-end": "cleanup"}


# ---- the agenda


def to_come(s: Realm) -> list[Facts]:
    """The steps that are still to come in this season, the next one first."""
    return [{"step": word, "seat": who, "number": number} for word, who, number in reversed(s.agenda)]


def running(s: Realm) -> Facts:
    """The step that is being carried out: that before the next one of the agenda."""
    word = s.agenda[-1][0] if s.agenda else ""
    if s.current >= 0:
        return turn_step(s, word)
    if any(step == "turn-cleanup" for step, _, _ in s.agenda):
        return {"step": "other-turn", "seat": s.seats, "number": -1}
    steps = s.variant.season(s.season, SEASONS[s.season]) if s.season in SEASONS else ("generals", "begin")
    at = steps.index(word) if word in steps else len(steps)
    if word == "turn":
        at = steps.index("execution") + 1
    return {"step": steps[max(0, at - 1)], "seat": -1, "number": -1}


def turn_step(s: Realm, word: str) -> Facts:
    """Where the turn of the active player stands: which part of the Command card, or what comes after it."""
    seat = s.current
    parts = len(s.card(s.zones[CHOSEN + seat][0]).row["parts"]) if s.zones[CHOSEN + seat] else 0
    left = [number for step, _, number in s.agenda if step == "part"]
    part = left[-1] if left else parts  # the next one
    if word == "own-turn":
        return {"step": "part" if part else "own-turn", "seat": seat, "number": max(0, part - 1)}
    return {"step": IN_TURN.get(word, "end"), "seat": seat, "number": part}


def execution(s: Realm) -> list[Facts]:
    """GW-502, GW-503: the row of Command cards: whose each is (None: a free place), what its parts say, and whether it
    is done."""
    due = [who for word, who, _ in s.agenda if word == "turn"]
    placed = NOBODY not in s.row and bool(due or s.current != NOBODY or s.season != AUTUMN)
    now = running(s)["seat"] if s.row else NOBODY
    return [
        {
            "seat": None if seat == NOBODY else seat,
            **command_of(s, seat),
            "done": placed and seat not in due and seat not in (s.current, now),
        }
        for seat in s.row
    ]


def command_of(s: Realm, seat: int) -> Facts:
    """The Command card of a seat, or of the clan that nobody plays."""
    if seat == NOBODY:
        return {"face": None, "parts": []}
    lot = (s.zones[CHOSEN + seat] or s.zones[LYING + seat]) if seat < s.seats else s.zones[SOLO_UP]
    if seat >= s.seats and not lot:
        card = s.variant.box.cards[s.variant.box.faces_of(REED_COMMAND)[0]]
    elif lot:
        card = s.card(lot[-1])
    else:
        return {"face": None, "parts": []}
    return {"face": card.id, "parts": card.row["parts"]}


# ---- the board


def location_facts(s: Realm, at: int, clerks: list[int], firing: list[int]) -> Facts:
    """What sort of Location it is, what it makes, whether it would be activated as things stand, and who is alone."""
    clans = [clan for clan, count in enumerate(clerks) if count]
    alone = at in REGULAR and len(clans) == 1 and clans[0] < s.seats
    return {
        "kind": LOCATION_ROWS[at]["kind"],
        "makes": RESOURCES[MADE_AT[at]] if at in MADE_AT else None,
        "fires": at in firing,
        "alone": clans[0] if alone else -1,
        "adds": [overseer_gives(s, seat, at) for seat in range(s.seats)] if at in PRODUCTION else None,
    }


def shamed(s: Realm, card: Sleeve) -> list[Seat]:
    """Who would take Shame, or pay for it, if this card Breached its Section now."""
    return (
        [seat for seat in s.tea if not is_protected(s, seat, card)] if breach_cost(s) in ("shame", "resource") else []
    )


def section_facts(s: Realm, section: int, hordes: list[Sleeve], power: int) -> Facts:
    """How an assault would end and who would take Shame for it, Firing spots, what the next level costs and gives."""
    level = LEVELS[s.level(section)]
    defence = defence_of(s, section)
    breach = bool(hordes) and power > defence
    return {
        "power": power,
        "defence": defence,
        "firing_spots": level["firing_spots"],
        "most_barricades": BARRICADES,
        "wall": level["defence"],
        "breach": breach,
        "shamed": shamed(s, hordes[0]) if breach else [],
        "higher": next_level(s, section),
    }


def next_level(s: Realm, section: int) -> Facts | None:
    """What the next Wall level of a Section brings."""
    if s.level(section) >= MOST_LEVEL:
        return None
    here, above = LEVELS[s.level(section)], LEVELS[s.level(section) + 1]
    return {"honour": above["honour"], "defence": int(above["defence"]) - int(here["defence"])}


def printed_facts(kind: RealmCard) -> Facts:
    """The rewards and the Honour of a Horde card, or of a card of the Khan."""
    return {"rewards": kind.rewards, "honour": int(kind.row.get("honour", 0))}


def horde_facts(s: Realm, card: Sleeve, power: int) -> Facts:
    """Power as it counts now, what is printed, and who would claim the card, now and with one Soldier more."""
    kind, cover = s.card(card), s.cover[card]
    return {
        **printed_facts(kind),
        "power": power,
        "printed": int(kind.row["power"]),
        "free": cover.count(FREE),
        "leads": claimant(s, card) if max(cover) > WOUND else -1,
    }


# ---- prices


def named_price(cost: Price) -> dict[str, int]:
    """A price by the names of its resources."""
    return {name: cost[kind] for kind, name in enumerate(RESOURCES) if cost[kind]}


def prices(s: Realm, seat: Seat) -> Facts:
    """What a player pays for what can be bought, with the discounts of their cards."""
    low = [n for n in s.variant.sections if s.level(n) < MOST_LEVEL]
    open_ones = [at for at in PRODUCTION if s.overseers[seat][at] < len(RAISE)]
    return {
        "barricade": named_price(barricade_price(s, seat)),
        "barricade_defence": int(WALL["barricade_defence"]),
        "barricade_honour": int(WALL["barricade_honour"]),
        "wall": {SECTIONS[n]: named_price(wall_price(s, seat, n)) for n in low},
        "recruit": {name: named_price(recruit_price(s, seat, kind)) for kind, name in enumerate(SOLDIERS)},
        "raise": {LOCATIONS[at]: named_price(raise_price(s, seat, at)) for at in open_ones},
        "clerk": named_price(clerk_price(s, seat)),
        "shame": named_price(shame_price(s, seat)),
    }
