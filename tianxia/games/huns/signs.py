"""Which events show a card or a wagon at work, and which cards were drawn and played: for those who count."""

from __future__ import annotations

from typing import Final

from tianxia.core.events import Event
from tianxia.core.game import KEPT, OFFERED, Tallied
from tianxia.games.huns.data import KINDS, box_of

OF_A_CARD: Final = ("use", "copy", "guarded", "off", "ban")  # the card that did it is told as their face
KEEPING: Final = ("play-card", "curse")  # a card is played into one's own camp or into another
DRAWN: Final = "drawn/"  # the zones that cards are drawn into
BY_OTHERS: Final = ("loot", "draw", "new-wagon", "excess", "take-die", "score")  # other cards had a part in it


def took_effect(event: Event) -> tuple[str, ...]:
    """The cards and wagons that did something in this event."""
    kind, facts = event.kind, event.public
    found: list[str] = list(facts.get("by", ())) if kind in BY_OTHERS else []
    if kind in OF_A_CARD:
        found.append(str(facts["face"]))
    if kind == "score" and facts.get("met"):
        found.append(str(facts["face"]))
    if kind == "dispatch":
        found += [str(told["face"]) for told in (event.private or {}).values()]
    return tuple(found)


def tallied(event: Event) -> list[Tallied]:
    """HU-302: the cards that a seat drew to choose from, and the one that it played."""
    facts = event.public
    if event.kind == "deal" and str(facts["to"]).startswith(DRAWN):
        seat = int(str(facts["to"]).removeprefix(DRAWN))
        return [(OFFERED, group_of(told["face"]), told["face"], seat) for told in event.private[seat]["cards"]]
    if event.kind in KEEPING:
        return [(KEPT, group_of(facts["face"]), facts["face"], facts["seat"])]
    return []


def group_of(id: str) -> str:
    """The deck of one of our cards; those of a file are all of one sort."""
    return next((KINDS[card.kind] for card in box_of("").cards if card.id == id), "other")
