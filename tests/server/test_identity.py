"""The identity matrix (X6, X10): every message from every wrong principal is refused and changes nothing."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tests.server.hostile import SAMPLES, kinds
from tests.server.simulator import Client, World
from tests.server.test_session import EASY
from tianxia.server import wire_http as http
from tianxia.server.wire import Fault

Principal = Callable[[World, Client, Client], Client]
SILENT = ("ping",)  # answered to anybody
OPEN = ("history", "beliefs")  # an onlooker may read what onlookers were told, and what follows from it
LOOKING = ("why", "hint")  # change nothing and are refused for want of a question


def opened(client: Client) -> Client:
    client.open()
    client.world.settle()
    return client


def onlooker(world: World, me: Client, rival: Client) -> Client:
    return opened(Client(world, me.table, None))


def stranger(world: World, me: Client, rival: Client) -> Client:
    other, _ = world.two()
    return opened(Client(world, me.table, other.token))


def malformed_token(world: World, me: Client, rival: Client) -> Client:
    return opened(Client(world, me.table, "x" * 64))


def cut_token(world: World, me: Client, rival: Client) -> Client:
    return opened(Client(world, me.table, me.token[:-1]))


def invitation(world: World, me: Client, rival: Client) -> Client:
    made = world.create("me", "open")
    return opened(Client(world, me.table, made.invite))


def not_greeted(world: World, me: Client, rival: Client) -> Client:
    client = Client(world, me.table, me.token).open(v=0)
    world.settle()
    return client


def revoked(world: World, me: Client, rival: Client) -> Client:
    """A seat of a rematch that was taken again: its first token holds nothing any more."""
    one, two = world.two()
    one.ask("concede")
    world.request("rematch", one.table, one.token)
    first = world.request("rematch", one.table, two.token)
    world.request("rematch", one.table, two.token)
    return opened(Client(world, first.table, first.token))


WRONG: list[Principal] = [onlooker, stranger, malformed_token, cut_token, invitation, not_greeted, revoked]


@pytest.mark.parametrize("principal", WRONG, ids=lambda principal: principal.__name__)
@pytest.mark.parametrize("tag", kinds())
def test_a_wrong_principal_is_refused(tag: str, principal: Principal):
    world = World(1, EASY)
    me, rival = world.two()
    wrong = principal(world, me, rival)
    before = picture(world)
    sample = json.loads(json.dumps(SAMPLES[tag]))
    if tag == "hello":
        sample |= {"table": me.table, "token": wrong.token or "x", "since": 0}
    wrong.inbox.clear()
    wrong.send({"t": tag, **sample})
    world.settle()
    assert picture(world) == before
    if tag in OPEN and wrong.closed is None:
        assert [message["t"] for message in wrong.inbox] == [tag]
        assert principal is onlooker
    elif wrong.closed is None and tag not in SILENT:
        codes = [code(message) for message in wrong.inbox]
        assert codes == ["not-allowed"], wrong.inbox
    else:
        assert wrong.closed in (1008, 4001) or tag in SILENT


def code(message: dict) -> str | None:
    error = message if message["t"] == "error" else message.get("error")
    return error and error["code"]


def picture(world: World) -> str:
    """All that is stored."""
    disk = world.disk
    return repr([sorted(map(repr, part.items())) for part in (disk.matches, disk.seats, disk.rows, disk.chat)])


HARMLESS = ("hello", "ping", "chat", "standing", "away", *OPEN)


@pytest.mark.parametrize("tag", [tag for tag in kinds() if tag not in HARMLESS])
def test_the_token_of_a_finished_match_moves_nothing(tag: str):
    world = World(2, EASY)
    me, _ = world.two()
    me.ask("concede")
    before = picture(world)
    told = me.ask(tag, **{name: value for name, value in SAMPLES[tag].items() if name != "id"})
    assert told.get("ok") is not True
    assert code(told) in ("not-playing", "no-takeback", "not-allowed")
    assert picture(world) == before


@pytest.mark.parametrize("tag", ["answer", "why", "hint"])
def test_the_other_seat_cannot_answer_for_the_one_that_is_asked(tag: str):
    world = World(3, EASY)
    me, rival = world.two()
    before = picture(world)
    body = {**SAMPLES[tag], "question": me.question["id"]}
    told = rival.ask(tag, **{name: value for name, value in body.items() if name != "id"})
    assert code(told) == "not-asked"
    assert picture(world) == before


def test_rights_at_the_table_are_not_stretched():
    world = World(4, EASY)
    me, rival = world.two()
    assert code(rival.ask("bot", seat=0, on=True)) == "not-left"
    assert code(rival.ask("bot", seat=0, on=False)) == "not-allowed"
    assert code(rival.ask("bot", seat=63, on=True)) == "not-allowed"
    assert code(rival.ask("consent", yes=True)) == "no-takeback"
    me.answer({"option": "reinforce"})
    me.ask("undo")
    assert code(me.ask("consent", yes=True)) == "no-takeback", "nobody agrees to their own request"
    assert rival.ask("undo")["ok"] is False, "nothing of one's own to take back"


HTTP = ["rematch", "mine", "code", "replay", "log", "branch", "join"]


@pytest.mark.parametrize("what", HTTP)
@pytest.mark.parametrize("token", ["", "wrong", "other"])
def test_requests_with_a_wrong_token_are_refused(what: str, token: str):
    world = World(5, EASY)
    me, _ = world.two()
    other, _ = world.two()
    before = picture(world)
    body = {"replay": 0, "branch": http.BranchFrom(0, 0), "join": http.JoinTable("x", "wrong")}.get(what)
    answer = world.request(what, me.table, other.token if token == "other" else token, body)
    assert isinstance(answer, Fault)
    assert answer.code in ("not-allowed", "not-over")
    assert picture(world) == before


def test_no_token_is_ever_sent_or_stored(capsys: pytest.CaptureFixture[str]):
    world = World(6, EASY)
    me, rival = world.two()
    watch = world.watch(me.table)
    world.play(me, rival)
    everything = b"".join([data for client in (me, rival, watch) for data in client.raw]) + picture(world).encode()
    for secret in (me.token, rival.token):
        assert secret.encode() not in everything
        assert me.token != rival.token
        assert len(secret) == 22, "128 bits"
