"""The games; each folder depends on the core and on no other game."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from tianxia.core.game import BadInput, Game

GAME_IDS: Final = ("chuhan",)  # built in
GROUP: Final = "tianxia.games"  # where other packages announce theirs: id = "package.module:GAME"


def game_ids() -> tuple[str, ...]:
    """All games that can be played here, our own first."""
    return GAME_IDS + tuple(sorted([entry.name for entry in entry_points(group=GROUP)]))


def game(id: str) -> Game:
    """The game of this id, loaded when first wanted."""
    if id in GAME_IDS:
        found = import_module(f"tianxia.games.{id}").GAME
    else:
        announced = [entry for entry in entry_points(group=GROUP) if entry.name == id]
        if not announced:
            raise BadInput(f"there is no game {id!r}; there is {', '.join(game_ids())}")
        found = announced[0].load()
    assert isinstance(found, Game)
    return found
