"""Whoever is away is called once for each question, by a message that tells nothing but where to come."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import msgspec
import pytest

from tests.server.live import Live
from tests.server.pushes import Device, PushService, claims_of
from tests.server.simulator import Client, World
from tests.server.test_live import chooser, friends
from tests.server.test_session import EASY, code_of
from tianxia.client import Seat
from tianxia.server.books.calls import call_of
from tianxia.server.session import effects as fx
from tianxia.server.session.config import OPEN_LIMITS, Config
from tianxia.server.shell import postman, shell
from tianxia.server.shell.sealing import letters, public_of
from tianxia.server.shell.store import open_folder

PHONE = Device("https://push.example/phone")


def table_of_two(config: Config = EASY, **more: object) -> tuple[World, Client, Client]:
    """Whoever is asked, and the rival, who answers after them; the server tells devices."""
    world = World(1, config)
    world.session.push_key = "key"
    asked, rival = sorted(world.two(**more), key=lambda client: client.question is None)
    return world, asked, rival


def until_asked(world: World, mover: Client, other: Client) -> None:
    """The mover answers until the other one is asked, who may be here or not."""
    table = world.session.tables[mover.table]
    seat, rival = table.seat_of(mover.token), table.seat_of(other.token)
    for _ in range(50):
        if seat not in table.record.waits():
            assert rival in table.record.waits()
            return
        mover.answer()
    raise AssertionError("nobody else is ever asked")


def told(world: World) -> list[dict]:
    return [msgspec.json.decode(post.data) for post in world.posted]


def test_whoever_is_away_is_called_once_for_each_question():
    world, me, rival = table_of_two(name="Ann")
    assert rival.last("welcome")["push"] == "key"
    assert rival.ask("subscribe", **PHONE.wish())["ok"]
    rival.drop()
    until_asked(world, me, rival)
    assert told(world) == [
        {"about": "turn", "table": me.table, "title": "Skirmish", "text": "It is your turn. Table: Ann."}
    ]
    assert world.posted[0].device.endpoint == PHONE.endpoint
    assert me.ask("chat", text="Hurry up")["ok"]
    rival.open()
    world.settle()
    rival.drop()
    world.wait(60)
    assert len(world.posted) == 1, "one question, one message"
    for client in (me, rival):
        client.open()
    world.settle()
    until_asked(world, rival, me)
    rival.drop()
    until_asked(world, me, rival)
    assert len(world.posted) == 2


def test_nobody_is_called_whose_page_is_in_sight():
    world, me, rival = table_of_two()
    assert rival.ask("subscribe", **PHONE.wish())["ok"]
    until_asked(world, me, rival)
    assert world.posted == []
    until_asked(world, rival, me)
    assert rival.ask("away", away=True)["ok"]
    beside = Client(world, rival.table, rival.token).open()
    world.settle()
    until_asked(world, me, rival)
    assert world.posted == [], "another page of the seat is in sight"
    until_asked(world, rival, me)
    beside.drop()
    until_asked(world, me, rival)
    assert len(world.posted) == 1, "the line is there, but nobody looks"
    until_asked(world, rival, me)
    assert rival.ask("away", away=False)["ok"]
    until_asked(world, me, rival)
    assert len(world.posted) == 1


def test_bots_and_those_who_have_not_asked_for_it_are_not_called():
    world, me, rival = table_of_two()
    rival.drop()
    until_asked(world, me, rival)
    assert world.posted == []
    other = World(2, EASY)
    other.session.push_key = "key"
    alone = other.sit(other.create("me", "bot"))
    assert alone.ask("subscribe", **PHONE.wish())["ok"]
    assert alone.ask("away", away=True)["ok"]
    assert alone.ask("bot", seat=0, on=True)["ok"]
    assert alone.over is not None
    assert [call["about"] for call in told(other)] == ["over"], "a bot plays to the end, and that is told"


def test_the_end_is_told_and_the_device_forgotten():
    world, me, rival = table_of_two()
    seat = world.session.conns[rival.conn].viewer
    assert rival.ask("subscribe", **PHONE.wish(lang="pl"))["ok"]
    rival.drop()
    assert me.ask("concede")["ok"]
    world.settle()
    assert told(world)[-1] == {
        "about": "over", "table": me.table, "title": told(world)[-1]["title"], "text": "Partia zakończona.",
    }  # fmt: skip
    assert world.disk.seats[me.table, seat].devices == ()


def test_a_device_is_kept_over_a_restart_and_told_no_more_when_it_says_so():
    world, me, rival = table_of_two()
    assert rival.ask("subscribe", **PHONE.wish())["ok"]
    world.crash()
    world.session.push_key = "key"
    me.open()
    world.settle()
    until_asked(world, me, rival)
    assert len(world.posted) == 1
    world.crash()
    world.session.push_key = "key"
    for client in (me, rival):
        client.open()
    world.settle()
    assert len(world.posted) == 1, "they were told before the restart"
    assert rival.ask("subscribe", **PHONE.wish(on=False))["ok"]
    until_asked(world, rival, me)
    rival.drop()
    until_asked(world, me, rival)
    assert len(world.posted) == 1


def test_a_device_that_is_gone_is_forgotten():
    world, _, rival = table_of_two()
    seat = world.session.conns[rival.conn].viewer
    tablet = Device("https://push.example/tablet")
    for device in (PHONE, tablet, PHONE):
        assert rival.ask("subscribe", **device.wish())["ok"]
    world.tell(fx.Gone(rival.table, seat, PHONE.endpoint))
    world.settle()
    assert [device.endpoint for device in world.disk.seats[rival.table, seat].devices] == [tablet.endpoint]
    world.tell(fx.Gone(rival.table, seat, PHONE.endpoint))
    world.tell(fx.Gone("nowhere", 0, PHONE.endpoint))
    world.settle()


def test_a_seat_has_few_devices_and_they_are_not_flooded():
    config = msgspec.structs.replace(EASY, devices=2, calls=3)
    world, me, rival = table_of_two(config)
    seat = world.session.conns[rival.conn].viewer
    for n in range(5):
        assert rival.ask("subscribe", **Device(f"https://push.example/{n}").wish())["ok"]
    kept = [device.endpoint for device in world.disk.seats[rival.table, seat].devices]
    assert kept == ["https://push.example/3", "https://push.example/4"]
    assert rival.ask("away", away=True)["ok"]
    for _ in range(4):
        until_asked(world, me, rival)
        until_asked(world, rival, me)
    assert len(world.posted) == 3


def test_what_cannot_be_is_refused_in_one_sentence():
    world, me, rival = table_of_two()
    home = Device("https://192.168.0.1/x")
    refused = me.ask("subscribe", **home.wish())
    assert code_of(refused) == "bad-endpoint"
    assert "open net" in refused["error"]["text"]["en"]
    onlooker = world.watch(me.table)
    assert onlooker.last("welcome")["push"] is None
    assert code_of(onlooker.ask("subscribe", **PHONE.wish())) == "not-allowed"
    world.disk_fails = lambda: True
    assert code_of(rival.ask("subscribe", **PHONE.wish())) == "not-saved"
    world.disk_fails = lambda: False
    assert all(not chair.devices for chair in world.session.tables[me.table].chairs)
    world.session.push_key = None
    assert code_of(me.ask("subscribe", **PHONE.wish())) == "no-push"
    assert me.ask("subscribe", **PHONE.wish(on=False))["ok"], "to be told no more is always possible"
    for wrong in ({"p256dh": "short"}, {"auth": "x" * 23}, {"endpoint": "https://push.example/ł"}, {"lang": "de"}):
        me.send({"t": "subscribe", "id": "odd", **PHONE.wish(), **wrong})
        assert me.last("error")["code"] == "malformed"


def test_a_message_follows_from_what_anybody_may_know():
    """Whatever the match is like: the message has no other source than these five words."""
    assert msgspec.json.decode(call_of("skirmish", "abc", "", "turn", "en")) == {
        "about": "turn", "table": "abc", "title": "Skirmish", "text": "It is your turn.",
    }  # fmt: skip
    assert msgspec.json.decode(call_of("skirmish", "abc", "Ewa", "turn", "pl"))["text"] == "Twoja kolej. Stół: Ewa."
    assert msgspec.json.decode(call_of("skirmish", "abc", "Ewa", "over", "en"))["text"].startswith("The match is over.")


# ---- with the real server


async def until_mine(mover: Seat, other: Seat, choose) -> None:
    """The mover answers until the other one is waited for."""
    while mover.question is not None and mover.over is None:
        number = mover.question["id"]
        await mover.answer(choose(mover.question))
        while mover.over is None and mover.question and mover.question["id"] == number:
            await mover.receive()


async def asked_and_rival(live: Live) -> tuple[Seat, Seat]:
    both = await friends(live.api)
    for seat in both:
        await seat.open()
    one, two = sorted(both, key=lambda seat: seat.question is None)
    return one, two


async def test_a_push_service_gets_one_sealed_message(tmp_path: Path):
    with PushService() as service:
        config = msgspec.structs.replace(OPEN_LIMITS, push_hosts=(service.host,), contact="mailto:host@example.org")
        with Live(tmp_path, config) as live:
            me, rival = await asked_and_rival(live)
            phone = service.device("phone")
            assert (await rival.ask("subscribe", **phone.wish()))["ok"]
            await rival.close()
            await until_mine(me, rival, chooser(1))
            await asyncio.to_thread(service.wait_for, 1)
            public = live.shell.postman.public
            await me.close()
        ((path, headers, body),) = service.got
        assert path == "/send/phone"
        assert phone.reads(body) == {
            "about": "turn", "table": me.table, "title": "Skirmish", "text": "It is your turn.",
        }  # fmt: skip
        assert me.table.encode() not in body
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 0
        assert me.table not in str(headers), "the service is not told which table it is"
        claims = claims_of(headers["authorization"])
        assert (claims["aud"], claims["sub"]) == (f"http://{service.host}", "mailto:host@example.org")
        assert headers["authorization"].endswith(f"k={public}")
    store = open_folder(tmp_path)
    secret = store.secret(postman.SECRET, lambda: b"")
    store.close()
    assert len(secret) == 32
    assert public == letters(public_of(postman.sealing.key_of(secret))), "the key outlives the server"


@pytest.mark.parametrize(("status", "left"), [(410, 0), (404, 0), (500, 1), (302, 1)])
async def test_only_a_device_that_is_gone_for_good_is_forgotten(tmp_path: Path, status: int, left: int):
    with PushService() as service:
        service.status = status
        config = msgspec.structs.replace(OPEN_LIMITS, push_hosts=(service.host,))
        with Live(tmp_path, config) as live:
            me, rival = await asked_and_rival(live)
            assert (await rival.ask("subscribe", **service.device().wish()))["ok"]
            await rival.close()
            await until_mine(me, rival, chooser(1))
            await asyncio.to_thread(service.wait_for, 1)
            await rival.open()
            chairs = live.shell.session.tables[me.table].chairs
            while sum(len(chair.devices) for chair in chairs) != left or live.shell.postman.waiting:
                await rival.ask("ping")
            for seat in (me, rival):
                await seat.close()
        assert len(service.got) == 1, "once, and no redirection is followed"


async def test_without_the_extra_nothing_is_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(shell, "PUSH", ("no_such_package",))
    with Live(tmp_path) as live:
        me, rival = await asked_and_rival(live)
        assert live.shell.postman is None
        again = live.api.seat(me.table, me.token)
        assert (await again.open())["push"] is None
        refused = await again.ask("subscribe", **PHONE.wish())
        assert refused["error"]["code"] == "no-push"
        for seat in (me, rival, again):
            await seat.close()


async def test_a_key_that_cannot_be_kept_means_that_nothing_is_offered(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    store = open_folder(tmp_path)
    with store.engine.begin() as connection:
        connection.exec_driver_sql("DROP TABLE keys")
    with caplog.at_level(logging.CRITICAL):
        assert shell.hire(store, Config(), lambda: 0.0) is None
    store.close()


def test_a_secret_of_the_server_is_made_once(tmp_path: Path):
    store, made = open_folder(tmp_path), iter((b"first", b"second"))
    assert [store.secret("a", lambda: next(made)) for _ in range(2)] == [b"first", b"first"]
    assert store.secret("b", lambda: next(made)) == b"second"
    store.close()
