"""Positions written from the ledger alone: what is refused, by which rule, and what may be taken back."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.greatwall.rules.realm import (
    activation,
    asked,
    done,
    has,
    horde,
    moves,
    options,
    own_turn,
    realm,
    spots,
    turn,
)
from tests.games.greatwall.rules.tables import DIAOYU, QUIET, TURBAN, allies, chronicle, claim, in_turn, khan
from tests.marks import rule
from tianxia.scenario import Refusal, Scenario, refused

LOGISTICS: dict[str, Any] = {"locations": {"logistics-centre": {"snake": 1}}, **in_turn("activation")}
RECRUITS: dict[str, Any] = {
    "locations": {"barracks": {"snake": 1, "dragon": 3}}, "tea": ["snake", "dragon", "turtle"],
    **in_turn("activation"),
}  # fmt: skip
ARCHER = {"left": {"snake": {"archer": 1}}}


def fortress(**position: Any) -> Scenario:
    """A turn of Snake at the Siege of Diaoyu Fortress."""
    return chronicle(DIAOYU, mode="coop", **position)


def saved(*on: str, **position: Any) -> Scenario:
    """The claimant has Saved the first Soldier of the card."""
    played = claim(*on, **position)
    played.does("snake", "save", spot=["steppe-riders 1"])
    return played


# ---- each refusal cites its rule


@rule("GW-1121", "GW-1137", "GW-1149", "GW-1151", "GW-1703", "GW-1704", "GW-1706", "GW-1707", "GW-1713", "GW-1810")
@pytest.mark.parametrize(
    ("against", "position", "option", "picks"),
    [
        ("GW-1121", lambda: saved("snake spearman", "wound", "wound"), "strike",
         {"kind": ["spearman"], "spot": ["genghis-khan 5"]}),
        ("GW-1121", lambda: saved("snake spearman", "wound", "wound"), "strike",
         {"kind": ["spearman"], "spot": ["fire-arrows 2"]}),
        ("GW-1137", lambda: saved("snake horseman", "snake horseman", "wound"), "charge",
         {"kind": ["horseman"], "spot": ["genghis-khan 4"]}),
        ("GW-1151", lambda: khan(skills=QUIET, resources={"snake": {"gold": 4}}, **RECRUITS), "recruit",
         {"kind": ["bannerman"], "section": ["left"]}),
        ("GW-1149", lambda: khan(skills=QUIET, resources={"snake": {"gold": 4, "chi": 2}}, **RECRUITS,
                                 rest={"left": {"snake": {"bannerman": 1}}}), "recruit",
         {"kind": ["bannerman"], "section": ["left"]}),
        ("GW-1706", lambda: fortress(resources={"snake": {"gold": 1, "wood": 1}}, **RECRUITS), "fortress",
         {"kind": ["archer"]}),
        ("GW-1703", lambda: fortress(resources={"snake": {"gold": 1, "wood": 2}}, fortress_archers={"dragon": 3},
                                     **RECRUITS), "fortress", {"kind": ["archer"]}),
        ("GW-613", lambda: fortress(resources={"snake": {"gold": 1, "wood": 2}}, **RECRUITS,
                                    rest={"left": {"snake": {"archer": 4}}}), "fortress", {"kind": ["archer"]}),
        ("GW-1707", lambda: fortress(resources={"snake": {"gold": 1}}, rest=ARCHER, **LOGISTICS), "fortress",
         {"soldier": ["archer resting left"]}),
        ("GW-1703", lambda: fortress(resources={"snake": {"wood": 1}}, rest=ARCHER, fortress_archers={"dragon": 3},
                                     **LOGISTICS), "fortress", {"soldier": ["archer resting left"]}),
        ("GW-1713", lambda: fortress(resources={"snake": {"wood": 2, "chi": 9}}, barricades={"left": 2},
                                     locations={"builders-camp": {"snake": 1}}, **in_turn("activation")),
         "fortify", {}),
        ("GW-1704", lambda: fortress(resources={"snake": {"wood": 9}}, barricades={"left": 2}, fortress=12,
                                     locations={"builders-camp": {"snake": 1}}, **in_turn("activation")),
         "fortify", {}),
        ("GW-1810", lambda: chronicle(TURBAN, mode="coop", season="spring", step="peace-or-war", year=2,
                                      event_deck=["flood", "*"], resources={"snake": {"gold": 20}}),
         "peace", {"count": ["3"]}),
    ],
)  # fmt: skip
def test_a_refusal_cites_the_rule_of_the_module(
    against: str, position: Callable[[], Scenario], option: str, picks: dict[str, list[str]]
):
    with refused(against):
        position().does("snake", option, **picks)


@rule("GW-702", "GW-618", "GW-623")
@pytest.mark.parametrize(
    ("against", "position", "option", "picks"),
    [
        ("GW-702", lambda: turn("attack-order", hordes={"left": ["raiders"]},
                                rest={"left": {"snake": {"spearman": 1}, "dragon": {"horseman": 1}}}),
         "attack", {"soldier": ["horseman resting left"], "spot": ["raiders 1"]}),  # another player's Soldier
        ("GW-618", lambda: activation(seats=2, locations={"builders-camp": {"snake": 1}},
                                      resources={"snake": {"stone": 2, "wood": 1}}),
         "wall", {"section": ["left"]}),  # a Section not in use
        ("GW-618", lambda: activation(locations={"builders-camp": {"snake": 1}}, barricades={"left": 2},
                                      resources={"snake": {"wood": 2}}), "wall", {"section": ["left"]}),
        ("GW-623", lambda: activation(locations={"teahouse": {"snake": 2}}, resources={"snake": {"gold": 1}},
                                      tea=["turtle", "dragon", "snake"]), "clerk", {}),  # of another Location
        ("GW-704", lambda: turn("attack-order", hordes={"left": [horde("light-lancers", "free", "wound")]},
                                rest={"left": {"snake": {"horseman": 1}}}),
         "charge", {"soldier": ["horseman resting left"], "spot": ["light-lancers 1"]}),
    ],
)  # fmt: skip
def test_a_refusal_of_the_base_game(
    against: str, position: Callable[[], Scenario], option: str, picks: dict[str, list[str]]
):
    with refused(against):
        position().does("snake", option, **picks)


# ---- taken back, up to the last thing that was learnt


def kept(table: Scenario, by: str = "snake") -> str:
    """The rule against taking the last answer back."""
    with pytest.raises(Refusal) as found:
        getattr(table, by).undoes()
    return found.value.rule


@rule("GW-307")
def test_clerks_are_taken_back_one_by_one():
    table = turn("diplomacy")
    moves(table, "snake", "quarry", "temple")
    table.snake.undoes()
    assert (table.locations["quarry"], table.locations["temple"]) == ({"snake": 1}, {})
    table.snake.undoes()
    assert table.locations["quarry"] == {}
    assert options(table) == ["move", "done"]
    assert kept(table) == "core.undo-nothing"
    moves(table, "snake", "barracks")
    assert table.locations["barracks"] == {"snake": 1}


@rule("GW-506", "GW-504")
def test_a_part_is_taken_back_until_somebody_else_has_answered():
    table = turn("diplomacy", tea=["snake", "dragon", "turtle"])
    moves(table, "snake", "quarry")
    done(table, "snake")
    assert asked(table) == ("dragon", "clerk")
    table.snake.undoes()
    assert asked(table) == ("snake", "clerk")
    done(table, "snake")
    moves(table, "dragon", "temple")
    assert kept(table) == "core.undo-others"


@rule("GW-628", "GW-614", "GW-706")
def test_a_recruit_who_charged_goes_back_with_all_that_he_brought():
    played = allies(resources={"snake": {"gold": 2}}, hordes={"left": ["co-outriders"]}, **RECRUITS)
    played.does("snake", "recruit", kind=["spearman"], section=["left"])
    played.does("snake", "attack", soldier=["spearman resting left"], spot=["co-outriders 2"])
    assert (played.honour["snake"], spots(played, "left")[1]) == (1, "snake spearman")
    played.snake.undoes()
    assert asked(played) == ("snake", "attack")
    assert (played.honour["snake"], spots(played, "left")) == (0, [])  # the card lies there untouched
    played.snake.undoes()
    assert (has(played), played.rest["left"]) == ({"gold": 2}, {})


@rule("GW-302", "GW-412")
def test_what_came_out_from_behind_a_screen_stays_unless_all_saw_it_go_there():
    """Two Chi of a hand that nobody has seen are learnt when they are paid; two that a Temple gave are not."""
    hidden = realm(season="summer", step="shame", year=2, resources={"snake": {"chi": 2}}, shame=1)
    hidden.does("snake", "shame")
    assert kept(hidden) == "core.undo-learnt"
    seen = realm(season="summer", step="income", year=2, overseers={"snake": {"temple": 2}}, shame=2)
    seen.does("snake", "shame")
    assert (seen.shame["snake"], has(seen)) == (1, {})
    seen.snake.undoes()
    assert (seen.shame["snake"], has(seen)) == (2, {"chi": 2})


@rule("GW-511", "GW-322")
def test_a_tactic_that_was_drawn_is_known():
    table = turn("attack-order", part=3)
    table.does("snake", "draw_tactic")
    assert kept(table) == "core.undo-learnt"


@rule("GW-626", "GW-630")
def test_a_hired_clerk_goes_back_and_a_hired_advisor_does_not():
    """The gap in the offer is filled at once, so everybody has seen the next Advisor."""
    played = allies(
        locations={"imperial-embassy": {"snake": 2}}, resources={"snake": {"gold": 9}},
        offer=["monk", "spy", "scout", "abbot"], **in_turn("activation"),
    )  # fmt: skip
    played.does("snake", "clerk")
    assert played.chamber["snake"] == 2
    played.snake.undoes()
    assert (played.chamber["snake"], has(played)) == (3, {"gold": 9})
    played.does("snake", "assistant", card=["monk"])
    assert kept(played) == "core.undo-learnt"


@rule("GW-319", "GW-328")
def test_whoever_looked_at_the_horde_deck_has_looked():
    table = own_turn(active=["spy", "smuggler"], locations={"quarry": {"dragon": 1}})
    table.does("snake", "use", card=["smuggler"])
    table.snake.undoes()
    assert (has(table), table.used.get("snake", [])) == ({}, [])
    table.does("snake", "use", card=["spy"])
    assert kept(table) == "core.undo-learnt"


@rule("GW-716", "GW-715")
def test_saving_is_taken_back_and_the_claim_stands():
    played = allies(
        hordes={"left": [horde("co-vanguard", "snake spearman", "snake spearman", "wound")]},
        resources={"snake": {"chi": 5}}, **in_turn("turn-cleanup"),
    )  # fmt: skip
    played.does("snake", "save", spot=["co-vanguard 1"])
    assert played.resources["snake"]["chi"] == 4
    played.snake.undoes()
    assert (played.resources["snake"]["chi"], played.honour["snake"], asked(played)) == (5, 4, ("snake", "save"))
    played.does("snake", "save", spot=["co-vanguard 2"])
    assert played.rest["left"] == {"snake": {"spearman": 1}}


@rule("GW-1119", "GW-1134")
def test_a_strike_at_the_khan_is_taken_back():
    order = {"row": ["snake", "dragon"], "chosen": {"snake": "diplomacy", "dragon": "economy"}}
    played = saved("snake spearman", "wound", "wound", **order)
    played.does("snake", "strike", kind=["spearman"], spot=["genghis-khan 1"])
    assert (played.honour["snake"], asked(played)[0]) == (10, "dragon")
    played.snake.undoes()
    assert (played.honour["snake"], asked(played)) == (4, ("snake", "khan"))
    done(played)
    assert played.rest["left"] == {"snake": {"spearman": 1}}


@rule("GW-501", "GW-220")
def test_a_command_card_that_was_handed_in_stays():
    table = realm(step="commands")
    table.does("snake", "command", card=["economy"])
    assert kept(table) == "core.sealed"
