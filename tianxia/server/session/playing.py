"""At the table: what players may ask for during a match, and what everybody is told then. No I/O."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Final

from tianxia.core.asks import Choice, Refusal
from tianxia.core.dice import Dice
from tianxia.core.events import SPECTATOR, Facts, Seat
from tianxia.core.log import snapshot
from tianxia.core.match import FAULTS
from tianxia.server import wire
from tianxia.server.books.beliefs import read_roles
from tianxia.server.books.telling import choice_in, fault
from tianxia.server.session import effects as fx
from tianxia.server.session.decoding import clean
from tianxia.server.session.record import RecordRow, new_record
from tianxia.server.session.rights import Rights
from tianxia.server.session.table import CHAT_KEPT, HostedTable

if TYPE_CHECKING:
    from tianxia.server.session.core import Connection, Session


ALWAYS: Final = (wire.Say, wire.Hurry, wire.Subscribe, wire.Away)  # what somebody may do who has given up


class Playing:
    """The part of the session that plays."""

    def __init__(self, session: Session) -> None:
        self.session: Session = session
        self.rights: Rights = Rights(self)

    def hear(self, table: HostedTable, who: Connection, message: wire.ClientMessage) -> None:
        """A message of somebody who was welcomed."""
        acts: dict[type, Callable[..., None]] = {
            wire.Answer: self.answer,
            wire.Undo: self.rights.undo,
            wire.Consent: self.rights.consent,
            wire.Concede: self.rights.concede,
            wire.BotSwitch: self.rights.switch_bot,
            wire.Hurry: self.rights.hurry,
            wire.Standing: self.rights.set_standing,
            wire.Say: self.say,
            wire.Why: self.why,
            wire.AskHint: self.hint,
            wire.Subscribe: self.session.devices.subscribe,
            wire.Away: self.session.devices.away,
        }
        assert not isinstance(message, wire.Hello | wire.Ping)
        if isinstance(message, wire.AskHistory):
            self.history(table, who, message)
        elif isinstance(message, wire.AskBeliefs):
            self.beliefs(table, who, message)
        elif who.viewer == SPECTATOR or not table.chairs[who.viewer].token:
            self.refuse(who.conn, message.id, "not-allowed")
        elif (who.viewer, message.id) in table.done:
            self.repeat(table, who, message)
        elif table.status == "playing" and table.has_conceded(who.viewer) and not isinstance(message, ALWAYS):
            self.refuse(who.conn, message.id, "conceded")
        else:
            acts[type(message)](table, who, message)

    def repeat(self, table: HostedTable, who: Connection, message: wire.ClientMessage) -> None:
        """The same request again gets the same answer; another one under an old id is out of date."""
        assert not isinstance(message, wire.Hello)
        assert table.record is not None
        row = table.record.rows[table.done[who.viewer, message.id] - 1]
        given = choice_in(message.choice).plain() if isinstance(message, wire.Answer) else None
        if row.body.get("choice") == given:
            self.agree(who.conn, message.id)
        else:
            self.refuse(who.conn, message.id, "stale")

    # ---- answers to the asker

    def agree(self, conn: fx.Conn, id: str) -> None:
        """It was carried out and is saved."""
        self.session.send(conn, wire.Ack(id, True))

    def refuse(self, conn: fx.Conn, id: str, code: str) -> None:
        """It was not carried out."""
        self.session.send(conn, wire.Ack(id, False, error=fault(code)))

    def refuse_by(self, table: HostedTable, who: Connection, id: str, refusal: Refusal) -> None:
        """The rules are against it."""
        self.session.send(who.conn, wire.Ack(id, False, refusal=table.herald(who.viewer).reason(refusal)))

    def why_not_now(self, table: HostedTable, who: Connection, number: int) -> str | None:
        """The code of the error if this seat cannot answer the question of this number now."""
        if table.status == "frozen":
            return "frozen"
        if table.record is None or table.status != "playing":
            return "not-playing"
        if table.record.question(who.viewer) is None:
            return "stale" if number < table.record.number else "not-asked"
        return None if number == table.record.number else "stale"

    # ---- answering

    def answer(self, table: HostedTable, who: Connection, message: wire.Answer) -> None:
        """An answer: applied, saved, then acknowledged."""
        code = self.why_not_now(table, who, message.question)
        if code is not None:
            self.refuse(who.conn, message.id, code)
            return
        choice = choice_in(message.choice)
        self.apply(table, who.viewer, choice, message.id, who=who)

    def apply(
        self, table: HostedTable, seat: Seat, choice: Choice, id: str = "", by: str = "", who: Connection | None = None
    ) -> None:
        """Apply an answer of a person, a bot or a standing answer; a rule that fails freezes the match."""
        assert table.record is not None
        table.record.show_beats(*dict.fromkeys(table.conns.values()))
        try:
            row = table.record.answer(seat, choice, id, by)
        except Refusal as refusal:
            if who is not None:
                self.refuse_by(table, who, id, refusal)
            return
        except FAULTS:
            self.freeze(table)
            return
        self.keep(table, row, who)

    def keep(self, table: HostedTable, row: RecordRow, who: Connection | None) -> None:
        """Save a row of the record; only then is anybody told."""
        record = table.record
        assert record is not None
        writes: list[fx.Write] = [fx.AnswerRow(table.id, row)]
        if record.match.is_over:
            table.status = "over"
            writes.append(table.match_row())
        elif row.n % table.config.mark_every == 0:
            mark = record.mark()
            writes += [] if mark is None else [fx.MarkRow(table.id, mark)]
        saved = partial(self.kept, table, row, who)
        self.session.save((table,), writes, saved, partial(self.lost, table, row, who))

    def kept(self, table: HostedTable, row: RecordRow, who: Connection | None) -> None:
        """The row is on the disk: tell everybody."""
        table.saved = row.n
        table.chairs[row.seat].is_told = False
        if row.id:
            table.done[row.seat, row.id] = row.n
        if who is not None:
            self.agree(who.conn, row.id)
        if "concede" in row.body and table.status == "playing":
            table.seat_bots_for_conceded()
            self.tell_table(table)
        if table.wants_back is not None:
            seat, table.wants_back = table.wants_back.seat, None
            self.tell(table, wire.Takeback(seat, "agreed" if "back" in row.body else "refused"))
        self.tell_update(table)
        self.go_on(table)

    def lost(self, table: HostedTable, row: RecordRow, who: Connection | None) -> None:
        """The row could not be written: it never happened."""
        table.rebuild(row.n - 1)
        table.expected.clear()
        if who is not None:
            self.refuse(who.conn, row.id, "not-saved")
        else:
            for conn in list(table.conns):
                self.session.error(conn, "not-saved")

    def freeze(self, table: HostedTable) -> None:
        """An invariant does not hold or a rule failed: the log is kept, the players are told, nothing goes on."""
        table.status = "frozen"

        def tell() -> None:
            for conn in list(table.conns):
                self.session.error(conn, "frozen")
            self.tell_table(table)

        self.session.save((table,), [table.match_row()], tell, tell)

    # ---- going on

    def begin(self, table: HostedTable, key: int) -> list[fx.Write]:
        """Deal; what has to be saved for it."""
        table.record = new_record(table.game, len(table.chairs), table.row.options, key)
        table.status = "playing"
        return [table.match_row()]

    def go_on(self, table: HostedTable) -> None:
        """Let bots think and standing answers come."""
        record, session = table.record, self.session
        if record is None or table.status != "playing" or table.is_busy:
            return
        body: Facts | None = None  # the same for all bots that are asked at once
        for seat in record.waits():
            expected = (record.number, seat)
            if expected in table.expected:
                continue
            ask = record.question(seat)
            assert ask is not None
            is_window = ask.kind in table.game.windows
            if table.chairs[seat].is_bots:
                table.expected.add(expected)
                at = session.now + (table.window_delay if is_window else table.bot_delay)
                body = snapshot(record.match) if body is None else body
                session.out.append(self.think(table, seat, table.chairs[seat].bot, at, body))
            elif table.standing_choice(seat) is not None:
                table.expected.add(expected)
                session.out.append(fx.Timer(table.id, record.number, seat, session.now + table.window_delay))

    def think(
        self,
        table: HostedTable,
        seat: Seat,
        spec: str,
        at: float,
        body: Facts,
        hint: tuple[fx.Conn, str, str] | None = None,
    ) -> fx.Think:
        """Let a bot think about the open question of a seat, from a snapshot of the match."""
        record = table.record
        assert record is not None
        key = int.from_bytes(self.session.chance(16), "little")
        bot = self.session.config.spec_of(spec)
        return fx.Think(table.id, table.game.id, seat, record.number, bot, key, body, at, hint)

    def thought(self, table: HostedTable, thought: fx.Thought) -> None:
        """A bot's answer, if it is still wanted."""
        if thought.hint is not None:
            self.session.hints.answer(table, thought)
            return
        table.expected.discard((thought.number, thought.seat))
        record = table.record
        if record is None or table.status != "playing" or record.number != thought.number:
            return
        if not table.chairs[thought.seat].is_bots or record.question(thought.seat) is None:
            self.go_on(table)
            return
        choice = None if thought.choice is None else choice_in(thought.choice)
        if choice is None or record.match.why_not(thought.seat, choice) is not None:  # a bot that failed: any answer
            ask = record.question(thought.seat)
            assert ask is not None
            choice = ask.sample(Dice(int.from_bytes(self.session.chance(16), "little")))
        self.apply(table, thought.seat, choice, by="bot")

    def rang(self, table: HostedTable, rang: fx.Rang) -> None:
        """The time of a standing answer has come."""
        table.expected.discard((rang.number, rang.seat))
        if table.record is None or table.status != "playing" or table.record.number != rang.number:
            return
        choice = table.standing_choice(rang.seat)
        if choice is not None:
            self.apply(table, rang.seat, choice, by="standing")
        else:
            self.go_on(table)

    # ---- talking

    def say(self, table: HostedTable, who: Connection, message: wire.Say) -> None:
        """A word to the table."""
        text = clean(message.text, wire.CHAT)
        known = (who.viewer, message.id)
        if not text or known in table.chat_ids:
            self.agree(who.conn, message.id)
            return
        n = table.chat[-1].n + 1 if table.chat else 1
        line = fx.ChatRow(table.id, n, who.viewer, table.chairs[who.viewer].name, text, self.session.now)

        def done() -> None:
            table.chat = [*table.chat, line][-CHAT_KEPT:]
            table.chat_ids.append(known)
            self.agree(who.conn, message.id)
            self.tell(table, wire.Said(line.n, line.seat, line.name, line.text))

        failed = partial(self.refuse, who.conn, message.id, "not-saved")
        self.session.save((table,), [line], done, failed)

    # ---- looking

    def why(self, table: HostedTable, who: Connection, message: wire.Why) -> None:
        """Why a choice is not possible; nothing changes."""
        code = self.why_not_now(table, who, message.question)
        if code is not None:
            self.session.send(who.conn, wire.ReasonFor(message.id, None, fault(code)))
            return
        assert table.record is not None
        refusal = table.record.match.why_not(who.viewer, choice_in(message.choice))
        reason = None if refusal is None else table.herald(who.viewer).reason(refusal)
        self.session.send(who.conn, wire.ReasonFor(message.id, reason))

    def hint(self, table: HostedTable, who: Connection, message: wire.AskHint) -> None:
        """What might be done here."""
        code = self.why_not_now(table, who, message.question)
        if code is not None:
            self.refuse(who.conn, message.id, code)
        else:
            self.session.hints.ask(table, who, message)

    def history(self, table: HostedTable, who: Connection, message: wire.AskHistory) -> None:
        """A page of what this viewer, who may be an onlooker, was told before; the pages have no gaps."""
        if table.record is None:
            self.session.send(who.conn, wire.History(message.id, 0, []))
            return
        before = min(message.before, table.record.events)
        wanted = before - table.config.page
        self.session.with_past(table, wanted, partial(self._page, table, who, message.id, wanted, before))

    def _page(self, table: HostedTable, who: Connection, id: str, wanted: int, before: int) -> None:
        start = table.first_told(wanted)
        told = table.herald(who.viewer).events(start, before) if start < before else []
        self.session.send(who.conn, wire.History(id, min(start, before), told))

    def beliefs(self, table: HostedTable, who: Connection, message: wire.AskBeliefs) -> None:
        """The hidden roles, read from what this viewer, who may be an onlooker, can see."""
        found = None if table.record is None else read_roles(table.record.match, who.viewer)
        self.session.send(who.conn, wire.Beliefs(message.id, found))

    def question(self, table: HostedTable, viewer: Seat) -> wire.Question | None:
        """What this viewer is asked."""
        if table.record is None or viewer == SPECTATOR or table.status != "playing" or table.has_conceded(viewer):
            return None
        return table.herald(viewer).question(auto=table.standing_choice(viewer) is not None)

    # ---- telling

    def tell(self, table: HostedTable, message: wire.ServerMessage) -> None:
        """The same to everybody at the table."""
        self.session.send_all(list(table.conns), message)

    def tell_table(self, table: HostedTable, but: fx.Conn | None = None) -> None:
        """Who sits here has changed, or how the sides are called."""
        table.sides, table.outs = table.sides_now(), table.outs_now()
        self.session.send_all([conn for conn in table.conns if conn != but], wire.TableChanged(table.info()))

    def tell_update(self, table: HostedTable) -> None:
        """What happened since the last time, told to each viewer in words meant for them."""
        record = table.record
        if record is None:
            return
        since, table.sent = max(table.sent, record.first_told), record.events
        looking: dict[Seat, list[fx.Conn]] = {}
        for conn, viewer in table.conns.items():
            looking.setdefault(viewer, []).append(conn)
        for viewer, conns in looking.items():
            herald = table.herald(viewer)
            question, undo = self.question(table, viewer), table.may_undo(viewer)
            back = herald.back() if undo else None
            update = wire.Update(since, herald.news(since), herald.view(), question, record.waits(), undo, back)
            self.session.send_all(conns, update)
        record.forget_pictures()
        if record.match.is_over:
            self.tell_over(table, table.conns)
        if record.match.is_over or table.sides != table.sides_now() or table.outs != table.outs_now():
            self.tell_table(table)
        self.session.devices.call(table)

    def tell_over(self, table: HostedTable, conns: Iterable[fx.Conn]) -> None:
        """The end, and the key."""
        record = table.record
        assert record is not None
        assert record.outcome is not None
        ending = record.outcome.plain()
        for conn in list(conns):
            text = table.herald(table.conns[conn]).outcome()
            self.session.send(conn, wire.GameOver(ending, text, record.key, table.id))
