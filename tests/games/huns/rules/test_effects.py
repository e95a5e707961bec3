"""General rulings for effects (HU-681 to HU-691), and where cards meet in the middle of something."""

import pytest

from tests.games.huns.rules.camps import (
    BLUE_GREEN,
    FOUR,
    GREEN_YELLOW,
    RED_BLACK,
    fills,
    fled,
    full,
    heard,
    holding,
    line,
    loads,
    mine,
    offered,
    on,
    order,
    scored,
    state,
    storage,
    table,
    takes,
    takes_die,
    tally,
    used,
    uses,
    wagon,
    wagons,
    why,
)
from tests.marks import content, rule
from tianxia.scenario import refused


@rule("HU-681", "HU-402")
@content("pack-mule", "lame-horses")
@pytest.mark.parametrize(
    ("cards", "value", "reserve", "count"),
    [
        ([], 2, 9, 2),
        (["pack-mule", "lame-horses"], 1, 9, 2),
        (["lame-horses"], 1, 9, 1),
        (["pack-mule"], 1, 2, 2),
        (["lame-horses"], 1, 0, 0),
    ],
)
def test_looted_are_the_value_with_additions_and_subtractions_at_least_1_then_what_is_there(
    cards: list[str], value: int, reserve: int, count: int
):
    played = table(mine(*cards), stage="action", die="red", dice={"red": value}, reserve={"red": reserve})
    played.player_1.does("loot")
    assert heard(played, "loot")[0]["count"] == count


@rule("HU-682")
@content("hunting-falcon", "blind-seer")
@pytest.mark.parametrize(
    ("cards", "value", "count"), [([], 2, 2), (["hunting-falcon"], 3, 4), (["hunting-falcon", "blind-seer"], 3, 1)]
)
def test_drawn_are_the_value_and_additions_unless_a_card_fixes_it(cards: list[str], value: int, count: int):
    played = table(mine(*cards), stage="action", die="yellow", dice={"yellow": value})
    played.player_1.does("draw")
    assert heard(played, "draw")[0]["count"] == count


@rule("HU-683", "HU-413")
@content("storehouse-heist", "cattle-raid")
def test_what_is_stolen_is_one_batch_and_the_rest_goes_back_to_its_exact_place():
    camps = {
        "player-1": {"cards": ["cattle-raid", "evil-eye"], "wagons": [GREEN_YELLOW, BLUE_GREEN]},
        "player-2": {"wagons": [wagon(RED_BLACK, "red", "red")]},
        "player-3": {"wagons": [wagon("wagon-blue-3", "black")]},
        "player-4": {"wagons": [wagon(FOUR, "red on yellow")]},
    }
    played = table(camps, seats=4)
    uses(played.player_1, "cattle-raid")  # red, black and the dyed red one: only the Curse takes them, two of three
    assert played.kind == "huns.which"
    takes(played.player_1, "red", "black")
    assert on(played, "evil-eye") == ["black", "red"]
    assert on(played, RED_BLACK) == ["red"]
    assert on(played, FOUR) == ["red on yellow"]  # back on the very slot
    assert heard(played, "excess") == [{"seat": "player-1", "count": 1, "source": "cattle-raid"}]


@rule("HU-684")
@content("guard-dogs", "burning-arrows")
def test_an_effect_on_each_opponent_skips_a_protected_one():
    camps = {
        "player-1": {"cards": ["burning-arrows"]},
        "player-2": {"cards": ["guard-dogs"], "wagons": [wagon(RED_BLACK, "red", "red")]},
        "player-3": {"wagons": [wagon("wagon-blue-3", "black")]},
    }
    played = table(camps)
    uses(played.player_1, "burning-arrows")
    assert played.fact("question.player-1.about")["from"] == "player-3"
    takes(played.player_1, "black")
    assert on(played, RED_BLACK) == ["red", "red"]
    assert on(played, "wagon-blue-3") == []


@rule("HU-684", "HU-767")
@content("guard-dogs", "rusted-gear")
def test_dogs_under_rusted_gear_protect_nothing():
    camps = {
        "player-1": {"cards": ["night-ambush"], "wagons": ["wagon-green-1", GREEN_YELLOW]},
        "player-2": {"cards": ["guard-dogs", "rusted-gear"], "wagons": [wagon(RED_BLACK, "red", "red")]},
    }
    assert offered(table(camps).player_1) == ["night-ambush"]


