"""Fits the weights of `sanguosha_worth` to games of rule bots: `python -m tianxia.games.sanguosha.bots.fit GAMES SEED`.

Multinomial logistic regression with a small pull towards 0, by Newton's method; the lords are what is compared with.
Every game counts by the root of its length, so that long ones do not outweigh the others."""

from __future__ import annotations

import sys
from math import exp, log, sqrt
from typing import Final

from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.match import start
from tianxia.games import game
from tianxia.games.sanguosha.bots.mind import Mind
from tianxia.games.sanguosha.bots.worth import SIDE, WEIGHTS, features
from tianxia.games.sanguosha.rules.table import Table

TABLES: Final = (5, 5, 5, 4, 6, 8)  # seats, in turn
WILD: Final = 25  # one answer in this many is random, so that more kinds of tables are seen
MOST_STEPS: Final = 20_000
EVERY: Final = 3  # turns between two rows of one game
PULL: Final = 10.0
TURNS: Final = 8  # of Newton's method

Row = tuple[list[float], int, float]  # what the model reads, the side that won, how much it counts


def rows_of(number: int, seed: int) -> list[Row]:
    """The tables of one game, at the start of some turns; none if nobody won."""
    match = start(game("sanguosha"), TABLES[number % len(TABLES)], {}, key_from_seed("fit", seed, number), False)
    match.keeps_marks = False
    s, dice = match.state, Dice(key_from_seed("fit dice", seed, number))
    assert isinstance(s, Table)
    seen: list[list[float]] = []
    turn = 0
    for _ in range(MOST_STEPS):
        if match.is_over:
            break
        question = match.waiting()[0]
        if s.turns >= turn + EVERY:
            turn = s.turns
            seen.append(features(s))
        is_wild = dice.below(WILD) == 0
        match.apply(question.seat, question.sample(dice) if is_wild else Mind(s, question, dice).answer())
    winners = () if s.outcome is None else s.outcome.winners
    return [(row, SIDE[s.role(winners[0])], 1 / sqrt(len(seen))) for row in seen if winners]


def likely(row: list[float], weights: list[float]) -> tuple[float, float, float]:
    """The chances of the three sides under some weights: those of the rebels, then those of the spies."""
    size = len(row)
    logits = [0.0, *[sum([x * w for x, w in zip(row, weights[k : k + size], strict=True)]) for k in (0, size)]]
    parts = [exp(logit - max(logits)) for logit in logits]
    whole = sum(parts)
    return parts[0] / whole, parts[1] / whole, parts[2] / whole


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


def step(rows: list[Row], weights: list[float]) -> list[float]:
    """One step of Newton's method."""
    size = len(weights) // 2
    slope = [PULL * weight for weight in weights]
    curve = [[PULL if n == k else 0.0 for n in range(2 * size)] for k in range(2 * size)]
    for row, side, counts in rows:
        chances = likely(row, weights)
        for a in (0, 1):
            off = counts * (chances[a + 1] - (side == a + 1))
            for k, x in enumerate(row):
                slope[a * size + k] += off * x
            for b in (0, 1):
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


def main() -> None:
    """Plays, fits, prints; every fifth game is left out first, to see how well the model foretells games."""
    games, seed = int(sys.argv[1]), int(sys.argv[2])
    rows = [rows_of(number, seed) for number in range(games)]
    learnt = [row for number, played in enumerate(rows) if number % 5 for row in played]
    tested = [row for number, played in enumerate(rows) if not number % 5 for row in played]
    for fitted, told in ((learnt, tested), (learnt + tested, [])):
        weights = [0.0] * (2 * len(WEIGHTS))
        for _ in range(TURNS):
            weights = step(fitted, weights)
        if told:
            print(f"# loss {loss(fitted, weights):.4f} where fitted, {loss(told, weights):.4f} in games left out")
    for place, name in enumerate(WEIGHTS):
        print(f"    {name!r}: ({weights[place]:.3f}, {weights[place + len(WEIGHTS)]:.3f}),".replace("'", '"'))


if __name__ == "__main__":
    main()
