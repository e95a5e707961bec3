"""The tutorial: the lessons of a game as the pages show them, and as a table that starts in the middle."""

from __future__ import annotations

from tianxia.core.events import Seat
from tianxia.errors import BadInput
from tianxia.lessons import TEACHER, LessonFile, lesson_of
from tianxia.positions.scenario import Scenario
from tianxia.server import wire_http as http
from tianxia.server.session.record import Record
from tianxia.server.wire import Text


class Started:
    """A lesson that begins: its position as a record, and who sits where."""

    def __init__(self, lesson: LessonFile) -> None:
        self.lesson: LessonFile = lesson
        self.scenario: Scenario = lesson.start()
        self.seat: Seat = self.scenario.seat(lesson.told["seat"])
        self.bot: str = f"{TEACHER}:{lesson.id}" if lesson.bot == TEACHER else lesson.bot

    def record(self) -> Record:
        """The match at the position."""
        return Record(self.scenario.game, self.scenario.journal)


def body_of(lesson: LessonFile) -> http.Lesson:
    """A lesson as the pages show it."""
    steps = [
        http.LessonStep(
            text=_text(step["text"]),
            option=step.get("option"),
            picks=step.get("picks", {}),
            other=_text(step["other"]) if "other" in step else None,
        )
        for step in lesson.steps
    ]
    title, intro, done = [_text(lesson.told[part]) for part in ("title", "intro", "done")]
    return http.Lesson(lesson.id, title, intro, lesson.seat, steps, done)


def _text(told: dict[str, str]) -> Text:
    return Text(told["en"], told["pl"])


def start(game: str, id: str) -> Started:
    """A lesson by its id; BadInput if there is none."""
    lesson = lesson_of(game, id)
    if lesson is None:
        raise BadInput(f"{game} has no lesson {id[:40]!r}")
    return Started(lesson)
