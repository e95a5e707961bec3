"""How an ability says what it does (CH-5xx, CH-6xx): one small function, registered under the id of its card.

- `@ability("han-xin", at=COUNTER)`: what happens unless the rival cancels it (CH-503). `at` is the moment at which it
  may be used, `when` what else it needs, `picks` what is announced with it (CH-502): one object that knows what may be
  picked, what is refused, one pick at random and all of them.
- `@ability("peng-yue", "zhongli-mo", at=COUNTER)`: two abilities in one play, where a table allows it (CH-504).
- `@reaction("xiao-he", cancels="lyu-zhi")`: what is played against an ability or a reaction (CH-601, CH-608).

Questions, permissions, positions by hand and scripts find all that they need here and name no character. The numbers
stand in data/cards.toml; `check_abilities` lets loading fail if the data and the functions do not fit together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from tianxia.core.asks import Choice, Option, Pick, Play, Refusal, Sleeve, cards
from tianxia.core.dice import Dice
from tianxia.core.events import Seat
from tianxia.core.state import Face
from tianxia.games.chuhan.data import ABILITY_OF, FACE_OF
from tianxia.games.chuhan.rules.sets import NO_SET, distinct, from_display
from tianxia.games.chuhan.rules.state import AbilityUse, Battle

# ---- the moments, called as in data/cards.toml
ATTACK: Final = "lead-step"  # CH-505: by the attacker, before leading
COUNTER: Final = "counter"  # CH-506: instead of a counter or a pass
LEAD_OR_COUNTER: Final = "lead-or-counter"  # CH-507
AFTER_ABILITY: Final = "after-rival-ability"  # CH-601
AFTER_CANCEL: Final = "after-own-ability-cancelled"  # CH-608
ANY_ABILITY: Final = ""  # what a reaction cancels that is not played against another one

Used = tuple[Sleeve, ...]  # the cards that are played for their abilities: one, or a pair (CH-504)


class Picks:
    """What is announced with an ability (CH-502): some cards, never those that are played for their abilities."""

    __slots__ = ("slot", "stays")

    def __init__(self, slot: str, stays: bool = False) -> None:
        self.slot: str = slot
        self.stays: bool = stays  # it is only pointed at and stays where it lies

    def pick(self, s: Battle, seat: Seat, used: Used) -> Pick:
        """What may be picked, and how many."""
        raise NotImplementedError

    def why_none(self, s: Battle, seat: Seat, used: Used) -> Refusal | None:
        """None if there is anything to pick; without it the ability cannot be used."""
        raise NotImplementedError

    def refuse(self, s: Battle, seat: Seat, used: Used, chosen: list[Sleeve]) -> Refusal | None:
        """What the bounds of the pick cannot say."""
        return None

    def draw(self, s: Battle, seat: Seat, used: Used, dice: Dice) -> list[Sleeve]:
        """A random pick; [] if the draw missed."""
        listed = list(self.every(s, seat, used))
        return list(listed[dice.below(len(listed))]) if listed else []

    def every(self, s: Battle, seat: Seat, used: Used) -> Iterator[tuple[Sleeve, ...]]:
        """Every legal pick, alike cards once, lazily."""
        raise NotImplementedError

    def value(self, s: Battle, chosen: tuple[Sleeve, ...]) -> int:
        """The value of these cards as the set that the ability makes of them; NO_SET if it makes none."""
        return NO_SET

    def beats(self, s: Battle, value: int) -> bool:
        """CH-212: whether a set of this value may follow the last one."""
        return value > s.best


class OneCard(Picks):
    """One card among some; `rule` says which, `lacking` is cited if there is none."""

    __slots__ = ("among", "lacking", "rule")

    def __init__(
        self,
        slot: str,
        among: Callable[[Battle, Seat, Used], list[Sleeve]],
        rule: str,
        lacking: str,
        stays: bool = False,
    ) -> None:
        super().__init__(slot, stays)
        self.among: Callable[[Battle, Seat, Used], list[Sleeve]] = among
        self.rule: str = rule
        self.lacking: str = lacking

    def pick(self, s: Battle, seat: Seat, used: Used) -> Pick:
        """Exactly one of them."""
        return Pick(self.slot, cards(self.among(s, seat, used)), rule=self.rule)

    def why_none(self, s: Battle, seat: Seat, used: Used) -> Refusal | None:
        """None if there is such a card."""
        return None if self.among(s, seat, used) else Refusal(self.lacking)

    def draw(self, s: Battle, seat: Seat, used: Used, dice: Dice) -> list[Sleeve]:
        """Any of the cards that fit, at random."""
        there = self.among(s, seat, used)
        return [there[dice.below(len(there))]]

    def every(self, s: Battle, seat: Seat, used: Used) -> Iterator[tuple[Sleeve, ...]]:
        """One card of each face."""
        for card in distinct(s, self.among(s, seat, used)):
            yield (card,)


class Ability:
    """What a character may be played for."""

    __slots__ = ("at", "counts_as", "faces", "id", "kind", "picks", "run", "when")

    def __init__(self, ids: tuple[str, ...], at: str, run: Callable[[Battle, AbilityUse], Play[None] | None]) -> None:
        self.id: str = "-".join(ids)  # of its option
        self.faces: tuple[Face, ...] = tuple([FACE_OF[id] for id in ids])
        self.kind: str = ABILITY_OF[ids[-1]]["kind"]  # attack, reaction, set, pass, reflect or single
        self.at: str = at
        self.run: Callable[[Battle, AbilityUse], Play[None] | None] = run
        self.when: Callable[[Battle], Refusal | None] | None = None
        self.picks: Picks | None = None
        self.counts_as: int = NO_SET  # its value, if its card alone is a set

    def in_reach(self, s: Battle, seat: Seat) -> Used | None:
        """The cards that the seat would play for it; None unless they are in reach, one from the display (CH-833)."""
        used = tuple([s.find(seat, face) for face in self.faces])
        return None if min(used) < 0 or from_display(s, used) > 1 else used

    def option(self, s: Battle, seat: Seat, used: Used) -> Option:
        """Its option, with what must be announced with it."""
        return Option(self.id, () if self.picks is None else (self.picks.pick(s, seat, used),))

    def choice(self, chosen: tuple[Sleeve, ...] | list[Sleeve] = ()) -> Choice:
        """The choice to use it, with these cards."""
        return Choice(self.id) if self.picks is None else Choice(self.id, {self.picks.slot: cards(chosen)})


class Reaction(Ability):
    """What a character may be played for out of turn; its function changes the use that it is played against."""

    __slots__ = ("asked", "cancels", "lacking")

    def __init__(self, id: str, at: str, run: Callable[[Battle, AbilityUse], None], cancels: str) -> None:
        super().__init__((id,), at, run)
        self.cancels: str = cancels  # the reaction that it cancels, or ANY_ABILITY
        self.asked: str = ""  # the rule by which the rival is asked
        self.lacking: str = ""  # cited if the card is not there


ABILITIES: Final[dict[str, Ability]] = {}  # by option
OF_FACE: Final[dict[Face, Ability]] = {}
PAIRS: Final[list[Ability]] = []
REACTIONS: Final[dict[str, Reaction]] = {}  # by what they cancel


def ability(
    *ids: str,
    at: str,
    when: Callable[[Battle], Refusal | None] | None = None,
    picks: Picks | None = None,
    counts_as: int = NO_SET,
) -> Callable[[Callable[[Battle, AbilityUse], Play[None] | None]], Callable[[Battle, AbilityUse], Play[None] | None]]:
    """Registers what an ability does: `(s, use)`, a coroutine if it asks anything. Two ids make a pair (CH-504), whose
    function gets the use of the second card. `counts_as` is the value of a card that is itself a set."""

    def register(
        run: Callable[[Battle, AbilityUse], Play[None] | None],
    ) -> Callable[[Battle, AbilityUse], Play[None] | None]:
        made = Ability(ids, at, run)
        made.when, made.picks, made.counts_as = when, picks, counts_as
        ABILITIES[made.id] = made
        if len(ids) > 1:
            PAIRS.append(made)
        else:
            OF_FACE[made.faces[0]] = made
        return run

    return register


def reaction(
    id: str, at: str, asked: str, lacking: str, cancels: str = ANY_ABILITY
) -> Callable[[Callable[[Battle, AbilityUse], None]], Callable[[Battle, AbilityUse], None]]:
    """Registers a reaction: `(s, use)` says what becomes of the use. `asked` is the rule by which the rival is asked,
    `lacking` is cited if the card is not there."""

    def register(run: Callable[[Battle, AbilityUse], None]) -> Callable[[Battle, AbilityUse], None]:
        made = Reaction(id, at, run, cancels)
        made.asked, made.lacking = asked, lacking
        ABILITIES[id] = OF_FACE[made.faces[0]] = REACTIONS[cancels] = made
        return run

    return register


def check_abilities(data: dict[str, dict[str, Any]], functions: dict[str, Ability]) -> None:
    """Loading fails unless every ability of the data has its function, at its moment, and the other way round."""
    single = {id: made for id, made in functions.items() if len(made.faces) == 1}
    for id in sorted({*data, *single}):
        if id not in single:
            raise ValueError(f"data/cards.toml has the ability {id}, but no function is registered for it")
        if id not in data:
            raise ValueError(f"a function is registered for {id}, but data/cards.toml has no such ability")
        if data[id]["when"] != single[id].at:
            raise ValueError(f"{id} is for {data[id]['when']} in data/cards.toml and for {single[id].at} as registered")
