"""Writes docs/view-keys.md from what the games say of their views: `python -m tests.public.page`."""

from __future__ import annotations

from pathlib import Path

import tianxia
from tianxia.games import built_in
from tianxia.public.info import EVERYWHERE

PAGE = Path(__file__).resolve().parents[2] / "docs" / "view-keys.md"
HEAD = """# The views of the games, key by key

A view is all that one seat, or an onlooker, may know: `match.view(seat)` in Python, `glimpse.view()` for a bot, the
`view` of a JSON line. This page is written from the `view.toml` of each game (`tianxia.about(game).view`), and a test
compares views of whole matches with it. `a.b` is key `b` of the object `a`, `a[]` each entry of the list `a`.

| type | what it is |
| --- | --- |
| text, number, truth | one value; "or null" where there may be none |
| texts, numbers, truths, rows | a list of them; rows are lists themselves |
| card | an object: `card`, its reference in answers, and `face`, what is printed on it; in Python `name` and `facts` |
| cards, pile | a list of cards; in a pile, from its top, null stands for a card that the viewer does not know |
| lot | an object: `known`, the cards that the viewer knows, and `hidden`, how many others there are |
| object, list | described key by key |
| table | an object whose keys are told in words |

What is printed on a face, such as its value, is in `tianxia.about(game).faces[face]`.
"""


def page() -> str:
    """The page as it should be."""
    rows = [HEAD, "## In every game", "", "| key | type | what it is |", "| --- | --- | --- |"]
    rows += [f"| `{path}` | {type} | {text} |" for path, (type, text) in EVERYWHERE.items()]
    for id in built_in():
        info = tianxia.about(id)
        rows += ["", f"## {info.title} (`{id}`)", "", "| key | type | what it is |", "| --- | --- | --- |"]
        rows += [f"| `{key.path}` | {key.type} | {key.text} |" for key in info.view if key.path not in EVERYWHERE]
    return "\n".join(rows) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
