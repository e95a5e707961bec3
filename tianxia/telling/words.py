"""Words that a person types: folded to plain letters, and matched whole or by a beginning that fits only one."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from tianxia.telling.language import LANGUAGES, Texts, texts

COMMANDS: Final = (
    "why", "undo", "hint", "rules", "save", "log", "hand", "table", "discard", "card", "auto", "beliefs", "help",
    "quit",
)  # fmt: skip
LONGEST: Final = 6  # digits of a number
DIVIDER: Final = "/"  # between the things of two picks
SPLIT: Final = re.compile(r"[\s,;]+")


class Problem(Exception):  # noqa: N818 - it is told to the player, nothing has failed
    """Input that was not understood: the key of a sentence and its facts; nothing has changed."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key, facts)
        self.key: str = key
        self.facts: dict[str, object] = facts


def fold(word: str) -> str:
    """Small letters without marks: "Podpowiedź" and "podpowiedz" are the same."""
    plain = unicodedata.normalize("NFKD", word.casefold().replace("ł", "l"))
    return "".join([sign for sign in plain if not unicodedata.combining(sign)])


def split(line: str) -> list[str]:
    """The words of a line, separated by spaces or commas."""
    return [fold(word) for word in SPLIT.split(line.strip()) if word]


def number(word: str) -> int | None:
    """A number of a length that a person would type."""
    return int(word) if word.isdecimal() and len(word) <= LONGEST else None


def commands() -> dict[str, tuple[str, ...]]:
    """The words of each command, in all languages."""
    return {
        name: tuple([fold(word) for lang in LANGUAGES for word in texts(lang).words(f"command-{name}")])
        for name in COMMANDS
    }


def option_words(say: Texts, game: str, options: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """The words for each of these options: the player's own word first, its id, and those of all languages."""
    return {
        id: (
            fold(say.words(f"word-{id}")[0]),
            id,
            *[fold(word) for lang in LANGUAGES for word in texts(lang, game).words(f"word-{id}")],
        )
        for id in options
    }


@cache
def words_for(say: Texts, game: str, key: str) -> tuple[str, ...]:
    """The words of a message as they may be typed, in the player's own language and in all others."""
    everywhere = [say, *[texts(lang, game) for lang in LANGUAGES if lang != say.lang]]
    return tuple(dict.fromkeys([fold(word) for each in everywhere for word in each.words(key)]))


def meant(word: str, known: Mapping[str, Iterable[str]]) -> str | None:
    """Which of these names is meant: a whole word first, then a beginning that fits only one; None if none does.

    Problem if the beginning fits several."""
    whole = [name for name, words in known.items() if word in words]
    if whole:
        return whole[0]
    begun = [name for name, words in known.items() if any(each.startswith(word) for each in words)]
    if len(begun) > 1:
        raise Problem("ui-several", word=word, names=", ".join(begun))
    return begun[0] if begun else None
