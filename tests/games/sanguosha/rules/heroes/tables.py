"""What the tests of the heroes begin with, and how they read what happened."""

from typing import Any

from tianxia.games.sanguosha.content import PRINTS, SUITS
from tianxia.scenario import Scenario, scenario

BYSTANDERS = ["sun-quan", "zhang-fei", "zhen-ji"]  # none of their skills says anything in another's turn without cards


def with_others(hero: str, **position: Any) -> Scenario:
    """This hero first, as the ruler and on turn if nothing else is said, with three bystanders."""
    return scenario("sanguosha", heroes=[hero, *BYSTANDERS], **{"turn": hero, **position})


def table(*heroes: str, **position: Any) -> Scenario:
    """These heroes; the first is the ruler and, if nothing else is said, idle in his Action Phase."""
    return scenario("sanguosha", heroes=list(heroes), **position)


def told(game: Scenario, kind: str, viewer: str = "spectator") -> list[dict[str, Any]]:
    """The events of one kind as a viewer is told them."""
    return [event for event in game.fact(f"told.{viewer}") if event["kind"] == kind]


def activated(game: Scenario) -> list[str]:
    """Which skills were activated, in order."""
    return [event["skill"] for event in told(game, "skill")]


def is_idle(game: Scenario, hero: str) -> bool:
    """Whether this hero is asked what he does in his Action Phase."""
    return (game.waits_for, game.kind) == (hero, "sanguosha.idle")


def face_of(card: str) -> str:
    """The data id of a card that is named exactly."""
    return next(p.id for p in PRINTS if f"{p.kind}:{SUITS[p.suit]}-{p.number}" == card)
