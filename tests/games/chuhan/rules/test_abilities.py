"""Special abilities in general: who has one, when, and what comes before it takes effect (CH-501 to CH-509)."""

import pytest

from tests.games.chuhan.rules.telling import ATTACKS, NO_WINDOW, UNHELD, USES, told, where
from tests.marks import rule
from tianxia.scenario import Scenario, refused, scenario

COUNTERS = ("peng-yue", "xiahou-ying", "han-xin", "liu-bang", "xiang-yu")


def announced(ability: str) -> Scenario:
    """Chu has just announced this ability; Han has not yet said whether it is cancelled."""
    position = {"han": ["2", "2", "8"], **UNHELD, **USES[ability]}
    cards = position.pop("with", [])
    battle = scenario("chuhan", **position)
    battle.chu.uses(ability, *cards)
    return battle


@rule("CH-501")
def test_of_all_values_only_threes_and_sixes_have_an_ability():
    hand = ["0", "1", "2", "ji-bu", "4", "5", "han-xin", "7", "8", "9"]
    battle = scenario("chuhan", chu=hand, attacker="chu", **UNHELD)
    assert battle.chu.options == ["lead", "decree", "ji-bu"]
    assert list(battle.fact("question.chu.closed")) == ["pass", "han-xin"]


@rule("CH-501")
@pytest.mark.parametrize("ability", USES)
def test_an_ability_card_goes_from_the_hand_face_up_into_the_play_area(ability):
    battle = announced(ability)
    assert where(battle, ability) == "table"
    for viewer in ("han", "chu", "spectator"):
        assert battle.fact(f"view.{viewer}.resolving.0.use") == ability
        assert ability in [card["face"] for card in battle.fact(f"view.{viewer}.table")]


@rule("CH-502")
def test_the_set_of_an_ability_lies_open_before_the_rival_reacts():
    battle = announced("zhongli-mo")
    assert (battle.waits_for, battle.kind) == ("han", "chuhan.cancel")
    assert [card["face"] for card in battle.fact("view.han.table")] == ["zhongli-mo", "rank-four", "cao-shen"]
    assert battle.fact("view.han.seats.1.count") == 1


@rule("CH-502")
def test_yu_jis_card_lies_open_before_the_rival_reacts():
    battle = announced("yu-ji")
    assert [card["face"] for card in battle.fact("view.han.table")] == ["yu-ji", "emperor"]


@rule("CH-502")
def test_ying_bus_choice_is_told_before_the_rival_reacts():
    battle = announced("ying-bu")
    assert battle.kind == "chuhan.cancel"
    assert told(battle, "han", "ability") == [
        {"kind": "ability", "seat": 1, "ability": "ying-bu", "cards": ["zhang-liang"]}
    ]


@rule("CH-502")
def test_whoever_comes_into_the_window_late_still_sees_which_card_ying_bu_wants():
    battle = announced("ying-bu")
    seen = str(battle.fact("view.han.resolving")) + str(battle.fact("question.han.about"))
    wanted = next(card["card"] for card in battle.fact("view.han.discard") if card["face"] == "zhang-liang")
    assert "zhang-liang" in seen or wanted in seen


@rule("CH-502")
def test_an_ability_without_its_choice_is_refused():
    battle = scenario("chuhan", chu=["yu-ji", "1", "9"], attacker="chu", **UNHELD)
    with refused("CH-521"):
        battle.chu.uses("yu-ji")
    assert battle.kind == "chuhan.lead"


@rule("CH-503")
@pytest.mark.parametrize("ability", USES)
def test_before_an_ability_takes_effect_the_rival_gets_the_chance_to_cancel_it(ability):
    battle = announced(ability)
    assert (battle.waits_for, battle.kind) == ("han", "chuhan.cancel")
    assert battle.fact("question.han.rule") == "CH-503"
    assert battle.fact("question.han.about.against") == ability
    assert battle.score == {"han": 0, "chu": 1}
    assert (battle.doubled, battle.turn) == (None, "chu")
    assert [play["by"] for play in battle.trick] in ([], ["han"])
    assert battle.knows["chu"]["draw"] == []
    assert told(battle, "han", "look", "take", "discard", "pass", "vp") == []


@rule("CH-504")
def test_two_abilities_do_not_go_together_in_one_play():
    trick = [{"by": "chu", "cards": ["4", "4"]}]
    battle = scenario("chuhan", han=["peng-yue", "zhongli-mo", "4", "9", "1"], trick=trick, **NO_WINDOW)
    assert battle.han.options == ["pass", "decree"]
    assert not battle.han.may("peng-yue-zhongli-mo", set=["4", "9"])
    with refused("CH-541"):
        battle.han.uses("peng-yue", "4", "9")
    with refused("CH-551"):
        battle.han.uses("zhongli-mo", "4", "9")


