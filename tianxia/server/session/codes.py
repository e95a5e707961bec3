"""Codes by which a seat is taken along to another device: short, for one use, and soon worth nothing. No I/O."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tianxia.core.events import Seat
from tianxia.server.session.table import hashed

LETTERS: Final = "BCDFGHJKMNPQRSTVWXYZ"  # without those that look like others, and without vowels: no code is a word
LENGTH: Final = 8
SECONDS: Final = 600.0
MOST: Final = 10_000  # codes that are valid at a time
EVEN: Final = 256 // len(LETTERS) * len(LETTERS)  # a byte below it gives each letter as often


class CodedSeat(NamedTuple):
    """The seat that a code leads to, with the token that holds it, and until when."""

    table: str
    seat: Seat
    token: str
    until: float


class Codes:
    """The codes that have been given out. They are kept in memory only, and not as they are typed."""

    def __init__(self, chance: Callable[[int], bytes]) -> None:
        self.chance: Callable[[int], bytes] = chance
        self.held: dict[bytes, CodedSeat] = {}

    def make(self, table: str, seat: Seat, token: str, now: float) -> str:
        """A fresh code for this seat; an earlier one for the same token is worth nothing any more."""
        self.forget(now)
        self.held = {key: held for key, held in self.held.items() if held.token != token}
        while len(self.held) >= MOST:
            del self.held[next(iter(self.held))]
        code = self._drawn()
        self.held[hashed(code)] = CodedSeat(table, seat, token, now + SECONDS)
        return code

    def take(self, typed: str, now: float) -> CodedSeat | None:
        """The seat of a code, once; None if it is wrong, used or too old."""
        self.forget(now)
        return self.held.pop(hashed(plain(typed)), None)

    def forget(self, now: float) -> None:
        """Drop those whose time is over."""
        for key in [key for key, held in self.held.items() if held.until <= now]:
            del self.held[key]

    def _drawn(self) -> str:
        letters = ""
        while len(letters) < LENGTH:
            letters += "".join([LETTERS[byte % len(LETTERS)] for byte in self.chance(LENGTH) if byte < EVEN])
        return letters[:LENGTH]


def plain(typed: str) -> str:
    """A code as it was given out: capitals, without spaces and hyphens that somebody has typed."""
    return "".join([letter for letter in typed.upper() if letter not in " -\t"])
