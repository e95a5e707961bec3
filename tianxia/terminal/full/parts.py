"""The parts of the full screen that can be clicked: the tiles of the hand and the list of options."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from typing import Final

from rich.text import Text
from textual import events
from textual.widgets import Static

from tianxia.terminal.full.board import Tile
from tianxia.terminal.full.draw import beside, card, fit, whole
from tianxia.terminal.full.palette import Palette

BODY: Final = 4  # lines below the value on a large tile
MARGIN: Final = 4  # cells on each side that say how many tiles are not in sight
INDENT: Final = 5  # cells before the words of an option
Row = tuple[str, str, str]  # state ("", "closed", "chosen", "play", "wrong"), key, text


class Tiles(Static):
    """The hand, one tile for alike cards; a click picks one more up."""

    def __init__(self, clicked: Callable[[int], None], id: str) -> None:
        super().__init__(id=id)
        self.clicked = clicked
        self.first = 0
        self.step = 1
        self.shown = 0
        self.margin = 0

    def paint(
        self, tiles: list[Tile], counts: list[int], may: list[bool], at: int, ink: Palette, width: int, tall: bool
    ) -> None:
        """Draw as many tiles as fit, the one at the cursor always among them; at the ends, how many more there are."""
        inner = max(5, min(14, width // max(1, len(tiles)) - 2))
        self.step = inner + 2
        self.margin = 0 if len(tiles) * self.step <= width else MARGIN
        fits = max(1, (width - 2 * self.margin) // self.step)
        self.first = min(max(0, at - fits + 1), max(0, len(tiles) - fits)) if at >= fits else 0
        self.shown = min(fits, len(tiles) - self.first)
        blocks = [
            self._tile(tiles[n], counts[n], may[n], n == at, ink, inner, tall)
            for n in range(self.first, self.first + self.shown)
        ]
        if self.margin:
            after = len(tiles) - self.first - self.shown
            blocks.insert(0, self._hidden(f"‹{self.first}" if self.first else "", ink))
            blocks.append(self._hidden(f" {after}›" if after else "", ink))
        self.update(whole(beside(blocks, gap="")) if blocks else Text())

    def _hidden(self, words: str, ink: Palette) -> list[Text]:
        """How many tiles lie beyond the edge."""
        return [Text(" " * MARGIN), Text(fit(words, MARGIN), style=f"bold {ink['ochre']}")]

    def _tile(self, tile: Tile, up: int, may: bool, here: bool, ink: Palette, inner: int, tall: bool) -> list[Text]:
        text = ink["ink"] if may or up else ink["ink-3"]
        edge = ink["cinnabar"] if up else ink["jade"] if may else ink["ink-2"] if here else ink["card-edge"]
        ground = ink["cinnabar-wash"] if up else ink["card"]
        number = f"×{len(tile.refs)}" if len(tile.refs) > 1 else "*" if tile.shown else ""
        head = fit(tile.head, inner - len(number)) + number
        if tall:
            name = textwrap.wrap(tile.name, inner, break_long_words=False)  # a long word ends in a point
            about = textwrap.wrap(tile.short, inner, break_long_words=False)
            lines = [(line, text) for line in ([tile.brush] if tile.brush else [])]
            lines += [(line, f"italic {text}") for line in name]
            lines += [(line, ink["ink-3"]) for line in about]
            rows = [(head, f"bold {text}"), *(lines + [("", text)] * BODY)[:BODY]]
        else:
            rows = [(head, f"bold {text}"), (tile.name, text)]
        foot = f" {up}✓ " if up and inner > 5 else f"{up}✓" if up else "▲" if here else ""
        return card(rows, inner, f"bold {edge}" if here else edge, ground, foot, heavy=here)

    def on_click(self, event: events.Click) -> None:
        """The tile under the mouse."""
        place = (event.x - self.margin) // self.step
        if 0 <= place < self.shown:
            self.clicked(self.first + place)


class OptionRows(Static):
    """The numbered options; a click goes to one, a click on the red one plays it."""

    def __init__(self, clicked: Callable[[int], None], id: str) -> None:
        super().__init__(id=id)
        self.clicked = clicked
        self.places: list[int] = []  # the option of each line on the screen

    def paint(self, rows: list[Row], at: int, ink: Palette, width: int, height: int) -> None:
        """Draw as many rows as fit, the chosen one always among them and in full; the others as far as there is room,
        but at least one line each."""
        whole = self._shortened(self._wrapped(rows, width), at, height)
        first = 0
        while first < at and sum([len(lines) for lines in whole[first : at + 1]]) > height:
            first += 1
        text, self.places = Text(no_wrap=True, overflow="ellipsis"), []
        for place in range(first, len(rows)):
            if self.places and len(self.places) + len(whole[place]) > height:
                break
            state, key, _ = rows[place]
            left = len(rows) - place - 1
            full = left and len(self.places) + len(whole[place]) + len(whole[place + 1]) > height
            more = f"↑{first}" if place == first and first else f"↓{left}" if full else ""
            for n, line in enumerate(whole[place]):
                text.append("\n" if self.places else "")
                text.append_text(self._line(state, "" if n else key, line, "" if n else more, ink, width))
                self.places.append(place)
        self.update(text)

    def height_of(self, rows: list[Row], width: int) -> int:
        """How many lines all rows would take in full."""
        return sum([len(lines) for lines in self._wrapped(rows, width)])

    def _wrapped(self, rows: list[Row], width: int) -> list[list[str]]:
        return [textwrap.wrap(words, max(10, width - INDENT - 3)) or [""] for *_, words in rows]

    def _shortened(self, rows: list[list[str]], at: int, height: int) -> list[list[str]]:
        """One line of each row, all lines of the chosen one, and of the others as many as there is room for."""
        left = height - sum([len(lines) if place == at else 1 for place, lines in enumerate(rows)])
        short: list[list[str]] = []
        for place, lines in enumerate(rows):
            most = len(lines) if place == at else 1 + max(0, min(left, len(lines) - 1))
            left -= 0 if place == at else most - 1
            short.append([*lines[: most - 1], " ".join(lines[most - 1 :])])
        return short

    def _line(self, state: str, key: str, words: str, more: str, ink: Palette, width: int) -> Text:
        line = f" {key:>2}  {words}"
        if state in ("chosen", "play"):
            return Text(fit(line, width - 3) + f"{more:>3}", style=f"bold {ink['on-fill']} on {ink['cinnabar-fill']}")
        style = {"closed": ink["ink-3"], "wrong": ink["ochre"]}.get(state, ink["ink"])
        row = Text(f" {key:>2}  ", style=ink["cinnabar"] if state == "" else style)
        row.append(fit(words, width - INDENT - 3), style=style)
        row.append(f"{more:>3}", style=f"bold {ink['ochre']}")
        return row

    def on_click(self, event: events.Click) -> None:
        """The row under the mouse."""
        if event.y < len(self.places):
            self.clicked(self.places[event.y])
