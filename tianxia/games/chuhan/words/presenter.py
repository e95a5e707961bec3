"""Chu Han for the terminal: its questions and choices in words, its cards by name, its refusals with their facts."""

from __future__ import annotations

import re
from typing import Final

from tianxia.core.asks import Ask, Choice, Ref, Refusal
from tianxia.core.events import Facts
from tianxia.games.chuhan.data import IDS
from tianxia.games.chuhan.rules.registry import ABILITIES, PAIRS
from tianxia.games.chuhan.words.cards import CHARACTER_IDS, VALUE_OF, CardWords, faces_in, in_order, is_mixed
from tianxia.games.chuhan.words.lines import ChuHanLines
from tianxia.games.chuhan.words.log import ChuHanTeller
from tianxia.telling.base import Base
from tianxia.telling.language import Texts
from tianxia.telling.menu import MenuEntry
from tianxia.telling.words import fold, number

WORDED: Final = ("lead", "counter", "pass", "decree", "swap", "place", "cancel", "give", "take")
SHOWN: Final = "*"  # before a card: one of those that lie face up beside the event
TIMES: Final = re.compile(r"(.+?)x([2-9])")


class ChuHanPresenter(Base[ChuHanTeller, ChuHanLines]):
    """One for each match and language."""

    def __init__(self, say: Texts, view: Facts) -> None:
        self.words: CardWords = CardWords(say)
        teller = ChuHanTeller(say, self.words, [seat["clan"] for seat in view["seats"]], view["viewer"])
        super().__init__("chuhan", teller, ChuHanLines(say, self.words, teller))

    def outcome(self, view: Facts) -> list[str]:
        """Who won and by which rule."""
        outcome = view["outcome"]
        over = {"kind": "over", "winner": outcome["winners"][0], "vp": outcome["scores"]}
        return [*self.teller.over(over), self.reason(outcome["reason"])]

    # ---- questions and choices

    def prompt(self, view: Facts, question: Ask) -> str:
        """What is decided, in a sentence."""
        about, kind = question.about(), self.short(question.kind)
        rival = self.side(1 - question.seat)
        if kind == "counter":
            beat = self.lines.to_beat(view, bare=False)
            return self.say("ask-counter", set=beat or "", size=about["size"], beat=about["beat"])
        if kind == "cancel":
            names = {part: self.words.name(about[part]) for part in ("against", "ability", "with")}
            return self.say("ask-cancel" if about["owner"] != question.seat else "ask-cancel-back", name=rival, **names)
        if kind == "treaty":
            return self.say("ask-treaty", cards=self.words.row(about["drawn"]), rival=rival)
        return self.say(f"ask-{kind}")

    def describe(self, view: Facts, kind: str, choice: Choice) -> str:
        """A complete choice and what it does."""
        faces = faces_in(view)
        picked = {slot: [faces[ref] for ref in refs if ref in faces] for slot, refs in choice.picks.items()}
        facts: dict[str, object] = {"rival": self.side(1 - self.viewer)}
        for slot, cards in picked.items():
            if slot == "set":
                facts["set"] = self._set(view, choice)
                facts["cards"] = self.words.row(in_order(cards))
            else:
                facts["card" if choice.option in ABILITIES else slot] = self.words.one(cards[0])
        if choice.option == "cancel":
            facts["with"] = self.words.name(view["question"]["about"]["with"])
        return self.say.first(f"do-{choice.option}-{self.short(kind)}", f"do-{choice.option}", **facts)

    def _set(self, view: Facts, choice: Choice) -> str:
        faces = faces_in(view)
        cards = [faces[ref] for ref in choice.picks["set"]]
        if is_mixed(choice.option):
            return self.words.mixed(cards)
        words = self.words.any_set(cards)
        shown = [card["card"] for card in view["display"]]
        return self.say("shown", card=words) if any(ref in shown for ref in choice.picks["set"]) else words

    def option(self, view: Facts, entry: MenuEntry) -> str:
        """An option that still needs cards, or that is closed."""
        return self.say(f"open-{entry.option}", rival=self.side(1 - self.viewer))

    def example(self, view: Facts, choice: Choice) -> str:
        """The cards as they may be typed: values, and names where the value would not be enough."""
        faces = faces_in(view)
        shown = [card["card"] for card in view["display"]]
        words: list[str] = []
        for refs in choice.picks.values():
            for ref in refs:
                face = faces[ref]
                word = face if face in CHARACTER_IDS else str(VALUE_OF[face])
                words.append(f"{SHOWN}{word}" if ref in shown and choice.option not in ("swap", "take") else word)
        return " ".join(words)

    def highlights(self, view: Facts, option: str, choices: list[Choice]) -> list[Choice]:
        """Of the sets that may be led, all cards of a value; of other long lists none."""
        if option != "lead":
            return []
        faces = faces_in(view)
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

    def heard(self, kind: str, words: list[str]) -> list[str]:
        """Every move begins with its option or number."""
        return words

    def read_cards(self, words: list[str]) -> list[str]:
        """`7x2` and `77` are two 7s, `2478` four cards, `ji bu` is one name."""
        cards: list[str] = []
        for word in words:
            if cards and f"{cards[-1]}-{word}" in IDS:
                cards[-1] = f"{cards[-1]}-{word}"
                continue
            times = TIMES.fullmatch(word)
            name, count = (times[1], int(times[2])) if times else (word, 1)
            star, body = (SHOWN, name[1:]) if name.startswith(SHOWN) else ("", name)
            parts = list(body) if body.isdecimal() else [body]
            cards += [f"{star}{part}" for part in parts] * count
        return cards

    def find(self, view: Facts, word: str, among: tuple[Ref, ...], count: int) -> list[Ref]:
        """By value or by the beginning of a name; hand cards before those that lie face up."""
        faces = faces_in(view)
        shown = [card["card"] for card in view["display"]]
        body = word.removeprefix(SHOWN)
        found = [ref for ref in among if ref in faces and self._fits(body, faces[ref])]
        if word.startswith(SHOWN):
            return [ref for ref in found if ref in shown]
        held = [ref for ref in found if ref not in shown]
        return held if len(held) >= count else held + [ref for ref in found if ref in shown]

    def _fits(self, word: str, face: str) -> bool:
        if word.isdecimal():
            return number(word) == VALUE_OF[face]
        name = fold(self.words.name(face)).replace(" ", "-")
        return any(each.startswith(word) for each in (face, face.replace("-", ""), name, name.replace("-", "")))

    def visible(self, view: Facts) -> tuple[Ref, ...]:
        """Every card in sight."""
        return tuple(faces_in(view))

    def look(self, view: Facts, ref: Ref) -> str:
        """The name of a character, the value and the name of any other card."""
        face = faces_in(view)[ref]
        return self.words.label(face) if face in CHARACTER_IDS else f"{VALUE_OF[face]} {self.words.name(face)}"

    def card_text(self, word: str) -> str | None:
        """The text of the first card that fits."""
        for face in IDS:
            if self._fits(word, face):
                return f"{VALUE_OF[face]} {self.words.name(face)}: {self.say(f'text-{face}')}"
        return None

    # ---- why not

    def why(self, view: Facts, refusal: Refusal) -> list[str]:
        """The facts that made a choice fail."""
        say, facts = self.say, refusal.facts
        lines: list[str] = []
        if "values" in facts:
            lines.append(say("fact-values", values=", ".join([str(value) for value in facts["values"]])))
        if "value" in facts:
            lines.append(say("fact-value", value=facts["value"]))
        if facts.get("size"):
            lines.append(say("fact-size", size=facts["size"]))
        if facts.get("beat", -1) >= 0:
            lines.append(say("fact-beat", beat=facts["beat"]))
        if "row" in facts:
            lines.append(say("fact-row", row=facts["row"], next=facts["row"] + 1))
        if "card" in facts:
            lines.append(say("fact-card", card=self.words.name(facts["card"])))
        if "item" in facts:
            face = faces_in(view).get(facts["item"])
            lines.append(say("fact-item", card=self.words.label(face) if face else "?"))
        return lines
