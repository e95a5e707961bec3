"""Which events show a card at work, and which cards were offered and kept: for those who count."""

from __future__ import annotations

from typing import Final

from tianxia.core.events import Event
from tianxia.core.game import HAPPENED, KEPT, OFFERED, Tallied
from tianxia.games.greatwall.data import CLANS, OURS, SORTS

CONTENTS: Final[dict[str, tuple[str, ...]]] = {
    sort: tuple(dict.fromkeys([card.row["id"] for card in OURS.cards if card.sort == sort])) for sort, _, _ in SORTS
}
HIRED: Final = "hire-advisor"
AT_WORK: Final = (  # what a card does is told by one of these
    "effect", "tactic", "ability", "event", "request", "turn", "khan-struck", "clerk",
)  # fmt: skip


def took_effect(event: Event) -> tuple[str, ...]:
    """The card that did something in this event: it is told to be at work, gives Honour at the end, or is a Horde
    card whose Power is all it has."""
    kind, facts = event.kind, event.public
    face = OURS.face.get(str(facts.get("card", "")))
    if face is None:
        return ()
    card = OURS.cards[face]
    works = kind in AT_WORK or (kind == "score" and facts["points"] != 0) or (kind == "horde" and not card.rules.ops)
    return (str(card.row["id"]),) if works else ()


def tallied(event: Event) -> list[Tallied]:
    """GW-218, GW-317, GW-806: clans and Generals, Advisors that were hired, and how often a Section was Breached."""
    facts = event.public
    if event.kind == "generals":
        led = list(enumerate(facts["cards"]))
        clans = [(way, "clan", CLANS[seat], seat) for seat, _ in led for way in (OFFERED, KEPT)]
        return clans + [(way, "general", str(card), seat) for seat, card in led for way in (OFFERED, KEPT)]
    if event.kind == "assault":
        return [(HAPPENED, "wall", "breach" if facts["breach"] else "held", -1)]
    if event.kind == HIRED:
        group = "advisor" if facts["active"] else "assistant"
        return [(way, group, str(facts["card"]), int(facts["seat"])) for way in (OFFERED, KEPT)]
    return []
