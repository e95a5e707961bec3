"""What shared tests ask about The Great Wall."""

from __future__ import annotations

from typing import Any

from tests.about import About
from tianxia.games.greatwall.data import CLANS, LOCATIONS, RESOURCES, SECTIONS, SOLDIERS
from tianxia.games.greatwall.rules.asking import SPOTS
from tianxia.games.greatwall.rules.state import ON_HORDE, REST

COOP = {"mode": "coop"}
EXTRAS = {"genghis": "on", "rat": "on"}


def names(view: dict[str, Any]) -> dict[str, str]:
    """Clans, places, kinds of Soldiers, resources, Vital spots by their card, as a lesson calls them."""
    found = {f"seat/{n}": CLANS[n] for n in range(view["players"])}
    found |= {f"location/{n}": id for n, id in enumerate(LOCATIONS)}
    found |= {f"section/{n}": id for n, id in enumerate(SECTIONS)}
    found |= {f"kind/{n}": id for n, id in enumerate(SOLDIERS)}
    found |= {f"place/{n}": str(n + 1) for n in range(6)} | {f"count/{n}": str(n) for n in range(9)}
    for place in range(REST, ON_HORDE):
        found |= {f"soldier/{place * len(SOLDIERS) + kind}": id for kind, id in enumerate(SOLDIERS)}
    for horde in [*[horde for section in view["sections"] for horde in section["hordes"]], *(view["khan_cards"] or [])]:
        card = int(horde["card"].partition("/")[2])
        found |= {f"spot/{card * SPOTS + n}": f"{horde['face']} {n + 1}" for n in range(len(horde["spots"]))}
    return found | {f"resource/{100 * n + k}": id for n, id in enumerate(RESOURCES) for k in range(9)}


ABOUT = About(
    sides=("snake", "dragon"),
    tables=({}, COOP, EXTRAS),
    told=({}, COOP, EXTRAS, {"scenario": "great-famine"}, {**COOP, "scenario": "siege-of-diaoyu"}),
    every=7,
    typed=("why", "move gold", "1", "command", "place 1", "attack", "recruit spearman left", "use spy", "done", "wall"),
    names=names,
    examples=22,
)
