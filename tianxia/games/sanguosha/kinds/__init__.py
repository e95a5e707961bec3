"""The 52 kinds of cards, by type; importing this package registers what they do."""

from tianxia.games.sanguosha.kinds import basic, delayed, equipment, tactics

__all__ = ["basic", "delayed", "equipment", "tactics"]
