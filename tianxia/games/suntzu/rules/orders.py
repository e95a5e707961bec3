"""Phase 2: both lay five orders in secret; an open action sends handed-in orders back (ST-304 to ST-313, ST-613)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from tianxia.core.asks import Choice, Option, Pick, Play, Refusal, Sleeve, ask_all, cards
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.games.suntzu.data import ALL, FIXED_ORDER, PROVINCES, SECOND_DRUM, SIX
from tianxia.games.suntzu.rules.armies import Calling, call_option
from tianxia.games.suntzu.rules.generals import may_lay_six
from tianxia.games.suntzu.rules.state import BATTLE, LAID, NOBODY, War
from tianxia.games.suntzu.rules.windows import (
    BY_FACE,
    A,
    closed_actions,
    do_action,
    draw_action,
    general_options,
    refuse_general,
)


def lay_orders(s: War) -> Play[None]:
    """ST-304 to ST-306, ST-613: until both have handed in; an action of one side comes first and is open at once."""
    while True:
        replies = yield from ask_all((Orders(s, 0), Orders(s, 1)))
        if len(replies) == 2:
            break
        for seat, reply in replies.items():
            do_action(s, seat, reply, None)
    for seat in (0, 1):
        for province, card in enumerate(replies[seat].many("cards")):
            s.move(card, LAID + 5 * seat + province)
    s.emit("laid", {"round": s.round})
    s.beat("laid")
    count_armies(s)
    s.left = list(ALL)
    s.stage = BATTLE


def count_armies(s: War) -> None:
    """ST-402, ST-405, ST-409: the counts are taken in every round; from round 4 on they say who decides the order."""
    s.counts.append((s.on_board(0), s.on_board(1)))
    s.decider = NOBODY if s.round in FIXED_ORDER else decider_by(s.counts)


def decider_by(counts: list[tuple[int, int]]) -> Seat:
    """ST-402 to ST-406: fewer armies now, else in the latest round in which they differed."""
    for mine, theirs in reversed(counts):
        if mine != theirs:
            return 0 if mine < theirs else 1
    return NOBODY


class Orders(Calling):
    """Five cards to the five provinces, in the order of the names on the edge."""

    __slots__ = ()
    now: ClassVar[tuple[str, ...]] = ("call", *[general.id for general in BY_FACE.values() if A in general.moments])

    def __init__(self, s: War, seat: Seat) -> None:
        super().__init__(s, seat, "suntzu.orders", "ST-305")

    def options(self) -> tuple[Option, ...]:
        """Orders; before them an action of window A."""
        s = self.s
        orders = Option("orders", (Pick("cards", cards(s.zones[self.seat]), 5, 5, True),))
        return (orders, *general_options(s, self.seat, A, None), *call_option(s, self.seat))

    def closed(self) -> dict[str, Refusal]:
        """Actions that are not possible now."""
        return closed_actions(self.s, self.seat, A, None)

    def about(self) -> Facts:
        """The round, where one's own 6 is used up, and whether Second Drum lets it be laid there once more (ST-308)."""
        s = self.s
        marked = [PROVINCES[p] for p in ALL if s.banned[self.seat][p]]
        return {"round": s.round, "marked": marked, "again": bool(marked) and s.holds(self.seat, SECOND_DRUM)}

    def refuse(self, choice: Choice) -> Refusal | None:
        """ST-307, ST-308: no 6 where it was used, unless Second Drum is held."""
        if choice.option != "orders":
            return refuse_general(self.s, self.seat, choice)
        province = self.misplaced_six(choice.many("cards"))
        return None if province < 0 else Refusal("ST-307", {"province": PROVINCES[province]})

    def misplaced_six(self, chosen: list[Sleeve] | tuple[Sleeve, ...]) -> int:
        """The marked province where the 6 would lie; -1 if there is none."""
        faces = self.s.faces
        if True not in self.s.banned[self.seat]:
            return -1
        for province, card in enumerate(chosen):
            if faces[card] == SIX and not may_lay_six(self.s, self.seat, province):
                return province
        return -1

    def draw(self, dice: Dice) -> Choice:
        """Mostly orders; now and then an action first."""
        if dice.below(8) == 0:
            options = self.options()
            option = options[dice.below(len(options))]
            if option.id != "orders":
                return draw_action(self.s, self.seat, option, dice)
        hand = self.s.zones[self.seat][:]
        while True:
            for place in range(5):  # only the first five need a shuffle
                other = place + dice.below(len(hand) - place)
                hand[place], hand[other] = hand[other], hand[place]
            if self.misplaced_six(hand[:5]) < 0:
                return Choice("orders", {"cards": cards(hand[:5])})

    def every(self) -> Iterator[Choice]:
        """All orders, alike cards once, then the actions."""
        groups: dict[int, list[Sleeve]] = {}
        for card in sorted(self.s.zones[self.seat]):
            groups.setdefault(self.s.faces[card], []).append(card)
        for chosen in arrangements([groups[face] for face in sorted(groups)], len(ALL)):
            if self.misplaced_six(chosen) < 0:
                yield Choice("orders", {"cards": cards(chosen)})
        for option in self.options()[1:]:
            yield from self.expand_option(option)


def arrangements(groups: list[list[Sleeve]], count: int) -> Iterator[tuple[Sleeve, ...]]:
    """All ways to lay this many cards in order, with the cards of a group alike."""
    if not count:
        yield ()
        return
    for n, group in enumerate(groups):
        if group:
            rest = [*groups[:n], group[1:], *groups[n + 1 :]]
            for tail in arrangements(rest, count - 1):
                yield (group[0], *tail)
