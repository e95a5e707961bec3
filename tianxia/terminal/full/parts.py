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
Row = tuple[str, str, str]  # state ("", "closed", "chosen", "play", "wrong"), key, text


class Tiles(Static):
    """The hand, one tile for alike cards; a click picks one more up."""

    def __init__(self, clicked: Callable[[int], None], id: str) -> None:
        super().__init__(id=id)
        self.clicked = clicked
        self.first = 0
        self.step = 1
        self.shown = 0

    def paint(
        self, tiles: list[Tile], counts: list[int], may: list[bool], at: int, ink: Palette, width: int, tall: bool
    ) -> None:
        """Draw as many tiles as fit, the one at the cursor always among them."""
        inner = max(5, min(14, width // max(1, len(tiles)) - 2))
        self.step = inner + 2
        fits = max(1, width // self.step)
        self.first = min(max(0, at - fits + 1), max(0, len(tiles) - fits)) if at >= fits else 0
        self.shown = min(fits, len(tiles) - self.first)
        blocks = [
            self._tile(tiles[n], counts[n], may[n], n == at, ink, inner, tall)
            for n in range(self.first, self.first + self.shown)
        ]
        self.update(whole(beside(blocks, gap="")) if blocks else Text())

    def _tile(self, tile: Tile, up: int, may: bool, here: bool, ink: Palette, inner: int, tall: bool) -> list[Text]:
        text = ink["ink"] if may or up else ink["ink-3"]
        edge = ink["cinnabar"] if up else ink["jade"] if may else ink["ink-2"] if here else ink["card-edge"]
        ground = ink["cinnabar-wash"] if up else ink["card"]
        number = f"×{len(tile.refs)}" if len(tile.refs) > 1 else "*" if tile.shown else ""
        head = fit(tile.head, inner - len(number)) + number
        words = tile.name.split()
        if tall:
            name = textwrap.wrap(tile.name, inner)
            about = textwrap.wrap(tile.short, inner, break_long_words=False)
            lines = [(line, text) for line in ([tile.brush] if tile.brush else [])]
            lines += [(line, f"italic {text}") for line in name]
            lines += [(line, ink["ink-3"]) for line in about]
            rows = [(head, f"bold {text}"), *(lines + [("", text)] * BODY)[:BODY]]
        else:
            short = tile.name if len(tile.name) <= inner else words[0]
            rows = [(head, f"bold {text}"), (short, text)]
        foot = f" {up}✓ " if up and inner > 5 else f"{up}✓" if up else "▲" if here else ""
        return card(rows, inner, f"bold {edge}" if here else edge, ground, foot, heavy=here)

    def on_click(self, event: events.Click) -> None:
        """The tile under the mouse."""
        place = self.first + event.x // self.step
        if event.x // self.step < self.shown:
            self.clicked(place)


class OptionRows(Static):
    """The numbered options; a click goes to one, a click on the red one plays it."""

    def __init__(self, clicked: Callable[[int], None], id: str) -> None:
        super().__init__(id=id)
        self.clicked = clicked
        self.first = 0
        self.shown = 0

    def paint(self, rows: list[Row], at: int, ink: Palette, width: int, height: int) -> None:
        """Draw as many rows as fit, the chosen one always among them."""
        self.first = min(max(0, at - height + 1), max(0, len(rows) - height)) if at >= height else 0
        self.shown = min(height, len(rows) - self.first)
        text = Text(no_wrap=True, overflow="ellipsis")
        for place in range(self.first, self.first + self.shown):
            state, key, words = rows[place]
            if place > self.first:
                text.append("\n")
            more = "↑" if place == self.first and self.first else ""
            more = "↓" if place == self.first + self.shown - 1 and place + 1 < len(rows) else more
            text.append_text(self._row(state, key, words, more, ink, width))
        self.update(text)

    def _row(self, state: str, key: str, words: str, more: str, ink: Palette, width: int) -> Text:
        line = f" {key:>2}  {words}"
        if state in ("chosen", "play"):
            return Text(fit(line, width - 2) + f"{more:>2}", style=f"bold {ink['on-fill']} on {ink['cinnabar-fill']}")
        style = {"closed": ink["ink-3"], "wrong": ink["ochre"]}.get(state, ink["ink"])
        row = Text(f" {key:>2}  ", style=ink["cinnabar"] if state == "" else style)
        row.append(fit(words, width - 8), style=style)
        row.append(f"{more:>3}", style=ink["ink-3"])
        return row

    def on_click(self, event: events.Click) -> None:
        """The row under the mouse."""
        if event.y < self.shown:
            self.clicked(self.first + event.y)
