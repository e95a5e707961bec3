"""A match told again: what is open after the end, step by step."""

from __future__ import annotations

from tests.server.simulator import World
from tests.server.test_session import EASY
from tianxia.core.events import SPECTATOR
from tianxia.server.books.replays import replay, views


def test_an_open_replay_shows_all_roles_and_what_was_being_resolved():
    world = World(3, EASY, game="sanguosha")
    me = world.sit(world.create("me", *["bot=random"] * 4))
    world.play(me, most=12)
    job = world.request("replay", me.table, body=SPECTATOR)
    closed = views(replay(job))
    job.viewer = "open"
    opened = views(replay(job))
    assert [view["resolving"] for view in opened] == [view["resolving"] for view in closed]
    assert max([len(view["resolving"]) for view in opened]) > 1
    for view, other in zip(opened, closed, strict=True):
        assert all(seat["role"] for seat in view["seats"])
        assert [seat["hand"]["hidden"] for seat in view["seats"]] == [0] * 5
        assert [bool(seat["role"]) for seat in other["seats"]].count(False) >= 1
