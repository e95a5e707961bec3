"""Replays: a match told again step by step, through one pair of eyes or open; and logs that come from outside."""

from __future__ import annotations

import gzip
from typing import Final, Literal

import msgspec

from tianxia.core.events import OPEN, SPECTATOR, Event, Facts
from tianxia.core.log import read
from tianxia.core.match import FAULTS
from tianxia.errors import BadInput
from tianxia.server import wire
from tianxia.server import wire_http as http
from tianxia.server.books.changes import change, changed
from tianxia.server.books.shelf import served as game_of
from tianxia.server.books.telling import Herald
from tianxia.server.session.afterwards import ReplayJob
from tianxia.server.session.record import Damaged, Record, RecordRow, header_record, restored, rows_of

PACKING: Final = 6
What = Literal["start", "answer", "undo", "takeback", "concede"]


def replay(job: ReplayJob) -> http.Replay:
    """All steps of a match."""
    viewer = job.viewer
    seats = len(job.info.seats)
    if viewer != "open" and not (isinstance(viewer, int) and SPECTATOR <= viewer < seats):
        raise BadInput("there is no such viewer")
    record = header_record(job.game, job.header)
    record.show_beats(viewer if isinstance(viewer, int) else SPECTATOR)
    steps: list[http.ReplayStep] = []
    before: Facts | None = None
    for row in (None, *job.rows):
        told = record.events if row else 0
        if row:
            record.apply(row)
        events, view = _told(record, viewer, told)
        n, seat = (row.n, row.seat) if row else (0, None)
        steps.append(http.ReplayStep(n, seat, _what(row), events, change(before, view)))
        before = view
    ending = record.outcome
    over = job.info.status == "over"
    return http.Replay(
        table=job.info,
        viewer=viewer,  # type: ignore[arg-type]
        steps=steps,
        outcome=None if ending is None else ending.plain(),
        text=None if ending is None else Herald(record, SPECTATOR).outcome(),
        commitment=record.match.commitment,
        key=record.key if over else None,
    )


def written(job: ReplayJob, packed: bool) -> bytes:
    """The replay as it is sent."""
    data = msgspec.json.encode(replay(job))
    return gzip.compress(data, PACKING, mtime=0) if packed else data


def views(told: http.Replay) -> list[Facts]:
    """The view after each step of a replay."""
    found: list[Facts] = []
    for step in told.steps:
        found.append(changed(found[-1] if found else None, step.change))
    return found


def _told(record: Record, viewer: int | str, told: int) -> tuple[list[wire.EventBody], Facts]:
    """What happened since, and the view now."""
    if isinstance(viewer, int):
        herald = Herald(record, viewer)
        return herald.news(told), herald.view()
    return _open_events(record, told), open_view(record)


def _what(row: RecordRow | None) -> What:
    if row is None:
        return "start"
    kinds: tuple[tuple[str, What], ...] = (("choice", "answer"), ("undo", "undo"), ("back", "takeback"))
    return next((what for name, what in kinds if name in row.body), "concede")


def open_view(record: Record) -> Facts:
    """The table with every card face up."""
    state, ending = record.match.state, record.outcome
    return {
        "game": record.game.id,
        "players": state.seats,
        **record.game.view(state, OPEN),
        "viewer": SPECTATOR,
        "waits": record.waits(),
        "outcome": None if ending is None else ending.plain(),
    }


def _open_events(record: Record, told: int) -> list[wire.EventBody]:
    """What happened in a step, with all that anybody was told of it."""
    fresh = record.told[told:]
    if not fresh:
        return []
    herald = Herald(record, SPECTATOR)
    return [_open_event(herald, number, event) for number, event in enumerate(fresh, told)]


def _open_event(herald: Herald, n: int, event: Event) -> wire.EventBody:
    """An event with all that anybody was told of it."""
    told = event.opened()
    facts = {name: value for name, value in told.items() if name != "kind"}
    return wire.EventBody(n, event.kind, facts, herald.line(told))


def record_of(text: str) -> Record:
    """The record of a log file; BadInput says what is wrong with it."""
    log = read(text)
    game = game_of(str(log.header.get("game")))
    try:
        return restored(game, log.header, rows_of(log))
    except Damaged as wrong:
        raise BadInput(f"the log was edited or is of other rules: {wrong}") from None
    except (*FAULTS, RecursionError):
        raise BadInput("the log was edited: its answers cannot be played") from None
