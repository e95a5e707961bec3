"""Hints for the Sanguosha bots: what a card is worth in the hand, and for whom a skill is meant."""

from __future__ import annotations

from typing import Final

from tianxia.games.sanguosha.content import KINDS

# worth of keeping one card of a kind; what is not named is 2
WORTH: Final = {
    "peach": 9.0, "negate": 6.0, "dodge": 5.0, "out-of-nothing": 6.0, "wine": 4.0, "acedia": 5.5, "famine": 4.0,
    "snatch": 5.0, "dismantle": 4.0, "sha": 3.0, "fire-sha": 3.3, "lightning-sha": 3.2, "ice-sha": 3.5, "stab-sha": 3.5,
    "duel": 3.5, "barbarians": 3.0, "raining-arrows": 3.0, "truce": 3.0, "harvest": 2.5, "blaze": 2.0,
    "iron-shackle": 1.5, "coerce": 2.0, "lightning": 1.0,
}  # fmt: skip
PLAIN_WORTH: Final = 2.0

FOE: Final = -1
FRIEND: Final = 1
ANYONE: Final = 0

# active skills without a rule of their own: for whom, and how much it is worth before costs
ACTIONS: Final[dict[str, tuple[int, float]]] = {
    "sow-division": (FOE, 4.0), "drive-the-tiger": (FOE, 2.0), "justice-of-heaven": (FOE, 2.0),
}  # fmt: skip


def worth(kind: str) -> float:
    """Of one card in the hand."""
    found = WORTH.get(kind)
    if found is not None:
        return found
    data = KINDS[kind]
    return {"armor": 4.0, "weapon": 2.5, "plus-horse": 3.5, "minus-horse": 3.0}.get(data.subtype, PLAIN_WORTH)
