"""What happened in Chu Han, one line for each event, from the viewer's side of the table."""

from __future__ import annotations

from typing import Any, ClassVar

from tianxia.core.events import Facts, Seat
from tianxia.games.chuhan.words.cards import CardWords
from tianxia.telling.base import Teller


class ChuHanTeller(Teller):
    """The events of Chu Han in words, for one viewer."""

    whose: ClassVar[tuple[str, ...]] = ("seat", "attacker")

    def __init__(self, things: CardWords, clans: list[str], viewer: Seat) -> None:
        super().__init__(things.say, clans, viewer)
        self.things: CardWords = things
        self.tellers = {
            "battle": self.battle, "lead": self.played, "counter": self.played, "vp": self.vp, "over": self.over,
        }  # fmt: skip
        self.words = {
            "ability": lambda id: {"ability": things.name(id), "id": id},
            "beat": lambda value: None if value < 0 else value,
            "card": lambda id: {"card": things.one(id), "card_id": id},
            "cards": things.row,
            "drawn": lambda cards: {"cards": things.row(cards)},
            "give": things.one,
            "given": lambda id: {"card": things.one(id)},
            "hand": lambda cards: {"cards": things.heap(cards)},
            "left": lambda cards: {"cards": things.heap(cards)},
            "row": lambda count: {"row": count, "next": count + 1},
            "size": lambda size: size or None,
            "take": things.one,
            "to": lambda seat: {"to": self.side(seat), "to_who": self.who(seat)},
            "values": lambda values: ", ".join([str(value) for value in values]),
        }

    def of(self, seat: Seat) -> dict[str, Any]:
        """Whose it is, and who the rival is."""
        return {**super().of(seat), "rival": self.side(1 - seat), "rival_who": self.who(1 - seat)}

    def battle(self, told: Facts) -> list[str]:
        """A new battle, its event and, to each player, the new hand."""
        lines = [self.say("event-battle", battle=told["battle"], **self.of(told["attacker"]))]
        if told["event"] is not None:
            event = told["event"]
            lines.append(self.say("table-event", event=self.say(f"name-{event}"), effect=self.say(f"effect-{event}")))
        if told["display"]:
            lines.append(self.say("table-display", cards=self.things.heap(told["display"])))
        for seat, secret in told.get("private", {}).items():
            title = self.say("table-hand-of", name=self.side(seat), count=len(secret["hand"]))
            lines.append(f"{title} {self.things.heap(secret['hand'])}")
        return lines

    def played(self, told: Facts) -> list[str]:
        """A plain set was led or played as a counter."""
        return [self.sentence(f"event-{told['kind']}", told, set=self.things.set(told["value"], told["cards"]))]

    def vp(self, told: Facts) -> list[str]:
        """Points and what they are for."""
        points = told["points"]
        key = "event-vp" if points > 0 else "event-vp-loss" if points < 0 else "event-vp-none"
        return [self.sentence(key, told, points=abs(points), reason=self.say(f"reason-{told['rule']}"))]

    def over(self, told: Facts) -> list[str]:
        """The end of the game."""
        winner = told["winner"]
        points = {"winner_vp": told["vp"][winner], "loser_vp": told["vp"][1 - winner]}
        return [self.say("event-over", **points, **self.of(winner))]
