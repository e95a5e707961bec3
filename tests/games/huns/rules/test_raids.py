"""Raids: turned once in the game, one in a turn (HU-631 to HU-636), and each of the twelve (HU-721 to HU-738)."""

import pytest

from tests.games.huns.rules.camps import (
    ALL_TAKEN,
    BLUE_GREEN,
    FOUR,
    GREEN_YELLOW,
    OTHERS,
    RED_BLACK,
    fills,
    full,
    heard,
    holding,
    line,
    loads,
    mine,
    offered,
    on,
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
from tianxia.games.huns.rules.single import copied
from tianxia.scenario import refused

# ---- all of them


@rule("HU-631")
def test_a_raid_is_turned_when_it_is_activated_and_never_again():
    played = table(
        mine("sack-the-village", full("bleda-the-raider"), wagons=[FOUR, BLUE_GREEN]), stage="after", die="red"
    )
    assert state(played, "sack-the-village") == "unused"
    uses(played.player_1, "sack-the-village")
    played.player_1.passes()
    takes(played.player_1, "red")
    assert state(played, "sack-the-village") == "used"
    played = table(mine(used("sack-the-village"), "market-plunder", wagons=[FOUR, BLUE_GREEN]))
    assert offered(played.player_1) == ["market-plunder"]
    with refused("HU-631"):
        uses(played.player_1, "sack-the-village")


@rule("HU-632", "HU-686")
def test_one_raid_in_a_turn():
    played = table(mine("sack-the-village", "market-plunder", wagons=[FOUR, BLUE_GREEN]))
    uses(played.player_1, "sack-the-village")
    takes(played.player_1, "red")
    assert offered(played.player_1) == []
    with refused("HU-632"):
        uses(played.player_1, "market-plunder")
    assert played.fact("question.player-1.closed") == {"use": "HU-632"}


@rule("HU-633")
def test_a_raid_may_be_activated_in_the_turn_in_which_it_is_played():
    camp = {"player-1": {"drawn": ["sack-the-village", "full-gallop"], "cards": [], "wagons": [FOUR, BLUE_GREEN]}}
    played = table(camp, stage="pick", die="red")
    played.player_1.does("play", card=["sack-the-village"])
    assert played.kind == "huns.after"
    assert offered(played.player_1) == ["sack-the-village"]
    played = table(camp, stage="pick", die="red")
    played.player_1.does("play", card=["full-gallop"])  # its window has passed
    assert played.kind == "huns.die"
    assert played.waits_for == "player-2"


@rule("HU-634", "HU-804")
def test_each_raid_is_worth_1_used_or_not():
    assert tally(scored(mine("sack-the-village", used("cattle-raid"), used("night-ambush"))))["raids"] == 3


@rule("HU-635")
def test_no_raid_in_the_turn_of_another_player():
    camps = {
        "player-1": {"cards": ["sack-the-village"], "wagons": [FOUR, BLUE_GREEN]},
        "player-2": {
            "cards": ["tribute-to-rome"],
            "wagons": [wagon(RED_BLACK, "red", "red", "red", "black"), GREEN_YELLOW],
        },
    }
    played = table(camps, active="player-2", stage="action", die="black", dice={"black": 1}, wagon_deck=[], display=[])
    with refused("core.not-asked"):
        uses(played.player_1, "sack-the-village")
    played.player_2.does("loot")
    loads(played.player_2, "black", RED_BLACK)
    played.player_3.passes()
    assert played.player_1.is_asked("huns.gain")
    with refused("HU-635"):
        uses(played.player_1, "sack-the-village")


@rule("HU-636")
@pytest.mark.parametrize(
    "raid",
    ["sack-the-village", "market-plunder", "cattle-raid", "night-ambush", "burning-arrows", "break-the-contract",
     "khans-levy", "caravan-swap", "storehouse-heist"],
)  # fmt: skip
def test_a_raid_that_would_change_nothing_cannot_be_activated(raid: str):
    """Nothing in the Reserve, nothing in other camps, no card to fill, no wagons elsewhere."""
    none = dict.fromkeys(["blue", "red", "green", "black", "yellow"], 0)
    others = {f"player-{n}": {"wagons": []} for n in (2, 3, 4)}
    camps = {"player-1": {"cards": [raid, full("zerco-the-jester")], "wagons": [FOUR, BLUE_GREEN]}, **others}
    played = table(camps, seats=4, reserve=none)
    assert offered(played.player_1) == ["zerco-the-jester"]
    with refused("HU-636"):
        uses(played.player_1, raid)


@rule("HU-636", "HU-683")
@content("night-ambush")
def test_a_theft_of_what_could_not_be_placed_changes_nothing():
    camps = {"player-2": {"wagons": [wagon(RED_BLACK, "red", "black")]}, "player-3": {"wagons": []}}
    played = table(
        {**camps, "player-1": {"cards": ["night-ambush", "caravan-swap"], "wagons": [GREEN_YELLOW, BLUE_GREEN]}}
    )
    assert offered(played.player_1) == ["caravan-swap"]
    played = table({**camps, "player-1": {"cards": ["night-ambush", "evil-eye"], "wagons": [GREEN_YELLOW, BLUE_GREEN]}})
    assert offered(played.player_1) == ["night-ambush"]  # the Curse takes any colour


@rule("HU-636", "HU-684")
@content("night-ambush", "guard-dogs")
def test_the_refusal_names_the_card_that_protects_everything():
    camps = {
        "player-1": {"cards": ["night-ambush", "sack-the-village"]},
        "player-2": {"cards": ["guard-dogs"], "wagons": [wagon(RED_BLACK, "red")]},
        "player-3": {"wagons": []},
    }
    played = table(camps)
    refusal = played.match.why_not(0, played.choice("player-1", "use", {"card": ["night-ambush"]}))
    assert refusal is not None
    assert refusal.rule == "HU-636"
    assert refusal.facts == {"face": "night-ambush", "by": ["guard-dogs"]}


# ---- taking from the Reserve


@rule("HU-721", "HU-690")
@content("sack-the-village")
def test_sack_the_village_takes_up_to_three_of_one_colour():
    played = table(mine("sack-the-village", wagons=[FOUR, BLUE_GREEN]))
    uses(played.player_1, "sack-the-village")
    with refused("HU-721"):
        takes(played.player_1, "blue", "green")
    with refused("HU-721"):
        takes(played.player_1, "blue", "blue", "blue", "blue")
    with refused("HU-690"):
        takes(played.player_1, "black")  # no slot for it
    takes(played.player_1, "blue", "blue", "blue")
    for _ in range(2):
        loads(played.player_1, "blue", BLUE_GREEN)
    loads(played.player_1, "blue", FOUR)
    assert on(played, BLUE_GREEN) == ["blue", "blue"]
    assert on(played, FOUR) == ["blue"]


@rule("HU-722", "HU-690")
@content("market-plunder")
def test_market_plunder_takes_up_to_two_of_any_colours():
    played = table(mine("market-plunder", wagons=[FOUR, BLUE_GREEN]))
    uses(played.player_1, "market-plunder")
    with refused("HU-722"):
        takes(played.player_1, "blue", "red", "green")
    takes(played.player_1, "red", "black")  # one finds a place, the other is excess
    assert on(played, FOUR) == ["red"]
    assert played.reserve["black"] == 22
    for goods in (["yellow", "yellow"], ["red"]):
        played = table(mine("market-plunder", "evil-eye", wagons=[FOUR, BLUE_GREEN]))
        uses(played.player_1, "market-plunder")
        takes(played.player_1, *goods)
        fills(played.player_1, "evil-eye")
        assert on(played, "evil-eye") == goods


@rule("HU-729", "HU-418")
@content("khans-levy")
def test_khans_levy_fills_up_to_four_slots_of_one_card():
    camp = mine("khans-levy", "desecrated-tomb", "ildico-the-poisoner", wagons=[FOUR, BLUE_GREEN])
    played = table(camp, seats=4)
    uses(played.player_1, "khans-levy")
    with refused("HU-729"):
        takes(played.player_1, "red", "red", "red", "red", "red")
    takes(played.player_1, "red", "blue", "blue", "green")
    assert played.player_1.options == ["fill"]  # no wagon
    fills(played.player_1, "desecrated-tomb")
    assert state(played, "desecrated-tomb") == "lifted"
    played = table(camp, seats=4)
    uses(played.player_1, "khans-levy")
    takes(played.player_1, "red", "blue", "blue", "green")
    fills(played.player_1, "ildico-the-poisoner")
    assert played.kind == "huns.which"
    takes(played.player_1, "red", "blue", "blue")
    assert on(played, "ildico-the-poisoner") == ["blue", "blue", "red"]
    assert played.reserve["green"] == 24


# ---- taking from others


@rule("HU-723", "HU-733", "HU-683")
@content("cattle-raid")
def test_cattle_raid_steals_one_from_the_wagons_of_each_opponent():
    camps = {
        "player-1": {"cards": ["cattle-raid"], "wagons": [FOUR, RED_BLACK]},
        "player-2": {"wagons": [wagon("wagon-purple-7", "blue", "green"), wagon(GREEN_YELLOW, "green")]},
        "player-3": {"wagons": [wagon("wagon-green-1", "red"), wagon("wagon-green-2", "black")]},
    }
    played = table(camps)
    uses(played.player_1, "cattle-raid")
    assert played.fact("question.player-1.about") == {"source": "cattle-raid", "from": "player-2"}
    takes(played.player_1, "green on wagon-purple-7")
    assert played.effect["green"] == 0  # all is picked first (HU-733)
    with refused("HU-723"):
        takes(played.player_1, "red on wagon-green-1", "black on wagon-green-2")
    takes(played.player_1, "red on wagon-green-1")
    assert played.kind == "huns.place"
    assert played.effect == {"blue": 0, "red": 1, "green": 1, "black": 0, "yellow": 0}
    loads(played.player_1, "red", RED_BLACK)
    assert on(played, FOUR) == ["green"]
    assert on(played, RED_BLACK) == ["red"]
    assert on(played, "wagon-green-1") == []
    assert on(played, "wagon-purple-7") == ["blue"]


@rule("HU-723", "HU-413", "HU-683")
@content("cattle-raid")
def test_stolen_valuables_without_a_place_go_back_to_their_owners():
    camps = {
        "player-1": {"cards": ["cattle-raid"], "wagons": [FOUR, BLUE_GREEN]},
        "player-2": {"wagons": [wagon("wagon-purple-7", "black"), GREEN_YELLOW]},
        "player-3": {"wagons": [wagon("wagon-green-1", "red"), "wagon-green-2"]},
    }
    played = table(camps)
    uses(played.player_1, "cattle-raid")
    assert on(played, FOUR) == ["red"]
    assert on(played, "wagon-purple-7") == ["black"]
    assert heard(played, "excess") == [{"seat": "player-1", "count": 1, "source": "cattle-raid"}]


@rule("HU-724")
@content("night-ambush")
def test_night_ambush_steals_up_to_two_from_one_opponent():
    camps = {
        "player-1": {"cards": ["night-ambush"], "wagons": [FOUR, RED_BLACK]},
        "player-2": {"wagons": [wagon("wagon-purple-7", "blue", "green"), wagon(GREEN_YELLOW, "yellow")]},
        "player-3": {"wagons": [wagon("wagon-green-1", "red"), "wagon-green-2"]},
    }
    played = table(camps)
    uses(played.player_1, "night-ambush")
    with refused("HU-724"):
        takes(played.player_1, "blue on wagon-purple-7", "red on wagon-green-1")
    takes(played.player_1, "blue on wagon-purple-7", f"yellow on {GREEN_YELLOW}")
    loads(played.player_1, "blue", FOUR)
    assert on(played, FOUR) == ["blue", "yellow"]
    assert on(played, "wagon-purple-7") == ["green"]
    played = table(camps)
    uses(played.player_1, "night-ambush")
    takes(played.player_1, "blue on wagon-purple-7")  # one is enough
    assert on(played, FOUR) == ["blue"]
    assert on(played, GREEN_YELLOW) == ["yellow"]


@rule("HU-725", "HU-733")
@content("burning-arrows")
def test_burning_arrows_return_up_to_two_from_one_wagon_of_each_opponent():
    camps = {
        "player-1": {"cards": ["burning-arrows"], "wagons": [FOUR, RED_BLACK]},
        "player-2": {"wagons": [wagon("wagon-purple-7", "blue", "green", "black"), wagon(GREEN_YELLOW, "yellow")]},
        "player-3": {"wagons": [wagon("wagon-green-1", "red", "red"), "wagon-green-2"]},
    }
    played = table(camps)
    before = dict(played.reserve)
    uses(played.player_1, "burning-arrows")
    with refused("HU-725"):
        takes(played.player_1, "blue on wagon-purple-7", f"yellow on {GREEN_YELLOW}")
    takes(played.player_1, "blue on wagon-purple-7", "black on wagon-purple-7")
    assert on(played, "wagon-purple-7") == ["black", "blue", "green"]  # returned after all are picked
    played.player_1.passes()  # up to two: none of the next
    assert on(played, "wagon-purple-7") == ["green"]
    assert on(played, "wagon-green-1") == ["red", "red"]
    assert played.reserve == {**before, "blue": before["blue"] + 1, "black": before["black"] + 1}


@rule("HU-726", "HU-643", "HU-758")
@content("break-the-contract")
def test_break_the_contract_steals_up_to_two_from_one_mercenary():
    camps = {
        "player-1": {"cards": ["break-the-contract"], "wagons": [FOUR, RED_BLACK]},
        "player-2": {"cards": [full("zerco-the-jester", "red"), holding("bleda-the-raider", "green", "black", "blue")]},
    }
    played = table(camps)
    uses(played.player_1, "break-the-contract")
    with refused("HU-726"):
        takes(played.player_1, "red on zerco-the-jester", "green on bleda-the-raider")
    takes(played.player_1, "black on bleda-the-raider", "green on bleda-the-raider")
    loads(played.player_1, "black", RED_BLACK)
    assert on(played, "bleda-the-raider") == ["blue"]
    assert state(played, "bleda-the-raider") == "unfilled"
    assert heard(played, "emptied") == [{"seat": "player-2", "card": "bleda-the-raider"}]


@rule("HU-758", "HU-683", "HU-413")
@content("break-the-contract")
def test_what_cannot_be_placed_goes_back_to_the_mercenary_which_works_again():
    camps = {
        "player-1": {"cards": ["break-the-contract"], "wagons": [FOUR, BLUE_GREEN]},
        "player-2": {"cards": [holding("zerco-the-jester", "black", "red")]},
    }
    played = table(camps)
    uses(played.player_1, "break-the-contract")
    takes(played.player_1, "black")
    assert on(played, "zerco-the-jester") == ["black", "red"]
    assert state(played, "zerco-the-jester") == "works"
    assert heard(played, "full") == [{"seat": "player-2", "card": "zerco-the-jester"}]


@rule("HU-758", "HU-743", "HU-684")
@content("break-the-contract", "edeco-the-bodyguard")
def test_edeco_keeps_mercenaries_from_being_robbed():
    camps = {
        "player-1": {"cards": ["break-the-contract", "sack-the-village"], "wagons": [FOUR, BLUE_GREEN]},
        "player-2": {"cards": [full("edeco-the-bodyguard"), holding("zerco-the-jester", "red")]},
    }
    assert why(table(camps).player_1, "break-the-contract") == "HU-636"
    camps["player-2"]["cards"][0] = holding("edeco-the-bodyguard", "red")
    assert "break-the-contract" in offered(table(camps).player_1)


@rule("HU-732", "HU-733", "HU-510", "HU-413")
@content("storehouse-heist")
def test_storehouse_heist_steals_one_from_each_storage():
    camps = {
        "player-1": {"cards": ["storehouse-heist"], "wagons": [FOUR, BLUE_GREEN]},
        "player-2": {"storage": {"red": 2, "black": 1}},
        "player-3": {"storage": {"yellow": 1}},
        "player-4": {"storage": {"black": 3}},
    }
    played = table(camps, seats=4)
    uses(played.player_1, "storehouse-heist")
    takes(played.player_1, "red in storage of player-2")
    loads(played.player_1, "red", FOUR)
    assert on(played, FOUR) == ["red", "yellow"]
    assert storage(played, "player-2") == {"red": 1, "black": 1}
    assert storage(played, "player-3") == {}
    assert storage(played, "player-4") == {"black": 3}  # no place for a black one: back to that Storage


# ---- more turns, more actions


@rule("HU-727", "HU-734", "HU-607")
@content("river-crossing")
def test_river_crossing_gives_a_further_turn_with_a_die_turned_as_it_is_taken():
    camp = mine("river-crossing", "sack-the-village", full("zerco-the-jester"), wagons=[BLUE_GREEN, GREEN_YELLOW])
    played = table({**camp, **OTHERS}, stage="after", die="red", dice={"blue": 1, "green": 1})
    uses(played.player_1, "river-crossing")  # nothing else is left to be done in this turn (HU-632)
    assert played.waits_for == "player-1"
    assert played.kind == "huns.die"
    assert offered(played.player_1) == ["sack-the-village", "zerco-the-jester"]  # own windows, own limit of Raids
    takes_die(played.player_1, "blue")
    assert offered(played.player_1, "turn", "value") == ["1", "2", "3"]
    played.player_1.does("turn", die=["blue"], value=["3"])
    assert played.dice["blue"] == 3
    played.player_1.does("loot")
    for _ in range(3):
        loads(played.player_1, "blue", BLUE_GREEN)
    played.player_1.does("done")
    assert played.waits_for == "player-2"
    assert played.dice["green"] == 1
    takes_die(played.player_2, "green")
    assert played.dice["green"] == 1  # only the die of the further turn is turned


@rule("HU-727", "HU-636")
@content("river-crossing")
def test_river_crossing_needs_the_own_die_and_another_one():
    played = table(mine("river-crossing", "sack-the-village"))
    with refused("HU-727"):
        uses(played.player_1, "river-crossing")  # no die is taken yet
    played = table(mine("river-crossing", "sack-the-village"), stage="action", die="red", taken=ALL_TAKEN)
    assert why(played.player_1, "river-crossing") == "HU-727"  # the last die
    played = table(mine("river-crossing", "sack-the-village"), stage="action", die="red")
    assert "river-crossing" in offered(played.player_1)


@rule("HU-734", "HU-770", "HU-776")
@content("river-crossing", "evil-eye")
def test_bans_look_at_the_value_before_the_die_is_turned():
    camp = mine("evil-eye", "sack-the-village")
    played = table(camp, turning=True, dice={"red": 3, "blue": 1, "green": 2, "black": 2, "yellow": 2})
    with refused("HU-770"):
        takes_die(played.player_1, "red")
    takes_die(played.player_1, "blue")
    played.player_1.does("turn", die=["blue"], value=["3"])
    assert played.dice["blue"] == 3
    assert played.kind == "huns.action"


@rule("HU-734", "HU-217")
@content("river-crossing")
def test_after_the_further_turn_with_the_last_die_the_round_ends():
    camp = mine("river-crossing", wagons=[BLUE_GREEN, GREEN_YELLOW])
    taken = {"red": "player-1", "green": "player-2", "yellow": "player-3"}
    played = table({**camp, **OTHERS}, stage="after", die="black", taken=taken, dice={"blue": 2})
    uses(played.player_1, "river-crossing")
    played.player_1.does("turn", die=["blue"], value=["1"])  # the only die is taken by itself
    played.player_1.does("loot")
    assert played.round == 2
    assert played.first == "player-2"


@rule("HU-728", "HU-735", "HU-204")
@content("full-gallop")
def test_full_gallop_takes_both_actions_in_the_order_the_player_likes():
    camp = mine("full-gallop", wagons=[BLUE_GREEN, GREEN_YELLOW])
    for first, second in (("draw", "loot"), ("loot", "draw")):
        played = table(
            camp, stage="action", die="blue", dice={"blue": 2}, decks={"equipment": ["pack-mule", "iron-rims", "*"]}
        )
        uses(played.player_1, "full-gallop")
        assert played.player_1.options == ["draw", "loot"]
        played.player_1.does(first)
        if first == "draw":
            played.player_1.does("play", card=["pack-mule"])
        assert [told["kind"] for told in played.heard("draw", "loot")] == [first, second]
        if second == "draw":
            played.player_1.does("play", card=["pack-mule"])
        assert on(played, BLUE_GREEN) == ["blue", "blue"]
        assert played.waits_for == "player-2"


@rule("HU-735", "HU-702")
@content("full-gallop", "hunting-falcon")
def test_with_full_gallop_the_amounts_are_worked_out_for_each_action():
    camp = mine("full-gallop", wagons=[BLUE_GREEN, GREEN_YELLOW])
    played = table(camp, stage="action", die="blue", dice={"blue": 1}, decks={"equipment": ["pack-mule", "*"]})
    uses(played.player_1, "full-gallop")
    played.player_1.does("draw")  # Pack Mule, the only card, is played by itself and works at once
    assert heard(played, "loot")[0]["count"] == 3


@rule("HU-735", "HU-310", "HU-728")
@content("full-gallop")
def test_full_gallop_needs_a_deck_and_without_one_only_loots():
    camp = mine("full-gallop", "sack-the-village", wagons=[BLUE_GREEN, GREEN_YELLOW])
    played = table(camp, stage="action", die="blue", decks={"equipment": []})
    assert why(played.player_1, "full-gallop") == "HU-728"
    with refused("HU-310"):
        played.player_1.does("draw")
    assert played.fact("question.player-1.closed")["draw"] == "HU-310"
    played = table(camp, stage="after", die="blue", both=True, looted=True, decks={"equipment": []})
    assert played.kind == "huns.after"  # there is no Draw to follow
    played = table(camp, stage="after", die="blue", both=True, looted=True)
    with refused("HU-735"):
        played.player_1.does("loot")


@rule("HU-728", "HU-636")
@content("full-gallop")
def test_full_gallop_is_used_between_the_die_and_the_action_alone():
    camp = mine("full-gallop", "sack-the-village", wagons=[BLUE_GREEN, GREEN_YELLOW])
    assert why(table(camp).player_1, "full-gallop") == "HU-728"
    assert why(table(camp, stage="after", die="blue").player_1, "full-gallop") == "HU-728"
    assert why(table(camp, stage="place", die="blue", hand={"blue": 2}).player_1, "full-gallop") == "HU-728"
    assert "full-gallop" in offered(table(camp, stage="action", die="blue").player_1)


# ---- exchanging, copying


@rule("HU-730", "HU-737", "HU-691")
@content("caravan-swap")
def test_caravan_swap_exchanges_wagons_with_what_lies_on_them():
    camps = {
        "player-1": {"cards": ["caravan-swap", "mud-season"], "wagons": [wagon(FOUR, "red"), BLUE_GREEN]},
        "player-2": {"wagons": [wagon(RED_BLACK, "red", "black"), GREEN_YELLOW]},
    }
    played = table(camps)
    uses(played.player_1, "caravan-swap")
    played.player_1.does("swap", own=[FOUR], other=[RED_BLACK])
    assert wagons(played, "player-1") == sorted([BLUE_GREEN, RED_BLACK])
    assert on(played, RED_BLACK) == ["black", "red"]
    assert wagons(played, "player-2") == sorted([FOUR, GREEN_YELLOW])
    assert on(played, FOUR) == ["red"]
    played = table(camps)
    uses(played.player_1, "caravan-swap")
    played.player_1.does("swap", own=[BLUE_GREEN], other=[GREEN_YELLOW])  # empty ones
    assert wagons(played, "player-1") == sorted([FOUR, GREEN_YELLOW])


@rule("HU-738", "HU-405")
@content("caravan-swap")
def test_a_wagon_exchanged_in_the_middle_of_a_loot_takes_what_is_still_in_hand():
    camps = {
        "player-1": {"cards": ["caravan-swap"], "wagons": [wagon(RED_BLACK, "red", "red"), BLUE_GREEN]},
        "player-2": {"wagons": ["wagon-green-1", GREEN_YELLOW]},
        "player-3": {"wagons": ["wagon-purple-7", "wagon-purple-8"]},
    }
    played = table(camps, stage="place", die="red", hand={"red": 2})
    uses(played.player_1, "caravan-swap")
    played.player_1.does("swap", own=[BLUE_GREEN], other=["wagon-green-1"])
    loads(played.player_1, "red", "wagon-green-1")
    loads(played.player_1, "red", "wagon-green-1")
    assert on(played, "wagon-green-1") == ["red", "red"]
    assert on(played, RED_BLACK) == ["red", "red"]


@rule("HU-731", "HU-632", "HU-736")
@content("battle-cry")
def test_battle_cry_uses_the_effect_of_a_raid_of_an_opponent_which_does_not_change():
    camps = {
        "player-1": {"cards": ["battle-cry", "market-plunder"], "wagons": [FOUR, BLUE_GREEN]},
        "player-2": {"cards": [used("sack-the-village")]},
        "player-3": {"cards": ["khans-levy", "full-gallop"]},
    }
    played = table(camps)
    uses(played.player_1, "battle-cry")  # there is no card to fill, and no die is taken
    takes(played.player_1, "blue", "blue")
    loads(played.player_1, "blue", BLUE_GREEN)
    loads(played.player_1, "blue", BLUE_GREEN)
    assert on(played, BLUE_GREEN) == ["blue", "blue"]
    assert state(played, "sack-the-village") == "used"
    assert state(played, "battle-cry") == "used"
    assert why(played.player_1, "market-plunder") == "HU-632"
    camps["player-2"] = {"cards": ["sack-the-village"]}
    played = table(camps)
    uses(played.player_1, "battle-cry")
    takes(played.player_1, "red")
    assert state(played, "sack-the-village") == "unused"


COPIED = {
    "sack-the-village": "huns.gain",
    "market-plunder": "huns.gain",
    "cattle-raid": "huns.steal",
    "night-ambush": "huns.steal",
    "burning-arrows": "huns.discard",
    "break-the-contract": "huns.steal",
    "khans-levy": "huns.gain",
    "caravan-swap": "huns.swap",
    "storehouse-heist": "huns.steal",
}


@rule("HU-731")
@content("battle-cry")
@pytest.mark.parametrize("raid", COPIED)
def test_battle_cry_copies_every_raid(raid: str):
    camps = {
        "player-1": {"cards": ["battle-cry", "evil-eye"], "wagons": [FOUR, BLUE_GREEN]},
        "player-2": {
            "cards": [raid, holding("zerco-the-jester", "red", "blue")],
            "wagons": [wagon(GREEN_YELLOW, "green", "yellow")],
            "storage": {"red": 1, "blue": 1},
        },
    }
    played = table(camps, seats=4)
    uses(played.player_1, "battle-cry")
    assert played.kind == COPIED[raid]
    assert played.waits_for == "player-1"
    assert heard(played, "copy") == [{"seat": "player-1", "card": raid}]


@rule("HU-736", "HU-728", "HU-731")
@content("battle-cry", "full-gallop")
def test_battle_cry_copies_full_gallop_in_its_window_alone():
    camps = {"player-1": {"cards": ["battle-cry", "sack-the-village"], "wagons": [BLUE_GREEN, GREEN_YELLOW]},
             "player-2": {"cards": [used("full-gallop")]}}  # fmt: skip
    assert why(table(camps).player_1, "battle-cry") == "HU-736"
    assert why(table(camps, stage="after", die="blue").player_1, "battle-cry") == "HU-736"
    assert why(table(camps, stage="place", die="blue", hand={"blue": 2}).player_1, "battle-cry") == "HU-736"
    assert why(table(camps, stage="action", die="blue", both=True, looted=True).player_1, "battle-cry") == "HU-736"
    played = table(camps, stage="action", die="blue", dice={"blue": 1})
    uses(played.player_1, "battle-cry")
    assert played.both
    assert state(played, "full-gallop") == "used"
    played.player_1.does("loot")
    assert [told["kind"] for told in played.heard("draw", "loot")] == ["loot", "draw"]


@rule("HU-736", "HU-727", "HU-734")
@content("battle-cry", "river-crossing")
def test_battle_cry_copies_river_crossing_with_the_turned_die():
    camps = {"player-1": {"cards": ["battle-cry", "sack-the-village"], "wagons": [BLUE_GREEN, GREEN_YELLOW]},
             "player-2": {"cards": ["river-crossing"]}}  # fmt: skip
    assert why(table(camps).player_1, "battle-cry") == "HU-736"
    played = table(camps, stage="after", die="red", dice={"blue": 1})
    uses(played.player_1, "battle-cry")
    assert state(played, "river-crossing") == "unused"
    takes_die(played.player_1, "blue")
    played.player_1.does("turn", die=["blue"], value=["2"])
    assert played.dice["blue"] == 2
    assert played.active == "player-1"


@rule("HU-736")
@content("battle-cry")
def test_battle_cry_cannot_copy_battle_cry_nor_an_own_raid():
    camps = {"player-1": {"cards": ["battle-cry", "sack-the-village"]}, "player-2": {"cards": ["khans-levy"]}}
    played = table(camps)
    assert why(played.player_1, "battle-cry") == "HU-736"
    assert copied(played.match.state, 0, ("own-turn", "after-die")) == []
    camps = {"player-1": {"cards": ["sack-the-village"]}, "player-2": {"cards": ["battle-cry"]}}
    assert copied(table(camps).match.state, 0, ("own-turn", "after-die")) == []


@rule("HU-736", "HU-636")
@content("battle-cry")
def test_of_several_raids_those_that_cannot_be_copied_now_are_refused_with_the_reason():
    camps = {
        "player-1": {"cards": ["battle-cry"], "wagons": [FOUR, BLUE_GREEN]},
        "player-2": {"cards": ["sack-the-village", "market-plunder", "full-gallop", "break-the-contract"]},
    }
    played = table(camps)
    uses(played.player_1, "battle-cry")
    assert offered(played.player_1, "copy") == ["market-plunder", "sack-the-village"]
    with refused("HU-736"):
        played.player_1.does("copy", card=["full-gallop"])
    with refused("HU-636"):
        played.player_1.does("copy", card=["break-the-contract"])


# ---- in the middle of a Loot


@rule("HU-738", "HU-514", "HU-215")
@content("market-plunder", "iron-rims")
def test_a_raid_in_the_middle_of_a_loot_is_resolved_with_its_own_batch_first():
    camp = mine("market-plunder", "iron-rims", wagons=[wagon(FOUR, "blue", "red"), BLUE_GREEN])
    played = table(
        camp, stage="place", die="blue", hand={"blue": 2}, display=[RED_BLACK, "wagon-blue-2"], wagon_deck=[]
    )
    uses(played.player_1, "market-plunder")
    takes(played.player_1, "green", "yellow")
    assert played.fact("question.player-1.about") == {"source": "market-plunder"}
    loads(played.player_1, "green", FOUR)  # then the yellow one fills it
    assert storage(played, "player-1") == {"blue": 1, "red": 1, "green": 1, "yellow": 1}
    assert played.kind == "huns.wagon"
    played.player_1.does("take", wagon=[RED_BLACK])
    assert on(played, BLUE_GREEN) == ["blue", "blue"]  # the Loot goes on before the wheels turn
    assert played.kind == "huns.gain"
    assert played.fact("question.player-1.about")["source"] == "iron-rims"


@rule("HU-738", "HU-405")
@content("sack-the-village")
def test_the_batch_of_a_raid_may_go_elsewhere_than_the_loot_it_interrupts():
    camp = mine("sack-the-village", "evil-eye", wagons=[wagon(BLUE_GREEN, "blue"), GREEN_YELLOW])
    played = table(camp, stage="place", die="green", hand={"green": 2})
    loads(played.player_1, "green", BLUE_GREEN)
    uses(played.player_1, "sack-the-village")
    takes(played.player_1, "red", "red")
    assert state(played, "evil-eye") == "lifted"  # the Raid's batch onto a card
    with refused("HU-405"):
        fills(played.player_1, "evil-eye")  # the Loot stays with the wagons
    loads(played.player_1, "green", GREEN_YELLOW)
    assert on(played, BLUE_GREEN) == ["blue", "green"]
    assert on(played, GREEN_YELLOW) == ["green"]


@rule("HU-215", "HU-603", "HU-738")
@content("caravan-swap")
def test_a_card_may_be_used_before_looted_valuables_that_fit_nowhere_go_back():
    camps = {
        "player-1": {"cards": ["caravan-swap"], "wagons": [GREEN_YELLOW, BLUE_GREEN]},
        "player-2": {"wagons": ["wagon-green-1", "wagon-purple-7"]},
    }
    played = table(camps, stage="place", die="red", hand={"red": 2})
    assert played.kind == "huns.place"
    assert played.player_1.options == ["use", "back"]
    uses(played.player_1, "caravan-swap")
    played.player_1.does("swap", own=[BLUE_GREEN], other=["wagon-green-1"])
    assert on(played, "wagon-green-1") == ["red", "red"]
    played = table(camps, stage="place", die="red", hand={"red": 2})
    played.player_1.does("back")
    assert played.reserve["red"] == 22
    assert played.kind == "huns.after"


@rule("HU-745", "HU-636")
@content("caravan-swap", "bleda-the-raider")
def test_a_raid_whose_wagon_left_by_what_came_first_does_nothing_more():
    """Bleda's Valuable fills the only wagon there is, and no other one is left."""
    camps = {
        "player-1": {
            "cards": ["caravan-swap", full("bleda-the-raider")],
            "wagons": [wagon(FOUR, "blue", "red", "green")],
        },
        "player-2": {"wagons": ["wagon-green-1", "wagon-purple-7"]},
    }
    played = table(camps, stage="after", die="red", display=[], wagon_deck=[])
    uses(played.player_1, "caravan-swap")
    takes(played.player_1, "yellow")
    assert wagons(played, "player-1") == []
    assert wagons(played, "player-2") == ["wagon-green-1", "wagon-purple-7"]
    assert state(played, "caravan-swap") == "used"
    assert played.waits_for == "player-2"  # the turn goes on


@rule("HU-804", "HU-777")
@content("cowardice")
def test_raids_under_an_active_cowardice_are_worth_nothing():
    played = scored(mine("cowardice", "sack-the-village", used("cattle-raid")))
    assert line(played, "sack-the-village") == 0
    assert line(played, "cattle-raid") == 0
    assert tally(scored(mine(full("cowardice"), "sack-the-village", used("cattle-raid"))))["raids"] == 2
