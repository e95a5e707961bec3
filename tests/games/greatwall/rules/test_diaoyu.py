"""Siege of Diaoyu Fortress (GW-17xx)."""

from typing import Any

import pytest

from tests.games.greatwall.rules.realm import all_done, asked, done, has, options, spots
from tests.games.greatwall.rules.tables import DIAOYU, chronicle, fresh, in_turn, offered
from tests.marks import rule
from tianxia.scenario import Scenario, refused

NIGHT: dict[str, Any] = {"season": "winter", "agenda": ["night", "commands"]}


def siege(**position: Any) -> Scenario:
    """A table at the Fortress."""
    return chronicle(DIAOYU, mode="coop", **position)


@rule("GW-1701", "GW-1718")
def test_there_are_events_and_no_requests():
    played = fresh(3, mode="coop", scenario=DIAOYU)
    assert played.requests == []
    spring = siege(season="spring", step="time", event_deck=["flood", "*"])
    assert spring.event_past == ["flood"]
    assert spring.requests == []
    assert siege(season="winter", step="request-check").heard("no-request") == []


@rule("GW-1702", "GW-1717")
def test_who_holds_out_to_the_last_year_wins():
    end: dict[str, Any] = {"season": "winter", "step": "end-of-winter"}
    assert siege(year=6, **end).winner == ["snake", "dragon", "turtle"]  # no Request is needed
    assert siege(year=5, **end).outcome is None


@rule("GW-1703", "GW-1704")
def test_the_fortress_at_the_start():
    played = fresh(3, mode="coop", scenario=DIAOYU)
    assert (played.view["fortress"], played.view["siege"]) == (10, 1)
    assert played.shame_pool == 30  # the token came from the box


@rule("GW-1705")
@pytest.mark.parametrize(("tokens", "lost"), [(3, True), (4, True), (2, False)])
def test_without_defence_all_lose_at_once(tokens: int, lost: bool):
    played = siege(fortress=3, siege=tokens, **NIGHT)
    assert (played.outcome is not None) is lost
    if played.outcome is not None:
        assert (played.outcome["winners"], played.outcome["reason"]) == ([], "GW-1705")


BARRACKS: dict[str, Any] = {"locations": {"barracks": {"snake": 2, "dragon": 2}}, **in_turn("activation")}


@rule("GW-1706")
def test_an_archer_is_recruited_for_the_fortress():
    played = siege(resources={"snake": {"gold": 1, "wood": 2}}, **BARRACKS)
    played.does("snake", "fortress", kind=["archer"])
    assert has(played) == {}
    assert played.fortress_archers == {"snake": 1}
    poor = siege(resources={"snake": {"gold": 1, "wood": 1}}, **BARRACKS)
    assert "fortress" not in options(poor)  # one wood more
    full = siege(resources={"snake": {"gold": 1, "wood": 2}}, fortress_archers={"dragon": 3}, **BARRACKS)
    assert "fortress" not in options(full)


@rule("GW-1707", "GW-1718")
def test_an_archer_goes_from_wall_or_rest_zone_to_the_fortress():
    played = siege(
        locations={"logistics-centre": {"snake": 2}}, resources={"snake": {"wood": 2, "gold": 1}}, levels={"left": 1},
        firing={"left": {"snake": 1}}, rest={"right": {"snake": {"archer": 1, "spearman": 1}}}, **in_turn("activation"),
    )  # fmt: skip
    assert offered(played, "fortress", "soldier") == ["archer firing left", "archer resting right"]
    played.does("snake", "fortress", soldier=["archer resting right"])
    assert played.fortress_archers == {"snake": 1}
    assert has(played) == {"wood": 1, "gold": 1}
    assert sorted(options(played)) == [
        "done",
        "fortress",
        "march",
        "tactic",
    ]  # the other Clerk: this or a normal action
    played.does("snake", "tactic")
    assert asked(played)[1] != "logistics"


FIRING: dict[str, Any] = {
    "season": "winter", "agenda": ["fortress-fires", "firing", "commands"], "levels": {"left": 1},
    "hordes": {"left": ["co-vanguard", "co-outriders"], "right": ["co-plunderers"]},
}  # fmt: skip


