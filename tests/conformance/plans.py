"""The tables at which the suite is played: every game, every seat count, and every pair of option values."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from itertools import combinations

from tests.toy.game import GAME as TOY
from tests.toy.game import RULES as TOY_RULES
from tianxia.core.dice import key_from_seed
from tianxia.core.game import Game, Options
from tianxia.core.match import Match, start
from tianxia.games import game, game_ids
from tianxia.telling.ledger import ledger_of

NIGHTLY = os.environ.get("TIANXIA_SIZE") == "nightly"
GAMES = 25 if NIGHTLY else 1  # played for each plan and check


@dataclass(frozen=True)
class Plan:
    """One table: a game, how many play, the settings, and the ids that a refusal may cite."""

    game: Game
    seats: int
    options: Options
    rules: frozenset[str] = field(repr=False)

    @property
    def name(self) -> str:
        changed = [
            f"{setting.name}={self.options[setting.name]}"
            for setting in self.game.settings
            if self.options[setting.name] != setting.default
        ]
        return "-".join([self.game.id, str(self.seats), *changed])

    def start(self, seed: int, listens: bool = True) -> Match:
        return start(self.game, self.seats, self.options, key_from_seed("conformance", self.name, seed), listens)


def rows(game: Game) -> list[Options]:
    """The defaults, each setting of the rulebook changed alone, and then rows until each pair of values was met."""
    plain = [(s.name, value) for s in game.settings if s.source != "ruling" for value in s.values if value != s.default]
    found = [game.settle_options(changed) for changed in ({}, *[{name: value} for name, value in plain])]
    values = {setting.name: setting.values for setting in game.settings}
    missing = [((a, x), (b, y)) for a, b in combinations(values, 2) for x in values[a] for y in values[b]]
    while True:
        missing = [pair for pair in missing if not any(all(row[n] == v for n, v in pair) for row in found)]
        if not missing:
            return found
        row: Options = {}
        for pair in missing:
            if all(row.get(name, value) == value for name, value in pair):
                row.update(pair)
        found.append(game.settle_options(row))


def plans_of(game: Game, rules: frozenset[str]) -> list[Plan]:
    """Every seat count with the rows spread over them; each seat count has the defaults."""
    listed = rows(game)
    plans = [Plan(game, seats, listed[0], rules) for seats in game.seat_counts]
    counts = game.seat_counts
    return plans + [Plan(game, counts[n % len(counts)], row, rules) for n, row in enumerate(listed[1:])]


def all_plans() -> list[Plan]:
    plans = plans_of(TOY, TOY_RULES)
    for id in game_ids():
        plans += plans_of(game(id), frozenset(ledger_of(id).by_id))
    return plans


PLANS = all_plans()
