"""A series of bot games that a command plays and counts: what was asked for, and what comes of it so far."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

from tianxia.commands.files import write_text
from tianxia.commands.flags import WORTH_SHARING, as_given, jobs_of, tell_stopped
from tianxia.lab.workers import until_enough
from tianxia.terminal.progress import Progress

R = TypeVar("R")
AT_ONCE: Final = frozenset({"random", "novice", "greedy"})  # bots that do not think before they answer


@dataclass(frozen=True, slots=True)
class Series:
    """Which game, which bots, how often and on which deals."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    jobs: int | None
    seats: int | None
    options: Mapping[str, str]

    def command(self, games: int, *flags: str) -> str:
        """What gives the same figures of this many games again; the number of processes does not matter."""
        words = ["tianxia", "arena", self.game, *flags, "--bots", ",".join(self.bots), "--games", str(games)]
        words += ["--seed", str(self.seed)]
        if self.seats is not None:
            words += ["--seats", str(self.seats)]
        return shlex.join([*words, *as_given(self.options)])

    def processes(self, games: int) -> int:
        """How many share the work: even two games are worth it where somebody thinks, or might."""
        return jobs_of(self.jobs, games, WORTH_SHARING if set(self.bots) <= AT_ONCE else 2)

    def count(self, work: Callable[[int], Generator[R, None, None]], games: int) -> list[R]:
        """What comes of each game, `work` shared by this many processes. Whoever is tired of waiting (Ctrl-C) gets what
        there is so far."""
        with Progress(games, "games") as shown:
            found = until_enough(work(self.processes(games)), shown)
        if len(found) < games:
            tell_stopped(len(found), games)
        return found


def hand_out(
    drawn: Path | None,
    picture: Callable[[], str],
    as_json: bool,
    facts: Callable[[], object],
    table: Callable[[], None],
) -> None:
    """What was counted: as a picture in a file, if one is named, and as figures for a program or a table to read."""
    if drawn is not None:
        write_text(drawn, picture())
    if as_json:
        print(json.dumps(facts(), ensure_ascii=False, indent=2))
    else:
        table()
