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


# What is being resolved, the cards that lie open and the piles share one sheet.
CROSSED = """() => {
  const sheet = document.querySelector(".stack");
  const found = [...sheet.querySelectorAll("li > div, .open .card, .pile")];
  const parts = found.map((part) => [part, part.getBoundingClientRect()]);
  const { top, bottom } = sheet.getBoundingClientRect();
  const over = parts.filter(([, box]) => box.height && (box.top < top || box.bottom > bottom));
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const alike = (a, b) => a.closest(".open") && b.closest(".open");
  const crossed = parts.flatMap(([a, box], n) => parts.slice(n + 1).filter(([b, other]) =>
    box.height && other.height && !alike(a, b) && !apart(box, other)).map(([b]) => [a, b]));
  const words = crossed.map(([a, b]) => `${a.innerText} x ${b.innerText}`);
  return [...over.map(([part]) => `over the edge: ${part.innerText}`), ...words];
}"""
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


DEEP = range(170, 182)  # of the recorded match: up to five levels
ASKED = 177, 4  # the step at which this seat is asked for a Peach


@pytest.mark.parametrize(("wide", "high", "lang"), [(1440, 900, "en-GB"), (1280, 720, "pl-PL")])
def test_what_is_being_resolved_crosses_neither_open_cards_nor_piles(sit, tmp_path, wide, high, lang):
    player = sit(lang, wide=wide, high=high).opens("/replays")
    log = recorded(tmp_path, 0, {"deck": "extra"}, "sanguosha", 5)
    player.page.locator("input[type=file]").set_input_files(log)
    slider = player.page.get_by_role("slider")
    slider.wait_for()
    most = 0
    for step in DEEP:
        slider.fill(str(step))
        player.page.wait_for_url(f"**/r/{player.table()}?at={step}")
        most = max(most, player.page.locator(".stack li").count())
        assert player.page.evaluate(CROSSED) == [], f"step {step}"
    assert most > 3
    player.page.locator(".eyes [role=radio]").nth(ASKED[1]).click()
    player.page.locator(f'.seat.mine[data-ref="seat/{ASKED[1]}"]').wait_for()
    slider.fill(str(ASKED[0]))
    player.page.wait_for_url(f"**/r/{player.table()}?at={ASKED[0]}*")
    player.page.locator("[data-test=branch]").click()
    player.waits_for_me()
    assert player.page.locator(".stack li").count() > 3
    assert player.page.evaluate(CROSSED) == []


def test_the_title_and_all_eyes_have_room_in_a_replay_of_five_on_the_phone(sit, tmp_path):
    player = sit(wide=390, high=844).opens("/replays")
    player.page.locator("input[type=file]").set_input_files(recorded(tmp_path, 3, {}, "sanguosha", 5))
    eyes = player.page.get_by_label("Whose eyes")
    eyes.wait_for()
    title, chooser = player.page.locator(".topbar h1").bounding_box(), player.page.locator(".viewer").bounding_box()
    assert title
    assert chooser
    assert title["x"] + title["width"] <= chooser["x"]
    assert cut(player, whole=False) == []
    eyes.select_option(index=2)
    player.page.locator('.seat.mine[data-ref="seat/2"]').wait_for()
    assert player.page.locator(".whois .role.unk").count() >= 3  # the others' roles are hidden from these eyes
