"""Attendants (SG-983 to SG-985): ten cards with a skill each, of which two at a time are shown as a clique.

Which are unshown, shown now and shown before is public; what is offered is seen by their owner alone (SG-H16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tianxia.core.asks import Offer, Option, Play, ask
from tianxia.core.dice import Dice
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import ATTENDANTS
from tianxia.games.sanguosha.rules.table import Table

OFFERED: Final = 4


def take_attendants(s: Table, seat: Seat) -> None:
    """SG-983: all ten, unshown."""
    s.attendants[seat] = tuple(ATTENDANTS)


def form_clique(s: Table, seat: Seat) -> Play[None]:
    """SG-984: one is drawn, up to four others are offered and one of these is chosen; both are shown, and their skills
    take the place of those before."""
    unshown = s.attendants[seat]
    if not unshown:
        return
    s.clique_offer[seat] = some_of(unshown, 1 + OFFERED, s.dice)
    pair = s.clique_offer[seat][:1]
    if len(unshown) > 1:
        told = {"skill": "form-cliques"}
        reply = yield from ask(Offer(seat, "sanguosha.clique", "SG-985", lambda: choosable(s, seat), lambda: told))
        pair = (s.clique_offer[seat][0], reply.option.partition("/")[0])  # the drawn one is a secret until now
    show_clique(s, seat, pair)


def some_of(names: Sequence[str], count: int, dice: Dice) -> tuple[str, ...]:
    """This many of them at random, or all."""
    left = list(names)
    return tuple([left.pop(dice.below(len(left))) for _ in range(min(count, len(left)))])


def choosable(s: Table, seat: Seat) -> tuple[Option, ...]:
    """SG-985: those offered who do not refuse the one drawn; whoever is the only one offered joins anybody."""
    drawn, *offered = s.clique_offer[seat]
    willing = [name for name in offered if drawn not in ATTENDANTS[name].refuses]
    return tuple([Option(f"{name}/{ATTENDANTS[name].skill}") for name in sorted(willing or offered)])


def show_clique(s: Table, seat: Seat, pair: tuple[str, ...]) -> None:
    """SG-983, SG-984: a pair that was shown never comes back; what was counted for its skills is gone with them."""
    before = [ATTENDANTS[name].skill for name in s.clique[seat]]
    s.uses = [use for use in s.uses if use[1] != seat or use[2] not in before]
    s.past_cliques[seat] += s.clique[seat]
    s.attendants[seat] = tuple([name for name in s.attendants[seat] if name not in pair])
    s.clique[seat], s.clique_offer[seat] = pair, ()
    s.cached = None
    s.emit("clique", {"seat": seat, "attendants": list(pair), "unshown": len(s.attendants[seat])})
