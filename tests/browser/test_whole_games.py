"""Whole games in a real browser: by clicking and by keys."""

from __future__ import annotations


def test_a_newcomer_clicks_play_now_and_finishes_a_game_against_the_bot(sit):
    newcomer = sit().plays_now()
    newcomer.waits_for_me()
    newcomer.clicks("Hint")
    newcomer.clicks("Something sensible")
    newcomer.page.locator(".prompt .hintline").wait_for()
    decisions = newcomer.plays_to_the_end()
    assert decisions > 10
    newcomer.page.locator(".end .result li").nth(1).wait_for()
    assert newcomer.page.locator("[data-test=deal-verdict] .okline").count() == 1


def test_another_newcomer_finishes_a_game_by_keyboard_alone(sit):
    newcomer = sit().opens("/")
    newcomer.page.locator("[data-test=play-now]").wait_for()
    newcomer.tabs_to("[data-test=play-now]")
    newcomer.key("Enter")
    assert newcomer.plays_to_the_end_by_keys() > 10
    newcomer.tabs_to(".end a[href^='/r/']")
    newcomer.key("Enter")
    newcomer.page.locator("[data-test=branch]").wait_for()
