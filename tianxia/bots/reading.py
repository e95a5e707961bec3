"""What a bot thinks, for a person who wants to know, from what a bot is shown: hidden roles, and why it chooses so."""

from __future__ import annotations

from tianxia.core.asks import Choice
from tianxia.core.events import Facts
from tianxia.core.views import Glimpse
from tianxia.games import part_of

Because = tuple[str, Facts]  # a text of the game, `because-...`, and its facts


def reason_of(glimpse: Glimpse, choice: Choice) -> Because | None:
    """What speaks for a choice; None where a game has nothing to say. A game says it in `bots/reasons.py`."""
    part = part_of(glimpse.game_id, "bots.reasons")
    found: Because | None = None if part is None else part.reason(glimpse, choice)
    return found


def believed(glimpse: Glimpse) -> list[Facts] | None:
    """For each seat how likely each role is, and whom its deeds helped or harmed; None in a game without roles.

    A game that has roles says it in `bots/reading.py`."""
    part = part_of(glimpse.game_id, "bots.reading")
    found: list[Facts] | None = None if part is None else part.believed(glimpse)
    return found
