"""Equipment: it works as soon as it lies in the camp (HU-621 to HU-623), and each of the twelve (HU-701 to HU-719)."""

import pytest

from tests.games.huns.rules.camps import (
    BLUE_GREEN,
    FOUR,
    GREEN_YELLOW,
    RED_BLACK,
    cards,
    fled,
    full,
    heard,
    line,
    loads,
    mine,
    offered,
    on,
    scored,
    storage,
    table,
    takes,
    takes_die,
    tally,
    uses,
    wagon,
    wagons,
    why,
)
from tests.marks import content, rule
from tianxia.scenario import refused

NOTHING_ELSE = {"display": ["wagon-green-2"], "wagon_deck": []}  # black, black, black, yellow, yellow


def equipment(*names: str, **rest: object) -> dict[str, object]:
    """These cards drawn and one to be played, with a blue die."""
    return {"player-1": {"drawn": list(names), **rest}}


# ---- all of them


@rule("HU-621", "HU-701")
def test_equipment_works_as_soon_as_it_is_played():
    camp = equipment("pack-mule", "great-yurt", cards=[], wagons=[BLUE_GREEN, GREEN_YELLOW])
    played = table(camp, stage="pick", die="blue", dice={"blue": 1}, both=True)
    played.player_1.does("play", card=["pack-mule"])  # the Loot of Full Gallop follows
    assert heard(played, "loot")[0]["count"] == 3
    assert on(played, BLUE_GREEN) == ["blue", "blue", "blue"]


@rule("HU-622")
def test_a_window_that_has_passed_is_not_reopened_and_one_to_come_is_open():
    camp = equipment("war-saddle", "relay-ponies", cards=["sack-the-village"], wagons=[BLUE_GREEN, GREEN_YELLOW])
    played = table(camp, seats=4, stage="pick", die="blue", both=True)
    played.player_1.does("play", card=["war-saddle"])
    assert played.kind == "huns.action"
    assert why(played.player_1, "war-saddle") == "HU-601"
    played = table(camp, seats=4, stage="pick", die="blue")
    played.player_1.does("play", card=["relay-ponies"])
    played.player_1.does("done")
    assert offered(played.player_1) == ["relay-ponies"]


@rule("HU-622")
def test_start_of_turn_equipment_works_from_the_next_turn_on():
    camp = equipment("knucklebones", "great-yurt", cards=[], wagons=[BLUE_GREEN, GREEN_YELLOW])
    played = table(camp, seats=2, stage="pick", die="blue", dice={"yellow": 1})
    played.player_1.does("play", card=["knucklebones"])
    takes_die(played.player_2, "yellow")
    played.player_2.does("draw")
    assert played.waits_for == "player-1"
    assert offered(played.player_1) == ["knucklebones"]


@rule("HU-623", "HU-811")
def test_equipment_is_worth_nothing():
    names = ["pack-mule", "hunting-falcon", "war-saddle", "great-yurt"]
    assert tally(scored(mine(*names)))["total"] == 0


# ---- each of them


@rule("HU-701", "HU-689")
@content("pack-mule")
def test_pack_mule_takes_two_more_with_a_die_that_shows_1():
    for value, count in ((1, 3), (2, 2), (3, 3)):
        played = table(mine("pack-mule"), stage="action", die="green", dice={"green": value})
        played.player_1.does("loot")
        assert heard(played, "loot")[0]["count"] == count


@rule("HU-701", "HU-703", "HU-689")
@content("pack-mule", "war-saddle")
def test_pack_mule_looks_at_the_changed_die():
    played = table(mine("pack-mule", "war-saddle"), stage="action", die="green", dice={"green": 2})
    uses(played.player_1, "war-saddle")
    played.player_1.does("turn", die=["green"], value=["1"])
    played.player_1.does("loot")
    assert heard(played, "loot")[0]["count"] == 3


