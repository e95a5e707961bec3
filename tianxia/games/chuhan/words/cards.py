"""The cards and sets of Chu Han in words, and the cards that a view shows (CH-102 to CH-105, CH-301)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from tianxia.core.asks import Ref
from tianxia.core.events import Facts
from tianxia.games.chuhan.data import CHARACTERS, DESIGNS, IDS, VALUE
from tianxia.games.chuhan.rules.abilities import MixedSet
from tianxia.games.chuhan.rules.registry import ABILITIES
from tianxia.telling.language import Texts

VALUE_OF: Final[dict[str, int]] = dict(zip(IDS, VALUE, strict=True))
CHARACTER_IDS: Final = tuple([IDS[face] for face in CHARACTERS])
NAME_ZH: Final[dict[str, str]] = {design["id"]: design.get("name_zh", "") for design in DESIGNS}
ORDER: Final[dict[str, int]] = {id: place for place, id in enumerate(IDS)}
OPEN_ROWS: Final = ("table", "discard", "display", "row")


def faces_in(view: Facts) -> dict[Ref, str]:
    """Every card that the viewer can see, with its face; their own hand first."""
    shown = [card for seat in view["seats"] for card in seat["hand"]["known"]]
    for zone in OPEN_ROWS:
        shown += view[zone]
    shown += [card for card in view["draw"] if card is not None]
    return {card["card"]: card["face"] for card in shown}


def in_order(faces: Iterable[str]) -> list[str]:
    """By value, then by name."""
    return sorted(faces, key=lambda face: (VALUE_OF[face], ORDER[face]))


def is_mixed(play: str) -> bool:
    """Whether this play or option makes a set of cards of different values."""
    return play in ABILITIES and isinstance(ABILITIES[play].picks, MixedSet)


class CardWords:
    """Cards and sets in one language."""

    def __init__(self, say: Texts) -> None:
        self.say = say

    def name(self, face: str) -> str:
        """The name on a card."""
        return self.say(f"card-{face}")

    def label(self, face: str) -> str:
        """A card in a list: the value, or the character with its value."""
        if face in CHARACTER_IDS:
            return self.say("character", name=self.name(face), value=VALUE_OF[face])
        return str(VALUE_OF[face])

    def one(self, face: str) -> str:
        """A card as the object of a sentence."""
        return self.label(face) if face in CHARACTER_IDS else self.say("one-card", value=VALUE_OF[face])

    def row(self, faces: Iterable[str]) -> str:
        """Cards in the order given."""
        return ", ".join([self.label(face) for face in faces])

    def heap(self, faces: Iterable[str]) -> str:
        """Cards in order of value, alike ones counted."""
        counts = Counter(in_order(faces))
        return ", ".join(
            [
                self.say("table-count", count=count, value=self.label(face)) if count > 1 else self.label(face)
                for face, count in counts.items()
            ]
        )

    def set(self, value: int, faces: list[str], bare: bool = False) -> str:
        """A set of equal cards, with the characters and the 0 in it named."""
        words = self.say("set-bare" if bare else "set", size=len(faces), value=value)
        named = [self.name(face) for face in in_order(faces) if face in CHARACTER_IDS]
        if value and any(VALUE_OF[face] == 0 for face in faces):
            named.append(self.say("joker"))
        return self.say("set-with", set=words, cards=", ".join(named)) if named else words

    def mixed(self, faces: list[str]) -> str:
        """The set of Zhongli Mo: its size and the value of its lowest card."""
        return self.say("set-mixed", size=len(faces), value=min([VALUE_OF[face] for face in faces]))

    def any_set(self, faces: list[str], bare: bool = False) -> str:
        """A set, of equal cards or of Zhongli Mo."""
        values = {VALUE_OF[face] for face in faces} - {0}
        return self.mixed(faces) if len(values) > 1 else self.set(max(values, default=0), faces, bare)
