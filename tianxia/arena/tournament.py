"""A tournament: which games are played, and by how many processes; the results do not depend on that number."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

from tianxia.arena.table import Game, Result, play_game
from tianxia.bots import settle_spec
from tianxia.errors import UserError
from tianxia.games import game as game_by_id


@dataclass(frozen=True, slots=True)
class Tournament:
    """Bots, and the games that they play against each other."""

    game: str
    bots: tuple[str, ...]  # as many as seats
    seed: int
    games: tuple[Game, ...]

    @property
    def deals(self) -> int:
        """How many deals are played from every seat."""
        return len(self.games) // len(self.bots)

    @property
    def odd(self) -> int:
        """How many games of one more deal, which is not played from every seat."""
        return len(self.games) % len(self.bots)


def plan(
    game: str, bots: tuple[str, ...], games: int, seed: int, seats: int | None, options: Mapping[str, str]
) -> Tournament:
    """Every deal is played once from each seat, the bots moving on by one; UserError for what cannot be played."""
    rules = game_by_id(game)
    count = rules.check_seats(seats)
    settled = tuple(rules.settle_options(options).items())
    if games < 1:
        raise UserError(f"--games takes a number from 1 on, not {games}")
    for spec in bots:
        settle_spec(spec, game)
    if not 2 <= len(bots) <= count:
        wanted = "2 bots" if count == 2 else f"2 to {count} bots"
        raise UserError(f"{game} with {count} seats takes {wanted}, not {len(bots)}; the same bot may sit twice")
    table = tuple([bots[seat % len(bots)] for seat in range(count)])
    tasks = tuple([Game(game, table, settled, seed, n // count, n % count) for n in range(games)])
    return Tournament(game, table, seed, tasks)


def play_all(tournament: Tournament, jobs: int = 1, after_game: Callable[[int], None] | None = None) -> list[Result]:
    """The results in the order of the games; `after_game` hears how many there are."""
    if jobs <= 1 or len(tournament.games) == 1:
        return _collected(map(play_game, tournament.games), after_game)
    workers = min(jobs, len(tournament.games))
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        return _collected(pool.map(play_game, tournament.games), after_game)


def _collected(results: Iterator[Result], after_game: Callable[[int], None] | None) -> list[Result]:
    found: list[Result] = []
    for result in results:
        found.append(result)
        if after_game is not None:
            after_game(len(found))
    return found