@rule("HU-702", "HU-302")
@content("hunting-falcon")
def test_hunting_falcon_draws_one_card_more_and_still_one_is_played():
    played = table(mine("hunting-falcon"), stage="action", die="red", dice={"red": 2})
    before = len(played.decks["raid"])
    played.player_1.does("draw")
    assert len(played.camps["player-1"]["drawn"]) == 3
    played.player_1.does("play", card=[offered(played.player_1, "play")[0]])
    assert len(played.decks["raid"]) == before - 1
    assert len(cards(played, "player-1")) == 2


@rule("HU-703", "HU-216")
@content("war-saddle")
@pytest.mark.parametrize(("shown", "turned"), [(1, ["2"]), (2, ["1", "3"]), (3, ["2"])])
def test_war_saddle_raises_or_lowers_the_taken_die_by_one(shown: int, turned: list[str]):
    played = table(mine("war-saddle"), stage="action", die="red", dice={"red": shown})
    uses(played.player_1, "war-saddle")
    if len(turned) > 1:
        assert offered(played.player_1, "turn", "value") == turned
        assert offered(played.player_1, "turn", "die") == ["red"]
        played.player_1.does("turn", die=["red"], value=[turned[0]])
    assert played.dice["red"] == int(turned[0])
    assert why(played.player_1, "war-saddle") == "HU-608"


@rule("HU-704")
@content("knucklebones")
def test_knucklebones_rolls_one_available_die_again_before_one_is_taken():
    played = table(mine("knucklebones"), dice={"red": 1}, taken={"blue": "player-3"})
    uses(played.player_1, "knucklebones")
    assert offered(played.player_1, "turn", "die") == ["black", "green", "red", "yellow"]
    played.dice_show(3)
    played.player_1.does("turn", die=["red"])
    assert played.dice["red"] == 3
    assert played.kind == "huns.die"
    assert why(played.player_1, "knucklebones") == "HU-608"


@rule("HU-705", "HU-504", "HU-685")
@content("great-yurt")
def test_great_yurt_takes_a_third_wagon_at_once_from_the_display_or_the_deck():
    camp = equipment("great-yurt", "pack-mule", wagons=[RED_BLACK, GREEN_YELLOW])
    for take, got in (("take", BLUE_GREEN), ("deck", FOUR)):
        played = table(camp, stage="pick", die="blue", display=[BLUE_GREEN, "wagon-green-1"], wagon_deck=[FOUR])
        played.player_1.does("play", card=["great-yurt"])
        assert played.kind == "huns.wagon"
        played.player_1.does(take, **({"wagon": [got]} if take == "take" else {}))
        assert wagons(played, "player-1") == sorted([RED_BLACK, GREEN_YELLOW, got])
        assert len(played.display) == 2  # HU-505: a face-up wagon is replaced at once


@rule("HU-705", "HU-503")
@content("great-yurt")
def test_with_great_yurt_there_are_three_wagons_again_after_one_is_sent_off():
    camp = mine("great-yurt", wagons=[wagon(FOUR, "blue", "red", "green"), RED_BLACK, BLUE_GREEN])
    played = table(camp, stage="action", die="yellow", dice={"yellow": 1}, **NOTHING_ELSE)
    played.player_1.does("loot")
    assert wagons(played, "player-1") == sorted([RED_BLACK, BLUE_GREEN, "wagon-green-2"])


@rule("HU-706", "HU-408")
@content("dyers-vat")
def test_dyers_vat_puts_one_looted_valuable_on_a_slot_of_another_colour():
    camp = mine("dyers-vat", wagons=[FOUR, GREEN_YELLOW])
    played = table(camp, stage="place", die="red", hand={"red": 3})
    assert offered(played.player_1, "dye", "slot").count(f"green of {FOUR}") == 1
    played.player_1.does("dye", good=["red"], slot=[f"green of {FOUR}"])
    assert on(played, FOUR) == ["red", "red on green"]  # the second went onto the red slot, the only one for it
    assert on(played, GREEN_YELLOW) == []
    assert heard(played, "excess") == [{"seat": "player-1", "count": 1, "source": "loot"}]


