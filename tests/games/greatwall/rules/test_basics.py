"""Basic concepts (GW-301 to GW-336): resources, Clerks, Tea, Shame, Advisors, Tactics, windows, limits."""

from tests.games.greatwall.rules.realm import (
    activation,
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
