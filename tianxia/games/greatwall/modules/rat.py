"""The Rat: a figure that brings gold where it sits, and moves once a Year (GW-20xx)."""

from __future__ import annotations

from collections.abc import Callable

from tianxia.core.asks import Play
from tianxia.core.events import Seat
from tianxia.games.greatwall.data import GOLD
from tianxia.games.greatwall.rules.changing import adds_step, changes
from tianxia.games.greatwall.rules.holding import takes_effect
from tianxia.games.greatwall.rules.rarer import place_rat
from tianxia.games.greatwall.rules.state import ON_HORDE, OWN, RAT_DECK, RAT_UP, SHAME, Realm, soldier
from tianxia.games.greatwall.rules.year import step

RAT = "rat"


@changes(RAT, "more_setup")
def rat_setup(base: Callable[[Realm], None], s: Realm) -> None:
    """GW-2005, GW-2006: five cards, one face up; the Rat is placed before the first Autumn."""
    base(s)
    for face in s.variant.box.faces_of("rat"):
        s.add_card(face, RAT_DECK)
    s.shuffle(RAT_DECK)
    reveal(s)
    s.agenda.insert(0, ("rat-placed", -1, -1))


def reveal(s: Realm) -> None:
    """GW-2013, GW-2014: a new card on top of the old one; an empty deck is made of the covered ones."""
    if not s.zones[RAT_DECK]:
        active = s.zones[RAT_UP][-1]
        for card in s.zones[RAT_UP][:-1]:
            s.move(card, RAT_DECK)
        assert s.zones[RAT_UP] == [active]
        s.shuffle(RAT_DECK)
    s.move(s.zones[RAT_DECK][-1], RAT_UP)


@step("rat-placed", RAT)
def rat_placed(s: Realm, who: int, number: int) -> Play[None]:
    """GW-2006: by the highest on the Tea track, on any Location."""
    yield from place_rat(s, s.tea[0])


@adds_step(RAT, 2, "rat-card", "recover")
@step("rat-card")
def rat_card(s: Realm, who: int, number: int) -> Play[None]:
    """GW-2013: each Summer after Recover."""
    reveal(s)
    yield from ()


@changes(RAT, "begin_activation")
def rat_gold(base: Callable[..., Play[None]], s: Realm, at: int, players: list[Seat]) -> Play[None]:
    """GW-2007, GW-2008, GW-2018: one gold for each player with a Clerk there, in every activation."""
    if at == s.rat:
        for seat in players:
            s.gain(seat, GOLD, 1)
    yield from base(s, at, players)


MEASURES: dict[str, Callable[[Realm, Seat], int]] = {
    "most_clerks_on_board": lambda s, seat: sum([s.clerks(seat, at) for at in s.variant.locations]),
    "most_soldiers_on_hordes": lambda s, seat: sum([s.stock[soldier(kind, seat)][ON_HORDE] for kind in range(4)]),
    "most_shame": lambda s, seat: s.stock[SHAME][OWN + seat],
    "most_overseer_levels": lambda s, seat: sum(s.overseers[seat]),
}


def rat_mover(s: Realm) -> Seat:
    """GW-2010, GW-2012, GW-2019: who meets the condition of the active card; "most" needs at least one."""
    condition = s.card(s.zones[RAT_UP][-1]).row["condition"]
    if condition == "least_honour":
        return min(s.tea, key=lambda seat: (s.honour[seat], s.tea.index(seat)))
    measure = MEASURES[condition]
    best = min(s.tea, key=lambda seat: (-measure(s, seat), s.tea.index(seat)))
    return best if measure(s, best) else -1


@adds_step(RAT, 3, "rat-moves", "execution")
@step("rat-moves")
def rat_moves(s: Realm, who: int, number: int) -> Play[None]:
    """GW-2010, GW-2011: once each Autumn, after the Cleanup of the last turn."""
    seat = rat_mover(s)
    if seat >= 0:
        takes_effect(s, seat, s.card(s.zones[RAT_UP][-1]))
        yield from place_rat(s, seat)
