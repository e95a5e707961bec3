"""Huns in words: its questions and choices, typed colours, cards and wagons, refusals with their facts."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from tianxia.core.asks import Ask, Choice, Ref
from tianxia.core.events import Facts
from tianxia.games.huns.data import COLOURS
from tianxia.games.huns.position.naming import WORDS
from tianxia.games.huns.rules.batch import DIVIDED
from tianxia.games.huns.words.lines import HunsLines
from tianxia.games.huns.words.log import DECKS, HunsTeller
from tianxia.games.huns.words.things import HunsThings, Lying
from tianxia.games.huns.words.typed import BETWEEN, GAME, OF_COLOURS, OURS, everywhere, join, words_of
from tianxia.telling.base import Base, Words
from tianxia.telling.language import Texts
from tianxia.telling.menu import MenuEntry
from tianxia.telling.words import DIVIDER, fold

IMPLIED: Final = {"die": "take", "bonus": "take", "gain": "take", "which": "take", "ban": "ban"}  # by a colour alone
LYING: Final = ("steal", "discard", "move", "curse")  # questions about Valuables that lie somewhere
LOOT: Final = "loot"
START_BONUS: Final = "start-bonus"
AMULET: Final = "amulet-of-tengri"  # HU-710: a fled Curse costs 1 VP


@cache
def order_words(say: Texts) -> dict[str, tuple[str, ...]]:
    """The words for the first, second ... of several effects, the player's own first."""
    ranks = zip(*[each.words("word-order") for each in (say, *everywhere())], strict=False)
    return {str(place): tuple(dict.fromkeys([fold(word) for word in words])) for place, words in enumerate(ranks)}


