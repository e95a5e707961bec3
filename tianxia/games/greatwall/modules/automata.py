"""Clans that nobody plays: Reed, with two players (GW-1003 to GW-1011), and the partner of one (GW-1023 to GW-1040)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tianxia.core.asks import Play
from tianxia.core.events import Seat
from tianxia.games.greatwall.data import (
    BARRACKS,
    LOCATIONS,
    MADE_AT,
    MODULES,
    REGULAR,
    SECTIONS,
    SPEARMAN,
)
from tianxia.games.greatwall.rules.building import barricade_places
from tianxia.games.greatwall.rules.changing import changes
from tianxia.games.greatwall.rules.clerks import move_clerks
from tianxia.games.greatwall.rules.effects import carry_out, fire
from tianxia.games.greatwall.rules.holding import Cause, in_tea_order
from tianxia.games.greatwall.rules.soldiers import cover, figures_on, free_spots, targets
from tianxia.games.greatwall.rules.state import (
    AT,
    AUTOMATON,
    BARRICADE,
    CLERK,
    LOCATION,
    POOL,
    SOLO_DECK,
    SOLO_UP,
    SUPPLY,
    Realm,
    soldier,
)
from tianxia.games.greatwall.rules.winter import defence_of, power_of
from tianxia.games.greatwall.rules.year import step

NUMBERS = MODULES["two_player"]


def priority(s: Realm) -> list[int]:
    """The list of the automaton's General (GW-1005, GW-1026)."""
    return [LOCATIONS.index(id) for id in s.card(s.zones[AUTOMATON][0]).row["priority"]]


def fullest(s: Realm, among: list[int]) -> int:
    """GW-1008: of these, the Regular Location that is not full and holds most Clerks; ties by the list."""
    order = priority(s)
    open_ones = [at for at in among if at in REGULAR and s.crowd(at) < s.spots(at) and at not in s.haunted]
    return min(open_ones, key=lambda at: (-s.crowd(at), order.index(at)), default=-1)


def place_clerk(s: Realm, among: list[int]) -> int:
    """GW-1008, GW-1037: one Clerk of the automaton; nothing if there is none, or no room."""
    at = fullest(s, among)
    if at >= 0 and s.stock[CLERK + s.seats][POOL]:
        s.send(CLERK + s.seats, 1, POOL, LOCATION + at)
        s.emit("clerk", {"seat": s.seats, "to": LOCATIONS[at], "card": s.card(s.zones[AUTOMATON][0]).id})
        return at
    return -1


def send_spearman(s: Realm, by_cover: bool) -> Play[None]:
    """GW-1011, GW-1036: on the first free Vital spot of a row 1 card that Spearmen may Attack."""
    if not s.stock[soldier(SPEARMAN, s.seats)][POOL]:
        return
    sections = [n for n in s.variant.sections if targets(s, SPEARMAN, n)]
    if not sections:
        return

    def covered(n: int) -> int:
        card = targets(s, SPEARMAN, n)[0]
        return len(s.cover[card]) - len(free_spots(s, card))

    def weak(n: int) -> int:
        return power_of(s, n) - defence_of(s, n)

    rank: Callable[[int], int] = covered if by_cover else weak
    section = min(sections, key=lambda n: (-rank(n), n))
    card = targets(s, SPEARMAN, section)[0]
    yield from cover(s, s.seats, SPEARMAN, POOL, card, (free_spots(s, card)[0],), fire)


def muster(s: Realm, sort: str) -> None:
    """GW-1004, GW-1024: five Clerks, ten Spearmen, and a General by chance."""
    s.put(CLERK + s.seats, POOL, int(NUMBERS["reed_clerks"]))
    s.put(soldier(SPEARMAN, s.seats), POOL, int(NUMBERS["reed_spearmen"]))
    generals = s.variant.box.faces_of(sort)
    s.add_card(generals[s.dice.below(len(generals))], AUTOMATON)


def automaton_turn(s: Realm, parts: list[str]) -> None:
    """GW-1007, GW-1009: its steps, then Activation and Cleanup, ordered by the highest on the Tea track."""
    s.current = -1
    s.agenda += [("turn-cleanup", -1, -1), ("activation", s.tea[0], -1)]
    s.agenda += [(word, -1, n) for n, word in reversed(list(enumerate(parts)))]


# ---- the Reed clan


@changes("reed", "more_setup")
def reed_setup(base: Callable[[Realm], None], s: Realm) -> None:
    """GW-1004, GW-1005."""
    base(s)
    muster(s, "reed-general")


@changes("reed", "other_cards")
def reed_card(base: Callable[[Realm], int], s: Realm) -> int:
    """GW-1006: the Reed Command card is played every Autumn."""
    return base(s) + 1


@changes("reed", "take_turn")
def reed_turn(base: Callable[[Realm, int], Play[None]], s: Realm, seat: int) -> Play[None]:
    """GW-1007: a Reed Clerk, each player one Clerk, another Reed Clerk."""
    if seat < s.seats:
        yield from base(s, seat)
        return
    s.emit("turn", {"seat": seat, "card": "reed"})
    automaton_turn(s, ["reed-clerk", "reed-others", "reed-clerk"])


