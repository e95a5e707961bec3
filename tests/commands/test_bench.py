"""`tianxia bench` runs and prints each line; how fast is not for a test to say."""

import json
import sys

import pytest

from tests.commands.shell import tianxia
from tianxia.commands import bench
from tianxia.games import built_in, manifest_of

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
    """As on a machine without the engines that we compare ourselves with."""
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.setitem(sys.modules, "catanatron", None)
    monkeypatch.setattr(bench, "STARTS", 1)


def test_each_figure_has_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("bench", built_in()[0], "--seconds", "0.1") == 0
    shown = capsys.readouterr().out
    assert all(line in shown for line in LINES)
    assert "pip install 'tianxia[reference]'" in shown


def test_with_a_reference_the_ratios_come_first(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    play = bench.RandomPlay(1000.0, 10.0, 100.0)
    monkeypatch.setattr(bench, "play_reference", lambda game, seconds: bench.Reference(f"like {game}", play, play))
    assert tianxia("bench", "--seconds", "0.1") == 0
    lines = capsys.readouterr().out.splitlines()
    for game in built_in():
        place = next(n for n, line in enumerate(lines) if line.startswith(f"{game}, "))
        assert f"against like {game}" in lines[place + 1]
        assert "1,000 decisions/s" in lines[place + 1]


def test_json_has_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("bench", "--seconds", "0.1", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    measured = {id: yardstick.engine for id in built_in() if (yardstick := manifest_of(id).yardstick) is not None}
    for engine in measured.values():
        those = " and ".join([id for id, other in measured.items() if other == engine])
        assert f"{engine} is not installed, so there is no ratio for {those}" in found["note"]
    assert found["cold_start_s"] > 0
    assert [game["game"] for game in found["games"]] == list(built_in())
    for game in found["games"]:
        assert game["reference"] is None
        assert game["ratio"] is None
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

    def is_simultaneous_node(self) -> bool:
        return False

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 0.5), (1, 0.5)]

    def legal_actions(self) -> list[int]:
        return [0, 1]

    def apply_action(self, action: int) -> None:
        assert action in (0, 1)
        self.left -= 1


class AtOnce(Deal):
    """The same with both players choosing at once."""

    def is_simultaneous_node(self) -> bool:
        return self.left < 3

    def legal_actions(self, player: int = 0) -> list[int]:
        assert player in (0, 1)
        return [0, 1]

    def apply_actions(self, actions: list[int]) -> None:
        assert len(actions) == 2
        self.left -= 1


class Tables:
    """A stand-in for a game of OpenSpiel."""

    def __init__(self, kind: type[Deal] = Deal) -> None:
        self.kind = kind

    def num_players(self) -> int:
        return 2

    def new_initial_state(self) -> Deal:
        return self.kind()


@pytest.mark.parametrize("shortcut", [True, False])
@pytest.mark.parametrize(("kind", "decisions"), [(Deal, 2), (AtOnce, 4)])
def test_deals_of_the_reference_do_not_count_as_decisions(kind: type[Deal], decisions: int, shortcut: bool) -> None:
    assert bench.play_openspiel(Tables(kind), 0.01, shortcut).decisions_per_game == decisions


class Catan:
    """A stand-in for catanatron: each of four players is asked twice."""

    class Color:
        """Four sides."""

        RED, BLUE, WHITE, ORANGE = range(4)

    class RandomPlayer:
        """Takes the first action."""

        def __init__(self, color: int) -> None:
            self.color = color

        def decide(self, game: object, actions: list[int]) -> int:
            return actions[0]

    class Game:
        """Two rounds."""

        def __init__(self, players: list["Catan.RandomPlayer"]) -> None:
            self.players = players

        def play(self) -> None:
            for player in self.players * 2:
                assert player.decide(self, [1, 2]) == 1


def compared_with(engine: str) -> str:
    """A game that is measured beside one of this engine."""
    told = {id: manifest_of(id).yardstick for id in built_in()}
    return next(id for id, yardstick in told.items() if yardstick is not None and yardstick.engine == engine)


def test_a_decision_of_catanatron_is_what_a_player_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", Catan)
    reference = bench.play_reference(compared_with("catanatron"), 0.01)
    assert reference is not None
    assert reference.name == "catanatron, four players"
    assert reference.documented.decisions_per_game == 8
    assert reference.shortcut is None


def test_a_table_of_any_size_and_kind_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("bench", "toy", "--seconds", "0.1", "--seats", "4", "--option", "rounds=3") == 0
    shown = capsys.readouterr().out
    assert "tianxia bench toy --seconds 0.1 --seats 4 --option rounds=3" in shown
    assert "toy, 4 seats" in shown


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (("--seats", "4"), "--seats, --option and --data are for one game: name it"),
        (("toy", "--seats", "9"), "9"),
        (("toy", "--option", "rounds=four"), "rounds"),
    ],
)
def test_a_table_that_cannot_be_is_refused(capsys: pytest.CaptureFixture[str], flags: tuple[str, ...], sentence: str):
    assert tianxia("bench", *flags, "--seconds", "0.1") != 0
    assert sentence in capsys.readouterr().err
