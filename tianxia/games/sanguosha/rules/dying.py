"""The brink of death, death, reward and the end of the game (SG-36x, SG-37x, SG-72x to SG-75x)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tianxia.core.asks import Play
from tianxia.core.events import Facts, Seat
from tianxia.core.windows import Subject
from tianxia.games.sanguosha.content import FIRST_ROLE, LOYALIST, REBEL, ROLES, RULER, SEE, SPY
from tianxia.games.sanguosha.rules.deck import draw
from tianxia.games.sanguosha.rules.moves import PLACED, discard, move_cards, place_in_discard
from tianxia.games.sanguosha.rules.responding import offers_to_save
from tianxia.games.sanguosha.rules.table import THIS_PHASE, THIS_TURN, UNTIL_NEXT_TURN, UNTIL_TURN_OF, Table
from tianxia.games.sanguosha.rules.timings import (
    AFTER_BRINK,
    AFTER_DEATH,
    BEFORE_REVEALING_ROLE,
    END_OF_ASKING,
    ENTERING_BRINK,
    IN_BRINK,
    WHEN_DYING,
)
from tianxia.games.sanguosha.rules.windows import at
from tianxia.games.sanguosha.rules.zones import (
    ATOP,
    BESIDES,
    CHARACTERS,
    DISCARD,
    HERO_CARD,
    HIDDEN_BESIDES,
    NOBODY,
    OFFERED,
    PREMEDITATED,
    ROLE,
    zone_of,
)

if TYPE_CHECKING:
    from tianxia.games.sanguosha.rules.damage import Damage


class Brink(Subject):
    """A hero on the brink of death; `helper` is the seat whose chance it is to save them."""

    __slots__ = ("damage", "helper", "seat")

    def __init__(self, seat: Seat, damage: Damage | None) -> None:
        self.seat: Seat = seat
        self.damage: Damage | None = damage  # None: HP was lost
        self.helper: Seat = NOBODY

    def whose(self, point: str) -> Seat:
        """In B2 the hero whose chance it is, else the dying one."""
        return self.helper if point == IN_BRINK else self.seat

    def plain(self) -> Facts:
        """All of it is public."""
        return {"brink": self.seat, "helper": self.helper}


class Death(Subject):
    """A hero who dies, and the killer. At K0 a skill may say what happens `instead` (SG-980)."""

    __slots__ = ("instead", "killer", "seat")

    def __init__(self, seat: Seat, killer: Seat) -> None:
        self.seat: Seat = seat
        self.killer: Seat = killer
        self.instead: Callable[[Table, Seat], Play[None]] | None = None

    def whose(self, point: str) -> Seat:
        """The hero who dies."""
        return self.seat

    def plain(self) -> Facts:
        """All of it is public."""
        return {"death": self.seat, "killer": self.killer}


def is_dying(s: Table, seat: Seat) -> bool:
    """Whether this hero is on the brink of death just now."""
    return any(isinstance(matter, Brink) and matter.seat == seat for matter in s.trail)


def brink_of_death(s: Table, seat: Seat, damage: Damage | None) -> Play[None]:
    """B1 to B4. A hero who is already dying does not enter a second time (ruling R23)."""
    if s.hp[seat] > 0 or not s.alive[seat] or is_dying(s, seat):
        return
    brink = Brink(seat, damage)
    s.trail.append(brink)
    s.emit("brink", {"seat": seat, "hp": s.hp[seat]})
    s.beat("brink")
    yield from at(s, ENTERING_BRINK, brink)
    for helper in s.around(s.current):
        if s.hp[seat] > 0 or not s.alive[seat]:
            break  # SG-362
        if s.alive[helper]:
            brink.helper = helper
            yield from at(s, IN_BRINK, brink)
            yield from offers_to_save(s, helper, seat)
    brink.helper = NOBODY
    yield from at(s, END_OF_ASKING, brink)
    if s.hp[seat] < 1 and s.alive[seat]:
        killer = NOBODY if damage is None else damage.source
        s.trail.remove(brink)
        yield from die(s, seat, killer)
        return
    s.trail.remove(brink)
    if s.alive[seat]:
        yield from at(s, AFTER_BRINK, brink)


def die(s: Table, seat: Seat, killer: Seat) -> Play[None]:
    """K0 to K5: the role is shown, the game may end, skills, clean-up, reward, skills."""
    if killer >= 0 and not s.alive[killer]:
        killer = NOBODY  # SG-731
    death = Death(seat, killer)
    s.alive[seat] = False
    outer, s.fallen = s.fallen, seat
    s.cached = None
    s.trail.append(death)
    yield from at(s, BEFORE_REVEALING_ROLE, death)
    if death.instead is not None:
        s.trail.remove(death)
        s.alive[seat], s.fallen = True, outer
        s.cached = None
        yield from death.instead(s, seat)  # SG-980: nobody has died
        return
    s.note("death", seat, killer)
    reveal_role(s, seat, killer)
    check_victory(s)
    yield from at(s, WHEN_DYING, death)
    yield from clean_up(s, seat)
    s.fallen = outer
    s.cached = None
    yield from reward(s, seat, death.killer)
    yield from at(s, AFTER_DEATH, death)
    s.trail.remove(death)
    tell_the_fallen(s, seat)


def reveal_role(s: Table, seat: Seat, killer: Seat) -> None:
    """K1: the dead hero's role is shown to all."""
    card = s.zones[zone_of(seat, ROLE)][0]
    s.show(card, s.everyone())
    s.emit("death", {"seat": seat, "role": s.face_name(s.faces[card]), "killer": killer})
    s.beat("fallen")


