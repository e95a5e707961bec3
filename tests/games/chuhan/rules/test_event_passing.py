"""Events about passing: Stability and the Mandate of Heaven (CH-871 to CH-874, CH-891 to CH-895)."""

import pytest

from tests.games.chuhan.rules.heard import NO_LYU_ZHI, points, said
from tests.marks import rule
from tianxia.scenario import Scenario, refused, scenario


def countering(event: str, han: list[str], **position: object) -> Scenario:
    """Han has to counter a 5 of Chu; nothing can be cancelled unless Lyu Zhi is named."""
    given = {"chu": ["8", "8", "1"], "discard": NO_LYU_ZHI, "trick": [{"by": "chu", "cards": ["5"]}], **position}
    return scenario("chuhan", event=event, han=han, **given)


# ---- Stability


@rule("CH-871")
def test_a_player_who_passes_gains_a_point():
    battle = countering("stability", ["1", "1"])
    battle.han.passes()
    assert points(battle) == [("han", 1, "CH-871")]
    assert battle.score == {"han": 1, "chu": 1}
    assert battle.attacker == "chu"


@rule("CH-871")
def test_each_pass_of_each_player_gains_a_point():
    battle = scenario("chuhan", event="stability", han=["1", "9", "1"], chu=["2", "1", "1"])
    battle.han.plays("1")
    battle.chu.passes()
    battle.han.plays("9")
    battle.chu.passes()
    assert battle.score == {"han": 0, "chu": 3}


@rule("CH-871")
def test_no_other_event_pays_for_a_pass():
    battle = countering("calm", ["1", "1"])
    battle.han.passes()
    assert points(battle) == []


@rule("CH-872")
def test_a_pass_with_xiahou_ying_gains_the_point():
    battle = countering("stability", ["xiahou-ying", "1"])
    battle.han.uses("xiahou-ying")
    assert points(battle) == [("chu", 3, "CH-562"), ("han", 1, "CH-871")]
    assert battle.attacker == "han"


@rule("CH-872")
def test_han_xin_is_not_a_pass_and_gains_nothing():
    battle = countering("stability", ["han-xin", "1"])
    battle.han.uses("han-xin")
    assert points(battle) == [("chu", 1, "CH-572")]


@rule("CH-872")
def test_a_cancelled_xiahou_ying_is_no_pass_and_gains_nothing():
    battle = countering("stability", ["xiahou-ying", "1"], chu=["lyu-zhi", "8"], discard=["xiao-he", "*"])
    battle.han.uses("xiahou-ying")
    battle.chu.cancels()
    assert points(battle) == []


@rule("CH-873", "CH-872")
def test_a_pass_with_xiang_yu_gains_two_points():
    battle = countering("stability", ["xiang-yu", "1"])
    battle.han.uses("xiang-yu")
    assert points(battle) == [("han", 2, "CH-871")]
    assert battle.attacker == "chu"


@rule("CH-873")
def test_later_passes_of_both_players_gain_two_points_after_xiang_yu():
    battle = countering("stability", ["xiang-yu", "1", "9"], chu=["8", "1", "1"])
    battle.han.uses("xiang-yu")
    battle.chu.plays("8")
    battle.han.plays("9")
    battle.chu.passes()
    assert points(battle) == [("han", 2, "CH-871"), ("chu", 2, "CH-871")]


@rule("CH-874", "CH-802")
def test_thirty_one_points_by_a_pass_do_not_end_the_battle():
    battle = countering("stability", ["1", "1"], score={"han": 30, "chu": 30})
    battle.han.passes()
    assert battle.score == {"han": 31, "chu": 30}
    assert battle.fact("winner") is None
    assert battle.waits_for == "chu"


@rule("CH-874", "CH-805")
def test_xiahou_ying_as_last_card_is_settled_only_after_all_scores():
    battle = countering("stability", ["xiahou-ying"], chu=["8", "1"], score={"han": 29, "chu": 29})
    battle.han.uses("xiahou-ying")  # Chu +3; Han +1 for the pass and +2 for going out
    assert battle.score == {"han": 32, "chu": 32}
    assert battle.fact("winner") == ["han"]


# ---- Mandate of Heaven


@rule("CH-891")
def test_a_player_who_passes_may_take_a_card_of_the_trick():
    battle = countering("mandate-of-heaven", ["1", "1"], trick=[{"by": "chu", "cards": ["5", "5"]}])
    battle.han.passes()
    assert battle.waits_for == "han"
    battle.han.takes("5")
    assert battle.fact("han") == ["1", "1", "5"]
    assert battle.discard[-1] == "5"  # the other one was discarded with the trick
    assert battle.trick == []
    assert battle.waits_for == "chu"


@rule("CH-891")
def test_only_one_card_is_taken_and_the_winner_of_the_trick_takes_none():
    battle = countering("mandate-of-heaven", ["1", "1"], trick=[{"by": "chu", "cards": ["5", "5"]}])
    battle.han.passes()
    with refused("CH-893"):
        battle.han.does("take", card=["5", "5"])
    with refused("CH-893"):
        battle.han.does("take", card=[])
    battle.han.takes("5")
    assert battle.kind == "chuhan.lead"
    assert battle.fact("chu") == ["1", "8", "8"]


