"""Answers cost little: they are packed for those who take it so, and a teller says nothing before it is asked."""

from __future__ import annotations

import asyncio
import gzip
import json
import urllib.request
from http.client import HTTPResponse
from pathlib import Path

import pytest

from tests.server.live import Live
from tianxia.games import built_in, game
from tianxia.server.books.telling import Herald
from tianxia.server.session.record import new_record
from tianxia.server.shell.app import PACKING
from tianxia.telling.language import Texts

SEATS = 5


def fetched(address: str, **headers: str) -> tuple[HTTPResponse, bytes]:
    with urllib.request.urlopen(urllib.request.Request(address, headers=headers), timeout=30) as answer:
        return answer, answer.read()


async def test_a_replay_is_packed_for_those_who_take_it_so(tmp_path: Path):
    with Live(tmp_path) as live:
        made = await live.api.create([{"kind": "me"}, *[{"kind": "bot"}] * (SEATS - 1)], game="council")
        async with live.api.seat(made["table"], made["token"]) as seat:
            await seat.play(lambda question: question["choices"][0], most=8)
            if seat.over is None:
                await seat.ask("concede")
            while seat.over is None:
                await seat.receive()
        address = f"{live.base}/api/tables/{made['table']}/replay?viewer=open"
        plain, data = await asyncio.to_thread(fetched, address)
        packed, small = await asyncio.to_thread(fetched, address, **{"Accept-Encoding": "gzip, br"})
    assert (plain.headers["Content-Encoding"], packed.headers["Content-Encoding"]) == (None, "gzip")
    assert plain.headers["Vary"] == packed.headers["Vary"] == "Accept-Encoding"
    assert plain.headers["Content-Type"] == packed.headers["Content-Type"] == "application/json"
    first, second = json.loads(data), json.loads(gzip.decompress(small))
    assert first["steps"] == second["steps"]
    assert len(data) > 3 * len(small)


async def test_whatever_is_long_is_packed_for_those_who_take_it_so(tmp_path: Path):
    with Live(tmp_path) as live:
        for path in ("games", "cards/toy", "rules/toy", "tutorial/toy", "schema/openapi.json"):
            address = f"{live.base}/api/{path}"
            plain, data = await asyncio.to_thread(fetched, address)
            packed, small = await asyncio.to_thread(fetched, address, **{"Accept-Encoding": "gzip, br"})
            is_long = len(data) >= PACKING.minimum_size
            assert plain.headers["Content-Encoding"] is None
            assert packed.headers["Content-Encoding"] == ("gzip" if is_long else None), path
            assert packed.headers["Vary"] == ("Accept-Encoding" if is_long else None), path
            assert (gzip.decompress(small) if is_long else small) == data


@pytest.mark.parametrize("id", [*built_in(), "toy"])
def test_a_teller_says_nothing_before_it_is_asked(id: str, monkeypatch: pytest.MonkeyPatch):
    played = game(id)
    record = new_record(played, played.check_seats(None), played.settle_options({}), 7)
    Herald(record, 0)  # what is the same in every match is said once
    said: list[str] = []
    honest = Texts._said

    def counted(self: Texts, key: str, attribute: str, facts: dict[str, object]) -> str:
        said.append(key)
        return honest(self, key, attribute, facts)

    monkeypatch.setattr(Texts, "_said", counted)
    teller = Herald(record, 0)
    assert said == []
    teller.side(0)
    assert said
