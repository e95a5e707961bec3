"""The same promises on Postgres: one that is started for these tests, or the one that `TIANXIA_POSTGRES` names."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text
from sqlalchemy.exc import SQLAlchemyError

from tests.server.actors import unlucky_session
from tests.server.postgres import NoPostgres, served
from tests.server.simulator import Client, World
from tests.server.test_session import EASY, code_of
from tianxia.errors import UserError
from tianxia.games import game
from tianxia.server.session import effects as fx
from tianxia.server.session.record import restored
from tianxia.server.session.table import hashed
from tianxia.server.shell.schema import METADATA
from tianxia.server.shell.store import Store, open_url

SCHEMA = "tianxia_tests"


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    """Where Postgres listens."""
    with ExitStack() as stack:
        try:
            found = stack.enter_context(served())
        except NoPostgres as why:
            pytest.skip(str(why))
        yield found


@pytest.fixture
def url(server: str) -> Iterator[str]:
    """A schema of our own, empty."""
    engine = create_engine(server)
    with engine.begin() as connection:
        connection.execute(text(f"DROP SCHEMA IF EXISTS {SCHEMA} CASCADE"))
        connection.execute(text(f"CREATE SCHEMA {SCHEMA}"))
    yield f"{server}{'&' if '?' in server else '?'}options=-csearch_path%3D{SCHEMA}"
    with engine.begin() as connection:
        connection.execute(text(f"DROP SCHEMA {SCHEMA} CASCADE"))
    engine.dispose()


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    found = open_url(url)
    yield found
    found.close()


def test_the_migrations_make_what_the_schema_says(store: Store, url: str):
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, METADATA) == []
    open_url(url).close()  # once more: nothing to do


def test_a_store_of_a_newer_version_is_refused(store: Store, url: str):
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(UserError, match="newer tianxia"):
        open_url(url)


def test_a_database_that_does_not_answer_is_refused_in_one_sentence():
    with pytest.raises(UserError, match="cannot be opened"):
        open_url("postgresql+psycopg://nobody@127.0.0.1:1/none?connect_timeout=2")


def test_a_whole_match_is_played_stored_and_found_again(store: Store, url: str):
    world = World(3, EASY, store)
    me, rival = world.two(options={"length": "long"})
    me.ask("chat", text="天下 Łódź 😀")
    world.play(me, rival, most=25)
    token = hashed(me.token)
    assert store.find_seats([token, b"x"]) == {token: me.table}
    assert store.unfinished() == [me.table]
    stored = store.load(me.table)
    assert stored.mark is not None
    again = open_url(url)
    world.disk = again
    world.crash()
    back = Client(world, me.table, me.token).open()
    world.settle()
    assert (back.view, back.question) == (me.view, me.question)
    assert back.inbox[0]["chat"][0]["text"] == "天下 Łódź 😀"
    for client in (me, rival):
        client.open()
    world.play(me, rival)
    assert me.over is not None
    final = again.load(me.table)
    assert final.match.status == "over"
    assert restored(game("skirmish"), final.match.header, final.rows).match.is_over
    again.close()


def test_a_save_is_whole_or_not_at_all(store: Store):
    world = World(4, EASY, store)
    me, rival = world.two()
    world.play(me, rival, most=3)
    line = fx.ChatRow(me.table, 1, 0, "x", "y", 0.0)
    with pytest.raises(SQLAlchemyError):
        store.write([(line, fx.AnswerRow(me.table, store.load(me.table).rows[0]))])
    assert store.load(me.table).chat == []


def test_two_workers_cannot_both_write_the_same_answer(url: str, store: Store):
    """The key (match, n) serialises them: the second one hears that it was not saved."""
    world = World(5, EASY, store)
    me, _ = world.two()
    other = World(6, EASY, open_url(url))
    late = Client(other, me.table, me.token).open()
    other.settle()
    assert me.answer({"option": "reinforce"})["ok"]
    assert code_of(late.answer({"option": "reinforce"})) == "not-saved"
    assert len(store.load(me.table).rows) == 1
    other.disk.close()


def test_what_a_text_column_does_not_take_is_refused_before_it_gets_there(store: Store):
    world = World(7, EASY, store)
    me, _ = world.two()
    me.send({"t": "answer", "id": "a\u0000b", "question": me.question["id"], "choice": {"option": "reinforce"}})
    world.settle()
    assert me.last("error")["code"] == "malformed"
    with pytest.raises(SQLAlchemyError):
        store.load("no\u0000table")
    long = msgspec.structs.replace(store.load(me.table).match, id="x" * 33)
    with pytest.raises(SQLAlchemyError):
        store.write([(long,)])


def test_unlucky_sessions_keep_every_promise(url: str):
    for seed in range(4):
        store = open_url(url)
        try:
            unlucky_session(2000 + seed, store, moves=25)
        finally:
            store.close()
