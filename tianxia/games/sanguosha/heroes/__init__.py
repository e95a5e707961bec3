"""The heroes by set, large sets in several files; importing this package registers their skills."""

from tianxia.games.sanguosha.heroes import (
    cao_mao,
    fire,
    forest,
    givers,
    gods_of_the_realm,
    gods_of_war,
    gods_of_wit,
    kind,
    mountain_wei_shu,
    mountain_wu_neutral,
    standard_neutral,
    standard_shu,
    standard_wei,
    standard_wu,
    warlords,
    wind,
)

__all__ = [
    "cao_mao",
    "fire",
    "forest",
    "givers",
    "gods_of_the_realm",
    "gods_of_war",
    "gods_of_wit",
    "kind",
    "mountain_wei_shu",
    "mountain_wu_neutral",
    "standard_neutral",
    "standard_shu",
    "standard_wei",
    "standard_wu",
    "warlords",
    "wind",
]
