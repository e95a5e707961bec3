"""The lab: bots meet on the same deals from every seat, random games look for faults, and all of it is counted."""

from tianxia.lab.report import Report, RoleStanding, Stalls, Standing, TableStanding, report, wilson
from tianxia.lab.table import Game, Result, play_game
from tianxia.lab.tournament import Tournament, plan, play_all

__all__ = [
    "Game", "Report", "Result", "RoleStanding", "Stalls", "Standing", "TableStanding", "Tournament", "plan", "play_all",
    "play_game", "report", "wilson",
]  # fmt: skip
