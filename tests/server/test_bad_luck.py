"""Drops, repeats, crashes before and after a write, disks that fail, clocks that jump: nothing acknowledged is lost."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.server.actors import unlucky_session
from tests.server.simulator import Client, World
from tests.server.test_session import EASY
from tianxia.server.session.core import Session
from tianxia.server.session.playing import Playing
from tianxia.server.session.record import Damaged
from tianxia.server.shell.store import open_folder

SESSIONS = int(os.environ.get("TIANXIA_SESSIONS", "60"))


@pytest.mark.parametrize("part", range(4))
def test_unlucky_sessions_keep_every_promise(part: int):
    for seed in range(part, SESSIONS, 4):
        unlucky_session(seed)


def test_unlucky_sessions_on_a_real_database(tmp_path: Path):
    for seed in range(3):
        store = open_folder(tmp_path / str(seed))
        try:
            unlucky_session(1000 + seed, store, moves=25)
        finally:
            store.close()


def found_within(sessions: int) -> bool:
    """Whether the check finds something wrong."""
    try:
        for seed in range(sessions):
            unlucky_session(seed)
    except (AssertionError, Damaged):
        return True
    return False


def test_an_ack_before_the_save_would_be_found(monkeypatch: pytest.MonkeyPatch):
    honest = Session.save

    def hasty(self: Session, tables, writes, then, failed) -> None:
        honest(self, tables, writes, lambda: None, failed)
        for table in tables:
            table.is_busy = False
        then()

    monkeypatch.setattr(Session, "save", hasty)
    assert found_within(20)


def test_an_answer_applied_twice_would_be_found(monkeypatch: pytest.MonkeyPatch):
    def forgetful(self: Playing, table, who, number) -> str | None:
        table.done.clear()
        return None if table.record is not None and table.record.question(who.viewer) else "stale"

    monkeypatch.setattr(Playing, "why_not_now", forgetful)
    assert found_within(40)


def test_the_same_answer_over_several_connections_counts_once():
    trials = 0
    for seed in range(12):
        world = World(seed, EASY)
        me, rival = world.two()
        while trials < (seed + 1) * 42 and me.over is None:
            asked = me if me.question is not None else rival
            tabs = [asked, *[Client(world, asked.table, asked.token).open() for _ in range(world.random.randrange(3))]]
            world.settle()
            before = len(world.disk.rows)
            message = {"t": "answer", "id": asked.fresh_id(), "question": asked.question["id"]}
            message["choice"] = world.pick(asked.question)
            for _ in range(world.random.randrange(1, 6)):
                world.random.choice(tabs).send(message)
                if world.random.random() < 0.5:
                    world.step()
            world.settle()
            acks = [m for tab in tabs for m in tab.inbox if m["t"] == "ack" and m["id"] == message["id"]]
            assert acks
            assert all(ack["ok"] for ack in acks), (seed, acks)
            mine = [row for row in world.disk.rows.values() if row.row.id == message["id"]]
            assert len(mine) == 1
            assert len(world.disk.rows) > before
            trials += 1
            for tab in tabs[1:]:
                tab.drop()
    assert trials >= 500
