"""Drawing with characters: blocks of styled lines, set side by side; a Chinese character is two cells wide."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

Block = list[Text]


def fit(text: str, width: int) -> str:
    """Cut or filled to exactly this many cells; what is cut ends in a point."""
    if cell_len(text) <= width:
        return set_cell_size(text, width)
    return set_cell_size(text, max(0, width - 1)) + "…" if width > 2 else set_cell_size(text, width)


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
