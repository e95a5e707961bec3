"""`tianxia rules GAME --content` shows which test pins each kind of card and each skill, and fails where none does."""

import json
from pathlib import Path

import pytest

from tests.commands.shell import tianxia
from tianxia.commands.content import run
from tianxia.games import game

CONTENTS = game("sanguosha").contents()
ALL = [id for ids in CONTENTS.values() for id in ids]


def plant(tests: Path, ids: list[str]) -> Path:
    folder = tests / "games" / "sanguosha"
    folder.mkdir(parents=True, exist_ok=True)
    body = "".join([f'@content("{id}")\ndef test_{n}(): ...\n' for n, id in enumerate(ids)])
    (folder / "test_x.py").write_text(body)
    return tests


def test_all_is_well_if_each_has_a_test(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("sanguosha", tests=plant(tmp_path, ALL), as_json=False) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0:2] == ["cards", "  sha  games/sanguosha/test_x.py:1"]
    skills = len(CONTENTS["skills"])
    assert lines[-2:] == ["sanguosha cards 52/52", f"sanguosha skills {skills}/{skills}"]


def test_what_has_no_test_is_shown_and_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("sanguosha", tests=plant(tmp_path, ALL[1:]), as_json=False) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[1] == "  sha  has no test of its own"
    assert lines[-2] == "sanguosha cards 51/52"


def test_a_name_that_does_not_exist_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("sanguosha", tests=plant(tmp_path, [*ALL, "shaa"]), as_json=False) == 1
    assert f"test_x.py:{2 * len(ALL) + 1}: sanguosha has no shaa" in capsys.readouterr().out


def test_a_program_gets_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("sanguosha", tests=plant(tmp_path, ["sha", "sha", "x"]), as_json=True) == 1
    page = json.loads(capsys.readouterr().out)
    assert page["content"]["cards"]["sha"] == ["games/sanguosha/test_x.py:1", "games/sanguosha/test_x.py:3"]
    assert page["content"]["cards"]["dodge"] == []
    assert [stranger["id"] for stranger in page["unknown"]] == ["x"]


def test_a_game_without_such_content_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("rules", "chuhan", "--content") == 2
    assert "no cards or skills that are tested one by one" in capsys.readouterr().err
