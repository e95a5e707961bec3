"""Reaction windows tell nothing (H4): with and without the card the others are sent the same bytes at the same time."""

from __future__ import annotations

import pytest

from tests.server.simulator import Client, World
from tests.server.test_session import EASY
from tianxia.games import game
from tianxia.positions.scenario import Scenario

HELD = ("lyu-zhi", "xiao-he")  # the card that cancels, and one that looks just the same from behind


class Clocked(Client):
    """Notes when each message came."""

    def take(self, data: bytes) -> None:
        super().take(data)
        self.world.log.append(f"{self.world.now:.3f} {self.token} {data.decode()}")


def table_at(world: World, held: str, bot: str) -> str:
    """Han may use an ability against the 8 of Chu, who holds this card."""
    position = {
        "han": ["han-xin", "1", "2"],
        "chu": [held, "4", "5"],
        "attacker": "chu",
        "turn": "han",
        "trick": [{"by": "chu", "cards": ["8"]}],
        "draw": [*["?"] * 15, HELD[1 - HELD.index(held)]],  # the other one where nobody sees it
    }
    return world.table_at(Scenario(game("chuhan"), position, {}), bot)


def story(held: str, bot: str) -> list[str]:
    """All that Han and an onlooker are sent, from the ability to the end of its window."""
    world = World(5, EASY)
    id = table_at(world, held, bot)
    han, watch = Clocked(world, id, "token0").open(), Clocked(world, id, None).open()
    chu = Client(world, id, "token1").open() if not bot else None
    world.settle()
    world.log = []
    number = han.question["id"]
    han.send({"t": "answer", "id": "a", "question": number, "choice": {"option": "han-xin"}})
    if chu is not None and held == "lyu-zhi":  # the owner decides, at the time at which a standing answer would come
        while chu.question is None:
            assert world.step()
        asked, at = chu.question["id"], world.now + world.config.window_delay
        world.later(
            world.config.window_delay,
            lambda: chu.send({"t": "answer", "id": "b", "question": asked, "choice": {"option": "pass"}}),
        )
        assert not chu.question["auto"]
        assert at > world.now
    world.settle()
    assert watch.events[-1]["n"] == han.events[-1]["n"]
    return world.log


@pytest.mark.parametrize("bot", ["", "teacher"])
def test_a_window_looks_the_same_with_and_without_the_card(bot: str):
    with_card, without = (story(held, bot) for held in HELD)
    assert with_card == without
    assert len(with_card) >= 4
