"""How fast each game is beside an older commit, both measured in one run: `python -m tests.figures.both REF`.

A turn is a process of its own that measures the figures of `tianxia bench` for one game of one version, in processor
time. The two versions take turns, and which begins changes, so that what else the machine does meets both alike;
both processes of a pair hash by the same seed, another pair by another. Printed is the median of the ratios, now by
then: above 1 is quicker."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from tests.figures.quoting import ROOT
from tianxia.games import built_in

MEASURES: Final = """
import gc, json, sys
from tianxia.commands import bench
from tianxia.games import game
table = bench.table_of(game(sys.argv[1]), None, {})
seconds = float(sys.argv[2])
gc.collect()
gc.freeze()
calls = {
    "clone": lambda match, seat, turn: match.clone(),
    "twin": lambda match, seat, turn: match.twin(seat, turn + 1),
    "view": lambda match, seat, turn: match.view_bytes(seat),
}
plays = {"playouts": False, "play": True}
for marks in plays.values():
    bench.play_randomly(table, seconds / 4, marks)
speeds = {name: bench.play_randomly(table, seconds, marks).decisions_per_s for name, marks in plays.items()}
speeds |= {name: 1 / bench.cost(table, seconds, call).mean_us for name, call in calls.items()}
print(json.dumps(speeds))
"""
Speeds = dict[str, float]


def speeds(folder: Path, id: str, seconds: float, seed: int) -> Speeds:
    """The speed of every figure, of the version in this folder."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONHASHSEED": str(seed)}
    command = [sys.executable, "-c", MEASURES, id, str(seconds)]
    done = subprocess.run(command, cwd=folder, env=environment, check=True, stdout=subprocess.PIPE)
    found: Speeds = json.loads(done.stdout)
    return found


@contextmanager
def version(ref: str) -> Iterator[Path]:
    """The package as it was at a commit, in a folder for the time being."""
    with TemporaryDirectory() as folder:
        packed = subprocess.run(["git", "archive", ref, "tianxia"], cwd=ROOT, check=True, stdout=subprocess.PIPE)
        subprocess.run(["tar", "--extract", "--directory", folder], input=packed.stdout, check=True)
        yield Path(folder)


def ratios(then: Path, now: Path, id: str, seconds: float, turns: int) -> Speeds:
    """How many times the speed of then each figure has now."""
    found: dict[str, list[float]] = {}
    for turn in range(turns):
        order = (then, now) if turn % 2 else (now, then)
        measured = {folder: speeds(folder, id, seconds, turn) for folder in order}
        for figure, speed in measured[now].items():
            found.setdefault(figure, []).append(speed / measured[then][figure])
    return {figure: median(each) for figure, each in found.items()}


def main(words: list[str]) -> None:
    """A line for each figure of each game that was there then."""
    reader = ArgumentParser(prog="python -m tests.figures.both", description=__doc__)
    reader.add_argument("ref")
    reader.add_argument("--seconds", type=float, default=0.6, help="processor time of one figure in one turn")
    reader.add_argument("--turns", type=int, default=9, help="turns of each version with each game")
    reader.add_argument("--games", nargs="*", default=built_in(), metavar="GAME")
    asked = reader.parse_args(words)
    with version(asked.ref) as then:
        for id in asked.games:
            if (then / "tianxia" / "games" / id).is_dir():
                for figure, found in ratios(then, ROOT, id, asked.seconds, asked.turns).items():
                    print(f"{id}.{figure} {found:.2f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
