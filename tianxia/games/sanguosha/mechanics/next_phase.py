"""Skipping one's next phase (SG-995): it waits for the next phase of that kind and is used up by it."""

from __future__ import annotations

from typing import Final

from tianxia.core.events import Seat
from tianxia.games.sanguosha.rules.skills import lasting, skill
from tianxia.games.sanguosha.rules.table import PHASES, THIS_GAME, Table
from tianxia.games.sanguosha.rules.timings import BEFORE_PHASE
from tianxia.games.sanguosha.rules.turns import Phase

SKIP: Final = "skips-next"  # its value is the phase


def skip_next(s: Table, seat: Seat, phase: int) -> None:
    """SG-995: the hero skips their next phase of this kind."""
    s.add_effect(SKIP, seat, phase, THIS_GAME)
    s.emit("skips-next", {"seat": seat, "phase": PHASES[phase]})


@skill(lasting(SKIP), at=BEFORE_PHASE, when=lambda s, me, phase: phase.phase in s.affected(SKIP, me), silent=True)
def skips_it(s: Table, me: Seat, phase: Phase) -> None:
    """All that wait for the same phase are used up together."""
    phase.skipped = True
    s.end_effects(lambda effect: effect[:3] == (SKIP, me, phase.phase))
