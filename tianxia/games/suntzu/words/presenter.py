"""Sun Tzu for the terminal: its questions and choices in words, typed orders and armies, refusals with their facts."""

from __future__ import annotations

from typing import Any, Final

from tianxia.core.asks import Ask, Choice, Ref, number
from tianxia.core.events import Facts
from tianxia.core.pieces import place_of
from tianxia.games.suntzu.data import NEAR, PROVINCES
from tianxia.games.suntzu.rules.armies import PLACES
from tianxia.games.suntzu.rules.windows import PROVINCE
from tianxia.games.suntzu.words.lines import SunTzuLines
from tianxia.games.suntzu.words.log import SunTzuTeller
from tianxia.games.suntzu.words.things import GENERAL_IDS, PARTS, SunTzuThings, card_words
from tianxia.telling.base import NOBODY, Base, Words
from tianxia.telling.language import Texts
from tianxia.telling.things import one_word

WORDED: Final = ("orders", "call", "give", "fight", "keep", "pick", "take", "pass")
LONGEST_NAME: Final = 4  # words
IMPLIED: Final = {"suntzu.orders": "orders", "suntzu.province": "fight", "suntzu.armies": "give"}
CHOSEN: Final = {"suntzu.general": "pick", "suntzu.another-general": "take"}


class SunTzuPresenter(Base[SunTzuThings, SunTzuTeller, SunTzuLines]):
    """One for each match and language."""

    def __init__(self, say: Texts, view: Facts) -> None:
        things = SunTzuThings(say)
        teller = SunTzuTeller(things, [seat["side"] for seat in view["seats"]], view["viewer"])
        super().__init__("suntzu", things, teller, SunTzuLines(things, teller))

    def outcome(self, view: Facts) -> list[str]:
        """Who won and by which rule."""
        outcome = view["outcome"]
        winner = outcome["winners"][0] if len(outcome["winners"]) == 1 else NOBODY
        over = self.teller.other({"kind": "over", "winner": winner})
        return [*over, self.reason(outcome["reason"]), self.lines.score(view)]

    # ---- questions and choices

    def words(self) -> Words:
        """Of a march that is not possible also what borders on the province."""
        return {**super().words(), "from": self._near}

    def _near(self, id: str) -> dict[str, str]:
        near = [self.things.province(PROVINCES[place]) for place in NEAR[PROVINCES.index(id)]]
        return {"from": self.things.province(id), "near": ", ".join(near)}

    def ask(self, view: Facts, question: Ask, kind: str, **more: Any) -> str:
        """Some kinds of questions have several sentences."""
        if kind == "orders":
            return " ".join(self._orders(question))
        if kind == "armies":
            kind = f"armies-{question.about()['purpose']}"
        if kind == "call" and question.rule == "ST-620":
            kind = "call-end"
        if kind == "keep":
            pick = question.options()[0].picks[0]
            more = {"cards": self.things.heap([self.things.faces[ref] for ref in pick.items]), "count": pick.least}
        return super().ask(view, question, kind, **more)

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
        faces = self.things.in_sight(view)
        facts: dict[str, object] = {}
        for slot, refs in choice.picks.items():
            if slot == "armies":
                facts["places"] = self.things.places([PLACES[place_of(number(ref))] for ref in refs])
            elif slot == "cards":
                named = [self.things.thing(ref) for ref in refs]
                if choice.option == "orders":
                    named = [f"{self.things.province(id)} {card}" for id, card in zip(PROVINCES, named, strict=False)]
                facts |= {"cards": ", ".join(named), "count": len(refs)}
            elif refs:
                facts[slot] = self.things.thing(refs[0])
                if slot == "general" and refs[0] in faces:
                    facts["text"] = self.say(f"text-{faces[refs[0]]}")
        return self.done(kind, choice, facts)

    # ---- names

    def options(self) -> dict[str, tuple[str, ...]]:
        """The words for each option: the player's own word first, its id, and the words of both languages."""
        generals = {id: (one_word(self.things.name(id)), *card_words(id)) for id in GENERAL_IDS}
        return generals | self.words_of(WORDED)

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

    def visible(self, view: Facts) -> tuple[Ref, ...]:
        """Every card in sight, and the provinces."""
        return (*super().visible(view), *PROVINCE)
