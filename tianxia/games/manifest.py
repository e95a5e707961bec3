"""The manifest of a game, `game.toml`: what it says of itself before its rules are loaded."""

from __future__ import annotations

from typing import Final

import msgspec

from tianxia.errors import BadInput

LAST: Final = 100  # a game that does not say where it stands on the shelf stands behind ours
PLAIN_LEVELS: Final = ("random", "search:100", "search:1000")


class BothLanguages(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same in both languages."""

    en: str
    pl: str


class OwnBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot that only this game has, or its own way of one that all have: `make(key, iterations)` in a module of it."""

    module: str
    iterations: int = 0  # the usual number, of a bot that takes one


class Yardstick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game of another engine that `tianxia bench` plays in the same run."""

    engine: str
    game: str = ""


class FirstGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table that one press opens for somebody new: whatever is not said is as usual."""

    seats: int | None = None
    options: dict[str, str] = msgspec.field(default_factory=dict)


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said about a game; how many can play it, and with which settings, is said by its rules (`Game`)."""

    title: BothLanguages
    blurb: BothLanguages = BothLanguages("", "")
    aim: BothLanguages = BothLanguages("", "")  # what to go for, in one line, at somebody's first table
    first: FirstGame = FirstGame()
    zh: str = ""  # the title as it is written on its scroll
    minutes: tuple[int, ...] = ()  # from, to
    order: int = LAST  # on the shelf
    levels: tuple[str, ...] = ()  # the bots that a person may sit against, the weakest first
    adviser: str = "search:300"  # the bot that gives the best hint
    bots: dict[str, OwnBot] = msgspec.field(default_factory=dict)
    yardstick: Yardstick | None = None


def read(id: str, page: str | None) -> Manifest:
    """The manifest as it is written, or the least that can be said of a game without one; BadInput if it is wrong."""
    if page is None:
        name = id.replace("_", " ").replace("-", " ").title()
        return Manifest(BothLanguages(name, name))
    try:
        return msgspec.toml.decode(page, type=Manifest)
    except msgspec.MsgspecError as wrong:
        raise BadInput("the game.toml of {id} is wrong: {wrong}", id=id, wrong=wrong) from None
