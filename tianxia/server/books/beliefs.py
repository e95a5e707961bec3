"""Hidden roles as read by a bot that sees no more than the viewer: on request, for a seat or an onlooker."""

from __future__ import annotations

from tianxia.bots.reading import believed
from tianxia.core.events import SPECTATOR, Seat
from tianxia.core.match import Match
from tianxia.core.views import Glimpse
from tianxia.errors import BadInput
from tianxia.server import wire
from tianxia.server import wire_http as http
from tianxia.server.session.afterwards import ReplayJob
from tianxia.server.session.record import header_record


def read_roles(match: Match, viewer: Seat) -> list[wire.Belief] | None:
    """How likely each role of each seat is to this viewer, and what moved it; None in a game without hidden roles."""
    rows = believed(Glimpse(match, viewer))
    if rows is None:
        return None
    return [
        wire.Belief(
            row["seat"], row["known"], row["chances"], [wire.Deed(seat, weight) for seat, weight in row["moved"]]
        )
        for row in rows
    ]


def read_match(job: ReplayJob) -> http.BeliefsOfMatch:
    """The same for a whole match: from each answer that changed it on."""
    viewer = job.viewer
    if not (isinstance(viewer, int) and SPECTATOR <= viewer < len(job.info.seats)):
        raise BadInput("there is no such viewer")
    record = header_record(job.game, job.header)
    told = read_roles(record.match, viewer)
    changes: list[http.BeliefsFrom] = []
    for row in (None, *job.rows):
        if row is not None:
            record.apply(row)
            told = read_roles(record.match, viewer)
        if told is not None and (not changes or changes[-1].seats != told):
            changes.append(http.BeliefsFrom(0 if row is None else row.n, told))
    return http.BeliefsOfMatch(job.info.id, viewer, changes)
