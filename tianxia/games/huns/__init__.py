"""Huns: five dice to draft, wagons to fill, camps full of cards; two to four players."""

from tianxia.games.huns.game import GAME

__all__ = ["GAME"]