@rule("HU-706", "HU-414")
@content("dyers-vat")
def test_dyeing_is_never_a_duty():
    played = table(mine("dyers-vat", wagons=[BLUE_GREEN, GREEN_YELLOW]), stage="place", die="red", hand={"red": 2})
    assert played.player_1.options == ["dye", "back"]
    played.player_1.does("back")
    assert on(played, BLUE_GREEN) == []
    assert on(played, GREEN_YELLOW) == []


@rule("HU-706", "HU-420")
@content("dyers-vat")
def test_dyers_vat_is_for_the_loot_action_alone_and_once_in_a_turn():
    camp = mine("dyers-vat", "sack-the-village", wagons=[FOUR, BLUE_GREEN])
    played = table(camp, stage="after", die="red")
    uses(played.player_1, "sack-the-village")
    takes(played.player_1, "green", "green")
    assert played.player_1.options == ["load"]
    played = table(camp, stage="place", die="red", hand={"red": 2}, used=["dyers-vat"])
    assert "dye" not in played.player_1.options
    with refused("HU-608"):
        played.player_1.does("dye", good=["red"], slot=["green"])


@rule("HU-706", "HU-502")
@content("dyers-vat")
def test_a_dyed_valuable_fills_a_wagon_which_is_sent_off():
    camp = mine("dyers-vat", wagons=[wagon(FOUR, "blue", "red", "green"), BLUE_GREEN])
    played = table(camp, stage="place", die="red", hand={"red": 1}, **NOTHING_ELSE)
    played.player_1.does("dye", good=["red"], slot=[f"yellow of {FOUR}"])
    assert storage(played, "player-1") == {"blue": 1, "red": 2, "green": 1}  # HU-714: it stays red


@rule("HU-714", "HU-413", "HU-683")
@content("dyers-vat", "night-ambush")
def test_a_dyed_valuable_keeps_its_colour_when_it_is_stolen_and_goes_back_to_its_very_slot():
    camps = {
        "player-1": {"cards": ["night-ambush"], "wagons": [wagon(RED_BLACK, "red", "red"), BLUE_GREEN]},
        "player-2": {"wagons": [wagon(FOUR, "red", "red on green", "yellow"), GREEN_YELLOW]},
        "player-3": {"wagons": ["wagon-purple-7", "wagon-purple-8"]},
    }
    played = table(camps)
    uses(played.player_1, "night-ambush")
    takes(played.player_1, f"red on green of {FOUR}", f"yellow on {FOUR}")
    assert on(played, RED_BLACK) == ["red", "red", "red"]  # it fits a red slot
    assert on(played, FOUR) == ["red", "yellow"]  # the yellow one found no place and went back
    thief = {"cards": ["night-ambush"], "wagons": ["wagon-green-2", BLUE_GREEN]}
    played = table({**camps, "player-1": thief})
    uses(played.player_1, "night-ambush")
    takes(played.player_1, f"red on green of {FOUR}", f"yellow on {FOUR}")
    assert on(played, "wagon-green-2") == ["yellow"]
    assert on(played, FOUR) == ["red", "red on green"]


@rule("HU-707", "HU-514")
@content("iron-rims")
def test_iron_rims_gives_a_valuable_for_each_wagon_after_the_batch():
    camp = mine(
        "iron-rims", wagons=[wagon(FOUR, "blue", "red", "green"), wagon("wagon-purple-7", "blue", "green", "black")]
    )
    played = table(
        camp, stage="place", die="yellow", hand={"yellow": 3}, display=[GREEN_YELLOW, BLUE_GREEN], wagon_deck=[]
    )
    loads(played.player_1, "yellow", FOUR)
    played.player_1.does("take", wagon=[GREEN_YELLOW])
    loads(played.player_1, "yellow", "wagon-purple-7")
    assert on(played, GREEN_YELLOW) == ["yellow"]  # the batch comes to its end first
    assert played.kind == "huns.gain"
    takes(played.player_1, "blue")
    assert played.kind == "huns.gain"
    takes(played.player_1, "blue")
    assert on(played, BLUE_GREEN) == ["blue", "blue"]


