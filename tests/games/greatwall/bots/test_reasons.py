"""Why a hint says so: what speaks for a choice, from what its player can see."""

import re
from inspect import getsource
from typing import Any

import pytest

from tests.games.greatwall.rules.realm import horde
from tests.games.greatwall.rules.tables import allies, in_turn, table
from tianxia.bots.reading import reason_of
from tianxia.core.asks import Choice
from tianxia.core.views import Glimpse
from tianxia.games.greatwall.bots import reasons
from tianxia.scenario import Scenario
from tianxia.telling.language import texts

KEYS = sorted(set(re.findall(r'\(?"([a-z]+)"(?:, \{| if )', getsource(reasons))))
FACTS: dict[str, Any] = {
    "honour": 6, "section": "left", "resource": "wood", "soldier": "spearman", "years": 2, "location": "quarry",
    "left": 1, "count": 3, "defence": 4,
}  # fmt: skip
WORK: dict[str, Any] = {"resources": {"snake": {"wood": 9, "stone": 9, "gold": 9, "chi": 9}}, **in_turn("activation")}
BARRACKS = {"barracks": {"snake": 2, "dragon": 2}}


def why(played: Scenario, option: str, **picks: list[str]) -> Any:
    """The reason for a choice of whoever is asked."""
    name = played.waits_for if isinstance(played.waits_for, str) else "snake"
    seat, choice = played.seat(name), played.choice(name, option, picks)
    assert isinstance(choice, Choice)
    return reason_of(Glimpse(played.match, seat), choice)


def test_there_are_many_reasons():
    assert len(KEYS) > 25


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_reason_is_said_in_both_languages(key: str, lang: Any):
    for years in (0, 1, 5):
        assert texts(lang, "greatwall")(f"because-{key}", **{**FACTS, "years": years})


def test_an_attack_that_claims_a_card():
    played = table(
        rest={"left": {"snake": {"spearman": 1}}}, **in_turn("part", card="attack-order", part=1),
        hordes={"left": [horde("steppe-riders", "snake spearman", "wound")]},
    )  # fmt: skip
    found = why(played, "attack", soldier=["spearman resting left"], spot=["steppe-riders 3"])
    assert found == ("claims", {"honour": 4})


def test_an_attack_where_a_breach_threatens():
    position: dict[str, Any] = {
        "rest": {"left": {"snake": {"spearman": 1}}}, **in_turn("part", card="attack-order", part=1),
        "hordes": {"left": ["keshig-guard"]},
    }  # fmt: skip
    attack: dict[str, Any] = {"soldier": ["spearman resting left"], "spot": ["keshig-guard 1"]}
    assert why(table(barricades={"left": 0}, **position), "attack", **attack) == ("guards", {"section": "left"})
    held = why(table(barricades={"left": 3}, levels={"left": 3}, **position), "attack", **attack)
    assert held[0] != "guards"


def test_a_recruit():
    played = table(locations=BARRACKS, hordes={"left": ["foot-levy"]}, levels={"left": 1}, **WORK)
    assert why(played, "recruit", kind=["spearman"], section=["left"]) == ("strikes", {"soldier": "spearman"})
    assert why(played, "recruit", kind=["spearman"], section=["right"]) == ("waits", {"soldier": "spearman"})
    assert why(played, "man", kind=["archer"], section=["left"]) == ("fires", {"section": "left"})


def test_a_clerk_who_fills_a_location():
    played = table(locations={"quarry": {"dragon": 2}}, **in_turn("part", part=1))
    assert why(played, "move", to=["quarry"]) == ("full", {"location": "quarry"})
    assert why(played, "move", to=["temple"]) == ("nearer", {"location": "temple", "left": 2})
    assert why(played, "move", to=["builders-camp"]) == ("special", {"location": "builders-camp"})


def test_a_wall_with_an_artifact_that_counts_it():
    camp: dict[str, Any] = {"locations": {"builders-camp": {"snake": 1}}, **WORK}
    assert why(table(**camp), "wall", section=["left"]) == ("wall", {"honour": 6, "defence": 4})
    stone = table(artifacts=["jade-seal", "dragon-arrow", "stone-of-the-first-emperor"], **camp)
    assert why(stone, "wall", section=["left"]) == ("wall", {"honour": 10, "defence": 4})


def test_a_barricade_that_holds():
    camp: dict[str, Any] = {"locations": {"builders-camp": {"snake": 1}}, "barricades": {"left": 0}, **WORK}
    weak = table(hordes={"left": ["steppe-riders"]}, **camp)
    assert why(weak, "barricade", section=["left"]) == ("holds", {"section": "left"})
    assert why(table(**camp), "barricade", section=["left"]) == ("barricade", {"honour": 1})


def test_an_overseer_pays_in_years_or_by_a_prize():
    quarry: dict[str, Any] = {"locations": {"quarry": {"snake": 2, "dragon": 1}}, **WORK}
    assert why(table(year=4, **quarry), "raise") == ("income", {"years": 2})
    assert why(table(year=6, **quarry), "raise") == ("prize", {"honour": 3})  # the Bronze Abacus


def test_cards_left_lying():
    played = table(season="summer", step="recover", lying={"snake": ["economy", "despotism"]})
    assert why(played, "leave") == ("lying", {"honour": 4})
    assert why(played, "recover") == ("hand", {})


def test_shame_at_the_end_or_in_the_pool():
    summer: dict[str, Any] = {"season": "summer", "step": "shame", "shame": {"snake": 1}}
    rich = {"resources": {"snake": {"chi": 4}}}
    assert why(table(**summer, **rich), "shame") == ("shame", {"honour": 5})
    assert why(allies(**summer, **rich), "shame") == ("pool", {})


def test_a_command_card_says_what_it_does():
    played = table()
    assert why(played, "command", card=["attack-order"]) == ("soldiers", {"count": 3})
    assert why(played, "command", card=["despotism"]) == ("advanced", {})
    assert why(played, "command", card=["economy"]) == ("clerks", {"count": 3})


def test_reasons_are_looked_for_among_questions_that_there_are():
    known = texts("en", "greatwall")
    for kind, _ in reasons.REASONS:
        assert known.has(f"ask-{kind}") or known.has(f"title-{kind}"), kind
    vocabulary = table().match.game.vocabulary(table().match.state)
    assert [option for _, option in reasons.REASONS if option not in vocabulary.options] == []
