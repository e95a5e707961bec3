"""The desk: what is asked over HTTP, from making a table to a rematch. No I/O."""

from __future__ import annotations

import base64
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from tianxia.bots import settle_spec
from tianxia.core.events import SPECTATOR, Seat
from tianxia.core.game import Game
from tianxia.errors import UserError
from tianxia.server import wire
from tianxia.server import wire_http as http
from tianxia.server.books.shelf import served as game_of
from tianxia.server.books.shelf import usual_bot
from tianxia.server.books.telling import bad_input, said
from tianxia.server.session import effects as fx
from tianxia.server.session.afterwards import Afterwards
from tianxia.server.session.codes import SECONDS
from tianxia.server.session.decoding import clean
from tianxia.server.session.table import Chair, HostedTable, default_standing, hashed

if TYPE_CHECKING:
    from tianxia.server.session.core import Session


class Desk:
    """The part of the session that hands out seats."""

    def __init__(self, session: Session) -> None:
        self.session: Session = session
        self.afterwards: Afterwards = Afterwards(self)

    def asked(self, asked: fx.Asked) -> None:
        """Answer one request, or refuse it with a code."""
        reply = partial(self.session.reply, asked.request)
        try:
            match asked.what:
                case "create":
                    self._create(asked)
                case "import":
                    self.afterwards.import_log(asked)
                case "lesson":
                    self.afterwards.lesson(asked)
                case "along":
                    self._along(asked)
                case _:
                    self.session.with_table(asked.table, partial(self._at, asked), reply)
        except UserError as wrong:
            reply(bad_input(wrong))

    def _at(self, asked: fx.Asked, table: HostedTable) -> None:
        acts: dict[str, Callable[[fx.Asked, HostedTable], None]] = {
            "join": self._join,
            "rename": self._rename,
            "info": self._info,
            "mine": self._mine,
            "code": self._code,
            "rematch": self.afterwards.rematch,
            "branch": self.afterwards.branch,
            "replay": self.afterwards.replay,
            "log": self.afterwards.log,
        }
        try:
            acts[asked.what](asked, table)
        except UserError as wrong:
            self.session.reply(asked.request, bad_input(wrong))

    # ---- secrets

    def secret(self, bits: int = 128) -> str:
        """A fresh secret that can stand in a header."""
        return base64.urlsafe_b64encode(self.session.chance(bits // 8)).decode().rstrip("=")

    def may_make(self, asked: fx.Asked) -> bool:
        """Whether this address may make one more table; else the refusal is sent."""
        if self.session.makers.of(asked.address).take(self.session.now):
            return True
        self.session.reply(asked.request, "too-many")
        return False

    # ---- making a table

    def _create(self, asked: fx.Asked) -> None:
        body = asked.body
        assert isinstance(body, http.CreateTable)
        game = game_of(body.game)
        options = game.settle_options(body.options, len(body.seats))
        mine = [seat for seat, wish in enumerate(body.seats) if wish.kind == "me"]
        if not mine:
            raise UserError("one of the seats must be yours")
        chairs = [self._chair(game, seat, wish, body) for seat, wish in enumerate(body.seats)]
        if not self.may_make(asked):
            return
        tokens = {seat: self.secret() for seat in mine}
        for seat, token in tokens.items():
            chairs[seat].token = hashed(token)
        is_open = any(chair.kind == "open" for chair in chairs)
        invite = self.secret() if is_open else ""
        table = self.new_table(game, chairs, options, clean(body.name, wire.NAME), body.public, invite)
        made = http.Created(
            table.id,
            mine[0],
            tokens[mine[0]],
            [http.SeatToken(seat, token) for seat, token in tokens.items()],
            invite or None,
        )
        self.open(asked, table, made)

    def _chair(self, game: Game, seat: Seat, wish: http.SeatWish, body: http.CreateTable) -> Chair:
        if wish.kind == "open":
            return Chair(seat, "open")
        if wish.kind == "bot":
            return Chair(seat, "bot", "", self.spec(game, wish.bot))
        name = clean(wish.name if wish.name is not None else body.name, wire.NAME) or said("guest").en
        return self.person(Chair(seat, "person", name), game)

    def person(self, chair: Chair, game: Game) -> Chair:
        """A person's seat with the standing answers that a guest begins with."""
        chair.standing = default_standing(game.id)
        return chair

    def spec(self, game: Game, spec: str | None) -> str:
        """The bot of this name; no stranger may make us think for hours."""
        config = self.session.config
        chosen = spec or usual_bot(game.id, config.default_bot)
        if config.spec_of(chosen) != chosen:
            return chosen
        _, iterations = settle_spec(chosen, game.id)  # never a file or a command that a stranger names
        most = config.most_iterations
        if iterations > most:
            raise UserError(f"a bot at this table thinks at most {most} times")
        return chosen.strip().lower()

    def new_table(
        self,
        game: Game,
        chairs: list[Chair],
        options: dict[str, str],
        name: str = "",
        public: bool = False,
        invite: str = "",
        origin: str = "",
    ) -> HostedTable:
        """A table with nobody at it yet."""
        session = self.session
        id = base64.b32encode(session.chance(10)).decode().lower()
        secret = hashed(invite) if invite else b""
        row = fx.MatchRow(
            id, game.id, name, public, "waiting", options, len(chairs), secret, None, origin, "", session.now
        )
        return HostedTable(row, chairs, session.config)

    def open(
        self,
        asked: fx.Asked,
        table: HostedTable,
        made: object,
        also: fx.Write | None = None,
        beside: HostedTable | None = None,
    ) -> None:
        """Save a new table, deal if it is full, and then say so; `also` is what changes at the table beside it."""
        session = self.session
        rows = [] if table.record is None else [fx.AnswerRow(table.id, row) for row in table.record.rows]
        if table.record is None and table.is_full():
            session.playing.begin(table, self._key())
        writes: list[fx.Write] = [table.match_row(), *[chair.row(table.id) for chair in table.chairs], *rows]
        if also is not None:
            writes.append(also)

        def done() -> None:
            session.tables[table.id] = table
            if table.record is not None:
                table.sent, table.saved = table.record.events, len(table.record.rows)
            if beside is not None:
                beside.rematch = table.id
                session.playing.tell_table(beside)
            session.reply(asked.request, made)
            session.playing.go_on(table)

        busy = (table,) if beside is None else (table, beside)
        session.save(busy, writes, done, partial(session.reply, asked.request, "not-saved"))

    def _key(self) -> int:
        return int.from_bytes(self.session.chance(16), "little")

    # ---- joining

    def _join(self, asked: fx.Asked, table: HostedTable) -> None:
        body, session = asked.body, self.session
        assert isinstance(body, http.JoinTable)
        if session.guessers.of(asked.address).is_empty(session.now):
            session.reply(asked.request, "not-allowed")
            return
        is_invited = body.invite is not None and bool(table.row.invite) and hashed(body.invite) == table.row.invite
        if not is_invited and (body.invite is not None or not table.row.public):
            session.is_guess(asked.address)
            session.reply(asked.request, "not-allowed")
            return
        free = [c for c in table.chairs if c.kind == "open" and not c.reserved and body.seat in (None, c.number)]
        if not free or table.status != "waiting":
            session.reply(asked.request, "full")
            return
        self.sit(asked, table, free[0], clean(body.name, wire.NAME) or said("guest").en)

    def sit(self, asked: fx.Asked, table: HostedTable, chair: Chair, name: str) -> None:
        """Somebody takes an open seat."""
        token = self.secret()
        taken = self.person(Chair(chair.number, "person", name), table.game)
        taken.token, taken.reserved = hashed(token), chair.reserved
        joined = http.Joined(table.id, chair.number, token)
        self.occupy(
            table,
            taken,
            partial(self.session.reply, asked.request, joined),
            partial(self.session.reply, asked.request, "not-saved"),
        )

    def seat_bot(self, table: HostedTable, seat: Seat, done: Callable[[], None], failed: Callable[[], None]) -> None:
        """A bot on a seat that nobody has taken."""
        self.occupy(table, Chair(seat, "bot", "", table.usual_bot), done, failed)

    def occupy(self, table: HostedTable, taken: Chair, done: Callable[[], None], failed: Callable[[], None]) -> None:
        """An open seat is taken; the last one starts the match."""
        session = self.session
        before = (table.chairs[taken.number], table.record, table.status)
        table.chairs[taken.number] = taken
        writes: list[fx.Write] = [taken.row(table.id)]
        starts = table.record is None and table.is_full()
        if starts:
            writes += session.playing.begin(table, self._key())

        def saved() -> None:
            done()
            session.playing.tell_table(table)
            if starts:
                session.playing.tell_update(table)
                session.playing.go_on(table)

        def not_saved() -> None:
            table.chairs[taken.number], table.record, table.status = before
            failed()

        session.save((table,), writes, saved, not_saved)

    def _rename(self, asked: fx.Asked, table: HostedTable) -> None:
        """Another name for whoever holds a seat, as long as the match has not begun."""
        session, body, seat = self.session, asked.body, self.holder(asked, table)
        assert isinstance(body, http.Rename)
        if seat is None:
            return
        bucket = table.bucket(seat)
        name = clean(body.name, wire.NAME)
        if not name or table.status != "waiting":
            session.reply(asked.request, "not-allowed")
        elif bucket is not None and not bucket.take(session.now):
            session.reply(asked.request, "too-many")
        else:
            chair = table.chairs[seat]
            before, chair.name = chair.name, name

            def saved() -> None:
                session.reply(asked.request, table.info())
                session.playing.tell_table(table)

            def not_saved() -> None:
                chair.name = before
                session.reply(asked.request, "not-saved")

            session.save((table,), [chair.row(table.id)], saved, not_saved)

    # ---- looking

    def _info(self, asked: fx.Asked, table: HostedTable) -> None:
        self.session.reply(asked.request, table.info())

    def holder(self, asked: fx.Asked, table: HostedTable) -> Seat | None:
        """The seat of the token of a request; None (and the refusal is sent) if it holds none."""
        seat = table.seat_of(asked.token) if asked.token else None
        if seat is None or seat == SPECTATOR:
            if asked.token:
                self.session.is_guess(asked.address)
            self.session.reply(asked.request, "not-allowed")
            return None
        return seat

    def _mine(self, asked: fx.Asked, table: HostedTable) -> None:
        seat = self.holder(asked, table)
        if seat is not None:
            waits = [] if table.record is None else table.record.waits()
            is_turn = seat in waits and not table.chairs[seat].is_bots
            self.session.reply(asked.request, http.MyTable(0, seat, is_turn, table.info()))

    # ---- to another device

    def _code(self, asked: fx.Asked, table: HostedTable) -> None:
        """A code by which whoever holds a seat takes it along."""
        session, seat = self.session, self.holder(asked, table)
        if seat is None:
            return
        if not session.movers.of(asked.address).take(session.now):
            session.reply(asked.request, "too-many")
            return
        code = session.codes.make(table.id, seat, asked.token, session.now)
        session.reply(asked.request, http.SeatCode(code, SECONDS))

    def _along(self, asked: fx.Asked) -> None:
        """The seat of a code; wrong ones are counted like wrong tokens, and all together."""
        session, body = self.session, asked.body
        assert isinstance(body, http.TakeAlong)
        if session.guessers.of(asked.address).is_empty(session.now) or session.bad_codes.is_empty(session.now):
            session.reply(asked.request, "too-many")
            return
        held = session.codes.take(body.code, session.now)
        if held is None:
            session.is_guess(asked.address)
            session.bad_codes.take(session.now)
            session.reply(asked.request, "no-code")
        else:
            session.reply(asked.request, http.Joined(held.table, held.seat, held.token))

    def lobby(self) -> http.Tables:
        """Public tables at which somebody is."""
        alive = [
            table.info()
            for table in self.session.tables.values()
            if table.row.public and (table.conns or self.session.now - table.row.created < 60.0)
        ]
        alive.sort(key=lambda info: -info.created)
        return http.Tables(
            [info for info in alive if info.status == "waiting"],
            [info for info in alive if info.status == "playing"],
        )
