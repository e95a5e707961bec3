"""Which events show a card at work, and which cards were offered and kept: for those who count."""

from __future__ import annotations

from typing import Final

from tianxia.core.events import Event
from tianxia.core.game import KEPT, OFFERED, Tallied
from tianxia.games.greatwall.data import OURS, SORTS

CONTENTS: Final[dict[str, tuple[str, ...]]] = {
    sort: tuple(dict.fromkeys([card.row["id"] for card in OURS.cards if card.sort == sort])) for sort, _, _ in SORTS
}
HIRED: Final = "hire-advisor"


def took_effect(event: Event) -> tuple[str, ...]:
    """The cards that did something in this event."""
    facts = event.public
    told = (facts.get("card"), facts.get("source"))
    return tuple([str(OURS.cards[OURS.face[id]].row["id"]) for id in told if isinstance(id, str) and id in OURS.face])


def tallied(event: Event) -> list[Tallied]:
    """GW-218, GW-317: the Generals that were taken, and the Advisors that were hired."""
    facts = event.public
    if event.kind == "generals":
        return [
            (way, "general", str(card), seat) for seat, card in enumerate(facts["cards"]) for way in (OFFERED, KEPT)
        ]
    if event.kind == HIRED:
        group = "advisor" if facts["active"] else "assistant"
        return [(way, group, str(facts["card"]), int(facts["seat"])) for way in (OFFERED, KEPT)]
    return []
