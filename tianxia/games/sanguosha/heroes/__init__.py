"""The heroes, one file for each set; importing this package registers their skills."""

from tianxia.games.sanguosha.heroes import standard_wei

__all__ = ["standard_wei"]
