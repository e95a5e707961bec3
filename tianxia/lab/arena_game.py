"""One game of the arena: a deal, a bot in each seat, played to the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tianxia.bots import make_bot
from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.game import Game, Options
from tianxia.core.match import Match, start
from tianxia.core.state import State
from tianxia.core.views import Glimpse
from tianxia.games import game as game_by_id
from tianxia.lab.fuzzing import MOST_ANSWERS


@dataclass(frozen=True, slots=True)
class ArenaGame:
    """What one game needs; plain data, so that it can be sent to another process."""

    game: str
    bots: tuple[str, ...]  # one for each seat at turn 0, or two that share the sides, or one of which has all seats
    options: tuple[tuple[str, str], ...]
    seed: int
    deal: int
    turn: int  # by how many seats the bots have moved on, which of the ways to share the sides this is, or whose table
    seats: int = 0  # where it differs from the number of bots
    sides: tuple[int, ...] = ()  # in a game with roles: which bot plays each side
    together: bool = False  # against the game: one bot has the whole table
    even: bool = False  # begun where everything comes up equally often, if the game has such positions

    @property
    def is_measure(self) -> bool:
        """Whether the second of two bots has all sides, so that the first can be compared with it in each of them."""
        return set(self.sides) == {1}

    def places(self, rules: Game, state: State) -> list[int]:
        """Which of the bots sits in each seat."""
        if self.together:
            return [self.turn] * self.seats
        if not self.sides:
            return [(seat - self.turn) % len(self.bots) for seat in range(len(self.bots))]
        played = sides_at(rules, state)
        return [self.sides[played.index(side_of(rules, state, seat))] for seat in range(self.seats)]


@dataclass(frozen=True, slots=True)
class ArenaResult:
    """What came of it, by bot and not by seat."""

    deal: int
    turn: int
    shares: tuple[float, ...]  # of the victory: 1 for the only winner; of the bot's own sides, where sides are shared
    margins: tuple[int, ...]  # own score less the best of the others
    answers: tuple[int, ...]
    roles: tuple[tuple[int, str, bool], ...] = ()  # in a game with roles, seat by seat: which bot, its role, if it won
    stalled: bool = False  # cut off, or nobody has won although somebody should
    score: float | None = None  # of a table against the game: the mean of its seats


def side_of(rules: Game, state: State, seat: int) -> int:
    """Which of the sides of a game with roles this seat is on."""
    return next(n for n, roles in enumerate(rules.sides) if rules.role_of(state, seat) in roles)


def sides_at(rules: Game, state: State) -> list[int]:
    """The sides that somebody at this table is on."""
    return sorted({side_of(rules, state, seat) for seat in range(state.seats)})


def deal_of(task: ArenaGame, listens: bool = False) -> Match:
    """The match at its first question."""
    rules, seats, options = game_by_id(task.game), task.seats or len(task.bots), dict(task.options)
    key = key_from_seed("arena", task.game, task.seed, task.deal)
    return match_of(rules, seats, options, key, task.even, listens)


def match_of(rules: Game, seats: int, options: Options, key: int, even: bool, listens: bool = False) -> Match:
    """A match at its first question; `even`: where all comes up equally often, if the game has such positions."""
    dice = Dice(key)
    position = rules.even_position(seats, options, dice) if even else None
    if position is None:
        return start(rules, seats, options, key, listens)
    return Match(rules, rules.arrange(position, options, strict=False, dice=dice), options).begin(listens)


def played(
    task: ArenaGame, begun: Callable[[Match], None] | None = None, each: Callable[[Match], None] | None = None
) -> tuple[Match, list[int], list[int]]:
    """The match at its end, which of the bots sat in each seat, and how many answers each of them gave; `begun` sees
    it at the first question, and then its events are kept; `each` sees it before each answer."""
    rules, match = game_by_id(task.game), deal_of(task, begun is not None)
    if begun is not None:
        begun(match)
    places = task.places(rules, match.state)
    # where sides are shared or tables compared, a bot in the same seat of the same deal has the same dice; others only
    # where the same bots play it again
    is_same = task.together or (task.sides and not (task.is_measure and task.turn))
    turn = () if is_same else (task.turn,)
    bots = [
        make_bot(task.bots[place], task.game, key_from_seed("arena bot", task.game, task.seed, task.deal, *turn, seat))
        for seat, place in enumerate(places)
    ]
    answers = [0] * len(task.bots)
    try:
        while not match.is_over and sum(answers) < MOST_ANSWERS:
            if each is not None:
                each(match)
            seat = match.waiting()[0].seat
            match.answer(seat, bots[seat].choose(Glimpse(match, seat)))
            answers[places[seat]] += 1
    finally:
        for bot in bots:
            bot.leave()
    return match, places, answers


def play_game(task: ArenaGame) -> ArenaResult:
    """The same task gives the same result in every process."""
    rules = game_by_id(task.game)
    match, places, answers = played(task)
    outcome = match.state.outcome
    winners = () if outcome is None else outcome.winners
    scores = (0,) * len(places) if outcome is None else outcome.scores
    seats = range(len(places))
    roles = tuple([(places[seat], rules.role_of(match.state, seat), seat in winners) for seat in seats if rules.sides])
    shares, margins = shares_of(task, rules, match.state, places, winners), [0] * len(task.bots)
    if task.together:
        score = sum(scores) / len(scores)
        return ArenaResult(task.deal, task.turn, shares, tuple(margins), tuple(answers), roles, outcome is None, score)
    for seat in seats:
        if not task.sides:
            others = [score for other, score in enumerate(scores) if other != seat]
            margins[places[seat]] = scores[seat] - max(others, default=0)
    return ArenaResult(task.deal, task.turn, shares, tuple(margins), tuple(answers), roles, not winners)


def shares_of(
    task: ArenaGame, rules: Game, state: State, places: list[int], winners: tuple[int, ...]
) -> tuple[float, ...]:
    """What each bot has of the victory: where sides are shared, how many of its sides have won; in another game with
    roles every winner wins whole; a table against the game wins or loses; else the winners share."""
    if task.sides:
        won = [any(side_of(rules, state, seat) == side for seat in winners) for side in sides_at(rules, state)]
        mine = [[is_won for is_won, bot in zip(won, task.sides, strict=True) if bot == place] for place in (0, 1)]
        return tuple([sum(sides) / len(sides) if sides else 0.0 for sides in mine])
    shares = [0.0] * len(task.bots)
    for seat in winners:
        shares[places[seat]] = 1.0 if rules.sides or task.together else 1 / len(winners)
    return tuple(shares)
