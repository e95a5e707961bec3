"""Takes the pictures of docs/play/pictures.toml from our own pages: `python -m tests.docs.pictures [BEGINNING]`.

The server, its tables and the way to each screen are those of the browser tests: a picture shows what they look at."""

from __future__ import annotations

import base64
import json
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.browser.fixtures import BEGINS, FLAGS, chromium, missing
from tests.browser.games import screens_of
from tests.browser.player import Player
from tests.browser.tables import Tables
from tianxia.server.shell.store import open_folder

ROOT: Final = Path(__file__).resolve().parents[2]
LIST: Final = ROOT / "docs" / "play" / "pictures.toml"
FOLDER: Final = ROOT / "docs" / "images" / "play"
SIZE: Final[ViewportSize] = {"width": 1280, "height": 800}
LOCALES: Final = {"en": "en-GB", "pl": "pl-PL"}
# Whoever has read what to go for (web/src/pages/table/Aim.svelte) is not told again.
KNOWS: Final = """(game) => {
  if (location.origin !== "null") localStorage.setItem("tianxia.aims", JSON.stringify([game]));
}"""
# A picture as WebP, which is a third of the PNG
SMALL: Final = """async (png) => {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = Object.assign(document.createElement("canvas"), { width: picture.width, height: picture.height });
  canvas.getContext("2d").drawImage(picture, 0, 0);
  return canvas.toDataURL("image/webp", 0.85).split(",")[1];
}"""


def wanted() -> list[dict[str, Any]]:
    """The pictures of the list."""
    return tomllib.loads(LIST.read_text(encoding="utf-8"))["picture"]


def files_of(picture: dict[str, Any]) -> dict[str, Path]:
    """Language -> file; the English one has the plain name."""
    languages = picture.get("languages", ["en"])
    return {lang: FOLDER / f"{picture['file']}{'' if lang == 'en' else f'-{lang}'}.webp" for lang in languages}


def seated(
    browser: Browser, base: str, tables: Tables, game: str, lang: str, *, size: ViewportSize = SIZE, pace: str = "none"
) -> Player:
    """Somebody in a browser of their own who knows what this game is about."""
    context = browser.new_context(
        base_url=base, locale=LOCALES[lang], viewport=size, color_scheme="light", reduced_motion="reduce"
    )
    context.add_init_script(f"({BEGINS})({json.dumps({'pace': pace, 'sound': False})})")
    context.add_init_script(f"({KNOWS})({json.dumps(game)})")
    return Player(context.new_page(), tables)


def take(browser: Browser, base: str, tables: Tables, picture: dict[str, Any], lang: str) -> bytes:
    """One picture: the whole window, or a part of it."""
    player = seated(browser, base, tables, picture["game"], lang)
    steps = {step.__name__: step for step in screens_of(picture["game"]).WALK}
    for step in picture["steps"]:
        steps[step](player)
    player.page.evaluate("() => document.fonts.ready.then(() => true)")
    shown = player.page.locator(picture["part"]).first if "part" in picture else player.page
    png = shown.screenshot()
    player.page.context.close()
    return png


def small(page: Page, png: bytes) -> bytes:
    """The same as WebP."""
    return base64.b64decode(page.evaluate(SMALL, base64.b64encode(png).decode()))


@contextmanager
def opened() -> Iterator[tuple[Browser, str, Tables]]:
    """A browser, and a server with a way to its tables."""
    if why := missing():
        sys.exit(why)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [sys.executable, "-m", "tests.browser.serving", folder]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                base = f"http://127.0.0.1:{server.stdout.readline().strip()}"
                store = open_folder(Path(folder))
                browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
                yield browser, base, Tables(store)
                browser.close()
                store.close()
            finally:
                server.terminate()


def main(beginning: str = "") -> None:
    """Takes the pictures whose names begin so; all, if nothing is said."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with opened() as (browser, base, tables):
        blank = browser.new_page()
        for picture in [each for each in wanted() if each["file"].startswith(beginning)]:
            for lang, file in files_of(picture).items():
                file.write_bytes(small(blank, take(browser, base, tables, picture, lang)))
                print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1024} KiB", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:2])
