"""Matches that are left in a test of a game are saved in the folder of the test."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is written beside the sources."""
    monkeypatch.chdir(tmp_path)
