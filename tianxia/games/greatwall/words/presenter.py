"""The Great Wall in words: its questions and choices with what they cost and bring, typed things, refusals."""

from __future__ import annotations

from typing import Any, Final

from tianxia.core.asks import Ask, Choice, Ref, number
from tianxia.core.events import Facts, Seat
from tianxia.games.greatwall.data import ARCHER, CLANS, LOCATIONS, OURS, SECTIONS, SOLDIERS
from tianxia.games.greatwall.rules.asking import SPOTS
from tianxia.games.greatwall.words.cards import NOT_SAID
from tianxia.games.greatwall.words.lines import GreatWallLines
from tianxia.games.greatwall.words.log import GreatWallTeller
from tianxia.games.greatwall.words.things import GAME, GreatWallThings
from tianxia.telling.base import Base, Words
from tianxia.telling.language import Texts
from tianxia.telling.menu import MenuEntry

WORDED: Final = (
    "lead", "command", "place", "tactic", "use", "done", "move", "shift", "activate", "raise", "barricade", "wall",
    "march", "clerk", "advisor", "assistant", "tea", "recruit", "man", "attack", "charge", "shame", "recover", "leave",
    "take", "recall", "discard", "choose", "wound", "withdraw", "move_clerk", "draw_tactic", "gain", "remove_soldier",
    "lose_resource", "food", "keep", "bottom", "next", "save", "lose", "give", "rat", "agree", "refuse", "offer",
    "strike", "haunt", "lift", "send", "remove", "show", "mark", "overseer", "soldier", "fighter", "hire", "war",
    "peace", "fortress", "fortify", "banner", "player", "spare", "lend", "pledge", "post",
)  # fmt: skip
RULED: Final = {  # kinds of questions that the rule tells apart
    ("attack", "GW-614"): "attack-recruit", ("attack", "GW-813"): "attack-firing",
    ("attack", "GW-1153"): "attack-banner", ("tea", "GW-331"): "tea-free", ("effect", "GW-520"): "effect-alone",
}  # fmt: skip
LISTED: Final = 12  # an option with at most this many choices is listed choice by choice
STANDING: Final = ("save", "pledge", "lose", "fighter", "withdraw")  # options about a Soldier on a Vital spot
PRICED: Final = {"barricade": "barricade", "clerk": "clerk", "shame": "shame"}  # option -> its price in the view


