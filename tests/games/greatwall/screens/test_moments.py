"""The moments of The Great Wall in a real browser: an assault that is held, a Breach, the final count."""

from __future__ import annotations

from tests.browser.tables import Situation, at
from tests.games.greatwall.screens.situations import ME, wall


def last_shot() -> Situation:
    """The last Winter: one Archer fires, then the Hordes assault."""
    cards = {"chosen": {}, "lying": {ME: ["despotism"]}, "tactics": {}, "firing": {"left": {ME: 1}}}
    return at(wall(season="winter", year=6, current="none", step="firing", part=1, row=[], **cards), ME)


def test_the_last_winter_shows_each_assault_the_breach_and_the_count(sit):
    player = sit(pace="click").sits(last_shot())
    player.waits_for_me()
    player.answers()
    player.goes_on_to(".flag.mend", "holds")
    slip = player.goes_on_to("[data-test=moment]", "Breach")
    slip.locator("[data-test=go-on]").click()
    slip.wait_for(state="detached")
    player.goes_on_to(".gw-tally tfoot td")
    player.goes_on_to(".end[role=dialog]")


def test_on_a_phone_the_section_slides_into_sight_where_the_hordes_break_through(sit):
    player = sit(pace="click", wide=390, high=844).sits(last_shot())
    player.waits_for_me()
    player.answers()
    slip = player.goes_on_to("[data-test=moment]", "Breach: Centre")
    assert slip.locator(".row .sum").all_inner_texts() == ["9", "8"]
    box = player.page.locator('[data-zone="section/centre"]').bounding_box()
    assert box
    assert 0 <= box["x"] < 60
