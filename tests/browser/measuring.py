"""What does not fit on a screen, found by measuring: text that is cut off, things on one another, things outside of the
window, and what is too small to be pressed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

MEASURE: Final = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8").split("\n", 2)[2]
Size = tuple[int, int]
SIZES: Final[tuple[Size, ...]] = (
    (3840, 2160),
    (1920, 1080),
    (1440, 900),
    (1280, 720),
    (1024, 768),
    (768, 1024),
    (844, 390),
    (390, 844),
    (360, 640),
)
# what depends on the size of the window is drawn anew in the frames after it has changed
SETTLED: Final = """async () => {
  await document.fonts.ready;
  for (let n = 0; n < 3; n += 1) await new Promise((next) => requestAnimationFrame(next));
  await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined)));
}"""

# Where everything lies, and what is behind it: whatever `MEASURE` goes by.
SHAPE: Final = """() => {
  const lies = ({ x, y, width, height }) => [x, y, width, height].map((n) => n.toFixed(1)).join();
  return [...document.body.querySelectorAll("*")].map((el) => {
    const { backgroundColor, opacity, visibility } = getComputedStyle(el);
    const alpha = backgroundColor.match(/[\\d.]+/g)?.[3] ?? (backgroundColor === "transparent" ? 0 : 1);
    return [lies(el.getBoundingClientRect()), Number(alpha) > 0.5, Number(opacity) < 0.05, visibility].join();
  }).join(";");
}"""


def shape(page: Page) -> str:
    """How the page lies there once it has come to rest, whatever its colours are."""
    page.evaluate(SETTLED)
    return page.evaluate(SHAPE)


def misfits(page: Page, *, long: bool = False) -> list[str]:
    """What does not fit on this page once it has come to rest; a long one may go on below the window."""
    for _ in range(2):
        page.evaluate(SETTLED)
        found: list[str] = page.evaluate(MEASURE, {"long": long})
        if not found:
            break
    return found


def turns_to(page: Page, size: Size) -> None:
    """The window gets this size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})


def speaks(page: Page, lang: str) -> None:
    """The page speaks this language, in place."""
    if page.evaluate("() => document.documentElement.lang") != lang:
        page.locator("[data-test=language]").dispatch_event("click")  # also where a result lies over it
        page.wait_for_function("(lang) => document.documentElement.lang === lang", arg=lang)
