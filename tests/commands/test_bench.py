"""`tianxia bench` runs and prints each line; how fast is not for a test to say."""

import json
import sys

import pytest

from tests.commands.shell import tianxia
from tianxia.commands import bench

LINES = (
    "marks and events / none",
    "random play, no marks or events",
    "random play, marks and events",
    "clone",
    "twin",
    "view and question as JSON",
    "cold start of tianxia --help",
)


@pytest.fixture(autouse=True)
def no_reference(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a machine without OpenSpiel."""
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.setattr(bench, "STARTS", 1)


def test_each_figure_has_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("bench", "chuhan", "--seconds", "0.1") == 0
    shown = capsys.readouterr().out
    assert all(line in shown for line in LINES)
    assert "pip install 'tianxia[reference]'" in shown


def test_with_a_reference_the_ratios_come_first(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    play = bench.Play(1000.0, 10.0, 100.0)
    monkeypatch.setattr(bench, "play_reference", lambda seconds: bench.Reference(play, play))
    assert tianxia("bench", "--seconds", "0.1") == 0
    lines = capsys.readouterr().out.splitlines()
    game = lines.index("chuhan")
    assert "against OpenSpiel dou_dizhu" in lines[game + 1]
    assert "1,000 decisions/s" in lines[game + 1]


def test_json_has_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("bench", "--seconds", "0.1", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["reference"] is None
    assert found["cold_start_s"] > 0
    (game,) = found["games"]
    assert (game["game"], game["ratio"]) == ("chuhan", None)
    assert game["bare"]["decisions_per_s"] > 0
    assert game["clone"]["p95_us"] > 0
    assert game["view_bytes"] > 0


class Deal:
    """A stand-in for a state of OpenSpiel: one deal, two decisions, the end."""

    def __init__(self) -> None:
        self.left = 3

    def is_terminal(self) -> bool:
        return self.left == 0

    def is_chance_node(self) -> bool:
        return self.left == 3

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 0.5), (1, 0.5)]

    def legal_actions(self) -> list[int]:
        return [0, 1]

    def apply_action(self, action: int) -> None:
        assert action in (0, 1)
        self.left -= 1


class Tables:
    """A stand-in for a game of OpenSpiel."""

    def new_initial_state(self) -> Deal:
        return Deal()


@pytest.mark.parametrize("shortcut", [True, False])
def test_deals_of_the_reference_do_not_count_as_decisions(shortcut: bool) -> None:
    assert bench.play_dou_dizhu(Tables(), 0.01, shortcut).decisions_per_game == 2
