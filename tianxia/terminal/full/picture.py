"""The full-screen table as a picture: its parts from top to bottom, drawn anew whenever something has changed."""

from __future__ import annotations

from typing import Final

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from tianxia.core.events import Facts
from tianxia.telling.ledger import Ledger, rules_of
from tianxia.telling.menu import MenuEntry
from tianxia.telling.presenter import Presenter
from tianxia.terminal import answers
from tianxia.terminal.full.board import Board, Tile, board
from tianxia.terminal.full.palette import DARK, LIGHT, Palette, palette, theme
from tianxia.terminal.full.parts import OptionRows, Row, Tiles
from tianxia.terminal.full.picking import Picking
from tianxia.terminal.sitting import Sitting

WIDE: Final = 100  # from here on the log stands beside the table
LOG_WIDTH: Final = 42
TALL: Final = 34
KEYS: Final = ("hint", "why", "undo", "help", "quit", "rules", "discard", "save", "language", "theme")
LETTER: Final = dict(zip(KEYS, "hwu?qrdslt", strict=True))
NOTHING: Final = -1  # no row of the prompt is chosen: Enter does nothing


class Picture(App[None]):
    """What is seen; what the keys do is told in `app`."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, table: Sitting, shown: Presenter, spec: str = "", dark: bool = True) -> None:
        super().__init__()
        self.register_theme(theme(dark=True))
        self.register_theme(theme(dark=False))
        self.theme = DARK if dark else LIGHT
        self.title = shown.say("game-name")
        self.table = table
        self.shown = shown
        self.spec = spec
        self.is_dark = dark
        self.ledger: Ledger = rules_of(table.game)
        self.story = [(told, False) for told in table.past()]  # what happened, and whether it is new
        self.board: Board = board(table.game, shown)
        self.opening = [] if table.answers else [shown.goal()]
        self.picking: Picking | None = None
        self.entries: list[MenuEntry] = []
        self.may: set[str] = set()
        self.cursor = 0
        self.chosen = NOTHING  # of the rows of the prompt
        self.note = ""
        self.then = ""  # what is noted when the bots are done
        self.is_waiting = False  # for a bot that takes its time

    # ---- set-up

    def compose(self) -> ComposeResult:
        """The parts from top to bottom."""
        yield Static(id="head")
        yield Static(id="score")
        yield Static(id="banner")
        with Horizontal(id="main"):
            with Vertical(id="felt"):
                yield Static(id="rival")
                yield Static(id="middle")
            yield Static(id="log")
        yield Tiles(self.click_tile, id="tiles")
        yield Static(id="detail")
        with Vertical(id="prompt"):
            yield Static(id="ask")
            yield OptionRows(self.click_row, id="options")
        yield Static(id="strip")
        yield Static(id="keys")

    def on_resize(self, event: events.Resize) -> None:
        """Everything is drawn for the size that there is."""
        self.set_class(event.size.width >= WIDE, "wide")
        self.set_class(event.size.height >= TALL, "tall")
        self.call_after_refresh(self.paint)

    @property
    def ink(self) -> Palette:
        """The colours of the theme."""
        return palette(self.is_dark)

    def click_tile(self, place: int) -> None:
        """A click on a tile."""
        raise NotImplementedError

    def click_row(self, place: int) -> None:
        """A click on a row of the prompt."""
        raise NotImplementedError

    def tiles(self) -> list[Tile]:
        """The tiles that can be marked now."""
        view = self.table.view()
        refs = self.board.hand(view) if self.picking is None else self.picking.refs()
        return self.board.tiles(view, refs)

    def paint(self) -> None:
        """Draw everything, unless a bot is at the table."""
        if self.is_waiting or not self.query("#head"):
            return
        view, ink, width = self.table.view(), self.ink, self.size.width
        tall = self.has_class("tall")
        table_width = width - (LOG_WIDTH if self.has_class("wide") else 0)
        self.part("#head").update(self.board.head(view, ink))
        self.part("#score").update(self.board.score(view, ink, width))
        banner = self.board.banner(view, ink)
        self.part("#banner").update(banner)
        self.part("#banner").set_class(bool(banner.plain), "on")
        self.set_class(bool(banner.plain), "event")
        self.part("#rival").update(self.board.rival(view, ink, table_width, tall))
        self.part("#middle").update(self.board.middle(view, ink, table_width - (8 if tall else 2), tall))
        self.paint_log()
        self.paint_hand()
        self.paint_prompt(view)
        self.part("#keys").update(self.key_line())

    def part(self, selector: str) -> Static:
        """One part of the screen."""
        return self.query_one(selector, Static)

    def paint_log(self) -> None:
        """The newest lines below; what is new since the last decision in full ink."""
        lines = [Text(f"· {line}", style=self.ink["ink-3"]) for line in self.opening]
        for told, new in self.story:
            sign, colour = self.board.mark(told.get("seat"))
            for line in self.shown.event(told):
                text = Text(f"{sign} ", style=self.ink[colour])
                text.append(line, style=self.ink["ink"] if new else self.ink["ink-3"])
                lines.append(text)
        room = max(3, self.query_one("#main").size.height)
        shown: list[Text] = []
        height = 0
        for text in reversed(lines):
            height += max(1, -(-text.cell_len // 34))
            if height > room:
                break
            shown.insert(0, text)
        self.part("#log").update(Text("\n").join(shown))
        strip = Text("  ").join(lines[-2:])
        if strip.cell_len > self.size.width - 2 and lines:
            strip = lines[-1].copy()
        strip.no_wrap = True
        strip.overflow = "ellipsis"
        self.part("#strip").update(strip)

    def paint_hand(self) -> None:
        """The tiles, and the text of the one at the cursor."""
        tiles, picking = self.tiles(), self.picking
        self.cursor = max(0, min(self.cursor, len(tiles) - 1))
        counts = [0 if picking is None else picking.count(tile) for tile in tiles]
        may = [bool(self.may.intersection(tile.refs)) for tile in tiles]
        size = self.size.width
        self.query_one("#tiles", Tiles).paint(tiles, counts, may, self.cursor, self.ink, size, self.has_class("tall"))
        about = tiles[self.cursor].text if tiles else ""
        style = self.ink["ochre"] if self.note else self.ink["ink-2"]
        self.part("#detail").update(Text(self.note or about, style=style, no_wrap=True, overflow="ellipsis"))

    def rows(self) -> list[Row]:
        """The list of the prompt: first what the marked cards would do, then the numbered options."""
        question = self.table.question()
        if question is None or self.picking is None:
            return []
        view = self.table.view()
        rows: list[Row] = []
        choice, refusal = self.picking.choice(), self.picking.why_not()
        if choice is not None and self.picking.is_begun():
            rows.append(("", "…", self.shown.describe(view, question.kind, choice)))
        elif self.picking.up and refusal is not None:
            rows.append(("wrong", "?", answers.rule_first(refusal, self.shown.say)))
        elif choice is not None and self.picking.lacks() is None:
            rows.append(("", "⏎", self.shown.describe(view, question.kind, choice)))
        elif choice is not None:
            rows.append(("", "⏎", self.shown.slot(self.picking.lacks() or "") + " …"))
        for entry in self.entries:
            if entry.choice is not None:
                words = self.shown.describe(view, question.kind, entry.choice)
            else:
                words = self.shown.option(view, entry)
            if entry.refusal is not None:
                words = f"{words} · {self.shown.say('full-not-now')} ({entry.refusal.rule})"
            rows.append(("closed" if entry.refusal else "", str(entry.number), words))
        if 0 <= self.chosen < len(rows):
            state, key, words = rows[self.chosen]
            rows[self.chosen] = (state or "chosen", key, ("› " if state else "") + words)
        return rows

    def paint_prompt(self, view: Facts) -> None:
        """What is decided, and the list."""
        question, ink = self.table.question(), self.ink
        ask = Text()
        if question is None:
            ask = Text("\n".join(self.shown.outcome(view) if self.table.is_over else []), style=f"bold {ink['ink']}")
        else:
            ask.append(self.shown.title(question), style=f"bold {ink['cinnabar']}")
            ask.append(f"  {question.rule}  ", style=ink["indigo"])
            ask.append(self.shown.prompt(view, question), style=ink["ink"])
            if self.picking is not None and self.picking.pick is not None:
                ask.append(f"  {self.shown.slot(self.picking.pick.slot)} …", style=f"bold {ink['ochre']}")
        self.part("#ask").update(ask)
        rows = self.rows()
        self.chosen = min(self.chosen, len(rows) - 1)
        options = self.query_one("#options", OptionRows)
        lines = max(1, -(-ask.cell_len // max(1, self.size.width - 5)))
        room = self.query_one("#prompt").size.height - min(2, lines)
        options.paint(rows, self.chosen, ink, self.size.width - 4, max(1, room))

    def key_line(self) -> Text:
        """The letters, as far as they fit."""
        line = Text(no_wrap=True, overflow="ellipsis")
        for name, key in LETTER.items():
            line.append(f" {key}", style=f"bold {self.ink['cinnabar']}")
            line.append(f" {self.shown.say(f'full-{name}')} ", style=self.ink["ink-3"])
        return line
