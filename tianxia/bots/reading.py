"""How a bot reads the hidden roles of a table, for a person who wants to know: from what a bot is shown."""

from __future__ import annotations

from tianxia.core.events import Facts
from tianxia.core.views import Glimpse
from tianxia.games import part_of


def believed(glimpse: Glimpse) -> list[Facts] | None:
    """For each seat how likely each role is, and whom its deeds helped or harmed; None in a game without roles.

    A game that has roles says it in `bots/reading.py`."""
    part = part_of(glimpse.game_id, "bots.reading")
    found: list[Facts] | None = None if part is None else part.believed(glimpse)
    return found
