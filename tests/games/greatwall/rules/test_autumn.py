"""Autumn (GW-501 to GW-530): Command cards, the execution row, turns and activations."""

from typing import Any

import pytest

from tests.games.greatwall.rules.realm import (
    PRODUCTION,
    activation,
    all_done,
    attacks,
    done,
    has,
    heard,
    horde,
    moves,
    offered,
    options,
    plays,
    realm,
    turn,
)
from tests.marks import content, rule
from tianxia.games.greatwall.data import OURS
from tianxia.scenario import Scenario, refused

SIX = ["economy", "despotism", "attack-order", "mobilisation", "fortification", "diplomacy"]
REGULAR = [*PRODUCTION, "barracks"]
SPECIAL = ["builders-camp", "logistics-centre", "teahouse", "imperial-embassy"]


def commands(**position: Any) -> Scenario:
    """Autumn begins."""
    return realm(**{"step": "commands", **position})


def chosen(*cards: str, tea: list[str]) -> Scenario:
    """All have chosen, and now put their cards in the row."""
    table = commands(tea=tea)
    for clan, card in zip(("snake", "dragon", "turtle"), cards, strict=True):
        table.does(clan, "command", card=[card])
    return table


# ---- choosing and ordering


@rule("GW-501")
def test_cards_are_chosen_in_secret_and_revealed_together():
    table = commands()
    assert table.waits_for == ["snake", "dragon", "turtle"]
    table.does("snake", "command", card=["economy"])
    assert "economy" in [card["face"] for card in table.fact("view.dragon.seats.0.commands")]
    table.does("dragon", "command", card=["despotism"])
    assert heard(table, "revealed") == []
    table.does("turtle", "command", card=["diplomacy"])
    assert heard(table, "revealed") == [{"cards": ["economy", "despotism", "diplomacy"]}]


@rule("GW-501", "GW-508")
def test_a_card_that_lies_before_its_owner_cannot_be_chosen():
    table = commands(lying={"snake": ["economy"]})
    with refused("GW-508"):
        table.does("snake", "command", card=["economy"])
    table.does("snake", "command", card=["despotism"])


@rule("GW-502")
def test_the_execution_row_is_filled_in_tea_order():
    table = chosen("economy", "despotism", "diplomacy", tea=["turtle", "snake", "dragon"])
    assert (table.waits_for, table.kind) == ("turtle", "greatwall.place")
    assert offered(table, "place", "place") == ["1", "2", "3"]
    table.does("turtle", "place", place=["2"])
    with refused("GW-502"):
        table.does("snake", "place", place=["2"])
    table.does("snake", "place", place=["3"])
    assert table.row == ["dragon", "turtle", "snake"]


@rule("GW-502")
def test_a_free_place_of_the_row_is_nobodys():
    table = chosen("economy", "despotism", "diplomacy", tea=["turtle", "snake", "dragon"])
    table.does("turtle", "place", place=["2"])
    row = table.match.view(table.seat("snake"))["execution"]
    assert [place["seat"] for place in row] == [None, table.seat("turtle"), None]


@rule("GW-503")
def test_cards_are_resolved_by_place():
    table = chosen("economy", "despotism", "diplomacy", tea=["turtle", "snake", "dragon"])
    table.does("turtle", "place", place=["2"])
    table.does("snake", "place", place=["3"])
    assert (table.current, table.waits_for) == ("dragon", "dragon")
    while table.season == "autumn":
        done(table) if "done" in options(table) else first(table)
    assert [(event["seat"], event["card"]) for event in heard(table, "turn")] == [
        ("dragon", "despotism"), ("turtle", "diplomacy"), ("snake", "economy")
    ]  # fmt: skip


def first(table: Scenario) -> None:
    """Whoever is asked does the first thing there is."""
    clan = str(table.waits_for)
    answer = table.answers(clan)[0]
    table.does(clan, answer["option"], **answer["picks"])


