"""What things are worth in Sun Tzu, in points of the score track: provinces, armies, cards; and one round as a game.

A province is worth, for each scoring to come, its value times the *hold* of the armies in it: how likely they still
control it then, less how likely the rival does, from -1 to 1 (each round of battles moves the border by a random step).
So everything in a round is a sum over the five provinces, which is what makes the best orders an assignment problem.
Armies in the pool are worth more the fewer there are; an unframed card has a price that falls to 0 in the last round.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import Final

from tianxia.core.state import Face
from tianxia.games.suntzu.bots.sight import SunTzuSight
from tianxia.games.suntzu.data import (
    ALL,
    ARMIES,
    FACES,
    LAST_ROUND,
    MARGIN,
    NO_BATTLE,
    ONE,
    PAID,
    SCORING,
    SIX,
)


class SunTzuWeights:
    """The numbers of the value model, in points, found by a random hill climb. A border of one army is nearly safe for
    a round; armies in the pool and unframed cards are dear, so they are saved for the rounds that score."""

    def __init__(self) -> None:
        self.spread: float = 0.86  # of the border of a province in a round
        self.prices: tuple[float, ...] = (
            *(0.0,) * 6, 2.0, 2.8, 3.6, 4.4,  # 1 to 6, 7 to 10
            2.4, 2.8, 3.2, 1.2, 2.4,  # +1, +2, +3, -1, Plague
        )  # fmt: skip
        self.draw: float = 0.7  # the card more that a 1 brings
        self.ban: float = 0.15  # that the 6 is used up in a province
        self.army: float = 1.96  # in the pool, over the number there
        self.strip: float = 0.25  # an army that must be taken from another province
        self.paid: float = 0.62  # an army into the reinforcements


REACH: Final = 10  # the largest margin
MARGINS: Final = tuple(range(-REACH, REACH + 1))
WIDE: Final = ARMIES + REACH
NEVER: Final = -1e6  # a card that cannot be laid there


class SunTzuWorth:
    """The value model: what armies and cards are worth, in points of the score track."""

    def __init__(self, weights: SunTzuWeights | None = None) -> None:
        self.w: SunTzuWeights = weights if weights is not None else SunTzuWeights()
        self.holds: tuple[tuple[float, ...], ...] = tuple([self.hold(rounds) for rounds in range(LAST_ROUND + 1)])

    def hold(self, rounds: int) -> tuple[float, ...]:
        """By own armies (from -WIDE on): the hold of a province with this many rounds of battles before the scoring."""
        armies = range(-WIDE, WIDE + 1)
        if not rounds:
            return tuple([float((n > 0) - (n < 0)) for n in armies])
        return tuple([erf(n / (self.w.spread * sqrt(2 * rounds))) for n in armies])

    def province(self, values: tuple[int, ...], round: int, fought: bool) -> list[float]:
        """By own armies (from -WIDE on): the points that a province will bring; `fought` if its battle is over."""
        ahead = [(value, n - round + (not fought)) for value, n in zip(values, SCORING, strict=True) if n >= round]
        rows = [(value, self.holds[rounds]) for value, rounds in ahead]
        if len(rows) == 1:
            value, row = rows[0]
            return [value * hold for hold in row]
        if len(rows) == 2:
            (one, row), (two, later) = rows
            return [one * a + two * b for a, b in zip(row, later, strict=True)]
        return [sum([value * row[n] for value, row in rows]) for n in range(2 * WIDE + 1)]

    def scarcity(self, pool: int) -> float:
        """The worth of one army more in the pool."""
        return self.w.army / (2 + pool)

    def scale(self, round: int, loose: int) -> float:
        """How dear unframed cards are: less when there are many, nothing in the last round."""
        ahead = LAST_ROUND - round
        return ahead / (max(1, loose) + ahead - 1) if ahead else 0.0

    def points(self, army: list[int], markers: list[tuple[int, ...]], round: int) -> float:
        """All provinces before the battles of a round."""
        total = 0.0
        for p in ALL:
            if army[p]:
                total += self.province(markers[p], round, fought=False)[army[p] + WIDE]
        return total


class CardCosts:
    """What one side's cards cost it in this round."""

    __slots__ = ("extra", "paid", "price")

    def __init__(self, worth: SunTzuWorth, round: int, loose: int, pool: int, deck: int, banned: list[bool]) -> None:
        w = worth.w
        scale = worth.scale(round, loose)
        ahead = LAST_ROUND - round
        self.price: list[float] = [price * scale for price in w.prices]
        self.paid: float = w.paid if ahead else 0.0
        # what a card does beside fighting, unless a Plague lies opposite
        draw = -w.draw * min(1.0, 2 * scale) if deck > 1 and ahead else 0.0
        six = worth.scarcity(pool) + w.ban * ahead / LAST_ROUND
        self.extra: list[list[float]] = []
        for p in ALL:
            row = [0.0] * len(FACES)
            row[ONE] = draw
            row[SIX] = -NEVER if banned[p] else six
            self.extra.append(row)


