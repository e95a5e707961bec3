"""The Great Wall: workers, soldiers and a common enemy before the wall; one to five players."""

from tianxia.games.greatwall.game import GAME

__all__ = ["GAME"]
