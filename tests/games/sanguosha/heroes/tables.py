"""Tables for the tests of heroes, and what is told at them."""

from typing import Any

from tianxia.games.sanguosha.content import PRINTS, SUITS
from tianxia.scenario import Scenario, scenario

BYSTANDERS = ["sun-quan", "zhang-fei", "zhen-ji"]  # none of their skills says anything here


def with_others(hero: str, **position: Any) -> Scenario:
    """This hero first, as the ruler and on turn if nothing else is said, with three bystanders."""
    return scenario("sanguosha", heroes=[hero, *BYSTANDERS], **{"turn": hero, **position})


def told(table: Scenario, kind: str, viewer: str = "spectator") -> list[dict[str, Any]]:
    """The events of one kind as a viewer is told them."""
    return [event for event in table.fact(f"told.{viewer}") if event["kind"] == kind]


def face_of(card: str) -> str:
    """The data id of a card that is named exactly."""
    return next(p.id for p in PRINTS if f"{p.kind}:{SUITS[p.suit]}-{p.number}" == card)
