"""Canaries on the wire (H2, H3, H7): nobody is sent a card that the ledger does not let him know."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.visibility.marked import make

MATCHES = os.environ.get("TIANXIA_CANARIES", "20")


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("marked")
    assert len(make(folder, seed=7)) == 46
    return folder


def search(tree: Path, *flags: str) -> dict:
    command = [sys.executable, "-m", "tests.visibility.canary", *flags]
    told = subprocess.run(
        command, cwd=tree, env={**os.environ, "PYTHONPATH": str(tree)}, capture_output=True, text=True, check=False
    )
    assert told.stdout, told.stderr
    return json.loads(told.stdout)


def test_no_canary_reaches_anybody_who_may_not_know_it(tree: Path):
    told = search(tree, "--matches", MATCHES)
    assert told["leaks"] == 0, told["first"]
    assert told["bytes"] > 1_000_000


def test_every_planted_leak_is_found(tree: Path):
    told = search(tree, "--planted")
    assert told["missed"] == []
    assert told["found"] == 14
