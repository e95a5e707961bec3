"""Going out and its score (CH-701 to CH-710)."""

import pytest

from tests.games.chuhan.rules.heard import NO_LYU_ZHI, points, said
from tests.marks import rule
from tianxia.scenario import scenario

# ---- when a player has gone out


@rule("CH-701", "CH-702")
def test_the_last_set_of_a_hand_ends_the_battle_before_the_rival_can_counter():
    battle = scenario("chuhan", han=["1", "1"], chu=["8", "8", "9"], attacker="han")
    battle.han.plays("1", "1")
    assert battle.battle == 2
    assert battle.last_out == "han"
    assert [(told["seat"], len(told["left"])) for told in said(battle, "out")] == [(battle.names.index("han"), 3)]
    assert not said(battle, "pass")
    assert not said(battle, "counter")


@rule("CH-701", "CH-702")
def test_the_last_set_may_be_a_counter():
    battle = scenario("chuhan", han=["1", "1", "9"], chu=["8", "8"], attacker="han")
    battle.han.plays("1", "1")
    battle.chu.plays("8", "8")
    assert battle.last_out == "chu"
    assert battle.battle == 2
    assert battle.score == {"han": 0, "chu": 2}  # one card was left


@rule("CH-701")
def test_a_battle_goes_on_while_both_players_have_a_card():
    battle = scenario("chuhan", han=["1", "1"], chu=["8", "9"], attacker="han")
    battle.han.plays("1")
    battle.chu.plays("8")
    assert battle.battle == 1
    assert battle.last_out is None
    assert battle.waits_for == "han"


@rule("CH-701")
def test_nobody_is_out_before_the_reactions_to_the_last_card_are_settled():
    battle = scenario("chuhan", han=["xiahou-ying"], chu=["lyu-zhi", "5", "5"], trick=[{"by": "chu", "cards": ["5"]}])
    battle.han.uses("xiahou-ying")
    assert battle.battle == 1
    assert battle.waits_for == "chu"
    assert battle.kind == "chuhan.cancel"
    battle.chu.cancels()
    # the ability is cancelled (no 3 VP for Chu), but its card does not come back
    assert battle.last_out == "han"
    assert battle.score == {"han": 2, "chu": 1}


@rule("CH-702")
def test_no_counter_is_possible_against_the_ability_with_which_a_player_goes_out():
    battle = scenario(
        "chuhan", han=["peng-yue", "5"], chu=["9", "8"], trick=[{"by": "chu", "cards": ["5"]}], discard=NO_LYU_ZHI
    )
    battle.han.uses("peng-yue", "5")
    assert battle.last_out == "han"
    assert battle.score == {"han": 2, "chu": 1}


@rule("CH-705", "CH-701")
@pytest.mark.parametrize(
    ("hand", "ability", "picks"),
    [(["yu-ji", "9"], "yu-ji", ["9"]), (["ji-bu"], "ji-bu", [])],
)
def test_a_player_goes_out_with_an_attack_ability_without_leading_a_set(hand, ability, picks):
    battle = scenario("chuhan", han=hand, chu=["7", "7", "8"], attacker="han", discard=NO_LYU_ZHI)
    battle.han.uses(ability, *picks)
    assert battle.last_out == "han"
    assert battle.battle == 2
    assert battle.score == {"han": 3, "chu": 1}
    assert not said(battle, "lead")


@rule("CH-705")
def test_a_card_that_ying_bu_brings_into_hand_keeps_the_battle_going():
    battle = scenario("chuhan", han=["ying-bu"], chu=["7", "7"], attacker="han", discard=["5", "lyu-zhi", "*"])
    battle.han.uses("ying-bu", "5")
    assert battle.battle == 1
    assert battle.han.options == ["lead", "decree"]
    battle.han.plays("5")
    assert battle.last_out == "han"


# ---- both without cards


@rule("CH-703")
def test_of_two_players_without_cards_the_first_one_has_gone_out():
    battle = scenario(
        "chuhan", han=["zhongli-mo", "4", "5", "xiao-he"], chu=["lyu-zhi"], attacker="han", decrees={"han": 2, "chu": 1}
    )
    battle.han.uses("zhongli-mo", "4", "5")
    battle.chu.cancels()  # Chu is without cards
    battle.han.cancels()  # and now Han
    assert battle.last_out == "chu"
    assert battle.score == {"han": 0, "chu": 3}  # Chu scores for the two decrees of Han


