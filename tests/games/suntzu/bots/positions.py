"""Positions of half-random games of Sun Tzu, to ask bots about."""

from __future__ import annotations

from collections.abc import Iterator

from tianxia.core.asks import Ask
from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.match import Match, start
from tianxia.games import game
from tianxia.games.suntzu.bots.policy import POLICY


def positions(seed: int, options: dict[str, str], wild: int = 3) -> Iterator[tuple[Match, Ask]]:
    """Every question of one game after the other; one answer in `wild` is random, the others are greedy."""
    number = 0
    while True:
        match = start(game("suntzu"), 2, options, key_from_seed("positions", seed, number), False)
        dice = Dice(key_from_seed("answers", seed, number))
        while not match.is_over:
            waiting = match.waiting()
            question = waiting[dice.below(len(waiting))]
            yield match, question
            if dice.below(wild) == 0:
                match.apply(question.seat, question.sample(dice))
            else:
                match.apply(question.seat, POLICY.choice(match.state, question, dice))
        number += 1
