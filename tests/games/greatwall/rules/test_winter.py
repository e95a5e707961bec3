"""Winter (GW-801 to GW-817)."""

from typing import Any

import pytest

from tests.games.greatwall.rules.realm import (
    attacks,
    cards,
    done,
    has,
    heard,
    horde,
    offered,
    options,
    plays,
    realm,
    section,
    spots,
    uses,
)
from tests.marks import rule
from tianxia.games.greatwall.rules.year import SEASONS
from tianxia.scenario import Scenario, refused

WALLED = {"left": 1, "centre": 1, "right": 1}


def winter(step: str = "winter-start", **position: Any) -> Scenario:
    """A realm in Winter."""
    return realm(**{"season": "winter", "step": step, **position})


def assaulted(*rows: Any, **position: Any) -> dict[str, Any]:
    """How the Assault of the left Section ended."""
    table = winter("assault", hordes={"left": list(rows)}, **position)
    return heard(table, "assault")[0]


# ---- the start of Winter and Firing


@rule("GW-801", "GW-817")
def test_effects_of_the_start_of_winter_in_tea_order():
    """The Siege Watch puts a Wound on a row 1 card, before anybody fires."""
    table = winter(
        tea=["dragon", "snake", "turtle"], active={"snake": ["siege-watch"]}, hordes={"left": ["raiders", "mangudai"]},
        levels=WALLED, firing={"left": {"dragon": 1}}, tactics={"dragon": ["charge"]},
    )  # fmt: skip
    assert (table.waits_for, table.kind) == ("dragon", "greatwall.winter")
    with refused("GW-323"):
        plays(table, "dragon", "charge")
    done(table)
    assert (table.waits_for, table.kind) == ("snake", "greatwall.wound")
    assert {spot.rpartition(" ")[0] for spot in offered(table, "wound", "spot")} == {"raiders-left"}
    assert table.wounds["dragon"] == 0
    table.does("snake", "wound", spot=["raiders-left 1"])
    assert (table.waits_for, table.kind) == ("dragon", "greatwall.attack")


@rule("GW-817")
def test_effects_and_one_tactic_in_the_order_that_the_player_likes():
    """Sally Out before the Siege Watch, or behind it."""
    position: dict[str, Any] = {
        "options": {"mode": "coop", "scenario": "great-famine"},
        "active": ["siege-watch"],
        "tactics": ["sally-out", "signal-fires"],
        "hordes": {"left": ["co-vanguard"]},
        "rest": {"left": {"snake": {"spearman": 1}}},
    }
    table = winter(**position)
    assert options(table) == ["use", "tactic"]
    plays(table, "snake", "sally-out")
    attacks(table, "snake", "spearman", "co-vanguard-left 1")
    assert table.kind == "greatwall.wound"  # only the effect is left, and it is not optional
    table = winter(**position)
    uses(table, "snake", "siege-watch")
    table.does("snake", "wound", spot=["co-vanguard-left 2"])
    assert options(table) == ["tactic", "done"]
    plays(table, "snake", "sally-out")
    attacks(table, "snake", "spearman", "co-vanguard-left 1")
    assert table.kind != "greatwall.winter"  # one Tactic


@rule("GW-817", "GW-1153")
def test_a_bannerman_calls_when_their_owner_likes():
    table = winter(
        options={"genghis": "on"}, active=["siege-watch"], hordes={"left": ["raiders"]},
        rest={"left": {"snake": {"bannerman": 1, "spearman": 2}}},
    )  # fmt: skip
    assert options(table) == ["use", "banner"]
    table.does("snake", "banner")
    attacks(table, "snake", "spearman", "raiders-left 1")
    attacks(table, "snake", "spearman", "raiders-left 3")
    assert table.kind == "greatwall.wound"
    table.does("snake", "wound", spot=["raiders-left 2"])
    assert spots(table, "left") == ["snake spearman", "wound", "snake spearman", "free"]


