"""Lines going out: plain text everywhere, a little ink and cinnabar on a screen that wants it."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import textwrap
from collections.abc import Callable
from functools import partial
from typing import Final, TextIO

INK: Final = {"title": "1", "faint": "2", "number": "1;31", "news": "36"}  # bold, dim, cinnabar, indigo
NARROW: Final = 40
USUAL: Final = 79  # columns, where nobody says how many there are
PROMPT: Final = "> "


class Output:
    """Writes lines; on a terminal they are wrapped to its width, and coloured unless NO_COLOR is set."""

    def __init__(self, stream: TextIO, *, width: int = 0, colour: bool = False) -> None:
        self.stream = stream
        self.width = width  # 0: lines are never wrapped, so that a pipe and a screen reader get whole sentences
        self.colour = colour

    def line(self, text: str = "", ink: str = "", whole: bool = False) -> None:
        """One line; wrapped with its own margin, unless it is to be copied whole."""
        if self.width and len(text) > self.width and not whole:
            margin = " " * (len(text) - len(text.lstrip()) + 2)
            text = textwrap.fill(text, self.width, subsequent_indent=margin, break_on_hyphens=False)
        code = INK.get(ink)
        self.stream.write((f"\x1b[{code}m{text}\x1b[0m" if self.colour and code else text) + "\n")

    def lines(self, texts: list[str], ink: str = "") -> None:
        """Write several lines."""
        for text in texts:
            self.line(text, ink)

    def rows(self, texts: list[str]) -> int:
        """How many rows of a screen these lines take."""
        width = self.width or USUAL
        return sum([max(1, -(-len(text) // width)) for text in texts])

    def flush(self) -> None:
        """Nothing stays in the buffer while a person thinks."""
        self.stream.flush()


def screen() -> Output:
    """Standard output as it is: a terminal or a pipe."""
    if not sys.stdout.isatty():
        return Output(sys.stdout)
    width = max(NARROW, shutil.get_terminal_size().columns - 1)
    return Output(sys.stdout, width=width, colour=not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb")


def keyboard(prompt: str = PROMPT) -> Callable[[], str | None]:
    """Reads a line of standard input; None at its end. A person gets a prompt and can edit the line."""
    if not sys.stdin.isatty():
        return piped
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401, PLC0415 - `input` edits lines once it is loaded; not on every system
    return partial(_typed, prompt)


def piped() -> str | None:
    """A line of a script or of a program."""
    line = sys.stdin.readline()
    return line if line else None


def _typed(prompt: str) -> str | None:
    try:
        return input(prompt)
    except EOFError:
        return None
