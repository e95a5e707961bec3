"""Somebody new: from the start page to the first decision, to a lesson, and to the page on which a table is set up."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.games import GAMES, screens_of
from tianxia.games import manifest_of
from tianxia.lessons import lessons

SEEN = """(part) => {
  const { top, bottom, width } = document.querySelector(part).getBoundingClientRect();
  return width > 0 && top >= 0 && bottom <= innerHeight;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_one_press_on_a_scroll_leads_to_the_first_decision_or_to_a_lesson(sit, game):
    player = sit(wide=1280, high=720, hurried=True).opens("/")
    page = player.page
    scroll = page.locator(f".scroll5[data-game={game}]")
    scroll.locator("[data-test=play]").click()
    assert player.waits_for_me()
    options = manifest_of(game).first.options
    table = page.request.get(f"/api/tables/{player.table()}").json()
    assert {name: table["options"][name] for name in options} == options
    aim = page.locator("[data-test=aim]")
    expect(aim).to_contain_text(manifest_of(game).aim.en)
    aim.get_by_role("button", name="Close").click()
    page.reload()
    player.waits_for_me()
    expect(aim).to_have_count(0)

    player.opens("/")
    scroll.locator("[data-test=learn]").click()
    page.wait_for_url(f"**/learn/{game}/{lessons(game)[0].id}")
    page.locator(".speak .seal-btn").wait_for()


def test_friends_are_invited_from_a_scroll_and_every_game_is_taught(sit):
    player = sit().opens("/")
    page = player.page
    page.locator(f".scroll5[data-game={GAMES[-1]}] [data-test=friend]").click()
    page.locator("#invite-link").wait_for()
    player.sees(manifest_of(GAMES[-1]).title.en)
    player.opens("/learn")
    for game in GAMES:
        taught = page.locator(f".games [data-game={game}]")
        expect(taught.locator("ol a")).to_have_count(len(lessons(game)))


@pytest.mark.parametrize(("wide", "high"), [(1280, 720), (1366, 768)])
def test_the_button_that_opens_a_table_is_always_in_sight(sit, wide, high):
    player = sit(wide=wide, high=high)
    for game in GAMES:
        player.opens(f"/new/{game}").page.locator("[data-test=open-table]:enabled").wait_for()
        assert player.page.evaluate(SEEN, "[data-test=open-table]"), game


def test_all_tables_are_listed_with_dates_and_can_be_thrown_away_and_no_lesson_is_among_them(sit):
    player = sit()
    for game in GAMES[:4]:
        player.sits(screens_of(game).ending())
    first, *_, last = [manifest_of(game).title.en for game in GAMES[:4]]
    page = player.page
    player.opens(f"/learn/{GAMES[0]}/next").page.locator(".speak .seal-btn").wait_for()
    player.opens("/")
    rows = page.locator("[data-test=my-tables] li")
    expect(rows).to_have_count(4)
    expect(rows.first).to_contain_text(last)
    expect(rows.last).to_contain_text(first)
    expect(rows.locator("time")).to_have_count(4)
    rows.first.get_by_role("button", name=f"Throw {last} away").click()
    rows.first.get_by_role("button", name="Yes").click()
    expect(rows).to_have_count(3)


def test_the_pages_can_be_installed_and_say_when_there_is_no_line(sit):
    player = sit(fresh=True).opens("/")
    page = player.page
    app = page.request.get(page.locator("link[rel=manifest]").get_attribute("href") or "").json()
    assert app["display"] == "standalone"
    assert all(page.request.get(icon["src"]).ok for icon in app["icons"])
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    player.opens("/learn").sees("No connection")
