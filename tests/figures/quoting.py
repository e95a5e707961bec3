"""Where pages quote figures, and whether they say what docs/figures.toml says.

A single value stands between `<!-- figure: NAME.PART -->` and `<!-- /figure -->`; around a fenced block it is the
whole output of a command. Above a table, `<!-- figures: {rate} % | {low} - {high} % -->` says what its columns hold:
the first cell of each row has the command, and the others are written by this pattern. In `{*.first}` the star
is the first word of the cell after the command, where one command has several rows."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
FILE: Final = ROOT / "docs" / "figures.toml"
VALUE: Final = re.compile(r"<!-- figure: ([\w-]+)\.([\w.-]+) -->(.*?)<!-- /figure -->", re.DOTALL)
TABLE: Final = re.compile(r"<!-- figures: (.+?) -->\n+((?:\|.*\n)+)")
FENCE: Final = re.compile(r"\s*```\w*\n(.*?)\n?```\s*", re.DOTALL)
PART: Final = re.compile(r"\{([^{}]+)\}")
STRAY: Final = re.compile(r"<!-- /?figures?\b")

Figures = dict[str, dict[str, Any]]


@dataclass(frozen=True)
class Quote:
    """What a page says, and what it should say."""

    name: str
    said: str
    right: str


def figures() -> Figures:
    """The file, by the names of the figures."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def pages() -> list[Path]:
    """Every page that may quote a figure."""
    return sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def value_of(known: Figures, name: str, part: str) -> str:
    """A value of the file; a name that is not there is told."""
    values = known.get(name, {}).get("values", {})
    return str(values.get(part, f"(docs/figures.toml has no {name}.{part})"))


def quotes(text: str, known: Figures) -> Iterator[Quote]:
    """All quotes of a page."""
    for found in VALUE.finditer(text):
        name, part, said = found.groups()
        fenced = FENCE.fullmatch(said)
        yield Quote(f"{name}.{part}", fenced[1] if fenced else said, value_of(known, name, part))
    for found in TABLE.finditer(text):
        yield from _rows(found[1], found[2].splitlines(), known)


def _rows(pattern: str, lines: list[str], known: Figures) -> Iterator[Quote]:
    """The rows of a table below its head."""
    by_command = {figure["command"]: name for name, figure in known.items()}
    name = ""
    for line in lines[2:]:
        first, *cells = [cell.strip() for cell in line.strip().strip("|").split(" | ")]
        if command := re.search(r"`([^`]+)`", first):
            name = by_command.get(command[1], f"(no figure has the command {command[1]})")
        yield Quote(
            f"{name}: {first}", " | ".join(cells).strip(), filled(pattern, cells[0] if cells else "", known, name)
        )


def filled(pattern: str, key: str, known: Figures, name: str) -> str:
    """A pattern with the values of a figure; what a figure has not stays empty."""
    values = known.get(name, {}).get("values", {})
    star = key.partition(" ")[0]

    def put(found: re.Match[str]) -> str:
        part = found[1]
        return key if part == "*" else str(values.get(part.replace("*", star), ""))

    return PART.sub(put, pattern).strip()


def strays(text: str) -> int:
    """How many markers of a page belong to no quote: one is misspelt or not closed."""
    used = 2 * len(VALUE.findall(text)) + len(TABLE.findall(text))
    return len(STRAY.findall(text)) - used


def rewritten(text: str, known: Figures) -> str:
    """A page that says what the file says."""

    def value(found: re.Match[str]) -> str:
        name, part, said = found.groups()
        right, fenced = value_of(known, name, part), FENCE.fullmatch(said)
        kept = said.replace(fenced[1], right) if fenced else right
        return f"<!-- figure: {name}.{part} -->{kept}<!-- /figure -->"

    def table(found: re.Match[str]) -> str:
        lines = found[2].splitlines()
        rows = [
            f"| {quote.name.partition(': ')[2]} | {quote.right} |".replace("|  |", "| |")
            for quote in _rows(found[1], lines, known)
        ]
        return found[0].replace(found[2], "\n".join([*lines[:2], *rows]) + "\n")

    return TABLE.sub(table, VALUE.sub(value, text))
