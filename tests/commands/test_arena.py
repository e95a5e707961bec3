"""`tianxia arena`: its table, its JSON, its refusals."""

import json

import pytest

from tests.commands.shell import tianxia


def test_the_table_can_be_quoted(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("arena", "chuhan", "--bots", "greedy,random", "--games", "4", "--seed", "7") == 0
    shown = capsys.readouterr().out
    assert shown.startswith("$ tianxia arena chuhan --bots greedy,random --games 4 --seed 7\n")
    assert "4 games: 2 deals, each played from both seats" in shown
    assert "95 % interval" in shown
    assert [line.split()[0] for line in shown.splitlines() if line.startswith(("greedy", "random"))] == [
        "greedy",
        "random",
    ]


def test_an_odd_game_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("arena", "chuhan", "--games", "3", "--option", "events=on") == 0
    shown = capsys.readouterr().out
    assert "--option events=on" in shown
    assert "one more deal is played only 1 of 2 times" in shown


def test_json_has_the_same_figures_for_any_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for jobs in ("1", "2"):
        assert tianxia("arena", "chuhan", "--games", "4", "--jobs", jobs, "--json") == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]
    found = json.loads(said[0])
    assert (found["games"], found["deals"], found["odd_games"]) == (4, 2, 0)
    assert [bot["bot"] for bot in found["bots"]] == ["greedy", "random"]
    assert all(0 <= bot["low"] <= bot["rate"] <= bot["high"] <= 1 for bot in found["bots"])


@pytest.mark.parametrize(
    "flags", [("--bots", "greedy,genius"), ("--bots", "greedy"), ("--seats", "5"), ("--option", "events=often")]
)
def test_bad_input_gets_one_sentence(capsys: pytest.CaptureFixture[str], flags: tuple[str, ...]) -> None:
    assert tianxia("arena", "chuhan", *flags) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("tianxia: ")
    assert said.err.count("\n") == 1


def test_a_game_with_roles_is_counted_by_role(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("arena", "sanguosha", "--bots", "random", "--games", "5", "--seats", "4", "--seed", "2") == 2
    capsys.readouterr()
    flags = ("--bots", "greedy,random", "--games", "6", "--seats", "4", "--seed", "2")
    assert tianxia("arena", "sanguosha", *flags) == 0
    shown = capsys.readouterr().out
    assert "6 games: 1 deals, each played in all 6 ways to share the sides between the two bots" in shown
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


def test_a_game_without_roles_has_no_such_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("arena", "chuhan", "--games", "2", "--json") == 0
    assert json.loads(capsys.readouterr().out)["roles"] == []
