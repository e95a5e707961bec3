"""How openly hostile or helpful an act is, counted from hero to hero.

Deeds are public, and beliefs about hidden roles are made of them; no rule reads them. What a hero was made to do
(Sow Division, Coerce) counts as the deed of whoever made them do it."""

from __future__ import annotations

from typing import Final

HOSTILE: Final = {  # a card used on one other hero
    "sha": -1, "fire-sha": -1, "lightning-sha": -1, "ice-sha": -1, "stab-sha": -1, "duel": -1, "blaze": -1,
    "acedia": -2, "famine": -2, "loot-a-burning-house": -1, "catch-off-guard": -1,
}  # fmt: skip
PER_DAMAGE: Final = -2
PER_DAMAGE_OF_ALL: Final = -1  # of a card that hits everybody
HITS_ALL: Final = ("barbarians", "raining-arrows")
PER_HEAL: Final = 3
ROBBED: Final = -1  # of a card of hand or equipment
FREED: Final = 2  # of a delayed tactic


def weight(what: str, amount: int, card: str) -> int:
    """How helpful (above 0) or hostile (below 0) this act is."""
    if what == "dealt":
        return amount * (PER_DAMAGE_OF_ALL if card in HITS_ALL else PER_DAMAGE)
    if what == "healed":
        return amount * PER_HEAL
    if what in ("robbed", "freed"):
        return ROBBED if what == "robbed" else FREED
    return HOSTILE.get(card, 0) if what == "use" and amount == 1 else 0
