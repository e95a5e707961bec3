"""The heroes by set, large sets in several files; importing this package registers their skills."""

from tianxia.games.sanguosha.heroes import (
    fire,
    forest,
    gods_of_war,
    gods_of_wit,
    mou_shu,
    mountain_wei_shu,
    mountain_wu_neutral,
    rulebook_shu,
    rulebook_wei,
    sieges,
    standard_neutral,
    standard_shu,
    standard_wei,
    standard_wu,
    wind,
)

__all__ = [
    "fire",
    "forest",
    "gods_of_war",
    "gods_of_wit",
    "mou_shu",
    "mountain_wei_shu",
    "mountain_wu_neutral",
    "rulebook_shu",
    "rulebook_wei",
    "sieges",
    "standard_neutral",
    "standard_shu",
    "standard_wei",
    "standard_wu",
    "wind",
]