@rule("GW-1708")
def test_fortress_archers_fire_first_at_any_row_1_card():
    played = siege(fortress_archers={"dragon": 1}, firing={"left": {"snake": 1}}, **FIRING)
    assert asked(played) == ("dragon", "fortress")
    names = {spot.rpartition("-")[0] for spot in offered(played, "wound", "spot")}
    assert names == {"co-vanguard", "co-plunderers"}
    with refused("GW-1708"):
        played.does("dragon", "wound", spot=["co-outriders 1"])
    played.does("dragon", "wound", spot=["co-plunderers 2"])
    assert spots(played, "right")[1] == "wound"
    assert asked(played) == ("snake", "attack")  # then the Walls
    may = siege(fortress_archers={"dragon": 1}, **FIRING)
    done(may)
    assert may.heard("wound") == []


@rule("GW-1709", "GW-1719")
def test_fortress_archers_are_on_no_section():
    played = siege(
        fortress_archers={"snake": 1},
        hordes={"left": ["co-vanguard"]},
        active={"snake": ["archer-commander"]},
        **in_turn(),
    )
    assert asked(played)[1] != "own-turn"  # the Archer Commander has nobody
    order = siege(
        fortress_archers={"snake": 1}, hordes={"left": ["co-vanguard"]}, **in_turn("part", card="attack-order")
    )
    assert asked(order)[1] != "attack"
    assert played.fact("view.snake.seats.0.soldiers.fortress.archer") == 1
    assert played.firing == {"left": {}, "centre": {}, "right": {}}


@rule("GW-1710", "GW-1711", "GW-1712", "GW-1716")
def test_at_night_the_siege_bites_and_the_archers_go_to_rest():
    played = siege(fortress=6, siege=4, fortress_archers={"snake": 1, "dragon": 1}, **NIGHT)
    assert played.fortress == 4
    assert played.siege == 4  # tokens stay
    assert asked(played) == ("snake", "section")
    played.does("snake", "choose", section=["left"])
    played.does("dragon", "choose", section=["right"])
    assert played.rest == {"left": {"snake": {"archer": 1}}, "centre": {}, "right": {"dragon": {"archer": 1}}}
    assert played.fortress_archers == {}
    more = siege(fortress=6, siege=1, fortress_archers={"snake": 3}, **NIGHT)
    assert more.fortress == 6  # never more than it was


@rule("GW-1713", "GW-1718", "GW-1704")
def test_three_resources_but_no_chi_raise_the_defence():
    position: dict[str, Any] = {"locations": {"builders-camp": {"snake": 1}}, **in_turn("activation")}
    played = siege(resources={"snake": {"wood": 2, "gold": 2, "chi": 3}}, fortress=8, **position)
    played.does("snake", "fortify")
    assert asked(played) == ("snake", "pay")
    assert "chi" not in offered(played, "take", "resources")
    played.does("snake", "take", resources=["wood", "gold", "gold"])
    assert played.fortress == 9
    assert has(played) == {"wood": 1, "chi": 3}
    assert asked(played)[1] != "build"  # instead of a normal action
    poor = siege(resources={"snake": {"wood": 2, "chi": 3}}, barricades={"left": 0}, fortress=8, **position)
    assert "fortify" not in options(poor)
    full = siege(resources={"snake": {"wood": 5}}, barricades={"left": 0}, fortress=12, **position)
    assert "fortify" not in options(full)


FULL = {"left": ["co-vanguard", "co-outriders", "co-plunderers"], "centre": ["co-vanguard"], "right": ["co-vanguard"]}
CONQUEST: dict[str, Any] = {
    "season": "spring", "step": "hordes", "year": 2, "hordes": FULL, "siege": 1,
    "horde_deck": ["co-iron-guard-left", "co-trebuchets-left", "co-trebuchets-right", "*"],
}  # fmt: skip


@rule("GW-1714", "GW-1715")
def test_a_conquest_makes_the_siege_stronger():
    played = siege(**CONQUEST)
    assert len(played.heard("conquest")) == 1
    assert played.siege == 2
    assert played.shame_pool == 30 - 3 - 1  # besides the standard rule, from the pool
    empty = siege(shame_pool=3, **CONQUEST)
    assert (empty.siege, empty.shame_pool) == (2, 0)  # from the box


def test_a_siege_may_be_let_be():
    """Nobody has to use the Fortress."""
    played = siege(resources={"snake": {"gold": 1, "wood": 2}}, **BARRACKS)
    all_done(played, "recruit")
    assert played.fortress_archers == {}
