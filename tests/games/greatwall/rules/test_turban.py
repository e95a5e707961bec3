"""Red Turban Rebellion (GW-18xx)."""

from typing import Any

import pytest

from tests.games.greatwall.rules.realm import asked, done, has, options
from tests.games.greatwall.rules.tables import TURBAN, chronicle, fresh, in_turn, offered
from tests.marks import content, rule
from tianxia.scenario import Scenario, refused

SPRING: dict[str, Any] = {"season": "spring", "step": "peace-or-war", "year": 3, "event_deck": ["flood", "*"]}


def rebellion(seats: int = 3, **position: Any) -> Scenario:
    """A table in the rebellion."""
    return chronicle(TURBAN, seats, mode="coop", **position)


@rule("GW-1801", "GW-1820")
def test_there_are_events_and_no_requests():
    played = fresh(3, mode="coop", scenario=TURBAN)
    assert played.requests == []
    spring = rebellion(**SPRING)
    assert (spring.event_past, spring.requests) == (["flood"], [])


@rule("GW-1802", "GW-1803", "GW-1804", "GW-1805")
@pytest.mark.parametrize(("seats", "years"), [(2, 5), (3, 5), (4, 4)])
def test_the_game_is_a_year_shorter(seats: int, years: int):
    played = fresh(seats, mode="coop", scenario=TURBAN)
    assert played.view["years"] == years
    assert played.shame_pool == 10 * seats  # the token on the track came from the box
    end: dict[str, Any] = {"season": "winter", "step": "end-of-winter"}
    won = rebellion(seats, year=years, **end)
    assert len(won.winner) == seats
    assert rebellion(seats, year=years - 1, **end).outcome is None


@rule("GW-1806", "GW-1807")
def test_no_overseer_of_gold():
    position: dict[str, Any] = {"resources": {"snake": {"gold": 4, "stone": 4}}, **in_turn("activation")}
    gold = rebellion(locations={"gold-mine": {"snake": 2, "dragon": 1}}, **position)
    assert asked(gold)[1] != "raise"
    stone = rebellion(locations={"quarry": {"snake": 2, "dragon": 1}}, **position)
    assert asked(stone) == ("snake", "raise")


@rule("GW-1808", "GW-1816")
def test_twenty_honour_for_a_clerk():
    income: dict[str, Any] = {"season": "summer", "step": "income"}
    played = rebellion(honour={"snake": 20, "dragon": 19}, **income)
    assert asked(played) == ("snake", "honour-clerk")
    played.does("snake", "hire")
    assert played.honour["snake"] == 0
    assert played.chamber["snake"] == 2
    assert asked(played)[1] != "honour-clerk"  # Dragon has not 20
    may = rebellion(honour={"snake": 45}, **income)
    done(may)
    assert (may.honour["snake"], may.chamber["snake"]) == (45, 3)
    assert asked(rebellion(honour={"snake": 20}, chamber={"snake": 0}, **income))[1] != "honour-clerk"


@rule("GW-1809", "GW-1810", "GW-1818", "GW-1819")
def test_peace_buys_horde_cards_off():
    gold = {"snake": {"gold": 6}, "dragon": {"gold": 6}, "turtle": {"gold": 0}}
    played = rebellion(resources=gold, tea=["dragon", "snake", "turtle"], **SPRING)
    assert asked(played) == ("dragon", "peace")  # the highest on the Tea track decides
    # three are due: never below one card
    assert offered(played, "peace", "count") == ["1", "2"]
    with refused("GW-1810"):
        played.does("dragon", "peace", count=["3"])
    played.does("dragon", "peace", count=["2"])
    assert asked(played) == ("dragon", "offer")
    played.does("dragon", "offer", count=["4"])
    assert offered(played, "offer", "count") == ["0", "1", "2"]  # each pays only what they offer
    played.does("snake", "offer", count=["2"])
    assert (has(played, "snake"), has(played, "dragon")) == ({"gold": 4}, {"gold": 2})
    assert len(played.heard("horde")) == 1
    assert played.chamber == {"snake": 3, "dragon": 3, "turtle": 3}


@rule("GW-1810", "GW-1818")
def test_four_due_and_nine_gold():
    """With four players in Year 3 there are four due in co-op; nine gold leave one."""
    played = rebellion(4, resources={"snake": {"gold": 12}}, **SPRING)
    assert offered(played, "peace", "count") == ["1", "2", "3"]  # 12 gold would buy nothing more
    played.does("snake", "peace", count=["3"])
    played.does("snake", "offer", count=["9"])
    assert len(played.heard("horde")) == 1


