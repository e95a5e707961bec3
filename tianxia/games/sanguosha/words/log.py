"""What happened in Sanguosha, in lines, from the viewer's seat."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tianxia.core.events import Facts, Seat
from tianxia.games.sanguosha.content import KINDS, ROLES
from tianxia.games.sanguosha.words.stack import Stack
from tianxia.games.sanguosha.words.things import RANKS, SanguoshaThings
from tianxia.telling.base import NOBODY, Teller

QUIET: Final = ("phase", "wine")  # the table shows the phase; the use tells the Wine
AREAS: Final = {
    "equipment": "equip",
    "judgement": "judgement",
    "atop": "atop",
    "besides": "besides",
    "hidden": "hidden",
    "premeditated": "premeditated",
}
NAMED: Final = ("condition", "kingdom", "phase", "role", "suit", "token")  # facts that are said by a text of their own


class SanguoshaTeller(Teller):
    """The events of Sanguosha in words, for one viewer."""

    whose: ClassVar[tuple[str, ...]] = ("seat", "victim")
    usual: ClassVar[Facts] = {"cards": "", "sort": "skill"}

    def __init__(self, things: SanguoshaThings, stack: Stack) -> None:
        sides = [f"player-{seat + 1}" for seat in range(len(things.heroes))]  # heroes are chosen later
        super().__init__(things.say, sides, things.viewer)
        self.things: SanguoshaThings = things
        self.stack: Stack = stack
        self.tellers = {
            "opening": self.opening, "dealt-role": self.dealt_role, "hero": self.hero, "use": self.use,
            "damage": self.damage, "virtual-damage": self.damage, "death": self.death, "replaced": self.replaced,
            "fought": self.fought, "judged": self.judged, "look": self.look, "mark": self.mark,
            "moved": self.moved, **dict.fromkeys(QUIET, lambda told: []),
        }  # fmt: skip
        self.words = {
            **{name: self.named(name) for name in NAMED},
            "attendants": lambda ids: {"names": ", ".join([self.say(f"attendant-{id}") for id in ids])},
            "banned": lambda kinds: ", ".join([things.kind(kind) for kind in kinds]),
            "card": self.card,
            "cards": things.row,
            "face": lambda face: {"card": things.label(face)},
            "hero": things.hero,
            "judgement": lambda key: {"why": things.skill(key)},
            "max_hp": lambda count: {"max": count},
            "number": lambda number: {"rank": RANKS[number]},
            "opponent": lambda seat: {"targets": things.inside(seat)},
            "play": lambda card: {"card": things.used(card), "by": self.by(card)},
            "slots": lambda slots: ", ".join([self.say(f"slot-name-{slot}") for slot in slots]) or "–",
            "places": things.row_of,
            "shield": lambda count: {"count": count},
            "skill": lambda key: {"skill": things.skill(key), "sort": things.sort_of(key)},
            "user": lambda seat: {"owner": things.inside(seat)},
        }

    def side(self, seat: Seat) -> str:
        """A hero by name."""
        return self.things.seat(seat)

    def named(self, name: str) -> Any:
        """The word for a fact that is said by a text of its own: `phase-draw`."""
        return lambda id: self.say.name(f"{name}-{id}")

    def card(self, card: Any) -> str | None:
        """A card as it was declared, or a kind of card."""
        return self.things.used(card) if isinstance(card, dict) else self.things.kind(card) if card in KINDS else None

    # ---- the set-up

    def opening(self, told: Facts) -> list[str]:
        """How many of each role, and who the Ruler is."""
        counts = [(id, told["roles"].count(n)) for n, id in enumerate(ROLES)]
        roles = ", ".join([self.say(f"count-{id}", count=count) for id, count in counts if count])
        return [self.say("event-opening", roles=roles, **self.of(told["ruler"]))]

    def dealt_role(self, told: Facts) -> list[str]:
        """The viewer's own role; of the others nothing is told."""
        if "role" not in told or told["seat"] != self.viewer:
            return []
        role = told["role"]
        return [self.say("event-dealt-role", role=self.say(f"role-{role}"), goal=self.say(f"goal-{role}"))]

    def hero(self, told: Facts) -> list[str]:
        """Which hero a seat plays."""
        seat = told["seat"]
        facts = {"who": self.who(seat), "name": self.say("player", number=seat + 1)}
        self.things.heroes[seat] = told["hero"]
        about = {"hero": self.things.hero(told["hero"]), "kingdom": self.say(f"kingdom-{told['kingdom']}")}
        return [self.say("event-hero", hp=told["max_hp"], **facts, **about)]

    # ---- cards

    def by(self, card: Facts) -> str:
        """The skill or equipment that made the card."""
        by = card["by"]
        return self.say("by-skill", skill=self.things.skill(by), sort=self.things.sort_of(by)) if by else ""

    def use(self, told: Facts) -> list[str]:
        """A card is used."""
        facts = {"card": self.things.used(told["use"]), "by": self.by(told["use"]), **self.of(told["user"])}
        if told["answers"] is not None:
            return [self.say("event-answer", against=self.things.used(told["answers"]), **facts)]
        targets = [] if told["targets"] == [told["user"]] else told["targets"]
        lines = [self.say("event-use", on=self.stack.on(targets), **facts)]
        if told["second"] >= 0:
            lines.append(self.say("event-second", targets=self.things.inside(told["second"])))
        return lines

    def look(self, told: Facts) -> list[str]:
        """Cards are looked at; where there are none, there is nothing to tell."""
        return self.other(told) if told["count"] else []

    def mark(self, told: Facts) -> list[str]:
        """Which cards of a hand are marked now, if any."""
        return [self.sentence("event-mark" if told["cards"] else "event-mark-none", told)]

    def moved(self, told: Facts) -> list[str]:
        """Cards that went the same way together."""
        came, owner = place(told["from"])
        to, holder = place(told["to"])
        cards = self.things.some(told.get("cards", []), told["count"])
        by = told["by"] if told["by"] != NOBODY else owner
        facts = {"cards": cards, "owner": "", "whom": "other"}
        if owner != NOBODY:
            facts |= {"owner": self.things.inside(owner), "whom": self.who(owner)}
        match told["why"], to:
            case "draw", _:
                return [self.say("event-moved-draw", **facts, **self.of(holder))]
            case "expose", _:
                return [self.say("event-moved-expose", **facts)]
            case "discard", _:
                key = "event-moved-discard" if by == owner else "event-moved-discard-of"
                return [self.say(key, **facts, **self.of(by))]
            case "destroy", _:
                return [self.say("event-moved-destroy", **facts)]
            case "give", "hand" if by != holder:
                given = {**facts, "targets": self.things.inside(holder), "whom": self.who(holder)}
                return [self.say("event-moved-give", **given, **self.of(by))]
            case "take", "hand" if owner != holder:
                return [self.say("event-moved-take", **facts, **self.of(holder))]
            case _, "kind-area":
                return [self.say("event-moved-kind", **facts)]
            case _, "discard" if came == "kind-area":
                return [self.say("event-moved-kind-left", **facts)]
            case _, "hand":
                foreign = owner not in (NOBODY, holder)
                key = "event-moved-get-from" if foreign else "event-moved-get"
                return [self.say(key, **facts, **self.of(holder))]
            case _, "equipment" | "judgement" if came == "processing":
                return []  # told by the use
            case _, "equipment" | "judgement" | "atop" | "besides" | "hidden" | "premeditated":
                return [self.say(f"event-moved-{AREAS[to]}", **facts, **self.of(holder))]
        return []

    # ---- damage and death

    def damage(self, told: Facts) -> list[str]:
        """Damage: how much, of which element, from whom."""
        source, victim, element = told["source"], told["victim"], told["element"]
        word = "" if element == "normal" else self.say("element-word", element=self.say(f"element-{element}"))
        amount = self.say("damage-count", count=told["damage"], element=word)
        facts = {"damage": amount, "hp": told.get("hp", 0), **self.dealt(source, victim), **self.of(victim)}
        return [self.say(f"event-{told['kind']}", **facts)]

    def dealt(self, source: Seat, victim: Seat) -> dict[str, Any]:
        """By whom: nobody, the victim, the viewer or another hero."""
        if source < 0:
            return {"whom": "none", "source": "", "from": ""}
        whom = self.of(source)
        given = self.say("damage-from", whom=whom["who"], source=whom["name"])
        return {"whom": "self" if source == victim else whom["who"], "source": whom["name"], "from": given}

    def death(self, told: Facts) -> list[str]:
        """A hero dies and their role is shown."""
        killed = ""
        if told["killer"] >= 0:
            whom = self.of(told["killer"])
            killed = self.say("killed-by", whom=whom["who"], killer=whom["name"])
        return [self.sentence("event-death", told, killed=killed)]

    # ---- judgements and point fights

    def replaced(self, told: Facts) -> list[str]:
        """Another card takes the place of the judgement card."""
        return [self.say("event-replaced", card=self.things.label(told["face"]), **self.of(told["by"]))]

    def judged(self, told: Facts) -> list[str]:
        """The result of a judgement, and what comes of it where its suit says so."""
        came = f"came-{told['judgement']}"
        if told["aborted"] or not self.say.has(came):
            return self.other(told)
        return [self.sentence("event-judged-came", told, came=self.say(came, suit=told["suit"]))]

    def fought(self, told: Facts) -> list[str]:
        """Who won the point fight, and with which numbers."""
        values = " : ".join([RANKS[value] for value in told["values"]])
        whom = {"who": "none", "name": ""} if told["winner"] < 0 else self.of(told["winner"])
        return [self.say("event-fought", values=values, **whom)]


def place(zone: str) -> tuple[str, Seat]:
    """The area and its owner in the name of a zone."""
    area, _, seat = zone.partition("/")
    return area, int(seat) if seat else NOBODY
