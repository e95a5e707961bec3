"""Every two heroes at one table: random games of ten whose heroes are planned so that all pairs meet in few games.

`python -m tests.games.sanguosha.pairs --seed S` plays them with every check switched on, and tells how many pairs have
met, what failed, and which skills took no effect. `--games N` plays only the first N of the plan.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from contextlib import closing
from itertools import combinations
from typing import Final

from tianxia.core.dice import Dice, key_from_seed
from tianxia.games.sanguosha.content import HERO
from tianxia.games.sanguosha.game import GAME
from tianxia.lab.fuzzing import Told, one_game
from tianxia.lab.workers import spread

SEATS: Final = 10
Task = tuple[int, tuple[str, ...]]  # a seed and who sits at the table


def planned(heroes: Sequence[str], seats: int, seed: int) -> list[tuple[str, ...]]:
    """Tables at which all pairs meet: each is filled with whoever has not met most of those who sit there already."""
    dice = Dice(key_from_seed("pairs", seed))
    strangers = {hero: {other for other in heroes if other != hero} for hero in heroes}
    tables: list[tuple[str, ...]] = []
    while any(strangers.values()):
        order = list(heroes)
        dice.shuffle(order)
        table = [max(order, key=lambda hero: len(strangers[hero]))]
        while len(table) < seats:
            fresh = {hero: len(strangers[hero].intersection(table)) for hero in order if hero not in table}
            table.append(max(fresh, key=lambda hero: (fresh[hero], len(strangers[hero]))))
        for one, other in combinations(table, 2):
            strangers[one].discard(other)
            strangers[other].discard(one)
        tables.append(tuple(table))
    return tables


def played(task: Task) -> Told:
    """One game of exactly these heroes."""
    seed, heroes = task
    return one_game(GAME, seed, len(heroes), {"heroes": "list", "hero": ",".join(heroes)})


def main() -> int:
    """Play and tell; fails if a game did."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    plan = planned(tuple(HERO), SEATS, given.seed)
    tasks = [(given.seed + n, table) for n, table in enumerate(plan[: given.games])]
    told, met = Told(), set[frozenset[str]]()
    with closing(spread(played, tasks, given.jobs)) as games:
        for (seed, table), one in zip(tasks, games, strict=True):
            told.add(one)
            for failure in one.failures:
                print(f"FAILURE seed {seed}, {','.join(table)}: answer {failure.answer}, {failure.error}", flush=True)
            if not one.failures:
                met |= {frozenset(pair) for pair in combinations(table, 2)}
    skills = GAME.contents()["skills"]
    idle = [id for id in skills if not told.counts["effects"][id]]
    counts = {
        "pairs": len(met),
        "pairs-of": len(HERO) * (len(HERO) - 1) // 2,
        "skills-seen": len(skills) - len(idle),
        "skills-of": len(skills),
        "skills-idle": ", ".join(idle) or "none",
        "games": told.games,
        "games-of": len(plan),
        "answers": f"{told.answers:,}",
        "failures": len(told.failures),
    }
    print("\n".join([f"{name} {count}" for name, count in counts.items()]))
    return 1 if told.failures else 0


if __name__ == "__main__":
    sys.exit(main())
