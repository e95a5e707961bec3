"""Windows: a timing point, whose chance it is at it and in which order, all looked at again right before each one acts.

A game registers what may or must happen at a point as a `Trigger`, keeps an `Index` of whoever holds which, and says in
a `Windows` of its own what its rulebook says about order and validity. A rule that comes to a point then writes
`yield from at(s, AFTER_SUFFERING, damage)`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tianxia.core.asks import PASS_OPTION, Ask, Choice, Option, Pick, Play, Refusal, ask
from tianxia.core.events import Facts, Seat
from tianxia.core.state import Matter

S = TypeVar("S")  # the game's state

Asking = Iterable[tuple[Ask, ...]]  # questions to come; mostly none
Done = dict[tuple[Seat, str], int]  # how often whose trigger acted at this point
UNASKED: Final = Choice("yes")  # what a trigger gets that nobody was asked about
ONCE: Final = 1 << 30  # acted or declined, and not to be repeated
NOTHING_DONE: Final[Done] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Subject(Matter):
    """Something being resolved that a timing point can be about."""

    __slots__ = ()

    def whose(self, point: str) -> Seat:
        """The seat that this point is about: user, target, source, victim ..."""
        raise NotImplementedError

    def is_over(self, point: str) -> bool:
        """Whether nothing more can happen at this point."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger:
    """What may or must happen at a timing point.

    `when` decides on public grounds only: a question must not betray a hand. What depends on hidden cards belongs into
    `picks`, which is worked out when the asked seat looks; with `picks`, `run` gets the `Choice` as a fourth argument.
    A trigger that asks nobody anything is a plain function."""

    __slots__ = ("anyone", "asks", "at", "forced", "id", "picks", "refuse", "rule", "run", "times", "user", "when")

    def __init__(
        self,
        id: str,
        at: str,
        run: Callable[..., Asking | None],
        rule: str = "",
        when: Callable[[Any, Seat, Any], bool] | None = None,
        picks: Callable[[Any, Seat, Any], tuple[Pick, ...] | None] | None = None,
        refuse: Callable[[Any, Seat, Any, Choice], str | None] | None = None,
        times: Callable[[Seat, Any], int] | None = None,
        user: Callable[[Any], Seat] | None = None,
        forced: bool = False,
        asks: bool = False,
        anyone: bool = False,
    ) -> None:
        self.id: str = id
        self.at: str = at
        self.run: Callable[..., Asking | None] = run  # (state, owner, matter), or (state, owner, matter, choice)
        self.rule: str = rule  # the ledger id that the question cites
        self.when: Callable[[Any, Seat, Any], bool] | None = when
        self.picks: Callable[[Any, Seat, Any], tuple[Pick, ...] | None] | None = picks  # None: it cannot be paid
        self.refuse: Callable[[Any, Seat, Any, Choice], str | None] | None = refuse  # the rule that is broken
        self.times: Callable[[Seat, Any], int] | None = times  # once for each of this many, else once
        self.user: Callable[[Any], Seat] | None = user  # in whose place of the order, if not its owner's
        self.forced: bool = forced or asks
        self.asks: bool = asks  # it puts its own question, and tells itself that it acts
        self.anyone: bool = anyone  # not only for the seat that the point is about

    def carry_out(self, s: Any, owner: Seat, matter: Any, choice: Choice) -> Asking:
        """What it does, as far as somebody must be asked."""
        asking = self.run(s, owner, matter) if self.picks is None else self.run(s, owner, matter, choice)
        return () if asking is None else asking


@mypyc_attr(allow_interpreted_subclasses=True)
class Held:
    """A rule in the hands of a seat. `rank`: those of a lower rank come before the others of the same seat."""

    __slots__ = ("key", "rank", "rule", "seat")

    def __init__(self, seat: Seat, key: str, rule: Any, rank: int = 0) -> None:
        self.seat: Seat = seat
        self.key: str = key  # what its owner calls it: unique among what a seat holds
        self.rule: Any = rule
        self.rank: int = rank

    def works(self, s: Any) -> bool:
        """Whether it is in force just now: a skill that is not invalid, a mercenary that is paid."""
        return True

    def user(self, matter: Any) -> Seat:
        """In whose place of the order it comes."""
        user: Callable[[Any], Seat] | None = self.rule.user
        return self.seat if user is None else user(matter)


