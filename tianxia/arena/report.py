"""What a tournament shows: win rates with intervals, margins, answers.

The interval is Wilson's, at 95 %. Games on one deal are not independent, so it is not computed from the number of games
but from games / d, where d is the design effect: how much more the results of whole deals vary than they would if the
games were independent (at least 1, so that the interval is never narrower than that of independent games).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from tianxia.arena.table import Result

Z: Final = 1.959964  # 95 %


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot of the tournament."""

    bot: str
    games: int
    wins: float
    rate: float
    low: float
    high: float
    margin: float
    answers: float  # per game

    def plain(self) -> dict[str, Any]:
        """For a program."""
        return {name: getattr(self, name) for name in self.__slots__}


@dataclass(frozen=True, slots=True)
class RoleStanding:
    """One bot in one role, all seats in which it had that role together."""

    role: str
    bot: str
    games: int  # seats and games: two Rebels of one bot in one game count twice
    wins: int
    rate: float
    low: float
    high: float

    def plain(self) -> dict[str, Any]:
        """For a program."""
        return {name: getattr(self, name) for name in self.__slots__}


@dataclass(frozen=True, slots=True)
class Report:
    """All bots, in the order in which they were named."""

    standings: tuple[Standing, ...]
    answers: float  # per game, of all seats
    by_role: tuple[RoleStanding, ...] = ()  # in a game with roles


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a rate."""
    rate = wins / games
    middle = rate + Z * Z / (2 * games)
    reach = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, min(rate, (middle - reach) / whole)), min(1.0, max(rate, (middle + reach) / whole))


def design_effect(shares: Sequence[tuple[int, float]]) -> float:
    """From (deal, share of the victory): the variance of whole deals against that of independent games, at least 1."""
    deals: dict[int, list[float]] = {}
    for deal, share in shares:
        deals.setdefault(deal, []).append(share)
    size = max([len(deal) for deal in deals.values()])
    whole = [sum(deal) / size for deal in deals.values() if len(deal) == size]
    rate = sum(whole) / len(whole)
    alone = rate * (1 - rate) / size
    if len(whole) < 2 or alone == 0:
        return 1.0
    between = sum([(deal - rate) ** 2 for deal in whole]) / (len(whole) - 1)
    return max(1.0, between / alone)


def report(bots: tuple[str, ...], results: Sequence[Result]) -> Report:
    """Count; a bot that sits in several seats is counted in each of them by itself."""
    games = len(results)
    standings: list[Standing] = []
    for place, bot in enumerate(bots):
        shares = [(result.deal, result.shares[place]) for result in results]
        wins = sum([share for _, share in shares])
        counted = games / design_effect(shares)
        low, high = wilson(wins / games * counted, counted)
        margin = sum([result.margins[place] for result in results]) / games
        answers = sum([result.answers[place] for result in results]) / games
        standings.append(Standing(bot, games, wins, wins / games, low, high, margin, answers))
    answers_of_all = sum([sum(result.answers) for result in results]) / games
    return Report(tuple(standings), answers_of_all, roles_of(bots, results))


def roles_of(bots: tuple[str, ...], results: Sequence[Result]) -> tuple[RoleStanding, ...]:
    """How often each bot won from each role; the seats of one deal are not independent, so they are counted as in
    `report`."""
    found: dict[tuple[str, str], list[tuple[int, float]]] = {}
    for result in results:
        for place, role in enumerate(result.roles):
            if role:
                found.setdefault((role, bots[place]), []).append((result.deal, float(result.won[place])))
    standings: list[RoleStanding] = []
    for (role, bot), shares in sorted(found.items()):
        games, wins = len(shares), int(sum([share for _, share in shares]))
        counted = games / design_effect(shares)
        low, high = wilson(wins / games * counted, counted)
        standings.append(RoleStanding(role, bot, games, wins, wins / games, low, high))
    return tuple(standings)
