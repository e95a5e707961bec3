"""The moments of Chu Han in a real browser: a battle that is over is shown before the next one is dealt."""

from __future__ import annotations

from tests.browser.tables import Situation, at
from tianxia.scenario import scenario


def last_card() -> Situation:
    """Han leads the last card and goes out; Chu is left with three."""
    hands = {"han": ["9"], "chu": ["2", "4", "lyu-zhi"]}
    return at(scenario("chuhan", **hands, attacker="han", decrees={"han": 1, "chu": 2}, battle=2), "han")


def test_a_battle_that_is_won_is_shown_and_counted_before_the_next_deal(sit):
    player = sit(pace="click").sits(last_card())
    player.answers()
    page = player.page
    page.locator("[data-test=go-on]").wait_for()  # the last card lies there
    assert page.locator(".plays .set").count() == 1
    page.locator("[data-test=go-on]").click()
    slip = page.locator("[data-test=moment]")
    slip.wait_for()
    assert slip.locator(".turned li").count() == 3
    assert slip.locator(".part b").all_inner_texts() == ["+3", "+2"]
    assert page.locator(".plays .set").count() == 1  # still the old battle
    slip.get_by_role("button", name="Next battle").click()
    slip.wait_for(state="detached")
    page.locator(".hand .card").nth(14).wait_for()
