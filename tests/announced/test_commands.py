"""Every command knows a game and a bot of other packages, also the full screen."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.announced.page import ROOT
from tianxia.cli import app

LEDGER = """# Envoys: rules ledger (prefix EN)

## 1 Laying

- **EN-2** Each player in turn lays one card. [seed]
- **EN-4** After three rounds the most points win. [seed]
"""
PINS = """
@rule("EN-2", "EN-4")
def test_envoys_is_played() -> None: ...
"""
LESSON = """seat = "player-1"
bot = "random"
[title]
en = "Lay the highest card"
pl = "Wyłóż najwyższą kartę"
[intro]
en = "The highest card takes the round."
pl = "Najwyższa karta wygrywa rundę."
[position]
hand = { player-1 = ["9", "1"], player-2 = ["3", "2"] }
[[step]]
option = "lay"
picks = { card = ["9"] }
[step.text]
en = "Lay the 9."
pl = "Wyłóż dziewiątkę."
[done]
en = "The round is yours."
pl = "Ta runda jest twoja."
"""
SCENARIO = """game = "envoys"
[position]
round = 2
hand = { player-1 = ["9"], player-2 = ["3"] }
[[step]]
seat = "player-1"
option = "lay"
picks = { card = ["9"] }
"""
SEED = ("--seed", "1")
MEET = ("--bots", "lastborn,random", "--games", "2", *SEED)
SAYS = {  # by command: its words, what is typed, and what is read
    "play": (("envoys", "--bot", "lastborn", *SEED), "1\n1\n1\n", "By rule EN-4."),
    "learn": (("envoys", "1"), "hint\n1\n", "The round is yours."),
    "arena": (("envoys", *MEET), "", "lastborn"),
    "fuzz": (("envoys", "--games", "3", *SEED), "", "3 games, 0 failures"),
    "replay": (("match.jsonl", "--verify"), "", "verified"),
    "games": ((), "", "bots: random, search, lastborn"),
    "options": (("envoys",), "", "The tables of envoys have no settings."),
    "rules": (("envoys", "EN-4"), "", "the most points win"),
    "ledger": (("envoys", "--tests", "pins"), "", "envoys 2/2"),
    "bench": (("envoys", "--seconds", "0.1"), "", "envoys, 2 seats"),
    "scenario": (("last.toml",), "", "1 scenario"),
}
ELSEWHERE = {"serve": "test_envoys.py plays it in the browser", "exploit": "below: for games with secret orders"}
SCREEN = """
import asyncio, sys
from tests.terminal.tables import on_screen, shown
from tianxia.commands.play import Wish, fresh
from tianxia.terminal.full.app import TableApp

async def play(lang, size):
    table, _ = fresh("envoys", 1, 3, {}, None, Wish(None, None, "lastborn"))
    app = TableApp(table, shown(table, lang), "lastborn")
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        print(on_screen(app))
        for _ in range(3):
            await pilot.press("h", "enter")
            await pilot.pause()
        assert table.is_over
        print("\\n".join(app.screen.lines))

asyncio.run(play("en", (80, 24)))
asyncio.run(play("pl", (120, 40)))
"""


@pytest.fixture
def grown(site: Path, tmp_path: Path) -> None:
    """Envoys with rules and a lesson beside its module, and files for the commands that want some."""
    (site / "envoys" / "lessons").mkdir(exist_ok=True)
    (site / "envoys" / "ledger.md").write_text(LEDGER, encoding="utf-8")
    (site / "envoys" / "lessons" / "1-lay.toml").write_text(LESSON, encoding="utf-8")
    (tmp_path / "pins").mkdir()
    (tmp_path / "pins" / "test_envoys.py").write_text(PINS, encoding="utf-8")
    (tmp_path / "last.toml").write_text(SCENARIO, encoding="utf-8")


def test_no_command_is_forgotten() -> None:
    names = {command.callback.__name__ for command in app.registered_commands if command.callback is not None}
    assert names == {*SAYS, *ELSEWHERE}


@pytest.mark.parametrize("command", SAYS)
def test_every_command_knows_the_game_and_the_bot(
    command: str, tianxia: Callable[..., str], grown: None, tmp_path: Path
) -> None:
    words, said, wanted = SAYS[command]
    if command == "replay":
        tianxia("play", "envoys", "--bot", "lastborn", *SEED, "--save", "match.jsonl", said="1\n1\n1\n")
    assert wanted in tianxia(command, *words, said=said)


def test_programs_read_what_persons_read(tianxia: Callable[..., str], grown: None) -> None:
    told = {command: json.loads(tianxia(command, "envoys", "--json")) for command in ("options", "rules", "learn")}
    assert told["options"]["options"] == []
    assert [rule["id"] for rule in told["rules"]["rules"]] == ["EN-2", "EN-4"]
    assert [lesson["id"] for lesson in told["learn"]] == ["1-lay"]


def test_what_is_for_other_games_says_so_in_one_sentence(tianxia: Callable[..., str]) -> None:
    assert tianxia("exploit", "envoys", code=2).count("\n") == 1


def test_it_is_played_on_the_full_screen(environment: dict[str, str]) -> None:
    command = [sys.executable, "-c", SCREEN]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    for words in ("Player 2", "Gracz 2", "Lay", "EN-4"):
        assert words in done.stdout
