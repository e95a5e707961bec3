"""The toy game as a package of its own: its parts are found beside it."""

from tests.toy.game import GAME

__all__ = ["GAME"]
