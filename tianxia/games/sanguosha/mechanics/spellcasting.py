"""Spellcasting (SG-955 to SG-958): tokens that go away turn by turn, and an effect when the last one is gone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from tianxia.core.asks import Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.rules.asking import choose_number, may
from tianxia.games.sanguosha.rules.owning import TOKEN_OF, TOKENS
from tianxia.games.sanguosha.rules.skills import is_valid, lasting, skill
from tianxia.games.sanguosha.rules.table import THIS_GAME, Table
from tianxia.games.sanguosha.rules.timings import END_OF_TURN
from tianxia.games.sanguosha.rules.turns import Phase
from tianxia.games.sanguosha.rules.windows import activate

MOST: Final = 3  # SG-955
Spell = Callable[[Table, Seat, int], Play[None]]


def is_casting(s: Table, me: Seat, id: str) -> bool:
    """Whether tokens of this spell are left; until then it is not cast again (R91)."""
    return s.tokens[me].get(id, 0) > 0


def is_left(id: str, s: Table, me: Seat, turn: Phase) -> bool:
    """The same at the end of a turn."""
    return is_casting(s, me, id)


def cast(s: Table, me: Seat, id: str) -> Play[None]:
    """SG-955: X is chosen, and X tokens with the name of the skill are taken."""
    many = yield from choose_number(s, me, id, 1, MOST, "SG-955")
    s.end_effects(lambda effect: effect[:2] == (id, me))
    s.token(me, id, many)
    s.add_effect(id, me, many, THIS_GAME)


def spell(id: str) -> Callable[[Spell], Spell]:
    """What the spell of this skill does with the chosen X, when its last token is gone."""
    TOKEN_OF[id] = id
    TOKENS.append(id)

    def register(run: Spell) -> Spell:
        def fades(s: Table, me: Seat, turn: Phase) -> Play[None]:
            """SG-956 to SG-958: one token less at the end of each turn; with the last one the spell may happen."""
            [many] = s.affected(id, me)
            s.token(me, id, -1)
            if is_casting(s, me, id):
                return
            s.end_effects(lambda effect: effect[:2] == (id, me))
            if is_valid(s, me, id) and (yield from may(s, me, id, rule="SG-957")):
                activate(s, me, id)
                yield from run(s, me, many)

        left = partial(is_left, id)
        skill(lasting(id), at=END_OF_TURN, when=left, asks=True, anyone=True)(fades)
        return run

    return register
