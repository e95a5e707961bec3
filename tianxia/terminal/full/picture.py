"""The full-screen table as a picture: its parts from top to bottom, drawn anew whenever something has changed."""

from __future__ import annotations

from typing import Final

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.geometry import Size
from textual.widgets import Static

from tianxia.core.events import Facts
from tianxia.telling.ledger import Ledger, rules_of
from tianxia.telling.menu import MenuEntry
from tianxia.telling.presenter import Presenter
from tianxia.terminal import answers
from tianxia.terminal.full.board import Board, Tile, board, more
from tianxia.terminal.full.draw import broken, clip, lines_of, whole
from tianxia.terminal.full.palette import DARK, LIGHT, Palette, palette, theme
from tianxia.terminal.full.parts import OptionRows, Row, Tiles
from tianxia.terminal.full.picking import Picking
from tianxia.terminal.sitting import Sitting

LEAST: Final = (80, 24)  # columns and rows; in a smaller window the table is not drawn
WIDE: Final = 100  # from here on the log stands beside the table
LOG_WIDTH: Final = 42
LOG_EDGE: Final = 4  # of it, that holds no text
TALL: Final = 34
KEYS: Final = (
    "hint", "why", "undo", "table", "log", "info", "help", "quit", "rules", "discard", "save", "language", "theme",
)  # fmt: skip
LETTER: Final = dict(zip(KEYS, "hwutli?qrdsgc", strict=True))
LEAST_PROMPT: Final = 5  # rows
MOST: Final = 8
MOST_TALL: Final = 11
NOTHING: Final = -1  # no row of the prompt is chosen: Enter does nothing
PACES: Final = ("watch", "skip", "quit")  # of a player who is out