class GreatWallPresenter(Base[GreatWallThings, GreatWallTeller, GreatWallLines]):
    """One for each match and language."""

    def __init__(self, say: Texts, view: Facts) -> None:
        things = GreatWallThings(say, view)
        teller = GreatWallTeller(things)
        self.mode: str = view.get("mode", "competitive")
        self.foreign: bool = bool(view.get("foreign"))
        super().__init__(GAME, things, teller, GreatWallLines(things, teller))

    def seat_names(self) -> tuple[str, ...]:
        """The players' clans, without the one that nobody plays."""
        return CLANS[: self.things.players]

    def side(self, seat: Seat) -> str:
        """The name of a clan."""
        return self.say("default-onlooker") if seat < 0 else self.things.clan(seat)

    def goal(self) -> str:
        """How the game is won, and whose cards are played with."""
        key = "goal" if self.mode == "competitive" else "goal-coop"
        return f"{self.say(key)} {self.say('goal-foreign' if self.foreign else 'goal-house')}"

    def outcome(self, view: Facts) -> list[str]:
        """Who won, how the Honour came about, and by which rule."""
        won, why = self.ending(view)
        lines = []
        for seat, sheet in enumerate(view["tally"] or ()):
            lines.append(self.say("outcome-line", name=self.side(seat), total=sheet["total"], parts=self.sheet(sheet)))
        return [won, *lines, why]

    def ending(self, view: Facts) -> list[str]:
        """Who won, and by which rule: the pages count the Honour source by source."""
        winners = view["outcome"]["winners"]
        if view["requests_needed"]:
            facts = {"done": len(view["requests_done"]), "needed": view["requests_needed"]}
            won = self.say("outcome-together" if winners else "outcome-lost", **facts)
        elif winners == []:
            won = self.say("outcome-lost-all")
        elif self.mode != "competitive":
            won = self.say("outcome-together-all")
        elif self.viewer in winners:
            won = self.say("outcome-you")
        else:
            won = self.say("outcome-one", name=self.side(winners[0]))
        return [won, self.reason(view["outcome"]["reason"])]

    def sheet(self, sheet: Facts) -> str:
        """What a player's Honour is made of."""
        told: list[str] = []
        for line in sheet["lines"]:
            card = self.things.name(line["card"]) if "card" in line else ""
            told.append(f"{self.say('score-' + line['source'], card=card)} {line['points']}")
        return ", ".join(told)

    # ---- questions

    def words(self) -> Words:
        """The words for the facts of questions and refusals."""
        return {
            **super().words(),
            "source": self._source,
            "card": self._source,
            "cards": self.things.things,
            "seat": lambda seat: self.things.thing(f"seat/{seat}"),
        }

    def _source(self, id: str) -> dict[str, str]:
        """The card that a question is about, with its text; a scenario has only its name."""
        if id in OURS.face:
            is_long = OURS.cards[OURS.face[id]].sort in ("command", "partner")
            return {"card": self.things.name(id), "text": "" if is_long else self.things.text(id)}
        return {"card": self.say(f"source-{id}") if self.say.has(f"source-{id}") else NOT_SAID, "text": ""}

    def ask(self, view: Facts, question: Ask, kind: str, **more: Any) -> str:
        """The sentence for a kind of question, with what its rule tells and what the viewer has."""
        about = question.about()
        kind = RULED.get((kind, question.rule), kind)
        facts = {"left": 1, "card": NOT_SAID, "text": "", **self._told(view, question), **more}
        return super().ask(view, question, kind, **{**facts, **self.teller.in_words(about, self.words())})

    def _told(self, view: Facts, question: Ask) -> dict[str, Any]:
        """What a question may tell of the table: prices, the Section assaulted, how many may be named."""
        prices = view.get("prices") or {}
        goods = {word: self.things.goods(prices.get(word)) for word in PRICED.values()}
        picks = [pick for option in question.options() for pick in option.picks if pick.slot == "resources"]
        bounds = {"least": picks[0].least, "most": picks[0].most} if picks else {"least": 0, "most": 0}
        told = {f"{word}_price": price for word, price in goods.items()}
        here: Facts = next((each for each in view["sections"] if each["id"] == question.about().get("section")), {})
        fight = {"power": here.get("power", 0), "defence": here.get("defence", 0)}
        return {**told, **bounds, **fight, "section": NOT_SAID, "lethality": view["lethality"]}

    def describe(self, view: Facts, kind: str, choice: Choice) -> str:
        """A choice with what it costs and brings."""
        self.things.see(view)
        if choice.picks.get("resources") == ():
            return self.say("do-take-none")
        facts: dict[str, Any] = {"price": "", "text": ""}
        for slot, refs in choice.picks.items():
            facts[slot] = self._picked(choice, slot, refs)
            facts |= self._ids(slot, refs)
        asked = view.get("question") or {}
        if (choice.option, asked.get("rule")) == ("tea", "GW-331"):
            return self.say("do-tea-free")
        return self.done(kind, choice, {**facts, **self._brings(view, choice)})

    def _picked(self, choice: Choice, slot: str, refs: tuple[Ref, ...]) -> str:
        """What is picked: of Vital spots what they bring, or who stands there."""
        if not refs:
            return self.say("nothing")
        if slot == "spot" and choice.option in STANDING:
            return self.things.stander(number(refs[0]))
        if slot == "spot" and (choice.option == "wound" or self._is_archer(choice)):
            return self.things.bare_spot(number(refs[0]))
        if slot == "spot" and choice.option == "charge":
            return self.things.spot(number(refs[0]), 2)
        return self.things.thing(refs[0]) if slot == "resource" else self.things.things(refs)

    def _is_archer(self, choice: Choice) -> bool:
        return "soldier" in choice.picks and choice.one("soldier") % len(SOLDIERS) == ARCHER

    def _ids(self, slot: str, refs: tuple[Ref, ...]) -> dict[str, Any]:
        """Ids that the sentences choose their forms by, and the text of a card."""
        if not refs:
            return {"text": ""}
        kind, n = refs[0].partition("/")[0], number(refs[0])
        if kind == "location":
            return {"came" if slot == "from" else "location": LOCATIONS[n]}
        if kind == "section":
            return {"section": SECTIONS[n]}
        if kind == "kind":
            return {"soldier": SOLDIERS[n]}
        if kind == "count":
            return {"count": n}
        if kind == "card":
            return {"text": self.things.text(self.things.faces.get(refs[0], ""))}
        return {"count": len(refs)} if kind == "resource" else {}

    def _brings(self, view: Facts, choice: Choice) -> dict[str, Any]:
        """Prices with discounts, and what a building adds."""
        prices = view.get("prices") or {}
        picks = choice.picks
        if choice.option in ("move", "shift"):
            return self._fills(view, LOCATIONS[choice.one("to")])
        facts: dict[str, Any] = {"lethality": view["lethality"], "honour": 0, "defence": 0, "level": 0}
        if choice.option in PRICED:
            facts["price"] = self.things.goods(prices.get(PRICED[choice.option]))
            facts |= {"honour": prices.get("barricade_honour", 0), "defence": prices.get("barricade_defence", 0)}
        if choice.option in ("recruit", "man", "fortress") and "kind" in picks:
            facts["price"] = self.things.goods(prices.get("recruit", {}).get(SOLDIERS[choice.one("kind")]))
        if choice.option == "wall":
            id = SECTIONS[choice.one("section")]
            section = next(section for section in view["sections"] if section["id"] == id)
            facts["price"] = self.things.goods(prices.get("wall", {}).get(id))
            facts |= {**(section["higher"] or {}), "level": section["level"] + 1}
        if choice.option == "raise":
            at = ((view.get("question") or {}).get("about") or {}).get("location", "")
            facts["price"] = self.things.goods(prices.get("raise", {}).get(at))
        if choice.option in ("advisor", "assistant"):
            facts["price"] = self.things.goods({"gold": self.things.gold_of(self.things.faces[picks["card"][0]])})
        return facts

    def _fills(self, view: Facts, id: str) -> dict[str, Any]:
        """How full a Location is with one Clerk more, and whether that has it activated, or its owner alone there."""
        at = next(each for each in view["locations"] if each["id"] == id)
        taken = sum(at["clerks"]) + 1
        full = at["kind"] == "special" or (at["kind"] == "regular" and taken >= at["spots"])
        others = [clan for clan, count in enumerate(at["clerks"]) if count and clan != view["viewer"]]
        alone = full and at["kind"] == "regular" and not others
        return {"taken": taken, "spots": at["spots"], "then": "alone" if alone else "full" if full else "waits"}

    def option(self, view: Facts, entry: MenuEntry) -> str:
        """An option that still needs something named, or that is closed."""
        kind = self.short(str((view.get("question") or {}).get("kind", "")))
        return self.say.first(f"open-{entry.option}-{kind}", f"open-{entry.option}")

    def highlights(self, view: Facts, option: str, choices: list[Choice]) -> list[Choice]:
        """A dozen choices are still read; of Attacks only the best spot of each card."""
        if len(choices) <= LISTED:
            return choices
        if option not in ("attack", "wound", "save"):
            return []
        found: dict[tuple[Ref, ...], Choice] = {}
        for choice in choices:
            place = f"card/{choice.one('spot') // SPOTS}"
            found.setdefault((*choice.picks.get("soldier", ()), place), choice)
        return list(found.values())[:LISTED]

    # ---- names

    def options(self) -> dict[str, tuple[str, ...]]:
        """The words for each option."""
        return self.words_of(WORDED)

    def find(self, view: Facts, word: str, among: tuple[Ref, ...], count: int) -> list[Ref]:
        """By the whole name in any language, or by a beginning."""
        self.things.see(view)
        return self.things.find(word, among)

    def look(self, view: Facts, ref: Ref) -> str:
        """Things that are typed alike are alike."""
        self.things.see(view)
        return self.things.typed(ref)

    def visible(self, view: Facts) -> tuple[Ref, ...]:
        """Every card in sight, Locations, Sections and clans."""
        places = [f"location/{LOCATIONS.index(each['id'])}" for each in view["locations"]]
        sections = [f"section/{SECTIONS.index(each['id'])}" for each in view["sections"]]
        return (*super().visible(view), *places, *sections, *[f"seat/{seat}" for seat in range(self.things.players)])

    def card_text(self, word: str) -> str | None:
        """The text of the first card that fits, with its numbers, and that it is ours."""
        found = next((card.id for card in OURS.cards if self.things.fits_card(word, card.id)), None)
        return None if found is None else self.text_of(found)

    def text_of(self, face: str) -> str:
        """A card with its numbers and text, and that it is ours; another one as its file has it."""
        name, sort, text = self.things.name(face), self.things.sort(face), self.things.whole_text(face)
        if face not in OURS.face:
            return f"{name}: {text}"
        row = OURS.cards[OURS.face[face]].row
        return self.say("about-card", card=name, sort=sort, text=text, source=house(row))


def house(row: dict[str, Any]) -> str:
    """Whether a card, or the numbers on it, are of our own design."""
    return "numbers" if "numbers" in row else str(row.get("source", "house"))