@rule("GW-504", "GW-505", "GW-508")
def test_the_phases_of_a_turn():
    table = turn("economy", step="own-turn", tactics=["supply-train"])
    assert table.agenda[:8] == [
        "part snake 1", "own-turn snake", "part snake 2", "own-turn snake", "part snake 3", "own-turn snake",
        "activation snake", "turn-cleanup snake",
    ]  # fmt: skip
    table = turn("despotism", step="turn-end")
    assert table.lying["snake"] == ["despotism"]
    assert table.fact("view.dragon.seats.0.lying.0.face") == "despotism"


@rule("GW-505", "GW-507", "GW-530")
@pytest.mark.parametrize("card", SIX)
def test_every_part_may_be_declined(card: str):
    """Nobody does anything: the card is done all the same. What is given for nothing is taken."""
    table = turn(card, tea=["snake", "dragon", "turtle"], general={"snake": "yu-jie"})
    seen = []
    while table.current == "snake":
        seen.append(table.waits_for)
        done(table) if "done" in options(table) else first(table)
    assert table.lying["snake"] == [card]
    assert table.locations["quarry"] == {}


@rule("GW-506")
def test_the_part_of_the_others_is_done_by_all_of_them_in_tea_order():
    table = turn("economy", part=2, by="dragon", tea=["turtle", "dragon", "snake"])
    moves(table, "turtle", "quarry")
    assert table.waits_for == "snake"
    moves(table, "snake", "quarry")
    assert table.locations["quarry"] == {"turtle": 1, "snake": 1}
    assert (table.waits_for, table.kind) == ("dragon", "greatwall.gain")


# ---- the six cards


@rule("GW-509")
@content("economy")
def test_economy():
    table = turn("economy")
    assert sorted(offered(table, "move", "to")) == sorted(PRODUCTION)
    moves(table, "snake", "quarry", "temple")
    with refused("GW-306"):
        moves(table, "snake", "temple")
    with refused("GW-509"):
        moves(table, "snake", "barracks")
    moves(table, "snake", "gold-mine")
    assert table.waits_for == "dragon"
    assert sorted(offered(table, "move", "to")) == sorted(PRODUCTION)
    moves(table, "dragon", "quarry")
    moves(table, "turtle", "temple")
    assert table.kind == "greatwall.gain"
    assert offered(table, "take", "resources") == ["gold", "stone", "wood"]
    table.does("snake", "take", resources=["gold"])
    assert has(table) == {"gold": 1}


@rule("GW-510")
@content("despotism")
def test_despotism():
    table = turn("despotism")
    moves(table, "snake", "quarry", "quarry")
    assert table.kind == "greatwall.advanced"
    with refused("GW-510"):
        table.does("snake", "activate", location=["temple"])
    table.does("snake", "activate", location=["quarry"])
    assert has(table) == {"stone": 2}
    assert table.shame["snake"] == 0


@rule("GW-510")
@pytest.mark.parametrize("before", [True, False])
def test_despotism_has_one_clerk_more_for_each_other_economy_of_this_year(before: bool):
    """Also when the other turn is over and the card lies face up; an Economy of another Year does not count."""
    row = ["dragon", "snake", "turtle"] if before else ["snake", "dragon", "turtle"]
    other: dict[str, Any] = (
        {"lying": {"dragon": ["diplomacy", "economy"]}} if before else {"chosen": {"dragon": "economy"}}
    )
    table = turn("despotism", row=row, **other)
    moves(table, "snake", "quarry", "quarry", "temple")
    assert table.kind == "greatwall.advanced"
    other = {"lying": {"dragon": ["economy"] if not before else ["economy", "diplomacy"]}}
    old = turn("despotism", row=row, **other, **({} if before else {"chosen": {"dragon": "diplomacy"}}))
    moves(old, "snake", "quarry", "quarry")
    assert old.kind == "greatwall.advanced"


@rule("GW-511")
@content("attack-order")
def test_attack_order():
    soldiers = {"left": {"snake": {"spearman": 4}, "dragon": {"spearman": 2}}}
    table = turn("attack-order", rest=soldiers, hordes={"left": ["keshig-guard"]})
    for spot in (1, 2, 3):
        attacks(table, "snake", "spearman", f"keshig-guard-left {spot}")
    assert table.waits_for == "dragon"
    attacks(table, "dragon", "spearman", "keshig-guard-left 4")
    assert (table.waits_for, options(table)) == ("snake", ["move_clerk", "draw_tactic"])
    table.does("snake", "move_clerk")
    moves(table, "snake", "quarry")
    with refused("GW-306"):
        moves(table, "snake", "quarry")
    moves(table, "snake", "teahouse")
    assert table.current == "dragon"


