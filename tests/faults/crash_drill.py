"""Crash drill (S1): kill -9 of the real server at random moments, with live matches driven by clients.

`python -m tests.faults.crash_drill --kills 30 --matches 8` prints the figures and fails if a promise is broken.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path

from tests.about import about
from tests.faults.served import open_store
from tests.server.choosing import any_choice
from tianxia.client import Api, ConnectionClosed, Refused, Seat
from tianxia.games import built_in, game
from tianxia.server.session.record import restored

GAME = built_in()[0]  # for two, and played fast
ROOT = Path(__file__).resolve().parents[2]
BROKEN = (ConnectionClosed, OSError, EOFError, TimeoutError, Refused)


class Player:
    """A client that sends an answer again, with the same id, until it hears of it."""

    def __init__(self, drill: Drill, table: str, token: str) -> None:
        self.drill = drill
        self.seat = Seat(drill.base, table, token)
        self.pending: tuple[str, int, dict] | None = None
        self.invoked: set[str] = set()
        self.acked: set[str] = set()
        self.refused: list[str] = []

    async def run(self) -> None:
        """Play to the end, through any number of crashes."""
        while self.seat.over is None:
            try:
                await self.seat.open()
                await self._play()
            except BROKEN:
                self.drill.reconnects += 1
                await self.drill.is_up.wait()
        await self.seat.close()

    async def _play(self) -> None:
        seat = self.seat
        while seat.over is None:
            if self.pending is None:
                question = seat.question
                if question is None or question["auto"]:
                    await seat.receive()
                    continue
                self.pending = (seat.fresh_id(), question["id"], self.drill.pick(question))
                self.invoked.add(self.pending[0])
            id, number, choice = self.pending
            ack = await seat.ask("answer", id, question=number, choice=choice)
            self.pending = None
            if ack["ok"]:
                self.acked.add(id)
                self.drill.acks += 1
                self.drill.progress.set()
            else:
                self.refused.append(str(ack["error"] or ack["refusal"]))
            while seat.over is None and seat.question is not None and seat.question["id"] == number:
                await seat.receive()


class Drill:
    """A server that is killed again and again, and people who go on playing."""

    def __init__(self, where: str, seed: int) -> None:
        self.where = where  # a folder, or the URL of a database
        self.luck = random.Random(seed)
        self.port = 0
        self.process: asyncio.subprocess.Process | None = None
        self.is_up = asyncio.Event()
        self.progress = asyncio.Event()
        self.acks = 0
        self.reconnects = 0
        self.players: list[Player] = []
        self.recoveries: list[float] = []
        self.finished = 0

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def pick(self, question: dict) -> dict:
        return any_choice(question, self.luck)

    async def start(self) -> None:
        """Start the server, on the same port as before."""
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.faults.served", self.where, str(self.port),
            cwd=ROOT, stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert self.process.stdout is not None
        line = await self.process.stdout.readline()
        assert line, "the server did not start"
        self.port = json.loads(line)["port"]
        self.is_up.set()

    async def kill(self) -> None:
        """kill -9, and nothing less."""
        assert self.process is not None
        self.is_up.clear()
        self.process.kill()
        await self.process.wait()

    async def table(self) -> None:
        """Matches at one table, one after the other, as long as the drill lasts."""
        while True:
            try:
                players = await self._seats()
            except BROKEN:
                await self.is_up.wait()
                continue
            self.players += players
            await asyncio.gather(*[player.run() for player in players])
            self.finished += 1

    async def _seats(self) -> list[Player]:
        api = Api(self.base)
        if self.luck.random() < 0.5:
            made = await api.create([{"kind": "me"}, {"kind": "bot"}], GAME, options=dict(about(GAME).full))
            return [Player(self, made["table"], made["token"])]
        made = await api.create([{"kind": "me"}, {"kind": "open"}], GAME)
        joined = await api.join(made["table"], invite=made["invite"])
        return [Player(self, made["table"], made["token"]), Player(self, made["table"], joined["token"])]

    async def run(self, kills: int, matches: int) -> None:
        """Kill, start again, look at the store; and again."""
        await self.start()
        tables = [asyncio.ensure_future(self.table()) for _ in range(matches)]
        for _ in range(kills):
            await self._some_acks(self.luck.randrange(1, 60))
            await asyncio.sleep(self.luck.random() * 0.03)  # any moment, also between a write and its ack
            await self.kill()
            began = time.perf_counter()
            await self.start()
            await self._some_acks(1)
            self.recoveries.append(time.perf_counter() - began)
        await self._some_acks(20)
        for table in tables:
            table.cancel()
        await asyncio.gather(*tables, return_exceptions=True)
        await self.kill()

    async def _some_acks(self, wanted: int) -> None:
        goal = self.acks + wanted
        while self.acks < goal:
            self.progress.clear()
            await asyncio.wait_for(self.progress.wait(), 60)

    def verdict(self) -> dict:
        """What the store says of everything that was acknowledged."""
        store = open_store(self.where)
        lost = doubled = foreign = 0
        rows = 0
        try:
            for id in {player.seat.table for player in self.players}:
                stored = store.load(id)
                assert stored is not None
                assert stored.match.header is not None
                restored(game(stored.match.game), stored.match.header, stored.rows)  # every digest
                restored(game(stored.match.game), stored.match.header, stored.rows, stored.mark)
                ids = [row.id for row in stored.rows if row.id]
                here = [player for player in self.players if player.seat.table == id]
                rows += len(stored.rows)
                doubled += len(ids) - len(set(ids))
                lost += sum(len(player.acked - set(ids)) for player in here)
                foreign += len(set(ids) - set().union(*[player.invoked for player in here]))
        finally:
            store.close()
        recoveries = sorted(self.recoveries)
        return {
            "acknowledged": self.acks,
            "lost": lost,
            "doubled": doubled,
            "foreign": foreign,
            "rows": rows,
            "matches": len({player.seat.table for player in self.players}),
            "finished": self.finished,
            "reconnects": self.reconnects,
            "refused": sum(len(player.refused) for player in self.players),
            "recovery_median_s": round(recoveries[len(recoveries) // 2], 2) if recoveries else None,
        }


async def drill(where: str, kills: int, matches: int, seed: int) -> dict:
    """The whole drill and its verdict."""
    running = Drill(where, seed)
    try:
        await running.run(kills, matches)
    finally:
        if running.process is not None and running.process.returncode is None:
            running.process.kill()
            await running.process.wait()
    return {"kills": kills, **running.verdict()}


def main() -> int:
    """From the command line."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--kills", type=int, default=30)
    reader.add_argument("--matches", type=int, default=8)
    reader.add_argument("--seed", type=int, default=0)
    reader.add_argument("--database", metavar="URL", help="a scratch database instead of a new folder")
    given = reader.parse_args()
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        told = asyncio.run(drill(given.database or folder, given.kills, given.matches, given.seed))
    print(json.dumps({**told, "seconds": round(time.perf_counter() - began)}))
    return 1 if told["lost"] or told["doubled"] or told["foreign"] else 0


if __name__ == "__main__":
    sys.exit(main())