@rule("HU-713", "HU-707")
@content("iron-rims")
def test_the_valuable_of_iron_rims_may_fill_another_wagon_and_bring_one_more():
    camp = mine(
        "iron-rims", wagons=[wagon(FOUR, "blue", "red", "green"), wagon("wagon-purple-7", "blue", "green", "black")]
    )
    played = table(
        camp, stage="place", die="yellow", hand={"yellow": 1}, display=[GREEN_YELLOW, BLUE_GREEN], wagon_deck=[]
    )
    loads(played.player_1, "yellow", FOUR)
    played.player_1.does("take", wagon=[GREEN_YELLOW])
    takes(played.player_1, "yellow")
    loads(played.player_1, "yellow", "wagon-purple-7")
    assert len(played.camps["player-1"]["sent"]) == 2
    assert played.kind == "huns.gain"
    takes(played.player_1, "blue")
    assert on(played, BLUE_GREEN) == ["blue"]


@rule("HU-708", "HU-719", "HU-601")
@content("double-harness")
def test_double_harness_gives_one_of_the_dice_colour_while_it_shows_2():
    for value in (1, 3):
        played = table(mine("double-harness", "sack-the-village"), stage="action", die="green", dice={"green": value})
        assert why(played.player_1, "double-harness") == "HU-708"
    played = table(mine("double-harness", wagons=[RED_BLACK, FOUR]), stage="action", die="green", dice={"green": 2})
    uses(played.player_1, "double-harness")
    assert on(played, FOUR) == ["green"]
    assert played.kind == "huns.action"


@rule("HU-719")
@content("double-harness", "war-saddle")
def test_war_saddle_may_change_the_die_before_or_after_double_harness():
    camp = mine("double-harness", "war-saddle", wagons=[RED_BLACK, GREEN_YELLOW])
    played = table(camp, stage="action", die="green", dice={"green": 1})
    assert offered(played.player_1) == ["war-saddle"]
    uses(played.player_1, "war-saddle")
    assert offered(played.player_1) == ["double-harness"]
    played = table(camp, stage="action", die="green", dice={"green": 2})
    uses(played.player_1, "double-harness", "war-saddle")
    played.player_1.does("turn", die=["green"], value=["3"])
    played.player_1.does("loot")
    assert on(played, GREEN_YELLOW) == ["green", "green", "green"]  # one from the harness, two of three fit


@rule("HU-719", "HU-420")
@content("double-harness", "dyers-vat")
def test_the_valuable_of_double_harness_is_no_loot():
    camps = {
        "player-1": {"cards": ["double-harness", "dyers-vat", "pack-mule"], "wagons": [RED_BLACK, GREEN_YELLOW]},
        "player-2": {"cards": [full("aigan-the-scavenger")]},
    }
    played = table(camps, stage="action", die="green", dice={"green": 2})
    uses(played.player_1, "double-harness")  # it goes onto the only green slots, and nothing is dyed
    assert on(played, GREEN_YELLOW) == ["green"]
    assert heard(played, "loot") == []


@rule("HU-709", "HU-684", "HU-737")
@content("guard-dogs")
def test_guard_dogs_keep_wagons_and_what_lies_on_them():
    camps = {
        "player-1": {
            "cards": ["night-ambush", "burning-arrows", "caravan-swap", "cattle-raid"],
            "wagons": [RED_BLACK, GREEN_YELLOW],
        },
        "player-2": {"cards": ["guard-dogs"], "wagons": [wagon(FOUR, "red", "green"), BLUE_GREEN]},
        "player-3": {"wagons": [wagon("wagon-blue-2", "red"), "wagon-blue-4"]},
    }
    played = table(camps)
    uses(played.player_1, "cattle-raid")  # the one Valuable of player 3 is all there is
    assert on(played, RED_BLACK) == ["red"]
    assert on(played, FOUR) == ["green", "red"]
    assert heard(played, "guarded") == [{"seat": "player-2", "card": "guard-dogs"}]
    played = table(camps)
    uses(played.player_1, "night-ambush")
    assert on(played, "wagon-blue-2") == []  # it is all that may be taken
    assert on(played, FOUR) == ["green", "red"]
    played = table(camps)
    uses(played.player_1, "burning-arrows")
    takes(played.player_1, "red on wagon-blue-2")
    assert on(played, FOUR) == ["green", "red"]
    assert on(played, "wagon-blue-2") == []
    played = table(camps)
    uses(played.player_1, "caravan-swap")
    with refused("HU-737"):
        played.player_1.does("swap", own=[RED_BLACK], other=[FOUR])


