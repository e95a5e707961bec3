"""Every game on every screen: sizes, languages, light and dark. Everything is measured in the page.

`make test` looks at a part of it, `make sizes` at all of it."""

from __future__ import annotations

import os
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.browser import common, tables
from tests.browser.company import take_seats
from tests.browser.games import GAMES, screens_of
from tests.browser.measuring import SIZES, Size, misfits, shape, speaks, turns_to
from tests.browser.screens import lobby, plain_start
from tests.browser.tables import Situation, played_on

ROOMY: Final = SIZES[2]  # from there one goes to the others; the widest takes long to be drawn
ALL: Final = os.environ.get("TIANXIA_SIZES") == "all"
# Light and dark differ in colour only: of the whole, one of them is measured and the other one is compared with it, and
# measured where anything lies elsewhere. In part, each is looked at with one of the languages, at one table.
LOOKS: Final = [("en", "light"), ("pl", "dark")]
OTHER: Final = {"light": "dark", "dark": "light"}

OVER: Final = "position: absolute; white-space: nowrap;"
ROW: Final = "width: 40px; overflow: hidden; white-space: nowrap;"
CARD: Final = "width: 90px; height: 120px; position: relative; background: white;"
PLANTED: Final = {
    "cut": f'<p style="{ROW}">Everything that is said here</p>',
    "cut below": '<p style="width: 90px; height: 20px; overflow: hidden">Everything that is said, in lines</p>',
    "outside": f'<p style="{OVER} left: calc(100vw - 20px); top: 90px">Over the edge</p>',
    "outside below": f'<p style="{OVER} left: 20px; top: calc(100vh - 4px)">Under the edge</p>',
    "overlap": f'<p style="{OVER} top: 70px">One line</p><p style="{OVER} top: 74px">Another</p>',
    "overlap of what is pressed": f'<button style="{OVER} top: 70px; width: 90px; height: 40px">One</button>'
    f'<div style="{OVER} top: 60px; width: 200px; height: 90px; background: red"></div>',
    "frame": f'<div class="card" style="{CARD}"><span class="n" style="position: absolute; left: 60px; '
    'font-size: 40px; writing-mode: vertical-rl">漢</span></div>',
    "nameless": f'<div class="tabletop"><div class="card" style="{CARD}"><span class="n" lang="zh-Hant">漢王</span>'
    '<span class="sr" style="position: absolute; clip-path: inset(50%)">King of Han</span></div></div>',
    "small": '<button style="width: 60px; height: 14px; line-height: 14px; font-size: 12px">Press</button>',
}
HARMLESS: Final = {
    "dots with a title": f'<p title="All" style="{ROW} text-overflow: ellipsis">Everything that is said here</p>',
    "a name in letters": f'<div class="tabletop"><div class="card" style="{CARD}"><span class="n" '
    'lang="zh-Hant" style="margin-left: 40px; writing-mode: vertical-rl">漢王</span>'
    '<span class="f" style="position: absolute; left: 4px; bottom: 4px">King of Han</span></div></div>',
    "a scroller": '<div style="height: 60px; overflow: auto"><p style="height: 400px">Above<br><br><br><br>Below</p>'
    "</div>",
    "a closed fold": f'<details><summary style="height: 30px">More</summary><p style="{ROW}">Everything there is</p>'
    "</details>",
    "read out only": f'<p style="{OVER} left: -900px; clip-path: inset(50%)">Nobody sees it</p>',
    "a fan": f'<div style="display: flex"><button class="card" style="{CARD}"><b class="strip">7</b> Some name'
    f'</button><button class="card" style="{CARD} margin-left: -60px"><b class="strip">8</b></button></div>',
}


def planted(page: Page, html: str) -> list[str]:
    """What is found on an otherwise empty page with this on it."""
    page.set_content(f"<body style='margin: 20px; height: 80vh; position: relative'>{html}</body>")
    return misfits(page)


@pytest.mark.parametrize("kind", PLANTED)
def test_what_does_not_fit_is_found(browser, kind):
    page = browser.new_page(viewport={"width": 600, "height": 400})
    found = planted(page, PLANTED[kind])
    page.close()
    assert [line for line in found if line.startswith(kind.split()[0])], found


@pytest.mark.parametrize("kind", HARMLESS)
def test_what_fits_is_not(browser, kind):
    page = browser.new_page(viewport={"width": 600, "height": 400})
    found = planted(page, HARMLESS[kind])
    page.close()
    assert found == []


def in_other_colours(page: Page, scheme: str, long: bool) -> list[str]:
    """What does not fit in the other colours and did in these."""
    before = shape(page)
    page.emulate_media(color_scheme=OTHER[scheme])  # type: ignore[arg-type]
    found = misfits(page, long=long) if shape(page) != before else []
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    return found


