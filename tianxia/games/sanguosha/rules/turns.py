"""Rounds, turns and phases (SG-2xx). A stretch is one phase, or one action within the Action Phase."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tianxia.core.asks import Ask, Play, Sleeve
from tianxia.core.events import Facts, Seat
from tianxia.core.windows import Subject
from tianxia.games.sanguosha.content import DRAWS
from tianxia.games.sanguosha.kinds.delayed import resolve_delayed
from tianxia.games.sanguosha.mechanics.premeditation import carry_out_plans
from tianxia.games.sanguosha.mechanics.rest import end_rests
from tianxia.games.sanguosha.rules.asking import choose_cards
from tianxia.games.sanguosha.rules.deck import draw
from tianxia.games.sanguosha.rules.health import appear, flip
from tianxia.games.sanguosha.rules.idle import act, go_on
from tianxia.games.sanguosha.rules.moves import discard
from tianxia.games.sanguosha.rules.skills import HAND_BONUS, HAND_LIMIT, LIMIT_OF_OTHERS, UNCOUNTED
from tianxia.games.sanguosha.rules.table import (
    ACTION,
    BEGINNING,
    DISCARDING,
    DRAWING,
    IDLE,
    JUDGING,
    NO_PHASE,
    PHASE,
    PHASES,
    THIS_PHASE,
    THIS_ROUND,
    THIS_TURN,
    TURN,
    TURN_END,
    UNTIL_NEXT_TURN,
    UNTIL_TURN_OF,
    Table,
)
from tianxia.games.sanguosha.rules.timings import (
    BEFORE_PHASE,
    BEFORE_TURN,
    END_OF_PHASE,
    END_OF_ROUND,
    END_OF_TURN,
    IN_PHASE,
    START_OF_GAME,
    START_OF_PHASE,
    START_OF_ROUND,
    START_OF_TURN,
)
from tianxia.games.sanguosha.rules.windows import at
from tianxia.games.sanguosha.rules.zones import NOBODY, PREMEDITATED, zone_of


class Phase(Subject):
    """A turn or a phase of it. Interrupters may skip it, or change how many cards are drawn (T4a)."""

    __slots__ = ("draws", "phase", "replaced", "seat", "skipped")

    def __init__(self, seat: Seat, phase: int) -> None:
        self.seat: Seat = seat
        self.phase: int = phase
        self.skipped: bool = False
        self.draws: int = DRAWS
        self.replaced: bool = False  # "instead of drawing" (SG-818)

    def whose(self, point: str) -> Seat:
        """Whose turn it is."""
        return self.seat

    def is_over(self, point: str) -> bool:
        """SG-208: a phase that is skipped cannot be skipped once more."""
        return self.skipped and point == BEFORE_PHASE

    def plain(self) -> Facts:
        """All of it is public."""
        return {"phase": PHASES[self.phase] if self.phase >= 0 else "turn", "seat": self.seat}


# ---- the game and its rounds


def start_game(s: Table) -> Play[None]:
    """SG-113, SG-122, G1: skills at the start of the game; then the first turn is the ruler's."""
    s.current = s.ruler
    s.emit("start", {})
    yield from at(s, START_OF_GAME, Phase(NOBODY, NO_PHASE))
    yield from start_round(s)
    begin_turn(s, s.ruler)
    s.turn_of = s.ruler


def start_round(s: Table) -> Play[None]:
    """G2: the rounds are counted."""
    s.round += 1
    s.emit("round", {"round": s.round})
    yield from at(s, START_OF_ROUND, Phase(NOBODY, NO_PHASE))


def end_round(s: Table) -> Play[None]:
    """G3, SG-222: what counts or lasts for this round is cleared."""
    yield from at(s, END_OF_ROUND, Phase(NOBODY, NO_PHASE))
    s.uses = [use for use in s.uses if use[0] != THIS_ROUND]
    s.end_effects(lambda effect: effect[3] == THIS_ROUND)


def begin_turn(s: Table, seat: Seat) -> None:
    """What the next stretch does."""
    s.current = seat
    s.phase = NO_PHASE
    s.step = TURN


# ---- a turn (SG-203)


def start_turn(s: Table) -> Play[None]:
    """T0, T1: a face-down hero is turned up instead of taking a turn (SG-207, SG-902)."""
    me = s.current
    s.turns += 1
    s.emit("turn", {"seat": me, "round": s.round})
    yield from at(s, BEFORE_TURN, Phase(me, NO_PHASE))
    if s.flipped[me]:
        yield from flip(s, me)
        yield from next_turn(s)
        return
    s.end_effects(
        lambda effect: (effect[1] == me and effect[3] == UNTIL_NEXT_TURN) or effect[2:] == (me, UNTIL_TURN_OF)
    )
    s.skipped = []
    if s.unrevealed[me]:
        yield from appear(s, me)
    yield from at(s, START_OF_TURN, Phase(me, NO_PHASE))
    s.phase, s.step = (BEGINNING, PHASE) if s.alive[me] else (NO_PHASE, TURN_END)


def end_turn(s: Table) -> Play[None]:
    """T6, SG-205: it takes place even if the player died on their own turn; then everything of this turn is cleared."""
    s.phase = NO_PHASE
    turn = Phase(s.current, NO_PHASE)
    yield from at(s, END_OF_TURN, turn)
    yield from at(s, LAST_OF_TURN, turn)
    if any(s.resting):
        yield from end_rests(s)
    s.uses = [use for use in s.uses if use[0] not in (THIS_TURN, THIS_PHASE)]
    s.end_effects(lambda effect: effect[3] in (THIS_TURN, THIS_PHASE))
    s.history, s.followed = [], []
    s.phase_from = 0
    yield from next_turn(s)


