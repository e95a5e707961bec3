"""Every screen, light and dark, wide and narrow: what axe says of it, and that nothing is cut off."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from tests.browser import common
from tests.browser.cutting import SIZES, cut_anywhere
from tests.browser.games import FIRST, GAMES, screens_of
from tests.browser.looking import Eye
from tests.browser.measuring import turns_to
from tests.browser.screens import PLAIN, WALK, lobby, walk

# pictures of every screen are taken where this says so, else only of those on which something is wrong
ALL_PICTURES = "TIANXIA_SCREENSHOTS" in os.environ
PICTURES = Path(os.environ.get("TIANXIA_SCREENSHOTS", Path(__file__).parents[2] / "build" / "screenshots"))
# The dark screen is the light one in other colours: only these can be wrong there alone. A phone shows the same
# colours. Light comes last, so that the next screen begins with it.
SCHEMES: dict[int, list[Any]] = {1440: ["dark", "light"], 390: ["light"]}
WALKS = {"shell": WALK, "plain": PLAIN, **{game: screens_of(game).WALK for game in GAMES}}


@pytest.mark.parametrize("steps", WALKS.values(), ids=WALKS)
@pytest.mark.parametrize("wide", SCHEMES)
def test_axe_finds_nothing_on_any_screen(sit, wide, steps):
    eye, seen = Eye(), {}
    player = sit(wide=wide, high=900 if wide == 1440 else 844)
    for name in walk(player, steps):
        player.page.evaluate("() => document.fonts.ready.then(() => true)")
        for scheme in SCHEMES[wide]:
            player.page.emulate_media(color_scheme=scheme)
            colours = eye.pale(player.page, scheme) if wide == 1440 else []
            seen[name, scheme] = colours + (eye.faults(player.page) if scheme == "light" else [])
            if ALL_PICTURES or seen[name, scheme]:
                player.page.screenshot(path=PICTURES / f"{name}-{wide}-{scheme}.png")
    assert len(seen) == len(steps) * len(SCHEMES[wide])
    assert {screen: wrong for screen, wrong in seen.items() if wrong} == {}


# on a page on which a black text on white was looked at: what is wrong is found, wherever else it is the same
BLACK = '<p class="a" style="color: black">Read me</p>'
PALE = {
    "another colour": '<p class="a" style="color: #bbb">Read me</p>',
    "another ground": '<div style="background: #222"><p class="a" style="color: black">Read me</p></div>',
    "something under it": f'<div style="position: relative; z-index: 1; width: 90px">{BLACK}</div>'
    '<div style="position: absolute; inset: 0; background: #111"></div>',
    "half gone": f'<div style="opacity: 0.3">{BLACK}</div>',
}


@pytest.mark.parametrize("kind", PALE)
def test_colours_that_were_not_looked_at_before_are_found(browser, kind):
    page, eye = browser.new_page(), Eye()
    page.set_content(f"<main>{BLACK}</main>")
    assert eye.pale(page, "light") == []
    page.set_content(f"<main>{BLACK}{PALE[kind]}</main>")
    found = eye.pale(page, "light")
    page.context.close()
    assert [line for line in found if line.startswith("color-contrast")], found


def test_colours_that_were_looked_at_are_not_looked_at_again(browser):
    page, eye = browser.new_page(), Eye()
    page.set_content(f"<main>{PALE['another colour']}</main>")
    assert len(eye.pale(page, "light")) == 1
    assert eye.pale(page, "light") == []
    assert len(eye.pale(page, "dark")) == 1
    page.context.close()


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
