"""The views of a replay: the first whole, of all others what has changed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.simulator import World
from tests.server.test_session import EASY
from tianxia.core.events import SPECTATOR
from tianxia.games import built_in, game
from tianxia.server.books.changes import change, changed
from tianxia.server.books.replays import open_view, replay, views
from tianxia.server.session.record import header_record

FACTS = st.recursive(
    st.none() | st.integers(-3, 3) | st.text("ab#", max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("ab#0", max_size=2), inner, max_size=4),
    max_leaves=12,
)
CASES: list[tuple[Any, Any, Any]] = [
    (None, {"hp": 3}, [{"hp": 3}]),
    ({"hp": 3, "max": 4}, {"hp": 2, "max": 4}, {"hp": [2]}),
    ({"hp": 3, "token": None}, {"hp": 3}, {"token": []}),
    ({"hp": 3}, {"hp": 3, "hand": []}, {"hand": [[]]}),
    ({"hand": [1]}, {"hand": []}, {"hand": {"#": 0}}),
    ([1, 2, 3], [1, 5], {"1": [5], "#": 2}),
    ([{"hp": 1}], [{"hp": 0}, 7], {"0": {"hp": [0]}, "#": 2, "1": [7]}),
    ({"role": {"id": "spy"}}, {"role": None}, {"role": [None]}),
]


@pytest.mark.parametrize(("before", "after", "told"), CASES, ids=range(len(CASES)))
def test_what_has_changed_is_told_and_nothing_else(before: Any, after: Any, told: Any):
    assert change(before, after) == told
    assert changed(before, told) == after


@given(FACTS, FACTS)
def test_a_change_leads_from_any_fact_to_any_other_over_the_wire(before: Any, after: Any):
    old = json.dumps(before)
    assert changed(before, json.loads(json.dumps(change(before, after)))) == after
    assert json.dumps(before) == old, "what was there before is not touched"


@pytest.mark.parametrize("id", built_in())
def test_the_views_of_a_replay_are_those_of_the_match(id: str):
    world = World(3, EASY, game=id)
    me = world.sit(world.create("me", *["bot=random"] * (game(id).check_seats(None) - 1)))
    world.play(me, most=6)
    job = world.request("replay", me.table, body=SPECTATOR)
    job.viewer = "open"
    told = replay(job)
    record = header_record(job.game, job.header)
    expected = [open_view(record)]
    for row in job.rows:
        record.apply(row)
        expected.append(open_view(record))
    assert views(told) == expected
    assert len(expected) > 6
