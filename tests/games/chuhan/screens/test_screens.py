"""Chu Han in a real browser: what lies at the table has room, whatever the event of the battle brings."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.cutting import SIZES, cut_anywhere
from tests.browser.measuring import turns_to
from tests.games.chuhan.screens.situations import EVENTS, counter, lead, under

PARTS = (".left > *", ".rival", ".tray")


def test_nothing_is_cut_off_in_a_battle_with_an_event(sit):
    player = sit()
    for event in EVENTS:
        turns_to(player.page, SIZES[0])
        player.sits(under(event)).waits_for_me()
        player.page.locator(".left .event").wait_for()
        assert cut_anywhere(player, *PARTS) == {}, event


def test_nothing_is_cut_off_with_a_full_hand(sit):
    player = sit()
    for situation in (lead(), counter()):
        turns_to(player.page, SIZES[0])
        player.sits(situation).waits_for_me()
        assert cut_anywhere(player, *PARTS, langs=["en"]) == {}


PLACE = """(part) => {
  const { x, width, bottom } = document.querySelector(part).getBoundingClientRect();
  return [x, width, bottom].map(Math.round);
}"""


@pytest.mark.parametrize(("wide", "high"), [(1440, 900), (390, 844)])
def test_a_button_is_at_the_same_place_in_the_next_question(sit, wide, high):
    player = sit(wide=wide, high=high)
    places = []
    for situation in (lead(), counter()):
        player.sits(situation).waits_for_me()
        places.append(player.page.evaluate(PLACE, "[data-opt=decree]"))
    assert places[0] == places[1]
    assert player.page.locator("[data-opt=pass]").count() == 1


def test_on_a_phone_the_last_line_of_the_log_is_there(sit):
    player = sit(wide=390, high=844).sits(counter())
    player.waits_for_me()
    player.answers()
    expect(player.page.locator(".ticker .txt")).to_be_in_viewport(ratio=1)
