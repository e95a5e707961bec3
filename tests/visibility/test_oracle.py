"""The oracle of the canaries: what was taken back is not known any more, and what was known comes back."""

from __future__ import annotations

import pytest

from tests.visibility.oracle import Oracle
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


@pytest.mark.parametrize("id", ["chuhan", "suntzu", "sanguosha"])
def test_after_a_takeback_everybody_may_know_what_he_might_before_that_answer(id: str):
    changed = 0
    for key in range(1, 9):
        record = played(id, key, 15 + 5 * key)
        seats = [seat for seat in range(record.match.state.seats) if record.why_no_takeback(seat) is None]
        if record.match.is_over or not seats:
            continue
        row = record.take_back(seats[0], record.earlier(seats[0]))
        oracle = Oracle(record.journal.header, record.rows)
        before = row.body["back"]
        assert oracle.known[-1] == oracle.known[before]
        assert oracle.hidden[-1] == oracle.hidden[before]
        assert all(oracle.ever[-1][viewer] >= known for viewer, known in oracle.known[-2].items())
        changed += oracle.known[-2] != oracle.known[-1]
    assert changed


def test_a_match_is_followed_on_after_an_undo():
    for key in range(1, 30):
        record = played("chuhan", key, 10 + key)
        seats = [seat for seat in (0, 1) if not record.match.is_over and record.match.why_no_undo(seat) is None]
        if seats:
            undone = record.undo(seats[0]).n
            play_on(record, Dice(key + 1), 12)
            oracle = Oracle(record.journal.header, record.rows)
            assert oracle.known[undone] == oracle.known[undone - 2]
            assert oracle.known[-1] != oracle.known[undone]
            return
    raise AssertionError("nobody could take anything back")
