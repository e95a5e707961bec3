"""What happened in Sanguosha, in lines, from the viewer's seat."""

from __future__ import annotations

from typing import Any, Final

from tianxia.core.events import Facts, Seat
from tianxia.games.sanguosha.content import ROLES
from tianxia.games.sanguosha.rules.zones import NOBODY
from tianxia.games.sanguosha.words.stack import Stack
from tianxia.games.sanguosha.words.things import RANKS, SanguoshaThings
from tianxia.telling import base

QUIET: Final = ("phase", "wine")  # the table shows the phase; the use tells the Wine
AREAS: Final = {"equipment": "equip", "judgement": "judgement", "atop": "atop", "besides": "besides"}


class SanguoshaTeller(base.Teller):
    """The events of Sanguosha in words, for one viewer."""

    def __init__(self, things: SanguoshaThings, stack: Stack) -> None:
        super().__init__(things.say, [str(seat) for seat in range(len(things.heroes))], things.viewer)
        self.things: SanguoshaThings = things
        self.stack: Stack = stack
        self.tellers = {
            "opening": self.opening,
            "dealt-role": self.dealt_role,
            "hero": self.hero,
            "start": self.plain,
            "round": self.plain,
            "reshuffle": self.plain,
            "undo": self.plain,
            "use": self.use,
            "play": self.play,
            "skill": self.skill,
            "damage": self.damage,
            "prevented": lambda told: [self.say("event-prevented", **self.things.of(told["victim"]))],
            "death": self.death,
            "judge": self.judge,
            "judged": self.judged,
            "replaced": self.replaced,
            "fight": self.fight,
            "fought": self.fought,
            "look": self.look,
            "show": self.show,
            "moved": self.moved,
            "questioned": self.questioned,
            **dict.fromkeys(QUIET, lambda told: []),
        }

    def side(self, seat: Seat) -> str:
        """A hero by name."""
        return self.things.seat(seat)

    def plain(self, told: Facts) -> list[str]:
        """Something that concerns all alike."""
        return [self.say(f"event-{told['kind']}", **{key: told[key] for key in told if key != "kind"})]

    def other(self, told: Facts) -> list[str]:
        """Something that happens to one hero, or that they do: with all facts that its sentence may want."""
        facts: dict[str, Any] = {key: told[key] for key in ("amount", "hp", "count", "top", "bottom") if key in told}
        facts["max"] = told.get("max_hp", 0)
        if "shield" in told:
            facts["count"] = told["shield"]
        for key in ("chained", "flipped"):
            facts[key] = "yes" if told.get(key) else "no"
        for key, name in (("phase", "phase"), ("role", "role"), ("token", "token"), ("kingdom", "kingdom")):
            if key in told:
                facts[name] = self.say(f"{key}-{told[key]}")
        if "skill" in told:
            facts["skill"] = self.things.skill(told["skill"])
        if "hero" in told:
            facts["hero"] = self.things.hero(told["hero"])
        if isinstance(told.get("card"), dict):
            facts["card"] = self.things.used(told["card"])
        return [self.say(f"event-{told['kind']}", **facts, **self.things.of(told["seat"]))]

    # ---- the set-up

    def opening(self, told: Facts) -> list[str]:
        """How many of each role, and who the Ruler is."""
        counts = [(id, told["roles"].count(n)) for n, id in enumerate(ROLES)]
        roles = ", ".join([self.say(f"count-{id}", count=count) for id, count in counts if count])
        return [self.say("event-opening", roles=roles, **self.things.of(told["ruler"]))]

    def dealt_role(self, told: Facts) -> list[str]:
        """The viewer's own role; of the others nothing is told."""
        if "role" not in told or told["seat"] != self.viewer:
            return []
        role = told["role"]
        return [self.say("event-dealt-role", role=self.say(f"role-{role}"), goal=self.say(f"goal-{role}"))]

    def hero(self, told: Facts) -> list[str]:
        """Which hero a seat plays."""
        seat = told["seat"]
        facts = {"who": "you" if seat == self.viewer else "other", "name": self.say("player", number=seat + 1)}
        self.things.heroes[seat] = told["hero"]
        about = {"hero": self.things.hero(told["hero"]), "kingdom": self.say(f"kingdom-{told['kingdom']}")}
        return [self.say("event-hero", hp=told["max_hp"], **facts, **about)]

    # ---- cards

    def by(self, card: Facts) -> str:
        """The skill or equipment that made the card."""
        return self.say("by-skill", skill=self.things.skill(card["by"])) if card["by"] else ""

    def use(self, told: Facts) -> list[str]:
        """A card is used."""
        facts = {"card": self.things.used(told["use"]), "by": self.by(told["use"]), **self.things.of(told["user"])}
        if told["answers"] is not None:
            return [self.say("event-answer", against=self.things.used(told["answers"]), **facts)]
        targets = [] if told["targets"] == [told["user"]] else told["targets"]
        lines = [self.say("event-use", on=self.stack.on(targets), **facts)]
        if told["second"] >= 0:
            lines.append(self.say("event-second", targets=self.things.inside(told["second"])))
        return lines

    def play(self, told: Facts) -> list[str]:
        """A card is played."""
        facts = {"card": self.things.used(told["play"]), "by": self.by(told["play"])}
        return [self.say("event-play", **facts, **self.things.of(told["user"]))]

    def skill(self, told: Facts) -> list[str]:
        """A skill or an equipment card acts."""
        key = "event-skill-forced" if told["forced"] else "event-skill"
        return [self.say(key, skill=self.things.skill(told["skill"]), **self.things.of(told["seat"]))]

    def moved(self, told: Facts) -> list[str]:
        """Cards that went the same way together."""
        came, owner = place(told["from"])
        to, holder = place(told["to"])
        cards = self.things.some(told.get("cards", []), told["count"])
        by = told["by"] if told["by"] != NOBODY else owner
        facts = {"cards": cards, "owner": self.things.inside(owner) if owner != NOBODY else ""}
        match told["why"], to:
            case "draw", _:
                return [self.say("event-moved-draw", **facts, **self.things.of(holder))]
            case "expose", _:
                return [self.say("event-moved-expose", **facts)]
            case "discard", _:
                key = "event-moved-discard" if by == owner else "event-moved-discard-of"
                return [self.say(key, **facts, **self.things.of(by))]
            case "destroy", _:
                return [self.say("event-moved-destroy", **facts)]
            case "give", "hand" if by != holder:
                return [self.say("event-moved-give", targets=self.things.inside(holder), **facts, **self.things.of(by))]
            case "take", "hand" if owner != holder:
                return [self.say("event-moved-take", **facts, **self.things.of(holder))]
            case _, "hand":
                foreign = owner not in (NOBODY, holder)
                key = "event-moved-get-from" if foreign else "event-moved-get"
                return [self.say(key, **facts, **self.things.of(holder))]
            case _, "equipment" | "judgement" if came == "processing":
                return []  # told by the use
            case _, "equipment" | "judgement" | "atop" | "besides":
                return [self.say(f"event-moved-{AREAS[to]}", **facts, **self.things.of(holder))]
        return []

    def look(self, told: Facts) -> list[str]:
        """Cards that only one sees."""
        facts = {"skill": self.things.skill(told["skill"]), "count": told["count"]}
        cards = self.things.row(told["cards"]) if "cards" in told else ""
        return [self.say("event-look", cards=cards, **facts, **self.things.of(told["seat"]))]

    def show(self, told: Facts) -> list[str]:
        """Cards that all see."""
        return [self.say("event-show", cards=self.things.row(told["cards"]), **self.things.of(told["seat"]))]

    def questioned(self, told: Facts) -> list[str]:
        """Somebody does not believe."""
        facts = {"card": self.things.used(told["card"]), "owner": self.things.inside(told["user"])}
        return [self.say("event-questioned", **facts, **self.things.of(told["seat"]))]

    # ---- damage and death

    def damage(self, told: Facts) -> list[str]:
        """Damage: how much, of which element, from whom."""
        source, element = told["source"], told["element"]
        word = "" if element == "normal" else self.say("element-word", element=self.say(f"element-{element}"))
        given = ""
        if source >= 0:
            whom = self.things.of(source)
            given = self.say("damage-from", whom=whom["who"], source=whom["name"])
        facts = {"amount": told["damage"], "hp": told.get("hp", 0), "element": word, "from": given}
        return [self.say(f"event-{told['kind']}", **facts, **self.things.of(told["victim"]))]

    def death(self, told: Facts) -> list[str]:
        """A hero dies and their role is shown."""
        killed = ""
        if told["killer"] >= 0:
            whom = self.things.of(told["killer"])
            killed = self.say("killed-by", whom=whom["who"], killer=whom["name"])
        return [
            self.say(
                "event-death", killed=killed, role=self.say(f"role-{told['role']}"), **self.things.of(told["seat"])
            )
        ]

    # ---- judgements and point fights

    def judge(self, told: Facts) -> list[str]:
        """The judgement card is turned up."""
        facts = {"why": self.things.skill(told["judgement"]), "card": self.things.face(told["face"])}
        return [self.say("event-judge", **facts, **self.things.of(told["seat"]))]

    def replaced(self, told: Facts) -> list[str]:
        """Another card takes the place of the judgement card."""
        return [self.say("event-replaced", card=self.things.face(told["face"]), **self.things.of(told["by"]))]

    def judged(self, told: Facts) -> list[str]:
        """What the judgement came to."""
        why = self.things.skill(told["judgement"])
        if told["aborted"]:
            return [self.say("event-judged-aborted", why=why)]
        return [self.say("event-judged", why=why, suit=self.say(f"suit-{told['suit']}"), rank=RANKS[told["number"]])]

    def fight(self, told: Facts) -> list[str]:
        """A point fight begins."""
        facts = {"targets": self.things.inside(told["opponent"]), "skill": self.things.skill(told["skill"])}
        return [self.say("event-fight", **facts, **self.things.of(told["seat"]))]

    def fought(self, told: Facts) -> list[str]:
        """Who won the point fight, and with which numbers."""
        values = " : ".join([RANKS[value] for value in told["values"]])
        whom = {"who": "none", "name": ""} if told["winner"] < 0 else self.things.of(told["winner"])
        return [self.say("event-fought", values=values, **whom)]


def place(zone: str) -> tuple[str, Seat]:
    """The area and its owner in the name of a zone."""
    area, _, seat = zone.partition("/")
    return area, int(seat) if seat else NOBODY
