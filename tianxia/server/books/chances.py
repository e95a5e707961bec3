"""How a finished match stood after each of its answers: each seat's chance to win, as the bots of the game play on.

After the end nothing is secret, so the playouts start from the true hands; only what no seat has ever seen, such as the
order of a draw pile, and the dice are drawn anew. In the playouts each seat still sees no more than its own view."""

from __future__ import annotations

from typing import Final

from tianxia.bots.make import policy_of
from tianxia.bots.policy import Policy, won
from tianxia.core.asks import Ask, Choice
from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.events import SPECTATOR, Facts
from tianxia.core.match import Match
from tianxia.core.views import World
from tianxia.games import game
from tianxia.server.session.record import RecordRow, header_record

BUDGET: Final = 150_000  # answers in all playouts of a match
MOST_PLAYOUTS: Final = 16  # from one position
WAVER: Final = 8  # one choice in this many is a lesser favourite of the policy: bots that never err are rare
FAVOURITES: Final = 3
PLAYED_OUT: Final = 2  # seats; at larger tables a playout takes too long, and the policy judges the table as it stands
Chances = list[float]


def evaluate(game_id: str, header: Facts, rows: list[RecordRow], budget: int = BUDGET) -> list[Chances] | None:
    """The chance of each seat after the deal and after each row; None if the bots of this game have no policy."""
    policy = policy_of(game_id)
    if policy is None:
        return None
    record = header_record(game(game_id), header)
    playouts = Playouts(policy, Dice(key_from_seed("evaluation", str(header["key"]))), budget, len(rows) + 1)
    found = [playouts.chances(record.match)]
    for row in rows:
        record.apply(row)
        found.append(playouts.chances(record.match))
    return found


class Playouts:
    """Playouts from the positions of one match, as many from each as the budget allows."""

    def __init__(self, policy: Policy, dice: Dice, budget: int, positions: int) -> None:
        self.policy: Policy = policy
        self.dice: Dice = dice
        self.budget: int = budget
        self.positions: int = positions  # still to come
        self.played: int = 0
        self.answers: int = 0

    def chances(self, match: Match) -> Chances:
        """Who has won, or the mean value of some playouts, or how a large table stands. The chances of rivals add up to
        1; partners win together, and each has the chance of their side."""
        together = match.wins_together
        decided = won(match.state, together)
        if decided is None and match.state.seats > PLAYED_OUT:
            decided = self.policy.values(match.state)
        wanted = 0 if decided is not None else self._wanted()
        self.positions -= 1
        if decided is None:
            values = [self._value(match) for _ in range(wanted)]
            decided = tuple([sum(column) / wanted for column in zip(*values, strict=True)])
        # among rivals, a playout that was cut short is judged by how strong each one is
        whole = 1.0 if together else sum(decided) or 1.0
        return [round(chance / whole, 3) for chance in decided]

    def _wanted(self) -> int:
        """How many playouts this position gets if all that remain are to get as many."""
        if not self.played:
            return MOST_PLAYOUTS
        length = max(1.0, self.answers / self.played)
        left = (self.budget - self.answers) / max(1, self.positions)
        return max(1, min(MOST_PLAYOUTS, int(left / length)))

    def _value(self, match: Match) -> tuple[float, ...]:
        policy, world = self.policy, opened(match, self.dice.fresh_key())
        mark, steps = policy.mark(world.state), 0
        while not (world.is_over or policy.is_enough(world.state, mark, steps)):
            question = world.waiting()[0]
            world.apply(question.seat, self._choice(world, question))
            steps += 1
        self.played += 1
        self.answers += steps
        return policy.values(world.state)

    def _choice(self, world: World, question: Ask) -> Choice:
        if self.dice.below(WAVER):
            return self.policy.choice(world.state, question, self.dice)
        favourites = self.policy.ranked(world.state, question, False)[:FAVOURITES]
        return favourites[self.dice.below(len(favourites))][1]


def opened(match: Match, key: int) -> World:
    """A world with the true hands in which what nobody has seen, and the dice, are drawn anew."""
    other = match.clone()
    state, dice = other.state, Dice(key)
    onlookers = state.bit(SPECTATOR)
    state.seen = [seen | onlookers if seen else 0 for seen in state.seen]
    match.game.twin(state, SPECTATOR, dice)
    state.dice = Dice(dice.fresh_key())
    return World(other)
