"""Hostile clients hurt only themselves: malformed and forged messages, frames of every size, floods (X1 to X5, X9)."""

from __future__ import annotations

import asyncio
import json
import logging
import urllib.error
import urllib.request
from itertools import islice
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.hostile import RAW, malformed
from tests.server.live import Live
from tests.server.simulator import World
from tests.server.test_live import chooser, friends
from tests.server.test_session import EASY
from tianxia.client import Seat
from tianxia.server.session.config import Config
from tianxia.server.session.decoding import Malformed, clean, read_message

HARMLESS = (
    "concede",
    "bot",
    "undo",
    "standing",
    "chat",
    "answer",
    "consent",
)  # what may change something if well-formed


def is_wellformed(text: str) -> bool:
    try:
        message = read_message(text.encode("utf-8", "surrogatepass"))
    except Malformed:
        return False
    return type(message).__struct_config__.tag in HARMLESS


def test_five_thousand_malformed_messages_change_nothing():
    world = World(1, EASY)
    me, rival = world.two(options={"han_player": "seat-0"})
    onlooker = world.watch(me.table)
    before = world.session.tables[me.table].record.match.digest()
    rows = len(world.disk.rows)
    sent = 0
    for text in malformed(1):
        if sent >= 5000:
            break
        if is_wellformed(text):
            continue
        sent += 1
        for client in (onlooker, rival) if sent % 2 else (me,):
            client.send_raw(text.encode("utf-8", "surrogatepass"))
            if client.closed is not None:  # said hello twice, or in another version
                client.open()
    world.settle()
    assert world.session.tables[me.table].record.match.digest() == before
    assert len(world.disk.rows) == rows
    codes = {message["code"] for client in (me, rival, onlooker) for message in client.inbox if message["t"] == "error"}
    assert {"malformed"} <= codes <= {"malformed", "too-large", "not-allowed", "reload"}
    assert me.answer({"option": "decree"})["ok"], "honest players are unaffected"


def test_wellformed_messages_of_an_onlooker_change_nothing_either():
    world = World(2, EASY)
    me, _ = world.two()
    onlooker = world.watch(me.table)
    before = world.session.tables[me.table].record.match.digest()
    for text in islice(malformed(3), 2000):
        onlooker.send_raw(text.encode("utf-8", "surrogatepass"))
        if onlooker.closed is not None:
            onlooker.open()
    world.settle()
    assert world.session.tables[me.table].record.match.digest() == before
    assert not world.disk.rows
    assert not world.disk.chat


async def test_noise_over_real_sockets_kills_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    with caplog.at_level(logging.WARNING), Live(tmp_path) as live:
        one, two = await friends(live.api)
        for seat in (one, two):
            await seat.open()
        noise = malformed(5)
        for round in range(12):
            socket = await connect(live.base.replace("http", "ws") + "/ws")
            if round % 2:
                await socket.send(json.dumps({"t": "hello", "v": 1, "table": one.table}))
            listening = asyncio.ensure_future(until_pong(socket))
            try:
                for text in islice(noise, 60):
                    await socket.send(text.encode("utf-8", "replace").decode())
                await socket.send('{"t":"ping","id":"z"}')
            except ConnectionClosed:
                pass
            await listening
            await socket.close()
        asked = one if one.question else two
        assert (await asked.answer(chooser(1)(asked.question)))["ok"]
        for seat in (one, two):
            await seat.close()
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR], caplog.text


async def until_pong(socket: ClientConnection) -> None:
    try:
        async for answer in socket:
            if json.loads(answer)["t"] == "pong" and json.loads(answer)["id"] == "z":
                return
    except ConnectionClosed:
        return


@pytest.mark.parametrize(
    ("data", "code"), [(b"\x00\x01", 1003), ("{", 1007), ("x" * (16 * 1024 + 1), 1009), ('{"t":"undo","id":"a"}', 1008)]
)
async def test_close_codes(tmp_path: Path, data: bytes | str, code: int):
    with Live(tmp_path) as live:
        socket = await connect(live.base.replace("http", "ws") + "/ws")
        await socket.send(data)
        await until_pong(socket)
        assert socket.close_code == code


async def flood_with_pings(seat: Seat) -> None:
    for _ in range(10_000):
        await seat.send({"t": "ping", "id": "x"})
    while True:
        await seat.receive()


async def test_a_flooder_over_a_real_socket_is_closed(tmp_path: Path):
    with Live(tmp_path, Config(tables=100)) as live:
        one, two = await friends(live.api)
        await one.open()
        await two.open()
        flood = live.api.seat(one.table)
        await flood.open()
        with pytest.raises(ConnectionClosed):
            await flood_with_pings(flood)
        asked = one if one.question else two
        assert (await asked.answer(chooser(1)(asked.question)))["ok"]
        for seat in (one, two):
            await seat.close()


async def test_large_bodies_are_refused(tmp_path: Path):
    with Live(tmp_path) as live:
        for body, status in ((b"x" * 70_000, 413), (b"x" * 2_000_000, 413), (b"[" * 60_000, 400), (b"", 400)):
            assert await asyncio.to_thread(_post, live.base + "/api/tables", body) == status


async def test_bodies_are_taken_word_for_word(tmp_path: Path):
    with Live(tmp_path) as live:
        table = (await live.api.create([{"kind": "me"}, {"kind": "bot"}], "chuhan"))["table"]
        for path, body in (
            ("/api/tables", b'{"game":"chuhan","seats":[{"kind":"me"},{"kind":"bot"}],"public":"true"}'),
            ("/api/tables", b'{"game":"chuhan","seats":[{"kind":"me"},{"kind":"bot"}],"public":1}'),
            ("/api/tables", b'{"game":"chuhan","seats":[{"kind":"me"},{"kind":"bot"}],"admin":true}'),
            ("/api/tables", b'{"game":"chuhan","game":"chuhan","seats":[{"kind":"me"},{"kind":"bot"}]}'),
            ("/api/tables", b'{"game":"chuhan","seats":[{"kind":"me"},{"kind":"bot"}],"name":"\\ud800"}'),
            ("/api/tables", b"[]"),
            (f"/api/tables/{table}/branch", b'{"n":"1","seat":0}'),
            (f"/api/tables/{table}/branch", b'{"n":1.0,"seat":0}'),
            (f"/api/tables/{table}/branch", b'{"n":NaN,"seat":0}'),
            (f"/api/tables/{table}/rematch", b'{"seat":0}'),
            ("/api/mine", b'{"tokens":"x"}'),
        ):
            assert await asyncio.to_thread(_post, live.base + path, body) == 400, (path, body)


def _post(url: str, body: bytes) -> int:
    request = urllib.request.Request(url, body, {"X-Tianxia": "1"}, method="POST")
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status
    except urllib.error.HTTPError as wrong:
        with wrong:
            return wrong.code
    except (urllib.error.URLError, ConnectionError):
        return 413  # cut off in the middle of the sending


def test_the_first_words_of_the_list_are_all_refused():
    for text in RAW:
        with pytest.raises(Malformed):
            read_message(text.encode("utf-8", "surrogatepass"))


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\u202eabc", "abc"),
        ("a\u200bb\u2066c", "abc"),
        ("  many   spaces \n here ", "many spaces here"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("Z\u0301\u0302\u0303\u0304\u0305algo", "Ź\u0302\u0303algo"),
        ("x" * 50, "x" * 40),
        ("\u0000\u0007", ""),
        ("楚漢 Łódź", "楚漢 Łódź"),
    ],
)
def test_names_are_shown_as_plain_text(text: str, shown: str):
    assert clean(text, 40) == shown
