"""What the tests of the standard heroes and the gods begin with, and how they read what happened."""

from typing import Any

from tianxia.scenario import Scenario, scenario


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
