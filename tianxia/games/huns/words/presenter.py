"""Huns in words: its questions and choices, typed colours, cards and wagons, refusals with their facts."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from tianxia.core.asks import Ask, Choice, Ref, Refusal
from tianxia.core.events import Facts, Seat
from tianxia.games.huns.data import COLOURS
from tianxia.games.huns.rules.batch import DIVIDED
from tianxia.games.huns.words.lines import HunsLines
from tianxia.games.huns.words.log import DECKS, HunsTeller
from tianxia.games.huns.words.things import HunsThings, Lying
from tianxia.games.huns.words.typed import GAME, all_texts, every_colour, join, join_names, words_between
from tianxia.telling.default import DefaultPresenter
from tianxia.telling.language import Texts
from tianxia.telling.menu import MenuEntry
from tianxia.telling.shapes import faces_in
from tianxia.telling.words import fold, option_words

WORDED: Final = (
    "take", "draw", "loot", "use", "resolve", "play", "redraw", "curse", "accept", "flee", "pass-on", "load", "dye",
    "fill", "divide", "back", "deck", "done", "pass", "turn", "move", "swap", "copy", "ban",
)  # fmt: skip
IMPLIED: Final = {"die": "take", "bonus": "take", "gain": "take", "which": "take", "ban": "ban"}  # by a colour alone
LYING: Final = ("steal", "discard", "move", "curse")  # questions about Valuables that lie somewhere
LOOT: Final = "loot"
AMULET: Final = "amulet-of-tengri"  # HU-710: a fled Curse costs 1 VP


@cache
def order_words(say: Texts) -> dict[str, tuple[str, ...]]:
    """The words for the first, second ... of several effects, the player's own first."""
    languages = (say, *[each for each in all_texts() if each is not say])
    ranks = zip(*[each.words("word-order") for each in languages], strict=False)
    return {str(place): tuple(dict.fromkeys([fold(word) for word in words])) for place, words in enumerate(ranks)}


