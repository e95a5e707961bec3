"""A page that was lent is as good as new for the next player, or nobody gets it."""

from __future__ import annotations

import pytest

from tests.browser.games import FIRST, screens_of
from tests.browser.profiles import Wishes

WISHES = Wishes("en-GB", hurried=False, fresh=False, pace="none")
STORED = "() => [Object.keys(localStorage), Object.keys(sessionStorage), document.cookie]"
LEAVES = """() => {
  localStorage.setItem("mine", "1");
  sessionStorage.setItem("mine", "1");
  document.cookie = "mine=1";
  localStorage.setItem("tianxia.telling.settings", JSON.stringify({ lang: "pl", pace: "slow" }));
}"""


def test_the_next_player_finds_nothing_of_the_one_before(profiles):
    page = profiles.lent(WISHES)
    page.goto("/settings")
    page.locator("#s-theme").wait_for()
    page.evaluate(LEAVES)
    profiles.back(WISHES, page)
    assert profiles.lent(WISHES) is page
    assert page.evaluate(STORED) == [["tianxia.telling.settings"], ["begun"], ""]
    page.goto("/settings")
    page.locator("html[lang=en]").wait_for()
    profiles.back(WISHES, page)


@pytest.mark.parametrize(
    "lasting",
    [
        lambda page: page.route("**/nothing", lambda route: route.abort()),
        lambda page: page.add_init_script("window.mine = 1"),
        lambda page: page.on("request", lambda _: None),
        lambda page: page.context.set_offline(True),
        lambda page: page.context.new_page(),
    ],
)
def test_a_page_with_which_something_stays_is_not_lent_again(profiles, lasting):
    page = profiles.lent(WISHES)
    lasting(page)
    profiles.back(WISHES, page)
    assert page.is_closed()
    assert page not in profiles.free[WISHES]


def test_another_table_is_there_without_the_pages_being_loaded_anew(sit):
    player = sit().sits(screens_of(FIRST).lively())
    player.page.evaluate("() => { window.mine = 1; }")
    first = player.table()
    player.sits(screens_of(FIRST).ending()).waits_for_me()
    assert player.table() != first
    assert player.page.evaluate("() => window.mine") == 1
    player.opens(f"/t/{player.table()}").waits_for_me()
    assert player.page.evaluate("() => window.mine") is None
