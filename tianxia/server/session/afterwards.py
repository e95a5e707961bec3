"""After a match: rematch, log, replay, import and branch; and the lessons, which start in the middle. No I/O."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec

from tianxia.core.events import SPECTATOR, Facts, Seat
from tianxia.core.game import Game
from tianxia.errors import UserError
from tianxia.server import wire
from tianxia.server import wire_http as http
from tianxia.server.books.telling import bad_input, said
from tianxia.server.session import effects as fx
from tianxia.server.session.decoding import clean
from tianxia.server.session.record import Record, RecordRow, restored
from tianxia.server.session.table import Chair, HostedTable, hashed

if TYPE_CHECKING:
    from tianxia.server.session.desk import Desk


class ReplayJob:
    """What is needed to tell a match again; the telling is done by a worker."""

    def __init__(self, table: HostedTable, record: Record, viewer: int | str) -> None:
        self.info: wire.TableInfo = table.info()
        self.game: Game = table.game
        self.header: Facts = record.journal.header
        self.rows: list[RecordRow] = list(record.rows)
        self.viewer: int | str = viewer


class Afterwards:
    """The part of the desk that deals with matches that have been played."""

    def __init__(self, desk: Desk) -> None:
        self.desk: Desk = desk

    def rematch(self, asked: fx.Asked, table: HostedTable) -> None:
        """Once more with the same seats: the first to ask makes the table, the others find it."""
        seat = self.desk.holder(asked, table)
        if seat is None:
            return
        if table.status != "over":
            self.desk.session.reply(asked.request, "not-over")
        elif table.rematch:
            join = partial(self._join_rematch, asked, table.chairs[seat])
            self.desk.session.with_table(table.rematch, join, partial(self.desk.session.reply, asked.request))
        else:
            self._make_rematch(asked, table, seat)

    def _make_rematch(self, asked: fx.Asked, table: HostedTable, seat: Seat) -> None:
        """A new table with the same seats; those of the other people are kept for their old tokens."""
        desk, token = self.desk, self.desk.secret()
        if not desk.may_make(asked):
            return
        chairs: list[Chair] = []
        for old in table.chairs:
            chair = Chair(old.number, "bot", "", old.bot) if old.kind == "bot" else Chair(old.number, "open", old.name)
            chair.reserved = old.token
            chairs.append(chair)
        own = desk.person(chairs[seat], table.game)
        own.kind, own.token = "person", hashed(token)
        after = desk.new_table(table.game, chairs, table.row.options, table.row.name, table.row.public)
        old_row = msgspec.structs.replace(table.match_row(), rematch=after.id)
        desk.open(asked, after, http.Joined(after.id, seat, token), old_row, table)

    def _join_rematch(self, asked: fx.Asked, old: Chair, table: HostedTable) -> None:
        own = [chair for chair in table.chairs if chair.reserved and chair.reserved == old.token]
        if own:
            self.desk.sit(asked, table, own[0], old.name)
        else:
            self.desk.session.reply(asked.request, "not-allowed")

    def log(self, asked: fx.Asked, table: HostedTable) -> None:
        """The log file, after the end."""
        record = table.record
        if record is None or table.status != "over":
            self.desk.session.reply(asked.request, "not-over")
        else:
            self.desk.session.reply(asked.request, record.text().encode())

    def replay(self, asked: fx.Asked, table: HostedTable) -> None:
        """Anybody sees what onlookers saw; a seat its own side; after the end everything is open to all."""
        viewer, record, session = asked.body, table.record, self.desk.session
        if not session.readers.of(asked.address).take(session.now):
            session.reply(asked.request, "too-many")
        elif record is None:
            session.reply(asked.request, "not-playing")
        elif table.status == "over" or viewer == SPECTATOR:
            session.reply(asked.request, ReplayJob(table, record, viewer))  # type: ignore[arg-type]
        elif viewer == "open":
            session.reply(asked.request, "not-over")
        else:
            holder = self.desk.holder(asked, table)
            if holder is not None:
                own = ReplayJob(table, record, holder)
                session.reply(asked.request, own if holder == viewer else "not-allowed")

    def import_log(self, asked: fx.Asked) -> None:
        """A log from outside becomes a table that is over."""
        record = asked.body
        assert isinstance(record, Record)
        if not self.desk.may_make(asked):
            return
        table = self._of_record(record, [Chair(n, "open") for n in range(record.match.state.seats)], "import")
        table.status = "over"
        self.desk.open(asked, table, http.Imported(table.id))

    def _of_record(self, record: Record, chairs: list[Chair], origin: str) -> HostedTable:
        table = self.desk.new_table(record.game, chairs, dict(record.match.options), origin=origin)
        table.record, table.status = record, "playing"
        return table

    def branch(self, asked: fx.Asked, table: HostedTable) -> None:
        """Play on from an answer of a finished match."""
        body, record = asked.body, table.record
        assert isinstance(body, http.BranchFrom)
        if record is None or table.status not in ("over", "frozen"):
            self.desk.session.reply(asked.request, "not-over")
            return
        if body.seat >= len(table.chairs) or body.n > len(record.rows):
            raise UserError("there is no such seat or answer")
        bot = self.desk.spec(table.game, body.bot)
        if not self.desk.may_make(asked):
            return
        rows = [row for row in record.rows[: body.n] if "concede" not in row.body]  # nobody has given up in a branch

        def played(upto: Record) -> None:
            if upto.match.is_over:
                self.desk.session.reply(asked.request, bad_input(UserError("the match is over there")))
            else:
                self._alone(asked, upto, body.seat, body.name, bot, "branch")

        failed = partial(self.desk.session.reply, asked.request, "fault")
        self.desk.session.work((), partial(restored, record.game, record.journal.header, rows), played, failed)

    def _alone(self, asked: fx.Asked, record: Record, seat: Seat, name: str, bot: str, origin: str) -> None:
        """A table for one person against bots, from any record."""
        chairs = [Chair(n, "bot", "", bot) for n in range(record.match.state.seats)]
        token = self.desk.secret()
        chairs[seat] = self.desk.person(Chair(seat, "person", clean(name, wire.NAME) or said("guest").en), record.game)
        chairs[seat].token = hashed(token)
        table = self._of_record(record, chairs, origin)
        self.desk.open(asked, table, http.Joined(table.id, seat, token))

    def lesson(self, asked: fx.Asked) -> None:
        """A table that starts at the position of a lesson."""
        assert isinstance(asked.body, tuple)
        started, name = asked.body
        if self.desk.may_make(asked):
            self._alone(asked, started.record(), started.seat, name, started.bot, fx.LESSON)
