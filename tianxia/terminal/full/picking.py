"""Picking cards up: which cards are marked, for which option, and what would be played with them."""

from __future__ import annotations

from tianxia.core.asks import Ask, Choice, Option, Pick, Ref, Refusal
from tianxia.terminal.full.board import Tile


class Picking:
    """The marked cards of one question. Without an option they go where they fit; with one they go to its picks."""

    def __init__(self, question: Ask, hand: tuple[Ref, ...]) -> None:
        self.question = question
        self.hand = hand
        self.up: list[Ref] = []
        self.armed: Option | None = None
        self.given: dict[str, tuple[Ref, ...]] = {}  # the picks of the armed option that are complete

    @property
    def pick(self) -> Pick | None:
        """The pick of the armed option that is being filled."""
        if self.armed is None:
            return None
        return next((pick for pick in self.armed.picks if pick.slot not in self.given), None)

    def arm(self, option: str) -> None:
        """From now on the cards are for this option."""
        self.armed = next((each for each in self.question.options() if each.id == option and each.picks), None)
        self.given = {}
        pick = self.pick
        self.up = [ref for ref in self.up if pick is not None and ref in pick.items]

    def clear(self) -> None:
        """Put everything back."""
        self.up = []
        self.armed = None
        self.given = {}

    def refs(self) -> tuple[Ref, ...]:
        """The cards that can be marked now: of the armed option, or the hand and what else may go into a play."""
        pick = self.pick
        if pick is not None:
            return pick.items
        sets = [each for option in self.question.options() for each in option.picks if self._is_at_hand(each)]
        shown = [ref for each in sets for ref in each.items if ref not in self.hand]
        return (*self.hand, *dict.fromkeys(shown))

    def _is_at_hand(self, pick: Pick) -> bool:
        """Whether this pick is (also) about the hand, or about the only cards that the question offers."""
        held = any(ref in self.hand for ref in pick.items)
        firsts = [option.picks[0] for option in self.question.options() if option.picks]
        return held or all((each.slot, each.items) == (pick.slot, pick.items) for each in firsts)

    def turn(self, tile: Tile) -> None:
        """One more card of this tile; after the last one all are put back."""
        free = [ref for ref in tile.refs if ref not in self.up]
        if free:
            self.up.append(free[0])
        else:
            self.up = [ref for ref in self.up if ref not in tile.refs]

    def count(self, tile: Tile) -> int:
        """How many cards of this tile are marked."""
        return len([ref for ref in tile.refs if ref in self.up])

    def choice(self) -> Choice | None:
        """What the marked cards would be played as; the first option if they fit none; None if none is marked."""
        if not self.up:
            return None
        pick = self.pick
        if self.armed is not None and pick is not None:
            return Choice(self.armed.id, {**self.given, pick.slot: tuple(self.up)})
        single = [option for option in self.question.options() if len(option.picks) == 1]
        if single and single[0].picks[0].ordered:
            single = single[:1]  # cards laid one after the other are for nothing else until they are all there
        tries = [Choice(option.id, {option.picks[0].slot: tuple(self.up)}) for option in single]
        return next((each for each in tries if self.question.check(each) is None), tries[0] if tries else None)

    def is_begun(self) -> bool:
        """Whether cards are being laid in order and some are still missing."""
        choice = self.choice()
        option = next((each for each in self.question.options() if choice and each.id == choice.option), None)
        if option is None or len(option.picks) != 1 or not option.picks[0].ordered:
            return False
        return len(self.up) < option.picks[0].least

    def lacks(self) -> str | None:
        """The pick of the armed option that comes after this one."""
        pick = self.pick
        if self.armed is None or pick is None:
            return None
        left = [each.slot for each in self.armed.picks if each.slot not in self.given and each is not pick]
        return left[0] if left else None

    def why_not(self) -> Refusal | None:
        """The rule against what is marked, or against what is closed; None while another pick is still to come."""
        choice = self.choice()
        if choice is None:
            return next(iter(self.question.closed().values()), None)
        return None if self.lacks() is not None else self.question.check(choice)

    def goes_on(self) -> bool:
        """If the armed option has another pick, keep these cards for the first one and go on to that."""
        pick = self.pick
        if pick is None or self.lacks() is None:
            return False
        if not pick.least <= len(self.up) <= pick.most:
            return False
        self.given[pick.slot] = tuple(self.up)
        self.up = []
        return True

    def mark(self, choice: Choice) -> None:
        """Mark the cards of a choice, as a hint does; with several picks only the last one is still to be confirmed."""
        self.clear()
        slots = list(choice.picks)
        if not slots:
            return
        self.up = list(choice.picks[slots[-1]])
        if len(slots) > 1 or self.choice() != choice:
            self.arm(choice.option)
            self.given = {slot: choice.picks[slot] for slot in slots[:-1]}
            self.up = list(choice.picks[slots[-1]])
