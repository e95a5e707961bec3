"""The oracle of the canaries: what was taken back is not known any more, and what was known comes back."""

from __future__ import annotations

from itertools import count

import pytest

from tests.visibility.oracle import Oracle
from tests.visibility.searched import searched_games
from tianxia.core.dice import Dice
from tianxia.games import game
from tianxia.server.session.record import Record, new_record


def played(id: str, key: int, answers: int) -> Record:
    rules = game(id)
    record = new_record(rules, rules.check_seats(None), rules.settle_options({}), key)
    play_on(record, Dice(key), answers)
    return record


def play_on(record: Record, dice: Dice, answers: int) -> None:
    while answers and not record.match.is_over:
        seat = record.waits()[0]
        record.answer(seat, record.question(seat).sample(dice))
        answers -= 1


@pytest.mark.parametrize("id", [game.id for game in searched_games()])
def test_after_a_takeback_everybody_may_know_what_he_might_before_that_answer(id: str):
    """At one answer after the other, until one was taken back that had shown somebody something."""
    for answers in count(1):
        record = played(id, 1, answers)
        assert not record.match.is_over, "nothing was ever shown"
        seats = [seat for seat in range(record.match.state.seats) if record.why_no_takeback(seat) is None]
        if not seats:
            continue
        row = record.take_back(seats[0], record.earlier(seats[0]))
        oracle = Oracle(record.journal.header, record.rows)
        before = row.body["back"]
        assert oracle.known[-1] == oracle.known[before]
        assert oracle.hidden[-1] == oracle.hidden[before]
        assert all(oracle.ever[-1][viewer] >= known for viewer, known in oracle.known[-2].items())
        if answers > 12 and oracle.known[-2] != oracle.known[-1]:
            return
