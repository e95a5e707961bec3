"""What holds for all generals, and the five of King Shao (ST-701 to ST-738, ST-749, ST-751)."""

import pytest

from tests.games.suntzu.rules.fights import VIEWERS, fight, holders, keep_first, results, said
from tests.marks import rule
from tianxia.scenario import refused, scenario

SHAO = ["second-drum", "night-raid", "herbalist", "black-miasma", "poisoned-wells"]


# ---- common rules


@rule("ST-701")
def test_a_general_is_used_once_and_then_lies_in_the_box_open_to_both():
    war = scenario("suntzu", held={"shao": ["night-raid"]}, armies={"suntzu": {"qin": 3}})
    for viewer in ("suntzu", "spectator"):
        assert war.fact(f"view.{viewer}.seats.1.held") == {"known": [], "hidden": 1}
    war.shao.uses("night-raid", "qin")
    for viewer in VIEWERS:
        assert [card["face"] for card in war.fact(f"view.{viewer}.seats.1.spent")] == ["night-raid"]
        assert war.fact(f"view.{viewer}.seats.1.held") == {"known": [], "hidden": 0}
    assert "night-raid" not in war.shao.options
    with refused("ST-305"):
        war.shao.uses("night-raid", "qin")
    assert war.armies["suntzu"]["qin"] == 2


@rule("ST-702")
@pytest.mark.parametrize("held", SHAO)
def test_only_a_general_that_is_held_can_be_used(held: str):
    war = fight("plague", "3", held={"shao": [held]}, armies={"suntzu": {"wu": 4}})
    usable = {"night-raid", "herbalist"} & {held}
    assert set(war.shao.options) - {"pass", "call"} == usable
    for other in set(SHAO) - {held}:
        assert war.shao.why_not(other) == "ST-617"


@rule("ST-702")
def test_with_two_generals_either_can_be_used():
    war = fight("plague", "3", held={"shao": ["night-raid", "herbalist"]}, armies={"suntzu": {"wu": 4}})
    assert {"night-raid", "herbalist"} <= set(war.shao.options)
    war.shao.uses("night-raid", "wu")
    war.shao.uses("herbalist")
    assert war.used["shao"] == ["night-raid", "herbalist"]
    assert holders(war, "wu") == {}  # 4 less the raided one less the result 3


@rule("ST-703")
@pytest.mark.parametrize("general", ["night-raid", "herbalist"])
def test_using_a_general_is_optional(general: str):
    war = fight("plague", "3", held={"shao": [general]}, armies={"suntzu": {"wu": 4}})
    war.shao.passes()
    assert war.held["shao"] == [general]
    assert holders(war, "wu") == {"suntzu": 2}


@rule("ST-704")
def test_a_general_that_would_change_nothing_cannot_be_played():
    war = scenario("suntzu", held={"shao": ["night-raid"], "suntzu": ["fresh-levy"]})
    assert war.fact("question.shao.closed.night-raid") == "ST-704"  # no army of Sun Tzu
    assert war.fact("question.suntzu.closed.fresh-levy") == "ST-704"  # no province of his
    war = scenario(
        "suntzu", held={"suntzu": ["forced-march"]}, armies={"suntzu": {"wu": 1}, "shao": {"chu": 1, "han-qi": 1}}
    )
    assert war.fact("question.suntzu.closed.forced-march") == "ST-704"  # nowhere to go


@rule("ST-749")
@pytest.mark.parametrize(
    ("side", "general"), [("shao", "night-raid"), ("suntzu", "forced-march"), ("suntzu", "fresh-levy")]
)
def test_a_general_whose_time_is_over_stays_face_down(side: str, general: str):
    for round, open_ in ((6, True), (7, False)):
        war = scenario("suntzu", round=round, held={side: [general]}, armies={"suntzu": {"qin": 2}})
        assert (general in getattr(war, side).options) == open_
    assert war.fact(f"question.{side}.closed.{general}") == "ST-749"
    for _ in range(2):
        war.suntzu.lays("1", "2", "3", "4", "5")
        war.shao.lays("1", "2", "3", "4", "5")
        while war.kind == "suntzu.province":
            getattr(war, war.waits_for).fights(war.left[0])
        keep_first(war)
    assert (war.round, war.held[side]) == (9, [general])