@mypyc_attr(allow_interpreted_subclasses=True)
class Index:
    """Who holds which trigger, by timing point: an unused point costs one look-up."""

    __slots__ = ("triggers",)

    def __init__(self) -> None:
        self.triggers: dict[str, list[Held]] = {}

    def hold(self, held: Held) -> None:
        """A trigger comes into somebody's hands."""
        self.triggers.setdefault(held.rule.at, []).append(held)


@mypyc_attr(allow_interpreted_subclasses=True)
class Windows(Generic[S]):
    """How a game goes through its timing points; it overrides what its rulebook says otherwise.

    Without a marshal it goes seat by seat: each chooses the order of its own triggers, one at a time, and may pass when
    none is left that must happen. A marshal orders the triggers of all seats; whoever holds an optional one decides."""

    __slots__ = ()
    ranks: ClassVar[tuple[int, ...]] = (0,)  # one after the other, for each seat
    order_rule: ClassVar[str] = ""  # cited where a marshal puts triggers in order; else that of the first of them

    # ---- what a game says

    def index(self, s: S) -> Index:
        """Who holds what now."""
        raise NotImplementedError

    def order(self, s: S, point: str, matter: Subject) -> Sequence[Seat]:
        """The seats in the order in which they have their chance."""
        raise NotImplementedError

    def marshal(self, s: S, point: str, matter: Subject) -> Seat | None:
        """Whoever puts the triggers of all seats in order; None: each seat its own."""
        return None

    def may_act(self, s: S, seat: Seat) -> bool:
        """Whether this seat still has a chance: it may have left the game meanwhile."""
        return True

    def counts(self, s: S, held: Held, matter: Subject) -> bool:
        """Whether this trigger counts for this matter."""
        return True

    def question(self, s: S, seat: Seat, ready: list[Held], matter: Subject, point: str, may_pass: bool) -> Ask:
        """Which trigger comes next, and with what."""
        return Activate(s, seat, ready, matter, point, may_pass, point, ready[0].rule.rule)

    def tell(self, s: S, seat: Seat, held: Held) -> None:
        """Tell that somebody's trigger takes effect."""

    # ---- going through a point

    def at(self, s: S, point: str, matter: Subject) -> Asking:
        """One timing point. Mostly nobody has anything to do: then there is nothing to wait for."""
        waiting = self.index(s).triggers.get(point)
        if waiting is not None:
            whose = matter.whose(point)
            for held in waiting:
                if (held.rule.anyone or held.seat == whose) and self.is_ready(s, held, matter, point, NOTHING_DONE):
                    marshal = self.marshal(s, point, matter)
                    if marshal is None:
                        return self._seat_by_seat(s, point, matter)
                    return self._marshalled(s, point, matter, marshal)
        return ()

    def is_ready(self, s: S, held: Held, matter: Subject, point: str, done: Done) -> bool:
        """Whether it may act now: checked at the very moment, for everything before may have changed it."""
        rule = held.rule
        so_far = done.get((held.seat, held.key), 0) if done else 0
        if so_far and (rule.times is None or so_far >= rule.times(held.seat, matter)):
            return False
        if not rule.anyone and matter.whose(point) != held.seat:
            return False
        if not self.counts(s, held, matter):
            return False
        if rule.when is not None and not rule.when(s, held.seat, matter):
            return False
        return held.works(s)

    def _seat_by_seat(self, s: S, point: str, matter: Subject) -> Play[None]:
        """In order; in each seat rank after rank, until it passes or nothing of that rank is ready."""
        for seat in self.order(s, point, matter):
            done: Done = {}
            for rank in self.ranks:
                while ready := self._ready(s, seat, rank, point, matter, done):
                    chosen, choice = yield from self._choose(s, seat, ready, matter, point)
                    if chosen is None:
                        break
                    yield from self._act(s, seat, chosen, choice, matter, done)

    def _ready(self, s: S, seat: Seat, rank: int, point: str, matter: Subject, done: Done) -> list[Held]:
        """What this seat may do next; nothing if it has left the game or the matter is over."""
        return [
            held
            for held in self.index(s).triggers.get(point, ())
            if held.rank == rank
            and held.user(matter) == seat
            and self.may_act(s, seat)
            and not matter.is_over(point)
            and self.is_ready(s, held, matter, point, done)
        ]

    def _choose(
        self, s: S, seat: Seat, ready: list[Held], matter: Subject, point: str
    ) -> Play[tuple[Held | None, Choice]]:
        """A single forced one is not asked about; while a forced one waits nobody can pass."""
        must = any(held.rule.forced for held in ready)
        if must and len(ready) == 1 and ready[0].rule.picks is None:
            return ready[0], UNASKED
        reply = yield from ask(self.question(s, seat, ready, matter, point, not must))
        return next((held for held in ready if held.key == reply.option), None), reply

    def _act(self, s: S, seat: Seat, held: Held, choice: Choice, matter: Subject, done: Done) -> Asking:
        """It is counted and told before it acts."""
        rule, name = held.rule, (held.seat, held.key)
        done[name] = ONCE if rule.times is None else done.get(name, 0) + 1
        if not rule.asks:
            self.tell(s, seat, held)
        asking: Asking = rule.carry_out(s, held.seat, matter, choice)
        return asking

    def _marshalled(self, s: S, point: str, matter: Subject, marshal: Seat) -> Play[None]:
        """What is ready, whoever holds it, one at a time as the marshal says; what its owner declines is over."""
        done: Done = {}
        order = self.order(s, point, matter)
        while ready := [
            held for seat in order for rank in self.ranks for held in self._ready(s, seat, rank, point, matter, done)
        ]:
            following = ready[0]
            if len(ready) > 1:
                reply = yield from ask(Marshal(marshal, ready, point, self.order_rule or ready[0].rule.rule))
                following = ready[int(reply.option)]
            user = following.user(matter)
            chosen, choice = yield from self._choose(s, user, [following], matter, point)
            if chosen is None:
                done[following.seat, following.key] = ONCE
            else:
                yield from self._act(s, user, chosen, choice, matter, done)


