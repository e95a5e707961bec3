"""The plan by which every two heroes meet at one table."""

from itertools import combinations

from tests.games.sanguosha.pairs import planned, played
from tianxia.games.sanguosha.content import HERO


def test_all_pairs_meet_in_few_games() -> None:
    heroes = list(HERO)[:30]
    tables = planned(heroes, 6, 1)
    met = {frozenset(pair) for table in tables for pair in combinations(table, 2)}
    assert len(met) == 30 * 29 // 2
    assert all(len(set(table)) == 6 for table in tables)
    assert len(tables) < 2 * len(met) / 15, "each table has fifteen pairs"


def test_a_game_is_played_by_just_these_heroes() -> None:
    heroes = tuple(HERO)[:3]
    told = played((4, heroes))
    assert not told.failures
    assert told.counts["settings"][f"hero={','.join(heroes)}"] == 1