@rule("ST-749")
def test_victory_before_battle_gained_later_cannot_be_played():
    war = fight("6", "3", six_markers={"suntzu": ["qin", "chu"]}, events=["war-chariots", "pandemic"],
                held={"suntzu": ["fresh-levy"]})  # fmt: skip
    while war.kind == "suntzu.battle":
        war.suntzu.passes()
    war.suntzu.takes("victory-before-battle")
    assert war.score == 0
    keep_first(war)
    assert war.fact("question.suntzu.closed.victory-before-battle") == "ST-749"
    assert war.score == 0


# ---- Second Drum


@rule("ST-705", "ST-706", "ST-707")
def test_second_drum_lets_the_6_be_used_again_and_places_a_second_marker():
    war = scenario("suntzu", held={"shao": ["second-drum"]}, six_markers={"shao": ["qin"]})
    assert war.shao.may_lay("6", "2", "3", "4", "5")
    war.shao.lays("6", "2", "3", "4", "5")
    war.suntzu.lays("1", "2", "3", "4", "5")
    while war.kind == "suntzu.battle":  # never for him: nothing was asked about Second Drum
        assert war.waits_for != "shao"
        war.suntzu.passes()
    assert war.six_markers["shao"] == ["qin", "qin"]
    assert war.used["shao"] == ["second-drum"]
    assert holders(war, "qin") == {"shao": 5}
    assert war.pool["shao"] == 18 - 1 - 1 - 5
    told = [event for event in war.fact("told.suntzu") if event["kind"] in ("turn-up", "general", "six-marker")]
    assert [event["kind"] for event in told[:3]] == ["turn-up", "general", "six-marker"]


@rule("ST-706", "ST-703")
def test_second_drum_is_shown_only_when_the_6_is_turned_up():
    war = scenario("suntzu", round=4, held={"shao": ["second-drum"]}, six_markers={"shao": ["chu"]},
                   laid={"shao": {"chu": "6"}}, left=["chu", "wu"], armies={"suntzu": {"qin": 1}})  # fmt: skip
    assert war.held["shao"] == ["second-drum"]
    war.shao.fights("wu")
    assert war.used["shao"] == ["second-drum"]  # Chu, the last one, followed at once
    assert [told["province"] for told in said(war, "turn-up")] == ["wu", "chu"]
    kinds = war.fact("happened")
    assert kinds.index("general") > len(kinds) - 1 - kinds[::-1].index("turn-up")


@rule("ST-706")
def test_second_drum_cannot_be_played_by_itself():
    war = scenario("suntzu", held={"shao": ["second-drum"]}, six_markers={"shao": ["qin"]})
    assert war.fact("question.shao.closed.second-drum") == "ST-706"


@rule("ST-705", "ST-706")
def test_a_6_on_a_free_province_leaves_second_drum_face_down():
    war = fight("3", "6", held={"shao": ["second-drum"]}, six_markers={"shao": ["qin"]})
    assert war.held["shao"] == ["second-drum"]
    assert war.six_markers["shao"] == ["qin", "wu"]


@rule("ST-705")
def test_once_used_second_drum_lets_no_further_6_through():
    war = scenario("suntzu", used={"shao": ["second-drum"]}, six_markers={"shao": ["qin"]})
    with refused("ST-307"):
        war.shao.lays("6", "2", "3", "4", "5")


@rule("ST-708")
def test_second_drum_is_used_up_under_plague_and_no_second_marker_is_placed():
    war = fight("plague", "6", held={"shao": ["second-drum"]}, six_markers={"shao": ["wu"]})
    assert war.used["shao"] == ["second-drum"]
    assert war.six_markers["shao"] == ["wu"]
    assert war.pool["shao"] == 17


@rule("ST-707", "ST-724")
def test_second_drum_and_herbalist_together_place_the_second_marker():
    war = fight("plague", "6", held={"shao": ["second-drum", "herbalist"]}, six_markers={"shao": ["wu"]})
    war.shao.uses("herbalist")
    assert war.six_markers["shao"] == ["wu", "wu"]
    assert holders(war, "wu") == {"shao": 6}


# ---- Night Raid


@rule("ST-711", "ST-712")
@pytest.mark.parametrize("moment", ["orders", "battle", "before-scoring"])
def test_night_raid_sends_any_one_army_of_sun_tzu_back_to_his_pool(moment: str):
    armies = {"suntzu": {"qin": 3, "wu": 2}}
    if moment == "orders":
        war = scenario("suntzu", round=6, held={"shao": ["night-raid"]}, armies=armies)
    else:
        war = fight("3", "3", at="wu", round=6, held={"shao": ["night-raid"]}, armies=armies)
    if moment == "before-scoring":
        war.shao.passes()
    assert war.fact("question.shao.kind") == f"suntzu.{moment}"
    assert war.fact("question.shao.picks.night-raid.province") == ["qin", "wu"]
    war.shao.uses("night-raid", "qin")
    assert (war.armies["suntzu"]["qin"], war.armies["suntzu"]["wu"]) == (2, 2)
    assert (war.pool["suntzu"], war.reinforcements["suntzu"]) == (14, 3)


