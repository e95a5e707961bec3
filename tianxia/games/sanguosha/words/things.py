"""The things of Sanguosha in words: cards, heroes, skills and kingdoms, as they are shown and as they are typed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from tianxia.core.asks import Ref, number
from tianxia.core.events import Facts, Seat
from tianxia.games.sanguosha.content import HERO, KINDS, KINGDOMS, PRINTS, SUITS, Print
from tianxia.telling.language import LANGUAGES, Texts, texts
from tianxia.telling.words import fold

PRINT: Final[dict[str, Print]] = {print.id: print for print in PRINTS}
SIGN: Final = {"spade": "♠", "heart": "♥", "club": "♣", "diamond": "♦", "none": ""}
LETTER: Final = {"spade": "s", "heart": "h", "club": "c", "diamond": "d"}
RANKS: Final = ("", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
CODED: Final = re.compile(r"(?:(.+)-)?([shcd♠♥♣♦])(10|[2-9ajqk])")
OPEN_LOTS: Final = ("hand", "besides", "offered")
OPEN_ROWS: Final = ("equipment", "judgement", "atop")


def faces_in(view: Facts) -> dict[Ref, str]:
    """Every card that the viewer can see, with its face."""
    shown: list[Facts] = [*view["discard"], *view["processing"]]
    shown += [card for lot in ("face_down", "supplies") for card in view[lot]["known"]]
    shown += [card for card in view["deck"]["known"] if card is not None]
    for seat in view["seats"]:
        shown += [card for lot in OPEN_LOTS for card in seat[lot]["known"]]
        shown += [card for row in OPEN_ROWS for card in seat[row]]
    return {card["card"]: card["face"] for card in shown}


def one_word(name: str) -> str:
    """A name as it may be typed: small letters, hyphens instead of spaces."""
    return "-".join([part for part in re.split(r"[\s&]+", fold(name)) if part])


def code_of(print: Print) -> str:
    """Suit and number as typed: s7."""
    return f"{LETTER[SUITS[print.suit]]}{RANKS[print.number].lower()}"


class Names:
    """The words that may be typed for cards, heroes and kingdoms, in all languages."""

    def __init__(self) -> None:
        self.cards: dict[str, tuple[str, ...]] = {id: typed_for("card", id) for id in KINDS}
        self.heroes: dict[str, tuple[str, ...]] = {id: typed_for("hero", id) for id in HERO}
        self.kingdoms: dict[str, tuple[str, ...]] = {id: typed_for("kingdom", id) for id in KINGDOMS}
        self.joined: set[str] = {  # the beginnings, of two words and more
            "-".join(name.split("-")[:count])
            for all in [*self.cards.values(), *self.heroes.values()]
            for name in all
            for count in range(2, name.count("-") + 2)
        }


def typed_for(part: str, id: str) -> tuple[str, ...]:
    """The id of a thing and its name in each language, as they may be typed."""
    return tuple(dict.fromkeys([id, *[one_word(texts(lang, "sanguosha")(f"{part}-{id}")) for lang in LANGUAGES]]))


@cache
def typed_names() -> Names:
    """Made once: they are the same in every match."""
    return Names()


class SanguoshaThings:
    """Names in one language; typed words are understood in all of them."""

    def __init__(self, say: Texts, view: Facts) -> None:
        self.say: Texts = say
        self.viewer: Seat = view["viewer"]
        self.heroes: list[str | None] = [None] * len(view["seats"])
        self.see(view)

    def see(self, view: Facts) -> None:
        """Heroes become known after the set-up; a dead hero keeps the name."""
        for seat, each in enumerate(view["seats"]):
            if each["hero"] is not None:
                self.heroes[seat] = each["hero"]

    # ---- heroes

    def seat(self, seat: Seat) -> str:
        """The name of a hero; before it is chosen, the number of the player."""
        hero = self.heroes[seat]
        return self.say("player", number=seat + 1) if hero is None else self.hero(hero)

    def hero(self, id: str) -> str:
        """A hero by name."""
        return self.say(f"hero-{id}")

    def inside(self, seat: Seat) -> str:
        """A hero inside a sentence."""
        return self.say("you") if seat == self.viewer else self.seat(seat)

    def row_of(self, seats: Iterable[Seat]) -> str:
        """Several heroes inside a sentence."""
        return ", ".join([self.inside(seat) for seat in seats])

    def of(self, seat: Seat) -> dict[str, Any]:
        """The facts that put a sentence into the viewer's perspective."""
        return {"who": "you" if seat == self.viewer else "other", "name": self.seat(seat)}

    # ---- cards and skills

    def kind(self, id: str) -> str:
        """The name of a kind of card."""
        return self.say(f"card-{id}")

    def skill(self, key: str) -> str:
        """The name of a skill or of the card that acts; `#` and `@` only tell two of the same name apart."""
        id = key.partition("#")[0].partition("@")[0]
        return self.say.first(f"skill-{id}", f"card-{id}")

    def text(self, key: str) -> str:
        """What a skill or card does."""
        return self.say(f"text-{key.partition('#')[0].partition('@')[0]}")

    def named(self, name: str, suit: str, number: int) -> str:
        """A card with suit and number, as far as it has them."""
        if not SIGN[suit] or not number:
            return self.say("card-plain", card=f"{self.kind(name)} {SIGN[suit]}".strip())
        return self.say("card-full", card=self.kind(name), suit=SIGN[suit], rank=RANKS[number])

    def face(self, face: str) -> str:
        """A printed card, or a hero card."""
        if face in HERO:
            return self.hero(face)
        print = PRINT[face]
        return self.named(print.kind, SUITS[print.suit], print.number)

    def used(self, card: Facts) -> str:
        """A card as it was declared."""
        return self.named(card["name"], card["suit"], card["number"])

    def row(self, cards: Iterable[Facts]) -> str:
        """Open cards by name, in a row."""
        return ", ".join([self.face(card["face"]) for card in cards])

    def some(self, known: list[Facts], count: int) -> str:
        """Cards as far as the viewer knows them."""
        if len(known) == count:
            return self.row(known)
        hidden = self.say("some-cards", count=count - len(known))
        return ", ".join([*[self.face(card["face"]) for card in known], hidden])

    def thing(self, faces: dict[Ref, str], ref: Ref) -> str:
        """Whatever can be picked."""
        if ref.startswith("seat/"):
            return self.inside(number(ref))
        if ref.startswith("kingdom/"):
            return self.say(f"kingdom-{KINGDOMS[number(ref)]}")
        return self.face(faces[ref]) if ref in faces else self.say("table-unknown")

    def things(self, faces: dict[Ref, str], refs: Iterable[Ref]) -> str:
        """Several things by name."""
        return ", ".join([self.thing(faces, ref) for ref in refs])

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

    def typed(self, faces: dict[Ref, str], ref: Ref) -> str:
        """How a player may type it."""
        if ref.startswith("seat/"):
            return one_word(self.seat(number(ref)))
        if ref.startswith("kingdom/"):
            return one_word(self.say(f"kingdom-{KINGDOMS[number(ref)]}"))
        if ref not in faces:
            return self.say("table-unknown")
        face = faces[ref]
        if face in HERO:
            return one_word(self.hero(face))
        return f"{one_word(self.kind(PRINT[face].kind))}-{code_of(PRINT[face])}"

    def words_of(self, faces: dict[Ref, str], ref: Ref) -> tuple[str, ...]:
        """The whole names that may be typed for a thing."""
        if ref.startswith("seat/"):
            hero = self.heroes[number(ref)]
            players = [one_word(texts(lang, "sanguosha")("player", number=number(ref) + 1)) for lang in LANGUAGES]
            return tuple(players) if hero is None else (*typed_names().heroes[hero], *players)
        if ref.startswith("kingdom/"):
            return typed_names().kingdoms[KINGDOMS[number(ref)]]
        face = faces.get(ref)
        if face is None:
            return ()
        return typed_names().heroes[face] if face in HERO else typed_names().cards[PRINT[face].kind]

    def find(self, word: str, faces: dict[Ref, str], among: Iterable[Ref]) -> list[Ref]:
        """The things with this whole name; if there are none, those whose name begins so; a code picks among them."""
        coded = CODED.fullmatch(word)
        refs = list(among)
        if coded is not None:
            code = f"{dict(zip('♠♥♣♦', 'shcd', strict=True)).get(coded[2], coded[2])}{coded[3]}"
            refs = [ref for ref in refs if faces.get(ref) in PRINT and code_of(PRINT[faces[ref]]) == code]
            if coded[1] is None:
                return refs
            word = coded[1]
        whole = [ref for ref in refs if word in self.words_of(faces, ref)]
        return whole or [ref for ref in refs if any(name.startswith(word) for name in self.words_of(faces, ref))]

    def read(self, words: list[str]) -> list[str]:
        """One word for each thing: `zhang fei` is one hero, `red hare` one card."""
        found: list[str] = []
        for word in words:
            if found and f"{found[-1]}-{word}" in typed_names().joined:
                found[-1] = f"{found[-1]}-{word}"
            else:
                found.append(word)
        return found
