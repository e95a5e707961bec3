"""Runs the commands of docs/figures.toml anew, writes what they gave into it, and the pages that quote it.

`python -m tests.figures` runs all of them, for hours; `--only NAME` those whose names begin so, `--cheap` those that
take no time, `--list` tells them, `--pages` only writes the pages from the file."""

from __future__ import annotations

import argparse
import sys
from datetime import date
from time import monotonic

from tests.figures.measuring import measure
from tests.figures.quoting import FILE, Figures, figures, pages, rewritten
from tianxia import __version__

HEAD = """# Every figure that README.md and docs/ quote: the command that gives it, when it was run, and what came out.
# `make figures` runs them all and writes this file and the pages; `make figures ONLY=NAME` runs one. A test compares
# the pages with this file, and the cheap figures with what their commands give now.
# `measured` is when the command was last run: where it ends in "not since", rules or bots have changed since that
# commit, and today's figure may be another.
"""


def written(known: Figures) -> str:
    """The file as text."""
    parts = [HEAD]
    for name, figure in known.items():
        rows = [f"[{name}]", f"command = {_string(figure['command'])}", f'cost = "{figure["cost"]}"']
        rows += [f"measured = {_string(figure['measured'])}", f"[{name}.values]"]
        rows += [f"{_key(part)} = {_string(value)}" for part, value in figure["values"].items()]
        parts.append("\n".join(rows) + "\n")
    return "\n".join(parts)


def _key(part: str) -> str:
    return part if part.replace("-", "").isalnum() else f'"{part}"'


def _string(text: str) -> str:
    if "\n" in text:
        return "'''\n" + text + "'''"
    return f"'{text}'" if '"' in text or "\\" in text else f'"{text}"'


def main(words: list[str]) -> int:
    """Runs what is asked for; a command that gives other parts than are quoted is told."""
    reader = argparse.ArgumentParser(prog="python -m tests.figures", description=__doc__)
    reader.add_argument("--only", default="", metavar="NAME")
    reader.add_argument("--cheap", action="store_true")
    reader.add_argument("--list", action="store_true")
    reader.add_argument("--pages", action="store_true")
    asked = reader.parse_args(words)
    known = figures()
    chosen = [
        name
        for name, figure in known.items()
        if name.startswith(asked.only) and (figure["cost"] == "cheap" or not asked.cheap)
    ]
    if not chosen:
        print(f"no figure begins with {asked.only!r}; there are {', '.join(known)}", file=sys.stderr)
        return 2
    for name in [] if asked.pages else chosen:
        if asked.list:
            print(f"{name:<32} {known[name]['cost']:<6} {known[name]['measured']}\n    {known[name]['command']}")
        else:
            run(known, name)
    if not asked.list:
        for page in pages():
            text = page.read_text(encoding="utf-8")
            page.write_text(rewritten(text, known), encoding="utf-8")
    return 0


def run(known: Figures, name: str) -> None:
    """One figure: measured, told and kept at once, so that nothing is lost if the next one is interrupted."""
    figure, began = known[name], monotonic()
    found = measure(figure["command"])
    if not any(f"figure: {name}.text " in page.read_text(encoding="utf-8") for page in pages()):
        found.pop("text", None)  # a whole output is long: it is kept where a page shows it
    changed = {part: value for part, value in found.items() if figure["values"].get(part) != value}
    figure["values"] = found
    if figure["cost"] != "cheap":  # those are looked at by every run of the tests
        figure["measured"] = f"{date.today().isoformat()}, version {__version__}"
    FILE.write_text(written(known), encoding="utf-8")
    told = ", ".join([f"{part} {value}" for part, value in changed.items() if "\n" not in value]) or "as before"
    print(f"{name}: {told} ({monotonic() - began:.1f} s)", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
