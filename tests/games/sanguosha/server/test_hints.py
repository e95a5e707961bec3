"""The best hint of Sanguosha: chances from imagined games, or an honest word that nothing was tried."""

from __future__ import annotations

import re

from tests.server.simulator import Client, World
from tests.server.test_session import EASY
from tianxia.scenario import scenario


def test_for_the_choice_of_a_hero_nothing_is_tried():
    world = World(24, EASY, game="sanguosha")
    (me,) = world.people(1, bots=4, options={"ruler": "seat-0"})
    told = me.ask("hint", question=me.question["id"], level="best")["text"]
    assert "rule of thumb" in told["en"]
    assert "%" not in told["en"] + told["pl"]


def test_in_the_action_phase_the_chances_are_told():
    world = World(24, EASY, game="sanguosha")
    position = scenario("sanguosha", heroes=["liu-bei", "cao-cao"], hands={"liu-bei": ["sha", "dodge", "wine"]})
    me = Client(world, world.table_at(position), "token0").open()
    world.settle()
    assert me.question["kind"] == "sanguosha.idle"
    told = me.ask("hint", question=me.question["id"], level="best")["text"]
    assert re.search(r"chance to win about \d+%, judged from \d+ simulated games", told["en"])
    assert re.search(r"szansa na wygraną około \d+%, na podstawie \d+ symulacji", told["pl"])
