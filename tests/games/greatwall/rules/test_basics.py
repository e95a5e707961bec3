"""Basic concepts (GW-301 to GW-336): resources, Clerks, Tea, Shame, Advisors, Tactics, windows, limits."""

import pytest

from tests.games.greatwall.rules.realm import (
    activation,
    all_done,
    attacks,
    cleanup,
    done,
    has,
    heard,
    horde,
    moves,
    offered,
    options,
    own_turn,
    plays,
    realm,
    turn,
    uses,
)
from tests.marks import rule
from tianxia.games.greatwall.data import OURS
from tianxia.scenario import refused

# ---- resources and Clerks


@rule("GW-302")
def test_resources_are_hidden_from_opponents():
    played = realm(resources={"snake": {"gold": 3}})
    assert played.fact("view.snake.seats.0.resources") == {"wood": 0, "stone": 0, "gold": 3, "chi": 0}
    assert played.fact("view.dragon.seats.0.resources") is None
    assert played.fact("view.spectator.seats.0.resources") is None


@rule("GW-303", "GW-307")
def test_only_clerks_of_the_pool_are_moved_and_fewer_are_allowed():
    played = turn("diplomacy", locations={"temple": {"snake": 1}})
    moves(played, "snake", "quarry")
    with refused("GW-303"):
        played.does("snake", "shift", to=["teahouse"])
    done(played, "snake")
    assert played.locations["quarry"] == {"snake": 1}
    assert played.fact("view.snake.seats.0.clerks") == {"pool": 3, "chamber": 3, "card": 0}


@rule("GW-304")
def test_with_an_empty_pool_a_clerk_changes_its_location():
    played = turn(
        "economy",
        chamber={"snake": 6},
        locations={"teahouse": {"snake": 1}, "quarry": {"snake": 1}},
    )
    assert options(played) == ["shift", "done"]
    with refused("GW-303"):
        moves(played, "snake", "temple")
    with refused("GW-304"):
        played.does("snake", "shift", **{"from": ["quarry"], "to": ["quarry"]})
    with refused("GW-509"):
        played.does("snake", "shift", **{"from": ["quarry"], "to": ["barracks"]})
    played.does("snake", "shift", **{"from": ["teahouse"], "to": ["temple"]})
    assert played.locations["teahouse"] == {}
    assert played.locations["temple"] == {"snake": 1}


@rule("GW-305")
def test_a_full_location_takes_no_clerk():
    played = turn("economy", locations={"quarry": {"dragon": 2, "turtle": 1}})
    assert "quarry" not in offered(played, "move", "to")
    with refused("GW-305"):
        moves(played, "snake", "quarry")


@rule("GW-306")
def test_clerks_of_one_part_go_to_different_locations():
    played = turn("diplomacy")
    moves(played, "snake", "temple")
    with refused("GW-306"):
        moves(played, "snake", "temple")
    moves(played, "snake", "quarry")
    despotism = turn("despotism")
    moves(despotism, "snake", "temple", "temple")
    assert despotism.locations["temple"] == {"snake": 2}


# ---- Tea


@rule("GW-309", "GW-506")
def test_players_act_in_tea_order():
    played = turn("diplomacy", part=2, tea=["turtle", "snake", "dragon"])
    assert played.waits_for == "turtle"
    done(played)
    assert played.waits_for == "dragon"


@rule("GW-310")
def test_a_tie_goes_to_the_higher_on_the_tea_track():
    spots = ("snake spearman", "dragon spearman", "wound")
    for tea in (["snake", "dragon", "turtle"], ["dragon", "snake", "turtle"]):
        played = cleanup(tea=tea, hordes={"left": [horde("foot-levy", *spots)]})
        assert played.trophies[tea[0]] == ["foot-levy-left"]


@rule("GW-311", "GW-308")
def test_a_tea_step_swaps_two_places():
    clerks = {"teahouse": {"turtle": 1}}
    played = activation(locations=clerks, resources={"turtle": {"gold": 1}})
    played.does("turtle", "tea")
    assert played.tea == ["snake", "turtle", "dragon"]
    assert heard(played, "tea") == [{"seat": "turtle", "place": 2}]