def too_small(size: Size) -> bool:
    """Whether a window is too small for a table."""
    return size.width < LEAST[0] or size.height < LEAST[1]


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
        table.pace = None  # a player who is out is asked how to go on

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
        yield Static(id="small")

    def on_resize(self, event: events.Resize) -> None:
        """Everything is drawn for the size that there is; if that is too small, it is said in a sentence."""
        self.set_class(event.size.width >= WIDE, "wide")
        self.set_class(event.size.height >= TALL, "tall")
        self.set_class(too_small(event.size), "small")  # the size of the app may still be the one before
        self.call_after_refresh(self.paint)

    @property
    def is_small(self) -> bool:
        """Whether the window is too small for a table."""
        return too_small(self.size)

    @property
    def looks_on(self) -> bool:
        """Whether the player is out while the others play on."""
        return self.table.is_out and not self.table.is_over and self.table.question() is None

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
        if not self.query("#head"):
            return
        self.paint_small()
        if self.is_waiting:
            return
        view, ink, width = self.table.view(), self.ink, self.size.width
        tall = self.has_class("tall")
        table_width = width - (LOG_WIDTH if self.has_class("wide") else 0)
        self.board.beliefs = self.table.beliefs() or []
        left = self.size.height
        for part, lines, most in (
            ("#head", [self.board.head(view, ink)], 1),
            ("#score", lines_of(self.board.score(view, ink, width)), 5 if tall else 3),
            ("#banner", broken(self.board.banner(view, ink), width - 2), 3 if tall else 2),
        ):
            left -= self.fill(part, lines, most, width)
        rival = lines_of(self.board.rival(view, ink, table_width, tall))
        above = self.fill("#rival", rival, 6 if tall else 1, table_width)
        frame, sides = (2, 6) if tall else (0, 2)
        left -= self.key_rows()
        whole_table = lines_of(self.board.middle(view, ink, table_width - sides, left, tall))
        wanted = 0 if tall else len([line for line in whole_table if line.plain.strip()])
        left -= self.paint_below(view, left - above - wanted)
        self.paint_log(left)
        left -= above
        middle = self.board.middle(view, ink, table_width - sides, max(1, left - frame), tall)
        self.fill("#middle", lines_of(middle), max(1, left - frame), table_width - sides, least=left)

    def paint_below(self, view: Facts, room: int) -> int:
        """The hand and the prompt; they are drawn shorter where the table needs the room. How many rows they take."""
        tall = self.has_class("tall")
        hand = self.paint_hand(3 if tall or self.note else 2)
        prompt = self.paint_prompt(view, MOST_TALL if tall else MOST)
        if not tall and hand + prompt > room:
            hand = self.paint_hand(2 if self.note else 1)
        if not tall and hand + prompt > room:
            prompt = self.paint_prompt(view, max(LEAST_PROMPT, room - hand))
        return hand + prompt

    def fill(self, part: str, lines: list[Text], most: int, width: int, least: int = 0) -> int:
        """Lines into a part of the screen, with a mark for those that do not fit; how many rows it takes."""
        full = [line for line in lines if line.plain.strip()] or not least
        shown = clip(lines, most, more(self.shown.say, self.ink), width - 1) if full else []
        used = len(shown) if any(line.plain.strip() for line in shown) else 0
        for line in shown:
            line.truncate(width, overflow="ellipsis")
        self.part(part).update(whole(shown))
        self.part(part).styles.height = least or max(used, 1)
        self.part(part).display = bool(least or used) and not self.is_small
        return least or used

    def paint_small(self) -> None:
        """The sentence of a window that is too small."""
        (width, height), (least_width, least_height) = self.size, LEAST
        facts = {"width": width, "height": height, "least_width": least_width, "least_height": least_height}
        self.part("#small").update(Text(self.shown.say("full-small", **facts)))

    def part(self, selector: str) -> Static:
        """One part of the screen."""
        return self.query_one(selector, Static)

    def log_lines(self) -> list[Text]:
        """All that happened; what is new since the last decision in full ink."""
        lines = [Text(f"· {line}", style=self.ink["ink-3"]) for line in self.opening]
        for told, new in self.story:
            sign, colour = self.board.mark(told.get("seat"))
            for line in self.shown.event(told):
                text = Text(f"{sign} ", style=self.ink[colour])
                text.append(line, style=self.ink["ink"] if new else self.ink["ink-3"])
                lines.append(text)
        return lines

    def paint_log(self, room: int) -> None:
        """The newest lines below, beside the table or in one line above the keys."""
        lines = self.log_lines()
        told = [part for line in lines[-room:] for part in broken(line, LOG_WIDTH - LOG_EDGE)]
        if len(told) > room or len(lines) > room:
            mark = Text(self.shown.say("full-more", count=len(lines), key=LETTER["log"]), style=self.ink["ochre"])
            told = [mark, *told[len(told) - room + 1 :]]
        self.part("#log").update(Text("\n").join(told))
        strip = Text("  ").join(lines[-2:])
        if strip.cell_len > self.size.width - 2 and lines:
            strip = lines[-1].copy()
        strip.truncate(self.size.width - 2, overflow="ellipsis")
        self.part("#strip").update(strip)

    def key_rows(self) -> int:
        """The letters at the bottom, and above them the last line of the log where it does not stand beside."""
        self.part("#keys").update(self.key_line())
        return 1 if self.has_class("wide") else 2

    def paint_hand(self, most: int) -> int:
        """The tiles, and the text of the one at the cursor in at most this many lines; how many rows they take."""
        tiles, picking = self.tiles(), self.picking
        self.cursor = max(0, min(self.cursor, len(tiles) - 1))
        counts = [0 if picking is None else picking.count(tile) for tile in tiles]
        may = [bool(self.may.intersection(tile.refs)) for tile in tiles]
        size, tall = self.size.width, self.has_class("tall")
        self.query_one("#tiles", Tiles).paint(tiles, counts, may, self.cursor, self.ink, size, tall)
        height = (7 if tall else 4) if tiles else 0
        self.part("#tiles").styles.height = max(1, height)
        self.part("#tiles").display = bool(tiles) and not self.is_small
        about = tiles[self.cursor].text if tiles else ""
        style = self.ink["ochre"] if self.note else self.ink["ink-2"]
        lines = broken(Text(self.note or about, style=style), size - 3)
        key = LETTER["info"]
        shown = clip(lines, most, more(self.shown.say, self.ink, key), size - 3)
        self.part("#detail").update(whole(shown))
        self.part("#detail").styles.height = max(1, len(shown))
        return height + max(1, len(shown))

    def rows(self) -> list[Row]:
        """The list of the prompt: first what the marked cards would do, then the numbered options."""
        question = self.table.question()
        if self.looks_on:
            paces = [("", str(number), self.shown.say(f"ui-out-{pace}")) for number, pace in enumerate(PACES, 1)]
            return [("chosen", *row[1:]) if place == self.chosen else row for place, row in enumerate(paces)]
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

    def paint_prompt(self, view: Facts, most: int) -> int:
        """What is decided, and the list, in at most this many rows; how many they take."""
        question, ink = self.table.question(), self.ink
        ask = Text()
        if question is None:
            told = [self.shown.say("ui-out" if self.looks_on else "ui-thinking")]
            told = answers.ending(self.table, self.shown) if self.table.is_over else told
            ask = Text("\n".join(told), style=f"bold {ink['ink']}")
        else:
            ask.append(self.shown.title(question), style=f"bold {ink['cinnabar']}")
            ask.append(f"  {question.rule}  ", style=ink["indigo"])
            ask.append(self.shown.prompt(view, question), style=ink["ink"])
            if self.picking is not None and self.picking.pick is not None:
                ask.append(f"  {self.shown.slot(self.picking.pick.slot)} …", style=f"bold {ink['ochre']}")
        rows = self.rows()
        self.chosen = min(self.chosen, len(rows) - 1)
        width = self.size.width - 4
        asked = clip(broken(ask, width - 1), min(4, most // 2), self.asked_more, width - 1)
        self.part("#ask").update(whole(asked))
        self.part("#ask").styles.height = len(asked)
        options = self.query_one("#options", OptionRows)
        spare = 1 if self.picking is not None and len(rows) == len(self.entries) else 0  # for what is picked up
        height = min(most, max(LEAST_PROMPT, len(asked) + options.height_of(rows, width) + spare))
        self.query_one("#prompt").styles.height = height
        options.paint(rows, self.chosen, ink, width, max(1, height - len(asked)))
        return height

    def asked_more(self, count: int) -> Text:
        """The mark of a question that is longer than its room: all of it stands on the page of the table."""
        return more(self.shown.say, self.ink, LETTER["table"])(count)

    def key_line(self) -> Text:
        """The letters, as far as they fit."""
        line = Text(no_wrap=True)
        for name, key in LETTER.items():
            part = Text().append(f" {key}", style=f"bold {self.ink['cinnabar']}")
            part.append(f" {self.shown.say(f'full-{name}')} ", style=self.ink["ink-3"])
            if line.cell_len + part.cell_len > self.size.width:
                break
            line.append_text(part)
        return line
