"""The table for programs: one JSON object a line in both directions."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Final, TextIO

from tianxia.core.asks import Ask, Choice, Refusal, choice_of
from tianxia.core.events import Facts
from tianxia.errors import UserError
from tianxia.telling.presenter import Presenter
from tianxia.telling.settings import sentence_of
from tianxia.terminal import answers
from tianxia.terminal.sitting import Sitting

MOST_CHOICES: Final = 200


class JsonLines:
    """Out: start, event, question, refused, error, hint, saved, over. In: a choice, its place, or a command."""

    def __init__(self, table: Sitting, presenter: Presenter, stream: TextIO, read: Callable[[], str | None]) -> None:
        self.table = table
        self.presenter = presenter
        self.stream = stream
        self.read = read
        self.choices: list[Choice] = []

    def run(self) -> int:
        """Play until the match is over or the input ends; whatever is unfinished is saved."""
        self.send("start", game=self.table.game, seat=self.table.seat, commitment=self.table.commitment)
        try:
            while True:
                self.table.go_on()
                self.tell()
                question = self.table.question()
                if question is None:
                    self.send("over", view=self.table.view(), key=self.table.key, commitment=self.table.commitment)
                    return 0
                self.ask(question)
                if not self.decide():
                    break
        except KeyboardInterrupt:
            pass
        except UserError:  # a bot that cannot go on, a disk that is full
            self.left()
            raise
        self.left()
        return 0

    def left(self) -> None:
        """Where the unfinished match is kept."""
        file = self.table.keep()
        self.send("left", file=None if file is None else str(file))

    def send(self, type: str, **facts: object) -> None:
        """Write one object as a line."""
        self.stream.write(json.dumps({"type": type, **facts}, ensure_ascii=False) + "\n")
        self.stream.flush()

    def tell(self) -> None:
        """What happened, as facts and in words."""
        for told in self.table.news():
            self.send("event", event=told, text=self.presenter.event(told))

    def ask(self, question: Ask) -> None:
        """The view with the open question, and the legal choices as far as the list goes."""
        self.choices = list(islice(question.expand(), MOST_CHOICES + 1))
        whole = len(self.choices) <= MOST_CHOICES
        self.choices = self.choices[:MOST_CHOICES]
        view = self.table.view()
        listed = [
            {**choice.plain(), "text": self.presenter.describe(view, question.kind, choice)} for choice in self.choices
        ]
        self.send("question", view=view, choices=listed, whole=whole)

    def decide(self) -> bool:
        """Take lines until an answer is accepted; False when the input ends or says quit."""
        while True:
            line = self.read()
            if line is None:
                return False
            if not line.strip():
                continue
            try:
                done = self.obey(line.strip())
            except Refusal as refusal:
                text = answers.short_refusal(refusal, self.presenter.say)
                self.send("refused", rule=refusal.rule, facts=refusal.facts, text=text)
                continue
            except UserError as error:
                self.send("error", text=sentence_of(error, self.presenter.say.lang))
                continue
            except (ValueError, RecursionError) as error:
                self.send("error", text=str(error) or "the line is nested too deeply")
                continue
            if done is not None:
                return done

    def obey(self, line: str) -> bool | None:
        """True if the table has changed, False to leave, None to go on asking."""
        said = json.loads(line) if line[0] in '{["' or line.isdecimal() else {"command": line}
        if isinstance(said, int) and not isinstance(said, bool):
            if not 0 <= said < len(self.choices):
                raise UserError(
                    "there is no choice {said}; the list has {count}, from 0", said=said, count=len(self.choices)
                )
            self.table.answer(self.choices[said])
            return True
        if isinstance(said, dict) and "command" in said:
            return self.command(said)
        self.table.answer(choice_of(said))
        return True

    def command(self, said: Facts) -> bool | None:
        """undo, hint, save, why, quit."""
        match said["command"]:
            case "quit":
                return False
            case "undo":
                self.table.undo()
                return True
            case "hint":
                self.send("hint", choice=self.table.hint().plain())
            case "why":
                self.why(choice_of(said.get("choice")))
            case "save":
                file = said.get("file")
                if isinstance(file, str) and file:
                    self.table.save_as(Path(file))
                kept = self.table.file if isinstance(file, str) and file else self.table.keep()
                self.send("saved", file=None if kept is None else str(kept))
            case other:
                raise UserError("there is no command {other!r}; there are undo, hint, why, save, quit", other=other)
        return None

    def why(self, choice: Choice) -> None:
        """The refusal of a choice, or none."""
        question = self.table.question()
        refusal = None if question is None else question.check(choice)
        if refusal is None:
            self.send("why", rule=None)
        else:
            text = answers.short_refusal(refusal, self.presenter.say)
            self.send("why", rule=refusal.rule, facts=refusal.facts, text=text)
