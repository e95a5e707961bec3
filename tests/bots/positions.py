"""Positions of random and half-random games, to ask bots about."""

from __future__ import annotations

from collections.abc import Iterator

from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.match import Match, start
from tianxia.games import game
from tianxia.games.chuhan.bots.greedy import ChuHanGreedy
from tianxia.games.chuhan.bots.sight import sight_of_state
from tianxia.games.chuhan.rules.state import Battle


def positions(seed: int, options: dict[str, str], wild: int = 3) -> Iterator[Match]:
    """Every question of one game after the other; one answer in `wild` is random, the others are greedy."""
    greedy = ChuHanGreedy()
    number = 0
    while True:
        match = start(game("chuhan"), 2, options, key_from_seed("positions", seed, number), False)
        dice = Dice(key_from_seed("answers", seed, number))
        while not match.is_over:
            yield match
            question = match.asks[0]
            assert isinstance(match.state, Battle)
            if dice.below(wild) == 0:
                match.apply(question.seat, question.sample(dice))
            else:
                match.apply(question.seat, greedy.best(sight_of_state(match.state, question)))
        number += 1
