"""One's own bots in the browser: on the page that sets up a table, and as rivals, wherever they come from."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.fixtures import PATIENCE
from tests.browser.games import FIRST
from tests.browser.player import Player
from tests.browser.tables import Tables

# Each of them takes the first answer that comes, and notes that it was asked.
PYTHON = '''
from pathlib import Path
import tianxia

NOTES = Path(__file__).parent / "notes"

class Plain(tianxia.Bot):
    def think(self, glimpse):
        (NOTES / type(self).__name__.lower()).touch()
        return next(glimpse.choices())

class Filed(Plain):
    """Takes what comes first.

    Nothing of this line is shown."""

class Sent(Plain):
    """Comes with a package."""
'''
PROGRAM = """
import json, pathlib, sys
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "start":
        print(json.dumps({"type": "ready"}), flush=True)
    elif told["type"] == "question":
        (pathlib.Path(__file__).parent / "notes" / "spoken").touch()
        print(json.dumps({"type": "answer", "n": told["n"], "place": 0}), flush=True)
"""
ADDED = {  # by the name under which a page means it
    "sent": ("sent", "Comes with a package.", "Comes with a package."),
    "own-filed": ("Filed", "Takes what comes first.", "Takes what comes first."),
    "own-plain": ("Plain", "It says nothing about itself.", "Nic o sobie nie mówi."),
    "own-spoken": (
        "spoken",
        "A program of its own, run beside the server.",
        "Osobny program, uruchomiony obok serwera.",
    ),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Bots in a file, in a module, in a program, and as a package announces them."""
    place = tmp_path_factory.mktemp("own")
    (place / "notes").mkdir()
    (place / "mine.py").write_text(PYTHON, encoding="utf-8")
    (place / "spoken.py").write_text(PROGRAM, encoding="utf-8")
    package = place / "sent-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: sent\nVersion: 1\n", encoding="utf-8")
    (package / "entry_points.txt").write_text("[tianxia.bots]\nsent = mine:Sent\n", encoding="utf-8")
    return place


@pytest.fixture(scope="module")
def served(folder: Path, browser: Browser) -> Iterator[str]:
    """The address of `tianxia serve` with these bots."""
    bots = f"mine.py:Filed,mine:Plain,run:{sys.executable} {folder / 'spoken.py'}"
    command = [sys.executable, "-m", "tianxia", "serve", "--port", "0", "--json", "--bots", bots]
    paths = os.pathsep.join([str(folder), os.environ["PYTHONPATH"]])
    with subprocess.Popen(
        command, cwd=folder, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": paths}
    ) as server:
        assert server.stdout is not None
        yield json.loads(server.stdout.readline())["url"]
        server.terminate()


def keeps(**settings: object) -> str:
    """A script after which a browser has these settings."""
    return f"localStorage.setItem('tianxia.telling.settings', '{json.dumps(settings)}')"


@pytest.fixture
def page(browser: Browser, served: str) -> Iterator[Page]:
    """A page in a profile of its own, which nothing is shown to slowly."""
    profile = browser.new_context(base_url=served, locale="en-GB", reduced_motion="reduce")
    profile.set_default_timeout(PATIENCE)
    profile.add_init_script('localStorage.setItem(\'tianxia.telling.settings\', \'{"pace": "none", "sound": false}\')')
    yield profile.new_page()
    profile.close()


@pytest.mark.parametrize("spec", ADDED)
def test_it_is_sat_against_and_answers(page: Page, folder: Path, tables: Tables, spec: str) -> None:
    player = Player(page, tables).opens(f"/new/{FIRST}")
    page.locator(f".added [data-bot={spec}]").click()
    page.locator("[data-test=open-table]").click()
    page.wait_for_url("**/t/*")
    note = folder / "notes" / spec.removeprefix("own-")
    while not note.is_file():  # where only one answer is possible nobody is asked
        assert player.plays_something(), "the game is over and nobody has asked the bot"
    assert player.waits_for_me()
    seats = page.request.get(f"/api/tables/{player.table()}").json()["seats"]
    assert [seat["bot"] for seat in seats if seat["kind"] == "bot"] == [spec]
    assert not player.wrong


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_it_has_a_place_of_its_own_and_says_what_it_is(page: Page, lang: str) -> None:
    page.add_init_script(keeps(lang=lang))
    page.goto(f"/new/{FIRST}")
    said = page.locator(".added [role=radio]")
    expect(said).to_have_count(len(ADDED))
    for spec, (name, english, polish) in ADDED.items():
        one = page.locator(f".added [data-bot={spec}]")
        expect(one.locator("b")).to_have_text(name)
        expect(one.locator("small")).to_have_text(english if lang == "en" else polish)
    expect(page.locator(".steps [role=radio]", has_text="own")).to_have_count(0)
