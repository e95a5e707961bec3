"""What is being resolved, from the outside to the inside: Sha by Zhang Fei on Cao Cao, waiting for Dodge."""

from __future__ import annotations

from collections.abc import Callable

from tianxia.core.events import Facts
from tianxia.games.sanguosha.words.things import SanguoshaThings


class Stack:
    """The matters of a view in words."""

    def __init__(self, things: SanguoshaThings) -> None:
        self.things: SanguoshaThings = things
        self.say = things.say
        self.tellers: dict[str, Callable[[Facts], str]] = {
            "use": self.use,
            "play": self.play,
            "need": self.need,
            "damage": self.damage,
            "judgement": self.judgement,
            "brink": lambda matter: self.say("stack-brink", name=self.things.inside(matter["brink"])),
            "death": lambda matter: self.say("stack-death", name=self.things.inside(matter["death"])),
            "fight": self.fight,
            "phase": self.phase,
            "move": lambda matter: self.say("stack-move", count=matter["count"]),
            "change": lambda matter: self.say("stack-health", name=self.things.inside(matter["seat"])),
        }

    def lines(self, view: Facts) -> list[str]:
        """One line for each matter."""
        return [self.matter(matter) for matter in view["resolving"]]

    def matter(self, matter: Facts) -> str:
        """One matter; each is told by the key that only it has."""
        key = next((key for key in self.tellers if key in matter), None)
        return self.say("stack-other") if key is None else self.tellers[key](matter)

    def on(self, targets: list[int]) -> str:
        """Whom a card is for."""
        return self.say("on-targets", targets=self.things.row_of(targets)) if targets else ""

    def use(self, matter: Facts) -> str:
        """A card being used, on its present target if it has one."""
        facts = {"card": self.things.used(matter["use"]), "name": self.things.inside(matter["user"])}
        if matter["answers"] is not None:
            return self.say("stack-answer", against=self.things.used(matter["answers"]), **facts)
        targets = [matter["target"]] if matter["target"] >= 0 else matter["targets"]
        return self.say("stack-use", on=self.on(targets), **facts)

    def play(self, matter: Facts) -> str:
        """A card being played."""
        return self.say("stack-play", card=self.things.used(matter["play"]), name=self.things.inside(matter["user"]))

    def need(self, matter: Facts) -> str:
        """A card that is waited for; who might negate decides with others."""
        if matter["need"] == ["negate"]:
            return self.say("stack-need-negate")
        facts = {"card": self.wanted(matter), "name": self.things.inside(matter["seat"])}
        return self.say("stack-need", how=matter["how"], **facts)

    def wanted(self, matter: Facts) -> str:
        """The cards that would do: Sha of every element is Sha."""
        names = [name for name in matter["need"] if not name.endswith("-sha")]
        return ", ".join([self.things.kind(name) for name in names])

    def damage(self, matter: Facts) -> str:
        """Damage on its way."""
        source = matter["source"]
        given = "" if source < 0 else self.say("stack-from", name=self.things.inside(source))
        return self.say(
            "stack-damage", count=matter["damage"], targets=self.things.inside(matter["victim"]), **{"from": given}
        )

    def judgement(self, matter: Facts) -> str:
        """A judgement: whose, for what, and its suit."""
        facts = {"why": self.things.skill(matter["judgement"]), "suit": self.say(f"suit-{matter['suit']}")}
        return self.say("stack-judgement", name=self.things.inside(matter["seat"]), **facts)

    def fight(self, matter: Facts) -> str:
        """A point fight: who against whom."""
        mine, his = matter["fight"]
        return self.say("stack-fight", name=self.things.inside(mine), targets=self.things.inside(his))

    def phase(self, matter: Facts) -> str:
        """A turn or phase."""
        if matter["seat"] < 0:
            return self.say("stack-other")
        name = self.things.inside(matter["seat"])
        if matter["phase"] == "turn":
            return self.say("stack-turn", name=name)
        return self.say("stack-phase", phase=self.say(f"phase-{matter['phase']}"), name=name)
