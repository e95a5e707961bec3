"""The small questions that skills and cards ask, each in one line (SG-815 to SG-819)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from typing import Final

from tianxia.core.asks import PASS_OPTION, Ask, Choice, Offer, Option, Pick, Play, Ref, Refusal, Sleeve, ask, cards
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.games.sanguosha.content import SUITS
from tianxia.games.sanguosha.rules.table import Table

NUMBER: Final = "number-"  # an option that is a number


def seats(places: Sequence[Seat]) -> tuple[Ref, ...]:
    """Seats as things that can be picked."""
    return tuple([f"seat/{seat}" for seat in places])


def pick_seats(places: Sequence[Seat], least: int = 1, most: int = 1, slot: str = "seats", rule: str = "") -> Pick:
    """One or more heroes."""
    return Pick(slot, seats(places), least, min(most, max(least, len(places))), rule=rule)


def pick_cards(sleeves: Sequence[Sleeve], least: int = 1, most: int = 1, slot: str = "cards", rule: str = "") -> Pick:
    """One or more cards."""
    return Pick(slot, cards(sleeves), least, min(most, max(least, len(sleeves))), rule=rule)


def option(id: str, *picks: Pick) -> Option:
    """One thing that may be done."""
    return Option(id, picks)


def may(s: Table, seat: Seat, skill: str, about: Facts | None = None, rule: str = "SG-815") -> Play[bool]:
    """Whether the hero wants to ("can")."""
    told = {"skill": skill, **(about or {})}
    reply = yield from ask(Offer(seat, "sanguosha.may", rule, lambda: (Option("yes"), PASS_OPTION), lambda: told))
    return reply.option == "yes"


def choose(
    s: Table,
    seat: Seat,
    skill: str,
    offer: Callable[[], tuple[Option, ...]],
    about: Facts | None = None,
    rule: str = "SG-1540",
    refuse: Callable[[Choice], str | None] | None = None,
) -> Play[Choice]:
    """One of several options; it is asked even if hidden cards leave only one. `refuse` names the rule that picks which
    do not go together break."""
    told = {"skill": skill, **(about or {})}
    if refuse is None:
        return (yield from ask(Offer(seat, "sanguosha.choose", rule, offer, lambda: told)))
    return (yield from ask(Guarded(seat, rule, offer, told, refuse)))


def choose_seat(s: Table, seat: Seat, skill: str, places: Sequence[Seat], rule: str = "SG-817") -> Play[Seat]:
    """One of these heroes; where there is only one, nobody is asked."""
    if len(places) == 1:
        return places[0]
    reply = yield from choose(s, seat, skill, lambda: (option("hero", pick_seats(places)),), rule=rule)
    return reply.one("seats")


def choose_cards(
    s: Table, seat: Seat, skill: str, sleeves: Callable[[], Sequence[Sleeve]], count: int, rule: str = "SG-816"
) -> Play[list[Sleeve]]:
    """This many of these cards, all if there are no more."""
    now = list(sleeves())
    if len(now) <= count:
        return now
    reply = yield from choose(
        s, seat, skill, lambda: (option("cards", pick_cards(sleeves(), count, count)),), {"count": count}, rule
    )
    return reply.many("cards")


def choose_to_show(s: Table, seat: Seat, skill: str) -> Play[list[Sleeve]]:
    """SG-649: "show a card": one of the hand, or an equipped one, which all see anyway; none if there is none. The
    caller shows it (`moves.show`)."""
    return (yield from choose_cards(s, seat, skill, lambda: s.cards_of(seat), 1, "SG-649"))


def choose_suit(s: Table, seat: Seat, skill: str) -> Play[int]:
    """One of the four suits, named aloud."""
    reply = yield from choose(s, seat, skill, lambda: tuple([Option(suit) for suit in SUITS[:4]]))
    return SUITS.index(reply.option)


def choose_number(s: Table, seat: Seat, skill: str, least: int, most: int, rule: str = "SG-1540") -> Play[int]:
    """A number from least to most, named aloud; where there is only one, nobody is asked."""
    if least >= most:
        return most
    reply = yield from choose(
        s, seat, skill, lambda: tuple([Option(f"{NUMBER}{n}") for n in range(least, most + 1)]), rule=rule
    )
    return int(reply.option.removeprefix(NUMBER))


class Guarded(Offer):
    """A small question with picks that must go together."""

    __slots__ = ("guard", "skill")

    def __init__(
        self,
        seat: Seat,
        rule: str,
        offer: Callable[[], tuple[Option, ...]],
        told: Facts,
        guard: Callable[[Choice], str | None],
    ) -> None:
        super().__init__(seat, "sanguosha.choose", rule, offer, lambda: told)
        self.guard: Callable[[Choice], str | None] = guard
        self.skill: str = str(told["skill"])

    def refuse(self, choice: Choice) -> Refusal | None:
        """What the guard says of it."""
        rule = self.guard(choice) if choice.picks else None
        return None if rule is None else Refusal(rule, {"skill": self.skill})


class Arrange(Ask):
    """SG-632: cards seen from the deck go back atop it or to its bottom, in any order; both are listed from above."""

    __slots__ = ("skill", "sleeves")

    def __init__(self, seat: Seat, skill: str, sleeves: list[Sleeve]) -> None:
        super().__init__(seat, "sanguosha.arrange", "SG-632")
        self.skill: str = skill
        self.sleeves: list[Sleeve] = sleeves

    def options(self) -> tuple[Option, ...]:
        """Each of the cards in one of the two rows."""
        items = cards(self.sleeves)
        rows = [Pick(slot, items, 0, len(items), ordered=True) for slot in ("top", "bottom")]
        return (option("place", *rows),)

    def refuse(self, choice: Choice) -> Refusal | None:
        """Every card must be placed, and none twice."""
        placed = choice.many("top") + choice.many("bottom")
        return None if sorted(placed) == sorted(self.sleeves) else Refusal("SG-632", {"skill": self.skill})

    def split(self, order: Sequence[Ref], top: int) -> Choice:
        """This many of this order atop, the others to the bottom."""
        return Choice("place", {"top": tuple(order[:top]), "bottom": tuple(order[top:])})

    def draw(self, dice: Dice) -> Choice:
        """A random order, cut at random."""
        order = self.sleeves[:]
        dice.shuffle(order)
        return self.split(cards(order), dice.below(len(order) + 1))

    def every(self) -> Iterator[Choice]:
        """Every order, cut in every way."""
        for order in permutations(cards(self.sleeves)):
            for top in range(len(order) + 1):
                yield self.split(order, top)

    def about(self) -> Facts:
        """The skill that the question is for."""
        return {"skill": self.skill}


class Blind(Ask):
    """SG-816: a card of another hero: a hand card by position without seeing it (the dice choose), an open one, or a
    premeditated one, face down as well (SG-966). The lots are the hand, open ones, and the premeditated one."""

    __slots__ = ("areas", "of", "s", "skill")

    def __init__(self, s: Table, seat: Seat, skill: str, of: Seat, areas: tuple[list[Sleeve], ...]) -> None:
        super().__init__(seat, "sanguosha.card-of", "SG-816")
        self.s: Table = s
        self.skill: str = skill
        self.of: Seat = of
        self.areas: tuple[list[Sleeve], ...] = areas

    def options(self) -> tuple[Option, ...]:
        """The hand as a whole, and each open card."""
        hand, *others, plans = self.areas
        open_cards = [card for area in others for card in area]
        found = [Option("hand")] if hand else []
        if plans:
            found.append(Option("premeditated"))
        if open_cards:
            found.append(option("card", pick_cards(open_cards)))
        return tuple(found)

    def about(self) -> Facts:
        """Whose card, for which card or skill."""
        return {"skill": self.skill, "seat": self.of, "hand": len(self.areas[0])}
