"""The default board: any game on the full screen, its zones as rows, its counts in a line, what is offered as tiles."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tianxia.core.asks import Ref
from tianxia.core.events import Facts, Seat
from tianxia.telling.default import DefaultPresenter
from tianxia.telling.presenter import Presenter
from tianxia.telling.shapes import Part, faces_in, is_plain, parts
from tianxia.terminal.full.board import Tile
from tianxia.terminal.full.draw import fit, whole
from tianxia.terminal.full.palette import Palette

SIGNS: Final = ("●", "■", "▲", "◆", "★", "✚", "◗", "▼", "✦", "⬟")  # a seat is known by its sign, not by colour alone
COLOURS: Final = ("indigo", "madder", "jade", "ochre")


def make_board(presenter: Presenter) -> DefaultBoard:
    """The board of one match."""
    return DefaultBoard(presenter)


class DefaultBoard:
    """One for each match and language."""

    def __init__(self, presenter: Presenter) -> None:
        self.shown: Presenter = presenter
        self.beliefs: list[Facts] = []
        self._named: DefaultPresenter | None = None

    def _words(self, view: Facts) -> DefaultPresenter:
        """How parts of the table are called, also in a game whose presenter has no names for them."""
        if self._named is None:
            self._named = DefaultPresenter(self.shown.say, view)
        return self._named

    def mark(self, seat: Seat | None) -> tuple[str, str]:
        """The sign of a seat and the name of its colour."""
        if seat is None or seat < 0:
            return "·", "ink-3"
        return SIGNS[seat % len(SIGNS)], COLOURS[seat % len(COLOURS)]

    def head(self, view: Facts, ink: Palette) -> Text:
        """The seal and the game, and whatever single numbers the table has."""
        line = Text(no_wrap=True, overflow="ellipsis")
        line.append(" 天下 ", style=f"bold {ink['on-fill']} on {ink['cinnabar-fill']}")
        line.append(f"  {self.shown.say('game-name')}  ", style=f"bold {ink['ink']}")
        for part in self._of(view, None, plain=True):
            line.append(f" {self._words(view).label(part)} ", style=ink["ink-3"])
            line.append(str(part.fact), style=f"bold {ink['ink']}")
        return line

    def score(self, view: Facts, ink: Palette, width: int) -> Text:
        """The counts of each seat, one line for each."""
        return whole([self._seat(view, seat, ink) for seat in range(len(self.shown.seat_names()))])

    def _seat(self, view: Facts, seat: Seat, ink: Palette) -> Text:
        sign, colour = self.mark(seat)
        line = Text(f" {sign} ", style=ink[colour], no_wrap=True, overflow="ellipsis")
        line.append(fit(self.shown.side(seat), 14), style=f"bold {ink['ink']}")
        for part in self._of(view, seat, plain=True):
            line.append(f" {self._words(view).label(part)} ", style=ink["ink-3"])
            line.append(str(part.fact), style=f"bold {ink[colour]}")
        return line

    def banner(self, view: Facts, ink: Palette) -> Text:
        """Nothing is special in a game that nobody has drawn."""
        return Text()

    def rival(self, view: Facts, ink: Palette, width: int, tall: bool) -> Text:
        """What lies before the others."""
        lines: list[Text] = []
        for seat in range(len(self.shown.seat_names())):
            if seat != view["viewer"]:
                lines += [self._row(view, part, ink) for part in self._of(view, seat, plain=False)]
        return whole(lines)

    def middle(self, view: Facts, ink: Palette, width: int, height: int, tall: bool) -> Text:
        """What lies in the middle, then what lies before the viewer and is not in the hand."""
        shared = self._of(view, None, plain=False)
        own = [part for part in self._of(view, view["viewer"], plain=False) if not faces_in(part.fact)]
        return whole([self._row(view, part, ink) for part in [*shared, *own]])

    def _row(self, view: Facts, part: Part, ink: Palette) -> Text:
        sign, colour = self.mark(part.seat)
        line = Text(f" {sign} ", style=ink[colour], no_wrap=True, overflow="ellipsis")
        line.append(fit(self._words(view).label(part), 16), style=ink["ink-3"])
        line.append(f" {self._words(view).fact(part.fact)}", style=ink["ink"])
        return line

    def tiles(self, view: Facts, refs: tuple[Ref, ...]) -> list[Tile]:
        """Things of one name are one tile."""
        found: dict[str, list[Ref]] = {}
        for ref in refs:
            found.setdefault(self.shown.look(view, ref), []).append(ref)
        own = self.hand(view)
        return [
            Tile(tuple(alike), name, "", name, "", self._text(view, alike[0]) or name, shown=alike[0] not in own)
            for name, alike in found.items()
        ]

    def _text(self, view: Facts, ref: Ref) -> str | None:
        face = faces_in(view).get(ref)
        return None if face is None else self.shown.card_text(face)

    def hand(self, view: Facts) -> tuple[Ref, ...]:
        """The cards that lie before the viewer."""
        return tuple([ref for part in self._of(view, view["viewer"], plain=False) for ref in faces_in(part.fact)])

    def _of(self, view: Facts, seat: Seat | None, plain: bool) -> list[Part]:
        return [part for part in parts(view) if part.seat == seat and is_plain(part.fact) == plain]
