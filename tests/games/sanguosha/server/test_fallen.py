"""A fallen hero is out of the game for good."""

from __future__ import annotations

from tianxia.games import game
from tianxia.scenario import scenario


def test_a_fallen_hero_is_out_and_nobody_else_is():
    table = scenario(
        "sanguosha",
        heroes=["liu-bei", "cao-cao", "zhang-fei", "lu-bu"],
        roles=["rebel", "ruler", "loyalist", "spy"],
        dead=["liu-bei"],
        turn="cao-cao",
    )
    state = table.journal.match.state
    assert [game("sanguosha").is_out(state, seat) for seat in range(4)] == [True, False, False, False]
