"""When cards are used: the five icons, once in a turn, what must happen, whose effect is first (HU-601 to HU-615)."""

from tests.games.huns.rules.camps import (
    full,
    heard,
    loads,
    mine,
    offered,
    on,
    order,
    scored,
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
from tests.marks import rule
from tianxia.scenario import refused

ALMOST = wagon("wagon-purple-1", "red", "red", "red", "black")  # one black Valuable fills it
EMPTY = "wagon-purple-2"  # green, green, green, yellow, yellow


@rule("HU-601", "HU-214")
def test_start_of_turn_cards_are_used_before_or_right_after_taking_the_die():
    camp = mine("war-saddle", full("zerco-the-jester"), "knucklebones", wagons=[EMPTY, "wagon-blue-1"])
    played = table(camp, dice={"green": 2})
    assert offered(played.player_1) == ["knucklebones", "zerco-the-jester"]
    assert why(played.player_1, "war-saddle") == "HU-703"  # no die is taken yet
    takes_die(played.player_1, "green")
    assert offered(played.player_1) == ["war-saddle"]
    assert why(played.player_1, "zerco-the-jester") == "HU-746"
    played = table(mine("war-saddle", "sack-the-village", wagons=[EMPTY, "wagon-blue-1"]), stage="after", die="green")
    assert offered(played.player_1) == ["sack-the-village"]
    assert why(played.player_1, "war-saddle") == "HU-601"


@rule("HU-602")
def test_end_of_turn_cards_are_used_after_the_action_and_not_before():
    for stage in ("die", "action", "after"):
        die = {} if stage == "die" else {"die": "green"}
        played = table(mine("relay-ponies", "sack-the-village"), seats=4, stage=stage, **die)
        assert offered(played.player_1) == ["sack-the-village"]
        assert why(played.player_1, "relay-ponies") == "HU-602"
    played.player_1.does("done")
    assert played.kind == "huns.end"
    assert offered(played.player_1) == ["relay-ponies"]


@rule("HU-603", "HU-215")
def test_cards_for_the_own_turn_are_used_before_during_and_after_the_action():
    camp = {"cards": ["sack-the-village"], "wagons": [EMPTY, "wagon-blue-1"]}
    moments = {
        "huns.die": {"stage": "die"},
        "huns.action": {"stage": "action", "die": "green"},
        "huns.pick": {"stage": "pick", "die": "green"},
        "huns.place": {"stage": "place", "die": "green", "hand": {"green": 2}},
        "huns.after": {"stage": "after", "die": "green"},
    }
    for kind, position in moments.items():
        drawn = {"drawn": ["edeco-the-bodyguard", "ildico-the-poisoner"]} if kind == "huns.pick" else {}
        played = table({"player-1": {**camp, **drawn}}, **position)
        assert played.kind == kind
        assert offered(played.player_1) == ["sack-the-village"]
        uses(played.player_1, "sack-the-village")
        takes(played.player_1, "yellow")
        assert on(played, EMPTY).count("yellow") == 1


@rule("HU-604", "HU-613")
def test_an_any_time_card_is_offered_at_its_event_alone_also_in_the_turn_of_another_player():
    camps = {
        "player-1": {"wagons": [ALMOST, EMPTY]},
        "player-2": {"cards": ["tribute-roll", "zerco-the-jester", "sack-the-village"]},
    }
    played = table(camps, stage="action", die="black", dice={"black": 1}, display=["wagon-blue-1"], wagon_deck=[])
    assert played.waits_for == "player-1"
    played.player_1.does("loot")
    assert played.waits_for == "player-2"
    assert played.kind == "huns.gain"
    takes(played.player_2, "red")
    assert on(played, "zerco-the-jester") == ["red"]
    played = table({"player-1": camps["player-2"]})
    assert offered(played.player_1) == ["sack-the-village"]
    assert why(played.player_1, "tribute-roll") == "HU-613"


@rule("HU-605")
def test_end_of_game_cards_act_in_the_scoring_and_cannot_be_used_before():
    played = table(mine(full("kreka-the-queen"), "amulet-of-tengri", "sack-the-village"))
    assert why(played.player_1, "kreka-the-queen") == "HU-605"
    assert why(played.player_1, "amulet-of-tengri") == "HU-605"
    assert played.fact("sees.player-1.seats.0.points.mercenaries") == 2
    assert tally(scored(mine(full("kreka-the-queen"))))["mercenaries"] == 2


@rule("HU-606", "HU-614")
def test_the_active_player_puts_the_effects_of_all_in_order():
    camps = {
        "player-1": {"wagons": [ALMOST, EMPTY]},
        "player-2": {"cards": ["tribute-roll", "bleda-the-raider"]},
        "player-3": {
            "cards": [full("skotta-the-tax-collector")],
            "wagons": ["wagon-purple-3", EMPTY.replace("2", "4")],
        },
    }
    played = table(camps, stage="action", die="black", dice={"black": 3}, display=["wagon-blue-1"], wagon_deck=[])
    played.player_1.does("loot")
    assert played.waits_for == "player-1"
    assert played.kind == "huns.batch.order"
    assert order(played) == [("player-2", "tribute-roll"), ("player-3", "skotta-the-tax-collector")]  # clockwise
    played.player_1.does("1")
    assert played.waits_for == "player-3"
    played.player_3.passes()
    assert played.waits_for == "player-2"


@rule("HU-614")
def test_reactions_are_listed_clockwise_from_the_active_player():
    camps = {
        "player-2": {"wagons": [ALMOST, EMPTY]},
        "player-1": {"cards": ["tribute-roll", "bleda-the-raider"]},
        "player-3": {"cards": [full("skotta-the-tax-collector")], "wagons": ["wagon-purple-3", "wagon-purple-4"]},
    }
    played = table(
        camps,
        first="player-2",
        stage="action",
        die="black",
        dice={"black": 3},
        display=["wagon-blue-1"],
        wagon_deck=[],
    )
    played.player_2.does("loot")
    assert played.waits_for == "player-2"
    assert order(played) == [("player-3", "skotta-the-tax-collector"), ("player-1", "tribute-roll")]


@rule("HU-607")
def test_a_player_with_two_turns_in_a_round_uses_a_card_in_each_of_them():
    camps = {
        **mine("war-saddle", wagons=[EMPTY, "wagon-blue-1"]),
        "player-2": {"wagons": ["wagon-green-1", "wagon-green-2"]},
    }
    played = table(camps, seats=2, stage="action", die="green", dice={"green": 2, "blue": 2, "yellow": 1})
    uses(played.player_1, "war-saddle")
    played.player_1.does("turn", die=["green"], value=["1"])
    played.player_1.does("loot")
    loads(played.player_1, "green", EMPTY)
    takes_die(played.player_2, "yellow")
    played.player_2.does("loot")
    takes_die(played.player_1, "blue")
    uses(played.player_1, "war-saddle")
    played.player_1.does("turn", die=["blue"], value=["3"])
    assert played.dice["blue"] == 3
    assert played.round == 1


@rule("HU-608")
def test_a_card_with_a_turn_icon_is_used_once_in_a_turn():
    played = table(mine(full("zerco-the-jester"), "knucklebones"))
    uses(played.player_1, "zerco-the-jester")
    played.player_1.does("turn", die=["red"], value=["1" if played.dice["red"] != 1 else "2"])
    assert offered(played.player_1) == ["knucklebones"]
    with refused("HU-608"):
        uses(played.player_1, "zerco-the-jester")


@rule("HU-609")
def test_a_card_overrides_the_basic_rules():
    """Full Gallop: two actions in one turn, against HU-204; Onegesius: one Loot on wagon and card, against HU-405."""
    camp = mine(
        "full-gallop", full("onegesius-the-quartermaster"), "edeco-the-bodyguard", wagons=[EMPTY, "wagon-blue-1"]
    )
    played = table(camp, stage="action", die="green", dice={"green": 3})
    uses(played.player_1, "full-gallop")
    played.player_1.does("loot")
    played.player_1.does("divide")
    played.player_1.does("fill", card=["edeco-the-bodyguard"])
    loads(played.player_1, "green", EMPTY)
    loads(played.player_1, "green", EMPTY)
    assert on(played, "edeco-the-bodyguard") == ["green"]
    assert on(played, EMPTY) == ["green", "green"]
    assert played.kind == "huns.pick"


@rule("HU-610", "HU-615")
def test_what_must_happen_happens_by_itself_and_what_may_is_declined():
    camps = mine("pack-mule", "iron-rims", wagons=[wagon("wagon-purple-7", "blue", "green", "black"), EMPTY])
    played = table(camps, stage="action", die="yellow", dice={"yellow": 1}, display=["wagon-blue-1"], wagon_deck=[])
    assert why(played.player_1, "pack-mule") == "HU-610"
    played.player_1.does("loot")
    assert heard(played, "loot") == [{"seat": "player-1", "colour": "yellow", "count": 3, "by": ["pack-mule"]}]
    loads(played.player_1, "yellow", "wagon-purple-7")
    assert storage(played, "player-1")["yellow"] == 1
    assert played.kind == "huns.gain"
    assert played.player_1.options == ["take", "pass"]
    played.player_1.passes()
    assert on(played, EMPTY) == ["yellow", "yellow"]
    assert on(played, "wagon-blue-1") == []


@rule("HU-611", "HU-615")
def test_the_end_of_turn_does_not_pass_before_all_that_must_happen_in_the_order_the_player_likes():
    camp = mine("plague-of-rats", full("ellac-the-heir"), wagons=[wagon(EMPTY, "green", "yellow"), "wagon-blue-1"])
    played = table(camp, seats=4, stage="end", die="green")
    assert offered(played.player_1, "resolve") == ["plague-of-rats"]
    assert offered(played.player_1, "use") == ["ellac-the-heir"]
    with refused("HU-611"):
        played.player_1.does("done")
    assert played.fact("question.player-1.closed") == {"done": "HU-611"}
    uses(played.player_1, "ellac-the-heir")
    takes(played.player_1, "blue")
    loads(played.player_1, "blue", "wagon-blue-1")
    assert played.kind == "huns.discard"  # the rats are all that is left
    takes(played.player_1, "blue")
    assert on(played, "wagon-blue-1") == []
    assert on(played, EMPTY) == ["green", "yellow"]
    assert played.waits_for == "player-2"


@rule("HU-611", "HU-771", "HU-746")
def test_zerco_may_come_before_or_after_the_spirits_but_no_die_is_taken_before_them():
    camp = mine("spiteful-spirits", full("zerco-the-jester"))
    played = table(camp, dice={"red": 1, "blue": 1})
    assert played.player_1.options == ["resolve", "use"]
    with refused("HU-611"):
        takes_die(played.player_1, "red")
    uses(played.player_1, "zerco-the-jester")
    played.player_1.does("turn", die=["red"], value=["3"])
    assert played.waits_for == "player-2"
    assert played.kind == "huns.ban"
    played.player_2.does("ban", die=["red"])
    assert "red" not in offered(played.player_1, "take", "die")
    played = table(camp, dice={"red": 1, "blue": 1})
    played.player_1.does("resolve", card=["spiteful-spirits"])
    played.player_2.does("ban", die=["blue"])
    uses(played.player_1, "zerco-the-jester")
    played.player_1.does("turn", die=["blue"], value=["3"])
    assert offered(played.player_1, "take", "die") == ["black", "green", "red", "yellow"]  # HU-775


@rule("HU-612")
def test_at_the_end_of_the_turn_no_card_for_the_turn_is_used_any_more():
    camp = mine(
        "sack-the-village", full("berik-the-carter"), "relay-ponies", wagons=[wagon(EMPTY, "green"), "wagon-blue-1"]
    )
    played = table(camp, seats=4, stage="after", die="green")
    assert offered(played.player_1) == ["berik-the-carter", "sack-the-village"]
    played.player_1.does("done")
    assert offered(played.player_1) == ["relay-ponies"]
    assert why(played.player_1, "sack-the-village") == "HU-612"
    assert why(played.player_1, "berik-the-carter") == "HU-612"


@rule("HU-604", "HU-509", "HU-707")
def test_a_wagon_filled_in_the_turn_of_another_player_brings_its_owner_an_any_time_effect():
    camps = {
        "player-1": {"cards": ["tribute-to-rome"], "wagons": [ALMOST, EMPTY]},
        "player-2": {
            "cards": ["iron-rims"],
            "wagons": [wagon("wagon-purple-6", "blue", "red", "green"), "wagon-blue-1"],
        },
    }
    played = table(
        camps, stage="action", die="black", dice={"black": 1}, display=["wagon-blue-2", "wagon-blue-4"], wagon_deck=[]
    )
    played.player_1.does("loot")
    loads(played.player_1, "black", "wagon-purple-1")
    played.player_1.does("take", wagon=["wagon-blue-2"])
    assert played.waits_for == "player-2"
    takes(played.player_2, "yellow")
    assert storage(played, "player-2") == {"blue": 1, "red": 1, "green": 1, "yellow": 1}
    assert wagons(played, "player-2") == ["wagon-blue-1", "wagon-blue-4"]
    assert played.waits_for == "player-3"  # Tribute to Rome goes on; the wheels wait for it (HU-514)
    played.player_3.passes()
    assert played.waits_for == "player-2"
    assert played.fact("question.player-2.about")["source"] == "iron-rims"
    takes(played.player_2, "red")
    assert on(played, "wagon-blue-4") == ["red"]


@rule("HU-608", "HU-631")
def test_what_was_used_in_this_turn_or_in_the_whole_game_is_told_by_its_own_rule():
    camp = mine("knucklebones", used("cattle-raid"), "sack-the-village")
    played = table(camp, used=["knucklebones"])
    assert why(played.player_1, "knucklebones") == "HU-608"
    assert why(played.player_1, "cattle-raid") == "HU-631"
