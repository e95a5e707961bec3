"""`tianxia replay`: told from every side, verified, and one sentence for every file that is no good."""

import json
from itertools import repeat
from pathlib import Path

import pytest

from tests.commands.shell import tianxia
from tests.terminal.tables import Script, seated


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match that was played to its end."""
    file = tmp_path_factory.mktemp("logs") / "finished.jsonl"
    Script(seated(11, save=file, options={"rounds": "3"}), repeat("1")).run()
    return file


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    """A match that was left in the middle."""
    file = tmp_path / "unfinished.jsonl"
    Script(seated(12, save=file), ["1", "1", "1"]).run()
    return file


def test_a_whole_match_is_verified(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = finished.read_text(encoding="utf-8").splitlines()
    assert tianxia("replay", str(finished), "--verify") == 0
    end = json.loads(lines[-1])
    assert capsys.readouterr().out == f"verified: {end['end']} answers, {end['digest']}\n"
    assert tianxia("replay", str(finished), "--verify", "--json") == 0
    assert json.loads(capsys.readouterr().out) == {"verified": True, "answers": end["end"], "digest": end["digest"]}


def test_a_conceded_match_is_told_as_over(unfinished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = unfinished.read_text(encoding="utf-8").splitlines()
    end = {**json.loads(lines[-1]), "outcome": {"winners": [1], "scores": [0, 1], "reason": "core.conceded"}}
    unfinished.write_text("\n".join([*lines[:-1], json.dumps(end)]), encoding="utf-8")
    assert tianxia("replay", str(unfinished), "--viewer", "all") == 0
    assert "wins: the match was conceded." in capsys.readouterr().out
    assert tianxia("replay", str(unfinished), "--json") == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["view"]["outcome"] == end["outcome"]


@pytest.mark.parametrize("viewer", ["all", "none", "0", "1"])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_match_is_told_from_every_side(
    viewer: str, lang: str, finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tianxia("replay", str(finished), "--viewer", viewer, "--lang", lang) == 0
    said = capsys.readouterr().out
    key = json.loads(finished.read_text(encoding="utf-8").splitlines()[0])["key"]
    assert key in said
    first, second = ("Player 1", "Player 2") if lang == "en" else ("Gracz 1", "Gracz 2")
    assert first in said
    assert second in said
    assert "{" not in said


def test_the_json_of_one_seat_has_no_answers_of_the_other(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tianxia("replay", str(finished), "--viewer", "0", "--json")
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert rows[0]["type"] == "start"
    assert rows[-1]["type"] == "end"
    steps = [row for row in rows if row["type"] == "step"]
    assert all((row["choice"] is None) == (row["seat"] != 0) for row in steps if not row["undo"])


def test_an_unfinished_match_keeps_its_secrets(unfinished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("replay", str(unfinished)) == 2
    assert "is not finished" in capsys.readouterr().err
    assert tianxia("replay", str(unfinished), "--viewer", "0") == 0
    said = capsys.readouterr().out
    assert "The match is not finished." in said
    assert json.loads(unfinished.read_text(encoding="utf-8").splitlines()[0])["key"] not in said
    assert tianxia("replay", str(unfinished), "--viewer", "3") == 2
    assert "has seats 0 to 1, not 3" in capsys.readouterr().err


def broken(text: str) -> dict[str, bytes]:
    """What can be wrong with a file."""
    lines = text.splitlines(keepends=True)
    row = json.loads(lines[3])
    swapped = json.dumps({**row, "seat": 1 - row["seat"]}) + "\n"
    foreign = json.loads(lines[0])
    return {
        "empty": b"",
        "binary": bytes(range(256)) * 40,
        "nested": b"[" * 100_000,
        "nested-in-a-line": (lines[0] + '{"n":1,"seat":' + "[" * 50_000 + "\n").encode(),
        "foreign": b'{"hello": "world"}\n',
        "a-list": b"[1, 2]\n",
        "cut-off": "".join(lines[:5]).encode(),
        "cut-in-a-line": text[: len(text) // 2].encode(),
        "edited": "".join([*lines[:3], swapped, *lines[4:]]).encode(),
        "dropped": "".join([*lines[:4], *lines[5:]]).encode(),
        "other-game": (json.dumps({**foreign, "game": "mahjong"}) + "\n" + "".join(lines[1:])).encode(),
        "other-rules": (json.dumps({**foreign, "rules": "999"}) + "\n" + "".join(lines[1:])).encode(),
        "other-format": (json.dumps({**foreign, "tianxia": 99}) + "\n" + "".join(lines[1:])).encode(),
        "bad-key": (json.dumps({**foreign, "key": "xyz"}) + "\n" + "".join(lines[1:])).encode(),
        "bad-options": (json.dumps({**foreign, "options": {"events": ["on"]}}) + "\n" + "".join(lines[1:])).encode(),
        "bad-position": (json.dumps({**foreign, "from": {"zones": "x"}}) + "\n" + "".join(lines[1:])).encode(),
        "other-key": (json.dumps({**foreign, "key": "0" * 32}) + "\n" + "".join(lines[1:])).encode(),
    }


def test_every_broken_file_gets_one_sentence(
    finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, content in broken(finished.read_text(encoding="utf-8")).items():
        file = tmp_path / name
        file.write_bytes(content)
        assert tianxia("replay", str(file)) == 2, name
        error = capsys.readouterr().err
        assert error.startswith(f"tianxia: {file}"), name
        assert len(error.strip().splitlines()) == 1, name
        assert tianxia("replay", str(file), "--verify") in (1, 2), name
        both = capsys.readouterr()
        assert len((both.out + both.err).strip().splitlines()) == 1, name
        assert tianxia("play", "toy", "--resume", str(file)) == 2, name
        assert len(capsys.readouterr().err.strip().splitlines()) == 1, name


def test_a_wrong_digest_is_named_by_its_place(
    finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = finished.read_text(encoding="utf-8").splitlines()
    row = json.loads(lines[2])
    lines[2] = json.dumps({**row, "digest": "0" * 32})
    file = tmp_path / "edited.jsonl"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert tianxia("replay", str(file), "--verify") == 1
    assert "answer 2 (line 3)" in capsys.readouterr().out


def test_another_outcome_in_the_last_line_is_found(
    finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = finished.read_text(encoding="utf-8").splitlines()
    end = json.loads(lines[-1])
    end["outcome"]["winners"] = [1 - end["outcome"]["winners"][0]]
    lines[-1] = json.dumps(end)
    file = tmp_path / "edited.jsonl"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert tianxia("replay", str(file), "--verify", "--json") == 1
    assert json.loads(capsys.readouterr().out)["verified"] is False


def test_a_folder_and_a_missing_file_get_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("replay", str(tmp_path)) == 2
    assert tianxia("replay", str(tmp_path / "none")) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 2
