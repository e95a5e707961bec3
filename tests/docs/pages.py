"""The pages of the documents, and what stands in them: blocks of code, links, places."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "web" / "README.md"])
BLOCK: Final = re.compile(
    r"^[ ]*(?:<!-- not run: (?P<why>[^\n]+) -->\n(?:[ ]*\n)?[ ]*)?"
    r"```(?P<language>[^\n]*)\n(?P<body>.*?)^[ ]*```",
    re.DOTALL | re.MULTILINE,
)
LINK: Final = re.compile(r"\]\(([^)#\s]*)(?:#([^)\s]*))?\)")
HEADING: Final = re.compile(r"^#+ (.+)$", re.MULTILINE)
RULE: Final = re.compile(r"^- \*\*([A-Z]{2,4}-H?\d+)\*\*", re.MULTILINE)


class Block(NamedTuple):
    """A block of code in a page; `why` says why it is not run."""

    language: str
    body: str
    why: str


def name_of(page: Path) -> str:
    """A page by its place in the repository."""
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path, language: str | None = None) -> list[Block]:
    """The blocks of a page, or those in one language."""
    found = [
        Block(match["language"], textwrap.dedent(match["body"]), match["why"] or "")
        for match in BLOCK.finditer(page.read_text(encoding="utf-8"))
    ]
    return [block for block in found if language in (None, block.language)]


def without_code(text: str) -> str:
    """A page without its blocks and quoted words."""
    return re.sub(r"`[^`\n]*`", "", BLOCK.sub("", text))


def places(page: Path) -> set[str]:
    """What a link may name on a page: its headings, as most readers of Markdown call them, and its rules."""
    text = page.read_text(encoding="utf-8")
    return {_slug(heading) for heading in HEADING.findall(BLOCK.sub("", text))} | set(RULE.findall(text))


def _slug(heading: str) -> str:
    words = re.sub(r"[^\w\s-]", "", heading.lower())
    return re.sub(r"[\s]+", "-", words.strip())
