"""The things of Sun Tzu in words: cards, generals, provinces and armies, as they are shown and as they are typed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import ClassVar, Final

from tianxia.core.asks import Ref, number
from tianxia.core.pieces import place_of
from tianxia.games.suntzu.data import FACES, FRAMED, GENERALS, NAMES, PROVINCES
from tianxia.games.suntzu.rules.armies import PLACES
from tianxia.telling.language import LANGUAGES, texts
from tianxia.telling.things import Things, beginnings, typed_for
from tianxia.telling.words import fold

GENERAL_IDS: Final[tuple[str, ...]] = tuple([general["id"] for general in GENERALS])
FRAMED_IDS: Final = FACES[:FRAMED]
PARTS: Final = re.compile(r"[:=]")


def card_words(face: str) -> tuple[str, ...]:
    """The words that may be typed for a card or general, in all languages."""
    return typed_for("suntzu", "card", face)


@cache
def place_words() -> tuple[tuple[str, ...], ...]:
    """The words that may be typed for each province and for the pool."""
    pool = [fold(word) for lang in LANGUAGES for word in texts(lang, "suntzu").words("word-pool")]
    return *[(id, id.replace("-", "")) for id in PROVINCES], tuple(dict.fromkeys(pool))


class SunTzuThings(Things):
    """Names in one language; typed words are understood in all of them."""

    order: ClassVar[dict[str, int]] = {id: place for place, id in enumerate(NAMES)}  # numbers, other cards, generals

    # ---- showing

    def province(self, id: str) -> str:
        """The name of a province."""
        return self.say(f"province-{id}")

    def place(self, id: str) -> str:
        """A province or the pool."""
        return self.say.name("place-pool") if id == "pool" else self.province(id)

    def places(self, ids: Iterable[str]) -> str:
        """How many armies from which place."""
        counts = Counter(ids)
        return ", ".join(
            [self.say("from-place", count=counts[id], place=self.place(id)) for id in PLACES if counts[id]]
        )

    def other(self, kind: str, number: int) -> str:
        """A province, or the place of an army."""
        return self.place(PLACES[place_of(number) if kind == "army" else number])

    # ---- typing

    def typed(self, ref: Ref) -> str:
        """How a player may type it."""
        if ref.startswith("card/"):
            return super().typed(ref)
        place = PLACES[place_of(number(ref)) if ref.startswith("army/") else number(ref)]
        return fold(self.say.words("word-pool")[0]) if place == "pool" else place

    def fits_card(self, word: str, face: str) -> bool:
        """Numbers and signs must be whole; of a name the beginning is enough."""
        word = word.replace("−", "-")
        if face in FACES and face != "plague":
            return word in card_words(face)
        return any(each.startswith(word) or each.replace("-", "").startswith(word) for each in card_words(face))

    def fits_place(self, word: str, place: int) -> bool:
        """The beginning of a province or of the pool."""
        return any(each.startswith(word) for each in place_words()[place])

    def fits(self, word: str, ref: Ref) -> bool:
        """Whether a word may mean this thing."""
        if ref.startswith("card/"):
            return super().fits(word, ref)
        return self.fits_place(word, place_of(number(ref)) if ref.startswith("army/") else number(ref))

    def province_of(self, word: str) -> str | None:
        """The one province that is meant."""
        found = [id for place, id in enumerate(PROVINCES) if self.fits_place(word, place)]
        return found[0] if len(found) == 1 else None

    def general_of(self, word: str) -> str | None:
        """The general with this whole name."""
        return next((id for id in GENERAL_IDS if word in card_words(id)), None)

    def joined(self) -> frozenset[str]:
        """`jin yan` is one province."""
        return beginnings([*PROVINCES, *[word for id in GENERAL_IDS for word in card_words(id)]])

    def read(self, words: list[str]) -> list[str]:
        """One word for each thing; `qin 5, wu 6` are cards in the order of the edge."""
        found = super().read([part for each in words for part in PARTS.split(each) if part])
        return self._by_province(found) or found

    def _by_province(self, words: list[str]) -> list[str]:
        """The cards of `qin 5, wu 6, ...` sorted; nothing if it is not said so."""
        at = [self.province_of(word) for word in words[::2]]
        given = words[1::2]
        cards = not any(self.province_of(word) or self.fits_place(word, len(PROVINCES)) for word in given)
        if not given or len(at) != len(given) or not cards or len(dict.fromkeys(at)) != len(at):
            return []
        named = {id: card for id, card in zip(at, given, strict=True) if id is not None}
        return [named[id] for id in PROVINCES if id in named] if len(named) == len(at) else []
