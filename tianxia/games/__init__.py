"""The games; each folder depends on the core and on no other game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tianxia.core.game import Game

GAME_IDS: Final = ("chuhan", "suntzu", "sanguosha")  # built in
GROUP: Final = "tianxia.games"  # where other packages announce theirs: id = "package.module:GAME"


def game_ids() -> tuple[str, ...]:
    """All games that can be played here, our own first."""
    from importlib.metadata import entry_points

    return GAME_IDS + tuple(sorted([entry.name for entry in entry_points(group=GROUP)]))


def game(id: str) -> Game:
    """The game of this id, loaded when first wanted: the command line must not wait for games it does not play."""
    from importlib import import_module
    from importlib.metadata import entry_points

    from tianxia.core.game import BadInput, Game

    if id in GAME_IDS:
        found = import_module(f"tianxia.games.{id}").GAME
    else:
        announced = [entry for entry in entry_points(group=GROUP) if entry.name == id]
        if not announced:
            raise BadInput(f"there is no game called {id!r}; the games are: {', '.join(game_ids())}")
        found = announced[0].load()
    assert isinstance(found, Game)
    return found
