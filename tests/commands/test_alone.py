"""A game against the game on the command line: alone, with partners, with settings that depend on others."""

import json
import sys
from io import StringIO
from pathlib import Path

import pytest

from tests.commands.shell import tianxia
from tianxia.commands import play
from tianxia.core.events import Facts
from tianxia.core.log import conceded
from tianxia.telling.language import texts
from tianxia.telling.presenter import presenter
from tianxia.telling.settings import value_name
from tianxia.terminal.output import Output
from tianxia.terminal.plain import PlainLines


def played(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *flags: str) -> list[Facts]:
    """What a program is told that always takes the first choice."""
    monkeypatch.setattr(sys, "stdin", StringIO("0\n" * 60))
    assert tianxia("play", "levee", "--seed", "1", "--json", *flags) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


@pytest.mark.parametrize("seats", ["1", "3"])
def test_it_is_played_to_the_end_and_its_log_verified(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, seats: str
) -> None:
    file = tmp_path / "levee.jsonl"
    told = played(monkeypatch, capsys, "--seats", seats, "--save", str(file), "--option", "omens=on")
    assert told[-1]["type"] == "over"
    assert told[-1]["view"]["outcome"]["winners"] in ([], list(range(int(seats))))
    header = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    assert header["players"] == ["person", *["random"] * (int(seats) - 1)]
    assert header["options"].get("storm") == "mild"
    assert ("mode" in header["options"]) == (seats == "3")
    assert tianxia("replay", str(file), "--verify") == 0
    assert tianxia("replay", str(file)) == 0
    assert "By rule LEVEE" in capsys.readouterr().out


def test_a_match_that_was_given_up_alone_is_told_as_lost(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    table, _ = play.fresh("levee", 1, 1, {}, None, play.Wish(None, None, "random"))
    journal = table._journal
    journal.match.concede(conceded(1, [0], True))
    file = tmp_path / "given-up.jsonl"
    file.write_text(journal.text(), encoding="utf-8")
    assert tianxia("replay", str(file), "--verify") == 0
    for lang, sentence in (
        ("en", "The match was conceded: it is lost."),
        ("pl", "Partia została poddana: jest przegrana."),
    ):
        assert tianxia("replay", str(file), "--lang", lang) == 0
        assert sentence in capsys.readouterr().out


@pytest.mark.parametrize(
    ("seats", "line"),
    [
        (1, "Levee. You are Player 1, alone against the game."),
        (2, "Levee. You are Player 1; Player 2 is played by random."),
    ],
)
def test_the_greeting_knows_whether_anybody_else_is_there(
    monkeypatch: pytest.MonkeyPatch, seats: int, line: str
) -> None:
    table, spec = play.fresh("levee", 1, seats, {}, None, play.Wish(None, None, "random"))
    stream = StringIO()
    shown = presenter("levee", texts("en", "levee"), table.view())
    PlainLines(table, shown, Output(stream), lambda: None, spec).greet()
    assert stream.getvalue().splitlines()[0] == line


@pytest.mark.parametrize("command", ["play", "arena", "fuzz"])
@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (("storm=harsh",), "option storm of levee is there only with omens=on"),
        (("omens=on", "storm=harsh", "flood=high"), "No wall stands against both. (LEVEE-7)"),
    ],
)
def test_settings_that_cannot_be_are_refused_with_the_reason(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: str,
    given: tuple[str, ...],
    sentence: str,
) -> None:
    chosen = [word for pair in given for word in ("--option", pair)]
    assert tianxia(command, "levee", *chosen) == 2
    assert capsys.readouterr().err == f"tianxia: {sentence}\n"


def test_the_settings_are_listed_with_what_they_need(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("rules", "levee", "--options") == 0
    shown = capsys.readouterr().out
    assert "storm=mild|harsh\n    storm; usually mild\n    only with omens=on\n    LEVEE-3\n" in shown
    assert "only with seats=2|3" in shown
    assert tianxia("rules", "levee", "--options", "--json") == 0
    storm = json.loads(capsys.readouterr().out)["options"][3]
    assert storm["needs"] == [{"setting": "omens", "values": ["on"]}]
    assert storm["values"] == [{"id": "mild", "text": "mild"}, {"id": "harsh", "text": "harsh"}]


def test_shared_values_have_shared_words() -> None:
    assert [value_name(texts(lang), "omens", "off") for lang in ("en", "pl")] == ["off", "nie"]
