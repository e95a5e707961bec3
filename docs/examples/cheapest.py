"""A bot of one's own in Python: it answers with what is worth least, by what is printed on the cards.

tianxia arena chuhan --bots docs/examples/cheapest.py:Cheapest,random --games 10
"""

from collections.abc import Iterator
from typing import Any

import tianxia


class Cheapest(tianxia.Bot):
    """Looks at the value of every card that it might play."""

    def think(self, glimpse: tianxia.Glimpse) -> tianxia.Choice:
        """The first of the answers whose cards are worth least together."""
        faces = tianxia.about(glimpse.game_id).faces
        known = dict(cards_in(glimpse.view()))

        def worth(choice: tianxia.Choice) -> int:
            played = [known[ref] for refs in choice.picks.values() for ref in refs if ref in known]
            return sum([faces[face].get("value", 0) for face in played]) if played else 100

        return min(glimpse.choices(), key=worth)


def cards_in(view: Any) -> Iterator[tuple[str, str]]:
    """Every card that a view shows, with its face."""
    if isinstance(view, dict):
        if "card" in view and "face" in view:
            yield view["card"], view["face"]
        view = list(view.values())
    if isinstance(view, list):
        for part in view:
            yield from cards_in(part)
