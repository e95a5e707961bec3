"""`tianxia ledger` counts, lists what is missing, and fails until nothing is."""

import json
from pathlib import Path

import pytest

from tests.commands.shell import tianxia
from tianxia.commands import ledger as command
from tianxia.games import built_in
from tianxia.telling.ledger import ledger_of


@pytest.fixture(autouse=True)
def sources_without_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the planted tests are looked at."""
    monkeypatch.setattr(command, "named_by_sources", lambda ledgers: ())


def plant(folder: Path, ids: list[str]) -> str:
    listed = ", ".join(f'"{rule_id}"' for rule_id in ids)
    (folder / "test_x.py").write_text(f"@rule({listed})\ndef test_x(): ...\n")
    return str(folder)


def all_ids(game: str = "toy") -> list[str]:
    return [rule.id for rule in ledger_of(game).counted]


def test_missing_rules_are_listed_and_the_count_is_the_last_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tianxia("ledger", "toy", "--tests", plant(tmp_path, all_ids()[1:])) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("TOY-1 is named by no test: Hands are filled to four cards")
    assert lines[1:] == ["toy 14/15"]


def test_a_complete_ledger_is_a_success(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("ledger", "toy", "--tests", plant(tmp_path, all_ids())) == 0
    assert capsys.readouterr().out == "toy 15/15\n"


def test_an_unknown_id_is_an_error_with_file_and_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("ledger", "toy", "--tests", plant(tmp_path, [*all_ids(), "TOY-9999"])) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines == [f"{tmp_path / 'test_x.py'}:1: TOY-9999 is in no ledger", "toy 15/15"]


def test_every_built_in_game_is_counted_if_none_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ids = {game: all_ids(game) for game in built_in()}
    assert tianxia("ledger", "--tests", plant(tmp_path, [id for several in ids.values() for id in several])) == 0
    counted = [f"{game} {len(several)}/{len(several)}" for game, several in ids.items()]
    assert capsys.readouterr().out.splitlines() == counted
    for game in built_in():
        assert tianxia("ledger", game, "--tests", plant(tmp_path, ids[game])) == 0
        assert capsys.readouterr().out == f"{game} {len(ids[game])}/{len(ids[game])}\n"


def test_a_program_gets_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("ledger", "toy", "--json", "--tests", plant(tmp_path, all_ids()[2:])) == 1
    assert json.loads(capsys.readouterr().out) == {
        "games": [{"game": "toy", "covered": 13, "total": 15, "missing": ["TOY-1", "TOY-2"]}],
        "unknown": [],
    }


def test_without_a_tests_folder_it_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("ledger", "--tests", str(tmp_path / "none")) == 2
    assert "there is no tests folder" in capsys.readouterr().err


def test_where_only_the_package_is_installed_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "checkout", lambda: None)
    assert tianxia("ledger") == 2
    assert "there is no tests folder to scan; run this in a checkout" in capsys.readouterr().err
