"""The words that a player types in Huns for colours, cards and wagons, in any language."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from tianxia.games.huns.data import COLOURS, TYPES, box_of
from tianxia.telling.language import LANGUAGES, Texts, texts
from tianxia.telling.words import fold

GAME: Final = "huns"
WAGON: Final = re.compile(rf"wagon-({'|'.join(TYPES)})-(\d+)")
OURS: Final = box_of("")  # the cards and wagons of our own set


def one_word(name: str) -> str:
    """A name as it may be typed: small letters, hyphens instead of spaces."""
    return "-".join([part for part in re.split(r"[^\w]+", fold(name).replace("'", "")) if part])


@cache
def all_texts() -> tuple[Texts, ...]:
    """What may be typed is understood in every language."""
    return tuple([texts(lang, GAME) for lang in LANGUAGES])


@cache
def colour_words(colour: str) -> tuple[str, ...]:
    """The words for a colour of Valuables and dice."""
    return tuple(dict.fromkeys([fold(word) for say in all_texts() for word in say.words(f"word-{colour}")]))


@cache
def face_words(face: str) -> tuple[str, ...]:
    """The words for a card or wagon: its id and its name in each language."""
    return tuple(dict.fromkeys([*[typed_face(say, face) for say in all_texts()], face]))


def typed_face(say: Texts, face: str) -> str:
    """A card by its name, a wagon by its type and number."""
    found = WAGON.fullmatch(face)
    if found is not None:
        return f"{fold(say.words(f'word-type-{found[1]}')[0])}-{found[2]}"
    return one_word(say(f"card-{face}")) if say.has(f"card-{face}") else face


@cache
def type_words() -> tuple[str, ...]:
    """The words for the types of wagons."""
    return tuple([fold(word) for type in TYPES for say in all_texts() for word in say.words(f"word-type-{type}")])


@cache
def stash_words() -> tuple[str, ...]:
    """The words for a Stash."""
    return tuple([fold(say("word-stash")) for say in all_texts()])


@cache
def every_colour() -> frozenset[str]:
    """The words for all colours."""
    return frozenset([word for colour in COLOURS for word in colour_words(colour)])


@cache
def words_between() -> frozenset[str]:
    """Words that may be left out."""
    return frozenset([fold(word) for say in all_texts() for word in say.words("words-between")])


@cache
def joined_names() -> frozenset[str]:
    """The beginnings, of two words and more, of the names of cards."""
    names = [name for card in OURS.cards for name in face_words(card.id)]
    return frozenset(["-".join(name.split("-")[:count]) for name in names for count in range(2, name.count("-") + 2)])


def is_place(word: str) -> bool:
    """Whether a word may say where a Valuable lies: a wagon, a Stash, the beginning of a card that holds some."""
    if word.partition("-")[0] in (*type_words(), *stash_words()):
        return True
    return any(name.startswith(word) for card in OURS.cards if card.slots for name in face_words(card.id))


def join(words: list[str], lying: bool) -> list[str]:
    """`purple 3` is one wagon; where Valuables lie somewhere, `red purple 3` is one of them. A word that is a colour of
    Valuables too is a wagon only with its number."""
    found: list[str] = []
    for word, after in zip(words, [*words[1:], ""], strict=False):
        last = found[-1] if found else ""
        numbered = word.isdecimal() and last.rpartition("-")[2] in type_words()
        place = is_place(word) and (word not in every_colour() or after.isdecimal())
        if numbered or (lying and last in every_colour() and place):
            found[-1] = f"{last}-{word}"
        else:
            found.append(word)
    return found


def join_names(words: list[str]) -> list[str]:
    """`night ambush` is one card."""
    found: list[str] = []
    for word in words:
        if found and f"{found[-1]}-{word}" in joined_names():
            found[-1] = f"{found[-1]}-{word}"
        else:
            found.append(word)
    return found
