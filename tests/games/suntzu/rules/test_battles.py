"""One battle: its steps, winner and result, and the armies that move (ST-412 to ST-449)."""

from typing import Any

import pytest

from tests.games.suntzu.rules.fights import SIDES, both, cards_of, fight, holders, results, rival, said
from tests.games.suntzu.rules.starts import PROVINCES
from tests.marks import rule
from tianxia.scenario import Scenario, refused, scenario


def kinds(war: Scenario) -> list[str]:
    """What happened, without the moves of single cards."""
    return [told["kind"] for told in war.fact("told.spectator") if told["kind"] not in ("move", "pieces")]


BY = {1: ("3", "2"), 3: ("7", "4"), 4: ("7", "3"), 5: ("7", "2"), 6: ("8", "2"), 9: ("10", "1")}


def won(winner: str, by: int, **position: Any) -> Scenario:
    """A battle at Wu which this side wins by so much."""
    return fight(*cards_of(winner, *BY[by]), **position)


# ---- the steps


@rule("ST-412")
def test_both_cards_are_turned_up_at_the_same_time():
    war = fight("8", "3")
    told = said(war, "turn-up")
    assert [(event["province"], event["cards"]) for event in told] == [("wu", ["num-8", "num-3"])]
    first = war.fact("told.spectator")[:3]
    assert [event["kind"] for event in first] == ["move", "move", "turn-up"]
    assert [(event["from"], event["to"]) for event in first[:2]] == [("laid/0/wu", "up/0"), ("laid/1/wu", "up/1")]


@rule("ST-412")
def test_the_other_orders_stay_face_down():
    war = scenario("suntzu", round=4, laid=both(["1", "2", "3", "4", "5"]), armies={"suntzu": {"qin": 1}})
    war.shao.fights("chu")
    for viewer, seat in (("suntzu", 1), ("shao", 0), ("spectator", 0), ("spectator", 1)):
        laid = [province["laid"][seat] for province in war.fact(f"view.{viewer}.provinces")]
        assert [lot["hidden"] for lot in laid] == [1, 0, 1, 1, 1]
        assert all(not lot["known"] for lot in laid)


@rule("ST-413")
def test_generals_act_after_the_cards_are_turned_up_and_before_anything_is_resolved():
    war = fight("6", "8", held={"shao": ["night-raid"]}, armies={"suntzu": {"wu": 2}}, pool={"suntzu": 0})
    assert (war.waits_for, war.kind) == ("shao", "suntzu.battle")
    assert kinds(war) == ["turn-up"]
    assert war.six_markers == both([])
    assert holders(war, "wu") == {"suntzu": 2}
    war.shao.uses("night-raid", "wu")
    assert war.six_markers["suntzu"] == ["wu"]  # placed with the army that went to the pool
    assert holders(war, "wu") == {"shao": 1}


@rule("ST-413")
def test_no_window_opens_for_a_player_to_whom_it_cannot_matter():
    war = fight("2", "8", held={"suntzu": ["fresh-levy"], "shao": ["night-raid"]})
    assert war.kind == "suntzu.keep"


@rule("ST-414")
@pytest.mark.parametrize("other", ["1", "6", "9", "+3"])
@pytest.mark.parametrize("side", SIDES)
def test_a_plague_is_resolved_instead_of_the_battle(other: str, side: str):
    war = fight(*cards_of(side, "plague", other), armies={"shao": {"wu": 4}})
    assert holders(war, "wu") == {"shao": 2}
    assert results(war) == []
    assert war.six_markers == both([])
    assert war.bonus == []
    assert war.reinforcements == both(3)


@rule("ST-414", "ST-419")
def test_the_event_is_checked_after_a_plague_too():
    war = fight("plague", "9", events=["champions-challenge", "pandemic"])
    assert said(war, "event")[0]["event"] == "champions-challenge"


