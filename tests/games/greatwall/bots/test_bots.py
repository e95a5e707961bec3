"""The bots of The Great Wall: legal and fair at every table, and sensible in positions that speak for themselves."""

from typing import Any

import pytest

from tests.games.greatwall.rules.realm import horde
from tests.games.greatwall.rules.tables import allies, chronicle, in_turn, solo, table
from tianxia.bots import make_bot
from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.match import start
from tianxia.core.views import Glimpse
from tianxia.games import game
from tianxia.games.greatwall.bots.allies import aims
from tianxia.games.greatwall.bots.greedy import best
from tianxia.games.greatwall.bots.policy import POLICY
from tianxia.games.greatwall.rules.state import Realm
from tianxia.scenario import Scenario

WALL = game("greatwall")
TABLES: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (2, {}),
    (3, {"mode": "coop"}),
    (3, {"genghis": "on", "rat": "on"}),
    (3, {"scenario": "great-famine"}),
    (3, {"mode": "coop", "scenario": "siege-of-diaoyu"}),
    (4, {"scenario": "imperial-visit"}),
    (5, {}),
]
RICH = {"resources": {"snake": {"wood": 9, "stone": 9, "gold": 9, "chi": 9}}}


def chosen(played: Scenario, seat: int = 0) -> tuple[str, dict[str, list[str]]]:
    """What greedy answers, in words."""
    question = played.match.question(seat)
    assert question is not None
    assert isinstance(played.match.state, Realm)
    choice = best(played.match.state, question)
    names = {slot: [WALL.ref_names(played.match.state, ref)[0] for ref in refs] for slot, refs in choice.picks.items()}
    return choice.option, names


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_greedy_plays_whole_games_legally_and_looks_at_nothing_hidden(seats: int, options: dict[str, str]):
    match = start(WALL, seats, WALL.settle_options(options, seats), key_from_seed("greatwall-bots", seats))
    for n in range(2000):
        if match.is_over:
            break
        question = match.waiting()[0]
        ranked = POLICY.ranked(match.state, question, wide=True)
        assert all(question.check(choice) is None for _, choice in ranked)
        assert ranked[0][1] == POLICY.choice(match.state, question, Dice(1))
        if n % 29 == 0:
            other = match.twin(question.seat, n)
            answers = [
                make_bot("greedy", "greatwall", n).choose(Glimpse(world, question.seat)) for world in (match, other)
            ]
            assert answers[0] == answers[1]
        match.answer(question.seat, ranked[0][1])
    assert match.is_over


# ---- Summer


def test_command_cards_are_left_lying_for_their_honour():
    played = table(season="summer", step="recover", lying={"snake": ["economy", "despotism"]})
    assert chosen(played)[0] == "leave"


def test_allies_take_their_cards_back_for_honour_wins_nothing():
    played = allies(season="summer", step="recover", lying={"snake": ["economy", "despotism"]})
    assert chosen(played)[0] == "recover"


# ---- fighting


def test_the_last_spot_of_a_card_is_taken_by_whoever_claims_it():
    played = table(
        rest={"left": {"snake": {"spearman": 1}}, "right": {"snake": {"spearman": 1}}},
        hordes={"left": [horde("keshig-guard", *["snake spearman"] * 2, "wound", "wound")], "right": ["foot-levy"]},
        **in_turn("part", card="attack-order", part=1),
    )
    option, picks = chosen(played)
    assert (option, picks["spot"]) == ("attack", ["keshig-guard-left 5"])


def test_a_soldier_goes_where_a_breach_threatens():
    played = table(
        locations={"barracks": {"snake": 2, "dragon": 2}}, **RICH, **in_turn("activation"), levels={"left": 3},
        hordes={"left": ["keshig-guard"], "right": ["keshig-guard-right"]}, barricades={"right": 0},
    )  # fmt: skip
    option, picks = chosen(played)
    assert (option, picks["section"]) == ("recruit", ["right"])


# ---- building and hiring


