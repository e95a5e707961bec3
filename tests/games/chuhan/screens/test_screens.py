"""Chu Han in a real browser: what lies at the table has room, whatever the event of the battle brings."""

from __future__ import annotations

import pytest

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
