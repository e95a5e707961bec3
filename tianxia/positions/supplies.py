"""Supplies: the cards of a position set by hand that have no place yet, taken by name or as the dice fall."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tianxia.core.dice import Dice
from tianxia.core.game import BadInput
from tianxia.core.state import Face
from tianxia.positions.inputs import a_number, said, texts

ANY: Final = "?"  # one card that is left, whichever
REST: Final = "*"  # all cards that are left
Lot = list[Any]  # names of cards, which become faces


class Supplies:
    """The cards that have no place yet."""

    def __init__(self, faces: Sequence[Face], dice: Dice, what: str) -> None:
        self.left: list[Face] = sorted(faces)
        self.dice: Dice = dice
        self.what: str = what

    def take(self, name: object, names_of: dict[Face, tuple[str, ...]], exactly: bool = False) -> Face | None:
        """A card by its name; None if this is a value where exact names are wanted; what is not left is too many."""
        if not isinstance(name, str) or not any(name in names for names in names_of.values()):
            raise BadInput(f"there is no {self.what} {said(name)}")
        fitting = [face for face in self.left if name in names_of[face]]
        if exactly and name not in [names[0] for names in names_of.values()]:
            return None
        if not fitting:
            raise BadInput(f"there are not so many {self.what}s {name!r}: all of them have a place already")
        self.left.remove(fitting[0])
        return fitting[0]

    def any(self) -> Face:
        """One card that is left, as the dice fall."""
        if not self.left:
            raise BadInput(f"no {self.what} is left to fill the position")
        return self.left.pop(self.dice.below(len(self.left)))


def slots(what: str, value: object, most: int) -> Lot:
    """A list of names, or a number of cards left to chance."""
    if isinstance(value, int) and not isinstance(value, bool):
        return [ANY] * a_number(what, value, 0, most)
    return list(texts(what, value))
