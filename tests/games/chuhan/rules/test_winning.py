"""Winning: the target, when it is checked, ties (CH-711 to CH-717, CH-720, CH-721, CH-802 to CH-806)."""

import pytest

from tests.games.chuhan.rules.heard import NO_LYU_ZHI, points, said
from tests.marks import rule
from tianxia.scenario import scenario

TWOS = ["2", "2", "2", "2", "2", "2"]


# ---- in the middle of a battle


@rule("CH-711", "CH-712")
@pytest.mark.parametrize(("before", "winner"), [(24, None), (25, ["han"]), (26, ["han"])])
def test_six_twos_win_at_once_when_they_lead_to_thirty_one(before, winner):
    battle = scenario("chuhan", han=[*TWOS, "9"], chu=["1", "1"], attacker="han", score={"han": before, "chu": 30})
    battle.han.plays(*TWOS)
    assert battle.score == {"han": before + 6, "chu": 30}
    assert battle.fact("winner") == winner
    assert (battle.waits_for is None) == (winner is not None)


@rule("CH-712")
def test_the_rival_wins_at_once_by_points_that_an_ability_gives():
    battle = scenario(
        "chuhan",
        han=["han-xin", "1"],
        chu=["5", "5"],
        trick=[{"by": "chu", "cards": ["5"]}],
        score={"han": 0, "chu": 30},
        discard=NO_LYU_ZHI,
    )
    battle.han.uses("han-xin")
    assert battle.fact("winner") == ["chu"]
    assert battle.fact("outcome.reason") == "CH-712"


@rule("CH-712")
def test_nobody_wins_before_the_reactions_in_progress_are_settled():
    battle = scenario(
        "chuhan",
        han=["zhongli-mo", "2", "4", "5", "ying-bu", "7", "8", "1"],
        chu=["lyu-zhi", "9"],
        attacker="han",
        score={"han": 25, "chu": 1},
        discard=["xiao-he", "*"],
    )
    battle.han.uses("zhongli-mo", "2", "4", "5", "6", "7", "8")
    assert battle.fact("winner") is None
    battle.chu.cancels()
    assert battle.fact("winner") is None
    assert battle.score == {"han": 25, "chu": 1}


@rule("CH-713", "CH-712")
def test_who_reaches_the_target_wins_before_the_going_out_score_of_the_rival():
    battle = scenario(
        "chuhan",
        han=["han-xin"],
        chu=["5", "5"],
        trick=[{"by": "chu", "cards": ["5"]}],
        score={"han": 30, "chu": 30},
        discard=NO_LYU_ZHI,
    )
    battle.han.uses("han-xin")  # Han is without cards, and Chu has 31
    assert battle.fact("winner") == ["chu"]
    assert battle.score == {"han": 30, "chu": 31}
    assert not said(battle, "out")


@rule("CH-714", "CH-713")
def test_chu_wins_by_xiahou_ying_before_han_scores_for_going_out():
    battle = scenario(
        "chuhan", han=["xiahou-ying"], chu=["9", "1"], attacker="chu", score={"han": 30, "chu": 28}, discard=NO_LYU_ZHI
    )
    battle.chu.plays("9")
    battle.han.uses("xiahou-ying")
    assert battle.fact("winner") == ["chu"]
    assert battle.score == {"han": 30, "chu": 31}


@rule("CH-713")
def test_twos_restored_by_xiao_he_win_before_the_rival_who_went_out_scores():
    battle = scenario(
        "chuhan",
        han=["lyu-zhi"],
        chu=["zhongli-mo", "xiao-he", "2", "4", "5", "ying-bu", "7", "8", "9"],
        attacker="chu",
        decrees={"chu": 3},
        score={"han": 30, "chu": 25},
    )
    battle.chu.uses("zhongli-mo", "2", "4", "5", "6", "7", "8")
    battle.han.cancels()  # Han is without cards and would score 5
    battle.chu.cancels()
    assert battle.fact("winner") == ["chu"]
    assert battle.score == {"han": 30, "chu": 31}


