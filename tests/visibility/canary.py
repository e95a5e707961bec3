"""Canaries on the wire (H2, H3, H7): every card has a secret name; who is sent which names, over the real server?

Run in the tree that `marked.make` made: `python -m tests.visibility.canary --matches 20 [--plant LEAK]`.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import random
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest

from tests.server.live import Live
from tests.visibility.leaks import LEAKS, plant
from tests.visibility.marked import TOKEN
from tests.visibility.oracle import Oracle
from tianxia.client import Api, Refused, Seat
from tianxia.games.chuhan.data import IDS, LYU_ZHI, XIAO_HE

PATIENCE = 500  # rounds of pings
TRIES = 6  # matches in which a planted leak must be found
REF = re.compile(r"card/\d+")
RULES_NAME = ("question", "refusal")  # where a card may be named because a rule names it: what a cancel is made with


class Spy:
    """One viewer and all that was sent to it, with the number of events told by then."""

    def __init__(self, seat: Seat, viewer: int) -> None:
        self.seat = seat
        self.viewer = viewer
        self.heard: list[tuple[int, dict[str, Any]]] = []
        self.pages: list[tuple[int, bytes]] = []

    def note(self) -> None:
        """File what has come since."""
        while self.seat.raw:
            message = json.loads(self.seat.raw.pop(0))
            told = self.heard[-1][0] if self.heard else 0
            if message["t"] in ("welcome", "update"):
                told = message["from"] + len(message["events"])
            self.heard.append((told, message))


async def play(api: Api, seed: int, with_bot: bool, answers: int) -> tuple[str, list[Spy]]:
    """One match with everything that can be asked on the way."""
    luck = random.Random(seed)
    options = {"events": luck.choice(("on", "off"))}
    if with_bot:
        made = await api.create([{"kind": "me"}, {"kind": "bot"}], options=options)
        tokens = [made["token"]]
    else:
        made = await api.create([{"kind": "me"}, {"kind": "open"}], options=options)
        tokens = [made["token"], (await api.join(made["table"], invite=made["invite"]))["token"]]
    table = made["table"]
    spies = [Spy(api.seat(table, token), viewer) for viewer, token in enumerate(tokens)]
    spies.append(Spy(api.seat(table), -1))
    for spy in spies:
        await spy.seat.open()
    await _to_the_end(api, table, spies, luck, answers)
    for spy in spies:
        while spy.seat.over is None:
            await spy.seat.receive()
        spy.note()
        await spy.seat.close()
    return table, spies


async def _to_the_end(api: Api, table: str, spies: list[Spy], luck: random.Random, answers: int) -> None:
    players, given, idle = spies[:-1], 0, 0
    while True:
        for spy in spies:
            spy.note()
        if any(spy.seat.over is not None for spy in players):
            return
        asked = next((spy for spy in players if _is_asked(spy)), None)
        if asked is None:  # a bot thinks, or news is on its way to somebody
            await asyncio.gather(*[spy.seat.ask("ping") for spy in spies if spy.seat.over is None])
            idle += 1
            if idle > PATIENCE:  # a planted leak has confused somebody
                await players[0].seat.ask("concede")
            continue
        given, idle = given + 1, 0
        if given > answers:
            await players[0].seat.ask("concede")
            continue
        await _pry(api, table, luck.choice(spies), luck)
        question = asked.seat.question
        if question is None:
            continue
        choice = luck.choice(question["choices"]) if question["choices"] is not None else _first(question)
        if not (await asked.seat.answer(choice))["ok"]:
            continue
        while asked.seat.over is None and asked.seat.question and asked.seat.question["id"] == question["id"]:
            await asked.seat.receive()
        most = asked.seat.next or 0
        for spy in spies:
            while spy.seat.over is None and (spy.seat.next or 0) < most:
                await spy.seat.receive()


def _first(question: dict[str, Any]) -> dict[str, Any]:
    """Where the choices are too many to be listed: the first option, with one card for each pick."""
    option = question["options"][0]
    return {"option": option["id"], "picks": {pick["slot"]: pick["items"][:1] for pick in option["picks"]}}


def _is_asked(spy: Spy) -> bool:
    question, view = spy.seat.question, spy.seat.view
    return question is not None and not question["auto"] and view is not None and spy.viewer in view["waits"]


async def _pry(api: Api, table: str, spy: Spy, luck: random.Random) -> None:
    """What a curious client might try."""
    seat = spy.seat
    match luck.choice((0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 8, *[9] * 8, 10)):
        case 0:
            await seat.drop()
            seat.next = luck.choice((None, seat.next, 0))
            await seat.open()
        case 1 if seat.question is not None:
            forged = {"option": luck.choice(("lead", "counter", "give", "cancel", "nothing")), "picks": {}}
            forged["picks"] = {luck.choice(("set", "card")): [f"card/{luck.randrange(100)}" for _ in range(2)]}
            await seat.ask("why", question=seat.question["id"], choice=forged)
            if seat.question is not None:  # news may have come meanwhile
                await seat.ask("answer", question=seat.question["id"], choice={**forged, "option": "nothing"})
        case 2 if seat.question is not None:
            await seat.ask("hint", question=seat.question["id"], level=luck.choice(("legal", "sensible")))
        case 3:
            await seat.ask("answer", question=0, choice={"option": "pass"})
        case 4:
            await seat.ask("chat", text=f"hello {luck.random()}")
        case 5:
            for viewer in (spy.viewer, 1 - max(spy.viewer, 0), -1, "open"):
                path = f"/api/tables/{table}/replay?viewer={viewer}"
                try:
                    page = await api.call("GET", path, token=seat.token or "", raw=True)
                except Refused:
                    continue
                spy.pages.append((seat.next or 0, page))
        case 6:
            page = await api.call("GET", f"/api/tables/{table}", raw=True)
            page += await api.call("GET", "/api/tables", raw=True) + await api.call("GET", "/", raw=True)
            spy.pages.append((seat.next or 0, page))
        case 7:
            await seat.ask("undo")
        case 8:
            await seat.ask("consent", yes=luck.random() < 0.5)
        case 10:
            await seat.ask("history", before=luck.randrange(1, 1000))


def names_in(data: object) -> set[str]:
    return {found.decode() for found in TOKEN.findall(json.dumps(data).encode())}


def leaks(oracle: Oracle, spy: Spy, rule_names: set[str], secrets: list[bytes]) -> list[str]:
    """Everything that this viewer was sent and may not know."""
    found: list[str] = []
    viewer = spy.viewer
    for told, message in spy.heard:
        if message["t"] == "over":
            break
        rows = oracle.rows_at(told)
        if not rows:
            found.append(f"{message['t']}: {told} events were never told")
            continue
        parts = dict(message)
        history = parts.pop("events", []) if message["t"] in ("welcome", "history") else []
        allowed = set().union(*[oracle.passing[n][viewer] for n in rows])
        now = set().union(*[oracle.known[n][viewer] for n in rows])
        ever = set().union(*[oracle.ever[n][viewer] for n in rows])
        rest = {name: part for name, part in parts.items() if name not in ("view", "question")}
        for part, may in ((history, ever), (rest, allowed), (parts.get("view"), now), (parts.get("question"), now)):
            named = names_in(part) - may
            if part is parts.get("question") or message["t"] in ("ack", "reason"):
                named -= rule_names
            found += [f"{message['t']}: names {name}" for name in named]
        for ref in set(REF.findall(json.dumps([parts.get("view"), parts.get("question")]))):
            if not any(oracle.sleeves[n].get(ref) in oracle.known[n][viewer] for n in rows):
                found.append(f"{message['t']}: shows {ref}")
        data = json.dumps(message).encode()
        found += [f"{message['t']}: a secret" for secret in secrets if secret in data]
    for told, page in spy.pages:
        rows = oracle.rows_at(told)
        later = min(max(rows, default=0) + 2, len(oracle.ever) - 1)
        extra = {name.decode() for name in TOKEN.findall(page)} - oracle.ever[later][viewer]
        found += [f"page: names {name}" for name in extra]
        found += ["page: a secret" for secret in secrets if secret in page]
    return found


def encodings(key: str) -> list[bytes]:
    """A dice key in every form in which it might slip out."""
    value = int(key, 16)
    raw = [value.to_bytes(16, order) for order in ("little", "big")]
    return [
        key.encode(),
        str(value).encode(),
        *[form for data in raw for form in (data.hex().encode(), base64.b64encode(data))],
    ]


async def run(matches: int, seed: int, answers: int) -> dict[str, Any]:
    """Play, then look at every byte."""
    found: list[str] = []
    size = 0
    with tempfile.TemporaryDirectory() as folder, Live(Path(folder)) as live:
        for n in range(matches):
            table, spies = await play(live.api, seed + n, n % 4 == 3, answers)
            record = live.shell.session.tables[table].record
            assert record is not None
            oracle = Oracle(record.journal.header, record.rows)
            tokens = [spy.seat.token.encode() for spy in spies if spy.seat.token]
            for spy in spies:
                found += leaks(oracle, spy, {IDS[LYU_ZHI], IDS[XIAO_HE]}, [*encodings(record.key), *tokens])
                size += sum(len(json.dumps(message)) for _, message in spy.heard) + sum(len(p) for _, p in spy.pages)
    return {"matches": matches, "bytes": size, "leaks": len(found), "first": found[:5]}


def planted(seed: int) -> dict[str, bool]:
    """Whether each leak is found in a few matches: in one of them somebody pries where it is."""
    found: dict[str, bool] = {}
    for name in LEAKS:
        with pytest.MonkeyPatch.context() as patch:
            plant(name, patch)
            found[name] = any(asyncio.run(run(1, seed + n, 60))["leaks"] for n in range(TRIES))
    return found


def main() -> int:
    """Print what was found; fails if something leaks, or if a planted leak is not found."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--matches", type=int, default=20)
    reader.add_argument("--seed", type=int, default=0)
    reader.add_argument("--planted", action="store_true")
    given = reader.parse_args()
    if given.planted:
        each = planted(given.seed)
        print(
            json.dumps(
                {"found": sum(each.values()), "of": len(each), "missed": [n for n, yes in each.items() if not yes]}
            )
        )
        return 0 if all(each.values()) else 1
    told = asyncio.run(run(given.matches, given.seed, 100_000))
    print(json.dumps(told))
    return 1 if told["leaks"] else 0


if __name__ == "__main__":
    sys.exit(main())
