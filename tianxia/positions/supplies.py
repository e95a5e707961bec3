"""Supplies: the cards of a position set by hand that have no place yet, taken by name or as the dice fall."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tianxia.core.dice import Dice
from tianxia.core.inputs import a_number, said, texts, what_fits
from tianxia.core.state import Face
from tianxia.errors import BadInput

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
            known = [known for names in names_of.values() for known in names]
            raise BadInput(f"there is no {self.what} {said(name)}{what_fits(name, known)}")
        fitting = [face for face in self.left if name in names_of[face]]
        if exactly and name not in [names[0] for names in names_of.values()]:
            return None
        if not fitting:
            raise BadInput(f"there are too few {self.what}s {name!r}: each of them has a place already")
        self.left.remove(fitting[0])
        return fitting[0]

    def pile(self, what: str, value: object, names_of: dict[Face, tuple[str, ...]], strict: bool) -> list[Face]:
        """A pile in order, by names: "?" is any that is left, "*" (once) all that are left, as the dice fall."""
        names = texts(what, value)
        if strict and (ANY in names or REST in names):
            raise BadInput(f"a strict position names all of {what}")
        if names.count(REST) > 1:
            raise BadInput(f"{what} can have all that are left ({REST!r}) once only")
        found = {place: self.take(name, names_of) for place, name in enumerate(names) if name not in (ANY, REST)}
        found |= {place: self.any() for place, name in enumerate(names) if name == ANY}
        rest = [self.any() for _ in range(len(self.left))] if REST in names else []
        lots = [rest if name == REST else [found[place]] for place, name in enumerate(names)]
        return [face for lot in lots for face in lot if face is not None]

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
