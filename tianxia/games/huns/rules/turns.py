"""Rounds and turns: the roll, the die, the windows, the next player (HU-2xx)."""

from __future__ import annotations

from tianxia.core.asks import Play, Refusal, ask
from tianxia.core.events import Seat
from tianxia.core.moves import Move, choose
from tianxia.games.huns.data import COLOURS, VALUES
from tianxia.games.huns.rules.actions import draw, loot
from tianxia.games.huns.rules.asking import DIE as DIE_REF
from tianxia.games.huns.rules.asking import VALUE, HunsMoves, use_of
from tianxia.games.huns.rules.forecast import die_forecast
from tianxia.games.huns.rules.reasons import must_first, shut_actions, shut_dice, shut_uses, why_no_die, why_not
from tianxia.games.huns.rules.scoring import end_of_round
from tianxia.games.huns.rules.state import ACTION, ALL_COLOURS, DECK, DIE, END, NO_DIE, NOBODY, ROLL, Camps
from tianxia.games.huns.rules.timing import AFTER_DIE, BEFORE_DIE, IN_TURN, TURN_END, forced, usable, use_alone


def roll(s: Camps) -> Play[None]:
    """HU-202: the first player rolls all five dice."""
    s.taken = [NOBODY] * len(COLOURS)
    s.used_round = []
    s.stirred = False
    s.active = s.first
    s.emit("round", {"round": s.round, "first": s.first})
    s.roll(ALL_COLOURS)
    s.beat("rolled")
    begin_turn(s)
    yield from ()


def begin_turn(s: Camps) -> None:
    """A turn has its own windows and its own limit of Raids, a further one too (HU-607, HU-734)."""
    s.die, s.banned = NO_DIE, NO_DIE
    s.drew = s.looted = s.both = s.again = False
    s.raids = 0
    s.used = []
    s.turning, s.turns_next = s.turns_next, False
    s.emit("turn", {"seat": s.active})
    s.stage = DIE


# ---- W1: before taking a die


def takeable(s: Camps, seat: Seat) -> list[int]:
    """HU-213, HU-687, HU-770, HU-771: the available dice that no card forbids; all of them, if that is none."""
    free = s.available()
    allowed = [die for die in free if die != s.banned]
    for value, _ in s.power(seat).banned_values:
        if any(s.tracks[die] < value for die in free):  # HU-776
            allowed = [die for die in allowed if s.tracks[die] != value]
    return allowed or free


def choose_die(s: Camps) -> Play[None]:
    """HU-204, HU-213: one die is taken; before that cards may be used, and some must act (HU-611)."""
    seat = s.active
    waiting = forced(s, seat, "before-die")
    if waiting and not usable(s, seat, BEFORE_DIE):
        yield from use_alone(s, seat, waiting[0])
        return

    def moves() -> list[Move]:
        must = forced(s, seat, "before-die")
        dice = [] if must else takeable(s, seat)
        taking: list[Move] = [("take", (("die", DIE_REF[die]),)) for die in dice]
        return taking + use_of(must, "resolve") + use_of(usable(s, seat, BEFORE_DIE))

    question = HunsMoves(
        s,
        seat,
        "die",
        "HU-204",
        moves,
        lambda: {"dice": die_forecast(s, seat)},
        lambda choice: why_no_die(s, seat, choice),
        lambda: {**shut_dice(s, seat), **shut_uses(s, seat, BEFORE_DIE)},
    )
    several = not waiting and len(takeable(s, seat)) > 1  # then what else may be done is listed when somebody looks
    reply = yield from ask(question) if several else choose(question)
    if reply.option != "take":
        yield from use_alone(s, seat, reply.one("card"))
        return
    yield from take_die(s, seat, reply.one("die"))
    s.stage = ACTION


