"""`tianxia fuzz`: random games with every check on; a failure is told with the command that shows it again."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from tests.commands.shell import tianxia
from tests.toy.game import GAME as TOY
from tests.toy.game import Toy
from tests.toy.state import DECK, PILE
from tests.toy.state import Table as ToyTable
from tianxia.commands import fuzz
from tianxia.core.game import Game
from tianxia.core.log import read, replay
from tianxia.lab import fuzzing
from tianxia.lab.fuzzing import FuzzTable, Told, many_games, one_game


def last_line(text: str) -> str:
    return text.splitlines()[-1]


def test_sound_games_end_with_no_failure(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("fuzz", "toy", "--games", "12", "--seed", "3") == 0
    assert last_line(capsys.readouterr().out) == "12 games, 0 failures"


@pytest.mark.parametrize("value", ["on", "off"])
def test_a_given_option_is_fixed_and_the_others_vary(capsys: pytest.CaptureFixture[str], value: str) -> None:
    assert tianxia("fuzz", "toy", "--games", "40", "--option", f"revenge={value}", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["settings"][f"revenge={value}"] == 40
    for setting in TOY.settings:
        if setting.name != "revenge":
            assert all(told["settings"][f"{setting.name}={one}"] for one in setting.tried())
    assert set(told["policies"]) == {name for name, _ in fuzzing.POLICIES}
    assert (told["games"], told["failures"]) == (40, [])


def test_every_seat_count_is_played_unless_one_is_given() -> None:
    told = many_games(TOY, range(30))
    assert sorted(told.counts["seats"]) == ["2", "3", "4"]
    assert list(many_games(TOY, range(10), seats=3).counts["seats"]) == ["3"]


def test_every_option_of_every_question_is_taken() -> None:
    told = many_games(TOY, range(60))
    kinds = ("toy.bid", "toy.boast", "toy.hurt", "toy.parry", "toy.revealed", "toy.turn")
    assert tuple(sorted(told.counts["questions"])) == kinds
    assert min(told.counts["options"].values()) > 0
    assert told.counts["events"]["parry"] > 0


def test_a_game_depends_on_its_seed_alone() -> None:
    together = [one_game(TOY, seed).digest for seed in range(5)]
    assert [one_game(TOY, seed).digest for seed in (4, 3, 2, 1, 0)] == together[::-1]
    assert len(set(together)) == 5
    assert FuzzTable(TOY, 3).options == FuzzTable(TOY, 3).options


def test_the_digest_is_the_same_for_every_hash_seed_and_number_of_processes() -> None:
    digests = []
    for hash_seed, jobs in (("1", "1"), ("2", "2")):
        arguments = ["fuzz", "toy", "--games", "10", "--seed", "5", "--digest", "--jobs", jobs]
        done = subprocess.run(
            [sys.executable, "-c", f"from tianxia.cli import main; main({arguments!r})"],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        digests.append(done.stdout.splitlines()[-2])
        assert last_line(done.stdout) == "10 games, 0 failures"
    assert digests[0].startswith("digest ")
    assert digests[0] == digests[1]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--option", "x=1"), "toy has no option 'x'"),
        (("--option", "revenge=maybe"), "option revenge of toy is one of on, off"),
        (("--seats", "5"), "toy is for 2, 3, 4 players, not 5"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], sentence: str
) -> None:
    assert tianxia("fuzz", "toy", "--games", "2", *arguments) == 2
    assert sentence in capsys.readouterr().err


# ---- failures


@pytest.fixture
def losing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule that loses a card."""
    claim = Toy.claim

    def claims(self: Toy, s: ToyTable, seat: int) -> None:
        claim(self, s, seat)
        s.zones[PILE].append(s.zones[DECK].pop())

    monkeypatch.setattr(Toy, "claim", claims)


@pytest.mark.usefixtures("losing")
def test_a_failure_is_told_with_its_seed_its_answer_and_the_command_to_see_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert tianxia("fuzz", "toy", "--games", "3", "--seed", "7", "--option", "revenge=off") == 1
    out = capsys.readouterr().out
    assert last_line(out) == "3 games, 3 failures"
    assert "Broken: " in out
    assert "again: tianxia fuzz toy --games 1 --seed 8 --option revenge=off" in out
    assert tianxia("fuzz", "toy", "--games", "1", "--seed", "8", "--option", "revenge=off") == 1
    again = capsys.readouterr().out
    assert last_line(again) == "1 game, 1 failure"
    failure = again[again.index("FAILURE") : again.index("the log")]
    assert failure in out


@pytest.mark.usefixtures("losing")
def test_a_failure_leaves_a_log_up_to_the_answer_that_broke_it(monkeypatch: pytest.MonkeyPatch) -> None:
    failure = one_game(TOY, 7).failures[0]
    log = read(failure.log)
    assert len(log.lines) == failure.answer
    journal = replay(TOY, log)
    assert not journal.match.is_over
    assert failure.plain()["seed"] == 7


def test_a_game_without_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzzing, "MOST_ANSWERS", 30)
    failure = one_game(TOY, 1).failures[0]
    assert failure.error == "Stuck: no end after 30 answers"


def test_a_rule_that_loops_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    def loops(self: Toy, s: ToyTable) -> None:
        while True:
            s.emit("again", {})

    monkeypatch.setattr(Toy, "end", loops)
    failure = one_game(TOY, 1).failures[0]
    assert failure.error.startswith("Stuck: more than 10000 steps")


def test_rules_too_deep_inside_each_other_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzzing, "MOST_DEPTH", 3)
    failures = many_games(TOY, range(3)).failures
    assert failures
    assert "rules inside each other" in failures[0].error


def test_interrupted_games_are_told_so_far(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    honest = fuzz.one_game

    def tired(game: Game, seed: int, *more: Any) -> Told:
        if seed == 2:
            raise KeyboardInterrupt
        return honest(game, seed, *more)

    monkeypatch.setattr(fuzz, "one_game", tired)
    assert tianxia("fuzz", "toy", "--games", "9") == 130
    said = capsys.readouterr()
    assert last_line(said.out) == "2 games, 0 failures"
    assert said.err == "stopped after 2 of 9 games; these are the figures so far\n"
