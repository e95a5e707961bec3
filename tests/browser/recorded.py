"""A match that is the same every time: bots play it, and its log is looked at in the pages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tianxia.bots.make import make_bot
from tianxia.core.log import begin
from tianxia.core.match import Match
from tianxia.core.views import Glimpse
from tianxia.games import game

Look = Callable[[int, Match], object]  # after so many answers


def recorded(
    folder: Path, key: int, options: dict[str, str], id: str = "chuhan", seats: int = 2, look: Look | None = None
) -> Path:
    """The log of the match with this key, as a file; on the way somebody may look at every question."""
    journal = begin(game(id), seats, options, key)
    bots = [make_bot("greedy", id, seat) for seat in range(seats)]
    answers = 0
    while not journal.match.is_over:
        if look is not None:
            look(answers, journal.match)
        seat = journal.match.waiting()[0].seat
        journal.answer(seat, bots[seat].choose(Glimpse(journal.match, seat)))
        answers += 1
    path = folder / f"{key}.log"
    path.write_text(journal.text(), encoding="utf-8")
    return path


def deep(folder: Path, levels: int) -> tuple[Path, int, int]:
    """A match of Sanguosha, a step at which so much is being resolved, and the seat that has to decide then."""
    for key in range(100):
        found: list[tuple[int, int]] = []

        def look(answers: int, match: Match, found: list[tuple[int, int]] = found) -> None:
            question = match.waiting()[0]
            resolving = match.view(question.seat)["resolving"]
            if len(resolving) >= levels and len(question.options()) > 1:
                found.append((answers, question.seat))

        path = recorded(folder, key, {"deck": "extra"}, "sanguosha", 5, look)
        if found:
            return path, *found[0]
    raise AssertionError("nothing is resolved so deep")
