"""The sounds of the pages: what the script makes can be heard, is never too loud, and is the same every time."""

from __future__ import annotations

import runpy
import wave
from pathlib import Path

import pytest

MAKE = Path(__file__).parents[2] / "web" / "sounds" / "make.py"
NAMES = ("card", "brush", "seal", "drum", "clap", "gong")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all of them."""
    folder = tmp_path_factory.mktemp("sounds")
    runpy.run_path(str(MAKE))["main"](folder)
    return folder


def loudness(path: Path) -> list[int]:
    """Its samples, without their sign."""
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        body = file.readframes(file.getnframes())
    return [abs(int.from_bytes(body[n : n + 2], "little", signed=True)) for n in range(0, len(body), 2)]


def test_there_are_six_sounds_and_together_they_are_small(made):
    assert sorted(path.stem for path in made.iterdir()) == sorted(NAMES)
    assert sum(path.stat().st_size for path in made.iterdir()) < 200_000


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_can_be_heard_begins_and_ends_softly_and_never_breaks(made, name):
    samples = loudness(made / f"{name}.wav")
    assert 20_000 < max(samples) < 30_000
    assert samples[0] == samples[-1] == 0


def test_they_are_the_same_every_time(made, tmp_path):
    runpy.run_path(str(MAKE))["main"](tmp_path)
    assert all((tmp_path / path.name).read_bytes() == path.read_bytes() for path in made.iterdir())
