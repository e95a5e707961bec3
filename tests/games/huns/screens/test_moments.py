"""The moments of Huns in a real browser: a wagon that leaves, a Curse, the last round."""

from __future__ import annotations

from tests.browser.tables import Situation, at
from tests.games.huns.screens.situations import ME, OWN, camps, own


def loading() -> Situation:
    """The last Valuable that a wagon needs is in hand."""
    return at(camps(stage="place", die="red", hand={"red": 1}, camps=own("guard-dogs")), ME)


def cursing() -> Situation:
    """Two Curses are drawn, and one of them is to be played on somebody."""
    drawn = {**own("guard-dogs"), ME: {**OWN, "cards": ["guard-dogs"], "drawn": ["broken-axles", "evil-eye"]}}
    return at(camps(stage="pick", die="black", camps=drawn), ME)


def last_of_the_pool() -> Situation:
    """The red 3 is taken, and three red Valuables are left."""
    return at(camps(stage="action", die="red", reserve={"red": 3}, camps=own("guard-dogs")), ME)


def test_a_wagon_that_is_full_is_seen_to_leave(sit):
    player = sit(pace="click").sits(loading())
    player.waits_for_me()
    player.answers()
    player.goes_on_to(".flag.mend", "wagon")
    player.page.locator("[data-test=go-on]").click()
    player.page.locator(".flag.mend").wait_for(state="detached")


def test_a_curse_lies_over_the_table_until_one_goes_on(sit):
    player = sit(pace="click").sits(cursing())
    player.waits_for_me()
    player.answers()
    player.plays_something()  # on whom
    slip = player.goes_on_to("[data-test=moment]")
    assert slip.locator(".turned li").count() == 1
    slip.locator("[data-test=go-on]").click()
    slip.wait_for(state="detached")


def test_the_last_round_is_called_when_a_pool_runs_out(sit):
    player = sit(pace="click").sits(last_of_the_pool())
    player.waits_for_me()
    player.page.locator(".opts [data-opt=loot]").click()
    player.goes_on_to("[data-test=moment]", "last round").locator("[data-test=go-on]").click()
    player.page.locator(".lastround").wait_for()