@rule("GW-1819")
def test_too_few_offers_pay_nothing_and_it_is_war():
    played = rebellion(resources={"snake": {"gold": 3}}, **SPRING)
    played.does("snake", "peace", count=["1"])
    played.does("snake", "offer", count=["2"])
    assert has(played) == {"gold": 3}
    assert played.chamber == {"snake": 2, "dragon": 2, "turtle": 2}


@rule("GW-1811", "GW-1816")
def test_war_hires_a_clerk_for_everybody():
    played = rebellion(resources={"snake": {"gold": 3}}, chamber={"turtle": 0}, **SPRING)
    assert sorted(options(played)) == ["peace", "war"]
    played.does("snake", "war")
    assert played.chamber == {"snake": 2, "dragon": 2, "turtle": 0}
    assert has(played) == {"gold": 3}
    assert len(played.heard("horde")) == 3


@rule("GW-1809", "GW-1817")
def test_peace_that_buys_nothing_cannot_be_chosen():
    two = rebellion(2, resources={"snake": {"gold": 9}}, **{**SPRING, "year": 2})
    assert asked(two) == ("snake", "peace")  # two are due
    poor = rebellion(resources={"snake": {"gold": 2}}, **SPRING)
    assert poor.chamber == {"snake": 2, "dragon": 2, "turtle": 2}  # at least 3 gold
    assert poor.heard("offer") == []


@rule("GW-1812", "GW-1813")
def test_the_most_busy_player_sends_a_clerk_away():
    position: dict[str, Any] = {"tea": ["dragon", "snake", "turtle"], **in_turn("activation")}
    played = rebellion(locations={"quarry": {"snake": 2, "dragon": 1}}, **position)
    assert has(played, "snake") == {"stone": 2}  # they worked first
    done(played)  # no Overseer
    assert played.chamber == {"snake": 4, "dragon": 3, "turtle": 3}
    assert played.locations["quarry"] == {}
    tie = rebellion(locations={"quarry": {"snake": 1, "dragon": 1, "turtle": 1}}, **position)
    assert tie.chamber == {"snake": 3, "dragon": 4, "turtle": 3}  # the higher one on the Tea track
    assert rebellion(locations={"barracks": {"snake": 3, "dragon": 1}}, **position).chamber["snake"] == 3


@rule("GW-1814")
def test_a_breach_loses_at_once():
    played = rebellion(
        season="winter", step="assault", levels={"left": 0}, barricades={"left": 0}, hordes={"left": ["co-vanguard"]}
    )
    assert (played.outcome["winners"], played.outcome["reason"]) == ([], "GW-1814")


@rule("GW-1815", "GW-1816")
def test_a_conquest_sends_a_clerk_of_each_to_the_embassy():
    full = {
        "left": ["co-vanguard", "co-outriders", "co-plunderers"],
        "centre": ["co-vanguard"],
        "right": ["co-vanguard"],
    }
    played = rebellion(
        season="spring", step="hordes", year=2, hordes=full,
        locations={"quarry": {"dragon": 3}, "temple": {"dragon": 2}},
        horde_deck=["co-iron-guard-left", "co-trebuchets-left", "co-trebuchets-right", "*"],
    )  # fmt: skip
    assert len(played.heard("conquest")) == 1
    assert played.chamber == {"snake": 4, "dragon": 3, "turtle": 4}  # Dragon has none in the pool
    assert played.shame_pool == 27  # besides its normal effect


@rule("GW-1820", "GW-418")
@content("second-wave")
def test_a_horde_of_an_event_comes_on_top():
    played = rebellion(resources={"snake": {"gold": 6}}, **{**SPRING, "event_deck": ["second-wave", "*"]})
    played.does("snake", "peace", count=["2"])
    played.does("snake", "offer", count=["6"])
    assert len(played.heard("horde")) == 2


@rule("GW-1821")
@pytest.mark.parametrize(("seats", "level"), [(2, 2), (3, 1), (4, 1)])
def test_the_walls_that_stand_at_the_start(seats: int, level: int):
    played = fresh(seats, mode="coop", scenario=TURBAN)
    assert set(played.levels.values()) == {level}
    assert set(played.built.values()) == set(played.honour.values()) == {0}


@rule("GW-417")
def test_the_order_of_spring():
    played = rebellion(resources={"snake": {"gold": 6}}, **SPRING)
    assert played.event_past == []  # the choice comes before the Event
    assert played.year == 3
