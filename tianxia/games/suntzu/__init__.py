"""Sun Tzu: secret orders for two, five provinces, at most nine rounds."""

from tianxia.games.suntzu.game import GAME

__all__ = ["GAME"]
