"""What the presenters of all games share: a table told in its lines, events told by its teller."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, Generic, Protocol, TypeVar

from tianxia.core.asks import Ask
from tianxia.core.events import BEAT, Facts, Seat
from tianxia.telling.language import Texts
from tianxia.telling.words import option_words

SILENT: Final = (BEAT, "move", "deal", "gather", "shuffle", "pieces")  # the table shows them


class Teller:
    """Events in words. A game names its tellers by the kind of event, and what is said of all others."""

    def __init__(self, say: Texts, sides: list[str], viewer: Seat) -> None:
        self.say: Texts = say
        self.sides: list[str] = sides
        self.viewer: Seat = viewer
        self.tellers: dict[str, Callable[[Facts], list[str]]] = {}

    def side(self, seat: Seat) -> str:
        """A side by its name."""
        return self.say(f"seat-{self.sides[seat]}")

    def tell(self, told: Facts) -> list[str]:
        """The lines of one event."""
        kind = told["kind"]
        return [] if kind in SILENT else self.tellers.get(kind, self.other)(told)

    def other(self, told: Facts) -> list[str]:
        """An event without a teller of its own."""
        raise NotImplementedError


class TableLines(Protocol):
    """What lies on the table, in lines."""

    def table(self, view: Facts) -> list[str]:
        """Everything that lies open, in lines."""
        ...

    def hand(self, view: Facts) -> list[str]:
        """The viewer's own hand, in lines."""
        ...

    def discard(self, view: Facts) -> list[str]:
        """The open pile of what was played."""
        ...


T = TypeVar("T", bound=Teller)
L = TypeVar("L", bound=TableLines)


class Base(Generic[T, L]):
    """One for each match and language; a game adds its questions, choices and names."""

    def __init__(self, game: str, teller: T, lines: L) -> None:
        self.game: str = game
        self.say: Texts = teller.say
        self.viewer: Seat = teller.viewer
        self.teller: T = teller
        self.lines: L = lines

    # ---- the table

    def seat_names(self) -> tuple[str, ...]:
        """The sides as they are called on the command line, by seat."""
        return tuple(self.teller.sides)

    def side(self, seat: Seat) -> str:
        """The name of a side."""
        return self.teller.side(seat)

    def goal(self) -> str:
        """How the game is won."""
        return self.say("goal")

    def table(self, view: Facts) -> list[str]:
        """Everything that lies open, in lines."""
        return self.lines.table(view)

    def hand(self, view: Facts) -> list[str]:
        """The viewer's own hand, in lines."""
        return self.lines.hand(view)

    def discard(self, view: Facts) -> list[str]:
        """The open pile of what was played."""
        return self.lines.discard(view)

    def event(self, told: Facts) -> list[str]:
        """What happened, as the teller says it."""
        return self.teller.tell(told)

    def reason(self, rule: str) -> str:
        """Why the game is over, with the rule."""
        return f"{self.say(f'over-{rule}')} ({rule})"

    def beliefs(self, view: Facts, rows: list[Facts]) -> list[str]:
        """What a bot in this seat believes about hidden roles; a game that has them tells it in its own words."""
        return []

    # ---- questions

    def slot(self, slot: str) -> str:
        """What has to be named for an option."""
        return self.say(f"slot-{slot}")

    def short(self, kind: str) -> str:
        """The kind of a question without the game's name."""
        return kind.removeprefix(f"{self.game}.")

    def title(self, question: Ask) -> str:
        """What is decided, in two or three words."""
        return self.say(f"title-{self.short(question.kind)}")

    def words_of(self, options: Iterable[str]) -> dict[str, tuple[str, ...]]:
        """The words for each of these options: the player's own word first, its id, and those of both languages."""
        return option_words(self.say, self.game, options)
