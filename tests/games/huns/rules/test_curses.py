"""Curses: accept or dodge, lifting (HU-651 to HU-661), and each of the twelve (HU-761 to HU-777)."""

import pytest

from tests.games.huns.rules.camps import (
    BLUE_GREEN,
    FOUR,
    GREEN_YELLOW,
    RED_BLACK,
    cards,
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


def cursing(*names: str, **camps: object) -> dict[str, object]:
    """The first player has drawn these Curses."""
    return {"player-1": {"drawn": list(names)}, **camps}


# ---- all of them


@rule("HU-651", "HU-661", "HU-307", "HU-660")
def test_the_target_decides_at_once_and_the_other_cards_are_already_under_the_deck():
    played = table(cursing("mutiny", "evil-eye"), stage="pick", die="black", decks={"curse": ["cowardice"]})
    played.player_1.does("play", card=["mutiny"])
    assert offered(played.player_1, "curse", "seat") == ["player-2", "player-3"]
    with refused("HU-307"):
        played.player_1.does("curse", seat=["player-1"])
    assert played.decks["curse"] == ["cowardice", "evil-eye"]
    played.player_1.does("curse", seat=["player-3"])
    assert played.waits_for == "player-3"
    assert played.player_3.options == ["accept", "flee"]


@rule("HU-652")
def test_an_accepted_curse_lies_face_up_and_works_from_now_on():
    camps = cursing("mutiny", "evil-eye", **{"player-2": {"cards": [full("zerco-the-jester")]}})
    played = table(camps, stage="pick", die="black")
    played.player_1.does("play", card=["mutiny"])
    played.player_1.does("curse", seat=["player-2"])
    played.player_2.does("accept")
    assert state(played, "mutiny") == "active"
    assert on(played, "mutiny") == []
    assert state(played, "zerco-the-jester") == "off"
    assert heard(played, "off") == [
        {"seat": "player-2", "card": "mutiny", "type": "mercenary", "cards": ["zerco-the-jester"]}
    ]


@rule("HU-653", "HU-654", "HU-807")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_dodged_curse_has_no_effect_cannot_be_filled_and_costs_n(seats: int):
    camp = mine(fled("mutiny"), full("zerco-the-jester"), "berik-the-carter", wagons=[RED_BLACK, GREEN_YELLOW])
    played = table(camp, seats=seats, stage="place", die="red", hand={"red": 2})
    assert state(played, "mutiny") == "fled"
    assert state(played, "zerco-the-jester") == "works"
    assert offered(played.player_1, "fill") == ["berik-the-carter"]
    assert line(scored(mine(fled("mutiny")), seats=seats), "mutiny") == -seats
    played = table(mine(fled("mutiny"), "sack-the-village"), seats=seats)
    assert why(played.player_1, "mutiny") == "HU-653"


@rule("HU-653", "HU-651")
def test_dodging_turns_the_curse_face_down_in_the_targets_camp():
    played = table(cursing("mutiny", "evil-eye"), stage="pick", die="black")
    played.player_1.does("play", card=["mutiny"])
    played.player_1.does("curse", seat=["player-2"])
    played.player_2.does("flee")
    assert cards(played, "player-2") == ["mutiny"]
    assert state(played, "mutiny") == "fled"
    assert played.waits_for == "player-2"  # the turn of player 2 follows


@rule("HU-655", "HU-654")
def test_nobody_is_asked_about_an_accepted_or_dodged_curse_again():
    """Another Curse brings a question about itself alone."""
    camps = cursing("cowardice", "evil-eye", **{"player-2": {"cards": ["mutiny", fled("mud-season")]}})
    played = table(camps, stage="pick", die="black")
    played.player_1.does("play", card=["cowardice"])
    played.player_1.does("curse", seat=["player-2"])
    assert played.fact("question.player-2.about") == {"card": "cowardice", "by": "player-1"}
    played.player_2.does("flee")
    assert [state(played, card) for card in ("mutiny", "mud-season", "cowardice")] == ["active", "fled", "fled"]


@rule("HU-656", "HU-657", "HU-405")
def test_a_curse_is_lifted_with_its_last_slot_and_stays_with_its_valuables():
    camp = mine(holding("mutiny", "red", "blue"), full("zerco-the-jester"), wagons=[GREEN_YELLOW, BLUE_GREEN])
    played = table(camp, stage="action", die="red", dice={"red": 1})
    assert state(played, "zerco-the-jester") == "off"
    played.player_1.does("loot")
    assert state(played, "mutiny") == "lifted"
    assert on(played, "mutiny") == ["blue", "red", "red"]
    assert cards(played, "player-1") == ["mutiny", "zerco-the-jester"]
    assert state(played, "zerco-the-jester") == "works"
    assert heard(played, "lifted") == [{"seat": "player-1", "card": "mutiny"}]


@rule("HU-658", "HU-416")
@content("berik-the-carter")
def test_nothing_leaves_or_reaches_a_lifted_curse():
    camp = mine(full("evil-eye", "red"), holding("mud-season", "red"), full("berik-the-carter", "black"),
                wagons=[RED_BLACK, GREEN_YELLOW])  # fmt: skip
    played = table(camp)
    uses(played.player_1, "berik-the-carter")
    assert offered(played.player_1, "move", "good") == ["black on berik-the-carter", "red on mud-season"]
    assert "evil-eye" not in offered(played.player_1, "move", "to")
    played = table(mine(full("evil-eye", "red"), "sack-the-village"))
    assert why(played.player_1, "evil-eye") == "HU-656"


@rule("HU-659", "HU-811")
def test_a_face_up_curse_is_worth_nothing():
    assert tally(scored(mine("mutiny", full("evil-eye"), "plague-of-rats")))["total"] == 0


@rule("HU-660", "HU-682", "HU-681")
@content("blind-seer", "lame-horses")
def test_several_curses_work_together_and_one_may_have_many():
    played = table(
        mine("blind-seer", "lame-horses", wagons=[RED_BLACK, FOUR]), stage="action", die="red", dice={"red": 3}
    )
    played.player_1.does("loot")
    assert heard(played, "loot")[0]["count"] == 2
    camps = cursing("cowardice", "evil-eye", **{"player-2": {"cards": ["mutiny", "blind-seer"]}})
    played = table(camps, stage="pick", die="black")
    played.player_1.does("play", card=["cowardice"])
    assert offered(played.player_1, "curse", "seat") == ["player-2", "player-3"]


# ---- each of them


@rule("HU-761", "HU-773")
@content("plague-of-rats")
def test_plague_of_rats_takes_one_valuable_of_the_players_choice_from_their_wagons():
    camp = mine(holding("plague-of-rats", "black"), wagons=[wagon(RED_BLACK, "red", "black"), wagon(FOUR, "green")])
    played = table(camp, stage="end", die="red")
    assert played.waits_for == "player-1"
    assert offered(played.player_1, "take", "goods") == [
        f"black on {RED_BLACK}",
        f"green on {FOUR}",
        f"red on {RED_BLACK}",
    ]
    before = played.reserve["green"]
    takes(played.player_1, f"green on {FOUR}")
    assert played.reserve["green"] == before + 1
    assert played.waits_for == "player-2"  # once in a turn
    played = table(mine("plague-of-rats", wagons=[RED_BLACK, FOUR]), stage="end", die="red")
    assert played.waits_for == "player-2"  # there was nothing


@rule("HU-761", "HU-734")
@content("plague-of-rats")
def test_the_rats_come_at_the_end_of_a_further_turn_too():
    camp = mine("plague-of-rats", wagons=[wagon(RED_BLACK, "red", "red"), BLUE_GREEN])
    played = table(camp, stage="end", die="red", again=True, turns_next=False, dice={"yellow": 1})
    assert on(played, RED_BLACK) == ["red"]  # both are red: nothing is asked
    assert played.waits_for == "player-1"
    takes_die(played.player_1, "yellow")
    played.player_1.does("loot")  # the yellow one goes onto the Curse, which stays active
    assert on(played, RED_BLACK) == []


@rule("HU-762", "HU-681")
@content("lame-horses")
@pytest.mark.parametrize(("value", "count"), [(1, 1), (2, 1), (3, 2)])
def test_lame_horses_loot_one_fewer_but_never_less_than_one(value: int, count: int):
    played = table(mine("lame-horses"), stage="action", die="red", dice={"red": value})
    played.player_1.does("loot")
    assert heard(played, "loot")[0]["count"] == count


@rule("HU-763", "HU-682")
@content("blind-seer", "hunting-falcon")
def test_blind_seer_draws_exactly_one_card_whatever_other_cards_say():
    camp = mine("blind-seer", "hunting-falcon")
    played = table(camp, stage="action", die="yellow", dice={"yellow": 3}, decks={"treasure": ["golden-crown", "*"]})
    played.player_1.does("draw")
    assert heard(played, "draw")[0]["count"] == 1
    assert "golden-crown" in cards(played, "player-1")


@rule("HU-763", "HU-744")
@content("blind-seer", "orestes-the-scribe")
def test_under_blind_seer_orestes_draws_one_card_again():
    camp = mine("blind-seer", full("orestes-the-scribe"))
    played = table(camp, stage="action", die="yellow", dice={"yellow": 3})
    played.player_1.does("draw")
    played.player_1.does("redraw")
    assert len(cards(played, "player-1")) == 3


@rule("HU-764", "HU-412")
@content("broken-axles")
def test_broken_axles_take_one_valuable_of_a_batch_onto_each_wagon():
    camp = mine("broken-axles", wagons=[RED_BLACK, FOUR])
    played = table(camp, stage="place", die="red", hand={"red": 3})
    loads(played.player_1, "red", RED_BLACK)
    assert on(played, RED_BLACK) == ["red"]
    assert on(played, FOUR) == ["red"]  # the only place that is left
    assert heard(played, "excess") == [{"seat": "player-1", "count": 1, "source": "loot", "by": ["broken-axles"]}]


@rule("HU-764")
@content("broken-axles")
def test_a_second_valuable_onto_the_same_wagon_is_refused_by_the_curse():
    camp = mine("broken-axles", wagons=[RED_BLACK, "wagon-green-1", "wagon-blue-2"])
    played = table(camp, stage="place", die="red", hand={"red": 3})
    loads(played.player_1, "red", RED_BLACK)
    with refused("HU-764"):
        loads(played.player_1, "red", RED_BLACK)


@rule("HU-764", "HU-774", "HU-423")
@content("broken-axles")
def test_a_wagon_taken_during_the_batch_counts_as_another_one():
    camp = mine("broken-axles", wagons=[wagon(FOUR, "blue", "green", "yellow"), GREEN_YELLOW])
    played = table(camp, stage="place", die="red", hand={"red": 3}, display=["wagon-blue-2"], wagon_deck=[])
    loads(played.player_1, "red", FOUR)
    assert storage(played, "player-1") == {"blue": 1, "red": 1, "green": 1, "yellow": 1}
    assert on(played, "wagon-blue-2") == ["red"]
    assert heard(played, "excess")[0]["count"] == 1


@rule("HU-764", "HU-747")
@content("broken-axles", "berik-the-carter")
def test_under_broken_axles_berik_moves_one_valuable_onto_each_wagon():
    camp = mine("broken-axles", full("berik-the-carter", "red"), full("zerco-the-jester", "red"),
                wagons=[RED_BLACK, GREEN_YELLOW])  # fmt: skip
    played = table(camp)
    uses(played.player_1, "berik-the-carter")
    played.player_1.does("move", good=["red on zerco-the-jester"], to=[RED_BLACK])
    with refused("HU-764"):
        played.player_1.does("move", good=["red on zerco-the-jester"], to=[RED_BLACK])
    assert played.player_1.may("move", good=["red on zerco-the-jester"], to=["broken-axles"])


@rule("HU-764", "HU-742", "HU-656")
@content("broken-axles", "onegesius-the-quartermaster")
def test_axles_mended_in_the_middle_of_a_divided_batch_bind_it_no_longer():
    camp = mine(holding("broken-axles", "blue", "blue"), full("onegesius-the-quartermaster"),
                wagons=[RED_BLACK, GREEN_YELLOW])  # fmt: skip
    played = table(camp, stage="place", die="red", hand={"red": 3})
    played.player_1.does("divide")
    loads(played.player_1, "red", RED_BLACK)
    # the wagon has had its one, so the next one goes onto the Curse, which is lifted by it
    assert state(played, "broken-axles") == "lifted"
    assert on(played, RED_BLACK) == ["red", "red"]


@rule("HU-765", "HU-506")
@content("mud-season")
def test_mud_season_takes_new_wagons_from_the_deck_while_there_is_one():
    camp = mine("mud-season", wagons=[wagon(FOUR, "blue", "red", "green"), BLUE_GREEN])
    played = table(
        camp, stage="action", die="yellow", dice={"yellow": 1}, display=["wagon-blue-2"], wagon_deck=[RED_BLACK]
    )
    played.player_1.does("loot")
    loads(played.player_1, "yellow", FOUR)
    assert wagons(played, "player-1") == sorted([BLUE_GREEN, RED_BLACK])
    assert played.display == ["wagon-blue-2"]
    played = table(camp, stage="action", die="yellow", dice={"yellow": 1}, display=["wagon-blue-2"], wagon_deck=[])
    played.player_1.does("loot")
    loads(played.player_1, "yellow", FOUR)
    assert wagons(played, "player-1") == sorted([BLUE_GREEN, "wagon-blue-2"])


@rule("HU-691", "HU-765", "HU-705", "HU-712")
@content("mud-season", "great-yurt", "relay-ponies")
def test_mud_season_holds_for_great_yurt_and_relay_ponies():
    camp = {"player-1": {"cards": ["mud-season"], "drawn": ["great-yurt", "pack-mule"], "wagons": [FOUR, BLUE_GREEN]}}
    played = table(camp, stage="pick", die="blue", display=["wagon-blue-2"], wagon_deck=[RED_BLACK])
    played.player_1.does("play", card=["great-yurt"])
    assert wagons(played, "player-1") == sorted([FOUR, BLUE_GREEN, RED_BLACK])
    ponies = mine("mud-season", "relay-ponies", full("ellac-the-heir"))
    played = table(ponies, seats=4, stage="end", die="red", display=["wagon-blue-2"], wagon_deck=[RED_BLACK])
    with refused("HU-691"):
        uses(played.player_1, "relay-ponies")
    played = table(ponies, seats=4, stage="end", die="red", display=["wagon-blue-2"], wagon_deck=[])
    assert "relay-ponies" in offered(played.player_1)  # face-up ones if the deck is empty


@rule("HU-766", "HU-688", "HU-805")
@content("mutiny", "zerco-the-jester")
def test_mutiny_switches_mercenaries_off_which_still_count_as_full():
    played = table(mine("mutiny", full("zerco-the-jester"), "sack-the-village"))
    assert offered(played.player_1) == ["sack-the-village"]
    with refused("HU-766"):
        uses(played.player_1, "zerco-the-jester")
    refusal = played.match.why_not(0, played.choice("player-1", "use", {"card": ["zerco-the-jester"]}))
    assert refusal.facts == {"face": "zerco-the-jester", "by": ["mutiny"]}
    assert on(played, "zerco-the-jester") == ["yellow", "yellow"]
    assert tally(scored(mine("mutiny", full("zerco-the-jester"), "bleda-the-raider")))["mercenaries"] == 0


@rule("HU-767", "HU-688")
@content("rusted-gear", "war-saddle", "pack-mule")
def test_rusted_gear_switches_equipment_off_and_lifted_no_longer():
    played = table(mine("rusted-gear", "war-saddle", "pack-mule"), stage="action", die="red", dice={"red": 1})
    with refused("HU-767"):
        uses(played.player_1, "war-saddle")
    played.player_1.does("loot")
    assert heard(played, "loot")[0]["count"] == 1
    played = table(mine(full("rusted-gear"), "war-saddle", "pack-mule"), stage="action", die="red", dice={"red": 1})
    assert offered(played.player_1) == ["war-saddle"]
    played.player_1.does("loot")
    assert heard(played, "loot")[0]["count"] == 3


@rule("HU-767", "HU-685")
@content("rusted-gear", "great-yurt")
def test_under_rusted_gear_three_wagons_are_kept_but_not_filled_up_again():
    camp = mine("rusted-gear", "great-yurt", wagons=[wagon(FOUR, "blue", "red", "green"), RED_BLACK, BLUE_GREEN])
    played = table(camp, stage="action", die="yellow", dice={"yellow": 1})
    played.player_1.does("loot")
    loads(played.player_1, "yellow", FOUR)
    assert wagons(played, "player-1") == sorted([RED_BLACK, BLUE_GREEN])


@rule("HU-685", "HU-767", "HU-759")
@content("great-yurt", "rusted-gear", "onegesius-the-quartermaster")
def test_rusted_gear_lifted_in_the_middle_of_a_batch_brings_the_third_wagon_at_once():
    camp = mine(holding("rusted-gear", "blue", "blue"), "great-yurt", full("onegesius-the-quartermaster"),
                wagons=[GREEN_YELLOW, BLUE_GREEN])  # fmt: skip
    played = table(camp, stage="place", die="red", hand={"red": 2}, display=["wagon-blue-2"], wagon_deck=[])
    assert wagons(played, "player-1") == sorted([GREEN_YELLOW, BLUE_GREEN, "wagon-blue-2"])
    assert on(played, "wagon-blue-2") == []  # the batch went onto the card, its rest is excess
    cards_of = [holding("rusted-gear", "blue", "blue"), "great-yurt", full("onegesius-the-quartermaster"), "evil-eye"]
    divided = mine(*cards_of, wagons=[GREEN_YELLOW, BLUE_GREEN])
    played = table(divided, stage="place", die="red", hand={"red": 2}, display=["wagon-blue-2"], wagon_deck=[])
    played.player_1.does("divide")
    fills(played.player_1, "rusted-gear")
    assert played.player_1.options == ["load", "fill"]
    loads(played.player_1, "red", "wagon-blue-2")  # the new wagon takes what is left


@rule("HU-768", "HU-686")
@content("cowardice", "bleda-the-raider")
def test_cowardice_forbids_raids_even_with_bleda():
    camp = mine("cowardice", full("bleda-the-raider"), "sack-the-village", full("zerco-the-jester"))
    played = table(camp)
    assert offered(played.player_1) == ["zerco-the-jester"]
    with refused("HU-768"):
        uses(played.player_1, "sack-the-village")
    refusal = played.match.why_not(0, played.choice("player-1", "use", {"card": ["sack-the-village"]}))
    assert refusal.facts == {"face": "sack-the-village", "by": ["cowardice"]}
    assert "sack-the-village" in offered(table(mine(full("cowardice"), "sack-the-village")).player_1)


@rule("HU-768", "HU-777", "HU-783")
@content("cowardice", "sword-of-mars")
def test_raids_under_cowardice_are_worth_0_but_treasures_still_count_them():
    played = scored(mine("cowardice", "sack-the-village", used("cattle-raid"), "sword-of-mars"))
    assert tally(played)["raids"] == 0
    assert line(played, "sword-of-mars") == 3
    played = scored(mine(full("cowardice"), "sack-the-village", used("cattle-raid")))
    assert tally(played)["raids"] == 2


@rule("HU-769", "HU-773", "HU-514")
@content("tribute-to-rome")
def test_tribute_to_rome_lets_each_opponent_take_a_valuable_clockwise():
    camps = {
        "player-1": {"wagons": [RED_BLACK, "wagon-blue-2"]},
        "player-2": {"cards": ["tribute-to-rome"], "wagons": [wagon(FOUR, "blue", "red", "green"), BLUE_GREEN]},
        "player-3": {"wagons": [GREEN_YELLOW, "wagon-green-2"]},
    }
    played = table(
        camps,
        active="player-2",
        stage="action",
        die="yellow",
        dice={"yellow": 1},
        display=["wagon-purple-4"],
        wagon_deck=[],
    )
    played.player_2.does("loot")
    loads(played.player_2, "yellow", FOUR)
    assert played.waits_for == "player-3"  # from the player under the Curse
    assert played.player_3.options == ["take", "pass"]
    takes(played.player_3, "green")
    assert on(played, GREEN_YELLOW) == ["green"]
    assert played.waits_for == "player-1"
    played.player_1.passes()
    assert played.kind == "huns.die"


@rule("HU-769", "HU-606", "HU-614", "HU-707", "HU-711")
@content("tribute-to-rome", "tribute-roll", "iron-rims")
def test_the_active_player_orders_tribute_wheels_and_roll_of_several_owners():
    camps = {
        "player-1": {
            "cards": ["tribute-to-rome", "iron-rims"],
            "wagons": [wagon(FOUR, "blue", "red", "green"), BLUE_GREEN],
        },
        "player-2": {"cards": ["tribute-roll", "zerco-the-jester"], "wagons": [RED_BLACK, "wagon-green-2"]},
        "player-3": {"wagons": [GREEN_YELLOW, "wagon-orange-2"]},
    }
    played = table(camps, stage="place", die="yellow", hand={"yellow": 1}, display=["wagon-purple-4"], wagon_deck=[])
    loads(played.player_1, "yellow", FOUR)
    assert order(played) == [
        ("player-1", "iron-rims"),
        ("player-1", "tribute-to-rome"),
        ("player-2", "tribute-roll"),
    ]
    played.player_1.does("2")
    takes(played.player_2, "red")
    assert on(played, "zerco-the-jester") == ["red"]
    assert order(played) == [("player-1", "iron-rims"), ("player-1", "tribute-to-rome")]
    played.player_1.does("1")
    assert played.waits_for == "player-2"
    played.player_2.passes()
    assert played.waits_for == "player-3"
    played.player_3.passes()
    assert played.waits_for == "player-1"
    assert played.fact("question.player-1.about")["source"] == "iron-rims"


@rule("HU-769", "HU-656")
@content("tribute-to-rome")
def test_a_lifted_tribute_is_paid_no_more():
    camp = mine(full("tribute-to-rome"), wagons=[wagon(FOUR, "blue", "red", "green"), BLUE_GREEN])
    played = table(camp, stage="place", die="yellow", hand={"yellow": 1}, display=["wagon-purple-4"], wagon_deck=[])
    assert played.kind == "huns.die"


@rule("HU-770", "HU-776")
@content("evil-eye")
def test_evil_eye_forbids_a_3_while_another_die_shows_less():
    dice = {"red": 3, "blue": 3, "green": 1, "black": 2, "yellow": 2}
    played = table(mine("evil-eye"), dice=dice)
    assert offered(played.player_1, "take", "die") == ["black", "green", "yellow"]
    with refused("HU-770"):
        takes_die(played.player_1, "red")
    refusal = played.match.why_not(0, played.choice("player-1", "take", {"die": ["red"]}))
    assert refusal.facts == {"die": "red", "value": 3, "by": ["evil-eye"]}
    played = table(mine("evil-eye"), dice=dice, taken=dict.fromkeys(["green", "black", "yellow"], "player-2"))
    assert offered(played.player_1, "take", "die") == ["blue", "red"]


@rule("HU-776", "HU-770", "HU-746")
@content("evil-eye", "zerco-the-jester")
def test_evil_eye_looks_at_the_values_at_the_moment_of_the_choice():
    dice = {"red": 3, "blue": 1, "green": 2, "black": 2, "yellow": 2}
    played = table(mine("evil-eye", full("zerco-the-jester")), dice=dice)
    uses(played.player_1, "zerco-the-jester")
    played.player_1.does("turn", die=["red"], value=["2"])
    assert "red" in offered(played.player_1, "take", "die")
    played = table(mine("evil-eye", full("zerco-the-jester")), dice=dice)
    uses(played.player_1, "zerco-the-jester")
    played.player_1.does("turn", die=["blue"], value=["3"])
    assert offered(played.player_1, "take", "die") == ["black", "green", "yellow"]


@rule("HU-771", "HU-775")
@content("spiteful-spirits", "knucklebones")
def test_the_left_neighbour_bans_a_colour_and_a_new_roll_does_not_lift_it():
    played = table(mine("spiteful-spirits", "knucklebones"), taken={"blue": "player-3"})
    played.player_1.does("resolve", card=["spiteful-spirits"])
    assert played.waits_for == "player-2"
    assert offered(played.player_2, "ban", "die") == ["black", "green", "red", "yellow"]
    played.player_2.does("ban", die=["red"])
    uses(played.player_1, "knucklebones")
    played.dice_show(3)
    played.player_1.does("turn", die=["red"])
    assert offered(played.player_1, "take", "die") == ["black", "green", "yellow"]
    with refused("HU-771"):
        takes_die(played.player_1, "red")
    with refused("HU-206"):
        takes_die(played.player_1, "blue")


@rule("HU-771")
@content("spiteful-spirits")
def test_the_only_die_may_be_taken_though_it_is_banned_and_the_next_turn_has_a_new_ban():
    taken = dict.fromkeys(["blue", "green", "black", "yellow"], "player-2")
    played = table(mine("spiteful-spirits"), taken=taken)
    assert played.kind == "huns.action"
    assert played.die == "red"
    assert heard(played, "ban")[0]["die"] == "red"
    played = table({"player-2": {"cards": ["spiteful-spirits"]}}, stage="after", die="red", banned="blue")
    assert played.waits_for == "player-3"  # names a die for player 2
    assert "blue" in offered(played.player_3, "ban", "die")


@rule("HU-687", "HU-770", "HU-771", "HU-213")
@content("evil-eye", "spiteful-spirits")
def test_bans_that_forbid_every_die_are_void():
    taken = dict.fromkeys(["green", "black", "yellow"], "player-2")
    played = table(mine("evil-eye", "spiteful-spirits"), taken=taken, dice={"red": 3, "blue": 1})
    played.player_2.does("ban", die=["blue"])  # and the eye forbids the red one
    assert offered(played.player_1, "take", "die") == ["blue", "red"]
    played = table(mine("evil-eye", "spiteful-spirits"), taken=taken, dice={"red": 3, "blue": 1})
    played.player_2.does("ban", die=["red"])
    assert played.die == "blue"  # the only one that is left


@rule("HU-772", "HU-688")
@content("desecrated-tomb")
def test_the_desecrated_tomb_makes_each_fulfilled_treasure_worth_2_less():
    treasures = ["golden-crown", "byzantine-icon"]
    played = scored(mine("desecrated-tomb", *treasures), seats=4)
    assert line(played, "golden-crown") == 2
    assert line(played, "byzantine-icon") == 0  # not met, and not below 0
    assert line(scored(mine(full("desecrated-tomb"), *treasures), seats=4), "golden-crown") == 4


@rule("HU-773")
@content("tribute-to-rome", "lame-horses")
def test_a_curse_speaks_to_the_player_in_whose_camp_it_lies():
    camps = {"player-2": {"cards": ["lame-horses"]}, "player-1": {}}
    played = table(camps, stage="action", die="red", dice={"red": 3})
    played.player_1.does("loot")
    assert heard(played, "loot")[0]["count"] == 3
    played = table(camps, active="player-2", stage="action", die="red", dice={"red": 3})
    played.player_2.does("loot")
    assert heard(played, "loot")[0]["count"] == 2