@rule("CH-504")
def test_after_an_ability_has_taken_effect_the_rival_is_to_play():
    trick = [{"by": "chu", "cards": ["7"]}]
    battle = scenario("chuhan", han=["peng-yue", "han-xin", "xiahou-ying", "7"], trick=trick, **NO_WINDOW)
    battle.han.uses("peng-yue", "7")
    with refused("core.not-asked"):
        battle.han.uses("han-xin")
    assert battle.waits_for == "chu"


@rule("CH-505")
@pytest.mark.parametrize("ability", ATTACKS)
def test_attack_abilities_are_for_the_attacker_before_leading_only(ability):
    holding = [ability, "1", "9"]
    asked = scenario("chuhan", han=holding, trick=[{"by": "chu", "cards": ["7"]}], discard=["lyu-zhi", "5", "*"])
    card = {"yu-ji": ["1"], "ying-bu": ["5"]}.get(ability, [])
    assert ability not in asked.han.options
    with refused("CH-217"):
        asked.han.uses(ability, *card)
    leading = scenario("chuhan", han=holding, attacker="han", discard=["lyu-zhi", "5", "*"])
    leading.han.uses(ability, *card)
    assert told(leading, "chu", "ability")[0]["ability"] == ability


@rule("CH-505")
def test_the_attacker_may_use_no_attack_ability_in_a_later_counter_of_the_same_trick():
    trick = [{"by": "chu", "cards": ["4"]}, {"by": "han", "cards": ["7"]}]
    battle = scenario("chuhan", chu=["ji-bu", "1"], trick=trick, **NO_WINDOW)
    assert battle.waits_for == battle.attacker == "chu"
    with refused("CH-217"):
        battle.chu.uses("ji-bu")


@rule("CH-506")
@pytest.mark.parametrize("ability", COUNTERS)
def test_abilities_that_change_a_counter_or_a_pass_cannot_be_led(ability):
    battle = scenario("chuhan", chu=[ability, "7", "1"], attacker="chu", **NO_WINDOW)
    assert battle.fact(f"question.chu.closed.{ability}") == "CH-506"
    with refused("CH-506"):
        battle.chu.uses(ability, *(["7"] if ability == "peng-yue" else []))
    battle.chu.plays(ability)  # as a number it can be led
    assert battle.waits_for == "han"


@rule("CH-507")
def test_zhongli_mo_can_be_led_and_can_counter():
    battle = scenario(
        "chuhan", han=["5", "zhongli-mo", "8", "2", "2"], chu=["1", "1", "9"], attacker="han", **NO_WINDOW
    )
    battle.han.uses("zhongli-mo", "5", "8")
    assert battle.trick[-1]["as"] == "zhongli-mo"
    trick = [{"by": "chu", "cards": ["4", "4"]}]
    battle = scenario("chuhan", han=["5", "zhongli-mo", "8", "2"], trick=trick, **NO_WINDOW)
    battle.han.uses("zhongli-mo", "5", "8")
    assert (battle.trick[-1]["as"], battle.waits_for) == ("zhongli-mo", "chu")


@rule("CH-508")
@pytest.mark.parametrize("ability", ["lyu-zhi", "xiao-he"])
def test_the_two_reactions_have_no_ability_in_a_turn(ability):
    leading = scenario("chuhan", han=[ability, "1", "7"], attacker="han")
    with refused("CH-508"):
        leading.han.uses(ability)
    countering = scenario("chuhan", han=[ability, "1", "1"], trick=[{"by": "chu", "cards": ["2"]}])
    with refused("CH-508"):
        countering.han.uses(ability)
    countering.han.plays(ability)  # a plain 3
    assert countering.waits_for == "chu"
    assert countering.trick[-1]["value"] == 3


@rule("CH-509")
def test_points_of_an_ability_come_after_the_reactions():
    for ability, points in (("han-xin", 1), ("xiahou-ying", 3)):
        battle = announced(ability)
        assert battle.score == {"han": 0, "chu": 1}
        battle.han.passes()
        assert battle.score == {"han": points, "chu": 1}


@rule("CH-509")
def test_a_set_of_twos_by_zhongli_mo_scores_only_when_nobody_cancels_it():
    hand = ["zhongli-mo", "2", "4", "5", "7", "8", "9", "1"]
    battle = scenario("chuhan", chu=hand, attacker="chu", **UNHELD)
    battle.chu.uses("zhongli-mo", "2", "4", "5", "7", "8", "9")
    assert battle.score == {"han": 0, "chu": 1}
    battle.han.passes()
    assert battle.score == {"han": 0, "chu": 7}
