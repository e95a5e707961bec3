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


def all_ids() -> list[str]:
    return [rule.id for rule in ledger_of("chuhan").counted]


def test_missing_rules_are_listed_and_the_count_is_the_last_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tianxia("ledger", "chuhan", "--tests", plant(tmp_path, all_ids()[1:])) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("CH-101 is named by no test: The game is for exactly 2 players")
    assert lines[1:] == ["chuhan 232/233"]


def test_a_complete_ledger_is_a_success(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("ledger", "chuhan", "--tests", plant(tmp_path, all_ids())) == 0
    assert capsys.readouterr().out == "chuhan 233/233\n"


def test_an_unknown_id_is_an_error_with_file_and_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("ledger", "chuhan", "--tests", plant(tmp_path, [*all_ids(), "CH-9999"])) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines == [f"{tmp_path / 'test_x.py'}:1: CH-9999 is in no ledger", "chuhan 233/233"]


def test_every_game_is_counted_if_none_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ids = [rule.id for game in built_in() for rule in ledger_of(game).counted]
    assert tianxia("ledger", "--tests", plant(tmp_path, ids)) == 0
    assert capsys.readouterr().out == "chuhan 233/233\nsuntzu 270/270\nsanguosha 564/564\n"


def test_a_program_gets_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("ledger", "chuhan", "--json", "--tests", plant(tmp_path, all_ids()[2:])) == 1
    assert json.loads(capsys.readouterr().out) == {
        "games": [{"game": "chuhan", "covered": 231, "total": 233, "missing": ["CH-101", "CH-102"], "waiting": {}}],
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


def test_a_rule_that_waits_says_what_for_and_is_missing_all_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "games" / "chuhan").mkdir(parents=True)
    (tmp_path / "games" / "chuhan" / "waiting.toml").write_text('"a third player" = ["CH-101", "CH-102"]\n')
    assert tianxia("ledger", "chuhan", "--tests", plant(tmp_path, all_ids()[1:])) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("CH-101 waits for a third player: The game is for exactly 2 players")
    assert lines[1:] == ["chuhan 232/233"]
    assert tianxia("ledger", "chuhan", "--json", "--tests", plant(tmp_path, all_ids()[1:])) == 1
    assert json.loads(capsys.readouterr().out)["games"][0]["waiting"] == {"CH-101": "a third player"}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [("= 1", "is not TOML"), ('x = "CH-101"', "must list the rules"), ('x = ["CH-1"]\ny = ["CH-1"]', "CH-1 twice")],
)
def test_a_broken_list_of_waiting_rules_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, sentence: str
) -> None:
    (tmp_path / "games" / "chuhan").mkdir(parents=True)
    (tmp_path / "games" / "chuhan" / "waiting.toml").write_text(text)
    assert tianxia("ledger", "chuhan", "--tests", plant(tmp_path, all_ids())) == 2
    assert sentence in capsys.readouterr().err
