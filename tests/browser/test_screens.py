"""Every screen, light and dark, wide and narrow: pictures of it, and what axe says."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser import screens_sanguosha, screens_suntzu
from tests.browser.screens import WALK, walk

PICTURES = Path(os.environ.get("TIANXIA_SCREENSHOTS", Path(__file__).parents[2] / "build" / "screenshots"))


@pytest.mark.parametrize(
    "steps", [WALK, screens_suntzu.WALK, screens_sanguosha.WALK], ids=["chuhan", "suntzu", "sanguosha"]
)
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
