"""A match that is the same every time: bots play it, and its log is looked at in the pages."""

from __future__ import annotations

from pathlib import Path

from tianxia.bots.make import make_bot
from tianxia.core.log import begin
from tianxia.core.views import Glimpse
from tianxia.games import game


def recorded(folder: Path, key: int, options: dict[str, str], id: str = "chuhan", seats: int = 2) -> Path:
    """The log of the match with this key, as a file."""
    journal = begin(game(id), seats, options, key)
    bots = [make_bot("greedy", id, seat) for seat in range(seats)]
    while not journal.match.is_over:
        seat = journal.match.waiting()[0].seat
        journal.answer(seat, bots[seat].choose(Glimpse(journal.match, seat)))
    path = folder / f"{key}.log"
    path.write_text(journal.text(), encoding="utf-8")
    return path
