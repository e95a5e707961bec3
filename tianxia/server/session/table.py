"""A table: its seats, who is here, the match, and what everybody may know of it. No I/O."""

from __future__ import annotations

import hashlib
import hmac
from collections import deque
from collections.abc import Callable
from typing import Final, Literal

from tianxia.core.asks import Ask, Choice
from tianxia.core.events import SPECTATOR, Seat
from tianxia.core.game import Game
from tianxia.server import wire
from tianxia.server.books.shelf import served as game_of
from tianxia.server.books.shelf import usual_bot
from tianxia.server.books.telling import Herald
from tianxia.server.session.config import Config
from tianxia.server.session.effects import ChatRow, Conn, Device, MatchRow, SeatRow, Stored
from tianxia.server.session.limits import Bucket
from tianxia.server.session.record import Record, restored

ONLY: Final = "only"  # the standing answer "pass if nothing else is possible, or if it is against what I did myself"
ROUND: Final = "round"  # "pass for the rest of the round"; kept with the number of the round, then it is "only"
CHAT_KEPT: Final = 100
IDS_KEPT: Final = 200  # chat ids that are remembered

SeatKind = Literal["person", "bot", "open"]
Status = Literal["waiting", "playing", "over", "frozen"]


def hashed(secret: str) -> bytes:
    """What is stored of a token or an invitation."""
    return hashlib.sha256(secret.encode()).digest()


class Chair:
    """One seat of a table."""

    def __init__(self, number: Seat, kind: SeatKind, name: str = "", bot: str = "") -> None:
        self.number: Seat = number
        self.kind: SeatKind = kind
        self.name: str = name
        self.bot: str = bot  # of a bot, or of the one that stands in for a person
        self.token: bytes = b""
        self.reserved: bytes = b""  # the token of the match before, for a rematch
        self.standing: dict[str, str] = {}
        self.left_at: float | None = None
        self.is_left: bool = False  # for so long that others may give the seat to a bot
        self.devices: list[Device] = []  # that want to be told, the oldest first
        self.is_told: bool = False  # of the question that is open
        self.calls: Bucket | None = None

    @property
    def is_bots(self) -> bool:
        """Whether a bot answers for this seat."""
        return bool(self.bot)

    def fits(self, token: bytes) -> bool:
        """Whether this is the token of the seat."""
        return bool(self.token) and hmac.compare_digest(self.token, token)

    def come_back(self) -> None:
        """Somebody looks through this seat's eyes again."""
        self.left_at, self.is_left = None, False

    def row(self, table: str) -> SeatRow:
        """The seat as a row of the store."""
        return SeatRow(
            table, self.number, self.kind, self.name, self.bot, self.token, self.reserved, dict(self.standing),
            tuple(self.devices),
        )  # fmt: skip


class WantsBack:
    """Somebody who wants to take back, and the seats that have not agreed yet."""

    def __init__(self, seat: Seat, id: str, waits: list[Seat]) -> None:
        self.seat: Seat = seat
        self.id: str = id
        self.waits: list[Seat] = waits


