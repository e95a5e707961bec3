"""Questions of The Great Wall: lists of moves, and some of several resources."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement
from typing import Final

from tianxia.core.asks import MOST_SLEEVES, Ask, Choice, Option, Pick, Play, Ref, Refusal, ask
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.moves import Move, Moves
from tianxia.core.pieces import figures, place_of
from tianxia.games.greatwall.data import LOCATIONS, RESOURCES, SECTIONS, SOLDIERS

DONE: Final[Move] = ("done", ())
LOCATION_REF: Final[tuple[Ref, ...]] = tuple([f"location/{n}" for n in range(len(LOCATIONS))])
SECTION_REF: Final[tuple[Ref, ...]] = tuple([f"section/{n}" for n in range(len(SECTIONS))])
SEAT_REF: Final[tuple[Ref, ...]] = tuple([f"seat/{n}" for n in range(8)])
RESOURCE_REF: Final[tuple[Ref, ...]] = tuple([figures("resource", n, 1)[0] for n in range(len(RESOURCES))])
SPOTS: Final = 8  # at most, on one Horde card
SORT_OF: Final = {"to": "location", "from": "location"}  # of what a slot picks, where it is called otherwise
THERE_ARE: Final = {"location": len(LOCATIONS), "section": len(SECTIONS), "kind": len(SOLDIERS)}


def question(
    seat: Seat,
    kind: str,
    rule: str,
    moves: Callable[[], list[Move]],
    tell: Callable[[], Facts] | None = None,
    why: Callable[[Choice], str] | None = None,
) -> Moves:
    """A list of moves; `why` names the rule against what is not among them, or nothing where it is that of the
    question."""

    def refused(choice: Choice) -> Refusal | None:
        rule_against = "" if why is None else why(choice)
        return Refusal(rule_against, {"option": choice.option}) if rule_against else None

    return Moves(seat, f"greatwall.{kind}", rule, moves, tell, None if why is None else refused)


def picked(choice: Choice, slot: str) -> int:
    """The number of what somebody picked, also where it is not offered; -1 if it is nothing that there is."""
    refs = choice.picks.get(slot, ())
    sort, _, rest = refs[0].partition("/") if refs else ("", "", "")
    if (
        sort != SORT_OF.get(slot, slot)
        or not rest.isdecimal()
        or int(rest) >= THERE_ARE.get(sort, MOST_SLEEVES * SPOTS)
    ):
        return -1
    return int(rest)


def left(count: int) -> Callable[[], Facts]:
    """What a question tells that is asked again and again: how often it may still be answered."""
    return lambda: {"left": count}


def is_asked(moves: list[Move]) -> bool:
    """Whether there is anything to do but to go on."""
    return any(move != DONE for move in moves)


class Tokens(Ask):
    """Some resources of several kinds: exactly or up to this many, as many of each kind as there are."""

    __slots__ = ("least", "most", "tell", "there", "uniform")

    def __init__(
        self,
        seat: Seat,
        kind: str,
        rule: str,
        stock: Callable[[], list[int]],
        bounds: tuple[int, int],
        tell: Callable[[], Facts] | None = None,
        uniform: str = "",
    ) -> None:
        super().__init__(seat, f"greatwall.{kind}", rule)
        self.there: Callable[[], list[int]] = stock  # of each kind, how many may be picked
        self.least, self.most = bounds
        self.tell: Callable[[], Facts] | None = tell
        self.uniform: str = uniform  # "one": all of one kind; "distinct": all of different kinds

    def options(self) -> tuple[Option, ...]:
        """As many of each kind as could be wanted."""
        each = 1 if self.uniform == "distinct" else self.most
        stock = self.there()
        items = [ref for kind, count in enumerate(stock) for ref in figures("resource", kind, min(count, each))]
        least = min(self.least, len(items))
        return (Option("take", (Pick("resources", tuple(items), least, self.most),)),)

    def refuse(self, choice: Choice) -> Refusal | None:
        """Several kinds where only one may be picked."""
        kinds = [place_of(number) for number in choice.many("resources")]
        if self.uniform == "one" and len(set(kinds)) > 1:
            return Refusal(self.rule, {"together": True})
        return None

    def about(self) -> Facts:
        """What the rule tells with its question."""
        return {} if self.tell is None else self.tell()

    def every(self) -> Iterator[Choice]:
        """How many of each kind."""
        stock = self.there()
        each = 1 if self.uniform == "distinct" else self.most
        room = [min(count, each) for count in stock]
        least = min(self.least, sum(room))
        for count in range(least, min(self.most, sum(room)) + 1):
            for some in combinations_with_replacement(range(len(stock)), count):
                kinds = sorted(set(some))
                if any(some.count(kind) > room[kind] for kind in kinds):
                    continue
                if self.uniform == "one" and len(kinds) > 1:
                    continue
                refs = [ref for kind in kinds for ref in figures("resource", kind, some.count(kind))]
                yield Choice("take", {"resources": tuple(refs)})

    def draw(self, dice: Dice) -> Choice:
        """Any of them."""
        listed = list(self.every())
        return listed[dice.below(len(listed))]


def pick_tokens(wanted: Tokens) -> Play[list[int]]:
    """How many of each kind; asked only if there is a choice."""
    counts = [0] * len(RESOURCES)
    listed = list(wanted.every())
    if not listed:
        return counts
    reply = listed[0] if len(listed) == 1 else (yield from ask(wanted))
    for number in reply.many("resources"):
        counts[place_of(number)] += 1
    return counts
