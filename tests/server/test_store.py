"""The store: whole writes, migrations that are current, newer stores refused, torn and damaged files, a full disk."""

from __future__ import annotations

import shutil
import sqlite3
import sys
import threading
from pathlib import Path

import msgspec
import pytest
from alembic import command, op
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from tests.server.simulator import Client, World
from tests.server.test_session import EASY
from tianxia.errors import UserError
from tianxia.games import game
from tianxia.server.session import effects as fx
from tianxia.server.session.record import Damaged, restored
from tianxia.server.shell.schema import METADATA
from tianxia.server.shell.store import FILE, Store, open_folder, open_url
from tianxia.server.shell.writer import Writer


def played(folder: Path, moves: int = 12) -> tuple[Store, Client]:
    store = open_folder(folder)
    world = World(1, EASY, store)
    me, rival = world.two()
    world.play(me, rival, most=moves)
    return store, me


def test_the_migrations_make_what_the_schema_says(tmp_path: Path):
    store = open_folder(tmp_path)
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    store.close()


def test_sqlite_is_durable(tmp_path: Path):
    store = open_folder(tmp_path)
    with store.engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
    store.close()


def test_a_store_of_a_newer_version_is_refused_and_not_changed(tmp_path: Path):
    played(tmp_path)[0].close()
    with sqlite3.connect(tmp_path / FILE) as raw:
        raw.execute("UPDATE alembic_version SET version_num = '9999'")
    raw.close()
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(UserError, match="newer tianxia"):
        open_folder(tmp_path)
    assert (tmp_path / FILE).read_bytes() == before


@pytest.mark.parametrize("notes", [b"no database at all, but long enough to be looked at" * 100, b"!"])
def test_a_file_that_is_no_store_is_refused_and_kept(tmp_path: Path, notes: bytes):
    (tmp_path / FILE).write_bytes(notes)
    with pytest.raises(UserError, match=r"tianxia\.sqlite is no store, and is left as it is"):
        open_folder(tmp_path)
    assert (tmp_path / FILE).read_bytes() == notes


def test_a_database_of_another_kind_is_refused():
    with pytest.raises(UserError):
        open_url("nothing://at/all")


