"""A replay of Sanguosha: open hands are named, and answers of which nothing was told are stepped over."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.games.sanguosha.screens.situations import finished, lively

ANSWER = re.compile(r"answer (\d+) of (\d+)")


def test_with_open_hands_a_plate_and_a_closer_look_name_the_cards(sit):
    player = sit().sits(finished())
    player.opens(f"/r/{player.table()}?at=0&eyes=open")
    other = player.page.locator(".ring .seat").filter(has_text="Zhang Liao")
    expect(other.locator(".sk")).to_have_text("Sha")
    other.click()
    expect(player.page.get_by_role("dialog")).to_contain_text("hand")
    expect(player.page.get_by_role("dialog").locator("dd").nth(1)).to_contain_text("Sha")


def test_a_step_tells_something(sit):
    player = sit().sits(finished())
    player.opens(f"/r/{player.table()}?at=0&eyes=open").sees("Before the first card")
    told, at, last = player.page.locator(".p-replay > p.sr"), 0, 1
    steps = 0
    while at < last:
        player.key("ArrowRight")
        player.page.wait_for_function("(at) => !location.search.startsWith(`?at=${at}&`)", arg=at)
        found = ANSWER.search(player.prompt())
        assert found
        at, last, steps = int(found[1]), int(found[2]), steps + 1
        assert at == last or told.inner_text(), at
    assert steps < last


def test_a_hero_who_may_be_a_target_can_be_read_by_pointing_and_by_the_second_button(sit):
    player = sit().sits(lively())
    player.waits_for_me()
    page = player.page
    player.presses(".hand button.card.may")
    target = page.locator(".ring .seat.may").first
    target.hover()
    expect(page.locator(".sg-peek")).to_be_visible()
    page.mouse.move(2, 2)
    expect(page.locator(".sg-peek")).to_have_count(0)
    target.click(button="right")
    page.get_by_role("dialog").wait_for()
    assert page.locator(".ring .seat.picked").count() == 0
