"""Tables at any position: put into the store of the server, as an earlier run of it would have left them there.

The server reads a table when somebody comes to it, so nothing happens there before the first browser has come, and the
public API needs no way to make up a position."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tianxia.bots.make import make_bot
from tianxia.core.asks import Ask
from tianxia.core.events import Seat
from tianxia.core.log import Journal
from tianxia.core.views import Glimpse
from tianxia.positions.scenario import Scenario
from tianxia.server.books.shelf import usual_bot
from tianxia.server.session import effects as fx
from tianxia.server.session.config import Config
from tianxia.server.session.record import Record, header_record
from tianxia.server.session.table import Chair, default_standing, hashed
from tianxia.server.shell.store import Store

WISHED: Final = Config().default_bot
PEOPLE: Final = ("Xiao He", "Zhang Liang", "Fan Kuai", "Lu Jia", "Cao Shen")


class Situation(NamedTuple):
    """A match at some point, and whose eyes see it there."""

    journal: Journal
    seat: Seat


class Place(NamedTuple):
    """A seat that is kept for somebody."""

    table: str
    seat: Seat
    token: str
    game: str


class Tables:
    """The store of the server, from outside."""

    def __init__(self, store: Store) -> None:
        self.store: Store = store
        self.made: int = 0

    def opens(self, journal: Journal, people: Sequence[Seat], bot: str | None = None) -> list[Place]:
        """A table at which this match stands; these seats are people's, the others the bot's. Whoever has no
        browser just sits there: the table waits."""
        record = record_of(journal)
        game, seats = record.game, record.match.state.seats
        self.made += 1
        id = f"table{self.made:011d}"
        places = [Place(id, seat, token_of(id, seat), game.id) for seat in people]
        chairs = [Chair(n, "bot", "", bot or usual_bot(game.id, WISHED)) for n in range(seats)]
        for place in places:
            chairs[place.seat] = Chair(place.seat, "person", PEOPLE[place.seat % len(PEOPLE)])
            chairs[place.seat].token = hashed(place.token)
            chairs[place.seat].standing = default_standing(game.id)
        status = "over" if record.match.is_over else "playing"
        options = dict(record.match.options)
        row = fx.MatchRow(id, game.id, "", False, status, options, seats, b"", journal.header, "", "", float(self.made))
        answers = [fx.AnswerRow(id, each) for each in record.rows]
        self.store.write([(row, *[chair.row(id) for chair in chairs], *answers)])
        return places


def token_of(table: str, seat: Seat) -> str:
    """The token of a seat: nothing here is a secret."""
    return hashlib.sha256(f"{table}/{seat}".encode()).hexdigest()[:22]


def record_of(journal: Journal) -> Record:
    """The rows of a match that has been played so far without a server."""
    record = header_record(journal.match.game, journal.header)
    for line in journal.lines:
        if line.choice is None:
            record.undo(line.seat)
        else:
            record.answer(line.seat, line.choice)
    return record


def at(scenario: Scenario, seat: str) -> Situation:
    """A position by hand, with all that was done since, through the eyes of a seat."""
    return Situation(scenario.journal, scenario.seat(seat))


def questions(journal: Journal) -> Iterator[Ask]:
    """The usual bots play on, always the same: every question before it is answered."""
    match = journal.match
    bots = [make_bot(usual_bot(match.game.id, WISHED), match.game.id, seat) for seat in range(match.state.seats)]
    while not match.is_over:
        ask = match.waiting()[0]
        yield ask
        journal.answer(ask.seat, bots[ask.seat].choose(Glimpse(match, ask.seat)))


def played_on(journal: Journal, answers: int | None = None) -> Journal:
    """This many more answers by the usual bots; without a number to the end of the match."""
    for count, _ in enumerate(questions(journal)):
        if count == answers:
            break
    return journal
