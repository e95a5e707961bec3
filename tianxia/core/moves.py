"""Questions that are a list of moves: each an option with one thing for each of its picks."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mypy_extensions import mypyc_attr

from tianxia.core.asks import Ask, Choice, Option, Pick, Play, Ref, Refusal, ask
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat

Move = tuple[str, tuple[tuple[str, Ref], ...]]  # an option, and for each slot what is picked


@mypyc_attr(allow_interpreted_subclasses=True)
class Moves(Ask):
    """A question whose legal answers are a list of moves, worked out when somebody looks."""

    __slots__ = ("listed", "shut", "tell", "why")

    def __init__(
        self,
        seat: Seat,
        kind: str,
        rule: str,
        listed: Callable[[], list[Move]],
        tell: Callable[[], Facts] | None = None,
        why: Callable[[Choice], Refusal | None] | None = None,
        shut: Callable[[], dict[str, Refusal]] | None = None,
    ) -> None:
        super().__init__(seat, kind, rule)
        self.listed: Callable[[], list[Move]] = listed
        self.tell: Callable[[], Facts] | None = tell
        self.why: Callable[[Choice], Refusal | None] | None = why  # the reason against what is not among the moves
        self.shut: Callable[[], dict[str, Refusal]] | None = shut  # options that one may think of

    def moves(self) -> list[Move]:
        """What may be done, in a fixed order."""
        return self.listed()

    def options(self) -> tuple[Option, ...]:
        """The moves by option: for each slot all that some move picks for it."""
        found: dict[str, dict[str, dict[Ref, None]]] = {}
        for option, picks in self.moves():
            slots = found.setdefault(option, {})
            for slot, ref in picks:
                slots.setdefault(slot, {})[ref] = None
        return tuple(
            [
                Option(option, tuple([Pick(slot, tuple(refs)) for slot, refs in slots.items()]))
                for option, slots in found.items()
            ]
        )

    def refuse(self, choice: Choice) -> Refusal | None:
        """Things that may be picked, but not together."""
        wanted = sorted([(slot, refs[0]) for slot, refs in choice.picks.items()])
        for option, picks in self.moves():
            if option == choice.option and sorted(picks) == wanted:
                return None
        return Refusal(self.rule, {"option": choice.option, "together": True})

    def check(self, choice: Choice) -> Refusal | None:
        """As every question; where it could only say that this is not possible now, with the reason that there is."""
        refusal = super().check(choice)
        if refusal is None or self.why is None:
            return refusal
        said = refusal.rule != self.rule and choice.option not in self.closed()
        return refusal if said else self.why(choice) or refusal

    def closed(self) -> dict[str, Refusal]:
        """Options that one may think of and that have no move now."""
        if self.shut is None:
            return {}
        offered = [option for option, _ in self.moves()]
        return {option: refusal for option, refusal in self.shut().items() if option not in offered}

    def about(self) -> Facts:
        """What the rule tells with its question."""
        return {} if self.tell is None else self.tell()

    def draw(self, dice: Dice) -> Choice:
        """Any move."""
        moves = self.moves()
        return chosen(moves[dice.below(len(moves))])

    def every(self) -> Iterator[Choice]:
        """Every move."""
        for move in self.moves():
            yield chosen(move)


def chosen(move: Move) -> Choice:
    """A move as an answer."""
    return Choice(move[0], {slot: (ref,) for slot, ref in move[1]})


def choose(question: Moves) -> Play[Choice]:
    """Ask, unless there is only one thing to do."""
    moves = question.moves()
    if len(moves) == 1:
        return chosen(moves[0])
    return (yield from ask(question))
