"""The abilities that change a pass: Xiahou Ying, Han Xin, Xiang Yu (CH-561 to CH-578, CH-591 to CH-597)."""

import pytest

from tests.games.chuhan.rules.telling import NO_WINDOW, told
from tests.marks import rule
from tianxia.scenario import Scenario, refused, scenario


def countering(hand: list[str], *lead: str, **more: object) -> Scenario:
    """Chu has led this set and Han, with this hand, is to counter; nobody can cancel."""
    return scenario("chuhan", han=hand, trick=[{"by": "chu", "cards": list(lead)}], **{**NO_WINDOW, **more})


# ---- Xiahou Ying


@rule("CH-561", "CH-562")
def test_xiahou_ying_passes_and_still_attacks_next_while_the_rival_gets_three_points():
    battle = countering(["xiahou-ying", "1", "2"], "7")
    battle.han.uses("xiahou-ying")
    assert (battle.attacker, battle.waits_for, battle.kind) == ("han", "han", "chuhan.lead")
    assert battle.score == {"han": 0, "chu": 1 + 3}


@rule("CH-561")
def test_the_attacker_of_the_trick_may_use_xiahou_ying_in_a_later_counter():
    trick = [{"by": "chu", "cards": ["4"]}, {"by": "han", "cards": ["7"]}]
    battle = scenario("chuhan", chu=["xiahou-ying", "1"], trick=trick, **NO_WINDOW)
    battle.chu.uses("xiahou-ying")
    assert (battle.attacker, battle.waits_for, battle.score) == ("chu", "chu", {"han": 3, "chu": 1})


@rule("CH-563")
def test_xiahou_ying_ends_the_trick_and_all_its_cards_are_discarded():
    battle = countering(["xiahou-ying", "1", "2"], "7", "7")
    before = battle.discard
    battle.han.uses("xiahou-ying")
    assert (battle.trick, battle.fact("view.chu.table")) == ([], [])
    assert battle.discard == [*before, "7", "7", "xiahou-ying"]
    assert told(battle, "chu", "pass") == [{"kind": "pass", "seat": 0}]


@rule("CH-563")
def test_xiahou_ying_counts_as_a_pass_for_stability():
    battle = countering(["xiahou-ying", "1", "2"], "7", event="stability")
    battle.han.uses("xiahou-ying")
    assert battle.score == {"han": 1, "chu": 4}


@rule("CH-561")
def test_a_decree_may_be_taken_before_xiahou_ying_and_again_as_attacker():
    battle = countering(["xiahou-ying", "1", "2"], "7")
    battle.han.takes_decree()
    battle.han.uses("xiahou-ying")
    battle.han.takes_decree()
    assert battle.decrees == {"han": 2, "chu": 0}


# ---- Han Xin


@rule("CH-571", "CH-572", "CH-573")
def test_han_xin_throws_the_duty_to_counter_back_and_gives_the_rival_a_point():
    battle = countering(["han-xin", "1", "2"], "7", "7", chu=["8", "8", "7", "4", "4"])
    battle.han.uses("han-xin")
    assert (battle.waits_for, battle.kind, battle.attacker) == ("chu", "chuhan.counter", "chu")
    assert battle.score == {"han": 0, "chu": 1 + 1}
    assert battle.fact("question.chu.about") == {"size": 2, "beat": 7, "supply": 6, "attacker": "chu"}
    with refused("CH-212"):
        battle.chu.plays("4", "4")
    with refused("CH-211"):
        battle.chu.plays("8")
    battle.chu.plays("8", "8")
    assert battle.waits_for == "han"


@rule("CH-573")
def test_han_xin_is_neither_a_set_nor_a_pass():
    battle = countering(["han-xin", "1", "2"], "7", event="stability")
    battle.han.uses("han-xin")
    assert battle.score == {"han": 0, "chu": 2}  # no point of Stability for Han
    assert told(battle, "chu", "pass", "trick") == []
    assert [(play["as"], play["value"], play["size"]) for play in battle.trick] == [("set", 7, 1), ("han-xin", -1, 0)]
    assert [card["face"] for card in battle.fact("view.chu.table")] == ["cao-shen", "han-xin"]


@rule("CH-574")
def test_after_han_xin_the_rival_may_take_a_decree_even_one_more():
    trick = [{"by": "chu", "cards": ["4"]}]
    battle = scenario("chuhan", han=["han-xin", "1", "2"], chu=["7", "8"], trick=trick, **NO_WINDOW)
    battle.han.takes_decree()
    battle.han.uses("han-xin")
    battle.chu.takes_decree()
    with refused("CH-208"):
        battle.chu.takes_decree()
    battle.chu.plays("7")
    battle.han.takes_decree()
    assert battle.decrees == {"han": 2, "chu": 1}


