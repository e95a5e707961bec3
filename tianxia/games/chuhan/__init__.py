"""Chu Han: a card duel of climbing and shedding for two, Han against Chu."""

from tianxia.games.chuhan.game import GAME

__all__ = ["GAME"]
