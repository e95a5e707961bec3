"""Standing answers of Sanguosha: nobody is asked by default whether to stop their own card, and nobody can tell."""

from __future__ import annotations

import pytest

from tests.server.simulator import Client, World
from tests.server.test_session import EASY
from tianxia.games import game
from tianxia.positions.scenario import Scenario


def sits_at(world: World, tactic: str) -> tuple[Client, Client]:
    """Two people; the first has a tactic to use and a Negate, both are wounded."""
    position = {
        "heroes": ["lu-bu", "zhang-liao"],
        "roles": ["ruler", "rebel"],
        "hands": {"lu-bu": [tactic, "negate"], "zhang-liao": ["sha", "dodge"]},
        "hp": {"lu-bu": 2, "zhang-liao": 2},
    }
    id = world.table_at(Scenario(game("sanguosha"), position, {}))
    mine, theirs = Client(world, id, "token0").open(), Client(world, id, "token1").open()
    world.settle()
    return mine, theirs


def uses(client: Client, tactic: str) -> None:
    """The tactic is used, on the other one where it needs somebody."""
    assert client.question is not None
    option = next(each for each in client.question["options"] if each["id"] == tactic)
    picks = {pick["slot"]: pick["items"][: pick["least"]] for pick in option["picks"]}
    assert client.answer({"option": tactic, "picks": picks})["ok"]


def asked(client: Client) -> list[dict]:
    """The windows for a Negate that were put to somebody."""
    told = [message.get("question") for message in client.inbox if message["t"] == "update"]
    return [each for each in told if each and each["kind"] == "sanguosha.negate"]


@pytest.mark.parametrize(("tactic", "needless"), [("out-of-nothing", True), ("dismantle", True), ("truce", False)])
def test_ones_own_card_is_let_through_unless_somebody_else_gains_by_it(tactic: str, needless: bool):
    world = World(1, EASY)
    mine, theirs = sits_at(world, tactic)
    uses(mine, tactic)
    world.settle()
    assert asked(mine)[0]["auto"], "by default for one's own share"
    world.wait(60)
    assert all(each["auto"] for each in asked(mine)) == needless
    assert all(each["auto"] for each in asked(theirs)), "who has none is not asked, and it takes as long"


def test_whoever_wants_to_be_asked_about_it_is():
    world = World(2, EASY)
    mine, _ = sits_at(world, "dismantle")
    assert mine.ask("standing", kinds={})["ok"]
    uses(mine, "dismantle")
    world.wait(60)
    assert mine.question is not None
    assert mine.question["kind"] == "sanguosha.negate"
    assert not mine.question["auto"]
