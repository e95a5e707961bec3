"""What Python hands in is looked at before it goes deeper: the wrong kind of thing is refused in a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from typing import cast

from tianxia.errors import UserError


def expect(value: object, kinds: type | tuple[type, ...], wanted: str) -> None:
    """UserError "WANTED, not VALUE" if the value is of none of these kinds."""
    if not isinstance(value, kinds):
        raise UserError(f"{wanted}, not {value!r}")


def expect_number(value: object, name: str, least: int) -> None:
    """UserError unless this is a whole number that is large enough, by the name of its parameter."""
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise UserError(f"{name} is a whole number from {least} on, not {value!r}")


def expect_options(value: object) -> None:
    """UserError unless these are the settings of a table by their names."""
    expect(value, (Mapping, type(None)), "options is a dictionary such as {'events': 'on'}")


def expect_seed(value: object) -> None:
    """UserError for what nobody would write down as a seed."""
    expect(value, (int, str, type(None)), "seed is a whole number or a text")


def path_of(file: object) -> Path:
    """The path of a file; UserError for what is none."""
    expect(file, (str, PathLike), "a file is given by its path")
    path = Path(cast("str | PathLike[str]", file))
    if "\0" in str(path):
        raise UserError("this is not the name of a file")
    return path
