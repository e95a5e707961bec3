"""The moments of Sanguosha in a real browser: a hit is seen on the plate, and the fallen need not wait."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.company import take_seats
from tests.browser.tables import Situation, at
from tests.games.sanguosha.screens.situations import attacked, five
from tests.marks import rule

# The lines that are read out and those of the log, at the same moment.
TOLD = """() => ["[data-test=spoken] p", "ol.log .line"].map((lines) =>
  [...document.querySelectorAll(lines)].map((line) => line.textContent.trim()))"""


def fallen() -> Situation:
    """Sun Quan has fallen, and four bots play on."""
    return at(five(dead=["sun-quan"], hands={"lu-bu": ["peach"]}), "sun-quan")


def test_a_hit_stands_on_the_plate_until_one_goes_on(sit):
    player = sit(pace="click").sits(attacked())
    page = player.page
    page.locator(".opts [data-opt=pass]").click()
    hit = page.locator(".flag.hurt", has_text="−1")
    hit.wait_for()
    plate = page.locator("[data-seat='0']").bounding_box()
    box = hit.bounding_box()
    assert plate
    assert box
    assert plate["x"] < box["x"] + box["width"] / 2 < plate["x"] + plate["width"]
    assert plate["y"] < box["y"] + box["height"] / 2 < plate["y"] + plate["height"]
    page.locator("[data-test=go-on]").click()
    hit.wait_for(state="detached")
    # what was told meanwhile is still there to be read out, line by line
    spoken, log = page.evaluate(TOLD)
    assert len(log) > 1
    assert [line for line in spoken if line in log] == log  # a turn that begins is a heading of the log


def test_whoever_has_fallen_skips_to_the_end(sit):
    player = sit(pace="normal").sits(fallen())
    player.page.locator("[data-test=faster]").wait_for()
    player.page.locator("[data-test=skip]").click()
    player.sees_the_end()
    player.page.locator("[data-test=story] path.li").wait_for(state="attached")


@rule("SG-756")
@pytest.mark.parametrize(("option", "hidden"), [("blind", 3), ("see", 0)])
def test_the_fallen_see_all_roles_where_the_table_wants_it_and_the_living_do_not(sit, option, hidden):
    ruler, out = sit(), sit()
    table = five(dead=["sun-quan"], hands={"lu-bu": ["peach"]}, options={"fallen": option})
    take_seats(table.journal, {table.seat("lu-bu"): ruler, table.seat("sun-quan"): out})
    ruler.waits_for_me()  # it is their turn: nothing moves
    expect(out.page.locator(".seat .role")).to_have_count(5)
    expect(out.page.locator(".seat .role.unk")).to_have_count(hidden)
    expect(out.page.locator(".whois tr.known")).to_have_count(5 - hidden)
    expect(ruler.page.locator(".seat .role.unk")).to_have_count(3)


def test_every_plate_has_the_device_of_its_hero(sit):
    page = sit().sits(attacked()).page
    expect(page.locator(".seat .dev")).to_have_count(5)
    drawn = page.locator(".seat .dev").evaluate_all("all => all.map((each) => each.innerHTML)")
    assert len(set(drawn)) == 5
