"""Every screen, light and dark, wide and narrow: pictures of it, what axe says, and that nothing is cut off."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser import screens_sanguosha, screens_suntzu
from tests.browser.player import Player
from tests.browser.recorded import recorded
from tests.browser.screens import WALK, counter, end, lead, lobby, setup, walk

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


# A part of the table is cut off if it holds more than it shows (the red edge of the prompt lies on its frame, 2 px
# out), or if it reaches over an edge of the screen. A page may be longer than the screen (a replay on the phone is),
# but never wider.
CUT = """(whole) => {
  const found = document.documentElement.scrollWidth > innerWidth ? ["the page is wider than the screen"] : [];
  for (const part of document.querySelectorAll(".topbar, .left > *, .rival, .tray, .hand, .prompt")) {
    const { left, right, bottom, width } = part.getBoundingClientRect();
    const over = left < -1 || right > innerWidth + 1 || (whole && bottom > innerHeight + 1);
    if (width && (over || part.scrollHeight > part.clientHeight + 2)) {
      found.push(`${part.className}: ${part.scrollHeight} in ${part.clientHeight}, ${left} to ${right}, ${bottom}`);
    }
  }
  return found;
}"""


def cut(player: Player, *, whole: bool = True) -> list[str]:
    """What is cut off on this screen; `whole`: all of it must be seen without scrolling."""
    return player.page.evaluate(CUT, whole)


SIZES = [(1440, 900), (1280, 720), (390, 844), (360, 640)]


@pytest.mark.parametrize("lang", ["en-GB", "pl-PL"])
@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_nothing_is_cut_off_in_a_match_with_events(sit, tmp_path, wide, high, lang):
    player = sit(lang, wide=wide, high=high).opens("/replays")
    player.page.locator("input[type=file]").set_input_files(recorded(tmp_path, 7, {"events": "on"}))
    slider = player.page.get_by_role("slider")
    slider.wait_for()
    for step in range(0, int(slider.get_attribute("max") or 0), 12):
        slider.fill(str(step))
        player.page.wait_for_url(f"**/r/{player.table()}?at={step}")
        assert cut(player, whole=wide > 720) == [], f"step {step}"


@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_nothing_is_cut_off_on_the_way_to_the_end(sit, wide, high):
    player = sit(wide=wide, high=high)
    for screen in (lobby, setup):
        screen(player)
        assert cut(player, whole=False) == []
    for screen in (lead, counter):
        screen(player)
        assert cut(player) == []
    end(player)
    assert player.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
