"""Pictures of the full screen for docs/terminal.md: every game on the smallest screen with as many players as usual,
and on a large one with as many as there can be.

Run in a checkout: `python -m tests.terminal.pictures [FOLDER]`. The matches are seeded, so the pictures change only
with the screen, the rules or the bots."""

from __future__ import annotations

import asyncio
import re
import sys
from functools import partial
from html import unescape
from itertools import accumulate, count
from pathlib import Path
from typing import Final

from rich.cells import cell_len

from tests.terminal.tables import shown
from tianxia.commands.play import Wish, fresh
from tianxia.core.dice import key_from_seed
from tianxia.games import built_in, game
from tianxia.terminal.full.app import TableApp
from tianxia.terminal.sitting import Sitting

FOLDER: Final = Path(__file__).resolve().parents[2] / "docs" / "images" / "terminal"
SMALL: Final = (80, 24)
LARGE: Final = (120, 40)
ANSWERS: Final = 10  # of the person, before the picture is taken
BOT: Final = "greedy"
CELL: Final = 12.2  # how wide a cell is drawn
FIRST_SIGN: Final = "\u2000"  # letters come before
LINES: Final = "─│╭╮╰╯━┃┏┓┗┛═║╔╗╚╝…–"  # every font has them as wide as letters
NEEDLESS: Final = (
    r"@font-face \{.*?\}\s*", r'\s*<clipPath id="[^"]*-line-\d+">.*?</clipPath>', r' clip-path="[^"]*-line-\d+\)"',
)  # fmt: skip


def in_the_middle(id: str, seats: int) -> Sitting:
    """A match that has been played for a while and goes on, the person asked something that is no reaction."""
    return next(table for table in map(partial(played, id, seats), count()) if table.question() is not None)


def played(id: str, seats: int, number: int) -> Sitting:
    """The match of this number, after some answers of the person; it may be over by then."""
    key = key_from_seed("picture", id, seats, number)
    table, _ = fresh(id, key, seats, {}, None, Wish(None, None, BOT))
    table.go_on()
    answered = 0
    while (question := table.question()) is not None:
        if answered >= ANSWERS and question.kind not in table.windows:
            break
        table.answer(table.hint())
        table.go_on()
        answered += 1
    return table


async def picture(id: str, seats: int, size: tuple[int, int]) -> str:
    """The screen as SVG."""
    table = in_the_middle(id, seats)
    app = TableApp(table, shown(table), BOT)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        return slim(app.export_screenshot(title="tianxia", simplify=True))


def slim(drawn: str) -> str:
    """Without fonts from elsewhere, with short names, and without the edges of each line: half the size."""
    for needless in NEEDLESS:
        drawn = re.sub(needless, "", drawn, flags=re.DOTALL)
    drawn = re.sub(r'(<text [^>]*?)x="([\d.]+)"([^>]*?) textLength="[\d.]+"([^>]*>)([^<]*)', in_cells, drawn)
    return re.sub(r"terminal-\d+-", "t-", drawn)


def in_cells(found: re.Match[str]) -> str:
    """A text whose signs stand in their cells, whichever font they come from: plain letters by their length, others one
    by one; a Chinese character takes two cells."""
    before, x, between, after, text = found.groups()
    letters = unescape(text)
    if all(sign < FIRST_SIGN or sign in LINES for sign in letters):
        return f'{before}x="{x}"{between} textLength="{CELL * len(letters):g}"{after}{text}'
    places = accumulate([CELL * cell_len(sign) for sign in letters[:-1]], initial=float(x))
    return f'{before}x="{" ".join([f"{place:g}" for place in places])}"{between}{after}{text}'


def main(folder: Path) -> None:
    """All pictures, into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for id in built_in():
        rules = game(id)
        for seats, size in ((rules.check_seats(None), SMALL), (max(rules.seat_counts), LARGE)):
            file = folder / f"{id}-{size[0]}x{size[1]}.svg"
            file.write_text(asyncio.run(picture(id, seats, size)), encoding="utf-8")
            print(file)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