def test_a_database_whose_driver_is_missing_is_refused_in_one_sentence(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(UserError, match=r"needs another package \(psycopg\): pip install 'tianxia\[postgres\]'"):
        open_url("postgresql+psycopg://nobody@127.0.0.1:1/none")


def test_a_migration_that_is_cut_off_leaves_nothing_half_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    honest = op.create_table

    def cut(name: str, *parts: object) -> object:
        if name == "marks":
            raise OSError("power cut")
        return honest(name, *parts)

    with monkeypatch.context() as patched:
        patched.setattr(op, "create_table", cut)
        with pytest.raises(OSError, match="power cut"):
            open_folder(tmp_path)
    store = open_folder(tmp_path)
    assert store.unfinished() == []
    store.close()


def test_an_older_store_is_brought_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    honest = command.upgrade
    with monkeypatch.context() as patched:
        patched.setattr(command, "upgrade", lambda config, _: honest(config, "0001"))
        engine = Store(f"sqlite:///{tmp_path / FILE}").engine
    with engine.begin() as connection:
        told = "'a', 'skirmish', '', 0, 'waiting', '{}', 2, x'', NULL, '', '', 0.0"
        connection.exec_driver_sql(f"INSERT INTO matches VALUES ({told})")
        connection.exec_driver_sql("INSERT INTO seats VALUES ('a', 0, 'person', 'Ann', '', x'01', x'', '{}')")
    engine.dispose()
    store = open_folder(tmp_path)
    (seat,) = store.load("a").seats
    assert (seat.name, seat.devices) == ("Ann", ())
    store.close()


def test_a_save_is_whole_or_not_at_all(tmp_path: Path):
    store, me = played(tmp_path)
    stored = store.load(me.table)
    again = fx.AnswerRow(me.table, stored.rows[0])
    line = fx.ChatRow(me.table, 1, 0, "x", "y", 0.0)
    with pytest.raises(SQLAlchemyError):
        store.write([(line, again)])
    assert store.load(me.table).chat == []
    store.close()


def test_the_writer_lets_a_bad_save_harm_nobody_else(tmp_path: Path):
    store, me = played(tmp_path)
    reports: list[fx.Told] = []
    done = threading.Event()

    def report(told: fx.Told) -> None:
        reports.append(told)
        if len(reports) == 3:
            done.set()

    writer = Writer(store, report)
    bad = fx.AnswerRow(me.table, store.load(me.table).rows[0])
    for id, write in enumerate(
        (fx.ChatRow(me.table, 1, 0, "a", "b", 0.0), bad, fx.ChatRow(me.table, 2, 0, "a", "c", 0.0))
    ):
        writer.save(fx.Save(id, (write,)))
    writer.start()
    assert done.wait(10)
    writer.stop()
    assert sorted(reports, key=lambda told: told.id) == [fx.Saved(0), fx.NotSaved(1), fx.Saved(2)]
    assert len(store.load(me.table).chat) == 2
    store.close()


def test_a_read_only_store_saves_nothing_and_says_so(tmp_path: Path):
    store, me = played(tmp_path)
    with store.engine.begin() as connection:
        connection.exec_driver_sql("PRAGMA query_only = ON")
    reports: list[fx.Told] = []
    with pytest.raises(SQLAlchemyError):
        store.write([(fx.ChatRow(me.table, 1, 0, "a", "b", 0.0),)])
    assert reports == []
    store.engine.dispose()
    store.write([(fx.ChatRow(me.table, 1, 0, "a", "b", 0.0),)])
    assert len(store.load(me.table).chat) == 1
    store.close()


def test_damaged_rows_are_never_played_as_if_they_were_whole(tmp_path: Path):
    store, me = played(tmp_path, 30)
    stored = store.load(me.table)
    store.close()
    rows = stored.rows
    for n in range(len(rows)):
        for damage in (
            {"digest": "0" * 32},
            {"seat": 1 - rows[n].seat},
            {"body": {"choice": {"option": "see"}}},
            {"body": {}},
        ):
            changed = [*rows[:n], msgspec.structs.replace(rows[n], **damage), *rows[n + 1 :]]
            with pytest.raises(Damaged):
                restored(game("skirmish"), stored.match.header, changed)
        if n + 1 < len(rows):
            with pytest.raises(Damaged):
                restored(game("skirmish"), stored.match.header, [*rows[:n], *rows[n + 1 :]])


@pytest.mark.parametrize("cut", [1, 7, 100, 1000, 4096, 5000])
def test_a_torn_write_ahead_log_opens_at_the_last_whole_answer(tmp_path: Path, cut: int):
    store, me = played(tmp_path / "whole", 10)
    copy = tmp_path / "torn"
    shutil.copytree(tmp_path / "whole", copy)  # as a crash would leave it: the log was not yet folded in
    wal = copy / f"{FILE}-wal"
    assert wal.is_file()
    data = wal.read_bytes()
    wal.write_bytes(data[: len(data) - cut])
    (copy / f"{FILE}-shm").unlink(missing_ok=True)
    whole = store.load(me.table).rows
    store.close()
    again = open_folder(copy)
    stored = again.load(me.table)
    if stored is not None and stored.match.header is not None:
        restored(game("skirmish"), stored.match.header, stored.rows)
        assert stored.rows == whole[: len(stored.rows)]
    again.close()


def test_marks_are_only_a_cache(tmp_path: Path):
    store, me = played(tmp_path, 45)
    stored = store.load(me.table)
    assert stored.mark is not None
    with_mark = restored(game("skirmish"), stored.match.header, stored.rows, stored.mark)
    store.clear_marks()
    assert store.load(me.table).mark is None
    assert restored(game("skirmish"), stored.match.header, stored.rows).match.digest() == with_mark.match.digest()
    store.close()