@rule("GW-311")
def test_the_highest_makes_no_step_and_nothing_follows():
    """The Calligrapher would give Honour for a step."""
    played = own_turn(active={"snake": ["calligrapher"]}, tactics={"snake": ["tea-ceremony"]})
    with refused("GW-327"):
        plays(played, "snake", "tea-ceremony")
    played = turn("diplomacy", part=3, active={"snake": ["calligrapher"]})
    assert has(played) == {"chi": 1}
    assert played.honour["snake"] == 0


@rule("GW-329")
def test_tea_order_is_fixed_at_the_start_of_a_step():
    """Turtle passes Dragon in the Teahouse; Dragon, asked before, is not asked again, and Turtle is not left out."""
    clerks = {"teahouse": {"dragon": 1, "turtle": 2}}
    gold = {"dragon": {"gold": 3}, "turtle": {"gold": 3}}
    played = activation(locations=clerks, resources=gold)
    played.does("dragon", "tea")
    assert played.tea == ["dragon", "snake", "turtle"]
    assert played.waits_for == "turtle"
    played.does("turtle", "tea")
    played.does("turtle", "tea")
    assert played.tea == ["turtle", "dragon", "snake"]
    assert played.kind != "greatwall.tea"


# ---- Shame


@rule("GW-312")
def test_shame_comes_from_the_pool_and_is_public():
    played = activation(locations={"quarry": {"snake": 3}})
    assert played.shame == {"snake": 1, "dragon": 0, "turtle": 0}
    assert played.shame_pool == 29
    assert [seat["shame"] for seat in played.fact("view.turtle.seats")] == [1, 0, 0]


@rule("GW-313")
def test_no_shame_from_an_empty_pool():
    played = activation(locations={"quarry": {"snake": 3}}, shame_pool=0)
    assert played.shame["snake"] == 0
    assert played.waits_for is not None


@rule("GW-314", "GW-405")
def test_tokens_removed_from_the_pool_leave_the_game():
    full = ["mangudai", "raiders", "foot-levy"]
    played = realm(
        season="spring", step="hordes", year=2,
        hordes={"left": full, "centre": full, "right": full}, horde_deck=["light-lancers", "*"],
    )  # fmt: skip
    assert heard(played, "conquest")[0]["lost"] == 3
    assert played.shame_pool == 30 - 3 * len(heard(played, "conquest"))
    assert played.shame == {"snake": 0, "dragon": 0, "turtle": 0}


# ---- Generals, Advisors, Tactics


@rule("GW-315")
@pytest.mark.parametrize("assistants", [0, 1, 3])
def test_a_general_grows_with_the_assistants(assistants: int):
    """Che Kung: A Honour for each Attack; the Foot Levy has nothing on its first spot."""
    played = turn(
        "attack-order", assistants={"snake": assistants}, hordes={"left": ["foot-levy"]},
        rest={"left": {"snake": {"spearman": 1}}},
    )  # fmt: skip
    attacks(played, "snake", "spearman", "foot-levy-left 1")
    assert played.honour["snake"] == assistants


@rule("GW-316")
def test_an_assistant_has_no_text():
    played = own_turn(
        active={"snake": ["tea-master"]}, assistants={"snake": ["merchant"]}, tea=["dragon", "snake", "turtle"]
    )
    assert offered(played, "use", "card") == ["tea-master"]
    with refused("GW-316"):
        uses(played, "snake", "merchant")


EMBASSY = {"imperial-embassy": {"snake": 2}}


@rule("GW-317", "GW-321")
def test_a_hired_advisor_is_active_or_an_assistant():
    played = activation(
        locations=EMBASSY, resources={"snake": {"gold": 5}}, offer=["spy", "scout", "monk", "architect"]
    )
    with refused("GW-321"):
        activation(
            locations=EMBASSY, resources={"snake": {"gold": 2}}, offer=["spy", "scout", "monk", "architect"]
        ).does("snake", "advisor", card=["architect"])
    played.does("snake", "advisor", card=["spy"])
    assert played.active["snake"] == ["spy"]
    played.does("snake", "assistant", card=["scout"])
    assert played.assistants["snake"] == ["scout"]
    assert has(played) == {}


