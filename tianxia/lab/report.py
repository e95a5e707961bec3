"""What a tournament shows: win rates with intervals, margins, answers.

The interval is Wilson's, at 95 %. Games on one deal are not independent, so it is not computed from the number of games
but from games / d, where d is the design effect: how much more the results of whole deals vary than they would if the
games were independent (at least 1, so that the interval is never narrower than that of independent games).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Final

from tianxia.lab.arena_game import ArenaResult

Z: Final = 1.959964  # 95 %


@dataclass(frozen=True, slots=True)
class BotStanding:
    """One bot of the tournament."""

    bot: str
    games: int
    wins: float
    rate: float
    low: float
    high: float
    margin: float
    answers: float  # per game


@dataclass(frozen=True, slots=True)
class TableStanding:
    """One bot at tables of its own, against the game."""

    bot: str
    games: int
    wins: int
    rate: float
    low: float
    high: float
    score: float  # the mean of its games
    score_low: float | None  # with fewer than two games nobody knows
    score_high: float | None
    answers: float  # per game


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


@dataclass(frozen=True, slots=True)
class Difference:
    """How much more often the first of two bots won than the second: from one role, or from all sides."""

    role: str
    difference: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Stalls:
    """Games that nobody won, or that were cut off."""

    games: int
    rate: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Report:
    """All bots, in the order in which they were named: against each other, or each at tables of its own."""

    standings: tuple[BotStanding, ...]
    answers: float  # per game, of all seats
    stalls: Stalls
    tables: tuple[TableStanding, ...] = ()  # against the game
    by_role: tuple[RoleStanding, ...] = ()  # in a game with roles
    differences: tuple[Difference, ...] = ()  # of two bots that share the sides (all, then by role), or two tables


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


def mean_of_deals(gains: Sequence[tuple[int, float]]) -> tuple[float, float, float]:
    """From (deal, gain of the rate): the mean of the deals with its 95 % interval, from how much whole deals differ."""
    deals: dict[int, list[float]] = {}
    for deal, gain in gains:
        deals.setdefault(deal, []).append(gain)
    mean, low, high = mean_of([sum(deal) / len(deal) for deal in deals.values()])
    return mean, -1.0 if low is None else max(-1.0, low), 1.0 if high is None else min(1.0, high)


def mean_of(figures: Sequence[float]) -> tuple[float, float | None, float | None]:
    """The mean of independent figures with its 95 % interval (Student's); one figure alone has none."""
    mean, free = sum(figures) / len(figures), len(figures) - 1
    if free < 1:
        return mean, None, None
    error = sqrt(sum([(figure - mean) ** 2 for figure in figures]) / free / len(figures))
    return mean, mean - student(free) * error, mean + student(free) * error


def student(free: int) -> float:
    """Student's factor at 95 %, from that of the normal distribution; within 1 % from three degrees of freedom on."""
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / free + second / free**2 + third / free**3


def report(bots: tuple[str, ...], results: Sequence[ArenaResult]) -> Report:
    """Count; a bot that sits in several seats is counted in each of them by itself."""
    games = len(results)
    answers_of_all = sum([sum(result.answers) for result in results]) / games
    stalled = sum([result.stalled for result in results])
    stalls = Stalls(stalled, stalled / games, *wilson(stalled, games))
    if results[0].score is not None:
        compared = table_difference(results) if len(bots) == 2 else ()
        return Report((), answers_of_all, stalls, tables_of(bots, results), (), compared)
    if is_measure(results[0]) and len(bots) == 2:
        own = [result for result in results if not is_measure(result)]
        measures = [result for result in results if is_measure(result)]
        told = [
            standing(bot, place, some)
            for place, (bot, some) in enumerate(zip(bots, (own, measures), strict=True))
            if some
        ]
        compared = single_differences(results)
        return Report(tuple(told), answers_of_all, stalls, (), roles_of(bots, single_sides(results)), compared)
    standings = tuple([standing(bot, place, results) for place, bot in enumerate(bots)])
    shared = len(bots) == 2 and len(results[0].roles) > 0
    compared = differences(results) if shared else ()
    return Report(standings, answers_of_all, stalls, (), roles_of(bots, results), compared)


def standing(bot: str, place: int, results: Sequence[ArenaResult]) -> BotStanding:
    """How often one bot won in these games."""
    games = len(results)
    shares = [(result.deal, result.shares[place]) for result in results]
    wins = sum([share for _, share in shares])
    counted = games / design_effect(shares)
    low, high = wilson(wins / games * counted, counted)
    margin = sum([result.margins[place] for result in results]) / games
    answers = sum([result.answers[place] for result in results]) / games
    return BotStanding(bot, games, wins, wins / games, low, high, margin, answers)


def is_measure(result: ArenaResult) -> bool:
    """Whether the second of two bots had all sides, so that the first can be compared with it in each of them."""
    return bool(result.roles) and all(place == 1 for place, _, _ in result.roles)


def single_sides(results: Sequence[ArenaResult]) -> list[ArenaResult]:
    """Only the seats that are compared: those of the first bot's one side, and those of the second where it had all."""
    return [
        replace(result, roles=tuple([seat for seat in result.roles if is_measure(result) or seat[0] == 0]))
        for result in results
    ]


def single_differences(results: Sequence[ArenaResult]) -> tuple[Difference, ...]:
    """The first bot's rate less the second's in the same seats of the same deals, everybody else being the second."""
    by_deal: dict[int, list[ArenaResult]] = {}
    for result in results:
        by_deal.setdefault(result.deal, []).append(result)
    ways = max([len(deal) for deal in by_deal.values()])
    gains: list[tuple[int, float]] = []
    for deal, played in by_deal.items():
        measures = [result.shares[1] for result in played if is_measure(result)]
        own = [result.shares[0] for result in played if not is_measure(result)]
        if own and len(played) == ways:
            gains.append((deal, sum(own) / len(own) - sum(measures) / len(measures)))
    overall = (Difference("all", *mean_of_deals(gains)),) if gains else ()
    return overall + differences(single_sides(results))[1:]


def tables_of(bots: tuple[str, ...], results: Sequence[ArenaResult]) -> tuple[TableStanding, ...]:
    """How often the tables of each bot won against the game, and by what score; each had a deal once."""
    standings: list[TableStanding] = []
    for place, bot in enumerate(bots):
        own = [result for result in results if result.turn == place]
        if own:
            wins = int(sum([result.shares[place] for result in own]))
            score, at_least, at_most = mean_of([result.score for result in own if result.score is not None])
            answers = sum([result.answers[place] for result in own]) / len(own)
            low, high = wilson(wins, len(own))
            rate = wins / len(own)
            standings.append(TableStanding(bot, len(own), wins, rate, low, high, score, at_least, at_most, answers))
    return tuple(standings)


def table_difference(results: Sequence[ArenaResult]) -> tuple[Difference, ...]:
    """How much more often the first bot's tables won than the second's, on the deals that both have played."""
    won = {(result.deal, result.turn): result.shares[result.turn] for result in results}
    gains = [(deal, share - won[deal, 1]) for (deal, turn), share in won.items() if turn == 0 and (deal, 1) in won]
    return (Difference("all", *mean_of_deals(gains)),) if gains else ()


def roles_of(bots: tuple[str, ...], results: Sequence[ArenaResult]) -> tuple[RoleStanding, ...]:
    """How often each bot won from each role; the seats of one deal are not independent, so they are counted as in
    `report`."""
    found: dict[tuple[str, str], list[tuple[int, float]]] = {}
    for result in results:
        for place, role, won in result.roles:
            found.setdefault((role, bots[place]), []).append((result.deal, float(won)))
    standings: list[RoleStanding] = []
    for (role, bot), shares in sorted(found.items()):
        games, wins = len(shares), int(sum([share for _, share in shares]))
        counted = games / design_effect(shares)
        low, high = wilson(wins / games * counted, counted)
        standings.append(RoleStanding(role, bot, games, wins, wins / games, low, high))
    return tuple(standings)


def differences(results: Sequence[ArenaResult]) -> tuple[Difference, ...]:
    """The first bot's rate less the second's, deal by deal: luck of the deal falls on both."""
    found = [Difference("all", *mean_of_deals([(r.deal, r.shares[0] - r.shares[1]) for r in results]))]
    for role in sorted({role for result in results for _, role, _ in result.roles}):
        by_deal: dict[int, tuple[list[bool], list[bool]]] = {}
        for result in results:
            for place, played, won in result.roles:
                if played == role:
                    by_deal.setdefault(result.deal, ([], []))[place].append(won)
        both = [(deal, mine, yours) for deal, (mine, yours) in by_deal.items() if mine and yours]
        gains = [(deal, sum(mine) / len(mine) - sum(yours) / len(yours)) for deal, mine, yours in both]
        if gains:
            found.append(Difference(role, *mean_of_deals(gains)))
    return tuple(found)
