"""Every screen, light and dark, wide and narrow: pictures of it, what axe says, and that nothing is cut off."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser import common
from tests.browser.cutting import SIZES, cut_anywhere
from tests.browser.games import FIRST, GAMES, screens_of
from tests.browser.measuring import turns_to
from tests.browser.screens import PLAIN, WALK, lobby, walk

PICTURES = Path(os.environ.get("TIANXIA_SCREENSHOTS", Path(__file__).parents[2] / "build" / "screenshots"))
ALL_RULES = {"resultTypes": ["violations"]}
# The dark screen is the light one in other colours: only these can be wrong there alone. A phone shows the same
# colours, and to look at them takes axe most of its time. Light comes last, so that the next screen begins with it.
COLOURS = {**ALL_RULES, "runOnly": ["color-contrast"]}
ALL_BUT_COLOURS = {**ALL_RULES, "rules": {"color-contrast": {"enabled": False}}}
SCHEMES: dict[int, dict[Any, dict[str, Any] | None]] = {
    1440: {"dark": COLOURS, "light": ALL_RULES},
    390: {"dark": None, "light": ALL_BUT_COLOURS},
}
WALKS = {"shell": WALK, "plain": PLAIN, **{game: screens_of(game).WALK for game in GAMES}}


def violations(axe: Axe, page: Page, options: dict[str, Any]) -> list[str]:
    """What axe finds on this page, in short."""
    answer = axe.run(page, options=options).response
    assert answer["passes"], "axe has looked"
    return [
        f"{each['id']}: {node['html'][:160]} | {node['failureSummary'][-160:]}"
        for each in answer["violations"]
        for node in each["nodes"][:3]
    ]


@pytest.mark.parametrize("steps", WALKS.values(), ids=WALKS)
@pytest.mark.parametrize("wide", SCHEMES)
def test_axe_finds_nothing_on_any_screen_and_a_picture_of_it_is_taken(sit, wide, steps):
    axe = Axe()
    player = sit(wide=wide, high=900 if wide == 1440 else 844)
    PICTURES.mkdir(parents=True, exist_ok=True)
    seen = {}
    for name in walk(player, steps):
        player.page.evaluate("() => document.fonts.ready.then(() => true)")
        for scheme, rules in SCHEMES[wide].items():
            player.page.emulate_media(color_scheme=scheme)
            player.page.screenshot(path=PICTURES / f"{name}-{wide}-{scheme}.png")
            seen[name, scheme] = violations(axe, player.page, rules) if rules else []
    assert len(seen) == len(steps) * len(SCHEMES[wide])
    assert {screen: wrong for screen, wrong in seen.items() if wrong} == {}


def test_nothing_is_cut_off_on_the_way_to_a_table(sit):
    player = sit()
    lobby(player)
    assert cut_anywhere(player, whole=False) == {}
    turns_to(player.page, SIZES[0])
    common.setup(player, FIRST)
    assert cut_anywhere(player, whole=False) == {}


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_off_at_a_table_and_at_its_end(sit, game):
    player = sit(hurried=True).sits(screens_of(game).ending())
    player.waits_for_me()
    assert cut_anywhere(player, langs=["en"]) == {}
    turns_to(player.page, SIZES[0])
    player.lets_a_bot_play()
    player.sees_the_end()
    for size in SIZES:
        turns_to(player.page, size)
        assert player.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), size
