"""`tianxia play` as the shell runs it: pipes, scripts, JSON lines, saves, and one sentence for every mistake."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.commands.shell import tianxia
from tianxia.terminal import saves


def run(*arguments: str, said: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, with a script on its standard input."""
    return subprocess.run(
        [sys.executable, "-c", "from tianxia.cli import main; main()", *arguments],
        input=said,
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
        env={"PYTHONPATH": os.environ["PYTHONPATH"], "PYTHONUTF8": "1", "PATH": ""},  # the toys are announced there
    )


@pytest.mark.parametrize(("lang", "word"), [("en", "hint"), ("pl", "podpowiedź")])
def test_a_match_from_a_script_with_save_and_resume(lang: str, word: str, tmp_path: Path) -> None:
    common = ("--lang", lang, "--bot", "random")
    first = run("play", "toy", "--seed", "7", "--as", "player-2", *common, said=f"{word}\n1\n1\n1\n", folder=tmp_path)
    assert first.returncode == 0
    assert first.stderr == ""
    (file,) = tmp_path.iterdir()
    assert f"--resume {file.name}" in first.stdout
    second = run("play", "toy", "--resume", file.name, *common, said="1\n" * 300, folder=tmp_path)
    assert second.returncode == 0, second.stderr
    assert "SHA-256" in second.stdout
    assert "\x1b" not in second.stdout
    verified = run("replay", file.name, "--verify", said="", folder=tmp_path)
    assert verified.stdout.startswith("verified: ")


def test_the_same_seed_deals_the_same_and_no_seed_another(tmp_path: Path) -> None:
    hashes = [
        json.loads(run("play", "toy", *seed, "--json", said="", folder=tmp_path).stdout.splitlines()[0])["commitment"]
        for seed in (["--seed", "5"], ["--seed", "5"], [], [])
    ]
    assert hashes[0] == hashes[1]
    assert len(set(hashes)) == 3


def test_json_lines_play_a_match_for_a_program(tmp_path: Path) -> None:
    commands = [
        '{"command": "hint"}', '{"command": "why", "choice": {"option": "pass"}}', '{"command": "undo"}', "[]", "{",
        '{"option": "pass"}', "4000", '{"command": "frob"}', '{"option": "bid", "picks": {"card": "x"}}', "[" * 9000,
        '{"command": "save", "file": "kept.jsonl"}',
    ]  # fmt: skip
    said = "\n".join([*commands, *["0"] * 400]) + "\n"
    done = run(
        "play", "toy", "--as", "player-1", "--seed", "3", "--bot", "random", "--json", said=said, folder=tmp_path
    )
    assert done.returncode == 0, done.stderr
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    kinds = [row["type"] for row in rows]
    assert kinds[0] == "start"
    assert {"question", "event", "hint", "why", "refused", "error", "saved"} <= set(kinds)
    assert kinds[-1] == "over"
    assert rows[-1]["view"]["outcome"]["winners"]
    assert [row["rule"] for row in rows if row["type"] == "why"] == ["TOY-2"]
    question = next(row for row in rows if row["type"] == "question")
    assert question["whole"] is True
    own, rival = question["view"]["hands"]
    assert [len(own["known"]), own["hidden"], len(rival["known"]), rival["hidden"]] == [4, 0, 0, 4]


def test_json_lines_left_in_the_middle_say_where_the_match_is(tmp_path: Path) -> None:
    done = run("play", "toy", "--json", "--seed", "3", "--save", "m.jsonl", said="0\nquit\n", folder=tmp_path)
    assert json.loads(done.stdout.splitlines()[-1]) == {"type": "left", "file": "m.jsonl"}
    assert (tmp_path / "m.jsonl").exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--as", "qin"], "there is no side called 'qin'; the sides are player-1 and player-2"),
        (["--seat", "2"], "this table has seats 0 to 1, not 2"),
        (["--seats", "5"], "toy is for 2, 3, 4 players, not 5"),
        (["--option", "revenge=maybe"], "option revenge of toy is one of on, off"),
        (["--full", "--json"], "--full and --json do not go together"),
        (["--full"], "the full screen needs a terminal"),
        (["--resume", "none.jsonl"], "none.jsonl: there is no such file or folder"),
        (["--resume", "none.jsonl", "--seed", "4"], "--resume goes on with a match as it was dealt"),
        (["--bot", "no-such-bot"], "no-such-bot"),
    ],
)
def test_a_mistake_gets_one_sentence(
    arguments: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert tianxia("play", "toy", *arguments) == 2
    error = capsys.readouterr().err
    assert sentence in error
    assert len(error.strip().splitlines()) == 1


def test_seat_and_side_must_agree(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("play", "toy", "--seat", "0", "--as", "player-2") == 2
    assert "seat 0 plays player-1, not player-2" in capsys.readouterr().err


def test_without_textual_the_full_screen_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tianxia.commands.play.find_spec", lambda name: None)
    assert tianxia("play", "toy", "--full") == 2
    assert "pip install 'tianxia[tui]'" in capsys.readouterr().err


def test_a_save_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "match.jsonl"
    saves.write(file, "old")

    def full_disk(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("tianxia.terminal.saves.os.fsync", full_disk)
    with pytest.raises(saves.UserError, match="there is no room left on the disk"):
        saves.write(file, "new")
    assert file.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["match.jsonl"]