class Model:
    """One round as a game: what each pair of cards at each province is worth to this side."""

    __slots__ = ("gain", "mine", "plague", "theirs")

    def __init__(self, worth: SunTzuWorth, sight: SunTzuSight) -> None:
        w = worth.w
        self.mine: CardCosts = CardCosts(
            worth, sight.round, len(sight.hand) - 6, sight.pool, sight.decks[0], sight.banned
        )
        self.theirs: CardCosts = CardCosts(
            worth, sight.round, sight.theirs_count, sight.theirs_pool, sight.decks[1], sight.theirs_banned
        )
        self.gain: list[list[float]] = []  # by province and margin: the change of worth
        self.plague: list[float] = []
        own, other = worth.scarcity(sight.pool), worth.scarcity(sight.theirs_pool)
        for p in ALL:
            army = sight.army[p]
            value = worth.province(sight.markers[p], sight.round, fought=True)
            base = value[army + WIDE]
            row: list[float] = []
            for margin in (*MARGINS, -self.struck(army, sight.miasma)):
                after = army + margin
                gain = value[after + WIDE] - base
                mine = max(0, after) - max(0, army)
                theirs = max(0, -after) - max(0, -army)
                gain += other * theirs - own * mine
                if mine > sight.pool:
                    gain -= w.strip * (mine - sight.pool)
                if theirs > sight.theirs_pool:
                    gain += w.strip * (theirs - sight.theirs_pool)
                row.append(gain)
            self.plague.append(row.pop())
            self.gain.append(row)

    @staticmethod
    def struck(army: int, miasma: bool) -> int:
        """By how much a Plague moves the border."""
        size = abs(army)
        lost = max(0, size - 1) if miasma else size // 2
        return lost if army > 0 else -lost

    def result(self, p: int, own: Face, other: Face) -> float:
        """What this pair of cards at this province is worth."""
        mine, theirs = self.mine, self.theirs
        margin = MARGIN[own][other]
        cost = theirs.price[other] - mine.price[own]
        if margin == NO_BATTLE:
            if theirs.extra[p][other] > -NEVER / 2:
                return -NEVER
            return self.plague[p] + cost if mine.extra[p][own] < -NEVER / 2 else NEVER
        cost += theirs.extra[p][other] - mine.extra[p][own]
        cost += theirs.paid * PAID[other][own] - mine.paid * PAID[own][other]
        return self.gain[p][margin + REACH] + cost

    def matrix(self) -> list[list[list[float]]]:
        """By province, own face, rival's face."""
        faces = range(len(FACES))
        return [[[self.result(p, own, other) for other in faces] for own in faces] for p in ALL]

    def against(self, belief: list[tuple[Face, float]], hand: list[Face]) -> list[list[float]]:
        """By province and card of the hand: its worth against what the rival may lay there, fast."""
        mine = self.mine
        worths: dict[Face, list[float]] = {}
        for face in hand:
            if face in worths:
                continue
            row = [0.0] * len(ALL)
            margins = MARGIN[face]
            paid = 0.0
            calm = 0.0  # how likely the card does what it does
            for other, weight in belief:
                margin = margins[other]
                if margin == NO_BATTLE:
                    for p in ALL:
                        row[p] += weight * self.plague[p]
                    continue
                calm += weight
                paid += weight * PAID[face][other]
                at = margin + REACH
                for p in ALL:
                    row[p] += weight * self.gain[p][at]
            cost = mine.price[face] + mine.paid * paid
            worths[face] = [
                row[p] - cost - (calm * mine.extra[p][face] if mine.extra[p][face] < -NEVER / 2 else -NEVER)
                for p in ALL
            ]
        return [[worths[face][p] for face in hand] for p in ALL]
