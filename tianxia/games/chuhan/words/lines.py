"""The table of Chu Han in lines, as one viewer sees it (CH-901 to CH-905)."""

from __future__ import annotations

from collections import Counter

from tianxia.core.events import Facts, Seat
from tianxia.games.chuhan.data import TARGET, UNDRAWABLE
from tianxia.games.chuhan.words.cards import VALUE_OF, CardWords, is_mixed
from tianxia.games.chuhan.words.log import ChuHanTeller
from tianxia.telling.base import Lines


class ChuHanLines(Lines[CardWords, ChuHanTeller]):
    """A view of Chu Han in words, part by part."""

    def table(self, view: Facts) -> list[str]:
        """Everything open to this viewer, but for their own hand."""
        say, viewer = self.say, view["viewer"]
        lines = [f"{say('table-battle', battle=view['battle'])}. {self.event(view)}", *self.score(view)]
        lines += [self.decrees(view), self.draw(view)]
        for seat in (0, 1):
            if seat != viewer:
                lines.append(self.rival(view, seat))
            elif view["seats"][seat]["bared"]:
                lines.append(say("table-bared", name=self.teller.side(1 - seat)))
        lines += self.beside_event(view)
        if view["discard"]:
            lines.append(say("table-discard-brief", cards=self.things.heap(view["discard"])))
        return [*lines, *self.trick(view)]

    def glance(self, view: Facts) -> list[str]:
        """The score, the rival's hand, and the trick."""
        others = [seat for seat in (0, 1) if seat != view["viewer"]]
        return [*self.score(view), *[self.rival(view, seat) for seat in others], *self.trick(view)]

    def event(self, view: Facts) -> str:
        """The event of this battle with its text."""
        event = view["event"]
        if event is None:
            return self.say("table-no-event")
        return self.say("table-event", event=self.say(f"name-{event}"), effect=self.say(f"effect-{event}"))

    def score(self, view: Facts) -> list[str]:
        """VP of both sides, the viewer's first."""
        mine = max(view["viewer"], 0)
        me, rival = view["seats"][mine], view["seats"][1 - mine]
        facts = {"mine": self.teller.side(mine), "theirs": self.teller.side(1 - mine), "goal": TARGET}
        key = "table-score" if view["viewer"] >= 0 else "table-score-open"
        lines = [self.say(key, my_vp=me["vp"], their_vp=rival["vp"], **facts)]
        return lines if view["doubled"] is None else [*lines, self.say("table-doubled")]

    def decrees(self, view: Facts) -> str:
        """The decrees taken and left."""
        mine = max(view["viewer"], 0)
        me, rival = view["seats"][mine]["decrees"], view["seats"][1 - mine]["decrees"]
        facts = {"theirs": self.teller.side(1 - mine), "other": rival, "supply": view["supply"]}
        if view["viewer"] >= 0:
            return self.say("table-decrees", mine=me, **facts)
        return self.say("table-decrees-open", mine=self.teller.side(mine), my=me, **facts)

    def draw(self, view: Facts) -> str:
        """The draw pile, and what the viewer has seen of it."""
        count = len(view["draw"])
        line = self.say("table-draw", count=count, left=max(0, count - UNDRAWABLE))
        known = self.things.pile(view["draw"])
        return f"{line} {self.say('table-draw-known', cards=known)}" if known else line

    def rival(self, view: Facts, seat: Seat) -> str:
        """How many cards the rival holds, and which of them are known."""
        hand = view["seats"][seat]
        facts = {"name": self.teller.side(seat), "count": hand["count"]}
        known = hand["hand"]["known"]
        if not known:
            return self.say("table-rival", **facts)
        return self.say("table-rival-known", cards=self.things.heap(known), **facts)

    def beside_event(self, view: Facts) -> list[str]:
        """The face-up cards of Warlords and Hongmen, the row of Hangu Pass."""
        say, event = self.say, view["event"]
        if event in ("warlords", "banquet-at-hongmen"):
            cards = self.things.heap(view["display"])
            return [say("table-display", cards=cards) if cards else say("table-display-none")]
        if event == "race-to-hangu-pass":
            if not view["row"]:
                return [say("table-row-none")]
            return [say("table-row", cards=self.things.row(view["row"]), **self.teller.of(view["row_by"]))]
        return []

    def trick(self, view: Facts) -> list[str]:
        """Who played what in this trick, and what has to be beaten."""
        if not view["trick"]:
            return [self.say("table-trick-none")]
        lines = [self.say("table-trick")]
        lines += [f"  {self.play(played)}" for played in view["trick"]]
        beat = self.to_beat(view)
        return lines if beat is None else [*lines, self.say("table-beat", set=beat)]

    def play(self, played: Facts) -> str:
        """One play of the trick."""
        facts = self.teller.of(played["seat"])
        faces = self.things.faces
        cards = [faces[ref] for ref in played["cards"] if ref in faces]
        if played["kind"] == "set":
            return self.say("table-played-set", set=self.things.set(played["value"], cards, bare=True), **facts)
        ability = self.things.name(played["kind"])
        if len(cards) <= max(played["size"], 1):  # no set goes with it
            return self.say("table-played-ability", ability=ability, **facts)
        others = cards[-played["size"] :]
        words = self.things.any_set(others, bare=True)
        if is_mixed(played["kind"]):
            words = self.say(
                "set-with", set=self.things.mixed(others), cards=self.things.row(self.things.in_order(others))
            )
        return self.say("table-played-ability-set", ability=ability, set=words, **facts)

    def to_beat(self, view: Facts, bare: bool = True) -> str | None:
        """The last set in words; None before the lead."""
        if not view["size"]:
            return None
        return self.say("set-bare" if bare else "set", size=view["size"], value=view["beat"])

    def hand(self, view: Facts) -> list[str]:
        """The hand of the viewer by value: alike cards counted, characters with what they can do."""
        seat = view["viewer"]
        faces = self.things.in_order(view["seats"][seat]["hand"]["known"])
        lines = [self.say("table-hand", count=len(faces))]
        for face, count in Counter(faces).items():
            times = f"×{count}" if count > 1 else "  "
            short = self.say(f"short-{face}")
            lines.append(f"  {VALUE_OF[face]} {times}  {self.things.name(face)} ({short})")
        return lines

    def discard(self, view: Facts) -> list[str]:
        """The discard pile by value."""
        faces = self.things.in_order(view["discard"])
        if not faces:
            return [self.say("table-discard-none")]
        lines = [self.say("table-discard", count=len(faces))]
        return [*lines, *[f"  {VALUE_OF[f]} ×{n}  {self.things.name(f)}" for f, n in Counter(faces).items()]]