@rule("ST-712")
def test_a_six_marker_cannot_be_raided():
    war = scenario(
        "suntzu", held={"shao": ["night-raid"]}, six_markers={"suntzu": ["chu"]}, armies={"suntzu": {"qin": 1}}
    )
    assert war.fact("question.shao.picks.night-raid.province") == ["qin"]
    with refused("ST-712"):
        war.shao.uses("night-raid", "chu")


@rule("ST-713")
def test_a_province_that_loses_its_last_army_to_a_raid_is_neutral():
    war = fight("3", "5", held={"shao": ["night-raid"]}, armies={"suntzu": {"wu": 1}})
    war.shao.uses("night-raid", "wu")
    assert holders(war, "wu") == {"shao": 2}  # the whole result enters a neutral province
    assert war.pool["suntzu"] == 18


# ---- Herbalist


@rule("ST-721", "ST-722")
def test_herbalist_makes_sun_tzus_plague_a_card_of_strength_0():
    war = fight("plague", "4", held={"shao": ["herbalist"]}, armies={"suntzu": {"wu": 3}})
    assert (war.waits_for, war.kind) == ("shao", "suntzu.battle")
    war.shao.uses("herbalist")
    assert said(war, "plague") == []
    assert results(war) == [("wu", "shao", 4)]
    assert holders(war, "wu") == {"shao": 1}  # three are driven out, one enters
    assert war.plagues == 1


@rule("ST-722")
def test_herbalist_is_for_the_battle_with_the_plague_only():
    war = scenario("suntzu", held={"shao": ["herbalist"]})
    assert war.fact("question.shao.closed.herbalist") == "ST-722"
    war = fight("3", "plague", held={"shao": ["herbalist"]})
    assert war.fact("question.shao.closed.herbalist") == "ST-722"  # his own Plague


@rule("ST-723")
def test_herbalist_cannot_be_played_against_two_plagues():
    war = fight("plague", "plague", held={"shao": ["herbalist"]}, armies={"suntzu": {"wu": 4}})
    assert war.fact("question.shao.closed.herbalist") == "ST-723"
    with refused("ST-723"):
        war.shao.uses("herbalist")
    war.shao.passes()
    assert holders(war, "wu") == {"suntzu": 2}


@rule("ST-724")
def test_after_herbalist_the_1_draws_the_6_is_marked_and_the_plus_card_is_paid_for():
    war = fight("plague", "1", held={"shao": ["herbalist"]})
    war.shao.uses("herbalist")
    assert war.bonus == ["shao"]
    assert war.fact("question.shao.picks.keep.cards.count") == 3
    war = fight("plague", "6", held={"shao": ["herbalist"]})
    war.shao.uses("herbalist")
    assert (war.six_markers["shao"], war.banned["shao"]) == (["wu"], ["wu"])
    for card, price in (("+2", 1), ("+3", 2)):
        war = fight("plague", card, held={"shao": ["herbalist"]})
        war.shao.uses("herbalist")
        assert war.fact("question.shao.about.count") == price
        war.shao.gives(*["pool"] * price)
        assert war.reinforcements == {"suntzu": 3, "shao": 3 + price}


# ---- Black Miasma


@rule("ST-731", "ST-732")
@pytest.mark.parametrize("cards", [("plague", "3"), ("3", "plague"), ("plague", "plague")])
@pytest.mark.parametrize("side", ["suntzu", "shao"])
def test_under_black_miasma_every_plague_leaves_one_army(side: str, cards: tuple[str, str]):
    war = scenario(
        "suntzu", held={"shao": ["black-miasma"]}, armies={side: {"qin": 7}}, suntzu=["plague"], shao=["plague"]
    )
    war.shao.uses("black-miasma")
    assert war.fact("view.suntzu.miasma") is True
    war.suntzu.lays(cards[0], "2", "1", "4", "5")
    war.shao.lays(cards[1], "2", "1", "4", "5")
    while war.kind == "suntzu.battle":
        getattr(war, war.waits_for).passes()
    assert holders(war, "qin") == {side: 1}
    assert war.pool[side] == 17


