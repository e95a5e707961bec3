"""One server for the session, one Chromium for a module, an empty browser profile for every player."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.browser.player import Player
from tests.browser.tables import Tables
from tests.server.pushes import PushService
from tianxia.server.shell.store import open_folder

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "tianxia" / "server" / "static"
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--font-render-hinting=none",  # letters as wide as they are drawn to be, on every machine
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
PATIENCE = 90_000.0  # ms without what is waited for; under load a page may take long, and nobody waits for it in vain
# A profile that somebody has left is empty again before a page of ours begins. Nobody is kept waiting by what is shown,
# unless a test is about it, and nobody hears it.
BEGINS = """(kept) => {
  if (location.origin === "null") return;
  if (!sessionStorage.getItem("begun")) localStorage.clear();
  sessionStorage.setItem("begun", "yes");
  if (!localStorage.getItem("tianxia.telling.settings"))
    localStorage.setItem("tianxia.telling.settings", JSON.stringify(kept));
}"""
AWAY = "Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });"
expect.set_options(timeout=PATIENCE)


def chromium() -> str | None:
    """The distribution's browser; its headless shell opens a page with a fifth of the work."""
    return os.environ.get("TIANXIA_CHROMIUM") or next((found for name in NAMES if (found := shutil.which(name))), None)


def missing() -> str:
    """Why nothing here can run, or nothing."""
    if not (STATIC / "index.html").is_file():
        return "The browser tests were skipped: the pages are not built (make web)."
    return "" if chromium() else "The browser tests were skipped: there is no Chromium on this machine."


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the server keeps its tables."""
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="session")
def push_service() -> Iterator[PushService]:
    """The push service of all browsers here: a headless one has none of its own."""
    with PushService() as service:
        yield service


@pytest.fixture(scope="session")
def base(data: Path, push_service: PushService) -> Iterator[str]:
    """The address of the server."""
    why = missing()
    if why:
        pytest.skip(why)
    command = [sys.executable, "-m", "tests.browser.serving", str(data), push_service.host]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        port = server.stdout.readline().strip()
        assert port, "the server does not start"
        yield f"http://127.0.0.1:{port}"
        server.terminate()


@pytest.fixture(scope="session")
def tables(base: str, data: Path) -> Iterator[Tables]:
    """The way to a table at any position of any game."""
    store = open_folder(data)  # which the server, that has started, has made
    yield Tables(store)
    store.close()


@pytest.fixture(scope="module")
def browser(base: str) -> Iterator[Browser]:
    """Chromium. For a module only: while it is there, no other event loop can run in this process."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="module")
def profiles(browser: Browser, base: str) -> Profiles:
    """Profiles to sit down with; what they have loaded once is not loaded again."""
    return Profiles(browser, base)


class Profiles:
    """Browser profiles by language: lent to one player at a time. They keep what was loaded, and nothing else: the next
    player's page begins by emptying them, and no worker of ours stays in them."""

    def __init__(self, browser: Browser, base: str) -> None:
        self.browser = browser
        self.base = base
        self.free: defaultdict[str, list[BrowserContext]] = defaultdict(list)

    def fresh(self, lang: str, **wishes: Any) -> BrowserContext:
        """One that has never been used."""
        return self.browser.new_context(base_url=self.base, locale=lang, **wishes)

    def lent(self, lang: str) -> BrowserContext:
        """One that nobody uses now."""
        return self.free[lang].pop() if self.free[lang] else self.fresh(lang, service_workers="block")

    def back(self, lang: str, profile: BrowserContext) -> None:
        """Its player has gone."""
        for page in profile.pages:
            page.close()
        profile.clear_cookies()
        self.free[lang].append(profile)


@pytest.fixture
def sit(profiles: Profiles, tables: Tables) -> Iterator[Callable[..., Player]]:
    """`sit()` is a newcomer in a browser of their own; nothing may go wrong in its console. Whoever is hurried is shown
    what happens without a rest, as a page is that nobody looks at; whoever is fresh has loaded nothing of us before."""
    players: list[tuple[Player, str, bool]] = []

    def newcomer(
        lang: str = "en-GB",
        *,
        wide: int = 1440,
        high: int = 900,
        moving: bool = False,
        hurried: bool = False,
        pace: str = "",
        fresh: bool = False,
    ) -> Player:
        profile = profiles.fresh(lang) if fresh else profiles.lent(lang)
        page = profile.new_page()
        page.set_viewport_size({"width": wide, "height": high})
        page.emulate_media(color_scheme="light", reduced_motion="no-preference" if moving else "reduce")
        page.set_default_timeout(PATIENCE)
        kept = {"pace": pace or ("fast" if moving else "none"), "sound": False}
        page.add_init_script(f"({BEGINS})({json.dumps(kept)})")
        if hurried:
            page.add_init_script(AWAY)
        players.append((Player(page, tables), lang, fresh))
        return players[-1][0]

    yield newcomer
    wrong = [line for player, _, _ in players for line in player.wrong]
    for player, lang, fresh in players:
        profile = player.page.context
        profile.close() if fresh else profiles.back(lang, profile)
    assert not wrong, wrong