@rule("HU-709", "HU-684")
@content("guard-dogs", "plague-of-rats")
def test_guard_dogs_do_not_stop_curses_in_the_own_camp_nor_own_effects():
    camp = mine("guard-dogs", "plague-of-rats", "caravan-swap", wagons=[wagon(FOUR, "red"), BLUE_GREEN])
    played = table(camp, stage="after", die="red")
    uses(played.player_1, "caravan-swap")
    other = offered(played.player_1, "swap", "other")[0]
    played.player_1.does("swap", own=[BLUE_GREEN], other=[other])
    assert other in wagons(played, "player-1")
    played = table(
        mine("guard-dogs", "plague-of-rats", wagons=[wagon(FOUR, "red", "green"), BLUE_GREEN]), stage="end", die="red"
    )
    takes(played.player_1, "red")
    assert on(played, FOUR) == ["green"]


@rule("HU-710", "HU-807")
@content("amulet-of-tengri")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_amulet_makes_a_dodged_curse_cost_1(seats: int):
    camps = {
        "player-1": {"cards": ["amulet-of-tengri", fled("evil-eye"), fled("mutiny")]},
        "player-2": {"cards": [fled("cowardice")]},
    }
    played = scored(camps, seats=seats)
    assert tally(played, 0)["curses"] == -2
    assert tally(played, 1)["curses"] == -seats


@rule("HU-711", "HU-718")
@content("tribute-roll")
def test_tribute_roll_gives_a_valuable_to_a_card_when_an_opponent_sends_off_a_wagon():
    sender = {"wagons": [wagon(FOUR, "blue", "red", "green"), BLUE_GREEN]}
    camps = {
        "player-1": sender,
        "player-2": {
            "cards": ["tribute-roll", "evil-eye", "zerco-the-jester", full("mud-season")],
            "wagons": [RED_BLACK, GREEN_YELLOW],
        },
    }
    played = table(camps, stage="place", die="yellow", hand={"yellow": 1}, **NOTHING_ELSE)
    assert played.waits_for == "player-2"
    assert played.player_2.options == ["take", "pass"]
    takes(played.player_2, "green")
    assert played.player_2.options == ["fill"]  # never onto a wagon
    assert offered(played.player_2, "fill") == ["evil-eye", "zerco-the-jester"]
    played.player_2.does("fill", card=["evil-eye"])
    assert on(played, "evil-eye") == ["green"]


@rule("HU-718", "HU-690")
@content("tribute-roll")
def test_tribute_roll_is_not_offered_without_a_card_to_fill():
    sender = {"wagons": [wagon(FOUR, "blue", "red", "green"), BLUE_GREEN]}
    camps = {"player-1": sender, "player-2": {"cards": ["tribute-roll", full("mud-season"), full("zerco-the-jester")]}}
    played = table(camps, stage="place", die="yellow", hand={"yellow": 1}, **NOTHING_ELSE)
    assert played.kind == "huns.die"
    assert played.waits_for == "player-2"
    assert heard(played, "use") == []


