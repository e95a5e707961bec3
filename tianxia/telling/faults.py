"""What is wrong, in the player's language: English words by those of `texts/faults.pl.toml`, here and in the games."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from string import Formatter
from typing import Final, Literal

from tianxia.errors import Phrase
from tianxia.games import folder_of, game_ids

Sort = Literal["ours", "others"]  # sentences of this program, and finished ones of the system and of libraries
FILE: Final = "faults.{lang}.toml"


def told(said: str, lang: str) -> str:
    """The same in another language, what it speaks of included. What nobody has put into words there stays English."""
    if lang == "en" or not isinstance(said, Phrase):
        return str(said)
    facts = {name: told(fact, lang) if isinstance(fact, str) else fact for name, fact in said.facts.items()}
    if not facts and said.words not in known(lang, "ours"):
        return of_others(said.words, lang)
    words = known(lang, "ours").get(said.words, said.words)
    return words.format(**facts) if facts else words


def of_others(sentence: str, lang: str) -> str:
    """A finished sentence of the system or of a library, where its like is known."""
    for pattern, words in patterns(lang):
        found = pattern.fullmatch(sentence)
        if found is not None:
            return words.format(**{name: of_others(part, lang) for name, part in found.groupdict().items()})
    return sentence


@cache
def known(lang: str, sort: Sort) -> dict[str, str]:
    """The English words with those of this language: what all games share, and what each game adds to it."""
    name = FILE.format(lang=lang)
    places = [files("tianxia.telling").joinpath("texts", name), *[file for id in game_ids() if (file := of(id, name))]]
    tables = [tomllib.loads(file.read_text(encoding="utf-8")).get(sort, {}) for file in places if file.is_file()]
    return {english: words for table in tables for english, words in table.items()}


def of(game: str, name: str) -> Traversable | None:
    """The file of a game; one of another package may be broken."""
    try:
        return folder_of(game, "texts", name)
    except ImportError:
        return None


@cache
def patterns(lang: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    """The sentences of others as patterns in which every fact may be anything."""
    found = []
    for english, words in known(lang, "others").items():
        parts = [
            re.escape(text) + (f"(?P<{name}>.*)" if name else "") for text, name, _, _ in Formatter().parse(english)
        ]
        found.append((re.compile("".join(parts), re.DOTALL), words))
    return tuple(found)
