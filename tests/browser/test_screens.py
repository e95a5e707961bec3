"""Every screen, light and dark, wide and narrow: pictures of it, what axe says, and that nothing is cut off."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.player import Player
from tests.browser.recorded import deep, recorded
from tests.browser.screens import WALK, counter, end, lead, lobby, setup, walk
from tests.games.sanguosha.screens import screens as screens_sanguosha
from tests.games.suntzu.screens import screens as screens_suntzu

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


@pytest.mark.parametrize(("wide", "high", "lang"), [(1440, 900, "en-GB"), (1280, 720, "pl-PL")])
def test_what_is_being_resolved_crosses_neither_open_cards_nor_piles(sit, tmp_path, wide, high, lang):
    player = sit(lang, wide=wide, high=high).opens("/replays")
    log, asked, seat = deep(tmp_path, 4)
    player.page.locator("input[type=file]").set_input_files(log)
    slider = player.page.get_by_role("slider")
    slider.wait_for()
    most = 0
    for step in range(asked - 6, asked + 6):
        slider.fill(str(step))
        player.page.wait_for_url(f"**/r/{player.table()}?at={step}")
        most = max(most, player.page.locator(".stack li").count())
        assert player.page.evaluate(CROSSED) == [], f"step {step}"
    assert most > 3
    player.page.locator(".eyes [role=radio]").nth(seat).click()
    player.page.locator(f'.seat.mine[data-ref="seat/{seat}"]').wait_for()
    slider.fill(str(asked))
    player.page.wait_for_url(f"**/r/{player.table()}?at={asked}*")
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


# The heroes round the table, what is being resolved, the own side, the prompt and the panels beside them lie apart, and
# a hero's plate holds all that is written on it.
PACKED = """() => {
  const box = (part) => part.getBoundingClientRect();
  const seats = [...document.querySelectorAll(".seat")];
  const panels = [...document.querySelectorAll(".centre > .stack, .row-of, section.prompt, .rail > *")];
  const seen = (part) => box(part).width && getComputedStyle(part).position !== "fixed";
  const parts = [...seats, ...panels].filter(seen);
  const name = (part) => `${part.className} ${part.dataset.ref ?? ""}`;
  const inside = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const crossed = parts.flatMap((a, n) => parts.slice(n + 1).filter((b) => inside(box(a), box(b)))
    .map((b) => `${name(a)} x ${name(b)}`));
  const off = parts.filter((part) => box(part).right > innerWidth + 1 || box(part).bottom > innerHeight + 1).map(name);
  const told = ".hd > *, .pl > *, .hp, .e, .tk";
  const cut = seats.flatMap((seat) => [...seat.querySelectorAll(told)].filter((part) => box(part).width
    && (box(part).bottom > box(seat).bottom + 1 || box(part).right > box(seat).right + 1))
    .map((part) => `${name(seat)}: ${part.className} ${part.innerText}`));
  const names = seats.flatMap((seat) => [...seat.querySelectorAll(".nm")]
    .filter((part) => part.scrollHeight > seat.clientHeight + 1).map((part) => `name cut: ${part.innerText}`));
  return [...crossed, ...off.map((part) => `off the screen: ${part}`), ...cut, ...names];
}"""
FULL = {8: (1, 320), 10: (3, 640)}  # seats: the key of the match, and a step with much equipment


@pytest.mark.parametrize("seats", FULL)
def test_a_large_table_with_much_on_it_has_room_for_everything(sit, tmp_path, seats):
    key, step = FULL[seats]
    player = sit().opens("/replays")
    player.page.locator("input[type=file]").set_input_files(
        recorded(tmp_path, key, {"deck": "extra"}, "sanguosha", seats)
    )
    player.page.get_by_role("slider").wait_for()
    player.page.get_by_role("slider").fill(str(step))
    player.page.wait_for_url(f"**/r/{player.table()}?at={step}")
    player.page.locator("[data-test=branch]:enabled").click()
    player.page.locator(f".tablepage .sanguosha.n{seats}").wait_for()
    player.waits_for_me()
    assert player.page.locator(".ring .e").count() > seats // 2
    for wide, high in SIZES:
        player.page.set_viewport_size({"width": wide, "height": high})
        player.page.wait_for_function("(wide) => innerWidth === wide", arg=wide)
        assert player.page.evaluate(PACKED) == [], f"{wide} x {high}"


@pytest.mark.parametrize(("wide", "high"), [(1440, 900), (1280, 720)])
def test_in_a_replay_with_readings_moments_and_log_have_room(sit, tmp_path, wide, high):
    player = sit(wide=wide, high=high).opens("/replays")
    player.page.locator("input[type=file]").set_input_files(recorded(tmp_path, 3, {}, "sanguosha", 5))
    player.page.locator(".eyes [role=radio]").nth(1).click()
    player.page.locator("[data-test=likely-roles]").click()
    player.page.locator(".whois .told").first.wait_for()
    for tab in ("Moments", "Log"):
        player.page.get_by_role("tab", name=tab).click()
        body = player.page.locator(".mom .body").bounding_box()
        assert body
        assert body["height"] > 120
    readings, rail = player.page.locator(".whois").bounding_box(), player.page.locator(".rail").bounding_box()
    deal = player.page.locator(".deal").bounding_box()
    assert readings
    assert rail
    assert deal
    assert readings["height"] > 200
    assert deal["y"] + deal["height"] <= rail["y"] + rail["height"] + 1 <= high + 1
    last = player.page.locator(".whois .told").last
    last.scroll_into_view_if_needed()
    assert last.bounding_box()["y"] < readings["y"] + readings["height"]
