"""Cards of Ancient Chronicles and of the fifth player, each in the words of its data line."""

from typing import Any

import pytest

from tests.games.greatwall.rules.realm import asked, done, has, horde, section, spots
from tests.games.greatwall.rules.tables import chronicle, in_turn, offered, playing, table
from tests.marks import content, rule
from tianxia.scenario import Scenario, refused

VISIT = "imperial-visit"  # of all scenarios the one that changes least in a turn
QUIET = ["jade-seal", "dragon-arrow"]


def visit(**position: Any) -> Scenario:
    """A table with the cards of the Chronicles."""
    return chronicle(VISIT, **position)


def five(**position: Any) -> Scenario:
    """A table of five."""
    return table(5, **position)


def won(*cover: str) -> dict[str, Any]:
    """The Cleanup of a Horde card of the left Section with this on it."""
    return {"hordes": {"left": [horde("steppe-riders", *cover)]}, **in_turn("turn-cleanup")}


def at(place: str, **clerks: int) -> dict[str, Any]:
    """The Activation phase with Clerks in one Location."""
    return {"locations": {place: clerks}, **in_turn("activation")}


BREACH: dict[str, Any] = {
    "season": "winter", "agenda": ["assault", "commands"], "barricades": {"left": 0},
    "hordes": {"left": [horde("steppe-riders", "snake spearman")]},
}  # fmt: skip
MINE = ("snake spearman", "snake spearman", "wound")

# ---- Generals


@content("zhu-xi")
def test_zhu_xi_gains_honour_for_advisors():
    played = visit(
        general={"snake": "zhu-xi"}, assistants={"snake": 2}, resources={"snake": {"gold": 5}},
        offer=["spy", "scout", "monk", "forester"], **at("imperial-embassy", snake=1),
    )  # fmt: skip
    played.does("snake", "advisor", card=["spy"])
    assert played.honour["snake"] == 2


@content("zhang-jue", "cracked-bell", "rear-guard")
def test_honour_for_those_who_stand_on_the_breaching_card():
    general = visit(general={"snake": "zhang-jue", "dragon": "guo-jing"}, assistants={"snake": 3}, **BREACH)
    assert general.honour == {"snake": 3, "dragon": 0, "turtle": 0}
    bell = visit(artifacts=[*QUIET, "cracked-bell"], **BREACH)
    assert bell.honour == {"snake": 2, "dragon": 0, "turtle": 0}
    guard = five(active={"snake": ["rear-guard"]}, **BREACH)
    assert guard.honour["snake"] == 2
    away = five(active={"dragon": ["rear-guard"]}, **BREACH)
    assert away.honour["dragon"] == 0


@content("guo-jing")
def test_guo_jing_gains_honour_for_saving():
    played = visit(
        general={"snake": "guo-jing"}, assistants={"snake": 2}, resources={"snake": {"chi": 2}}, **won(*MINE)
    )
    played.does("snake", "save", spot=["steppe-riders 1"])
    assert played.honour["snake"] == 4 + 2


@content("liu-futong")
def test_liu_futong_moves_a_clerk_for_a_gold():
    played = visit(
        general={"snake": "liu-futong"}, assistants={"snake": 1}, resources={"snake": {"gold": 2}},
        locations={"quarry": {"snake": 2}, "temple": {"snake": 1}}, **in_turn(),
    )  # fmt: skip
    played.does("snake", "use", card=["liu-futong"])
    places = offered(played, "move", "to")
    assert "temple" in places
    assert "quarry" not in places  # more than A Clerks there
    played.does("snake", "move", to=["temple"])
    assert has(played) == {"gold": 1}
    assert asked(played)[1] == "clerk"  # once per turn: the first part follows


@content("lei-xu")
def test_lei_xu_gains_honour_for_overseers():
    played = five(
        general={"snake": "lei-xu"},
        assistants={"snake": 2},
        resources={"snake": {"stone": 2}},
        **at("quarry", snake=3, dragon=1),
    )
    played.does("snake", "raise")
    assert played.honour["snake"] == 2


FIRING: dict[str, Any] = {"levels": {"left": 1}, "firing": {"left": {"snake": 2}}, "hordes": {"left": ["keshig-guard"]}}


