"""Rates and their intervals."""

import pytest

from tianxia.lab import ArenaResult, report, wilson
from tianxia.lab.report import design_effect, mean_of_deals, student


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
        ArenaResult(0, 0, (1.0, 0.0), (10, -10), (30, 28)),
        ArenaResult(0, 1, (0.5, 0.5), (0, 0), (20, 22)),
    ]
    found = report(("a", "b"), results)
    first, second = found.standings
    assert (first.bot, first.wins, first.rate, first.margin, first.answers) == ("a", 1.5, 0.75, 5, 25)
    assert (second.wins, second.margin, second.answers) == (0.5, -5, 25)
    assert first.low < 0.75 < first.high
    assert found.answers == 50


def shared(deal: int, turn: int, fox: int, goose: int, winner: str) -> ArenaResult:
    """A duel of fox and goose, each played by the bot of this number."""
    roles = ((fox, "fox", winner == "fox"), (goose, "goose", winner == "goose"))
    shares = [0.0, 0.0]
    for place, _, won in roles:
        shares[place] += won
    return ArenaResult(deal, turn, (shares[0], shares[1]), (0, 0), (1, 1), roles, winner == "")


def test_two_bots_that_share_sides_are_compared_role_by_role_on_the_same_deals() -> None:
    results = [
        shared(0, 0, 0, 1, "fox"),
        shared(0, 1, 1, 0, "goose"),
        shared(1, 0, 0, 1, "fox"),
        shared(1, 1, 1, 0, "fox"),
    ]
    found = report(("a", "b"), results)
    assert [(row.role, row.difference) for row in found.differences] == [("all", 0.5), ("fox", 0.5), ("goose", 0.5)]
    assert [(row.role, row.bot, row.games, row.wins) for row in found.by_role] == [
        ("fox", "a", 2, 2),
        ("fox", "b", 2, 1),
        ("goose", "a", 2, 1),
        ("goose", "b", 2, 0),
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
    results = [shared(0, 0, 0, 1, "fox"), shared(0, 1, 1, 0, "")]
    stalls = report(("a", "b"), results).stalls
    assert (stalls.games, stalls.rate) == (1, 0.5)
    assert 0 < stalls.low < 0.5 < stalls.high < 1


def table_of(deal: int, bot: int, won: bool, score: float) -> ArenaResult:
    """A game against the game, whose table was all of the bot of this number."""
    shares, answers = [0.0, 0.0], [0, 0]
    shares[bot], answers[bot] = float(won), 10 + deal
    return ArenaResult(deal, bot, (shares[0], shares[1]), (0, 0), (answers[0], answers[1]), (), False, score)


def test_tables_against_the_game_have_a_rate_and_a_mean_score() -> None:
    results = [
        table_of(0, 0, True, 12),
        table_of(0, 1, False, 8),
        table_of(1, 0, True, 16),
        table_of(1, 1, True, 10),
        table_of(2, 0, False, 2),
    ]
    found = report(("a", "b"), results)
    assert found.standings == ()
    first, second = found.tables
    assert (first.bot, first.games, first.wins, first.score, first.answers) == ("a", 3, 2, 10, 11)
    assert (second.games, second.wins, second.rate, second.score) == (2, 1, 0.5, 9)
    assert (first.low, first.high) == wilson(2, 3)
    spread = student(2) * (((12 - 10) ** 2 + (16 - 10) ** 2 + (2 - 10) ** 2) / 2 / 3) ** 0.5
    assert (first.score_low, first.score_high) == pytest.approx((10 - spread, 10 + spread))
    assert [(row.role, row.difference) for row in found.differences] == [("all", 0.5)], "on deals 0 and 1"


def test_the_score_of_one_game_has_no_interval() -> None:
    (alone,) = report(("a",), [ArenaResult(0, 0, (1.0,), (0,), (5,), (), False, 7.0)]).tables
    assert (alone.score, alone.score_low, alone.score_high) == (7.0, None, None)