class HunsPresenter(DefaultPresenter):
    """One for each match and language."""

    def __init__(self, say: Texts, view: Facts) -> None:
        super().__init__(say, view)
        self.things: HunsThings = HunsThings(say, view)
        self.teller: HunsTeller = HunsTeller(self.things)
        self.lines: HunsLines = HunsLines(self.things)

    # ---- the table

    def side(self, seat: Seat) -> str:
        """A player by the number."""
        return super().side(seat) if seat < 0 else self.things.seat(seat)

    def goal(self) -> str:
        """How the game is won, and whose cards are played with."""
        return f"{self.say('goal')} {self.say('goal-foreign' if self.things.foreign else 'goal-house')}"

    def table(self, view: Facts) -> list[str]:
        """Everything open, in lines."""
        return self.lines.table(view)

    def hand(self, view: Facts) -> list[str]:
        """What the viewer holds."""
        return self.lines.hand(view)

    def discard(self, view: Facts) -> list[str]:
        """Stashes and dispatched wagons."""
        return self.lines.discard(view)

    def event(self, told: Facts) -> list[str]:
        """What happened."""
        return self.teller.tell(told)

    def outcome(self, view: Facts) -> list[str]:
        """Who won, how the victory points came about, and by which rule."""
        outcome = view["outcome"]
        winners = outcome["winners"]
        others = ", ".join([self.side(seat) for seat in winners if seat != self.viewer])
        if self.viewer in winners:
            lines = [self.say("outcome-you-shared" if others else "outcome-you", names=others)]
        else:
            lines = [self.say("outcome-one" if len(winners) == 1 else "outcome-shared", names=others)]
        for seat, sheet in enumerate(view["tally"] or ()):
            facts = {"total": sheet["total"], "count": sheet["storage"], "parts": self.lines.score(sheet)}
            lines.append(self.say("outcome-line", name=self.side(seat), **facts))
        reason = outcome["reason"]
        return [*lines, f"{self.say(f'over-{reason}')} ({reason})"]

    # ---- questions

    def title(self, question: Ask) -> str:
        """What is decided, in two or three words."""
        return self.say(f"title-{self.asked(question.kind)}")

    def asked(self, kind: str) -> str:
        """The last word of a question's kind: `huns.batch.order` is about an order."""
        return kind.rpartition(".")[2]

    def prompt(self, view: Facts, question: Ask) -> str:
        """What is decided, in a sentence."""
        about, kind = question.about(), self.asked(question.kind)
        facts = self._facts(about)
        match kind:
            case "bonus":
                return self.say("ask-bonus", count=question.options()[0].picks[0].least)
            case "die":
                first = self._forced(view, question) or [self.say("ask-die")]
                return " ".join([*first, *self._usable(view, question, "ask-die-use")])
            case "action":
                return self._action(view, question)
            case "pick":
                drawn = [card["face"] for card in view["seats"][question.seat]["drawn"]["known"]]
                key = "ask-pick" if len(drawn) > 1 else "ask-pick-one"
                return self.say(key, cards=self.things.names(drawn))
            case "curse":
                return self.say("ask-curse", cost=self.cost(view), name=self.side(about["by"]), **facts)
            case "place":
                return self._place(view, question)
            case "after" | "end":
                told = [*self._usable(view, question, f"ask-{kind}"), *self._forced(view, question)]
                return " ".join(told) or self.say(f"ask-{kind}-none")
            case "gain":
                return self.say("ask-gain", count=question.options()[0].picks[0].most, **facts)
            case "steal" | "discard" if about.get("from", -1) >= 0:
                return self.say(f"ask-{kind}-from", **facts, **self.things.of(about["from"]))
            case "turn":
                picks = [pick.slot for pick in question.options()[0].picks]
                if "source" not in about:
                    return self.say("ask-turn-taken")
                return self.say("ask-turn" if "value" in picks else "ask-turn-reroll", **facts)
            case "ban":
                return self.say("ask-ban", **facts, **self.things.of(about["target"]))
        return self.say(f"ask-{kind}", **facts)

    def _facts(self, about: Facts) -> dict[str, Any]:
        """The card that a question is about, with its text."""
        face = str(about.get("face", about.get("source", "")))
        if face == LOOT:
            return {"card": self.say("open-loot"), "text": ""}
        name = self.say(face) if face == "start-bonus" else self.things.name(face)
        return {"card": name, "text": self.things.text(face)}

    def _usable(self, view: Facts, question: Ask, key: str) -> list[str]:
        """The cards that may be used now, in a sentence."""
        return self._named(view, question, "use", key)

    def _forced(self, view: Facts, question: Ask) -> list[str]:
        """HU-611: the cards that must act first, in a sentence."""
        return self._named(view, question, "resolve", "ask-resolve")

    def _named(self, view: Facts, question: Ask, wanted: str, key: str) -> list[str]:
        """The cards of one option, in a sentence; none if it is not offered."""
        faces = faces_in(view)
        refs = [ref for option in question.options() if option.id == wanted for ref in option.picks[0].items]
        return [self.say(key, cards=self.things.names([faces[ref] for ref in refs]))] if refs else []

    def _action(self, view: Facts, question: Ask) -> str:
        """What the die would bring in either action."""
        if view["drew"] != view["looted"]:
            return self.say("ask-action-second")
        [die] = question.about()["dice"]
        facts = {name: die[name] for name in ("colour", "value", "draw", "loot", "fit")}
        return self.say("ask-action", deck=DECKS[die["colour"]], **facts)

    def _place(self, view: Facts, question: Ask) -> str:
        """What is held, and where it may go."""
        source = question.about()["source"]
        held = view["hand"] if source == LOOT else view["effect"]
        onto = {option.id for option in question.options()} & {"load", "fill", "dye"}
        how = "cards" if onto == {"fill"} else "both" if "fill" in onto else "wagons"
        key = "ask-place" if source == LOOT else "ask-place-card"
        held_now = self.say(key, goods=self.things.heap(held), **self._facts(question.about()))
        where = self.say("place-divided" if self._is_divided(view) else f"place-{how}")
        return f"{held_now} {where}"

    def _is_divided(self, view: Facts) -> bool:
        """HU-759: whether the Valuables in hand go to wagons and cards alike."""
        return any(matter.get("target") == DIVIDED for matter in view["resolving"])

    def cost(self, view: Facts) -> int:
        """HU-653, HU-710: what it costs the viewer to flee a Curse."""
        mine = view["seats"][max(view["viewer"], 0)]["cards"]
        return 1 if any(card["face"] == AMULET and card["state"] == "works" for card in mine) else self.players

    # ---- choices

    def describe(self, view: Facts, kind: str, choice: Choice) -> str:
        """A choice and what it does."""
        asked, option = self.asked(kind), choice.option
        if asked == "order":
            return self._order(view, option)
        facts = {slot: self.things.things(view, refs) for slot, refs in choice.picks.items()}
        if choice.picks.get("good"):
            facts["good"] = self.things.thing(view, choice.picks["good"][0])
        if option in ("draw", "loot"):
            return self._amount(view, option)
        if asked == "die" and option == "take":
            return self._die(view, choice)
        if "die" in facts:
            facts["colour"] = self.things.colour_of(choice.picks["die"][0])
        if "card" in facts:
            face = faces_in(view).get(choice.picks["card"][0], "")
            facts["text"] = self.things.text(face)
        if "seat" in facts:
            facts["target"] = self.things.against(choice.one("seat"))
        if option == "load" and choice.picks["good"][0].startswith("good/"):
            return self.say("do-load-from", **{**facts, **self._stolen(choice.picks["good"][0])})
        if option == "turn" and "value" not in facts:
            return self.say("do-turn-reroll", **facts)
        if option == "fill" and self._is_divided(view):
            return self.say("do-fill-divided", **facts)
        if option == "flee":
            facts["cost"] = str(self.cost(view))
        if option == "take" and not facts.get("goods", "-"):
            return self.say("do-take-none")
        return self.say.first(f"do-{option}-{asked}", f"do-{option}", **facts)

    def _stolen(self, ref: Ref) -> dict[str, str]:
        """A stolen Valuable that is being placed: its colour, and where it would go back to."""
        good = Lying(ref, self.things.places)
        return {"good": self.things.colour(good.colour), "place": self.things.place(good.place)}

    def _order(self, view: Facts, option: str) -> str:
        """One of the effects that wait, and whose it is."""
        waiting = self._about(view).get("waiting", [])
        place = int(option) if option.isdecimal() else len(waiting)
        if place >= len(waiting):
            return self.say("open-order")
        effect = waiting[place]
        return self.say("do-order", card=self.things.name(effect["trigger"]), owner=self.things.inside(effect["seat"]))

    def _about(self, view: Facts) -> Facts:
        about: Facts = (view.get("question") or {}).get("about", {})
        return about

    def _forecast(self, view: Facts, colour: str | None) -> Facts | None:
        """What a die would bring, if the question tells it."""
        return next((die for die in self._about(view).get("dice", []) if die["colour"] == colour), None)

    def _die(self, view: Facts, choice: Choice) -> str:
        """A die with what it would bring."""
        refs = choice.picks["die"]
        if not refs:
            return self.say("open-take-die")
        colour = self.things.colour_of(refs[0])
        die = self._forecast(view, colour)
        if die is None:
            value = next(die["value"] for die in view["dice"] if die["colour"] == colour)
            return self.say("do-take-die-plain", colour=colour, value=value)
        done = [*die["fills"], *die["pays"]]
        fills = self.say("forecast-fills", cards=self.things.names(done)) if done else ""
        facts = {name: die[name] for name in ("colour", "value", "draw", "loot", "fit")}
        return self.say("do-take-die", fills=fills, **facts)

    def _amount(self, view: Facts, option: str) -> str:
        """How many cards or Valuables an action would take."""
        die = self._forecast(view, view["die"])
        if die is None:
            return self.say(f"do-{option}-plain")
        if option == "draw":
            return self.say("do-draw", count=die["draw"])
        goods = self.say("goods", colour=die["colour"], count=die["loot"])
        return self.say("do-loot", goods=goods, fit=die["fit"]) if die["loot"] else self.say("do-loot-plain")

    def option(self, view: Facts, entry: MenuEntry) -> str:
        """An option that still needs something named, or that is closed."""
        asked = self.asked((view.get("question") or {}).get("kind", ""))
        if asked == "order":
            return self._order(view, entry.option)
        return self.say.first(f"open-{entry.option}-{asked}", f"open-{entry.option}")

    def thing(self, view: Facts, ref: Ref) -> str:
        """Whatever can be picked, by its name."""
        return self.things.thing(view, ref)

    # ---- what is typed

    def options(self) -> dict[str, tuple[str, ...]]:
        """The words for each option."""
        return option_words(self.say, GAME, WORDED) | order_words(self.say)

    def heard(self, kind: str, words: list[str]) -> list[str]:
        """A colour alone is enough where one is chosen; `purple 3` is a wagon, `red purple 3` a Valuable on it."""
        asked = self.asked(kind)
        if asked in IMPLIED and words[0] in every_colour():
            words = [IMPLIED[asked], *words]
        named = [word for word in join_names(words[1:]) if word not in words_between()]
        return [words[0], *(named if asked == "turn" else join(named, asked in LYING))]

    def read_cards(self, words: list[str]) -> list[str]:
        """One word for each thing."""
        return join_names(words)

    def typed(self, view: Facts, ref: Ref) -> str:
        """The word by which a thing is meant."""
        return next(iter(self.things.words(faces_in(view), ref)), self.say("card-hidden"))

    def find(self, view: Facts, word: str, among: tuple[Ref, ...], count: int) -> list[Ref]:
        """By the whole name in any language, or by a beginning."""
        return self.things.find(view, word, among)

    def look(self, view: Facts, ref: Ref) -> str:
        """Things that are typed alike are alike."""
        return self.typed(view, ref)

    def visible(self, view: Facts) -> tuple[Ref, ...]:
        """Every card in sight, the dice and the players."""
        dice = [f"die/{die}" for die in range(len(COLOURS))]
        return (*faces_in(view), *dice, *[f"seat/{seat}" for seat in range(self.players)])

    def card_text(self, word: str) -> str | None:
        """The text of the card or wagon that is meant, with its timing and where it comes from."""
        return self.things.about(word)

    # ---- why not

    def why(self, view: Facts, refusal: Refusal) -> list[str]:
        """The facts that made a choice fail."""
        told = [self._fact(view, name, fact, refusal.facts) for name, fact in refusal.facts.items()]
        return [line for line in told if line]

    def _fact(self, view: Facts, name: str, fact: Any, facts: Facts) -> str:
        """One of them in a sentence; nothing for what the rule or the table tells."""
        match name:
            case "card" | "face" | "source" | "by":
                known = faces_in(view)
                cards = [str(known.get(card, card)) for card in (fact if isinstance(fact, list) else [fact])]
                return self.say("fact-by" if name == "by" else "fact-card", card=self.things.names(cards))
            case "die" if "value" in facts:
                return self.say("fact-die", colour=fact, value=facts["value"])
            case "die" | "colour":
                return self.say("fact-colour", colour=fact)
            case "seat":
                return self.say("fact-seat", name=self.things.inside(fact))
            case "left" | "limit":
                return self.say(f"fact-{name}", count=fact)
            case "together":
                return self.say("fact-together")
            case "item":
                return self.say("fact-item", item=self.things.thing(view, fact))
        return ""