@mypyc_attr(allow_interpreted_subclasses=True)
class Activate(Ask):
    """Which of one's triggers acts now, and with what."""

    __slots__ = ("matter", "may_pass", "point", "ready", "s")

    def __init__(
        self, s: Any, seat: Seat, ready: list[Held], matter: Subject, point: str, may_pass: bool, kind: str, rule: str
    ) -> None:
        super().__init__(seat, kind, rule)
        self.s: Any = s
        self.ready: list[Held] = ready
        self.matter: Subject = matter
        self.point: str = point
        self.may_pass: bool = may_pass

    def options(self) -> tuple[Option, ...]:
        """Each trigger with what it needs; one that cannot be paid is missing."""
        found: list[Option] = []
        for held in self.ready:
            picks = () if held.rule.picks is None else held.rule.picks(self.s, self.seat, self.matter)
            if picks is not None and all(len(pick.items) >= pick.least for pick in picks):
                found.append(Option(held.key, picks))
        if self.may_pass or not found:
            found.append(PASS_OPTION)
        return tuple(found)

    def refuse(self, choice: Choice) -> Refusal | None:
        """Picks that do not go together."""
        held = next((held for held in self.ready if held.key == choice.option), None)
        if held is None or held.rule.refuse is None:
            return None
        rule = held.rule.refuse(self.s, self.seat, self.matter, choice)
        return None if rule is None else Refusal(rule, {"trigger": held.key})

    def about(self) -> Facts:
        """The point and what it is about."""
        return {"triggers": [held.key for held in self.ready], "point": self.point, "matter": self.matter.plain()}


class Marshal(Ask):
    """Which trigger comes next, of whomever: one option for each, by its place in `about`."""

    __slots__ = ("point", "ready")

    def __init__(self, seat: Seat, ready: list[Held], point: str, rule: str) -> None:
        super().__init__(seat, f"{point}.order", rule)
        self.ready: list[Held] = ready
        self.point: str = point

    def options(self) -> tuple[Option, ...]:
        """One for each that is ready."""
        return tuple([Option(str(place)) for place in range(len(self.ready))])

    def about(self) -> Facts:
        """Whose trigger stands at which place."""
        waiting = [{"seat": held.seat, "trigger": held.key} for held in self.ready]
        return {"waiting": waiting, "point": self.point}
