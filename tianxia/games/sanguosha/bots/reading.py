"""What bots believe about hidden roles, for a person who wants to know: from the same glimpse that a bot gets."""

from __future__ import annotations

from collections import Counter

from tianxia.core.events import Facts
from tianxia.core.views import Glimpse
from tianxia.games.sanguosha.content import ROLES
from tianxia.games.sanguosha.rules.table import Table

MOST_ACTS = 3  # told of one hero
DOUBT = 0.05  # that somebody does not play as the bots do, and their deeds say nothing: 96 % is the most that is said


def believed(glimpse: Glimpse) -> list[Facts] | None:
    """For each seat how likely each role is, and whom its deeds helped or harmed; None in a game without roles.

    A world that fits the view is as good as the true one: beliefs rest on what is public and on one's own role."""
    state = glimpse.world(0).state
    if not isinstance(state, Table):
        return None
    from tianxia.games.sanguosha.bots.beliefs import beliefs, known_roles, what_moved  # noqa: PLC0415

    likely, known = beliefs(state, glimpse.seat), known_roles(state, glimpse.seat)
    left = Counter([state.role(seat) for seat in range(state.seats) if known[seat] is None])

    def doubted(role: int, chance: float) -> float:
        return (1 - DOUBT) * chance + DOUBT * left[role] / left.total()

    return [
        {
            "seat": seat,
            "chances": {
                id: chance if known[seat] is not None else doubted(role, chance)
                for role, (id, chance) in enumerate(zip(ROLES, likely[seat], strict=True))
            },
            "known": known[seat] is not None,
            "moved": [list(act) for act in what_moved(state, seat)[:MOST_ACTS]],
        }
        for seat in range(state.seats)
    ]
