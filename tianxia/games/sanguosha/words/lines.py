"""The table of Sanguosha in lines, as one viewer sees it (SG-H01 to SG-H17)."""

from __future__ import annotations

from tianxia.core.events import Facts, Seat
from tianxia.games.sanguosha.content import ROLES
from tianxia.games.sanguosha.mechanics.switch import FIRST, SIDE, SWITCHES
from tianxia.games.sanguosha.words.log import SanguoshaTeller
from tianxia.games.sanguosha.words.things import SanguoshaThings
from tianxia.telling.base import Lines

LAST = 20  # cards of the discard pile


class SanguoshaLines(Lines[SanguoshaThings, SanguoshaTeller]):
    """A view of Sanguosha in words, part by part."""

    def table(self, view: Facts) -> list[str]:
        """Everything open to this viewer, but for the viewer's own hand."""
        self.things.see(view)
        lines = [f"{self.turn(view)} {self.piles(view)}"]
        lines += [self.seat(view, seat) for seat in self.around(view, view["ruler"])]
        lines += self.known_hands(view)
        resolving = self.teller.stack.lines(view)
        if resolving:
            lines.append(f"{self.say('table-stack')} {' > '.join(resolving)}")
        for key in ("processing", "kind_area", "removed", "supplies", "deck"):
            lines += self.cards_of(view, key)
        return lines

    def glance(self, view: Facts) -> list[str]:
        """The turn, the viewer's own hero, and what is being resolved."""
        lines = [self.turn(view), *([self.seat(view, view["viewer"])] if view["viewer"] >= 0 else [])]
        resolving = self.teller.stack.lines(view)
        return [*lines, f"{self.say('table-stack')} {' > '.join(resolving)}"] if resolving else lines

    def around(self, view: Facts, first: Seat = 0) -> list[Seat]:
        """As the heroes sit, who may have swapped seats (SG-845)."""
        places: list[Seat] = view["places"]
        if not places:
            return super().around(view, first)
        at = places.index(view["viewer"] if view["viewer"] >= 0 else first)
        return places[at:] + places[:at]

    def turn(self, view: Facts) -> str:
        """Round, turn and phase."""
        if not view["round"]:
            return self.say("table-round-none")
        phase = self.say("table-between") if view["phase"] is None else self.say(f"phase-{view['phase']}")
        return self.say("table-round", round=view["round"], phase=phase, **self.teller.of(view["current"]))

    def piles(self, view: Facts) -> str:
        """How many cards are left."""
        return self.say("table-piles", deck=view["deck"]["count"], discard=len(view["discard"]))

    # ---- heroes

    def about(self, view: Facts, seat: Seat) -> str:
        """Whose seat, of which role and kingdom, as far as they are known."""
        each = view["seats"][seat]
        facts = [self.say("table-you")] if seat == view["viewer"] else []
        if each["role"] is not None:
            facts.append(self.say(f"role-{each['role']}"))
        if each["kingdom"]:
            facts.append(self.say(f"kingdom-{each['kingdom']}"))
        return self.say("table-about", facts=", ".join(facts)) if facts else ""

    def seat(self, view: Facts, seat: Seat) -> str:
        """One hero: HP, hand, equipment, judgement area, states."""
        each = view["seats"][seat]
        mark = ">" if seat == view["current"] and view["round"] else " "
        facts = {"mark": mark, "name": self.things.seat(seat), "about": self.about(view, seat)}
        if not each["alive"]:
            return self.say("table-seat-dead", **facts)
        if each["hero"] is None and not each["unrevealed"]:
            return self.say("table-seat-none", **facts)
        numbers = {"hp": each["hp"], "max": each["max_hp"], "hand": each["count"]}
        return self.say("table-seat", more=f"{self.reach(view, seat)}{self.states(each)}", **facts, **numbers)

    def reach(self, view: Facts, seat: Seat) -> str:
        """How far away a hero is; of the viewer's own, how far it reaches."""
        viewer = view["viewer"]
        if viewer == seat:
            return self.say("table-range", range=view["seats"][seat]["range"])
        distance = view["distances"][viewer][seat] if viewer >= 0 else 0
        return self.say("table-distance", distance=distance) if distance else ""

    def states(self, each: Facts) -> str:
        """What else lies before a hero."""
        words = self.conditions(each)
        words += self.say("table-equipment", cards=self.things.row(each["equipment"])) if each["equipment"] else ""
        for area in ("judgement", "atop"):
            if each[area]:
                words += self.say(f"table-{area}", cards=", ".join([self.labelled(card) for card in each[area]]))
        words += self.say("table-marked", cards=self.things.row(each["marked"])) if each["marked"] else ""
        return words + self.hidden(each) + self.sides(each)

    def sides(self, each: Facts) -> str:
        """SG-1607: which side of a switch skill is up."""
        turned = {skill: value for skill, name, value in each["values"] if name == SIDE}
        switches = [skill for skill in each["skills"] if skill in SWITCHES]
        return "".join(
            [
                self.say("table-side", skill=self.things.skill(skill), side=turned.get(skill, FIRST))
                for skill in switches
            ]
        )

    def conditions(self, each: Facts) -> str:
        """What state a hero is in."""
        words = self.say("table-shield", count=each["shield"]) if each["shield"] else ""
        for state, key in (
            ("unrevealed", "table-in-hiding"),
            ("resting", "table-resting"),
            ("chained", "table-chained"),
            ("flipped", "table-flipped"),
        ):
            words += self.say(key) if each[state] else ""
        slots = [self.say(f"slot-name-{slot}") for slot in each["disabled"]]
        words += self.say("table-disabled", slots=", ".join(slots)) if slots else ""
        for state in ("clique", "attendants"):
            names = [self.say(f"attendant-{id}") for id in each[state]]
            words += self.say(f"table-{state}", names=", ".join(names), count=len(names)) if names else ""
        tokens = [
            self.say("table-token", name=self.say(f"token-{id}"), count=count)
            for id, count in each["tokens"].items()
            if count
        ]
        return words + (self.say("table-tokens", tokens=", ".join(tokens)) if tokens else "")

    def labelled(self, card: Facts) -> str:
        """A card with what it is called where it lies."""
        shown = self.things.label(card["face"])
        if not card["as"]:
            return shown
        name = self.say.first(f"card-{card['as']}", f"label-{card['as']}")
        return self.say("table-delayed-as", card=shown, name=name)

    def hidden(self, each: Facts) -> str:
        """Cards and heroes beside the hero."""
        count = len(each["besides"]["known"]) + each["besides"]["hidden"]
        words = self.say("table-besides", count=count) if count else ""
        plans = len(each["premeditated"]["known"]) + each["premeditated"]["hidden"]
        words += self.say("table-premeditated", count=plans) if plans else ""
        secret = len(each["hidden"]["known"]) + each["hidden"]["hidden"]
        words += self.say("table-hidden-besides", count=secret) if secret else ""
        if each["incarnation"] is not None:
            words += self.say("table-incarnation", hero=self.things.hero(each["incarnation"]))
        return words

    def known_hands(self, view: Facts) -> list[str]:
        """What the viewer knows of the hands of others."""
        lines: list[str] = []
        for seat in self.around(view, view["ruler"]):
            known = view["seats"][seat]["hand"]["known"]
            if known and seat != view["viewer"]:
                lines.append(self.say("table-known", name=self.things.seat(seat), cards=self.things.row(known)))
        return lines

    # ---- cards

    def cards_of(self, view: Facts, key: str) -> list[str]:
        """The cards of a common place, as far as the viewer knows them."""
        if key in ("processing", "kind_area", "removed"):
            return [self.say(f"table-{key}", cards=self.things.row(view[key]))] if view[key] else []
        if key == "supplies":
            lot = view["supplies"]
            hidden = [self.say("table-hidden", count=lot["hidden"])] if lot["hidden"] else []
            shown = [self.things.label(card["face"]) for card in lot["known"]] + hidden
            return [self.say("table-supplies", cards=", ".join(shown))] if shown else []
        known = view["deck"]["known"]
        cards = [self.say("table-unknown") if card is None else self.things.label(card["face"]) for card in known]
        return [self.say("table-known-deck", cards=", ".join(cards))] if cards else []

    def hand(self, view: Facts) -> list[str]:
        """The viewer's role, skills and hand."""
        if view["viewer"] < 0:
            return []
        mine = view["seats"][view["viewer"]]
        lines: list[str] = []
        if mine["role"] in ROLES:
            lines.append(
                self.say("table-role", role=self.say(f"role-{mine['role']}"), goal=self.say(f"goal-{mine['role']}"))
            )
        if mine["hero"] is None:
            return lines
        if mine["skills"]:
            lines.append(self.say("table-skills", skills=", ".join([self.things.skill(key) for key in mine["skills"]])))
        known = mine["hand"]["known"]
        if known:
            lines.append(self.say("table-hand", count=len(known), limit=mine["limit"]))
            lines.append(f"  {self.things.row(known)}")
        else:
            lines.append(self.say("table-hand-none"))
        areas = [area for area in ("besides", "premeditated") if mine[area]["known"]]
        return lines + [self.say(f"table-{area}-known", cards=self.things.row(mine[area]["known"])) for area in areas]

    def discard(self, view: Facts) -> list[str]:
        """The last cards of the discard pile."""
        cards = view["discard"][::-1][:LAST]
        return [self.say("table-discard", cards=self.things.row(cards))] if cards else [self.say("table-discard-none")]
