"""Words that the ability tests share: where Lyu Zhi lies, and what a viewer was told."""

from typing import Any

from tianxia.scenario import Scenario

NO_WINDOW: dict[str, Any] = {"discard": ["lyu-zhi", "*"]}  # Lyu Zhi lies open, so nobody is asked for a reaction
UNHELD: dict[str, Any] = {"draw": ["lyu-zhi", "xiao-he"]}  # both reactions are out of reach, but nobody knows it

# One position for each ability that can be cancelled: what its player (Chu) holds, what lies there, what goes with it.
USES: dict[str, dict[str, Any]] = {
    "ji-bu": {"chu": ["ji-bu", "1", "1"], "attacker": "chu"},
    "yu-ji": {"chu": ["yu-ji", "1", "9"], "attacker": "chu", "with": ["9"]},
    "ying-bu": {"chu": ["ying-bu", "1", "1"], "attacker": "chu", "with": ["5"], "discard": ["5", "*"]},
    "peng-yue": {"chu": ["peng-yue", "7", "1"], "trick": [{"by": "han", "cards": ["7"]}], "with": ["7"]},
    "zhongli-mo": {"chu": ["zhongli-mo", "4", "7", "1"], "attacker": "chu", "with": ["4", "7"]},
    "xiahou-ying": {"chu": ["xiahou-ying", "1", "1"], "trick": [{"by": "han", "cards": ["7"]}]},
    "han-xin": {"chu": ["han-xin", "1", "1"], "trick": [{"by": "han", "cards": ["7"]}]},
    "liu-bang": {"chu": ["liu-bang", "1", "1"], "trick": [{"by": "han", "cards": ["9"]}]},
    "xiang-yu": {"chu": ["xiang-yu", "1", "1"], "trick": [{"by": "han", "cards": ["7"]}]},
}
ATTACKS = ("ji-bu", "yu-ji", "ying-bu")
OTHERS = ("peng-yue", "zhongli-mo", "xiahou-ying", "han-xin", "liu-bang", "xiang-yu")


def told(battle: Scenario, viewer: str, *kinds: str) -> list[dict[str, Any]]:
    """The events so far, all or those of these kinds, as the viewer is told them."""
    return [event for event in battle.fact(f"told.{viewer}") if not kinds or event["kind"] in kinds]


def where(battle: Scenario, name: str) -> str:
    """The place where a card lies."""
    lots = {place: battle.fact(place) for place in ("han", "chu", "draw", "discard", "display", "row")}
    lots["table"] = [card["face"] for card in battle.fact("view.spectator.table")]
    return next(place for place, cards in lots.items() if name in cards)
