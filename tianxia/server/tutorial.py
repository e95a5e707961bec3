"""The tutorial: lessons of a game, each a position by hand with explanations (tianxia/games/<id>/lessons/*.toml)."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from tianxia.core.dice import key_from_seed
from tianxia.core.events import Seat
from tianxia.core.game import BadInput
from tianxia.core.scenario import Scenario
from tianxia.server import wire_http as http
from tianxia.server.record import Record
from tianxia.server.shelf import served as game_of
from tianxia.server.wire import Text


class Lesson:
    """One lesson as it stands in its file."""

    def __init__(self, game: str, id: str, told: dict[str, Any]) -> None:
        self.game: str = game
        self.id: str = id
        self.told: dict[str, Any] = told

    def start(self) -> Scenario:
        """The position."""
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
            http.LessonStep(_text(step["text"]), step.get("option"), step.get("picks", {}))
            for step in told.get("step", [])
        ]
        title, intro, done = _text(told["title"]), _text(told["intro"]), _text(told["done"])
        return http.Lesson(self.id, title, intro, self.seat, steps, done)


class Started:
    """A lesson that begins: its position as a record, and who sits where."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson: Lesson = lesson
        self.scenario: Scenario = lesson.start()
        self.seat: Seat = self.scenario.seat(lesson.told["seat"])
        self.bot: str = str(lesson.told.get("bot", "greedy"))

    def record(self) -> Record:
        """The match at the position."""
        return Record(self.scenario.game, self.scenario.journal)


def _text(told: dict[str, str]) -> Text:
    return Text(told["en"], told["pl"])


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order."""
    folder = files(f"tianxia.games.{game}").joinpath("lessons")
    if not folder.is_dir():
        return ()
    found = sorted([file.name for file in folder.iterdir() if file.name.endswith(".toml")])
    return tuple(
        [
            Lesson(game, name.removesuffix(".toml"), tomllib.loads(folder.joinpath(name).read_text(encoding="utf-8")))
            for name in found
        ]
    )


def start(game: str, id: str) -> Started:
    """A lesson by its id; BadInput if there is none."""
    for lesson in lessons(game):
        if lesson.id == id:
            return Started(lesson)
    raise BadInput(f"{game} has no lesson {id[:40]!r}")