@rule("HU-685", "HU-507")
@content("great-yurt")
def test_the_limit_of_wagons_rises_and_falls_with_a_working_yurt():
    camp = {"player-1": {"drawn": ["great-yurt", "pack-mule"], "wagons": [RED_BLACK, GREEN_YELLOW]}}
    played = table(camp, stage="pick", die="blue", display=[], wagon_deck=[])
    played.player_1.does("play", card=["great-yurt"])
    assert wagons(played, "player-1") == sorted([RED_BLACK, GREEN_YELLOW])  # there is none to take
    rusted = {"player-1": {**camp["player-1"], "cards": ["rusted-gear"]}}
    played = table(rusted, stage="pick", die="blue", display=[FOUR], wagon_deck=[])
    played.player_1.does("play", card=["great-yurt"])
    assert wagons(played, "player-1") == sorted([RED_BLACK, GREEN_YELLOW])


@rule("HU-685", "HU-729")
@content("great-yurt", "rusted-gear", "khans-levy")
def test_a_yurt_freed_by_a_raid_takes_its_wagon_and_one_kept_takes_none():
    camp = mine("rusted-gear", "great-yurt", "khans-levy", wagons=[RED_BLACK, GREEN_YELLOW])
    played = table(camp, display=[FOUR], wagon_deck=[])
    uses(played.player_1, "khans-levy")
    takes(played.player_1, "red", "red", "red")
    assert wagons(played, "player-1") == sorted([RED_BLACK, GREEN_YELLOW, FOUR])
    kept = mine("rusted-gear", "great-yurt", "khans-levy", wagons=[RED_BLACK, GREEN_YELLOW, BLUE_GREEN])
    played = table(kept, display=[FOUR], wagon_deck=[])
    uses(played.player_1, "khans-levy")
    takes(played.player_1, "red", "red", "red")
    assert wagons(played, "player-1") == sorted([RED_BLACK, GREEN_YELLOW, BLUE_GREEN])


@rule("HU-686")
@content("bleda-the-raider", "cowardice", "mutiny")
def test_the_limit_of_raids_is_1_with_bleda_2_and_under_cowardice_0():
    for cards, limit in (
        ([], 1),
        ([full("bleda-the-raider")], 2),
        ([full("bleda-the-raider"), "mutiny"], 1),
        ([full("bleda-the-raider"), "cowardice"], 0),
    ):
        for raids in (0, 1, 2):
            played = table(mine("sack-the-village", full("zerco-the-jester"), *cards), raids=raids)
            assert ("sack-the-village" in offered(played.player_1)) == (raids < limit)


@rule("HU-688", "HU-805", "HU-710")
@content("mutiny", "rusted-gear")
def test_a_disabled_card_keeps_state_valuables_and_points():
    camp = mine("mutiny", full("kreka-the-queen", "red"), "rusted-gear", "amulet-of-tengri", fled("evil-eye"))
    played = table(camp)
    assert state(played, "kreka-the-queen") == "off"
    assert state(played, "amulet-of-tengri") == "off"
    assert on(played, "kreka-the-queen") == ["red", "red", "red"]
    played = scored(camp)
    assert line(played, "kreka-the-queen") == 1
    assert line(played, "evil-eye") == -3


@rule("HU-688", "HU-608", "HU-656")
@content("mutiny", "zerco-the-jester")
def test_a_card_used_before_it_was_switched_off_and_on_again_counts_as_used():
    camp = mine(holding("mutiny", "red", "red"), full("zerco-the-jester"), "khans-levy")
    played = table(camp, used=["zerco-the-jester"])
    assert why(played.player_1, "zerco-the-jester") == "HU-766"
    uses(played.player_1, "khans-levy")
    takes(played.player_1, "red")
    assert state(played, "mutiny") == "lifted"
    assert why(played.player_1, "zerco-the-jester") == "HU-608"


@rule("HU-689", "HU-701", "HU-746")
@content("pack-mule", "zerco-the-jester")
def test_a_die_showing_means_the_value_at_the_time_of_the_action():
    played = table(mine("pack-mule", full("zerco-the-jester")), dice={"red": 3})
    uses(played.player_1, "zerco-the-jester")
    played.player_1.does("turn", die=["red"], value=["1"])
    takes_die(played.player_1, "red")
    played.player_1.does("loot")
    assert heard(played, "loot")[0]["count"] == 3