class HostedTable:
    """A match with its seats, chat and onlookers."""

    def __init__(self, row: MatchRow, chairs: list[Chair], config: Config) -> None:
        self.row: MatchRow = row
        self.id: str = row.id
        self.game: Game = game_of(row.game)
        self.chairs: list[Chair] = chairs
        self.config: Config = config
        self.status: Status = "waiting"
        self.record: Record | None = None
        self.rematch: str = row.rematch
        self.conns: dict[Conn, Seat] = {}
        self.buckets: dict[Seat, Bucket] = {}
        self.chat: list[ChatRow] = []
        self.chat_ids: deque[tuple[Seat, str]] = deque(maxlen=IDS_KEPT)
        self.wants_back: WantsBack | None = None
        self.done: dict[tuple[Seat, str], int] = {}  # request ids that were carried out
        self.sent: int = 0  # events that the connections were told
        self.saved: int = 0  # rows that are on the disk
        self.is_busy: bool = False  # a save is on its way
        self.work: deque[Callable[[], None]] = deque()
        self.expected: set[tuple[int, Seat]] = set()  # answers of bots and standing answers on their way
        self.used: float = row.created
        self.haste: float = 1.0  # by how much of their time bots wait; less only where no person plays any more
        self.outs: list[Seat] = []  # who is out of the game, as the connections were told
        self.sides: list[wire.Text] = []  # how the seats are called, as the connections were told
        self._heralds: dict[Seat, Herald] = {}
        self._told_at: tuple[Record | None, int] = (None, 0)

    # ---- who is here

    def seat_of(self, token: str | None) -> Seat | None:
        """The seat that a token holds; without a token the viewer is an onlooker; None if the token is wrong."""
        if token is None:
            return SPECTATOR
        secret = hashed(token)
        found = [chair.number for chair in self.chairs if chair.fits(secret)]
        return found[0] if found else None

    def is_present(self, seat: Seat) -> bool:
        """Whether somebody looks through this seat's eyes."""
        return seat in self.conns.values()

    def notice_leavers(self, now: float) -> bool:
        """Mark the seats whose people have been gone for long, also those who never came after a restart; whether
        there are new ones."""
        found = False
        for chair in self.chairs:
            if chair.kind != "person" or chair.is_left or self.is_present(chair.number):
                continue
            if chair.left_at is None:
                chair.left_at = now
            chair.is_left = now - chair.left_at >= self.config.left_after
            found = found or chair.is_left
        return found

    def persons(self) -> list[Seat]:
        """The seats that people hold and play themselves."""
        return [chair.number for chair in self.chairs if chair.kind == "person" and not chair.is_bots]

    def outs_now(self) -> list[Seat]:
        """The seats that are out of the game for good."""
        record = self.record
        if record is None:
            return []
        state = record.match.state
        return [chair.number for chair in self.chairs if self.game.is_out(state, chair.number)]

    def is_left_to_bots(self) -> bool:
        """Whether nobody plays any more who would have to keep up."""
        return not set(self.persons()) - set(self.outs_now())

    def has_conceded(self, seat: Seat) -> bool:
        """Whether this seat has given up for good."""
        return self.record is not None and seat in self.record.conceded

    @property
    def usual_bot(self) -> str:
        """The bot that plays for a person."""
        return usual_bot(self.game.id, self.config.default_bot)

    @property
    def window_delay(self) -> float:
        """The pause before an answer in a window that nobody typed. It tells nothing of what a seat holds, for it
        follows from the number of seats; many who are asked in turn share the pause of two."""
        return self.haste * self.config.window_delay * 2 / len(self.chairs)

    @property
    def bot_delay(self) -> float:
        """The pause before a bot's answer."""
        return self.haste * self.config.bot_delay

    def seat_bots_for_conceded(self) -> None:
        """A bot plays the seat of everybody who has given up: the record says so, not the row of the seat."""
        if self.record is None or self.record.match.is_over:
            return
        for chair in self.chairs:
            if self.has_conceded(chair.number) and not chair.is_bots:
                chair.bot = self.usual_bot

    def is_full(self) -> bool:
        """Whether the match can begin."""
        return all(chair.kind != "open" for chair in self.chairs)

    def bucket(self, viewer: Seat) -> Bucket | None:
        """The limit that all connections of a seat share."""
        if viewer == SPECTATOR:
            return None
        if viewer not in self.buckets:
            self.buckets[viewer] = Bucket(self.config.seat_messages, 10.0)
        return self.buckets[viewer]

    # ---- the match

    def herald(self, viewer: Seat) -> Herald:
        """The teller that tells this viewer how the match stands."""
        assert self.record is not None, "the match has begun"
        now = (self.record, len(self.record.rows))
        if self._told_at != now:
            self._heralds, self._told_at = {}, now
        if viewer not in self._heralds:
            self._heralds[viewer] = Herald(self.record, viewer)
        return self._heralds[viewer]

    def sides_now(self) -> list[wire.Text]:
        """How the seats are called; it may change, when a hero is chosen or a role is shown."""
        return [] if self.record is None else [self.herald(SPECTATOR).side(chair.number) for chair in self.chairs]

    def standing_choice(self, seat: Seat) -> Choice | None:
        """What this seat has decided in advance for its open question."""
        ask = None if self.record is None else self.record.question(seat)
        if ask is None or self.chairs[seat].is_bots:
            return None
        return standing(ask, self.wishes(seat).get(ask.kind))

    def wishes(self, seat: Seat) -> dict[str, str]:
        """The standing answers of a seat as they hold now."""
        return {kind: self._wish(kept) for kind, kept in self.chairs[seat].standing.items()}

    def _wish(self, kept: str) -> str:
        if not kept.startswith(f"{ROUND}/"):
            return kept
        return ROUND if kept == self.keep_wish(ROUND) else ONLY

    def keep_wish(self, wish: str) -> str:
        """A standing answer as it is kept."""
        if wish != ROUND:
            return wish
        return f"{ROUND}/{0 if self.record is None else self.game.round_of(self.record.match.state)}"

    def rebuild(self, rows: int) -> None:
        """Back to what is saved: the first rows, up to this many."""
        record = self.record
        assert record is not None, "the match has begun"
        self.record = restored(self.game, record.journal.header, record.rows[:rows])
        self.status = "over" if self.record.match.is_over else "playing"

    def missed(self, since: int | None) -> int:
        """The first event to tell somebody who has all those before this number; too many become a snapshot."""
        events = 0 if self.record is None else self.record.events
        oldest = max(0, events - self.config.missed)
        return oldest if since is None or not oldest <= since <= events else since

    def first_told(self, wanted: int) -> int:
        """The first event from this number on that can be told now."""
        return max(0, wanted, 0 if self.record is None else self.record.first_told)

    def lacks(self, wanted: int) -> bool:
        """Whether events from this number on lie before the mark from which the match was started, and could be told
        again: under other rules it could not be played again."""
        record = self.record
        if record is None or max(0, wanted) >= record.first_told:
            return False
        return bool(record.journal.header["rules"] == self.game.version)

    def played_again(self) -> Record:
        """The match from its first answer on; it takes long, and changes nothing here."""
        assert self.record is not None, "the match has begun"
        return restored(self.game, self.record.journal.header, self.record.rows)

    def is_ahead(self) -> bool:
        """Whether the match in memory is ahead of what is saved."""
        return self.record is not None and len(self.record.rows) != self.saved

    def may_undo(self, seat: Seat) -> bool:
        """Whether the seat's last answer can be taken back without asking anybody."""
        record = self.record
        if record is None or seat == SPECTATOR or self.status != "playing":
            return False
        return record.match.why_no_undo(seat) is None

    # ---- what anybody may know

    def info(self) -> wire.TableInfo:
        """The table for everybody."""
        record = self.record
        sides, outs = self.sides_now(), self.outs_now()
        ending = None if record is None else record.outcome
        return wire.TableInfo(
            id=self.id,
            game=self.game.id,
            name=self.row.name,
            status=self.status,
            options=self.row.options,
            cooperative=self.game.is_cooperative(len(self.chairs), self.row.options),
            seats=[
                self._seat_info(chair, sides[chair.number] if sides else None, chair.number in outs)
                for chair in self.chairs
            ],
            public=self.row.public,
            onlookers=list(self.conns.values()).count(SPECTATOR),
            answers=0 if record is None else len(record.rows),
            commitment=None if record is None else record.match.commitment,
            outcome=None if ending is None else ending.plain(),
            rematch=self.rematch or None,
            origin=self.row.origin,
            created=self.row.created,
        )

    def _seat_info(self, chair: Chair, side: wire.Text | None, out: bool) -> wire.SeatInfo:
        return wire.SeatInfo(
            seat=chair.number,
            kind=chair.kind,
            name=chair.name,
            bot=chair.bot or None,
            present=chair.kind == "bot" or self.is_present(chair.number),
            stand_in=chair.kind == "person" and chair.is_bots and not self.has_conceded(chair.number),
            conceded=self.has_conceded(chair.number),
            left=chair.is_left and not chair.is_bots and self.status in ("waiting", "playing"),
            out=out,
            side=side,
        )

    def match_row(self) -> MatchRow:
        """The match as a row of the store."""
        row = self.row
        header = row.header if self.record is None else self.record.journal.header
        return MatchRow(
            row.id, row.game, row.name, row.public, self.status, row.options, row.seats, row.invite, header,
            row.origin, self.rematch, row.created,
        )  # fmt: skip


