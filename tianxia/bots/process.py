"""A bot in another process, in any language: one JSON object a line in both directions (docs/bot-protocol.md)."""

from __future__ import annotations

import contextlib
import json
import os
import shlex
import shutil
import subprocess
import weakref
from itertools import islice
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Final

from tianxia.bots.bot import Bot
from tianxia.bots.own import BotFault
from tianxia.core.asks import Choice, choice_of
from tianxia.core.events import Facts
from tianxia.core.views import Glimpse
from tianxia.errors import Phrase

PROTOCOL: Final = 1
MOST_CHOICES: Final = 200  # that are listed; of more the program makes its own from the question
PATIENCE: Final = 60.0  # seconds for one answer; a program that is stuck must not hold up a tournament for ever
FAREWELL: Final = 2.0  # seconds to end after "end"


def command_of(text: str) -> list[str]:
    """The words of a command; BotFault if there is no such program."""
    try:
        words = shlex.split(text, posix=os.name != "nt")
    except ValueError as wrong:
        raise BotFault("run:{text} is no command: {why}", text=text, why=Phrase(str(wrong).lower())) from None
    if not words:
        raise BotFault("run: takes the command that starts the bot, such as run:python3 bot.py")
    if shutil.which(words[0]) is None:
        raise BotFault("there is no program {name} to run as a bot", name=words[0])
    return words


class ProcessBot(Bot):
    """Asks a program, which is started at the first question and ended when nobody needs it any more."""

    def __init__(self, command: str, game_id: str, key: int) -> None:
        super().__init__(key)
        self.command: str = command
        self.game_id: str = game_id
        self.key: int = key
        self.asked: int = 0
        self.program: subprocess.Popen[str] | None = None
        self.lines: SimpleQueue[str | None] = SimpleQueue()

    def think(self, glimpse: Glimpse) -> Choice:
        """What the program answers."""
        if self.program is None:
            self._start()
        self.asked += 1
        choices = list(islice(glimpse.choices(), MOST_CHOICES + 1))
        whole = len(choices) <= MOST_CHOICES
        listed = [choice.plain() for choice in choices[:MOST_CHOICES]]
        from tianxia.telling.faces import with_facts  # noqa: PLC0415 - other bots need no words

        view = with_facts(self.game_id, glimpse.view())
        told = {"n": self.asked, "seat": glimpse.seat, "view": view, "choices": listed, "whole": whole}
        self._send({"type": "question", **told})
        answer = self._hear("answer")
        return self._choice(answer, choices[:MOST_CHOICES])

    def leave(self) -> None:
        """Say that it is over; a program that stays is ended."""
        if self.program is not None:
            _end(self.program)
            self.program = None

    # ---- the program

    def _start(self) -> None:
        try:
            program = subprocess.Popen(
                command_of(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", bufsize=1
            )
        except OSError as wrong:
            raise BotFault("run:{command} cannot be started: {why}", command=self.command, why=wrong) from None
        self.program = program
        weakref.finalize(self, _end, program)
        assert program.stdout is not None
        Thread(target=_listen, args=(program.stdout, self.lines), daemon=True).start()
        self._send({"type": "start", "protocol": PROTOCOL, "game": self.game_id, "key": f"{self.key:032x}"})
        self._hear("ready")

    def _send(self, line: Facts) -> None:
        assert self.program is not None
        assert self.program.stdin is not None
        try:
            self.program.stdin.write(json.dumps(line, ensure_ascii=False) + "\n")
            self.program.stdin.flush()
        except (OSError, ValueError):
            pass  # it has ended; what it said last, or nothing, tells more

    def _hear(self, wanted: str) -> Facts:
        try:
            line = self.lines.get(timeout=PATIENCE)
        except Empty:
            raise BotFault(
                "run:{command} has not answered for {patience:.0f} seconds", command=self.command, patience=PATIENCE
            ) from None
        if line is None:
            raise BotFault("run:{command} has ended before its game", command=self.command)
        try:
            told = json.loads(line)
        except ValueError:
            told = None
        if not isinstance(told, dict) or told.get("type") != wanted:
            raise BotFault(
                "run:{command} should say {wanted!r}, but says {line!r}",
                command=self.command,
                wanted=wanted,
                line=line.strip()[:100],
            )
        return told

    def _choice(self, answer: Facts, choices: list[Choice]) -> Choice:
        if answer.get("n") != self.asked:
            raise BotFault(
                "run:{command} answers question {n!r}, but {asked} was asked",
                command=self.command,
                n=answer.get("n"),
                asked=self.asked,
            )
        place = answer.get("place")
        if isinstance(place, int) and not isinstance(place, bool):
            if 0 <= place < len(choices):
                return choices[place]
            raise BotFault(
                "run:{command} takes choice {place}; there are 0 to {last}",
                command=self.command,
                place=place,
                last=len(choices) - 1,
            )
        try:
            return choice_of(answer.get("choice"))
        except ValueError as wrong:
            raise BotFault(
                "run:{command} gives neither a place nor a choice: {wrong}", command=self.command, wrong=wrong
            ) from None


def _listen(stream: IO[str], lines: SimpleQueue[str | None]) -> None:
    """Every line of the program, then None."""
    try:
        for line in stream:
            lines.put(line)
    except (OSError, ValueError):
        pass
    lines.put(None)


def _end(program: subprocess.Popen[str]) -> None:
    """Ask it to end, and see that it does."""
    assert program.stdin is not None
    try:
        program.stdin.write('{"type": "end"}\n')
        program.stdin.close()
    except (OSError, ValueError):
        with contextlib.suppress(OSError):
            program.stdin.close()
    if program.poll() is None:
        try:
            program.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            program.kill()
            program.wait()
    if program.stdout is not None:
        program.stdout.close()
