"""How many cases the tests of a module have: `python -m tests.figures.cases NAME MODULE`."""

from __future__ import annotations

import sys
from importlib import import_module
from math import prod
from typing import Any


def cases(test: Any) -> int:
    """One, or as many as it is given values for."""
    marks = getattr(test, "pytestmark", [])
    return prod([len(mark.args[1]) for mark in marks if mark.name == "parametrize"])


def main(name: str, module: str) -> None:
    """Prints the name and the number."""
    tests = [test for told, test in vars(import_module(module)).items() if told.startswith("test_")]
    print(name, sum([cases(test) for test in tests]))


if __name__ == "__main__":
    main(*sys.argv[1:])
