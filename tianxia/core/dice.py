"""Dice: all chance of a match comes from one 128-bit key and a counter, so that a match can be told again."""

from __future__ import annotations

import hashlib
import struct
from typing import Final

from tianxia.errors import BadInput

KEY_BITS: Final = 128
KEYS: Final = 1 << KEY_BITS  # how many there are
UNPACK: Final = struct.Struct("<16I").unpack  # 16 draws of 32 bits from each block of 64 bytes


class Dice:
    """A key and how many draws were made; the same two give the same draws on every machine."""

    __slots__ = ("block", "key", "n", "script")

    def __init__(self, key: int, n: int = 0) -> None:
        if not 0 <= key < KEYS:
            raise ValueError(f"a dice key has {KEY_BITS} bits")
        self.key: int = key
        self.n: int = n
        self.block: tuple[int, ...] = ()
        self.script: list[int] = []  # what the next rolls and draws show, counted from 1; set by a scenario

    def copy(self) -> Dice:
        """The same dice at the same place."""
        other = Dice(self.key, self.n)
        other.block = self.block
        other.script = self.script.copy()
        return other

    @property
    def drawn(self) -> int:
        """A count that grows with every draw, scripted or not: what was drawn cannot be taken back."""
        return self.n - len(self.script)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1 (n is tiny beside 2**32, so the remainder is even for all purposes)."""
        if self.script:
            return self._scripted(n) - 1
        drawn, block = self.n, self.block
        at = drawn & 15
        if at == 0 or not block:
            block = self.block = self._next_block()
        self.n = drawn + 1
        return block[at] % n

    def _scripted(self, sides: int) -> int:
        """What the script says next, from 1 to the number of sides."""
        shown = self.script[0]
        if not 1 <= shown <= sides:
            raise BadInput(
                "the dice are to show {shown} where there are {sides} possibilities, 1 to {sides}",
                shown=shown,
                sides=sides,
            )
        return self.script.pop(0)

    def _next_block(self) -> tuple[int, ...]:
        counter = (self.n >> 4).to_bytes(8, "little")
        return UNPACK(hashlib.blake2b(counter, key=self.key.to_bytes(16, "little")).digest())

    def roll(self, sides: int = 6) -> int:
        """One die that everybody watches; a scenario may have said what it shows."""
        return 1 + self.below(sides)

    def shuffle(self, items: list[int]) -> None:
        """Fisher and Yates, in place; the same draws as with `below`, block by block. No script is read: the order of a
        pile is set by naming its cards."""
        last = len(items) - 1
        while last > 0:
            at = self.n & 15
            if at == 0 or not self.block:
                self.block = self._next_block()
            drawn = self.block[at : at + last]
            self.n += len(drawn)
            for draw in drawn:
                j = draw % (last + 1)
                items[last], items[j] = items[j], items[last]
                last -= 1

    def fresh_key(self) -> int:
        """A key for other dice; what is scripted is not meant for it."""
        script, self.script = self.script, []
        key = 0
        for _ in range(4):
            key = key << 32 | self.below(1 << 32)
        self.script = script
        return key


def commitment(key: int) -> str:
    """What is shown at the start of a match, so that the key shown at the end proves the deal."""
    return hashlib.sha256(key.to_bytes(KEY_BITS // 8, "little")).hexdigest()


def key_from_seed(*parts: int | str) -> int:
    """A key for fixed seeds: tests, tournaments, benchmarks."""
    text = "/".join([str(part) for part in parts])
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=KEY_BITS // 8).digest(), "little")
