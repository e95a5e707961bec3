"""Windows: a timing point, who may act at it and in which order, checked again right before each one acts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from tianxia.core.asks import PASS_OPTION, Offer, Option, Play, ask
from tianxia.core.events import Seat

S = TypeVar("S")  # the game's state
X = TypeVar("X")  # what is being resolved


class Trigger(Generic[S, X]):
    """Something that may or must happen at a timing point.

    `when` decides on public grounds only; what depends on a hand is for the question that `run` asks."""

    __slots__ = ("at", "id", "optional", "rule", "run", "when")

    def __init__(
        self,
        id: str,
        at: str,
        rule: str,
        when: Callable[[S, Seat, X], bool],
        run: Callable[[S, Seat, X], Play[None]],
        optional: bool = True,
    ) -> None:
        self.id: str = id
        self.at: str = at
        self.rule: str = rule
        self.when: Callable[[S, Seat, X], bool] = when
        self.run: Callable[[S, Seat, X], Play[None]] = run
        self.optional: bool = optional


def window(
    state: S, matter: X, order: Sequence[Seat], held: Callable[[Seat], Sequence[Trigger[S, X]]], kind: str
) -> Play[None]:
    """Seat by seat: what is compulsory first, then what is optional until the seat passes; each at most once."""
    for seat in order:
        done: list[str] = []
        while True:
            ready = [t for t in held(seat) if t.id not in done and t.when(state, seat, matter)]
            if not ready:
                break
            must = [t for t in ready if not t.optional]
            chosen = yield from _choose(seat, must or ready, kind, may_pass=not must)
            if chosen is None:
                break
            done.append(chosen.id)
            yield from chosen.run(state, seat, matter)


def _choose(seat: Seat, ready: Sequence[Trigger[S, X]], kind: str, may_pass: bool) -> Play[Trigger[S, X] | None]:
    """Which one comes next; a single compulsory one is not asked about."""
    if len(ready) == 1 and not may_pass:
        return ready[0]
    by_id = {trigger.id: trigger for trigger in ready}
    options = tuple([Option(id) for id in by_id]) + ((PASS_OPTION,) if may_pass else ())
    reply = yield from ask(Offer(seat, kind, ready[0].rule, lambda: options))
    return by_id.get(reply.option)
