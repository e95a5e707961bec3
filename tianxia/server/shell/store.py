"""The store: SQLite (WAL, synchronous=FULL) by default, or Postgres by its URL."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, Table, create_engine, event, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from tianxia.errors import Phrase, UserError
from tianxia.server.session import effects as fx
from tianxia.server.session.record import Mark, RecordRow
from tianxia.server.shell import schema

FILE: Final = "tianxia.sqlite"
KEEPS_CHAT: Final = 100
KINDS: Final = ("sqlite", "postgresql")
MAGIC: Final = b"SQLite format 3\0"  # how each of its files begins; a shorter file is an empty one to SQLite
IN_MEMORY: Final = re.compile(r"sqlite(\+\w+)?://(/?|/:memory:)")


def encoded(value: object) -> str:
    """As it stands in a text column."""
    return msgspec.json.encode(value).decode()


class Store:
    """Reads and writes; a write is whole or not at all."""

    def __init__(self, url: str) -> None:
        self.engine: Engine = create_engine(url, pool_pre_ping=not url.startswith("sqlite"))
        if self.engine.dialect.name == "sqlite":
            _look_at(Path(self.engine.url.database or ""))
            event.listen(self.engine, "connect", _durable)
            event.listen(self.engine, "begin", _begin)
        try:
            migrate(self.engine)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()

    # ---- writing

    def write(self, batch: list[tuple[fx.Write, ...]]) -> None:
        """Several saves in one transaction; raises SQLAlchemyError and writes nothing if one of them fails."""
        with self.engine.begin() as connection:
            for writes in batch:
                for each in writes:
                    _write(connection, each)

    def clear_marks(self) -> None:
        """Marks are a cache."""
        with self.engine.begin() as connection:
            connection.execute(schema.marks.delete())

    # ---- reading

    def load(self, id: str) -> fx.Stored | None:
        """All that is stored of a table."""
        with self.engine.connect() as connection:
            found = connection.execute(select(schema.matches).where(schema.matches.c.id == id)).one_or_none()
            if found is None:
                return None
            seats = connection.execute(select(schema.seats).where(schema.seats.c.match == id)).all()
            rows = connection.execute(
                select(schema.answers).where(schema.answers.c.match == id).order_by(schema.answers.c.n)
            ).all()
            mark = connection.execute(select(schema.marks).where(schema.marks.c.match == id)).one_or_none()
            lines = connection.execute(
                select(schema.chat).where(schema.chat.c.match == id).order_by(schema.chat.c.n.desc()).limit(KEEPS_CHAT)
            ).all()
        return fx.Stored(
            _match_of(found),
            [_seat_of(row) for row in seats],
            [RecordRow(r.n, r.seat, _decoded(r.body), r.digest, r.request, r.by) for r in rows],
            None if mark is None else _mark_of(mark.body),
            [fx.ChatRow(r.match, r.n, r.seat, r.name, r.text, r.at) for r in reversed(lines)],
        )

    def find_seats(self, hashes: list[bytes]) -> dict[bytes, str]:
        """The unfinished tables at which these tokens hold a seat; a lesson is none."""
        seats, matches = schema.seats, schema.matches
        wanted = (
            select(seats.c.token, seats.c.match)
            .join(matches, matches.c.id == seats.c.match)
            .where(seats.c.token.in_(hashes), matches.c.status.in_(("waiting", "playing", "frozen")))
            .where(matches.c.origin != fx.LESSON)
        )
        with self.engine.connect() as connection:
            return {bytes(row.token): row.match for row in connection.execute(wanted)}

    def unfinished(self) -> list[str]:
        """The tables that are still being played."""
        wanted = select(schema.matches.c.id).where(schema.matches.c.status == "playing")
        with self.engine.connect() as connection:
            return [row.id for row in connection.execute(wanted)]

    # ---- the server's own

    def secret(self, name: str, make: Callable[[], bytes]) -> bytes:
        """A secret of the server; the first to ask makes it, also among several processes."""
        wanted = select(schema.keys.c.secret).where(schema.keys.c.name == name)
        with contextlib.suppress(IntegrityError), self.engine.begin() as connection:
            if connection.execute(wanted).one_or_none() is None:
                connection.execute(insert(schema.keys), {"name": name, "secret": make()})
        with self.engine.connect() as connection:
            return bytes(connection.execute(wanted).scalar_one())


def _durable(connection: Any, _record: object) -> None:
    """What an acknowledged answer rests on; and transactions are ours to begin, so that tables are made whole too."""
    connection.isolation_level = None
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA busy_timeout=5000")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _write(connection: Connection, each: fx.Write) -> None:
    match each:
        case fx.AnswerRow(match=match, row=row):
            values = {"n": row.n, "seat": row.seat, "body": encoded(row.body), "digest": row.digest}
            connection.execute(insert(schema.answers), {"match": match, **values, "request": row.id, "by": row.by})
        case fx.MarkRow(match=match, mark=mark):
            _replace(connection, schema.marks, {"match": match}, {"n": mark.n, "body": encoded(mark)})
        case fx.MatchRow():
            told = msgspec.structs.asdict(each)
            told["options"] = encoded(each.options)
            told["header"] = None if each.header is None else encoded(each.header)
            _replace(connection, schema.matches, {"id": told.pop("id")}, told)
        case fx.SeatRow():
            told = msgspec.structs.asdict(each)
            told["standing"], told["devices"] = encoded(each.standing), encoded(each.devices)
            _replace(connection, schema.seats, {"match": told.pop("match"), "seat": told.pop("seat")}, told)
        case fx.ChatRow():
            connection.execute(insert(schema.chat), msgspec.structs.asdict(each))


def _replace(connection: Connection, table: Table, key: dict[str, Any], values: dict[str, Any]) -> None:
    """Change the row of this key, or add it; in the same words for every database."""
    changed = update(table).values(**values)
    for name, value in key.items():
        changed = changed.where(table.c[name] == value)
    if connection.execute(changed).rowcount == 0:
        connection.execute(insert(table), {**key, **values})


def _decoded(body: str) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(body)
    return found


def _match_of(row: Any) -> fx.MatchRow:
    header = None if row.header is None else _decoded(row.header)
    return fx.MatchRow(
        row.id, row.game, row.name, row.public, row.status, _decoded(row.options), row.seats, row.invite, header,
        row.origin, row.rematch, row.created,
    )  # fmt: skip


def _seat_of(row: Any) -> fx.SeatRow:
    devices = msgspec.json.decode(row.devices, type=tuple[fx.Device, ...])
    return fx.SeatRow(
        row.match, row.seat, row.kind, row.name, row.bot, row.token, row.reserved, _decoded(row.standing), devices
    )


def _mark_of(body: str) -> Mark | None:
    try:
        return msgspec.json.decode(body, type=Mark)
    except msgspec.DecodeError:
        return None


# ---- opening


def open_folder(folder: Path) -> Store:
    """The store in a folder, made if it is not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        why = Phrase("this is a file, not a folder")
        raise UserError("{folder} cannot be used for the store: {why}", folder=folder, why=why) from None
    except OSError as wrong:
        raise UserError("{folder} cannot be used for the store: {why}", folder=folder, why=wrong) from None
    return open_url(f"sqlite:///{(folder / FILE).as_posix()}")


