"""Positions of Sun Tzu by hand: the picture that can be read is the picture that can be set (docs/scenarios.md)."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Ref, Sleeve, number
from tianxia.core.by_default import stacked
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.fields import say, words
from tianxia.core.game import Options, Vocabulary
from tianxia.core.inputs import a_flag, a_list, a_number, a_table, a_text, said
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
    PROVINCES,
    SHAO_GENERALS,
    SIDES,
    SUNTZU_GENERALS,
)
from tianxia.games.suntzu.position.knowledge import (
    by_side,
    card_names,
    face_name,
    known,
    province_of,
    seat_of,
    set_knowledge,
)
from tianxia.games.suntzu.position.lots import SideLots, check_events, check_lots, laid_lots, lay_events, lay_generals
from tianxia.games.suntzu.rules.armies import PLACES
from tianxia.games.suntzu.rules.fields import FIELDS, MOST_EVENTS, MOST_PLAGUES, MOST_VALUE, STAGES
from tianxia.games.suntzu.rules.orders import decider_by
from tianxia.games.suntzu.rules.setup import empty_board
from tianxia.games.suntzu.rules.state import (
    AWAY,
    BATTLE,
    BOX,
    DECK,
    DRAW,
    DRAWN,
    EVENTS,
    GENERALS,
    HELD,
    LAID,
    MARK,
    NOBODY,
    ORDERS,
    PAST,
    POOL,
    RESERVE,
    SCORE_MARKER,
    SPENT,
    UP,
    War,
)

KEYS: Final = (
    *words(FIELDS), "score", "armies", "pool", "reinforcements", "six_markers", "suntzu", "shao", "decks", "laid", "up",
    "drawn", "box", "held", "used", "away", "events", "events_past", "markers", "counts", "miasma", "knows",
)  # fmt: skip


# ---- reading


def picture(s: War) -> Facts:
    """The whole truth in readable words."""
    seats = {s.side(seat): seat for seat in (s.suntzu, 1 - s.suntzu)}

    def lots(zone: int, from_top: bool = False) -> Facts:
        piles = {side: s.zones[zone + seat] for side, seat in seats.items()}
        return {
            side: [face_name(s.faces[card]) for card in (pile[::-1] if from_top else pile)]
            for side, pile in piles.items()
        }

    hands = {
        side: [face_name(face) for face in sorted([s.faces[card] for card in s.zones[seat]])]
        for side, seat in seats.items()
    }
    return {
        **say(s, FIELDS, (s.side(0), s.side(1))),
        "score": s.score,
        "armies": {side: dict(zip(PROVINCES, s.stock[seat], strict=False)) for side, seat in seats.items()},
        "pool": {side: s.stock[seat][POOL] for side, seat in seats.items()},
        "reinforcements": {side: s.stock[seat][RESERVE] for side, seat in seats.items()},
        "six_markers": {
            side: [PROVINCES[p] for p in ALL for _ in range(s.stock[seat][MARK + p])] for side, seat in seats.items()
        },
        **hands,
        "decks": lots(DECK, True),
        "laid": {
            side: {PROVINCES[p]: face_name(s.faces[card]) for p in ALL for card in s.zones[LAID + 5 * seat + p]}
            for side, seat in seats.items()
        },
        "up": lots(UP),
        "drawn": lots(DRAWN),
        "box": lots(BOX),
        "held": lots(HELD),
        "used": lots(SPENT),
        "away": lots(AWAY),
        "events": [NAMES[s.faces[card]] for card in reversed(s.zones[EVENTS])],
        "events_past": [NAMES[s.faces[card]] for card in s.zones[PAST]],
        "markers": {PROVINCES[p]: list(values) for p, values in enumerate(s.markers)},
        "counts": [{side: count[seat] for side, seat in seats.items()} for count in s.counts],
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
    seats = tuple([(side, seat_of(s, "a side", side)) for side in SIDES])
    laid = laid_lots(position, seats)
    _set_time(s, position, laid)
    for side, seat in seats:
        _set_marks(s, position, side, seat)
        _set_armies(s, position, side, seat)
    _set_bonus(s, position)
    lay_generals(s, position, strict)
    for side, seat in seats:
        SideLots(s, side, seat, position, laid[seat], dice).lay(strict)
        check_lots(s, side, seat)
    _set_plagues(s, position)
    lay_events(s, position, strict, dice)
    check_events(s)
    if a_number("fired", position.get("fired", s.fired), 0, MOST_EVENTS) != s.fired:
        raise BadInput(f"fired is {s.fired} with these events, not {position['fired']}")
    _set_markers(s, position, strict, dice)
    _set_counts(s, position)
    set_knowledge(s, position)
    return s


def _set_time(s: War, position: Facts, laid: dict[Seat, dict[int, str]]) -> None:
    """Round, phase, score and the provinces that are still to be fought for."""
    s.round = a_number("round", position.get("round", 1), 1, LAST_ROUND)
    lying = [province for province in ALL if any(province in orders for orders in laid.values())]
    named = position.get("left")
    guess = "battle" if lying or named else "draw" if by_side(position, "drawn") else "orders"
    phase = a_text("phase", position.get("phase", guess))
    if phase not in STAGES:
        raise BadInput(f"phase is one of {', '.join(STAGES)}, not {said(phase)}")
    s.stage = STAGES.index(phase)
    if s.stage == GENERALS and (not s.variant.generals or s.round > 1):
        raise BadInput("generals are picked before round 1 of the standard game only (ST-207, ST-1002)")
    if s.stage == DRAW and s.round == LAST_ROUND:
        raise BadInput(f"nothing is drawn at the end of round {LAST_ROUND} (ST-930)")
    s.set_track(SCORE_MARKER, a_number("score", position.get("score", 0), -END, END))
    if abs(s.score) == END:
        raise BadInput(f"with the score marker on {s.score} the game would be over (ST-941)")
    usual = (lying or list(ALL)) if s.stage == BATTLE else []
    given = usual if named is None else [province_of("a province of left", name) for name in a_list("left", named)]
    s.left = [province for province in ALL if province in given]
    if bool(s.left) != (s.stage == BATTLE) or len(s.left) != len(given):
        raise BadInput(
            f"left names the provinces not yet fought for, each once, in phase battle only, not {said(named)}"
        )


def _set_marks(s: War, position: Facts, side: str, seat: Seat) -> None:
    """ST-511, ST-515: figures on the name boxes, and where the 6 is used up even without one."""
    where = f"a province of six_markers.{side}"
    for name in a_list(f"six_markers.{side}", by_side(position, "six_markers").get(side, [])):
        s.put(seat, MARK + province_of(where, name), 1)
    banned = by_side(position, "banned").get(side)
    marked = s.stock[seat][MARK:]
    usual = [PROVINCES[p] for p in ALL if marked[p]]
    for name in a_list(f"banned.{side}", usual if banned is None else banned):
        s.banned[seat][province_of(f"a province of banned.{side}", name)] = True
    for province in ALL:
        if marked[province] and not s.banned[seat][province]:
            raise BadInput(f"{side} has a six-marker at {PROVINCES[province]}, where the 6 is used up (ST-516)")
        if marked[province] > (1 if side == "suntzu" else 2):
            raise BadInput(f"{side} has too many six-markers at {PROVINCES[province]} (ST-511, ST-707)")


def _set_armies(s: War, position: Facts, side: str, seat: Seat) -> None:
    """ST-118: what is not named is in the reinforcements as at the start, and then in the pool."""
    armies = a_table(f"armies.{side}", by_side(position, "armies").get(side, {}), PROVINCES)
    for name, count in armies.items():
        s.put(seat, PROVINCES.index(name), a_number(f"armies.{side}.{name}", count, 0, ARMIES))
    placed = sum(s.stock[seat])
    pool, reserve = by_side(position, "pool").get(side), by_side(position, "reinforcements").get(side)
    left = max(0, ARMIES - placed - (0 if pool is None else a_number(f"pool.{side}", pool, 0, ARMIES)))
    if reserve is None:
        reserve = left if pool is not None else min(s.variant.reserve, left)
    s.put(seat, RESERVE, a_number(f"reinforcements.{side}", reserve, 0, ARMIES))
    s.put(seat, POOL, max(0, ARMIES - placed - reserve) if pool is None else pool)
    total = sum(s.stock[seat])
    if total != ARMIES:
        raise BadInput(f"{side} has {ARMIES} armies, not {total} (ST-108, ST-118)")
    if reserve > 0 and not s.variant.reserve:
        raise BadInput("the beginners' game has no reinforcements (ST-1003)")
    for province in ALL:
        if s.stock[0][province] and s.stock[1][province]:
            raise BadInput(f"{PROVINCES[province]} cannot hold armies of both sides (ST-119)")


def _set_bonus(s: War, position: Facts) -> None:
    """ST-503, ST-731: what this round has brought so far."""
    up = by_side(position, "up")
    turned = [side for side in SIDES if isinstance(up.get(side), list) and ("1" in up[side] or "num-1" in up[side])]
    for side in a_list("bonus", position.get("bonus", turned)):
        s.ones[seat_of(s, "a side of bonus", side)] = True
    if any(s.ones) and s.stage in (GENERALS, ORDERS):
        raise BadInput("the bonus of the 1 is earned in the battles of a round (ST-503)")
    s.miasma = s.round if a_flag("miasma", position.get("miasma", False)) else 0


def _set_plagues(s: War, position: Facts) -> None:
    """ST-813: at least those that lie turned up; if not named also those in the box."""
    for seat in (0, 1):
        if s.ones[seat] and s.stage != DRAW and all(s.faces[card] for card in s.zones[UP + seat]):
            raise BadInput(f"{s.side(seat)} has the bonus of a 1 that is not turned up (ST-503)")

    def count(zone: int) -> int:
        return sum([NAMES[s.faces[card]] == "plague" for seat in (0, 1) for card in s.zones[zone + seat]])

    least = count(UP)
    s.plagues = a_number("plagues", position.get("plagues", least + count(BOX)), least, MOST_PLAGUES)


def _set_markers(s: War, position: Facts, strict: bool, dice: Dice) -> None:
    """ST-111, ST-213: one of the ten markers for every province."""
    given = a_table("markers", position.get("markers", {}), PROVINCES)
    if s.stage == GENERALS:
        if given:
            raise BadInput("the scoring markers are placed after the generals are picked (ST-217)")
        return
    if strict and len(given) < len(ALL):
        raise BadInput("a strict position names the scoring marker of every province")
    left = list(MARKERS)
    found: dict[str, tuple[int, ...]] = {}
    for name, values in given.items():
        row = tuple(
            [a_number(f"a value of markers.{name}", n, 0, MOST_VALUE) for n in a_list(f"markers.{name}", values)]
        )
        if row not in left:
            raise BadInput(f"there is no scoring marker {said(list(row))} left for {name} (ST-111)")
        left.remove(row)
        found[name] = row
    s.markers = [found[name] if name in found else left.pop(dice.below(len(left))) for name in PROVINCES]


def _set_counts(s: War, position: Facts) -> None:
    """ST-402 to ST-406: the recorded armies on the board, and who decides by them."""
    rounds = s.round - (s.stage in (GENERALS, ORDERS))
    decider = position.get("decider")
    wanted = NOBODY if decider in (None, "none") else seat_of(s, "decider", decider)
    rows = position.get("counts")
    fresh = len(s.left) == len(ALL)
    now = (s.on_board(0), s.on_board(1))
    if rows is None:
        s.counts = [(0, 0)] * (rounds - 1) + [now] * (rounds > 0)
        if s.stage == BATTLE and not fresh and wanted not in (NOBODY, decider_by(s.counts)):
            s.counts[-1:] = [(0, 1) if wanted == 0 else (1, 0)]
    else:
        s.counts = [_count(s, n, row) for n, row in enumerate(a_list("counts", rows), 1)]
    if len(s.counts) != rounds:
        raise BadInput(f"counts has {rounds} rows in round {s.round} of phase {STAGES[s.stage]}, not {len(s.counts)}")
    if fresh and s.counts[-1] != now:
        raise BadInput("the last row of counts is the armies on the board while no battle was fought (ST-405)")
    s.decider = decider_by(s.counts) if s.stage == BATTLE and s.round not in FIXED_ORDER else NOBODY
    if "decider" in position and wanted != s.decider:
        right = "nobody" if s.decider == NOBODY else s.side(s.decider)
        raise BadInput(f"decider is {right} in this round with these counts, not {said(decider)} (ST-401 to ST-406)")


def _count(s: War, n: int, row: object) -> tuple[int, int]:
    table = a_table(f"row {n} of counts", row, SIDES)
    counts = [0, 0]
    for side in SIDES:
        counts[seat_of(s, "a side", side)] = a_number(f"{side} in row {n} of counts", table.get(side), 0, ARMIES)
    return counts[0], counts[1]


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
    wanted: dict[int, list[str]] = {DECK: [], DECK + 1: [], EVENTS: []}
    for named in names:
        side, colon, name = named.rpartition(":")
        wanted[DECK + seat_of(s, f"the side of {said(named)}", side) if colon else EVENTS].append(name)
    piles = [(DECK + seat, s.zones[DECK + seat][::-1], f"the deck of {s.side(seat)}") for seat in (0, 1)]
    piles.append((EVENTS, s.zones[EVENTS][::-1][1:], "the event stack"))  # the top event is face up
    return [pair for zone, pile, where in piles for pair in stacked(s, pile, wanted[zone], card_names, where)]
