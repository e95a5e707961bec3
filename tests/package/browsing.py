"""Playing in the browser what a package serves, against a bot of one's own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from tests.browser.fixtures import FLAGS, PATIENCE, chromium
from tests.browser.player import Player
from tests.browser.ways import ways_of
from tests.package.packing import ASKED, OWN_BOT, OWN_NAME, Installed, write_bot
from tianxia.bots.own import name_of

SETTINGS = """localStorage.setItem("tianxia.telling.settings", '{"pace": "none", "sound": false}')"""


@contextmanager
def own_browser() -> Iterator[Browser]:
    """Chromium, where no test has started one."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield running
        running.close()


def play_against_own_bot(installed: Installed, browser: Browser, game: str) -> int:
    """From the page that sets up a table until the bot has answered and somebody is asked again; how many decisions."""
    write_bot(installed)
    with installed.served("--bots", OWN_BOT) as url:
        context = browser.new_context(base_url=url, locale="en-GB", reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SETTINGS)
        page = context.new_page()
        player = Player(page).opens(f"/new/{game}")
        player.ways = ways_of(game)
        page.get_by_role("radio", name=OWN_NAME).click()
        page.get_by_role("button", name="Start the game").click()
        page.wait_for_url("**/t/**")
        seats = page.request.get(f"/api/tables/{player.table()}").json()["seats"]
        assert {seat["bot"] for seat in seats if seat["kind"] == "bot"} == {name_of(OWN_BOT)}
        decisions = 0
        while not (installed.home / ASKED).is_file():  # where only one answer is possible nobody is asked
            assert player.plays_something(), "the game is over and nobody has asked the bot"
            decisions += 1
        assert player.waits_for_me()
        assert player.plays_something()
        assert not player.wrong, player.wrong
        context.close()
    return decisions + 1
