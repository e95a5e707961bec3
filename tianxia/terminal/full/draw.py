"""Drawing with characters: blocks of styled lines, set side by side; a Chinese character is two cells wide."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

Block = list[Text]
RULER: Final = Console()  # nothing is written to it: lines are broken by its measure


def fit(text: str, width: int) -> str:
    """Cut or filled to exactly this many cells; what is cut ends in a point."""
    if cell_len(text) <= width:
        return set_cell_size(text, width)
    return set_cell_size(text, max(0, width - 1)) + "…" if width > 2 else set_cell_size(text, width)


def lines_of(text: Text) -> Block:
    """The lines of a text."""
    return list(text.split("\n"))


def broken(text: Text, width: int) -> Block:
    """A text broken into lines of this width, between words where that is possible; its own lines stay apart."""
    text = text.copy()
    text.no_wrap, text.overflow = False, "fold"
    return list(text.wrap(RULER, max(1, width)))


def clip(lines: Block, height: int, mark: Callable[[int], Text], width: int) -> Block:
    """These lines in this height; of those that do not fit, how many there are is said at the end of the last one."""
    if len(lines) <= height:
        return lines
    said = mark(len(lines) - height)
    last = lines[max(0, height - 1)].copy()
    last.truncate(max(0, width - said.cell_len - 1), overflow="ellipsis", pad=True)
    last.append(" ")
    last.append_text(said)
    return [*lines[: max(0, height - 1)], last]


def grid(
    make: Callable[[int], list[Block]], width: int, height: int, narrowest: int, mark: Callable[[int], Text]
) -> Block:
    """Blocks in rows and columns. `make` gives them for the cells of a column; of all numbers of columns the one is
    taken that hides the fewest lines, then the one that needs the fewest, then the one with the widest cells; whatever
    is hidden is counted where it would stand."""
    count = len(make(width))
    best: tuple[tuple[int, int], Block] | None = None
    for columns in range(max(1, min(count, (width + 1) // (narrowest + 1))), 0, -1):
        cell = (width + 1) // columns - 1
        blocks = make(cell)
        rows = [blocks[first : first + columns] for first in range(0, count, columns)]
        wanted = [max([len(block) for block in row]) for row in rows]
        given = shared_out(wanted, height)
        lost = sum([max(0, len(block) - most) for row, most in zip(rows, given, strict=True) for block in row])
        if best is None or (lost, sum(given)) <= best[0]:
            airy = sum(given) + len(rows) - 1 <= height
            lines: Block = []
            for row, most in zip(rows, given, strict=True):
                lines += [Text()] if airy and lines else []
                lines += beside([clip(block, most, mark, cell) for block in row]) if most else []
            best = (lost, sum(given)), lines
    return [] if best is None else best[1]


def shared_out(wanted: Sequence[int], height: int) -> list[int]:
    """How many lines each row gets of a height: one after the other one more, as long as it wants more."""
    given = [0] * len(wanted)
    while sum(given) < height:
        short = [place for place, want in enumerate(wanted) if given[place] < want]
        if not short:
            break
        least = min(short, key=lambda place: given[place])
        given[least] += 1
    return given


def width_of(block: Block) -> int:
    """The cells of the widest line."""
    return max([line.cell_len for line in block], default=0)


def beside(blocks: Sequence[Block], gap: str = " ", at: int | None = None) -> Block:
    """Blocks from left to right; shorter ones are filled below. With `at` the gap has its sign on that row only."""
    height = max([len(block) for block in blocks], default=0)
    lines = [Text(no_wrap=True) for _ in range(height)]
    for place, block in enumerate(blocks):
        width = width_of(block)
        for row in range(height):
            if place:
                lines[row].append(gap if at in (None, row) else " " * cell_len(gap))
            line = block[row] if row < len(block) else Text()
            lines[row].append_text(line)
            lines[row].append(" " * (width - line.cell_len))
    return lines


def whole(block: Block) -> Text:
    """A block as one text."""
    return Text("\n", no_wrap=True).join(block)


def card(
    rows: Sequence[tuple[str, str]], width: int, edge: str, ground: str, foot: str = "", heavy: bool = False
) -> Block:
    """A card of this many inner cells: rows of text and style inside a frame, and a word in its lower edge."""
    left, flat, right, side, low_left, low_right = tuple("┏━┓┃┗┛" if heavy else "╭─╮│╰╯")
    block = [Text(left + flat * width + right, style=f"{edge} on {ground}")]
    for text, style in rows:
        line = Text(side, style=f"{edge} on {ground}")
        line.append(fit(text, width), style=f"{style} on {ground}")
        line.append(side, style=f"{edge} on {ground}")
        block.append(line)
    bottom = low_left + flat * (width - cell_len(foot)) + foot + low_right
    return [*block, Text(bottom, style=f"{edge} on {ground}")]


def stack(rows: Sequence[tuple[str, str]], count: int, width: int, edge: str, ground: str) -> Block:
    """Cards that are alike, fanned out: of each but the last only the left strip is seen."""
    last = card(rows, width, edge, ground)
    strip: Block = [Text("╭──", style=f"{edge} on {ground}")]
    for place, (text, style) in enumerate(rows):
        line = Text("│", style=f"{edge} on {ground}")
        line.append(fit(text.split(" ")[0] if place == 0 else "", 2), style=f"{style} on {ground}")
        strip.append(line)
    strip.append(Text("╰──", style=f"{edge} on {ground}"))
    return beside([*[strip] * (count - 1), last], gap="")
