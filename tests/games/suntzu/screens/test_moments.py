"""The moments of Sun Tzu in a real browser: a battle that is turned up, a province that is taken, the scoring."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.tables import Situation, at
from tests.games.suntzu.screens.situations import STACK
from tianxia.positions.scenario import Scenario
from tianxia.scenario import scenario

JIN_YAN = '.edge li.here[data-zone="laid/{}/jin-yan"] .open[data-face="{}"]'


def fighting() -> Scenario:
    """King Shao may undo the Plague at Chu; then Sun Tzu takes two provinces, and King Shao takes Wu from him."""
    laid = {"suntzu": ["2", "plague", "3", "4", "5"], "shao": ["4", "3", "2", "1", "7"]}
    armies = {"suntzu": {"wu": 1}, "shao": {"chu": 6}}
    return scenario("suntzu", round=3, armies=armies, laid=laid, held={"shao": ["herbalist"]}, events=STACK)


def before_scoring() -> Situation:
    """All battles of the third round are fought; King Shao may still call reinforcements."""
    position = fighting()
    position.shao.passes()
    position.shao.passes()
    return at(position, "shao")


def test_a_battle_is_turned_up_before_it_is_decided_and_a_province_is_seen_to_be_taken(sit):
    player = sit(pace="click").sits(at(fighting(), "shao"))
    player.waits_for_me()
    page = player.page
    page.locator(".opts [data-opt=pass]").click()
    player.goes_on_to(".flag.hurt", "Plague: 3 lost")
    page.locator("[data-test=go-on]").click()
    for seat, face in enumerate(("num-3", "num-2")):
        page.locator(JIN_YAN.format(seat, face)).wait_for()
    expect(page.locator(".flag")).to_have_count(0)  # nothing has come of them yet
    taken = player.goes_on_to(".flag.mend", "takes it")
    where, box = page.locator('[data-zone="army/jin-yan"]').bounding_box(), taken.bounding_box()
    assert where
    assert box
    assert abs(where["x"] + where["width"] / 2 - box["x"] - box["width"] / 2) < 30


def test_the_scoring_counts_province_by_province_before_the_next_round(sit):
    player = sit(pace="click").sits(before_scoring())
    player.waits_for_me()
    player.page.locator(".opts [data-opt=pass]").click()
    slip = player.goes_on_to("[data-test=moment]", "Scoring of round 3")
    rows = slip.locator(".row")
    for row in (rows.nth(0), rows.nth(1)):
        counted = [int(part) for part in row.locator(".part b").all_inner_texts()]
        assert counted
        assert sum(counted) == int(row.locator(".sum").inner_text())
    slip.locator("[data-test=go-on]").click()
    slip.wait_for(state="detached")
    player.waits_for_me()
