"""The record of a match: what was stored row by row, the journal that follows from it, and all that was told."""

from __future__ import annotations

from typing import Final

import msgspec

from tianxia.core.asks import Ask, Choice, Refusal, choice_of
from tianxia.core.events import BEAT, Event, Facts, Seat
from tianxia.core.game import Game
from tianxia.core.log import (
    CONCEDED,
    Journal,
    Line,
    LogFile,
    begin,
    conceded,
    from_snapshot,
    losers,
    replay,
    snapshot,
)
from tianxia.core.match import ALREADY_SEALED, NOTHING_TO_UNDO, Match
from tianxia.core.state import Outcome
from tianxia.errors import BadInput

RULES_CHANGED: Final = "core.undo-rules"


class RecordRow(msgspec.Struct, frozen=True):
    """One stored row: an answer, an undo, a takeback by consent (`back`: lines kept) or a concession (with `ends` if
    nobody but bots is left)."""

    n: int
    seat: Seat
    body: Facts
    digest: str
    id: str = ""  # the client's id of the request, so that a repeated one is known
    by: str = ""  # "", "bot" or "standing"


class Mark(msgspec.Struct, frozen=True):
    """A cache: the match after row `n`, so that a restart replays a few answers and not a game."""

    n: int
    lines: int
    told: int
    number: int
    chain: str
    digest: str
    body: Facts


class Damaged(Exception):  # noqa: N818 - it names the fault
    """The stored rows do not lead to the digests that were stored with them."""


