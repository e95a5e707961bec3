"""The bot API: one method, from what one seat may know to its answer."""

from __future__ import annotations

from itertools import islice
from typing import ClassVar

from mypy_extensions import mypyc_attr

from tianxia.core.asks import Choice
from tianxia.core.dice import Dice
from tianxia.core.views import Glimpse

Weighed = tuple[Choice, float, int]  # a choice, how likely it is judged to win, and how often it was tried


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is handed a Glimpse at each of its questions. Derive from it and write `think`."""

    games: ClassVar[tuple[str, ...]] = ()  # that it can play; none are named: all of them

    def __init__(self, key: int) -> None:
        self.dice: Dice = Dice(key)  # its own chance: the same key and the same questions give the same answers

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def choose(self, glimpse: Glimpse) -> Choice:
        """An answer to the open question; nothing is thought about if there is only one."""
        first = list(islice(glimpse.choices(), 2))
        return first[0] if len(first) == 1 else self.think(glimpse)

    def think(self, glimpse: Glimpse) -> Choice:
        """An answer where there are at least two."""
        raise NotImplementedError

    def weigh(self, glimpse: Glimpse) -> tuple[Choice, list[Weighed]]:
        """An answer, and the choices that were compared, the answer first; none if nothing was tried out."""
        return self.choose(glimpse), []

    def leave(self) -> None:
        """Its game is over: what it holds beside memory is given back."""


class RandomBot(Bot):
    """Gives any legal answer, drawn at random."""

    def think(self, glimpse: Glimpse) -> Choice:
        """Drawn without listing all answers."""
        return glimpse.sample(self.dice)
