"""What takes long is done beside: taking back, old history and branches play a match again while others go on."""

from __future__ import annotations

import msgspec
import pytest

from tests.server.simulator import Client, World
from tests.server.test_session import EASY, code_of, whole_log
from tianxia.server import wire_http as http
from tianxia.server.session import afterwards, record
from tianxia.server.session import effects as fx
from tianxia.server.session.record import Damaged, Record
from tianxia.server.session.table import HostedTable

CONFIG = msgspec.structs.replace(EASY, missed=10, mark_every=5)


class Watched(World):
    """Counts the rows that are played again while the core has the word, and everybody waits."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, CONFIG)
        self.is_told = False
        self.beside = 0
        self.meanwhile = 0

    def tell(self, told: fx.Told) -> None:
        self.is_told = True
        super().tell(told)
        self.is_told = False

    def count(self, rows: int) -> None:
        if self.is_told:
            self.meanwhile += rows
        else:
            self.beside += rows


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch) -> Watched:
    watched = Watched(5)
    apply, replay = Record.apply, record.replay

    def counted_apply(self, row):
        watched.count(1)
        apply(self, row)

    def counted_replay(game, log, upto):
        watched.count(len(log.lines[:upto]))
        return replay(game, log, upto)

    monkeypatch.setattr(Record, "apply", counted_apply)
    monkeypatch.setattr(record, "replay", counted_replay)
    return watched


def against_a_bot(world: World, answers: int) -> Client:
    me = world.sit(world.create("me", "bot=random"))
    world.play(me, most=answers)
    return me


def test_a_takeback_is_played_beside(world: Watched):
    me = against_a_bot(world, 20)
    assert me.ask("undo")["ok"]
    assert me.events[-1]["kind"] == "takeback"
    assert (world.meanwhile, world.beside > 20) == (0, True)


def test_what_was_before_a_mark_is_played_beside(world: Watched):
    me, rival = world.two()
    world.play(me, rival, most=40)
    rows = len(world.session.tables[me.table].record.rows)
    assert rows >= 40
    world.crash()
    again = Client(world, me.table, me.token).open()
    world.settle()
    assert whole_log(again) == me.events
    assert (world.meanwhile < CONFIG.mark_every, world.beside) == (True, rows)


def test_a_branch_is_played_beside(world: Watched):
    me, rival = world.two()
    world.play(me, rival, most=20)
    me.ask("concede")
    alone = world.sit(world.request("branch", me.table, body=http.BranchFrom(12, 0)))
    assert alone.view is not None
    assert (world.meanwhile, world.beside) == (0, 12)


def test_a_table_waits_for_its_takeback_and_other_tables_do_not(world: Watched):
    me, other = against_a_bot(world, 20), world.sit(world.create("me", "bot"))
    heard = len(me.inbox)
    me.send({"t": "undo", "id": "back"})
    me.send({"t": "chat", "id": "word", "text": "sorry"})
    other.send({"t": "history", "id": "old", "before": 3})
    assert other.inbox[-1]["t"] == "history"
    assert len(me.inbox) == heard
    world.settle()
    assert [message["id"] for message in me.inbox[heard:] if message["t"] == "ack"] == ["back", "word"]


# ---- when it fails


def fails(*_: object) -> None:
    raise Damaged("it cannot be played")


def test_a_takeback_that_fails_is_refused_and_the_match_goes_on(world: Watched, monkeypatch: pytest.MonkeyPatch):
    me = against_a_bot(world, 20)
    monkeypatch.setattr(Record, "earlier", fails)
    assert code_of(me.ask("undo")) == "fault"
    assert me.answer()["ok"]


def test_a_takeback_by_consent_that_fails_is_told_to_all(world: Watched, monkeypatch: pytest.MonkeyPatch):
    me, rival = world.two()
    world.play(me, rival, most=21)
    monkeypatch.setattr(Record, "earlier", fails)
    assert me.ask("undo")["ok"]
    assert rival.ask("consent", yes=True)["ok"]
    assert me.last("takeback")["state"] == rival.last("takeback")["state"] == "refused"
    assert world.play(me, rival, most=3) == 3


def test_a_branch_that_fails_is_our_fault(world: Watched, monkeypatch: pytest.MonkeyPatch):
    me, rival = world.two()
    world.play(me, rival, most=20)
    me.ask("concede")
    monkeypatch.setattr(afterwards, "restored", fails)
    assert world.request("branch", me.table, body=http.BranchFrom(12, 0)).code == "fault"


def test_a_branch_where_the_match_is_over_is_refused(world: Watched):
    me = against_a_bot(world, 10_000)
    rows = world.session.tables[me.table].record.rows
    told = world.request("branch", me.table, body=http.BranchFrom(len(rows), 0))
    assert (told.code, told.text.en) == ("bad-input", "the match is over there")


def test_a_past_that_cannot_be_played_is_left_out(world: Watched, monkeypatch: pytest.MonkeyPatch):
    me, rival = world.two()
    world.play(me, rival, most=40)
    world.crash()
    monkeypatch.setattr(HostedTable, "played_again", fails)
    again = Client(world, me.table, me.token).open()
    world.settle()
    first = world.session.tables[me.table].record.first_told
    assert again.events == me.events[first:] != me.events[-CONFIG.missed :]
    page = again.ask("history", before=first)
    assert (page["from"], page["events"]) == (first, [])
