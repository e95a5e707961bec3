"""What a game tells in words: its table, choices and events, and how its cards are named; for terminal and server."""

from __future__ import annotations

from typing import Protocol

from tianxia.core.asks import Ask, Choice, Ref, Refusal
from tianxia.core.events import Facts, Seat
from tianxia.games import part_of
from tianxia.telling.default import DefaultPresenter
from tianxia.telling.language import Texts
from tianxia.telling.menu import MenuEntry


class Presenter(Protocol):
    """One for each match and language; it is made from the first view and sees nothing but views, questions, events."""

    say: Texts

    def seat_names(self) -> tuple[str, ...]:
        """The sides as they are called on the command line, by seat."""
        ...

    def side(self, seat: Seat) -> str:
        """The name of a side."""
        ...

    def goal(self) -> str:
        """What a player should know when sitting down."""
        ...

    def table(self, view: Facts) -> list[str]:
        """Everything open, in lines."""
        ...

    def glance(self, view: Facts) -> list[str]:
        """What matters most of the table, in a few lines."""
        ...

    def hand(self, view: Facts) -> list[str]:
        """The viewer's hand, in lines."""
        ...

    def discard(self, view: Facts) -> list[str]:
        """The open pile of what was played, in lines."""
        ...

    def title(self, question: Ask) -> str:
        """What is decided, in two or three words."""
        ...

    def prompt(self, view: Facts, question: Ask) -> str:
        """What is decided, in a sentence."""
        ...

    def describe(self, view: Facts, kind: str, choice: Choice) -> str:
        """A complete choice and what it does."""
        ...

    def option(self, view: Facts, entry: MenuEntry) -> str:
        """An option that still needs cards, or that is closed."""
        ...

    def slot(self, slot: str) -> str:
        """What has to be named for an option, in a few words."""
        ...

    def example(self, view: Facts, choice: Choice) -> str:
        """How a player may type the cards of a choice."""
        ...

    def highlights(self, view: Facts, option: str, choices: list[Choice]) -> list[Choice]:
        """Of many choices the few that are worth a number of their own."""
        ...

    def options(self) -> dict[str, tuple[str, ...]]:
        """The words for each option of the game, in all languages."""
        ...

    def heard(self, kind: str, words: list[str]) -> list[str]:
        """The words of a move with its option first: a game may let its players leave out what is plain."""
        ...

    def read_cards(self, words: list[str]) -> list[str]:
        """The typed words as one word for each card."""
        ...

    def find(self, view: Facts, word: str, among: tuple[Ref, ...], count: int) -> list[Ref]:
        """The cards that a word may mean if this many are wanted, the likeliest first."""
        ...

    def visible(self, view: Facts) -> tuple[Ref, ...]:
        """Every card that the viewer can see."""
        ...

    def look(self, view: Facts, ref: Ref) -> str:
        """What distinguishes a card from those that are not alike."""
        ...

    def card_text(self, word: str) -> str | None:
        """The full text of the card that is meant."""
        ...

    def in_sight(self, view: Facts) -> list[str]:
        """The texts of all cards that lie in sight, each once."""
        ...

    def why(self, view: Facts, refusal: Refusal) -> list[str]:
        """The facts that made a choice fail."""
        ...

    def event(self, told: Facts) -> list[str]:
        """What happened, in lines; none for what is not worth a line."""
        ...

    def outcome(self, view: Facts) -> list[str]:
        """Who won and why."""
        ...

    def ending(self, view: Facts) -> list[str]:
        """The same, where the points of all stand beside it."""
        ...

    def beliefs(self, view: Facts, rows: list[Facts]) -> list[str]:
        """What a bot in this seat believes about hidden roles, in lines; none where there are no such roles."""
        ...


def presenter(game: str, say: Texts, view: Facts) -> Presenter:
    """The presenter of a game for the viewer of this view; the default one where the game has none."""
    words = part_of(game, "words")
    made: Presenter = DefaultPresenter(say, view) if words is None else words.present(say, view)
    return made
