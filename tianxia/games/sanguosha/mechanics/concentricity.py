"""Concentricity (SG-974 to SG-976): an effect that its initiator performs first, then the hero chosen for it."""

from __future__ import annotations

from collections.abc import Callable

from tianxia.core.asks import Choice, Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.rules.asking import pick_seats
from tianxia.games.sanguosha.rules.conditions import at_beginning
from tianxia.games.sanguosha.rules.skills import skill
from tianxia.games.sanguosha.rules.table import UNTIL_NEXT_TURN, Table
from tianxia.games.sanguosha.rules.timings import START_OF_PHASE
from tianxia.games.sanguosha.rules.turns import Phase


def concentric(skill_id: str) -> None:
    """SG-974: in the Beginning Phase the owner may choose another hero, until the start of their next turn."""

    def choose_concentric(s: Table, me: Seat, phase: Phase, choice: Choice) -> None:
        """The effect of the skill's own name says whom."""
        s.add_effect(skill_id, me, choice.one("seats"), UNTIL_NEXT_TURN)
        s.emit("concentric", {"seat": me, "opponent": choice.one("seats")})

    register = skill(
        skill_id, at=START_OF_PHASE, when=at_beginning, picks=lambda s, me, phase: (pick_seats(s.others(me)),)
    )
    register(choose_concentric)


def concentric_heroes(s: Table, me: Seat, skill_id: str) -> list[Seat]:
    """The hero chosen for this skill, while they live."""
    return [seat for seat in s.affected(skill_id, me) if s.alive[seat]]


def perform(s: Table, me: Seat, skill_id: str, effect: Callable[[Table, Seat], Play[None]]) -> Play[None]:
    """SG-975, SG-976: its initiator performs the effect, then the chosen hero if there is one."""
    for seat in (me, *concentric_heroes(s, me, skill_id)):
        if s.alive[seat]:
            yield from effect(s, seat)