def take_die(s: Camps, seat: Seat, die: int) -> Play[None]:
    """HU-206, HU-734: it is not available again; in a further turn it is turned as it is taken."""
    free = [other for other in s.available() if other != die]
    bans = [card for value, card in s.power(seat).banned_values if any(s.tracks[d] == value for d in free)]
    s.taken[die] = seat
    s.die = die
    if s.turning:

        def values() -> list[Move]:
            return [("turn", (("die", DIE_REF[die]), ("value", VALUE[value]))) for value in VALUES]

        reply = yield from choose(HunsMoves(s, seat, "turn", "HU-734", values))
        if reply.one("value") != s.tracks[die]:
            s.advance(die, reply.one("value") - s.tracks[die])
    told = {"seat": seat, "die": COLOURS[die], "value": s.tracks[die]}
    s.emit("take-die", {**told, "by": [s.name_of(card) for card in bans]} if bans else told)


# ---- W2: the die is taken, no action declared


def actions(s: Camps) -> list[Move]:
    """HU-204, HU-310, HU-735: Draw if the deck is not empty, Loot always; with both, the one that is left."""
    found: list[Move] = []
    if not s.drew and s.zones[DECK + s.die]:
        found.append(("draw", ()))
    if not s.looted:
        found.append(("loot", ()))
    return found


def choose_action(s: Camps) -> Play[None]:
    """HU-204, HU-205: Draw or Loot with the die just taken. The window right after the die is open only before the
    first action is declared."""
    seat = s.active
    window = IN_TURN if s.drew or s.looted else AFTER_DIE

    def moves() -> list[Move]:
        return actions(s) + use_of(usable(s, seat, window))

    question = HunsMoves(
        s,
        seat,
        "action",
        "HU-204",
        moves,
        lambda: {"dice": die_forecast(s, seat)},
        lambda choice: why_not(s, seat, window, choice),
        lambda: {**shut_actions(s), **shut_uses(s, seat, window)},
    )
    reply = yield from ask(question) if len(actions(s)) > 1 else choose(question)
    if reply.option == "use":
        yield from use_alone(s, seat, reply.one("card"))
    elif reply.option == "draw":
        draw(s, seat)
    else:
        loot(s, seat)


# ---- W4 and W5: after the action, and the end of the turn


def after_action(s: Camps) -> Play[None]:
    """HU-603, HU-735: cards may be used after the action; with Full Gallop the other action follows."""
    seat = s.active
    if s.both and s.drew != s.looted and actions(s):
        s.stage = ACTION
        return

    if not usable(s, seat, IN_TURN):
        s.stage = END
        return

    def moves() -> list[Move]:
        return [*use_of(usable(s, seat, IN_TURN)), ("done", ())]

    question = HunsMoves(s, seat, "after", "HU-603", moves, why=lambda choice: why_not(s, seat, IN_TURN, choice))
    reply = yield from ask(question)
    if reply.option == "use":
        yield from use_alone(s, seat, reply.one("card"))
        return
    s.stage = END


def end_turn(s: Camps) -> Play[None]:
    """HU-602, HU-611, HU-612: end-of-turn effects, in the order that the player likes; then the next turn."""
    seat = s.active
    if "turn-end" not in s.power(seat).at:
        next_turn(s)
        return

    def moves() -> list[Move]:
        must = forced(s, seat, "turn-end")
        effects = use_of(must, "resolve") + use_of(usable(s, seat, TURN_END))
        return effects if must else [*effects, ("done", ())]

    def shut() -> dict[str, Refusal]:
        waiting = must_first(s, seat, TURN_END)
        return {} if waiting is None else {"done": waiting}

    question = HunsMoves(s, seat, "end", "HU-602", moves, None, lambda choice: why_not(s, seat, TURN_END, choice), shut)
    reply = yield from choose(question)
    if reply.option != "done":
        yield from use_alone(s, seat, reply.one("card"))
        return
    next_turn(s)


def next_turn(s: Camps) -> None:
    """HU-210, HU-217, HU-734: the same player again, the left neighbour, or the end of the round."""
    if not s.available():
        end_of_round(s)
        if s.outcome is None:
            s.first = (s.first + 1) % s.seats  # HU-212
            s.round += 1
            s.stage = ROLL
        return
    if not s.again:
        s.active = (s.active + 1) % s.seats
        s.turns_next = False
    begin_turn(s)
