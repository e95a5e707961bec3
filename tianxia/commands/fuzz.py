"""`tianxia fuzz`: random games with every check switched on; what breaks is told with the command that shows it."""

import json
import textwrap
from collections.abc import Generator
from contextlib import closing
from typing import Final

from tianxia.commands.flags import as_given, counted, jobs_of, tell_stopped
from tianxia.core.game import Game, Options
from tianxia.games import game as game_of
from tianxia.lab.fuzzing import FuzzFailure, Told, one_game, sizes_with
from tianxia.lab.workers import INTERRUPTED, spread
from tianxia.terminal.progress import Progress

CHUNK: Final = 2  # games that a process takes at a time: few are lost at Ctrl-C
RAREST: Final = 5
WIDTH: Final = 110


def run(
    game: str,
    *,
    games: int,
    seed: int,
    jobs: int | None,
    seats: int | None,
    options: dict[str, str],
    digest: bool,
    as_json: bool,
) -> int:
    """Plays the games; 0 only if none of them failed. Ctrl-C ends it with what the games so far have shown."""
    played = game_of(game)
    if seats is None:
        sizes_with(played, options)
    else:
        played.settle_options(options, seats)
    told = Told()
    shared = results(played, games, seed, jobs_of(jobs, games), seats, options)
    with Progress(games, "games") as shown, closing(shared) as fuzzed:
        try:
            for one in fuzzed:
                told.add(one)
                shown(told.games)
                if not as_json and one.failures:
                    shown.clear()
                    for failure in one.failures:
                        print_failure(game, seats, options, failure)
        except KeyboardInterrupt:
            if not told.games:
                raise
            shown.clear()
            tell_stopped(told.games, games)
    if as_json:
        print(json.dumps({"game": game, "seed": seed, **told.plain()}, ensure_ascii=False, indent=2))
    else:
        print_summary(told)
        print_effects(played, told)
        if digest:
            print(f"digest {told.digest}")
        print(f"{counted(told.games, 'game')}, {counted(len(told.failures), 'failure')}")
    if told.failures:
        return 1
    return 0 if told.games == games else INTERRUPTED


def results(
    game: Game, games: int, seed: int, jobs: int, seats: int | None, options: Options
) -> Generator[Told, None, None]:
    """What each game showed, in the order of the seeds, however many processes share the work."""
    seeds = range(seed, seed + games)
    if jobs == 1:
        for number in seeds:
            yield one_game(game, number, seats, options)
        return
    yield from spread(by_id, [(game.id, number, seats, options) for number in seeds], jobs, CHUNK)


def by_id(task: tuple[str, int, int | None, Options]) -> Told:
    """One game in a process of its own, where only ids and numbers can be sent."""
    id, seed, seats, options = task
    return one_game(game_of(id), seed, seats, options)


def print_failure(game: str, seats: int | None, options: Options, failure: FuzzFailure) -> None:
    """What broke, how to see it again, and the log up to the answer before."""
    table = " ".join([f"{failure.seats} seats", *as_given(failure.options)])
    fixed = "".join([f" {word}" for word in as_given(options)])
    count = "" if seats is None else f" --seats {seats}"
    print(f"FAILURE {game} seed {failure.seed} ({table})")
    print(f"  at answer {failure.answer}: {failure.given or 'the set-up'}")
    print(f"  {failure.error}")
    print(f"  again: tianxia fuzz {game} --games 1 --seed {failure.seed}{count}{fixed}")
    print("  the log up to there:")
    for line in failure.log.splitlines():
        print(f"    {line}")


def print_effects(game: Game, told: Told) -> None:
    """How often each kind of card and each skill took effect, the rarest first, but for what no game can come to."""
    seen, out = told.counts["effects"], game.unreachable()
    for sort, ids in game.contents().items():
        wanted = sorted([id for id in ids if id not in out], key=lambda id: (seen[id], id))
        acted = [id for id in wanted if seen[id]]
        print(f"{len(acted)} of {len(wanted)} {sort} took effect:")
        counts = ", ".join([f"{id} {seen[id]}" for id in wanted])
        print(textwrap.fill(counts, WIDTH, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False))


def print_summary(told: Told) -> None:
    """The figures of the run: sizes, and what took effect least often."""
    print(f"{counted(told.answers, 'answer')}; the longest game has {told.longest}, the deepest rule {told.deepest}")
    for name in ("question", "option", "event", "outcome"):
        counts = told.counts[f"{name}s"]
        rarest = ", ".join([f"{key} {count}" for key, count in sorted(counts.items(), key=lambda row: row[1])[:RAREST]])
        print(f"{counted(len(counts), name)}; the rarest: {rarest}")
