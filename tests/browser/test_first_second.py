"""The start page in its first second, while the list of games and tables is still on its way."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.games import GAMES

LISTS = "**/api/{games,tables}"
SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.shifts.push(...entry.sources.map(({ node }) => (node?.outerHTML ?? node?.data ?? "").slice(0, 80)));
  }).observe({ type: "layout-shift" });
}"""


def holds(page: Page) -> None:
    """The lists wait from now on, until the page is let go (`unroute`)."""
    held: list[Route] = []
    page.route(LISTS, lambda route: held.extend([route]))


def test_what_is_pressed_before_the_games_are_known_says_so_and_opens_a_table(sit):
    player = sit(fresh=True)
    page = player.page
    for button, leads_to in (("play-now", "section.prompt"), ("invite", "#invite-link")):
        holds(page)
        player.opens("/")
        pressed = page.locator(f"[data-test={button}]")
        pressed.click()
        expect(pressed).to_contain_text("One moment")
        expect(page.locator(".p-lobby")).to_have_attribute("aria-busy", "true")
        page.unroute(LISTS)
        page.locator(leads_to).wait_for()


@pytest.mark.parametrize(("wide", "lang"), [(1440, "en-GB"), (1280, "pl"), (390, "pl")])
def test_nothing_on_the_start_page_jumps_when_the_games_come_and_scrolls_hang_in_a_row(sit, wide, lang):
    player = sit(lang, wide=wide, fresh=True)
    page = player.page
    holds(page)
    player.opens("/")
    expect(page.locator("[data-test=play-now]")).to_be_enabled()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.evaluate(SHIFTS)
    page.unroute(LISTS)
    page.locator(".scroll5").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("() => window.shifts") == []
    if wide > 1200:
        assert [part for part in ("h3", ".meta", ".acts", ".sheet5") if not in_a_row(page, part)] == []


def in_a_row(page: Page, part: str) -> bool:
    """Whether this part of the scrolls, which hang beside each other, is at one height: its top, else its foot."""
    edge = "top" if part == "h3" else "bottom"
    heights = page.locator(f".scroll5 {part}").evaluate_all(
        f"(all) => all.map((it) => it.getBoundingClientRect().{edge})"
    )
    return max(heights[: len(GAMES)]) - min(heights[: len(GAMES)]) < 1
