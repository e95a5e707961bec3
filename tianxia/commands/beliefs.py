"""`tianxia arena GAME --beliefs`: how far the chances of hidden roles can be trusted, as a table and a picture."""

from functools import partial
from pathlib import Path

from tianxia.commands.files import check_target
from tianxia.commands.flags import counted
from tianxia.commands.series import Series, hand_out
from tianxia.errors import UserError
from tianxia.games import game as game_by_id
from tianxia.lab.balance import tables
from tianxia.lab.calibration import LATEST, Called, Loss, Read, error, read_all, together
from tianxia.lab.reliability import picture
from tianxia.lab.report import wilson
from tianxia.lab.workers import INTERRUPTED


def run(asked: Series, drawn: Path | None, *, as_json: bool, force: bool = False) -> int:
    """Plays the games and prints what was believed beside what was so, also if somebody had enough of it halfway."""
    if drawn is not None:
        check_target(drawn, force)
    rules = game_by_id(asked.game)
    if not rules.sides:
        raise UserError("{game} has no hidden roles: there is nothing to believe", game=asked.game)
    counts = (rules.check_seats(asked.seats),)
    tasks = tables(asked.game, asked.bots, asked.games, asked.seed, counts, asked.options)
    heard = asked.count(partial(read_all, tasks), len(tasks))
    found = together(heard)
    command = asked.command(len(heard), "--beliefs")
    hand_out(
        drawn,
        lambda: picture(found, f"$ {command}"),
        as_json,
        lambda: facts(found, command),
        lambda: print_table(found, command),
    )
    return 0 if len(heard) == len(tasks) else INTERRUPTED


def facts(found: Read, command: str) -> dict[str, object]:
    """The figures for a program."""
    return {
        "command": command,
        "games": found.games,
        "error": error(found),
        "bins": [_bin(said) for said in found.bins if said.times],
        "rounds": [{"round": number, **_loss(found.rounds[number])} for number in sorted(found.rounds)],
    }


def _bin(said: Called) -> dict[str, float]:
    low, high = wilson(said.so, said.times)
    return {
        "times": said.times,
        "said": said.chances / said.times,
        "so": said.so / said.times,
        "low": low,
        "high": high,
    }


def _loss(loss: Loss) -> dict[str, float]:
    return {"roles": loss.roles, "beliefs": loss.beliefs / loss.roles, "chance": loss.chance / loss.roles}


def print_table(found: Read, command: str) -> None:
    """A table that reads well in a message too."""
    print(f"$ {command}")
    print(f"{counted(found.games, 'game')}; whenever a round begins, each seat says how likely each hidden role is")
    print()
    print("   times  called   was so   95 % interval")
    for row in [_bin(said) for said in found.bins if said.times]:
        said, so, low, high = [100 * row[name] for name in ("said", "so", "low", "high")]
        print(f"{row['times']:>8.0f}  {said:>4.1f} %   {so:>4.1f} %   {low:.1f} - {high:.1f} %")
    print(f"on average {100 * error(found):.1f} points lie between what is called and what is so")
    print()
    print("round    roles  loss of the beliefs  loss of chance")
    for number in sorted(found.rounds):
        row, name = _loss(found.rounds[number]), f"{number}+" if number == LATEST else f"{number}"
        print(f"{name:>5}  {row['roles']:>7.0f}  {row['beliefs']:>19.3f}  {row['chance']:>14.3f}")
    print("loss: the mean of -ln of the chance that the true role was given; chance: what is left, shared evenly")
    print("interval: Wilson, as if all that is said were independent; the seats of one game are not")
