"""The event Warlords (CH-831 to CH-839)."""

import pytest

from tests.games.chuhan.rules.heard import NO_LYU_ZHI, said
from tests.marks import rule
from tianxia.scenario import Scenario, refused, scenario


def warlords(**position: object) -> Scenario:
    """A battle under Warlords; nothing can be cancelled unless Lyu Zhi is named."""
    return scenario("chuhan", **{"event": "warlords", **position})


def next_battle_under(event: str, seed: int) -> Scenario:
    """Han goes out, and a battle under this event is set up."""
    battle = scenario("chuhan", seed=seed, event="calm", events=[event], han=["9"], chu=["1", "2"])
    battle.han.plays("9")
    return battle


@rule("CH-831")
def test_three_decrees_remain_under_warlords():
    battle = next_battle_under("warlords", 1)
    assert battle.supply == 3
    assert battle.decrees == {"han": 0, "chu": 0}
    used_up = warlords(han=["5", "6"], chu=["7", "7"], decrees={"han": 1, "chu": 2})
    with refused("CH-402"):
        used_up.han.takes_decree()


@rule("CH-832")
@pytest.mark.parametrize("seed", range(5))
def test_six_cards_of_the_draw_pile_lie_face_up_beside_warlords(seed):
    battle = next_battle_under("warlords", seed)
    assert len(battle.display) == 6
    assert len(battle.draw) == 10
    assert battle.fact("han.count") == battle.fact("chu.count") == 15
    for viewer in ("han", "chu", "spectator"):
        assert len(battle.fact(f"view.{viewer}.display")) == 6


@rule("CH-833")
def test_a_set_may_hold_one_face_up_card_but_not_two():
    battle = warlords(display=["5", "5", "7"], han=["5", "5", "1"], chu=["7", "8", "9"], attacker="han")
    with refused("CH-833"):
        battle.han.plays("5", "5", "5", "5")
    with refused("CH-833"):
        battle.han.does("lead", set=["5#3", "5#4"])  # both from the display
    battle.han.plays("5", "5", "5")
    assert battle.display == ["5", "7"]
    assert battle.fact("han") == ["1"]


@rule("CH-833")
def test_a_counter_may_hold_one_face_up_card():
    battle = warlords(display=["7", "7"], han=["1", "2"], chu=["7", "1"], trick=[{"by": "han", "cards": ["5", "5"]}])
    battle.chu.plays("7", "7")
    assert battle.fact("chu") == ["1"]
    assert battle.display == ["7"]


@rule("CH-833")
def test_an_ability_from_the_display_takes_no_second_face_up_card_into_its_set():
    battle = warlords(
        display=["zhongli-mo", "9", "8"], han=["5", "7", "1"], chu=["7", "8"], attacker="han", discard=NO_LYU_ZHI
    )
    with refused("CH-833"):
        battle.han.uses("zhongli-mo", "5", "7", "9")
    battle.han.uses("zhongli-mo", "5", "7")
    assert battle.display == ["9", "8"]
    assert battle.trick[0]["cards"] == ["zhongli-mo", "5", "7"]


@rule("CH-833")
def test_peng_yue_from_the_display_needs_an_equal_set_from_the_hand():
    battle = warlords(display=["peng-yue", "5"], han=["1", "2"], chu=["7", "1"], trick=[{"by": "han", "cards": ["5"]}])
    with refused("CH-541"):
        battle.chu.uses("peng-yue", "5")


@rule("CH-833")
def test_an_ability_from_the_hand_may_have_one_face_up_card_in_its_set():
    battle = warlords(
        display=["9", "8"], han=["zhongli-mo", "5", "7", "1"], chu=["7", "8"], attacker="han", discard=NO_LYU_ZHI
    )
    with refused("CH-833"):
        battle.han.uses("zhongli-mo", "5", "7", "8", "9")
    battle.han.uses("zhongli-mo", "5", "7", "9")
    assert battle.display == ["8"]


@rule("CH-834")
def test_an_attacker_uses_one_face_up_card_for_the_attack_and_another_in_the_set():
    battle = warlords(
        display=["yu-ji", "5", "9"], han=["5", "8", "1"], chu=["7", "8"], attacker="han", discard=NO_LYU_ZHI
    )
    battle.han.uses("yu-ji", "8")
    battle.han.plays("5", "5")
    assert battle.display == ["9"]
    assert battle.fact("han") == ["1"]
    assert [play["as"] for play in battle.trick] == ["yu-ji", "set"]


@rule("CH-835")
def test_a_used_card_is_discarded_with_the_trick_and_not_replaced():
    battle = warlords(display=["5", "9"], han=["5", "1"], chu=["7", "8", "4"], attacker="han")
    before = len(battle.draw)
    battle.han.plays("5", "5")
    assert battle.fact("trick.0.cards") == ["5", "5"]
    battle.chu.passes()
    assert battle.discard[-2:] == ["5", "5"]
    assert battle.display == ["9"]
    assert len(battle.draw) == before