@rule("GW-817")
def test_no_cleanup_before_firing_is_over():
    """The last spot is wounded at the start of Winter; Dragon's Archer finds no target, then the card goes."""
    table = winter(
        active=["siege-watch"], hordes={"left": [horde("foot-levy", "wound", "wound")]}, levels=WALLED,
        firing={"left": {"dragon": 1}},
    )  # fmt: skip
    table.does("snake", "wound", spot=["foot-levy-left 3"])
    kinds = [kind for kind in table.fact("happened") if kind in ("wound", "defeated")]
    assert kinds == ["wound", "defeated"]
    assert table.wounds == {"snake": 1, "dragon": 0, "turtle": 0}


@rule("GW-802", "GW-813")
def test_every_archer_fires_section_by_section_in_tea_order():
    table = winter(
        "firing", tea=["turtle", "snake", "dragon"], levels=WALLED,
        firing={"left": {"snake": 1, "turtle": 1}, "centre": {"turtle": 2}},
        hordes={"left": ["raiders"], "centre": ["mangudai"]},
    )  # fmt: skip
    asked = []
    while table.kind == "greatwall.attack":
        clan = str(table.waits_for)
        assert options(table) == ["attack"]  # nobody may hold fire
        with refused("GW-813"):
            done(table)
        answer = table.answers(clan)[0]
        asked.append((clan, answer["picks"]["soldier"][0]))
        table.does(clan, "attack", **answer["picks"])
    assert asked == [
        ("turtle", "archer firing left"), ("snake", "archer firing left"), ("turtle", "archer firing centre"),
        ("turtle", "archer firing centre"),
    ]  # fmt: skip
    assert table.wounds == {"snake": 1, "dragon": 0, "turtle": 3}


@rule("GW-813", "GW-802")
def test_an_archer_without_a_legal_target_does_not_fire():
    """Mangudai in row 2 cannot be Attacked by Archers; the card before them is covered."""
    table = winter(
        "firing", levels=WALLED, firing={"left": {"snake": 1}},
        hordes={"left": [horde("raiders", "dragon spearman", "wound", "wound", "wound"), "mangudai"]},
    )  # fmt: skip
    assert table.wounds["snake"] == 0


@rule("GW-803")
def test_a_cleanup_follows_firing():
    table = winter(
        "firing", levels=WALLED, firing={"left": {"snake": 1}},
        hordes={"left": [horde("foot-levy", "dragon spearman", "wound")], "right": ["raiders"]},
    )  # fmt: skip
    assert [event["card"] for event in heard(table, "defeated")] == ["foot-levy-left"]
    assert [event["section"] for event in heard(table, "assault")] == ["right"]


# ---- the Assault


@rule("GW-804", "GW-814")
def test_sections_from_left_to_right_with_the_power_of_all_rows():
    lots = {"left": ["raiders", "light-lancers"], "right": ["keshig-guard"]}
    table = winter("assault", hordes=lots)
    told = heard(table, "assault")
    assert [(event["section"], event["power"]) for event in told] == [("left", 6), ("right", 5)]


@rule("GW-805", "GW-810", "GW-2304")
def test_defence_is_the_wall_and_two_for_each_barricade():
    """Level 1 with 2 Barricades: 4 + 4. Power 5 and 3 is not greater: no Breach; the Barricades go."""
    table = winter(
        "assault", levels={"left": 1}, barricades={"left": 2}, hordes={"left": ["keshig-guard", "light-lancers"]}
    )
    assert heard(table, "assault") == [{"section": "left", "power": 8, "defence": 8, "breach": False}]
    assert sum(table.shame.values()) == 0
    assert table.barricades["left"] == 0


@rule("GW-806", "GW-807", "GW-808", "GW-2305")
def test_a_breach_shames_all_without_a_soldier_on_the_row_1_card():
    """Power 5 and 4 against 8. Turtle stands on the card behind, which does not help."""
    table = winter(
        "assault", levels={"left": 1}, barricades={"left": 2}, tea=["turtle", "snake", "dragon"],
        hordes={"left": [horde("keshig-guard", "dragon spearman"), horde("siege-crew", "turtle horseman")]},
    )  # fmt: skip
    assert heard(table, "assault")[0]["breach"] is True
    assert table.shame == {"snake": 1, "dragon": 0, "turtle": 1}
    assert [event["seat"] for event in heard(table, "shame")] == ["turtle", "snake"]


