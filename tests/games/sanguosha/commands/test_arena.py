"""`tianxia arena` in a game with roles."""

import json
from pathlib import Path

import pytest

from tests.commands.shell import tianxia


def test_a_game_with_roles_is_counted_by_role(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("arena", "sanguosha", "--bots", "random", "--games", "5", "--seats", "4", "--seed", "2") == 2
    capsys.readouterr()
    flags = ("--bots", "greedy,random", "--games", "6", "--seats", "4", "--seed", "2")
    assert tianxia("arena", "sanguosha", *flags) == 0
    shown = capsys.readouterr().out
    assert "6 games: 1 deal, each played in all 6 ways to share the sides between the two bots" in shown
    rows = [line.split()[:3] for line in shown.partition("role ")[2].splitlines()[1:9]]
    assert rows == [[role, bot, "3"] for role in ("loyalist", "rebel", "ruler", "spy") for bot in ("greedy", "random")]
    assert "greedy less random" in shown
    assert "stalled: 0 of 6 games, 0.0 %" in shown
    assert tianxia("arena", "sanguosha", *flags, "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert all(0 <= row["low"] <= row["rate"] <= row["high"] <= 1 for row in found["roles"])
    assert [row["role"] for row in found["differences"]] == ["all", "loyalist", "rebel", "ruler", "spy"]
    assert found["stalled"]["games"] == 0


def test_one_side_at_a_time_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    flags = ("--single-side", "--bots", "greedy,random", "--games", "4", "--seats", "3", "--jobs", "1")
    assert tianxia("arena", "sanguosha", *flags) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("$ tianxia arena sanguosha --single-side --bots greedy,random --games 4 --seed 0 ")
    assert "1 deal, each played by random alone and then with greedy on one side at a time" in shown
    assert "greedy less random" in shown
    assert tianxia("arena", "sanguosha", *flags[:4], "5", *flags[5:], "--alone", "2") == 0
    shown = capsys.readouterr().out
    assert shown.startswith(
        "$ tianxia arena sanguosha --single-side --alone 2 --bots greedy,random --games 5 --seed 0 "
    )
    assert "1 deal, each played by random alone 2 times and then with greedy on one side at a time" in shown


def test_three_bots_in_a_game_with_roles_move_round_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    flags = ("--bots", "greedy,random,random", "--games", "3", "--seats", "3", "--seed", "2", "--json")
    assert tianxia("arena", "sanguosha", *flags) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["differences"] == []
    assert found["bots"][0]["wins"] == int(found["bots"][0]["wins"]), "all winners win, nobody shares"


def test_beliefs_are_counted_beside_what_was_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    drawn = tmp_path / "reliability.svg"
    asked = ("arena", "sanguosha", "--beliefs", "--bots", "greedy", "--games", "1", "--seed", "1", "--jobs", "1")
    assert tianxia(*asked, "--picture", str(drawn)) == 0
    assert "loss of the beliefs" in capsys.readouterr().out
    assert drawn.read_text(encoding="utf-8").startswith("<svg")
    assert tianxia(*asked, "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 1
    assert sum([row["times"] for row in found["bins"]]) > 0
    assert all(row["beliefs"] >= 0 for row in found["rounds"])


def test_there_must_be_something_to_believe(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("arena", "toy", "--beliefs", "--games", "1") == 2
    assert "toy has no hidden roles" in capsys.readouterr().err
    assert tianxia("arena", "sanguosha", "--beliefs", "--report", "--games", "1") == 2
    assert "not both" in capsys.readouterr().err


def test_a_report_names_what_the_bots_let_lie(capsys: pytest.CaptureFixture[str]) -> None:
    heroes = ("--option", "heroes=list", "--option", "hero=cao-cao,sun-quan,liu-bei")
    asked = ("--report", "--bots", "greedy", "--games", "2", "--seed", "1", "--seats", "2", "--jobs", "1")
    assert tianxia("arena", "sanguosha", *asked, *heroes) == 0
    skills = capsys.readouterr().out.splitlines()[-1]
    assert " skills took effect; not: " in skills
    assert "bewitch" in skills.partition("not: ")[2].split(", "), "nobody had it"
    assert "roar" not in skills, "what holds by itself is not let lie"
