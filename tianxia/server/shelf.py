"""The games that have pages: a game comes to the browser when its layout is there; the terminal may have more."""

from __future__ import annotations

from typing import Final

from tianxia.core.game import BadInput, Game
from tianxia.games import game

SERVED: Final = ("chuhan", "suntzu")


def served(id: str) -> Game:
    """A game that can be played in the browser."""
    if id not in SERVED:
        raise BadInput(f"there is no game called {id!r} in the browser; there is {', '.join(SERVED)}")
    return game(id)
