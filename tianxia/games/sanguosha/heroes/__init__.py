"""The heroes, one file for each set; importing this package registers their skills."""

from tianxia.games.sanguosha.heroes import forest, mountain, standard_wei

__all__ = ["forest", "mountain", "standard_wei"]
