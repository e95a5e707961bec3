"""Modules: what each expansion, mode and scenario changes, one file each."""

from tianxia.games.greatwall.modules import automata, coop, diaoyu, famine, frost, genghis, ghosts, rat, turban, visit
from tianxia.games.greatwall.rules import fighting, rarer

__all__ = [
    "automata",
    "coop",
    "diaoyu",
    "famine",
    "fighting",
    "frost",
    "genghis",
    "ghosts",
    "rarer",
    "rat",
    "turban",
    "visit",
]
