"""Canaries on the wire (H2, H3, H7): every card has a secret name; who is sent which names, over the real server?

Run in the tree that `marked.make` made: `python -m tests.visibility.canary --game ID --matches 20 [--planted]`.
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
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.live import Live
from tests.visibility.leaks import leaks_of, plant
from tests.visibility.marked import MARKS, tokens_in
from tests.visibility.oracle import Oracle
from tests.visibility.searched import Searched, searched, searched_games
from tianxia.client import Api, Refused, Seat
from tianxia.games import game as game_of
from tianxia.server.session.config import OPEN_LIMITS

PATIENCE = 10.0  # seconds without news
WHILE_BOTS_PLAY = 0.2  # how often somebody pries then
MOST = 20_000  # looks at the table in a match; more means that it does not end
TRIES = 7  # matches in which a planted leak must be found
VERY_SHORT = 12  # answers in the first of them
PRIES = (0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 8, *[9] * 8, 10)  # what a curious client tries, and how often
KINDS = sorted(set(PRIES) - {9})  # 9: nothing
OF_THE_ASKED = (1, 2)
REF = re.compile(r"card/\d+")
UNHURRIED = msgspec.structs.replace(OPEN_LIMITS, bot_delay=0.002)


class Replay(msgspec.Struct):
    """What is read of a replay; its steps are long and only counted."""

    outcome: dict[str, Any] | None
    steps: list[msgspec.Raw]


class Spy:
    """One viewer and all that was sent to it, with the number of events told by then."""

    def __init__(self, seat: Seat, viewer: int) -> None:
        self.seat = seat
        self.viewer = viewer
        self.heard: list[tuple[int, dict[str, Any]]] = []
        self.pages: list[tuple[int, bytes]] = []  # after this many answers
        self.size = 0  # of all that was heard

    def note(self) -> None:
        """File what has come since."""
        while self.seat.raw:
            self.size += len(self.seat.raw[0])
            message = msgspec.json.decode(self.seat.raw.pop(0))
            told = self.heard[-1][0] if self.heard else 0
            if message["t"] in ("welcome", "update"):
                told = message["from"] + len(message["events"])
            self.heard.append((told, message))


class Play:
    """One match with everything that can be asked on the way."""

    def __init__(self, api: Api, game: Searched, seed: int, n: int, keen: bool = False) -> None:
        self.api = api
        self.game = game
        self.luck = random.Random(seed)
        self.setting = game.setting(n, self.luck)
        self.table = ""
        self.spies: list[Spy] = []  # the players, then an onlooker
        self.pries = self.luck.sample(KINDS, len(KINDS)) if keen else []  # that are still to come

    async def run(self, answers: int) -> None:
        """From the deal to the end, or until this many answers were given."""
        people, bots, options = self.setting
        kinds = ["me", *["open"] * (people - 1), *["bot"] * bots]
        made = await self.api.create([{"kind": kind} for kind in kinds], self.game.id, options=options)
        self.table = made["table"]
        joined = [await self.api.join(self.table, invite=made["invite"]) for _ in range(people - 1)]
        tokens = [each["token"] for each in (made, *joined)]
        self.spies = [Spy(self.api.seat(self.table, token), viewer) for viewer, token in enumerate(tokens)]
        self.spies.append(Spy(self.api.seat(self.table), -1))
        for spy in self.spies:
            await spy.seat.open()
        await self._to_the_end(answers)
        for spy in self.spies:
            while spy.seat.over is None:
                await spy.seat.receive()
            spy.note()
            await spy.seat.close()

    async def _to_the_end(self, answers: int) -> None:
        players, given = self.spies[:-1], 0
        for _ in range(MOST):
            for spy in self.spies:
                spy.note()
            if any(spy.seat.over is not None for spy in players):
                return
            asked = next((spy for spy in players if _is_asked(spy)), None)
            if given >= answers or (asked is None and not await self._news()):  # a planted leak may have confused them
                for spy in players:
                    await spy.seat.ask("concede")
                continue
            if asked is not None or self.luck.random() < WHILE_BOTS_PLAY:
                await self._pry(asked)
            if asked is not None:
                given += 1
                await self._answer(asked)
        raise AssertionError(f"no end of the match: {[spy.seat.view for spy in players]}")

    async def _news(self) -> bool:
        """A bot thinks, or news is on its way to somebody: hear it; false if none comes."""
        await asyncio.gather(*[spy.seat.ask("ping") for spy in self.spies if spy.seat.over is None])
        if any(_is_asked(spy) or spy.seat.over is not None for spy in self.spies):
            return True
        try:
            await asyncio.wait_for(self.spies[0].seat.receive(), PATIENCE)
        except TimeoutError:
            return False
        return True

    async def _answer(self, asked: Spy) -> None:
        seat, question = asked.seat, asked.seat.question
        if question is None:  # news has come meanwhile
            return
        if not (await seat.answer(self._choice(question)))["ok"] and not await self._as_advised(seat):
            return
        while seat.over is None and _is_asked(asked) and seat.question["id"] == question["id"]:
            await seat.receive()
        most = seat.next or 0
        for spy in self.spies:
            while spy.seat.over is None and (spy.seat.next or 0) < most:
                await spy.seat.receive()

    async def _as_advised(self, seat: Seat) -> bool:
        """Answer as a bot would, where a choice at random was refused."""
        if seat.question is None:
            return False
        advice = await seat.ask("hint", question=seat.question["id"], level="sensible")
        if seat.question is None or not advice.get("choice"):
            return False
        return bool((await seat.answer(advice["choice"]))["ok"])

    def _choice(self, question: dict[str, Any]) -> dict[str, Any]:
        """Any choice; where they are too many to be listed, one that may be refused."""
        if question["choices"] is not None:
            return self.luck.choice(question["choices"])
        option = self.luck.choice(question["options"])
        picks = {
            pick["slot"]: self.luck.sample(pick["items"], min(len(pick["items"]), max(1, pick["least"])))
            for pick in option["picks"]
        }
        return {"option": option["id"], "picks": picks}

    def _next(self, somebody_is_asked: bool) -> int:
        """Every pry in its turn, in any order."""
        self.pries = self.pries or self.luck.sample(PRIES, len(PRIES))
        possible = [kind for kind in self.pries if somebody_is_asked or kind not in OF_THE_ASKED]
        if not possible:
            return PRIES[0]
        self.pries.remove(possible[0])
        return possible[0]

    async def _pry(self, asked: Spy | None) -> None:
        """What a curious client might try."""
        luck, kind = self.luck, self._next(asked is not None)
        spy = asked if asked is not None and kind in OF_THE_ASKED else luck.choice(self.spies)
        seat = spy.seat
        match kind:
            case 0:
                await seat.drop()
                seat.next = luck.choice((None, seat.next, 0))
                await seat.open()
            case 1 if seat.question is not None:
                forged = self._forged(seat.question)
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
                for viewer in (spy.viewer, luck.choice((1 - max(spy.viewer, 0), -1, "open"))):
                    await self._read(spy, f"/api/tables/{self.table}/replay?viewer={viewer}")
            case 6:
                for path in (f"/api/tables/{self.table}", "/api/tables", "/"):
                    await self._read(spy, path)
            case 7:
                await seat.ask("undo")
            case 8:
                await seat.ask("consent", yes=luck.random() < 0.5)
            case 10:
                await seat.ask("history", before=luck.randrange(1, 1000))

    def _forged(self, question: dict[str, Any]) -> dict[str, Any]:
        """A choice with cards that the asker may not even have."""
        entries = [*question["options"], *question["closed"]]
        slots = [pick["slot"] for option in question["options"] for pick in option["picks"]] or ["card"]
        refs = [f"card/{self.luck.randrange(250)}" for _ in range(2)]
        return {"option": self.luck.choice(entries)["id"], "picks": {self.luck.choice(slots): refs}}

    async def _read(self, spy: Spy, path: str) -> None:
        try:
            page = await self.api.call("GET", path, token=spy.seat.token or "", raw=True)
        except Refused:
            return
        if "replay" in path:
            told = msgspec.json.decode(page, type=Replay)
            if told.outcome is None:  # after the end everything is open
                spy.pages.append((len(told.steps) - 1, page))
        else:
            info = await self.api.call("GET", f"/api/tables/{self.table}")
            spy.pages.append((info["answers"], page))


def _is_asked(spy: Spy) -> bool:
    question, view = spy.seat.question, spy.seat.view
    return question is not None and not question["auto"] and view is not None and spy.viewer in view["waits"]


# ---- looking at every byte


@cache
def marks() -> frozenset[str]:
    """The names of all cards of this tree."""
    return frozenset(Path(MARKS).read_text(encoding="utf-8").split())


def names_in(data: object) -> set[str]:
    return tokens_in(msgspec.json.encode(data), marks())


def leaks(oracle: Oracle, game: Searched, spy: Spy, secrets: list[bytes]) -> Iterator[str]:
    """Everything that this viewer was sent and may not know."""
    viewer = spy.viewer
    for told, message in spy.heard:
        if message["t"] == "over":
            break
        rows = oracle.rows_at(told)
        if not rows:
            yield f"{message['t']}: {told} events were never told"
            continue
        named = _names_in_parts(oracle, game, viewer, rows, message)
        yield from [f"{message['t']}: names {name}" for name in named]
        shown = set(REF.findall(msgspec.json.encode([message.get("view"), message.get("question")]).decode()))
        for ref in shown & set.intersection(*[oracle.hidden[n][viewer] for n in rows]):
            yield f"{message['t']}: shows {ref}"
        yield from [f"{message['t']}: {found}" for found in game.more(oracle, rows, viewer, message)]
        data = msgspec.json.encode(message)
        yield from [f"{message['t']}: a secret" for secret in secrets if secret in data]
    for answers, page in spy.pages:
        extra = tokens_in(page, marks()) - oracle.ever[answers][viewer]
        yield from [f"page: names {name}" for name in extra]
        yield from ["page: a secret" for secret in secrets if secret in page]


def _names_in_parts(
    oracle: Oracle, game: Searched, viewer: int, rows: list[int], message: dict[str, Any]
) -> Iterator[str]:
    parts = dict(message)
    history = parts.pop("events", []) if message["t"] in ("welcome", "history") else []
    view, question = parts.pop("view", None), parts.pop("question", None)
    passing, known, ever = (
        set().union(*[kept[n][viewer] for n in rows]) for kept in (oracle.passing, oracle.known, oracle.ever)
    )
    by_rule = game.named_by_rules
    yield from names_in(history) - ever
    yield from names_in(view) - known
    yield from names_in(question) - known - by_rule
    yield from names_in(parts) - passing - (by_rule if message["t"] in ("ack", "reason") else set())


def encodings(key: str) -> list[bytes]:
    """A dice key in every form in which it might slip out."""
    value = int(key, 16)
    raw = [value.to_bytes(16, order) for order in ("little", "big")]
    return [
        key.encode(),
        str(value).encode(),
        *[form for data in raw for form in (data.hex().encode(), base64.b64encode(data))],
    ]


async def run(game: Searched, first: int, matches: int, seed: int, answers: int, keen: bool = False) -> dict[str, Any]:
    """Play, then look at every byte; who is keen tries everything once before anything again."""
    found: list[str] = []
    size, kinds = 0, Counter()
    with tempfile.TemporaryDirectory() as folder, Live(Path(folder), UNHURRIED) as live:
        live.shell.session.chance = random.Random(seed + first).randbytes
        for n in range(first, first + matches):
            play = Play(live.api, game, seed + n, n, keen)
            with pytest.MonkeyPatch.context() as patch:
                setup = game.setup(n)
                if setup is not None:
                    patch.setattr(type(game_of(game.id)), "setup", setup)
                await play.run(answers)
                record = live.shell.session.tables[play.table].record
                assert record is not None
                oracle = Oracle(record.journal.header, record.rows)
            tokens = [spy.seat.token.encode() for spy in play.spies if spy.seat.token]
            for spy in play.spies:
                found += leaks(oracle, game, spy, [*encodings(record.key), *tokens])
                size += spy.size + sum(len(page) for _, page in spy.pages)
                kinds.update([message["t"] for _, message in spy.heard], page=len(spy.pages))
    return {"matches": matches, "bytes": size, "kinds": kinds, "leaks": len(found), "first": found[:5]}


def planted(game: Searched, seed: int) -> dict[str, Any]:
    """Which leaks are not found in a few matches, in one of which somebody pries where it is; and what is found in such
    matches where nothing was planted. The first match is very short: most leaks show at once."""

    def search(n: int, matches: int = 1) -> dict[str, Any]:
        answers = game.short if n or matches > 1 else VERY_SHORT
        return asyncio.run(run(game, n, matches, seed, answers, keen=matches == 1))

    missed: list[str] = []
    for name in leaks_of(game.id):
        with pytest.MonkeyPatch.context() as patch:
            plant(name, game.id, patch)
            if not any(search(n)["leaks"] for n in range(TRIES)):
                missed.append(name)
    return {"of": len(leaks_of(game.id)), "missed": missed, "unplanted": search(0, 2)["first"]}


def main() -> int:
    """Print what was found; fails if something leaks, or if a planted leak is not found."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--game", choices=[game.id for game in searched_games()], required=True)
    reader.add_argument("--matches", type=int, default=20)
    reader.add_argument("--seed", type=int, default=0)
    reader.add_argument("--planted", action="store_true")
    given = reader.parse_args()
    game = searched(given.game)
    if given.planted:
        told = planted(game, given.seed)
        wrong = told["missed"] or told["unplanted"]
    else:
        told = asyncio.run(run(game, 0, given.matches, given.seed, 100_000))
        wrong = told["leaks"]
    print(json.dumps(told))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
