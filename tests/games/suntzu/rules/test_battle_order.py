"""The order of the battles (ST-401 to ST-411)."""

from typing import Any

import pytest

from tests.games.suntzu.rules.fights import SIDES, both, keep_first, rival, said
from tests.games.suntzu.rules.starts import PROVINCES, begin, picture, questions
from tests.marks import rule
from tianxia.scenario import Scenario, refused, scenario

PLAIN = ["2", "3", "4", "5", "1"]  # by both sides: nothing moves


def with_orders(**position: Any) -> Scenario:
    """Both have handed in orders that tie everywhere."""
    war = scenario("suntzu", **position)
    for side in SIDES:
        getattr(war, side).lays(*PLAIN)
    return war


def fought(war: Scenario) -> list[str]:
    """Where the cards were turned up, in order."""
    return [told["province"] for told in said(war, "turn-up")]


@rule("ST-401")
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("weaker", SIDES)
def test_in_the_first_three_rounds_the_battles_go_from_qin_to_wu(number: int, weaker: str):
    war = with_orders(round=number, armies={rival(weaker): {"wu": 5}, weaker: {"qin": 1}})
    assert war.kind == "suntzu.keep"  # nobody was asked
    assert fought(war) == PROVINCES
    assert said(war, "turn-up", weaker)


@rule("ST-402")
@pytest.mark.parametrize("number", [4, 5, 6, 7, 8, 9])
@pytest.mark.parametrize("weaker", SIDES)
def test_from_round_4_on_the_side_with_fewer_armies_on_the_board_decides(number: int, weaker: str):
    war = with_orders(round=number, armies={weaker: {"qin": 2, "chu": 1}, rival(weaker): {"wu": 4}})
    assert war.decider == weaker
    assert (war.waits_for, war.kind) == (weaker, "suntzu.province")
    assert war.fact(f"question.{weaker}.picks.fight.province") == sorted(PROVINCES)
    for viewer in ("suntzu", "shao", "spectator"):
        assert war.fact(f"view.{viewer}.decider") == war.seat(weaker)


@rule("ST-404")
@pytest.mark.parametrize("weaker", SIDES)
def test_with_equally_many_the_one_with_fewer_in_the_round_before_decides(weaker: str):
    counts = [{weaker: 7, rival(weaker): 1}, both(0), both(3), {weaker: 2, rival(weaker): 3}]
    war = with_orders(round=5, armies={"suntzu": {"qin": 3}, "shao": {"wu": 3}}, counts=counts)
    assert war.waits_for == weaker


@rule("ST-405")
def test_armies_are_counted_when_both_have_handed_in_and_are_recorded_from_round_1():
    war = scenario("suntzu", held={"suntzu": ["fresh-levy"]}, armies={"suntzu": {"qin": 1}})
    assert war.counts == []
    war.shao.lays(*PLAIN)
    war.suntzu.uses("fresh-levy", "qin")
    assert war.counts == []
    war.suntzu.lays("2", "3", "4", "5", "6")
    war.shao.lays(*PLAIN)  # Sun Tzu wins 5 armies at Wu, after the count
    assert war.armies["suntzu"]["wu"] == 5
    assert war.counts == [{"suntzu": 2, "shao": 0}]
    keep_first(war)
    war.suntzu.lays(*PLAIN)
    war.shao.lays(*PLAIN)
    assert war.counts == [{"suntzu": 2, "shao": 0}, {"suntzu": 7, "shao": 0}]


@rule("ST-405")
def test_an_army_put_down_while_laying_orders_changes_who_decides():
    position: dict[str, Any] = {"round": 4, "held": {"suntzu": ["fresh-levy"]}}
    position["armies"] = {"suntzu": {"qin": 2}, "shao": {"wu": 2}}
    war = scenario("suntzu", **position, counts=[{"suntzu": 0, "shao": 1}] * 3)
    war.suntzu.uses("fresh-levy", "qin")
    for side in SIDES:
        getattr(war, side).lays(*PLAIN)
    assert war.decider == "shao"
    war = scenario("suntzu", **position, counts=[{"suntzu": 0, "shao": 1}] * 3)
    for side in SIDES:
        getattr(war, side).lays(*PLAIN)
    assert war.decider == "suntzu"


