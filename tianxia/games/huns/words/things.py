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
from tianxia.games.huns.words.typed import GAME, OURS, WAGON, everywhere, face_words, joined_names, one_word
from tianxia.telling.default import readable
from tianxia.telling.faces import data_of
from tianxia.telling.language import Texts
from tianxia.telling.things import Things
from tianxia.telling.words import words_for

STASH: Final = "storage"
PLACES: Final = OURS.tray.pieces[0].places  # where a Valuable may lie, by the number in its reference
HOLDING: Final = [face for face, place in zip(OURS.names, OURS.place, strict=True) if place >= 0]


def places_of(foreign: dict[str, Facts]) -> tuple[str, ...]:
    """The places of a table with other cards: those in the middle, then Mercenaries, Curses and wagons in order."""
    held = [face for face, about in foreign.items() if about["type"] in ("mercenary", "curse", "wagon")]
    return (*PLACES[: len(PLACES) - len(HOLDING)], *held) if foreign else PLACES


def signed(points: int) -> str:
    """Victory points with their sign; nothing has none."""
    return f"{points:+d}" if points else "0"


@cache
def timings() -> dict[str, str]:
    """The icon of each card (HU-601 to HU-605)."""
    return {row["id"]: row["timing"] for row in data_of(GAME, "cards.toml")["card"]}


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


class HunsThings(Things):
    """Names in one language; typed words are understood in all of them."""

    def __init__(self, say: Texts, view: Facts) -> None:
        super().__init__(say)
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
            return self.say.name("wagon-name", type=found[1], number=int(found[2]))
        return self.say(f"card-{face}") if self.say.has(f"card-{face}") else readable(face)

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
        timing = timings()[face]
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

    def goods(self, colours: Iterable[str] | Facts, key: str = "goods-short") -> str:
        """Valuables by colour, counted here or as a view counts them."""
        counts = Counter(colours)
        return ", ".join([self.say(key, colour=colour, count=counts[colour]) for colour in COLOURS if counts[colour]])

    def slots(self, colours: Iterable[str]) -> str:
        """The slots of a wagon, or what lies on them: one alone needs no number."""
        return self.goods(colours, "slot-count")

    def place(self, id: str) -> str:
        """Where a Valuable lies."""
        word, _, seat = id.partition("/")
        if word == STASH:
            return self.say.name("place-stash", **self.of(int(seat)))
        if word == "reserve":
            return self.say.name("place-reserve")
        if WAGON.fullmatch(id):
            return self.say.name("place-wagon", wagon=self.name(id))
        return self.say.name("place-card", card=self.name(id))

    # ---- whatever can be picked

    def colour_of(self, ref: Ref) -> str:
        """The colour of a die, or of a Valuable that is taken or held."""
        return COLOURS[number(ref) if ref.startswith("die/") else place_of(number(ref))]

    def thing(self, ref: Ref) -> str:
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
            case "good" | "slot" as kind:
                good = Lying(ref, self.places)
                place = self.place(good.place) if kind == "good" else self.name(good.place)
                return self.say(f"{kind}-on", colour=good.colour, place=place)
        return super().thing(ref)

    def unknown(self) -> str:
        """A card that the viewer does not know."""
        return self.say("card-hidden")

    def things(self, refs: Iterable[Ref]) -> str:
        """Several of them, those alike counted."""
        refs = tuple(refs)
        if refs and refs[0].startswith("colour/"):
            return self.goods([self.colour_of(ref) for ref in refs])
        counts = Counter([self.thing(ref) for ref in refs])
        return ", ".join([name if count == 1 else f"{name} ×{count}" for name, count in counts.items()])

    # ---- typing

    def typed(self, ref: Ref) -> str:
        """The word of the player's own language."""
        return next(iter(self.words_of(ref)), self.unknown())

    def words_of(self, ref: Ref) -> tuple[str, ...]:
        """The whole words that may be typed for a thing, the player's own first."""
        match ref.partition("/")[0]:
            case "seat":
                names = [one_word(say("player", number=number(ref) + 1)) for say in (self.say, *everywhere())]
                return (*names, str(number(ref) + 1))
            case "value":
                return (str(number(ref)),)
            case "die" | "colour":
                return self.colour_words(self.colour_of(ref))
            case "good" | "slot":
                return self._lying(Lying(ref, self.places))
        return super().words_of(ref)

    def face_words(self, face: str) -> tuple[str, ...]:
        """A card or wagon as it may be typed."""
        return (one_word(self.name(face)), face) if face in self.foreign else face_words(self.say, face)

    def colour_words(self, colour: str) -> tuple[str, ...]:
        """The words for a colour of Valuables and dice."""
        return words_for(self.say, GAME, f"word-{colour}")

    def _lying(self, good: Lying) -> tuple[str, ...]:
        """The colour and where it lies; one on a slot of another colour also names that."""
        word, _, seat = good.place.partition("/")
        places = self.face_words(good.place) if word != STASH else self._stash(int(seat) + 1)
        if good.slot != good.colour:
            places = tuple([f"{slot}-{place}" for slot, place in product(self.colour_words(good.slot), places)])
        return tuple([f"{colour}-{place}" for colour, place in product(self.colour_words(good.colour), places)])

    def _stash(self, number: int) -> tuple[str, ...]:
        return tuple([f"{word}-{number}" for word in words_for(self.say, GAME, "word-stash")])

    def joined(self) -> frozenset[str]:
        """`night ambush` is one card."""
        return joined_names()
