"""Act Recklessly (SG-959, SG-960): X is chosen, and paid for at the end of the turn."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Option, Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.rules.asking import choose, choose_number, option, pick_cards
from tianxia.games.sanguosha.rules.health import change_max_hp
from tianxia.games.sanguosha.rules.moves import discard
from tianxia.games.sanguosha.rules.skills import lasting, skill
from tianxia.games.sanguosha.rules.table import THIS_TURN, Table
from tianxia.games.sanguosha.rules.timings import END_OF_TURN
from tianxia.games.sanguosha.rules.turns import Phase

MOST: Final = 4  # SG-959


def act_recklessly(s: Table, me: Seat, id: str) -> Play[int]:
    """SG-959: X from 1 to 4, which is remembered until the end of the turn."""
    many = yield from choose_number(s, me, id, 1, MOST, "SG-959")
    s.add_effect(id, me, many, THIS_TURN)
    return many


def paid_at_the_end(id: str) -> None:
    """What was done recklessly by this skill is paid for at the end of its owner's turn, with or without the skill."""

    def pays(s: Table, me: Seat, turn: Phase) -> Play[None]:
        """SG-959, SG-960: discard X cards or lose 1 maxHP; with fewer cards it is the maxHP."""
        for many in s.affected(id, me):
            owned = s.cards_of(me)
            if len(owned) >= many:
                reply = yield from choose(
                    s,
                    me,
                    id,
                    lambda cards=owned, count=many: (  # type: ignore[misc]
                        option("discard", pick_cards(cards, count, count)),
                        Option("lose-max-hp"),
                    ),
                    {"count": many},
                    "SG-959",
                )
                if reply.option == "discard":
                    yield from discard(s, reply.many("cards"), me)
                    continue
            yield from change_max_hp(s, me, -1)

    skill(lasting(id), at=END_OF_TURN, asks=True)(pays)
