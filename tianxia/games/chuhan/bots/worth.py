"""What a play of Chu Han is worth to the greedy policy: the power of groups, the chance to hold the lead, VP."""

from __future__ import annotations

from typing import Final

from tianxia.games.chuhan.bots.sight import SHARES, ChuHanSight
from tianxia.games.chuhan.data import ADVICE_VP, DELAYED, DOUBLE, SOUND_ADVICE, TARGET, TWOS, TWOS_LEAST

OUT: Final = 1000.0  # going out or reaching 31


def _at_least() -> list[list[list[float]]]:
    """[share of the unseen cards that the rival holds][copies unseen][wanted] -> chance that the rival has as many."""
    table: list[list[list[float]]] = []
    for step in range(SHARES + 1):
        share = step / SHARES
        rows: list[list[float]] = []
        exact = [1.0] + [0.0] * 11
        for _ in range(12):
            rows.append([sum(exact[wanted:]) for wanted in range(12)])
            exact = [exact[0] * (1 - share)] + [
                exact[n] * (1 - share) + exact[n - 1] * share for n in range(1, len(exact))
            ]
        table.append(rows)
    return table


AT_LEAST: Final = _at_least()


class ChuHanWeights:
    """The numbers of the policy; found by playing policies with other numbers against it."""

    __slots__ = (
        "card", "decree", "decree_early", "decree_lead", "decree_more", "grow", "high", "joker", "last", "lead",
        "lead_few", "lead_rush", "pass_", "pass_rush", "steep", "vp", "xiang_yu",
    )  # fmt: skip

    def __init__(self) -> None:
        self.card: float = 0.33  # a card shed
        self.high: float = 3.10  # power of the 9
        self.steep: float = 1.84  # how fast power falls with the value
        self.grow: float = 0.98  # power of each further card of a group
        self.joker: float = 1.79
        self.lead: float = 0.78  # the lead, always
        self.lead_few: float = 2.69  # and shared among the groups left
        self.lead_rush: float = 2.77  # and shared among the rival's cards
        self.last: float = 2.08  # a play that holds and leaves one group
        self.pass_: float = 0.05
        self.pass_rush: float = 1.53  # a pass is worth less, shared among the rival's cards
        self.vp: float = 1.05
        self.decree: float = -2.20  # in a counter
        self.decree_lead: float = -2.26  # before leading
        self.decree_early: float = 0.48  # for each card of the rival: early there is time to use the two cards
        self.decree_more: float = 0.45  # less for each decree taken before
        self.xiang_yu: float = 0.30


class ChuHanWorth:
    """The weights and what follows from them; reads only a ChuHanSight."""

    def __init__(self, weights: ChuHanWeights | None = None) -> None:
        w = weights if weights is not None else ChuHanWeights()
        self.w: ChuHanWeights = w
        self.power: list[list[float]] = [[0.0] * 12 for _ in range(10)]
        for value in range(1, 10):
            for n in range(1, 12):
                self.power[value][n] = -1 + w.high * (value / 9) ** w.steep + w.grow * (n - 1)
        for n in range(TWOS_LEAST, 12):
            self.power[TWOS][n] += w.vp * n / 2
        self.power[0][1] = w.joker

    def held_by_rival(self, sight: ChuHanSight, value: int, size: int) -> float:
        """How likely the rival can beat a set of this value and size with a plain set."""
        theirs = sight.rival_count
        if size > theirs:
            return 0.0
        unseen, known = sight.unseen, sight.known
        joker = unseen[0] + known[0] if size > 1 else 0
        rows = AT_LEAST[sight.share]
        fails = 1.0
        for higher in range(value + 1, 10):
            sure = known[higher]
            copies = unseen[higher]
            if copies + sure + joker >= size and copies + sure:
                if sure >= size:
                    return 1.0
                fails *= 1.0 - rows[copies + joker][size - sure]
        return 1.0 - fails

    def lead_worth(self, sight: ChuHanSight, left: int) -> float:
        """What it is worth to have the next lead with this many groups left."""
        w = self.w
        return w.lead + (w.last if left == 1 else w.lead_few / (left or 1)) + w.lead_rush / (sight.rival_count or 1)

    def set_score(self, sight: ChuHanSight, value: int, size: int, spent: int, change: float, left: int) -> float:
        """A set: cards shed from the hand, the lead, what it does to the hand, VP; `left` is the groups that remain."""
        if spent >= sight.count:
            return OUT + size
        w = self.w
        holds = 1.0 - self.held_by_rival(sight, value, size)
        if left == 1:  # if this set holds, the next one goes out, and power is no longer needed
            change *= 1.0 - holds
        score = w.card * spent + change + holds * self.lead_worth(sight, left)
        if value <= TWOS:
            points = size if value == TWOS and size >= TWOS_LEAST else 0
            if value == 1 and sight.event == SOUND_ADVICE:
                points += ADVICE_VP
            if points:
                score += self.vp_score(sight, points, 0)
        return score

    def vp_score(self, sight: ChuHanSight, mine: int, theirs: int) -> float:
        """VP for either side, doubled after Xiang Yu; 31 ends the game unless the event puts the check off."""
        if sight.doubled:
            mine *= DOUBLE
            theirs *= DOUBLE
        if not DELAYED[sight.event]:
            if sight.rival_vp + theirs >= TARGET and theirs:
                return -2 * OUT
            if sight.vp + mine >= TARGET and mine:
                return 2 * OUT
        return self.w.vp * (mine - theirs)

    def loss(self, sight: ChuHanSight, value: int, cards: int) -> float:
        """The change of power when this many cards of a group are gone (a good riddance is positive)."""
        n = len(sight.groups[value])
        row = self.power[value]
        return row[n - cards] - row[n]

    def groups_left(self, sight: ChuHanSight) -> int:
        """How many groups the hand has; the 0 goes with another one."""
        filled = 0
        for group in sight.groups:
            if group:
                filled += 1
        return filled - 1 if sight.groups[0] and filled > 1 else filled
