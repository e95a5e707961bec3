"""`tianxia arena`: its table, its JSON, its refusals."""

import json

import pytest

from tests.commands.shell import tianxia
from tianxia.terminal.progress import Progress


def test_the_table_can_be_quoted(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("arena", "toy", "--bots", "greedy,random", "--games", "4", "--seed", "7") == 0
    shown = capsys.readouterr().out
    assert shown.startswith("$ tianxia arena toy --bots greedy,random --games 4 --seed 7\n")
    assert "4 games: 2 deals, each played from both seats" in shown
    assert "95 % interval" in shown
    assert [line.split()[0] for line in shown.splitlines() if line.startswith(("greedy", "random"))] == [
        "greedy",
        "random",
    ]


def test_an_odd_game_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("arena", "toy", "--games", "3", "--option", "revenge=off") == 0
    shown = capsys.readouterr().out
    assert "--option revenge=off" in shown
    assert "one more deal is played only 1 of 2 times" in shown
    assert tianxia("arena", "toy", "--games", "1") == 0
    assert "1 game: one deal, played only 1 of 2 times\n" in capsys.readouterr().out


def test_json_has_the_same_figures_for_any_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for jobs in ("1", "2"):
        assert tianxia("arena", "toy", "--games", "4", "--jobs", jobs, "--json") == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]
    found = json.loads(said[0])
    assert (found["games"], found["deals"], found["odd_games"]) == (4, 2, 0)
    assert [bot["bot"] for bot in found["bots"]] == ["greedy", "random"]
    assert all(0 <= bot["low"] <= bot["rate"] <= bot["high"] <= 1 for bot in found["bots"])


@pytest.mark.parametrize(
    "flags", [("--bots", "greedy,genius"), ("--bots", "greedy"), ("--seats", "5"), ("--option", "revenge=often")]
)
def test_bad_input_gets_one_sentence(capsys: pytest.CaptureFixture[str], flags: tuple[str, ...]) -> None:
    assert tianxia("arena", "toy", *flags) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("tianxia: ")
    assert said.err.count("\n") == 1


def test_a_game_without_roles_has_no_such_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("arena", "toy", "--games", "2", "--json") == 0
    assert json.loads(capsys.readouterr().out)["roles"] == []


def test_a_game_against_the_game_is_counted_by_table(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("arena", "levee", "--bots", "search:10,random", "--games", "6", "--seats", "2")
    assert tianxia(*command) == 0
    shown = capsys.readouterr().out
    assert "6 games: 3 deals, each played by tables of each of the 2 bots" in shown
    assert [line.split()[:2] for line in shown.splitlines() if line.startswith(("search:10 ", "random "))] == [
        ["search:10", "3"],
        ["random", "3"],
    ]
    assert "search:10 less random" in shown
    assert "margin" not in shown
    assert tianxia(*command, "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["bots"] == []
    assert [(row["bot"], row["games"]) for row in found["tables"]] == [("search:10", 3), ("random", 3)]
    assert all(row["score_low"] <= row["score"] <= row["score_high"] for row in found["tables"])


def test_one_bot_alone_may_be_measured_against_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("arena", "levee", "--bots", "random", "--games", "2", "--seats", "1") == 0
    assert "2 games: 2 deals, each played by a table of the one bot" in capsys.readouterr().out
    assert tianxia("arena", "levee", "--bots", "random", "--seats", "2", "--option", "mode=rivals") == 2
    assert "takes 2 bots, not 1" in capsys.readouterr().err


def test_an_interrupted_tournament_shows_what_it_has(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def tired(shown: Progress, played: int) -> None:
        if played == 3:
            raise KeyboardInterrupt

    monkeypatch.setattr(Progress, "__call__", tired)
    assert tianxia("arena", "toy", "--games", "40", "--seed", "7", "--jobs", "1") == 130
    said = capsys.readouterr()
    assert said.err == "stopped after 3 of 40 games; these are the figures so far\n"
    assert said.out.startswith("$ tianxia arena toy --bots greedy,random --games 3 --seed 7\n3 games: 1 deal, ")
    assert tianxia("arena", "toy", "--games", "40", "--json", "--jobs", "1") == 130
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["games_wanted"]) == (3, 40)


def test_a_game_that_counts_nothing_has_no_report(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("arena", "toy", "--report", "--bots", "random", "--games", "1", "--seats", "2") == 2
    assert "nothing to report" in capsys.readouterr().err
