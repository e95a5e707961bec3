"""The table of The Great Wall in lines, as one viewer sees it."""

from __future__ import annotations

from tianxia.core.events import Facts, Seat
from tianxia.games.greatwall.words.log import GreatWallTeller
from tianxia.games.greatwall.words.things import GreatWallThings
from tianxia.telling.base import Lines


class GreatWallLines(Lines[GreatWallThings, GreatWallTeller]):
    """A view of The Great Wall in words, part by part."""

    def table(self, view: Facts) -> list[str]:
        """Everything open: the Year, the Wall with its Hordes, Locations, what is on offer, then each clan."""
        lines = [self.year(view), *self.special(view)]
        for section in view["sections"]:
            lines += self.section(view, section)
        lines += [self.locations(view, "regular"), self.locations(view, "special", "never"), *self.offers(view)]
        for seat in self.around(view):
            lines.append(self.clan(view, seat))
        return lines

    def glance(self, view: Facts) -> list[str]:
        """The Year, each Section in a line, and the viewer's own clan."""
        lines = [self.year(view), *[self.section(view, section)[0] for section in view["sections"]]]
        return lines if view["viewer"] < 0 else [*lines, self.clan(view, view["viewer"])]

    def around(self, view: Facts, first: Seat = 0) -> list[Seat]:
        """All players in Tea order."""
        return list(view["tea"])

    # ---- the Year

    def year(self, view: Facts) -> str:
        """Year, season, Lethality, Shame pool, Tea order and the row of Command cards."""
        facts = {name: view[name] for name in ("year", "years", "season", "lethality")}
        parts = [
            self.say("table-year", **facts),
            self.say("table-tea", clans=self.teller.clans(view["tea"])),
            self.say("table-shame", count=view["shame_pool"]),
        ]
        row = self.row(view)
        return " ".join([*parts, *([self.say("table-row", cards=row)] if row else [])])

    def row(self, view: Facts) -> str:
        """The Command cards in their order, the one being executed marked."""
        if view["season"] != "autumn":
            return ""
        return ", ".join([self.in_row(view, each) for each in view["execution"] if each["seat"] is not None])

    def in_row(self, view: Facts, each: Facts) -> str:
        """One Command card of the row."""
        if each["seat"] < 0:
            return self.say("table-row-free")
        now = each["seat"] == view["current"] or (view["now"]["seat"] == each["seat"] and not each["done"])
        state = "done" if each["done"] else "now" if now else "later"
        card = self.things.name(each["face"]) if each["face"] else self.things.unknown()
        return self.say("table-row-card", clan=self.things.brief(each["seat"]), card=card, state=state)

    def special(self, view: Facts) -> list[str]:
        """Requests, the Khan, the Rat, and what the scenario adds."""
        lines: list[str] = []
        if view["mode"] != "competitive" and (view["requests"] or view["requests_done"]):
            done = len(view["requests_done"])
            open_ones = "; ".join([self.with_text(card["face"]) for card in view["requests"]])
            lines.append(self.say("table-requests", done=done, needed=view["requests_needed"], cards=open_ones))
        if view["khan"] is not None:
            cards = ", ".join([self.horde(card) for card in view["khan_cards"]])
            lines.append(self.say("table-khan", section=view["khan"], cards=cards))
            held = {"holder": "nobody", "clan": self.say("nobody")}
            if view["awarded"] is not None:
                held = {"holder": self.things.of(view["awarded"])["who"], "clan": self.things.brief(view["awarded"])}
            lines += [self.say("table-award", card=self.with_text(card["face"]), **held) for card in view["award"]]
        if view["rat"] is not None and view["rat_cards"]:
            card = self.with_text(view["rat_cards"][-1]["face"])
            lines.append(self.say("table-rat", location=view["rat"], card=card))
        return lines + self.scenario(view)

    def scenario(self, view: Facts) -> list[str]:
        """What only one scenario has on the table."""
        match view["scenario"]:
            case "great-famine":
                stores = [f"{self.things.brief(seat)} {each['food']}" for seat, each in enumerate(view["seats"])]
                return [self.say("table-famine", food=", ".join(stores), most=view["most_food"])]
            case "imperial-visit":
                return [self.say("table-visit", resource=view["valued"])]
            case "hungry-ghost-festival" if view["haunted"]:
                places = ", ".join([self.say(f"location-{id}") for id in view["haunted"]])
                return [self.say("table-ghosts", places=places)]
            case "siege-of-diaoyu":
                return [self.say("table-diaoyu", defence=view["fortress"], siege=view["siege"])]
            case "bitter-frost":
                sent = [self.sent(seat, each["sent"]) for seat, each in enumerate(view["seats"]) if each["sent"]]
                return [self.say("table-frost", sent="; ".join(sent) or self.say("nothing"))]
        return []

    def sent(self, seat: Seat, kinds: list[str]) -> str:
        """What a clan has sent to the Emperor."""
        return f"{self.things.brief(seat)}: {', '.join([self.say(f'resource-{kind}') for kind in kinds])}"

    def with_text(self, face: str) -> str:
        """A card with what it says."""
        return self.say("card-with-text", card=self.things.name(face), text=self.things.text(face))

    # ---- the board

    def section(self, view: Facts, section: Facts) -> list[str]:
        """A Wall Section, how an assault would end now, who stands there, and the Horde cards row by row."""
        facts = {name: section[name] for name in ("power", "defence", "level", "barricades")}
        how = "none" if not section["hordes"] else "breach" if section["breach"] else "holds"
        head = self.say("table-section", section=section["id"], how=how, **facts)
        shamed = ", ".join([self.things.brief(seat) for seat in section["shamed"]])
        cost = view["breach_cost"]
        told = bool(shamed) or (section["breach"] and cost in ("food", "lost"))
        who = [self.say("table-shamed", clans=shamed, cost=cost)] if told else []
        troops = [
            self.say(f"table-{place}", troops=self.troops(section[place]))
            for place in ("firing", "rest")
            if any(any(clan.values()) for clan in section[place])
        ]
        rows = [f"    {horde['row']} {self.horde(horde)}" for horde in section["hordes"]]
        return [" ".join([head, *who, *troops]), *rows]

    def troops(self, clans: list[Facts]) -> str:
        """Whose Soldiers stand at a place."""
        told = [(seat, counts) for seat, counts in enumerate(clans) if any(counts.values())]
        return "; ".join([f"{self.things.brief(seat)}: {self.things.soldiers(counts)}" for seat, counts in told])

    def horde(self, horde: Facts) -> str:
        """A Horde card, or a card of the Khan: its numbers, what covers it, who would Claim it."""
        spots = " ".join([f"[{self.spot(horde, n)}]" for n in range(len(horde["spots"]))])
        name = self.things.name(horde["face"])
        if "power" not in horde:
            return self.say("table-khan-card", card=name, spots=spots)
        line = self.say("table-horde", card=name, power=horde["power"], honour=horde["honour"], spots=spots)
        if horde["leads"] < 0:
            return line
        return f"{line} {self.say('table-leads', clan=self.things.brief(horde['leads']))}"

    def spot(self, horde: Facts, n: int) -> str:
        """What covers a Vital spot, or what it brings."""
        spot = horde["spots"][n]
        if spot is None:
            return self.things.cards.spot(horde["rewards"][n])
        if "soldier" in spot:
            return f"{self.things.brief(spot['seat'])}: {self.say('soldier-' + spot['soldier'])}"
        return self.say("spot-wound" if "wound" in spot else "spot-blocked")

    def locations(self, view: Facts, *kinds: str) -> str:
        """The Locations of a sort: how full they are, whose Clerks stand there, what is about to be activated."""
        told = [self.location(view, each) for each in view["locations"] if each["kind"] in kinds]
        return self.say(f"table-{kinds[0]}", places="; ".join(told))

    def location(self, view: Facts, each: Facts) -> str:
        """One Location."""
        clerks = [f"{self.things.brief(clan)} {count}" for clan, count in enumerate(each["clerks"]) if count]
        name = self.say(f"location-{each['id']}")
        fires = "yes" if each["fires"] and clerks else "no"
        taken, spots = sum(each["clerks"]), "-" if each["kind"] == "never" else str(each["spots"])
        facts = {"name": name, "taken": taken, "spots": spots, "fires": fires, "clerks": ", ".join(clerks)}
        return self.say("table-location" if clerks else "table-location-empty", **facts)

    def offers(self, view: Facts) -> list[str]:
        """Advisors on offer with their prices, the Artifacts, the Horde deck."""
        offer = [self.priced(card["face"]) for card in view["offer"]]
        deck = view["horde_deck"]
        lines = [self.say("table-offer", cards=", ".join(offer) or self.say("nobody"))]
        faces = [card["face"] for card in view["artifacts"]]
        goals = [self.with_text(face) if view["season"] == "setup" else self.things.name(face) for face in faces]
        lines.append(self.say("table-artifacts", cards=", ".join(goals)))
        lines.append(self.say("table-horde-deck", count=deck["left"], section=deck["top"] or "none"))
        if view["peeked"]:
            lines.append(self.say("table-peeked", cards=self.things.names(view["peeked"])))
        return lines

    def priced(self, face: str) -> str:
        """An Advisor with the price in gold."""
        return self.say("table-priced", card=self.things.name(face), cost=self.things.gold_of(face))

    # ---- clans

    def clan(self, view: Facts, seat: Seat) -> str:
        """One player in a line: Honour, Shame, cards, Overseers, figures."""
        each = view["seats"][seat]
        overseers = [f"{self.say(f'location-{at}')} {level}" for at, level in each["overseers"].items()]
        used = [self.exhausted(card) for card in each["active"]]
        parts = {
            "general": self.things.names(each["general"]),
            "active": ", ".join(used),
            "overseers": ", ".join(overseers),
            "lying": self.things.names(each["lying"]),
            "trophies": self.things.names(each["trophies"]),
        }
        told = [self.say(f"clan-{word}", text=text) for word, text in parts.items() if text]
        counts = {
            "honour": each["honour"], "shame": each["shame"], "assistants": len(each["assistants"]),
            "pool": each["clerks"]["pool"], "chamber": each["clerks"]["chamber"],
            "tactics": len(each["tactics"]["known"]) + each["tactics"]["hidden"],
        }  # fmt: skip
        mark = ">" if seat == view["current"] else " "
        return " ".join([self.say("table-clan", mark=mark, clan=self.things.brief(seat), **counts), *told])

    def exhausted(self, card: Facts) -> str:
        """An Active Advisor, and whether it was used this Year."""
        name = self.things.name(card["face"])
        return self.say("table-used", card=name) if card["exhausted"] else name

    def hand(self, view: Facts) -> list[str]:
        """The viewer's own: resources, figures, Command cards and Tactics."""
        if view["viewer"] < 0:
            return []
        mine = view["seats"][view["viewer"]]
        pool = self.things.soldiers(mine["soldiers"]["pool"])
        own = {"goods": self.things.goods(mine["resources"]), "clerks": mine["clerks"]["pool"], "soldiers": pool}
        lines = [self.say("table-own", **own)]
        for card in mine["dealt"]["known"]:
            name = self.things.name(card["face"])
            lines.append(f"    {self.say('card-with-text', card=name, text=self.things.whole_text(card['face']))}")
        if mine["commands"]:
            lines.append(self.say("table-commands", cards=self.things.names(mine["commands"])))
        if mine["tactics"]["known"]:
            cards = "; ".join([self.with_text(card["face"]) for card in mine["tactics"]["known"]])
            lines.append(self.say("table-tactics", cards=cards))
        return lines

    def discard(self, view: Facts) -> list[str]:
        """What else lies on the table: the offer and the Artifacts with their texts, Command cards, Claimed cards."""
        lines = self.special(view)
        lines += [f"{self.priced(card['face'])}: {self.things.text(card['face'])}" for card in view["offer"]]
        lines += [self.with_text(card["face"]) for card in view["artifacts"]]
        for seat in self.around(view):
            each = view["seats"][seat]
            facts = {word: self.things.names(each[word]) or self.say("nothing") for word in ("lying", "trophies")}
            lines.append(self.say("table-past", clan=self.things.brief(seat), **facts))
        return lines
