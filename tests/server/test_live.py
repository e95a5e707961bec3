"""The real server: a whole game, two people and an onlooker, drops and returns, the store, the pages."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import urllib.error
import urllib.request
from functools import partial, reduce
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.choosing import any_choice
from tests.server.live import Live
from tianxia.client import Api, Refused, Seat
from tianxia.core.log import read, replay
from tianxia.games import built_in, game
from tianxia.server.books.changes import changed
from tianxia.server.session.config import OPEN_LIMITS, Config
from tianxia.telling.ledger import ledger_of


def chooser(seed: int):
    return partial(any_choice, luck=random.Random(seed))


async def friends(api: Api, **more) -> tuple[Seat, Seat]:
    made = await api.create([{"kind": "me"}, {"kind": "open"}], "skirmish", **more)
    joined = await api.join(made["table"], invite=made["invite"], name="Friend")
    return api.seat(made["table"], made["token"]), api.seat(made["table"], joined["token"])


async def test_a_newcomer_finishes_a_game_and_the_deal_can_be_checked(tmp_path: Path):
    with Live(tmp_path) as live:
        made = await live.api.create([{"kind": "me"}, {"kind": "bot"}], "skirmish", name="Newcomer")
        async with live.api.seat(made["table"], made["token"]) as seat:
            commitment = seat.info["commitment"]
            over = await seat.play(chooser(1))
        key = bytes.fromhex(over["key"])[::-1]
        assert hashlib.sha256(key).hexdigest() == commitment
        log = read((await live.api.call("GET", f"/api/tables/{made['table']}/log", raw=True)).decode())
        assert replay(game("skirmish"), log).match.is_over
        steps = (await live.api.call("GET", f"/api/tables/{made['table']}/replay?viewer=open"))["steps"]
        assert len(steps) == len(log.lines) + 1
        assert steps[0]["change"][0]["seats"][1]["hand"]["hidden"] == 0
        imported = await live.api.call("POST", "/api/replays", {"log": _text(log, live, made)})
        again = await live.api.call("GET", f"/api/tables/{imported['table']}/replay?viewer=1")
        last = reduce(changed, [step["change"] for step in again["steps"]], None)
        assert last["outcome"] == over["outcome"]


def _text(log, live: Live, made: dict) -> str:
    return live.shell.session.tables[made["table"]].record.text()


async def test_two_people_and_an_onlooker_see_the_same_match(tmp_path: Path):
    with Live(tmp_path) as live:
        one, two = await friends(live.api)
        watch = live.api.seat(one.table)
        for seat in (one, two, watch):
            await seat.open()
        await asyncio.gather(one.play(chooser(1)), two.play(chooser(2)))
        while watch.over is None:
            await watch.receive()
        assert watch.view["outcome"] == one.view["outcome"] == two.view["outcome"]
        assert [event["n"] for event in watch.events] == [event["n"] for event in one.events]
        for seat in (one, two, watch):
            await seat.close()


async def test_what_a_returning_client_sees_equals_a_control_byte_for_byte(tmp_path: Path):
    luck = random.Random(5)
    with Live(tmp_path) as live:
        one, two = await friends(live.api)
        control = live.api.seat(one.table, one.token)  # another tab of the same seat, which never drops
        for seat in (one, two, control):
            await seat.open()
        choose, drops = chooser(3), 0
        for _ in range(150):
            asked = next((seat for seat in (one, two) if seat.question and not seat.question["auto"]), None)
            if one.over is not None:
                break
            if asked is None:
                await two.receive()
            else:
                number = asked.question["id"]
                await asked.answer(choose(asked.question))
                while asked.over is None and asked.question and asked.question["id"] == number:
                    await asked.receive()
            if luck.random() < 0.5:
                await (one.drop() if luck.random() < 0.5 else one.close())
                drops += 1
                await one.open()
            await caught_up(one, two, control)
            assert json.dumps(one.view) == json.dumps(control.view)
            assert json.dumps(one.events) == json.dumps(control.events)
            assert json.dumps(one.question) == json.dumps(control.question)
        assert drops > 20
        for seat in (one, two, control):
            await seat.close()


async def caught_up(*seats: Seat) -> None:
    """Until all have heard the same events, and everything that was under way."""
    await asyncio.gather(*[seat.ask("ping") for seat in seats if seat.over is None])
    most = max(seat.next or 0 for seat in seats)
    for seat in seats:
        while (seat.next or 0) < most:
            await seat.receive()


async def test_a_guest_finds_the_matches_again_after_a_restart(tmp_path: Path):
    with Live(tmp_path) as live:
        one, two = await friends(live.api)
        for seat in (one, two):
            await seat.open()
        asked = one if one.question else two
        blow = asked.question["options"][0]
        single = {"option": blow["id"], "picks": {"card": blow["picks"][0]["items"][:1]}}  # no window follows
        assert (await asked.answer(single))["ok"]
        await caught_up(one, two)
        before = one.view
    with Live(tmp_path) as live:
        found = await live.api.call("POST", "/api/mine", {"tokens": ["wrong", one.token]})
        assert [(mine["token"], mine["seat"], mine["table"]["id"]) for mine in found["tables"]] == [(1, 0, one.table)]
        again = live.api.seat(one.table, one.token)
        await again.open()
        assert again.view == before
        await again.close()


async def test_the_pages_and_books_are_there(tmp_path: Path):
    with Live(tmp_path) as live:
        assert (await live.api.call("GET", "/api/health"))["ok"]
        games = (await live.api.call("GET", "/api/games"))["games"]
        assert [told["id"] for told in games[: len(built_in())]] == [*built_in()]
        assert [bot["spec"] for bot in games[0]["bots"]][:3] == ["random", "novice", "greedy"]
        for id in built_in():
            cards = (await live.api.call("GET", f"/api/cards/{id}"))["cards"]
            assert min(card["count"] for card in cards) > 0
            rules = await live.api.call("GET", f"/api/rules/{id}")
            assert sum(len(section["rules"]) for section in rules["sections"]) == len(ledger_of(id).rules)
        assert b"<html" in await live.api.call("GET", "/", raw=True)
        schema = await live.api.call("GET", "/api/schema/openapi.json")
        assert "/api/tables" in schema["paths"]
        for path in ("/api/nothing", "/api/tables/none", "/api/cards/none", "/api/rules/none", "/api/tutorial/none"):
            with pytest.raises(Refused):
                await live.api.call("GET", path)


async def test_other_sites_are_refused(tmp_path: Path):
    with Live(tmp_path, Config(origins=("http://friend.example",))) as live:
        api, url = live.api, live.base.replace("http", "ws") + "/ws"
        with pytest.raises(InvalidStatus):
            await connect(url, origin="http://evil.example")
        for origin in (live.base, "http://friend.example"):
            socket = await connect(url, origin=origin)
            await socket.close()
        for headers, status in (
            ({"X-Tianxia": "1"}, 201),
            ({}, 403),
            ({"X-Tianxia": "1", "Origin": "http://evil.example"}, 403),
            ({"X-Tianxia": "1", "Origin": live.base}, 201),
            ({"X-Tianxia": "1", "Origin": "null"}, 403),
        ):
            assert await asyncio.to_thread(post, api.base + "/api/tables", headers) == status


def post(url: str, headers: dict[str, str]) -> int:
    body = json.dumps({"game": "skirmish", "seats": [{"kind": "me"}, {"kind": "bot"}]}).encode()
    request = urllib.request.Request(url, body, headers, method="POST")
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status
    except urllib.error.HTTPError as wrong:
        with wrong:
            return wrong.code


async def test_a_bot_of_ones_own_is_sat_against_and_no_stranger_names_a_file(tmp_path: Path):
    file = tmp_path / "mine.py"
    source = "import tianxia\nclass Last(tianxia.Bot):\n    def think(self, g): return list(g.choices())[-1]\n"
    file.write_text(source, encoding="utf-8")
    config = msgspec.structs.replace(OPEN_LIMITS, bots=(("own-last", f"{file}:Last"),))
    with Live(tmp_path, config) as live:
        listed = (await live.api.call("GET", "/api/games"))["games"]
        bots = next(each["bots"] for each in listed if each["id"] == "skirmish")
        assert bots[-1]["spec"] == "own-last"
        assert bots[-1]["name"] == {"en": "Last", "pl": "Last"}
        made = await live.api.create([{"kind": "me"}, {"kind": "bot", "bot": "own-last"}], "skirmish")
        async with live.api.seat(made["table"], made["token"]) as seat:
            over = await seat.play(chooser(1))
        assert over["outcome"]
        for spec in ("mine.py:Last", "os:system", "run:true", "own-first"):
            with pytest.raises(Refused):
                await live.api.create([{"kind": "me"}, {"kind": "bot", "bot": spec}], "skirmish")


async def test_a_server_that_ends_leaves_no_bot_thinking(tmp_path: Path):
    with Live(tmp_path) as live:
        made = await live.api.create([{"kind": "me"}, {"kind": "bot", "bot": "search:2"}], "skirmish")
        async with live.api.seat(made["table"], made["token"]) as seat:
            await seat.play(chooser(1))
        thinking = list(live.shell.slow._processes.values())
        assert thinking
    for process in thinking:
        process.join(30)
    assert [process.exitcode is None for process in thinking] == [False] * len(thinking)