@rule("ST-731")
def test_a_neutral_province_and_a_single_army_are_not_changed_by_black_miasma():
    assert holders(fight("plague", "3", miasma=True), "wu") == {}
    assert holders(fight("plague", "3", miasma=True, armies={"shao": {"wu": 1}}), "wu") == {"shao": 1}


@rule("ST-731")
def test_black_miasma_can_be_played_only_before_the_orders_of_a_round_and_ends_with_it():
    war = fight("plague", "3", held={"shao": ["black-miasma"]}, armies={"suntzu": {"wu": 4}}, round=3)
    for kind in ("suntzu.battle", "suntzu.before-scoring"):
        assert war.fact("question.shao.kind") == kind
        with refused("ST-731"):
            war.shao.uses("black-miasma")
        war.shao.passes()
    keep_first(war)
    war.shao.uses("black-miasma")
    assert war.miasma
    war.suntzu.lays("1", "2", "3", "4", "5")
    war.shao.lays("1", "2", "3", "4", "5")
    while war.kind == "suntzu.province":
        getattr(war, war.waits_for).fights(war.left[0])
    keep_first(war)
    assert (war.round, war.miasma) == (5, False)


@rule("ST-733")
@pytest.mark.parametrize("round", [1, 6, 7, 9])
def test_black_miasma_can_be_played_in_any_round(round: int):
    war = scenario("suntzu", round=round, held={"shao": ["black-miasma"]})
    assert "black-miasma" in war.shao.options


# ---- Poisoned Wells


@rule("ST-735", "ST-736", "ST-737", "ST-738")
def test_poisoned_wells_puts_the_plague_under_the_deck_and_the_top_card_into_the_box():
    war = fight("3", "plague", held={"shao": ["poisoned-wells"]}, decks={"shao": ["9", "8", "7", "+1"]},
                armies={"suntzu": {"wu": 4}})  # fmt: skip
    war.shao.uses("poisoned-wells")
    assert holders(war, "wu") == {"suntzu": 2}  # the Plague acts as usual
    assert "9" in war.box["shao"]
    for viewer in VIEWERS:
        told = said(war, "recycle", viewer)[0]
        assert (told["card"], told["box"]) == ("plague", "num-9")
    assert [war.drawn["shao"], war.decks["shao"]] == [["8", "7"], ["+1", "plague"]]


@rule("ST-736", "ST-420")
def test_the_cards_are_moved_when_the_battle_and_its_event_are_over():
    war = fight(
        "3", "plague", held={"shao": ["poisoned-wells"]}, decks={"shao": ["9", "8", "7"]}, plagues=3,
        events=["pandemic", "light-infantry"], pool={"suntzu": 0}, armies={"suntzu": {"qin": 9, "chu": 9}},
    )  # fmt: skip
    war.shao.uses("poisoned-wells")
    assert war.kind == "suntzu.call"  # Pandemic is acting
    assert war.decks["shao"] == ["9", "8", "7"]
    assert war.up["shao"][-1] == "plague"
    war.suntzu.passes()
    war.suntzu.gives("qin")
    assert "9" in war.box["shao"]


@rule("ST-737")
def test_with_one_card_in_the_deck_the_plague_is_all_that_is_left():
    war = fight("3", "plague", held={"shao": ["poisoned-wells"]}, decks={"shao": ["9"]})
    war.shao.uses("poisoned-wells")
    assert said(war, "recycle")[0]["box"] == "num-9"
    assert war.drawn["shao"] == ["plague"]  # drawn at the end of the round


@rule("ST-737")
def test_with_an_empty_deck_poisoned_wells_cannot_be_played():
    war = fight("3", "plague", held={"shao": ["poisoned-wells"]}, decks={"shao": []}, armies={"suntzu": {"wu": 4}})
    assert war.fact("question.shao.closed.poisoned-wells") == "ST-737"
    with refused("ST-737"):
        war.shao.uses("poisoned-wells")


@rule("ST-736")
def test_poisoned_wells_is_for_the_battle_of_his_own_plague_only():
    war = scenario("suntzu", held={"shao": ["poisoned-wells"]})
    assert war.fact("question.shao.closed.poisoned-wells") == "ST-736"
    war = fight("plague", "3", held={"shao": ["poisoned-wells"]})
    assert war.fact("question.shao.closed.poisoned-wells") == "ST-736"


@rule("ST-736")
def test_a_plague_that_is_not_taken_back_goes_to_the_box():
    war = fight("3", "plague", held={"shao": ["poisoned-wells"]}, decks={"shao": ["9", "8", "7"]})
    war.shao.passes()
    assert "plague" in war.box["shao"]
    assert war.decks["shao"] == ["7"]
