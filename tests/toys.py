"""The games of the tests: announced as those of another package are, so that every part and process finds them."""

import os
import sys
from importlib.metadata import PathDistribution
from pathlib import Path
from typing import Final

from tianxia import games

ROOT: Final = Path(__file__).resolve().parents[1]
ANNOUNCED: Final = Path(__file__).parent / "toy" / "announced"
TOYS: Final = {
    entry.name: entry.module for entry in PathDistribution(ANNOUNCED / "toys-1.dist-info").entry_points
}  # id -> the module in which it is
REAL: Final = tuple([id for id in games.game_ids() if id not in TOYS])  # built in, or of packages installed beside us


def announce() -> None:
    """For the whole run, and for the processes that tests start."""
    places = [str(place) for place in (ROOT, ANNOUNCED)]
    sys.path += [place for place in places if place not in sys.path]
    before = [place for place in os.environ.get("PYTHONPATH", "").split(os.pathsep) if place]
    os.environ["PYTHONPATH"] = os.pathsep.join(dict.fromkeys([*before, *places]))
    games.announced.cache_clear()
