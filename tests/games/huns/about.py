"""What shared tests ask about Huns."""

from typing import Any

from tests.about import About
from tianxia.games.huns.data import COLOURS, box_of
from tianxia.games.huns.words.things import Lying, places_of

PLACES = places_of({})
MOST_ALIKE = 6  # Valuables of one colour in one place that a question tells apart
KINDS = len(COLOURS) ** 2 * len(PLACES)  # of Valuables: by place, slot and colour


def names(view: dict[str, Any]) -> dict[str, str]:
    """Dice, values, players and Valuables: those of a colour, and those that lie somewhere, as a lesson calls them."""
    found = {f"die/{n}": colour for n, colour in enumerate(COLOURS)}
    found |= {f"value/{n}": str(n) for n in range(1, 4)}
    found |= {f"seat/{n}": f"player-{n + 1}" for n in range(view["players"])}
    for n, colour in enumerate(COLOURS):
        found |= {f"colour/{100 * n + k}": colour for k in range(MOST_ALIKE)}
    return found | {f"good/{100 * n + k}": lying(f"good/{100 * n}") for n in range(KINDS) for k in range(2)}


def lying(ref: str) -> str:
    """A Valuable by its colour and the wagon or card it lies on."""
    good = Lying(ref, PLACES)
    return f"{good.colour} on {good.place}"


ABOUT = About(
    every=1,
    typed=("why", "take red", "1", "draw", "pillage", "load red purple", "use zerco", "card", "rules", "fill", "turn"),
    cards=tuple([card.id for card in box_of("").cards]),
    names=names,
    examples=8,
)
