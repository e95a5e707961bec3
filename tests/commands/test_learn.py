"""`tianxia learn`: lessons are listed, written out, held one after the other."""

import json
import sys
from io import StringIO

import pytest

from tests.commands.shell import tianxia
from tianxia.games import built_in
from tianxia.lessons import lessons

GAME = built_in()[0]


@pytest.mark.parametrize("game", built_in())
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_lessons_are_listed(game: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("learn", game, "--list", "--lang", lang) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines == [f"{n}  {lesson.told['title'][lang]}" for n, lesson in enumerate(lessons(game), 1)]


def test_the_lessons_are_written_out_for_a_program(capsys: pytest.CaptureFixture[str]) -> None:
    assert tianxia("learn", GAME, "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert [row["id"] for row in told] == [lesson.id for lesson in lessons(GAME)]
    assert all(row["steps"] for row in told)


def test_a_lesson_is_begun_by_its_number_and_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("hint\nquit\n"))
    assert tianxia("learn", GAME, "2") == 0
    said = capsys.readouterr().out
    assert lessons(GAME)[1].told["title"]["en"] in said
    assert f"Again: tianxia learn {GAME} 2" in said


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["learn", GAME, "99"], f"the lessons of {GAME} are 1 to {len(lessons(GAME))}, not 99"),
        (["learn", "toy"], "toy has no lessons"),
    ],
)
def test_a_lesson_that_is_not_there_gets_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tianxia(*words) == 2
    assert sentence in capsys.readouterr().err
