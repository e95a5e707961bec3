"""How a player who only wants to get on lays orders."""

from __future__ import annotations

from typing import Any

from tests.browser.ways import Step, Ways


class OwnWays(Ways):
    """Five orders, one for each province."""

    def lays(self, seen: dict[str, Any]) -> Step:
        """A weak and a strong card by turns; a 6 may be forbidden there, so it stays in the hand."""
        place = seen["places"][0]
        cards = [ref for ref, face in seen["may"] if ref in seen["hand"] and face != "num-6"]
        return Step(ref=cards[-1 if int(place) % 2 else 0], place=place)
