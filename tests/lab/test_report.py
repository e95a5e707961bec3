"""Rates and their intervals."""

import pytest

from tianxia.lab import Result, report, wilson
from tianxia.lab.report import design_effect, mean_of_deals


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


def shared(deal: int, turn: int, lord: int, rebel: int, winner: str) -> Result:
    """A duel of ruler and rebel, each played by the bot of this number."""
    roles = ((lord, "ruler", winner == "ruler"), (rebel, "rebel", winner == "rebel"))
    shares = [0.0, 0.0]
    for place, _, won in roles:
        shares[place] += won
    return Result(deal, turn, (shares[0], shares[1]), (0, 0), (1, 1), roles, winner == "")


def test_two_bots_that_share_sides_are_compared_role_by_role_on_the_same_deals() -> None:
    results = [
        shared(0, 0, 0, 1, "ruler"),
        shared(0, 1, 1, 0, "rebel"),
        shared(1, 0, 0, 1, "ruler"),
        shared(1, 1, 1, 0, "ruler"),
    ]
    found = report(("a", "b"), results)
    assert [(row.role, row.difference) for row in found.differences] == [("all", 0.5), ("rebel", 0.5), ("ruler", 0.5)]
    assert [(row.role, row.bot, row.games, row.wins) for row in found.by_role] == [
        ("rebel", "a", 2, 1),
        ("rebel", "b", 2, 0),
        ("ruler", "a", 2, 2),
        ("ruler", "b", 2, 1),
    ]


def test_the_interval_of_a_difference_is_that_of_student_over_whole_deals() -> None:
    gains = [
        (deal, gain) for deal, pair in enumerate([(0.5, 0.1), (0.2, 0.0), (0.4, 0.0), (0.3, 0.5)]) for gain in pair
    ]
    mean, low, high = mean_of_deals(gains)  # the deals: 0.3, 0.1, 0.2, 0.4; t with three degrees of freedom is 3.18
    assert mean == pytest.approx(0.25)
    assert high - mean == pytest.approx(3.182 * 0.0645, rel=0.01)
    assert mean - low == pytest.approx(high - mean)
    assert mean_of_deals([(0, 0.5)]) == (0.5, -1.0, 1.0)


def test_games_that_nobody_won_are_counted_as_stalled() -> None:
    results = [shared(0, 0, 0, 1, "ruler"), shared(0, 1, 1, 0, "")]
    stalls = report(("a", "b"), results).stalls
    assert (stalls.games, stalls.rate) == (1, 0.5)
    assert 0 < stalls.low < 0.5 < stalls.high < 1
