"""The oracle of the canaries follows a match of Chu Han on after an undo."""

from tests.visibility.oracle import Oracle
from tianxia.core.asks import Choice
from tianxia.core.dice import Dice
from tianxia.scenario import scenario
from tianxia.server.session.record import Record


def test_a_match_is_followed_on_after_an_undo():
    position = scenario("chuhan", han=["1", "2", "9"], chu=["4", "7", "8"], attacker="han")
    record = Record(position.game, position.journal)
    record.answer(0, next(choice for choice in record.question(0).expand() if choice.option == "lead"))
    record.answer(1, Choice("pass"))
    assert record.match.why_no_undo(1) is None, "a pass has shown nothing"
    undone = record.undo(1).n
    dice = Dice(2)
    for _ in range(12):
        seat = record.waits()[0]
        record.answer(seat, record.question(seat).sample(dice))
    oracle = Oracle(record.journal.header, record.rows)
    assert oracle.known[undone] == oracle.known[undone - 2]
    assert oracle.known[-1] != oracle.known[undone]
