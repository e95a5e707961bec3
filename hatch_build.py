"""The build hook: a wheel or an sdist always carries the pages of the browser, or is not built."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGES = Path("tianxia", "server", "static", "index.html")
SOURCES = Path("web", "src")
EDITABLE = "editable"  # a checkout that is worked on: its pages are built by `make web`, later


class PagesHook(BuildHookInterface[Any]):
    """Looks whether the pages are there and not older than what they are made from."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before anything is packed."""
        if version == EDITABLE:
            return
        wrong = wrong_pages(Path(self.root))
        if wrong:
            raise SystemExit(f"tianxia: {wrong}: run `make web` first (it needs Node 20), or install a wheel")


def wrong_pages(root: Path) -> str:
    """What is wrong with the built pages, in a few words; nothing if they are right."""
    pages = root / PAGES
    if not pages.is_file():
        return "the pages of the browser are not built"
    built = pages.stat().st_mtime
    if any(file.stat().st_mtime > built for file in (root / SOURCES).rglob("*") if file.is_file()):
        return "the pages of the browser are older than their sources in web/src"
    return ""
