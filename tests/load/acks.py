"""How long an answer waits for its acknowledgement, which comes when it is on the disk (S6); and a restart (S2).

`python -m tests.load.acks --games 50 --rate 50 --seconds 15`: figures are printed, never asserted.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from pathlib import Path

from tests.faults.crash_drill import GAME, Drill
from tianxia.client import Api, Seat


async def player(seat: Seat, drill: Drill, pace: float, waits: list[float], until: float) -> None:
    """Answers at its pace."""
    while seat.over is None and time.perf_counter() < until:
        question = seat.question
        if question is None or question["auto"]:
            await seat.receive()
            continue
        await asyncio.sleep(pace * random.random() * 2)
        began = time.perf_counter()
        ack = await seat.answer(drill.pick(question))
        waits.append(time.perf_counter() - began)
        assert ack["ok"], ack
        while seat.over is None and seat.question is not None and seat.question["id"] == question["id"]:
            await seat.receive()


async def measure(folder: Path, games: int, rate: float, seconds: float) -> dict:
    """Some games at once, then a restart."""
    drill = Drill(str(folder), 0)
    await drill.start()
    api, waits, tasks = Api(drill.base), [], []
    until = time.perf_counter() + seconds + games * 0.05
    for _ in range(games):
        made = await api.create([{"kind": "me"}, {"kind": "open"}], GAME)
        joined = await api.join(made["table"], invite=made["invite"])
        for token in (made["token"], joined["token"]):
            seat = api.seat(made["table"], token)
            await seat.open()
            tasks.append(asyncio.ensure_future(player(seat, drill, games / rate, waits, until)))
    await asyncio.wait(tasks, timeout=seconds + games * 0.05)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await drill.kill()
    began = time.perf_counter()
    await drill.start()
    seat = Api(drill.base).seat(made["table"], made["token"])
    await seat.open()
    again = time.perf_counter() - began
    await seat.close()
    await drill.kill()
    waits.sort()
    return {
        "answers": len(waits),
        "per_second": round(len(waits) / seconds),
        "p50_ms": round(1000 * waits[len(waits) // 2], 1),
        "p99_ms": round(1000 * waits[int(len(waits) * 0.99)], 1),
        "restart_to_welcome_s": round(again, 2),
    }


def main() -> None:
    """From the command line."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=50)
    reader.add_argument("--rate", type=float, default=50.0)
    reader.add_argument("--seconds", type=float, default=15.0)
    given = reader.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(measure(Path(folder), given.games, given.rate, given.seconds))))


if __name__ == "__main__":
    main()
