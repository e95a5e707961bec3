"""Rates and their intervals."""

import pytest

from tianxia.arena import Result, report, wilson
from tianxia.arena.report import design_effect


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (9, 10, 0.5958, 0.9821)],
)
def test_the_interval_is_that_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-4)


def pairs(*wins: tuple[int, int]) -> list[tuple[int, float]]:
    return [(deal, float(won)) for deal, pair in enumerate(wins) for won in pair]


def test_deals_that_decide_both_games_count_as_one_game() -> None:
    agreeing = pairs(*[(1, 1), (0, 0)] * 50)
    assert design_effect(agreeing) == pytest.approx(2, abs=0.05)


def test_games_on_one_deal_never_count_for_more_than_independent_ones() -> None:
    assert design_effect(pairs(*[(1, 0), (0, 1)] * 50)) == 1
    assert design_effect(pairs((1, 1), (1, 1))) == 1
    assert design_effect(pairs((1, 0))) == 1


def test_a_report_counts_by_bot_and_shares_a_victory() -> None:
    results = [
        Result(0, 0, (1.0, 0.0), (10, -10), (30, 28)),
        Result(0, 1, (0.5, 0.5), (0, 0), (20, 22)),
    ]
    found = report(("a", "b"), results)
    first, second = found.standings
    assert (first.bot, first.wins, first.rate, first.margin, first.answers) == ("a", 1.5, 0.75, 5, 25)
    assert (second.wins, second.margin, second.answers) == (0.5, -5, 25)
    assert first.low < 0.75 < first.high
    assert found.answers == 50
