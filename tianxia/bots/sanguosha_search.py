"""Search of one's own turn in Sanguosha: the rule bot's choice is compared with what else could be done.

Each is played on with rule bots for a round, in worlds that fit the view, their hidden roles dealt as likely as they
are believed. Every choice is tried in the same worlds with the same dice, so that only the choice makes the
difference; another one is preferred to the rule bot's only if it did better by more than chance."""

from __future__ import annotations

from math import sqrt
from typing import Final

from tianxia.bots.bot import Bot
from tianxia.bots.sanguosha_beliefs import beliefs
from tianxia.bots.sanguosha_policy import POLICY
from tianxia.core.asks import Choice
from tianxia.core.dice import Dice
from tianxia.core.events import Seat
from tianxia.core.views import Glimpse, World
from tianxia.games.sanguosha.content import FIRST_ROLE
from tianxia.games.sanguosha.table import ROLE, Table, zone_of

THOUGHT_ABOUT: Final = ("sanguosha.idle", "sanguosha.save", "sanguosha.negate", "sanguosha.skill", "sanguosha.choose")
MOST_CHOICES: Final = 6
DOUBT: Final = 0.8  # standard errors by which another choice must be better than the rule bot's


class TurnSearch(Bot):
    """Plays each likely choice out some times; `iterations` playouts in all for one answer."""

    def __init__(self, key: int, iterations: int) -> None:
        super().__init__(key)
        self.iterations: int = iterations

    def think(self, glimpse: Glimpse) -> Choice:
        """The choice that did best."""
        world = glimpse.world(self.dice.fresh_key())
        question = next(asked for asked in world.waiting() if asked.seat == glimpse.seat)
        listed = [choice for _, choice in POLICY.ranked(world.state, question, True)][:MOST_CHOICES]
        if len(listed) == 1 or glimpse.kind not in THOUGHT_ABOUT:
            return listed[0]
        rounds = max(2, self.iterations // len(listed))
        gains: list[list[float]] = [[] for _ in listed]
        for _ in range(rounds):
            key, after = self.dice.fresh_key(), self.dice.fresh_key()
            values = [self.tried(glimpse, choice, key, after) for choice in listed]
            for place, value in enumerate(values):
                gains[place].append(value - values[0])
        return listed[best_of(gains)]

    def tried(self, glimpse: Glimpse, choice: Choice, key: int, after: int) -> float:
        """What came of a choice in one world."""
        world = glimpse.world(key)
        dice = Dice(after)
        deal_believed_roles(world, glimpse.seat, dice)
        mark = POLICY.mark(world.state)
        world.apply(glimpse.seat, choice)
        steps = 0
        while not world.is_over and not POLICY.is_enough(world.state, mark, steps):
            question = world.waiting()[0]
            world.apply(question.seat, POLICY.choice(world.state, question, dice))
            steps += 1
        return POLICY.values(world.state)[glimpse.seat]


def best_of(gains: list[list[float]]) -> int:
    """The choice with the best mean gain over the first one, if it is beyond doubt."""
    best, found = 0.0, 0
    for place, row in enumerate(gains[1:], 1):
        mean = sum(row) / len(row)
        error = sqrt(sum([(gain - mean) ** 2 for gain in row]) / len(row) / len(row))
        if mean - DOUBT * error > best:
            best, found = mean - DOUBT * error, place
    return found


def deal_believed_roles(world: World, viewer: Seat, dice: Dice) -> None:
    """Hidden roles of the imagined world, seat by seat, as likely as the viewer believes them to be."""
    s = world.state
    assert isinstance(s, Table)
    likely = beliefs(s, viewer)
    hidden = [seat for seat in range(s.seats) if not s.knows(viewer, s.zones[zone_of(seat, ROLE)][0])]
    left = [s.role(seat) for seat in hidden]
    for seat in hidden:
        weights = [likely[seat][role] for role in left]
        at = dice.below(1_000_000) / 1_000_000 * sum(weights)
        place = 0
        while place < len(left) - 1 and at >= weights[place]:
            at -= weights[place]
            place += 1
        s.faces[s.zones[zone_of(seat, ROLE)][0]] = FIRST_ROLE + left.pop(place)


def make(key: int, iterations: int) -> TurnSearch:
    """For `make_bot`."""
    return TurnSearch(key, iterations)
