"""Canaries on the wire (H2, H3, H7): nobody is sent a card that the ledger does not let him know."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.visibility.leaks import EVERYWHERE
from tests.visibility.marked import make, tokens_in
from tests.visibility.searched import searched_games

GAMES = {game.id: game for game in searched_games()}
MET = {"welcome", "update", "table", "ack", "reason", "hint", "chat", "history", "over", "page"}


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("marked")
    assert make(folder, seed=7) == {game.id: game.tokens for game in GAMES.values()}
    return folder


def search(tree: Path, *flags: str) -> dict:
    command = [sys.executable, "-m", "tests.visibility.canary", *flags]
    told = subprocess.run(
        command, cwd=tree, env={**os.environ, "PYTHONPATH": str(tree)}, capture_output=True, text=True, check=False
    )
    assert told.stdout, told.stderr
    return json.loads(told.stdout)


@pytest.mark.parametrize("game", GAMES)
def test_no_canary_reaches_anybody_who_may_not_know_it(tree: Path, game: str):
    told = search(tree, "--game", game, "--matches", os.environ.get("TIANXIA_CANARIES", str(GAMES[game].matches)))
    assert told["leaks"] == 0, told["first"]
    assert told["bytes"] > 1_000_000
    assert set(told["kinds"]) >= MET


@pytest.mark.parametrize("game", GAMES)
def test_every_planted_leak_is_found(tree: Path, game: str):
    planted = len(EVERYWHERE) + len(GAMES[game].leaks)
    assert planted >= 14
    assert search(tree, "--game", game, "--planted") == {"of": planted, "missed": [], "unplanted": []}


def test_what_only_looks_like_a_card_is_no_leak():
    data = b'{"id": "gzqabcdefghijqx5", "card": "zqklmnopqrstu"}'
    assert tokens_in(data, frozenset({"zqklmnopqrst"})) == {"zqklmnopqrst"}
