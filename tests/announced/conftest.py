"""A game and a bot that others have written, installed beside us, and the command line that finds them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.announced.page import ROOT, install, install_package

TIANXIA = "from tianxia.cli import main; main()"
ANNOUNCES_A_BOT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "lastborn"
version = "1.0"

[project.entry-points."tianxia.bots"]
lastborn = "lastborn:Lastborn"
"""
LASTBORN = """
import tianxia

class Lastborn(tianxia.Bot):
    def think(self, glimpse):
        return list(glimpse.choices())[-1]
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game and a bot that others have written."""
    folder = tmp_path_factory.mktemp("announced")
    install_package(folder, "lastborn", ANNOUNCES_A_BOT, LASTBORN)
    return install(folder)


@pytest.fixture(scope="module")
def environment(site: Path) -> dict[str, str]:
    """Where Envoys is installed beside us."""
    path = [str(ROOT), str(site), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]  # the toys of the tests, too
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path), "PYTHONUTF8": "1"}


@pytest.fixture
def tianxia(environment: dict[str, str], tmp_path: Path) -> Callable[..., str]:
    def run(*words: str, said: str = "", code: int = 0) -> str:
        command = [sys.executable, "-c", TIANXIA, *words]
        done = subprocess.run(
            command, input=said, capture_output=True, text=True, check=False, env=environment, cwd=tmp_path
        )
        assert done.returncode == code, done.stderr
        return done.stdout if code == 0 else done.stderr

    return run
