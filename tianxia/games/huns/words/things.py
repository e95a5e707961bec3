"""The things of Huns in words: players, cards, wagons, Valuables and dice, as they are shown and as they are typed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import product
from typing import Any, Final

from tianxia.core.asks import Ref, number
from tianxia.core.events import Facts, Seat
from tianxia.core.pieces import place_of
from tianxia.games.huns.data import COLOURS, KINDS
from tianxia.games.huns.words.typed import (
    GAME,
    OURS,
    WAGON,
    all_texts,
    colour_words,
    face_words,
    one_word,
    stash_words,
    typed_face,
)
from tianxia.telling.default import readable
from tianxia.telling.faces import data_of
from tianxia.telling.language import Texts
from tianxia.telling.shapes import faces_in
from tianxia.telling.words import fold

STASH: Final = "storage"
PLACES: Final = OURS.tray.pieces[0].places  # where a Valuable may lie, by the number in its reference
HOLDING: Final = [face for face, place in zip(OURS.names, OURS.place, strict=True) if place >= 0]


def places_of(foreign: dict[str, Facts]) -> tuple[str, ...]:
    """The places of a table with other cards: those in the middle, then Mercenaries, Curses and wagons in order."""
    held = [face for face, about in foreign.items() if about["type"] in ("mercenary", "curse", "wagon")]
    return (*PLACES[: len(PLACES) - len(HOLDING)], *held) if foreign else PLACES


@cache
def timings() -> dict[str, str]:
    """The icon of each card (HU-601 to HU-605)."""
    return {row["id"]: row["timing"] for row in data_of(GAME, "cards.toml")["card"]}


def timing_of(face: str) -> str:
    """When a card is used."""
    return timings()[face]


class Lying:
    """A Valuable that lies somewhere, or a slot, as a reference names it."""

    __slots__ = ("colour", "place", "slot")

    def __init__(self, ref: Ref, places: tuple[str, ...]) -> None:
        key = place_of(number(ref)) if ref.startswith("good/") else number(ref)
        if ref.startswith("good/"):
            key, colour = divmod(key, len(COLOURS))
            self.colour: str = COLOURS[colour]
        place, slot = divmod(key, len(COLOURS))
        self.slot: str = COLOURS[slot]
        self.place: str = places[place]
        if ref.startswith("slot/"):
            self.colour = self.slot


class HunsThings:
    """Names in one language; typed words are understood in all of them."""

    def __init__(self, say: Texts, view: Facts) -> None:
        self.say: Texts = say
        self.viewer: Seat = view["viewer"]
        self.players: int = view["players"]
        self.foreign: dict[str, Facts] = view.get("foreign") or {}  # cards and wagons of another set, with their print
        self.places: tuple[str, ...] = places_of(self.foreign)

    # ---- players

    def seat(self, seat: Seat) -> str:
        """A player at the beginning of a sentence."""
        return self.say("player", number=seat + 1)

    def of(self, seat: Seat) -> dict[str, Any]:
        """The facts that put a sentence into the viewer's perspective."""
        who = "you" if seat == self.viewer else "other"
        return {"who": who, "name": self.seat(seat), "number": seat + 1}

    def inside(self, seat: Seat) -> str:
        """A player inside a sentence: who it is."""
        return self.say("player-in", **self.of(seat))

    def against(self, seat: Seat) -> str:
        """A player inside a sentence: whom it concerns."""
        return self.say("player-to", **self.of(seat))

    # ---- cards and wagons

    def name(self, face: str) -> str:
        """A card, or a wagon inside a sentence; one of another set is called by its id."""
        if face in self.foreign:
            return str(self.foreign[face]["name"])
        found = WAGON.fullmatch(face)
        if found is not None:
            return self.say("wagon-name", type=found[1], number=int(found[2]))
        return self.say(f"card-{face}") if self.say.has(f"card-{face}") else readable(face)

    def names(self, faces: Iterable[str]) -> str:
        """Several of them."""
        return ", ".join([self.name(face) for face in faces])

    def text(self, face: str) -> str:
        """What a card does."""
        if face in self.foreign:
            return str(self.foreign[face]["text"])
        return self.say(f"text-{face}") if self.say.has(f"text-{face}") else ""

    def short(self, face: str) -> str:
        """The same in a few words."""
        return self.say(f"short-{face}") if self.say.has(f"short-{face}") else ""

    def kind_of(self, face: str) -> str:
        """Which of the five kinds a card is of."""
        if face in self.foreign:
            return str(self.foreign[face]["type"])
        return KINDS[OURS.cards[OURS.names.index(face)].kind]

    def colour_of_card(self, face: str) -> str:
        """HU-101: each kind of card has its colour."""
        return COLOURS[KINDS.index(self.kind_of(face))]

    def about(self, word: str) -> str | None:
        """All that is said of the first card or wagon that a word may mean."""
        for face in self.foreign or OURS.names:
            if any(each.startswith(word) for each in self.face_words(face)):
                return self.in_full(face)
        return None

    def in_full(self, face: str) -> str:
        """A card with its type, timing, slots and text, a wagon with its slots; and that they are of our own set."""
        if face in self.foreign:
            return f"{self.name(face)}: {self.text(face)}"
        if WAGON.fullmatch(face):
            return self.say("about-wagon", wagon=self.wagon_title(face), text=self.wagon_text(face))
        card = next(card for card in OURS.cards if card.id == face)
        slots = [self.say("about-slots", count=card.slots)] if card.slots else []
        facts = ", ".join([self.say(f"type-{KINDS[card.kind]}"), *slots])
        told = self.say("about-card", card=self.name(face), facts=facts, text=self.text(face))
        timing = timing_of(face)
        when = self.say("about-timing", timing=self.say(f"timing-{timing}"), text=self.say(f"timing-text-{timing}"))
        return f"{told} {when} {self.say('about-house')}"

    def wagon_title(self, face: str) -> str:
        """A wagon as a heading."""
        found = WAGON.fullmatch(face)
        return self.name(face) if found is None else self.say("wagon-title", type=found[1], number=int(found[2]))

    def wagon_text(self, face: str) -> str:
        """What a wagon is for, with its slots."""
        wagon = next(wagon for wagon in OURS.wagons if wagon.id == face)
        return self.say("wagon-text", slots=self.slots([COLOURS[slot] for slot in wagon.slots]))

    # ---- Valuables

    def colour(self, colour: str) -> str:
        """One Valuable by its colour."""
        return self.say("good-one", colour=colour)

    def goods(self, colours: Iterable[str]) -> str:
        """Valuables by colour, those alike counted."""
        counts = Counter(colours)
        return self.heap({colour: counts[colour] for colour in COLOURS})

    def heap(self, counts: Facts) -> str:
        """How many of each colour, as a view tells it."""
        told = [self.say("goods-short", colour=colour, count=counts[colour]) for colour in COLOURS if counts[colour]]
        return ", ".join(told)

    def slots(self, colours: Iterable[str]) -> str:
        """The slots of a wagon, or what lies on them: one alone needs no number."""
        counts = Counter(colours)
        told = [self.say("slot-count", colour=colour, count=counts[colour]) for colour in COLOURS if counts[colour]]
        return ", ".join(told)

    def place(self, id: str) -> str:
        """Where a Valuable lies."""
        word, _, seat = id.partition("/")
        if word == STASH:
            return self.say("place-stash", **self.of(int(seat)))
        return self.say("place-reserve") if word == "reserve" else self.name(id)

    # ---- whatever can be picked

    def colour_of(self, ref: Ref) -> str:
        """The colour of a die, or of a Valuable that is taken or held."""
        return COLOURS[number(ref) if ref.startswith("die/") else place_of(number(ref))]

    def thing(self, view: Facts, ref: Ref) -> str:
        """By its name."""
        match ref.partition("/")[0]:
            case "seat":
                return self.inside(number(ref))
            case "die":
                return self.say("die-name", colour=self.colour_of(ref))
            case "value":
                return str(number(ref))
            case "colour":
                return self.colour(self.colour_of(ref))
            case "good":
                good = Lying(ref, self.places)
                return self.say("good-on", colour=good.colour, place=self.place(good.place))
            case "slot":
                good = Lying(ref, self.places)
                return self.say("slot-on", colour=good.colour, place=self.place(good.place))
        face = faces_in(view).get(ref)
        return self.say("card-hidden") if face is None else self.name(face)

    def things(self, view: Facts, refs: Iterable[Ref]) -> str:
        """Several of them, those alike counted."""
        refs = tuple(refs)
        if refs and refs[0].startswith("colour/"):
            return self.goods([self.colour_of(ref) for ref in refs])
        counts = Counter([self.thing(view, ref) for ref in refs])
        return ", ".join([name if count == 1 else f"{name} ×{count}" for name, count in counts.items()])

    # ---- typing

    def words(self, faces: dict[Ref, str], ref: Ref) -> tuple[str, ...]:
        """The whole words that may be typed for a thing, the player's own first."""
        kind = ref.partition("/")[0]
        if kind == "seat":
            names = [one_word(say("player", number=number(ref) + 1)) for say in self.languages()]
            return (*names, str(number(ref) + 1))
        if kind == "value":
            return (str(number(ref)),)
        if kind in ("die", "colour"):
            return self.own_first(colour_words(self.colour_of(ref)), f"word-{self.colour_of(ref)}")
        if kind in ("good", "slot"):
            return self._lying(Lying(ref, self.places))
        face = faces.get(ref)
        return () if face is None else self.face_words(face)

    def face_words(self, face: str) -> tuple[str, ...]:
        """A card or wagon as it may be typed."""
        if face in self.foreign:
            return (one_word(str(self.foreign[face]["name"])), face)
        return (typed_face(self.say, face), *face_words(face))

    def _lying(self, good: Lying) -> tuple[str, ...]:
        """The colour and where it lies; one on a slot of another colour also names that."""
        colours = self.own_first(colour_words(good.colour), f"word-{good.colour}")
        word, _, seat = good.place.partition("/")
        if word == STASH:
            places = tuple([f"{word}-{int(seat) + 1}" for word in (fold(self.say("word-stash")), *stash_words())])
        else:
            places = self.face_words(good.place)
        if good.slot != good.colour:
            places = tuple([f"{slot}-{place}" for slot, place in product(colour_words(good.slot), places)])
        return tuple(dict.fromkeys([f"{colour}-{place}" for colour, place in product(colours, places)]))

    def languages(self) -> tuple[Texts, ...]:
        """The player's own first."""
        return (self.say, *[say for say in all_texts() if say is not self.say])

    def own_first(self, words: tuple[str, ...], key: str) -> tuple[str, ...]:
        """The word of the player's own language comes first."""
        return tuple(dict.fromkeys([fold(self.say.words(key)[0]), *words]))

    def find(self, view: Facts, word: str, among: Iterable[Ref]) -> list[Ref]:
        """By the whole name, else by a beginning."""
        faces = faces_in(view)
        named = [(ref, self.words(faces, ref)) for ref in among]
        whole = [ref for ref, words in named if word in words]
        return whole or [ref for ref, words in named if any(each.startswith(word) for each in words)]