@rule("GW-317")
def test_the_choice_is_permanent():
    """Nothing that is asked later turns an Assistant into an Active Advisor."""
    played = own_turn(
        active={"snake": ["tea-master"]}, assistants={"snake": ["spy"]}, tea=["dragon", "snake", "turtle"]
    )
    assert options(played) == ["use", "done"]


@rule("GW-318")
def test_with_four_active_advisors_a_fifth_is_an_assistant():
    four = ["forester", "tax-collector", "quarry-foreman", "monk"]
    played = activation(
        locations=EMBASSY,
        resources={"snake": {"gold": 9}},
        active={"snake": four},
        offer=["spy", "scout", "censor", "abbot"],
    )
    assert options(played) == ["clerk", "assistant", "done"]
    with refused("GW-318"):
        played.does("snake", "advisor", card=["spy"])
    played.does("snake", "assistant", card=["spy"])
    played.does("snake", "assistant", card=["scout"])
    assert played.assistants["snake"] == ["spy", "scout"]


@rule("GW-319", "GW-328")
def test_an_active_ability_exhausts_its_advisor_for_the_year():
    played = own_turn(
        active={"snake": ["merchant", "scout"]}, resources={"snake": {"wood": 2}}, hordes={"left": ["raiders"]}
    )
    uses(played, "snake", "merchant")
    played.does("snake", "take", resources=["wood"])
    played.does("snake", "take", resources=["gold"])
    assert played.used["snake"] == ["merchant"]
    assert offered(played, "use", "card") == ["scout"]
    with refused("GW-319"):
        uses(played, "snake", "merchant")


@rule("GW-320", "GW-408")
def test_exhausted_advisors_are_ready_at_the_end_of_spring():
    played = realm(
        season="spring", step="advisors", year=2, active={"snake": ["merchant"]}, used={"snake": ["merchant"]}
    )
    assert played.used["snake"] == []


@rule("GW-321")
def test_advisors_cost_2_to_5_gold():
    costs = [int(OURS.cards[face].row["cost"]) for face in OURS.faces_of("advisor")]
    assert (min(costs), max(costs)) == (2, 5)


@rule("GW-322")
def test_a_hand_of_five_tactics_hidden_from_others():
    five = ["volley", "charge", "ambush", "night-watch", "supply-train"]
    played = turn(
        "attack-order", part=3, tactics={"snake": five}, tactic_deck=["tea-ceremony", "*"], chamber={"snake": 8}
    )
    assert played.kind == "greatwall.discard"
    assert sorted(offered(played, "discard", "card")) == sorted([*five, "tea-ceremony"])
    played.does("snake", "discard", card=["volley"])
    assert played.fact("view.dragon.seats.0.tactics") == {"hidden": 5, "known": []}
    assert played.tactic_past == ["volley"]


@rule("GW-323")
def test_a_tactic_is_played_at_its_time_and_discarded():
    played = own_turn(tactics={"snake": ["supply-train", "night-watch"]})
    with refused("GW-323"):
        plays(played, "snake", "night-watch")
    plays(played, "snake", "supply-train")
    played.does("snake", "take", resources=["gold", "gold"])
    assert played.tactic_past == ["supply-train"]


@rule("GW-323", "GW-335")
def test_an_empty_tactic_deck_is_made_from_its_discards():
    played = turn("attack-order", part=3, chamber={"snake": 8}, tactic_deck=[], tactic_past=["volley", "charge"],
                  tactics={"dragon": ["*"]})  # fmt: skip
    assert len(played.tactics["snake"]) == 1
    assert played.tactic_past == []


@rule("GW-335", "GW-626")
def test_an_empty_advisor_deck_is_made_from_its_discards_and_else_nothing_comes():
    offer = ["spy", "scout", "monk", "architect"]
    most = {"dragon": ["*"]}
    for past, left in (["censor"], 4), ([], 3):
        played = activation(
            locations={"imperial-embassy": {"snake": 1}}, resources={"snake": {"gold": 2}}, offer=offer,
            advisor_deck=[], advisor_past=past, assistants=most,
        )  # fmt: skip
        played.does("snake", "advisor", card=["spy"])
        assert len(played.offer) == left


