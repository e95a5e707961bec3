"""Standard output in any encoding: what it lacks is written in plainer letters, in JSON as an escape."""

from __future__ import annotations

import codecs
import contextlib
import os
import sys
import unicodedata
from typing import Final

PLAINER: Final = {
    "ł": "l", "Ł": "L", "♠": "S", "♥": "H", "♦": "D", "♣": "C", "–": "-", "—": "-", "…": "...", "„": '"', "”": '"',
    "“": '"', "’": "'", "‘": "'", "·": "-", "×": "x", "→": "->", "←": "<-", "−": "-", "•": "*",
}  # fmt: skip


def plainer(letter: str) -> str:
    """A letter in ASCII, as near as can be."""
    if letter in PLAINER:
        return PLAINER[letter]
    parts = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return parts or "?"


def in_plainer_letters(wrong: UnicodeError) -> tuple[str, int]:
    """For `errors=`: a screen that lacks a letter gets the nearest one."""
    assert isinstance(wrong, UnicodeEncodeError)
    return "".join([plainer(letter) for letter in wrong.object[wrong.start : wrong.end]]), wrong.end


def in_escapes(wrong: UnicodeError) -> tuple[str, int]:
    """For `errors=`: a program that reads JSON gets every letter."""
    assert isinstance(wrong, UnicodeEncodeError)
    units = wrong.object[wrong.start : wrong.end].encode("utf-16-be", "surrogatepass")
    return "".join([f"\\u{units[n]:02x}{units[n + 1]:02x}" for n in range(0, len(units), 2)]), wrong.end


def prepare(as_json: bool) -> None:
    """Nothing that is said or typed can fail for want of a letter."""
    codecs.register_error("tianxia-plainer", in_plainer_letters)
    codecs.register_error("tianxia-escapes", in_escapes)
    for stream, errors in (
        (sys.stdout, "tianxia-escapes" if as_json else "tianxia-plainer"),
        (sys.stderr, "tianxia-plainer"),
        (sys.stdin, "replace"),
    ):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=errors)


def say_no_more() -> None:
    """Nobody reads on: what is still to be printed goes nowhere, without a word about it."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
