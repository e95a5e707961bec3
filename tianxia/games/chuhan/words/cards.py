"""The cards and sets of Chu Han in words, as they are shown and as they are typed (CH-102 to CH-105, CH-301)."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.asks import Ref
from tianxia.core.events import Facts
from tianxia.games.chuhan.data import CHARACTERS, DESIGNS, IDS, VALUE
from tianxia.games.chuhan.rules.abilities import MixedSet
from tianxia.games.chuhan.rules.registry import ABILITIES
from tianxia.telling.things import Things, one_word
from tianxia.telling.words import number

VALUE_OF: Final[dict[str, int]] = dict(zip(IDS, VALUE, strict=True))
CHARACTER_IDS: Final = tuple([IDS[face] for face in CHARACTERS])
NAME_ZH: Final[dict[str, str]] = {design["id"]: design.get("name_zh", "") for design in DESIGNS}
SHOWN: Final = "*"  # before a card: one of those that lie face up beside the event


def is_mixed(play: str) -> bool:
    """Whether this play or option makes a set of cards of different values."""
    return play in ABILITIES and isinstance(ABILITIES[play].picks, MixedSet)


class CardWords(Things):
    """Cards and sets in one language."""

    order: ClassVar[dict[str, int]] = {id: place for place, id in enumerate(IDS)}  # by value

    def see(self, view: Facts) -> None:
        """The cards of a view, and which of them lie face up beside the event."""
        self.shown: list[Ref] = [card["card"] for card in view["display"]]
        super().see(view)

    def label(self, face: str) -> str:
        """A card in a list: the value, or the character with its value."""
        if face in CHARACTER_IDS:
            return self.say("character", name=self.name(face), value=VALUE_OF[face])
        return str(VALUE_OF[face])

    def title(self, face: str) -> str:
        """The value and the name."""
        return f"{VALUE_OF[face]} {self.name(face)}"

    def one(self, face: str) -> str:
        """A card as the object of a sentence."""
        return self.label(face) if face in CHARACTER_IDS else self.say("one-card", value=VALUE_OF[face])

    def set(self, value: int, faces: list[str], bare: bool = False) -> str:
        """A set of equal cards, with the characters and the 0 in it named."""
        words = self.say("set-bare" if bare else "set", size=len(faces), value=value)
        named = [self.name(face) for face in self.in_order(faces) if face in CHARACTER_IDS]
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

    # ---- typing

    def typed(self, ref: Ref) -> str:
        """The value, or the name where the value would not be enough."""
        face = self.faces[ref]
        return (SHOWN if ref in self.shown else "") + (face if face in CHARACTER_IDS else str(VALUE_OF[face]))

    def fits_card(self, word: str, face: str) -> bool:
        """By value or by the beginning of a name."""
        if word.isdecimal():
            return number(word) == VALUE_OF[face]
        name = one_word(self.name(face))
        return any(each.startswith(word) for each in (face, face.replace("-", ""), name, name.replace("-", "")))

    def joined(self) -> frozenset[str]:
        """`ji bu` is one name."""
        return frozenset(IDS)

    def parts(self, word: str) -> list[str]:
        """`77` are two 7s, `2478` four cards."""
        star, body = (SHOWN, word[1:]) if word.startswith(SHOWN) else ("", word)
        return [f"{star}{part}" for part in (body if body.isdecimal() else [body])]
