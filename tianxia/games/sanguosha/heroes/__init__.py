"""The heroes, one file for each set; importing this package registers their skills."""

from tianxia.games.sanguosha.heroes import (
    fire,
    forest,
    gods,
    mountain,
    standard_neutral,
    standard_shu,
    standard_wei,
    standard_wu,
    wind,
)

__all__ = [
    "fire",
    "forest",
    "gods",
    "mountain",
    "standard_neutral",
    "standard_shu",
    "standard_wei",
    "standard_wu",
    "wind",
]
