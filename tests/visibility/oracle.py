"""Who may know which card at which moment of a match, from the tables of the ledgers and the truth; not from views."""

from __future__ import annotations

from tests.visibility.searched import searched
from tests.visibility.tracker import Follower, Tracker, follow, watched
from tianxia.core.asks import Choice
from tianxia.core.events import Facts, Seat
from tianxia.core.log import LogFile, replay
from tianxia.games import game
from tianxia.server.session.record import Record, RecordRow, header_record, lines_of

Known = dict[Seat, set[str]]


class Oracle:
    """A finished match, row by row: what each viewer may know after it, and what may be told in passing."""

    def __init__(self, header: Facts, rows: list[RecordRow]) -> None:
        self.header = header
        self.record: Record = header_record(game(header["game"]), header)
        self.known: list[Known] = []  # after row n
        self.passing: list[Known] = []  # with row n, also what was forgotten by then
        self.ever: list[Known] = []
        self.hidden: list[Known] = []  # after row n: the numbers that may not be told
        self.never: list[Known] = []  # nor might ever before
        self.events: list[int] = []  # told after row n
        with watched(type(self.record.match.state)) as self._trackers:
            self._tracker = self._from([])
            self._keep()
            for n, row in enumerate(rows, 1):
                self._step(rows[:n], row)

    def _from(self, answers: list[tuple[Seat, Choice]]) -> Tracker:
        """The match from its beginning, with everybody watched."""
        self._trackers.clear()
        match = replay(self.record.game, LogFile(self.header, [], {}), 0).match
        tracker = searched(self.record.game.id).tracker(match.state)
        follow(match, tracker, self._trackers, Follower)
        self._match = match
        for seat, choice in answers:
            match.answer(seat, choice)
        return tracker

    def _step(self, rows: list[RecordRow], row: RecordRow) -> None:
        self.record.apply(row)
        if "back" in row.body or "undo" in row.body:
            self._tracker = self._from(standing(rows))
        elif "choice" in row.body:
            line = self.record.journal.lines[-1]
            assert line.choice is not None
            self._match.answer(row.seat, line.choice)
        self._keep()

    def _keep(self) -> None:
        tracker = self._tracker
        now = {viewer: tracker.names_known(viewer) for viewer in tracker.viewers}
        passing = union(now, tracker.lost)
        tracker.lost = {viewer: set() for viewer in tracker.viewers}
        self.known.append(now)
        self.passing.append(passing)
        self.ever.append(union(self.ever[-1], passing) if self.ever else passing)
        hidden = {viewer: tracker.refs_hidden(viewer) for viewer in tracker.viewers}
        before = self.never[-1] if self.never else hidden
        self.hidden.append(hidden)
        self.never.append({viewer: refs & before[viewer] for viewer, refs in hidden.items()})
        self.events.append(self.record.events)

    def rows_at(self, told: int) -> list[int]:
        """The rows after which this many events had been told."""
        return [n for n, count in enumerate(self.events) if count == told]


def standing(rows: list[RecordRow]) -> list[tuple[Seat, Choice]]:
    """The answers that still stand after some were taken back."""
    answers: list[tuple[Seat, Choice]] = []
    for line in lines_of(rows)[0]:
        if line.choice is None:
            answers.pop()
        else:
            answers.append((line.seat, line.choice))
    return answers


def union(one: Known, other: Known) -> Known:
    return {viewer: one[viewer] | other[viewer] for viewer in one}
