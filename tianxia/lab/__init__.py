"""The lab: bots meet on the same deals from every seat, random games look for faults, and all of it is counted."""

from tianxia.lab.arena_game import ArenaGame, ArenaResult, play_game
from tianxia.lab.balance import Balance, SeatStanding, Tally, ThingStanding, balance, count_all, tables
from tianxia.lab.report import BotStanding, Report, RoleStanding, Stalls, TableStanding, report, wilson
from tianxia.lab.tournament import Tournament, plan, play_all

__all__ = [
    "ArenaGame", "ArenaResult", "Balance", "BotStanding", "Report", "RoleStanding", "SeatStanding", "Stalls",
    "TableStanding", "Tally", "ThingStanding", "Tournament", "balance", "count_all", "plan", "play_all", "play_game",
    "report", "tables", "wilson",
]  # fmt: skip
