"""What every rule of the Sanguosha bot rests on: who is liked, what a card is worth, whom and what to pick.

What it reads is public, known to the asked seat, or in its own hand."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Ask, Choice, Option, Pick, Ref, number
from tianxia.core.dice import Dice
from tianxia.core.events import Seat
from tianxia.games.sanguosha.bots.beliefs import attitudes
from tianxia.games.sanguosha.bots.hints import ANYONE, FRIEND, worth
from tianxia.games.sanguosha.content import EQUIPMENT, KINDS
from tianxia.games.sanguosha.rules.table import Table

SPARE: Final = 1.5  # equipment in the hand whose slot is taken
Picks = dict[str, tuple[Ref, ...]]


class Thoughts:
    """One seat's thoughts about one question."""

    def __init__(self, s: Table, question: Ask, dice: Dice, likes: list[float] | None = None, avoids: str = "") -> None:
        self.s: Table = s
        self.me: Seat = question.seat
        self.question: Ask = question
        self.dice: Dice = dice
        self.avoids: str = avoids  # an option of the Action Phase that is not chosen before its end
        self._likes: list[float] | None = likes
        self._options: tuple[Option, ...] | None = None

    @property
    def likes(self) -> list[float]:
        """How well each hero is wished."""
        if self._likes is None:
            self._likes = attitudes(self.s, self.me)
        return self._likes

    @property
    def options(self) -> tuple[Option, ...]:
        """What may be done, worked out once."""
        if self._options is None:
            self._options = self.question.options()
        return self._options

    # ---- small judgements

    def hate(self, seat: Seat) -> float:
        """How much it helps to hurt this hero: foes, and weak ones more."""
        s = self.s
        weak = 1.0 + max(0.0, 3 - s.hp[seat]) * 0.4 + (0.4 if not s.hand(seat) else 0.0)
        return -self.likes[seat] * weak

    def cheapest(self, refs: tuple[Ref, ...], count: int) -> tuple[Ref, ...]:
        """The cards that are missed least."""
        return tuple(sorted(refs, key=lambda ref: (self.card_worth(ref), number(ref)))[:count])

    def card_worth(self, ref: Ref) -> float:
        """Of a card of one's own: equipped ones are worth more than in the hand, those without a free slot little."""
        s, card = self.s, number(ref)
        kind = s.kind_of(card)
        value = worth(kind)
        if KINDS[kind].type != EQUIPMENT:
            return value
        if card in s.equipment(self.me):
            return value + 1.0
        return value if s.in_slot(self.me, KINDS[kind].slots[0]) is None else SPARE

    # ---- picks

    def fill(self, option: Option, wish: int) -> Choice | None:
        """A choice for an option: the cheapest cards, the heroes whom it is meant for."""
        picks: Picks = {}
        for pick in option.picks:
            if len(pick.items) < pick.least:
                return None
            chosen = self.pick(pick, wish)
            if chosen is None:
                return None
            picks[pick.slot] = chosen
        choice = Choice(option.id, picks)
        return choice if self.question.refuse(choice) is None else None

    def pick(self, pick: Pick, wish: int) -> tuple[Ref, ...] | None:
        """Cards: the cheapest. Heroes: foes or friends, as wished."""
        if not pick.items:
            return ()
        if pick.items[0].startswith("seat/"):
            return self.pick_seats(pick, wish)
        if pick.items[0].startswith("card/"):
            return self.cheapest(pick.items, max(pick.least, 1) if pick.most else 0)
        return pick.items[: max(pick.least, 1)]

    def pick_seats(self, pick: Pick, wish: int) -> tuple[Ref, ...] | None:
        """The most hated, or the best liked; None if nobody fits the wish and somebody must be picked."""
        sign = 1 if wish == FRIEND else -1
        order = sorted(pick.items, key=lambda ref: (-sign * self.likes[number(ref)], number(ref)))
        if wish != ANYONE:
            good = [ref for ref in order if sign * self.likes[number(ref)] > 0.05]
            if len(good) < pick.least:
                return None
            order = good
        return tuple(order[: max(pick.least, min(pick.most, len(order)))])
