"""Lessons: positions by hand with explanations (tianxia/games/<id>/lessons/*.toml), for pages and terminal alike."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, Final

from tianxia.core.asks import PASS, Choice
from tianxia.core.dice import key_from_seed
from tianxia.core.events import Facts, Seat
from tianxia.core.match import Match
from tianxia.games import folder_of
from tianxia.games import game as game_of
from tianxia.positions.scenario import Scenario
from tianxia.positions.wording import choice_in_words

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

    @property
    def bot(self) -> str:
        """Who plays the other seats."""
        return str(self.told.get("bot", "greedy"))

    @property
    def steps(self) -> list[Facts]:
        """What is done one after the other: `text`, `option` and `picks`, `other` for what is allowed too."""
        return list(self.told.get("step", []))

    def wanted(self, match: Match, seat: Seat, number: int) -> Choice | None:
        """The answer that a step is about, from 0; None where the choice is free."""
        step = self.steps[number]
        return choice_in_words(match, seat, step["option"], step.get("picks", {})) if "option" in step else None


def typed(text: Facts, lang: str) -> str:
    """A text of a lesson where one types: `typed_en` beside `en`, where the pages speak of what is pressed."""
    return str(text.get(f"typed_{lang}", text[lang]))


@cache
def lessons(game: str) -> tuple[LessonFile, ...]:
    """The lessons of a game in their order."""
    folder = folder_of(game, "lessons")
    if folder is None:
        return ()
    names = [file.name for file in folder.iterdir() if file.name.endswith(".toml")]
    found = sorted(names, key=lambda name: int(name.partition("-")[0]))
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
