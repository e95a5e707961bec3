"""What was said at the table in a scenario, and hands in which every ability resolves at once."""

from typing import Any

from tianxia.scenario import Scenario

NO_LYU_ZHI = ["lyu-zhi", "*"]  # on the discard pile, where everybody sees that nothing can be cancelled


def said(battle: Scenario, kind: str, viewer: str = "spectator") -> list[dict[str, Any]]:
    """The events of this kind, as the viewer was told them."""
    return [told for told in battle.fact(f"told.{viewer}") if told["kind"] == kind]


def points(battle: Scenario) -> list[tuple[str, int, str]]:
    """Who gained how many VP by which rule, in order."""
    return [(battle.names[told["seat"]], told["points"], told["rule"]) for told in said(battle, "vp")]