@rule("CH-574")
def test_after_han_xin_even_liu_bang_may_beat_the_own_nine():
    battle = countering(["han-xin", "1", "2"], "9", chu=["liu-bang", "1"])
    battle.han.uses("han-xin")
    battle.chu.uses("liu-bang")
    assert (battle.trick[-1]["value"], battle.waits_for) == (10, "han")


@rule("CH-574")
def test_after_han_xin_peng_yue_may_equal_the_own_set():
    battle = countering(["han-xin", "1", "2"], "5", chu=["peng-yue", "5", "1"])
    battle.han.uses("han-xin")
    battle.chu.uses("peng-yue", "5")
    assert battle.waits_for == "han"


@rule("CH-574")
def test_after_han_xin_an_attack_ability_is_still_out_of_place():
    battle = countering(["han-xin", "1", "2"], "5", chu=["ji-bu", "5", "1"])
    battle.han.uses("han-xin")
    with refused("CH-217"):
        battle.chu.uses("ji-bu")


@rule("CH-575")
def test_six_twos_that_are_reflected_do_not_score_again():
    twos = ["2"] * 6
    battle = scenario("chuhan", chu=[*twos, "1"], han=["han-xin", "1", "1"], attacker="chu", **NO_WINDOW)
    battle.chu.plays(*twos)
    assert battle.score == {"han": 0, "chu": 1 + 6}
    battle.han.uses("han-xin")
    assert battle.score == {"han": 0, "chu": 1 + 6 + 1}
    battle.chu.passes()
    assert battle.score == {"han": 0, "chu": 1 + 6 + 1}


@rule("CH-576")
def test_if_the_rival_passes_han_xins_player_is_the_next_attacker():
    battle = countering(["han-xin", "1", "2"], "7")
    battle.han.uses("han-xin")
    battle.chu.passes()
    assert (battle.attacker, battle.waits_for, battle.kind) == ("han", "han", "chuhan.lead")
    assert battle.discard[-2:] == ["7", "han-xin"]


@rule("CH-577")
def test_if_the_rival_beats_the_own_set_han_xins_player_must_counter_or_pass():
    battle = countering(["han-xin", "7", "9", "2"], "4", chu=["8", "1"])
    battle.han.uses("han-xin")
    battle.chu.plays("8")
    assert (battle.waits_for, battle.kind) == ("han", "chuhan.counter")
    with refused("CH-212"):
        battle.han.plays("7")
    battle.han.passes()
    assert battle.attacker == "chu"


@rule("CH-578", "CH-571", "CH-572", "CH-576")
def test_example_chu_throws_three_sevens_back_with_han_xin():
    trick = [
        {"by": "han", "cards": ["1", "1", "1"]},
        {"by": "chu", "cards": ["5", "5", "5"]},
        {"by": "han", "cards": ["7", "7", "7"]},
    ]
    battle = scenario("chuhan", chu=["han-xin", "2", "2"], han=["8", "8", "9"], trick=trick, **NO_WINDOW)
    battle.chu.uses("han-xin")
    assert battle.score == {"han": 1, "chu": 1}
    assert battle.fact("question.han.closed.counter") == "CH-212"
    battle.han.passes()
    assert (battle.attacker, battle.waits_for) == ("chu", "chu")


@rule("CH-571", "CH-573")
def test_han_xin_taken_back_with_mandate_throws_back_again_in_the_next_trick():
    battle = countering(["han-xin", "1", "2"], "7", chu=["4", "4", "5"], event="mandate-of-heaven")
    battle.han.uses("han-xin")
    battle.chu.passes()
    battle.chu.takes("han-xin")
    battle.han.plays("1")
    battle.chu.uses("han-xin")
    assert (battle.waits_for, battle.kind, battle.score) == ("han", "chuhan.counter", {"han": 1, "chu": 2})
    assert battle.fact("question.han.about.beat") == 1


@rule("CH-572")
def test_the_point_of_han_xin_can_end_the_game():
    battle = countering(["han-xin", "1", "2"], "7", score={"han": 5, "chu": 30})
    battle.han.uses("han-xin")
    assert (battle.fact("winner"), battle.score) == (["chu"], {"han": 5, "chu": 31})


# ---- Xiang Yu


@rule("CH-591")
def test_xiang_yu_is_a_normal_pass_after_which_points_are_doubled():
    battle = countering(["xiang-yu", "1", "2"], "7")
    before = battle.discard
    battle.han.uses("xiang-yu")
    assert (battle.attacker, battle.waits_for, battle.kind) == ("chu", "chu", "chuhan.lead")
    assert battle.discard == [*before, "7", "xiang-yu"]
    assert (battle.doubled, battle.score) == ("han", {"han": 0, "chu": 1})
    assert told(battle, "chu", "doubled", "pass") == [{"kind": "doubled", "seat": 0}, {"kind": "pass", "seat": 0}]


