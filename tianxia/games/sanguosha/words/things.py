"""The things of Sanguosha in words: cards, heroes, skills and kingdoms, as they are shown and as they are typed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from tianxia.core.asks import Ref, number
from tianxia.core.events import Facts, Seat
from tianxia.games.sanguosha.content import HERO, KINDS, KINGDOMS, PRINTS, SUITS, Print
from tianxia.telling.language import LANGUAGES, Texts, texts
from tianxia.telling.names import Name, listed
from tianxia.telling.things import Things, beginnings, one_word, typed_for

PRINT: Final[dict[str, Print]] = {print.id: print for print in PRINTS}
SIGN: Final = {"spade": "♠", "heart": "♥", "club": "♣", "diamond": "♦", "none": ""}
LETTER: Final = {"spade": "s", "heart": "h", "club": "c", "diamond": "d"}
RANKS: Final = ("", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
CODED: Final = re.compile(r"(?:(.+)-)?([shcd♠♥♣♦])(10|[2-9ajqk])")


def code_of(print: Print) -> str:
    """Suit and number as typed: s7."""
    return f"{LETTER[SUITS[print.suit]]}{RANKS[print.number].lower()}"


def words_for(part: str, id: str) -> tuple[str, ...]:
    """The words that may be typed for a card, hero or kingdom, in all languages."""
    return typed_for("sanguosha", part, id)


@cache
def joined_names() -> frozenset[str]:
    """Made once: they are the same in every match."""
    named = [*[words_for("card", id) for id in KINDS], *[words_for("hero", id) for id in HERO]]
    return beginnings([name for names in named for name in names])


class SanguoshaThings(Things):
    """Names in one language; typed words are understood in all of them."""

    def __init__(self, say: Texts, view: Facts) -> None:
        super().__init__(say)
        self.viewer: Seat = view["viewer"]
        self.heroes: list[str | None] = [None] * len(view["seats"])
        self.see(view)

    def see(self, view: Facts) -> None:
        """Heroes become known after the set-up; a dead hero keeps the name."""
        for seat, each in enumerate(view["seats"]):
            if each["hero"] is not None:
                self.heroes[seat] = each["hero"]
        super().see(view)

    # ---- heroes

    def seat(self, seat: Seat) -> str:
        """The name of a hero; before it is chosen, the number of the player."""
        hero = self.heroes[seat]
        if hero is None:
            return self.say.name("player", number=seat + 1)
        name = self.hero(hero)
        return Name(name, self.say.name("hero-in", name=name).forms, plural=name.plural)

    def hero(self, id: str) -> Name:
        """A hero by name."""
        return self.say.name(f"hero-{id}")

    def inside(self, seat: Seat) -> str:
        """A hero inside a sentence."""
        return self.say.name("you") if seat == self.viewer else self.seat(seat)

    def row_of(self, seats: Iterable[Seat]) -> str:
        """Several heroes inside a sentence."""
        return listed([self.inside(seat) for seat in seats])

    # ---- cards and skills

    def kind(self, id: str) -> Name:
        """The name of a kind of card."""
        return self.say.name(f"card-{id}")

    def skill(self, key: str) -> str:
        """The name of a skill or of the card that acts; `#` and `@` only tell two of the same name apart."""
        id = key.partition("#")[0].partition("@")[0]
        return self.say.first(f"skill-{id}", f"card-{id}")

    def sort_of(self, key: str) -> str:
        """Whether it is a skill that acts, or a card."""
        return "skill" if self.say.has(f"skill-{key.partition('#')[0].partition('@')[0]}") else "card"

    def text(self, key: str) -> str:
        """What a skill or card does."""
        return self.say(f"text-{key.partition('#')[0].partition('@')[0]}")

    def named(self, name: str, suit: str, number: int) -> str:
        """A card with suit and number, as far as it has them."""
        facts = {"suit": SIGN[suit], "rank": RANKS[number]}
        if not SIGN[suit] or not number:
            return self.kind(name).within(lambda kind: self.say("card-plain", card=f"{kind} {SIGN[suit]}".strip()))
        return self.kind(name).within(lambda kind: self.say("card-full", card=kind, **facts))

    def label(self, face: str) -> str:
        """A printed card, or a hero card."""
        if face in HERO:
            return self.hero(face)
        print = PRINT[face]
        return self.named(print.kind, SUITS[print.suit], print.number)

    def used(self, card: Facts) -> str:
        """A card as it was declared."""
        return self.named(card["name"], card["suit"], card["number"])

    def some(self, known: list[Facts], count: int) -> str:
        """Cards as far as the viewer knows them."""
        hidden = [self.say.name("some-cards", count=count - len(known))] if count > len(known) else []
        return listed([*[self.label(card["face"]) for card in known], *hidden])

    def other(self, kind: str, number: int) -> str:
        """A hero at the table, or a kingdom."""
        return self.inside(number) if kind == "seat" else self.say(f"kingdom-{KINGDOMS[number]}")

    def unknown(self) -> str:
        """A card that the viewer does not know."""
        return self.say("table-unknown")

    def about_hero(self, id: str) -> str:
        """A hero with kingdom, HP and all skills."""
        hero = HERO[id]
        facts = {"kingdom": self.say(f"kingdom-{hero.kingdom}"), "hp": hero.max_hp}
        lines = [self.say("hero-about", hero=self.hero(id), **facts)]
        for skill in hero.skills:
            kind = ", ".join([self.say(f"kind-{type}") for type in skill.types])
            lines.append(self.say("hero-skill", skill=self.skill(skill.id), kind=kind, text=self.text(skill.id)))
        return " ".join(lines)

    def about_card(self, id: str) -> str:
        """A kind of card with its text."""
        kind = KINDS[id]
        type = "delayed" if kind.is_delayed else kind.type
        return self.say("card-about", card=self.kind(id), kind=self.say(f"type-{type}"), text=self.text(id))

    # ---- typing

    def typed(self, ref: Ref) -> str:
        """How a player may type it: a card with suit and number, a hero by name even if it is the player's own."""
        if ref.startswith("seat/"):
            return one_word(self.seat(number(ref)))
        face = self.faces.get(ref)
        if face in PRINT:
            return f"{one_word(self.kind(PRINT[face].kind))}-{code_of(PRINT[face])}"
        return self.unknown() if ref.startswith("card/") and face is None else one_word(self.thing(ref))

    def words_of(self, ref: Ref) -> tuple[str, ...]:
        """The whole names that may be typed for a thing."""
        if ref.startswith("seat/"):
            hero = self.heroes[number(ref)]
            players = [one_word(texts(lang, "sanguosha")("player", number=number(ref) + 1)) for lang in LANGUAGES]
            return tuple(players) if hero is None else (*words_for("hero", hero), *players)
        return words_for("kingdom", KINGDOMS[number(ref)]) if ref.startswith("kingdom/") else super().words_of(ref)

    def face_words(self, face: str) -> tuple[str, ...]:
        """The names of a hero, or of a kind of card."""
        return words_for("hero", face) if face in HERO else words_for("card", PRINT[face].kind)

    def find(self, word: str, among: Iterable[Ref]) -> list[Ref]:
        """By name; a code picks among the things of this name."""
        coded = CODED.fullmatch(word)
        if coded is None:
            return super().find(word, among)
        code = f"{dict(zip('♠♥♣♦', 'shcd', strict=True)).get(coded[2], coded[2])}{coded[3]}"
        printed = [ref for ref in among if self.faces.get(ref) in PRINT]
        refs = [ref for ref in printed if code_of(PRINT[self.faces[ref]]) == code]
        return refs if coded[1] is None else super().find(coded[1], refs)

    def joined(self) -> frozenset[str]:
        """`zhang fei` is one hero, `red hare` one card."""
        return joined_names()
