"""What has to be read at a table of Sanguosha is whole: names on cards and plates, and the end of a long result."""

from __future__ import annotations

import pytest

from tests.browser.measuring import SETTLED, turns_to
from tests.browser.tables import Situation, at, played_on
from tests.games.sanguosha.screens.situations import crowded, ending, five

# What is printed on the cards of the hand: nearer than this to the edge of the card it lies on the frame.
NAMES = """() => {
  const FRAME = 2.5;
  const found = [];
  const range = document.createRange();
  const lines = (el) => {
    range.selectNodeContents(el);
    return [...range.getClientRects()].filter((each) => each.width > 1 && each.height > 1);
  };
  for (const card of document.querySelectorAll(".hand .card:has(.strip)")) {
    const box = card.getBoundingClientRect();
    const strip = card.querySelector(".strip").getBoundingClientRect();
    const [brush, name] = [card.querySelector(".n"), card.querySelector(".f b")];
    const em = parseFloat(getComputedStyle(brush).fontSize) * 0.46;
    const middles = lines(brush).map((each) => (each.left + each.right) / 2);
    const foot = Math.max(...lines(brush).map((each) => each.bottom));
    const said = (what) => found.push(`${what}: ${brush.textContent} ${name.textContent}`);
    if (Math.max(...middles) + em > box.right - FRAME || Math.min(...middles) - em < strip.right - 1) said("across");
    if (Math.min(...lines(brush).map((each) => each.top)) < box.top + 1) said("above");
    for (const line of lines(name)) {
      const left = strip.bottom > line.top + 3 ? strip.right : box.left + FRAME;
      if (line.left < left - 1.5 || line.right > box.right - FRAME || line.bottom > box.bottom - 1) said("name");
      if ((line.top + line.bottom) / 2 - 5 < foot - 2) said("upon");
    }
  }
  return found;
}"""
CUT = """() => [...document.querySelectorAll(".seat :is(.sk, .eq .cut, .hd .cut)")]
  .filter((el) => el.checkVisibility())
  .filter((el) => el.scrollWidth > el.clientWidth + 1 || el.scrollHeight > el.clientHeight + 3)
  .map((el) => el.textContent)"""
LONG = (  # the longest names in either language, and brush names of every length
    ["gender-double-swords", "green-dragon-crescent-blade", "eight-trigrams-formation", "demobilization", "peach"],
    ["heaven-scorching-halberd", "blue-steel-blade", "wooden-armor", "barbarians", "frozen-sword", "fire-sha"],
)
SIZES = ((1440, 900), (1280, 720), (768, 1024))


def holding(cards: list[str]) -> Situation:
    """A hand of these cards."""
    return at(five(options={"deck": "extra"}, hands={"lu-bu": cards}), "lu-bu")


@pytest.mark.parametrize("lang", ["en-GB", "pl"])
def test_names_on_cards_lie_inside_their_frame_and_those_on_plates_are_whole_where_there_is_room(sit, lang):
    player = sit(lang)
    for cards in LONG:
        player.sits(holding(cards)).waits_for_me()
        for size in SIZES:
            turns_to(player.page, size)
            player.page.evaluate(SETTLED)
            assert player.page.evaluate(NAMES) == [], size
    player.sits(crowded()).waits_for_me()
    player.page.evaluate(SETTLED)
    assert [each for each in player.page.evaluate(CUT) if len(each) < 24] == []  # "Formacja ośmiu trygramów" is longer


# Heroes whose name or skills are not to be read on their plates, and what is covered by cards of a judgement area.
UNREAD = """() => [...document.querySelectorAll(".ring .seat")].flatMap((seat) => {
  const box = (el) => el.getBoundingClientRect();
  const within = (el) => box(el).width > 1 && box(el).right <= box(seat).right && box(el).bottom <= box(seat).bottom;
  const whole = (el) => within(el) && el.scrollWidth <= el.clientWidth + 1;
  const [name, skills] = [seat.querySelector(".hd b"), seat.querySelector(".sk")];
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  const wide = matchMedia("(min-width: 721px) and (min-height: 501px)").matches;
  const laid = wide ? [...seat.querySelectorAll(".judge")].map(box) : [];
  const told = [...seat.querySelectorAll(".dev, .count, .role, .hp b")].filter((el) => box(el).width);
  return [
    ...(whole(name) ? [] : [name.textContent]),
    ...(!wide || seat.matches(".full") || within(skills) ? [] : [`skills of ${name.textContent}`]),
    ...told.filter((el) => laid.some((card) => !apart(box(el), card))).map((el) => `covered: ${el.className}`),
  ];
})"""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (768, 1024), (390, 844), (844, 390), (360, 640)])
def test_a_plate_names_the_hero_and_what_they_can_do(sit, size):
    page = sit(wide=size[0], high=size[1]).sits(crowded()).page
    page.evaluate(SETTLED)
    assert page.evaluate(UNREAD) == []


def test_on_a_laptop_what_may_be_done_after_the_end_is_in_sight(sit):
    player = sit(wide=1280, high=720).sits(ended())
    player.sees_the_end()
    page = player.page
    page.evaluate(SETTLED)
    foot = page.locator(".end .acts .seal-btn").evaluate("(it) => it.getBoundingClientRect().bottom")
    assert page.locator(".end").evaluate("(it) => it.scrollHeight > it.clientHeight")
    assert foot <= 720


def ended() -> Situation:
    """A match of five that bots have played to its end: its result is longer than the window."""
    start = ending()
    return Situation(played_on(start.journal), start.seat)