@rule("CH-591", "CH-593")
def test_who_goes_out_with_xiang_yu_scores_doubled():
    battle = countering(["xiang-yu"], "7", chu=["1", "2"], decrees={"chu": 1})
    battle.han.uses("xiang-yu")
    assert (battle.battle, battle.score) == (2, {"han": 2 * (2 + 1), "chu": 1})


@rule("CH-592", "CH-593")
@pytest.mark.parametrize("out", ["han", "chu"])
def test_the_doubling_holds_for_both_players(out):
    sides = {"han": ["1", "1", "2"], "chu": ["1", "1", "2"]}
    sides[out] = ["9"]
    battle = scenario("chuhan", **sides, doubled="han", attacker=out, decrees={"han": 1, "chu": 1})
    getattr(battle, out).plays("9")
    other = {"han": 0, "chu": 1}
    assert battle.score == {**other, out: other[out] + 2 * (3 + 1)}


@rule("CH-593")
def test_sets_of_twos_are_doubled():
    twos = ["2"] * 6
    battle = scenario("chuhan", chu=[*twos, "1"], doubled="han", attacker="chu")
    battle.chu.plays(*twos)
    assert battle.score == {"han": 0, "chu": 1 + 12}


@rule("CH-593")
@pytest.mark.parametrize(("ability", "points"), [("han-xin", 2), ("xiahou-ying", 6)])
def test_points_given_by_abilities_are_doubled(ability, points):
    battle = countering([ability, "1", "2"], "7", doubled="han")
    battle.han.uses(ability)
    assert battle.score == {"han": 0, "chu": 1 + points}


@rule("CH-593")
def test_points_of_events_are_doubled():
    battle = scenario("chuhan", chu=["1", "5"], event="sound-advice", doubled="han", attacker="chu")
    battle.chu.plays("1")
    assert battle.score == {"han": 0, "chu": 1 + 4}


@rule("CH-593")
def test_the_points_of_hangu_pass_are_doubled():
    battle = scenario(
        "chuhan",
        chu=["9"],
        han=["4"],
        attacker="chu",
        event="race-to-hangu-pass",
        row=["1"],
        row_by="han",
        doubled="chu",
    )
    battle.chu.plays("9")
    assert battle.score == {"han": 6, "chu": 1 + 2}


@rule("CH-594")
def test_points_gained_before_xiang_yu_are_not_doubled():
    twos = ["2"] * 6
    battle = scenario("chuhan", chu=[*twos, "1", "9"], han=["xiang-yu", "4", "4"], attacker="chu", **NO_WINDOW)
    battle.chu.plays(*twos)
    battle.han.uses("xiang-yu")
    assert battle.score == {"han": 0, "chu": 1 + 6}
    battle.chu.plays("9")
    battle.han.passes()
    battle.chu.plays("1")
    assert battle.score == {"han": 0, "chu": 1 + 6 + 2 * 2}


@rule("CH-595")
def test_the_limit_of_five_for_cards_is_applied_before_doubling():
    battle = scenario("chuhan", chu=["9"], han=9, doubled="han", attacker="chu", decrees={"han": 2})
    battle.chu.plays("9")
    assert battle.score == {"han": 0, "chu": 1 + 2 * (5 + 2)}


@rule("CH-596")
def test_the_doubling_ends_with_the_battle():
    battle = scenario("chuhan", chu=["9"], han=["1"], doubled="han", attacker="chu")
    battle.chu.plays("9")
    assert (battle.battle, battle.doubled, battle.score) == (2, None, {"han": 0, "chu": 3})
    assert battle.fact("view.han.doubled") is None


@rule("CH-597")
def test_xiang_yu_used_twice_in_a_battle_does_not_double_twice():
    battle = countering(["xiang-yu", "1", "1"], "7", chu=["5", "4", "4"], event="mandate-of-heaven")
    battle.han.uses("xiang-yu")
    battle.han.takes("xiang-yu")
    battle.chu.plays("5")
    battle.han.uses("xiang-yu")
    battle.han.passes()  # takes no card of this trick
    assert (battle.attacker, battle.doubled) == ("chu", "han")
    assert len(told(battle, "han", "doubled")) == 1
    battle.chu.plays("4", "4")
    assert battle.score == {"han": 0, "chu": 1 + 2 * 2}


@rule("CH-597")
def test_a_second_use_by_the_rival_changes_nothing_but_is_a_pass():
    battle = countering(["xiang-yu", "1", "2"], "7", doubled="chu", event="stability")
    battle.han.uses("xiang-yu")
    assert (battle.doubled, battle.attacker, battle.score) == ("chu", "chu", {"han": 2, "chu": 1})
