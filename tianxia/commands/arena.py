"""`tianxia arena`: bots meet each other or the game on the same deals; who wins how often, and how sure that is."""

import json
from dataclasses import asdict
from functools import partial

from tianxia.commands.flags import counted
from tianxia.commands.series import Series
from tianxia.lab import BotStanding, Report, RoleStanding, Stalls, TableStanding, Tournament, plan, play_game, report
from tianxia.lab.fuzzing import MOST_ANSWERS
from tianxia.lab.workers import INTERRUPTED, spread


def run(asked: Series, *, as_json: bool, single: bool = False, alone: int = 1) -> int:
    """Plays the games and prints the table; the command is printed with it, so that figures can be quoted. Whoever is
    tired of waiting gets the figures of the games so far, with the command that plays only these."""
    wanted = plan(asked.game, asked.bots, asked.games, asked.seed, asked.seats, asked.options, single, alone)
    results = asked.count(partial(spread, play_game, wanted.games), asked.games)
    tournament, played = wanted.first(len(results)), len(results)
    found = report(tournament.bots, results)
    flags = ["--single-side"] if single else []
    command = asked.command(played, *flags, *(["--alone", str(alone)] if alone > 1 else []))
    if as_json:
        print(json.dumps(facts(tournament, found, command, asked.games), ensure_ascii=False, indent=2))
    else:
        print_table(tournament, found, command)
    return 0 if played == asked.games else INTERRUPTED


def sides_of(tournament: Tournament) -> str:
    """How the games are shared among deals, and what becomes of an odd one."""
    ways = tournament.ways
    every = "from both seats" if ways == 2 else f"from each of {ways} seats"
    if tournament.shares_sides:
        every = f"in all {ways} ways to share the sides between the two bots"
    if tournament.takes_single_sides:
        first, second = tournament.bots
        times = f" {tournament.alone} times" if tournament.alone > 1 else ""
        every = f"by {second} alone{times} and then with {first} on one side at a time"
    if tournament.against_the_game:
        every = "by a table of the one bot" if ways == 1 else f"by tables of each of the {ways} bots"
    if not tournament.deals:
        return f"one deal, played only {tournament.odd} of {ways} times"
    text = f"{counted(tournament.deals, 'deal')}, each played {every}"
    if tournament.odd:
        text += f"; one more deal is played only {tournament.odd} of {ways} times and counts as it is"
    return text


def facts(tournament: Tournament, found: Report, command: str, wanted: int) -> dict[str, object]:
    """The report for a program."""
    return {
        "command": command,
        "game": tournament.game,
        "seed": tournament.seed,
        "games": len(tournament.games),
        "games_wanted": wanted,  # more than were played if it was interrupted
        "deals": tournament.deals,
        "odd_games": tournament.odd,
        "bots": [asdict(standing) for standing in found.standings],
        "tables": [asdict(standing) for standing in found.tables],
        "answers_per_game": found.answers,
        "stalled": asdict(found.stalls),
        "roles": [asdict(standing) for standing in found.by_role],
        "differences": [asdict(difference) for difference in found.differences],
    }


def print_table(tournament: Tournament, found: Report, command: str) -> None:
    """A table that reads well in a message too."""
    print(f"$ {command}")
    print(f"{counted(len(tournament.games), 'game')}: {sides_of(tournament)}")
    print()
    if tournament.against_the_game:
        print_tables(found)
        print_stalls(tournament, found, f"it is not over after {MOST_ANSWERS} answers")
        print(
            "wins: of the tables of a bot, all of whose seats it had; score: the mean of the seats, then of the games"
        )
        print("interval: Wilson of the rate, Student of the score")
        return
    print_rivals(tournament, found)


def print_rivals(tournament: Tournament, found: Report) -> None:
    """Bots that met: who won, by how much, and from which role."""
    width = max(len("bot"), *[len(standing.bot) for standing in found.standings])
    sides = tournament.shares_sides
    print(f"{'bot':<{width}}  {'wins':>7}  {'rate':>7}  {'95 % interval':>16}  {'margin':>7}  answers/game")
    for standing in found.standings:
        margin = f"{'-':>7}" if sides else f"{standing.margin:>+7.2f}"
        print(
            f"{standing.bot:<{width}}  {standing.wins:>7g}  {100 * standing.rate:>5.1f} %  {interval(standing)}"
            f"  {margin}  {standing.answers:>12.1f}"
        )
    if found.by_role:
        print_roles(found, width)
    if found.differences:
        print_differences(found, tournament.bots)
    print_stalls(tournament, found, f"nobody wins it or it is not over after {MOST_ANSWERS} answers")
    if tournament.takes_single_sides:
        print("wins: of the first bot its one side, of the second all sides of the tables that it had alone")
    elif sides:
        print("wins: of the sides that a bot had, how many won; one side for each game, its parts if it had two sides")
    else:
        print(f"margin: own VP less the best rival's, mean of all games; {found.answers:.1f} answers per game in all")
    print("interval: Wilson, from games / design effect, as games on one deal are not independent (docs/bots.md)")


def print_tables(found: Report) -> None:
    """How often the tables of each bot won against the game, and by what score."""
    width = max(len("bot"), *[len(standing.bot) for standing in found.tables])
    print(
        f"{'bot':<{width}}  {'games':>6}  {'wins':>6}  {'rate':>7}  {'95 % interval':>16}"
        f"  {'score':>8}  {'95 % interval':>17}  answers/game"
    )
    for row in found.tables:
        known = row.score_low is not None and row.score_high is not None
        between = f"{row.score_low:.2f} - {row.score_high:.2f}" if known else "-"
        print(
            f"{row.bot:<{width}}  {row.games:>6}  {row.wins:>6}  {100 * row.rate:>5.1f} %  {interval(row)}"
            f"  {row.score:>8.2f}  {between:>17}  {row.answers:>12.1f}"
        )
    if found.differences:
        print_differences(found, tuple([standing.bot for standing in found.tables]))


def print_stalls(tournament: Tournament, found: Report, when: str) -> None:
    """Games that came to no end."""
    stalls = found.stalls
    share = f"{100 * stalls.rate:.1f} % ({interval(stalls).strip()})"
    print()
    print(f"stalled: {stalls.games} of {counted(len(tournament.games), 'game')}, {share};")
    print(f"  a game stalls if {when}")


def interval(figure: BotStanding | TableStanding | RoleStanding | Stalls) -> str:
    """From where to where."""
    return f"{f'{100 * figure.low:.1f} - {100 * figure.high:.1f} %':>16}"


def print_roles(found: Report, width: int) -> None:
    """How often each bot won from each role."""
    wide = max(len("role"), *[len(standing.role) for standing in found.by_role])
    print()
    print(f"{'role':<{wide}}  {'bot':<{width}}  {'seats':>6}  {'wins':>6}  {'rate':>7}  {'95 % interval':>16}")
    for standing in found.by_role:
        print(
            f"{standing.role:<{wide}}  {standing.bot:<{width}}  {standing.games:>6}  {standing.wins:>6}"
            f"  {100 * standing.rate:>5.1f} %  {interval(standing)}"
        )


def print_differences(found: Report, bots: tuple[str, ...]) -> None:
    """How much more often the first bot won, deal by deal."""
    first, second = bots
    wide = max([len(row.role) for row in found.differences])
    print()
    print(f"{'role':<{wide}}  {first} less {second}, 95 % interval from whole deals")
    for row in found.differences:
        between = f"{100 * row.low:>+6.1f} to {100 * row.high:>+6.1f}"
        print(f"{row.role:<{wide}}  {100 * row.difference:>+6.1f} points  {between}")