@rule("ST-415")
def test_six_markers_are_placed_before_the_armies_move():
    war = fight("8", "6", pool={"shao": 1}, armies={"shao": {"wu": 3}})
    story = [kind for kind in kinds(war) if kind in ("turn-up", "six-marker", "result", "retreat", "enter")]
    assert story == ["turn-up", "six-marker", "result", "retreat"]
    war = fight("1", "6", pool={"shao": 3}, reinforcements={"shao": 0}, armies={"shao": {"qin": 18}})
    # the marker takes one of the three armies in the pool, so three of the five that win come from Qin
    assert war.six_markers["shao"] == ["wu"]
    assert holders(war, "wu") == {"shao": 5}
    assert war.armies["shao"]["qin"] == 15


@rule("ST-415")
def test_a_player_with_an_empty_pool_may_call_before_his_marker_is_placed():
    war = fight("6", "7", pool={"suntzu": 0}, armies={"suntzu": {"qin": 5, "chu": 5}}, suntzu=["9"])
    assert (war.waits_for, war.kind) == ("suntzu", "suntzu.call")
    war.suntzu.calls("9")
    assert war.six_markers["suntzu"] == ["wu"]
    assert war.armies["suntzu"] == {"qin": 5, "chu": 5, "jin-yan": 0, "han-qi": 0, "wu": 0}


@rule("ST-416", "ST-417")
def test_the_result_is_fixed_before_armies_move():
    war = won("suntzu", 4, armies={"shao": {"wu": 1}})
    story = [kind for kind in kinds(war) if kind in ("turn-up", "result", "retreat", "enter")]
    assert story == ["turn-up", "result", "retreat", "enter"]
    assert results(war) == [("wu", "suntzu", 4)]


@rule("ST-417", "ST-446")
@pytest.mark.parametrize("winner", SIDES)
def test_a_winner_whose_pool_is_too_small_may_call_before_his_armies_move(winner: str):
    war = won(winner, 4, pool={winner: 3}, armies={winner: {"chu": 10}}, **both(["9", "8"]))
    assert (war.waits_for, war.kind) == (winner, "suntzu.call")
    assert holders(war, "wu") == {}
    getattr(war, winner).calls("9")
    assert holders(war, "wu") == {winner: 4}
    assert war.armies[winner]["chu"] == 10
    assert war.pool[winner] == 0


@rule("ST-446")
def test_reinforcements_are_never_used_by_themselves():
    war = won("shao", 4, pool={"shao": 3}, armies={"shao": {"chu": 10}}, shao=["9"])
    war.shao.passes()
    assert war.reinforcements["shao"] == 8
    assert war.armies["shao"]["chu"] == 9
    assert holders(war, "wu") == {"shao": 4}


@rule("ST-446")
def test_a_winner_with_enough_armies_is_not_asked():
    war = won("shao", 4, pool={"shao": 4}, armies={"shao": {"chu": 10}}, shao=["9"])
    assert war.kind == "suntzu.keep"


@rule("ST-418")
def test_the_price_of_a_plus_card_is_paid_after_the_armies_have_moved():
    war = fight("+2", "5")
    assert (war.waits_for, war.kind) == ("suntzu", "suntzu.armies")
    assert holders(war, "wu") == {"suntzu": 2}
    war.suntzu.gives("wu")  # with an army that was just placed
    assert holders(war, "wu") == {"suntzu": 1}
    assert war.reinforcements["suntzu"] == 4


@rule("ST-419")
def test_the_event_is_checked_after_the_price_is_paid():
    war = fight("+2", "9", events=["champions-challenge", "pandemic"], armies={"shao": {"qin": 1}})
    assert war.kind == "suntzu.armies"
    assert not said(war, "event")
    war.suntzu.gives("pool")
    assert [event["event"] for event in said(war, "event")] == ["champions-challenge"]
    war.shao.gives("qin")
    assert war.reinforcements == both(4)


