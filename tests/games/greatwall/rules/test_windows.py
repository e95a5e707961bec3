"""Generals, Advisors and Tactics: what is in play, and when it is used (GW-315 to GW-328)."""

import pytest

from tests.games.greatwall.rules.realm import (
    activation,
    all_done,
    attacks,
    done,
    has,
    heard,
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
