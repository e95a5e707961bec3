"""What shared tests ask about The Great Wall."""

from __future__ import annotations

from typing import Any

from tests.about import About
from tianxia.games.greatwall.data import CLANS, LOCATIONS, RESOURCES, SECTIONS, SOLDIERS

COOP = {"mode": "coop"}
EXTRAS = {"genghis": "on", "rat": "on"}


def names(view: dict[str, Any]) -> dict[str, str]:
    """Clans, Locations, Sections, kinds of Soldiers and resources."""
    found = {f"seat/{n}": CLANS[n] for n in range(view["players"])}
    found |= {f"location/{n}": id for n, id in enumerate(LOCATIONS)}
    found |= {f"section/{n}": id for n, id in enumerate(SECTIONS)}
    found |= {f"kind/{n}": id for n, id in enumerate(SOLDIERS)}
    return found | {f"resource/{100 * n + k}": id for n, id in enumerate(RESOURCES) for k in range(9)}


ABOUT = About(
    sides=("snake", "dragon"),
    tables=({}, COOP, EXTRAS),
    told=({}, COOP, EXTRAS, {"scenario": "great-famine"}, {**COOP, "scenario": "siege-of-diaoyu"}),
    every=7,
    typed=("why", "move gold", "1", "command", "place 1", "attack", "recruit spearman left", "use spy", "done", "wall"),
    names=names,
)
