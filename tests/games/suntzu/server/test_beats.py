"""Beats: what happens in one answer is shown in pictures, each with the view of its moment; no client works it out."""

from __future__ import annotations

from tests.server.simulator import Client, World
from tests.server.test_session import EASY
from tianxia.core.events import BEAT
from tianxia.server import wire_http as http
from tianxia.server.books.replays import replay
from tianxia.server.session.afterwards import ReplayJob


def a_round(seed: int) -> tuple[World, Client]:
    """A match in which both seats have answered once; a round of secret orders is played out in one update."""
    world = World(seed, EASY, game="suntzu")
    me = world.sit(world.create("me", "bot=random", options={"variant": "beginner"}))
    world.settle()
    return world, me


def beats(events: list[dict]) -> list[dict]:
    return [event for event in events if event["kind"] == BEAT]


def test_an_update_shows_each_beat_with_the_view_of_its_moment():
    world, me = a_round(1)
    me.answer()
    world.settle()
    update = next(message for message in reversed(me.inbox) if message["t"] == "update" and beats(message["events"]))
    shown = beats(update["events"])
    assert {event["facts"]["what"] for event in shown} >= {"laid", "turned-up", "fought"}
    for event in shown:
        assert event["view"]["viewer"] == 0
        assert event["view"]["question"] is None
    turned = next(event for event in shown if event["facts"]["what"] == "turned-up")
    assert turned["view"]["resolving"], "the battle is in the picture"
    assert not update["view"]["resolving"], "and over at the end"
    assert turned["view"] != update["view"]


def test_pictures_are_not_kept_once_they_were_shown():
    world, me = a_round(2)
    me.answer()
    world.settle()
    record = world.session.tables[me.table].record
    assert record is not None
    assert [event for event in record.told if event.kind == BEAT]
    assert [event for event in record.told if event.views is not None] == []
    me.open()
    world.settle()
    welcome = me.last("welcome")
    assert [event for event in welcome["events"] if event["view"] is not None] == []


def test_a_replay_shows_the_same_beats():
    world, me = a_round(3)
    me.answer()
    world.settle()
    table = world.session.tables[me.table]
    assert table.record is not None
    told: http.Replay = replay(ReplayJob(table, table.record, 0))
    shown = [event for step in told.steps for event in step.events if event.kind == BEAT]
    assert shown
    assert all(event.view is not None and event.view["viewer"] == 0 for event in shown)
