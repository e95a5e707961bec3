"""Moments that are easily missed: windows while nothing fits, whose Valuable goes back, what waits for what."""

import pytest

from tests.games.huns.rules.camps import (
    GREEN_YELLOW,
    RED_BLACK,
    fills,
    full,
    holding,
    loads,
    mine,
    table,
    takes,
    uses,
    wagon,
)
from tests.marks import rule
from tianxia.scenario import Scenario


def looting(camps: dict[str, object], colour: str, value: int) -> Scenario:
    """The first player has just decided to loot."""
    played = table(camps, stage="action", die=colour, dice={colour: value})
    played.player_1.does("loot")
    return played


@rule("HU-215", "HU-603")
def test_a_raid_may_be_used_while_the_looted_valuables_find_no_place():
    camps = {
        **mine("caravan-swap", wagons=[RED_BLACK, GREEN_YELLOW]),
        "player-2": {"wagons": ["wagon-purple-3", "wagon-blue-1"]},
    }
    played = looting(camps, "blue", 1)
    assert played.kind == "huns.place"
    uses(played.player_1, "caravan-swap")
    played.player_1.does("swap", own=[RED_BLACK], other=["wagon-purple-3"])
    assert played.fact("camps.player-1.wagons.1.goods") == ["blue"]  # the wagon that came fits


@rule("HU-215", "HU-417")
def test_a_card_may_be_used_when_the_chosen_card_is_full():
    camp = mine(
        full("berik-the-carter"), "edeco-the-bodyguard", "kreka-the-queen", wagons=[GREEN_YELLOW, "wagon-blue-1"]
    )
    played = looting(camp, "red", 3)
    fills(played.player_1, "edeco-the-bodyguard")
    while played.kind == "huns.place" and "fill" in played.player_1.options:
        fills(played.player_1, "edeco-the-bodyguard")
    assert played.kind == "huns.place"
    assert set(played.player_1.options) == {"use", "back"}


@rule("HU-413", "HU-683")
@pytest.mark.parametrize(("kept", "back"), [("wagon-purple-4", "wagon-purple-5"), ("wagon-purple-5", "wagon-purple-4")])
def test_of_two_stolen_valuables_of_one_colour_the_thief_says_which_one_stays(kept: str, back: str):
    camps = {
        **mine("cattle-raid", wagons=[wagon(RED_BLACK, "red", "red"), GREEN_YELLOW]),
        "player-2": {"wagons": [wagon("wagon-purple-4", "red"), "wagon-blue-1"]},
        "player-3": {"wagons": [wagon("wagon-purple-5", "red"), "wagon-orange-2"]},
    }
    played = table(camps)
    uses(played.player_1, "cattle-raid")
    loads(played.player_1, f"red on {kept}", RED_BLACK)
    left = {wagon["wagon"]: wagon["goods"] for seat in (2, 3) for wagon in played.fact(f"camps.player-{seat}.wagons")}
    assert left[kept] == []
    assert left[back] == ["red"]


@rule("HU-418", "HU-413")
def test_a_card_with_too_little_room_takes_the_stolen_valuables_that_the_thief_chooses():
    stash = {"storage": {"blue": 1}}
    camps = {
        **mine("storehouse-heist", holding("kreka-the-queen", "red"), wagons=[RED_BLACK, GREEN_YELLOW]),
        "player-2": dict(stash),
        "player-3": dict(stash),
        "player-4": dict(stash),
    }
    played = table(camps, seats=4)
    uses(played.player_1, "storehouse-heist")
    assert played.kind == "huns.which"
    takes(played.player_1, "blue in storage of player-2", "blue in storage of player-4")
    stored = [played.fact(f"camps.player-{seat}.storage.blue") for seat in (2, 3, 4)]
    assert stored == [0, 1, 0]


@rule("HU-514", "HU-745")
def test_what_bledas_valuable_sets_off_comes_before_the_raid():
    camp = mine(
        full("bleda-the-raider"),
        "sack-the-village",
        "iron-rims",
        wagons=[wagon(RED_BLACK, "red", "red", "red", "black"), GREEN_YELLOW],
    )
    played = table(camp)
    uses(played.player_1, "sack-the-village")
    takes(played.player_1, "black")
    played.player_1.does("deck")
    assert played.fact("question.player-1.about.source") == "iron-rims"


@rule("HU-729")
def test_the_levy_takes_no_more_than_the_card_with_most_room_holds():
    camp = mine("khans-levy", holding("kreka-the-queen", "red"), wagons=[RED_BLACK, GREEN_YELLOW])
    played = table(camp)
    uses(played.player_1, "khans-levy")
    with pytest.raises(Exception, match="HU-729"):
        takes(played.player_1, "red", "red", "red")
    takes(played.player_1, "red", "blue")
    assert len(played.fact("camps.player-1.cards.0.goods")) == 3


@rule("HU-606", "HU-614")
def test_the_order_of_reactions_is_asked_by_the_rule_that_gives_it():
    camps = {
        "player-1": {"wagons": [wagon(RED_BLACK, "red", "red", "red", "black"), GREEN_YELLOW]},
        "player-2": {"cards": [full("skotta-the-tax-collector")], "wagons": ["wagon-purple-3", "wagon-blue-1"]},
        "player-3": {"cards": ["tribute-roll", "kreka-the-queen"], "wagons": ["wagon-orange-2", "wagon-purple-8"]},
    }
    played = table(camps, stage="action", die="black", dice={"black": 3}, wagon_deck=["wagon-purple-6", "*"])
    played.player_1.does("loot")
    played.player_1.does("deck")  # the new wagon has no black slot
    assert played.kind == "huns.batch.order"
    assert played.fact("question.player-1.rule") == "HU-606"