@content("ran-jin", "falcon-hood")
@rule("GW-336")
def test_the_first_wound_of_the_firing_phase():
    phase: dict[str, Any] = {"season": "winter", "agenda": ["firing", "commands"], **FIRING}
    played = five(general={"snake": "ran-jin"}, assistants={"snake": 2}, **phase)
    for spot in (1, 2):
        played.does("snake", "attack", soldier=["archer"], spot=[f"keshig-guard {spot}"])
    assert played.honour["snake"] == 2
    hood = visit(artifacts=[*QUIET, "falcon-hood"], **phase)
    for spot in (1, 2):
        hood.does("snake", "attack", soldier=["archer"], spot=[f"keshig-guard {spot}"])
    assert has(hood) == {"gold": 1}
    autumn = visit(artifacts=[*QUIET, "falcon-hood"], active={"snake": ["scout"]}, **FIRING, **in_turn())
    autumn.does("snake", "use", card=["scout"])
    autumn.does("snake", "wound", spot=["keshig-guard 1"])
    assert has(autumn) == {}  # no Firing phase
    early = five(
        general={"snake": "ran-jin"}, assistants={"snake": 2}, active={"snake": ["siege-watch"]}, season="winter",
        agenda=["winter-start", "commands"], **FIRING,
    )  # fmt: skip
    early.does("snake", "wound", spot=["keshig-guard 1"])
    assert early.honour["snake"] == 0


@content("cao-youwen")
def test_cao_youwen_wounds_where_he_recruits():
    played = five(
        general={"snake": "cao-youwen"}, assistants={"snake": 2}, resources={"snake": {"gold": 3, "chi": 3}},
        hordes={"left": ["keshig-guard", "foot-levy"], "right": ["raiders"]}, **at("barracks", snake=3, dragon=2),
    )  # fmt: skip
    played.does("snake", "recruit", kind=["spearman"], section=["left"])
    done(played)  # no Attack
    played.does("snake", "use", card=["cao-youwen"])
    names = {spot.rpartition("-")[0] for spot in offered(played, "wound", "spot")}
    assert names == {"keshig-guard", "foot-levy"}
    played.does("snake", "wound", spot=["keshig-guard 1"])
    played.does("snake", "wound", spot=["foot-levy 1"])
    assert has(played) == {"gold": 2, "chi": 2}
    played.does("snake", "recruit", kind=["spearman"], section=["left"])
    done(played)
    assert asked(played) == ("snake", "recruit")  # once per activation


@content("du-gao")
def test_du_gao_gains_from_shame():
    played = five(general={"snake": "du-gao"}, assistants={"snake": 2}, **at("barracks", snake=5))
    assert asked(played) == ("snake", "gain")
    played.does("snake", "take", resources=["gold", "gold"])
    assert played.shame["snake"] == 1
    assert has(played) == {"gold": 2}


# ---- Tactics


def plays(card: str, **position: Any) -> Scenario:
    """A Tactic is played in the player's own turn."""
    return playing(visit, card, **position)


@content("winter-stores")
def test_winter_stores():
    assert has(plays("winter-stores")) == {"wood": 1, "stone": 1, "gold": 1}


@content("paper-lanterns")
def test_paper_lanterns_save_three_for_a_chi():
    cover = ["snake spearman", "snake spearman", "snake spearman"]
    played = visit(tactics={"snake": ["paper-lanterns"]}, resources={"snake": {"chi": 1}}, **won(*cover))
    played.does("snake", "tactic", card=["paper-lanterns"])
    for spot in (1, 2, 3):
        played.does("snake", "save", spot=[f"steppe-riders {spot}"])
    assert played.rest["left"] == {"snake": {"spearman": 3}}
    assert has(played) == {}
    poor = visit(tactics={"snake": ["paper-lanterns"]}, **won(*cover))
    with refused("GW-327"):
        poor.does("snake", "tactic", card=["paper-lanterns"])