@rule("HU-712", "HU-717")
@content("relay-ponies")
def test_relay_ponies_move_what_fits_onto_a_face_up_wagon():
    camp = mine("relay-ponies", wagons=[wagon(FOUR, "red", "green", "yellow"), BLUE_GREEN])
    played = table(
        camp, seats=4, stage="end", die="red", display=["wagon-blue-2", RED_BLACK], wagon_deck=[GREEN_YELLOW]
    )
    before = dict(played.reserve)
    uses(played.player_1, "relay-ponies")
    played.player_1.does("swap", own=[FOUR], other=["wagon-blue-2"])
    assert wagons(played, "player-1") == sorted([BLUE_GREEN, "wagon-blue-2"])
    assert on(played, "wagon-blue-2") == ["red", "yellow"]
    assert played.reserve == {**before, "green": before["green"] + 1}
    assert played.display == [RED_BLACK, GREEN_YELLOW]
    assert played.wagon_deck == [FOUR]


@rule("HU-717", "HU-506")
@content("relay-ponies")
def test_the_old_wagon_goes_under_the_deck_before_the_display_is_refilled():
    camp = mine("relay-ponies", wagons=[wagon(FOUR, "red"), BLUE_GREEN])
    played = table(camp, seats=4, stage="end", die="red", display=["wagon-blue-2"], wagon_deck=[])
    uses(played.player_1, "relay-ponies")
    played.player_1.does("swap", own=[FOUR], other=["wagon-blue-2"])
    assert played.display == [FOUR]
    assert played.wagon_deck == []


@rule("HU-716", "HU-502")
@content("relay-ponies")
def test_a_wagon_that_is_full_with_what_moved_over_is_sent_off():
    camp = mine("relay-ponies", wagons=[wagon("wagon-orange-8", "blue", "red", "green", "yellow"), BLUE_GREEN])
    played = table(camp, seats=4, stage="end", die="red", display=[FOUR], wagon_deck=[GREEN_YELLOW])
    uses(played.player_1, "relay-ponies")
    played.player_1.does("swap", own=["wagon-orange-8"], other=[FOUR])
    assert storage(played, "player-1") == {"blue": 1, "red": 1, "green": 1, "yellow": 1}
    assert played.camps["player-1"]["sent"] == [FOUR]
    assert played.kind == "huns.wagon"


@rule("HU-712", "HU-714")
@content("relay-ponies", "dyers-vat")
def test_a_dyed_valuable_moves_over_to_a_slot_of_its_own_colour_or_not_at_all():
    camp = mine("relay-ponies", wagons=[wagon(FOUR, "black on green", "black on red"), BLUE_GREEN])
    played = table(camp, seats=4, stage="end", die="red", display=["wagon-purple-5"], wagon_deck=[GREEN_YELLOW])
    uses(played.player_1, "relay-ponies")
    played.player_1.does("swap", own=[FOUR], other=["wagon-purple-5"])  # it has one black slot
    assert on(played, "wagon-purple-5") == ["black"]
    assert played.reserve["black"] == 23


@rule("HU-716", "HU-707")
@content("relay-ponies", "iron-rims")
def test_wheels_react_to_a_wagon_that_the_ponies_filled():
    camp = mine(
        "relay-ponies", "iron-rims", wagons=[wagon("wagon-orange-8", "blue", "red", "green", "yellow"), BLUE_GREEN]
    )
    played = table(camp, seats=4, stage="end", die="red", display=[FOUR], wagon_deck=[])
    uses(played.player_1, "relay-ponies")
    played.player_1.does("swap", own=["wagon-orange-8"], other=[FOUR])
    assert played.kind == "huns.gain"
    takes(played.player_1, "black")
    assert on(played, "wagon-orange-8") == ["black"]  # it came back by way of the deck and the display


@rule("HU-688", "HU-710", "HU-767")
@content("amulet-of-tengri", "rusted-gear")
def test_rusted_gear_switches_the_amulet_off_in_the_scoring_too():
    camps = {"player-1": {"cards": ["amulet-of-tengri", "rusted-gear", fled("mutiny")]}}
    assert line(scored(camps), "mutiny") == -3
    lifted = {"player-1": {"cards": ["amulet-of-tengri", full("rusted-gear"), fled("mutiny")]}}
    assert line(scored(lifted), "mutiny") == -1
