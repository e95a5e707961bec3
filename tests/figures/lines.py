"""How many lines of some files begin like this: `python -m tests.figures.lines NAME BEGINNING FILES...`."""

from __future__ import annotations

import sys

from tests.figures.quoting import ROOT


def main(name: str, beginning: str, patterns: list[str]) -> None:
    """Prints the name and the number."""
    files = sorted([file for pattern in patterns for file in ROOT.glob(pattern)])
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    print(name, sum([line.startswith(beginning) for line in lines]))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
