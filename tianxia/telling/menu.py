"""The numbered list of what may be done: complete choices, options that need cards, and what is closed and why."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import islice
from typing import Final

from tianxia.core.asks import Ask, Choice, Option, Refusal

FEW: Final = 6  # an option with at most this many choices is listed choice by choice
PAGE: Final = 24  # lines of a menu
CAP: Final = 3000  # this many choices are looked at, no more
ENOUGH: Final = 3  # things that an example names, if fewer than all will do

Highlights = Callable[[str, list[Choice]], list[Choice]]


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """One numbered line. With a choice it is complete; with a refusal it is closed; else cards must be named."""

    number: int
    option: str
    choice: Choice | None = None
    example: Choice | None = None
    refusal: Refusal | None = None

    @property
    def is_open(self) -> bool:
        """Whether cards must be named after the number."""
        return self.choice is None and self.refusal is None


def listed(question: Ask) -> dict[str, list[Choice]]:
    """The legal choices of each option that needs picks, as far as the cap goes."""
    found: dict[str, list[Choice]] = {option.id: [] for option in question.options() if option.picks}
    if not found:
        return found
    for choice in islice(question.expand(), CAP):
        if choice.option in found:
            found[choice.option].append(choice)
    for option in question.options():  # what comes after a very long list
        if option.picks and not found[option.id]:
            found[option.id] = list(islice(question.expand_option(option), CAP))
    return found


def menu(question: Ask, highlights: Highlights, few: int = FEW) -> list[MenuEntry]:
    """The lines in the order of the question; what is closed comes last. What does not fit on a page is shortened: an
    option with several choices takes one line then."""
    choices = listed(question)
    lines = _menu(question, choices, highlights, few)
    return lines if len(lines) <= PAGE or few == 1 else _menu(question, choices, highlights, 1)


def _menu(question: Ask, choices: dict[str, list[Choice]], highlights: Highlights, few: int) -> list[MenuEntry]:
    lines: list[MenuEntry] = []
    for option in question.options():
        lines += _lines(option, choices.get(option.id, []), highlights, len(lines), few)
    for id, refusal in question.closed().items():
        lines.append(MenuEntry(len(lines) + 1, id, refusal=refusal))
    return lines


def _lines(option: Option, found: list[Choice], highlights: Highlights, before: int, few: int) -> list[MenuEntry]:
    if not option.picks:
        return [MenuEntry(before + 1, option.id, Choice(option.id))]
    if 0 < len(found) <= few:
        return _numbered(option.id, found, before)
    shown = highlights(option.id, found)
    lines = _numbered(option.id, shown, before)
    example = max([choice for choice in found if choice not in shown], key=_size, default=None)
    if found and example is None:
        return lines
    return [*lines, MenuEntry(before + len(lines) + 1, option.id, example=example)]


def _numbered(option: str, choices: Iterable[Choice], before: int) -> list[MenuEntry]:
    return [MenuEntry(number, option, choice) for number, choice in enumerate(choices, before + 1)]


def _size(choice: Choice) -> tuple[bool, int]:
    """An example shows how several things are named, but not everything that could be."""
    size = sum(len(refs) for refs in choice.picks.values())
    return (True, size) if size <= ENOUGH else (False, -size)
