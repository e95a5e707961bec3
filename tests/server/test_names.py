"""Whoever waits at a table may be called otherwise, until the match begins."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.live import Live
from tests.server.simulator import World
from tests.server.test_session import EASY
from tianxia.client import Refused
from tianxia.server import wire_http as http


def test_everybody_at_the_table_is_told_the_new_name():
    world = World(1, EASY)
    made = world.create("me", "open")
    me, onlooker = world.sit(made), world.watch(made.table)
    told = world.request("rename", made.table, made.token, http.Rename("  Lü Zhi "))
    assert told.seats[0].name == "Lü Zhi"
    for client in (me, onlooker):
        assert client.last("table")["table"]["seats"][0]["name"] == "Lü Zhi"
    world.crash()
    assert world.request("info", made.table).seats[0].name == "Lü Zhi", "it is on the disk"


def test_only_who_holds_a_seat_is_renamed_not_by_nothing_and_not_during_a_match():
    world = World(2, EASY)
    made = world.create("me", "open", name="Host")
    refused = [
        world.request("rename", made.table, token, http.Rename(name))
        for token, name in (("", "Nobody"), ("wrong", "Nobody"), (made.token, " \u200b "))
    ]
    assert [each.code for each in refused] == ["not-allowed"] * 3
    assert world.request("info", made.table).seats[0].name == "Host"
    me, _ = world.two()
    assert world.request("rename", me.table, me.token, http.Rename("Late")).code == "not-allowed"


async def test_names_over_http(tmp_path: Path):
    with Live(tmp_path) as live:
        made = await live.api.create([{"kind": "me"}, {"kind": "open"}], "skirmish")
        path = f"/api/tables/{made['table']}/name"
        with pytest.raises(Refused, match="not-allowed"):
            await live.api.call("POST", path, {"name": "Nobody"})
        told = await live.api.call("POST", path, {"name": "Fan Kuai"}, token=made["token"])
        assert told["seats"][0]["name"] == "Fan Kuai"