class HunsPresenter(Base[HunsThings, HunsTeller, HunsLines]):
    """One for each match and language."""

    def __init__(self, say: Texts, view: Facts) -> None:
        things = HunsThings(say, view)
        teller = HunsTeller(things)
        super().__init__(GAME, things, teller, HunsLines(things, teller))

    # ---- the table

    def goal(self) -> str:
        """How the game is won, and whose cards are played with."""
        return f"{super().goal()} {self.say('goal-foreign' if self.things.foreign else 'goal-house')}"

    def outcome(self, view: Facts) -> list[str]:
        """Who won, how the victory points came about, and by which rule."""
        won, why = self.ending(view)
        lines = []
        for seat, sheet in enumerate(view["tally"] or ()):
            facts = {"total": sheet["total"], "count": sheet["storage"], "parts": self.lines.score(sheet)}
            lines.append(self.say("outcome-line", name=self.side(seat), **facts))
        return [won, *lines, why]

    def ending(self, view: Facts) -> list[str]:
        """Who won, and by which rule: the pages count the victory points source by source."""
        winners = view["outcome"]["winners"]
        others = ", ".join([self.side(seat) for seat in winners if seat != self.viewer])
        if self.viewer in winners:
            won = self.say("outcome-you-shared" if others else "outcome-you", names=others)
        else:
            won = self.say("outcome-one" if len(winners) == 1 else "outcome-shared", names=others)
        return [won, self.reason(view["outcome"]["reason"])]

    # ---- questions

    def short(self, kind: str) -> str:
        """The last word of a question's kind: `huns.batch.order` is about an order."""
        return kind.rpartition(".")[2]

    def words(self) -> Words:
        """The card that a question is about, with its text; cards of refusals by name."""
        return {
            **super().words(),
            "by": lambda by: self.things.row(by) if isinstance(by, list) else {"name": self.side(by)},
            "card": self.things.thing,
            "face": self._about_card,
            "from": lambda seat: self.things.of(seat) if seat >= 0 else None,
            "seat": self.things.inside,
            "source": self._about_card,
            "target": self.things.of,
        }

    def _about_card(self, face: str | list[str]) -> dict[str, str]:
        """A card with its text; several by name."""
        if isinstance(face, list):
            return {"card": self.things.row(face)}
        if face in (LOOT, START_BONUS):
            return {"card": self.say("open-loot" if face == LOOT else face), "text": ""}
        return {"card": self.things.name(face), "text": self.things.text(face)}

    def ask(self, view: Facts, question: Ask, kind: str, **more: Any) -> str:
        """Some kinds of questions have several sentences, or tell what can be used."""
        about, picks = question.about(), question.options()[0].picks
        match kind:
            case "bonus":
                more = {"count": picks[0].least}
            case "die":
                first = self._forced(view, question) or [self.say("ask-die")]
                return " ".join([*first, *self._usable(view, question, "ask-die-use")])
            case "action":
                return self._action(view, question)
            case "pick":
                drawn = view["seats"][question.seat]["drawn"]["known"]
                return self.say("ask-pick" if len(drawn) > 1 else "ask-pick-one", cards=self.things.row(drawn))
            case "curse":
                more = {"cost": self.cost(view)}
            case "place":
                return self._place(view, question)
            case "after" | "end":
                told = [*self._usable(view, question, f"ask-{kind}"), *self._forced(view, question)]
                return " ".join(told) or self.say(f"ask-{kind}-none")
            case "gain":
                more = {"count": picks[0].most}
            case "steal" | "discard" if about.get("from", -1) >= 0:
                kind = f"{kind}-from"
            case "turn" if "source" not in about:
                kind = "turn-taken"
            case "turn" if "value" not in [pick.slot for pick in picks]:
                kind = "turn-reroll"
        return super().ask(view, question, kind, **more)

    def _usable(self, view: Facts, question: Ask, key: str) -> list[str]:
        """The cards that may be used now, in a sentence."""
        return self._named(question, "use", key)

    def _forced(self, view: Facts, question: Ask) -> list[str]:
        """HU-611: the cards that must act first, in a sentence."""
        return self._named(question, "resolve", "ask-resolve")

    def _named(self, question: Ask, wanted: str, key: str) -> list[str]:
        """The cards of one option, in a sentence; none if it is not offered."""
        refs = [ref for option in question.options() if option.id == wanted for ref in option.picks[0].items]
        return [self.say(key, cards=", ".join([self.things.thing(ref) for ref in refs]))] if refs else []

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
        held_now = self.say(key, goods=self.things.goods(held), **self._about_card(source))
        where = self.say("place-divided" if self._is_divided(view) else f"place-{how}")
        return f"{held_now} {where}"

    def _is_divided(self, view: Facts) -> bool:
        """HU-759: whether the Valuables in hand go to wagons and cards alike."""
        return any(matter.get("target") == DIVIDED for matter in view["resolving"])

    def cost(self, view: Facts) -> int:
        """HU-653, HU-710: what it costs the viewer to flee a Curse."""
        mine = view["seats"][max(view["viewer"], 0)]["cards"]
        return 1 if any(card["face"] == AMULET and card["state"] == "works" for card in mine) else self.things.players

    # ---- choices

    def describe(self, view: Facts, kind: str, choice: Choice) -> str:
        """A choice and what it does."""
        faces, asked, option = self.things.in_sight(view), self.short(kind), choice.option
        if asked == "order":
            return self._order(view, option)
        facts = {slot: self.things.things(refs) for slot, refs in choice.picks.items()}
        if choice.picks.get("good"):
            facts["good"] = self.things.thing(choice.picks["good"][0])
        if option in ("draw", "loot"):
            return self._amount(view, option)
        if asked == "die" and option == "take":
            return self._die(view, choice)
        if "die" in facts:
            facts["colour"] = self.things.colour_of(choice.picks["die"][0])
        if "card" in facts:
            facts["text"] = self.things.text(faces.get(choice.picks["card"][0], ""))
        if option == "play":
            return self.done(kind, choice, facts) + self._worth(view, choice.picks["card"])
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
        return self.done(kind, choice, facts)

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
        facts = {name: die[name] for name in ("colour", "value", "draw", "loot", "fit")}
        return self.say("do-take-die", fills=self._outcome(die), **facts)

    def _outcome(self, die: Facts) -> str:
        """What a Pillage would complete, the VP of it, and the cards that could react."""
        done = [*die["fills"], *die["pays"]]
        fills = self.say("forecast-fills", cards=self.things.row(done), vp=die["vp"]) if done else ""
        fires = [self.things.name(card["face"]) for card in die["fires"]]
        return fills + (self.say("forecast-fires", cards=", ".join(fires)) if fires else "")

    def _worth(self, view: Facts, cards: tuple[Ref, ...]) -> str:
        """The VP that a drawn card would bring as things stand; nothing where it would be none in any case."""
        drawn = [card for card in self._about(view).get("cards", []) if card["card"] in cards and card["counts"]]
        return self.say("forecast-worth", vp=drawn[0]["vp"]) if drawn else ""

    def _amount(self, view: Facts, option: str) -> str:
        """How many cards or Valuables an action would take."""
        die = self._forecast(view, view["die"])
        if die is None:
            return self.say(f"do-{option}-plain")
        if option == "draw":
            return self.say("do-draw", count=die["draw"])
        goods = self.say("goods", colour=die["colour"], count=die["loot"])
        if not die["loot"]:
            return self.say("do-loot-plain")
        return self.say("do-loot", goods=goods, fit=die["fit"]) + self._outcome(die)

    def option(self, view: Facts, entry: MenuEntry) -> str:
        """An option that still needs something named, or that is closed."""
        asked = self.short((view.get("question") or {}).get("kind", ""))
        if asked == "order":
            return self._order(view, entry.option)
        return self.say.first(f"open-{entry.option}-{asked}", f"open-{entry.option}")

    # ---- what is typed

    def options(self) -> dict[str, tuple[str, ...]]:
        """The words for each option."""
        return self.words_of(WORDS.options) | order_words(self.say)

    def heard(self, kind: str, words: list[str]) -> list[str]:
        """A colour alone is enough where one is chosen; `purple 3` is a wagon, `red purple 3` a Valuable on it."""
        asked = self.short(kind)
        if asked in IMPLIED and words[0] in words_of(OF_COLOURS):
            words = [IMPLIED[asked], *words]
        named = [word for word in self.read_cards(words[1:]) if word not in words_of(BETWEEN)]
        return [words[0], *(named if asked == "turn" else join(named, asked in LYING))]

    def example(self, view: Facts, choice: Choice) -> str:
        """What is picked, as it may be typed."""
        self.things.see(view)
        typed = [" ".join([self.things.typed(ref) for ref in refs]) for refs in choice.picks.values()]
        return f" {DIVIDER} ".join(typed)

    def look(self, view: Facts, ref: Ref) -> str:
        """Things that are typed alike are alike."""
        self.things.see(view)
        return self.things.typed(ref)

    def visible(self, view: Facts) -> tuple[Ref, ...]:
        """Every card in sight, the dice and the players."""
        dice = [f"die/{die}" for die in range(len(COLOURS))]
        return (*super().visible(view), *dice, *[f"seat/{seat}" for seat in range(self.things.players)])

    def card_text(self, word: str) -> str | None:
        """The text of the card or wagon that is meant, with its timing and where it comes from."""
        faces = self.things.foreign or OURS.names
        return next((self.text_of(face) for face in faces if self.things.fits_card(word, face)), None)

    def text_of(self, face: str) -> str:
        """A card or wagon in full."""
        return self.things.in_full(face)
