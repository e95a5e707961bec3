"""`tianxia fuzz`: random games with every check on; a failure is told with the command that shows it again."""

import json
import os
import subprocess
import sys
from collections import Counter
from typing import Any

import pytest

from tests.commands.shell import tianxia
from tests.toy.game import GAME as TOY
from tianxia.commands import fuzz
from tianxia.core.dice import Dice
from tianxia.core.events import Event
from tianxia.core.game import Game
from tianxia.core.log import read, replay
from tianxia.games import game
from tianxia.games.chuhan.rules import trick
from tianxia.games.chuhan.rules.state import Battle
from tianxia.games.sanguosha.content import HEROES
from tianxia.lab import fuzzing
from tianxia.lab.fuzzing import FuzzTable, Told, many_games, one_game
from tianxia.scenario import scenario


def last_line(text: str) -> str:
    return text.splitlines()[-1]


def test_sound_games_end_with_no_failure(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("fuzz", "chuhan", "--games", "12", "--seed", "3") == 0
    assert last_line(capsys.readouterr().out) == "12 games, 0 failures"


@pytest.mark.parametrize("value", ["on", "off"])
def test_a_given_option_is_fixed_and_the_others_vary(capsys: pytest.CaptureFixture[str], value: str) -> None:
    assert tianxia("fuzz", "chuhan", "--games", "40", "--option", f"events={value}", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["settings"][f"events={value}"] == 40
    for setting in game("chuhan").settings:
        if setting.name != "events":
            assert all(told["settings"][f"{setting.name}={one}"] for one in setting.values)
    assert set(told["policies"]) == {name for name, _ in fuzzing.POLICIES}
    assert (told["games"], told["failures"]) == (40, [])


def test_every_seat_count_is_played_unless_one_is_given() -> None:
    told = many_games(TOY, range(30))
    assert sorted(told.counts["seats"]) == ["2", "3", "4"]
    assert list(many_games(TOY, range(10), seats=3).counts["seats"]) == ["3"]


def test_every_option_of_every_question_is_taken() -> None:
    told = many_games(game("chuhan"), range(60), fixed={"events": "on", "campaign": "none"})
    assert sorted(told.counts["questions"]) == [
        "chuhan.cancel",
        "chuhan.counter",
        "chuhan.lead",
        "chuhan.mandate",
        "chuhan.treaty",
    ]
    assert min(told.counts["options"].values()) > 0
    assert told.counts["events"]["bare"] > 0


def test_a_game_depends_on_its_seed_alone() -> None:
    together = [one_game(TOY, seed).digest for seed in range(5)]
    assert [one_game(TOY, seed).digest for seed in (4, 3, 2, 1, 0)] == together[::-1]
    assert len(set(together)) == 5
    assert FuzzTable(TOY, 3).options == FuzzTable(TOY, 3).options


def test_the_digest_is_the_same_for_every_hash_seed_and_number_of_processes() -> None:
    digests = []
    for hash_seed, jobs in (("1", "1"), ("2", "2")):
        arguments = ["fuzz", "chuhan", "--games", "10", "--seed", "5", "--digest", "--jobs", jobs]
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
        (("--option", "x=1"), "chuhan has no option 'x'"),
        (("--option", "events=maybe"), "option events of chuhan is one of off, on"),
        (("--seats", "3"), "chuhan is for 2 players, not 3"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], sentence: str
) -> None:
    assert tianxia("fuzz", "chuhan", "--games", "2", *arguments) == 2
    assert sentence in capsys.readouterr().err


# ---- failures


@pytest.fixture
def losing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule that loses a card."""
    play_set = trick.play_set

    def plays(s: Battle, seat: int, chosen: list[int], kind: str) -> None:
        play_set(s, seat, chosen, kind)
        if s.vp[seat] > 9:
            s.zones[2].pop()

    monkeypatch.setattr(trick, "play_set", plays)


@pytest.mark.usefixtures("losing")
def test_a_failure_is_told_with_its_seed_its_answer_and_the_command_to_see_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert tianxia("fuzz", "chuhan", "--games", "3", "--seed", "7", "--option", "events=off") == 1
    out = capsys.readouterr().out
    assert last_line(out) == "3 games, 3 failures"
    assert "Broken: a card is nowhere" in out
    assert "again: tianxia fuzz chuhan --games 1 --seed 8 --option events=off" in out
    assert tianxia("fuzz", "chuhan", "--games", "1", "--seed", "8", "--option", "events=off") == 1
    again = capsys.readouterr().out
    assert last_line(again) == "1 games, 1 failures"
    failure = again[again.index("FAILURE") : again.index("the log")]
    assert failure in out


@pytest.mark.usefixtures("losing")
def test_a_failure_leaves_a_log_up_to_the_answer_that_broke_it(monkeypatch: pytest.MonkeyPatch) -> None:
    failure = one_game(game("chuhan"), 7).failures[0]
    log = read(failure.log)
    assert len(log.lines) == failure.answer
    journal = replay(game("chuhan"), log)
    assert not journal.match.is_over
    assert failure.plain()["seed"] == 7


def test_a_game_without_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzzing, "MOST_ANSWERS", 30)
    failure = one_game(game("chuhan"), 1).failures[0]
    assert failure.error == "Stuck: no end after 30 answers"


def test_a_rule_that_loops_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    def loops(s: Battle, seat: int, chosen: list[int], kind: str) -> None:
        while True:
            s.emit("again", {})

    monkeypatch.setattr(trick, "play_set", loops)
    failure = one_game(game("chuhan"), 1).failures[0]
    assert failure.error.startswith("Stuck: more than 10000 steps")


def test_rules_too_deep_inside_each_other_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzzing, "MOST_DEPTH", 3)
    failures = many_games(game("chuhan"), range(3)).failures
    assert failures
    assert "rules inside each other" in failures[0].error


def test_what_took_effect_is_counted_and_the_rules_are_left_as_they_were(capsys: pytest.CaptureFixture[str]) -> None:
    sanguosha = game("sanguosha")
    before = [rule.run for rule in sanguosha.silent_rules()]
    assert tianxia("fuzz", "sanguosha", "--games", "3", "--seed", "4", "--seats", "4") == 0
    shown = capsys.readouterr().out
    assert [rule.run for rule in sanguosha.silent_rules()] == before
    assert " of 50 cards took effect:" in shown, "two of the 52 kinds are in no deck"
    assert f" of {len(sanguosha.contents()['skills'])} skills took effect:" in shown
    assert last_line(shown) == "3 games, 0 failures"


def test_a_skill_that_is_only_stated_has_not_taken_effect() -> None:
    sanguosha = game("sanguosha")
    assert sanguosha.took_effect(Event("viewed-as-having", {"seat": 0, "skill": "roar"})) == ()
    assert sanguosha.took_effect(Event("skill", {"seat": 0, "skill": "stir#viewed", "forced": False})) == ("stir",)


def test_a_rule_without_an_event_counts_when_it_changes_something() -> None:
    told = many_games(game("sanguosha"), range(1, 4), seats=5)
    silent = {rule.id for rule in game("sanguosha").silent_rules()}
    assert any(told.counts["effects"][id] for id in silent)
    assert told.counts["effects"]["sha"] > 0


@pytest.mark.parametrize("seats", [2, 5, 10])
def test_some_games_begin_where_ruler_skills_come_up(seats: int) -> None:
    tables = [FuzzTable(game("sanguosha"), seed, seats, {"heroes": "standard"}) for seed in range(24)]
    rare = [table for table in tables if table.position is not None]
    assert 0 < len(rare) < len(tables)
    for table in rare:
        match = table.begin().match
        state = match.state
        kingdoms = [state.kingdom[seat] for seat in range(seats)]
        own = [hero for hero in HEROES if hero.set == "standard" and hero.kingdom == kingdoms[state.ruler]]
        assert kingdoms.count(kingdoms[state.ruler]) == min(seats, len(own))
        assert match.options["heroes"] == "standard"
        assert max(state.hp) <= 2


def test_an_eager_seat_passes_only_if_it_must() -> None:
    duel = scenario("sanguosha", heroes=["liu-bei", "xu-chu"], hands={"liu-bei": ["sha"], "xu-chu": ["dodge", "peach"]})
    duel.liu_bei.uses("sha", on="xu-chu")
    question = duel.match.question(1)
    assert question is not None
    assert {fuzzing.eager(duel.match, question, Dice(n), Counter()).option for n in range(20)} == {"dodge"}


def test_interrupted_games_are_told_so_far(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    honest = fuzz.one_game

    def tired(game: Game, seed: int, *more: Any) -> Told:
        if seed == 2:
            raise KeyboardInterrupt
        return honest(game, seed, *more)

    monkeypatch.setattr(fuzz, "one_game", tired)
    assert tianxia("fuzz", "chuhan", "--games", "9") == 130
    said = capsys.readouterr()
    assert last_line(said.out) == "2 games, 0 failures"
    assert said.err == "\nstopped after 2 of 9 games; these are the figures so far\n"
