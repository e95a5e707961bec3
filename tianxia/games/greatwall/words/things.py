"""The things of The Great Wall in words: clans, cards, places, Soldiers, Vital spots, as they are shown and typed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from tianxia.core.asks import Ref, number
from tianxia.core.events import Facts, Seat
from tianxia.core.pieces import place_of
from tianxia.games.greatwall.data import CLANS, LOCATIONS, OURS, RESOURCES, SECTIONS, SOLDIERS
from tianxia.games.greatwall.rules.asking import SPOTS
from tianxia.games.greatwall.rules.state import FIRING, REST
from tianxia.games.greatwall.words.cards import CardTexts, kind_id
from tianxia.telling.default import readable
from tianxia.telling.language import LANGUAGES, Texts, texts
from tianxia.telling.names import listed
from tianxia.telling.things import Things, beginnings, faces_of, one_word
from tianxia.telling.words import fold

GAME: Final = "greatwall"
KINDS: Final = len(SOLDIERS)
STAND_IN: Final = {"solo": "partner", "reed": "reed"}  # module -> what the clan that nobody plays is called


@cache
def words_for(key: str) -> tuple[str, ...]:
    """A name as it may be typed, in every language; words that are separated by commas are all understood."""
    return tuple([plain(word) for lang in LANGUAGES for word in texts(lang, GAME).words(key)])


@cache
def card_words(face: str) -> tuple[str, ...]:
    """The words that may be typed for a card, in all languages."""
    kind = kind_id(face)
    if not texts("en", GAME).has(f"card-{kind}"):
        return (kind,)
    return tuple(dict.fromkeys([plain(texts(lang, GAME)(f"card-{kind}")) for lang in LANGUAGES] + [kind]))


def plain(name: str) -> str:
    """A name in one word of letters, figures and hyphens."""
    return one_word("".join([sign if sign.isalnum() or sign == "-" else " " for sign in name.replace("'", "")]))


@cache
def joined_names() -> frozenset[str]:
    """The beginnings of all names of several words, so that these need no hyphens."""
    names = [word for card in OURS.cards for word in card_words(card.id)]
    names += [word for id in LOCATIONS for word in words_for(f"location-{id}")]
    sections = [word for id in SECTIONS for word in words_for(f"word-{id}")]
    names += [f"{section}-{row}-{spot}" for section in sections for row in range(1, 4) for spot in range(1, SPOTS + 1)]
    return beginnings(names)


class GreatWallThings(Things):
    """Names in one language; typed words are understood in all of them."""

    def __init__(self, say: Texts, view: Facts) -> None:
        super().__init__(say)
        self.viewer: Seat = view["viewer"]
        self.players: int = int(view["players"])
        self.cards: CardTexts = CardTexts(say)
        self.foreign: dict[str, Facts] = view.get("foreign") or {}  # cards of another set, with what is printed on them
        other = next((word for module, word in STAND_IN.items() if module in view.get("modules", ())), "reed")
        self.clans: list[str] = [*CLANS[: self.players], other]

    # ---- clans

    def of(self, seat: Seat) -> dict[str, Any]:
        """The facts that put a sentence into the viewer's perspective."""
        who = "you" if seat == self.viewer else "other"
        return {"who": who, "name": self.clan(seat), "clan": self.clans[seat]}

    def clan(self, seat: Seat) -> str:
        """A clan at the beginning of a sentence."""
        return self.say(f"seat-{self.clans[seat]}")

    def inside(self, seat: Seat) -> str:
        """A clan inside a sentence."""
        return self.say("clan-in", clan=self.clans[seat], who=self.of(seat)["who"])

    def brief(self, seat: Seat) -> str:
        """A clan in a word."""
        return self.say("brief", clan=self.clans[seat], who=self.of(seat)["who"])

    # ---- cards

    def name(self, face: str) -> str:
        """The name on a card; one of another set is called by its id."""
        if face in self.foreign:
            return str(self.foreign[face]["name"])
        key = f"card-{kind_id(face)}"
        return self.say.name(key) if self.say.has(key) else readable(kind_id(face))

    def names(self, cards: Iterable[str | Facts]) -> str:
        """Several of them."""
        return listed([self.name(face) for face in faces_of(cards)])

    def text(self, face: str) -> str:
        """What a card does."""
        if face in self.foreign:
            return str(self.foreign[face]["text"])
        return self.cards.text(OURS.cards[OURS.face[face]]) if face in OURS.face else ""

    def whole_text(self, face: str) -> str:
        """The same with the numbers that are printed on it."""
        if face in self.foreign:
            return str(self.foreign[face]["text"])
        return self.cards.whole(OURS.cards[OURS.face[face]]) if face in OURS.face else ""

    def sort(self, face: str) -> str:
        """What sort of card it is."""
        return self.say(f"sort-{OURS.cards[OURS.face[face]].sort}") if face in OURS.face else ""

    def short(self, face: str) -> str:
        """When a card works, in a few words."""
        return self.cards.short(OURS.cards[OURS.face[face]]) if face in OURS.face else ""

    def gold_of(self, face: str) -> int:
        """What an Advisor costs."""
        return int(OURS.cards[OURS.face[face]].row["cost"]) if face in OURS.face else 0

    def unknown(self) -> str:
        """A card that the viewer does not know."""
        return self.say("card-hidden")

    # ---- resources and Soldiers

    def goods(self, counts: dict[str, int] | None) -> str:
        """Resources by kind; nothing where there are none."""
        return self.cards.cost(counts or {}) or self.say("nothing")

    def soldiers(self, counts: dict[str, int]) -> str:
        """Soldiers by kind, as a list; nothing where there are none."""
        told = [self.say("soldiers-of", soldier=kind, count=count) for kind, count in counts.items() if count]
        return ", ".join(told) or self.say("nothing")

    # ---- whatever can be picked

    def other(self, kind: str, number: int) -> str:
        """What can be picked and is no card."""
        match kind:
            case "seat":
                return self.inside(number)
            case "location":
                return self.say(f"location-{LOCATIONS[number]}")
            case "section":
                return self.say(f"section-{SECTIONS[number]}")
            case "resource":
                return self.say(f"resource-{self.resource_of(number)}")
            case "kind":
                return self.say(f"soldier-{SOLDIERS[number]}")
            case "soldier":
                return self.soldier(number)
            case "spot":
                return self.spot(number)
            case "place":
                return self.say("place-in-row", number=number + 1)
        return str(number)

    def resource_of(self, number: int) -> str:
        """Figures are numbered by kind."""
        return RESOURCES[place_of(number)]

    def soldier(self, number: int) -> str:
        """A Soldier of one's own, and where it stands."""
        place, kind = divmod(number, KINDS)
        firing = place >= FIRING
        section = SECTIONS[place - (FIRING if firing else REST)]
        return self.say("soldier-at", soldier=SOLDIERS[kind], section=section, firing="yes" if firing else "no")

    def spot(self, number: int, count: int = 1) -> str:
        """A Vital spot of a Horde card, or two: which card, where it lies, and what they bring."""
        place, spot = divmod(number, SPOTS)
        horde = self.horde(place)
        if horde is None:
            return self.say("spot-unknown", spot=spot + 1)
        rewards = self.say("and").join([self.cards.spot(each) for each in horde["rewards"][spot : spot + count]])
        return self.say("spot-of", spot=spot + 1, count=count, next=spot + 2, reward=rewards, card=self.lying(horde))

    def bare_spot(self, number: int) -> str:
        """A Vital spot that brings nothing: a Wound covers it."""
        place, spot = divmod(number, SPOTS)
        horde = self.horde(place)
        return self.say("spot-bare", spot=spot + 1, card="" if horde is None else self.lying(horde))

    def stander(self, number: int) -> str:
        """The Soldier on a Vital spot."""
        place, spot = divmod(number, SPOTS)
        horde = self.horde(place)
        there = None if horde is None else horde["spots"][spot]
        if horde is None or there is None or "soldier" not in there:
            return self.bare_spot(number)
        return self.say("stander", soldier=there["soldier"], spot=spot + 1, card=self.lying(horde))

    def lying(self, horde: Facts) -> str:
        """A Horde card, and where it lies."""
        name = self.name(horde["face"])
        if "section" not in horde:
            return name
        return self.say("horde-at", card=name, section=horde["section"], row=horde["row"])

    def horde(self, sleeve: int) -> Facts | None:
        """The Horde card, or card of the Khan, with this number, and its Section."""
        view = self._view or {}
        for section in view.get("sections", ()):
            for horde in section["hordes"]:
                if horde["card"] == f"card/{sleeve}":
                    return {**horde, "section": section["id"]}
        return next((card for card in view.get("khan_cards", ()) if card["card"] == f"card/{sleeve}"), None)

    def things(self, refs: Iterable[Ref]) -> str:
        """Several things, resources counted by kind."""
        refs = tuple(refs)
        if refs and refs[0].startswith("resource/"):
            counts = Counter([self.resource_of(number(ref)) for ref in refs])
            return self.goods({kind: counts[kind] for kind in RESOURCES})
        return super().things(refs)

    # ---- typing

    def words(self, ref: Ref) -> tuple[str, ...]:
        """The whole words that may be typed for a thing, the player's own first."""
        kind = ref.partition("/")[0]
        found = self._card_words(ref) if kind == "card" else self._other_words(kind, number(ref))
        return tuple(dict.fromkeys(found))

    def _card_words(self, ref: Ref) -> list[str]:
        face = self.faces.get(ref)
        return [] if face is None else [plain(self.name(face)), *card_words(face)]

    def _other_words(self, kind: str, n: int) -> list[str]:
        match kind:
            case "seat":
                return self._own_first(f"word-{self.clans[n]}")
            case "location":
                return [*self._own_first(f"location-{LOCATIONS[n]}"), LOCATIONS[n]]
            case "section":
                return self._own_first(f"word-{SECTIONS[n]}")
            case "resource":
                return self._own_first(f"word-{self.resource_of(n)}")
            case "kind":
                return self._own_first(f"word-{SOLDIERS[n]}")
            case "soldier":
                return self._soldier_words(n)
            case "spot":
                return self._spot_words(n)
            case "place":
                return [str(n + 1)]
        return [str(n)]

    def _own_first(self, key: str) -> list[str]:
        return [*[plain(word) for word in self.say.words(key)], *words_for(key)]

    def _soldier_words(self, n: int) -> list[str]:
        """The kind and the Section, with one more word on the Wall."""
        place, kind = divmod(n, KINDS)
        firing = place >= FIRING
        sections = self._own_first(f"word-{SECTIONS[place - (FIRING if firing else REST)]}")
        found = [f"{word}-{section}" for word in self._own_first(f"word-{SOLDIERS[kind]}") for section in sections]
        return [f"{word}-{wall}" for word in found for wall in self._own_first("word-on-wall")] if firing else found

    def _spot_words(self, n: int) -> list[str]:
        """Section, row and number: `left-1-2`; or the card and the number: `raiders-2`."""
        place, spot = divmod(n, SPOTS)
        horde = self.horde(place)
        if horde is None:
            return [str(spot + 1)]
        named = [f"{word}-{spot + 1}" for word in (plain(self.name(horde["face"])), *card_words(horde["face"]))]
        if "section" not in horde:
            return named
        return [f"{word}-{horde['row']}-{spot + 1}" for word in self._own_first(f"word-{horde['section']}")] + named

    def typed(self, ref: Ref) -> str:
        """How a player may type it."""
        return next(iter(self.words(ref)), fold(self.unknown()))

    def find(self, word: str, among: Iterable[Ref]) -> list[Ref]:
        """By the whole name, else by a beginning."""
        named = [(ref, self.words(ref)) for ref in among]
        whole = [ref for ref, words in named if word in words]
        return whole or [ref for ref, words in named if any(each.startswith(word) for each in words)]

    def fits_card(self, word: str, face: str) -> bool:
        """Whether a word may mean a card of this face."""
        return any(each.startswith(word) for each in card_words(face))

    def joined(self) -> frozenset[str]:
        """`gold mine` is one Location, `left 1 2` one Vital spot."""
        return joined_names()
