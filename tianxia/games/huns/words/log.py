"""What happened in Huns, in lines, from the viewer's side of the table."""

from __future__ import annotations

from typing import Any, Final

from tianxia.core.events import Facts
from tianxia.games.huns.data import COLOURS, KINDS
from tianxia.games.huns.words.lines import signed
from tianxia.games.huns.words.things import STASH, HunsThings
from tianxia.telling import base

DECKS: Final = dict(zip(COLOURS, KINDS, strict=True))
HELD: Final = ("hand", "effect")  # Valuables that are being placed


class HunsTeller(base.Teller):
    """The events of Huns in words, for one viewer."""

    def __init__(self, things: HunsThings) -> None:
        super().__init__(things.say, [str(seat) for seat in range(things.players)], things.viewer)
        self.things: HunsThings = things
        self.tellers = {
            "use": self.use,
            "loot": self.loot,
            "dispatch": self.dispatch,
            "off": self.off,
            "end": self.end,
            "reveal": self.reveal,
            "score": self.score,
            "discard": lambda told: [],  # what goes back is told piece by piece
        }

    def tell(self, told: Facts) -> list[str]:
        """The lines of one event; Valuables and dice are told where no other event tells them."""
        return self.pieces(told) if told["kind"] == "pieces" else super().tell(told)

    def other(self, told: Facts) -> list[str]:
        """Something that one player does, with all facts that its sentence may want."""
        return self.said(f"event-{told['kind']}", told)

    def said(self, key: str, told: Facts, **more: Any) -> list[str]:
        """A sentence, and in brackets the cards that had a part in it."""
        line = self.say(key, **self.facts(told), **more)
        by = told.get("by")
        return [self.say("by-cards", line=line, cards=self.things.names(by)) if isinstance(by, list) else line]

    def facts(self, told: Facts) -> dict[str, Any]:
        """The facts of an event as the sentences want them."""
        facts: dict[str, Any] = {name: told[name] for name in ("count", "value", "round", "from") if name in told}
        facts |= self.things.of(told["seat"] if "seat" in told else told.get("first", 0))
        colour = told.get("colour", told.get("die"))
        if colour in COLOURS:
            facts |= {"colour": colour, "deck": DECKS[colour]}
        if "face" in told:
            facts |= dict.fromkeys(("card", "wagon"), self.things.name(told["face"]))
        for name in ("own", "other"):
            if name in told:
                facts[name] = self.things.name(told[name])
        for name in ("target", "to"):
            if isinstance(told.get(name), int):
                facts["target"] = self.things.against(told[name])
        return facts

    def use(self, told: Facts) -> list[str]:
        """A card is used, or a Curse acts."""
        return self.said("event-use-curse" if self.things.kind_of(told["face"]) == "curse" else "event-use", told)

    def loot(self, told: Facts) -> list[str]:
        """How much was taken from the Reserve."""
        return self.said("event-loot" if told["count"] else "event-loot-none", told)

    def dispatch(self, told: Facts) -> list[str]:
        """Which wagon it was is told to its owner only (HU-511)."""
        return self.said("event-dispatch-known" if "face" in told else "event-dispatch", told)

    def off(self, told: Facts) -> list[str]:
        """A Curse keeps cards from working (HU-688)."""
        return self.said("event-off", told, cards=self.things.names(told["cards"]))

    def end(self, told: Facts) -> list[str]:
        """Why the game ends."""
        facts = {"colour": "", "deck": "", **self.facts(told)}
        return [self.say("event-end", what=told["what"], **facts)]

    def reveal(self, told: Facts) -> list[str]:
        """HU-816: the types of dispatched wagons."""
        return self.said("event-reveal", told, wagons=self.things.names(told["wagons"])) if told["wagons"] else []

    def score(self, told: Facts) -> list[str]:
        """What one thing is worth at the end."""
        facts = {"card": self.things.name(told["face"]) if "face" in told else "", "count": told.get("count", 1)}
        source = self.say(
            f"source-{told['source']}", how=told.get("how", ""), met="yes" if told.get("met") else "no", **facts
        )
        return self.said("event-score", told, points=signed(told["points"]), source=source)

    # ---- Valuables and dice

    def pieces(self, told: Facts) -> list[str]:
        """A roll, a die that is turned, Valuables that change their place."""
        if "rolled" in told:
            return self.rolled(told["rolled"])
        if "track" in told:
            return [self.say("event-turned", colour=told["track"], value=told["now"])]
        came, to = told["from"], told["to"]
        facts = {"colour": told["piece"], "count": told["count"], "place": self.things.place(came)}
        if is_place(to) and came in HELD:
            return [self.say("event-placed", **{**facts, "place": self.things.place(to)})]
        if is_place(to) and is_place(came):
            return [self.say("event-moved", to=self.things.place(to), **facts)]
        if is_place(came) or came.startswith(STASH):
            key = {"effect": "event-taken", "reserve": "event-returned"}.get(to)
            return [] if key is None else [self.say(key, **facts)]
        return [self.say("event-gained", **facts)] if (came, to) == ("reserve", "effect") else []

    def rolled(self, dice: Facts) -> list[str]:
        """All five dice, or one that is rolled again."""
        if len(dice) == 1:
            return [self.say("event-rerolled", colour=colour, value=value) for colour, value in dice.items()]
        named = [f"{self.say('die-colour', colour=colour)} {value}" for colour, value in dice.items()]
        return [self.say("event-rolled", dice=", ".join(named))]


def is_place(id: str) -> bool:
    """A wagon or card, not one of the places on the table."""
    return "/" not in id and id not in ("box", "reserve", *HELD)
