"""The tutorial: lessons of a game, each a position by hand with explanations (tianxia/games/<id>/lessons/*.toml)."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, Final

from tianxia.core.asks import PASS, Choice
from tianxia.core.dice import key_from_seed
from tianxia.core.events import Seat
from tianxia.core.match import Match
from tianxia.errors import BadInput
from tianxia.games import folder_of
from tianxia.games import game as game_of
from tianxia.positions.scenario import Scenario
from tianxia.positions.wording import choice_in_words
from tianxia.server import wire_http as http
from tianxia.server.session.record import Record
from tianxia.server.wire import Text

TEACHER: Final = "teacher"  # the rival in a lesson: it does what the lesson says


class LessonFile:
    """One lesson as it stands in its file."""

    def __init__(self, game: str, id: str, told: dict[str, Any]) -> None:
        self.game: str = game
        self.id: str = id
        self.told: dict[str, Any] = told

    def start(self) -> Scenario:
        """The position from which the lesson starts."""
        key = key_from_seed("lesson", self.game, self.id)
        return Scenario(game_of(self.game), self.told["position"], self.told.get("options", {}), key=key)

    @property
    def seat(self) -> Seat:
        """Where the learner sits."""
        return self.start().seat(self.told["seat"])

    def body(self) -> http.Lesson:
        """As the pages show it."""
        told = self.told
        steps = [
            http.LessonStep(
                text=_text(step["text"]),
                option=step.get("option"),
                picks=step.get("picks", {}),
                other=_text(step["other"]) if "other" in step else None,
            )
            for step in told.get("step", [])
        ]
        title, intro, done = _text(told["title"]), _text(told["intro"]), _text(told["done"])
        return http.Lesson(self.id, title, intro, self.seat, steps, done)


class Started:
    """A lesson that begins: its position as a record, and who sits where."""

    def __init__(self, lesson: LessonFile) -> None:
        self.lesson: LessonFile = lesson
        self.scenario: Scenario = lesson.start()
        self.seat: Seat = self.scenario.seat(lesson.told["seat"])
        bot = str(lesson.told.get("bot", "greedy"))
        self.bot: str = f"{TEACHER}:{lesson.id}" if bot == TEACHER else bot

    def record(self) -> Record:
        """The match at the position."""
        return Record(self.scenario.game, self.scenario.journal)


def _text(told: dict[str, str]) -> Text:
    return Text(told["en"], told["pl"])


@cache
def lessons(game: str) -> tuple[LessonFile, ...]:
    """The lessons of a game in their order."""
    folder = folder_of(game, "lessons")
    if folder is None:
        return ()
    found = sorted([file.name for file in folder.iterdir() if file.name.endswith(".toml")])
    return tuple(
        [
            LessonFile(
                game, name.removesuffix(".toml"), tomllib.loads(folder.joinpath(name).read_text(encoding="utf-8"))
            )
            for name in found
        ]
    )


def lesson_of(game: str, id: str) -> LessonFile | None:
    """A lesson by its id."""
    return next((lesson for lesson in lessons(game) if lesson.id == id), None)


def start(game: str, id: str) -> Started:
    """A lesson by its id; BadInput if there is none."""
    lesson = lesson_of(game, id)
    if lesson is None:
        raise BadInput(f"{game} has no lesson {id[:40]!r}")
    return Started(lesson)


def teach(match: Match, seat: Seat, id: str) -> Choice:
    """What the teacher does in a lesson: the first of its `rival` lines that fits the question and what lies open;
    where none does, it passes if it can, and else does the first thing that there is."""
    question = match.question(seat)
    assert question is not None, "only a seat that is asked has something to show"
    lesson = lesson_of(match.game.id, id)
    view = match.view(seat)
    for line in [] if lesson is None else lesson.told.get("rival", []):
        if line["kind"] == question.kind and all(view[fact] == value for fact, value in line.get("when", {}).items()):
            choice = choice_in_words(match, seat, line["option"], line.get("picks", {}))
            if question.check(choice) is None:
                return choice
    return PASS if question.check(PASS) is None else next(question.expand())
