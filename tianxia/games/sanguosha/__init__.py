"""Sanguosha: hidden roles, heroes and nested interrupts for 2 to 10."""

from tianxia.games.sanguosha.game import GAME

__all__ = ["GAME"]
