"""Standard output in any encoding: no traceback, the nearest letters on a screen, every letter in JSON."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from tianxia.commands.streams import plainer


def said(encoding: str, *words: str, typed: str = "") -> str:
    """What a command writes to a pipe of this encoding."""
    done = subprocess.run(
        [sys.executable, "-m", "tianxia", *words],
        input=typed.encode(),
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"},
    )
    assert b"Traceback" not in done.stderr
    assert done.returncode == 0, done.stderr
    return done.stdout.decode(encoding)


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp1250"])
def test_a_screen_without_polish_letters_shows_the_nearest(encoding: str) -> None:
    shown = said(encoding, "play", "toy", "--lang", "pl", "--seed", "1", typed="pomoc\nquit\n\xff\n")
    assert "?" * 3 not in shown
    whole = said("utf-8", "play", "toy", "--lang", "pl", "--seed", "1", typed="pomoc\nquit\n")
    if encoding == "ascii":
        assert shown == "".join([letter if letter.isascii() else plainer(letter) for letter in whole])


def test_json_loses_no_letter() -> None:
    told = [said(encoding, "games", "--json") for encoding in ("ascii", "utf-8")]
    assert json.loads(told[0]) == json.loads(told[1])
    assert told[0].isascii()


def test_letters_are_as_near_as_can_be() -> None:
    assert "".join([plainer(letter) for letter in "Zażółć gęślą jaźń ♠ 天"]) == "Zazolc gesla jazn S ?"


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no disk that is full can be had here")
@pytest.mark.parametrize("words", [("games",), ("rules", "toy"), ("games", "--json")])
def test_a_disk_that_is_full_is_told_in_one_sentence(words: tuple[str, ...]) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "tianxia", *words], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.stderr == "tianxia: there is no room left on the disk\n"
    assert done.returncode == 2
