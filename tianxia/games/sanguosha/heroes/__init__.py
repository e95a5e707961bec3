"""The heroes by set, large sets in several files; importing this package registers their skills."""

from tianxia.games.sanguosha.heroes import (
    fire,
    forest,
    gods_of_war,
    gods_of_wit,
    mountain_wei_shu,
    mountain_wu_neutral,
    rulebook_shu,
    rulebook_warriors,
    rulebook_wei,
    rulebook_wu,
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
    "mountain_wei_shu",
    "mountain_wu_neutral",
    "rulebook_shu",
    "rulebook_warriors",
    "rulebook_wei",
    "rulebook_wu",
    "sieges",
    "standard_neutral",
    "standard_shu",
    "standard_wei",
    "standard_wu",
    "wind",
]
