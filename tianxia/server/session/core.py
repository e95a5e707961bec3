"""The session core: everything that the server decides, without I/O. It is told what happened and says what to do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec

from tianxia.core.events import SPECTATOR, Seat
from tianxia.server import wire
from tianxia.server.books.telling import fault, said
from tianxia.server.session import effects as fx
from tianxia.server.session.codes import Codes
from tianxia.server.session.config import Config
from tianxia.server.session.decoding import Malformed, read_message
from tianxia.server.session.desk import Desk
from tianxia.server.session.devices import Devices
from tianxia.server.session.hints import Hints
from tianxia.server.session.limits import Bucket, Buckets
from tianxia.server.session.playing import Playing
from tianxia.server.session.record import Damaged, Record
from tianxia.server.session.table import HostedTable, from_stored

NOT_JSON: Final = 1007
NOT_ALLOWED: Final = 1008
OUR_FAULT: Final = 1011
RELOAD: Final = 4001
ENCODE: Final = msgspec.json.Encoder().encode
Chance = Callable[[int], bytes]
Work = Callable[[HostedTable], None]


class Connection:
    """Somebody who is connected."""

    def __init__(self, conn: fx.Conn, address: str, bucket: Bucket, now: float) -> None:
        self.conn: fx.Conn = conn
        self.address: str = address
        self.bucket: Bucket = bucket
        self.heard: float = now
        self.table: str = ""  # set by hello
        self.viewer: Seat = SPECTATOR
        self.greeted: bool = False
        self.is_away: bool = False  # the page is out of sight


class Waiting:
    """What goes on when a task that is carried out outside has come back."""

    def __init__(self, tables: tuple[HostedTable, ...], go_on: Callable[[fx.Done], None]) -> None:
        self.tables: tuple[HostedTable, ...] = tables
        self.go_on: Callable[[fx.Done], None] = go_on


class Session:
    """All tables and connections of one process."""

    def __init__(self, chance: Chance, config: Config | None = None) -> None:
        self.chance: Chance = chance
        self.config: Config = config if config is not None else Config()
        self.now: float = 0.0
        self.out: list[fx.Effect] = []
        self.tables: dict[str, HostedTable] = {}
        self.conns: dict[fx.Conn, Connection] = {}
        self.tasks: dict[int, Waiting] = {}
        self.loading: dict[str, list[tuple[Work, Callable[[str], None]]]] = {}
        self.next_task: int = 0
        self.by_address: Buckets = Buckets(self.config.connections, 10.0)
        self.makers: Buckets = Buckets(self.config.tables, 60.0)
        self.readers: Buckets = Buckets(self.config.replays, 60.0)
        self.guessers: Buckets = Buckets(self.config.bad_tokens, 60.0)
        self.movers: Buckets = Buckets(self.config.codes, 60.0)
        self.bad_codes: Bucket = Bucket(self.config.bad_codes, 60.0)
        self.codes: Codes = Codes(chance)
        self.playing: Playing = Playing(self)
        self.hints: Hints = Hints(self)
        self.desk: Desk = Desk(self)
        self.devices: Devices = Devices(self)
        self.push_key: str | None = None  # the public key of whoever sends to devices, if anybody does

    def handle(self, told: fx.Told, now: float) -> list[fx.Effect]:
        """What to do about something that happened."""
        self.now = now
        self.out = []
        match told:
            case fx.Received():
                self._received(told)
            case fx.Saved() | fx.NotSaved() | fx.Worked():
                self._came_back(told)
            case fx.Thought():
                self.with_table(told.table, partial(self.playing.thought, thought=told), partial(self._missed, told))
            case fx.Rang():
                self.with_table(told.table, partial(self.playing.rang, rang=told), partial(self._missed, told))
            case fx.Loaded():
                self._loaded(told)
            case fx.Opened():
                self._opened(told)
            case fx.Dropped():
                self._dropped(told)
            case fx.Asked():
                self.desk.asked(told)
            case fx.Gone():
                self.with_table(told.table, partial(self.devices.gone, gone=told))
            case fx.Tick():
                self._tick()
        return self.out

    # ---- tables, one piece of work at a time

    def with_table(self, id: str, work: Work, missing: Callable[[str], None] = lambda code: None) -> None:
        """Do this with the table, now or when it is loaded and what it saves is saved; `missing` gets an error code."""
        table = self.tables.get(id)
        if table is not None:
            self.run(table, partial(work, table), missing)
            return
        waiting = self.loading.setdefault(id, [])
        waiting.append((work, missing))
        if len(waiting) == 1:
            self.out.append(fx.Load(id))

    def run(
        self, table: HostedTable, job: Callable[[], None], missing: Callable[[str], None] = lambda code: None
    ) -> None:
        """Do it now, or after the save that is on its way."""
        table.used = self.now
        if not table.is_busy:
            job()
        elif len(table.work) < self.config.waiting_work:
            table.work.append(job)
        else:
            missing("busy")

    def _missed(self, told: fx.Thought | fx.Rang, _: str) -> None:
        """The table was too busy for an answer that it expects: it is asked for again with the next tick."""
        table = self.tables.get(told.table)
        if table is not None:
            table.expected.discard((told.number, told.seat))

    def _loaded(self, told: fx.Loaded) -> None:
        waiting = self.loading.pop(told.table, [])
        code = "no-table"
        if told.stored is not None and told.table not in self.tables:
            try:
                table = from_stored(told.stored, self.config)
                self.tables[told.table] = table
                self.run(table, partial(self.playing.go_on, table))
            except Damaged:
                code = "frozen"
        table_now = self.tables.get(told.table)
        for work, missing in waiting:
            if table_now is None:
                missing(code)
            else:
                self.run(table_now, partial(work, table_now), missing)

    def save(
        self,
        tables: tuple[HostedTable, ...],
        writes: list[fx.Write],
        then: Callable[[], None],
        failed: Callable[[], None],
    ) -> None:
        """Write; until it is written these tables do nothing else, and nobody hears of it."""
        task = self._wait(tables, lambda told: then() if isinstance(told, fx.Saved) else failed())
        self.out.append(fx.Save(task, tuple(writes)))

    def work(
        self,
        tables: tuple[HostedTable, ...],
        job: Callable[[], Any],
        then: Callable[[Any], None],
        failed: Callable[[], None],
    ) -> None:
        """Let something that would hold up everybody be done aside; until it is done these tables do nothing else."""

        def go_on(told: fx.Done) -> None:
            if isinstance(told, fx.Worked) and not isinstance(told.result, Exception):
                then(told.result)
            else:
                failed()

        self.out.append(fx.Work(self._wait(tables, go_on), job))

    def with_past(self, table: HostedTable, wanted: int, then: Callable[[], None]) -> None:
        """Go on when the events from this number on can be told, as far as there is a way: after a start from a mark
        the match is played again from its first answer for those who ask what was before."""
        if not table.lacks(wanted):
            then()
            return

        def found(record: Record) -> None:
            table.record = record
            then()

        self.work((table,), table.played_again, found, then)

    def _wait(self, tables: tuple[HostedTable, ...], go_on: Callable[[fx.Done], None]) -> int:
        self.next_task += 1
        self.tasks[self.next_task] = Waiting(tables, go_on)
        for table in tables:
            table.is_busy = True
        return self.next_task

    def _came_back(self, told: fx.Done) -> None:
        waiting = self.tasks.pop(told.id, None)
        if waiting is None:
            return
        for table in waiting.tables:
            table.is_busy = False
        try:
            waiting.go_on(told)
        finally:
            for table in waiting.tables:
                while table.work and not table.is_busy:
                    table.work.popleft()()

    def after_fault(self, told: fx.Told) -> list[fx.Effect]:
        """A fault of ours: its author is closed; a table that is ahead of its store is read again from there."""
        conn = told.conn if isinstance(told, fx.Received | fx.Opened) else None
        who = None if conn is None else self.conns.get(conn)
        id = who.table if who is not None else getattr(told, "table", "")
        table = self.tables.get(id)
        if conn is not None:
            self.close(conn, OUR_FAULT)
        if table is not None and not table.is_busy and table.is_ahead():
            del self.tables[id]
            for other in list(table.conns):
                self.close(other, OUR_FAULT)
        if isinstance(told, fx.Asked):
            self.reply(told.request, "fault")
        return self.out

    # ---- connections

    def send(self, conn: fx.Conn, message: wire.ServerMessage) -> None:
        """A message to one connection."""
        if conn in self.conns:
            self.out.append(fx.Send(conn, ENCODE(message)))

    def send_all(self, conns: list[fx.Conn], message: wire.ServerMessage) -> None:
        """The same message to several connections, written once."""
        data = ENCODE(message)
        self.out += [fx.Send(conn, data) for conn in conns if conn in self.conns]

    def close(self, conn: fx.Conn, code: int) -> None:
        """The end of a connection, which is forgotten at once."""
        if conn in self.conns:
            self.out.append(fx.Close(conn, code))
            self._forget(conn)

    def error(self, conn: fx.Conn, code: str) -> None:
        """An error to one connection."""
        self.send(conn, wire.ErrorMessage(code, said(f"error-{code}")))

    def _opened(self, told: fx.Opened) -> None:
        bucket = Bucket(self.config.onlooker_messages, 10.0)
        self.conns[told.conn] = Connection(told.conn, told.address, bucket, self.now)
        if not self.by_address.of(told.address).take(self.now):
            self.error(told.conn, "too-many")
            self.close(told.conn, NOT_ALLOWED)

    def _dropped(self, told: fx.Dropped) -> None:
        if told.conn in self.conns:
            self._forget(told.conn)

    def _forget(self, conn: fx.Conn) -> None:
        gone = self.conns.pop(conn)
        table = self.tables.get(gone.table)
        if table is None or conn not in table.conns:
            return
        seat = table.conns.pop(conn)
        if seat != SPECTATOR and not table.is_present(seat):
            table.chairs[seat].left_at = self.now
        self.playing.tell_table(table)

    def _received(self, told: fx.Received) -> None:
        who = self.conns.get(told.conn)
        if who is None:
            return
        who.heard = self.now
        if not who.bucket.take(self.now):
            self.error(who.conn, "too-fast")
            self.close(who.conn, NOT_ALLOWED)
            return
        try:
            message = read_message(told.data)
        except Malformed as wrong:
            self.error(who.conn, wrong.code)
            if not who.greeted:
                self.close(who.conn, NOT_JSON)
            return
        if isinstance(message, wire.Hello):
            self._greet(who, message)
        elif isinstance(message, wire.Ping):
            self.send(who.conn, wire.Pong(message.id))
        elif not who.greeted:
            self.error(who.conn, "not-allowed")
            self.close(who.conn, NOT_ALLOWED)
        else:
            self.with_table(who.table, partial(self._hear, who, message))

    def _hear(self, who: Connection, message: wire.ClientMessage, table: HostedTable) -> None:
        if who.conn in self.conns:
            self.playing.hear(table, who, message)

    # ---- hello

    def _greet(self, who: Connection, hello: wire.Hello) -> None:
        if hello.v != wire.VERSION:
            self.error(who.conn, "reload")
            self.close(who.conn, RELOAD)
        elif who.greeted or who.table or self.guessers.of(who.address).is_empty(self.now):
            self._turn_away(who, "not-allowed")
        else:
            who.table = hello.table
            self.with_table(hello.table, partial(self._welcome, who, hello), partial(self._turn_away, who))

    def _turn_away(self, who: Connection, code: str) -> None:
        self.error(who.conn, code)
        self.close(who.conn, NOT_ALLOWED)

    def is_guess(self, address: str) -> bool:
        """Count a wrong token; true if this address has used up its wrong tokens."""
        return not self.guessers.of(address).take(self.now)

    def _welcome(self, who: Connection, hello: wire.Hello, table: HostedTable) -> None:
        if who.conn not in self.conns:
            return
        viewer = table.seat_of(hello.token)
        if viewer is None:
            self.is_guess(who.address)
            self._turn_away(who, "not-allowed")
            return
        self.with_past(table, table.missed(hello.since), partial(self._let_in, who, viewer, hello.since, table))

    def _let_in(self, who: Connection, viewer: Seat, since: int | None, table: HostedTable) -> None:
        if who.conn not in self.conns:
            return
        who.greeted, who.viewer = True, viewer
        shared = table.bucket(viewer)
        if shared is not None:
            who.bucket = shared
            table.chairs[viewer].come_back()
        table.conns[who.conn] = viewer
        self.send(who.conn, self.welcome(table, viewer, since))
        if table.record is not None and table.record.match.is_over:
            self.playing.tell_over(table, [who.conn])
        self.playing.tell_table(table, but=who.conn)
        self.playing.go_on(table)

    def welcome(self, table: HostedTable, viewer: Seat, since: int | None) -> wire.Welcome:
        """The table as this viewer finds it, with what was missed."""
        record, start = table.record, table.first_told(table.missed(since))
        herald = None if record is None else table.herald(viewer)
        back = table.wants_back
        return wire.Welcome(
            v=wire.VERSION,
            table=table.info(),
            you=viewer,
            start=start,
            snapshot=start > (since or 0),
            events=[] if herald is None else herald.events(start),
            view=None if herald is None else herald.view(),
            question=self.playing.question(table, viewer),
            waits=[] if record is None else record.waits(),
            commitment=None if record is None else record.match.commitment,
            standing={} if viewer == SPECTATOR else table.wishes(viewer),
            windows=list(table.game.windows),
            chat=[wire.ChatLine(line.n, line.seat, line.name, line.text) for line in table.chat],
            takeback=None if back is None else back.seat,
            undo=table.may_undo(viewer),
            back=herald.back() if herald is not None and table.may_undo(viewer) else None,
            push=None if viewer == SPECTATOR else self.push_key,
        )

    # ---- time

    def _tick(self) -> None:
        """Close what is silent, forget what nobody looks at, notice who has left for long."""
        for who in list(self.conns.values()):
            if self.now - who.heard > self.config.silence:
                self.close(who.conn, NOT_ALLOWED)
        for table in list(self.tables.values()):
            is_quiet = not table.conns and not table.is_busy and not table.expected
            if is_quiet and self.now - table.used > self.config.idle:
                del self.tables[table.id]
            elif table.conns:
                self.playing.go_on(table)  # also what could not be saved the last time
                if table.notice_leavers(self.now):
                    self.playing.tell_table(table)
        for buckets in (self.by_address, self.makers, self.readers, self.guessers, self.movers):
            buckets.forget(self.now)
        self.codes.forget(self.now)

    def reply(self, request: int, body: object) -> None:
        """The answer to a request over HTTP: a struct, or the code of an error."""
        self.out.append(fx.Reply(request, fault(body) if isinstance(body, str) else body))
