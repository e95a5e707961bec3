"""Events in general, what stands in place of a decree, and Calm (CH-801, CH-807 to CH-811)."""

import pytest

from tests.games.chuhan.rules.heard import points
from tests.marks import rule
from tianxia.scenario import Scenario, refused, scenario

EVENTS = [
    "calm", "restraint", "warlords", "banquet-at-hongmen", "race-to-hangu-pass", "battle-of-gaixia", "stability",
    "treaty-of-hong-canal", "mandate-of-heaven", "rapid-advance", "sound-advice",
]  # fmt: skip


def hongmen(**position: object) -> Scenario:
    """Han leads under the Banquet at Hongmen; a 9 and an 8 lie face up."""
    return scenario("chuhan", **{"event": "banquet-at-hongmen", "display": ["9", "8"], "attacker": "han", **position})


def hangu(**position: object) -> Scenario:
    """Han leads in the Race to Hangu Pass."""
    return scenario("chuhan", **{"event": "race-to-hangu-pass", "attacker": "han", **position})


@rule("CH-801")
@pytest.mark.parametrize("event", EVENTS)
def test_one_event_is_in_force_and_everybody_sees_which(event):
    battle = scenario("chuhan", event=event)
    for viewer in ("han", "chu", "spectator"):
        assert battle.fact(f"view.{viewer}.event") == event
    assert battle.event == event


@rule("CH-801")
def test_an_event_holds_for_its_battle_only():
    battle = scenario(
        "chuhan", event="restraint", events=["rapid-advance", "calm"], han=["9"], chu=["1"], decrees={"chu": 2}
    )
    battle.han.plays("9")
    assert battle.score == {"han": 5, "chu": 1}  # 1 card and twice 2 decrees
    assert battle.event == "rapid-advance"
    assert battle.fact("question.chu.closed.decree") == "CH-896"


# ---- instead of taking a decree


@rule("CH-807")
def test_a_swap_uses_up_the_decree_of_the_attacker_and_takes_no_token():
    battle = hongmen(han=["1", "1", "5"], chu=["7", "7"])
    battle.han.swaps("1", "9")
    assert battle.decrees == {"han": 0, "chu": 0}
    assert battle.supply == 5
    with refused("CH-807"):
        battle.han.takes_decree()
    with refused("CH-807"):
        battle.han.swaps("1", "8")


@rule("CH-807")
def test_a_swap_uses_up_the_decree_of_a_counter_and_the_other_way_round():
    battle = hongmen(han=["1", "1", "5"], chu=["2", "7"], trick=[{"by": "han", "cards": ["4"]}])
    battle.chu.swaps("2", "9")
    with refused("CH-807"):
        battle.chu.takes_decree()
    battle.chu.plays("9")
    battle.han.takes_decree()
    with refused("CH-807"):
        battle.han.swaps("1", "8")


@rule("CH-807")
def test_a_card_placed_in_the_race_uses_up_the_decree_and_takes_no_token():
    battle = hangu(han=["1", "2", "5"], chu=["7", "7"])
    battle.han.places("1")
    assert battle.supply == 6
    assert battle.decrees == {"han": 0, "chu": 0}
    with refused("CH-807"):
        battle.han.places("2")
    with refused("CH-807"):
        battle.han.takes_decree()


@rule("CH-807")
def test_a_decree_uses_up_the_chance_to_place_a_card():
    battle = hangu(han=["1", "2", "5"], chu=["7", "7"])
    battle.han.takes_decree()
    with refused("CH-807"):
        battle.han.places("1")


@rule("CH-807", "CH-204", "CH-208")
def test_a_second_decree_is_refused_as_everywhere_where_no_swap_used_up_the_chance():
    battle = hongmen(han=["1", "1", "5"], chu=["7", "7"])
    battle.han.takes_decree()
    with refused("CH-204"):
        battle.han.takes_decree()
    battle.han.plays("5")
    battle.chu.takes_decree()
    with refused("CH-208"):
        battle.chu.takes_decree()


