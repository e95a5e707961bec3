"""Bots, tournaments and positions as Python sees them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from multiprocessing import current_process
from pathlib import Path
from typing import Any

from tianxia import scenario as scenarios
from tianxia.bots import Bot, own
from tianxia.bots import make_bot as made_by
from tianxia.commands.files import read_text
from tianxia.core.dice import key_from_seed
from tianxia.errors import UserError
from tianxia.games import known
from tianxia.lab import BotStanding, Report, TableStanding, plan, play_all, report
from tianxia.positions.scenario import Scenario
from tianxia.public.expecting import expect, expect_number, expect_options, expect_seed, path_of


def make_bot(spec: str, game: str, seed: int = 0) -> Bot:
    """A bot by its name (`about(game).bots`), or one's own: "mine.py:Mine", "module:Mine", "run:COMMAND"."""
    expect(spec, str, "a bot is given by its name")
    expect_seed(seed)
    return made_by(spec, known(game), key_from_seed("bot", seed))


@dataclass(frozen=True, slots=True)
class Arena:
    """What came of a tournament."""

    game: str
    bots: tuple[str, ...]
    games: int
    report: Report = field(repr=False)

    @property
    def standings(self) -> tuple[BotStanding, ...] | tuple[TableStanding, ...]:
        """How often each bot won, with a 95 % interval; against the game, the tables of each bot."""
        return tuple(self.report.tables) or tuple(self.report.standings)

    def rate(self, bot: str) -> float:
        """How often this bot won."""
        found = [row.rate for row in self.standings if row.bot == bot]
        if not found:
            raise UserError(f"there is no bot {bot!r} in this tournament; there are {', '.join(self.bots)}")
        return sum(found) / len(found)


def arena(
    game: str,
    bots: Sequence[str | type[Bot]],
    games: int = 100,
    seed: int = 0,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    jobs: int = 1,
    after_game: Callable[[int], None] | None = None,
) -> Arena:
    """Let bots meet on the same deals from every seat, as `tianxia arena` does: by name, or as classes of your own.

    With several `jobs` a script calls it under `if __name__ == "__main__":`, as each process reads the script again."""
    expect(bots, (list, tuple), "the bots of a tournament are a list")
    for bot in bots:
        expect(bot, (str, type), "a bot of a tournament is given by its name or is a class")
        if isinstance(bot, type) and not issubclass(bot, Bot):
            raise UserError(f"{bot.__name__} is no bot: it must derive from tianxia.Bot")
    expect_number(games, "games", 1)
    expect_number(jobs, "jobs", 1)
    expect_seed(seed)
    expect_options(options)
    specs = tuple([bot if isinstance(bot, str) else own.remember(bot) for bot in bots])
    tournament = plan(known(game), specs, games, seed, seats, options or {})
    if jobs > 1 and getattr(current_process(), "_inheriting", False):
        raise SystemExit(1)  # a process that reads the script again must not start others; who began tells why
    try:
        results = play_all(tournament, jobs, after_game)
    except BrokenProcessPool:
        raise UserError(
            'a process of the tournament has ended; in a script, call arena with jobs under if __name__ == "__main__":'
        ) from None
    return Arena(game, tournament.bots, len(results), report(tournament.bots, results))


def set_up(
    game: str,
    /,
    options: dict[str, str] | None = None,
    strict: bool = False,
    seed: int | None = None,
    **position: Any,
) -> Scenario:
    """Any position by hand, in the player's words (docs/scenarios.md)."""
    expect_options(options)
    expect_seed(seed)
    return scenarios.scenario(game, options, strict, seed, **position)


def run_scenario(file: str | Path) -> Scenario:
    """Run a scenario file to its end; an exception says which step or fact does not hold."""
    path = path_of(file)
    try:
        text = read_text(path)
    except OSError as wrong:
        raise UserError("{path}: {why}", path=path, why=wrong) from None
    return scenarios.run(scenarios.load(text))