def on_all_screens(
    page: Page, where: str, *, long: bool = False, sizes: tuple[Size, ...] = SIZES, looks: list[tuple[str, str]] = LOOKS
) -> dict[str, list[str]]:
    """What does not fit where a player is, screen by screen."""
    found = {}
    for lang, scheme in looks:
        turns_to(page, ROOMY)
        speaks(page, lang)
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        for size in sizes:
            turns_to(page, size)
            found[f"{where}, {size[0]} x {size[1]}, {lang}, {scheme}"] = misfits(page, long=long)
            if ALL:
                found[f"{where}, {size[0]} x {size[1]}, {lang}, {OTHER[scheme]}"] = in_other_colours(page, scheme, long)
    return {screen: wrong for screen, wrong in found.items() if wrong}


# the whole of it is looked at table by table, a part of it game by game
TABLES: Final = [
    (id, tables)
    for id in GAMES
    for tables in ([(table,) for table in screens_of(id).SIZED] if ALL else [screens_of(id).SIZED[:2]])
]
NAMES: Final = [f"{id}-{'-'.join(table.__name__ for table in tables)}" for id, tables in TABLES]


@pytest.mark.parametrize(("game", "situations"), TABLES, ids=NAMES)
def test_a_table_fits_on_every_screen(sit, game, situations):
    player = sit(wide=ROOMY[0], high=ROOMY[1])
    found: dict[str, Any] = {}
    for n, situation in enumerate(situations):
        player.sits(situation()).waits_for_me()
        found |= on_all_screens(player.page, situation.__name__, looks=LOOKS if ALL else LOOKS[n : n + 1])
        if player.page.locator("[data-test=aim]").count():
            player.page.locator("[data-test=aim] button").click()  # it was measured, too
    assert found == {}


LONGEST: Final = "Wolfeschlegelsteinhausenbergerdorff VIII"  # no field takes more


@pytest.mark.parametrize("game", GAMES)
def test_the_longest_name_fits_on_every_screen(sit, game, monkeypatch):
    monkeypatch.setattr(tables, "PEOPLE", [LONGEST])
    player, other = sit(wide=ROOMY[0], high=ROOMY[1]), sit()
    take_seats(screens_of(game).lively().journal, {0: player, 1: other})
    player.page.locator("section.prompt").wait_for()
    assert on_all_screens(player.page, "long names", looks=LOOKS if ALL else LOOKS[:1]) == {}


# where a match ends and where it is watched again: the fullest table, and a short one that is near its end
ENDED: Final = [(id, full) for id in GAMES for full in ([True, False] if ALL else [False])]
# in part: a laptop, a tablet and a phone upright, a phone on its side, in the longer language
PART: Final[dict[str, Any]] = (
    {"sizes": SIZES, "looks": LOOKS} if ALL else {"sizes": (SIZES[3], *SIZES[5:8]), "looks": LOOKS[1:]}
)


def ended(id: str, full: bool) -> Situation:
    """A match that bots have played to its end."""
    start = screens_of(id).SIZED[0]() if full else screens_of(id).ending()
    return Situation(played_on(start.journal), start.seat)


@pytest.mark.parametrize(("game", "full"), ENDED)
def test_the_result_and_the_table_behind_it_fit_on_every_screen(sit, game, full):
    player = sit(wide=ROOMY[0], high=ROOMY[1]).sits(ended(game, full))
    player.sees_the_end()
    player.page.locator("[data-test=deal-verdict] .okline").wait_for()
    player.page.wait_for_load_state("networkidle")
    found = on_all_screens(player.page, "result", **PART)
    player.key("Escape")
    player.page.locator(".end").wait_for(state="detached")
    player.page.locator("[data-test=result]").wait_for()
    assert found | (on_all_screens(player.page, "table", **PART) if ALL else {}) == {}


@pytest.mark.parametrize(("game", "full"), ENDED)
def test_a_replay_fits_on_every_screen(sit, game, full):
    player = sit(wide=ROOMY[0], high=ROOMY[1]).sits(ended(game, full))
    found: dict[str, Any] = {}
    for eyes in ("0", "open") if ALL else ("open",):
        common.replay(player, 3, eyes)
        player.page.wait_for_load_state("networkidle")
        found |= on_all_screens(player.page, f"replay {eyes}", long=True, **PART)
    assert found == {}


def test_the_table_of_a_game_without_pages_fits_on_every_screen(sit):
    player = sit(wide=ROOMY[0], high=ROOMY[1])
    player.sits(plain_start(4)).waits_for_me()
    assert on_all_screens(player.page, "plain") == {}


def test_the_way_to_a_table_fits_on_every_screen(sit):
    player = sit(wide=ROOMY[0], high=ROOMY[1])
    lobby(player)
    found = on_all_screens(player.page, "lobby", long=True, **PART)
    for game in GAMES:
        turns_to(player.page, ROOMY)
        common.setup(player, game)
        found |= on_all_screens(player.page, f"set-up of {game}", long=True, **PART)
    assert found == {}