def tell_the_fallen(s: Table, seat: Seat) -> None:
    """SG-756, an option: whoever has died, and decides nothing any more, sees all roles."""
    if s.fallen_option != SEE:
        return
    for other in range(s.seats):
        s.show(s.zones[zone_of(other, ROLE)][0], s.bit(seat))
    s.emit("sees-roles", {"seat": seat})


def check_victory(s: Table) -> None:
    """SG-750 to SG-753: at each death; the roles that win end the game."""
    living = [s.role(seat) for seat in s.survivors()]
    if RULER not in living:
        winning, reason = [SPY if living == [SPY] else REBEL], "SG-751"
    elif REBEL in living or SPY in living:
        return
    else:
        winning, reason = [RULER, LOYALIST], "SG-750"
    winners = [seat for seat in range(s.seats) if s.role(seat) in winning]
    if winning == [SPY]:
        winners = [seat for seat in winners if s.lives(seat)]
    s.end_game(tuple(winners), reason)


def clean_up(s: Table, seat: Seat) -> Play[None]:
    """K3, SG-437: hand and equipment, judgement area, cards atop and beside, tokens, the hero card and
    incarnations; in this order."""
    cards = s.cards_of(seat)
    yield from discard(s, cards, seat)
    yield from place_in_discard(s, [*s.judging(seat), *s.zones[zone_of(seat, PREMEDITATED)]])
    aside = [card for area in (ATOP, BESIDES, HIDDEN_BESIDES) for card in s.zones[zone_of(seat, area)]]
    yield from move_cards(s, aside, DISCARD, PLACED)
    s.tokens[seat] = {}
    s.chained[seat] = s.flipped[seat] = s.unrevealed[seat] = False
    s.shield[seat] = 0
    s.end_effects(lambda effect: effect[1] == seat and ends_with_owner(effect[3]))
    s.end_effects(lambda effect: effect[2:] == (seat, UNTIL_TURN_OF))
    for card in [*s.zones[zone_of(seat, HERO_CARD)], *s.zones[zone_of(seat, OFFERED)]]:
        s.labels.pop(card, None)
        s.move(card, CHARACTERS)
    s.shuffle(CHARACTERS)


def ends_with_owner(until: str) -> bool:
    """SG-1512: an effect that lives in its owner's turn or phase, or ends at the next one, ends with the owner."""
    return until in (THIS_TURN, THIS_PHASE, UNTIL_NEXT_TURN)


def reward(s: Table, seat: Seat, killer: Seat) -> Play[None]:
    """K4, SG-741 to SG-743: three cards for a rebel; a ruler who kills a loyalist loses all cards."""
    if killer < 0 or not s.alive[killer]:
        return
    role = s.faces[s.zones[zone_of(seat, ROLE)][0]] - FIRST_ROLE
    if role == REBEL:
        yield from draw(s, killer, 3)
    elif role == LOYALIST and killer == s.ruler:
        s.emit("penalty", {"seat": killer, "role": ROLES[role]})
        yield from discard(s, s.cards_of(killer), killer)
