"""What the search for canaries must know of a game: how its cards are marked, its tables, what lies beside cards.

A game says it in tests/games/<id>/secrets/canary.py; one that says nothing is not searched."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import pytest

from tests.visibility.tracker import Tracker
from tianxia.games import built_in

if TYPE_CHECKING:
    from tests.visibility.marked import Marker
    from tests.visibility.oracle import Oracle

Setting = tuple[int, int, dict[str, str]]  # people, bots, options
Plant = Callable[[pytest.MonkeyPatch], None]


class Searched(ABC):
    """A game for two, with a bot in one match of four."""

    id: str
    deck: str  # the name of a zone that nobody sees
    hand: str = "hand"  # that of the zones which a seat sees alone
    tracker: type[Tracker]
    tokens: int  # cards that get a name of their own
    options: tuple[dict[str, str], ...] = ({},)  # of its tables
    matches = 3
    short = 60  # answers of people in a match with a planted leak
    named_by_rules: frozenset[str] = frozenset()  # cards named in questions and refusals because a rule names them
    leaks: tuple[Plant, ...] = ()  # planted beside those of every game

    @abstractmethod
    def mark(self, marker: Marker) -> None:
        """Gives every card of a copy of this game a name of its own."""

    def setting(self, n: int, luck: random.Random) -> Setting:
        """The table of match n."""
        people = 1 if n % 4 == 3 else 2
        return people, 2 - people, dict(luck.choice(self.options))

    def setup(self, n: int) -> Callable[..., Any] | None:
        """What takes the place of `Game.setup` in match n, so that it begins where its secrets lie already."""
        return None

    def more(self, oracle: Oracle, rows: list[int], viewer: int, message: dict[str, Any]) -> Iterator[str]:
        """Leaks that names and numbers of cards do not tell."""
        yield from ()


@cache
def searched(id: str) -> Searched:
    """What a game says for the search."""
    found = import_module(f"tests.games.{id}.secrets.canary").SEARCHED
    assert isinstance(found, Searched)
    return found


def searched_games() -> tuple[Searched, ...]:
    """The games that say it."""
    return tuple([searched(id) for id in built_in() if find_spec(f"tests.games.{id}.secrets.canary") is not None])
