"""Reads the built docs site in a browser, from its files: `python -m tests.docs.offline` after `make docs`.

No page may ask another machine for anything or complain in its console, and the search must find a word."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tests.browser.fixtures import FLAGS, chromium

SITE: Final = Path(__file__).resolve().parents[2] / "build" / "site"
WORD: Final = "sleeve"


def faults(browser: Browser, site: Path) -> list[str]:
    """What is wrong, page by page."""
    page = browser.new_page()
    found: list[str] = []
    page.on("request", lambda sent: found.append(f"asks for {sent.url}") if sent.url.startswith("http") else None)
    page.on("pageerror", lambda error: found.append(f"error: {error}"))
    page.on("console", lambda line: found.append(f"says {line.text}") if line.type == "error" else None)
    for file in sorted(site.rglob("*.html")):
        if file.name == "404.html":  # only a server shows it; its links begin at the root
            continue
        page.goto(file.as_uri(), wait_until="load")
    page.goto((site / "index.html").as_uri())
    page.locator("input.md-search__input").click()
    page.keyboard.type(WORD)
    page.locator(".md-search-result__item").first.wait_for()
    return found


def main() -> int:
    """Tells what is wrong; without a browser or a site there is nothing to look at."""
    if chromium() is None:
        print("there is no Chromium on this machine: the site was not looked at in a browser")
        return 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        found = faults(browser, SITE)
        browser.close()
    print("\n".join([*found, f"in a browser: {len(found)} faults"]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
