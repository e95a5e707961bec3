"""Things: whatever a game has on its table in one language, as it is shown and as it may be typed in all of them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import ClassVar, Final

from tianxia.core.asks import Ref, number
from tianxia.core.events import Facts
from tianxia.telling.language import LANGUAGES, Texts, texts
from tianxia.telling.names import listed
from tianxia.telling.shapes import faces_in
from tianxia.telling.words import fold

TIMES: Final = re.compile(r"(.*?)x([2-9])")  # "7x2", or "x2" after a name
UNKNOWN: Final = "?"


def one_word(name: str) -> str:
    """A name as it may be typed: small letters, hyphens instead of spaces."""
    return "-".join([part for part in re.split(r"[\s&]+", fold(name)) if part])


@cache
def typed_for(game: str, part: str, id: str) -> tuple[str, ...]:
    """The id of a thing and its name in each language, as they may be typed."""
    return tuple(dict.fromkeys([id, *[one_word(texts(lang, game)(f"{part}-{id}")) for lang in LANGUAGES]]))


def beginnings(names: Iterable[str]) -> frozenset[str]:
    """The beginnings of names of several words, of two words and more."""
    return frozenset(["-".join(name.split("-")[:count]) for name in names for count in range(2, name.count("-") + 2)])


class Things:
    """Names in one language. A game says how its cards are called, and what else can be picked."""

    order: ClassVar[dict[str, int]] = {}  # face -> its place in a row of different cards

    def __init__(self, say: Texts) -> None:
        self.say: Texts = say
        self._view: Facts | None = None  # the one that was seen last
        self._faces: dict[Ref, str] | None = None  # of all cards in it, when somebody has asked for them

    def see(self, view: Facts) -> None:
        """Look at a view: what is told next is about it."""
        if view is not self._view:
            self._view, self._faces = view, None

    @property
    def faces(self) -> dict[Ref, str]:
        """The face of every card in the view that was seen last; to look through all of it takes its time."""
        if self._faces is None:
            self._faces = faces_in(self._view)
        return self._faces

    def in_sight(self, view: Facts) -> dict[Ref, str]:
        """Every card of a view with its face."""
        self.see(view)
        return self.faces

    # ---- showing

    def name(self, face: str) -> str:
        """The name on a card."""
        return self.say.name(f"card-{face}")

    def label(self, face: str) -> str:
        """A card in a list."""
        return self.name(face)

    def title(self, face: str) -> str:
        """A card at the head of its text."""
        return self.name(face)

    def in_order(self, cards: Iterable[str | Facts]) -> list[str]:
        """The faces of some cards, sorted."""
        return sorted(faces_of(cards), key=lambda face: self.order[face])

    def row(self, cards: Iterable[str | Facts]) -> str:
        """Cards as they lie."""
        return listed([self.label(face) for face in faces_of(cards)])

    def heap(self, cards: Iterable[str | Facts]) -> str:
        """Cards in order, alike ones counted."""
        return ", ".join(
            [
                self.say("table-count", count=count, value=self.label(face)) if count > 1 else self.label(face)
                for face, count in Counter(self.in_order(cards)).items()
            ]
        )

    def pile(self, cards: list[Facts | None]) -> str:
        """The known cards of a pile from its top, as far down as one is known; empty if none is."""
        known = [i for i, card in enumerate(cards) if card is not None]
        shown = cards[: known[-1] + 1] if known else []
        return ", ".join([UNKNOWN if card is None else self.label(card["face"]) for card in shown])

    def thing(self, ref: Ref) -> str:
        """Whatever can be picked."""
        kind, _, _ = ref.partition("/")
        if kind != "card":
            return self.other(kind, number(ref))
        return self.label(self.faces[ref]) if ref in self.faces else self.unknown()

    def unknown(self) -> str:
        """A card that the viewer does not know."""
        return UNKNOWN

    def other(self, kind: str, number: int) -> str:
        """What can be picked and is no card."""
        raise NotImplementedError

    def things(self, refs: Iterable[Ref]) -> str:
        """Several things."""
        return listed([self.thing(ref) for ref in refs])

    # ---- typing

    def typed(self, ref: Ref) -> str:
        """How a player may type it."""
        return one_word(self.thing(ref))

    def words_of(self, ref: Ref) -> tuple[str, ...]:
        """The whole words that may be typed for a thing, where a game has them."""
        return self.face_words(self.faces[ref]) if ref in self.faces else ()

    def face_words(self, face: str) -> tuple[str, ...]:
        """The whole words that may be typed for a card of this face."""
        return ()

    def fits(self, word: str, ref: Ref) -> bool:
        """Whether a word may mean this thing."""
        if ref in self.faces:
            return self.fits_card(word, self.faces[ref])
        return any(each.startswith(word) for each in self.words_of(ref))

    def fits_card(self, word: str, face: str) -> bool:
        """Whether a word may mean a card of this face: it begins so."""
        return any(each.startswith(word) for each in self.face_words(face))

    def find(self, word: str, among: Iterable[Ref]) -> list[Ref]:
        """The things with this whole name; if there are none, those that the word fits."""
        refs = list(among)
        return [ref for ref in refs if word in self.words_of(ref)] or [ref for ref in refs if self.fits(word, ref)]

    def joined(self) -> frozenset[str]:
        """Beginnings of names of several words, so that these need no hyphens."""
        return frozenset()

    def parts(self, word: str) -> list[str]:
        """A word that may stand for several things."""
        return [word]

    def read(self, words: list[str]) -> list[str]:
        """One word for each thing: names of several words are joined, `x2` is twice the same."""
        found: list[str] = []
        for word in words:
            times = TIMES.fullmatch(word)
            if found and f"{found[-1]}-{word}" in self.joined():
                found[-1] = f"{found[-1]}-{word}"
            elif times and (times[1] or found):
                found += (self.parts(times[1]) if times[1] else [found.pop()]) * int(times[2])
            else:
                found += self.parts(word)
        return found


def faces_of(cards: Iterable[str | Facts]) -> list[str]:
    """The faces of some cards, of which a view or an event tells."""
    return [card if isinstance(card, str) else card["face"] for card in cards]