@rule("CH-892")
@pytest.mark.parametrize("card", ["4", "5", "7", "peng-yue", "yu-ji"])
def test_it_may_be_a_card_of_either_player_from_a_set_or_an_ability_card(card):
    battle = countering(
        "mandate-of-heaven",
        ["1", "1"],
        trick=[
            {"by": "chu", "as": "yu-ji", "cards": ["yu-ji"]},
            {"by": "chu", "cards": ["4"]},
            {"by": "han", "cards": ["5"]},
            {"by": "chu", "as": "peng-yue", "cards": ["peng-yue", "5"]},
            {"by": "han", "cards": ["7"]},
            {"by": "chu", "cards": ["8"]},
        ],
        chu=["8", "1"],
    )
    battle.han.passes()
    battle.han.takes(card)
    assert card in battle.fact("han")
    assert battle.fact("han.count") == 3


@rule("CH-892")
def test_the_card_used_to_pass_may_be_taken_back():
    battle = countering("mandate-of-heaven", ["xiahou-ying"])
    battle.han.uses("xiahou-ying")
    assert battle.waits_for == "han"  # not out yet
    battle.han.takes("xiahou-ying")
    assert battle.fact("han") == ["xiahou-ying"]
    assert battle.battle == 1
    assert battle.attacker == "han"
    assert battle.score == {"han": 0, "chu": 4}


@rule("CH-892", "CH-597")
def test_xiang_yu_may_be_taken_back_and_then_only_passes():
    battle = countering("mandate-of-heaven", ["xiang-yu", "1"], score={"han": 0, "chu": 1})
    battle.han.uses("xiang-yu")
    battle.han.takes("xiang-yu")
    battle.chu.plays("8")
    battle.han.uses("xiang-yu")
    battle.han.passes()  # takes nothing
    battle.chu.plays("8")
    battle.han.passes()
    battle.han.passes()
    battle.chu.plays("1")  # out: one card is left
    assert battle.score == {"han": 0, "chu": 3}  # doubled once


@rule("CH-893")
def test_cards_on_the_discard_pile_are_not_available():
    battle = countering(
        "mandate-of-heaven",
        ["xiahou-ying", "1"],
        chu=["lyu-zhi", "8"],
        discard=["9", "xiao-he", "*"],
    )
    battle.han.uses("xiahou-ying")
    battle.chu.cancels()
    battle.han.passes()
    assert battle.fact("question.han.picks.take.card") == ["5"]
    for card in ("xiahou-ying", "lyu-zhi", "9"):
        with refused("CH-893"):
            battle.han.takes(card)
    battle.han.takes("5")


@rule("CH-893")
def test_the_card_that_yu_ji_discarded_is_not_available():
    battle = scenario(
        "chuhan", event="mandate-of-heaven", han=["yu-ji", "9", "5", "1"], chu=["1", "2"], discard=NO_LYU_ZHI
    )
    battle.han.uses("yu-ji", "9")
    battle.han.plays("5")
    battle.chu.passes()
    assert battle.fact("question.chu.picks.take.card") == ["5", "yu-ji"]
    with refused("CH-893"):
        battle.chu.takes("9")


@rule("CH-893")
def test_reactions_that_restored_an_ability_are_not_available():
    battle = countering("mandate-of-heaven", ["xiahou-ying", "xiao-he", "1"], chu=["lyu-zhi", "8"], discard=["*"])
    battle.han.uses("xiahou-ying")
    battle.chu.cancels()
    battle.han.cancels()
    assert battle.fact("question.han.picks.take.card") == ["5", "xiahou-ying"]


@rule("CH-894")
def test_a_player_who_passes_with_the_last_card_may_decline_and_go_out():
    battle = countering("mandate-of-heaven", ["xiang-yu"])
    battle.han.uses("xiang-yu")
    assert battle.fact("question.han.options") == ["pass", "take"]
    battle.han.passes()
    assert battle.last_out == "han"
    assert battle.score == {"han": 6, "chu": 1}  # three cards, doubled


@rule("CH-894", "CH-891")
def test_taking_nothing_is_allowed_and_the_trick_is_discarded():
    battle = countering("mandate-of-heaven", ["1", "1"])
    battle.han.passes()
    battle.han.passes()
    assert battle.fact("han") == ["1", "1"]
    assert battle.discard[-1] == "5"
    assert battle.kind == "chuhan.lead"


@rule("CH-894", "CH-703")
def test_a_card_taken_by_the_second_player_without_cards_does_not_save_the_battle():
    battle = countering(
        "mandate-of-heaven", ["xiahou-ying", "xiao-he"], chu=["lyu-zhi"], discard=["*"], decrees={"han": 2}
    )
    battle.han.uses("xiahou-ying")
    battle.chu.cancels()  # Chu is without cards first
    battle.han.cancels()
    battle.han.takes("xiahou-ying")
    assert battle.last_out == "chu"
    assert battle.score == {"han": 0, "chu": 1 + 3 + 1 + 2}


@rule("CH-713", "CH-891")
def test_the_mandate_is_not_offered_when_the_pass_gave_the_rival_the_game():
    battle = countering("mandate-of-heaven", ["xiahou-ying"], score={"han": 30, "chu": 28})
    battle.han.uses("xiahou-ying")
    assert battle.fact("winner") == ["chu"]
    assert battle.waits_for is None


@rule("CH-895")
def test_the_card_taken_is_known_to_everybody():
    battle = countering("mandate-of-heaven", ["1", "1"])
    battle.han.passes()
    battle.han.takes("5")
    assert battle.knows["chu"]["hand"] == ["5"]
    assert battle.knows["spectator"]["han"] == ["5"]
    hand = battle.fact("view.chu.seats")[battle.names.index("han")]["hand"]
    assert len(hand["known"]) == 1
    assert hand["hidden"] == 2
    assert [told["rule"] for told in said(battle, "take", "chu")] == ["CH-891"]