# ---- after the going-out score


@rule("CH-715", "CH-711")
@pytest.mark.parametrize(("before", "winner"), [(28, None), (29, ["han"])])
def test_the_going_out_score_may_win_or_else_a_new_battle_is_played(before, winner):
    battle = scenario("chuhan", han=["9"], chu=["1", "2"], attacker="han", score={"han": before, "chu": 30})
    battle.han.plays("9")
    assert battle.fact("winner") == winner
    assert battle.battle == (2 if winner is None else 1)
    if winner is not None:
        assert battle.fact("outcome.reason") == "CH-715"


@rule("CH-716", "CH-715")
def test_totals_are_kept_beyond_the_target():
    battle = scenario("chuhan", han=["9"], chu=9, attacker="han", decrees={"chu": 6}, score={"han": 30, "chu": 3})
    battle.han.plays("9")
    assert battle.score == {"han": 41, "chu": 3}
    assert battle.fact("outcome.scores") == [41, 3]


@rule("CH-717")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (2, 0), (3, 0), (4, 1)])
def test_a_total_never_falls_below_zero(before, after):
    battle = scenario(
        "chuhan", event="restraint", han=["9"], chu=["1"], attacker="han", decrees={"han": 4}, score={"han": before}
    )
    battle.han.plays("9")  # 1 for the card, 4 less for their own decrees
    assert battle.score == {"han": after, "chu": 1}


# ---- the examples of the rulebook


@rule("CH-720", "CH-703", "CH-709")
def test_han_was_first_without_cards_although_chu_restored_the_set():
    battle = scenario(
        "chuhan",
        han=["lyu-zhi"],
        chu=["zhongli-mo", "2", "4", "5", "ying-bu", "7", "8", "xiao-he"],
        attacker="chu",
        decrees={"chu": 3},
        score={"han": 23, "chu": 24},
    )
    battle.chu.uses("zhongli-mo", "2", "4", "5", "6", "7", "8")
    battle.han.cancels()
    battle.chu.cancels()
    assert points(battle) == [("chu", 6, "CH-311"), ("han", 3, "CH-706")]
    assert battle.score == {"han": 26, "chu": 30}
    assert battle.last_out == "han"


@rule("CH-721", "CH-704")
def test_with_xiao_he_in_the_set_lyu_zhi_wins_the_game_for_han():
    battle = scenario(
        "chuhan",
        han=["lyu-zhi"],
        chu=["zhongli-mo", "2", "4", "5", "ying-bu", "7", "8", "xiao-he"],
        attacker="chu",
        decrees={"chu": 3},
        score={"han": 23, "chu": 24},
    )
    battle.chu.uses("zhongli-mo", "2", "xiao-he", "4", "5", "6", "7", "8")
    battle.han.cancels()  # Xiao He lies in the set, so Chu is not even asked
    assert points(battle) == [("han", 8, "CH-706")]
    assert battle.score == {"han": 31, "chu": 24}
    assert battle.fact("winner") == ["han"]


# ---- the check is put off to the end of the battle


@rule("CH-802", "CH-803", "CH-899")
def test_under_sound_advice_the_check_comes_only_after_the_battle():
    battle = scenario(
        "chuhan", event="sound-advice", han=["1", "1", "9"], chu=["8", "8", "7"], score={"han": 30, "chu": 3}
    )
    battle.han.plays("1", "1")
    assert battle.score == {"han": 32, "chu": 3}
    assert battle.fact("winner") is None
    assert battle.waits_for == "chu"
    battle.chu.passes()
    battle.han.plays("9")
    assert battle.fact("winner") == ["han"]
    assert battle.score == {"han": 35, "chu": 3}


