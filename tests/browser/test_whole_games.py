"""From the first click to the result: by clicking and by keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import common
from tests.browser.games import DEFAULT, GAMES, screens_of
from tests.browser.player import Player


def test_a_newcomer_clicks_play_now_asks_for_a_hint_and_plays_a_card(sit):
    newcomer = sit().plays_now()
    newcomer.waits_for_me()
    newcomer.clicks("Hint")
    newcomer.clicks("Something sensible")
    newcomer.page.locator(".prompt .hintline").wait_for()
    told = len(newcomer.log())
    newcomer.answers()
    newcomer.page.locator("ol.log .line").nth(told).wait_for()


def test_another_newcomer_needs_no_mouse(sit):
    newcomer = sit().opens("/")
    newcomer.page.locator("[data-test=play-now]:enabled").wait_for()
    newcomer.tabs_to("[data-test=play-now]")
    newcomer.key("Enter")
    newcomer.waits_for_me()
    newcomer.answers_by_keys()
    assert newcomer.waits_for_me(), "the game goes on"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_clicking(sit, game):
    start = screens_of(game).ending()
    player = sit(hurried=True).sits(start)
    assert player.plays_to_the_end() > 1
    expect(player.page.locator(".end .result li")).to_have_count(start.journal.match.state.seats)
    player.page.locator("[data-test=deal-verdict] .okline").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_keyboard_alone(sit, game):
    player = sit(hurried=True).sits(screens_of(game).ending())
    assert player.plays_to_the_end_by_keys() > 1
    finds_the_replay_by_keys(player)


def test_a_game_without_pages_of_its_own_is_set_up_and_played_from_the_first_answer_to_the_last(sit):
    player = sit()
    common.setup(player, DEFAULT)
    player.page.locator("[data-test=open-table]").click()
    assert player.plays_to_the_end() > 3
    expect(player.page.locator(".end .result li")).to_have_count(2)
    player.page.locator("[data-test=deal-verdict] .okline").wait_for()


def test_a_game_without_pages_of_its_own_needs_no_mouse(sit):
    player = sit().opens(f"/new/{DEFAULT}")
    player.page.locator("[data-test=open-table]:enabled").wait_for()
    player.tabs_to("[data-test=open-table]")
    player.key("Enter")
    assert player.plays_to_the_end_by_keys() > 3
    finds_the_replay_by_keys(player)


def finds_the_replay_by_keys(player: Player) -> None:
    """From the result to the replay and to its last step."""
    player.tabs_to("[data-test=see-replay]")
    player.key("Enter")
    player.page.locator("[data-test=branch]").wait_for()
    player.key("End")
    player.page.get_by_role("slider").and_(player.page.locator("[aria-valuenow], input")).first.wait_for()
