"""Games are read out: what a screen reader is told at every decision.

`make test` reads the last decisions of each game and one more, `make read-out` a whole game of each and every kind of
question."""

from __future__ import annotations

import os
from typing import Final

import pytest

from tests.browser.games import DEFAULT, GAMES, positions_of, screens_of
from tests.browser.reading import Listener
from tests.browser.screens import plain_start
from tests.browser.tables import Situation, questions
from tianxia.core.dice import key_from_seed
from tianxia.core.log import Journal, LogFile, begin, replay
from tianxia.games import game

ALL: Final = os.environ.get("TIANXIA_READ_OUT") == "all"
LEFT: Final = 24  # answers before the end of a game without pages of its own
BOTS: Final = 3  # whole games of bots that are looked through for kinds of questions


def late(id: str) -> Situation:
    """A few decisions before the end of a game."""
    if id != DEFAULT:
        return screens_of(id).ending()
    return plain_start(max(0, len(plain_start(None).journal.lines) - LEFT))


def fresh(id: str, n: int = 0) -> Journal:
    """A new game of as few as play against each other."""
    seats = next(seats for seats in game(id).seat_counts if seats > 1)
    return begin(game(id), seats, {}, key_from_seed(f"read out {n}"))


def kinds(id: str) -> dict[str, Situation]:
    """Of every kind of question that the positions of a game and some games of bots ask, the first."""
    found: dict[str, Situation] = {}
    for position in positions_of(id):
        for ask in position.journal.match.waiting():
            if ask.seat == position.seat:
                found.setdefault(ask.kind, position)
    for n in range(BOTS):
        journal = fresh(id, n)
        for ask in questions(journal):
            if ask.kind not in found:
                told = LogFile(journal.header, journal.lines, {})
                found[ask.kind] = Situation(replay(game(id), told, len(journal.lines)), ask.seat)
    return found


def first(id: str) -> Situation:
    """The first question of a game."""
    journal = fresh(id)
    return Situation(journal, journal.match.waiting()[0].seat)


STARTS: Final = [late, first] if ALL else [late]


@pytest.mark.parametrize("id", [*GAMES, DEFAULT])
@pytest.mark.parametrize("start", STARTS)
def test_at_every_decision_it_is_said_what_is_asked_and_what_can_be_pressed(sit, start, id):
    listener = Listener(sit(hurried=True).sits(start(id)))
    assert listener.plays_to_the_end()
    assert listener.lines, "what was done is told"


@pytest.mark.parametrize("id", GAMES)
def test_every_kind_of_question_is_read_out(sit, id):
    player = sit(hurried=True)
    for position in kinds(id).values() if ALL else positions_of(id)[:1]:
        if player.sits(position).waits_for_me():
            Listener(player).hears()
            player.answers()
