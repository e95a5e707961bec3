"""Mercenaries: they work while they are full (HU-641 to HU-646), and each of the twelve (HU-741 to HU-759)."""

import pytest

from tests.games.huns.rules.camps import (
    BLUE_GREEN,
    FOUR,
    GREEN_YELLOW,
    RED_BLACK,
    cards,
    fills,
    full,
    heard,
    holding,
    line,
    loads,
    mine,
    offered,
    on,
    passes_on,
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
from tianxia.games import game
from tianxia.scenario import refused


def moves(seat, good: str, to: str) -> None:
    """Berik moves a Valuable."""
    seat.does("move", good=[good], to=[to])


# ---- all of them


@rule("HU-641", "HU-306")
def test_a_mercenary_is_played_without_valuables_and_does_not_work():
    camp = {"player-1": {"drawn": ["berik-the-carter", "zerco-the-jester"], "wagons": [wagon(FOUR, "red"), RED_BLACK]}}
    played = table(camp, stage="pick", die="green")
    played.player_1.does("play", card=["berik-the-carter"])
    assert on(played, "berik-the-carter") == []
    assert state(played, "berik-the-carter") == "unfilled"
    assert played.waits_for == "player-2"  # Berik could move a red one, but does not work


@rule("HU-641", "HU-642")
def test_a_mercenary_works_as_soon_as_the_last_slot_holds_a_valuable():
    camp = mine(holding("berik-the-carter", "red"), "caravan-swap", wagons=[wagon(FOUR, "red"), RED_BLACK])
    played = table(camp, stage="action", die="red", dice={"red": 1})
    with refused("HU-641"):
        uses(played.player_1, "berik-the-carter")
    refusal = played.match.why_not(0, played.choice("player-1", "use", {"card": ["berik-the-carter"]}))
    assert refusal.facts == {"face": "berik-the-carter", "left": 1}
    played.player_1.does("loot")
    fills(played.player_1, "berik-the-carter")
    assert state(played, "berik-the-carter") == "works"
    assert heard(played, "full") == [{"seat": "player-1", "card": "berik-the-carter"}]
    assert offered(played.player_1) == ["berik-the-carter", "caravan-swap"]


@rule("HU-643")
def test_a_mercenary_that_loses_a_valuable_stops_until_it_is_full_again():
    camps = {
        "player-1": {"cards": [full("ildico-the-poisoner")], "wagons": [RED_BLACK, GREEN_YELLOW]},
        "player-2": {
            "cards": [holding("zerco-the-jester", "red", "red"), "market-plunder"],
            "wagons": [FOUR, BLUE_GREEN],
        },
    }
    played = table(camps, stage="end", die="red", drew=True)
    uses(played.player_1, "ildico-the-poisoner")  # there are only red ones, so nothing is asked
    assert state(played, "zerco-the-jester") == "unfilled"
    assert why(played.player_2, "zerco-the-jester") == "HU-641"
    uses(played.player_2, "market-plunder")
    takes(played.player_2, "blue")
    fills(played.player_2, "zerco-the-jester")
    assert offered(played.player_2) == ["zerco-the-jester"]


@rule("HU-644", "HU-805")
def test_a_full_mercenary_is_worth_1_and_another_minus_1():
    played = scored(mine(full("zerco-the-jester"), holding("bleda-the-raider", "red", "red"), "eskam-the-oracle"))
    assert line(played, "zerco-the-jester") == 1
    assert line(played, "bleda-the-raider") == -1
    assert tally(played)["mercenaries"] == -1


@rule("HU-645", "HU-608")
@content("zerco-the-jester", "berik-the-carter")
def test_losing_and_refilling_a_mercenary_gives_no_second_use_in_the_turn():
    camp = mine(full("zerco-the-jester", "red"), full("berik-the-carter"), "evil-eye", "caravan-swap")
    played = table(camp, dice={"red": 1})
    uses(played.player_1, "zerco-the-jester")
    played.player_1.does("turn", die=["red"], value=["2"])
    uses(played.player_1, "berik-the-carter")
    moves(played.player_1, "red on zerco-the-jester", "evil-eye")
    assert state(played, "zerco-the-jester") == "unfilled"
    moves(played.player_1, "red on evil-eye", "zerco-the-jester")
    assert state(played, "zerco-the-jester") == "works"
    assert offered(played.player_1) == ["caravan-swap"]
    assert why(played.player_1, "zerco-the-jester") == "HU-608"


@rule("HU-646")
def test_using_a_mercenary_does_not_spend_its_valuables():
    played = table(mine(full("zerco-the-jester", "red")), dice={"red": 1})
    uses(played.player_1, "zerco-the-jester")
    played.player_1.does("turn", die=["red"], value=["2"])
    assert on(played, "zerco-the-jester") == ["red", "red"]
    assert state(played, "zerco-the-jester") == "works"


# ---- each of them


@rule("HU-741")
@content("ildico-the-poisoner")
def test_ildico_returns_a_valuable_from_a_mercenary_of_an_opponent_after_a_draw():
    camps = {
        "player-1": {"cards": [full("ildico-the-poisoner"), holding("zerco-the-jester", "red")]},
        "player-2": {"cards": [holding("bleda-the-raider", "red", "green")]},
        "player-3": {"cards": [full("kreka-the-queen", "blue"), holding("mutiny", "black")]},
    }
    played = table(camps, stage="end", die="green", drew=True)
    before = dict(played.reserve)
    uses(played.player_1, "ildico-the-poisoner")
    wanted = ["blue on kreka-the-queen", "green on bleda-the-raider", "red on bleda-the-raider"]
    assert offered(played.player_1, "take", "goods") == wanted  # no own one, nothing on a Curse
    takes(played.player_1, "blue on kreka-the-queen")
    assert state(played, "kreka-the-queen") == "unfilled"
    assert played.reserve["blue"] == before["blue"] + 1
    played = table(camps, stage="end", die="green", looted=True)
    assert played.waits_for == "player-2"  # no Draw in this turn
    camps["player-1"]["cards"].append("relay-ponies")
    played = table(camps, seats=4, stage="end", die="green", looted=True)
    assert why(played.player_1, "ildico-the-poisoner") == "HU-741"


@rule("HU-741", "HU-757")
@content("ildico-the-poisoner")
def test_ildico_acts_once_in_a_round_and_again_after_the_next_roll():
    camps = {
        "player-1": {"cards": [full("ildico-the-poisoner"), "relay-ponies"]},
        "player-2": {"cards": [holding("bleda-the-raider", "red", "green")]},
    }
    played = table(camps, seats=4, stage="end", die="green", drew=True, used_round=["ildico-the-poisoner"])
    assert offered(played.player_1) == ["relay-ponies"]
    with refused("HU-741"):
        uses(played.player_1, "ildico-the-poisoner")
    last = {"taken": dict.fromkeys(["blue", "red", "black", "yellow"], "player-2")}
    played = table(
        camps, seats=4, active="player-4", stage="end", die="green", used_round=["ildico-the-poisoner"], **last
    )
    assert played.round == 2
    assert played.used_round == []


@rule("HU-757", "HU-735")
@content("ildico-the-poisoner", "full-gallop")
def test_with_full_gallop_the_draw_of_that_turn_counts_for_ildico():
    camps = {
        "player-1": {"cards": [full("ildico-the-poisoner"), "full-gallop"], "wagons": [RED_BLACK, GREEN_YELLOW]},
        "player-2": {"cards": [holding("bleda-the-raider", "red")]},
    }
    played = table(camps, stage="action", die="blue", dice={"blue": 1}, decks={"equipment": ["pack-mule", "*"]})
    uses(played.player_1, "full-gallop")
    played.player_1.does("draw")  # the Loot follows, and no blue one fits
    assert [told["kind"] for told in played.heard("draw", "loot")] == ["draw", "loot"]
    assert played.kind == "huns.end"
    assert offered(played.player_1) == ["ildico-the-poisoner"]


@rule("HU-742", "HU-759")
@content("onegesius-the-quartermaster")
def test_onegesius_divides_a_loot_between_wagons_and_any_number_of_cards():
    camp = mine(full("onegesius-the-quartermaster"), "zerco-the-jester", "evil-eye", wagons=[RED_BLACK, GREEN_YELLOW])
    played = table(camp, stage="place", die="red", hand={"red": 3})
    assert played.player_1.options == ["load", "fill", "divide"]
    played.player_1.does("divide")
    assert played.player_1.options == ["load", "fill"]  # and no going back while one fits (HU-759)
    fills(played.player_1, "zerco-the-jester")
    fills(played.player_1, "evil-eye")
    loads(played.player_1, "red", RED_BLACK)
    assert on(played, "zerco-the-jester") == ["red"]
    assert on(played, "evil-eye") == ["red"]
    assert on(played, RED_BLACK) == ["red"]


@rule("HU-759", "HU-405", "HU-410")
@content("onegesius-the-quartermaster")
def test_without_saying_so_first_nothing_is_divided():
    camp = mine(full("onegesius-the-quartermaster"), "zerco-the-jester", "evil-eye", wagons=[RED_BLACK, GREEN_YELLOW])
    played = table(camp, stage="place", die="red", hand={"red": 3})
    fills(played.player_1, "zerco-the-jester")
    assert on(played, "zerco-the-jester") == ["red", "red"]
    assert on(played, RED_BLACK) == []
    assert heard(played, "excess") == [{"seat": "player-1", "count": 1, "source": "loot"}]
    played = table(camp, stage="place", die="red", hand={"red": 3})
    loads(played.player_1, "red", RED_BLACK)
    assert on(played, RED_BLACK) == ["red", "red", "red"]


@rule("HU-742", "HU-420")
@content("onegesius-the-quartermaster", "sack-the-village")
def test_onegesius_divides_no_valuables_of_effects():
    camp = mine(full("onegesius-the-quartermaster"), "zerco-the-jester", "sack-the-village", wagons=[RED_BLACK, FOUR])
    played = table(camp)
    uses(played.player_1, "sack-the-village")
    takes(played.player_1, "red", "red")
    assert "divide" not in played.player_1.options
    idle = mine(holding("onegesius-the-quartermaster", "red"), "zerco-the-jester", wagons=[RED_BLACK, FOUR])
    with refused("HU-641"):
        table(idle, stage="place", die="red", hand={"red": 3}).player_1.does("divide")


@rule("HU-759", "HU-643", "HU-754")
@content("onegesius-the-quartermaster", "berik-the-carter")
def test_a_divided_batch_is_completed_even_if_onegesius_stops_working():
    camp = mine(
        full("onegesius-the-quartermaster", "blue"), full("berik-the-carter"), "zerco-the-jester",
        wagons=[RED_BLACK, BLUE_GREEN],
    )  # fmt: skip
    played = table(camp, stage="place", die="red", hand={"red": 3})
    played.player_1.does("divide")
    fills(played.player_1, "zerco-the-jester")
    uses(played.player_1, "berik-the-carter")
    moves(played.player_1, "blue on onegesius-the-quartermaster", BLUE_GREEN)
    played.player_1.does("done")
    assert state(played, "onegesius-the-quartermaster") == "unfilled"
    loads(played.player_1, "red", RED_BLACK)
    fills(played.player_1, "zerco-the-jester")  # still on both
    assert on(played, "zerco-the-jester") == ["red", "red"]
    assert on(played, RED_BLACK) == ["red"]


@rule("HU-743", "HU-684", "HU-741")
@content("edeco-the-bodyguard", "ildico-the-poisoner")
def test_edeco_protects_all_mercenaries_himself_included_while_he_is_full():
    camps = {
        "player-1": {"cards": [full("ildico-the-poisoner"), "relay-ponies"]},
        "player-2": {"cards": [full("edeco-the-bodyguard"), holding("bleda-the-raider", "red", "green")]},
    }
    played = table(camps, seats=4, stage="end", die="green", drew=True)
    assert offered(played.player_1) == ["relay-ponies"]
    with refused("HU-684"):
        uses(played.player_1, "ildico-the-poisoner")
    camps["player-2"]["cards"][0] = holding("edeco-the-bodyguard", "red")
    played = table(camps, seats=4, stage="end", die="green", drew=True)
    uses(played.player_1, "ildico-the-poisoner")
    assert "red on edeco-the-bodyguard" in offered(played.player_1, "take", "goods")


@rule("HU-743", "HU-684", "HU-747")
@content("edeco-the-bodyguard", "berik-the-carter")
def test_edeco_does_not_stop_own_effects():
    camp = mine(full("edeco-the-bodyguard", "red"), full("berik-the-carter", "black"), wagons=[RED_BLACK, GREEN_YELLOW])
    played = table(camp)
    uses(played.player_1, "berik-the-carter")
    moves(played.player_1, "red on edeco-the-bodyguard", RED_BLACK)
    assert on(played, RED_BLACK) == ["red"]


@rule("HU-744", "HU-303")
@content("orestes-the-scribe")
def test_orestes_puts_the_drawn_cards_under_the_deck_and_draws_as_many_again():
    camp = {"player-1": {"cards": [full("orestes-the-scribe")], "drawn": ["pack-mule", "iron-rims"]}}
    deck = ["war-saddle", "guard-dogs", "great-yurt"]
    played = table(camp, stage="pick", die="blue", dice={"blue": 2}, decks={"equipment": deck})
    played.player_1.does("redraw")
    assert played.camps["player-1"]["drawn"] == ["war-saddle", "guard-dogs"]
    assert played.decks["equipment"] == ["great-yurt", "pack-mule", "iron-rims"]
    assert played.player_1.options == ["play"]  # one of the new ones must be played
    with refused("HU-608"):
        played.player_1.does("redraw")
    with refused("HU-304"):
        played.player_1.does("play", card=["pack-mule"])


@rule("HU-744")
@content("orestes-the-scribe")
def test_orestes_needs_a_card_left_in_the_deck_and_all_his_valuables():
    camp = {"player-1": {"cards": [full("orestes-the-scribe")], "drawn": ["pack-mule", "iron-rims"]}}
    played = table(camp, stage="pick", die="blue", decks={"equipment": []})
    assert played.player_1.options == ["play"]
    with refused("HU-744"):
        played.player_1.does("redraw")
    camp["player-1"]["cards"] = ["orestes-the-scribe"]
    played = table(camp, stage="pick", die="blue")
    with refused("HU-641"):
        played.player_1.does("redraw")


@rule("HU-745", "HU-686", "HU-632")
@content("bleda-the-raider")
def test_bleda_allows_two_raids_and_gives_a_valuable_before_each():
    raids = ["sack-the-village", "market-plunder", "khans-levy"]
    camp = mine(full("bleda-the-raider"), *raids, "evil-eye", wagons=[RED_BLACK, GREEN_YELLOW])
    played = table(camp)
    uses(played.player_1, "sack-the-village")
    assert played.fact("question.player-1.about")["source"] == "bleda-the-raider"
    takes(played.player_1, "black")
    loads(played.player_1, "black", RED_BLACK)
    assert played.fact("question.player-1.about")["source"] == "sack-the-village"
    takes(played.player_1, "red")
    loads(played.player_1, "red", RED_BLACK)
    uses(played.player_1, "market-plunder")
    played.player_1.passes()
    assert played.fact("question.player-1.about")["source"] == "market-plunder"
    takes(played.player_1, "yellow")
    loads(played.player_1, "yellow", GREEN_YELLOW)
    assert on(played, RED_BLACK) == ["black", "red"]
    with refused("HU-632"):
        uses(played.player_1, "khans-levy")
    refusal = played.match.why_not(0, played.choice("player-1", "use", {"card": ["khans-levy"]}))
    assert refusal.facts == {"face": "khans-levy", "limit": 2}


@rule("HU-745", "HU-643", "HU-632")
@content("bleda-the-raider", "berik-the-carter")
def test_when_bleda_loses_a_valuable_the_second_raid_is_gone():
    mercenaries = [full("bleda-the-raider", "red"), full("berik-the-carter", "black")]
    camp = mine(*mercenaries, "sack-the-village", "market-plunder", wagons=[RED_BLACK, GREEN_YELLOW])
    played = table(camp)
    uses(played.player_1, "sack-the-village")
    played.player_1.passes()
    takes(played.player_1, "green")
    assert "market-plunder" in offered(played.player_1)
    uses(played.player_1, "berik-the-carter")
    moves(played.player_1, "red on bleda-the-raider", RED_BLACK)
    played.player_1.does("done")
    assert why(played.player_1, "market-plunder") == "HU-632"


@rule("HU-745", "HU-690")
@content("bleda-the-raider")
def test_bleda_offers_nothing_that_finds_no_place():
    camp = mine(full("bleda-the-raider"), "caravan-swap", wagons=[RED_BLACK, GREEN_YELLOW])
    played = table(camp, reserve={"red": 0, "black": 0, "green": 0, "yellow": 0})
    uses(played.player_1, "caravan-swap")
    assert played.kind == "huns.swap"


@rule("HU-745", "HU-731", "HU-736")
@content("bleda-the-raider", "battle-cry")
def test_bleda_gives_one_valuable_for_battle_cry_and_it_counts_as_one_raid():
    camps = {
        "player-1": {"cards": [full("bleda-the-raider"), "battle-cry", "market-plunder"], "wagons": [RED_BLACK, FOUR]},
        "player-2": {"cards": ["sack-the-village"]},
    }
    played = table(camps)
    uses(played.player_1, "battle-cry")
    takes(played.player_1, "yellow")
    assert played.fact("question.player-1.about")["source"] == "sack-the-village"
    takes(played.player_1, "green")
    assert played.raids == 1
    assert offered(played.player_1) == ["market-plunder"]


@rule("HU-746", "HU-216")
@content("zerco-the-jester")
def test_zerco_turns_one_available_die_to_any_value():
    played = table(mine(full("zerco-the-jester")), dice={"red": 1, "blue": 2}, taken={"yellow": "player-3"})
    uses(played.player_1, "zerco-the-jester")
    assert offered(played.player_1, "turn", "die") == ["black", "blue", "green", "red"]
    assert played.player_1.may("turn", die=["red"], value=["3"])
    assert not played.player_1.may("turn", die=["red"], value=["1"])  # it shows that already
    played.player_1.does("turn", die=["red"], value=["3"])
    assert played.dice["red"] == 3
    assert "red" in offered(played.player_1, "take", "die")


@rule("HU-747", "HU-408")
@content("berik-the-carter")
def test_berik_moves_up_to_two_valuables_between_own_wagons_mercenaries_and_active_curses():
    camp = mine(full("berik-the-carter", "black"), holding("evil-eye", "red"), full("mud-season", "green"), "iron-rims",
                wagons=[wagon(FOUR, "red"), RED_BLACK])  # fmt: skip
    played = table(camp)
    uses(played.player_1, "berik-the-carter")
    assert offered(played.player_1, "move", "to") == ["evil-eye", RED_BLACK]
    assert not played.player_1.may("move", good=["black on berik-the-carter"], to=[FOUR])  # no black slot
    assert "green on mud-season" not in offered(played.player_1, "move", "good")  # HU-658
    moves(played.player_1, f"red on {FOUR}", RED_BLACK)
    assert played.player_1.options == ["move", "done"]
    moves(played.player_1, "red on evil-eye", RED_BLACK)
    assert on(played, RED_BLACK) == ["red", "red"]
    assert played.kind == "huns.die"
    assert offered(played.player_1) == []


@rule("HU-747", "HU-608")
@content("berik-the-carter")
def test_berik_may_stop_after_one_move_and_is_used_once_in_a_turn():
    camp = mine(full("berik-the-carter", "black"), "caravan-swap", wagons=[wagon(FOUR, "red"), RED_BLACK])
    played = table(camp)
    uses(played.player_1, "berik-the-carter")
    moves(played.player_1, f"red on {FOUR}", RED_BLACK)
    played.player_1.does("done")
    assert why(played.player_1, "berik-the-carter") == "HU-608"


@rule("HU-754", "HU-747", "HU-643")
@content("berik-the-carter")
def test_a_valuable_may_leave_berik_and_both_moves_are_completed():
    camp = mine(full("berik-the-carter", "black"), full("zerco-the-jester", "red"), wagons=[FOUR, RED_BLACK])
    played = table(camp)
    uses(played.player_1, "berik-the-carter")
    moves(played.player_1, "black on berik-the-carter", RED_BLACK)
    assert state(played, "berik-the-carter") == "unfilled"
    moves(played.player_1, "red on zerco-the-jester", FOUR)
    assert state(played, "zerco-the-jester") == "unfilled"
    assert on(played, FOUR) == ["red"]
    assert [told["card"] for told in heard(played, "emptied")] == ["berik-the-carter", "zerco-the-jester"]


@rule("HU-747", "HU-502", "HU-656")
@content("berik-the-carter")
def test_a_move_of_berik_may_send_off_a_wagon_and_lift_a_curse():
    camp = mine(full("berik-the-carter", "black"), full("zerco-the-jester", "yellow"), holding("evil-eye", "red"),
                wagons=[wagon(FOUR, "blue", "red", "green"), wagon(RED_BLACK, "red")])  # fmt: skip
    played = table(camp, display=["wagon-green-2"], wagon_deck=[])
    uses(played.player_1, "berik-the-carter")
    moves(played.player_1, "yellow on zerco-the-jester", FOUR)
    assert storage(played, "player-1") == {"blue": 1, "red": 1, "green": 1, "yellow": 1}
    assert "wagon-green-2" in wagons(played, "player-1")
    moves(played.player_1, f"red on {RED_BLACK}", "evil-eye")
    assert state(played, "evil-eye") == "lifted"


@rule("HU-747", "HU-714")
@content("berik-the-carter", "dyers-vat")
def test_a_dyed_valuable_moves_as_its_own_colour_and_leaves_its_slot_empty():
    camp = mine(full("berik-the-carter", "black"), wagons=[wagon(FOUR, "red on green"), RED_BLACK])
    played = table(camp, stage="after", die="green")
    uses(played.player_1, "berik-the-carter")
    moves(played.player_1, f"red on green of {FOUR}", RED_BLACK)
    assert on(played, RED_BLACK) == ["red"]
    slots = played.fact("sees.player-1.seats.0.wagons")
    assert next(row["goods"] for row in slots if row["card"] == FOUR) == [None, None, None, None]


@rule("HU-748", "HU-755", "HU-643", "HU-651")
@content("eskam-the-oracle")
def test_eskam_passes_a_curse_on_for_one_of_his_valuables():
    camps = {
        "player-1": {"drawn": ["mutiny", "evil-eye"]},
        "player-2": {"cards": [holding("eskam-the-oracle", "red", "blue")]},
    }
    played = table(camps, stage="pick", die="black")
    played.player_1.does("play", card=["mutiny"])
    played.player_1.does("curse", seat=["player-2"])
    assert played.player_2.options == ["accept", "flee", "pass-on"]
    assert offered(played.player_2, "pass-on", "seat") == ["player-1", "player-3"]
    with refused("HU-755"):
        passes_on(played.player_2, "player-2", "red")
    before = played.reserve["red"]
    passes_on(played.player_2, "player-3", "red")
    assert on(played, "eskam-the-oracle") == ["blue"]
    assert played.reserve["red"] == before + 1
    assert state(played, "eskam-the-oracle") == "unfilled"
    assert played.waits_for == "player-3"
    assert played.player_3.options == ["accept", "flee"]
    played.player_3.does("flee")
    assert cards(played, "player-3") == ["mutiny"]
    assert state(played, "mutiny") == "fled"


@rule("HU-755", "HU-748", "HU-307")
@content("eskam-the-oracle")
def test_eskam_may_pass_the_curse_on_to_the_player_who_played_it():
    camps = {"player-1": {"drawn": ["rusted-gear", "evil-eye"]}, "player-2": {"cards": [full("eskam-the-oracle")]}}
    played = table(camps, seats=2, stage="pick", die="black")
    played.player_1.does("play", card=["rusted-gear"])  # there is only one opponent
    passes_on(played.player_2, "player-1", "yellow")
    assert played.waits_for == "player-1"
    played.player_1.does("accept")
    assert cards(played, "player-1") == ["rusted-gear"]
    assert state(played, "rusted-gear") == "active"


@rule("HU-748", "HU-641", "HU-766")
@content("eskam-the-oracle", "mutiny")
def test_eskam_passes_nothing_on_while_he_does_not_work():
    for cards_of, against in (
        ([holding("eskam-the-oracle", "red")], "HU-641"),
        ([full("eskam-the-oracle"), "mutiny"], "HU-766"),
    ):
        camps = {"player-1": {"drawn": ["rusted-gear", "evil-eye"]}, "player-2": {"cards": cards_of}}
        played = table(camps, seats=2, stage="pick", die="black")
        played.player_1.does("play", card=["rusted-gear"])
        assert played.player_2.options == ["accept", "flee"]
        with refused(against):
            passes_on(played.player_2, "player-1", "yellow")


@rule("HU-748")
@content("eskam-the-oracle", "mutiny")
def test_eskam_may_pass_on_the_very_mutiny_that_would_stop_him():
    camps = {"player-1": {"drawn": ["mutiny", "evil-eye"]}, "player-2": {"cards": [full("eskam-the-oracle")]}}
    played = table(camps, seats=2, stage="pick", die="black")
    played.player_1.does("play", card=["mutiny"])
    assert "pass-on" in played.player_2.options


@rule("HU-749", "HU-688", "HU-766")
@content("kreka-the-queen", "mutiny")
def test_kreka_makes_each_full_mercenary_worth_1_more_while_she_works():
    full_ones = [full("kreka-the-queen"), full("zerco-the-jester")]
    played = scored(mine(*full_ones, "bleda-the-raider"))
    assert line(played, "kreka-the-queen") == 2
    assert line(played, "zerco-the-jester") == 2
    assert line(played, "bleda-the-raider") == -1
    assert tally(scored(mine(*full_ones, "mutiny")))["mercenaries"] == 2  # they still count as full
    assert tally(scored(mine(full("zerco-the-jester"), holding("kreka-the-queen", "red"))))["mercenaries"] == 0


@rule("HU-750", "HU-756", "HU-689")
@content("skotta-the-tax-collector", "war-saddle")
def test_skotta_takes_a_valuable_after_a_loot_with_a_3_as_the_die_shows_it_then():
    camps = {
        "player-1": {"cards": ["war-saddle"], "wagons": [RED_BLACK, "wagon-green-2"]},
        "player-2": {"cards": [full("skotta-the-tax-collector")], "wagons": [BLUE_GREEN, GREEN_YELLOW]},
    }
    played = table(camps, stage="action", die="green", dice={"green": 2})
    uses(played.player_1, "war-saddle")
    played.player_1.does("turn", die=["green"], value=["3"])
    played.player_1.does("loot")  # none of them fits
    assert played.waits_for == "player-2"
    assert offered(played.player_2, "take", "goods") == ["green"]
    assert played.player_2.options == ["take", "pass"]
    takes(played.player_2, "green")
    loads(played.player_2, "green", BLUE_GREEN)
    assert on(played, BLUE_GREEN) == ["green"]
    for value in (1, 2):
        played = table(camps, stage="action", die="green", dice={"green": value})
        played.player_1.does("loot")
        assert played.kind == "huns.die"
    played = table(camps, stage="action", die="green", dice={"green": 3}, decks={"mercenary": ["zerco-the-jester"]})
    played.player_1.does("draw")
    assert played.kind == "huns.die"  # a Draw is no Loot


@rule("HU-751", "HU-756", "HU-411")
@content("aigan-the-scavenger")
def test_aigan_takes_one_of_the_colour_that_went_back():
    camps = {
        "player-1": {"wagons": [RED_BLACK, GREEN_YELLOW]},
        "player-2": {"cards": [full("aigan-the-scavenger")], "wagons": ["wagon-purple-3", FOUR]},
    }
    played = table(camps, stage="action", die="black", dice={"black": 3})
    played.player_1.does("loot")  # two fit, one goes back
    assert played.waits_for == "player-2"
    takes(played.player_2, "black")
    assert on(played, "wagon-purple-3") == ["black"]
    played = table(camps, stage="action", die="black", dice={"black": 2})
    played.player_1.does("loot")
    assert played.kind == "huns.die"  # nothing went back


@rule("HU-756", "HU-420")
@content("aigan-the-scavenger", "skotta-the-tax-collector")
def test_aigan_and_skotta_do_not_react_to_effects_nor_to_their_own_player():
    mercenaries = [full("aigan-the-scavenger"), full("skotta-the-tax-collector")]
    camps = {
        "player-1": {"cards": ["sack-the-village"], "wagons": [RED_BLACK, GREEN_YELLOW]},
        "player-2": {"cards": mercenaries, "wagons": ["wagon-purple-3", FOUR]},
    }
    played = table(camps, stage="after", die="black", dice={"black": 3})
    uses(played.player_1, "sack-the-village")
    takes(played.player_1, "black", "black", "black")  # one goes back
    assert played.kind == "huns.die"
    camps["player-1"] = {"cards": mercenaries, "wagons": [RED_BLACK, "wagon-purple-3"]}
    camps["player-2"] = {}
    played = table(camps, stage="place", die="black", dice={"black": 3}, hand={"black": 2})
    loads(played.player_1, "black", "wagon-purple-3")
    loads(played.player_1, "black", "wagon-purple-3")  # there would be room for one more
    assert played.kind == "huns.die"


@rule("HU-752")
@content("ellac-the-heir")
@pytest.mark.parametrize(("own", "others", "open_to"), [(0, 0, True), (1, 1, True), (1, 2, True), (2, 1, False)])
def test_ellac_gives_a_valuable_if_no_opponent_has_sent_off_fewer_wagons(own: int, others: int, open_to: bool):
    names = iter([f"wagon-orange-{n}" for n in range(1, 9)])
    sent = {f"player-{n}": {"sent": [next(names) for _ in range(others)]} for n in (2, 3, 4)}
    camp = {"cards": [full("ellac-the-heir"), "relay-ponies"], "sent": [next(names) for _ in range(own)],
            "wagons": [RED_BLACK, BLUE_GREEN]}  # fmt: skip
    played = table({**sent, "player-1": camp}, seats=4, stage="end", die="red")
    assert ("ellac-the-heir" in offered(played.player_1)) == open_to
    if not open_to:
        with refused("HU-752"):
            uses(played.player_1, "ellac-the-heir")
        return
    uses(played.player_1, "ellac-the-heir")
    takes(played.player_1, "black")
    assert on(played, RED_BLACK) == ["black"]
    assert why(played.player_1, "ellac-the-heir") == "HU-608"


@rule("HU-753", "HU-308")
@content("ildico-the-poisoner")
def test_ildico_the_poisoner_is_a_mercenary_drawn_with_the_green_die():
    assert "ildico-the-poisoner" in game("huns").contents()["cards"]
    deck = ["ildico-the-poisoner", "zerco-the-jester", "kreka-the-queen"]
    played = table(stage="action", die="green", dice={"green": 2}, decks={"mercenary": deck})
    played.player_1.does("draw")
    played.player_1.does("play", card=["ildico-the-poisoner"])
    assert cards(played, "player-1") == ["ildico-the-poisoner"]
    assert played.decks["mercenary"] == ["kreka-the-queen", "zerco-the-jester"]


@rule("HU-758", "HU-726")
@content("break-the-contract")
def test_a_used_raid_of_an_opponent_is_no_mercenary():
    camps = {
        "player-1": {"cards": ["break-the-contract", "sack-the-village"]},
        "player-2": {"cards": [used("cattle-raid"), holding("mutiny", "red")]},
    }
    assert why(table(camps).player_1, "break-the-contract") == "HU-636"


@rule("HU-746", "HU-704", "HU-601")
@content("zerco-the-jester", "knucklebones")
def test_a_die_that_zerco_turned_is_taken_as_it_is():
    played = table(mine(full("zerco-the-jester")), dice={"red": 1}, decks={"raid": ["cattle-raid", "full-gallop", "*"]})
    uses(played.player_1, "zerco-the-jester")
    played.player_1.does("turn", die=["red"], value=["2"])
    takes_die(played.player_1, "red")
    played.player_1.does("draw")
    assert len(played.camps["player-1"]["drawn"]) == 2
