"""Basic cards (SG-11xx): Sha of every element, Dodge, Peach, Wine."""

from __future__ import annotations

from tianxia.core.asks import Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import SHAS
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.damage import Damage, deal_damage
from tianxia.games.sanguosha.rules.dying import is_dying
from tianxia.games.sanguosha.rules.health import heal
from tianxia.games.sanguosha.rules.table import THIS_TURN, Table
from tianxia.games.sanguosha.rules.targets import kind, oneself, others
from tianxia.games.sanguosha.rules.using import Use


@kind(*SHAS, who=others)
def sha(s: Table, use: Use, target: Seat) -> Play[None]:
    """SG-1101, SG-1106: 1 damage, of the element of the Sha; Wine adds to it."""
    element = use.card.kind.element
    yield from deal_damage(s, Damage(use.user, target, 1 + use.bonus, element, use.card, use))


@kind("dodge", idle=False)
def dodge(s: Table, use: Use, target: Seat) -> Play[None]:
    """SG-1130: it counters the Sha it answers; on its own it does nothing."""
    yield from ()


def who_may_eat(s: Table, user: Seat, card: Card) -> list[Seat]:
    """SG-1140: oneself if wounded, or whoever is dying."""
    dying = [seat for seat in s.around(user) if is_dying(s, seat)]
    return dying or [user]


def needs_wound(s: Table, user: Seat, card: Card) -> str | None:
    """SG-1142: not at full HP."""
    return "SG-1142" if s.wounds(user) < 1 else None


@kind("peach", who=who_may_eat, automatic=True, refuse=needs_wound)
def peach(s: Table, use: Use, target: Seat) -> Play[None]:
    """SG-1140: heal 1."""
    yield from heal(s, target, 1, use.user, use.card)


def once_a_turn(s: Table, user: Seat, card: Card) -> str | None:
    """SG-1150."""
    return "SG-1150" if s.used(user, "wine", THIS_TURN) else None


@kind("wine", who=oneself, automatic=True, refuse=once_a_turn)
def wine(s: Table, use: Use, target: Seat) -> Play[None]:
    """SG-1150, SG-1151: the next Sha of this turn +1 damage; in the own brink of death heal 1."""
    if is_dying(s, target):
        yield from heal(s, target, 1, use.user, use.card)
        return
    s.add_effect("wine", target, 1, THIS_TURN)
    s.emit("wine", {"seat": target})
