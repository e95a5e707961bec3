"""Every screen, light and dark, wide and narrow: pictures of it, what axe says, and that nothing is cut off."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser import common
from tests.browser.cutting import SIZES, cut
from tests.browser.games import FIRST, GAMES, screens_of
from tests.browser.screens import PLAIN, WALK, lobby, walk

PICTURES = Path(os.environ.get("TIANXIA_SCREENSHOTS", Path(__file__).parents[2] / "build" / "screenshots"))
WALKS = {"shell": WALK, "plain": PLAIN, **{game: screens_of(game).WALK for game in GAMES}}


@pytest.mark.parametrize("steps", WALKS.values(), ids=WALKS)
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("wide", [1440, 390])
def test_axe_finds_nothing_on_any_screen_and_a_picture_of_it_is_taken(sit, wide, dark, steps):
    axe = Axe()
    player = sit(wide=wide, high=900 if wide == 1440 else 844, dark=dark)
    PICTURES.mkdir(parents=True, exist_ok=True)
    seen = {}
    for name in walk(player, steps):
        player.page.evaluate("() => document.fonts.ready.then(() => true)")
        player.page.screenshot(path=PICTURES / f"{name}-{wide}-{'dark' if dark else 'light'}.png")
        answer = axe.run(player.page).response
        found = answer["violations"]
        assert answer["passes"], "axe has looked"
        seen[name] = [
            f"{each['id']}: {node['html'][:160]} | {node['failureSummary'][-160:]}"
            for each in found
            for node in each["nodes"][:3]
        ]
    assert len(seen) == len(steps)
    assert {name: wrong for name, wrong in seen.items() if wrong} == {}


@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_nothing_is_cut_off_on_the_way_to_a_table(sit, wide, high):
    player = sit(wide=wide, high=high)
    lobby(player)
    assert cut(player, whole=False) == []
    common.setup(player, FIRST)
    assert cut(player, whole=False) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_nothing_is_cut_off_at_a_table_and_at_its_end(sit, wide, high, game):
    player = sit(wide=wide, high=high).sits(screens_of(game).ending())
    player.waits_for_me()
    assert cut(player) == []
    player.lets_a_bot_play()
    player.sees_the_end()
    assert player.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
