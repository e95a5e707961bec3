"""What shared tests ask about a game: the answers of most games, and what a game says of itself in its own folder.

A game whose tests need other answers has tests/games/<id>/about.py with `ABOUT = About(...)`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

Options = Mapping[str, str]


@dataclass(frozen=True)
class About:
    """One game as shared tests see it."""

    # its tables
    sides: tuple[str, str] = ("player-1", "player-2")  # two that a person may sit as
    full: Options = field(default_factory=dict)  # the settings with which most of it comes up
    brief: Options = field(default_factory=dict)  # those of a short match
    tables: tuple[Options, ...] = ({},)  # settings at which every choice is typed in words
    told: tuple[Options, ...] = ({},)  # settings at which every line is said in every language
    every: int = 0  # a long game is looked at once in this many questions of each seat; 0: at every one

    # its words
    typed: tuple[str, ...] = ()  # what a person might begin a line with
    spoken: Mapping[str, Mapping[str, str]] = field(default_factory=dict)  # kind of question -> language -> an answer
    cards: tuple[str, ...] = ()  # faces with a name, a text and a short text
    events: tuple[str, ...] = ()  # cards with a name and an effect
    names: Callable[[dict[str, Any]], dict[str, str]] = lambda view: {}  # what a page names beside cards, by reference

    # its history
    formerly: Mapping[str, str] = field(default_factory=dict)  # file about this game alone among shared ones -> part
    added: tuple[str, ...] = ()  # patterns of files that tell of content which came later, not of the game as it was

    # its ledger
    examples: int = 0  # worked examples
    in_python: tuple[str, ...] = ()  # those that no scenario can show


@cache
def about(id: str) -> About:
    """What is said of a game, or what is true of most."""
    place = f"tests.games.{id}.about"
    if find_spec(f"tests.games.{id}") is None or find_spec(place) is None:
        return About()
    found = import_module(place).ABOUT
    assert isinstance(found, About)
    return found
