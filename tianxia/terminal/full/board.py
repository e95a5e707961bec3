"""What a game draws for the full screen: its table in blocks, and the tiles of what can be picked."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from rich.text import Text

from tianxia.core.asks import Ref
from tianxia.core.events import Facts, Seat
from tianxia.games import part_of
from tianxia.telling.base import Base
from tianxia.telling.language import Texts
from tianxia.telling.presenter import Presenter
from tianxia.terminal.full.draw import fit
from tianxia.terminal.full.palette import Palette

TABLE_KEY: Final = "t"  # shows the whole table in words
NOBODY: Final = ("·", "ink-3")
SIDES: Final = (("●", "indigo"), ("■", "madder"))  # side A is round, side B is square


@dataclass(frozen=True, slots=True)
class Tile:
    """Cards that are alike and lie in the same place: the player takes up some of them."""

    refs: tuple[Ref, ...]
    head: str  # value and sign
    brush: str  # the name in Chinese, where the data has it
    name: str
    short: str  # what it does, in a few words
    text: str  # in full, for the line below the hand
    shown: bool = False  # not in the hand: it lies on the table


class Board(Protocol):
    """The pictures of one game."""

    beliefs: list[Facts]  # what a bot in the viewer's seat would believe of hidden roles; set before drawing

    def head(self, view: Facts, ink: Palette) -> Text:
        """The line above everything."""
        ...

    def score(self, view: Facts, ink: Palette, width: int) -> Text:
        """Scores and supplies of all seats, one line for each."""
        ...

    def banner(self, view: Facts, ink: Palette) -> Text:
        """What is special now; empty if nothing is."""
        ...

    def rival(self, view: Facts, ink: Palette, width: int, tall: bool) -> Text:
        """The other hands, as far as they are known."""
        ...

    def middle(self, view: Facts, ink: Palette, width: int, height: int, tall: bool) -> Text:
        """What is being fought over; lines beyond this height are counted, not shown."""
        ...

    def tiles(self, view: Facts, refs: tuple[Ref, ...]) -> list[Tile]:
        """These cards as tiles, in the order of the hand."""
        ...

    def hand(self, view: Facts) -> tuple[Ref, ...]:
        """The viewer's cards as they are to be drawn."""
        ...

    def mark(self, seat: Seat | None) -> tuple[str, str]:
        """The sign of a side and the name of its colour."""
        ...


P = TypeVar("P", bound=Base[Any, Any, Any])
Sign = tuple[str, str]  # of a side, and the name of its colour


class GameBoard(Generic[P]):
    """What the boards of all games share. One for each match and language."""

    marks: ClassVar[dict[str, Sign]] = {}  # side -> its sign

    def __init__(self, presenter: P) -> None:
        self.shown: P = presenter
        self.say: Texts = presenter.say
        self.beliefs: list[Facts] = []

    def mark(self, seat: Seat | None) -> Sign:
        """The sign of a side."""
        return NOBODY if seat is None else self.marks[self.shown.seat_names()[seat]]

    def hand(self, view: Facts) -> tuple[Ref, ...]:
        """The viewer's cards, in a game in which each seat has a hand."""
        return tuple([each["card"] for each in view["seats"][view["viewer"]]["hand"]["known"]])

    def alike(self, view: Facts, refs: Iterable[Ref]) -> dict[tuple[bool, str], list[Ref]]:
        """Those of these cards that look the same: whether they are in the hand, and their face."""
        faces, held = self.shown.things.in_sight(view), self.hand(view)
        found: dict[tuple[bool, str], list[Ref]] = {}
        for ref in refs:
            if ref in faces:
                found.setdefault((ref in held, faces[ref]), []).append(ref)
        return found


def more(say: Texts, ink: Palette, key: str = TABLE_KEY) -> Callable[[int], Text]:
    """The mark for lines that do not fit, with the key that shows them."""
    return lambda count: Text(say("full-more", count=count, key=key), style=f"bold {ink['ochre']}")


def title(say: Texts, brush: str, ink: Palette) -> Text:
    """How the line above everything begins: the seal, the name of the game, its name in Chinese."""
    line = Text(no_wrap=True)
    line.append(" 天下 ", style=f"bold {ink['on-fill']} on {ink['cinnabar-fill']}")
    line.append(f"  {say('game-name')} ", style=f"bold {ink['ink']}")
    line.append(f"{brush}   ", style=ink["ink-2"])
    return line


def side_line(name: str, mark: tuple[str, str], ink: Palette) -> Text:
    """How the line of a side begins: its sign and its name."""
    sign, colour = mark
    line = Text(no_wrap=True)
    line.append(f" {sign} ", style=ink[colour])
    line.append(fit(name, 10), style=f"bold {ink['ink']}")
    return line


def board(game: str, presenter: Presenter) -> Board:
    """The board of a game; the default one where the game has none."""
    module = part_of(game, "board") or import_module("tianxia.terminal.full.default")
    made: Board = module.make_board(presenter)
    return made
