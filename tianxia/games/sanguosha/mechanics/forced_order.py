"""Forced Orders: an executing hero fulfils an order until the end of their next turn, or does not (SG-1654, SG-1655).

The order lies with the executing hero: it goes on whatever becomes of the skill, or of whoever gave it."""

from __future__ import annotations

from tianxia.core.events import Seat
from tianxia.games.sanguosha.rules.table import THIS_GAME, Table


def order(s: Table, owner: Seat, executor: Seat, skill: str) -> None:
    """From now on what the executing hero does is counted for this order."""
    s.add_effect(skill, executor, owner, THIS_GAME)
    s.set_value(executor, skill, done_for(owner), 0)
    s.emit("order", {"seat": executor, "skill": skill, "of": owner})


def ordered_by(s: Table, executor: Seat, skill: str) -> list[Seat]:
    """Whose orders this hero has to fulfil, the oldest first."""
    return s.affected(skill, executor)


def count_for_orders(s: Table, executor: Seat, skill: str, amount: int) -> None:
    """What the executing hero did counts for each order."""
    for owner in ordered_by(s, executor, skill):
        s.set_value(executor, skill, done_for(owner), done(s, executor, owner, skill) + amount)


def done(s: Table, executor: Seat, owner: Seat, skill: str) -> int:
    """How much of it was done so far."""
    return s.value_of(executor, skill, done_for(owner))


def done_for(owner: Seat) -> str:
    """Under which name it is kept."""
    return f"order-{owner}"


def end_order(s: Table, executor: Seat, owner: Seat, skill: str) -> None:
    """It succeeded or failed."""
    s.end_effects(lambda effect: effect == (skill, executor, owner, THIS_GAME))
    s.values = [kept for kept in s.values if kept[:3] != (executor, skill, done_for(owner))]
