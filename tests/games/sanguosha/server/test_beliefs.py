"""How hidden roles are read for a viewer: the same in every world that looks the same, for seats and onlookers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from tests.server.live import Live
from tests.server.simulator import Client, World
from tests.server.test_session import EASY
from tianxia.client import Refused
from tianxia.core.dice import Dice, key_from_seed
from tianxia.core.events import SPECTATOR
from tianxia.core.match import Match, start
from tianxia.games import game
from tianxia.server.books.beliefs import read_match, read_roles

SEATS = 5
ANSWERS = 240


def moments(every: int) -> Iterator[Match]:
    """A match of bots that play anything, every this many answers."""
    match = start(game("sanguosha"), seats=SEATS, options={}, key=key_from_seed("beliefs"))
    dice = Dice(key_from_seed("anything"))
    for n in range(ANSWERS):
        question = match.waiting()[0]
        match.answer(question.seat, question.sample(dice))
        if n % every == 0:
            yield match


def test_two_worlds_that_look_the_same_are_read_the_same_way():
    other_roles = 0
    for match in moments(20):
        for viewer in (SPECTATOR, *range(SEATS)):
            told = read_roles(match, viewer)
            for key in range(1, 6):
                twin = match.twin(viewer, key)
                other_roles += [twin.state.role(seat) for seat in range(SEATS)] != [
                    match.state.role(seat) for seat in range(SEATS)
                ]
                assert read_roles(twin, viewer) == told
    assert other_roles > 100, "the worlds differ in what is read"


def test_chances_add_up_fit_the_roles_that_are_left_and_move_with_the_deeds():
    moved = set()
    for match in moments(20):
        for viewer in (SPECTATOR, *range(SEATS)):
            told = read_roles(match, viewer)
            assert told is not None
            view = match.view(viewer)
            for row, seat in zip(told, view["seats"], strict=True):
                assert sum(row.chances.values()) == pytest.approx(1)
                assert row.known == (seat["role"] is not None)
                assert not row.known or row.chances[seat["role"]] == 1
                weights = [deed.weight for deed in row.moved]
                assert weights == [view["deeds"][row.seat][deed.seat] for deed in row.moved]
                assert sorted(weights, key=abs, reverse=True) == weights
                moved |= {tuple(row.chances.values())} if not row.known else set()
            for role, count in {"ruler": 1, "loyalist": 1, "rebel": 2, "spy": 1}.items():
                assert sum([row.chances[role] for row in told]) == pytest.approx(count)
    assert len(moved) > 10


def test_a_seat_and_an_onlooker_ask_at_the_table_and_each_gets_a_reading_of_its_own():
    world = World(1, EASY, game="sanguosha")
    me = world.sit(world.create("me", *["bot=random"] * 4))
    onlooker = world.watch(me.table)
    world.play(me, most=30)
    match = world.session.tables[me.table].record.match
    for client, viewer in ((me, me.last("welcome")["you"]), (onlooker, SPECTATOR)):
        told = client.ask("beliefs")["seats"]
        own = read_roles(match, viewer)
        assert [(row["seat"], row["known"], row["chances"]) for row in told] == [
            (row.seat, row.known, row.chances) for row in own
        ]
        assert told[0]["known"] == (client.view["seats"][0]["role"] is not None)
    assert sum([row["known"] for row in me.ask("beliefs")["seats"]]) > 0


def test_a_game_without_hidden_roles_and_a_table_that_waits_have_nothing_to_read():
    world = World(2, EASY)
    me, _ = world.two()
    assert me.ask("beliefs")["seats"] is None
    waiting = Client(world, world.create("me", "open").table, None).open()
    world.settle()
    assert waiting.ask("beliefs")["seats"] is None


def test_a_match_is_read_from_each_answer_that_changed_it_on():
    world = World(3, EASY, game="sanguosha")
    me = world.sit(world.create("me", *["bot=random"] * 4))
    seat = me.last("welcome")["you"]
    world.play(me, most=30)
    told = read_match(world.request("replay", me.table, me.token, seat))
    numbers = [change.n for change in told.changes]
    assert numbers[0] == 0
    assert numbers == sorted(set(numbers))
    readings = [change.seats for change in told.changes]
    assert len(readings) > 3
    assert all(one != other for one, other in pairwise(readings))
    assert readings[-1] == read_roles(world.session.tables[me.table].record.match, seat)


async def test_a_running_match_is_read_only_through_the_own_eyes_and_those_of_onlookers(tmp_path: Path):
    with Live(tmp_path) as live:
        made = await live.api.create([{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 4], game="sanguosha")
        path = f"/api/tables/{made['table']}/beliefs"
        for wrong in (f"?viewer={made['seat']}", "?viewer=-7", "?viewer=open"):
            with pytest.raises(Refused):
                await live.api.call("GET", path + wrong)
        own = await live.api.call("GET", f"{path}?viewer={made['seat']}", token=made["token"])
        assert own["changes"][0]["seats"][made["seat"]]["known"]
        told = await live.api.call("GET", path)
        assert told["viewer"] == SPECTATOR
        assert [row["known"] for row in told["changes"][0]["seats"]].count(True) == 1  # the ruler