@rule("CH-836")
def test_a_face_up_card_alone_is_a_set():
    battle = warlords(display=["5", "9"], han=["1", "1"], chu=["7", "4"], attacker="han")
    battle.han.plays("5")
    assert battle.fact("han") == ["1", "1"]
    battle.chu.plays("9")
    assert battle.fact("chu") == ["4", "7"]
    assert battle.display == []


@rule("CH-837")
def test_a_face_up_card_of_a_cancelled_set_returns_to_the_display():
    battle = warlords(
        display=["9", "4"],
        han=["zhongli-mo", "5", "7", "1"],
        chu=["lyu-zhi", "8"],
        attacker="han",
        discard=["xiao-he", "*"],
    )
    battle.han.uses("zhongli-mo", "5", "7", "9")
    assert battle.display == ["4"]
    battle.chu.cancels()
    assert sorted(battle.display) == ["4", "9"]
    assert battle.fact("han") == ["1", "5", "7"]
    assert sorted(battle.discard[-2:]) == ["lyu-zhi", "zhongli-mo"]


@rule("CH-837")
def test_a_face_up_card_used_for_a_cancelled_ability_is_discarded():
    battle = warlords(
        display=["zhongli-mo", "4"], han=["5", "7", "1"], chu=["lyu-zhi", "8"], attacker="han", discard=["xiao-he", "*"]
    )
    battle.han.uses("zhongli-mo", "5", "7")
    battle.chu.cancels()
    assert battle.display == ["4"]
    assert "zhongli-mo" in battle.discard
    assert battle.fact("han") == ["1", "5", "7"]


@rule("CH-838", "CH-701")
def test_face_up_cards_are_in_nobodys_hand():
    battle = warlords(display=["9", "8", "7"], han=["5"], chu=["1", "2"], attacker="han")
    assert [seat["count"] for seat in battle.fact("view.han.seats")] == [1, 2]
    battle.han.plays("5")  # out, although three cards lie beside the event
    assert battle.last_out == "han"
    assert battle.score == {"han": 2, "chu": 1}


@rule("CH-838")
def test_a_set_from_the_display_does_not_empty_a_hand():
    battle = warlords(display=["9"], han=["5"], chu=["1", "2"], attacker="han")
    battle.han.plays("9")
    assert battle.battle == 1
    assert battle.waits_for == "chu"


@rule("CH-838", "CH-524")
def test_yu_ji_from_the_display_discards_a_hand_card_only():
    battle = warlords(display=["yu-ji", "9"], han=["5"], chu=["1", "2"], attacker="han", discard=NO_LYU_ZHI)
    with refused("CH-521"):
        battle.han.uses("yu-ji", "9")
    battle.han.uses("yu-ji", "5")  # the last card
    assert battle.last_out == "han"


@rule("CH-839", "CH-833")
def test_lyu_zhi_in_the_display_cancels_for_the_rival_of_the_ability():
    battle = warlords(display=["lyu-zhi", "9"], han=["ji-bu", "yu-ji", "5"], chu=["1", "2"], discard=["xiao-he", "*"])
    battle.han.uses("ji-bu")
    assert battle.waits_for == "chu"
    battle.chu.cancels()
    assert battle.display == ["9"]
    assert battle.fact("chu") == ["1", "2"]
    assert {"lyu-zhi", "ji-bu"} <= set(battle.discard)
    assert not said(battle, "look")
    with refused("CH-613"):
        battle.han.uses("yu-ji", "5")


@rule("CH-839")
def test_xiao_he_in_the_display_restores_for_the_owner_of_the_ability():
    battle = warlords(display=["xiao-he", "9"], han=["ji-bu", "5"], chu=["lyu-zhi", "2"])
    battle.han.uses("ji-bu")
    battle.chu.cancels()
    assert battle.waits_for == "han"
    battle.han.cancels()
    assert battle.display == ["9"]
    assert said(battle, "look")
    assert battle.fact("han") == ["5"]


@rule("CH-839")
def test_both_reactions_of_the_display_may_follow_each_other():
    battle = warlords(
        display=["lyu-zhi", "xiao-he"], han=["han-xin", "1"], chu=["5", "2"], trick=[{"by": "chu", "cards": ["4"]}]
    )
    battle.han.uses("han-xin")
    battle.chu.cancels()
    battle.han.cancels()
    assert battle.display == []
    assert battle.score == {"han": 0, "chu": 2}  # Han Xin took effect
    assert battle.waits_for == "chu"


@rule("CH-839")
def test_nobody_is_asked_for_a_reaction_from_the_display_where_the_table_forbids_it():
    battle = warlords(
        options={"warlords_reactions_from_display": "off"}, display=["lyu-zhi"], han=["ji-bu", "5"], chu=["1", "2"]
    )
    battle.han.uses("ji-bu")
    assert said(battle, "look")
    assert battle.waits_for == "han"


@rule("CH-839", "CH-703")
def test_a_reaction_from_the_display_does_not_empty_a_hand():
    battle = warlords(display=["lyu-zhi"], han=["yu-ji", "9"], chu=["5", "2"], attacker="han", discard=["xiao-he", "*"])
    battle.han.uses("yu-ji", "9")
    battle.chu.cancels()
    assert battle.battle == 1
    assert battle.fact("han") == ["9"]
    assert battle.kind == "chuhan.lead"
