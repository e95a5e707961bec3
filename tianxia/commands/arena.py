"""`tianxia arena`: bots meet on the same deals from every seat; who wins how often, and how sure that is."""

import json
import shlex
import sys
from collections.abc import Callable, Mapping

from tianxia.arena import Report, Tournament, plan, play_all, report


def run(
    game: str,
    *,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    jobs: int,
    seats: int | None,
    options: Mapping[str, str],
    as_json: bool,
) -> int:
    """Plays the games and prints the table; the command is printed with it, so that figures can be quoted."""
    tournament = plan(game, bots, games, seed, seats, options)
    found = report(tournament.bots, play_all(tournament, jobs, progress(games)))
    command = command_of(game, bots, games, seed, seats, options)
    if as_json:
        print(json.dumps(facts(tournament, found, command), ensure_ascii=False, indent=2))
    else:
        print_table(tournament, found, command)
    return 0


def progress(games: int) -> Callable[[int], None] | None:
    """A count for the person who waits, where there is one."""
    if not sys.stderr.isatty():
        return None

    def show(played: int) -> None:
        print(f"\r{played} of {games} games", end="\n" if played == games else "", file=sys.stderr, flush=True)

    return show


def command_of(
    game: str, bots: tuple[str, ...], games: int, seed: int, seats: int | None, options: Mapping[str, str]
) -> str:
    """What gives the same figures again; the number of processes does not matter."""
    words = ["tianxia", "arena", game, "--bots", ",".join(bots), "--games", str(games), "--seed", str(seed)]
    if seats is not None:
        words += ["--seats", str(seats)]
    for name, value in options.items():
        words += ["--option", f"{name}={value}"]
    return shlex.join(words)


def sides_of(tournament: Tournament) -> str:
    """How the games are shared among deals, and what becomes of an odd one."""
    seats = len(tournament.bots)
    every = "from both seats" if seats == 2 else f"from each of {seats} seats"
    text = f"{tournament.deals} deals, each played {every}"
    if tournament.odd:
        text += f"; one more deal is played only {tournament.odd} of {seats} times and counts as it is"
    return text


def facts(tournament: Tournament, found: Report, command: str) -> dict[str, object]:
    """The report for a program."""
    return {
        "command": command,
        "game": tournament.game,
        "seed": tournament.seed,
        "games": len(tournament.games),
        "deals": tournament.deals,
        "odd_games": tournament.odd,
        "bots": [standing.plain() for standing in found.standings],
        "answers_per_game": found.answers,
        "roles": [standing.plain() for standing in found.by_role],
    }


def print_table(tournament: Tournament, found: Report, command: str) -> None:
    """A table that reads well in a message too."""
    width = max(len("bot"), *[len(standing.bot) for standing in found.standings])
    print(f"$ {command}")
    print(f"{len(tournament.games)} games: {sides_of(tournament)}")
    print()
    print(f"{'bot':<{width}}  {'wins':>7}  {'rate':>7}  {'95 % interval':>16}  {'margin':>7}  answers/game")
    for standing in found.standings:
        interval = f"{100 * standing.low:.1f} - {100 * standing.high:.1f} %"
        print(
            f"{standing.bot:<{width}}  {standing.wins:>7g}  {100 * standing.rate:>5.1f} %  {interval:>16}"
            f"  {standing.margin:>+7.2f}  {standing.answers:>12.1f}"
        )
    if found.by_role:
        print_roles(found, width)
    print()
    print(f"margin: own VP less the best rival's, mean of all games; {found.answers:.1f} answers per game in all")
    print("interval: Wilson, from games / design effect, as games on one deal are not independent (docs/bots.md)")


def print_roles(found: Report, width: int) -> None:
    """How often each bot won from each role."""
    wide = max(len("role"), *[len(standing.role) for standing in found.by_role])
    print()
    print(f"{'role':<{wide}}  {'bot':<{width}}  {'seats':>6}  {'wins':>6}  {'rate':>7}  {'95 % interval':>16}")
    for standing in found.by_role:
        interval = f"{100 * standing.low:.1f} - {100 * standing.high:.1f} %"
        print(
            f"{standing.role:<{wide}}  {standing.bot:<{width}}  {standing.games:>6}  {standing.wins:>6}"
            f"  {100 * standing.rate:>5.1f} %  {interval:>16}"
        )
