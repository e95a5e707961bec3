"""A tournament: which games are played, and by how many processes; the results do not depend on that number."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from itertools import product

from tianxia.bots import check_spec
from tianxia.errors import Phrase, UserError
from tianxia.games import game as game_by_id
from tianxia.lab.arena_game import ArenaGame, ArenaResult, deal_of, play_game, sides_at
from tianxia.lab.workers import spread, until_enough


@dataclass(frozen=True, slots=True)
class Tournament:
    """Bots, and the games that they play against each other, or each at tables of its own against the game."""

    game: str
    bots: tuple[str, ...]  # as many as seats, or two that share the sides, or those that play against the game
    seed: int
    games: tuple[ArenaGame, ...]
    ways: int  # how often a deal is played

    @property
    def deals(self) -> int:
        """How many deals are played in every way."""
        return len(self.games) // self.ways

    @property
    def odd(self) -> int:
        """How many games of one more deal, which is not played in every way."""
        return len(self.games) % self.ways

    @property
    def shares_sides(self) -> bool:
        """Whether two bots share the sides of a game with roles."""
        return bool(self.games[0].sides)

    @property
    def takes_single_sides(self) -> bool:
        """Whether the first of two bots has one side at a time, compared with a table of the second alone."""
        return self.games[0].is_measure

    @property
    def alone(self) -> int:
        """How often the second bot plays a deal alone, where the first has one side at a time."""
        return sum([game.is_measure for game in self.games if game.deal == self.games[0].deal])

    @property
    def against_the_game(self) -> bool:
        """Whether all seats of a table win or lose together."""
        return self.games[0].together

    def first(self, games: int) -> Tournament:
        """The tournament as it would be with fewer games."""
        return replace(self, games=self.games[:games])


def plan(
    game: str,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    seats: int | None,
    options: Mapping[str, str],
    single: bool = False,
    alone: int = 1,
) -> Tournament:
    """Every deal is played once from each seat, the bots moving on by one; two bots in a game with roles share its
    sides in every way, or with `single` the first has one at a time, after the second has played the deal `alone`
    this many times; against the game every bot has the whole table. UserError for what cannot be played."""
    rules = game_by_id(game)
    count = rules.check_seats(seats)
    table_options = rules.settle_options(options, count)
    settled = tuple(table_options.items())
    if games < 1:
        raise UserError("a tournament takes 1 game or more, not {games}", games=games)
    for spec in bots:
        check_spec(spec, game)
    if single and not (rules.sides and len(bots) == 2):
        raise UserError("--single-side takes two bots and a game with roles")
    if alone > 1 and not single:
        raise UserError("--alone goes with --single-side")
    if rules.is_cooperative(count, table_options):
        ways = len(bots)
        whole = [ArenaGame(game, bots, settled, seed, n // ways, n % ways, count, together=True) for n in range(games)]
        return Tournament(game, bots, seed, tuple(whole), ways)
    if not 2 <= len(bots) <= count:
        wanted = Phrase("2 bots") if count == 2 else Phrase("2 to {count} bots", count=count)
        raise UserError(
            "{game} with {count} seats takes {wanted}, not {count_of_bots}; the same bot may sit twice",
            game=game,
            count=count,
            wanted=wanted,
            count_of_bots=len(bots),
        )
    if rules.sides and len(bots) == 2:
        state = deal_of(ArenaGame(game, bots, settled, seed, 0, 0, count)).state
        sides = len(sides_at(rules, state))
        split = [way for way in product((0, 1), repeat=sides) if len(set(way)) == 2]
        if single:
            split = [(1,) * sides] * alone + [tuple([int(n != mine) for n in range(sides)]) for mine in range(sides)]
        shared = [ArenaGame(game, bots, settled, seed, n // len(split), n % len(split), count) for n in range(games)]
        tasks = tuple([replace(task, sides=split[task.turn]) for task in shared])
        return Tournament(game, bots, seed, tasks, len(split))
    table = tuple([bots[seat % len(bots)] for seat in range(count)])
    tasks = tuple([ArenaGame(game, table, settled, seed, n // count, n % count) for n in range(games)])
    return Tournament(game, table, seed, tasks, count)


def play_all(
    tournament: Tournament, jobs: int = 1, after_game: Callable[[int], None] | None = None
) -> list[ArenaResult]:
    """The results in the order of the games; `after_game` hears how many there are. An interrupt (Ctrl-C) ends it, and
    the results of the first games are kept: they are those of a shorter tournament."""
    return until_enough(spread(play_game, tournament.games, jobs), after_game)
