"""The tables at which the suite is played: every game, every seat count, and every pair of option values."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from itertools import combinations

from tests.toy.game import GAME as TOY
from tests.toy.game import RULES as TOY_RULES
from tests.toy.levee import GAME as LEVEE
from tests.toy.levee import RULES as LEVEE_RULES
from tests.toy.skirmish import GAME as SKIRMISH
from tests.toy.skirmish import RULES as SKIRMISH_RULES
from tests.toys import REAL
from tianxia.core.dice import key_from_seed
from tianxia.core.game import SEATS, Game, Options
from tianxia.core.match import Match, start
from tianxia.errors import BadInput
from tianxia.games import game
from tianxia.telling.ledger import rules_of

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
            f"{setting.name}={'all' if setting.several else self.options[setting.name]}"
            for setting in self.game.settings
            if self.options.get(setting.name, setting.default) != setting.default
        ]
        return "-".join([self.game.id, str(self.seats), *changed])

    def start(self, seed: int, listens: bool = True) -> Match:
        return start(self.game, self.seats, self.options, key_from_seed("conformance", self.name, seed), listens)


def rows(game: Game) -> list[tuple[int, Options]]:
    """Every seat count with the defaults, each setting of the rulebook changed alone, and then rows until each pair of
    values was met that some table has; a row is a number of seats and the settings of its table. What only says from
    what is dealt takes its values in turn."""
    return dealt_in_turn(game, rows_of_rules(game))


def dealt_in_turn(game: Game, found: list[tuple[int, Options]]) -> list[tuple[int, Options]]:
    """The same tables, in turn dealt as usual and from each of the other components; more if there are not enough."""
    dealing = [setting for setting in game.settings if setting.deals]
    others = [(setting.name, value) for setting in dealing for value in setting.tried() if value != setting.default]
    ways: list[Options] = [{}, *[with_needs(game, {name: value}) for name, value in others]]
    tables = [*found, *[found[n % len(found)] for n in range(len(found), len(ways))]]
    return [
        (seats, game.settle_options({**row, **ways[n % len(ways)]}, seats)) for n, (seats, row) in enumerate(tables)
    ]


def rows_of_rules(game: Game) -> list[tuple[int, Options]]:
    """The tables whose rules differ."""
    counts = game.seat_counts
    found = [(seats, game.settle_options({}, seats)) for seats in counts]
    printed = [setting for setting in game.settings if setting.source != "ruling" and not setting.deals]
    plain = [(setting.name, value) for setting in printed for value in setting.tried() if value != setting.default]
    found += [table_with(game, {name: value}, n) for n, (name, value) in enumerate(plain)]
    values = {setting.name: setting.tried() for setting in game.settings if not setting.deals}
    missing = [((a, x), (b, y)) for a, b in combinations(values, 2) for x in values[a] for y in values[b]]
    missing = [pair for pair in missing if is_met(game, dict(pair))]
    while True:
        missing = [pair for pair in missing if not any(all(row.get(n) == v for n, v in pair) for _, row in found)]
        if not missing:
            return found
        row: Options = {}
        for pair in missing:
            if all(row.get(name, value) == value for name, value in pair) and is_met(game, {**row, **dict(pair)}):
                row.update(pair)
        found.append(table_with(game, row, len(found) - len(counts)))


def table_with(game: Game, wanted: Options, n: int) -> tuple[int, Options]:
    """A table with these settings and those that they need, of one of the sizes that have them in turn; where a rule
    is against them alone, with one other setting changed."""
    others = [{s.name: value} for s in game.settings if s.name not in wanted for value in s.tried()]
    for more in ({}, *others):
        whole = with_needs(game, {**wanted, **more})
        sizes = [seats for seats in game.seat_counts if settles(game, whole, seats)]
        if sizes:
            seats = sizes[n % len(sizes)]
            return seats, game.settle_options(whole, seats)
    raise AssertionError(f"no table of {game.id} has {wanted}")


def with_needs(game: Game, wanted: Options) -> Options:
    """These settings, and the first value of every other one that they need."""
    whole = dict(wanted)
    for setting in reversed(game.settings):
        if setting.name in whole:
            whole.update({name: values[0] for name, values in setting.needs if name != SEATS and name not in whole})
    return whole


def settles(game: Game, wanted: Options, seats: int) -> bool:
    try:
        game.settle_options(wanted, seats)
    except BadInput:
        return False
    return True


def is_met(game: Game, wanted: Options) -> bool:
    """Whether any table has these settings together."""
    return any(settles(game, with_needs(game, wanted), seats) for seats in game.seat_counts)


def plans_of(game: Game, rules: frozenset[str]) -> list[Plan]:
    """Every seat count with the defaults, and the other rows spread over the seat counts."""
    return [Plan(game, seats, row, rules) for seats, row in rows(game)]


def all_plans() -> list[Plan]:
    plans = plans_of(TOY, TOY_RULES) + plans_of(LEVEE, LEVEE_RULES) + plans_of(SKIRMISH, SKIRMISH_RULES)
    for id in REAL:
        plans += plans_of(game(id), frozenset(rules_of(id).by_id))
    return plans


PLANS = all_plans()