@rule("GW-511")
def test_attack_order_may_draw_a_tactic_instead():
    table = turn("attack-order", part=3, tactic_deck=["volley", "*"])
    table.does("snake", "draw_tactic")
    assert table.tactics["snake"] == ["volley"]


@rule("GW-512")
@content("mobilisation")
def test_mobilisation():
    three = ["barracks", "gold-mine", "logistics-centre"]
    table = turn("mobilisation", resources={"snake": {"gold": 1}}, hordes={"left": []})
    assert sorted(offered(table, "move", "to")) == three
    with refused("GW-512"):
        moves(table, "snake", "quarry")
    moves(table, "snake", "barracks", "barracks")
    assert (table.waits_for, sorted(offered(table, "move", "to"))) == ("dragon", three)
    moves(table, "dragon", "gold-mine")
    done(table, "turtle")
    assert len(offered(table, "move", "to")) == 9
    moves(table, "snake", "teahouse")
    assert table.kind == "greatwall.advanced"
    table.does("snake", "activate", location=["barracks"])
    table.does("snake", "recruit", kind=["spearman"], section=["left"])
    assert table.rest["left"] == {"snake": {"spearman": 1}}


@rule("GW-512")
def test_mobilisation_activates_the_barracks_only_with_a_clerk_there():
    table = turn("mobilisation", part=3, locations={"barracks": {"dragon": 2}})
    moves(table, "snake", "quarry")
    assert table.kind != "greatwall.advanced"


@rule("GW-513", "GW-631")
@content("fortification")
def test_fortification():
    table = turn("fortification", barricades={"left": 2})
    assert offered(table, "move", "to") == ["builders-camp", "lumber-mill", "quarry"]
    moves(table, "snake", "quarry")
    with refused("GW-306"):
        moves(table, "snake", "quarry")
    moves(table, "snake", "lumber-mill")
    moves(table, "dragon", "builders-camp")
    done(table, "turtle")
    moves(table, "snake", "temple")
    assert table.kind == "greatwall.barricade"
    with refused("GW-617"):
        table.does("snake", "barricade", section=["right"])
    table.does("snake", "barricade", section=["left"])
    assert table.barricades["left"] == 3
    assert table.honour["snake"] == 1


@rule("GW-514")
@content("diplomacy")
def test_diplomacy():
    table = turn("diplomacy", tea=["dragon", "snake", "turtle"])
    moves(table, "snake", "quarry", "teahouse", "barracks")
    moves(table, "dragon", "imperial-embassy")
    done(table, "turtle")
    assert options(table) == ["tea", "gain"]
    table.does("snake", "tea")
    assert table.tea == ["snake", "dragon", "turtle"]
    table = turn("diplomacy", part=3, tea=["dragon", "snake", "turtle"])
    table.does("snake", "gain")
    assert has(table) == {"chi": 1}


# ---- activations


@rule("GW-515")
@pytest.mark.parametrize("location", REGULAR)
def test_a_full_regular_location_is_activated(location: str):
    spots = 4 if location == "barracks" else 3
    table = activation(locations={location: {"snake": spots - 1, "dragon": 1}}, resources={"snake": {"gold": 1}})
    all_done(table, "recruit", "raise")
    assert [event["location"] for event in heard(table, "activate")] == [location]
    table = activation(locations={location: {"snake": spots - 2, "dragon": 1}})
    assert heard(table, "activate") == []


@rule("GW-516")
@pytest.mark.parametrize("location", SPECIAL)
def test_a_special_location_is_activated_with_one_clerk(location: str):
    table = activation(locations={location: {"snake": 1}})
    assert [event["location"] for event in heard(table, "activate")] == [location]
    assert table.locations[location] == {}


BOTH = {"quarry": {"snake": 2, "dragon": 1}, "temple": {"turtle": 3}, "gold-mine": {"turtle": 2}}


