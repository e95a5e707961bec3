"""What the shared tests may know of a game: its own folder says it, tests/games/<id>/screens."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final, Protocol, cast

from tianxia.games import built_in, game

if TYPE_CHECKING:
    from tests.browser.player import Player
    from tests.browser.tables import Situation

FOLDER: Final = Path(__file__).parents[1] / "games"
DEFAULT: Final = "toy"  # a game without pages of its own: the default layout shows it
Steps = tuple[Callable[["Player"], None], ...]
Frames = Iterator[None]  # one after the other, each of them when it is there
Strip = Callable[["Player"], Frames]


class Screens(Protocol):
    """The module `screens` of a game."""

    WALK: Steps  # every screen that the game has for itself, one after the other
    PARTS: tuple[str, ...]  # of the table; they stay where they are, whatever moves
    INSIDE: bool  # whether nothing jumps inside them either; counters that are centred do
    SIZED: tuple[Callable[[], Situation], ...]  # tables that are measured on screens of all sizes, the fullest first
    TOLD: tuple[str, ...]  # kinds of pictures that are shown from `ending` on (tests/browser/test_pace.py)
    CHOSEN: tuple[int, ...]  # lessons that are followed by picking what the teacher names; the others are shown

    def ending(self) -> Situation:
        """A few decisions before the end of the game."""

    def lively(self) -> Situation:
        """With every decision something moves."""


def own(id: str, part: str) -> ModuleType | None:
    """A module that a game has for its screens, if it has it."""
    is_there = (FOLDER / id / "screens" / f"{part}.py").is_file()
    return import_module(f"tests.games.{id}.screens.{part}") if is_there else None


def screens_of(id: str) -> Screens:
    """What a game says of its screens."""
    return cast(Screens, own(id, "screens"))


def positions_of(id: str) -> list[Situation]:
    """Every situation that a game is looked at in, as its folder has them."""
    module = import_module(f"tests.games.{id}.screens.situations")
    made = [each for _, each in inspect.getmembers(module, inspect.isfunction) if each.__module__ == module.__name__]
    return [each() for each in made if is_ready(inspect.signature(each))]


def is_ready(made: inspect.Signature) -> bool:
    """Whether a situation comes of it without anything being said."""
    given = [each for each in made.parameters.values() if each.kind != each.VAR_KEYWORD]
    return made.return_annotation == "Situation" and all(each.default != each.empty for each in given)


GAMES: Final = [id for id in built_in() if (FOLDER / id / "screens" / "screens.py").is_file()]
FIRST: Final = built_in()[0]  # the game of the start page
LARGE: Final = max(GAMES, key=lambda id: game(id).check_seats(None))  # with the most seats as a rule
DUELS: Final = [
    id for id in GAMES if hasattr(own(id, "situations"), "duel")
]  # whoever is asked is followed by the other
