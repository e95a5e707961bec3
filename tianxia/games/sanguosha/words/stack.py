"""What is being resolved, from the outside to the inside: Sha by Zhang Fei on Cao Cao, waiting for Dodge."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tianxia.core.events import Facts
from tianxia.games.sanguosha.words.things import SanguoshaThings


class Stack:
    """The matters of a view in words."""

    def __init__(self, things: SanguoshaThings) -> None:
        self.things: SanguoshaThings = things
        self.say = things.say
        inside, skill = things.inside, things.skill
        self.tellers: dict[str, Callable[[Facts], dict[str, Any]]] = {  # the key that only this matter has -> its facts
            "play": lambda told: {"card": things.used(told["play"]), "name": inside(told["user"])},
            "damage": self.damage,
            "judgement": lambda told: {
                "why": skill(told["judgement"]), "suit": self.say(f"suit-{told['suit']}"), "name": inside(told["seat"]),
            },
            "brink": lambda told: {"name": inside(told["brink"])},
            "death": lambda told: {"name": inside(told["death"])},
            "fight": lambda told: {
                "name": inside(told["fight"][0]), "targets": things.row_of(told["fight"][1:]),
            },
            "move": lambda told: {"count": told["count"]},
            "change": lambda told: {"name": inside(told["seat"])},
        }  # fmt: skip

    def lines(self, view: Facts) -> list[str]:
        """One line for each matter."""
        return [self.matter(matter) for matter in view["resolving"]]

    def matter(self, matter: Facts) -> str:
        """One matter."""
        for key, teller in (("use", self.use), ("need", self.need), ("phase", self.phase)):
            if key in matter:
                return teller(matter)
        found = next((key for key in self.tellers if key in matter), None)
        return self.say("stack-other") if found is None else self.say(f"stack-{found}", **self.tellers[found](matter))

    def on(self, targets: list[int]) -> str:
        """Whom a card is for."""
        return self.say("on-targets", targets=self.things.row_of(targets), count=len(targets)) if targets else ""

    def use(self, matter: Facts) -> str:
        """A card being used, on its present target if it has one."""
        facts = {"card": self.things.used(matter["use"]), "name": self.things.inside(matter["user"])}
        if matter["answers"] is not None:
            return self.say("stack-answer", against=self.things.used(matter["answers"]), **facts)
        targets = [matter["target"]] if matter["target"] >= 0 else matter["targets"]
        return self.say("stack-use", on=self.on(targets), **facts)

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

    def damage(self, matter: Facts) -> dict[str, Any]:
        """Damage on its way."""
        source = matter["source"]
        given = "" if source < 0 else self.say("stack-from", name=self.things.inside(source))
        return {"count": matter["damage"], "targets": self.things.inside(matter["victim"]), "from": given}

    def phase(self, matter: Facts) -> str:
        """A turn or phase."""
        if matter["seat"] < 0:
            return self.say("stack-other")
        name = self.things.inside(matter["seat"])
        if matter["phase"] == "turn":
            return self.say("stack-turn", name=name)
        return self.say("stack-phase", phase=self.say(f"phase-{matter['phase']}"), name=name)
