"""Those who are away are called: by a message to their devices when they are asked, or the match is over. No I/O."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tianxia.server import wire
from tianxia.server.books.calls import About, call_of
from tianxia.server.session import effects as fx
from tianxia.server.session.endpoints import endpoint_of
from tianxia.server.session.limits import Bucket
from tianxia.server.session.table import Chair, HostedTable

if TYPE_CHECKING:
    from tianxia.server.session.core import Connection, Session


class Devices:
    """The part of the session that calls people to the table."""

    def __init__(self, session: Session) -> None:
        self.session: Session = session

    # ---- who wants to be called

    def subscribe(self, table: HostedTable, who: Connection, message: wire.Subscribe) -> None:
        """A device of the seat wants to be told, or no more; of too many the oldest is forgotten."""
        session, chair = self.session, table.chairs[who.viewer]
        if table.status == "over":
            session.playing.refuse(who.conn, message.id, "not-playing")
            return
        kept = [device for device in chair.devices if device.endpoint != message.endpoint]
        if message.on:
            if session.push_key is None:
                session.playing.refuse(who.conn, message.id, "no-push")
                return
            if endpoint_of(message.endpoint, session.config.push_hosts) is None:
                session.playing.refuse(who.conn, message.id, "bad-endpoint")
                return
            kept.append(fx.Device(message.endpoint, message.p256dh, message.auth, message.lang))
        failed = partial(session.playing.refuse, who.conn, message.id, "not-saved")
        self._keep(table, chair, kept[-session.config.devices :], partial(self._agree, who, message), failed)

    def _agree(self, who: Connection, message: wire.Subscribe) -> None:
        self.session.playing.agree(who.conn, message.id)

    def gone(self, table: HostedTable, gone: fx.Gone) -> None:
        """A device that takes no messages any more is forgotten."""
        chair = table.chairs[gone.seat]
        self._keep(table, chair, [device for device in chair.devices if device.endpoint != gone.endpoint])

    def _keep(
        self,
        table: HostedTable,
        chair: Chair,
        devices: list[fx.Device],
        done: partial[None] | None = None,
        failed: partial[None] | None = None,
    ) -> None:
        """Save the devices of a seat, if they have changed."""
        before, chair.devices = chair.devices, devices

        def saved() -> None:
            if done is not None:
                done()
            self.session.playing.go_on(table)

        def not_saved() -> None:
            chair.devices = before
            if failed is not None:
                failed()

        if devices == before:
            saved()
        else:
            self.session.save((table,), [chair.row(table.id)], saved, not_saved)

    def away(self, table: HostedTable, who: Connection, message: wire.Away) -> None:
        """The page of a connection is out of sight, or in sight again."""
        who.is_away = message.away
        self.session.playing.agree(who.conn, message.id)

    # ---- calling

    def call(self, table: HostedTable) -> None:
        """Call everybody who has to decide and does not look, once for each question; and all of them at the end."""
        if table.record is None:
            return
        about: About = "over" if table.status == "over" else "turn"
        for chair in table.chairs:
            if about == "turn" and not self._is_asked(table, chair):
                chair.is_told = False
            elif about == "over" or not chair.is_told:
                chair.is_told = True
                if chair.devices and not self._looks(table, chair):
                    self._post(table, chair, about)
        if about == "over":
            self._let_go(table)

    def _is_asked(self, table: HostedTable, chair: Chair) -> bool:
        """Whether a person has to decide something that is not decided in advance."""
        assert table.record is not None
        is_waited_for = table.status == "playing" and chair.number in table.record.waits()
        return is_waited_for and not chair.is_bots and table.standing_choice(chair.number) is None

    def _looks(self, table: HostedTable, chair: Chair) -> bool:
        """Whether the page of the seat is in sight somewhere."""
        conns = self.session.conns
        return any(seat == chair.number and not conns[conn].is_away for conn, seat in table.conns.items())

    def _post(self, table: HostedTable, chair: Chair, about: About) -> None:
        if chair.calls is None:
            chair.calls = Bucket(self.session.config.calls, 60.0)
        for device in chair.devices:
            if chair.calls.take(self.session.now):
                data = call_of(table.game.id, table.id, table.row.name, about, device.lang)
                self.session.out.append(fx.Post(table.id, chair.number, device, data))

    def _let_go(self, table: HostedTable) -> None:
        """After the end there is nothing more to tell."""
        told = [chair for chair in table.chairs if chair.devices]
        for chair in told:
            chair.devices = []
        if told:
            rows: list[fx.Write] = [chair.row(table.id) for chair in told]
            self.session.save((table,), rows, lambda: None, lambda: None)