@content("sally-out")
def test_sally_out_in_one_section():
    played = visit(
        season="winter", agenda=["winter-start", "commands"], tactics={"snake": ["sally-out"]},
        rest={"left": {"snake": {"spearman": 4}}, "right": {"snake": {"spearman": 1}}},
        hordes={"left": ["keshig-guard"], "right": ["raiders"]},
    )  # fmt: skip
    played.does("snake", "tactic", card=["sally-out"])
    played.does("snake", "choose", section=["left"])
    for spot in (1, 2, 3):
        played.does("snake", "attack", soldier=["spearman"], spot=[f"keshig-guard {spot}"])
    assert asked(played)[1] == "command"  # three, and all there


@content("boiling-oil")
def test_boiling_oil_may_defeat_the_card():
    played = visit(
        season="winter", agenda=["assault", "commands"], tactics={"snake": ["boiling-oil"]}, barricades={"left": 0},
        hordes={"left": ["steppe-riders-left", "raiders"]}, levels={"left": 1},
    )  # fmt: skip
    played.does("snake", "tactic", card=["boiling-oil"])
    names = {spot.rpartition(" ")[0] for spot in offered(played, "wound", "spot")}
    assert names == {"steppe-riders-left"}  # row 1
    for spot in (1, 2, 3):
        played.does("snake", "wound", spot=[f"steppe-riders-left {spot}"])
    assert played.horde_past == ["steppe-riders-left"]
    assert played.heard("assault")[0]["power"] == 3  # the Raiders alone


@content("secret-courier")
def test_secret_courier_activates_any_location():
    played = plays(
        "secret-courier", locations={"quarry": {"snake": 1}, "teahouse": {"snake": 1}, "temple": {"dragon": 1}}
    )
    assert offered(played, "activate", "location") == ["quarry", "teahouse"]
    played.does("snake", "activate", location=["quarry"])
    assert has(played) == {"stone": 1}
    assert played.shame["snake"] == 0


@content("bribed-guide")
@rule("GW-418")
def test_the_bribed_guide_names_the_section():
    played = visit(season="spring", step="spring-tactics", year=3, tactics={"snake": ["bribed-guide"]})
    played.does("snake", "tactic", card=["bribed-guide"])
    played.does("snake", "choose", section=["right"])
    placed = [told["section"] for told in played.heard("horde")]
    assert placed == ["right", "left"]  # the second one as ever


@content("ancestral-rite")
def test_the_ancestral_rite():
    played = plays("ancestral-rite", resources={"snake": {"chi": 5}})
    played.does("snake", "take", resources=["chi", "chi", "chi"])
    assert (played.honour["snake"], has(played)) == (6, {"chi": 2})


@content("peasant-levy")
def test_the_peasant_levy_is_posted_in_one_rest_zone():
    played = plays("peasant-levy", hordes={"left": ["raiders"]})
    played.does("snake", "post", section=["left"])
    assert offered(played, "post", "section") == ["left"]
    played.does("snake", "post", section=["left"])
    assert played.rest["left"] == {"snake": {"spearman": 2}}
    assert played.heard("attack") == played.heard("recruit") == []


@content("grand-council")
def test_the_grand_council_moves_a_clerk_of_another_player():
    played = five(tactics={"snake": ["grand-council"]}, **in_turn())
    played.does("snake", "tactic", card=["grand-council"])
    played.does("snake", "move", to=["quarry"])
    assert offered(played, "player", "seat") == ["dragon", "monkey", "tiger", "turtle"]
    played.does("snake", "player", seat=["tiger"])
    assert asked(played) == ("tiger", "clerk")
    played.does("tiger", "move", to=["temple"])
    assert (played.locations["quarry"], played.locations["temple"]) == ({"snake": 1}, {"tiger": 1})


@content("pincer-attack")
def test_the_pincer_attack_is_in_two_sections():
    played = five(
        tactics={"snake": ["pincer-attack"]},
        rest={"left": {"snake": {"spearman": 2}}, "right": {"snake": {"spearman": 2}}},
        hordes={"left": ["keshig-guard"], "right": ["raiders"]}, **in_turn(),
    )  # fmt: skip
    played.does("snake", "tactic", card=["pincer-attack"])
    played.does("snake", "attack", soldier=["spearman resting left"], spot=["keshig-guard 1"])
    assert offered(played, "attack", "soldier") == ["spearman resting right"]
    played.does("snake", "attack", soldier=["spearman resting right"], spot=["raiders 2"])
    assert asked(played)[1] != "attack"


