"""One's own bots: in a file, in a module, announced by a package, in another process; what they do wrong is told."""

from __future__ import annotations

import sys
from io import StringIO
from pathlib import Path

import pytest

from tests.commands.shell import tianxia
from tianxia.bots import check_spec, make_bot, own
from tianxia.bots.make import announced_for
from tianxia.core.match import start
from tianxia.core.views import Glimpse
from tianxia.errors import UserError
from tianxia.games import game

LAST = """
import tianxia

class Last(tianxia.Bot):
    def think(self, glimpse):
        return list(glimpse.choices())[-1]

class Elsewhere(Last):
    games = ("tiny",)

class Broken(tianxia.Bot):
    def think(self, glimpse):
        return glimpse.nothing

class Cheat(tianxia.Bot):
    def think(self, glimpse):
        return tianxia.Choice("cheat")

class Mute(tianxia.Bot):
    def think(self, glimpse):
        return None

class Unmade(Last):
    def __init__(self):
        pass

class Silent(tianxia.Bot):
    pass

NUMBER = 3
"""
SPEAKER = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "start":
        print(json.dumps({"type": "ready"}), flush=True)
    elif told["type"] == "question":
        print(json.dumps({"type": "answer", "n": told["n"], WHAT}), flush=True)
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    (tmp_path / "mine.py").write_text(LAST, encoding="utf-8")
    (tmp_path / "wrong.py").write_text("class Bot(:\n", encoding="utf-8")
    (tmp_path / "late.py").write_text("import no_such_module\n", encoding="utf-8")
    return tmp_path


def played(spec: str, seats: int = 2) -> int:
    """How many answers a bot of this spec gives until the toy is over."""
    match, answers = start(game("toy"), seats, {}, 7), 0
    bots = [make_bot(spec, "toy", seat) for seat in range(seats)]
    while not match.is_over:
        seat = match.waiting()[0].seat
        match.answer(seat, bots[seat].choose(Glimpse(match, seat)))
        answers += 1
    for bot in bots:
        bot.leave()
    return answers


@pytest.mark.parametrize("place", ["mine.py", "./mine.py", "mine"])
def test_a_class_in_a_file_or_a_module_plays(folder: Path, place: str) -> None:
    assert played(f"{place}:Last") > 0


def test_a_package_announces_a_bot(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own, "announced", lambda: {"last": "mine:Last"})
    assert played("last") == played("mine.py:Last")
    with pytest.raises(UserError, match=r"random, .*, last"):
        check_spec("lost", "toy")


def test_what_it_says_of_itself_is_the_first_line_of_its_own_docstring(folder: Path) -> None:
    said = '\nclass Told(tianxia.Bot):\n    """  Never {}.\n\n    More."""\n    think = print\n'
    said += "\nclass Heir(Told):\n    pass\n"
    (folder / "told.py").write_text(f"import tianxia\n{said.format('waits')}", encoding="utf-8")
    (folder / "long.py").write_text(f"import tianxia\n{said.format('waits ' * 99)}", encoding="utf-8")
    assert own.about_of("told.py:Told") == "Never waits."
    assert own.about_of("told.py:Heir") == own.about_of("run:told.py") == ""
    assert len(own.about_of("long.py:Told")) == own.MOST_SAID


def test_of_the_announced_bots_those_are_offered_that_play_the_game_under_a_name_of_their_own(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = {"last": "mine:Last", "random": "mine:Last", "far": "mine:Elsewhere", "lost": "none:Last"}
    monkeypatch.setattr(own, "announced", lambda: places)
    assert announced_for("toy") == ("last",)
    assert announced_for("tiny") == ("last", "far")


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("none.py:Last", "there is no file none.py"),
        ("no_such_thing:Last", "there is no module called no_such_thing"),
        ("mine.py:First", "mine.py has no class First; its bots are: Last, Elsewhere, Broken, Cheat, Mute, Unmade"),
        ("mine.py:Silent", r"Silent of mine.py does not say what it answers: it needs think\(glimpse\)"),
        ("mine.py:NUMBER", "NUMBER of mine.py is no bot: it must be a class that derives from tianxia.Bot"),
        ("wrong.py:Bot", "wrong.py cannot be loaded: line 1: SyntaxError: invalid syntax"),
        ("late.py:Bot", r"late.py cannot be loaded: ModuleNotFoundError: .* \(line 1 of late.py\)"),
        ("mine.py:Elsewhere", "mine.py:Elsewhere does not play toy; it plays: tiny"),
        ("run:", "run: takes the command that starts the bot"),
        ("run:no-such-program", "there is no program no-such-program"),
        ('run:"half', "is no command: no closing quotation"),
    ],
)
def test_a_bot_that_cannot_be_had_is_told_before_any_game(folder: Path, spec: str, sentence: str) -> None:
    with pytest.raises(UserError, match=sentence):
        check_spec(spec, "toy")


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("mine.py:Broken", r"mine.py:Broken failed at toy\.\w+: AttributeError: .*\(line 13 of mine.py\)"),
        ("mine.py:Cheat", r"answers toy\.\w+ with Choice\('cheat', {}\), which TOY-\d+ forbids"),
        ("mine.py:Mute", r"must answer toy\.\w+ with a Choice, not None"),
        ("mine.py:Unmade", "mine.py:Unmade cannot be made: TypeError"),
    ],
)
def test_what_a_bot_does_wrong_is_one_sentence(folder: Path, spec: str, sentence: str) -> None:
    with pytest.raises(UserError, match=sentence):
        played(spec)


@pytest.mark.parametrize("what", ['"place": 0', '"choice": told["choices"][0]'])
def test_a_program_plays_by_json_lines(folder: Path, what: str) -> None:
    (folder / "speaker.py").write_text(SPEAKER.replace("WHAT", what), encoding="utf-8")
    assert played(f"run:{sys.executable} speaker.py") > 0


@pytest.mark.parametrize(
    ("what", "sentence"),
    [
        ('"place": 99', "takes choice 99; there are 0 to"),
        ('"choice": 5', "gives neither a place nor a choice"),
        ('"n": 77, "place": 0', "answers question 77, but 1 was asked"),
    ],
)
def test_what_a_program_does_wrong_is_one_sentence(folder: Path, what: str, sentence: str) -> None:
    (folder / "speaker.py").write_text(SPEAKER.replace("WHAT", what), encoding="utf-8")
    with pytest.raises(UserError, match=sentence):
        played(f"run:{sys.executable} speaker.py")


@pytest.mark.parametrize(
    ("source", "sentence"),
    [("", "has ended before its game"), ("print('hello')", "should say 'ready', but says 'hello'")],
)
def test_a_program_that_does_not_speak_is_told(folder: Path, source: str, sentence: str) -> None:
    (folder / "silent.py").write_text(source, encoding="utf-8")
    with pytest.raises(UserError, match=sentence):
        played(f"run:{sys.executable} silent.py")


def test_it_meets_others_in_the_arena_also_in_other_processes(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("arena", "toy", "--bots", "mine.py:Last,random", "--games", "4", "--jobs", "2") == 0
    assert "mine.py:Last" in capsys.readouterr().out
    assert tianxia("arena", "toy", "--bots", "mine.py:Cheat,random", "--games", "2") == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_saved_match_never_runs_a_file_that_it_names(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("1\n"))
    assert tianxia("play", "toy", "--bot", "mine.py:Last", "--seed", "1", "--save", "match.jsonl") == 0
    assert tianxia("play", "toy", "--resume", "match.jsonl") == 2
    assert "was played against mine.py:Last: name the bot again with --bot" in capsys.readouterr().err
