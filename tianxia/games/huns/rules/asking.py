"""Questions of Huns: most are a list of moves, each an option with one thing for each of its picks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement, islice
from typing import Final

from tianxia.core.asks import CARD, Ask, Choice, Option, Pick, Play, Ref, Refusal, Sleeve, ask
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.moves import Move, Moves
from tianxia.core.pieces import figures
from tianxia.games.huns.data import COLOURS
from tianxia.games.huns.rules.state import Camps

SLOTS: Final = len(COLOURS) * len(COLOURS)
DIE: Final[tuple[Ref, ...]] = tuple([f"die/{die}" for die in range(len(COLOURS))])
VALUE: Final[tuple[Ref, ...]] = tuple([f"value/{value}" for value in range(4)])
COLOUR: Final[tuple[Ref, ...]] = tuple([figures("colour", colour, 1)[0] for colour in range(len(COLOURS))])
SEAT: Final[tuple[Ref, ...]] = tuple([f"seat/{seat}" for seat in range(8)])


def use_of(cards: list[Sleeve], option: str = "use") -> list[Move]:
    """One move for each card that may be used now."""
    return [(option, (("card", CARD[card]),)) for card in cards]


def not_in_this_turn(s: Camps, seat: Seat, option: str, rule: str) -> Refusal:
    """HU-635: whoever is asked in the turn of another player uses no card on their own account."""
    if option == "use" and seat != s.active:
        return Refusal("HU-635", {"seat": s.active})
    return Refusal(rule, {"option": option})


class HunsMoves(Moves):
    """A list of moves that is worked out once: it turns on open cards."""

    __slots__ = ("_known", "s")

    def __init__(
        self,
        s: Camps,
        seat: Seat,
        kind: str,
        rule: str,
        listed: Callable[[], list[Move]],
        tell: Callable[[], Facts] | None = None,
        why: Callable[[Choice], Refusal | None] | None = None,
        shut: Callable[[], dict[str, Refusal]] | None = None,
    ) -> None:
        super().__init__(seat, f"huns.{kind}", rule, listed, tell, why, shut)
        self.s: Camps = s
        self._known: list[Move] | None = None

    def moves(self) -> list[Move]:
        """What may be done, in a fixed order."""
        if self._known is None:
            self._known = self.listed()
        return self._known

    def knowing(self, listed: list[Move]) -> HunsMoves:
        """The same question, whose moves were listed a moment ago to see whether it must be asked."""
        self._known = listed
        return self

    def refuse_option(self, option: str) -> Refusal:
        """What is not offered at all."""
        return not_in_this_turn(self.s, self.seat, option, self.rule)


class Good:
    """Valuables that lie together and are alike: the colour, the slot and the place; `group` is what may be picked
    together."""

    __slots__ = ("colour", "count", "group", "place", "slot", "word")

    def __init__(self, place: int, slot: int, colour: int, count: int, group: int = 0, word: str = "good") -> None:
        self.place: int = place
        self.slot: int = slot  # the colour of the slot it lies on; its own but for a dyed one
        self.colour: int = colour
        self.count: int = count
        self.group: int = group
        self.word: str = word

    @property
    def key(self) -> int:
        """Its number in references: the colour alone for those of the Reserve."""
        if self.word == "colour":
            return self.colour
        return self.place * SLOTS + self.slot * len(COLOURS) + self.colour

    def is_like(self, other: Good) -> bool:
        """Whether they lie, or lay, on slots of one colour at one place."""
        return (self.place, self.slot, self.colour) == (other.place, other.slot, other.colour)

    def refs(self, most: int) -> tuple[Ref, ...]:
        """As many of them as could be wanted."""
        return figures(self.word, self.key, min(self.count, most))


class PickGoods(Ask):
    """Which Valuables: some of one group, between a least and a most number of them."""

    __slots__ = ("fits", "goods", "least", "may_pass", "most", "s", "tell")

    def __init__(
        self,
        s: Camps,
        seat: Seat,
        kind: str,
        rule: str,
        goods: Callable[[], list[Good]],
        bounds: tuple[int, int],
        may_pass: bool = False,
        fits: Callable[[int], bool] | None = None,
        tell: Callable[[], Facts] | None = None,
    ) -> None:
        super().__init__(seat, f"huns.{kind}", rule)
        self.s: Camps = s
        self.goods: Callable[[], list[Good]] = goods
        self.least, self.most = bounds
        self.may_pass: bool = may_pass
        self.fits: Callable[[int], bool] | None = fits  # HU-690: at least one of them must be of such a colour
        self.tell: Callable[[], Facts] | None = tell

    def options(self) -> tuple[Option, ...]:
        """Take some, or decline where that is possible."""
        items = [ref for good in self.goods() for ref in good.refs(self.most)]
        take = Option("take", (Pick("goods", tuple(items), self.least, self.most),))
        return (take, Option("pass")) if self.may_pass else (take,)

    def refuse(self, choice: Choice) -> Refusal | None:
        """Valuables of two groups, or none that could be placed."""
        if choice.option != "take":
            return None
        picked = self.picked(choice)
        if len({good.group for good in picked}) > 1:
            return Refusal(self.rule, {"together": True})
        if self.fits is not None and not any(self.fits(good.colour) for good in picked):
            return Refusal("HU-690", {"placed": False})
        return None

    def refuse_option(self, option: str) -> Refusal:
        """What is not offered at all."""
        return not_in_this_turn(self.s, self.seat, option, self.rule)

    def picked(self, choice: Choice) -> list[Good]:
        """One entry for each Valuable picked."""
        by_key = {good.key: good for good in self.goods()}
        return [by_key[number // 100] for number in choice.many("goods")]

    def about(self) -> Facts:
        """What the rule tells with its question."""
        return {} if self.tell is None else self.tell()

    def draw(self, dice: Dice) -> Choice | None:
        """Some of a random group, one after the other; left to `sample` if they do not do."""
        if self.may_pass and not dice.below(4):
            return Choice("pass")
        goods = self.goods()
        first = goods[dice.below(len(goods))]
        if self.fits is not None and not self.fits(first.colour):
            return None
        refs = [ref for good in goods if good.group == first.group for ref in good.refs(self.most)]
        refs.remove(first.refs(1)[0])
        wanted = self.least + dice.below(self.most - self.least + 1)
        taken = [first.refs(1)[0]] if wanted else []
        while len(taken) < wanted and refs:
            taken.append(refs.pop(dice.below(len(refs))))
        return Choice("take", {"goods": tuple(sorted(taken))}) if len(taken) >= self.least else None

    def every(self) -> Iterator[Choice]:
        """How many of each; which of several alike does not matter."""
        goods = self.goods()
        groups = list(dict.fromkeys([good.group for good in goods]))
        for count in range(self.least, self.most + 1):
            for group in groups if count else groups[:1]:
                own = [good for good in goods if good.group == group]
                for some in combinations_with_replacement(range(len(own)), count):
                    if any(some.count(n) > own[n].count for n in sorted(set(some))):
                        continue
                    if self.fits is not None and not any(self.fits(own[n].colour) for n in some):
                        continue
                    refs = [ref for n in sorted(set(some)) for ref in own[n].refs(some.count(n))]
                    yield Choice("take", {"goods": tuple(refs)})
        if self.may_pass:
            yield Choice("pass")


def choose_goods(question: PickGoods) -> Play[list[Good]]:
    """The Valuables picked, none if that was declined; asked only if there is a choice."""
    goods = question.goods()
    if not question.may_pass and (len(goods) == 1 or question.most == 1):
        few = list(islice(question.every(), 2))
        if len(few) == 1:
            return question.picked(few[0])
    reply = yield from ask(question)
    return question.picked(reply) if reply.option == "take" else []