@content("open-market")
def test_the_open_market():
    played = five(tactics={"snake": ["open-market"]}, resources={"snake": {"wood": 4}}, **in_turn())
    played.does("snake", "tactic", card=["open-market"])
    played.does("snake", "take", resources=["wood", "wood", "wood"])
    played.does("snake", "take", resources=["chi", "chi", "gold"])
    assert has(played) == {"wood": 1, "gold": 1, "chi": 2}


@content("saving-face")
def test_saving_face_costs_honour():
    played = five(tactics={"snake": ["saving-face"]}, honour={"snake": 3}, shame={"snake": 1}, **in_turn())
    played.does("snake", "tactic", card=["saving-face"])
    assert (played.honour["snake"], played.shame["snake"]) == (0, 0)
    poor = five(tactics={"snake": ["saving-face"]}, honour={"snake": 2}, shame={"snake": 1}, **in_turn())
    with refused("GW-327"):
        poor.does("snake", "tactic", card=["saving-face"])


# ---- Advisors


@content("ghost-speaker", "mirror-of-souls")
def test_what_the_dead_bring():
    played = visit(active={"snake": ["ghost-speaker"]}, artifacts=[*QUIET, "mirror-of-souls"], **won(*MINE))
    assert has(played) == {"chi": 2}
    assert played.honour["snake"] == 4 + 2


@content("court-eunuch")
def test_the_court_eunuch():
    played = visit(active={"snake": ["court-eunuch"]}, tea=["dragon", "snake", "turtle"], **in_turn())
    played.does("snake", "use", card=["court-eunuch"])
    assert played.tea == ["snake", "dragon", "turtle"]
    assert has(played) == {"gold": 1}
    assert played.used["snake"] == ["court-eunuch"]


@content("fortress-captain")
def test_the_fortress_captain():
    played = visit(
        active={"snake": ["fortress-captain"]}, levels={"left": 1, "right": 1},
        firing={"left": {"snake": 1}, "right": {"dragon": 1}}, barricades={"left": 0, "right": 0},
    )  # fmt: skip
    assert (section(played, "left")["defence"], section(played, "right")["defence"]) == (5, 4)


@content("rebel-leader")
@pytest.mark.parametrize(("shame", "gold"), [(2, 0), (1, 2)])
def test_the_rebel_leader(shame: int, gold: int):
    played = visit(
        active={"snake": ["rebel-leader"]},
        shame={"snake": shame},
        resources={"snake": {"gold": 2}},
        **at("imperial-embassy", snake=1),
    )
    played.does("snake", "clerk")
    assert has(played).get("gold", 0) == 2 - gold


@content("frost-sage", "iron-plough")
def test_gathering_with_one_clerk_or_more():
    position: dict[str, Any] = {"active": {"snake": ["frost-sage"]}, "artifacts": [*QUIET, "iron-plough"]}
    one = visit(**position, **at("quarry", snake=1, dragon=2))
    assert has(one)["stone"] == 2
    assert one.honour == {"snake": 0, "dragon": 1, "turtle": 0}  # Dragon Gathered with two
    two = visit(**position, **at("quarry", snake=2, dragon=1))
    assert has(two)["stone"] == 2


@content("tribute-bearer")
def test_the_tribute_bearer():
    played = visit(
        active={"snake": ["tribute-bearer"]}, resources={"snake": {"wood": 3, "stone": 4, "chi": 2}}, **in_turn()
    )
    played.does("snake", "use", card=["tribute-bearer"])
    with refused("GW-327"):
        played.does("snake", "take", resources=["wood", "stone", "stone"])
    played.does("snake", "take", resources=["stone", "stone", "stone"])
    assert (played.honour["snake"], has(played)) == (5, {"wood": 3, "stone": 1, "chi": 2})
    assert asked(played)[1] != "own-turn"  # once per turn


