"""Checks the built site: `python -m docs._site.check`.

Every link of ours leads to a page and to a place on it, and nothing that a page shows, styles or runs comes from
elsewhere, so that the site can be read without a net."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

SITE: Final = Path(__file__).resolve().parents[2] / "build" / "site"
FETCHED: Final = ("src", "srcset", "poster", "data")
LINKED: Final = ("stylesheet", "icon", "preload", "preconnect", "manifest", "modulepreload", "dns-prefetch")
IN_STYLES: Final = re.compile(r"(?:url\(|@import\s+)[\"']?(https?:)?//", re.IGNORECASE)


class Page(HTMLParser):
    """What a page fetches, where it leads, and which places on it have a name."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.links: list[str] = []
        self.places: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """One tag."""
        told = {name: value or "" for name, value in attrs}
        self.places |= {told[name] for name in ("id", "name") if name in told}
        self.fetched += [told[name] for name in FETCHED if name in told]
        if tag == "link" and any(word in told.get("rel", "").split() for word in LINKED):
            self.fetched.append(told.get("href", ""))
        if tag == "a" and "href" in told:
            self.links.append(told["href"])


def is_elsewhere(address: str) -> bool:
    """Whether it is an address on another machine."""
    return urlsplit(address).scheme in ("http", "https") or address.startswith("//")


def faults(site: Path) -> Iterator[str]:
    """What is wrong with the site, page by page."""
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in sorted(site.rglob("*.html"))}
    if not pages:
        yield f"there is no page in {site}"
    for path, page in pages.items():
        name = path.relative_to(site)
        yield from (f"{name} fetches {address}" for address in page.fetched if is_elsewhere(address))
        wanted = [address for address in (*page.links, *page.fetched) if not is_elsewhere(address)]
        if name.name != "404.html":  # its links begin at the root of a server
            yield from (
                f"{name} leads to {address}: {why}" for address in wanted if (why := lost(path, address, pages))
            )
    for style in sorted(site.rglob("*.css")):
        if IN_STYLES.search(style.read_text(encoding="utf-8")):
            yield f"{style.relative_to(site)} fetches something from elsewhere"


def lost(path: Path, address: str, pages: dict[Path, Page]) -> str:
    """Why an address leads nowhere, or nothing."""
    parts = urlsplit(address)
    if parts.scheme:
        return ""  # data:, mailto:
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if target.is_dir():
        target = target / "index.html"
    if not target.is_file():
        return "there is no such file"
    place = unquote(parts.fragment)
    if place and target in pages and place not in pages[target].places:
        return "there is no such place on the page"
    return ""


def main(site: Path = SITE) -> int:
    """Tells what is wrong, and how many pages there are."""
    found = list(faults(site))
    print("\n".join([*found, f"{len(list(site.rglob('*.html')))} pages in {site.name}, {len(found)} faults"]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
