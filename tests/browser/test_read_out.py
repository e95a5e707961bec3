"""A game is read out to its end: what a screen reader is told at every decision."""

from __future__ import annotations

import pytest

from tests.browser.games import DEFAULT, GAMES, screens_of
from tests.browser.reading import Reader, nameless, region
from tests.browser.screens import plain_start

LEFT = 24  # answers before the end of a game without pages of its own


def late(game: str):
    """A few decisions before the end of a game."""
    if game != DEFAULT:
        return screens_of(game).ending()
    whole = len(plain_start(None).journal.lines)
    return plain_start(max(0, whole - LEFT))


@pytest.mark.parametrize("game", [*GAMES, DEFAULT])
def test_at_every_decision_it_is_said_what_is_asked_and_what_can_be_pressed(sit, game):
    player = sit(hurried=True).sits(late(game))
    reader = Reader(player.page)
    told, first, decisions = 0, None, 0
    while player.waits_for_me():
        page = reader.reads()
        assert nameless(page) == []
        decision = region(page, "region", "Your decision")
        assert [node for node in decision.all() if node.role == "heading"], "it says what is asked"
        assert [node for node in decision.all() if node.role == "button"], "and how it can be answered"
        log = region(page, "list", "Log")
        lines = [line.words() for line in log.all() if line.role == "button"]  # a heading is none
        assert len(lines) >= told, "the log grows"
        assert not lines or lines[-1] in region(page, "log").words(), "and what is new is read out"
        told, decisions = len(lines), decisions + 1
        first = told if first is None else first
        player.answers()
    assert decisions
    assert decisions == 1 or told > (first or 0), "what was done is told"
    player.sees_the_end()
    page = reader.reads()
    assert nameless(page) == []
    assert [node for node in page.all() if node.role == "dialog" and node.name]
