"""One server and one Chromium for the session, an empty browser profile for every player."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.player import Player
from tests.browser.profiles import BEGINS, PATIENCE, Profiles, Wishes
from tests.browser.tables import Tables
from tests.server.pushes import PushService
from tianxia.server.shell.store import open_folder

__all__ = ["BEGINS"]  # for the pictures of the docs

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
LOOP = pytest.StashKey[asyncio.AbstractEventLoop]()  # of Playwright, once it runs
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


@pytest.fixture(scope="session")
def browser(base: str, request: pytest.FixtureRequest) -> Iterator[Browser]:
    """Chromium, with which a test has one event loop running (see below)."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        loop = request.config.stash[LOOP] = asyncio.get_running_loop()
        yield running
        asyncio._set_running_loop(loop)
        running.close()
    asyncio._set_running_loop(None)
    del request.config.stash[LOOP]


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """The loop of Playwright rests while a test without a browser runs, which may have another one."""
    with_browser = "browser" in getattr(item, "fixturenames", ())
    asyncio._set_running_loop(item.config.stash.get(LOOP, None) if with_browser else None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(None)


@pytest.fixture(scope="session")
def profiles(browser: Browser, base: str) -> Profiles:
    """Profiles to sit down with; what they have loaded once is not loaded again."""
    return Profiles(browser, base)


@pytest.fixture
def sit(profiles: Profiles, tables: Tables) -> Iterator[Callable[..., Player]]:
    """`sit()` is a newcomer in a browser of their own; nothing may go wrong in its console. Whoever is hurried is shown
    what happens without a rest, as a page is that nobody looks at; whoever is fresh has loaded nothing of us before."""
    players: list[tuple[Player, Wishes]] = []

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
        wishes = Wishes(lang, hurried, fresh, pace or ("fast" if moving else "none"))
        page = profiles.lent(wishes)
        page.set_viewport_size({"width": wide, "height": high})
        page.emulate_media(color_scheme="light", reduced_motion="no-preference" if moving else "reduce")
        player = Player(page, tables)
        profiles.spent.discard(page)  # a player listens to the console, and stops when they leave
        players.append((player, wishes))
        return player

    yield newcomer
    wrong = [line for player, _ in players for line in player.wrong]
    for player, wishes in players:
        player.leaves()
        profiles.back(wishes, player.page)
    assert not wrong, wrong
