"""`tianxia arena huns --report`: cards drawn and played, seats by the order of play, a picture, JSON."""

import json
from pathlib import Path

import pytest

from tests.commands.shell import tianxia


def test_the_report_counts_cards_and_places(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    drawn = tmp_path / "balance.svg"
    words = ("arena", "huns", "--report", "--bots", "random", "--games", "2", "--seed", "3")
    assert tianxia(*words, "--picture", str(drawn)) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("$ tianxia arena huns --report --bots random --games 2 --seed 3\n")
    assert "2 games with 2 seats, 2 games with 3 seats, 2 games with 4 seats" in shown
    assert all(f"\n{kind} " in shown for kind in ("equipment", "raid", "mercenary", "curse", "treasure"))
    assert "golden-crown" in drawn.read_text(encoding="utf-8")


def test_json_says_what_was_offered_and_kept(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("arena", "huns", "--report", "--bots", "random", "--games", "2", "--seats", "4", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == {"4": 2}
    assert [row["place"] for row in found["places"]] == [1, 2, 3, 4]
    assert sum(row["kept"] for row in found["things"]) > 0
    assert all(row["kept"] <= row["offered"] for row in found["things"])
    assert {row["group"] for row in found["things"]} == {"equipment", "raid", "mercenary", "curse", "treasure"}
