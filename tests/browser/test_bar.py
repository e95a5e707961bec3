"""The bars of a table: all that can be pressed at the top is in the window, and below each button keeps its place."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.games import FIRST, GAMES, screens_of

OUTSIDE = """() => [...document.querySelectorAll(".topbar button, .topbar a")]
  .filter((thing) => thing.getClientRects().length && thing.getBoundingClientRect().right > innerWidth)
  .map((thing) => thing.getAttribute("aria-label") ?? thing.textContent.trim())"""


@pytest.mark.parametrize(("wide", "high"), [(390, 844), (1280, 720)])
@pytest.mark.parametrize("lang", ["en-GB", "pl-PL"])
def test_nothing_of_the_bar_is_outside_the_window(sit, wide, high, lang):
    player = sit(lang, wide=wide, high=high)
    for game in GAMES:
        player.sits(screens_of(game).lively())
        assert player.page.evaluate(OUTSIDE) == [], game
        player.page.locator(
            "[data-test=aim] button"
        ).click()  # on a phone it takes the place of everything but the menu
        assert player.page.evaluate(OUTSIDE) == [], game
        player.page.locator("[data-test=sound]").and_(player.page.locator(":visible")).wait_for()


def test_the_button_of_the_sound_says_whether_it_is_on(sit):
    player = sit().sits(screens_of(FIRST).lively())
    sound = player.page.locator(".topbar [data-test=sound]")
    for pressed, title in (("false", "Sound: off"), ("true", "Sound: on")):
        expect(sound).to_have_attribute("aria-pressed", pressed)
        expect(sound).to_have_attribute("title", title)
        sound.click()


CORNER = """() => {
  const declined = document.querySelector(".opts .pass");
  if (!declined) return null;
  const { right, bottom } = declined.getBoundingClientRect();
  return [right, bottom].map(Math.round);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_what_declines_stands_where_it_stood_in_the_question_before(sit, game):
    player, corners = sit(), []
    for situation in screens_of(game).SIZED:
        player.sits(situation()).waits_for_me()
        corners.append(player.page.evaluate(CORNER))
    found = {tuple(corner) for corner in corners if corner}
    if not found:
        pytest.skip("every one of these questions must be answered")
    assert len(found) == 1, corners
