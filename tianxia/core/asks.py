"""Asking: one kind of question for all games, its options, picks and choices, and the refusal that cites a rule."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from itertools import combinations, permutations
from typing import ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat

Sleeve = int
Ref = str  # "card/17", "province/qin", "seat/2"
T = TypeVar("T")

MOST_SLEEVES: Final = 1000
CARD: Final[tuple[Ref, ...]] = tuple([f"card/{n}" for n in range(MOST_SLEEVES)])
NUMBER: Final[dict[Ref, int]] = {ref: n for n, ref in enumerate(CARD)}
TRIES: Final = 60  # of a blind draw before `sample` lists the choices


def cards(sleeves: Sequence[Sleeve]) -> tuple[Ref, ...]:
    """Sleeves as the things that can be picked."""
    return tuple([CARD[sleeve] for sleeve in sleeves])


def number(ref: Ref) -> int:
    """The number in a reference: 17 of "card/17"."""
    known = NUMBER.get(ref)
    return known if known is not None else int(ref[ref.index("/") + 1 :])


class Refusal(Exception):  # noqa: N818 - the rulebook's word; it is an answer, not a fault
    """Why a choice is not possible: a rule id and the facts that made it fail; the text follows from them."""

    def __init__(self, rule: str, facts: Facts | None = None, sentence: str = "") -> None:
        Exception.__init__(self, rule, facts)
        self.rule: str = rule
        self.facts: Facts = facts if facts is not None else {}
        self.sentence: str = sentence  # who is refused what, where it was written by somebody who knows the names

    def __str__(self) -> str:
        return self.sentence or f"refused by {self.rule}"


class Pick:
    """Some things to choose from: how many, in which order, and the rule that says so."""

    __slots__ = ("items", "least", "most", "ordered", "rule", "slot")

    def __init__(
        self, slot: str, items: tuple[Ref, ...], least: int = 1, most: int = 1, ordered: bool = False, rule: str = ""
    ) -> None:
        self.slot: str = slot
        self.items: tuple[Ref, ...] = items
        self.least: int = least
        self.most: int = most
        self.ordered: bool = ordered
        self.rule: str = (
            rule  # cited when something else, too few or too many are picked; else the rule of the question
        )

    def plain(self) -> Facts:
        """As sent to a client."""
        bounds = {"least": self.least, "most": self.most, "ordered": self.ordered}
        return {"slot": self.slot, "items": list(self.items), **bounds}


class Option:
    """One thing that may be done, with what must be picked for it."""

    __slots__ = ("id", "picks")

    def __init__(self, id: str, picks: tuple[Pick, ...] = ()) -> None:
        self.id: str = id
        self.picks: tuple[Pick, ...] = picks

    def plain(self) -> Facts:
        """As sent to a client."""
        return {"id": self.id, "picks": [pick.plain() for pick in self.picks]}


class Choice:
    """An answer: an option and what was picked for it."""

    __slots__ = ("option", "picks")

    def __init__(self, option: str, picks: dict[str, tuple[Ref, ...]] | None = None) -> None:
        self.option: str = option
        self.picks: dict[str, tuple[Ref, ...]] = picks if picks is not None else {}

    def one(self, slot: str) -> int:
        """The number of the single thing picked."""
        return number(self.picks[slot][0])

    def many(self, slot: str) -> list[int]:
        """The numbers of the things picked."""
        return [number(ref) for ref in self.picks.get(slot, ())]

    def plain(self) -> Facts:
        """As stored in a log and sent by a client."""
        return {"option": self.option, "picks": {slot: list(refs) for slot, refs in self.picks.items()}}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and self.option == other.option and self.picks == other.picks

    def __hash__(self) -> int:
        raise TypeError("a Choice is compared, never hashed")

    def __repr__(self) -> str:
        return f"Choice({self.option!r}, {self.picks!r})"


def choice_of(plain: object) -> Choice:
    """The choice that `Choice.plain` wrote; one sentence says what is wrong with anything else."""
    if not isinstance(plain, dict) or not isinstance(plain.get("option"), str):
        raise ValueError("a choice is an object with an option")
    picks = plain.get("picks", {})
    if not isinstance(picks, dict):
        raise ValueError("the picks of a choice are an object")
    for slot, refs in picks.items():
        if not isinstance(slot, str) or not isinstance(refs, list) or not all(isinstance(ref, str) for ref in refs):
            raise ValueError(f"the picks for {slot!r} are not a list of references")
    return Choice(plain["option"], {slot: tuple(refs) for slot, refs in picks.items()})


PASS: Final = Choice("pass")
PASS_OPTION: Final = Option("pass")


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask:
    """A question to one seat. A game derives one class for each of its questions.

    Whatever depends on cards is worked out when somebody looks (`options` and the rest are methods, not lists made at
    the `yield`): after a twin the same question must offer the twin's cards.
    """

    __slots__ = ("kind", "rule", "seat")
    now: ClassVar[
        tuple[str, ...]
    ] = ()  # options of a sealed question that act at once; sealed answers of the others go back

    def __init__(self, seat: Seat, kind: str, rule: str) -> None:
        self.seat: Seat = seat
        self.kind: str = kind  # "game.counter": key of the prompt text, of the bot's head, of the statistics
        self.rule: str = rule  # the ledger id that obliges or permits this choice

    def options(self) -> tuple[Option, ...]:
        """What may be done."""
        raise NotImplementedError

    def closed(self) -> dict[str, Refusal]:
        """What the seat might think of but may not do now, with the reason; shown greyed out."""
        return {}

    def about(self) -> Facts:
        """Facts for the prompt, all known to this seat."""
        return {}

    def is_own(self) -> bool:
        """Whether the seat is asked to act against what it has just done itself: hardly anybody wants to. Only what all
        can see may count."""
        return False

    def refuse(self, choice: Choice) -> Refusal | None:
        """What the bounds of the picks cannot say; pure."""
        return None

    def refuse_option(self, option: str) -> Refusal:
        """Why something is neither offered nor closed here."""
        return Refusal(self.rule, {"option": option})

    def refuse_item(self, choice: Choice, pick: Pick, item: Ref) -> Refusal:
        """Why something is not among the things to pick from."""
        return Refusal(pick.rule or self.rule, {"slot": pick.slot, "item": item})

    def draw(self, dice: Dice) -> Choice | None:
        """A random legal choice found without listing them, or None to leave it to `sample`."""
        return None

    def every(self) -> Iterator[Choice] | None:
        """All legal choices without trying every combination, or None to leave it to `expand`."""
        return None

    def check(self, choice: Choice) -> Refusal | None:
        """None if the choice is legal, else why not; the same function greys things out in every client."""
        option = next((o for o in self.options() if o.id == choice.option), None)
        if option is None:
            closed = self.closed().get(choice.option)
            return closed if closed is not None else self.refuse_option(choice.option)
        slots = [pick.slot for pick in option.picks]
        for slot in choice.picks:
            if slot not in slots:
                return Refusal(self.rule, {"slot": slot})
        for pick in option.picks:
            got = choice.picks.get(pick.slot, ())
            rule = pick.rule or self.rule
            if len(set(got)) != len(got):
                return Refusal(rule, {"slot": pick.slot, "twice": True})
            for ref in got:
                if ref not in pick.items:
                    return self.refuse_item(choice, pick, ref)
            if not pick.least <= len(got) <= pick.most:
                return Refusal(rule, {"slot": pick.slot, "least": pick.least, "most": pick.most, "got": len(got)})
        return self.refuse(choice)

    def expand(self) -> Iterator[Choice]:
        """Every legal choice in a fixed order, lazily; choices that differ only in alike copies may be listed once."""
        listed = self.every()
        if listed is not None:
            yield from listed
            return
        for option in self.options():
            yield from self.expand_option(option)

    def expand_option(self, option: Option) -> Iterator[Choice]:
        """Every legal choice of one option, by trying all picks."""
        for picks in _combine(option.picks, 0):
            choice = Choice(option.id, picks)
            if self.refuse(choice) is None:
                yield choice

    def sample(self, dice: Dice) -> Choice:
        """A random legal choice."""
        drawn = self.draw(dice)
        if drawn is not None:
            return drawn
        options = self.options()
        for _ in range(TRIES):
            choice = blind(options[dice.below(len(options))], dice)
            if choice is not None and self.refuse(choice) is None:
                return choice
        listed = list(self.expand())
        return listed[dice.below(len(listed))]

    def plain(self) -> Facts:
        """The whole question, as sent to the client of its seat."""
        return {
            "seat": self.seat,
            "kind": self.kind,
            "rule": self.rule,
            "about": self.about(),
            "options": [option.plain() for option in self.options()],
            "closed": {id: {"rule": r.rule, "facts": r.facts} for id, r in self.closed().items()},
            "now": list(self.now),
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer(Ask):
    """A small question: its options come from a closure over the sleeves of the suspended rule."""

    __slots__ = ("offer", "tell")

    def __init__(
        self,
        seat: Seat,
        kind: str,
        rule: str,
        offer: Callable[[], tuple[Option, ...]],
        tell: Callable[[], Facts] | None = None,
    ) -> None:
        super().__init__(seat, kind, rule)
        self.offer: Callable[[], tuple[Option, ...]] = offer
        self.tell: Callable[[], Facts] | None = tell

    def options(self) -> tuple[Option, ...]:
        """What the closure offers now."""
        return self.offer()

    def about(self) -> Facts:
        """What the closure tells now."""
        return {} if self.tell is None else self.tell()


def blind(option: Option, dice: Dice) -> Choice | None:
    """Random picks within their bounds; None if there are too few things to pick from."""
    picks: dict[str, tuple[Ref, ...]] = {}
    for pick in option.picks:
        places = list(range(len(pick.items)))
        most = min(pick.most, len(places))
        if most < pick.least:
            return None
        dice.shuffle(places)
        count = pick.least + dice.below(most - pick.least + 1)
        chosen = places[:count] if pick.ordered else sorted(places[:count])
        picks[pick.slot] = tuple([pick.items[place] for place in chosen])
    return Choice(option.id, picks)


def _combine(picks: tuple[Pick, ...], first: int) -> Iterator[dict[str, tuple[Ref, ...]]]:
    if first == len(picks):
        yield {}
        return
    pick = picks[first]
    for count in range(pick.least, min(pick.most, len(pick.items)) + 1):
        for items in permutations(pick.items, count) if pick.ordered else combinations(pick.items, count):
            for rest in _combine(picks, first + 1):
                yield {pick.slot: items, **rest}


Replies = dict[Seat, Choice]
Play = Generator[tuple[Ask, ...], Replies, T]


def ask(question: Ask) -> Play[Choice]:
    """One seat, one answer."""
    replies = yield (question,)
    return replies[question.seat]


def ask_all(questions: tuple[Ask, ...]) -> Play[Replies]:
    """Several seats at once: sealed until the last one is in; a `now` option comes alone and at once."""
    return (yield questions)
