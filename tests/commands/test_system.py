"""What the system has against a file, a disk, a port: told by the commands in words of ours."""

from __future__ import annotations

import io
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.commands.shell import tianxia

FULL = Path("/dev/full")  # a disk without room
GAME, SAVED = "toy", "match.jsonl"
needs_full = pytest.mark.skipif(not FULL.exists(), reason="this system has no disk that is always full")

REFUSED = [
    (("replay", "."), ".: this is a folder, not a file", ".: to jest katalog, a nie plik"),
    (
        ("replay", "none.jsonl"),
        "none.jsonl: there is no such file or folder",
        "none.jsonl: nie ma takiego pliku ani katalogu",
    ),
    (
        ("replay", "none/match.jsonl"),
        "none/match.jsonl: there is no such file or folder",
        "none/match.jsonl: nie ma takiego pliku ani katalogu",
    ),
    (
        ("replay", f"{SAVED}/match.jsonl"),
        f"{SAVED}/match.jsonl: part of the path is not a folder",
        f"{SAVED}/match.jsonl: część ścieżki nie jest katalogiem",
    ),
    (("scenario", "."), ".: this is a folder, not a file", ".: to jest katalog, a nie plik"),
    (
        ("scenario", "circle.toml"),
        "circle.toml: its links lead in a circle",
        "circle.toml: dowiązania prowadzą w kółko",
    ),
    (("play", GAME, "--resume", "."), ".: this is a folder, not a file", ".: to jest katalog, a nie plik"),
    (
        ("arena", GAME, "--bots", "run:./no-program,random", "--games", "1"),
        "run:./no-program cannot be started: this is not a program that can be run",
        "nie można uruchomić run:./no-program: to nie jest program, który da się uruchomić",
    ),
    (
        ("serve", "--data", SAVED),
        f"{SAVED} cannot be used for the store: this is a file, not a folder",
        f"katalog {SAVED} nie nadaje się na bazę partii: to jest plik, a nie katalog",
    ),
    (
        ("serve", "--data", f"{SAVED}/store"),
        f"{SAVED}/store cannot be used for the store: part of the path is not a folder",
        f"katalog {SAVED}/store nie nadaje się na bazę partii: część ścieżki nie jest katalogiem",
    ),
    (
        ("serve", "--host", "203.0.113.77", "--port", "0"),
        "the server cannot listen at 203.0.113.77:0: this machine does not have that address",
        "serwer nie może nasłuchiwać pod 203.0.113.77:0: ten komputer nie ma takiego adresu",
    ),
]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the commands run: a saved match, and a link to itself."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n"))
    assert tianxia("play", GAME, "--seed", "1", "--save", SAVED) == 0
    (tmp_path / "no-program").write_text("here is no program")
    (tmp_path / "no-program").chmod(0o755)
    (tmp_path / "circle.toml").symlink_to("circle.toml")
    return tmp_path


def said_by(capsys: pytest.CaptureFixture[str], lang: str, words: tuple[str, ...]) -> str:
    """The one sentence of a command that is refused."""
    capsys.readouterr()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TIANXIA_LANG", lang)
        assert tianxia(*words) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    return said.removeprefix("tianxia: ").rstrip()


@pytest.mark.parametrize(("words", "english", "polish"), REFUSED, ids=[" ".join(words) for words, _, _ in REFUSED])
def test_the_system_refuses_in_our_words(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], english: str, polish: str
) -> None:
    assert said_by(capsys, "en", words) == english
    assert said_by(capsys, "pl", words) == polish


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        words = ("serve", "--port", str(port))
        at = f"127.0.0.1:{port}"
        assert said_by(capsys, "en", words) == f"the server cannot listen at {at}: another program is listening there"
        assert said_by(capsys, "pl", words) == f"serwer nie może nasłuchiwać pod {at}: nasłuchuje tam inny program"


@needs_full
def test_a_disk_without_room_for_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("scenario", "--from", SAVED, str(FULL), "--force")
    assert said_by(capsys, "en", words) == "/dev/full cannot be written: there is no room left on the disk"
    assert said_by(capsys, "pl", words) == "nie można zapisać /dev/full: na dysku nie ma już miejsca"


@needs_full
@pytest.mark.parametrize(
    ("lang", "sentence"), [("en", "there is no room left on the disk"), ("pl", "na dysku nie ma już miejsca")]
)
def test_a_disk_without_room_for_what_is_printed(lang: str, sentence: str) -> None:
    with FULL.open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "tianxia", "rules", GAME, "--lang", lang],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONIOENCODING": "utf-8"},
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == f"tianxia: {sentence}\n"


def test_a_save_that_finds_no_room_is_told_at_the_table(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"zapisz {SAVED}/x.jsonl\n"))
    assert tianxia("play", GAME, "--seed", "1", "--lang", "pl") == 0
    assert f"nie można zapisać {SAVED}/x.jsonl: część ścieżki nie jest katalogiem" in capsys.readouterr().out
