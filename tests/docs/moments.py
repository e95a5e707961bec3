"""Records the strips of docs/moments.md from our own pages: `python -m tests.docs.moments [BEGINNING]`."""

from __future__ import annotations

import base64
import sys
from typing import Any, Final

from playwright.sync_api import Browser, Page, ViewportSize

from tests.browser.games import GAMES, Strip, own
from tests.browser.tables import Tables
from tests.docs.pictures import ROOT, opened, seated

FOLDER: Final = ROOT / "docs" / "images"
SIZE: Final[ViewportSize] = {"width": 1024, "height": 768}
# Frames side by side, two in a row, as WebP
STRIP: Final = """async ([pngs, gap]) => {
  const frames = await Promise.all(pngs.map(async (png) =>
    createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())));
  const [wide, high] = ["width", "height"].map((side) => Math.max(...frames.map((frame) => frame[side])));
  const rows = Math.ceil(frames.length / 2);
  const canvas = Object.assign(document.createElement("canvas"),
    { width: 2 * wide + gap, height: rows * high + (rows - 1) * gap });
  const pen = canvas.getContext("2d");
  frames.forEach((frame, n) => pen.drawImage(frame, (n % 2) * (wide + gap), Math.floor(n / 2) * (high + gap)));
  return canvas.toDataURL("image/webp", 0.8).split(",")[1];
}"""
# file -> game, frames
STRIPS: Final[dict[str, tuple[str, Strip]]] = {
    file: (id, frames) for id in GAMES if (module := own(id, "strips")) for file, frames in module.STRIPS.items()
}


def record(browser: Browser, base: str, tables: Tables, name: str) -> list[bytes]:
    """The frames of a strip."""
    game, frames = STRIPS[name]
    player = seated(browser, base, tables, game, "en", size=SIZE, pace="click")
    found = []
    for _ in frames(player):
        player.page.evaluate("() => document.fonts.ready.then(() => true)")
        found.append(player.page.screenshot())
    player.page.context.close()
    return found


def strip(page: Page, frames: list[bytes]) -> bytes:
    """All of them in one picture."""
    given: list[Any] = [[base64.b64encode(frame).decode() for frame in frames], 16]
    return base64.b64decode(page.evaluate(STRIP, given))


def main(beginning: str = "") -> None:
    """Records the strips whose names begin so; all, if nothing is said."""
    with opened() as (browser, base, tables):
        blank = browser.new_page()
        for name in [each for each in STRIPS if each.startswith(beginning)]:
            file = FOLDER / f"{name}.webp"
            file.write_bytes(strip(blank, record(browser, base, tables, name)))
            print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1024} KiB", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:2])