@rule("GW-809", "GW-810")
def test_after_a_breach_cards_and_soldiers_stay_and_barricades_go():
    table = winter(
        "assault", barricades={"left": 1}, hordes={"left": [horde("keshig-guard", "dragon spearman"), "raiders"]}
    )
    assert cards(table, "left") == ["keshig-guard-left", "raiders-left"]
    assert spots(table, "left")[0] == "dragon spearman"
    assert table.barricades["left"] == 0
    assert table.fact("view.spectator.barricades") == 3


@rule("GW-811")
def test_a_section_without_hordes_is_not_assaulted():
    table = winter("assault", barricades={"left": 2}, tactics=["night-watch"])
    assert heard(table, "assault") == []
    assert table.barricades["left"] == 2
    assert table.season == "spring"  # nobody was asked for a Tactic


@rule("GW-812", "GW-816")
def test_scenario_phases_the_request_check_and_the_end_check():
    assert SEASONS[4] == ("winter-start", "firing", "winter-cleanup", "assault", "end-of-winter")
    famine = realm(options={"mode": "coop", "scenario": "great-famine"}).match.state.variant.season(4, SEASONS[4])
    assert famine[-4:] == ("assault", "eating", "request-check", "end-of-winter")
    visit = realm(options={"mode": "coop", "scenario": "imperial-visit"}).match.state.variant.season(4, SEASONS[4])
    assert visit[-5:] == ("assault", "emperors-demand", "storehouse", "request-check", "end-of-winter")


@rule("GW-814")
def test_the_order_in_the_assault_of_a_section():
    """The Tactic comes first, then the Raiders take gold, then the comparison, then Shame."""
    table = winter(
        "assault",
        barricades={"left": 0},
        hordes={"left": ["raiders"]},
        tactics=["charge"],
        resources={"snake": {"gold": 1}},
    )
    assert table.fact("question.snake.about.window") == "assault"
    assert has(table) == {"gold": 1}
    done(table)
    assert has(table) == {}
    kinds = [kind for kind in table.fact("happened") if kind in ("pieces", "assault", "shame")]
    assert kinds[:3] == ["pieces", "assault", "pieces"]
    assert kinds.count("shame") == 3


@rule("GW-814")
def test_no_comparison_if_the_assault_effects_leave_no_horde():
    """Boiling Oil defeats the only card of the Section: it is not assaulted, and its Barricades stay."""
    table = winter(
        "assault", options={"mode": "coop", "scenario": "great-famine"}, tactics=["boiling-oil"],
        barricades={"left": 1}, hordes={"left": [horde("co-vanguard", "wound", "wound")]},
    )  # fmt: skip
    plays(table, "snake", "boiling-oil")
    while table.kind == "greatwall.wound":
        table.does("snake", "wound", spot=[offered(table, "wound", "spot")[0]])
    assert heard(table, "assault") == []
    assert table.barricades["left"] == 1


@rule("GW-815")
def test_power_and_defence_are_never_below_0():
    """Early Snow takes 1 from each card, an Earthquake 2 from the Wall part."""
    told = assaulted("foot-levy", "raiders", lasting=[["power", -2, 0]], barricades={"left": 0})
    assert told["power"] == 1  # 1 - 2 counts as 0, and 3 - 2
    told = assaulted("foot-levy", lasting=[["wall", -9, 0]], barricades={"left": 1}, levels={"left": 1})
    assert told["defence"] == 2


@rule("GW-806")
@pytest.mark.parametrize(("barricades", "breach"), [(1, True), (2, False)])
def test_a_tie_holds(barricades: int, breach: bool):
    told = assaulted("siege-crew", barricades={"left": 0}, levels={"left": 1})
    assert (told["power"], told["defence"], told["breach"]) == (4, 4, False)
    told = assaulted("light-lancers", barricades={"left": barricades})
    assert told["breach"] is breach


@rule("GW-804", "GW-805")
def test_everybody_sees_how_an_assault_would_end():
    table = realm(hordes={"left": ["raiders", "shaman-circle"]}, levels={"left": 2}, barricades={"left": 1})
    left = section(table, "left")
    assert (left["power"], left["defence"]) == (6, 9)