@rule("CH-703", "CH-704")
def test_the_owner_of_the_ability_was_first_if_the_hand_stayed_empty():
    battle = scenario("chuhan", han=["ji-bu"], chu=["lyu-zhi"], attacker="han", decrees={"han": 2, "chu": 1})
    battle.han.uses("ji-bu")  # Han is without cards, and nothing comes back after the cancel
    battle.chu.cancels()
    assert battle.last_out == "han"
    assert battle.score == {"han": 1, "chu": 1}


@rule("CH-704")
def test_cards_returned_by_a_cancel_mean_that_the_hand_was_not_empty():
    battle = scenario("chuhan", han=["zhongli-mo", "4", "5"], chu=["lyu-zhi"], attacker="han")
    battle.han.uses("zhongli-mo", "4", "5")  # Han's hand is empty first ...
    battle.chu.cancels()  # ... but two cards come back
    assert battle.last_out == "chu"
    assert battle.score == {"han": 0, "chu": 3}


@rule("CH-704")
def test_the_card_for_yu_ji_comes_back_and_the_hand_was_not_empty():
    battle = scenario("chuhan", han=["yu-ji", "9"], chu=["lyu-zhi"], attacker="han")
    battle.han.uses("yu-ji", "9")
    battle.chu.cancels()
    assert battle.last_out == "chu"
    assert battle.score == {"han": 0, "chu": 2}


@rule("CH-703", "CH-704")
def test_a_restored_ability_leaves_its_owner_first_if_the_hand_was_empty_before():
    battle = scenario(
        "chuhan", event="warlords", display=["xiao-he"], han=["zhongli-mo", "4", "5"], chu=["lyu-zhi"], attacker="han"
    )
    battle.han.uses("zhongli-mo", "4", "5")  # Han is without cards
    battle.chu.cancels()  # and now Chu
    battle.han.cancels()  # from the display: nothing comes back
    assert battle.last_out == "han"


# ---- the score


@rule("CH-706")
@pytest.mark.parametrize(("left", "vp"), [(1, 1), (4, 4), (5, 5), (6, 5), (14, 5)])
def test_each_card_in_the_rivals_hand_gives_one_point_up_to_five(left, vp):
    battle = scenario("chuhan", han=["9"], chu=left, attacker="han")
    battle.han.plays("9")
    assert battle.score == {"han": vp, "chu": 1}


@rule("CH-707")
@pytest.mark.parametrize("taken", range(7))
def test_each_decree_of_the_rival_gives_one_point_more(taken):
    battle = scenario("chuhan", han=["9"], chu=7, attacker="han", decrees={"chu": taken})
    battle.han.plays("9")
    assert battle.score == {"han": 5 + taken, "chu": 1}


@rule("CH-708")
def test_the_other_player_scores_nothing_for_the_end_of_the_battle():
    battle = scenario("chuhan", han=["9"], chu=["1", "2"], attacker="han", decrees={"han": 4, "chu": 2})
    battle.han.plays("9")
    assert points(battle) == [("han", 4, "CH-706")]
    assert battle.score == {"han": 4, "chu": 1}


@rule("CH-709", "CH-703")
def test_going_out_may_be_worth_nothing():
    battle = scenario("chuhan", han=["ji-bu"], chu=["lyu-zhi"], attacker="han", decrees={"han": 3})
    battle.han.uses("ji-bu")
    battle.chu.cancels()
    assert battle.last_out == "han"
    assert battle.score == {"han": 0, "chu": 1}
    assert battle.battle == 2


@rule("CH-710")
@pytest.mark.parametrize("own", [0, 1, 6])
def test_own_decrees_are_neither_a_gain_nor_a_loss(own):
    battle = scenario("chuhan", han=["9"], chu=["1", "2"], attacker="han", decrees={"han": own}, score={"han": 9})
    battle.han.plays("9")
    assert battle.score == {"han": 11, "chu": 1}
