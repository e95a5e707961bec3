"""Positions of half-random games, to ask bots about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tianxia.bots.make import policy_of
from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.match import Match, start
from tianxia.games import game


def positions(id: str, seed: int, options: Mapping[str, str], wild: int = 3) -> Iterator[Match]:
    """Every question of one game after the other; one answer in `wild` is random, the others are greedy."""
    policy = policy_of(id)
    assert policy is not None
    number = 0
    while True:
        match = start(game(id), None, options, key_from_seed("positions", seed, number), False)
        dice = Dice(key_from_seed("answers", seed, number))
        while not match.is_over:
            yield match
            question = match.waiting()[0]
            wildly = dice.below(wild) == 0
            choice = question.sample(dice) if wildly else policy.choice(match.state, question, dice)
            match.apply(question.seat, choice)
        number += 1