@content("ferryman")
def test_the_ferryman():
    played = visit(active={"snake": ["ferryman"]}, hordes={"left": [horde("raiders", "snake spearman")]}, **in_turn())
    played.does("snake", "use", card=["ferryman"])
    played.does("snake", "withdraw", spot=["raiders 1"])
    assert played.rest["left"] == {"snake": {"spearman": 1}}
    assert spots(played, "left") == []


@content("border-poet", "war-drum")
def test_what_a_claim_brings():
    played = visit(
        active={"snake": ["border-poet"]},
        artifacts=[*QUIET, "war-drum"],
        tea=["dragon", "snake", "turtle"],
        **won(*MINE),
    )
    assert has(played) == {"chi": 1}
    assert asked(played) == ("snake", "effect")
    played.does("snake", "use", card=["border-poet"])
    assert played.tea == ["snake", "dragon", "turtle"]


@content("archivist")
def test_the_archivist():
    played = visit(
        season="winter", step="end-of-winter", year=6, active={"snake": ["archivist"]},
        trophies={"snake": ["raiders-left", "raiders-right", "foot-levy-left"]},
    )  # fmt: skip
    assert played.outcome["scores"][0] == 6


@content("caravan-master")
def test_the_caravan_master():
    played = five(active={"snake": ["caravan-master"]}, **in_turn())
    played.does("snake", "use", card=["caravan-master"])
    assert not played.snake.may("take", resources=["wood"])
    played.does("snake", "take", resources=["wood", "chi"])
    assert has(played) == {"wood": 1, "chi": 1}


@content("mediator")
def test_the_mediator_pays_for_shame():
    position: dict[str, Any] = {
        "active": {"snake": ["mediator"]},
        "resources": {"snake": {"gold": 1}},
        **at("temple", snake=4),
    }
    played = five(**position)
    assert asked(played) == ("snake", "effect")
    played.does("snake", "use", card=["mediator"])
    assert played.shame["snake"] == 0
    assert has(played) == {"chi": 4}
    other = five(**position)
    done(other)
    assert other.shame["snake"] == 1


@content("night-runner")
def test_the_night_runner():
    played = five(active={"snake": ["night-runner"]}, locations={"quarry": {"snake": 1}}, **in_turn())
    played.does("snake", "use", card=["night-runner"])
    played.does("snake", "recall", **{"from": ["quarry"]})
    played.does("snake", "move", to=["temple"])
    assert (played.locations["quarry"], played.locations["temple"]) == ({}, {"snake": 1})


# ---- Artifacts of the whole game


@content("silver-teapot")
@rule("GW-1207")
def test_the_silver_teapot():
    played = visit(
        season="summer", step="income", artifacts=[*QUIET, "silver-teapot"], tea=["dragon", "snake", "turtle"]
    )
    assert played.honour == {"snake": 0, "dragon": 2, "turtle": 0}


@content("lacquer-box")
def test_the_lacquer_box():
    played = visit(
        artifacts=[*QUIET, "lacquer-box"], resources={"snake": {"gold": 5}}, offer=["spy", "scout", "monk", "forester"],
        **at("imperial-embassy", snake=1),
    )  # fmt: skip
    played.does("snake", "assistant", card=["spy"])
    assert played.honour["snake"] == 2


@content("ancestor-tablet")
def test_the_ancestor_tablet():
    played = visit(
        season="summer",
        step="shame",
        artifacts=[*QUIET, "ancestor-tablet"],
        shame={"snake": 1},
        resources={"snake": {"chi": 2}},
    )
    played.does("snake", "shame")
    assert played.honour["snake"] == 2


@content("surveyors-cord")
def test_the_surveyors_cord():
    played = visit(
        artifacts=[*QUIET, "surveyors-cord"],
        barricades={"left": 0},
        resources={"snake": {"wood": 2}},
        **at("builders-camp", snake=1),
    )
    played.does("snake", "barricade", section=["left"])
    assert played.honour["snake"] == 1 + 1


@content("book-of-songs")
def test_the_book_of_songs():
    played = plays("winter-stores", artifacts=[*QUIET, "book-of-songs"])
    played.does("snake", "take", resources=["chi"])
    assert has(played) == {"wood": 1, "stone": 1, "gold": 1, "chi": 1}
