"""Lessons in plain lines: every one can be done by typing what its hints say."""

from collections.abc import Callable
from io import StringIO
from itertools import cycle, islice

import pytest

from tianxia.commands.learn import held, seated
from tianxia.games import built_in
from tianxia.lessons import LessonFile, lessons, typed
from tianxia.telling.language import LANGUAGES, Language, texts
from tianxia.terminal.lesson import LessonLines
from tianxia.terminal.output import Output

ALL = [lesson for game in built_in() for lesson in lessons(game)]
every_lesson = pytest.mark.parametrize(  # in one language and the other by turns
    ("lesson", "lang"), list(zip(ALL, cycle(LANGUAGES))), ids=[f"{lesson.game}-{lesson.id}" for lesson in ALL]
)
every_game = pytest.mark.parametrize("game", built_in())
# what there is on pages only
PRESSED = {"en": ("press ", "button", "greyed", "panel"), "pl": ("naciśnij", "przycisk", "wyszarz", "panel")}
HINT = {"en": "hint", "pl": "podpowiedź"}


class Learner:
    """Decides each line when it is asked for one, and remembers what was written."""

    def __init__(self, lesson: LessonFile, lang: Language, decide: Callable[["Learner"], str | None]) -> None:
        self.stream = StringIO()
        self.decide = decide
        self.typed = 0
        say = texts(lang, lesson.game)
        self.lines: LessonLines = seated(lesson, say, Output(self.stream), self.next_line)

    def next_line(self) -> str | None:
        self.typed += 1
        assert self.typed < 100, f"no end of typing: {self.said()[-500:]}"
        return self.decide(self)

    def said(self) -> str:
        return self.stream.getvalue()

    def last(self) -> str:
        return self.said().rstrip("\n").rsplit("\n", 1)[-1]

    def obeys_hints(self) -> str:
        """What a hint says, else ask for one; where any choice will do, the first."""
        say, lang = self.lines.say, self.lines.say.lang
        if self.last() == say("lesson-free"):
            return "1"
        before, _, after = say("lesson-hint", text="T", move="M").partition("M")
        opening = before.rpartition("T")[2]
        return self.last().rpartition(opening)[2].removesuffix(after) if opening in self.last() else HINT[lang]


@every_lesson
def test_a_lesson_is_done_by_what_its_hints_say(lesson: LessonFile, lang: Language) -> None:
    learner = Learner(lesson, lang, Learner.obeys_hints)
    assert learner.lines.run() == 0
    said = learner.said()
    assert learner.lines.is_done()
    assert typed(lesson.told["intro"], lang) in said
    assert all(typed(step["text"], lang) in said for step in lesson.steps)
    assert typed(lesson.told["done"], lang) in said
    assert "{" not in said
    assert [word for word in PRESSED[lang] if word in said.lower()] == []


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_allowed_too_is_told_and_not_played(game: str, lang: Language) -> None:
    lesson = lessons(game)[0]
    learner = Learner(lesson, lang, lambda learner: None)
    lines = learner.lines
    lines.table.go_on()
    question = lines.table.question()
    assert question is not None
    other = next(each for each in islice(question.expand(), 500) if not lines.is_right(each))
    assert lines.play(other) is None
    assert lines.table.answers == 0
    told = lesson.steps[0].get("other")
    assert learner.last() == (lines.say("lesson-other") if told is None else told[lang])
    wanted = lines.wanted()
    assert wanted is not None
    assert lines.play(wanted) is True
    assert lines.table.answers == 1


def test_lessons_follow_one_another_until_one_leaves() -> None:
    found = lessons(built_in()[0])
    say, stream = texts("en", found[0].game), StringIO()
    typed = iter(["frob", "save", "undo", "quit"])
    assert held(found, 1, say, Output(stream), lambda: next(typed, None)) == 0
    said = stream.getvalue()
    assert say("lesson-no-save") in said
    assert say("lesson-no-undo") in said
    assert f"Again: tianxia learn {found[0].game} 1" in said
    assert found[1].told["title"]["en"] not in said
