"""The English text of a skill or card stands in texts/en.ftl; the function that bears its name shows it as docstring.

The first paragraph of that docstring is the text, the others are about the code. `python -m
tests.games.sanguosha.card_texts` writes the first paragraphs anew after a change of the texts; a test compares them.
"""

import ast
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import tianxia.games.sanguosha
from tianxia.games.sanguosha.content import KINDS, SKILLS
from tianxia.telling.language import texts

FOLDER = Path(tianxia.games.sanguosha.__file__).parent
WIDTH = 120
INDENT = "    "


class Told(NamedTuple):
    """A function that bears the name of a skill or card, and the text of it that stands in its docstring."""

    path: Path
    id: str
    node: ast.FunctionDef
    text: str
    remarks: str


def functions() -> Iterator[Told]:
    """The registered functions of heroes/ and kinds/ that bear the name of a skill or a kind of card."""
    for path in sorted([*FOLDER.glob("heroes/*.py"), *FOLDER.glob("kinds/*.py")]):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.decorator_list:
                id = node.name.replace("_", "-")
                if id in SKILLS or id in KINDS:
                    text, _, remarks = (ast.get_docstring(node) or "").partition("\n\n")
                    yield Told(path, id, node, " ".join(text.split()), remarks)


def wanted(told: Told) -> str:
    """The text as the players read it."""
    return texts("en", "sanguosha")(f"text-{told.id}")


def docstring(text: str, remarks: str) -> list[str]:
    """The lines of a docstring, as wide as lines may be."""
    first = textwrap.wrap(f'{INDENT}"""{text}', WIDTH - len('"""'), subsequent_indent=INDENT)
    rest = ["", *textwrap.indent(remarks, INDENT).split("\n")] if remarks else []
    *lines, last = [*first, *rest]
    return [*lines, f'{last}"""']


def write(told: Told) -> None:
    """Put the text into the docstring of its function."""
    first = told.node.body[0]
    assert first.end_lineno is not None
    lines = told.path.read_text(encoding="utf-8").split("\n")
    lines[first.lineno - 1 : first.end_lineno] = docstring(wanted(told), told.remarks)
    told.path.write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    stale = [told for told in functions() if told.text != wanted(told)]
    for told in reversed(stale):  # from below, so that the lines above stay where they are
        write(told)
    print(f"{len(stale)} docstrings written")