@rule("GW-324", "GW-328")
def test_one_tactic_in_the_own_turn_window():
    """It stays one in all the moments of the Command phase, and the next turn has its own."""
    played = own_turn(tactics={"snake": ["supply-train", "charge"]}, active={"snake": ["merchant"]})
    plays(played, "snake", "supply-train")
    played.does("snake", "take", resources=["gold", "gold"])
    with refused("GW-324"):
        plays(played, "snake", "charge")
    done(played)
    all_done(played, "clerk")
    assert played.kind == "greatwall.own-turn"
    with refused("GW-324"):
        plays(played, "snake", "charge")


@rule("GW-324")
def test_one_tactic_in_the_assault_of_each_section():
    played = realm(
        season="winter", step="assault", tactics={"snake": ["night-watch", "night-watch"]},
        hordes={"left": ["raiders"], "centre": ["raiders"]},
    )  # fmt: skip
    plays(played, "snake", "night-watch")
    assert played.fact("question.snake.about.window") == "assault"
    plays(played, "snake", "night-watch")
    assert [event["defence"] for event in heard(played, "assault")] == [9, 9]


@rule("GW-324")
def test_players_are_asked_in_tea_order_in_a_window():
    played = realm(
        season="winter", step="assault", tea=["turtle", "snake", "dragon"], hordes={"left": ["raiders"]},
        tactics={"snake": ["night-watch"], "turtle": ["night-watch"]},
    )  # fmt: skip
    assert played.waits_for == "turtle"
    done(played)
    assert played.waits_for == "snake"


@rule("GW-325", "GW-905")
def test_artifacts_count_at_the_end_for_everybody():
    played = realm(
        season="winter", step="end-of-winter", year=6, artifacts=["jade-seal", "khans-saddle", "bronze-abacus"],
        assistants={"snake": 2, "dragon": 1},
    )  # fmt: skip
    assert played.outcome is not None
    assert played.outcome["scores"] == [16, 8, 0]
    assert all(OURS.cards[face].rules.trigger == "end_game" for face in OURS.faces_of("artifact", ("base",)))


@rule("GW-327")
def test_what_cannot_be_done_is_skipped_and_not_paid():
    """Wang Jian pays Chi for Attacks: without a Soldier in a Rest Zone nobody asks, and no Chi is lost."""
    chi = {"snake": {"chi": 1}}
    played = own_turn(
        general={"snake": "wang-jian"}, assistants={"snake": 1}, resources=chi, hordes={"left": ["raiders"]}
    )
    assert played.kind == "greatwall.clerk"
    assert has(played) == {"chi": 1}
    played = own_turn(
        general={"snake": "wang-jian"}, assistants={"snake": 1}, hordes={"left": ["raiders"]},
        rest={"left": {"snake": {"spearman": 1}}}, active={"snake": ["scout"]},
    )  # fmt: skip
    with refused("GW-327"):
        uses(played, "snake", "wang-jian")


@rule("GW-328")
def test_the_own_turn_window_belongs_to_the_active_player():
    """Between all parts of the card; the others are not asked, whatever they hold."""
    cards = {"dragon": ["supply-train"], "turtle": ["supply-train"]}
    played = own_turn(tactics=cards, active={"dragon": ["merchant"]}, resources={"dragon": {"gold": 2}})
    assert (played.waits_for, played.kind) == ("snake", "greatwall.clerk")
    played = own_turn(tactics={"snake": ["supply-train"]})
    seen = []
    while played.waits_for and played.current == "snake":
        seen.append((played.waits_for, played.kind))
        played.does(str(played.waits_for), played.answers(str(played.waits_for))[-1]["option"])
    assert seen.count(("snake", "greatwall.own-turn")) == 4


# ---- operations