LAST_OF_TURN: Final = "T6b"  # what comes after everything else at the end of a turn


def next_turn(s: Table) -> Play[None]:
    """SG-202, SG-219 to SG-221: an extra turn first, the last created before others; then the next living seat."""
    while s.extra_turns:
        seat = s.extra_turns.pop()
        if s.alive[seat]:
            begin_turn(s, seat)
            return
    order = s.in_seat_order()
    later = [seat for seat in order[order.index(s.turn_of) + 1 :] if s.alive[seat]]
    if not later:
        yield from end_round(s)
        yield from start_round(s)
        later = [seat for seat in order if s.alive[seat]]
    s.turn_of = later[0]
    begin_turn(s, later[0])


def take_extra_turn(s: Table, seat: Seat) -> None:
    """SG-219: an extra turn of this hero is inserted after the current one."""
    s.extra_turns.append(seat)
    s.emit("extra-turn", {"seat": seat})


# ---- a phase (SG-208)


def play_phase(s: Table) -> Play[None]:
    """T2 to T5; a skipped phase has neither start nor end."""
    me = s.current
    phase = Phase(me, s.phase)
    s.note("phase", me, NOBODY, s.phase)
    s.phase_from = len(s.history)
    s.discarded = []
    if s.phase not in s.skipped:
        yield from at(s, BEFORE_PHASE, phase)
    if phase.skipped or s.phase in s.skipped or not s.alive[me]:
        s.emit("skip", {"seat": me, "phase": PHASES[s.phase]})
        next_phase(s)
        return
    s.emit("phase", {"seat": me, "phase": PHASES[s.phase]})
    yield from at(s, START_OF_PHASE, phase)
    if s.phase == ACTION and s.alive[me]:
        s.step = IDLE
        return
    if s.alive[me]:
        yield from proceed(s, me, phase)
    yield from end_phase(s)


def proceed(s: Table, me: Seat, phase: Phase) -> Iterable[tuple[Ask, ...]]:
    """SG-209 to SG-217: what happens in a phase by itself; nothing in the Beginning and End Phases."""
    if s.phase == JUDGING:
        return judge_all(s, me)
    if s.phase == DRAWING:
        return draw_phase(s, me, phase)
    return discard_phase(s, me) if s.phase == DISCARDING else ()


def end_phase(s: Table) -> Play[None]:
    """T5; the limits of this phase are cleared (SG-222)."""
    if s.alive[s.current] and END_OF_PHASE in s.index().triggers:
        yield from at(s, END_OF_PHASE, Phase(s.current, s.phase))
    if s.uses:
        s.uses = [use for use in s.uses if use[0] != THIS_PHASE]
    s.end_effects(lambda effect: effect[3] == THIS_PHASE)
    next_phase(s)


def next_phase(s: Table) -> None:
    """The phase after this one; after a death straight to the end of the turn (SG-206)."""
    s.phase += 1
    s.step = PHASE
    if s.phase >= len(PHASES) or not s.alive[s.current]:
        s.phase = NO_PHASE
        s.step = TURN_END


def idle(s: Table) -> Play[None]:
    """One action of the Action Phase, or one more target of it."""
    goes_on = True
    if s.kept is None:
        goes_on = yield from act(s, s.current)
    else:
        yield from go_on(s)
    if s.kept is None and not (goes_on and s.alive[s.current]):
        yield from end_phase(s)


def judge_all(s: Table, me: Seat) -> Play[None]:
    """SG-210, SG-964: what was premeditated, then the delayed tactics, the last placed first."""
    if s.zones[zone_of(me, PREMEDITATED)]:
        yield from carry_out_plans(s, me)
    waiting = s.judging(me)[::-1]
    for card in waiting:
        if s.alive[me] and card in s.judging(me):
            yield from resolve_delayed(s, me, card)


def draw_phase(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """SG-212, SG-818: T4a changes the number or replaces the draw."""
    yield from at(s, IN_PHASE, phase)
    if not phase.replaced and s.alive[me]:
        yield from draw(s, me, phase.draws)
        yield from at(s, AFTER_DRAW, phase)


AFTER_DRAW: Final = "T4b"


def discard_phase(s: Table, me: Seat) -> Play[None]:
    """SG-215: down to the hand limit; the player chooses."""
    over = len(counted_hand(s, me)) - max(0, hand_limit(s, me))
    if over > 0:
        cards = yield from choose_cards(s, me, "discard-phase", lambda: counted_hand(s, me), over, "SG-215")
        yield from discard(s, cards, me)


def counted_hand(s: Table, seat: Seat) -> list[Sleeve]:
    """The hand cards that count for the hand limit."""
    apart = [held for held in s.index().states.get(UNCOUNTED, ()) if held.seat == seat and held.works(s)]
    if not apart:
        return s.hand(seat)
    return [card for card in s.hand(seat) if not any(held.rule.run(s, seat, card) for held in apart)]


def hand_limit(s: Table, seat: Seat) -> int:
    """SG-216, SG-1009: the current HP; effects that set it first, then increases and decreases."""
    limit = max(0, s.hp[seat])
    states = s.index().states
    for held in states.get(HAND_LIMIT, ()):
        if held.seat == seat and held.works(s):
            given = held.rule.run(s, seat)
            limit = limit if given is None else given
    for held in states.get(HAND_BONUS, ()):
        if held.seat == seat and held.works(s):
            limit += held.rule.run(s, seat)
    for held in states.get(LIMIT_OF_OTHERS, ()):
        if held.seat != seat and held.works(s):
            limit += held.rule.run(s, held.seat, seat)
    return limit


STEPS: Final = {TURN: start_turn, PHASE: play_phase, IDLE: idle, TURN_END: end_turn}
