"""Chu Han for the terminal: its questions and choices in words, its cards by name, its refusals with their facts."""

from __future__ import annotations

from typing import Any, Final

from tianxia.core.asks import Ask, Choice, Ref
from tianxia.core.events import Facts
from tianxia.games.chuhan.rules.registry import ABILITIES, PAIRS
from tianxia.games.chuhan.words.cards import CHARACTER_IDS, SHOWN, VALUE_OF, CardWords, is_mixed
from tianxia.games.chuhan.words.lines import ChuHanLines
from tianxia.games.chuhan.words.log import ChuHanTeller
from tianxia.telling.base import Base, Words
from tianxia.telling.language import Texts

WORDED: Final = ("lead", "counter", "pass", "decree", "swap", "place", "cancel", "give", "take")


class ChuHanPresenter(Base[CardWords, ChuHanTeller, ChuHanLines]):
    """One for each match and language."""

    def __init__(self, say: Texts, view: Facts) -> None:
        things = CardWords(say)
        teller = ChuHanTeller(things, [seat["clan"] for seat in view["seats"]], view["viewer"])
        super().__init__("chuhan", things, teller, ChuHanLines(things, teller))

    def outcome(self, view: Facts) -> list[str]:
        """Who won and by which rule."""
        outcome = view["outcome"]
        over = {"kind": "over", "winner": outcome["winners"][0], "vp": outcome["scores"]}
        return [*self.teller.over(over), self.reason(outcome["reason"])]

    # ---- questions and choices

    def words(self) -> Words:
        """Of a card that is missing only its name is told."""
        return {**super().words(), **dict.fromkeys(("against", "card", "with"), self.things.name)}

    def facts(self) -> dict[str, Any]:
        """Who the rival is."""
        return {"rival": self.side(1 - self.viewer)}

    def ask(self, view: Facts, question: Ask, kind: str, **more: Any) -> str:
        """Who the rival is, and what has to be beaten."""
        rival = self.side(1 - question.seat)
        if kind == "cancel" and question.about()["owner"] == question.seat:
            kind = "cancel-back"
        beat = self.lines.to_beat(view, bare=False) or ""
        return super().ask(view, question, kind, name=rival, rival=rival, set=beat)

    def describe(self, view: Facts, kind: str, choice: Choice) -> str:
        """A complete choice and what it does."""
        faces, facts = self.things.in_sight(view), self.facts()
        for slot, refs in choice.picks.items():
            cards = [faces[ref] for ref in refs if ref in faces]
            if slot == "set":
                facts |= {"set": self._set(choice, cards), "cards": self.things.row(self.things.in_order(cards))}
            else:
                facts["card" if choice.option in ABILITIES else slot] = self.things.one(cards[0])
        if choice.option == "cancel":
            about = view["question"]["about"]
            facts["with"] = self.things.name(about["with"])
            if about["owner"] == self.viewer:
                return self.say("do-cancel-back", **facts)
        return self.done(kind, choice, facts)

    def _set(self, choice: Choice, cards: list[str]) -> str:
        if is_mixed(choice.option):
            return self.things.mixed(cards)
        words = self.things.any_set(cards)
        is_shown = any(ref in self.things.shown for ref in choice.picks["set"])
        return self.say("shown", card=words) if is_shown else words

    def example(self, view: Facts, choice: Choice) -> str:
        """The cards as they may be typed; what can only be a card that lies face up needs no sign."""
        words = super().example(view, choice)
        return words.replace(SHOWN, "") if choice.option in ("swap", "take") else words

    def highlights(self, view: Facts, option: str, choices: list[Choice]) -> list[Choice]:
        """Of the sets that may be led, all cards of a value; of other long lists none."""
        if option != "lead":
            return []
        faces = self.things.in_sight(view)
        hand = [card["card"] for card in view["seats"][self.viewer]["hand"]["known"]]
        best: dict[int, Choice] = {}
        for choice in choices:
            refs = choice.picks["set"]
            values = {VALUE_OF[faces[ref]] for ref in refs}
            if len(values) == 1 and all(ref in hand for ref in refs):
                value = values.pop()
                if value not in best or len(refs) > len(best[value].picks["set"]):
                    best[value] = choice
        return [best[value] for value in sorted(best)]

    # ---- names

    def options(self) -> dict[str, tuple[str, ...]]:
        """The words for each option: its id, and the words of both languages."""
        words: dict[str, tuple[str, ...]] = {
            id: (id, id.replace("-", "")) for id in (*CHARACTER_IDS, *[pair.id for pair in PAIRS])
        }
        return words | self.words_of(WORDED)

    def find(self, view: Facts, word: str, among: tuple[Ref, ...], count: int) -> list[Ref]:
        """By value or by the beginning of a name; hand cards before those that lie face up."""
        found = super().find(view, word.removeprefix(SHOWN), among, count)
        held = [ref for ref in found if ref not in self.things.shown]
        shown = [ref for ref in found if ref in self.things.shown]
        if word.startswith(SHOWN):
            return shown
        return held if len(held) >= count else held + shown

    def look(self, view: Facts, ref: Ref) -> str:
        """The name of a character, the value and the name of any other card."""
        face = self.things.in_sight(view)[ref]
        return self.things.label(face) if face in CHARACTER_IDS else self.things.title(face)
