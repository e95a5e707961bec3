"""`tianxia play chuhan`: its two sides, and who sits where."""

import json
from io import StringIO

import pytest

from tests.commands.shell import tianxia


def test_seat_and_side_must_agree(capsys: pytest.CaptureFixture[str]) -> None:
    sides = ("--option", "han_player=seat-1")
    assert tianxia("play", "chuhan", "--seat", "0", "--as", "han", *sides) == 2
    assert "seat 0 plays chu, not han" in capsys.readouterr().err
    assert tianxia("play", "chuhan", "--as", "qin") == 2
    assert "there is no side called 'qin'; the sides are chu and han" in capsys.readouterr().err


def test_a_program_is_told_the_rule_against_a_pass_and_counts_the_hidden_hand(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO('{"command": "why", "choice": {"option": "pass"}}\nquit\n'))
    assert tianxia("play", "chuhan", "--as", "han", "--seed", "3", "--bot", "random", "--json") == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [row["rule"] for row in rows if row["type"] == "why"] == ["CH-206"]
    question = next(row for row in rows if row["type"] == "question")
    rival = question["view"]["seats"][1 - question["view"]["viewer"]]["hand"]
    assert rival["hidden"] + len(rival["known"]) == 15
