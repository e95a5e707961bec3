"""How far beliefs can be trusted: what was called likely beside what was so."""

from __future__ import annotations

from math import log
from typing import Any

import pytest

from tianxia.lab.calibration import LATEST, LEAST, Read, error, together
from tianxia.lab.reliability import picture

ROLES = ("king", "guard", "thief", "thief")


def row(seat: int, known: bool = False, **chances: float) -> dict[str, Any]:
    return {"seat": seat, "known": known, "chances": {"king": 0.0, "guard": 0.0, "thief": 0.0, **chances}}


def heard(*rows: dict[str, Any], number: int = 2) -> Read:
    read = Read(games=1)
    read.hear(number, rows, ROLES)
    return read


SURE = (row(0, known=True, king=1.0), row(1, guard=0.75, thief=0.25), row(2, guard=0.25, thief=0.75))


def test_only_what_is_hidden_and_still_in_the_box_is_counted():
    read = heard(*SURE)
    assert sum([said.times for said in read.bins]) == 4, "two seats, two roles; nobody else can be the king"
    assert (read.bins[7].times, read.bins[7].so) == (2, 2)
    assert (read.bins[2].times, read.bins[2].so) == (2, 0)


def test_the_loss_of_the_beliefs_stands_beside_that_of_chance():
    loss = heard(*SURE).rounds[2]
    assert loss.roles == 2
    assert loss.beliefs == pytest.approx(-2 * log(0.75))
    assert loss.chance == pytest.approx(-2 * log(0.5))


def test_what_was_thought_impossible_costs_dearly_but_not_without_end():
    assert heard(row(1, thief=1.0), row(2, guard=1.0)).rounds[2].beliefs == pytest.approx(-2 * log(LEAST))


def test_where_nothing_is_left_to_be_guessed_nothing_is_counted():
    read = heard(row(2, thief=1.0), row(3, thief=1.0))
    assert sum([said.times for said in read.bins]) == 0
    assert not read.rounds


def test_late_rounds_are_counted_together_and_games_add_up():
    whole = together([heard(*SURE, number=LATEST), heard(*SURE, number=LATEST + 30), heard(*SURE)])
    assert whole.games == 3
    assert {number: loss.roles for number, loss in whole.rounds.items()} == {LATEST: 4, 2: 2}
    assert whole.bins[7].times == 6


def test_the_error_is_the_distance_between_what_was_called_and_what_was_so():
    assert error(heard(*SURE)) == pytest.approx(0.25)
    right = heard(row(1, guard=1.0), row(2, thief=1.0))
    assert error(right) == 0.0
    assert error(Read()) == 0.0


def test_the_picture_has_a_point_for_each_step_that_was_said():
    drawn = picture(heard(*SURE), "$ tianxia arena <x>")
    assert drawn.count("<circle") == 2
    assert "&lt;x&gt;" in drawn
    assert picture(Read(), "").count("<circle") == 0
