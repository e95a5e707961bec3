"""A seat of a Sanguosha scenario with the verbs of the rulebook, and the verbs of the whole table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tianxia.core.asks import Option
from tianxia.core.events import Facts
from tianxia.core.given import GivenPosition
from tianxia.core.state import State
from tianxia.errors import BadInput
from tianxia.games.sanguosha.position.happening import set_happening
from tianxia.games.sanguosha.rules.table import Table
from tianxia.positions.scenario import Scenario, ScriptedSeat, Wrong, answering

AIMS: Final = ("targets", "seats")  # the slots that `on` may mean
NEGATE: Final = "sanguosha.negate"
Names = str | Sequence[str]


class Player(ScriptedSeat):
    """A hero in a scenario; cards that are not named are the first that fit."""

    # ---- answering

    def uses(self, option: str, *cards: str, on: Names = (), **picks: Names) -> None:
        """Use a card: `uses("sha", on="cao-cao")`, `uses("sha:spade-7")`, `uses("warrior-saint/sha", "peach")`."""
        option, words = self._words(option, cards, on, picks)
        self.does(option, **words)

    plays = uses  # a card in response (SG-607)
    chooses = uses  # one of the options of a question
    ends = answering("end")  # the Action Phase
    lets = answering("pass")  # where one might interfere
    reforges = answering("reforge", "cards")  # a card goes into the discard pile, and one is drawn (SG-657)

    def activates(self, skill: str, *cards: str, on: Names = (), **picks: Names) -> None:
        """Activate a skill when idle, at a timing point, or where it asks "can you"."""
        if self.offer(skill) is None and self._about("skill") == skill:
            skill = "yes"
        self.uses(skill, *cards, on=on, **picks)

    def discards(self, *cards: str) -> None:
        """Discard these cards, in the Discard Phase or where a card or skill says so."""
        self.does("discard" if "discard" in self.options else "cards", cards=list(cards))

    def takes(self, card: str = "") -> None:
        """A card of another hero: an open one by name, or one of the hand without seeing it (SG-816)."""
        self.does("card" if card else "hand", **({"cards": [card]} if card else {}))

    def negates(self, *cards: str) -> None:
        """Use Negate. Wrong if one is lost: all are asked at the same time, and only the first in turn order uses it
        (SG-1371). Whoever means just that says `does("negate", cards=[...])`."""
        match, names = self.scenario.match, self.scenario.names
        others = [names[seat] for seat, choice in match.sealed.items() if choice.option != "pass"]
        before = len(match.events)
        self.uses("negate", *cards)
        if others and not match.sealed:
            used = names[next(event.public["user"] for event in match.events[before:] if event.kind == "use")]
            lost = " and ".join([name for name in (*others, self.name) if name != used])
            raise Wrong(f"only the Negate of {used} is used; that of {lost} against the same card is not (SG-1371)")

    def may(self, option: str, *cards: str, on: Names = (), **picks: Names) -> bool:
        """Whether this answer is possible."""
        return self.why_not(option, *cards, on=on, **picks) is None

    def why_not(self, option: str, *cards: str, on: Names = (), **picks: Names) -> str | None:
        """The rule against this answer, None if it is possible; an error as in every game."""
        option, words = self._words(option, cards, on, picks)
        return self.scenario.why_not(self.name, option, **words)

    # ---- what befalls the hero between two actions

    def suffers(self, amount: int = 1, source: str = "none", element: str = "normal", card: str = "") -> None:
        """Suffer damage, of a source or of none (SG-1002), from a card that is no target of anything or from none."""
        facts = {"victim": self.name, "amount": amount, "source": source, "element": element, "card": card}
        happens(self.scenario, "damage", **facts)

    def loses_hp(self, amount: int = 1) -> None:
        """Lose HP (SG-944)."""
        happens(self.scenario, "lose-hp", hero=self.name, amount=amount)

    def is_judged(self, why: str) -> None:
        """Be judged for a card or a skill; only what skills make of the result follows."""
        happens(self.scenario, "judge", hero=self.name, why=why)

    def is_viewed_as_using(self, card: str, on: Names = ()) -> None:
        """Use a virtual card (SG-1401), at any distance."""
        happens(self.scenario, "use", user=self.name, card=card, targets=[on] if isinstance(on, str) else list(on))

    # ---- reading

    @property
    def is_idle(self) -> bool:
        """Whether this hero is asked what to do in the Action Phase (SG-213)."""
        return self.is_asked("sanguosha.idle")

    @property
    def hand(self) -> list[str]:
        """The kinds of the hand cards."""
        return [card.partition(":")[0] for card in self.scenario.fact(f"hands.{self.name}")]

    @property
    def equipped(self) -> list[str]:
        """The kinds of the equipped cards."""
        return [card.partition(":")[0] for card in self.scenario.fact(f"equipment.{self.name}")]

    # ---- from words to picks

    def _words(
        self, option: str, cards: Sequence[str], on: Names, picks: dict[str, Names]
    ) -> tuple[str, dict[str, list[str]]]:
        """The option and the picks that are meant."""
        found = self.offer(option)
        if found is None and ":" in option:
            option, _, _ = (card := option).partition(":")
            cards, found = (card, *cards), self.offer(option)
        option = option if found is None else found.id
        words = {slot: [names] if isinstance(names, str) else list(names) for slot, names in picks.items()}
        if cards:
            words["cards"] = list(cards)
        if on:
            words[self._aim(found)] = [on] if isinstance(on, str) else list(on)
        if found is not None:
            self._fill(found, words)
        return option, words

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


# ---- the whole table


def nobody_negates(table: Scenario) -> Scenario:
    """All who are asked for a Negate let it be, until something else is asked."""
    return table.everyone_passes(NEGATE)


def happens(table: Scenario, what: str, /, **facts: Any) -> Scenario:
    """Something befalls a hero between two actions: `happens("damage", victim="cao-cao", amount=2, element="fire")`."""
    given = GivenPosition({"happening": {"what": what, **facts}}, table.names)

    def change(world: State) -> None:
        assert isinstance(world, Table)
        set_happening(world, given)

    return table.befall(what, change)


def last_turn(table: Scenario) -> Facts:
    """The picture at the end of the turn before this one, with its `history`."""
    kinds: list[str] = table.fact("happened")
    begun = len(kinds) - 1 - kinds[::-1].index("turn") if "turn" in kinds else 0
    ended = begun - 1
    while ended >= 0 and kinds[ended] != "turn":
        if kinds[ended] == "round":
            begun = ended
        ended -= 1
    if begun < 1:
        raise BadInput("no turn has ended since the position")
    return table.at(begun - 1)


TABLE_VERBS: Final[dict[str, Callable[..., Any]]] = {
    "nobody_negates": nobody_negates,
    "happens": happens,
    "last_turn": last_turn,
}
