"""The games that have pages: a game comes to the browser when its layout is there; the terminal may have more."""

from __future__ import annotations

from typing import Final

from tianxia.bots.make import names_of
from tianxia.core.game import BadInput, Game
from tianxia.games import game

SERVED: Final = ("chuhan", "suntzu", "sanguosha")


def served(id: str) -> Game:
    """A game that can be played in the browser."""
    if id not in SERVED:
        raise BadInput(f"there is no game called {id!r} in the browser; there is {', '.join(SERVED)}")
    return game(id)


def usual_bot(game: str, wished: str) -> str:
    """The bot that is seated if none is named: the wished one, or the first one of a game that it cannot play."""
    names = names_of(game)
    return wished if wished.partition(":")[0] in names else names[0]
