"""What is cut off on a screen."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error, Page

from tests.browser.measuring import SETTLED, speaks, turns_to
from tests.browser.player import Player

SIZES = [(1440, 900), (1280, 720), (390, 844), (360, 640)]
LANGUAGES = ("en", "pl")
REST = 5_000.0  # ms
NARROW = 720  # px: up to here it is a phone, and a page may be longer than the screen

# A part of the table is cut off if it holds more than it shows (the red edge of the prompt lies on its frame, 2 px
# out), or if it reaches over an edge of the screen. A page may be longer than the screen (a replay on the phone is),
# but never wider.
CUT = """([whole, parts]) => {
  const found = document.documentElement.scrollWidth > innerWidth ? ["the page is wider than the screen"] : [];
  for (const part of document.querySelectorAll([".topbar", ".hand", ".prompt", ...parts].join())) {
    const { left, right, bottom, width } = part.getBoundingClientRect();
    const over = left < -1 || right > innerWidth + 1 || (whole && bottom > innerHeight + 1);
    if (width && (over || part.scrollHeight > part.clientHeight + 2)) {
      found.push(`${part.className}: ${part.scrollHeight} in ${part.clientHeight}, ${left} to ${right}, ${bottom}`);
    }
  }
  return found;
}"""


def cut(player: Player, *parts: str, whole: bool = True) -> list[str]:
    """What is cut off on this screen, of the parts that every table has and of these; `whole`: all of it must be seen
    without scrolling."""
    return in_the_end(player.page, CUT, [whole, parts])


def cut_anywhere(
    player: Player, *parts: str, whole: bool = True, langs: Sequence[str] = LANGUAGES
) -> dict[str, list[str]]:
    """What is cut off, screen by screen: the window gets each size, and the page speaks each language, in place."""
    found = {}
    for lang in langs:
        turns_to(player.page, SIZES[0])
        speaks(player.page, lang)
        for size in SIZES:
            turns_to(player.page, size)
            player.page.evaluate(SETTLED)
            found[f"{size[0]} x {size[1]}, {lang}"] = cut(player, *parts, whole=whole)
    return {screen: wrong for screen, wrong in found.items() if wrong}


def in_the_end(page: Page, script: str, argument: Any = None) -> list[str]:
    """What a script finds wrong on a page once it has come to rest: a face that is still being loaded, or a screen that
    has just got another size, is laid out anew a moment later."""
    with suppress(Error):
        page.wait_for_function(f"(argument) => ({script})(argument).length === 0", arg=argument, timeout=REST)
    found: list[str] = page.evaluate(script, argument)
    return found