@rule("GW-330")
def test_one_operation_uses_an_archer_once():
    played = turn(
        "attack-order", levels={"left": 1}, firing={"left": {"snake": 1}}, hordes={"left": ["raiders"]},
        rest={"left": {"snake": {"spearman": 1}}},
    )  # fmt: skip
    attacks(played, "snake", "archer", "raiders-left 2")
    with refused("GW-330"):
        attacks(played, "snake", "archer firing left", "raiders-left 3")
    attacks(played, "snake", "spearman", "raiders-left 3")
    assert played.firing["left"] == {"snake": 1}


@rule("GW-331")
def test_help_is_up_to_its_number():
    played = own_turn(tactics={"snake": ["tea-ceremony"]}, tea=["dragon", "turtle", "snake"])
    plays(played, "snake", "tea-ceremony")
    assert played.tea == ["dragon", "snake", "turtle"]
    done(played)
    assert played.tea == ["dragon", "snake", "turtle"]


@rule("GW-331", "GW-2214")
def test_losses_are_exact_as_far_as_possible():
    """Raiders take a gold from everyone without a Soldier on them; nobody is asked."""
    played = realm(
        season="winter", step="assault", hordes={"left": [horde("raiders", "turtle spearman")]},
        resources={"snake": {"gold": 2}, "turtle": {"gold": 2}},
    )  # fmt: skip
    assert (has(played, "snake"), has(played, "dragon"), has(played, "turtle")) == ({"gold": 1}, {}, {"gold": 2})


@rule("GW-332")
def test_opponents_are_the_other_players_also_in_a_co_operative_game():
    """The Smuggler counts them; the Reed clan is none."""
    clerks = {"quarry": {"dragon": 1}, "temple": {"turtle": 1}}
    played = own_turn(options={"mode": "coop"}, active={"snake": ["smuggler"]}, locations=clerks)
    uses(played, "snake", "smuggler")
    assert has(played) == {"gold": 2}
    clerks = {"quarry": {"dragon": 1}, "temple": {"reed": 1}}
    played = own_turn(seats=2, active={"snake": ["smuggler"]}, locations=clerks)
    uses(played, "snake", "smuggler")
    assert has(played) == {"gold": 1}


@rule("GW-333")
def test_goods_change_hands_only_by_a_card_that_says_so():
    giving = [card.id for card in OURS.cards if any(e["op"] == "transfer" for e in card.rules.ops)]
    assert giving == ["shared-stores"]
    played = own_turn(tactics={"snake": ["charge"]}, resources={"snake": {"gold": 3}})
    assert options(played) == ["done"]


@rule("GW-334")
def test_a_gain_of_choice_names_only_what_the_supply_has():
    played = turn("economy", part=3, supply={"wood": 0})
    assert offered(played, "take", "resources") == ["gold", "stone"]
    played = turn("economy", part=3, supply={"wood": 0, "stone": 0, "gold": 0})
    assert has(played) == {}
    assert played.kind != "greatwall.gain"


# ---- limits


@rule("GW-336")
def test_once_in_each_turn():
    """The Engineer's Honour for a Barricade: once in the turn of Snake, and again in that of Dragon."""
    played = activation(
        locations={"builders-camp": {"snake": 2}}, resources={"snake": {"wood": 4}}, active={"snake": ["engineer"]},
        barricades={"left": 0},
    )  # fmt: skip
    played.does("snake", "barricade", section=["left"])
    assert played.honour["snake"] == 3
    played.does("snake", "barricade", section=["left"])
    assert played.honour["snake"] == 4
    assert played.current == "dragon"
    assert played.spent == []


@rule("GW-336")
def test_once_in_a_year_until_the_time_token_moves():
    """The Magistrate spares one Shame for being alone in a Year."""
    played = activation(active={"snake": ["magistrate"]}, locations={"quarry": {"snake": 3}, "temple": {"snake": 3}})
    played.does("snake", "activate", location=["quarry"])
    done(played)  # no Overseer
    assert played.shame["snake"] == 1
    assert [event["card"] for event in heard(played, "effect")] == ["magistrate"]
    spring = realm(season="spring", step="time", spent=["year/0/magistrate"])
    assert spring.spent == []