def test_a_barricade_is_built_where_it_holds_and_nowhere_else():
    camp: dict[str, Any] = {
        "locations": {"builders-camp": {"snake": 1}}, "resources": {"snake": {"wood": 2}}, **in_turn("activation"),
        "barricades": {"left": 0, "right": 0},
    }  # fmt: skip
    held = table(hordes={"right": ["steppe-riders"]}, **camp)
    assert chosen(held) == ("barricade", {"section": ["right"]})
    assert chosen(table(**camp))[0] == "done"


def test_a_wall_is_built_when_it_can_be_paid():
    played = table(locations={"builders-camp": {"snake": 1}}, **RICH, **in_turn("activation"))
    assert chosen(played)[0] == "wall"


def test_an_assistant_is_hired_for_the_jade_seal():
    embassy: dict[str, Any] = {
        "locations": {"imperial-embassy": {"snake": 1}}, **RICH, **in_turn("activation"), "year": 6,
    }  # fmt: skip
    assert chosen(table(**embassy))[0] == "assistant"


def test_no_overseer_is_appointed_in_a_famine():
    work: dict[str, Any] = {
        "locations": {"quarry": {"snake": 2, "dragon": 1}},
        "resources": {"snake": {"stone": 1}},
        **in_turn("activation"),
    }
    quiet = ["mirror-of-souls", "silver-teapot", "iron-plough"]
    assert chosen(table(**work))[0] == "raise"
    assert chosen(chronicle("great-famine", artifacts=quiet, **work))[0] == "done"


# ---- together, and the scenarios


def test_allies_keep_chi_for_the_dead_and_wood_and_stone_for_the_court():
    gain: dict[str, Any] = {"resources": {"snake": {"gold": 3, "stone": 3}}, **in_turn("part", card="economy", part=3)}
    assert chosen(allies(requests=["feed-the-court"], **gain))[1]["resources"] == ["wood"]


def test_a_request_that_is_met_is_worth_nothing_more():
    built = allies(requests=["raise-the-wall"], done_this_year={"walls": 2})
    open_still = allies(requests=["raise-the-wall"])
    assert isinstance(built.match.state, Realm)
    assert isinstance(open_still.match.state, Realm)
    assert "wall_level_built" not in aims(built.match.state)
    assert aims(open_still.match.state)["wall_level_built"] > 0


def test_in_a_famine_nobody_is_sent_away_hungry_while_there_is_food():
    eating: dict[str, Any] = {
        "season": "winter", "agenda": ["eating", "commands"], "rest": {"left": {"snake": {"spearman": 2}}},
        "overseers": {"snake": {"quarry": 1}},
    }  # fmt: skip
    assert chosen(chronicle("great-famine", food={"snake": 9}, **eating))[0] == "done"
    assert chosen(chronicle("great-famine", food={"snake": 2}, **eating))[0] == "soldier"


def test_a_hungry_clerk_goes_back_to_the_pool_first():
    played = chronicle(
        "great-famine", food={"snake": 3}, season="winter", agenda=["eating", "commands"],
        locations={"quarry": {"snake": 1}}, rest={"left": {"snake": {"spearman": 3}}},
    )  # fmt: skip
    assert chosen(played)[0] == "clerk"


def test_allies_send_to_the_emperor_what_they_must_and_no_more():
    send: dict[str, Any] = {"mode": "coop", "resources": {"snake": {"gold": 4}}, **in_turn("turn-end")}
    assert chosen(chronicle("bitter-frost", **send))[0] == "send"
    assert chosen(chronicle("bitter-frost", sent={"snake": ["wood"]}, **send))[0] == "done"


# ---- Clerks


def test_a_clerk_fills_a_location_that_others_began():
    played = table(locations={"quarry": {"dragon": 2}, "temple": {"dragon": 1}}, **in_turn("part", part=1))
    assert chosen(played) == ("move", {"to": ["quarry"]})


def test_a_clerk_goes_where_the_own_card_will_activate():
    played = table(
        **RICH, **in_turn("part", card="mobilisation", part=1), year=6, hordes={"left": ["keshig-guard"]},
        artifacts=["jade-seal", "dragon-arrow", "khans-saddle"],
    )  # fmt: skip
    assert chosen(played) == ("move", {"to": ["barracks"]})


def test_one_player_alone_is_advised_too():
    assert chosen(solo(season="summer", step="shame", shame={"snake": 1}, **RICH))[0] == "shame"
