"""Tournaments of a game with roles: two bots share the sides in every way."""

from dataclasses import replace

import pytest

from tianxia.errors import UserError
from tianxia.games.sanguosha.game import GAME as SANGUOSHA
from tianxia.lab import plan, play_all, play_game, report
from tianxia.lab.arena_game import deal_of


@pytest.mark.parametrize(("seats", "ways"), [(2, 2), (3, 6), (5, 6), (8, 6)])
def test_two_bots_share_the_sides_of_a_game_with_roles_in_every_way(seats: int, ways: int) -> None:
    found = plan("sanguosha", ("greedy", "random"), 2 * ways, 3, seats, {})
    assert (found.ways, found.deals, found.odd) == (ways, 2, 0)
    taken: list[dict[str, int]] = []
    for game in found.games[:ways]:
        state = deal_of(game).state
        by_role: dict[str, int] = {}
        for seat, place in enumerate(game.places(SANGUOSHA, state)):
            assert by_role.setdefault(SANGUOSHA.role_of(state, seat), place) == place
        assert by_role["ruler"] == by_role.get("loyalist", by_role["ruler"]), "they win together"
        assert set(by_role.values()) == {0, 1}
        assert by_role not in taken
        taken.append(by_role)


def test_the_first_bot_may_have_one_side_at_a_time_beside_a_table_of_the_second_alone() -> None:
    found = plan("sanguosha", ("greedy", "greedy"), 5, 3, 3, {}, single=True)
    assert (found.ways, found.deals, found.odd, found.takes_single_sides) == (4, 1, 1, True)
    assert [game.sides for game in found.games[:4]] == [(1, 1, 1), (0, 1, 1), (1, 0, 1), (1, 1, 0)]
    results = play_all(found)
    told = report(found.bots, results)
    alone, *others = results[:4]
    assert [row.games for row in told.standings] == [3, 2]
    assert told.standings[0].wins == sum([result.shares[0] for result in others])
    assert all(row.games <= 2 + 1 for row in told.by_role), "no seat counts that is not compared"
    assert [row.role for row in told.differences] == ["all", "rebel", "ruler", "spy"]
    assert [row.difference for row in told.differences] == pytest.approx([0.0] * 4), "the same game, four times"
    assert [row.role for row in report(found.bots, [alone]).by_role] == ["rebel", "ruler", "spy"]
    assert report(found.bots, [alone]).differences == ()


def test_the_second_bot_may_play_a_deal_alone_several_times_with_other_dice() -> None:
    once = plan("sanguosha", ("random", "greedy"), 4, 3, 3, {}, single=True)
    often = plan("sanguosha", ("random", "greedy"), 7, 3, 3, {}, single=True, alone=4)
    assert (often.ways, often.deals, often.alone, once.alone) == (7, 1, 4, 1)
    assert [game.is_measure for game in often.games] == [True] * 4 + [False] * 3
    results = play_all(often)
    assert len({result.answers for result in results[:4]}) > 1, "the same deal, played differently"
    first, *own = play_all(once)
    assert replace(results[0], turn=0) == first
    assert [replace(result, turn=0) for result in results[4:]] == [replace(result, turn=0) for result in own]
    told = report(often.bots, results)
    mine = sum([result.shares[0] for result in results[4:]]) / 3
    assert told.differences[0].difference == pytest.approx(mine - sum([each.shares[1] for each in results[:4]]) / 4)
    by_role = {(row.role, row.bot): row.games for row in told.by_role}
    assert (by_role["ruler", "random"], by_role["ruler", "greedy"]) == (1, 4)


def test_playing_a_deal_alone_goes_with_one_side_at_a_time() -> None:
    with pytest.raises(UserError, match="--alone goes with --single-side"):
        plan("sanguosha", ("random", "greedy"), 4, 3, 3, {}, alone=2)


def test_a_side_counts_once_however_many_are_on_it() -> None:
    found = plan("sanguosha", ("greedy", "random"), 6, 3, 5, {})
    for game in found.games:
        result = play_game(game)
        mine = {SANGUOSHA.sides.index(side) for side in SANGUOSHA.sides for place, role, _ in result.roles
                if place == 0 and role in side}  # fmt: skip
        won = {n for n in mine for place, role, is_won in result.roles if is_won and role in SANGUOSHA.sides[n]}
        assert result.shares[0] == len(won) / len(mine)


def test_a_bot_that_shares_sides_with_itself_plays_the_same_game_in_every_way() -> None:
    results = play_all(plan("sanguosha", ("greedy", "greedy"), 6, 4, 5, {}))
    assert len({tuple([(role, won) for _, role, won in result.roles]) for result in results}) == 1
    assert len({sum(result.answers) for result in results}) == 1
    assert [row.difference for row in report(("greedy", "greedy"), results).differences] == [0.0] * 5
