"""What happened in The Great Wall, in lines, from the viewer's side of the table."""

from __future__ import annotations

from typing import Any, Final

from tianxia.core.events import Facts, Seat
from tianxia.games.greatwall.data import OURS, RESOURCES, SOLDIERS
from tianxia.games.greatwall.rules.fields import SEASONS
from tianxia.games.greatwall.words.things import GreatWallThings
from tianxia.telling import base

SCREEN: Final = "screen/"
UNTOLD: Final = ("gathered",)  # the resources that come tell it
MOVES: Final = {  # where a card goes from and to -> the sentence about it
    ("advisor-deck", "offer"): "event-offer",
    ("offer", "advisor-past"): "event-offer-gone",
    ("request-deck", "requests"): "event-new-request",
    ("rat-deck", "rat-up"): "event-rat-card",
    ("horde-deck", "horde-past"): "event-horde-skipped",
}


class GreatWallTeller(base.Teller):
    """The events of The Great Wall in words, for one viewer."""

    def __init__(self, things: GreatWallThings) -> None:
        super().__init__(things.say, things.clans, things.viewer)
        self.things: GreatWallThings = things
        self.words = {
            "card": lambda face: {"card": things.name(face), "text": things.text(face)},
            "season": lambda season: SEASONS[season],
            "to": lambda id: {"location": id},
            "source": self.source,
            "why": lambda why: {"source": self.source(why), "why": why if why in ("alone", "breach") else "other"},
            "goods": things.goods,
            "cards": things.names,
            "rule": lambda rule: self.say(f"over-{rule}"),
        }
        self.tellers = {
            "generals": self.generals,
            "revealed": self.revealed,
            "order": self.order,
            "attack": self.attack,
            "defeated": self.defeated,
            "honour": self.honour,
            "score": self.score,
            **dict.fromkeys(UNTOLD, lambda told: []),
        }

    def of(self, seat: Seat) -> dict[str, Any]:
        """The facts that put a sentence into the viewer's perspective."""
        return self.things.of(seat)

    def tell(self, told: Facts) -> list[str]:
        """The lines of one event; pieces and cards are told where no other event tells them."""
        if told["kind"] == "pieces":
            return self.pieces(told)
        return self.moved(told) if told["kind"] == "move" else super().tell(told)

    def source(self, why: str) -> str:
        """What Honour or Shame came of: a card, or a rule."""
        return self.things.name(why) if why in OURS.face else self.say(f"source-{why}")

    # ---- whole sentences

    def generals(self, told: Facts) -> list[str]:
        """Who leads which clan, and the Tea order."""
        lines = [
            self.sentence("event-general", {"seat": seat, "card": face}) for seat, face in enumerate(told["cards"])
        ]
        return [*lines, self.say("event-tea-order", clans=self.clans(told["tea"]))]

    def clans(self, seats: list[Seat]) -> str:
        """Clans one after the other."""
        return ", ".join([self.things.brief(seat) for seat in seats])

    def revealed(self, told: Facts) -> list[str]:
        """The Command cards of this Autumn."""
        cards = [
            self.say("event-revealed-one", clan=self.things.brief(seat), card=self.things.name(face))
            for seat, face in enumerate(told["cards"])
        ]
        return [self.say("event-revealed", cards="; ".join(cards))]

    def order(self, told: Facts) -> list[str]:
        """In which order they are executed."""
        return [self.say("event-order", clans=self.clans(told["seats"]))]

    def attack(self, told: Facts) -> list[str]:
        """Which Vital spots a Soldier covers, and what they bring."""
        spots = OURS.cards[OURS.face[told["card"]]].row["spots"] if told["card"] in OURS.face else []
        rewards = ", ".join([self.things.cards.spot(spots[n]) for n in told["spots"]]) if spots else ""
        return [self.sentence("event-attack", told, rewards=rewards, count=len(told["spots"]))]

    def defeated(self, told: Facts) -> list[str]:
        """A Horde card is Defeated, and who takes it."""
        return [self.sentence("event-defeated", told)]

    def honour(self, told: Facts) -> list[str]:
        """Honour is gained or lost."""
        change = "gains" if told["count"] > 0 else "loses"
        return [self.sentence("event-honour", {**told, "count": abs(told["count"])}, change=change)]

    def score(self, told: Facts) -> list[str]:
        """What the Honour at the end is made of."""
        source = self.say(f"score-{told['source']}", card=self.things.name(told["card"]) if "card" in told else "")
        return [self.say("event-score", source=source, points=told["points"], **self.of(told["seat"]))]

    # ---- cards and pieces

    def moved(self, told: Facts) -> list[str]:
        """A Tactic is drawn, the offer changes, a Request or Rat card is turned up."""
        came, to = str(told["from"]), str(told["to"])
        if came == "tactic-deck" and to.startswith("tactics/"):
            seat = int(to.partition("/")[2])
            key = "event-drawn-known" if "face" in told else "event-drawn"
            return [self.sentence(key, {"seat": seat, **({"card": told["face"]} if "face" in told else {})})]
        key = MOVES.get((came, to), "")
        return [self.sentence(key, {"card": told["face"]})] if key and "face" in told else []

    def pieces(self, told: Facts) -> list[str]:
        """Resources that come and go, Shame given back, Barricades and Soldiers that nothing else tells of."""
        if "piece" not in told:
            return []
        piece, came, to = str(told["piece"]), str(told["from"]), str(told["to"])
        kind, _, clan = piece.partition("/")
        if piece in RESOURCES:
            return self.resources(told, came, to)
        if piece == "shame" and came.startswith("shame/") and to == "pool":
            return [self.say("event-shame-back", count=told["count"], **self.of(int(came.partition("/")[2])))]
        if piece == "barricade" and to == "supply":
            return [self.say("event-barricades-gone", count=told["count"], section=came.partition("/")[2])]
        if kind in SOLDIERS and all(place.startswith(("rest/", "firing/", "fortress")) for place in (came, to)):
            place, _, section = to.partition("/")
            return [self.say("event-march", soldier=kind, place=place, section=section, **self.of(int(clan)))]
        return []

    def resources(self, told: Facts, came: str, to: str) -> list[str]:
        """Gained, paid, given, or lost for good."""
        goods = self.things.goods({told["piece"]: told["count"]})
        if came.startswith(SCREEN) and to.startswith(SCREEN):
            target = self.things.inside(int(to.removeprefix(SCREEN)))
            return [self.say("event-gives", goods=goods, target=target, **self.of(int(came.removeprefix(SCREEN))))]
        if to.startswith(SCREEN):
            return [self.say("event-gains", goods=goods, **self.of(int(to.removeprefix(SCREEN))))]
        if came.startswith(SCREEN):
            return [self.say("event-pays", goods=goods, **self.of(int(came.removeprefix(SCREEN))))]
        return []
