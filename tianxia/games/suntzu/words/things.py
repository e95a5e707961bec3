"""The things of Sun Tzu in words: cards, generals, provinces and armies, as they are shown and as they are typed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Final

from tianxia.core.asks import Ref, number
from tianxia.core.events import Facts
from tianxia.core.pieces import place_of
from tianxia.games.suntzu.data import FACES, FRAMED, GENERALS, NAMES, PROVINCES
from tianxia.games.suntzu.rules.armies import PLACES
from tianxia.telling.language import LANGUAGES, Texts, texts
from tianxia.telling.words import fold

GENERAL_IDS: Final[tuple[str, ...]] = tuple([general["id"] for general in GENERALS])
FRAMED_IDS: Final = FACES[:FRAMED]
ORDER: Final[dict[str, int]] = {id: place for place, id in enumerate(NAMES)}
OPEN_LOTS: Final = ("hand", "drawn", "held", "away")
OPEN_ROWS: Final = ("up", "box", "spent")
PARTS: Final = re.compile(r"[:=]")
TIMES: Final = re.compile(r"(.*?)x([2-9])")


def faces_in(view: Facts) -> dict[Ref, str]:
    """Every card that the viewer can see, with its face."""
    shown: list[Facts] = []
    for seat in view["seats"]:
        shown += [card for lot in OPEN_LOTS for card in seat[lot]["known"]]
        shown += [card for row in OPEN_ROWS for card in seat[row]]
        shown += [card for card in seat["deck"] if card is not None]
    shown += [card for province in view["provinces"] for lot in province["laid"] for card in lot["known"]]
    return {card["card"]: card["face"] for card in shown}


def in_order(faces: Iterable[str]) -> list[str]:
    """Numbers first, then the other cards, then generals."""
    return sorted(faces, key=ORDER.__getitem__)


@cache
def card_words() -> dict[str, tuple[str, ...]]:
    """The words that may be typed for each card and general, in all languages."""
    everywhere = [texts(lang, "suntzu") for lang in LANGUAGES]
    return {
        face: (face, *dict.fromkeys([fold(each(f"card-{face}")).replace(" ", "-") for each in everywhere]))
        for face in (*FACES, *GENERAL_IDS)
    }


@cache
def place_words() -> tuple[tuple[str, ...], ...]:
    """The words that may be typed for each province and for the pool."""
    pool = [fold(word) for lang in LANGUAGES for word in texts(lang, "suntzu").words("word-pool")]
    return *[(id, id.replace("-", "")) for id in PROVINCES], tuple(dict.fromkeys(pool))


class SunTzuThings:
    """Names in one language; typed words are understood in all of them."""

    def __init__(self, say: Texts) -> None:
        self.say = say

    # ---- showing

    def name(self, face: str) -> str:
        """The name of an action card or of a general."""
        return self.say(f"card-{face}")

    def province(self, id: str) -> str:
        """The name of a province."""
        return self.say(f"province-{id}")

    def place(self, id: str) -> str:
        """A province or the pool."""
        return self.say("place-pool") if id == "pool" else self.province(id)

    def row(self, faces: Iterable[str]) -> str:
        """Cards in the order given."""
        return ", ".join([self.name(face) for face in faces])

    def heap(self, faces: Iterable[str]) -> str:
        """Cards in order, alike ones counted."""
        counts = Counter(in_order(faces))
        return ", ".join(
            [
                self.say("table-count", count=count, value=self.name(face)) if count > 1 else self.name(face)
                for face, count in counts.items()
            ]
        )

    def places(self, ids: Iterable[str]) -> str:
        """How many armies from which place."""
        counts = Counter(ids)
        return ", ".join(
            [self.say("from-place", count=counts[id], place=self.place(id)) for id in PLACES if counts[id]]
        )

    def thing(self, faces: dict[Ref, str], ref: Ref) -> str:
        """Whatever can be picked."""
        if ref.startswith("province/"):
            return self.province(PROVINCES[number(ref)])
        if ref.startswith("army/"):
            return self.place(PLACES[place_of(number(ref))])
        return self.name(faces[ref]) if ref in faces else "?"

    # ---- typing

    def typed(self, faces: dict[Ref, str], ref: Ref) -> str:
        """How a player may type it."""
        if ref.startswith("province/"):
            return PROVINCES[number(ref)]
        if ref.startswith("army/"):
            place = place_of(number(ref))
            return fold(self.say.words("word-pool")[0]) if PLACES[place] == "pool" else PLACES[place]
        return fold(self.name(faces[ref])).replace(" ", "-")

    def fits_card(self, word: str, face: str) -> bool:
        """Numbers and signs must be whole; of a name the beginning is enough."""
        word = word.replace("−", "-")
        if face in FACES and face != "plague":
            return word in card_words()[face]
        return any(each.startswith(word) or each.replace("-", "").startswith(word) for each in card_words()[face])

    def fits_place(self, word: str, place: int) -> bool:
        """The beginning of a province or of the pool."""
        return any(each.startswith(word) for each in place_words()[place])

    def fits(self, word: str, faces: dict[Ref, str], ref: Ref) -> bool:
        """Whether a word may mean this thing."""
        if ref.startswith("province/"):
            return self.fits_place(word, number(ref))
        if ref.startswith("army/"):
            return self.fits_place(word, place_of(number(ref)))
        return ref in faces and self.fits_card(word, faces[ref])

    def province_of(self, word: str) -> str | None:
        """The one province that is meant."""
        found = [id for place, id in enumerate(PROVINCES) if self.fits_place(word, place)]
        return found[0] if len(found) == 1 else None

    def general_of(self, word: str) -> str | None:
        """The general with this whole name."""
        return next((id for id in GENERAL_IDS if word in card_words()[id]), None)

    def read(self, words: list[str]) -> list[str]:
        """One word for each thing: `jin yan` is one province, `qin x2` is twice the same, and `qin 5, wu 6` are cards
        in the order of the edge."""
        found: list[str] = []
        for word in [part for each in words for part in PARTS.split(each) if part]:
            times = TIMES.fullmatch(word)
            if found and f"{found[-1]}-{word}" in self.joined():
                found[-1] = f"{found[-1]}-{word}"
            elif times and (times[1] or found):
                name = times[1] or found.pop()
                found += [name] * int(times[2])
            else:
                found.append(word)
        return self._by_province(found) or found

    def joined(self) -> list[str]:
        """Beginnings of names of several words."""
        names = [*PROVINCES, *[word for id in GENERAL_IDS for word in card_words()[id]]]
        return ["-".join(name.split("-")[:count]) for name in names for count in range(2, name.count("-") + 2)]

    def _by_province(self, words: list[str]) -> list[str]:
        """The cards of `qin 5, wu 6, ...` sorted; nothing if it is not said so."""
        at = [self.province_of(word) for word in words[::2]]
        given = words[1::2]
        cards = not any(self.province_of(word) or self.fits_place(word, len(PROVINCES)) for word in given)
        if not given or len(at) != len(given) or not cards or len(dict.fromkeys(at)) != len(at):
            return []
        named = {id: card for id, card in zip(at, given, strict=True) if id is not None}
        return [named[id] for id in PROVINCES if id in named] if len(named) == len(at) else []
