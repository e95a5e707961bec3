"""Tables to sit at in tests: a seeded match, bots beside, lines in and lines out."""

import re
from collections.abc import Callable, Iterable
from html import unescape
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING

from tianxia.commands.play import Wish, fresh
from tianxia.commands.play import seated as with_bots
from tianxia.core.asks import Choice
from tianxia.core.dice import key_from_seed
from tianxia.core.events import Seat
from tianxia.core.log import Journal
from tianxia.positions.scenario import Scenario
from tianxia.telling.language import Language, texts
from tianxia.telling.presenter import Presenter, presenter
from tianxia.terminal.output import Output
from tianxia.terminal.plain import PlainLines
from tianxia.terminal.sitting import Sitting

if TYPE_CHECKING:
    from textual.app import App

MOST = 5_000  # lines in a match


def seated(
    seed: int,
    side: str = "player-1",
    bot: str = "random",
    save: Path | None = None,
    options: dict[str, str] | None = None,
    game: str = "toy",
) -> Sitting:
    """A person as this side of a seeded match."""
    table, _ = fresh(game, key_from_seed("test", seed), None, options or {}, save, Wish(None, side, bot))
    return table


def at_own_turn() -> Sitting:
    """A person whose turn begins in the toy game."""
    table = seated(1)
    table.go_on()
    while (question := table.question()) is not None and question.kind != "toy.turn":
        table.answer(next(iter(question.expand())))
        table.go_on()
    return table


def hiding(table: Sitting) -> list[Choice]:
    """What may be taken back there: each card of the hand that may be put away alone."""
    question = table.question()
    assert question is not None
    return [choice for choice in question.expand() if choice.option == "hide" and len(choice.picks["cards"]) == 1]


def seated_at(position: Scenario, side: str, bot: str = "random") -> Sitting:
    """A person as this side of a position."""
    return seated_in(position.journal, position.names.index(side), bot)


def seated_in(journal: Journal, seat: Seat, bot: str = "random") -> Sitting:
    """A person in this seat of a match, and the bot in the others."""
    bots = {each: bot for each in range(journal.match.state.seats) if each != seat}
    return with_bots(journal, seat, bots, 1, None)


def shown(table: Sitting, lang: Language = "en") -> Presenter:
    """The presenter of a table."""
    return presenter(table.game, texts(lang, table.game), table.view())


def on_screen(app: "App[None]") -> str:
    """What is really drawn, row by row: read from a picture of the screen."""
    rows: dict[float, list[tuple[float, str]]] = {}
    for attributes, text in re.findall(r"<text ([^>]*)>(.*?)</text>", app.export_screenshot()):
        place = {name: float(number) for name, number in re.findall(r'\b([xy])="([\d.]+)"', attributes)}
        rows.setdefault(place["y"], []).append((place["x"], unescape(text).replace("\xa0", " ")))
    return "\n".join(["".join([text for _, text in sorted(rows[y])]) for y in sorted(rows)])


class Script:
    """Plays from lines, and remembers what was written."""

    def __init__(self, table: Sitting, lines: Iterable[str], lang: Language = "en") -> None:
        self.table = table
        self.stream = StringIO()
        waiting = iter(lines)
        self.plain = PlainLines(table, shown(table, lang), Output(self.stream), lambda: next(waiting, None), "random")

    def run(self) -> str:
        """What was written."""
        assert self.plain.run() == 0
        return self.stream.getvalue()


class Player:
    """Decides each line when it is asked for one."""

    def __init__(self, table: Sitting, decide: Callable[[PlainLines], str | None], lang: Language = "en") -> None:
        self.stream = StringIO()
        self.decide = decide
        self.typed = 0
        self.plain = PlainLines(table, shown(table, lang), Output(self.stream), self.next_line, "random")

    def next_line(self) -> str | None:
        """What is typed now."""
        self.typed += 1
        assert self.typed < MOST, f"no end of typing: {self.stream.getvalue()[-500:]}"
        return self.decide(self.plain)

    def run(self) -> str:
        """What was written."""
        assert self.plain.run() == 0
        return self.stream.getvalue()
