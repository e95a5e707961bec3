"""What a seat may do beside answering: take back, concede, give seats to bots, answer in advance. No I/O."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from tianxia.core.events import Seat
from tianxia.core.log import Journal
from tianxia.core.match import ALREADY_SEALED, NOTHING_TO_UNDO
from tianxia.server import wire
from tianxia.server.session.table import HostedTable, WantsBack

if TYPE_CHECKING:
    from tianxia.server.session.core import Connection
    from tianxia.server.session.playing import Playing

HASTE: Final = {"usual": 1.0, "fast": 0.25, "end": 0.0}
FINAL: Final = (ALREADY_SEALED, NOTHING_TO_UNDO)


class Rights:
    """The part of the session that deals with the rights of a seat."""

    def __init__(self, playing: Playing) -> None:
        self.playing: Playing = playing

    # ---- taking back and giving up

    def undo(self, table: HostedTable, who: Connection, message: wire.Undo) -> None:
        """At once if nobody has learned anything, else with the consent of the other people."""
        record, seat = table.record, who.viewer
        if record is None or table.status != "playing":
            self.playing.refuse(who.conn, message.id, "not-playing")
            return
        refusal = record.match.why_no_undo(seat)
        if refusal is None:
            self.playing.keep(table, record.undo(seat, message.id), who)
            return
        against = refusal if refusal.rule in FINAL else record.why_no_takeback(seat)
        if against is not None:
            self.playing.refuse_by(table, who, message.id, against)
            return
        others = [other for other in table.persons() if other != seat]
        if not others:
            self._take_back(table, seat, message.id, who)
            return
        table.wants_back = WantsBack(seat, message.id, others)
        self.playing.agree(who.conn, message.id)
        self.playing.tell(table, wire.Takeback(seat, "asked"))

    def consent(self, table: HostedTable, who: Connection, message: wire.Consent) -> None:
        """Yes or no to a takeback: all must agree."""
        back, record = table.wants_back, table.record
        if back is None or record is None or who.viewer not in back.waits or table.status != "playing":
            self.playing.refuse(who.conn, message.id, "no-takeback")
            return
        self.playing.agree(who.conn, message.id)
        if not message.yes or record.why_no_takeback(back.seat) is not None:
            table.wants_back = None
            self.playing.tell(table, wire.Takeback(back.seat, "refused"))
            return
        back.waits.remove(who.viewer)
        self.take_back_if_agreed(table)

    def take_back_if_agreed(self, table: HostedTable) -> None:
        """Carry out a takeback when everyone who plays in person has agreed."""
        back, record = table.wants_back, table.record
        if back is None or record is None or table.status != "playing":
            return
        if not set(back.waits) & set(table.persons()) and record.why_no_takeback(back.seat) is None:
            self._take_back(table, back.seat, "", None)

    def _take_back(self, table: HostedTable, seat: Seat, id: str, who: Connection | None) -> None:
        """Play the match again up to there, then save that it was taken back."""
        record = table.record
        assert record is not None

        def played(earlier: Journal) -> None:
            self.playing.keep(table, record.take_back(seat, earlier, id), who)

        def failed() -> None:
            table.wants_back = None
            if who is not None:
                self.playing.refuse(who.conn, id, "fault")
            else:
                self.playing.tell(table, wire.Takeback(seat, "refused"))
            self.playing.go_on(table)

        self.playing.session.work((table,), partial(record.earlier, seat), played, failed)

    def concede(self, table: HostedTable, who: Connection, message: wire.Concede) -> None:
        """Give up for good; if other people play on, a bot plays the seat to the end, even among partners: nobody
        gives up for the others."""
        if table.record is None or table.status != "playing":
            self.playing.refuse(who.conn, message.id, "not-playing")
            return
        others = [chair.number for chair in table.chairs if chair.kind == "person" and chair.number != who.viewer]
        ends = all(table.has_conceded(other) for other in others)
        self.playing.keep(table, table.record.concede(who.viewer, message.id, ends), who)

    def hurry(self, table: HostedTable, who: Connection, message: wire.Hurry) -> None:
        """Where no person plays any more, whoever sat there may let the bots play as fast as they like."""
        if table.record is None or table.status != "playing":
            self.playing.refuse(who.conn, message.id, "not-playing")
            return
        if not table.is_left_to_bots():
            self.playing.refuse(who.conn, message.id, "not-allowed")
            return
        table.haste = HASTE[message.to]
        self.playing.agree(who.conn, message.id)

    # ---- seats

    def switch_bot(self, table: HostedTable, who: Connection, message: wire.BotSwitch) -> None:
        """Give one's own seat, an abandoned or an open one to a bot, or take one's own back."""
        chair = table.chairs[message.seat] if message.seat < len(table.chairs) else None
        if chair is not None and chair.kind == "open" and message.on and table.status == "waiting":
            self.playing.session.desk.seat_bot(
                table,
                message.seat,
                partial(self.playing.agree, who.conn, message.id),
                partial(self.playing.refuse, who.conn, message.id, "not-saved"),
            )
            return
        own = message.seat == who.viewer
        code = None
        if chair is None or chair.kind != "person" or (not own and not message.on):
            code = "not-allowed"
        elif table.status not in ("playing", "waiting"):
            code = "not-playing"
        elif not own and not chair.is_left:
            code = "not-left"
        if code is not None or chair is None:
            self.playing.refuse(who.conn, message.id, code or "not-allowed")
            return
        before, chair.bot = chair.bot, table.usual_bot if message.on else ""
        table.haste = 1.0  # somebody may play again

        def failed() -> None:
            chair.bot = before
            self.playing.refuse(who.conn, message.id, "not-saved")

        def done() -> None:
            self.playing.agree(who.conn, message.id)
            self.playing.tell_table(table)
            self.playing.tell_update(table)
            self.take_back_if_agreed(table)
            self.playing.go_on(table)

        self.playing.session.save((table,), [chair.row(table.id)], done, failed)

    def set_standing(self, table: HostedTable, who: Connection, message: wire.Standing) -> None:
        """Answers in advance; they are the seat's own."""
        chair = table.chairs[who.viewer]
        before, chair.standing = chair.standing, {kind: table.keep_wish(wish) for kind, wish in message.kinds.items()}

        def failed() -> None:
            chair.standing = before
            self.playing.refuse(who.conn, message.id, "not-saved")

        def done() -> None:
            self.playing.agree(who.conn, message.id)
            self.playing.go_on(table)

        self.playing.session.save((table,), [chair.row(table.id)], done, failed)
