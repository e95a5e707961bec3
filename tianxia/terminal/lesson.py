"""A lesson in plain lines: what to do, what is allowed too, and the next step; the same data as on the pages."""

from __future__ import annotations

from tianxia.core.asks import Choice, Ref
from tianxia.core.events import Facts, Seat
from tianxia.core.match import Match
from tianxia.core.views import Glimpse
from tianxia.lessons import LessonFile, lessons, teach, typed
from tianxia.telling.presenter import Presenter
from tianxia.telling.words import Problem
from tianxia.terminal import answers
from tianxia.terminal.output import Output
from tianxia.terminal.plain import PlainLines, Read
from tianxia.terminal.sitting import Sitting


class TeachingBot:
    """The rival in a lesson: it does what the lesson has for it."""

    def __init__(self, match: Match, seat: Seat, lesson: str) -> None:
        self.match: Match = match
        self.seat: Seat = seat
        self.lesson: str = lesson

    def choose(self, glimpse: Glimpse) -> Choice:
        """What the lesson says; it was written by somebody who sees the whole table."""
        return teach(self.match, self.seat, self.lesson)


class LessonLines(PlainLines):
    """One person at a lesson, from its first step to its last."""

    def __init__(
        self, lesson: LessonFile, match: Match, table: Sitting, presenter: Presenter, out: Output, read: Read
    ) -> None:
        super().__init__(table, presenter, out, read)
        self.lesson: LessonFile = lesson
        self.match: Match = match
        self.done: int = 0  # steps
        self.number: int = [each.id for each in lessons(lesson.game)].index(lesson.id) + 1

    # ---- where the lesson is

    def is_done(self) -> bool:
        """Whether the last step is done."""
        return self.table.is_over or self.done == len(self.lesson.steps)

    @property
    def step(self) -> Facts:
        """What is to be done now."""
        return self.lesson.steps[self.done]

    def wanted(self) -> Choice | None:
        """The answer that the step is about; None where any will do."""
        return self.lesson.wanted(self.match, self.table.seat, self.done)

    def told(self, part: Facts) -> str:
        """A text of the lesson."""
        return typed(part, self.say.lang)

    # ---- telling

    def greet(self) -> None:
        """Which lesson this is, and what it is about."""
        facts = {"game": self.say("game-name"), "number": self.number, "count": len(lessons(self.lesson.game))}
        self.out.line(self.say("lesson-title", title=self.told(self.lesson.told["title"]), **facts), "title")
        self.out.line(self.told(self.lesson.told["intro"]))
        self.out.line(self.say("lesson-start"), "faint")

    def before(self) -> list[str]:
        """The step."""
        facts = {"number": self.done + 1, "count": len(self.lesson.steps)}
        return ["", self.say("lesson-step", text=self.told(self.step["text"]), **facts)]

    def finish(self) -> None:
        """What was learnt."""
        self.out.line()
        self.out.line(self.say("lesson-done", number=self.number, text=self.told(self.lesson.told["done"])), "title")
        self.out.flush()

    def leave(self) -> None:
        """How to come back; nothing is saved."""
        self.out.line(self.say("lesson-bye", game=self.lesson.game, number=self.number))
        self.out.flush()

    # ---- doing

    def play(self, choice: Choice) -> bool | None:
        """What the step is about is played; anything else that is allowed is not, and said so."""
        question = self.table.question()
        refusal = None if question is None else question.check(choice)
        if refusal is not None:
            raise refusal
        if not self.is_right(choice):
            other = self.step.get("other")
            self.out.line(self.say("lesson-other") if other is None else self.told(other))
            return None
        self.done += 1
        return super().play(choice)

    def is_right(self, choice: Choice) -> bool:
        """Whether this is the answer that the step is about, or one with things that are alike."""
        wanted, question = self.wanted(), self.table.question()
        if wanted is None or question is None:
            return True
        ordered = [pick.slot for option in question.options() for pick in option.picks if pick.ordered]
        slots = dict.fromkeys([*wanted.picks, *choice.picks])
        return choice.option == wanted.option and all(
            self.looks(choice.picks.get(slot, ()), slot in ordered)
            == self.looks(wanted.picks.get(slot, ()), slot in ordered)
            for slot in slots
        )

    def looks(self, refs: tuple[Ref, ...], ordered: bool) -> list[str]:
        """What these things look like, in their order where that matters."""
        found = [self.presenter.look(self.table.view(), ref) for ref in refs]
        return found if ordered else sorted(found)

    def undo(self, rest: str) -> bool:
        """There is nothing to regret: nothing but what a step is about was played."""
        raise Problem("lesson-no-undo")

    def hint(self, rest: str) -> bool:
        """How to type what the step is about."""
        question, wanted = self.table.question(), self.wanted()
        if question is None or wanted is None:
            self.out.line(self.say("lesson-free"))
            return False
        view = self.table.view()
        text = answers.bare(self.presenter.describe(view, question.kind, wanted))
        words = self.presenter.options().get(wanted.option, (wanted.option,))
        move = f"{words[0]} {self.presenter.example(view, wanted)}".strip()
        self.out.line(self.say("lesson-hint", text=text, move=move))
        return False

    def save(self, rest: str) -> bool:
        """There is nothing worth saving."""
        raise Problem("lesson-no-save")
