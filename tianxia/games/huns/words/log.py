"""What happened in Huns, in lines, from the viewer's side of the table."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tianxia.core.events import Facts, Seat
from tianxia.games.huns.data import COLOURS, KINDS
from tianxia.games.huns.words.things import STASH, HunsThings, signed
from tianxia.telling.base import Teller

DECKS: Final = dict(zip(COLOURS, KINDS, strict=True))
HELD: Final = ("hand", "effect")  # Valuables that are being placed


class HunsTeller(Teller):
    """The events of Huns in words, for one viewer."""

    whose: ClassVar[tuple[str, ...]] = ("seat", "first")
    usual: ClassVar[Facts] = {"card": "", "colour": "", "count": 1, "deck": "", "how": "", "met": "no"}

    def __init__(self, things: HunsThings) -> None:
        super().__init__(things.say, [f"player-{seat + 1}" for seat in range(things.players)], things.viewer)
        self.things: HunsThings = things
        self.tellers = {
            "use": self.use,
            "reveal": lambda told: self.other(told) if told["wagons"] else [],
            "score": self.score,
            "discard": lambda told: [],  # what goes back is told piece by piece
        }
        self.words = {
            "cards": things.row,
            "colour": self.colour,
            "die": self.colour,
            "face": lambda face: dict.fromkeys(("card", "wagon"), things.name(face)),
            "other": things.name,
            "own": things.name,
            "target": things.against,
            "to": lambda seat: {"target": things.against(seat)},
            "wagons": things.row,
        }

    def side(self, seat: Seat) -> str:
        """A player by the number."""
        return self.say("default-onlooker") if seat < 0 else self.things.seat(seat)

    def of(self, seat: Seat) -> dict[str, Any]:
        """Whose it is, also by the number alone."""
        return self.things.of(seat)

    def colour(self, colour: str) -> dict[str, str]:
        """A colour, and the deck that has it."""
        return {"colour": colour, "deck": DECKS[colour]}

    def tell(self, told: Facts) -> list[str]:
        """The lines of one event; Valuables and dice are told where no other event tells them."""
        return self.pieces(told) if told["kind"] == "pieces" else super().tell(told)

    def sentence(self, key: str, told: Facts, **more: Any) -> str:
        """A sentence, and after it the cards that had a part in it."""
        line, by = super().sentence(key, told, **more), told.get("by")
        return self.say("by-cards", line=line, cards=self.things.row(by)) if isinstance(by, list) else line

    def use(self, told: Facts) -> list[str]:
        """A card is used, or a Curse acts."""
        is_curse = self.things.kind_of(told["face"]) == "curse"
        return [self.sentence("event-use-curse" if is_curse else "event-use", told)]

    def score(self, told: Facts) -> list[str]:
        """What one thing is worth at the end."""
        source = self.say(f"source-{told['source']}", **{**self.usual, **self.in_words(told)})
        return [self.sentence("event-score", told, points=signed(told["points"]), source=source)]

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
