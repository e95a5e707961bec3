"""A seat of a Sanguosha scenario with the verbs of the rulebook, and the verbs of the whole table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from tianxia.core.asks import Option
from tianxia.positions.scenario import Scenario, ScriptedSeat

AIMS: Final = ("targets", "seats")  # the slots that `on` may mean
NEGATE: Final = "sanguosha.negate"
OTHER_KEY: Final = re.compile("#[a-z0-9]+")  # a second skill of one name, or one that he is viewed as having
Names = str | Sequence[str]


class Player(ScriptedSeat):
    """A hero in a scenario; cards that are not named are the first that fit."""

    # ---- answering

    def uses(self, option: str, *cards: str, on: Names = (), **picks: Names) -> None:
        """Use a card: `uses("sha", on="cao-cao")`, `uses("sha:spade-7")`, `uses("warrior-saint/sha", "peach")`."""
        option, words = self._words(option, cards, on, picks)
        self.does(option, **words)

    def plays(self, option: str, *cards: str, on: Names = (), **picks: Names) -> None:
        """Play a card in response (SG-607)."""
        self.uses(option, *cards, on=on, **picks)

    def activates(self, skill: str, *cards: str, on: Names = (), **picks: Names) -> None:
        """Activate a skill when idle, at a timing point, or where it asks "can you"."""
        if skill not in self.options and self._about("skill") == skill:
            skill = "yes"
        self.uses(skill, *cards, on=on, **picks)

    def chooses(self, option: str, *cards: str, on: Names = (), **picks: Names) -> None:
        """Take one of the options of a question."""
        self.uses(option, *cards, on=on, **picks)

    def discards(self, *cards: str) -> None:
        """Discard these cards, in the Discard Phase or where a card or skill says so."""
        self.does("discard" if "discard" in self.options else "cards", cards=list(cards))

    def takes(self, card: str = "") -> None:
        """A card of another hero: an open one by name, or one of his hand without seeing it (SG-816)."""
        self.does("card" if card else "hand", **({"cards": [card]} if card else {}))

    def reforges(self, card: str) -> None:
        """Put a card into the discard pile and draw one (SG-657)."""
        self.does("reforge", cards=[card])

    def negates(self, *cards: str) -> None:
        """Use Negate."""
        self.uses("negate", *cards)

    def ends(self) -> None:
        """End the Action Phase."""
        self.does("end")

    def lets(self) -> None:
        """Pass where one might interfere."""
        self.passes()

    def may(self, option: str, *cards: str, on: Names = (), **picks: Names) -> bool:
        """Whether this answer is possible."""
        return self.why_not(option, *cards, on=on, **picks) is None

    def why_not(self, option: str, *cards: str, on: Names = (), **picks: Names) -> str | None:
        """The rule against this answer."""
        option, words = self._words(option, cards, on, picks)
        return self.scenario.why_not(self.name, option, **words)

    # ---- reading

    @property
    def hand(self) -> list[str]:
        """The kinds of the hand cards."""
        return [card.partition(":")[0] for card in self.scenario.fact(f"hands.{self.name}")]

    @property
    def equipped(self) -> list[str]:
        """The kinds of the equipped cards."""
        return [card.partition(":")[0] for card in self.scenario.fact(f"equipment.{self.name}")]

    def offered(self, option: str, slot: str = "cards") -> list[str]:
        """What may be picked for an option, by exact names; empty if it is not open."""
        found = self._offer(option)
        picks = [] if found is None else [pick for pick in found.picks if pick.slot == slot]
        state = self.scenario.match.state
        return [self.scenario.game.ref_names(state, ref)[0] for pick in picks for ref in pick.items]

    # ---- from words to picks

    def _words(
        self, option: str, cards: Sequence[str], on: Names, picks: dict[str, Names]
    ) -> tuple[str, dict[str, list[str]]]:
        """The option and the picks that are meant."""
        found = self._offer(option)
        if found is None and ":" in option:
            option, _, _ = (card := option).partition(":")
            cards, found = (card, *cards), self._offer(option)
        option = option if found is None else found.id
        words = {slot: [names] if isinstance(names, str) else list(names) for slot, names in picks.items()}
        if cards:
            words["cards"] = list(cards)
        if on:
            words[self._aim(found)] = [on] if isinstance(on, str) else list(on)
        if found is not None:
            self._fill(found, words)
        return option, words

    def _offer(self, option: str) -> Option | None:
        question = self.scenario.match.question(self.scenario.seat(self.name))
        offered = () if question is None else question.options()
        exact = [found for found in offered if found.id == option]
        alike = [found for found in offered if OTHER_KEY.sub("", found.id) == option]
        return next(iter(exact or alike), None)

    def _aim(self, found: Option | None) -> str:
        slots = [] if found is None else [pick.slot for pick in found.picks]
        return next((slot for slot in AIMS if slot in slots), AIMS[0])

    def _fill(self, found: Option, words: dict[str, list[str]]) -> None:
        """Cards that are not named are the first ones that fit."""
        for pick in found.picks:
            if pick.slot == "cards" and "cards" not in words and pick.least:
                words["cards"] = list(pick.items[: pick.least])

    def _about(self, key: str) -> object:
        question = self.scenario.match.question(self.scenario.seat(self.name))
        return None if question is None else question.about().get(key)


def nobody_negates(table: Scenario) -> Scenario:
    """All who are asked for a Negate let it be, until something else is asked."""
    return table.everyone_passes(NEGATE)
