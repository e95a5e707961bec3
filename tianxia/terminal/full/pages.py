"""Pages that lie over the table: the log, the table in words, texts, why not, the help, the rules, the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

AROUND: Final = 10  # rows of a page, and of the table above and below it, that are not its text
FIELD: Final = 3  # rows of a field in which something is typed


class Sheet(ModalScreen[None]):
    """What all pages share: a text as long as it likes, scrolled in the room that there is."""

    others: ClassVar[int] = AROUND

    def on_mount(self) -> None:
        """Fit the window."""
        self.fit(self.app.size.height)

    def on_resize(self, event: events.Resize) -> None:
        """Fit the window again."""
        self.fit(event.size.height)

    def fit(self, height: int) -> None:
        """The title and the way out stay in sight, however long the text is."""
        self.query_one(VerticalScroll).styles.max_height = max(3, height - self.others)


class Page(Sheet):
    """A title and some lines; any of the usual keys closes it, also the one that opened it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q,w,l,t,i,d,b,question_mark", "dismiss", show=False),
    ]

    def __init__(self, title: str, lines: list[str], close: str, from_end: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.lines = lines
        self.close = close
        self.from_end = from_end  # the newest lines stand below and are seen first

    def compose(self) -> ComposeResult:
        """Title, text, how to close."""
        with Vertical(classes="page"):
            yield Static(self.heading, classes="page-title", markup=False)
            with VerticalScroll():
                yield Static(Text("\n".join(self.lines)), markup=False)
            yield Static(f"Enter, Esc: {self.close}   ↑ ↓ PgUp PgDn", classes="page-foot", markup=False)

    def fit(self, height: int) -> None:
        """Fit the window, and go to the end where that comes first."""
        super().fit(height)
        if self.from_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def on_click(self) -> None:
        """A click anywhere closes it."""
        self.dismiss()


class RulesPage(Sheet):
    """The ledger: a number or words in, rules out."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]
    others: ClassVar[int] = AROUND + FIELD

    def __init__(self, title: str, ask: str, close: str, search: Callable[[str], list[str]], first: str) -> None:
        super().__init__()
        self.heading = title
        self.prompt = ask
        self.close = close
        self.search = search
        self.first = first

    def compose(self) -> ComposeResult:
        """The field and what was found."""
        with Vertical(classes="page"):
            yield Static(self.heading, classes="page-title", markup=False)
            yield Input(value=self.first, placeholder=self.prompt)
            with VerticalScroll():
                yield Static("\n".join(self.search(self.first)), id="found", markup=False)
            yield Static(f"Esc: {self.close}", classes="page-foot", markup=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Look up what was typed."""
        self.query_one("#found", Static).update("\n".join(self.search(event.value)))
