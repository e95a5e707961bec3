"""A bot's answer does not change when only hidden facts change."""

import pytest

from tests.bots.fairness import answers_alike
from tests.toy.game import Toy
from tianxia.bots.bot import Bot
from tianxia.bots.policy import PlainPolicy
from tianxia.bots.search import SearchBot
from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.match import start
from tianxia.core.views import Glimpse


@pytest.mark.parametrize(
    ("spec", "points", "every"), [("random", 200, 3), ("novice", 200, 3), ("greedy", 200, 3), ("search:16", 30, 29)]
)
def test_a_bot_answers_alike_in_worlds_that_its_seat_cannot_tell_apart(spec: str, points: int, every: int) -> None:
    answers_alike("toy", {}, spec, points, every)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_search_answers_sealed_questions_alike_whatever_the_others_have_sealed(seats: int) -> None:
    compared = 0
    for number in range(4):
        match = start(Toy(), seats, {}, key_from_seed("sealed", seats, number), False)
        dice = Dice(number)
        while not match.is_over and compared < 40:
            seat = match.waiting()[-1].seat
            other = match.twin(seat, key_from_seed("another world", number, match.rests))
            bots: list[Bot] = [SearchBot(number, PlainPolicy(), 12) for _ in (0, 1)]
            answers = [bot.choose(Glimpse(world, seat)) for bot, world in zip(bots, (match, other), strict=True)]
            assert answers[0] == answers[1]
            compared += 1
            first = match.waiting()[0]
            match.answer(first.seat, first.sample(dice))
    assert compared > 20