@rule("GW-517", "GW-518")
def test_the_active_player_chooses_the_order():
    table = activation(by="dragon", locations={**BOTH, "teahouse": {"snake": 1}})
    assert (table.waits_for, table.kind) == ("dragon", "greatwall.activate")
    assert offered(table, "activate", "location") == ["quarry", "teahouse", "temple"]
    with refused("GW-515"):
        table.does("dragon", "activate", location=["gold-mine"])
    with refused("GW-516"):
        table.does("dragon", "activate", location=["imperial-embassy"])
    table.does("dragon", "activate", location=["teahouse"])
    with refused("GW-518"):
        table.does("dragon", "activate", location=["teahouse"])
    table.does("dragon", "activate", location=["temple"])
    all_done(table, "raise")
    assert [event["location"] for event in heard(table, "activate")] == ["teahouse", "temple", "quarry"]


@rule("GW-519", "GW-309")
def test_all_with_clerks_act_in_tea_order_and_all_clerks_return():
    table = activation(
        tea=["turtle", "snake", "dragon"], locations={"lumber-mill": {"snake": 1, "dragon": 1, "turtle": 1}}
    )
    gathered = [event["seat"] for event in heard(table, "gathered")]
    assert gathered == ["turtle", "snake", "dragon"]
    assert table.locations["lumber-mill"] == {}
    assert [seat["clerks"]["pool"] for seat in table.fact("view.snake.seats")] == [5, 5, 5]


@rule("GW-520")
@pytest.mark.parametrize("location", REGULAR)
def test_being_alone_costs_a_shame(location: str):
    spots = 4 if location == "barracks" else 3
    assert activation(locations={location: {"dragon": spots}}).shame == {"snake": 0, "dragon": 1, "turtle": 0}
    both = activation(locations={location: {"dragon": spots - 1, "snake": 1}})
    assert sum(both.shame.values()) == 0


@rule("GW-520")
def test_nobody_is_ashamed_in_a_special_location():
    assert activation(locations={"teahouse": {"dragon": 4}}).shame["dragon"] == 0


@rule("GW-521", "GW-527")
def test_the_shame_is_taken_when_the_activation_begins():
    """Not when the Clerks are placed; and before anything is Gathered."""
    table = turn("economy", part=2, by="dragon", locations={"quarry": {"snake": 2}}, chosen={"snake": "diplomacy"})
    moves(table, "snake", "quarry")
    assert table.shame["snake"] == 0
    table = activation(locations={"quarry": {"snake": 3}})
    happened = table.fact("happened")
    assert happened.index("activate") < happened.index("shame") < happened.index("gathered")


@rule("GW-522", "GW-523", "GW-524", "GW-2211", "GW-2303")
def test_an_advanced_activation():
    """Despotism on a Quarry that is not full: both gain, nobody is ashamed, both Clerks return."""
    table = turn("despotism", part=2, by="dragon", locations={"quarry": {"dragon": 1, "snake": 1}})
    table.does("dragon", "activate", location=["quarry"])
    assert (has(table, "dragon"), has(table, "snake")) == ({"stone": 1}, {"stone": 1})
    assert sum(table.shame.values()) == 0
    assert table.locations["quarry"] == {}
    alone = turn("despotism", part=2, locations={"quarry": {"snake": 3}})
    alone.does("snake", "activate", location=["quarry"])
    assert alone.shame["snake"] == 0


@rule("GW-525")
def test_actions_may_be_declined_and_the_clerks_return():
    table = activation(locations={"barracks": {"snake": 2, "dragon": 2}}, resources={"snake": {"gold": 5}})
    done(table, "snake")
    assert has(table) == {"gold": 5}
    assert table.locations["barracks"] == {}


@rule("GW-526")
def test_a_location_filled_during_the_phase_is_activated_too():
    """The Recruiter Moves the hired Clerk into the Quarry, which is full then."""
    table = activation(
        locations={"imperial-embassy": {"snake": 1}, "quarry": {"dragon": 2}}, resources={"snake": {"gold": 2}},
        active=["recruiter"],
    )  # fmt: skip
    table.does("snake", "clerk")
    table.does("snake", "use", card=["recruiter"])
    moves(table, "snake", "quarry")
    assert [event["location"] for event in heard(table, "activate")] == ["imperial-embassy", "quarry"]


