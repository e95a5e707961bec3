"""The table of Huns in lines, as one viewer sees it."""

from __future__ import annotations

from typing import Final

from tianxia.core.events import Facts, Seat
from tianxia.games.huns.words.log import HunsTeller
from tianxia.games.huns.words.things import HunsThings, signed
from tianxia.telling.base import Lines

WIDTHS: Final = (12, 10, 11)  # of the columns in the middle of the table, but for the last one
PARTS: Final = ("raids", "mercenaries", "treasures", "curses", "wagons", "types")  # of the score


class HunsLines(Lines[HunsThings, HunsTeller]):
    """A view of Huns in words, part by part."""

    def table(self, view: Facts) -> list[str]:
        """Everything open: the middle, then each camp."""
        lines = [self.turn(view), *self.middle(view), self.display(view)]
        for seat in self.around(view, view["first"]):
            lines += self.camp(view, seat)
        return lines

    def glance(self, view: Facts) -> list[str]:
        """The turn, the five colours, and the viewer's own camp."""
        lines = [self.turn(view), *self.middle(view)]
        return lines if view["viewer"] < 0 else [*lines, *self.camp(view, view["viewer"])]

    # ---- the middle of the table

    def turn(self, view: Facts) -> str:
        """The round, whose turn it is, and what is special in it."""
        die = next((die for die in view["dice"] if die["colour"] == view["die"]), None)
        shown = "" if die is None else self.say("table-turn-die", colour=die["colour"], value=die["value"])
        words = [
            self.say("table-round", round=view["round"], first=self.things.inside(view["first"])),
            self.say("table-turn", die=shown, **self.things.of(view["active"])),
        ]
        return " ".join([*words, *self.special(view)])

    def special(self, view: Facts) -> list[str]:
        """What is not as in every turn."""
        banned = [] if view["banned"] is None else [self.say("table-banned", colour=view["banned"])]
        return banned + [self.say(f"table-{fact}") for fact in ("both", "again") if view[fact]]

    def middle(self, view: Facts) -> list[str]:
        """The five colours: their die, their Valuables, their deck."""
        lines = [self.columns(WIDTHS, [self.say(f"column-{name}") for name in ("colour", "die", "reserve", "deck")])]
        decks = {deck["colour"]: deck for deck in view["decks"]}
        for die in view["dice"]:
            colour = die["colour"]
            deck = self.say("table-deck", deck=self.say(f"deck-{decks[colour]['id']}"), left=decks[colour]["left"])
            cells = [self.say(f"colour-{colour}"), self.die(die), str(view["reserve"][colour]), deck]
            lines.append(self.columns(WIDTHS, cells))
        return lines

    def die(self, die: Facts) -> str:
        """What a die shows, and who has taken it."""
        if not die["value"]:
            return self.say("table-die-none")
        if die["taken"] is None:
            return str(die["value"])
        return self.say("table-die-taken", value=die["value"], owner=self.brief(die["taken"]))

    def brief(self, seat: Seat) -> str:
        """A player in a word."""
        return self.say("table-you") if seat == self.things.viewer else self.say("table-brief", number=seat + 1)

    def display(self, view: Facts) -> str:
        """The wagons on offer."""
        shown = [self.offered(wagon) for wagon in view["display"]]
        wagons = ", ".join(shown) or self.say("table-display-none")
        return self.say("table-display", wagons=wagons, count=view["wagon_deck"])

    def offered(self, wagon: Facts) -> str:
        """An empty wagon with its slots."""
        return self.say("table-wagon", wagon=self.things.name(wagon["face"]), slots=self.things.slots(wagon["slots"]))

    # ---- camps

    def camp(self, view: Facts, seat: Seat) -> list[str]:
        """One camp: a line about it, its wagons, its cards."""
        each = view["seats"][seat]
        lines = [
            self.say(
                "table-camp",
                mark=">" if seat == view["active"] else " ",
                owner=self.owner(seat),
                sent=self.sent_count(each),
                stash=self.stash(each),
                points=each["points"]["total"],
            ),
            f"    {self.say('table-wagons', wagons=self.wagons(each))}",
        ]
        if each["cards"]:
            cards = ", ".join([self.card(view, card) for card in each["cards"]])
            lines.append(f"    {self.say('table-cards', cards=cards)}")
        if each["fled"]:
            cards = self.things.row(each["fled"])
            lines.append(f"    {self.say('table-fled', count=len(each['fled']), cards=cards)}")
        drawn = each["drawn"]["hidden"]
        if drawn:
            lines.append(f"    {self.say('table-drawn-hidden', count=drawn, **self.things.of(seat))}")
        return lines

    def owner(self, seat: Seat) -> str:
        """Whose camp it is."""
        name = self.things.seat(seat)
        return self.say("table-owner-you", name=name) if seat == self.things.viewer else name

    def sent_count(self, each: Facts) -> int:
        """How many wagons were dispatched (HU-511)."""
        return len(each["sent"]["known"]) + int(each["sent"]["hidden"])

    def stash(self, each: Facts) -> str:
        """What lies in a Stash."""
        return self.things.goods(each["storage"]) or self.say("table-stash-none")

    def wagons(self, each: Facts) -> str:
        """The wagons being filled."""
        return "; ".join([self.wagon(wagon) for wagon in each["wagons"]]) or self.say("table-wagons-none")

    def wagon(self, wagon: Facts) -> str:
        """A wagon with what lies on it and what is missing."""
        pairs = list(zip(wagon["slots"], wagon["goods"], strict=True))
        needs = self.things.slots([slot for slot, good in pairs if good is None])
        has = self.things.slots([good for _, good in pairs if good is not None])
        name = self.things.name(wagon["face"])
        return self.say("table-filling" if has else "table-empty", wagon=name, has=has, needs=needs)

    def card(self, view: Facts, card: Facts) -> str:
        """A card with its state and what lies on it."""
        return self.say("table-card", card=self.things.name(card["face"]), facts=", ".join(self.facts(view, card)))

    def facts(self, view: Facts, card: Facts) -> list[str]:
        """The state of a card in a few words."""
        facts = [self.say(f"state-{card['state']}", points=view["players"])]
        if card["slots"]:
            facts.append(self.say("table-filled", count=len(card["goods"]), slots=card["slots"]))
        return facts

    # ---- the viewer's own

    def hand(self, view: Facts) -> list[str]:
        """What the viewer holds: drawn cards, Valuables to place, and the types of their own dispatched wagons."""
        lines: list[str] = []
        if view["viewer"] == view["active"]:
            lines += [
                self.say(f"table-{place}", goods=self.things.goods(view[place]))
                for place in ("hand", "effect")
                if any(view[place].values())
            ]
        if view["viewer"] < 0:
            return lines
        mine = view["seats"][view["viewer"]]
        if mine["drawn"]["known"]:
            lines.append(self.say("table-drawn", cards=self.things.row(mine["drawn"]["known"])))
        sent = self.things.row(mine["sent"]["known"])
        return [*lines, self.say("table-sent-known", wagons=sent)] if sent else lines

    def discard(self, view: Facts) -> list[str]:
        """What is put away: the Stash and the dispatched wagons of each player."""
        lines: list[str] = []
        for seat in self.around(view, view["first"]):
            each = view["seats"][seat]
            known = self.things.row(each["sent"]["known"])
            if known:
                sent = self.say("table-sent-open", name=self.owner(seat), wagons=known)
            else:
                sent = self.say("table-sent-others", name=self.owner(seat), count=each["sent"]["hidden"])
            lines += [sent, f"    {self.say('full-stash')}: {self.stash(each)}"]
        return lines

    def score(self, points: Facts) -> str:
        """Where victory points come from, what is 0 left out."""
        told = [
            self.say("outcome-part", source=self.say(f"part-{part}"), points=signed(points[part]))
            for part in PARTS
            if points.get(part)
        ]
        return ", ".join(told) or "0"
