"""`tianxia arena GAME --report`: what bots were offered and kept, and who won with it, as a table and a picture."""

from dataclasses import asdict
from functools import partial
from pathlib import Path

from tianxia.commands.files import check_target
from tianxia.commands.flags import counted
from tianxia.commands.series import Series, hand_out
from tianxia.core.game import Game
from tianxia.errors import UserError
from tianxia.games import game as game_by_id
from tianxia.lab import Balance, ThingStanding, balance, count_all, tables
from tianxia.lab.drawing import HIGH, LOW, picture
from tianxia.lab.workers import INTERRUPTED


def run(asked: Series, drawn: Path | None, *, as_json: bool, force: bool = False, at_least: float | None = None) -> int:
    """Plays the games, with every number of seats if none is named, and prints what was counted, also what was counted
    until somebody had enough of it. Fails if anything is below what it should be `at_least` against its group."""
    if drawn is not None:
        check_target(drawn, force)
    counts = game_by_id(asked.game).seat_counts if asked.seats is None else (asked.seats,)
    tasks = tables(asked.game, asked.bots, asked.games, asked.seed, counts, asked.options)
    tallies = asked.count(partial(count_all, tasks), len(tasks))
    found = balance(tallies)
    if not found.things:
        raise UserError(
            "{game} does not say what its seats are offered and keep: there is nothing to report", game=asked.game
        )
    command = asked.command(asked.games, "--report")
    hand_out(
        drawn,
        lambda: picture(found, f"$ {command}"),
        as_json,
        lambda: facts(found, command),
        lambda: print_report(found, command, LOW if at_least is None else at_least, asked.game),
    )
    if len(tallies) < len(tasks):
        return INTERRUPTED
    return 1 if at_least is not None and below(found, at_least) else 0


def below(found: Balance, least: float) -> list[ThingStanding]:
    """What wins less often than this, against its group; the weakest first."""
    return sorted([row for row in found.things if row.kept and row.against_group < least], key=lambda row: row.lift)


def print_below(found: Balance, least: float) -> None:
    """Which things these are, and which of them hardly by chance."""
    weak = below(found, least)
    print(f"below {least:g} of its group: {len(weak)} of {len(found.things)}")
    for row in weak:
        high = row.lift_high * row.against_group / row.lift if row.lift else 0.0
        sure = "" if high < least else ", perhaps by chance"
        print(f"  {row.id} {row.against_group:.2f} ({counted(row.kept, 'time')} kept, up to {high:.2f}{sure})")


def facts(found: Balance, command: str) -> dict[str, object]:
    """The report for a program."""
    return {
        "command": command,
        "games": dict(found.games),
        "places": [asdict(row) for row in found.places],
        "things": [asdict(row) for row in found.things],
        "figures": [asdict(row) for row in found.figures],
        "by_seats": {count: [asdict(row) for row in rows] for count, rows in found.by_seats.items()},
        "acted": dict(found.acted),
    }


def print_acted(game: Game, found: Balance) -> None:
    """Which cards and skills the bots let lie in all these games; not what no game comes to, or what acts silently."""
    left_out = {*game.unreachable(), *[rule.id.rpartition("/")[2] for rule in game.silent_rules()]}
    for sort, ids in game.contents().items():
        wanted = [id for id in ids if id not in left_out]
        idle = [id for id in wanted if not found.acted.get(id)]
        print(f"{len(wanted) - len(idle)} of {len(wanted)} {sort} took effect; not: {', '.join(idle) or 'none'}")


def print_report(found: Balance, command: str, least: float, game: str) -> None:
    """Places first, then the things of each group, which of them win less often than this, and what took no effect."""
    print(f"$ {command}")
    print(
        ", ".join([f"{counted(games, 'game')} with {counted(seats, 'seat')}" for seats, games in found.games.items()])
    )
    if found.places:
        print()
        print(f"{'place':<8}  {'wins':>7}  {'rate':>7}  {'95 % interval':>16}  {'fair':>7}")
    for place in found.places:
        between = f"{100 * place.low:.1f} - {100 * place.high:.1f} %"
        name = f"{place.place} of {place.seats}"
        print(f"{name:<8}  {place.wins:>7.1f}  {100 * place.rate:>5.1f} %  {between:>16}  {100 * place.fair:>5.1f} %")
    print_figures(found)
    width = max([len(row.id) for row in found.things])
    for group in dict.fromkeys([row.group for row in found.things]):
        print()
        head = f"{group:<{width}}  offered   kept  kept of offered (95 %)   lift  95 % interval  of group"
        print(head + "".join([f"  {f'of {count}':>6}" for count in found.by_seats]))
        for row in found.things:
            if row.group == group:
                print_thing(row, width, found)
    print()
    print("lift: how often the seat that kept it won, against the share of the victory that a seat has by itself")
    print(f"of group: its lift against that of its group; ! outside {LOW} to {HIGH}; then by number of seats")
    print_below(found, least)
    print_acted(game_by_id(game), found)


def print_figures(found: Balance) -> None:
    """What was scored, and what happened at the tables."""
    if found.figures:
        print()
    for row in found.figures:
        between = f"four of five {row.score_low} to {row.score_high}"
        line = f"with {counted(row.seats, 'seat')}: score {row.score:.1f}, {between}"
        if row.won is not None:
            line += f"; won {100 * row.won:.1f} % against the game"
        print("; ".join([line, *[f"{word} {times:.2f} a game" for word, times in row.happened.items()]]))


def print_thing(row: ThingStanding, width: int, found: Balance) -> None:
    """One line."""
    kept = f"{100 * row.rate:.0f} % ({100 * row.rate_low:.0f} - {100 * row.rate_high:.0f})"
    between = f"{row.lift_low:.2f} - {row.lift_high:.2f}"
    mark = " " if LOW <= row.against_group <= HIGH else "!"
    line = f"{row.id:<{width}}  {row.offered:>7}  {row.kept:>5}  {kept:>22}  {row.lift:>5.2f}  {between:>13}"
    line += f"  {row.against_group:>7.2f}{mark}"
    for rows in found.by_seats.values():
        same = next((other for other in rows if (other.group, other.id) == (row.group, row.id)), None)
        line += "       -" if same is None or not same.kept else f"  {same.against_group:>6.2f}"
    print(line)