@rule("HU-690", "HU-636")
@content("sack-the-village", "market-plunder")
def test_a_gain_is_offered_if_a_valuable_can_be_placed_and_must_include_one_that_can():
    camp = mine(
        "market-plunder", "caravan-swap", wagons=[wagon(FOUR, "blue", "green", "yellow"), wagon(RED_BLACK, "red")]
    )
    played = table(camp, reserve={"red": 0, "black": 0})
    assert why(played.player_1, "market-plunder") == "HU-636"  # no colour that is there fits
    played = table(camp, reserve={"red": 0, "black": 1})
    uses(played.player_1, "market-plunder")
    with refused("HU-690"):
        takes(played.player_1, "green", "blue")
    takes(played.player_1, "green", "black")
    assert on(played, RED_BLACK) == ["black", "red"]
    assert heard(played, "excess") == [{"seat": "player-1", "count": 1, "source": "market-plunder"}]


@rule("HU-691", "HU-730")
@content("mud-season", "caravan-swap")
def test_mud_season_does_not_hold_for_caravan_swap():
    played = table(mine("mud-season", "caravan-swap"))
    assert offered(played.player_1) == ["caravan-swap"]


# ---- where cards meet


@rule("HU-745", "HU-738", "HU-514")
@content("bleda-the-raider", "cattle-raid")
def test_bleda_and_a_theft_in_the_middle_of_a_loot_are_three_batches_one_after_the_other():
    camps = {
        "player-1": {
            "cards": [full("bleda-the-raider"), "cattle-raid", "iron-rims"],
            "wagons": [wagon(FOUR, "blue", "green"), RED_BLACK],
        },
        "player-2": {"wagons": [wagon("wagon-green-1", "red", "green")]},
        "player-3": {"wagons": [wagon("wagon-green-2", "black")]},
    }
    played = table(camps, stage="place", die="red", hand={"red": 2}, display=[GREEN_YELLOW], wagon_deck=[])
    uses(played.player_1, "cattle-raid")
    takes(played.player_1, "yellow")  # Bleda's: onto the only yellow slot
    assert on(played, FOUR) == ["blue", "green", "yellow"]
    takes(played.player_1, "red on wagon-green-1")  # and the black one of player 3
    loads(played.player_1, "red", FOUR)  # it is full and leaves in the middle of the stolen batch
    assert wagons(played, "player-1") == sorted([GREEN_YELLOW, RED_BLACK])
    assert on(played, RED_BLACK) == ["black", "red", "red"]  # the stolen one, then the looted ones
    assert played.kind == "huns.gain"
    assert played.fact("question.player-1.about")["source"] == "iron-rims"


@rule("HU-764", "HU-706")
@content("broken-axles", "dyers-vat")
def test_a_dyed_valuable_counts_for_broken_axles():
    camp = mine("broken-axles", "dyers-vat", wagons=[FOUR, GREEN_YELLOW])
    played = table(camp, stage="place", die="red", hand={"red": 2})
    played.player_1.does("dye", good=["red"], slot=[f"green of {FOUR}"])
    assert on(played, FOUR) == ["red on green"]  # the wagon has had its one
    assert heard(played, "excess")[0]["count"] == 1


@rule("HU-742", "HU-706", "HU-759")
@content("onegesius-the-quartermaster", "dyers-vat")
def test_a_divided_batch_may_be_dyed_and_never_has_to_be():
    camp = mine(full("onegesius-the-quartermaster"), "dyers-vat", "zerco-the-jester", wagons=[BLUE_GREEN, GREEN_YELLOW])
    played = table(camp, stage="place", die="red", hand={"red": 3})
    played.player_1.does("divide")
    played.player_1.does("dye", good=["red"], slot=[f"yellow of {GREEN_YELLOW}"])
    assert on(played, GREEN_YELLOW) == ["red on yellow"]
    assert on(played, "zerco-the-jester") == ["red", "red"]


