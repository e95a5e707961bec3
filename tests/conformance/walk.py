"""Walking through a random game, question by question, and small tools for comparing what is met there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from tests.about import about
from tests.conformance.plans import NIGHTLY, Plan
from tianxia.core.asks import NUMBER, Ask, Choice, Ref, Refusal
from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.events import SPECTATOR, Seat
from tianxia.core.game import Game
from tianxia.core.match import Match
from tianxia.core.pieces import PieceState
from tianxia.core.state import NOWHERE, State
from tianxia.lab.fuzzing import by_choice, by_option, by_sample, contrary

MIX = (by_sample, by_option, by_choice, contrary)
MOST_ANSWERS = 20_000
ATOMS = frozenset([int, str, bool, float, bytes, type(None)])  # most of what a state holds; nothing is in them


class Caught(AssertionError):  # noqa: N818 - it names what was caught
    """A check that failed, by its name: planted defects are looked for by it."""

    def __init__(self, check: str, detail: object) -> None:
        super().__init__(f"{check}: {detail}")
        self.check = check


def expect(fine: bool, check: str, detail: object = "") -> None:
    if not fine:
        raise Caught(check, detail)


class Walk:
    """A random game; the walker chooses, the checks look on."""

    def __init__(self, plan: Plan, seed: int) -> None:
        self.plan = plan
        self.match = plan.start(seed)
        self.dice = Dice(key_from_seed("walk", plan.name, seed))
        self.taken: Counter[str] = Counter()
        self.n = 0
        self.looked = 0  # at this many questions
        self.since: list[tuple[Seat, Choice]] = []  # the answers since the question that was looked at last

    def choose(self) -> tuple[Seat, Choice]:
        waiting = self.match.waiting()
        expect(bool(waiting), "somebody-is-asked", self.n)
        question = waiting[self.dice.below(len(waiting))]
        choice = MIX[self.dice.below(len(MIX))](self.match, question, self.dice, self.taken)
        self.taken[f"{question.kind}/{choice.option}"] += 1
        return question.seat, choice

    def give(self, seat: Seat, choice: Choice) -> None:
        self.match.answer(seat, choice)
        self.since.append((seat, choice))
        self.n += 1
        expect(self.n < MOST_ANSWERS, "ends", self.n)

    def questions(self) -> Iterator[Match]:
        """The match at each question, of long games at some of them; it is answered when the next one is wanted."""
        seldom = 0 if NIGHTLY else about(self.plan.game.id).every
        every = seldom * self.plan.seats + 1  # one more: it is each seat's turn to be looked at
        while not self.match.is_over:
            if self.n % every == 0:
                self.looked += 1
                yield self.match
                self.since = []
            self.give(*self.choose())


def viewers(match: Match) -> tuple[Seat, ...]:
    return (*range(match.state.seats), SPECTATOR)


def play_on(match: Match, key: int, answers: int = MOST_ANSWERS, checks: bool = False) -> str:
    """Answer at random, as often as said or to the end; the digest there."""
    dice = Dice(key)
    while answers and not match.is_over:
        waiting = match.waiting()
        question = waiting[dice.below(len(waiting))]
        match.apply(question.seat, question.sample(dice))
        if checks:
            match.state.check()
        answers -= 1
    return match.digest()


def slots(thing: object) -> list[str]:
    """The names of all slots of an object, those of its bases included."""
    return sorted(declared(type(thing)) | set(vars(thing) if hasattr(thing, "__dict__") else ()))


@cache
def declared(kind: type) -> frozenset[str]:
    """The names of all slots of a class, those of its bases included."""
    return frozenset([name for base in kind.__mro__ for name in getattr(base, "__slots__", ())])


def frozen(thing: object, without: tuple[str, ...] = ()) -> Any:
    """A picture of everything in an object, for comparing."""
    if type(thing) in ATOMS:
        return thing
    if isinstance(thing, (list, tuple)):
        return tuple([frozen(item) for item in thing])
    if isinstance(thing, dict):
        return tuple([(key, frozen(value)) for key, value in thing.items()])
    found = slots(thing)
    if found and not isinstance(thing, str | int | float | bytes):
        left_out = (*without, "block") if isinstance(thing, Dice) else without
        named = [name for name in found if name not in left_out]
        return (type(thing).__name__, *[(name, frozen(getattr(thing, name))) for name in named])
    return thing


def frozen_state(state: State) -> Any:
    return frozen(state, ("out", "trail", *state.derived))


def refs_in(thing: object) -> Iterator[int]:
    """Every sleeve number that is named in plain data."""
    if isinstance(thing, str):
        if thing in NUMBER:
            yield NUMBER[thing]
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield from refs_in(key)
            yield from refs_in(value)
    elif isinstance(thing, list | tuple):
        for item in thing:
            yield from refs_in(item)


def same_but_for_copies(match: Match, choice: Choice, ask: Ask) -> Any:
    """A choice as what it does: alike cards of a zone are the same card, things of one name are the same thing."""
    ordered = {
        pick.slot for option in ask.options() if option.id == choice.option for pick in option.picks if pick.ordered
    }
    picks = []
    for slot, refs in sorted(choice.picks.items()):
        things = [meaning(match, ref) for ref in refs]
        if things:
            picks.append((slot, tuple(things if slot in ordered else sorted(things))))
    return (choice.option, tuple(picks))


def meaning(match: Match, ref: Ref) -> Any:
    state = match.state
    if ref in NUMBER:
        return state.faces[NUMBER[ref]], state.where[NUMBER[ref]]
    if type(match.game).ref_names is Game.ref_names:  # a game without scenarios has no names for things
        return (ref,)
    return ref.partition("/")[0], match.game.ref_names(state, ref)[0]


def plain_refusal(refusal: Refusal | None) -> Any:
    return None if refusal is None else (refusal.rule, frozen(refusal.facts))


def from_mark(match: Match, world: State | None = None, listens: bool = False) -> Match:
    """The same stretch run again from the mark; with the faces of a twin in it, and with its pieces behind screens."""
    assert match.mark is not None
    state = match.mark.copy()
    if world is not None:
        state.faces = world.faces[:]
        if isinstance(state, PieceState):
            exchange_pieces(match.state, state, world)
    other = Match(match.game, state, match.options).begin(listens)
    for entry in match.entries:
        other.resume(entry.replies)
    other.sealed = dict(match.sealed)
    return other


def exchange_pieces(truth: State, mark: PieceState, world: State) -> None:
    """Whatever is sent after the mark, a world that has a piece more behind a screen now had it more then."""
    assert isinstance(truth, PieceState)
    assert isinstance(world, PieceState)
    wide = mark.seats + 1
    for slot, (piece, place) in enumerate(mark.tray.slots):
        mark.stock[piece][place] += world.stock[piece][place] - truth.stock[piece][place]
        for at in range(slot * wide, slot * wide + wide):
            mark.known[at] = min(mark.known[at], mark.stock[piece][place])


def is_told_apart(match: Match, viewer: Seat) -> bool:
    """Whether faces of now cannot stand at the mark: cards were shuffled since, or the viewer lost track of some cards
    or pieces."""
    mark, state = match.mark, match.state
    assert mark is not None
    if isinstance(state, PieceState) and state.tray.slots:
        heard = from_mark(match, listens=True).told(viewer)
        if any(told["kind"] == "pieces" and "piece" not in told for told in heard):
            return True
    if mark.spare != state.spare or state.retired or len(mark.faces) != len(state.faces):
        return True
    bit = state.bit(viewer)
    return any(
        before & bit and not now & bit
        for before, now, place in zip(mark.seen, state.seen, state.where, strict=True)
        if place != NOWHERE
    )
