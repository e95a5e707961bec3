"""Pages that lie over the table: why not, the discards, the help, the rules, the end of the match."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static


class Page(ModalScreen[None]):
    """A title and some lines; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q,w", "dismiss", show=False),
    ]

    def __init__(self, title: str, lines: list[str], close: str) -> None:
        super().__init__()
        self.heading = title
        self.lines = lines
        self.close = close

    def compose(self) -> ComposeResult:
        """Title, text, how to close."""
        with Vertical(classes="page"):
            yield Static(self.heading, classes="page-title", markup=False)
            with VerticalScroll():
                yield Static("\n".join(self.lines), markup=False)
            yield Static(f"Enter, Esc: {self.close}", classes="page-foot", markup=False)

    def on_click(self) -> None:
        """A click anywhere closes it."""
        self.dismiss()


class RulesPage(ModalScreen[None]):
    """The ledger: a number or words in, rules out."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]

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