@rule("ST-406")
@pytest.mark.parametrize("weaker", SIDES)
@pytest.mark.parametrize("differed", [0, 1, 2, 3])
def test_while_counts_are_equal_one_goes_back_round_by_round(weaker: str, differed: int):
    counts = [both(n) for n in range(4)]
    counts[differed] = {weaker: 4, rival(weaker): 5}
    if differed:
        counts[0] = {weaker: 9, rival(weaker): 1}  # older rounds do not matter any more
    war = with_orders(round=5, counts=counts)
    assert war.waits_for == weaker
    assert war.kind == "suntzu.province"


@rule("ST-406")
@pytest.mark.parametrize("number", [4, 9])
def test_if_all_counts_were_equal_nobody_decides_and_the_fixed_order_is_used(number: int):
    war = with_orders(round=number, armies={"suntzu": {"qin": 2}, "shao": {"wu": 2}}, score=1)
    assert war.kind == ("suntzu.keep" if number < 9 else None)
    assert fought(war) == PROVINCES


@rule("ST-407")
def test_six_markers_pool_and_reinforcements_do_not_count():
    war = with_orders(
        round=4,
        armies={"suntzu": {"qin": 2}, "shao": {"wu": 3}},
        six_markers={"suntzu": ["qin", "chu", "wu"]},
        reinforcements={"suntzu": 9, "shao": 0},
    )
    assert war.decider == "suntzu"
    assert war.counts[-1] == {"suntzu": 2, "shao": 3}


@rule("ST-408")
def test_the_decider_names_one_province_at_a_time_after_seeing_the_earlier_battles():
    war = scenario(
        "suntzu",
        round=4,
        armies={"suntzu": {"qin": 1}},
        laid={"suntzu": ["2", "3", "4", "5", "9"], "shao": ["2", "3", "4", "5", "1"]},
    )
    assert war.waits_for == "shao"
    war.shao.fights("wu")
    assert war.armies["suntzu"]["wu"] == 8  # fought out before the next is named
    assert [card["face"] for card in war.fact("view.shao.seats.0.up")] == ["num-9"]
    assert war.left == ["qin", "chu", "jin-yan", "han-qi"]
    war.shao.fights("jin-yan")
    war.shao.fights("qin")
    assert war.waits_for == "shao"
    war.shao.fights("han-qi")
    assert war.kind == "suntzu.keep"  # the last province needs no question
    assert fought(war) == ["wu", "jin-yan", "qin", "han-qi", "chu"]


@rule("ST-409")
def test_the_decider_stays_the_same_even_if_the_counts_change():
    war = scenario(
        "suntzu",
        round=4,
        armies={"suntzu": {"qin": 1}},
        laid={"suntzu": ["2", "3", "4", "5", "1"], "shao": ["2", "3", "4", "5", "9"]},
    )
    war.shao.fights("wu")
    assert war.armies["shao"]["wu"] == 8  # now Sun Tzu has fewer
    for province in ("qin", "chu", "jin-yan"):
        assert war.decider == "shao"
        assert war.waits_for == "shao"
        war.shao.fights(province)


@rule("ST-410")
def test_no_province_is_fought_for_twice_in_a_round():
    war = with_orders(round=4, armies={"suntzu": {"qin": 1}})
    war.shao.fights("chu")
    with refused("ST-408"):
        war.shao.fights("chu")
    assert "chu" not in war.fact("question.shao.picks.fight.province")
    assert not war.shao.may("pass")


@rule("ST-410", "ST-411")
@pytest.mark.parametrize("seed", range(4))
def test_every_round_resolves_every_province_once(seed: int):
    match = begin(seed)
    turned: dict[int, list[str]] = {}
    for _ in questions(match, seed):
        pass
    number = 1
    for told in match.told(0):
        if told["kind"] == "round":
            number = told["round"]
        elif told["kind"] == "turn-up":
            turned.setdefault(number, []).append(told["province"])
    assert set(turned) == set(range(1, picture(match)["round"] + 1))
    assert [sorted(provinces) for provinces in turned.values()] == [sorted(PROVINCES)] * len(turned)


@rule("ST-411")
def test_the_battle_is_at_the_province_that_the_decider_names():
    war = with_orders(round=4, armies={"suntzu": {"qin": 1}})
    war.shao.fights("han-qi")
    assert [(told["province"], told["cards"]) for told in said(war, "turn-up")] == [("han-qi", ["num-5", "num-5"])]
    with refused("core.not-asked"):
        war.suntzu.fights("qin")
