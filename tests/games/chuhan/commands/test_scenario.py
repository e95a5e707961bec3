"""`tianxia scenario` as a person and a program see it, with positions of Chu Han."""

import json
from pathlib import Path

import pytest

from tests.commands.shell import tianxia
from tests.games.chuhan.positions.broken_positions import BAD_SCRIPTS
from tianxia.core import log
from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.log import Journal
from tianxia.games import game
from tianxia.scenario import load, run

CHUHAN = game("chuhan")
GOOD = """
game = "chuhan"
title = "A lead"
[position]
han = ["1", "9"]
chu = ["7", "8"]
[[step]]
option = "lead"
picks = { set = ["1"] }
[facts]
waits_for = "chu"
"""
FALSE = GOOD.replace('waits_for = "chu"', 'waits_for = "han"')


def written(folder: Path, text: str, name: str = "a.toml") -> str:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return str(file)


def played(answers: int, **options: str) -> Journal:
    """A game after this many random answers."""
    journal = log.begin(CHUHAN, 2, options, key_from_seed("command", answers))
    dice = Dice(3)
    for _ in range(answers):
        question = journal.match.waiting()[0]
        journal.answer(question.seat, question.sample(dice))
    return journal


def test_a_scenario_that_holds_gives_zero(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    file = written(tmp_path, GOOD)
    assert tianxia("scenario", file) == 0
    assert capsys.readouterr().out == f"ok      {file}  A lead\n1 scenario, 0 failed\n"


def test_a_fact_that_does_not_hold_gives_one_and_the_others_still_run(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
):
    false, good = written(tmp_path, FALSE, "b.toml"), written(tmp_path, GOOD)
    assert tianxia("scenario", false, good) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"FAILED  {false}: at the end: waits_for is 'chu', not 'han'  A lead"
    assert lines[1].startswith("ok ")
    assert lines[2] == "2 scenarios, 1 failed"


def test_in_polish_the_verdicts_are_polish(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.setenv("TIANXIA_LANG", "pl")
    false, good = written(tmp_path, FALSE, "b.toml"), written(tmp_path, GOOD)
    assert tianxia("scenario", false, good) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"BŁĄD    {false}: ")
    assert lines[1:] == [f"dobrze  {good}  A lead", "scenariusze: 2, z błędem: 1"]
    match, to = written(tmp_path, played(9).text(), "match.jsonl"), tmp_path / "now.toml"
    assert tianxia("scenario", "--from", match, str(to)) == 0
    assert capsys.readouterr().out == f"zapisano w pliku {to}\n"


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        ('seat = "han"\noption = "pass"', "step 2: han is not asked anything; the game waits for chu"),
        ('seat = "chu"\noption = "lead"\nrefused = "CH-301"', "step 2: chu is refused 'lead' by CH-208 (the"),
        ('undo = "han"', "step 2: han is refused an undo by core.undo-learnt"),
    ],
)
def test_a_step_that_is_refused_gives_one(capsys: pytest.CaptureFixture[str], tmp_path: Path, step: str, sentence: str):
    text = GOOD.replace("[facts]", f"[[step]]\n{step}\n[facts]")
    assert tianxia("scenario", written(tmp_path, text)) == 1
    assert sentence in capsys.readouterr().out


@pytest.mark.parametrize(("text", "sentence"), BAD_SCRIPTS, ids=[f"{n}" for n in range(len(BAD_SCRIPTS))])
def test_a_bad_file_gives_two_and_one_sentence_with_its_name(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, sentence: str
):
    file = written(tmp_path, text)
    assert tianxia("scenario", file) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"tianxia: {file}: ")
    assert sentence in said.err
    assert said.err.count("\n") == 1


def test_files_that_are_none_give_two(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    for name in ("missing.toml", "binary.toml", "."):
        assert tianxia("scenario", str(tmp_path / name)) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1
    assert tianxia("scenario") == 2


def test_a_program_gets_json(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    false, good = written(tmp_path, FALSE, "b.toml"), written(tmp_path, GOOD)
    assert tianxia("scenario", "--json", good, false) == 1
    results = json.loads(capsys.readouterr().out)
    assert results == [
        {"file": good, "title": "A lead", "wrong": None},
        {"file": false, "title": "A lead", "wrong": "at the end: waits_for is 'chu', not 'han'"},
    ]
    assert tianxia("scenario", "--json", written(tmp_path, "game = 3")) == 2
    assert "game is a text, not 3" in json.loads(capsys.readouterr().out)["error"]


@pytest.mark.parametrize("answers", [0, 1, 2, 17, 60])
def test_the_position_of_a_saved_match_is_written_to_a_file_that_runs(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, answers: int
):
    journal = played(answers, events="on")
    match, to = written(tmp_path, journal.text(), "match.jsonl"), tmp_path / "now.toml"
    assert tianxia("scenario", "--from", match, str(to)) == 0
    assert capsys.readouterr().out == f"written to {to}\n"
    again = run(load(to.read_text(encoding="utf-8")))
    assert CHUHAN.picture(again.match.state) == CHUHAN.picture(journal.match.state)
    assert tianxia("scenario", str(to)) == 0


def test_the_position_of_a_saved_match_is_printed_without_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    journal = played(9)
    match = written(tmp_path, journal.text(), "match.jsonl")
    assert tianxia("scenario", "--from", match) == 0
    again = run(load(capsys.readouterr().out))
    assert CHUHAN.picture(again.match.state) == CHUHAN.picture(journal.match.state)


def test_a_program_gets_the_position_as_json(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    journal = played(9)
    match, to = written(tmp_path, journal.text(), "match.jsonl"), tmp_path / "now.toml"
    assert tianxia("scenario", "--json", "--from", match, str(to)) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["file"] == str(to)
    assert told["scenario"] == to.read_text(encoding="utf-8")


def test_a_match_that_is_none_gives_two_and_writes_nothing(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    to = tmp_path / "now.toml"
    whole = played(5).text()
    for text in ("", "no log", whole[: len(whole) // 2], whole.replace('"seat": 0', '"seat": 1')):
        match = written(tmp_path, text, "match.jsonl")
        assert tianxia("scenario", "--from", match, str(to)) == 2
        said = capsys.readouterr()
        assert said.err.startswith(f"tianxia: {match}: ")
        assert said.err.count("\n") == 1
        assert not to.exists()
    good = written(tmp_path, whole, "match.jsonl")
    assert tianxia("scenario", "--from", good, str(to), str(tmp_path / "other.toml")) == 2
    assert capsys.readouterr().err == "tianxia: the position of a match is written to one file\n"


def test_the_stored_scenarios_run_by_the_command(capsys: pytest.CaptureFixture[str]):
    files = sorted((Path(__file__).resolve().parents[1] / "scenarios").glob("*.toml"))
    assert tianxia("scenario", *[str(file) for file in files]) == 0
    assert capsys.readouterr().out.endswith(f"{len(files)} scenarios, 0 failed\n")