@rule("CH-808")
def test_a_swap_is_allowed_when_no_decree_is_left():
    battle = hongmen(han=["1", "1", "5"], chu=["7", "7"], decrees={"han": 3, "chu": 2})
    with refused("CH-402"):
        battle.han.takes_decree()
    battle.han.swaps("5", "9")
    assert battle.fact("han") == ["1", "1", "9"]


@rule("CH-808")
def test_a_card_may_be_placed_when_no_decree_is_left():
    battle = hangu(han=["1", "5"], chu=["7", "7"], decrees={"han": 3, "chu": 3})
    with refused("CH-402"):
        battle.han.takes_decree()
    battle.han.places("1")
    assert battle.row == ["1"]


@rule("CH-808")
def test_a_table_may_read_the_empty_supply_the_other_way():
    battle = hongmen(
        options={"event_option_with_empty_supply": "off"}, han=["1", "5"], chu=["7", "7"], decrees={"han": 5}
    )
    with refused("CH-808"):
        battle.han.swaps("5", "9")


@rule("CH-809")
def test_neither_swap_nor_place_is_allowed_after_a_cancelled_ability():
    banquet = hongmen(
        han=["han-xin", "1", "2"],
        chu=["lyu-zhi", "5"],
        trick=[{"by": "chu", "cards": ["4"]}],
        attacker="chu",
        discard=["xiao-he", "*"],
    )
    banquet.han.uses("han-xin")
    banquet.chu.cancels()
    assert banquet.kind == "chuhan.counter"
    with refused("CH-809"):
        banquet.han.swaps("1", "9")
    with refused("CH-615"):
        banquet.han.takes_decree()

    race = hangu(han=["zhongli-mo", "1", "2"], chu=["lyu-zhi", "5"], discard=["xiao-he", "*"])
    race.han.uses("zhongli-mo", "1", "2")
    race.chu.cancels()
    with refused("CH-809"):
        race.han.places("1")
    race.han.plays("1")


@rule("CH-809")
def test_a_swap_is_still_allowed_after_a_cancelled_attack_ability():
    battle = hongmen(han=["ji-bu", "1", "2"], chu=["lyu-zhi", "5"], discard=["xiao-he", "*"])
    battle.han.uses("ji-bu")
    battle.chu.cancels()
    battle.han.swaps("1", "9")  # as a decree would be (CH-614)
    assert battle.fact("han") == ["2", "9"]


# ---- Calm


@rule("CH-811")
def test_calm_changes_nothing():
    hands = {"han": ["1", "1", "5", "yu-ji", "9"], "chu": ["7", "7", "1", "2"], "discard": ["lyu-zhi", "*"]}
    told = []
    for event in (None, "calm"):
        battle = scenario("chuhan", **hands, event=event)
        assert battle.supply == 6
        assert battle.display == []
        battle.han.takes_decree()
        battle.han.uses("yu-ji", "5")
        battle.han.plays("1", "1")
        battle.chu.plays("7", "7")
        battle.han.passes()
        battle.chu.plays("1")
        battle.han.plays("9")
        battle.chu.passes()
        told.append((points(battle), battle.score, battle.decrees, battle.fact("question.han.options")))
    assert told[0] == told[1]
    assert told[0][0] == []


@rule("CH-811")
@pytest.mark.parametrize("event", [None, "calm"])
def test_calm_changes_neither_the_score_nor_the_victory_check(event):
    battle = scenario("chuhan", event=event, han=["9"], chu=9, decrees={"han": 1, "chu": 2}, score={"han": 3})
    battle.han.plays("9")
    assert battle.score == {"han": 10, "chu": 1}
    twos = ["2"] * 6
    won = scenario("chuhan", event=event, han=[*twos, "1"], chu=["9"], score={"han": 25})
    won.han.plays(*twos)
    assert won.fact("winner") == ["han"]
