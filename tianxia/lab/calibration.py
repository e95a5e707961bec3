"""How far the beliefs about hidden roles can be trusted: of all that was called 70 % likely, how much was so?

A game with hidden roles says what a seat believes (`bots/reading.py`) and what is so (`Game.role_of`). Bots play;
whenever a new round begins, each of those who are still in the game says how likely each role of everybody else is. Two
things are counted: whether chances are as high as they should be, and whether they say more than what is left in the
box, that is whether their logarithmic loss is below that of chance."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, field
from math import log
from typing import Final

from tianxia.bots.reading import believed
from tianxia.core.events import Facts
from tianxia.core.match import Match
from tianxia.core.views import Glimpse
from tianxia.games import game as game_by_id
from tianxia.lab.arena_game import ArenaGame, played
from tianxia.lab.workers import spread

BINS: Final = 10  # 0 to 10 %, ... 90 to 100 %
LATEST: Final = 8  # from this round on all are counted together
LEAST: Final = 1e-6  # a role that was thought impossible costs as much as one in a million


@dataclass(slots=True)
class Called:
    """What was said of one sort: how often, how likely it was called in all, and how often it was so."""

    times: int = 0
    chances: float = 0.0
    so: int = 0

    def add(self, other: Called) -> None:
        """More of it."""
        self.times += other.times
        self.chances += other.chances
        self.so += other.so


@dataclass(slots=True)
class Loss:
    """The logarithmic loss of some roles that were guessed: of the beliefs, and of whoever only counts what is left."""

    roles: int = 0
    beliefs: float = 0.0
    chance: float = 0.0

    def add(self, other: Loss) -> None:
        """More of it."""
        self.roles += other.roles
        self.beliefs += other.beliefs
        self.chance += other.chance


@dataclass(slots=True)
class Read:
    """What the seats of one game, or of many, have said."""

    games: int = 0
    bins: list[Called] = field(default_factory=lambda: [Called() for _ in range(BINS)])
    rounds: defaultdict[int, Loss] = field(default_factory=lambda: defaultdict(Loss))  # by the round that begins

    def add(self, other: Read) -> None:
        """More games."""
        self.games += other.games
        for mine, more in zip(self.bins, other.bins, strict=True):
            mine.add(more)
        for number, loss in other.rounds.items():
            self.rounds[number].add(loss)

    def hear(self, number: int, rows: Sequence[Facts], roles: Sequence[str]) -> None:
        """What one seat believes when a round begins, beside what is so."""
        unknown = [row for row in rows if not row["known"]]
        left = Counter([roles[row["seat"]] for row in unknown])
        if len(left) < 2:
            return  # nothing is left to be guessed
        loss = self.rounds[min(number, LATEST)]
        for row in unknown:
            true = roles[row["seat"]]
            loss.add(Loss(1, -log(max(LEAST, row["chances"][true])), -log(left[true] / len(unknown))))
            for role, chance in row["chances"].items():
                if role in left:
                    self.bins[min(BINS - 1, int(chance * BINS))].add(Called(1, chance, role == true))


def read_game(task: ArenaGame) -> Read:
    """What is said in one game of bots."""
    rules, read = game_by_id(task.game), Read(games=1)
    begun = 1

    def look(match: Match) -> None:
        nonlocal begun
        number = rules.round_of(match.state)
        if number <= begun:
            return
        begun = number
        roles = [rules.role_of(match.state, seat) for seat in range(match.state.seats)]
        for seat in range(match.state.seats):
            rows = None if rules.is_out(match.state, seat) else believed(Glimpse(match, seat))
            if rows is not None:
                read.hear(number, rows, roles)

    played(task, each=look)
    return read


def read_all(tasks: Sequence[ArenaGame], jobs: int) -> Generator[Read, None, None]:
    """What is said in each game, in order."""
    yield from spread(read_game, tasks, jobs)


def together(some: Iterable[Read]) -> Read:
    """All games as one."""
    whole = Read()
    for each in some:
        whole.add(each)
    return whole


def error(read: Read) -> float:
    """How far what was said lies from what was so, on average over all that was said."""
    said = sum([each.times for each in read.bins])
    return sum([abs(each.chances - each.so) for each in read.bins]) / said if said else 0.0
