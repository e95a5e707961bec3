"""The table of Sun Tzu in lines, as one viewer sees it (ST-H01 to ST-H09)."""

from __future__ import annotations

from typing import Final

from tianxia.core.events import Facts, Seat
from tianxia.games.suntzu.data import SCORING
from tianxia.games.suntzu.words.log import SunTzuTeller
from tianxia.games.suntzu.words.things import FRAMED_IDS, SunTzuThings
from tianxia.telling.base import Lines

WIDTHS: Final = (10, 13, 11, 10)  # of the columns of the map, but for the last one


def next_scoring(view: Facts) -> int:
    """Which of the three values counts next (ST-910)."""
    scored = [n for n in SCORING if n < view["round"] or (n == view["round"] and view["stage"] == "draw")]
    return min(len(scored), len(SCORING) - 1)


class SunTzuLines(Lines[SunTzuThings, SunTzuTeller]):
    """A view of Sun Tzu in words, part by part."""

    def table(self, view: Facts) -> list[str]:
        """Everything open to this viewer, but for the viewer's own hand."""
        lines = [self.round(view), self.score(view), *self.map(view)]
        for seat in self.around(view):
            lines.append(self.side(view, seat))
            if view["seats"][seat]["bonus"]:
                lines.append(self.say("table-bonus", **self.teller.of(seat)))
        return [*lines, *self.event(view)]

    def glance(self, view: Facts) -> list[str]:
        """The round, the score and the map."""
        return [self.round(view), self.score(view), *self.map(view)]

    def round(self, view: Facts) -> str:
        """The round, and what is special in it."""
        words = [self.say("table-round", round=view["round"], rounds=view["rounds"])]
        if view["decider"] is not None:
            words.append(self.say("table-decider", **self.teller.of(view["decider"])))
        if view["miasma"]:
            words.append(self.say("table-miasma"))
        return " ".join(words)

    def score(self, view: Facts) -> str:
        """The tug of war."""
        return self.say("score-words", **self.teller.lead(view["score"]))

    # ---- the map

    def map(self, view: Facts) -> list[str]:
        """The five provinces in the order of the edge."""
        say = self.say
        heads = [say(f"column-{name}") for name in ("province", "armies", "six", "values", "cards")]
        laid = any(lot["known"] or lot["hidden"] for province in view["provinces"] for lot in province["laid"])
        shown = laid or bool(view["left"]) or bool(view["resolving"])
        lines = [self.columns(WIDTHS, heads if shown else heads[:-1])]
        for province in view["provinces"]:
            row = [
                self.things.province(province["id"]),
                self.owner(province),
                self.six(province),
                self.values(view, province),
            ]
            lines.append(self.columns(WIDTHS, [*row, self.cards(view, province)] if shown else row))
        notes = [say("table-values-how")] if view["provinces"][0]["values"] else []
        if shown:
            mine, theirs = [self.brief(seat) for seat in self.around(view)]
            notes.append(say("table-cards-how", mine=mine, theirs=theirs))
        return [*lines, *[f"  {' '.join(notes)}" for _ in notes[:1]]]

    def brief(self, seat: Seat) -> str:
        """A side in a word: you, Sun Tzu, Shao."""
        return self.say("you") if seat == self.teller.viewer else self.say(f"brief-{self.teller.sides[seat]}")

    def owner(self, province: Facts) -> str:
        """Whose armies stand there."""
        for seat in (0, 1):
            if province["armies"][seat]:
                return self.say("table-owner", owner=self.brief(seat), count=province["armies"][seat])
        return self.say("table-neutral")

    def six(self, province: Facts) -> str:
        """Who has used the 6 there."""
        used = [seat for seat in (0, 1) if province["banned"][seat]]
        if len(used) > 1:
            return self.say("table-both")
        return self.brief(used[0]) if used else self.say("table-nobody")

    def values(self, view: Facts, province: Facts) -> str:
        """The three values, the next one in brackets."""
        if not province["values"]:
            return "?"
        at = next_scoring(view)
        return " ".join([f"[{value}]" if place == at else str(value) for place, value in enumerate(province["values"])])

    def cards(self, view: Facts, province: Facts) -> str:
        """What lies at the province in this round, the viewer's card first."""
        for clash in view["resolving"]:
            if clash["province"] == province["id"]:
                mine, theirs = [self.things.name(clash["faces"][seat]) for seat in self.around(view)]
                return self.say("table-fighting", cards=self.say("table-pair", mine=mine, theirs=theirs))
        if view["stage"] == "battle" and province["id"] not in view["left"]:
            return self.say("table-fought")
        mine, theirs = [self.laid(province["laid"][seat]) for seat in self.around(view)]
        return self.say("table-pair", mine=mine, theirs=theirs)

    def laid(self, lot: Facts) -> str:
        """A laid card as far as the viewer knows it."""
        if lot["known"]:
            return self.things.name(lot["known"][0]["face"])
        return self.say("table-hidden") if lot["hidden"] else self.say("table-nobody")

    # ---- sides

    def owner_name(self, seat: Seat) -> str:
        """A side at the beginning of a line."""
        name = self.teller.of(seat)["name"]
        return self.say("table-owner-you", name=self.teller.side(seat)) if seat == self.teller.viewer else name

    def side(self, view: Facts, seat: Seat) -> str:
        """Armies, cards and generals of a side."""
        side = view["seats"][seat]
        facts = {"pool": side["pool"], "reserve": side["reserve"], "hand": side["count"], "deck": len(side["deck"])}
        return self.say("table-side", owner=self.owner_name(seat), general=self.generals(side), **facts)

    def generals(self, side: Facts) -> str:
        """The generals of a side: held and known, held and hidden, used."""
        held, hidden, spent = side["held"]["known"], side["held"]["hidden"], side["spent"]
        words = self.say("table-general-held", names=self.things.row(held)) if held else ""
        words += self.say("table-general-hidden", count=hidden) if hidden else ""
        return words + (self.say("table-general-spent", names=self.things.row(spent)) if spent else "")

    def event(self, view: Facts) -> list[str]:
        """The event that lies face up."""
        events = view["events"]
        if events["up"] is None:
            return []
        left = self.say("table-events-left", left=events["left"], plagues=view["plagues"])
        return [f"{self.say('table-event', **self.teller.in_words({'event': events['up']}))} {left}"]

    # ---- cards

    def hand(self, view: Facts) -> list[str]:
        """The viewer's own hand: what comes back every round, and what works once."""
        side = view["seats"][view["viewer"]]
        faces = [card["face"] for card in side["hand"]["known"]]
        lines = [self.say("table-hand", count=len(faces))]
        framed = [face for face in faces if face in FRAMED_IDS]
        loose = [face for face in faces if face not in FRAMED_IDS]
        if framed:
            lines.append("  " + self.say("table-hand-framed", cards=self.things.heap(framed)))
        if loose:
            lines.append("  " + self.say("table-hand-once", cards=self.things.heap(loose)))
        if side["held"]["known"]:
            lines.append("  " + self.say("table-hand-general", names=self.things.row(side["held"]["known"])))
        if any(side["deck"]):
            cards = ", ".join([self.things.label(card["face"]) if card else "?" for card in side["deck"]])
            lines.append("  " + self.say("table-deck-known", cards=cards))
        return lines

    def discard(self, view: Facts) -> list[str]:
        """The cards that are out of the game, and those turned up in this round."""
        lines: list[str] = []
        for key in ("box", "up"):
            for seat in self.around(view):
                lying = view["seats"][seat][key]
                if lying:
                    owner = self.brief(seat) if seat == self.teller.viewer else self.teller.side(seat)
                    cards = self.things.heap(lying) if key == "box" else self.things.row(lying)
                    lines.append(self.say(f"table-{key}", owner=owner, cards=cards))
        return lines or [self.say("table-box-none")]
