"""What happened in Chu Han, one line for each event, from the viewer's side of the table."""

from __future__ import annotations

from typing import Any

from tianxia.core.events import Facts, Seat
from tianxia.games.chuhan.words.cards import CardWords
from tianxia.telling import base
from tianxia.telling.language import Texts


class ChuHanTeller(base.Teller):
    """The events of Chu Han in words, for one viewer."""

    def __init__(self, say: Texts, words: CardWords, clans: list[str], viewer: Seat) -> None:
        super().__init__(say, clans, viewer)
        self.words: CardWords = words
        self.tellers = {
            "battle": self.battle,
            "lead": self.played,
            "counter": self.played,
            "decree": self.decree,
            "give": self.give,
            "swap": self.swap,
            "place": self.one_card,
            "take": self.one_card,
            "discard": self.one_card,
            "ability": self.ability,
            "stands": self.stands,
            "cancel": self.cancel,
            "cancelled": self.cancelled,
            "look": self.look,
            "bare": self.bare,
            "vp": self.vp,
            "out": self.out,
            "over": self.over,
            "trick": self.trick,
        }

    def of(self, seat: Seat) -> dict[str, Any]:
        """The facts that put a sentence into the viewer's perspective."""
        who, rival_who = ["you" if each == self.viewer else "other" for each in (seat, 1 - seat)]
        return {"who": who, "name": self.side(seat), "rival": self.side(1 - seat), "rival_who": rival_who}

    def other(self, told: Facts) -> list[str]:
        """What one clan does, without more facts."""
        return [self.say(f"event-{told['kind']}", **self.of(told["seat"]))]

    def battle(self, told: Facts) -> list[str]:
        """A new battle, its event and, to each player, the new hand."""
        lines = [self.say("event-battle", battle=told["battle"], **self.of(told["attacker"]))]
        if told["event"] is not None:
            event = told["event"]
            lines.append(self.say("table-event", event=self.say(f"name-{event}"), effect=self.say(f"effect-{event}")))
        if told["display"]:
            lines.append(self.say("table-display", cards=self.words.heap(told["display"])))
        for seat, secret in told.get("private", {}).items():
            title = self.say("table-hand-of", name=self.side(seat), count=len(secret["hand"]))
            lines.append(f"{title} {self.words.heap(secret['hand'])}")
        return lines

    def trick(self, told: Facts) -> list[str]:
        """A new trick and its attacker."""
        return [self.say("event-trick", **self.of(told["attacker"]))]

    def played(self, told: Facts) -> list[str]:
        """A plain set was led or played as a counter."""
        words = self.words.set(told["value"], told["cards"])
        return [self.say(f"event-{told['kind']}", set=words, **self.of(told["seat"]))]

    def stands(self, told: Facts) -> list[str]:
        """The set of an ability, once nobody cancels it any more."""
        return [self.say("event-stands", size=told["size"], value=told["value"])]

    def decree(self, told: Facts) -> list[str]:
        """A decree; what was drawn is known to the drawer."""
        if "drawn" in told:
            cards = self.words.row(told["drawn"])
            return [self.say("event-decree-seen", cards=cards, **self.of(told["seat"]))]
        return [self.say("event-decree", **self.of(told["seat"]))]

    def give(self, told: Facts) -> list[str]:
        """The card of the Treaty, known to both players."""
        facts = {**self.of(told["seat"]), "to": self.side(told["to"])}
        if "given" not in told:
            return [self.say("event-give", **facts)]
        to_who = "you" if told["to"] == self.viewer else "other"
        return [self.say("event-give-seen", card=self.words.one(told["given"]), to_who=to_who, **facts)]

    def swap(self, told: Facts) -> list[str]:
        """A hand card for a face-up one, at the Banquet at Hongmen."""
        give, take = self.words.one(told["give"]), self.words.one(told["take"])
        return [self.say("event-swap", give=give, take=take, **self.of(told["seat"]))]

    def one_card(self, told: Facts) -> list[str]:
        """Something done with one card."""
        card = self.words.one(told["card"])
        return [self.say(f"event-{told['kind']}", card=card, rule=told.get("rule", ""), **self.of(told["seat"]))]

    def ability(self, told: Facts) -> list[str]:
        """An ability that is announced."""
        facts = {**self.of(told["seat"]), "ability": self.words.name(told["ability"]), "id": told["ability"]}
        if not told["cards"]:
            return [self.say("event-ability", **facts)]
        return [self.say("event-ability-with", cards=self.words.row(told["cards"]), **facts)]

    def cancel(self, told: Facts) -> list[str]:
        """Lyu Zhi or Xiao He."""
        facts = {"card": told["card"], "ability": self.words.name(told["ability"])}
        return [self.say("event-cancel", **facts, **self.of(told["seat"]))]

    def cancelled(self, told: Facts) -> list[str]:
        """What becomes of a cancelled ability."""
        ability = self.words.name(told["ability"])
        if not told["cards"]:
            return [self.say("event-cancelled", ability=ability)]
        return [self.say("event-cancelled-with", ability=ability, cards=self.words.row(told["cards"]))]

    def look(self, told: Facts) -> list[str]:
        """Ji Bu; only its player knows the cards."""
        facts = self.of(told["seat"])
        if "cards" in told:
            return [self.say("event-look-seen", cards=self.words.row(told["cards"]), **facts)]
        return [self.say("event-look", count=told["count"], **facts)]

    def bare(self, told: Facts) -> list[str]:
        """A hand that is open from now on."""
        facts = self.of(told["seat"])
        if "hand" in told:
            return [self.say("event-bare-seen", cards=self.words.heap(told["hand"]), **facts)]
        return [self.say("event-bare", **facts)]

    def vp(self, told: Facts) -> list[str]:
        """Points and what they are for."""
        points = told["points"]
        key = "event-vp" if points > 0 else "event-vp-loss" if points < 0 else "event-vp-none"
        reason = self.say(f"reason-{told['rule']}")
        return [self.say(key, points=abs(points), total=told["total"], reason=reason, **self.of(told["seat"]))]

    def out(self, told: Facts) -> list[str]:
        """The end of a battle."""
        facts = self.of(told["seat"])
        if not told["left"]:
            return [self.say("event-out-empty", **facts)]
        return [self.say("event-out", cards=self.words.heap(told["left"]), **facts)]

    def over(self, told: Facts) -> list[str]:
        """The end of the game."""
        winner = told["winner"]
        points = {"winner_vp": told["vp"][winner], "loser_vp": told["vp"][1 - winner]}
        return [self.say("event-over", **points, **self.of(winner))]
