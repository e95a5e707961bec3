"""Whatever is typed wrongly: one sentence, exit code 2, no traceback, nothing lost; in any language, on any screen."""

from __future__ import annotations

import hashlib
import io
import json
import os
import sys
from pathlib import Path

import pytest

from tests.commands.bad import GAME, SAVED, commands, files
from tests.commands.shell import tianxia

BAD = list(commands())


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("bad")
    files(made)
    return made


def state_of(folder: Path) -> dict[str, str]:
    """What lies in a folder, so that nothing can be lost or left."""
    return {
        file.name: hashlib.md5(file.read_bytes()).hexdigest() for file in sorted(folder.iterdir()) if file.is_file()
    }


def refused(monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]) -> tuple[int, str, str]:
    """The exit code of a command on a screen that knows only ASCII, what it said, and what it printed."""
    out, err = (io.TextIOWrapper(io.BytesIO(), "ascii") for _ in range(2))
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b""), "ascii"))
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stderr", err)
    code = tianxia(*words)
    told = []
    for stream in (err, out):
        stream.flush()
        told.append(stream.buffer.getvalue().decode("ascii"))  # type: ignore[attr-defined]
    return code, told[0], told[1]


def test_there_are_two_hundred() -> None:
    assert len(set(BAD)) >= 200


def test_each_gets_one_sentence_and_nothing_is_lost(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.chdir(folder)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n"))
    assert tianxia("play", GAME, "--seed", "1", "--save", SAVED) == 0
    before, wrong = state_of(folder), []
    for words in BAD:
        code, said, printed = refused(monkeypatch, words)
        if (
            code != 2
            or said.count("\n") != 1
            or not said.startswith("tianxia: ")
            or (printed and "--json" not in words)
        ):
            wrong.append(f"{words}: {code} {said!r} {printed[:60]!r}")
    assert wrong == []
    assert state_of(folder) == before


@pytest.mark.parametrize("more", [("--json",), ("--lang", "pl"), ("--lang", "pl", "--json")])
def test_so_it_is_for_programs_and_in_polish(
    monkeypatch: pytest.MonkeyPatch, folder: Path, more: tuple[str, ...]
) -> None:
    monkeypatch.chdir(folder)
    monkeypatch.setattr(sys, "path", [*sys.path])
    played = [words for words in BAD if words[0] == "play" and "--lang" not in words and words[-1] != "--save"][::3]
    for words in played:
        code, said, printed = refused(monkeypatch, (*words, *more))
        assert (code, said.count("\n")) == (2, 1), (words, said, printed)
        assert not printed or "error" in json.loads(printed)


@pytest.mark.skipif(os.name == "nt", reason="names of files are bytes only elsewhere")
def test_a_name_that_is_no_text_is_told_too(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.chdir(folder)
    for words in (("replay", "\udcff.jsonl"), ("play", "\udcff"), ("scenario", "\udcff"), ("replay", "a\0b")):
        code, said, _ = refused(monkeypatch, words)
        assert (code, said.count("\n")) == (2, 1), (words, said)
