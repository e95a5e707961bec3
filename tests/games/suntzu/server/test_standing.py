"""Standing answers: reactions are passed if nothing else is possible, always, or for the rest of the round."""

from __future__ import annotations

import pytest

from tests.server.simulator import Client, World
from tests.server.test_session import EASY
from tianxia.games import game
from tianxia.positions.scenario import Scenario

ORDERS = ("2", "3", "4", "5", "1")
POSITION = {
    "round": 3,
    "held": {"suntzu": ["fresh-levy"], "shao": ["night-raid"]},
    "armies": {"suntzu": {"wu": 2}},
}


def sits_at(world: World, position: dict) -> tuple[Client, Client]:
    """Two people at a table of Sun Tzu, blue and red."""
    id = world.table_at(Scenario(game("suntzu"), position, {"suntzu_player": "seat-0"}))
    blue, red = Client(world, id, "token0").open(), Client(world, id, "token1").open()
    world.settle()
    return blue, red


def lays(client: Client) -> None:
    assert client.question is not None
    assert client.view is not None
    hand = {card["face"]: card["card"] for seat in client.view["seats"] for card in seat["hand"]["known"]}
    cards = [hand[f"num-{name}"] for name in ORDERS]
    assert client.answer({"option": "orders", "picks": {"cards": cards}})["ok"]


def test_the_windows_of_sun_tzu_are_kinds_of_questions():
    assert game("suntzu").windows == ("suntzu.battle", "suntzu.before-scoring", "suntzu.round-end", "suntzu.call")


@pytest.mark.parametrize("wish", ["pass", "round"])
def test_a_player_may_pass_for_the_rest_of_the_round(wish: str):
    """ST-H13."""
    world = World(1, EASY)
    blue, red = sits_at(world, POSITION)
    for client in (blue, red):
        assert client.ask("standing", kinds=dict.fromkeys(game("suntzu").windows, wish))["ok"]
    lays(blue)
    lays(red)
    world.settle()
    assert blue.question is not None
    assert blue.question["kind"] == "suntzu.keep", "every window of round 3 was passed"
    assert [event["kind"] for event in red.events].count("score") == 1
    blue.answer()
    red.answer()
    blue.drop()
    blue.open()
    world.settle()
    assert blue.last("welcome")["standing"] == dict.fromkeys(
        game("suntzu").windows, "only" if wish == "round" else wish
    )
    lays(blue)
    lays(red)
    while red.question is not None or blue.question is not None:
        asked = blue if blue.question is not None else red
        if asked.question["kind"] in ("suntzu.battle", "suntzu.keep"):
            break
        asked.answer({"option": "fight", "picks": {"province": [asked.question["options"][0]["picks"][0]["items"][0]]}})
    assert asked.question["kind"] == ("suntzu.battle" if wish == "round" else "suntzu.keep")


def test_by_default_a_window_is_passed_only_if_nothing_else_is_possible():
    """ST-H13: the suggested default."""
    idle = {"suntzu": ["victory-before-battle"], "shao": ["second-drum"]}
    bare = {"suntzu": [], "shao": []}
    world = World(1, EASY)
    blue, red = sits_at(world, {**POSITION, "held": idle, **bare})
    lays(blue)
    lays(red)
    world.settle()
    assert blue.question["kind"] == "suntzu.keep"
    world = World(1, EASY)
    blue, red = sits_at(world, POSITION)
    lays(blue)
    lays(red)
    world.settle()
    assert blue.question["kind"] == "suntzu.battle"
    assert not blue.question["auto"]
