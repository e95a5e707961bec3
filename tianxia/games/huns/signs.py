"""Which events show a card or a wagon at work: for those who count what random games have come to."""

from __future__ import annotations

from typing import Final

from tianxia.core.events import Event

OF_A_CARD: Final = ("use", "copy", "guarded", "off", "ban")  # the card that did it is told as their face
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
