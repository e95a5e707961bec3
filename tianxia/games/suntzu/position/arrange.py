"""Positions of Sun Tzu by hand: the picture that can be read is the picture that can be set (docs/scenarios.md)."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Ref, Sleeve, number
from tianxia.core.by_default import say_zones, stacked
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.fields import hear, picked, say, words
from tianxia.core.game import Options, Vocabulary
from tianxia.core.given import GivenPosition
from tianxia.core.inputs import a_flag, a_list, a_number, a_table, said
from tianxia.core.kinds import Each, Number, OneOf, Several
from tianxia.core.lots import Lot
from tianxia.core.pieces import place_of
from tianxia.errors import BadInput
from tianxia.games.suntzu.data import (
    ALL,
    ARMIES,
    END,
    FIXED_ORDER,
    LAST_ROUND,
    MARKERS,
    NAMES,
    ONE,
    PLAGUE,
    PROVINCES,
    SHAO_GENERALS,
    SIDES,
    SUNTZU_GENERALS,
)
from tianxia.games.suntzu.position.knowledge import card_names, known, set_knowledge
from tianxia.games.suntzu.position.lots import SideCards, check_events, lay_events, lay_generals
from tianxia.games.suntzu.rules.armies import PLACES
from tianxia.games.suntzu.rules.fields import FIELDS, MOST_EVENTS, MOST_PLAGUES, MOST_VALUE, STAGES
from tianxia.games.suntzu.rules.orders import decider_by
from tianxia.games.suntzu.rules.setup import empty_board
from tianxia.games.suntzu.rules.state import (
    BATTLE,
    BOX,
    DECK,
    DRAW,
    EVENTS,
    GENERALS,
    LAID,
    MARK,
    NOBODY,
    ORDERS,
    POOL,
    RESERVE,
    SCORE_MARKER,
    UP,
    ZONES,
    War,
)

KEYS: Final = (
    *words(FIELDS), "score", "armies", "pool", "reinforcements", "six_markers", *ZONES.words(SIDES), "markers",
    "counts", "miasma", "knows",
)  # fmt: skip
ON_THE_MAP: Final = Each(Each(Number(0, 0, ARMIES), over=PROVINCES))
BESIDE_IT: Final = Each(Number(0, 0, ARMIES))
SIX_MARKERS: Final = Each(Several(OneOf(PROVINCES)))
COUNTS: Final = Several(BESIDE_IT)


# ---- reading


def picture(s: War) -> Facts:
    """The whole truth in readable words."""
    names = (s.side(0), s.side(1))
    sixes = [[province for province in ALL for _ in range(row[MARK + province])] for row in s.stock]
    return {
        **say(s, FIELDS, names),
        "score": s.score,
        "armies": ON_THE_MAP.say([row[:POOL] for row in s.stock], names),
        "pool": BESIDE_IT.say([row[POOL] for row in s.stock], names),
        "reinforcements": BESIDE_IT.say([row[RESERVE] for row in s.stock], names),
        "six_markers": SIX_MARKERS.say(sixes, names),
        **say_zones(s, ZONES.spots(names), card_names),
        "markers": {PROVINCES[p]: list(values) for p, values in enumerate(s.markers)},
        "counts": COUNTS.say(s.counts, names),
        "miasma": s.miasma == s.round,
        "knows": known(s),
    }


# ---- setting


def arrange(position: Facts, options: Options, strict: bool, dice: Dice) -> War:
    """The state of a position; what is not named is filled or, if `strict`, must not be missing."""
    a_table("a position of suntzu", position, KEYS)
    if (position.get("events") or position.get("events_past")) and options["variant"] == "standard":
        options["events"] = "on"
    s = empty_board(options, Dice(dice.fresh_key()))
    s.suntzu = 1 if options["suntzu_player"] == "seat-1" else 0
    given = GivenPosition(position, (s.side(0), s.side(1)))
    lots = given.lots(ZONES, len(s.variant.deck))
    order = (s.suntzu, 1 - s.suntzu)
    _set_time(s, given, lots)
    _set_marks(s, given)
    _set_armies(s, given, order)
    _set_bonus(s, given, lots)
    lay_generals(s, given, lots, strict, dice)
    for seat in order:
        SideCards(s, given.names[seat], seat, lots, dice).lay(strict)
    _set_plagues(s, given)
    lay_events(s, lots[EVENTS], lots[ZONES.at("events-past")], strict, dice)
    check_events(s)
    if a_number("fired", position.get("fired", s.fired), 0, MOST_EVENTS) != s.fired:
        raise BadInput(f"fired is {s.fired} with these events, not {position['fired']}")
    _set_markers(s, given, strict, dice)
    _set_counts(s, given)
    set_knowledge(s, given)
    return s


def _set_time(s: War, given: GivenPosition, lots: dict[int, Lot]) -> None:
    """Round, phase, score and the provinces that are still to be fought for."""
    lying = [p for p in ALL if any(lots[LAID + 5 * seat + p].is_named for seat in (0, 1))]
    s.stage = BATTLE if lying or given.get("left", []) else DRAW if given.by_seat("drawn") else ORDERS
    hear(s, picked(FIELDS, "round", "stage"), given.position, given.names)
    if s.stage == GENERALS and (not s.variant.generals or s.round > 1):
        raise BadInput("generals are picked before round 1 of the standard game only (ST-207, ST-1002)")
    if s.stage == DRAW and s.round == LAST_ROUND:
        raise BadInput(f"nothing is drawn at the end of round {LAST_ROUND} (ST-930)")
    s.set_track(SCORE_MARKER, a_number("score", given.get("score", 0), -END, END))
    if abs(s.score) == END:
        raise BadInput(f"with the score marker on {s.score} the game would be over (ST-941)")
    s.left = (lying or list(ALL)) if s.stage == BATTLE else []
    hear(s, picked(FIELDS, "left"), given.position, given.names)
    named, s.left = s.left, [province for province in ALL if province in s.left]
    if bool(s.left) != (s.stage == BATTLE) or len(s.left) != len(named):
        told = said(given.get("left", None))
        raise BadInput(f"left names the provinces not yet fought for, each once, in phase battle only, not {told}")


def _set_marks(s: War, given: GivenPosition) -> None:
    """ST-511, ST-515: figures on the name boxes, and where the 6 is used up even without one."""
    for seat, sixes in enumerate(SIX_MARKERS.hear("six_markers", given.get("six_markers", {}), given.names, [[], []])):
        for province in sixes:
            s.put(seat, MARK + province, 1)
        s.banned[seat] = [province in sixes for province in ALL]
    hear(s, picked(FIELDS, "banned"), given.position, given.names)
    for seat, side in enumerate(given.names):
        for province, marked in enumerate(s.stock[seat][MARK:]):
            if marked and not s.banned[seat][province]:
                raise BadInput(f"{side} has a six-marker at {PROVINCES[province]}, where the 6 is used up (ST-516)")
            if marked > (1 if seat == s.suntzu else 2):
                raise BadInput(f"{side} has too many six-markers at {PROVINCES[province]} (ST-511, ST-707)")


def _set_armies(s: War, given: GivenPosition, order: tuple[Seat, Seat]) -> None:
    """ST-118: what is not named is in the reinforcements as at the start, and then in the pool."""
    on_map = ON_THE_MAP.hear("armies", given.get("armies", {}), given.names, [[0] * len(ALL)] * 2)
    pools = BESIDE_IT.hear("pool", given.get("pool", {}), given.names, [None, None])
    reserves = BESIDE_IT.hear("reinforcements", given.get("reinforcements", {}), given.names, [None, None])
    for seat in order:
        side, pool, reserve = given.names[seat], pools[seat], reserves[seat]
        for province, count in enumerate(on_map[seat]):
            s.put(seat, province, count)
        placed = sum(s.stock[seat])
        left = max(0, ARMIES - placed - (pool or 0))
        if reserve is None:
            reserve = left if pool is not None else min(s.variant.reserve, left)
        s.put(seat, RESERVE, reserve)
        s.put(seat, POOL, max(0, ARMIES - placed - reserve) if pool is None else pool)
        if sum(s.stock[seat]) != ARMIES:
            raise BadInput(f"{side} has {ARMIES} armies, not {sum(s.stock[seat])} (ST-108, ST-118)")
        if reserve > 0 and not s.variant.reserve:
            raise BadInput("the beginners' game has no reinforcements (ST-1003)")
    for province in ALL:
        if s.stock[0][province] and s.stock[1][province]:
            raise BadInput(f"{PROVINCES[province]} cannot hold armies of both sides (ST-119)")


def _set_bonus(s: War, given: GivenPosition, lots: dict[int, Lot]) -> None:
    """ST-503, ST-731: what this round has brought so far."""
    s.ones = [any(name in card_names(ONE) for name in lots[UP + seat].cards) for seat in (0, 1)]
    hear(s, picked(FIELDS, "ones"), given.position, given.names)
    if any(s.ones) and s.stage in (GENERALS, ORDERS):
        raise BadInput("the bonus of the 1 is earned in the battles of a round (ST-503)")
    s.miasma = s.round if a_flag("miasma", given.get("miasma", False)) else 0


def _set_plagues(s: War, given: GivenPosition) -> None:
    """ST-813: at least those that lie turned up; if not named also those in the box."""
    for seat in (0, 1):
        if s.ones[seat] and s.stage != DRAW and all(s.faces[card] != ONE for card in s.zones[UP + seat]):
            raise BadInput(f"{s.side(seat)} has the bonus of a 1 that is not turned up (ST-503)")
    least, boxed = [
        sum([s.faces[card] == PLAGUE for seat in (0, 1) for card in s.zones[zone + seat]]) for zone in (UP, BOX)
    ]
    s.plagues = a_number("plagues", given.get("plagues", least + boxed), least, MOST_PLAGUES)


def _set_markers(s: War, given: GivenPosition, strict: bool, dice: Dice) -> None:
    """ST-111, ST-213: one of the ten markers for every province."""
    named = a_table("markers", given.get("markers", {}), PROVINCES)
    if s.stage == GENERALS:
        if named:
            raise BadInput("the scoring markers are placed after the generals are picked (ST-217)")
        return
    if strict and len(named) < len(ALL):
        raise BadInput("a strict position names the scoring marker of every province")
    left = list(MARKERS)
    found: dict[str, tuple[int, ...]] = {}
    for name, values in named.items():
        row = tuple(
            [a_number(f"a value of markers.{name}", n, 0, MOST_VALUE) for n in a_list(f"markers.{name}", values)]
        )
        if row not in left:
            raise BadInput(f"there is no scoring marker {said(list(row))} left for {name} (ST-111)")
        left.remove(row)
        found[name] = row
    s.markers = [found[name] if name in found else left.pop(dice.below(len(left))) for name in PROVINCES]


def _set_counts(s: War, given: GivenPosition) -> None:
    """ST-402 to ST-406: the recorded armies on the board, and who decides by them."""
    rounds = s.round - (s.stage in (GENERALS, ORDERS))
    hear(s, picked(FIELDS, "decider"), given.position, given.names)
    wanted = s.decider
    fresh = len(s.left) == len(ALL)
    now = (s.on_board(0), s.on_board(1))
    if given.position.get("counts") is None:
        s.counts = [(0, 0)] * (rounds - 1) + [now] * (rounds > 0)
        if s.stage == BATTLE and not fresh and wanted not in (NOBODY, decider_by(s.counts)):
            s.counts[-1:] = [(0, 1) if wanted == 0 else (1, 0)]
    else:
        rows = COUNTS.hear("counts", given.position["counts"], given.names, None)
        s.counts = [(first, second) for first, second in rows]
    if len(s.counts) != rounds:
        raise BadInput(f"counts has {rounds} rows in round {s.round} of phase {STAGES[s.stage]}, not {len(s.counts)}")
    if fresh and s.counts[-1] != now:
        raise BadInput("the last row of counts is the armies on the board while no battle was fought (ST-405)")
    s.decider = decider_by(s.counts) if s.stage == BATTLE and s.round not in FIXED_ORDER else NOBODY
    if "decider" in given.position and wanted != s.decider:
        right = "nobody" if s.decider == NOBODY else s.side(s.decider)
        told = said(given.position["decider"])
        raise BadInput(f"decider is {right} in this round with these counts, not {told} (ST-401 to ST-406)")


# ---- names of things, and the next cards

WORDS: Final = Vocabulary(
    ("pick", "orders", "call", "fight", "give", "keep", "take", "pass",
     *[NAMES[face] for face in (*SUNTZU_GENERALS, *SHAO_GENERALS)]),
    ("general", "cards", "province", "from", "to", "armies"),
    (*PLACES, *NAMES),
)  # fmt: skip


def ref_names(s: War, ref: Ref) -> tuple[str, ...]:
    """The names of a card, a province, or the place of an army."""
    if ref.startswith("province/"):
        return (PROVINCES[number(ref)],)
    if ref.startswith("army/"):
        return (PLACES[place_of(number(ref))],)
    return card_names(s.faces[number(ref)])


def stack(s: War, names: list[str]) -> list[tuple[Sleeve, Sleeve]]:
    """The exchanges by which the next cards drawn are these: "suntzu:8" is the next card of Sun Tzu's deck, a name
    without a side the next event."""
    given = GivenPosition({}, (s.side(0), s.side(1)))
    wanted: dict[int, list[str]] = {DECK: [], DECK + 1: [], EVENTS: []}
    for named in names:
        side, colon, name = named.rpartition(":")
        wanted[DECK + given.seat(f"the side of {said(named)}", side) if colon else EVENTS].append(name)
    piles = [(DECK + seat, s.zones[DECK + seat][::-1], f"the deck of {s.side(seat)}") for seat in (0, 1)]
    piles.append((EVENTS, s.zones[EVENTS][::-1][1:], "the event stack"))  # the top event is face up
    return [pair for zone, pile, where in piles for pair in stacked(s, pile, wanted[zone], card_names, where)]
