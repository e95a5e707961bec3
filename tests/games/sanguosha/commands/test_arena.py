"""`tianxia arena` in a game with roles."""

import json

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


def test_three_bots_in_a_game_with_roles_move_round_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    flags = ("--bots", "greedy,random,random", "--games", "3", "--seats", "3", "--seed", "2", "--json")
    assert tianxia("arena", "sanguosha", *flags) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["differences"] == []
    assert found["bots"][0]["wins"] == int(found["bots"][0]["wins"]), "all winners win, nobody shares"
