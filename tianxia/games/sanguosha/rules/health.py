"""HP: losing, healing, maxHP, chain and flip (SG-35x, SG-7xx, SG-90x)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tianxia.core.asks import Option, Play
from tianxia.core.events import Facts, Seat
from tianxia.core.windows import Asking, Subject
from tianxia.games.sanguosha.content import SHIELD_CAP
from tianxia.games.sanguosha.rules.asking import choose
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.deck import draw
from tianxia.games.sanguosha.rules.dying import brink_of_death, die
from tianxia.games.sanguosha.rules.table import THIS_GAME, Table
from tianxia.games.sanguosha.rules.timings import (
    AFTER_HEALING,
    AFTER_LOSING_HP,
    AFTER_MAX_HP,
    BEFORE_HEALING,
    BEFORE_LOSING_HP,
    BEFORE_MAX_HP,
)
from tianxia.games.sanguosha.rules.windows import at
from tianxia.games.sanguosha.rules.zones import NOBODY

AFTER_FLIP: Final = "flip"  # the hero card was turned over: the table shows to which side


class Change(Subject):
    """HP lost or healed, maxHP changed, or a hero card turned over. Interrupters may change `amount`; 0 means that
    nothing happens."""

    __slots__ = ("amount", "card", "of", "seat", "what")

    def __init__(self, what: str, seat: Seat, amount: int, of: Seat, card: Card | None) -> None:
        self.what: str = what
        self.seat: Seat = seat
        self.amount: int = amount
        self.of: Seat = of  # who heals
        self.card: Card | None = card

    def whose(self, point: str) -> Seat:
        """The hero whose HP changes."""
        return self.seat

    def plain(self) -> Facts:
        """All of it is public."""
        card = None if self.card is None else self.card.plain()
        return {"change": self.what, "seat": self.seat, "amount": self.amount, "of": self.of, "card": card}


def heal(s: Table, seat: Seat, amount: int = 1, of: Seat = NOBODY, card: Card | None = None) -> Play[bool]:
    """H1 to H3, SG-709: never above maxHP; returns whether anything was healed."""
    if not s.alive[seat] or s.wounds(seat) < 1 or amount < 1:
        return False
    change = Change("heal", seat, amount, of, card)
    yield from at(s, BEFORE_HEALING, change)
    healed = min(change.amount, s.wounds(seat))
    if healed < 1 or not s.alive[seat]:
        return False
    change.amount = healed
    s.hp[seat] += healed
    s.note("heal", seat, of, healed)
    if of >= 0:
        s.note("healed", of, seat, healed)
    s.emit("heal", {"seat": seat, "amount": healed, "hp": s.hp[seat]})
    s.beat("healed")
    yield from at(s, AFTER_HEALING, change)
    return True


HIDDEN_MAX_HP: Final = "hidden-max-hp"  # an effect: how the maxHP of a hidden hero has changed
APPEARING: Final[list[Callable[[Table, Seat], Play[None]]]] = []  # how a hidden hero is revealed


def appear(s: Table, seat: Seat) -> Play[None]:
    """SG-1641: a hidden hero is revealed."""
    for reveal in APPEARING:
        yield from reveal(s, seat)


def heal_or_draw(s: Table, seat: Seat, skill: str, cards: int) -> Play[None]:
    """The hero heals 1 or draws, as they choose; without a wound only drawing can be chosen (SG-1541)."""
    heals = False
    if s.wounds(seat) > 0:
        reply = yield from choose(s, seat, skill, lambda: (Option("heal"), Option("draw")))
        heals = reply.option == "heal"
    if heals:
        yield from heal(s, seat, 1, seat)
    else:
        yield from draw(s, seat, cards)


def lose_hp(s: Table, seat: Seat, amount: int = 1) -> Play[None]:
    """L1 to L3, SG-944: shields are not touched; HP loss has no killer (SG-730)."""
    if not s.alive[seat] or amount < 1:
        return
    change = Change("lose", seat, amount, NOBODY, None)
    yield from at(s, BEFORE_LOSING_HP, change)
    if change.amount < 1 or not s.alive[seat]:
        return
    if s.unrevealed[seat]:
        yield from appear(s, seat)  # SG-1641: the loss is absorbed
        return
    s.hp[seat] -= change.amount
    s.note("lose-hp", seat, NOBODY, change.amount)
    s.emit("lose-hp", {"seat": seat, "amount": change.amount, "hp": s.hp[seat]})
    s.beat("hurt")
    yield from brink_of_death(s, seat, None)
    if s.alive[seat]:
        yield from at(s, AFTER_LOSING_HP, change)


def change_max_hp(s: Table, seat: Seat, amount: int) -> Play[None]:
    """X1 to X3, SG-701, SG-352: HP above maxHP drops without a loss; at 0 the hero dies at once, killed by nobody."""
    if not s.alive[seat] or not amount:
        return
    if s.unrevealed[seat]:
        s.add_effect(HIDDEN_MAX_HP, seat, amount, THIS_GAME)  # SG-1641: it counts when the hero is revealed
        return
    change = Change("max-hp", seat, amount, NOBODY, None)
    yield from at(s, BEFORE_MAX_HP, change)
    if not change.amount or not s.alive[seat]:
        return
    s.max_hp[seat] = max(0, s.max_hp[seat] + change.amount)
    s.hp[seat] = min(s.hp[seat], s.max_hp[seat])
    s.emit("max-hp", {"seat": seat, "amount": change.amount, "max_hp": s.max_hp[seat], "hp": s.hp[seat]})
    if s.max_hp[seat] == 0:
        yield from die(s, seat, NOBODY)
        return
    yield from at(s, AFTER_MAX_HP, change)


def add_shield(s: Table, seat: Seat, amount: int) -> None:
    """SG-942, SG-945: shields are gained or, with a negative amount, lost; they are capped."""
    s.shield[seat] = min(SHIELD_CAP, s.shield[seat] + amount)
    s.emit("shield", {"seat": seat, "shield": s.shield[seat]})


def chain(s: Table, seat: Seat, chained: bool) -> None:
    """SG-904: turn the hero card sideways, or back."""
    if s.alive[seat] and s.chained[seat] != chained:
        s.chained[seat] = chained
        s.emit("chain", {"seat": seat, "chained": chained})


def flip(s: Table, seat: Seat) -> Asking:
    """SG-901: turn the hero card over at once, in both directions; `yield from` it for what skills make of that."""
    if not s.alive[seat]:
        return ()
    s.flipped[seat] = not s.flipped[seat]
    s.emit("flip", {"seat": seat, "flipped": s.flipped[seat]})
    return at(s, AFTER_FLIP, Change("flip", seat, 1, NOBODY, None))


def set_hp(s: Table, seat: Seat, hp: int) -> None:
    """SG-702: HP becomes this, which is neither healing, loss nor damage."""
    if s.alive[seat] and s.hp[seat] != hp:
        s.hp[seat] = hp
        s.emit("set-hp", {"seat": seat, "hp": hp})


def restore(s: Table, seat: Seat) -> Asking:
    """SG-907: unchain and flip face up; `yield from` it as for `flip`."""
    chain(s, seat, False)
    return flip(s, seat) if s.flipped[seat] else ()
