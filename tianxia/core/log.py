"""The log: a header, the answers and a chain of digests; a match told again from it is the same to the last byte."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from tianxia.core.asks import Choice, Refusal, Replies, choice_of
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.game import Game, Options
from tianxia.core.match import Match, start
from tianxia.core.state import Broken, Outcome
from tianxia.errors import BadInput, Phrase

FORMAT: Final = 1
CHAIN_BYTES: Final = 16
CONCEDED: Final = "core.conceded"  # the reason of an outcome that the players decided, not the rules


class Line:
    """One line of a log: an answer, or an answer taken back (`choice` is None)."""

    __slots__ = ("choice", "digest", "seat")

    def __init__(self, seat: Seat, choice: Choice | None, digest: str = "") -> None:
        self.seat: Seat = seat
        self.choice: Choice | None = choice
        self.digest: str = digest  # the chain up to and including this line

    def plain(self, n: int) -> Facts:
        """As written to a file."""
        what: Facts = {"undo": True} if self.choice is None else {"choice": self.choice.plain()}
        return {"n": n, "seat": self.seat, **what, "digest": self.digest}


class Journal:
    """A match with its log: what the terminal and the server keep of a real game."""

    __slots__ = ("chain", "header", "lines", "match")

    def __init__(self, match: Match, header: Facts) -> None:
        self.match: Match = match
        self.header: Facts = header
        self.lines: list[Line] = []
        self.chain: str = _link("", header, match)

    def answer(self, seat: Seat, choice: Choice) -> None:
        """Answer and write it down, or raise the Refusal and write nothing."""
        self.match.answer(seat, choice)
        self._write(Line(seat, choice))

    def undo(self, seat: Seat) -> None:
        """Take the last answer back and write that down."""
        self.match.undo(seat)
        self._write(Line(seat, None))

    def _write(self, line: Line) -> None:
        self.chain = _link(self.chain, line.plain(len(self.lines) + 1), self.match)
        line.digest = self.chain
        self.lines.append(line)

    def text(self) -> str:
        """The file: one JSON object a line; the last one says that the file is whole."""
        rows = [self.header, *[line.plain(n) for n, line in enumerate(self.lines, 1)]]
        outcome = self.match.state.outcome
        rows.append({"end": len(self.lines), "digest": self.chain, "outcome": outcome and outcome.plain()})
        return "".join([json.dumps(row, ensure_ascii=False) + "\n" for row in rows])


def begin(game: Game, seats: int | None, options: Mapping[str, str], key: int) -> Journal:
    """A new match with an empty log."""
    match = start(game, seats, options, key)
    return Journal(match, _header(match, key))


def begin_from(match: Match, key: int) -> Journal:
    """A log that starts at the rest point of this match: a position set by hand, or a branch of a replay."""
    mark = match.mark
    assert mark is not None, "a log needs marks"
    assert not match.entries, "a log starts at a rest point"
    header = {**_header(match, key), "from": mark.plain()}
    return Journal(match, header)


def _header(match: Match, key: int) -> Facts:
    game = match.game
    return {
        "tianxia": FORMAT,
        "game": game.id,
        "rules": game.version,
        "seats": match.state.seats,
        "options": match.options,
        "key": f"{key:032x}",
    }


def _link(chain: str, row: Facts, match: Match) -> str:
    body = {name: value for name, value in row.items() if name != "digest"}
    text = chain.encode() + msgspec.json.encode(body) + match.digest().encode()
    return hashlib.blake2b(text, digest_size=CHAIN_BYTES).hexdigest()


# ---- reading


class LogFile:
    """A log as read from a file: whole and well-formed, but not yet played."""

    __slots__ = ("end", "header", "lines")

    def __init__(self, header: Facts, lines: list[Line], end: Facts) -> None:
        self.header: Facts = header
        self.lines: list[Line] = lines
        self.end: Facts = end


def read(text: str) -> LogFile:
    """Read a log; BadInput names the line that is wrong."""
    rows = [_row(n, line) for n, line in enumerate(text.splitlines(), 1)]
    if not rows:
        raise BadInput("the log is empty")
    header = rows[0]
    if "tianxia" not in header:
        raise BadInput("line 1 is not the header of a tianxia log")
    if header["tianxia"] != FORMAT:
        raise BadInput(
            "this log has format {format!r}; this program reads format {ours}", format=header["tianxia"], ours=FORMAT
        )
    for name, kind in (("game", str), ("rules", str), ("seats", int), ("options", dict), ("key", str)):
        if not isinstance(header.get(name), kind) or isinstance(header.get(name), bool):
            raise BadInput("line 1: the header has no {name}", name=name)
    if len(rows) < 2 or "end" not in rows[-1]:
        raise BadInput("the log is cut off after line {line}: its last line is missing", line=len(rows))
    lines = [_line(n, row) for n, row in enumerate(rows[1:-1], 2)]
    if rows[-1]["end"] != len(lines):
        raise BadInput(
            "the log has {count} answers where its last line says {end!r}", count=len(lines), end=rows[-1]["end"]
        )
    return LogFile(header, lines, rows[-1])


def _row(n: int, line: str) -> Facts:
    try:
        row = json.loads(line, parse_constant=_no_constant)
        msgspec.json.encode(row)  # half a surrogate pair is read, but could not be written again
    except (ValueError, RecursionError):
        raise BadInput("line {n} of the log is not JSON (cut off or edited)", n=n) from None
    if not isinstance(row, dict):
        raise BadInput("line {n} of the log is not an object", n=n)
    return row


def _no_constant(name: str) -> object:
    raise ValueError(f"{name} is no number")


def _line(n: int, row: Facts) -> Line:
    seat, digest = row.get("seat"), row.get("digest")
    if row.get("n") != n - 1:
        raise BadInput(
            "line {n} of the log should be answer {answer}, not {given!r}", n=n, answer=n - 1, given=row.get("n")
        )
    if not isinstance(seat, int) or isinstance(seat, bool) or not isinstance(digest, str):
        raise BadInput("line {n} of the log lacks a seat or a digest", n=n)
    if "undo" in row:
        return Line(seat, None, digest)
    try:
        return Line(seat, choice_of(row.get("choice")), digest)
    except ValueError as wrong:
        raise BadInput("line {n} of the log: {wrong}", n=n, wrong=wrong) from None


def replay(
    game: Game, log: LogFile, upto: int | None = None, after_answer: Callable[[int], None] | None = None
) -> Journal:
    """Play a log again, up to a number of answers or to its end; BadInput names the place where it does not fit.
    `after_answer` hears how far it is."""
    journal = _first_page(game, log.header)
    for n, line in enumerate(log.lines[:upto], 1):
        place = Phrase("answer {n} (line {line})", n=n, line=n + 1)
        try:
            if line.choice is None:
                journal.undo(line.seat)
            else:
                journal.answer(line.seat, line.choice)
        except Refusal as refusal:
            raise BadInput(
                "{place} is refused by {rule}: the log was edited or is of other rules", place=place, rule=refusal.rule
            ) from None
        if journal.chain != line.digest:
            raise BadInput(
                "{place} leads to another state than the log says: the log was edited or is of other rules", place=place
            )
        if after_answer is not None:
            after_answer(n)
    if upto is None:
        end_as_told(journal.match, log.end)
        outcome = journal.match.state.outcome
        ending = {"digest": journal.chain, "outcome": outcome and outcome.plain()}
        if any(log.end.get(name) != value for name, value in ending.items()):
            raise BadInput("the last line of the log does not fit its answers")
    return journal


def losers(seats: int, ending: Facts) -> list[Seat]:
    """Who gave up, by the outcome of a conceded match: everyone who has not won; in a match that is lost, everybody."""
    winners = ending.get("winners")
    found = [seat for seat in range(seats) if isinstance(winners, list) and seat not in winners]
    if not found:
        raise BadInput("the last line of the log does not say who conceded")
    return found


def conceded(seats: int, given_up: list[Seat], cooperative: bool = False) -> Outcome:
    """How a match ends that all these seats have given up: the others win; where all play together, the game does."""
    winners = () if cooperative else tuple([seat for seat in range(seats) if seat not in given_up])
    return Outcome(winners, tuple([int(seat in winners) for seat in range(seats)]), CONCEDED)


def end_as_told(match: Match, end: Facts) -> None:
    """Where the answers do not end a match, its players may have conceded it: the last line of the log says so."""
    ending = end.get("outcome")
    if not match.is_over and isinstance(ending, dict) and ending.get("reason") == CONCEDED:
        seats = match.state.seats
        match.concede(conceded(seats, losers(seats, ending), match.is_cooperative))


def _first_page(game: Game, header: Facts) -> Journal:
    if header["game"] != game.id:
        raise BadInput("this is a log of {other}, not of {game}", other=header["game"], game=game.id)
    if header["rules"] != game.version:
        raise BadInput(
            "this log was written under version {version} of the rules of {game}; this program plays version {ours}",
            version=header["rules"],
            game=game.id,
            ours=game.version,
        )
    try:
        key = int(header["key"], 16)
        Dice(key)
    except ValueError:
        raise BadInput("line 1: the key is not 32 hexadecimal digits") from None
    if "from" not in header:
        journal = begin(game, header["seats"], header["options"], key)
    else:
        journal = begin_from(
            _from_mark(game, header["from"], game.settle_options(header["options"], header["seats"])), key
        )
    return Journal(journal.match, header)


def _from_mark(game: Game, mark: object, options: Options) -> Match:
    try:
        if not isinstance(mark, dict):
            raise TypeError
        state = game.decode(mark, options)
        state.check()
        return Match(game, state, options).begin()
    except (TypeError, ValueError, AssertionError, LookupError, Broken):
        raise BadInput("line 1: the position that the log starts from is damaged") from None


# ---- snapshots: the mark and what came since, so that a restart replays a few answers and not a game


def snapshot(match: Match) -> Facts:
    """The match at its question as plain data."""
    mark = match.mark
    assert mark is not None, "only a match with marks is stored"
    assert not match.twinned, "only a true match is stored"
    return {
        "tianxia": FORMAT,
        "game": match.game.id,
        "rules": match.game.version,
        "options": match.options,
        "rests": match.rests,
        "mark": mark.plain(),
        "entries": [entry.plain() for entry in match.entries],
        "sealed": [[seat, choice.plain()] for seat, choice in match.sealed.items()],
    }


def from_snapshot(game: Game, stored: Facts) -> Match:
    """The match that `snapshot` stored; it goes on from its mark, even under newer rules of the same game."""
    if stored.get("tianxia") != FORMAT or stored.get("game") != game.id:
        raise BadInput("this is not a stored match of {game}", game=game.id)
    try:
        options = game.settle_options(stored["options"], stored["mark"]["seats"])
        match = Match(game, game.decode(stored["mark"], options), options).begin()
        match.rests = int(stored["rests"])
        for entry in stored["entries"]:
            match.resume(_replies(entry["replies"]))
        match.sealed = _replies(stored["sealed"])
        match.state.check()
    except (TypeError, ValueError, AssertionError, LookupError, Broken):
        raise BadInput("this stored match of {game} is damaged", game=game.id) from None
    return match


def _replies(rows: list[list[object]]) -> Replies:
    replies: Replies = {}
    for seat, choice in rows:
        assert isinstance(seat, int)
        replies[seat] = choice_of(choice)
    return replies
