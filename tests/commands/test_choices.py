"""What a newcomer meets first: the games, their settings, the guided choice, and files that are never written over."""

from __future__ import annotations

import json
import re
import sys
from io import StringIO
from pathlib import Path

import pytest

from tests.commands.shell import tianxia
from tianxia import __version__
from tianxia.commands import flags, guide
from tianxia.commands.options import MOST_NAMED
from tianxia.commands.series import Series
from tianxia.games import built_in, game_ids
from tianxia.games import game as rules_of
from tianxia.terminal import saves
from tianxia.terminal.output import Output

ALONE = "levee"  # a game that one may play alone


def guided(monkeypatch: pytest.MonkeyPatch, typed: str, lang: str = "C") -> tuple[list[str], str]:
    """The command that comes of these answers, and what was shown."""
    monkeypatch.delenv("TIANXIA_LANG", raising=False)
    monkeypatch.setenv("LC_ALL", lang)
    lines, stream = iter(typed.splitlines()), StringIO()
    return guide.run(Output(stream), lambda: next(lines, None)), stream.getvalue()


def place(values: tuple[str, ...], value: str) -> str:
    return str(values.index(value) + 1)


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("--version") == 0
    assert capsys.readouterr().out == f"tianxia {__version__}\n"


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_games_are_listed(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    assert tianxia("games", "--lang", lang) == 0
    shown = capsys.readouterr().out
    assert all(f"{id}  " in shown for id in game_ids())
    assert {"en": "bots: ", "pl": "boty: "}[lang] in shown
    assert tianxia("games", "--json") == 0
    found = json.loads(capsys.readouterr().out)["games"]
    assert [each["id"] for each in found] == list(game_ids())
    assert all(each.get("error") or {"seats", "bots", "minutes", "options"} <= each.keys() for each in found)


def test_the_settings_of_a_game_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("options", ALONE) == 0
    shown = capsys.readouterr().out
    assert tianxia("rules", ALONE, "--options") == 0
    assert capsys.readouterr().out == shown
    assert "omens=off|on\n    omens; usually off" in shown
    assert tianxia("options", ALONE, "--lang", "pl") == 0
    assert "omens=off|on\n    omens; zwykle off" in capsys.readouterr().out


def test_a_long_list_of_values_says_how_many_more_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    for id in built_in():
        assert tianxia("options", id) == 0
        shown = capsys.readouterr().out
        long = [each for each in rules_of(id).settings if each.several and len(each.values) > MOST_NAMED]
        assert shown.count(f" more: tianxia options {id} --json") == len(long)
        assert all(f"    {len(each.values) - MOST_NAMED} more: " in shown for each in long)
        assert not re.search(r"\w-\n", shown), "no name is broken in two"


def test_a_newcomer_is_led_to_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    words, shown = guided(monkeypatch, f"{place(game_ids(), ALONE)}\n1\n3\n1\n")
    assert words == ["play", ALONE, "--seats", "3", "--bot", "random", "--lang", "en"]
    assert f"tianxia {' '.join(words)}" in shown
    words, shown = guided(monkeypatch, f"{ALONE}\nnonsense\n99\n1\n1\n", "pl_PL.UTF-8")
    assert words == ["play", ALONE, "--seats", "1", "--lang", "pl"]
    assert shown.count("Wpisz numer od 1 do") == 2


def test_enter_takes_what_is_usual_and_q_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    assert guided(monkeypatch, "\n\n\n\n")[0][:2] == ["play", game_ids()[0]]
    for typed in ("", "q\n", "1\nq\n", "1\n"):
        assert guided(monkeypatch, typed)[0] == []
    monkeypatch.setattr(guide, "find_spec", lambda name: True if name == "litestar" else None)
    assert guided(monkeypatch, "1\n2\n")[0] == ["serve"]


def test_alone_at_a_terminal_it_asks_and_in_a_pipe_it_helps(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setattr(guide, "run", lambda out, read: [])
    assert tianxia() == 0
    monkeypatch.setattr(guide, "run", lambda out, read: ["--version"])
    assert tianxia() == 0
    assert __version__ in capsys.readouterr().out


# ---- files


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_match_is_saved_over_nothing(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    notes = here / "notes.txt"
    notes.write_text("mine", encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", StringIO("1\n"))
    assert tianxia("play", "toy", "--save", "notes.txt") == 2
    assert capsys.readouterr().err == "tianxia: notes.txt is there already; --force writes over it\n"
    assert tianxia("play", "toy", "--save", "no/such/folder.jsonl") == 2
    assert "there is no folder no/such" in capsys.readouterr().err
    monkeypatch.setattr(sys, "stdin", StringIO("save notes.txt\nquit\n"))
    assert tianxia("play", "toy", "--lang", "pl") == 0
    assert "Plik notes.txt już istnieje" in capsys.readouterr().out
    monkeypatch.setattr(sys, "stdin", StringIO('{"command": "save", "file": "notes.txt"}\n'))
    assert tianxia("play", "toy", "--json") == 0
    assert "is there already" in capsys.readouterr().out
    assert notes.read_text(encoding="utf-8") == "mine"
    monkeypatch.setattr(sys, "stdin", StringIO("1\n"))
    assert tianxia("play", "toy", "--save", "notes.txt", "--force", "--seed", "1") == 0
    assert tianxia("replay", "notes.txt", "--verify") == 0
    monkeypatch.setattr(sys, "stdin", StringIO("1\n"))
    assert tianxia("play", "toy", "--resume", "notes.txt") == 0


def test_every_unfinished_match_has_a_name_of_its_own(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for _ in range(3):
        monkeypatch.setattr(sys, "stdin", StringIO("1\n"))
        assert tianxia("play", "toy", "--seed", "3") == 0
    names = sorted([file.name for file in here.iterdir()])
    assert len(names) == 3
    first = saves.load(here / names[0]).header["key"]
    assert all(saves.load(here / name).header["key"] == first for name in names)


def test_a_scenario_and_a_picture_are_written_over_nothing(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("1\n"))
    assert tianxia("play", "toy", "--save", "match.jsonl", "--seed", "1") == 0
    file = here / "position.toml"
    file.write_text("mine", encoding="utf-8")
    assert tianxia("scenario", "--from", "match.jsonl", "position.toml") == 2
    assert file.read_text(encoding="utf-8") == "mine"
    assert tianxia("scenario", "--from", "match.jsonl", "position.toml", "--force") == 0
    assert tianxia("scenario", "position.toml") == 0
    assert tianxia("arena", "toy", "--report", "--picture", "position.toml", "--games", "1") == 2
    assert "is there already" in capsys.readouterr().err


def test_few_games_are_not_shared_and_things_are_counted_in_words() -> None:
    assert [flags.jobs_of(None, 3), flags.jobs_of(3, 1), flags.jobs_of(None, 1000)] == [1, 3, flags.cores()]
    quick, slow = (Series("toy", bots, 9, 1, None, None, {}) for bots in (("greedy", "random"), ("greedy", "search:9")))
    assert [quick.processes(9), slow.processes(1), slow.processes(9)] == [1, 1, flags.cores()]
    assert [flags.counted(n, "game") for n in (0, 1, 2)] == ["0 games", "1 game", "2 games"]