@rule("ST-420")
def test_a_recycled_card_goes_under_the_deck_after_the_event():
    war = fight(
        "-1",
        "9",
        held={"suntzu": ["feint-and-withdraw"]},
        decks={"suntzu": ["7", "8", "10"]},
        events=["champions-challenge", "pandemic"],
        armies={"suntzu": {"wu": 1}, "shao": {"qin": 1}},
        round=2,
    )
    war.suntzu.uses("feint-and-withdraw")
    story = [kind for kind in kinds(war) if kind in ("general", "result", "event", "recycle")]
    assert story == ["general", "result", "recycle"]  # the 9 has won, so the event does not act
    lost = fight(
        "-1",
        "10",
        held={"suntzu": ["feint-and-withdraw"]},
        decks={"suntzu": ["7", "8", "9"]},
        events=["light-infantry", "pandemic"],
    )
    lost.suntzu.uses("feint-and-withdraw")
    assert lost.drawn["suntzu"] == ["8", "9"]  # the 7 went to the box when the battle was over
    assert lost.decks["suntzu"] == ["-1"]


@rule("ST-420", "ST-419")
def test_the_event_comes_before_the_card_is_taken_back():
    def hero_fails(*events: str) -> Scenario:
        decks = {"shao": ["7", "8"]}
        war = fight("10", "plague", held={"shao": ["poisoned-wells"]}, decks=decks, events=list(events), score=2)
        war.shao.uses("poisoned-wells")
        return war

    war = hero_fails("heros-challenge")
    assert war.waits_for is None  # the fifth event ends the game before the cards are moved
    assert war.up["shao"][-1] == "plague"
    war = hero_fails("heros-challenge", "pandemic")
    story = [kind for kind in kinds(war) if kind in ("event", "reserve", "recycle")]
    assert story == ["event", "reserve", "recycle"]


# ---- winner and result


@rule("ST-421", "ST-422")
@pytest.mark.parametrize(("blue", "red"), [("9", "4"), ("4", "9"), ("2", "1"), ("1", "10")])
def test_the_higher_card_wins_by_the_difference(blue: str, red: str):
    war = fight(blue, red)
    winner = "suntzu" if int(blue) > int(red) else "shao"
    by = abs(int(blue) - int(red))
    assert results(war) == [("wu", winner, by)]
    assert holders(war, "wu") == {winner: by}
    assert war.pool == {winner: 18 - by, rival(winner): 18}


@rule("ST-423")
@pytest.mark.parametrize("owner", SIDES)
@pytest.mark.parametrize("card", ["2", "3", "5", "7", "9", "10"])
def test_with_equal_strengths_nobody_wins_and_no_army_moves(card: str, owner: str):
    war = fight(card, card, armies={owner: {"wu": 2}})
    assert results(war) == [("wu", None, 0)]
    assert holders(war, "wu") == {owner: 2}
    assert war.pool == {owner: 16, rival(owner): 18}


@rule("ST-424")
def test_a_tie_does_not_cancel_the_draw_of_the_1_or_the_marker_of_the_6():
    assert fight("1", "1").bonus == ["suntzu", "shao"]
    war = fight("6", "6", armies={"shao": {"wu": 3}})
    assert war.six_markers == both(["wu"])
    assert war.banned == both(["wu"])
    assert holders(war, "wu") == {"shao": 3}


@rule("ST-425")
@pytest.mark.parametrize("armies", [0, 1, 7, 18])
@pytest.mark.parametrize("owner", SIDES)
def test_strength_does_not_depend_on_the_armies_in_the_province(armies: int, owner: str):
    war = fight("5", "7", armies={owner: {"wu": armies}}, **both([]))
    assert results(war) == [("wu", "shao", 2)]


# ---- moving armies


@rule("ST-430", "ST-449")
@pytest.mark.parametrize("winner", SIDES)
@pytest.mark.parametrize("by", [1, 4, 9])
def test_in_a_neutral_province_the_winner_puts_the_result_from_his_pool(winner: str, by: int):
    war = won(winner, by)
    assert holders(war, "wu") == {winner: by}
    assert war.pool == {winner: 18 - by, rival(winner): 18}


@rule("ST-432")
@pytest.mark.parametrize("winner", SIDES)
def test_in_his_own_province_the_winner_adds_the_result(winner: str):
    war = won(winner, 3, armies={winner: {"wu": 2}})
    assert holders(war, "wu") == {winner: 5}
    assert war.pool[winner] == 13