@rule("HU-714", "HU-730", "HU-503")
@content("dyers-vat", "caravan-swap")
def test_a_dyed_valuable_stays_on_its_slot_when_its_wagon_changes_camps():
    camps = {
        "player-1": {"cards": ["caravan-swap"], "wagons": [RED_BLACK]},
        "player-2": {"wagons": [wagon(FOUR, "black on green", "blue", "red")]},
        "player-3": {"wagons": ["wagon-purple-7"]},
    }
    played = table(camps, stage="after", die="red", display=[], wagon_deck=[])
    uses(played.player_1, "caravan-swap")
    played.player_1.does("swap", own=[RED_BLACK], other=[FOUR])
    assert on(played, FOUR) == ["black on green", "blue", "red"]
    goods = played.fact("sees.player-1.seats.0.wagons.0.goods")
    assert goods == ["blue", "red", "black", None]


@rule("HU-726", "HU-743", "HU-748")
@content("break-the-contract", "eskam-the-oracle")
def test_a_robbed_oracle_passes_no_curse_on_in_the_same_turn():
    camps = {
        "player-1": {"cards": ["break-the-contract"], "drawn": ["mutiny", "evil-eye"], "wagons": [FOUR, RED_BLACK]},
        "player-2": {"cards": [full("eskam-the-oracle", "red")]},
    }
    played = table(camps, seats=2, stage="pick", die="black")
    uses(played.player_1, "break-the-contract")
    takes(played.player_1, "red")
    loads(played.player_1, "red", RED_BLACK)
    played.player_1.does("play", card=["mutiny"])
    assert played.player_2.options == ["accept", "flee"]


@rule("HU-707", "HU-711", "HU-713", "HU-606")
@content("tribute-roll", "iron-rims")
def test_two_wagons_in_one_batch_bring_each_reaction_twice():
    camps = {
        "player-1": {
            "wagons": [wagon(FOUR, "blue", "red", "green"), wagon("wagon-purple-7", "blue", "green", "black")]
        },
        "player-2": {"cards": ["tribute-roll", "bleda-the-raider"]},
    }
    played = table(
        camps, stage="place", die="yellow", hand={"yellow": 2}, display=[RED_BLACK, BLUE_GREEN], wagon_deck=[]
    )
    loads(played.player_1, "yellow", FOUR)
    played.player_1.does("take", wagon=[RED_BLACK])
    takes(played.player_2, "red")
    assert played.waits_for == "player-2"
    assert played.kind == "huns.gain"
    played.player_2.passes()
    assert on(played, "bleda-the-raider") == ["red"]
    assert played.kind == "huns.die"


@rule("HU-769", "HU-707", "HU-514")
@content("tribute-to-rome", "iron-rims")
def test_a_wagon_filled_by_tribute_brings_reactions_after_all_others_of_the_batch():
    own = [wagon(FOUR, "blue", "red", "green"), BLUE_GREEN]
    theirs = [wagon("wagon-green-7", "blue", "red", "green"), RED_BLACK]
    camps = {
        "player-1": {"cards": ["tribute-to-rome", "iron-rims"], "wagons": own},
        "player-2": {"cards": ["tribute-roll", "zerco-the-jester"], "wagons": theirs},
    }
    display = ["wagon-purple-4", "wagon-blue-2"]
    played = table(camps, stage="place", die="yellow", hand={"yellow": 1}, display=display, wagon_deck=[])
    loads(played.player_1, "yellow", FOUR)
    played.player_1.does("take", wagon=["wagon-purple-4"])
    played.player_1.does("1")  # Tribute to Rome first
    takes(played.player_2, "yellow")
    loads(played.player_2, "yellow", "wagon-green-7")
    assert storage(played, "player-2") == {"blue": 1, "red": 1, "green": 1, "yellow": 1}
    played.player_3.passes()
    assert order(played) == [("player-1", "iron-rims"), ("player-2", "tribute-roll")]  # of the first wagon alone
    played.player_1.does("1")
    played.player_2.passes()
    played.player_1.passes()
    assert played.kind == "huns.die"  # nobody else reacts to the wagon of player 2


