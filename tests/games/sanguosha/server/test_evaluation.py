"""The hills of a replay of Sanguosha: partners have the chance of their side."""

from __future__ import annotations

import pytest

from tianxia.bots.make import policy_of
from tianxia.core.asks import Choice
from tianxia.core.dice import Dice
from tianxia.scenario import scenario
from tianxia.server.books.chances import Playouts


def test_partners_who_win_together_have_both_the_whole_chance():
    played = scenario(
        "sanguosha",
        heroes=["zhang-liao", "guan-yu", "xu-chu", "gan-ning"],
        roles={"zhang-liao": "ruler", "guan-yu": "loyalist", "xu-chu": "rebel", "gan-ning": "spy"},
        alive=["zhang-liao", "guan-yu", "xu-chu"],
        hands={"zhang-liao": ["sha"], "guan-yu": [], "xu-chu": []},
        hp={"xu-chu": 1},
        turn="zhang-liao",
    )
    playouts = Playouts(policy_of("sanguosha"), Dice(1), 100, 2)
    before = playouts.chances(played.match)
    assert before[0] == before[1], "partners have the chance of their side"
    assert before[0] + before[2] + before[3] == pytest.approx(1, abs=0.002)
    played.zhang_liao.uses("sha", on="xu-chu")
    while not played.match.is_over:
        seat = played.match.waiting()[0].seat
        played.match.answer(seat, Choice("pass"))
    assert played.match.state.outcome.winners == (0, 1)
    assert playouts.chances(played.match) == [1.0, 1.0, 0.0, 0.0]