@rule("ST-434", "ST-436", "ST-438", "ST-447", "ST-449")
@pytest.mark.parametrize("loser", SIDES)
@pytest.mark.parametrize("armies", [1, 2, 3, 4, 5, 6])
def test_in_the_losers_province_the_result_first_drives_his_armies_out(loser: str, armies: int):
    war = won(rival(loser), 4, armies={loser: {"wu": armies}})
    stay, enter = max(0, armies - 4), max(0, 4 - armies)
    assert holders(war, "wu") == {side: n for side, n in ((loser, stay), (rival(loser), enter)) if n}
    assert war.pool == {loser: 18 - stay, rival(loser): 18 - enter}
    owners = [seat for seat, n in enumerate(war.fact("view.spectator.provinces.4.armies")) if n]
    assert owners == [war.seat(side) for side in holders(war, "wu")]


@rule("ST-447")
def test_the_losers_armies_leave_before_the_winners_enter():
    war = won("shao", 5, armies={"suntzu": {"wu": 2}})
    moves = [(told["kind"], told["seat"], told["armies"]) for told in war.fact("told.shao") if "armies" in told]
    assert moves == [("retreat", 0, 2), ("enter", 1, 3)]


@rule("ST-440")
@pytest.mark.parametrize("winner", SIDES)
def test_what_the_pool_lacks_comes_from_the_adjacent_provinces(winner: str):
    war = won(winner, 4, pool={winner: 1}, reinforcements={winner: 0}, armies={winner: {"chu": 5, "qin": 15}})
    assert holders(war, "wu") == {winner: 4}  # Qin does not touch Wu
    assert war.pool[winner] == 0
    assert (war.armies[winner]["chu"], war.armies[winner]["qin"]) == (2, 15)


@rule("ST-441", "ST-443")
@pytest.mark.parametrize("winner", SIDES)
def test_if_the_neighbours_are_too_few_they_are_emptied_and_the_rest_comes_from_elsewhere(winner: str):
    armies = {"chu": 1, "han-qi": 1, "qin": 17}
    war = won(winner, 6, pool={winner: 2}, reinforcements={winner: 0}, armies={winner: armies})
    assert war.armies[winner] == {"qin": 15, "chu": 0, "jin-yan": 0, "han-qi": 0, "wu": 6}
    assert war.pool[winner] == 0


@rule("ST-442", "ST-440")
def test_the_winner_chooses_how_many_come_from_which_neighbour():
    def short() -> Scenario:
        armies = {"chu": 3, "han-qi": 2, "qin": 15}
        return won("suntzu", 4, pool={"suntzu": 1}, reinforcements={"suntzu": 0}, armies={"suntzu": armies})

    war = short()
    assert (war.waits_for, war.fact("question.suntzu.rule")) == ("suntzu", "ST-440")
    assert set(war.fact("question.suntzu.picks.give.armies")) == {"chu", "han-qi"}
    with refused("ST-440"):
        war.suntzu.gives("chu", "chu")
    with refused("ST-440"):
        war.suntzu.gives("chu", "chu", "qin")
    for given in (["chu", "chu", "chu"], ["chu", "chu", "han-qi"], ["han-qi", "chu", "han-qi"]):
        war = short()
        war.suntzu.gives(*given)
        assert holders(war, "wu") == {"suntzu": 4}
        assert war.armies["suntzu"]["chu"] == 3 - given.count("chu")
        assert war.armies["suntzu"]["han-qi"] == 2 - given.count("han-qi")


@rule("ST-442", "ST-441")
def test_then_he_chooses_among_the_provinces_that_are_not_adjacent():
    armies = {"chu": 1, "jin-yan": 10, "qin": 8}
    war = won("shao", 5, pool={"shao": 2}, reinforcements={"shao": 0}, armies={"shao": armies})
    assert set(war.fact("question.shao.picks.give.armies")) == {"qin", "jin-yan"}
    assert war.fact("question.shao.about.count") == 2
    war.shao.gives("qin", "jin-yan")
    assert war.armies["shao"] == {"qin": 7, "chu": 0, "jin-yan": 9, "han-qi": 0, "wu": 5}


