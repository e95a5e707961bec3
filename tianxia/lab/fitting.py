"""Fits the weights by which a game tells who is likely to win: `python -m tianxia.lab.fitting GAME GAMES SEED`.

The game has in `bots/worth.py` what such a model reads of a state (`features`), its `WEIGHTS` by name, which side a
seat is on (`side_of`; the first is what the others are compared with), and at which `TABLES` greedy bots play.
Every other turn of these tables is dealt from all that the game has, nothing of it chosen, so that rare pieces are
met, too.
Multinomial logistic regression with a small pull towards 0, by Newton's method. Every game counts by the root of its
length, so that long ones do not outweigh the others. How well the weights in use foretell the same games is told
beside it."""

from __future__ import annotations

import sys
from math import exp, log, sqrt
from typing import Any, Final

from tianxia.bots.make import policy_of
from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.match import Match
from tianxia.games import game, part_of
from tianxia.lab.arena_game import match_of

WILD: Final = 25  # one answer in this many is random, so that more kinds of tables are seen
MOST_STEPS: Final = 20_000
EVERY: Final = 3  # turns between two rows of one game
PULL: Final = 10.0
TURNS: Final = 8  # of Newton's method

Row = tuple[list[float], int, float]  # what the model reads, the side that won, how much it counts


def rows_of(id: str, worth: Any, number: int, seed: int) -> list[Row]:
    """The tables of one game, at the start of some turns; none if nobody won."""
    policy = policy_of(id)
    assert policy is not None
    turn_of_tables, table = divmod(number, len(worth.TABLES))
    match = dealt(id, worth.TABLES[table], number, seed, turn_of_tables % 2 == 1)
    match.keeps_marks = False
    s, dice = match.state, Dice(key_from_seed("fit dice", seed, number))
    seen: list[list[float]] = []
    turn = 0
    for _ in range(MOST_STEPS):
        if match.is_over:
            break
        question = match.waiting()[0]
        if policy.mark(s) >= turn + EVERY:
            turn = policy.mark(s)
            seen.append(worth.features(s))
        is_wild = dice.below(WILD) == 0
        match.apply(question.seat, question.sample(dice) if is_wild else policy.choice(s, question, dice))
    winners = () if s.outcome is None else s.outcome.winners
    return [(row, worth.side_of(s, winners[0]), 1 / sqrt(len(seen))) for row in seen if winners]


def dealt(id: str, seats: int, number: int, seed: int, whole: bool) -> Match:
    """A table as most people play it, or one to which anything may be dealt."""
    rules = game(id)
    asked = {setting.name: setting.deals for setting in rules.settings if setting.deals and not setting.needs}
    options = rules.settle_options(asked if whole else {}, seats)
    return match_of(rules, seats, options, key_from_seed("fit", seed, number), whole)


def likely(row: list[float], weights: list[float]) -> list[float]:
    """The chances of the sides under some weights: those of the second side, then those of the third, and so on."""
    size = len(row)
    parts = [weights[k : k + size] for k in range(0, len(weights), size)]
    logits = [0.0, *[sum([x * w for x, w in zip(row, part, strict=True)]) for part in parts]]
    powers = [exp(logit - max(logits)) for logit in logits]
    whole = sum(powers)
    return [power / whole for power in powers]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's elimination; the matrix is positive definite."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for k in range(size):
        for n in range(k + 1, size):
            factor = rows[n][k] / rows[k][k]
            if factor:
                rows[n] = [x - factor * y for x, y in zip(rows[n], rows[k], strict=True)]
    found = [0.0] * size
    for k in reversed(range(size)):
        found[k] = (rows[k][size] - sum([rows[k][n] * found[n] for n in range(k + 1, size)])) / rows[k][k]
    return found


def step(rows: list[Row], weights: list[float], size: int) -> list[float]:
    """One step of Newton's method, with this many weights for each side."""
    others = range(len(weights) // size)
    slope = [PULL * weight for weight in weights]
    curve = [[PULL if n == k else 0.0 for n in range(len(weights))] for k in range(len(weights))]
    for row, side, counts in rows:
        chances = likely(row, weights)
        for a in others:
            off = counts * (chances[a + 1] - (side == a + 1))
            for k, x in enumerate(row):
                slope[a * size + k] += off * x
            for b in others:
                bend = counts * chances[a + 1] * ((a == b) - chances[b + 1])
                scaled = [bend * x for x in row]
                for k, x in enumerate(row):
                    if x:
                        into = curve[a * size + k]
                        for n, y in enumerate(scaled, b * size):
                            into[n] += x * y
    return [weight - change for weight, change in zip(weights, solved(curve, slope), strict=True)]


def loss(rows: list[Row], weights: list[float]) -> float:
    """The mean surprise at who won."""
    whole = sum([counts for _, _, counts in rows])
    return -sum([counts * log(likely(row, weights)[side]) for row, side, counts in rows]) / whole


def main(id: str, games: int, seed: int) -> None:
    """Plays, fits, prints; every fifth game is left out first, to see how well the model foretells games."""
    worth = part_of(id, "bots.worth")
    assert worth is not None
    size, sides = len(worth.WEIGHTS), len(next(iter(worth.WEIGHTS.values())))
    in_use = [weight for side in zip(*worth.WEIGHTS.values(), strict=True) for weight in side]
    rows = [rows_of(id, worth, number, seed) for number in range(games)]
    learnt = [row for number, played in enumerate(rows) if number % 5 for row in played]
    tested = [row for number, played in enumerate(rows) if not number % 5 for row in played]
    for fitted, told in ((learnt, tested), (learnt + tested, [])):
        weights = [0.0] * (sides * size)
        for _ in range(TURNS):
            weights = step(fitted, weights, size)
        if told:
            print(f"# loss {loss(fitted, weights):.4f} where fitted, {loss(told, weights):.4f} in games left out;")
            print(f"# of the weights in use {loss(fitted, in_use):.4f} and {loss(told, in_use):.4f}")
    for place, name in enumerate(worth.WEIGHTS):
        print(f'    "{name}": ({", ".join([f"{weight:.3f}" for weight in weights[place::size]])}),')


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