@rule("GW-518")
def test_a_location_is_activated_once_in_a_phase():
    """The Recruiter sends the new Clerk to the Teahouse, which was activated before: it stays there."""
    table = activation(
        locations={"teahouse": {"snake": 1}, "imperial-embassy": {"snake": 1}}, resources={"snake": {"gold": 2}},
        active=["recruiter"],
    )  # fmt: skip
    table.does("snake", "activate", location=["teahouse"])
    table.does("snake", "clerk")
    table.does("snake", "use", card=["recruiter"])
    moves(table, "snake", "teahouse")
    assert [event["location"] for event in heard(table, "activate")] == ["teahouse", "imperial-embassy"]
    assert table.locations["teahouse"] == {"snake": 1}


@rule("GW-527")
def test_everybody_gathers_before_anybody_raises_an_overseer():
    """And the effects of an activation come behind the actions, before the Clerks return: Yue Fei counts them."""
    table = activation(
        locations={"quarry": {"snake": 2, "dragon": 1}}, resources={"dragon": {"stone": 1}}, general="yue-fei",
        assistants=1, tactic_deck=["volley", "*"],
    )  # fmt: skip
    assert len(heard(table, "gathered")) == 2
    assert (table.waits_for, table.kind) == ("snake", "greatwall.raise")
    done(table)
    assert (table.waits_for, table.kind) == ("dragon", "greatwall.raise")
    done(table)
    assert table.locations["quarry"] == {"snake": 2, "dragon": 1}
    table.does("snake", "use", card=["yue-fei"])
    assert table.tactics["snake"] == ["volley"]
    assert table.locations["quarry"] == {}


@rule("GW-528")
def test_after_an_advanced_activation_a_location_may_be_activated_again():
    table = turn(
        "diplomacy", step="own-turn", active=["imperial-envoy"], locations={"teahouse": {"snake": 1}},
        resources={"snake": {"gold": 2}}, tea=["dragon", "turtle", "snake"],
    )  # fmt: skip
    table.does("snake", "use", card=["imperial-envoy"])
    table.does("snake", "activate", location=["teahouse"])
    table.does("snake", "tea")  # resolved completely, before the card is
    assert (table.locations["teahouse"], table.kind) == ({}, "greatwall.clerk")
    moves(table, "snake", "teahouse")
    for clan in ("snake", "dragon", "turtle"):
        done(table, clan)
    table.does("snake", "gain")
    assert [event["advanced"] for event in heard(table, "activate")] == [True, False]


@rule("GW-529")
def test_nothing_is_asked_at_the_end_of_a_turn():
    table = turn("economy", step="turn-end", resources={"snake": {"wood": 9, "gold": 9}})
    assert table.current == "dragon"
    frost = turn(
        "economy",
        step="turn-end",
        resources={"snake": {"wood": 9}},
        options={"mode": "coop", "scenario": "bitter-frost"},
    )
    assert (frost.waits_for, frost.current) == ("snake", "snake")


@rule("GW-530")
def test_a_card_cannot_be_exchanged_after_the_reveal():
    table = chosen("economy", "despotism", "diplomacy", tea=["snake", "dragon", "turtle"])
    with refused("GW-502"):
        table.does("snake", "command", card=["despotism"])


@rule("GW-107")
@content("economy", "despotism", "attack-order", "mobilisation", "fortification", "diplomacy")
def test_the_command_cards_are_those_of_the_ledger():
    assert [OURS.cards[face].id for face in OURS.commands] == SIX


@rule("GW-328", "GW-504")
def test_a_tactic_between_two_parts():
    soldiers = {"left": {"snake": {"spearman": 1}}}
    table = turn(
        "economy", step="own-turn", part=2, tactics=["charge"], rest=soldiers, hordes={"left": [horde("raiders")]}
    )
    plays(table, "snake", "charge")
    attacks(table, "snake", "spearman", "raiders-left 1")
    assert has(table) == {"gold": 1}
    assert (table.waits_for, table.kind) == ("dragon", "greatwall.clerk")
