"""Sun Tzu for the terminal: its questions and choices in words, typed orders and armies, refusals with their facts."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Ask, Choice, Ref, Refusal, number
from tianxia.core.events import Facts
from tianxia.core.pieces import place_of
from tianxia.games.suntzu.data import FACES, NEAR, PROVINCES
from tianxia.games.suntzu.rules.armies import PLACES
from tianxia.games.suntzu.rules.state import NOBODY
from tianxia.games.suntzu.rules.windows import PROVINCE
from tianxia.games.suntzu.words.lines import SunTzuLines
from tianxia.games.suntzu.words.log import SunTzuTeller
from tianxia.games.suntzu.words.things import GENERAL_IDS, PARTS, SunTzuThings, card_words, faces_in
from tianxia.telling.base import Base
from tianxia.telling.language import Texts
from tianxia.telling.menu import MenuEntry
from tianxia.telling.words import fold

WORDED: Final = ("orders", "call", "give", "fight", "keep", "pick", "take", "pass")
LONGEST_NAME: Final = 4  # words
IMPLIED: Final = {"suntzu.orders": "orders", "suntzu.province": "fight", "suntzu.armies": "give"}
CHOSEN: Final = {"suntzu.general": "pick", "suntzu.another-general": "take"}


class SunTzuPresenter(Base[SunTzuTeller, SunTzuLines]):
    """One for each match and language."""

    def __init__(self, say: Texts, view: Facts) -> None:
        self.things: SunTzuThings = SunTzuThings(say)
        teller = SunTzuTeller(say, self.things, [seat["side"] for seat in view["seats"]], view["viewer"])
        super().__init__("suntzu", teller, SunTzuLines(say, self.things, teller))

    def outcome(self, view: Facts) -> list[str]:
        """Who won and by which rule."""
        outcome = view["outcome"]
        winner = outcome["winners"][0] if len(outcome["winners"]) == 1 else NOBODY
        return [*self.teller.over({"winner": winner}), self.reason(outcome["reason"]), self.lines.score(view)]

    # ---- questions and choices

    def prompt(self, view: Facts, question: Ask) -> str:
        """What is decided, in a sentence."""
        about, kind = question.about(), self.short(question.kind)
        if kind == "orders":
            return " ".join(self._orders(question))
        if kind == "battle":
            province = self.things.province(about["province"])
            return self.say("ask-battle", province=province, cards=self.teller.pair(about["faces"]))
        if kind == "armies":
            places = ", ".join([self.things.place(id) for id in about["sources"]])
            return self.say(f"ask-armies-{about['purpose']}", count=about["count"], places=places)
        if kind == "call":
            return self.say("ask-call-end" if question.rule == "ST-620" else "ask-call")
        if kind == "keep":
            pick = question.options()[0].picks[0]
            faces = faces_in(view)
            return self.say("ask-keep", cards=self.things.heap([faces[ref] for ref in pick.items]), count=pick.least)
        return self.say(f"ask-{kind}")

    def _orders(self, question: Ask) -> list[str]:
        """The order of the provinces, where the 6 is used up, and that something may come before, if it may."""
        about = question.about()
        lines = [self.say("ask-orders", provinces=", ".join([self.things.province(id) for id in PROVINCES]))]
        if about["marked"]:
            marked = ", ".join([self.things.province(id) for id in about["marked"]])
            lines.append(self.say("ask-orders-again" if about["again"] else "ask-orders-six", marked=marked))
        return lines if len(question.options()) == 1 else [*lines, self.say("ask-orders-before")]

    def describe(self, view: Facts, kind: str, choice: Choice) -> str:
        """A choice and what it does; orders also while some are missing."""
        faces, picks = faces_in(view), choice.picks
        facts: dict[str, object] = {}
        for slot, refs in picks.items():
            if slot == "armies":
                facts["places"] = self.things.places([PLACES[place_of(number(ref))] for ref in refs])
            elif slot == "cards":
                named = [self.things.thing(faces, ref) for ref in refs]
                if choice.option == "orders":
                    named = [f"{self.things.province(id)} {card}" for id, card in zip(PROVINCES, named, strict=False)]
                facts |= {"cards": ", ".join(named), "count": len(refs)}
            elif refs:
                facts[slot] = self.things.thing(faces, refs[0])
                if slot == "general" and refs[0] in faces:
                    facts["text"] = self.say(f"text-{faces[refs[0]]}")
        return self.say.first(f"do-{choice.option}-{self.short(kind)}", f"do-{choice.option}", **facts)

    def option(self, view: Facts, entry: MenuEntry) -> str:
        """An option that still needs something named, or that is closed."""
        return self.say(f"open-{entry.option}")

    def example(self, view: Facts, choice: Choice) -> str:
        """What is picked, as it may be typed."""
        faces = faces_in(view)
        return " ".join([self.things.typed(faces, ref) for refs in choice.picks.values() for ref in refs])

    def highlights(self, view: Facts, option: str, choices: list[Choice]) -> list[Choice]:
        """Long lists are never shown."""
        return []

    # ---- names

    def options(self) -> dict[str, tuple[str, ...]]:
        """The words for each option: the player's own word first, its id, and the words of both languages."""
        words: dict[str, tuple[str, ...]] = {}
        for id in GENERAL_IDS:
            words[id] = (fold(self.things.name(id)).replace(" ", "-"), *card_words()[id])
        return words | self.words_of(WORDED)

    def heard(self, kind: str, words: list[str]) -> list[str]:
        """Generals by names of several words; orders, battles and armies also by the province alone."""
        words = [part for word in words for part in PARTS.split(word) if part] or words
        for count in range(LONGEST_NAME, 0, -1):
            general = self.things.general_of("-".join(words[:count]))
            if general is not None:
                named = [general, *words[count:]]
                return [CHOSEN[kind], *named] if kind in CHOSEN else named
        if kind in IMPLIED and not any(words[0] in known for known in self.options().values()):
            places = len(PLACES) if kind == "suntzu.armies" else len(PROVINCES)
            if len(words[0]) > 1 and any(self.things.fits_place(words[0], place) for place in range(places)):
                return [IMPLIED[kind], *words]
        return words

    def read_cards(self, words: list[str]) -> list[str]:
        """One word for each card, province, army or general."""
        return self.things.read(words)

    def find(self, view: Facts, word: str, among: tuple[Ref, ...], count: int) -> list[Ref]:
        """By number, sign or the beginning of a name."""
        faces = faces_in(view)
        return [ref for ref in among if self.things.fits(word, faces, ref)]

    def visible(self, view: Facts) -> tuple[Ref, ...]:
        """Every card in sight, and the provinces."""
        return (*faces_in(view), *PROVINCE)

    def look(self, view: Facts, ref: Ref) -> str:
        """A card or general looks like its name: copies are alike."""
        return self.things.thing(faces_in(view), ref)

    def card_text(self, word: str) -> str | None:
        """The text of the first card or general that fits."""
        for face in (*FACES, *GENERAL_IDS):
            if self.things.fits_card(word, face):
                return f"{self.things.name(face)}: {self.say(f'text-{face}')}"
        return None

    # ---- why not

    def why(self, view: Facts, refusal: Refusal) -> list[str]:
        """The facts that made a choice fail."""
        facts = refusal.facts
        lines: list[str] = []
        if "province" in facts:
            lines.append(self.say("fact-province", province=self.things.province(facts["province"])))
        if "from" in facts:
            near = NEAR[PROVINCES.index(facts["from"])]
            names = ", ".join([self.things.province(PROVINCES[place]) for place in near])
            lines.append(self.say("fact-march", **{"from": self.things.province(facts["from"]), "near": names}))
        if "item" in facts:
            lines.append(self.say("fact-item", item=self.things.thing(faces_in(view), facts["item"])))
        return lines
