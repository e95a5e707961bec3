"""Weights that are fitted to games are those which foretell them."""

from math import exp

import pytest

from tianxia.lab import fitting
from tianxia.lab.fitting import Row, likely, loss, solved, step


def test_chances_are_those_of_the_first_side_and_of_each_other_against_it() -> None:
    chances = likely([1.0, 2.0], [0.5, 0.25, 0.0, 0.0])
    assert chances == pytest.approx([1 / (2 + exp(1)), exp(1) / (2 + exp(1)), 1 / (2 + exp(1))])


def test_equations_are_solved() -> None:
    assert solved([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == pytest.approx([1 / 11, 7 / 11])


def test_weights_are_found_again_from_what_they_foretell() -> None:
    """Rows that count as often as the true weights say: nothing else foretells them better."""
    true = [-0.4, 0.8, 0.3, -0.5]
    rows: list[Row] = []
    for x in (-2.0, -1.0, 0.0, 1.0, 2.0):
        row = [1.0, x]
        rows += [(row, side, 100_000 * chance) for side, chance in enumerate(likely(row, true))]
    found = [0.0] * 4
    for _ in range(fitting.TURNS):
        found = step(rows, found, 2)
    assert found == pytest.approx(true, abs=0.001)
    assert loss(rows, found) < loss(rows, [0.0] * 4)
    assert loss(rows, found) < loss(rows, [weight + 0.1 for weight in true])
