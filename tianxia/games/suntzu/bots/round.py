"""One round of Sun Tzu as a game of its own: both lay five cards in secret, and the value model says what comes of it.

Neither side knows the other's unframed cards, so each side is a handful of *hands* that fit what lies open, each with
its own mixed orders. The worth of a round is a sum over provinces: against a mixture only the chance of each face at
each province counts, and the best answer of a hand is an assignment problem. The solver is fictitious play (a double
oracle that averages its oracles' answers instead of solving a growing matrix): the hands take turns, each lays its best
answer to all that the other side has laid so far, later answers weigh more, and the averages go to an equilibrium.
How far they still are from it can be measured exactly: `gap`.
"""

from __future__ import annotations

from typing import Final

from tianxia.bots.assignment import best_assignment
from tianxia.core.dice import Dice
from tianxia.core.state import Face
from tianxia.games.suntzu.bots.greedy import THRIFT
from tianxia.games.suntzu.bots.sight import SunTzuSight
from tianxia.games.suntzu.bots.worth import NEVER, Model, SunTzuWorth
from tianxia.games.suntzu.data import ALL, FACES, FRAMED, ONE

Hand = list[Face]
Lay = tuple[Face, ...]  # by province
Mix = dict[Lay, int]  # weights
KINDS: Final = range(len(FACES))
CARELESS: Final = 0.4  # how likely the rival is thought to lay their cards without reckoning with us


def imagine(unseen: list[int], known: list[int], count: int, dice: Dice) -> Hand:
    """A hand that fits what lies open: the framed cards, the known ones, and any of the others."""
    rest = [face for face in KINDS for _ in range(unseen[face] - known[face])]
    dice.shuffle(rest)
    sure = [face for face in KINDS for _ in range(known[face])]
    return sorted([*range(FRAMED), *sure, *rest[: count - len(sure)]])


def imagined_hands(sight: SunTzuSight, count: int, dice: Dice) -> tuple[list[Hand], list[Hand]]:
    """One's own hand among others that the rival must reckon with, and hands that the rival may hold."""
    own = [face for face, _ in sight.hand]
    nothing = [0] * len(FACES)
    mine = [own, *[imagine(sight.unseen_mine, nothing, len(own) - FRAMED, dice) for _ in range(count - 1)]]
    theirs = [imagine(sight.unseen, sight.known, sight.theirs_count, dice) for _ in range(count)]
    return mine, theirs


class Round:
    """The game of one round, seen from one side; the other side's worth is the same with the opposite sign."""

    def __init__(
        self, worth: SunTzuWorth, sight: SunTzuSight, mine: list[Hand], theirs: list[Hand], careless: float = CARELESS
    ) -> None:
        self.hands: tuple[list[Hand], list[Hand]] = (mine, theirs)
        won = Model(worth, sight).matrix()
        lost = [[[-won[p][own][other] for own in KINDS] for other in KINDS] for p in ALL]
        self.worths: tuple[list[list[list[float]]], ...] = (won, lost)  # by side, province, own face, other face
        # by side: what the other side gets with each face against this side's one
        self.columns: tuple[list[list[list[float]]], ...] = (lost_columns(lost), lost_columns(won))
        self.mixes: tuple[list[Mix], list[Mix]] = ([{} for _ in mine], [{} for _ in theirs])
        self.laid: tuple[list[list[float]], ...] = tuple([[[0.0] * len(FACES) for _ in ALL] for _ in (0, 1)])
        self.weight: int = 0  # of what each side has laid
        self.careless: float = careless / (1 - careless)
        self.blind: tuple[list[list[float]], ...] = tuple([self.against_blind(side) for side in (0, 1)])

    def answer(self, side: int, hand: Hand) -> Lay:
        """The best orders of a hand against all that the other side has laid so far."""
        blind = self.careless * max(1, self.weight)
        rows = zip(self.laid[side], self.blind[side], strict=True)
        places = best_assignment([[row[face] + blind * base[face] for face in hand] for row, base in rows])
        return tuple([hand[place] for place in places])

    def lay(self, side: int, which: int, orders: Lay, weight: int) -> None:
        """Count these orders of a hand, and what each answer to them is worth to the other side."""
        mix = self.mixes[side][which]
        mix[orders] = mix.get(orders, 0) + weight
        columns, sums = self.columns[side], self.laid[1 - side]
        for p in ALL:
            sums[p] = [old + weight * more for old, more in zip(sums[p], columns[p][orders[p]], strict=True)]

    def solve(self, turns: int) -> None:
        """This many turns of both sides; the hands of a side take turns."""
        for turn in range(turns):
            answers: list[tuple[int, Lay]] = []
            for side in (0, 1):
                which = turn % len(self.hands[side])
                answers.append((which, self.answer(side, self.hands[side][which])))
            for side, (which, orders) in enumerate(answers):
                self.lay(side, which, orders, turn + 1)
            self.weight += turn + 1

    def against_blind(self, side: int) -> list[list[float]]:
        """By province and face of a side: its worth if the other side lays any card anywhere, thrifty ones seldom."""
        often = [0.0] * len(FACES)
        for hand in self.hands[1 - side]:
            for face in hand:
                often[face] += 1.0 if face < FRAMED else THRIFT
        table: list[list[float]] = []
        for p in ALL:
            rows = self.worths[side][p]
            here = [(face, n) for face, n in enumerate(often) if n and abs(rows[ONE][face]) < -NEVER / 2]
            total = sum([n for _, n in here])
            table.append([sum([n * row[face] for face, n in here]) / total for row in rows])
        return table

    # ---- how good a profile of mixed orders is

    def worth_against(self, side: int, mixes: list[Mix]) -> list[list[float]]:
        """By province and face of a side: its worth against these mixed orders of the other side's hands."""
        chances = [[0.0] * len(FACES) for _ in ALL]
        for mix in mixes:
            total = sum(mix.values()) * len(mixes)
            for orders, weight in mix.items():
                for p in ALL:
                    chances[p][orders[p]] += weight / total
        table = self.worths[side]
        return [
            [sum([chance * row[face] for face, chance in enumerate(chances[p]) if chance]) for row in table[p]]
            for p in ALL
        ]

    def gap(self, mixes: tuple[list[Mix], list[Mix]]) -> float:
        """Exploitability in points: what a side that knows the other's mixed orders (but not which hand it has) gains
        by its best answers, the mean of both sides; 0 in an equilibrium."""
        total = 0.0
        for side in (0, 1):
            table = self.worth_against(side, mixes[1 - side])
            for hand in self.hands[side]:
                places = best_assignment([[row[face] for face in hand] for row in table])
                best = sum([table[p][hand[place]] for p, place in enumerate(places)])
                total += best / len(self.hands[side])
        return total / 2


def lost_columns(worths: list[list[list[float]]]) -> list[list[list[float]]]:
    """By province and face of the one side: the row of worths by face of the other."""
    return [[[worths[p][other][own] for other in KINDS] for own in KINDS] for p in ALL]
