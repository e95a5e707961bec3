"""What happened in Sun Tzu, one line for each event, from the viewer's side of the table."""

from __future__ import annotations

from typing import Any, ClassVar

from tianxia.core.events import Facts, Seat
from tianxia.games.suntzu.data import END, PROVINCES
from tianxia.games.suntzu.words.things import SunTzuThings
from tianxia.telling.base import Teller


class SunTzuTeller(Teller):
    """The events of Sun Tzu in words, for one viewer."""

    whose: ClassVar[tuple[str, ...]] = ("seat", "winner")
    usual: ClassVar[Facts] = {"count": 1}

    def __init__(self, things: SunTzuThings, sides: list[str], viewer: Seat) -> None:
        super().__init__(things.say, sides, viewer)
        self.things: SunTzuThings = things
        self.tellers = {
            "event": self.event, "score": self.score, "turn-up": self.turn_up, "six-marker": self.six_marker,
            "enter": self.enter,
        }  # fmt: skip
        self.words = {
            "armies": lambda count: {"count": count},
            "box": things.name,
            "card": things.name,
            "cards": lambda cards: {"cards": things.heap(cards), "count": len(cards)},
            "event": lambda id: {"event": self.say(f"name-{id}"), "effect": self.say(f"effect-{id}")},
            "faces": lambda faces: {"cards": self.pair(faces)},
            "from": self.from_places,
            "general": lambda id: {"general": things.name(id), "text": self.say(f"short-{id}")},
            "lost": lambda count: {"count": count},
            "markers": lambda rows: {"values": self.values(rows)},
            "province": things.province,
            "rule": lambda rule: {"reason": self.say(f"reason-{rule}")} if self.say.has(f"reason-{rule}") else {},
            "sources": lambda places: {"places": ", ".join([things.place(id) for id in places])},
            "to": things.province,
        }

    def side(self, seat: Seat) -> str:
        """A side inside a sentence."""
        return self.say(f"side-{self.sides[seat]}")

    def of(self, seat: Seat) -> dict[str, Any]:
        """Whose it is, and the side, of which some sentences have a form of their own."""
        return {"who": self.who(seat), "side": self.sides[seat], "name": self.say(f"seat-{self.sides[seat]}")}

    def from_places(self, came: Any) -> Any:
        """From where armies come: one province, or several places."""
        if isinstance(came, str):
            return self.things.province(came)
        place = ", ".join([self.things.place(id) for id in came])
        return {"places": self.things.places(came), "place": place, "count": len(came)}

    def values(self, rows: list[list[int]]) -> str:
        """What the provinces are worth."""
        worth = ["-".join([str(value) for value in row]) for row in rows]
        return ", ".join([f"{self.things.province(id)} {row}" for id, row in zip(PROVINCES, worth, strict=True)])

    def event(self, told: Facts) -> list[str]:
        """An event that acts."""
        seats = told["seats"]
        whom = "both" if len(seats) > 1 else self.of(seats[0])["who"]
        return [self.say("event-event", event=self.say(f"name-{told['event']}"), whom=whom, side=self.sides[seats[0]])]

    def lead(self, score: int) -> dict[str, Any]:
        """Where the score marker stands, for the viewer."""
        ahead = self.sides.index("suntzu" if score > 0 else "shao")
        lead = "none" if not score else self.of(ahead)["who"]
        return {"lead": lead, "spaces": abs(score), "end": END, "side": self.sides[ahead]}

    def score(self, told: Facts) -> list[str]:
        """The score marker is pulled."""
        facts = self.lead(told["score"])
        if "sums" in told:
            facts |= dict(zip(self.sides, told["sums"], strict=True))
        return [self.say(f"event-score-{told['rule']}", **facts)]

    def pair(self, faces: list[str]) -> str:
        """Two cards that lie opposite each other, the viewer's first."""
        first = max(self.viewer, 0)
        return ", ".join(
            [self.say("shown-card", card=self.things.name(faces[seat]), **self.of(seat)) for seat in (first, 1 - first)]
        )

    def turn_up(self, told: Facts) -> list[str]:
        """Both cards of a province."""
        return [self.sentence("event-turn-up", told, cards=self.pair(told["cards"]))]

    def six_marker(self, told: Facts) -> list[str]:
        """A 6 that is used up."""
        places = told["from"]
        key = "" if places == ["pool"] else "-far" if places else "-none"
        return [self.sentence(f"event-six-marker{key}", told)]

    def enter(self, told: Facts) -> list[str]:
        """Armies of the winner."""
        far = any(place != "pool" for place in told["from"])
        return [self.sentence("event-enter-far" if far else "event-enter", told)]
