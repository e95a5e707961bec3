"""A seat is taken along by a code: once, soon, and nobody finds one by trying."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.live import Live
from tests.server.simulator import Client, World
from tests.server.test_session import EASY
from tianxia.client import Refused
from tianxia.server import wire_http as http
from tianxia.server.session.codes import LENGTH, LETTERS, SECONDS, Codes
from tianxia.server.session.config import Config
from tianxia.server.wire import Fault


def asks(world: World, me: Client, address: str = "home") -> http.SeatCode:
    """A code for this seat."""
    given = world.request("code", me.table, me.token, http.AskCode(), address)
    assert isinstance(given, http.SeatCode), given
    return given


def types(world: World, code: str, address: str = "phone") -> http.Joined | Fault:
    """The code on another device."""
    answer: http.Joined | Fault = world.request("along", body=http.TakeAlong(code), address=address)
    return answer


def test_a_code_brings_the_seat_to_another_device_once():
    world = World(1, EASY)
    me, rival = world.two()
    given = asks(world, me)
    assert len(given.code) == LENGTH
    assert set(given.code) <= set(LETTERS)
    joined = types(world, given.code)
    assert (joined.table, joined.seat, joined.token) == (me.table, 0, me.token)
    there = world.sit(joined, "phone")
    assert there.view == me.view
    assert types(world, given.code).code == "no-code", "it is used"
    assert rival.conn is not None


def test_a_code_may_be_typed_as_people_type():
    world = World(2, EASY)
    me, _ = world.two()
    code = asks(world, me).code.lower()
    assert types(world, f" {code[:4]}-{code[4:]} ").token == me.token


def test_a_code_is_worth_nothing_after_ten_minutes():
    world = World(3, EASY)
    me, _ = world.two()
    given = asks(world, me)
    assert given.seconds == SECONDS == 600.0
    world.now += SECONDS - 1
    again = asks(world, me)
    assert types(world, given.code).code == "no-code", "a newer one has taken its place"
    world.now += SECONDS - 1
    assert types(world, again.code).seat == 0
    late = asks(world, me)
    world.now += SECONDS
    assert types(world, late.code).code == "no-code"
    assert world.session.codes.held == {}


def test_codes_are_not_found_by_trying():
    config = Config(codes=2, bad_tokens=3, bad_codes=5)
    world = World(4, config)
    me, _ = world.two()
    code = asks(world, me).code
    assert [types(world, "BBBBBBBB", "one").code for _ in range(4)] == ["no-code"] * 3 + ["too-many"]
    assert types(world, code, "one").code == "too-many", "whoever has guessed is not told either"
    assert [types(world, "BBBBBBBB", "two").code for _ in range(3)] == ["no-code"] * 2 + ["too-many"]
    assert types(world, code, "three").code == "too-many", "many addresses do not help"
    world.wait(60)
    assert types(world, code, "three").seat == 0
    assert [isinstance(world.request("code", me.table, me.token), Fault) for _ in range(3)] == [False, False, True]


def test_codes_are_kept_as_hashes_and_only_so_many(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("tianxia.server.session.codes.MOST", 2)
    world = World(5, EASY)
    codes = Codes(world.random.randbytes)
    given = [codes.make("table", seat, f"token{seat}", 0.0) for seat in range(3)]
    assert not any(code.encode() in key for key in codes.held for code in given)
    assert [codes.take(code, 1.0) is None for code in given] == [True, False, False]


async def test_codes_over_http(tmp_path: Path):
    with Live(tmp_path) as live:
        made = await live.api.create([{"kind": "me"}, {"kind": "bot"}], "skirmish")
        path = f"/api/tables/{made['table']}/code"
        with pytest.raises(Refused, match="not-allowed"):
            await live.api.call("POST", path, {})
        given = await live.api.call("POST", path, {}, token=made["token"])
        joined = await live.api.call("POST", "/api/along", {"code": given["code"]})
        assert joined == {"table": made["table"], "seat": 0, "token": made["token"]}
        with pytest.raises(Refused, match="no-code"):
            await live.api.call("POST", "/api/along", {"code": given["code"]})
