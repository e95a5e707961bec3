"""A game of another package is played everywhere on the day its rules run: the page that adds one, installed."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.announced.page import ROOT
from tests.browser.fixtures import missing
from tests.server.choosing import any_choice
from tianxia.client import Api

TIANXIA = "from tianxia.cli import main; main()"


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", ["Lay (EN-2).", "Player 2: Point", "By rule EN-4."]), ("pl", ["Lay (EN-2).", "Gracz 2: Point", "EN-4"])],
)
def test_it_is_played_to_the_end_in_plain_lines(tianxia: Callable[..., str], lang: str, words: list[str]) -> None:
    shown = tianxia("play", "envoys", "--seats", "3", "--seed", "1", "--lang", lang, said="1\nhint\n1\n1\n")
    assert [word for word in words if word not in shown] == []
    assert "{" not in shown


def test_what_cannot_be_is_refused_by_its_rule_and_what_is_no_game_in_one_sentence(
    tianxia: Callable[..., str],
) -> None:
    assert "There is no card" in tianxia("play", "envoys", "--seed", "1", said="lay nonsense\nquit\n")
    assert tianxia("play", "envois", code=2).count("\n") == 1


def test_its_matches_are_saved_verified_and_told_again(tianxia: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    tianxia("play", "envoys", "--seed", "2", "--save", str(file), said="1\n1\n1\n")
    tianxia("replay", str(file), "--verify")
    assert "By rule EN-4." in tianxia("replay", str(file), "--viewer", "all")


def test_bots_meet_and_random_games_find_no_fault(tianxia: Callable[..., str]) -> None:
    told = json.loads(tianxia("arena", "envoys", "--bots", "search:20,random", "--games", "4", "--seed", "1", "--json"))
    assert told["game"] == "envoys"
    assert tianxia("fuzz", "envoys", "--games", "20", "--seed", "1").splitlines()[-1] == "20 games, 0 failures"


def test_a_bot_of_ones_own_plays_it_in_every_command(tianxia: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "import tianxia\n\nclass Last(tianxia.Bot):\n    games = ('envoys',)\n\n"
        "    def think(self, glimpse):\n        return list(glimpse.choices())[-1]\n",
        encoding="utf-8",
    )
    met = tianxia("arena", "envoys", "--bots", "mine.py:Last,mine:Last", "--games", "2", "--seed", "1", "--json")
    assert [row["bot"] for row in json.loads(met)["bots"]] == ["mine.py:Last", "mine:Last"]
    shown = tianxia("play", "envoys", "--seats", "3", "--bots", "mine.py:Last,random", "--seed", "1", said="1\n1\n1\n")
    assert "Last, Child" in shown
    assert "By rule EN-4." in shown
    program = f"run:{sys.executable} {ROOT / 'docs' / 'examples' / 'longest.py'}"
    assert "By rule EN-4." in tianxia("play", "envoys", "--bot", program, "--seed", "1", said="1\n1\n1\n")
    assert "does not play" in tianxia("arena", "toy", "--bots", "mine.py:Last,random", code=2)


def test_a_bot_that_a_package_announces_plays_by_its_name_everywhere(tianxia: Callable[..., str]) -> None:
    for game in ("envoys", "toy"):
        told = tianxia("arena", game, "--bots", "lastborn,random", "--games", "2", "--seed", "1", "--json")
        assert [row["bot"] for row in json.loads(told)["bots"]] == ["lastborn", "random"]
    assert "By rule EN-4." in tianxia("play", "envoys", "--bot", "lastborn", "--seed", "1", said="1\n1\n1\n")
    assert "lastborn" in tianxia("arena", "envoys", "--bots", "lastbron,random", code=2), "the nearest is named"


def test_any_position_can_be_set_by_hand(tianxia: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "tie.toml"
    file.write_text(
        """
game = "envoys"
title = "The last round"
[position]
round = 2
points = { player-1 = 1, player-2 = 1 }
hand = { player-1 = ["9"], player-2 = ["3"] }
[[step]]
seat = "player-1"
option = "lay"
picks = { card = ["9"] }
[[step]]
seat = "player-2"
option = "lay"
picks = { card = ["3"] }
[facts]
winner = ["player-1"]
""",
        encoding="utf-8",
    )
    assert "1 scenario" in tianxia("scenario", str(file))


def test_it_conforms(environment: dict[str, str]) -> None:
    """The conformance suite finds it as it finds our own games."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "tests/conformance/test_conformance.py",
        "-q",
        "-k",
        "envoys",
        "-p",
        "no:cacheprovider",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment, cwd=ROOT)
    assert done.returncode == 0, done.stdout[-3000:]
    assert " passed" in done.stdout


# ---- in the browser


@pytest.fixture(scope="module")
def served(environment: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address that `tianxia serve` tells, with no bot named on its command line."""
    words = ["serve", "--port", "0", "--data", str(tmp_path_factory.mktemp("served")), "--json"]
    with subprocess.Popen(
        [sys.executable, "-c", TIANXIA, *words], env=environment, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        yield str(json.loads(server.stdout.readline())["url"])
        server.terminate()


async def test_a_bot_that_a_package_announces_is_offered_by_the_server_and_plays(served: str) -> None:
    api = Api(served)
    listed = (await api.call("GET", "/api/games"))["games"]
    offered = {each["id"]: [bot["spec"] for bot in each["bots"]] for each in listed}
    assert all(bots[-1] == "lastborn" and bots.count("lastborn") == 1 for bots in offered.values()), offered
    made = await api.create([{"kind": "me"}, {"kind": "bot", "bot": "lastborn"}], "envoys")
    async with api.seat(made["table"], made["token"]) as seat:
        over = await seat.play(partial(any_choice, luck=random.Random(1)))
    assert over is not None
    assert over["outcome"]


@pytest.fixture(scope="module")
def shelf(environment: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server beside which Envoys is installed."""
    if why := missing():
        pytest.skip(why)
    command = [sys.executable, "-m", "tests.browser.serving", str(tmp_path_factory.mktemp("data"))]
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        port = server.stdout.readline().strip()
        assert port, "the server does not start"
        yield f"http://127.0.0.1:{port}"
        server.terminate()


@pytest.mark.parametrize(("wide", "high"), [(1440, 900), (390, 844)])
def test_it_is_played_to_the_end_in_the_browser_and_watched_again(
    browser: Browser, shelf: str, wide: int, high: int
) -> None:
    context = browser.new_context(
        base_url=shelf, viewport={"width": wide, "height": high}, locale="en-GB", reduced_motion="reduce"
    )
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda line: wrong.append(line.text) if line.type == "error" else None)
    page.goto("/new/envoys")
    page.get_by_text("lastborn").first.wait_for()  # the bot of the other package can be sat against
    page.get_by_role("button", name="Start the game").click()
    for laid in range(3):
        page.wait_for_function(
            "count => document.querySelectorAll('button.card.may').length === count", arg=3 - laid, timeout=15_000
        )
        page.locator("button.card.may").first.click()
        page.keyboard.press("Enter")
    page.get_by_role("dialog").get_by_text("Replay").click()
    page.wait_for_url("**/r/**")
    page.get_by_role("button", name="To the end").click()
    page.get_by_text("answer 6 of 6").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert wrong == []
    context.close()
