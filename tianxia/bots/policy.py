"""What the bots must know of one game to play it well: a greedy choice, labels of choices, where to stop, a value."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from itertools import islice
from typing import ClassVar, Final, Generic, Protocol, TypeVar

from tianxia.core.asks import NUMBER, Ask, Choice, Ref
from tianxia.core.dice import Dice
from tianxia.core.state import State

T = TypeVar("T", bound=State)
Label = Hashable
Labelled = tuple[Label, Choice]
Scored = tuple[float, Choice]  # what a choice seems to be worth
MOST_CHOICES: Final = 200  # of a question that the plain policy looks at
MOST_STEPS: Final = 2000  # answers in a playout of a game that has no end in sight


def best_scored(listed: list[Scored]) -> Choice:
    """The choice with the best score, the first of several."""
    top, found = listed[0]
    for score, choice in listed:
        if score > top:
            top, found = score, choice
    return found


class Policy(Protocol):
    """The parts of the bots that differ from game to game. Whatever reads a state reads only what the asked seat of
    the question sees of it."""

    def choice(self, state: State, question: Ask, dice: Dice) -> Choice:
        """The greedy choice in an imagined state; the playouts of the search are made of it, so it must be fast."""

    def ranked(self, state: State, question: Ask, wide: bool) -> list[Labelled]:
        """Choices worth searching, the best first, each with a label made of faces, never of sleeves, so that the same
        choice has the same label in all worlds. `wide` is set at the question that the bot has to answer."""

    def mark(self, state: State) -> int:
        """Where a search begins, for `is_enough`."""

    def is_enough(self, state: State, mark: int, steps: int) -> bool:
        """Whether a playout that began at this mark may stop here; the game itself may also be over."""

    def values(self, state: State) -> tuple[float, ...]:
        """How good a state at which a playout stopped is for each seat, from 0 to 1: its chance to win, so that
        partners who win together all have 1."""


class StopsAtRest:
    """A policy that knows rest points at which a playout may stop before the rules go on to the next question."""

    def is_settled(self, state: State) -> bool:
        """Whether the playout may stop at this rest point."""
        raise NotImplementedError


class GamePolicy(Generic[T]):
    """A policy made of what a game has to say about its own states: the greedy choice, the choices worth trying, what
    time it is, and what a state is worth to each seat."""

    most_steps: ClassVar[int] = MOST_STEPS  # answers in a playout
    together: ClassVar[bool] = False  # whether each of several winners has won whole

    def __init__(self, kind: type[T]) -> None:
        self.kind: type[T] = kind

    def best(self, s: T, question: Ask, dice: Dice) -> Choice:
        """The greedy choice."""
        raise NotImplementedError

    def tries(self, s: T, question: Ask, wide: bool) -> Iterable[Choice]:
        """The choices worth searching, the best first; of alike ones the first is taken."""
        raise NotImplementedError

    def label(self, s: T, choice: Choice) -> Label:
        """What tells a choice from others in all worlds."""
        return plain_label(s, choice)

    def time(self, s: T) -> int:
        """The number of the round, turn or battle."""
        raise NotImplementedError

    def horizon(self, s: T) -> int:
        """How much later a playout stops."""
        return 1

    def chances(self, s: T) -> tuple[float, ...]:
        """How likely each seat is to win while nobody has."""
        raise NotImplementedError

    # ---- the policy that follows from it

    def _own(self, state: State) -> T:
        assert isinstance(state, self.kind)
        return state

    def choice(self, state: State, question: Ask, dice: Dice) -> Choice:
        """The greedy choice."""
        return self.best(self._own(state), question, dice)

    def ranked(self, state: State, question: Ask, wide: bool) -> list[Labelled]:
        """The choices worth searching with their labels."""
        s, found = self._own(state), dict[Label, Choice]()
        for choice in self.tries(s, question, wide):
            found.setdefault(self.label(s, choice), choice)
        return list(found.items())

    def mark(self, state: State) -> int:
        """The time at which the search begins."""
        return self.time(self._own(state))

    def is_enough(self, state: State, mark: int, steps: int) -> bool:
        """At the horizon, or if no end is in sight."""
        s = self._own(state)
        return self.time(s) >= mark + self.horizon(s) or steps >= self.most_steps

    def values(self, state: State) -> tuple[float, ...]:
        """Who has won, else who is likely to."""
        return won(state, self.together) or self.chances(self._own(state))


class PlainPolicy:
    """For a game without a policy of its own: random playouts to the end, all choices, and who has won."""

    def __init__(self, together: bool = False) -> None:
        self.together: bool = together  # whether each of several winners has won whole

    def choice(self, state: State, question: Ask, dice: Dice) -> Choice:
        """Any choice: nothing is known of the game."""
        return question.sample(dice)

    def ranked(self, state: State, question: Ask, wide: bool) -> list[Labelled]:
        """All choices, up to a limit, in the order of the question."""
        return [(plain_label(state, choice), choice) for choice in islice(question.expand(), MOST_CHOICES)]

    def mark(self, state: State) -> int:
        """Nothing: a playout of such a game goes to the end."""
        return 0

    def is_enough(self, state: State, mark: int, steps: int) -> bool:
        """Only if the game does not end."""
        return steps >= MOST_STEPS

    def values(self, state: State) -> tuple[float, ...]:
        """Who has won; where no end is in sight, as if nothing were known."""
        return won(state, self.together) or (0.5 if self.together else 1 / state.seats,) * state.seats


def won(state: State, together: bool = False) -> tuple[float, ...] | None:
    """One point for each of those who have won together, or one that rivals share; None before the end."""
    if state.outcome is None:
        return None
    winners = state.outcome.winners
    share = 1.0 if together or not winners else 1 / len(winners)
    return tuple([share if seat in winners else 0.0 for seat in range(state.seats)])


def plain_label(state: State, choice: Choice) -> Label:
    """A choice told by faces: cards of one face are alike, and their sleeves differ from world to world."""
    return choice.option, tuple([(slot, _told(state, refs)) for slot, refs in sorted(choice.picks.items())])


def _told(state: State, refs: tuple[Ref, ...]) -> tuple[str, ...]:
    return tuple(sorted([str(state.faces[NUMBER[ref]]) if ref in NUMBER else ref for ref in refs]))