@step("reed-clerk", "reed")
def reed_clerk(s: Realm, who: int, number: int) -> Play[None]:
    """GW-1008."""
    place_clerk(s, list(REGULAR))
    yield from ()


@step("reed-others", "reed")
def reed_others(s: Realm, who: int, number: int) -> Play[None]:
    """GW-1007: each player may Move one Clerk to a Regular Location."""
    for seat in in_tea_order(s):
        yield from move_clerks(s, seat, 1, list(REGULAR), distinct=False, rule="GW-1007")


@changes("reed", "begin_activation")
def reed_marches(base: Callable[..., Play[None]], s: Realm, at: int, players: list[Seat]) -> Play[None]:
    """GW-1011: with the Marching Reed a Barracks activation with a Reed Clerk brings a Reed Spearman."""
    yield from base(s, at, players)
    if at == BARRACKS and s.clerks(s.seats, at) and s.card(s.zones[AUTOMATON][0]).row["spearmen"]:
        yield from send_spearman(s, by_cover=True)


# ---- the partner of a single player


@changes("solo", "more_setup")
def solo_setup(base: Callable[[Realm], None], s: Realm) -> None:
    """GW-1024, GW-1025."""
    base(s)
    muster(s, "solo-general")
    for face in s.variant.box.faces_of("partner"):
        s.add_card(face, SOLO_DECK)
    s.shuffle(SOLO_DECK)


@changes("solo", "first_hordes")
def solo_hordes(base: Callable[[Realm], int], s: Realm) -> int:
    """GW-214: two."""
    return 2


@changes("solo", "shame_tokens")
def solo_shame(base: Callable[[Realm], int], s: Realm) -> int:
    """GW-1023: a pool of six."""
    return int(next(mode for mode in MODULES["mode"] if mode["id"] == "solo")["shame_pool"])


@changes("solo", "other_cards")
def partner_card(base: Callable[[Realm], int], s: Realm) -> int:
    """GW-1025: after your own choice a card is revealed for the partner."""
    if not s.zones[SOLO_DECK]:
        s.gather((SOLO_UP,), SOLO_DECK)
        s.shuffle(SOLO_DECK)
    s.move(s.zones[SOLO_DECK][-1], SOLO_UP)
    return base(s) + 1


@changes("solo", "take_turn")
def partner_turn(base: Callable[[Realm, int], Play[None]], s: Realm, seat: int) -> Play[None]:
    """GW-1026, GW-1039: a Spearman first, then the parts of its card."""
    if seat < s.seats:
        yield from base(s, seat)
        return
    card = s.card(s.zones[SOLO_UP][-1])
    s.emit("turn", {"seat": seat, "card": card.id})
    automaton_turn(s, ["partner-spearman", *["partner-part" for _ in card.row["parts"]]])


@step("partner-spearman", "solo")
def partner_spearman(s: Realm, who: int, number: int) -> Play[None]:
    """GW-1036, GW-1039."""
    yield from send_spearman(s, by_cover=False)


@step("partner-part", "solo")
def partner_part(s: Realm, who: int, number: int) -> Play[None]:
    """GW-1026: what the card says for the partner, or for you."""
    card = s.card(s.zones[SOLO_UP][-1])
    part = card.row["parts"][number - 1]
    if part["who"] == "you":
        yield from carry_out(s, Cause(0, card.id), part["ops"])
        return
    for e in part["ops"]:
        yield from partner_does(s, e)


def partner_does(s: Realm, e: dict[str, Any]) -> Play[None]:
    """GW-1036, GW-1037: the partner moves Clerks, sends Spearmen, builds a Barricade."""
    seen: list[int] = []
    for _ in range(int(e["n"])):
        if e["op"] == "attack":
            yield from send_spearman(s, by_cover=False)
        elif e["op"] == "barricade":
            places = barricade_places(s)
            if places:
                section = min(places, key=lambda n: (defence_of(s, n) - power_of(s, n), n))
                s.send(BARRICADE, 1, SUPPLY, AT + section)
                s.emit("barricade", {"seat": s.seats, "section": SECTIONS[section]})
        elif e["op"] == "move_clerk":
            seen.append(place_clerk(s, [at for at in named_by(e["to"]) if at not in seen or not is_apart(e["to"])]))


def is_apart(to: object) -> bool:
    """Whether each Clerk goes to another Location."""
    return to == "production_fullest_distinct"


def named_by(to: object) -> list[int]:
    """The Regular Locations that a part of a card names."""
    if isinstance(to, list):
        return [LOCATIONS.index(id) for id in to]
    return [at for at in REGULAR if at in MADE_AT or not is_apart(to)]


@changes("solo", "others_part")
def partner_follows(base: Callable[..., Play[None]], s: Realm, seat: Seat, ops: list[dict[str, Any]]) -> Play[None]:
    """GW-1040: in your turn the partner does the part for others."""
    yield from base(s, seat, ops)
    for e in ops:
        yield from partner_does(s, {**e, "n": 1})


@changes("solo", "is_protected")
def partner_protects(base: Callable[..., bool], s: Realm, seat: Seat, card: int) -> bool:
    """GW-1028: a partner Spearman on the Breaching card protects you."""
    return base(s, seat, card) or bool(figures_on(s, card, s.seats))
