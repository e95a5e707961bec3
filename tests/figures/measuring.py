"""From the output of a command to the values that pages quote."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from typing import Any, Final

from tests.figures.quoting import ROOT
from tianxia.lab.report import wilson

Values = dict[str, str]


def measure(command: str) -> Values:
    """Run a command of the file here and read its values."""
    words = shlex.split(command)
    kind = "python" if words[0] == "python" else words[1]
    kind = next((flag for flag in ("--report", "--beliefs") if flag in words), kind)
    read, flags = READERS[kind]
    module = [] if words[0] == "python" else ["-m", "tianxia"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "200"}
    done = subprocess.run(
        [sys.executable, *module, *words[1:], *flags],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        check=True,
    )
    return read(done.stdout)


def percent(share: float, digits: int = 1) -> str:
    """A share in per cent: 99.0, but 100."""
    told = f"{100 * share:.{digits}f}"
    return "100" if told == f"{100:.{digits}f}" else told


def signed(number: float) -> str:
    """A difference: +4.3, -2.0."""
    return f"{number:+.1f}"


# ---- each kind of command


def of_ledger(output: str) -> Values:
    """How many rules of each game a test pins, and how many there are."""
    values: Values = {}
    for game in json.loads(output)["games"]:
        values |= {game["game"]: str(game["covered"]), f"{game['game']}.total": str(game["total"])}
    return values


def of_arena(output: str) -> Values:
    """How often the first bot won: all its seats together, or its tables; by role where there are roles."""
    told = json.loads(output)
    values = {"games": str(told["games"]), "stalled": str(told["stalled"]["games"])}
    rows = told["tables"] or told["bots"]
    if told["roles"]:
        return values | _by_role(told)
    mine = [row for row in rows if row["bot"] == rows[0]["bot"]]
    rate, low, high = mine[0]["rate"], mine[0]["low"], mine[0]["high"]
    if len(mine) > 1:
        wins, games = sum([row["wins"] for row in mine]), mine[0]["games"]
        rate, (low, high) = wins / games, wilson(wins, games)
    values |= {"rate": percent(rate), "low": percent(low), "high": percent(high)}
    return values | ({"margin": signed(mine[0]["margin"])} if len(mine) == 1 and "margin" in mine[0] else {})


def _by_role(told: dict[str, Any]) -> Values:
    first, second = [row["bot"] for row in told["bots"]]
    sides = [("all", row["bot"], row) for row in told["bots"]]
    sides += [(row["role"], row["bot"], row) for row in told["roles"]]
    values: Values = {}
    for role, bot, row in sides:
        place = {first: "first", second: "second"}[bot]
        values[f"{role}.{place}"] = f"{_exact(row['rate'])} % ({_exact(row['low'])} - {_exact(row['high'])})"
        values[f"{role}.{place}-rate"] = _exact(row["rate"])
    for row in told["differences"]:
        low, high = signed(100 * row["low"]), signed(100 * row["high"])
        values[f"{row['role']}.difference"] = f"{signed(100 * row['difference'])} ({low} to {high})"
        for part in ("difference", "low", "high"):
            values[f"{row['role']}.{part}-points"] = f"{100 * row[part]:.1f}"
    return values


def _exact(share: float) -> str:
    return f"{100 * share:.1f}"


def of_fuzz(output: str) -> Values:
    """How many games, answers and failures; what took effect of each sort."""
    ending = re.search(r"(\d+) games, (\d+) failures", output)
    answers = re.search(r"^(\d+) answers", output, re.MULTILINE)
    assert ending is not None
    assert answers is not None
    values = {"games": ending[1], "failures": ending[2], "answers": f"{int(answers[1]):,}"}
    for acted, wanted, sort in re.findall(r"^(\d+) of (\d+) (.+) took effect:", output, re.MULTILINE):
        values |= {f"{sort}-seen": acted, f"{sort}-of": wanted}
    return values


def of_bench(output: str) -> Values:
    """The whole output, and the figures that are quoted of it."""
    values = {"text": output.strip()}
    found = {
        "documented": r"against .* ([\d.]+)x .*documented way",
        "shortcut": r"against .* ([\d.]+)x .*shortcut way",
        "by-games": r"by whole games +([\d.]+)x",
        "games": r"no marks or events .* ([\d,]+) games/s",
        "clone": r"clone +([\d.]+) us mean",
        "twin": r"twin +([\d.]+) us mean",
    }
    for part, pattern in found.items():
        if match := re.search(pattern, output):
            values[part] = f"{float(match[1]):.0f}" if part in ("clone", "twin") else match[1]
    return values


def of_exploit(output: str) -> Values:
    """What each kind of orders gives away."""
    values: Values = {}
    for row in json.loads(output)["bots"]:
        name = re.sub(r"[^a-z0-9]+", "-", row["bot"].lower()).strip("-")
        values[f"{name}.exploitability"] = f"{row['exploitability']:.2f}"
        values[f"{name}.error"] = f"{row['standard_error']:.2f}"
        values["rounds"] = str(row["rounds"])
    return values


def of_report(output: str) -> Values:
    """The whole output; of one number of seats also what was scored and what happened, and which of each group won most
    and least of those that were kept in at least one game of ten."""
    values = {"text": output.strip()}
    games = re.findall(r"(\d+) games? with \d+ seats?\b(?!:)", output)
    if len(games) != 1:
        return values
    if score := re.search(r"score ([\d.]+), four of five (\d+) to (\d+)(.*)", output):
        values |= {"score": score[1], "score-low": score[2], "score-high": score[3]}
        values |= dict(re.findall(r"; (\S+) ([\d.]+) a game", score[4]))
    for group, rows in re.findall(r"^(\w+) +offered .*\n((?:.+\n)+)", output, re.MULTILINE):
        kept = re.findall(r"^(\S+) +\d+ +(\d+) +\d+ % \(.*?\) +([\d.]+)", rows, re.MULTILINE)
        often = [(float(lift), name) for name, times, lift in kept if 10 * int(times) >= int(games[0])]
        for part, found in (("most", max(often, default=None)), ("least", min(often, default=None))):
            if found is not None:
                values[f"{group}.{part}"] = f"{found[0]:.2f} ({found[1]})"
    return values


def of_beliefs(output: str) -> Values:
    """The table of what was believed, how far off it is on average, and how much was lost in which round."""
    table = re.search(r"^ +times .*\n(?:(?: +[\d.]+){2} %.*\n)+", output, re.MULTILINE)
    points = re.search(r"on average ([\d.]+) points", output)
    assert table is not None
    assert points is not None
    values = {"text": f"{output.splitlines()[0]}\n{table[0].rstrip()}", "points": points[1]}
    for number, loss, chance in re.findall(r"^ +(\d+)\+? +\d+ +([\d.]+) +([\d.]+)$", output, re.MULTILINE):
        values |= {f"round-{number}": f"{float(loss):.2f}", f"round-{number}-chance": f"{float(chance):.2f}"}
    return values


def of_python(output: str) -> Values:
    """A module of ours that prints lines of `name value`."""
    return dict([line.split(" ", 1) for line in output.strip().splitlines()])


READERS: Final[dict[str, tuple[Callable[[str], Values], list[str]]]] = {
    "ledger": (of_ledger, ["--json"]),
    "arena": (of_arena, ["--json"]),
    "fuzz": (of_fuzz, []),
    "bench": (of_bench, []),
    "exploit": (of_exploit, ["--json"]),
    "--report": (of_report, []),
    "--beliefs": (of_beliefs, []),
    "python": (of_python, []),
}