@rule("CH-802", "CH-803", "CH-874")
def test_under_stability_the_check_comes_only_after_the_battle():
    battle = scenario(
        "chuhan", event="stability", han=["1", "1"], chu=["8", "9", "7"], attacker="chu", score={"han": 30, "chu": 28}
    )
    battle.chu.plays("8")
    battle.han.passes()
    assert battle.score == {"han": 31, "chu": 28}
    assert battle.fact("winner") is None
    battle.chu.plays("7")
    battle.han.passes()
    assert battle.score == {"han": 32, "chu": 28}
    battle.chu.plays("9")  # out: two cards are left
    assert battle.score == {"han": 32, "chu": 30}
    assert battle.fact("winner") == ["han"]


@rule("CH-803", "CH-713")
def test_a_player_who_passed_the_target_in_mid_battle_can_still_be_overtaken():
    battle = scenario(
        "chuhan",
        event="stability",
        han=["xiahou-ying"],
        chu=["9", "1", "1", "1"],
        attacker="chu",
        decrees={"chu": 1},
        score={"han": 30, "chu": 28},
        discard=NO_LYU_ZHI,
    )
    battle.chu.plays("9")
    battle.han.uses("xiahou-ying")  # Chu has 31; Han gains 1 for the pass and 3 + 1 for going out
    assert battle.score == {"han": 35, "chu": 31}
    assert battle.fact("winner") == ["han"]


@rule("CH-804")
@pytest.mark.parametrize(("chu", "winner"), [(31, ["han"]), (33, ["han"]), (35, ["chu"])])
def test_of_two_players_beyond_the_target_the_higher_total_wins(chu, winner):
    battle = scenario("chuhan", event="stability", han=["9"], chu=["1", "2"], score={"han": 32, "chu": chu})
    battle.han.plays("9")
    assert battle.score == {"han": 34, "chu": chu}
    assert battle.fact("winner") == winner


@rule("CH-805")
@pytest.mark.parametrize("event", ["stability", "sound-advice"])
@pytest.mark.parametrize(("out", "other"), [("han", "chu"), ("chu", "han")])
def test_a_tie_beyond_the_target_goes_to_the_player_who_went_out(event, out, other):
    battle = scenario(
        "chuhan", event=event, attacker=out, **{out: ["9"], other: ["4", "2"]}, score={out: 33, other: 35}
    )
    getattr(battle, out).plays("9")
    assert battle.score == {"han": 35, "chu": 35}
    assert battle.fact("winner") == [out]
    assert battle.fact("outcome.reason") == "CH-805"


@rule("CH-806", "CH-854")
def test_under_hangu_the_check_comes_after_both_scores():
    battle = scenario(
        "chuhan",
        event="race-to-hangu-pass",
        row=["1", "2"],
        row_by="chu",
        han=["9"],
        chu=["1", "2"],
        score={"han": 29, "chu": 29},
    )
    battle.han.plays("9")  # Han has 31, but then Chu has 32
    assert battle.score == {"han": 31, "chu": 32}
    assert battle.fact("winner") == ["chu"]


@rule("CH-806", "CH-805")
def test_a_tie_after_both_scores_of_hangu_goes_to_the_player_who_went_out():
    battle = scenario(
        "chuhan",
        event="race-to-hangu-pass",
        row=["1", "2"],
        row_by="chu",
        han=["9"],
        chu=["1", "2"],
        score={"han": 29, "chu": 28},
    )
    battle.han.plays("9")
    assert battle.score == {"han": 31, "chu": 31}
    assert battle.fact("winner") == ["han"]


@rule("CH-806", "CH-712")
def test_under_hangu_a_game_can_be_won_in_mid_battle_and_the_row_scores_nothing_then():
    battle = scenario(
        "chuhan",
        event="race-to-hangu-pass",
        row=["1"],
        row_by="chu",
        han=[*TWOS, "9"],
        chu=["1", "2"],
        score={"han": 25, "chu": 30},
    )
    battle.han.plays(*TWOS)
    assert battle.score == {"han": 31, "chu": 30}
    assert battle.fact("winner") == ["han"]
