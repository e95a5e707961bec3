"""One game of the arena: a deal, a bot in each seat, played to the end."""

from __future__ import annotations

from dataclasses import dataclass

from tianxia.bots import make_bot
from tianxia.core.dice import key_from_seed
from tianxia.core.match import start
from tianxia.core.views import Glimpse
from tianxia.games import game as game_by_id


@dataclass(frozen=True, slots=True)
class Game:
    """What one game needs; plain data, so that it can be sent to another process."""

    game: str
    bots: tuple[str, ...]  # one for each seat at turn 0
    options: tuple[tuple[str, str], ...]
    seed: int
    deal: int
    turn: int  # by how many seats the bots have moved on

    def bot_at(self, seat: int) -> int:
        """Which of the bots sits there."""
        return (seat - self.turn) % len(self.bots)


@dataclass(frozen=True, slots=True)
class Result:
    """What came of it, by bot and not by seat."""

    deal: int
    turn: int
    shares: tuple[float, ...]  # of the victory: 1 for the only winner, and for each winner in a game with roles
    margins: tuple[int, ...]  # own score less the best of the others
    answers: tuple[int, ...]
    roles: tuple[str, ...] = ()  # in a game with roles: which one each bot had
    won: tuple[bool, ...] = ()  # whether each bot is among the winners, who may be several


def play_game(task: Game) -> Result:
    """The same task gives the same result in every process."""
    rules = game_by_id(task.game)
    seats = len(task.bots)
    match = start(rules, seats, dict(task.options), key_from_seed("arena", task.game, task.seed, task.deal), False)
    bots = [
        make_bot(
            task.bots[task.bot_at(seat)],
            task.game,
            key_from_seed("arena bot", task.game, task.seed, task.deal, task.turn, seat),
        )
        for seat in range(seats)
    ]
    answers = [0] * seats
    while not match.is_over:
        seat = match.waiting()[0].seat
        match.answer(seat, bots[seat].choose(Glimpse(match, seat)))
        answers[task.bot_at(seat)] += 1
    outcome = match.state.outcome
    assert outcome is not None
    shares, margins = [0.0] * seats, [0] * seats
    together = bool(rules.role_of(match.state, 0))
    for seat in range(seats):
        if seat in outcome.winners:
            shares[task.bot_at(seat)] = 1.0 if together else 1 / len(outcome.winners)
        others = [score for other, score in enumerate(outcome.scores) if other != seat]
        margins[task.bot_at(seat)] = outcome.scores[seat] - max(others, default=0)
    sat = [(place + task.turn) % seats for place in range(seats)]
    roles = tuple([rules.role_of(match.state, seat) for seat in sat])
    won = tuple([seat in outcome.winners for seat in sat])
    return Result(task.deal, task.turn, tuple(shares), tuple(margins), tuple(answers), roles, won)
