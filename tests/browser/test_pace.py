"""How long each kind of event is to be seen, at each pace: as long as docs/moments.md says. Onlookers are shown the end
of a game, on clocks that the test turns."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.clock import STEP, Clock, Picture, kind
from tests.browser.fixtures import ROOT
from tests.browser.games import FIRST, GAMES, screens_of
from tests.browser.player import Player

TIMED: Final = ("slow", "normal", "fast")
KINDS: Final = ("hit", "word", "before a slip", "slip", "line")
ROWS: Final = [line for line in (ROOT / "docs" / "moments.md").read_text("utf-8").splitlines() if " s |" in line]
# by kind and pace the seconds of the page; a slip takes more for each part that it counts
TABLE: Final = {
    row: dict(zip(TIMED, [[float(said) for said in re.findall(r"([\d.]+) s", cell)] for cell in cells], strict=True))
    for row, cells in zip(KINDS, [line.split("|")[2:5] for line in ROWS], strict=True)
}


def looks_on(sit, player: Player, pace: str) -> tuple[Player, Clock]:
    """Somebody comes to look on, and the clock of that page stops."""
    onlooker = sit(pace=pace)
    clock = Clock(onlooker.page)
    onlooker.opens(f"/t/{player.table()}").page.locator("section.prompt").first.wait_for()
    clock.stops()
    return onlooker, clock


def ms(what: str, pace: str, picture: Picture) -> float:
    """How long a picture stays by the page."""
    usual, *part = TABLE[what][pace]
    return 1000 * (usual + sum(part) * picture.parts)


def untimely(seen: list[Picture], pace: str) -> list[str]:
    """Pictures that stay longer or shorter than the page says. A line of the log may stay longer: something moves."""
    wrong = []
    for n, picture in enumerate(seen):
        what = kind(seen, n)
        off = picture.ms - ms(what, pace, picture) if what else 0
        if off < -2 * STEP or (off > 2 * STEP and what != "line"):
            wrong.append(f"{what}, {pace}: {picture}")
    return wrong


@pytest.mark.parametrize("game", GAMES)
def test_each_kind_of_event_stays_as_long_as_the_pace_says(sit, game):
    player = sit(hurried=True).sits(screens_of(game).ending())
    clocks = {pace: looks_on(sit, player, pace)[1] for pace in TIMED}
    player.plays_to_the_end()
    for pace, clock in clocks.items():
        seen = clock.watches_to_the_end()
        assert untimely(seen, pace) == []
        told = [kind(seen, n) for n in range(len(seen))]
        assert set(screens_of(game).TOLD) <= set(told)
        if "line" in screens_of(game).TOLD:
            shortest = min([picture.ms for picture, what in zip(seen, told, strict=True) if what == "line"])
            assert shortest <= ms("line", pace, seen[0]) + 2 * STEP


def test_by_click_nothing_goes_on_by_itself_and_at_once_nothing_waits(sit):
    player = sit(hurried=True).sits(screens_of(FIRST).ending())
    patient, clock = looks_on(sit, player, "click")
    hasty, _ = looks_on(sit, player, "none")
    player.plays_to_the_end()
    hasty.sees_the_end()  # though no time has passed
    clock.page.clock.run_for(20_000)
    expect(patient.page.locator("[data-test=go-on]")).to_be_visible()
    expect(patient.page.locator(".end")).to_have_count(0)


def test_every_kind_is_among_what_the_games_tell():
    told = {what for game in GAMES for what in screens_of(game).TOLD}
    assert told == set(KINDS)
