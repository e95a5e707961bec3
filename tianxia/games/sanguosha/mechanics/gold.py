"""Gold (SG-986 to SG-993): six tokens, each with an effect on the one hero who was given it."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.mechanics.next_phase import skip_next
from tianxia.games.sanguosha.rules.conditions import at_beginning, when_drawing
from tianxia.games.sanguosha.rules.damage import Damage
from tianxia.games.sanguosha.rules.health import heal, lose_hp
from tianxia.games.sanguosha.rules.owning import TOKENS
from tianxia.games.sanguosha.rules.skills import HAND_BONUS, SHA_BONUS, lasting, skill, state
from tianxia.games.sanguosha.rules.table import ACTION, DISCARDING, DRAWING, THIS_GAME, Table
from tianxia.games.sanguosha.rules.timings import (
    END_OF_TURN,
    IN_PHASE,
    START_OF_PHASE,
    START_OF_TURN,
    WHEN_SUFFERING_FIXED,
)
from tianxia.games.sanguosha.rules.turns import LAST_OF_TURN, Phase

STIPEND: Final = "gold-rich-stipend"
CRAZE: Final = "gold-craze"
BARGAIN: Final = "gold-ill-bargain"
EAR: Final = "gold-ear-of-the-gods"
DOORS: Final = "gold-closed-doors"
TRUST: Final = "gold-great-trust"
GOLD: Final = (STIPEND, CRAZE, BARGAIN, EAR, DOORS, TRUST)
TOKENS.extend(GOLD)


def gold_of(s: Table, seat: Seat) -> list[str]:
    """The Gold that a hero has."""
    return [gold for gold in GOLD if s.tokens[seat].get(gold, 0) > 0]


def give_gold(s: Table, giver: Seat, to: Seat, gold: str) -> None:
    """SG-986: from now on it works for its bearer."""
    s.token(giver, gold, -1)
    s.token(to, gold, 1)
    s.add_effect(gold, to, 1, THIS_GAME)


def drop_gold(s: Table, seat: Seat) -> None:
    """SG-987: all Gold of this hero is gone, and its effect with it."""
    for gold in gold_of(s, seat):
        s.token(seat, gold, -s.tokens[seat][gold])
    s.end_effects(lambda effect: effect[0] in GOLD and effect[1] == seat)


def drop_after_the_turn(s: Table, me: Seat, turn: Phase) -> None:
    """SG-987: at the end of its bearer's turn, after everything else of that point."""
    drop_gold(s, me)


for each in GOLD:
    skill(lasting(each), at=LAST_OF_TURN, silent=True)(drop_after_the_turn)


# ---- what each kind does for its bearer


@skill(lasting(STIPEND), at=IN_PHASE, when=when_drawing, asks=True)
def rich_stipend(s: Table, me: Seat, phase: Phase) -> None:
    """SG-988: 4 cards more."""
    phase.draws += 4


@state(lasting(STIPEND), SHA_BONUS)
def rich_stipend_arms(s: Table, me: Seat) -> int:
    """SG-988: and the Sha limit is 1 higher."""
    return 1


@skill(lasting(CRAZE), at=START_OF_TURN, asks=True)
def gold_craze(s: Table, me: Seat, turn: Phase) -> None:
    """SG-989: no Action and no Discard Phase."""
    skip_next(s, me, ACTION)
    skip_next(s, me, DISCARDING)


@skill(lasting(BARGAIN), at=START_OF_PHASE, when=lambda s, me, phase: phase.phase == ACTION, asks=True)
def ill_bargain(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """SG-990: the Action Phase begins with 1 HP less."""
    yield from lose_hp(s, me)


@state(lasting(BARGAIN), HAND_BONUS)
def ill_bargain_takes(s: Table, me: Seat) -> int:
    """SG-990: and the hand limit is 3 lower."""
    return -3


def is_no_lightning(s: Table, me: Seat, damage: Damage) -> bool:
    """Damage that is not lightning."""
    return damage.element != "lightning"


@skill(lasting(EAR), at=WHEN_SUFFERING_FIXED, when=is_no_lightning, asks=True)
def ear_of_the_gods(s: Table, me: Seat, damage: Damage) -> None:
    """SG-991: it is prevented."""
    damage.prevented = True


@skill(lasting(DOORS), at=START_OF_PHASE, when=at_beginning, asks=True)
def closed_doors(s: Table, me: Seat, phase: Phase) -> None:
    """SG-992: no Draw Phase."""
    skip_next(s, me, DRAWING)


@skill(lasting(TRUST), at=END_OF_TURN, asks=True)
def great_trust(s: Table, me: Seat, turn: Phase) -> Play[None]:
    """SG-993: heal 3."""
    yield from heal(s, me, 3)
