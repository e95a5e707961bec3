"""How heroes fare in games of rule bots whose heroes were dealt at random.

`python -m tests.games.sanguosha.fortune --games N --seed S` writes data/fortune.toml.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

import tianxia.games.sanguosha
from tianxia.errors import UserError
from tianxia.games.sanguosha.content import EVEN_POINTS, HERO
from tianxia.lab.balance import Balance, balance, count_all, tables

FILE: Final = Path(tianxia.games.sanguosha.__file__).parent / "data" / "fortune.toml"
BOT: Final = "greedy"
SEATS: Final = 5


def counted(games: int, seed: int, jobs: int) -> Balance:
    """All heroes in games of rule bots."""
    return balance(list(count_all(tables("sanguosha", (BOT,), games, seed, (SEATS,), {"heroes": "all"}), jobs)))


def page(found: Balance, command: str) -> str:
    """The file: for every hero the games in 100 that a side wins more than it would have done with any hero."""
    won = {row.id: row for row in found.things if row.wins}
    luckless = [id for id in HERO if id not in won]
    if luckless:
        raise UserError(f"nobody has won with {', '.join(luckless)}: play more games")
    points = {id: round(100 * (row.wins / row.kept) * (1 - 1 / row.lift)) for id, row in won.items()}
    lines = [
        f"# How heroes fare in games of rule bots with random heroes, written by `{command}`.",
        "# points: games in 100 that a side wins more with this hero; even: heroes within this many points are even.",
        "",
        f"even = {EVEN_POINTS}",
        "",
        "[points]",
        *[f"{id} = {points[id]}" for id in HERO],
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Count and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    command = f"python -m tests.games.sanguosha.fortune --games {given.games} --seed {given.seed}"
    FILE.write_text(page(counted(given.games, given.seed, given.jobs), command), encoding="utf-8")


if __name__ == "__main__":
    main()