@rule("ST-443")
def test_a_winner_cannot_refuse_to_bring_the_missing_armies():
    armies = {"chu": 1, "han-qi": 1, "qin": 16}
    war = won("suntzu", 4, pool={"suntzu": 3}, reinforcements={"suntzu": 0}, armies={"suntzu": armies})
    assert war.suntzu.options == ["give"]
    assert not war.suntzu.may("give", armies=[])
    war.suntzu.gives("chu")
    assert war.armies["suntzu"]["chu"] == 0  # which is neutral now
    war = won("suntzu", 1, pool={"suntzu": 0}, reinforcements={"suntzu": 20}, armies={"suntzu": {"qin": 1}}, suntzu=[])
    if war.kind == "suntzu.call":
        war.suntzu.passes()
    assert (war.armies["suntzu"]["qin"], war.armies["suntzu"]["wu"]) == (0, 1)


@rule("ST-444")
def test_a_winner_with_too_few_armies_places_what_he_has_and_the_rest_is_lost():
    war = won("shao", 9, pool={"shao": 2}, reinforcements={"shao": 17}, armies={"shao": {"jin-yan": 2}}, shao=[])
    if war.kind == "suntzu.call":
        war.shao.passes()
    assert war.armies["shao"] == {"qin": 0, "chu": 0, "jin-yan": 0, "han-qi": 0, "wu": 4}
    assert war.pool["shao"] == 0
    assert war.reinforcements["shao"] == 17


@rule("ST-445", "ST-444")
def test_a_winner_without_any_army_leaves_the_province_neutral():
    war = won("shao", 3, pool={"shao": 0}, armies={"suntzu": {"wu": 2}}, shao=[])
    if war.kind == "suntzu.call":
        war.shao.passes()
    assert holders(war, "wu") == {}
    assert war.pool == {"suntzu": 18, "shao": 0}
    assert war.reinforcements["shao"] == 21


@rule("ST-448")
@pytest.mark.parametrize("winner", SIDES)
def test_six_markers_are_neither_moved_nor_counted_nor_removed_by_a_battle(winner: str):
    marks = both(["qin", "wu"])
    war = won(winner, 4, six_markers=marks, armies={rival(winner): {"wu": 1}})
    assert war.six_markers == marks
    assert holders(war, "wu") == {winner: 3}
    # no figure on an edge is brought in, even when everything else is used up
    war = won(
        winner, 4, pool={winner: 1}, reinforcements={winner: 18}, six_markers={winner: ["qin", "chu"]}, **both([])
    )
    if war.kind == "suntzu.call":
        getattr(war, winner).passes()
    assert war.six_markers[winner] == ["qin", "chu"]
    assert holders(war, "wu") == {winner: 1}


@rule("ST-449")
@pytest.mark.parametrize("side", SIDES)
def test_one_army_is_control_and_a_six_marker_is_none(side: str):
    position: dict[str, Any] = {"round": 3, "phase": "score", "markers": {"wu": [4, 3, 2], "qin": [3, 2, 3]}}
    war = scenario("suntzu", **position, armies={side: {"wu": 1}}, six_markers={rival(side): ["qin", "wu"]})
    assert war.score == (4 if side == "suntzu" else -4)


@rule("ST-449")
def test_a_province_without_armies_belongs_to_nobody():
    assert scenario("suntzu", round=3, phase="score", six_markers=both(PROVINCES)).score == 0


@rule("ST-440", "ST-442")
def test_everybody_is_told_where_the_missing_armies_come_from():
    war = fight("9", "5", pool={"suntzu": 1}, armies={"suntzu": {"chu": 3, "han-qi": 3}}, reinforcements={"suntzu": 14},
                suntzu=[], decks={"suntzu": ["*"]})  # fmt: skip
    while war.kind == "suntzu.call":
        war.suntzu.passes()
    war.suntzu.gives("chu", "han-qi", "han-qi")
    for viewer in ("suntzu", "shao", "spectator"):
        assert said(war, "enter", viewer)[-1]["from"] == ["pool", "chu", "han-qi", "han-qi"]
