"""The words that a player types in Huns for colours, cards and wagons, in any language."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from tianxia.games.huns.data import COLOURS, TYPES, box_of
from tianxia.telling.language import LANGUAGES, Texts, texts
from tianxia.telling.things import beginnings
from tianxia.telling.words import fold, words_for

GAME: Final = "huns"
WAGON: Final = re.compile(rf"wagon-({'|'.join(TYPES)})-(\d+)")
OURS: Final = box_of("")  # the cards and wagons of our own set
# keys of words: for colours, for types of wagons and the Stash, for what may be left out
OF_COLOURS: Final = tuple([f"word-{colour}" for colour in COLOURS])
OF_TYPES: Final = tuple([f"word-type-{type}" for type in TYPES])
OF_PLACES: Final = (*OF_TYPES, "word-stash")
BETWEEN: Final = ("words-between",)


def one_word(name: str) -> str:
    """A name as it may be typed: small letters, hyphens instead of spaces and signs."""
    return "-".join([part for part in re.split(r"[^\w]+", fold(name).replace("'", "")) if part])


@cache
def everywhere() -> tuple[Texts, ...]:
    """What may be typed is understood in every language."""
    return tuple([texts(lang, GAME) for lang in LANGUAGES])


@cache
def words_of(keys: tuple[str, ...]) -> frozenset[str]:
    """All words for these things."""
    return frozenset([word for key in keys for word in words_for(everywhere()[0], GAME, key)])


@cache
def face_words(say: Texts, face: str) -> tuple[str, ...]:
    """The words for a card or wagon: its name in each language, the player's own first, and its id."""
    return tuple(dict.fromkeys([*[typed_face(each, face) for each in (say, *everywhere())], face]))


def typed_face(say: Texts, face: str) -> str:
    """A card by its name, a wagon by its type and number."""
    found = WAGON.fullmatch(face)
    if found is not None:
        return f"{fold(say.words(f'word-type-{found[1]}')[0])}-{found[2]}"
    return one_word(say(f"card-{face}")) if say.has(f"card-{face}") else face


@cache
def joined_names() -> frozenset[str]:
    """The beginnings of the names of cards."""
    return beginnings([name for card in OURS.cards for name in face_words(everywhere()[0], card.id)])


def is_place(word: str) -> bool:
    """Whether a word may say where a Valuable lies: a wagon, a Stash, the beginning of a card that holds some."""
    if word.partition("-")[0] in words_of(OF_PLACES):
        return True
    holding = [name for card in OURS.cards if card.slots for name in face_words(everywhere()[0], card.id)]
    return any(name.startswith(word) for name in holding)


def join(words: list[str], lying: bool) -> list[str]:
    """`purple 3` is one wagon; where Valuables lie somewhere, `red purple 3` is one of them. A word that is a colour of
    Valuables too is a wagon only with its number."""
    found: list[str] = []
    for word, after in zip(words, [*words[1:], ""], strict=False):
        last = found[-1] if found else ""
        numbered = word.isdecimal() and last.rpartition("-")[2] in words_of(OF_TYPES)
        place = is_place(word) and (word not in words_of(OF_COLOURS) or after.isdecimal())
        if numbered or (lying and last in words_of(OF_COLOURS) and place):
            found[-1] = f"{last}-{word}"
        else:
            found.append(word)
    return found
