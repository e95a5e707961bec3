"""A replay is shared: the address says where in it and through whose eyes; moments lie apart on its line."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.games import GAMES, LARGE, screens_of
from tests.browser.tables import Situation, played_on

APART = """() => {
  const boxes = [...document.querySelectorAll(".scrub .mo")].map((each) => each.getBoundingClientRect());
  boxes.sort((a, b) => a.left - b.left);
  return boxes.length > 0 && boxes.every((box, n) => n === 0 || box.left >= boxes[n - 1].right);
}"""


def ended(game: str) -> Situation:
    """The last decisions of a game, which bots have taken."""
    start = screens_of(game).ending()
    return Situation(played_on(start.journal), start.seat)


def test_a_shared_link_keeps_whose_eyes(sit):
    player = sit().sits(ended(LARGE))
    player.opens(f"/r/{player.table()}?at=1&eyes=1")
    eyes = player.page.locator(".eyes [role=radio]")
    expect(eyes.nth(1)).to_have_attribute("aria-checked", "true")
    player.key("ArrowRight")
    player.page.wait_for_url("**&eyes=1")
    eyes.last.click()
    player.page.wait_for_url("**&eyes=open")


@pytest.mark.parametrize("wide", [1440, 390])
@pytest.mark.parametrize("game", GAMES)
def test_moments_lie_apart(sit, game, wide):
    player = sit(wide=wide).sits(ended(game))
    player.opens(f"/r/{player.table()}").page.locator(".scrub .mo").first.wait_for()
    player.page.wait_for_function(APART)
