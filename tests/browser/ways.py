"""How a player who only wants to get on decides, in any game: what to press next, from what is on the screen."""

from __future__ import annotations

from typing import Any, NamedTuple

from tests.browser.games import own


class Step(NamedTuple):
    """One thing to do: pick a thing (and lay it at a place), press the button of a choice, or that of an option."""

    ref: str | None = None
    place: str | None = None
    named: str | None = None
    option: str | None = None


class Ways:
    """Picks until the red button is there and presses it; else passes, or does the first thing that there is."""

    def next(self, seen: dict[str, Any]) -> Step:
        """What to do now; nothing of it if nothing can be done."""
        if seen["seal"]:
            return Step(option=seen["seal"])
        if seen["named"]:
            return Step(named=seen["named"][0])
        if seen["places"]:
            return self.lays(seen)
        if seen["may"]:
            return Step(ref=self.picks(seen))
        ids = [id for id, _ in seen["options"]]
        return Step(option="pass" if "pass" in ids else ids[0] if ids else None)

    def picks(self, seen: dict[str, Any]) -> str:
        """Which of the things that may be picked."""
        return str(seen["may"][0][0])

    def lays(self, seen: dict[str, Any]) -> Step:
        """The first thing in hand at the first free place."""
        cards = [ref for ref, _ in seen["may"] if ref in seen["hand"]]
        return Step(ref=cards[0], place=seen["places"][0])


def ways_of(game: str) -> Ways:
    """How one gets on in this game: a game may know it better, in tests/games/<id>/screens/ways.py."""
    module = own(game, "ways")
    ways: Ways = Ways() if module is None else module.OwnWays()
    return ways
