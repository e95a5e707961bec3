"""Reading what comes from outside, piece by piece: each refusal is one sentence that says what and where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any, Final

from tianxia.core.events import Facts
from tianxia.errors import BadInput, Phrase

SAID: Final = 60  # characters of a wrong value that are repeated to its author
MOST_LISTED: Final = 12  # names that are told one by one
MOST_NEAR: Final = 3  # names that are near a wrong one
ALIKE: Final = 0.5  # how near they must be


def said(value: object) -> str:
    """A wrong value as it is quoted in a sentence: short, on one line, whatever it is."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, lists in lists without end
        return Phrase("such a {type}", type=type(value).__name__)
    return text if len(text) <= SAID else text[: SAID - 3] + "..."


def what_fits(name: object, names: Iterable[str]) -> Phrase:
    """What could have been meant by a wrong name, to be added to the sentence: the nearest names, or all if few."""
    known = list(dict.fromkeys(names))
    if not known:
        return Phrase("; there are none")
    if len(known) <= MOST_LISTED:
        return (
            Phrase("; there are {names}", names=", ".join(known))
            if known[1:]
            else Phrase("; there is {name}", name=known[0])
        )
    near = get_close_matches(str(name)[:SAID], known, MOST_NEAR, ALIKE)
    if near:
        return Phrase("; nearest: {names}", names=", ".join(near))
    return Phrase("; there are {names} ...", names=", ".join(known[:MOST_LISTED]))


def a_number(what: str, value: object, least: int, most: int) -> int:
    """A whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadInput(
            "{what} is a number from {least} to {most}, not {value}",
            what=what,
            least=least,
            most=most,
            value=said(value),
        )
    return value


def a_flag(what: str, value: object) -> bool:
    """True or false, and nothing that merely counts as such."""
    if not isinstance(value, bool):
        raise BadInput("{what} is true or false, not {value}", what=what, value=said(value))
    return value


def a_text(what: str, value: object) -> str:
    """A text, not a number or a list."""
    if not isinstance(value, str):
        raise BadInput("{what} is a text, not {value}", what=what, value=said(value))
    return value


def a_word(what: str, value: object, among: Sequence[str]) -> str:
    """One of some words; of many the nearest are told."""
    if a_text(what, value) not in among:
        if len(among) > MOST_LISTED:
            raise BadInput(
                "{what} cannot be {value}{fits}",
                what=what,
                value=said(value),
                fits=what_fits(value, [word for word in among if word]),
            )
        raise BadInput("{what} is one of {among}, not {value}", what=what, among=", ".join(among), value=said(value))
    return str(value)


def a_list(what: str, value: object) -> list[Any]:
    """A list of anything."""
    if not isinstance(value, list):
        raise BadInput("{what} is a list, not {value}", what=what, value=said(value))
    return value


def texts(what: str, value: object) -> list[str]:
    """A list of texts."""
    return [a_text(Phrase("each of {what}", what=what), item) for item in a_list(what, value)]


def a_table(what: str, value: object, keys: Sequence[str] | None = None) -> Facts:
    """A table, with no other keys than these if they are given."""
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
        raise BadInput("{what} is a table, not {value}", what=what, value=said(value))
    for key in value:
        if keys is not None and key not in keys:
            raise BadInput("{what} has no {key}; it has {keys}", what=what, key=said(key), keys=", ".join(keys))
    return value
