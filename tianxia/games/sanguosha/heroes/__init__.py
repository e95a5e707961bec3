"""The heroes, one file for each set; importing this package registers their skills."""

from tianxia.games.sanguosha.heroes import fire, forest, mountain, standard_wei, wind

__all__ = ["fire", "forest", "mountain", "standard_wei", "wind"]