class Record:
    """A match that is kept. Every change returns the row to be saved."""

    def __init__(self, game: Game, journal: Journal) -> None:
        self.game: Game = game
        self.journal: Journal = journal
        self.rows: list[RecordRow] = []
        self.sealed: list[bool] = []  # line -> whether others were asked at the same time
        self.first_told: int = 0  # the number of the first event in `told`
        self.told: list[Event] = []
        self.conceded: list[Seat] = []  # seats that have given up: bots play them to the end
        self.number: int = 0  # of the open question
        self.from_mark: bool = False
        self.filmed: tuple[Seat, ...] = ()
        self._heard: int = 0
        self._asks: tuple[Ask, ...] = ()
        self._listen()

    # ---- reading

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.journal.match

    @property
    def events(self) -> int:
        """How many events were told so far."""
        return self.first_told + len(self.told)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended."""
        return self.match.state.outcome

    @property
    def key(self) -> str:
        """The dice key; a secret until the end."""
        return str(self.journal.header["key"])

    def question(self, seat: Seat) -> Ask | None:
        """What this seat is asked."""
        return None if self.match.is_over else self.match.question(seat)

    def waits(self) -> list[Seat]:
        """The seats that are asked and have not answered."""
        return [] if self.match.is_over else [ask.seat for ask in self.match.waiting()]

    def view(self, viewer: Seat) -> Facts:
        """What this viewer may know."""
        return self.match.view(viewer)

    def mark(self) -> Mark | None:
        """What a restart can go on from."""
        if self.match.is_over:
            return None
        body = snapshot(self.match)
        lines, chain, digest = len(self.journal.lines), self.journal.chain, self.match.digest()
        return Mark(len(self.rows), lines, self.events, self.number, chain, digest, body)

    # ---- beats

    def show_beats(self, *viewers: Seat) -> None:
        """From here on beats come with the views of these viewers."""
        self.filmed = viewers
        self.match.film(viewers)

    def forget_pictures(self) -> None:
        """The beats so far have been shown: their views are not kept."""
        for event in reversed(self.told):
            if event.kind == BEAT:
                if event.views is None:
                    break
                event.views = None

    # ---- changing

    def answer(self, seat: Seat, choice: Choice, id: str = "", by: str = "") -> RecordRow:
        """An answer; the Refusal if the rules forbid it, Broken if they fail."""
        together = len(self.match.asks) > 1
        self.journal.answer(seat, choice)
        self.match.state.check()
        self.sealed.append(together)
        body: Facts = {"choice": choice.plain()}
        return self._write(seat, {**body, "sealed": True} if together else body, id, by)

    def undo(self, seat: Seat, id: str = "") -> RecordRow:
        """An answer taken back before anybody learned anything."""
        self.journal.undo(seat)
        self.sealed.append(False)
        return self._write(seat, {"undo": True}, id)

    def why_no_takeback(self, seat: Seat) -> Refusal | None:
        """None if the others could let this seat take its last answer back: sealed answers are final."""
        keep = self._before_last_of(seat)
        if keep is None:
            return Refusal(NOTHING_TO_UNDO)
        if self.from_mark and self.journal.header["rules"] != self.game.version:
            return Refusal(RULES_CHANGED)
        if any(self.sealed[keep:]) or seat in self.match.sealed:
            return Refusal(ALREADY_SEALED, {"seat": seat})
        return None

    def earlier(self, seat: Seat) -> Journal:
        """The match before the last answer of this seat, played again; it takes long, and changes nothing here."""
        keep = self._before_last_of(seat)
        assert keep is not None, "there is something to take back"
        return self._up_to(keep)

    def take_back(self, seat: Seat, earlier: Journal, id: str = "") -> RecordRow:
        """Back to before the last answer of this seat."""
        self._go_back(seat, earlier)
        return self._write(seat, {"back": len(earlier.lines)}, id)

    def concede(self, seat: Seat, id: str = "", ends: bool = False) -> RecordRow:
        """Give up for good. The match goes on without the seat's person, unless only one of several rivals has not
        given up or nobody is left to play it (`ends`): then those who have not given up win; against the game nobody
        does."""
        self.conceded.append(seat)
        seats, cooperative = self.match.state.seats, self.match.is_cooperative
        over = ends or (not cooperative and len(self.conceded) == seats - 1)
        if over:
            self.match.concede(conceded(seats, self.conceded, cooperative))
        self.told.append(Event("concede", {"seat": seat, "over": over}))
        return self._write(seat, {"concede": True, "ends": True} if ends else {"concede": True}, id)

    def apply(self, row: RecordRow) -> None:
        """Do again what a stored row says; Damaged unless it leads to the same digest."""
        try:
            self._do(row)
        except (Refusal, BadInput, ValueError, KeyError, TypeError):
            raise Damaged(f"row {row.n} cannot be played") from None
        if self.rows[-1].digest != row.digest:
            raise Damaged(f"row {row.n} leads to another state than was stored")

    def _do(self, row: RecordRow) -> None:
        body = row.body
        if "choice" in body:
            self.answer(row.seat, choice_of(body["choice"]), row.id, row.by)
        elif "undo" in body:
            self.undo(row.seat, row.id)
        elif "concede" in body:
            self.concede(row.seat, row.id, "ends" in body)
        else:
            self._go_back(row.seat, self._up_to(int(body["back"])))
            self._write(row.seat, body, row.id)

    def _write(self, seat: Seat, body: Facts, id: str, by: str = "") -> RecordRow:
        self._listen()
        row = RecordRow(len(self.rows) + 1, seat, body, self.journal.chain, id, by)
        self.rows.append(row)
        return row

    def _listen(self) -> None:
        """Take over what the match has told, and count its questions."""
        match = self.match
        self.told += match.events[self._heard :]
        self._heard = len(match.events)
        if match.asks is not self._asks:
            self._asks = match.asks
            self.number += 1

    def _before_last_of(self, seat: Seat) -> int | None:
        """How many lines there are before the last answer of this seat that still stands."""
        undone = 0
        for place in range(len(self.journal.lines) - 1, -1, -1):
            line = self.journal.lines[place]
            if line.choice is None:
                undone += 1
            elif undone:
                undone -= 1
            elif line.seat == seat:
                return place
        return None

    def _up_to(self, keep: int) -> Journal:
        return replay(self.game, LogFile(self.journal.header, self.journal.lines[:keep], {}), keep)

    def _go_back(self, seat: Seat, earlier: Journal) -> None:
        self.journal = earlier
        self.match.film(self.filmed)
        del self.sealed[len(earlier.lines) :]
        self.told.append(Event("takeback", {"seat": seat}))
        self._heard = len(self.match.events)

    # ---- the file

    def text(self) -> str:
        """The log file of the match."""
        return self.journal.text()


def new_record(game: Game, seats: int, options: dict[str, str], key: int) -> Record:
    """A match that begins."""
    return Record(game, begin(game, seats, options, key))


def header_record(game: Game, header: Facts) -> Record:
    """The match of a stored header before its first row."""
    return Record(game, replay(game, LogFile(header, [], {}), 0))


def restored(game: Game, header: Facts, rows: list[RecordRow], mark: Mark | None = None) -> Record:
    """The match of stored rows: from its mark if there is one that fits, else from the first answer."""
    if mark is not None and mark.n <= len(rows):
        record = _from_mark(game, header, rows, mark)
        if record is not None:
            for row in rows[mark.n :]:
                record.apply(row)
            return record
    record = header_record(game, header)
    for row in rows:
        record.apply(row)
    return record


def _from_mark(game: Game, header: Facts, rows: list[RecordRow], mark: Mark) -> Record | None:
    """The match at its mark; None if the mark is damaged or of another form: it is only a cache."""
    try:
        match = from_snapshot(game, mark.body)
        if mark.body.get("rules") == game.version and match.digest() != mark.digest:
            return None
    except (BadInput, LookupError, TypeError, ValueError, AssertionError):
        return None
    journal = Journal(match, header)
    record = Record(game, journal)
    lines, record.sealed = lines_of(rows[: mark.n])
    if len(lines) != mark.lines:
        return None
    journal.lines, journal.chain = lines, mark.chain
    record.rows = list(rows[: mark.n])
    record.conceded = [row.seat for row in record.rows if "concede" in row.body]
    record.told, record.first_told, record.number = [], mark.told, mark.number
    record.from_mark = True
    return record


def lines_of(rows: list[RecordRow]) -> tuple[list[Line], list[bool]]:
    """The journal that rows add up to, and which of its lines were sealed."""
    lines: list[Line] = []
    sealed: list[bool] = []
    for row in rows:
        if "back" in row.body:
            keep = int(row.body["back"])
            del lines[keep:], sealed[keep:]
        elif "concede" not in row.body:
            choice = None if "undo" in row.body else choice_of(row.body["choice"])
            lines.append(Line(row.seat, choice, row.digest))
            sealed.append("sealed" in row.body)
    return lines, sealed


def rows_of(log: LogFile) -> list[RecordRow]:
    """A log file as rows; that a match was conceded stands in its last line: everyone who has not won gave up."""
    rows = [
        RecordRow(n, line.seat, {"undo": True} if line.choice is None else {"choice": line.choice.plain()}, line.digest)
        for n, line in enumerate(log.lines, 1)
    ]
    ending = log.end.get("outcome")
    if isinstance(ending, dict) and ending.get("reason") == CONCEDED:
        digest = log.lines[-1].digest if log.lines else str(log.end.get("digest"))
        gave_up = enumerate(losers(log.header["seats"], ending), len(rows) + 1)
        rows += [RecordRow(n, seat, {"concede": True}, digest) for n, seat in gave_up]
        rows[-1].body["ends"] = True
    return rows
