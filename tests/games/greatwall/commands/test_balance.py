"""`tianxia arena greatwall --report`: Honour, Breaches, clans, Generals and Advisors."""

import json

import pytest

from tests.commands.shell import tianxia

WORDS = ("arena", "greatwall", "--report", "--bots", "random", "--games", "2", "--seed", "1", "--seats", "3")


def test_the_report_tells_honour_and_breaches(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia(*WORDS) == 0
    line = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("with 3 seats: score "))
    assert "; breach " in line
    assert "; held " in line


def test_clans_generals_and_advisors_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia(*WORDS, "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert {row["group"] for row in found["things"]} >= {"clan", "general"}
    clans = {row["id"]: row["kept"] for row in found["things"] if row["group"] == "clan"}
    assert clans == {"snake": 2, "dragon": 2, "turtle": 2}
