"""Chu Han in a real browser: what lies at the table has room, whatever the event of the battle brings."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.cutting import NARROW, SIZES, cut
from tests.games.chuhan.screens.situations import EVENTS, counter, lead, under

PARTS = (".left > *", ".rival", ".tray")


@pytest.mark.parametrize("lang", ["en-GB", "pl-PL"])
@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_nothing_is_cut_off_in_a_battle_with_an_event(sit, wide, high, lang):
    player = sit(lang, wide=wide, high=high)
    for event in EVENTS:
        player.sits(under(event)).waits_for_me()
        if wide > NARROW:
            player.page.locator(".left .event").wait_for()
        assert cut(player, *PARTS) == [], event


@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_nothing_is_cut_off_with_a_full_hand(sit, wide, high):
    player = sit(wide=wide, high=high)
    for situation in (lead(), counter()):
        player.sits(situation).waits_for_me()
        assert cut(player, *PARTS) == []


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