def standing(ask: Ask, wish: str | None) -> Choice | None:
    """The answer that a standing wish gives to a question; None if it gives none."""
    if wish is None:
        return None
    options = ask.options()
    if wish == ONLY and not ask.is_own():
        return Choice(options[0].id) if len(options) == 1 and not options[0].picks else None
    id = "pass" if wish in (ONLY, ROUND) else wish
    return next((Choice(option.id) for option in options if option.id == id and not option.picks), None)


def default_standing(game: str) -> dict[str, str]:
    """What a new guest gets: they are asked only when they could answer, and not whether to stop themselves."""
    return dict.fromkeys(game_of(game).windows, ONLY)


def from_stored(stored: Stored, config: Config) -> HostedTable:
    """A table as it was stored; Damaged if its rows do not fit their digests."""
    match = stored.match
    chairs = [_chair(row) for row in sorted(stored.seats, key=lambda row: row.seat)]
    table = HostedTable(match, chairs, config)
    table.status = match.status  # type: ignore[assignment]
    table.chat = stored.chat[-CHAT_KEPT:]
    if match.header is not None:
        table.record = restored(table.game, match.header, stored.rows, stored.mark)
        table.sent, table.saved = table.record.events, len(table.record.rows)
        table.seat_bots_for_conceded()
        for seat in table.record.waits():
            chairs[seat].is_told = True  # before the restart, as far as there was a way
        if table.status == "playing" and table.record.match.is_over:
            table.status = "over"
        for row in stored.rows:
            if row.id:
                table.done[row.seat, row.id] = row.n
    return table


def _chair(row: SeatRow) -> Chair:
    chair = Chair(row.seat, row.kind, row.name, row.bot)  # type: ignore[arg-type]
    chair.token, chair.reserved, chair.standing = row.token, row.reserved, dict(row.standing)
    chair.devices = list(row.devices)
    return chair
