"""Sanguosha in a real browser: large tables, deep stacks and the panels of a replay have room for everything."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.cutting import SIZES, cut, in_the_end
from tests.games.sanguosha.screens.situations import across, action, attacked, crowd, deep, finished, many_mechanics

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


@pytest.mark.parametrize(("wide", "high", "lang"), [(1440, 900, "en-GB"), (1280, 720, "pl-PL")])
def test_what_is_being_resolved_crosses_neither_open_cards_nor_piles(sit, wide, high, lang):
    player = sit(lang, wide=wide, high=high).sits(deep())
    player.waits_for_me()
    assert player.page.locator(".stack li").count() > 3
    assert in_the_end(player.page, CROSSED) == []
    player.opens(f"/r/{player.table()}")
    slider = player.page.get_by_role("slider")
    slider.wait_for()
    for step in range(int(slider.get_attribute("max") or 0)):
        slider.fill(str(step))
        player.page.wait_for_url(f"**/r/{player.table()}?at={step}*")
        assert in_the_end(player.page, CROSSED) == [], f"step {step}"


# The heroes round the table, what is being resolved, one's own side, the prompt and the panels beside them lie
# apart, and a hero's plate holds all that is written on it.
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


@pytest.mark.parametrize("seats", [8, 10])
def test_a_large_table_with_much_on_it_has_room_for_everything(sit, seats):
    player = sit().sits(crowd(seats))
    player.page.locator(f".tablepage .sanguosha.n{seats}").wait_for()
    player.waits_for_me()
    assert player.page.locator(".ring .e").count() > seats
    for wide, high in SIZES:
        player.page.set_viewport_size({"width": wide, "height": high})
        player.page.wait_for_function("(wide) => innerWidth === wide", arg=wide)
        assert in_the_end(player.page, PACKED) == [], f"{wide} x {high}"


def test_the_title_and_all_eyes_have_room_in_a_replay_of_five_on_the_phone(sit, tables):
    place, *_ = tables.opens(finished().journal, [0])
    player = sit(wide=390, high=844).opens(f"/r/{place.table}")
    eyes = player.page.get_by_label("Whose eyes")
    eyes.wait_for()
    title, chooser = player.page.locator(".topbar h1").bounding_box(), player.page.locator(".viewer").bounding_box()
    assert title
    assert chooser
    assert title["x"] + title["width"] <= chooser["x"]
    assert cut(player, whole=False) == []
    eyes.select_option(index=2)
    player.page.locator('.seat.mine[data-ref="seat/2"]').wait_for()


@pytest.mark.parametrize(("wide", "high"), [(1440, 900), (1280, 720)])
def test_in_a_replay_with_readings_moments_and_log_have_room(sit, tables, wide, high):
    place, *_ = tables.opens(finished().journal, [0])
    player = sit(wide=wide, high=high).opens(f"/r/{place.table}")
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


# The stroke from who acts to whom it is aimed at, point by point: what lies under it.
UNDER = """() => {
  const [stroke] = document.querySelectorAll(".aim path");
  const things = [...document.querySelectorAll(".centre > .stack, .seat")].map((part) => part.getBoundingClientRect());
  const { x, y } = stroke.ownerSVGElement.getBoundingClientRect();
  const found = new Set();
  for (let n = 0; n <= 100; n += 1) {
    const point = stroke.getPointAtLength((stroke.getTotalLength() * n) / 100);
    const [left, top] = [x + point.x, y + point.y];
    const over = things.filter((box) => left > box.left + 3 && left < box.right - 3 && top > box.top + 3
      && top < box.bottom - 3);
    for (const box of over) found.add(things.indexOf(box));
  }
  return [...found].map(String);
}"""


@pytest.mark.parametrize(("wide", "high"), [(1440, 900), (1280, 720)])
def test_the_stroke_goes_round_what_is_to_be_read(sit, wide, high):
    player = sit(wide=wide, high=high).sits(across())
    player.waits_for_me()
    player.page.locator(".aim path").wait_for(state="attached")
    assert in_the_end(player.page, UNDER) == []


@pytest.mark.parametrize(("wide", "high"), [(390, 844), (844, 390)])
def test_on_a_phone_the_own_plate_shows_what_lies_on_it(sit, wide, high):
    player = sit(wide=wide, high=high).sits(many_mechanics())
    player.waits_for_me()
    tokens = player.page.locator(".seat.mine .tk")
    expect(tokens).to_be_in_viewport(ratio=1)
    expect(tokens).to_contain_text("42")


# How high the prompt is, what of its words is in sight, and how far its buttons lie from its foot.
ROOM = """() => {
  const prompt = document.querySelector("section.prompt");
  const at = (el) => el.getBoundingClientRect();
  const buttons = [...prompt.querySelectorAll(".opts .btn")].map((each) => at(each));
  return {
    high: at(prompt).height,
    words: at(prompt.querySelector(".q p")).height,
    foot: at(prompt).bottom - Math.max(...buttons.map((each) => each.bottom)),
    least: Math.min(...buttons.map((each) => each.height)),
  };
}"""


@pytest.mark.parametrize("size", [(360, 640), (390, 664), (390, 844), (844, 390)])
def test_on_a_phone_few_buttons_fill_the_prompt_below_its_words(sit, size):
    found = []
    for situation in (action, attacked):  # one button, and three
        player = sit(wide=size[0], high=size[1]).sits(situation())
        player.waits_for_me()
        found.append(player.page.evaluate(ROOM))
    assert {each["high"] for each in found} == {found[0]["high"]}  # nothing jumps from one question to the next
    assert all(each["words"] > 10 and each["foot"] < 14 and each["least"] >= 44 for each in found), found
