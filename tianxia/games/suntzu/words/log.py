"""What happened in Sun Tzu, one line for each event, from the viewer's side of the table."""

from __future__ import annotations

from typing import Any

from tianxia.core.events import Facts, Seat
from tianxia.games.suntzu.data import END, PROVINCES
from tianxia.games.suntzu.rules.state import NOBODY
from tianxia.games.suntzu.words.things import SunTzuThings
from tianxia.telling import base
from tianxia.telling.language import Texts


class SunTzuTeller(base.Teller):
    """The events of Sun Tzu in words, for one viewer."""

    def __init__(self, say: Texts, things: SunTzuThings, sides: list[str], viewer: Seat) -> None:
        super().__init__(say, sides, viewer)
        self.things: SunTzuThings = things
        self.tellers = {
            "game": self.game,
            "event-up": self.event_up,
            "event": self.event,
            "markers": self.markers,
            "generals": self.plain,
            "laid": self.plain,
            "round": self.plain,
            "general": self.general,
            "score": self.score,
            "turn-up": self.turn_up,
            "result": self.result,
            "plague": self.plague,
            "six-marker": self.six_marker,
            "enter": self.enter,
            "reserve": self.reserve,
            "call": self.call,
            "recycle": self.recycle,
            "another-general": self.another_general,
            "over": self.over,
        }

    def side(self, seat: Seat) -> str:
        """A side inside a sentence."""
        return self.say(f"side-{self.sides[seat]}")

    def of(self, seat: Seat) -> dict[str, Any]:
        """The facts that put a sentence into the viewer's perspective."""
        who = "you" if seat == self.viewer else "other"
        return {"who": who, "side": self.sides[seat], "name": self.say(f"seat-{self.sides[seat]}")}

    def plain(self, told: Facts) -> list[str]:
        """Something that concerns both sides alike."""
        return [self.say(f"event-{told['kind']}", **{key: told[key] for key in told if key != "kind"})]

    def other(self, told: Facts) -> list[str]:
        """Something that one side does, mostly with armies."""
        facts = {key: self.things.province(told[key]) for key in ("province", "from", "to") if key in told}
        count = told.get("armies", 1)
        return [self.say(f"event-{told['kind']}", count=count, **facts, **self.of(told["seat"]))]

    def game(self, told: Facts) -> list[str]:
        """Which game is played."""
        return [self.say("event-game", variant=told["variant"])]

    def event_up(self, told: Facts) -> list[str]:
        """An event that lies face up from now on."""
        event = told["event"]
        return [self.say("event-event-up", event=self.say(f"name-{event}"), effect=self.say(f"effect-{event}"))]

    def event(self, told: Facts) -> list[str]:
        """An event that acts."""
        seats = told["seats"]
        whom = "both" if len(seats) > 1 else self.of(seats[0])["who"]
        return [self.say("event-event", event=self.say(f"name-{told['event']}"), whom=whom, side=self.sides[seats[0]])]

    def markers(self, told: Facts) -> list[str]:
        """What the provinces are worth."""
        values = [
            f"{self.things.province(id)} {'-'.join([str(value) for value in row])}"
            for id, row in zip(PROVINCES, told["markers"], strict=True)
        ]
        return [self.say("event-markers", values=", ".join(values))]

    def general(self, told: Facts) -> list[str]:
        """A general that is shown."""
        general = told["general"]
        facts = {"general": self.things.name(general), "text": self.say(f"short-{general}")}
        return [self.say("event-general", **facts, **self.of(told["seat"]))]

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
        return [
            self.say("event-turn-up", province=self.things.province(told["province"]), cards=self.pair(told["cards"]))
        ]

    def result(self, told: Facts) -> list[str]:
        """Who won the battle."""
        if told["winner"] == NOBODY:
            return [self.say("event-result-none")]
        return [self.say("event-result", by=told["by"], **self.of(told["winner"]))]

    def plague(self, told: Facts) -> list[str]:
        """A Plague, and what it costs whoever holds the province."""
        province = self.things.province(told["province"])
        if not told["lost"]:
            return [self.say("event-plague-none", province=province)]
        return [self.say("event-plague", province=province, count=told["lost"], **self.of(told["seat"]))]

    def six_marker(self, told: Facts) -> list[str]:
        """A 6 that is used up."""
        places = told["from"]
        key = (
            "event-six-marker-none"
            if not places
            else "event-six-marker-far"
            if places != ["pool"]
            else "event-six-marker"
        )
        facts = {"province": self.things.province(told["province"]), "place": ", ".join(map(self.things.place, places))}
        return [self.say(key, **facts, **self.of(told["seat"]))]

    def enter(self, told: Facts) -> list[str]:
        """Armies of the winner."""
        places = self.things.places(told["from"])
        facts = {"province": self.things.province(told["province"]), "count": len(told["from"]), "places": places}
        key = "event-enter-far" if any(place != "pool" for place in told["from"]) else "event-enter"
        return [self.say(key, **facts, **self.of(told["seat"]))]

    def reserve(self, told: Facts) -> list[str]:
        """Armies that are given up."""
        reason, places = self.say(f"reason-{told['rule']}"), self.things.places(told["from"])
        facts = {"reason": reason, "places": places, "count": len(told["from"]), **self.of(told["seat"])}
        return [self.say("event-reserve" if told["from"] else "event-reserve-none", **facts)]

    def call(self, told: Facts) -> list[str]:
        """Reinforcements are called."""
        cards = self.things.heap(told["cards"])
        return [self.say("event-call", count=len(told["cards"]), cards=cards, **self.of(told["seat"]))]

    def recycle(self, told: Facts) -> list[str]:
        """A card that goes under the deck, and the one that leaves for it."""
        facts = {"card": self.things.name(told["card"]), "box": self.things.name(told["box"])}
        return [self.say("event-recycle", **facts, **self.of(told["seat"]))]

    def another_general(self, told: Facts) -> list[str]:
        """War Chariots: whether one more general was taken."""
        taken = "yes" if told["taken"] else "no"
        return [self.say("event-another-general", taken=taken, **self.of(told["seat"]))]

    def over(self, told: Facts) -> list[str]:
        """The end of the game."""
        if told["winner"] == NOBODY:
            return [self.say("event-over-draw")]
        return [self.say("event-over", **self.of(told["winner"]))]
