"""Modules: what each expansion, mode and scenario changes, one file each."""

from tianxia.games.greatwall.modules import automata, coop
from tianxia.games.greatwall.rules import rarer

__all__ = ["automata", "coop", "rarer"]
