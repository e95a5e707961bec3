"""A table at any position: the server finds in its store what a test has put there, and plays on from it."""

from __future__ import annotations

import pytest

from tests.browser.games import GAMES, screens_of
from tests.browser.screens import plain_start
from tests.browser.tables import Situation, Tables, played_on
from tests.server.live import Live
from tianxia.core.dice import commitment
from tianxia.core.events import SPECTATOR, Facts
from tianxia.core.match import Match


def shown(match: Match, viewer: int) -> Facts:
    """A view as it is sent: the question comes beside it."""
    return {fact: told for fact, told in match.view(viewer).items() if fact != "question"}


def situations() -> list[Situation]:
    """An end that is near in every game with screens, and the middle of the game without pages."""
    return [*[screens_of(id).ending() for id in GAMES], plain_start(5)]


@pytest.mark.parametrize("n", range(len(GAMES) + 1), ids=[*GAMES, "plain"])
async def test_a_seat_sees_the_position_and_what_was_played_since_and_plays_on(tmp_path, n):
    situation = situations()[n]
    played_on(situation.journal, 1)
    match, seat = situation.journal.match, situation.seat
    people = list(range(match.state.seats))
    with Live(tmp_path) as live:
        places = Tables(live.shell.store).opens(situation.journal, people)
        async with live.api.seat(places[seat].table, places[seat].token) as mine:
            assert mine.view == shown(match, seat)
            assert [event["kind"] for event in mine.events] == [event["kind"] for event in match.told(seat)]
        asked = match.waiting()[0]
        async with live.api.seat(places[asked.seat].table, places[asked.seat].token) as theirs:
            assert (await theirs.answer(next(asked.expand()).plain()))["ok"]


async def test_without_the_token_of_a_seat_nobody_sees_more_than_an_onlooker(tmp_path):
    situation = plain_start(5)
    with Live(tmp_path) as live:
        place, _ = Tables(live.shell.store).opens(situation.journal, [0, 1])
        async with live.api.seat(place.table) as onlooker:
            assert onlooker.view == shown(situation.journal.match, SPECTATOR)


def test_bots_play_a_match_on_in_the_same_way_every_time():
    first, second = plain_start(20).journal, plain_start(20).journal
    assert len(first.lines) == 20
    assert first.text() == second.text()


@pytest.mark.parametrize("game", GAMES)
def test_the_key_that_is_shown_after_the_end_gives_the_hash_that_was_shown_before(game):
    journal = screens_of(game).ending().journal
    assert commitment(int(journal.header["key"], 16)) == journal.match.commitment
