"""How far something long is: a line that comes after two seconds, tells the time left, and goes when it is done."""

from __future__ import annotations

import sys
from collections.abc import Callable
from threading import Event, Thread
from time import monotonic
from types import TracebackType
from typing import Final, TextIO

SILENT: Final = 2.0  # seconds in which nobody wants to be told
PAUSE: Final = 0.5  # between two paintings
MINUTE: Final = 60
HOUR: Final = 3600


def in_time(seconds: float) -> str:
    """A length of time as people say it."""
    if seconds < MINUTE:
        return f"{max(1, round(seconds))} s"
    if seconds < HOUR:
        return f"{round(seconds / MINUTE)} min"
    return f"{seconds / HOUR:.1f} h"


class Progress:
    """`with Progress(100, "games") as shown:` and `shown(n)` after each; only a person at a terminal sees it. Without a
    total it is a text with the seconds so far."""

    def __init__(
        self, total: int, what: str, stream: TextIO | None = None, clock: Callable[[], float] = monotonic
    ) -> None:
        self.total: int = total
        self.what: str = what
        self.stream: TextIO = sys.stderr if stream is None else stream
        self.clock: Callable[[], float] = clock
        self.done: int = 0
        self.began: float = clock()
        self.painted: int = 0  # letters of the line that stands there
        self.over: Event = Event()
        self.painter: Thread | None = None

    def __enter__(self) -> Progress:
        if self.stream.isatty():
            self.painter = Thread(target=self._paint_now_and_then, daemon=True)
            self.painter.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.over.set()
        if self.painter is not None:
            self.painter.join()
        self.clear()

    def __call__(self, done: int) -> None:
        """So much is done now."""
        self.done = done

    def line(self) -> str:
        """What is told now; nothing in the first seconds."""
        passed = self.clock() - self.began
        if passed < SILENT:
            return ""
        if not self.total:
            return f"{self.what} {in_time(passed)}"
        if not self.done:
            return f"0 of {self.total} {self.what}, {in_time(passed)} so far"
        left = passed / self.done * (self.total - self.done)
        return f"{self.done} of {self.total} {self.what}, about {in_time(left)} left"

    def paint(self) -> None:
        """The line anew, in the place of the old one."""
        line = self.line()
        if line:
            self.stream.write(f"\r{line:<{self.painted}}")
            self.stream.flush()
            self.painted = len(line)

    def clear(self) -> None:
        """Make room for other lines."""
        if self.painted:
            self.stream.write(f"\r{'':<{self.painted}}\r")
            self.stream.flush()
            self.painted = 0

    def _paint_now_and_then(self) -> None:
        while not self.over.wait(PAUSE):
            self.paint()