@rule("HU-735", "HU-750", "HU-751")
@content("full-gallop", "skotta-the-tax-collector", "aigan-the-scavenger")
def test_skotta_and_aigan_react_before_the_second_action_of_a_gallop():
    camps = {
        "player-1": {"cards": ["full-gallop"], "wagons": [RED_BLACK, GREEN_YELLOW]},
        "player-2": {
            "cards": [full("skotta-the-tax-collector"), full("aigan-the-scavenger")],
            "wagons": [BLUE_GREEN, FOUR],
        },
    }
    played = table(camps, stage="action", die="blue", dice={"blue": 3})
    uses(played.player_1, "full-gallop")
    played.player_1.does("loot")  # nothing fits
    assert order(played) == [("player-2", "skotta-the-tax-collector"), ("player-2", "aigan-the-scavenger")]
    played.player_1.does("0")
    played.player_2.passes()
    takes(played.player_2, "blue")
    loads(played.player_2, "blue", FOUR)
    assert played.waits_for == "player-1"
    assert played.kind == "huns.pick"


@rule("HU-727", "HU-745", "HU-632")
@content("river-crossing", "bleda-the-raider", "full-gallop")
def test_bleda_lets_crossing_and_gallop_be_used_in_one_turn():
    camp = mine(full("bleda-the-raider"), "river-crossing", "full-gallop", wagons=[RED_BLACK, GREEN_YELLOW])
    played = table(camp, stage="action", die="blue", dice={"blue": 1}, decks={"equipment": ["iron-rims", "*"]})
    uses(played.player_1, "full-gallop")
    played.player_1.passes()
    uses(played.player_1, "river-crossing")
    played.player_1.passes()
    played.player_1.does("loot")  # nothing fits; the Draw follows by itself
    assert played.waits_for == "player-1"
    assert played.kind == "huns.die"
    assert (played.raids, played.both, played.again, played.turning) == (0, False, False, True)


@rule("HU-767", "HU-514", "HU-707")
@content("iron-rims", "rusted-gear")
def test_wheels_under_rusted_gear_bring_nothing():
    camp = mine("iron-rims", "rusted-gear", wagons=[wagon(FOUR, "blue", "red", "green"), BLUE_GREEN])
    played = table(camp, stage="action", die="yellow", dice={"yellow": 1}, display=[RED_BLACK], wagon_deck=[])
    played.player_1.does("loot")
    loads(played.player_1, "yellow", FOUR)
    assert played.kind == "huns.die"


@rule("HU-405", "HU-419", "HU-721")
@content("sack-the-village")
def test_the_batch_of_an_effect_goes_onto_one_card_or_onto_wagons():
    camp = mine("sack-the-village", "evil-eye", "zerco-the-jester", wagons=[RED_BLACK, GREEN_YELLOW])
    played = table(camp)
    uses(played.player_1, "sack-the-village")
    takes(played.player_1, "red", "red", "red")
    fills(played.player_1, "evil-eye")
    assert on(played, "evil-eye") == ["red", "red"]
    assert on(played, "zerco-the-jester") == []
    assert on(played, RED_BLACK) == []


@rule("HU-818", "HU-804", "HU-805", "HU-806", "HU-807", "HU-808", "HU-809")
def test_the_worked_example_of_the_ledger():
    camp = {
        "cards": ["cattle-raid", used("full-gallop"), full("zerco-the-jester"), "bleda-the-raider", "golden-crown",
                  "skull-cup", fled("mutiny")],
        "sent": ["wagon-purple-1", "wagon-purple-2", "wagon-green-1"],
    }  # fmt: skip
    assert tally(scored({"player-1": camp}))["total"] == 13


@rule("HU-764", "HU-413", "HU-683")
@content("broken-axles", "cattle-raid")
@pytest.mark.parametrize(("kept", "back"), [("wagon-purple-4", "wagon-purple-5"), ("wagon-purple-5", "wagon-purple-4")])
def test_under_broken_axles_the_thief_says_which_of_two_alike_stays_though_there_are_slots_for_both(
    kept: str, back: str
):
    camps = {
        **mine("cattle-raid", full("evil-eye"), "broken-axles", wagons=[RED_BLACK, GREEN_YELLOW]),
        "player-2": {"wagons": [wagon("wagon-purple-4", "red"), "wagon-blue-1"]},
        "player-3": {"wagons": [wagon("wagon-purple-5", "red"), "wagon-orange-2"]},
    }
    played = table(camps)
    uses(played.player_1, "cattle-raid")
    loads(played.player_1, f"red on {kept}", RED_BLACK)
    assert on(played, RED_BLACK) == ["red"]
    assert on(played, kept) == []
    assert on(played, back) == ["red"]