def open_url(url: str) -> Store:
    """The store of a database; one sentence if it cannot be opened."""
    kind = url.partition(":")[0].partition("+")[0]
    if "://" in url and kind not in KINDS:
        raise UserError("matches are kept in sqlite or postgresql, not in {kind!r}", kind=kind)
    if IN_MEMORY.fullmatch(url):
        raise UserError("{url} names no file: what is kept there would be lost", url=url)
    try:
        return Store(url)
    except ModuleNotFoundError as missing:
        raise UserError(
            "this database needs another package ({package}): pip install 'tianxia[postgres]'", package=missing.name
        ) from None
    except SQLAlchemyError as wrong:
        told = Phrase(str(getattr(wrong, "orig", None) or wrong).splitlines()[0])
        raise UserError("the store cannot be opened: {told}", told=told) from None


def _look_at(file: Path) -> None:
    """A file that holds something else is left as it is."""
    if not file.is_file():
        return
    try:
        with file.open("rb") as there:
            begins = there.read(len(MAGIC))
    except OSError as wrong:
        raise UserError("the store cannot be opened: {told}", told=wrong) from None
    if begins and begins != MAGIC:
        raise UserError("{file} is no store, and is left as it is", file=file)


def migrate(engine: Engine) -> None:
    """Bring an older store up; refuse one that a newer program wrote, and change nothing of it."""
    config = Config()
    config.set_main_option("script_location", "tianxia.server.shell:migrations")
    scripts = ScriptDirectory.from_config(config)
    with engine.begin() as connection:
        found = MigrationContext.configure(connection).get_current_revision()
        if found == scripts.get_current_head():
            return
        if found is not None and found not in {script.revision for script in scripts.walk_revisions()}:
            raise UserError(
                "the store was written by a newer tianxia (schema {found}); use that version or a newer one",
                found=found,
            )
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
