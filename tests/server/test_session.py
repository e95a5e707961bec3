"""The session core, alone: seats, answers, taking back, bots, chat, limits; in virtual time."""

from __future__ import annotations

import msgspec
import pytest

from tests.server.simulator import Client, World
from tianxia.core.state import Broken
from tianxia.games import game
from tianxia.server import wire
from tianxia.server import wire_http as http
from tianxia.server.session import effects as fx
from tianxia.server.session.config import Config
from tianxia.server.session.playing import Playing
from tianxia.server.wire import Fault

EASY = Config(tables=1000, connections=1000, seat_messages=100_000, onlooker_messages=100_000)


def code_of(message: dict) -> str:
    return message["error"]["code"]


def test_a_newcomer_plays_a_game_against_a_bot_to_its_end():
    world = World(1, EASY)
    me = world.sit(world.create("me", "bot"))
    world.play(me)
    assert me.over is not None
    assert me.view["outcome"] == me.over["outcome"]
    assert [event["n"] for event in me.events] == list(range(me.events[0]["n"], me.next))


def test_an_answer_is_acknowledged_only_after_it_is_saved():
    world = World(2, EASY)
    me, _ = world.two()
    before = len(me.inbox)
    me.send({"t": "answer", "id": "a", "question": me.question["id"], "choice": world.pick(me.question)})
    assert len(me.inbox) == before
    world.step()  # the write
    assert world.disk.rows
    assert len(me.inbox) == before
    world.step()  # its report
    assert [m["t"] for m in me.inbox[before:]] == ["ack", "update"]


def test_a_repeated_answer_gets_the_same_ack_and_counts_once():
    world = World(3, EASY)
    me, _ = world.two()
    question, choice = me.question["id"], {"option": "reinforce"}
    first = me.ask("answer", "same", question=question, choice=choice)
    again = me.ask("answer", "same", question=question, choice=choice)
    assert first == again
    assert len(world.disk.rows) == 1


def test_a_repeated_answer_is_known_after_a_crash():
    world = World(4, EASY)
    me, _ = world.two()
    question, choice = me.question["id"], {"option": "reinforce"}
    me.send({"t": "answer", "id": "same", "question": question, "choice": choice})
    world.step()  # written, but nobody was told
    world.crash()
    me.open()
    world.settle()
    assert me.ask("answer", "same", question=question, choice=choice)["ok"]
    assert len(world.disk.rows) == 1


def test_a_stale_question_is_refused():
    world = World(5, EASY)
    me, rival = world.two()
    old = me.question
    me.answer({"option": "reinforce"})
    assert code_of(me.ask("answer", question=old["id"], choice={"option": "reinforce"})) == "stale"
    assert code_of(rival.ask("answer", question=me.question["id"], choice={"option": "pass"})) == "not-asked"


def test_a_refusal_has_the_rule_its_sentence_and_the_facts():
    world = World(6, EASY)
    me, _ = world.two()
    told = me.answer({"option": "pass"})
    assert not told["ok"]
    assert told["refusal"]["rule"] == "SK-2"
    assert "may not pass" in told["refusal"]["sentence"]["en"]
    assert me.ask("why", question=me.question["id"], choice={"option": "pass"})["refusal"]["rule"] == "SK-2"
    assert me.ask("why", question=me.question["id"], choice={"option": "reinforce"})["refusal"] is None


def test_a_disk_that_fails_loses_nothing_that_was_acknowledged():
    world = World(7, EASY)
    me, rival = world.two()
    before = me.view
    world.disk_fails = lambda: True
    assert code_of(me.answer({"option": "reinforce"})) == "not-saved"
    again = Client(world, me.table, me.token).open()
    world.settle()
    assert again.view == before
    world.disk_fails = lambda: False
    assert me.answer({"option": "reinforce"})["ok"]
    assert rival.view["seats"][0]["drawn"] == 1


def test_a_bot_tries_again_after_a_disk_that_failed():
    world = World(8, EASY)
    me = world.sit(world.create("me", "bot"))
    assert me.question is not None
    blow = {"option": "strike", "picks": {"card": [me.question["options"][0]["picks"][0]["items"][0]]}}
    world.disk_fails = lambda: True
    assert code_of(me.answer(blow)) == "not-saved"
    world.disk_fails = lambda: False
    fails = iter([False, True, True])
    world.disk_fails = lambda: next(fails, False)
    assert me.answer(blow)["ok"]  # the bot's next answer fails twice
    assert me.last("error")["code"] == "not-saved"
    world.wait(20)
    assert me.question is not None


def test_two_tabs_of_one_seat_see_the_same_and_the_first_answer_counts():
    world = World(9, EASY)
    me, _ = world.two()
    other = Client(world, me.table, me.token).open()
    world.settle()
    question = me.question
    assert other.question == question
    assert me.answer({"option": "reinforce"})["ok"]
    assert code_of(other.ask("answer", question=question["id"], choice={"option": "reinforce"})) == "stale"
    assert other.view == me.view


def test_an_own_answer_is_taken_back_while_nobody_has_learnt_anything():
    world = World(10, EASY)
    me, rival = world.two()
    me.answer({"option": "strike", "picks": {"card": [me.question["options"][0]["picks"][0]["items"][0]]}})
    before = rival.view
    rival.answer({"option": "pass"})
    told = rival.last("update")
    assert told["undo"]
    assert (told["back"]["title"]["en"], told["back"]["answer"]["en"]) == ("Defend", "Pass")
    assert me.last("update")["back"] is None
    assert rival.ask("undo")["ok"]
    assert not me.has("takeback")
    assert rival.view == before
    assert me.events[-1]["kind"] == "undo"


def test_what_was_seen_is_taken_back_only_with_the_consent_of_the_other():
    world = World(11, EASY)
    me, rival = world.two()
    before = me.view
    me.answer({"option": "reinforce"})  # two cards were drawn
    assert me.ask("undo")["ok"]
    assert rival.last("takeback") == {"t": "takeback", "seat": 0, "state": "asked"}
    assert rival.ask("consent", yes=False)["ok"]
    assert me.last("takeback")["state"] == "refused"
    me.ask("undo")
    rival.ask("consent", yes=True)
    assert me.last("takeback")["state"] == "agreed"
    assert {**me.view} == {**before}
    assert me.events[-1]["kind"] == "takeback"
    assert code_of(rival.ask("consent", yes=True)) == "no-takeback"
    world.crash()
    back = Client(world, me.table, me.token).open()
    world.settle()
    assert back.view == me.view
    assert back.events == me.events


def test_against_bots_alone_nobody_has_to_be_asked():
    world = World(12, EASY)
    me = world.sit(world.create("me", "bot"))
    before = me.view
    me.answer({"option": "reinforce"})
    assert me.ask("undo")["ok"]
    assert me.view == before


def test_an_answer_ends_a_request_to_take_back():
    world = World(13, EASY)
    me, rival = world.two()
    me.answer({"option": "reinforce"})
    me.ask("undo")
    me.answer()
    assert rival.last("takeback")["state"] == "refused"


def test_a_match_is_conceded_and_the_log_says_so():
    world = World(14, EASY)
    me, rival = world.two()
    assert rival.ask("concede")["ok"]
    assert me.over["outcome"] == {"winners": [0], "scores": [1, 0], "reason": "core.conceded"}
    assert code_of(me.ask("concede")) == "not-playing"
    assert me.question is None
    log = world.request("log", me.table)
    assert b'"reason": "core.conceded"' in log
    world.crash()
    late = world.watch(me.table)
    assert late.over["outcome"]["winners"] == [0]
    assert late.inbox[0]["table"]["status"] == "over"


def test_a_seat_is_given_to_a_bot_and_taken_back():
    world = World(15, EASY)
    me, rival = world.two()
    assert me.ask("bot", seat=0, on=True)["ok"]
    world.settle()
    assert rival.question is not None or rival.over is not None
    assert rival.last("table")["table"]["seats"][0]["stand_in"]
    assert me.ask("bot", seat=0, on=False)["ok"]
    assert not rival.last("table")["table"]["seats"][0]["stand_in"]
    world.play(me, rival)
    assert me.over is not None


def test_only_a_seat_that_was_left_is_given_away_by_others():
    world = World(16, EASY)
    me, rival = world.two()
    assert code_of(rival.ask("bot", seat=0, on=True)) == "not-left"
    me.drop()
    world.wait(10)
    assert not left(rival)[0]
    assert code_of(rival.ask("bot", seat=0, on=True)) == "not-left"
    world.wait(20)
    assert left(rival) == [True, False]
    assert rival.ask("bot", seat=0, on=True)["ok"]
    assert left(rival) == [False, False]
    assert code_of(rival.ask("bot", seat=0, on=False)) == "not-allowed"
    me.open()
    world.settle()
    assert me.ask("bot", seat=0, on=False)["ok"]
    assert left(rival) == [False, False]


def left(client: Client) -> list[bool]:
    """Which seats may be given away, as this client was told last."""
    told = next(message for message in reversed(client.inbox) if message["t"] in ("welcome", "table"))
    return [seat["left"] for seat in told["table"]["seats"]]


def test_who_comes_back_in_time_or_late_keeps_the_seat():
    world = World(40, EASY)
    me, rival = world.two()
    me.drop()
    world.wait(25)
    me.open()
    world.settle()
    me.drop()
    world.wait(10)
    assert left(rival) == [False, False], "the time begins anew"
    rival.send({"t": "ping", "id": "p"})
    world.wait(20)
    assert left(rival) == [True, False]
    me.open()
    world.settle()
    assert left(rival) == [False, False]
    assert code_of(rival.ask("bot", seat=0, on=True)) == "not-left"


@pytest.mark.parametrize("why", ["never came", "did not come back after a restart"])
def test_a_seat_whose_person_is_not_there_at_all_can_be_given_away(why: str):
    world = World(41, EASY)
    made = world.create("me", "open")
    joined = world.request("join", made.table, body=http.JoinTable("Second", made.invite))
    me = world.sit(made)
    if why != "never came":
        world.sit(joined)
        world.crash()
        me.open()
        world.settle()
    for _ in range(2):
        me.send({"t": "ping", "id": "p"})
        world.wait(20)
    assert left(me) == [False, True]
    assert me.ask("bot", seat=1, on=True)["ok"]
    world.play(me)
    assert me.over is not None


def test_a_leaver_at_any_question_does_not_stop_the_game():
    for seed in range(20):
        world = World(100 + seed, EASY)
        me, rival = world.two(options={"length": "short"})
        world.play(me, rival, most=seed * 3)
        if me.over is not None:
            continue
        me.ask("bot", seat=0, on=True)
        if seed % 2:
            world.play(rival, most=10)
            me.ask("bot", seat=0, on=False)
            world.play(me, rival)
        else:
            world.play(rival)
        assert rival.over is not None, seed


def test_a_window_with_nothing_to_do_is_passed_after_the_same_delay_each_time():
    world = World(17, msgspec.structs.replace(EASY, window_delay=1.5))
    me, rival = world.two()
    delays = []
    for _ in range(400):
        waiting = [c for c in (me, rival) if c.question is not None]
        if me.over is not None:
            break
        asked = waiting[0]
        if asked.question["auto"]:
            number, before = asked.question["id"], world.now
            while asked.question is not None and asked.question["id"] == number:
                assert world.step()
            delays.append(round(world.now - before, 2))
        else:
            asked.send(
                {
                    "t": "answer",
                    "id": asked.fresh_id(),
                    "question": asked.question["id"],
                    "choice": world.pick(asked.question),
                }
            )
            number = asked.question["id"]
            while asked.question is not None and asked.question["id"] == number and asked.over is None:
                if not world.step():
                    break
    assert len(delays) >= 2
    assert len(set(delays)) == 1


def test_a_standing_answer_is_the_owners_and_can_be_switched_off():
    world = World(18, EASY)
    me, rival = world.two()
    assert me.last("welcome")["standing"] == {"skirmish.see": "only"}
    for client in (me, rival):
        assert client.ask("standing", kinds={})["ok"]
    for _ in range(300):
        world.settle()
        asked = next((c for c in (me, rival) if c.question is not None), None)
        if asked is None or asked.question["kind"] == "skirmish.see":
            break
        asked.answer()
    assert asked is not None
    world.wait(60)
    assert asked.question is not None, "nobody has answered for the owner"
    assert not asked.question["auto"]


def test_a_broken_match_is_frozen_and_its_log_kept(monkeypatch: pytest.MonkeyPatch):
    world = World(19, EASY)
    me, rival = world.two()
    me.answer({"option": "reinforce"})
    state = type(world.session.tables[me.table].record.match.state)

    def broken(_: object) -> None:
        raise Broken("planted")

    with monkeypatch.context() as patched:
        patched.setattr(state, "check", broken)
        me.send({"t": "answer", "id": "x", "question": me.question["id"], "choice": world.pick(me.question)})
        world.settle()
    assert rival.last("error")["code"] == "frozen"
    assert rival.last("table")["table"]["status"] == "frozen"
    assert len(world.disk.rows) == 1
    assert code_of(me.ask("answer", question=me.question["id"], choice={"option": "reinforce"})) == "frozen"
    world.crash()
    assert world.watch(me.table).inbox[0]["table"]["status"] == "frozen"


def test_chat_is_cleaned_kept_and_for_players_only():
    world = World(20, EASY)
    me, rival = world.two()
    onlooker = world.watch(me.table)
    assert me.ask("chat", text="hello\u202e \u0000there\n\n<b>")["ok"]
    assert rival.last("chat")["text"] == "hello there <b>"
    assert onlooker.last("chat")["text"] == "hello there <b>"
    assert code_of(onlooker.ask("chat", text="hi")) == "not-allowed"
    me.ask("chat", id="twice", text="once")
    me.ask("chat", id="twice", text="once")
    assert [m["text"] for m in rival.inbox if m["t"] == "chat"].count("once") == 1
    world.crash()
    assert [line["text"] for line in world.watch(me.table).inbox[0]["chat"]] == ["hello there <b>", "once"]


def test_hints_come_from_the_askers_view_in_both_languages():
    world = World(21, EASY)
    me, rival = world.two()
    number = me.question["id"]
    legal = me.ask("hint", question=number, level="legal")
    assert legal["choices"] == me.question["choices"]
    for level in ("sensible", "best"):
        told = me.ask("hint", question=number, level=level)
        assert told["choice"]["option"] in [option["id"] for option in me.question["options"]]
        assert told["text"]["en"] != told["text"]["pl"]
        assert ("%" in told["text"]["en"]) == (level == "best")
    assert code_of(rival.ask("hint", question=number, level="legal")) == "not-asked"


def test_a_rematch_is_made_once_and_found_by_the_other():
    world = World(22, EASY)
    me, rival = world.two()
    assert isinstance(world.request("rematch", me.table, me.token), Fault)
    me.ask("concede")
    first = world.request("rematch", me.table, me.token)
    assert rival.last("table")["table"]["rematch"] == first.table
    second = world.request("rematch", me.table, rival.token)
    assert (first.table, first.seat, second.seat) == (second.table, 0, 1)
    assert world.request("rematch", me.table, "wrong").code == "not-allowed"
    one, two = world.sit(first), world.sit(second)
    world.play(one, two)
    assert one.over is not None


def test_hot_seat_has_a_token_for_each_seat():
    world = World(23, EASY)
    made = world.create("me", "me")
    assert [held.seat for held in made.tokens] == [0, 1]
    both = [world.sit(http.Joined(made.table, held.seat, held.token)) for held in made.tokens]
    world.play(*both)
    assert both[0].over is not None


def test_joining_needs_the_invitation_or_a_public_table():
    world = World(24, EASY)
    made = world.create("me", "open")
    assert world.request("join", made.table, body=http.JoinTable("x")).code == "not-allowed"
    assert world.request("join", made.table, body=http.JoinTable("x", "wrong")).code == "not-allowed"
    assert isinstance(world.request("join", made.table, body=http.JoinTable("x", made.invite)), http.Joined)
    assert world.request("join", made.table, body=http.JoinTable("x", made.invite)).code == "full"
    public = world.create("me", "open", public=True)
    assert [info.id for info in world.session.desk.lobby().open] == [public.table]
    assert isinstance(world.request("join", public.table, body=http.JoinTable("x")), http.Joined)
    assert world.session.desk.lobby().open == []


def test_a_flooder_is_closed_and_others_are_not_harmed():
    world = World(25, Config())
    me, rival = world.two()
    onlooker = world.watch(me.table)
    for _ in range(100):
        onlooker.send({"t": "ping", "id": "p"})
    assert onlooker.closed == 1008
    for _ in range(100):
        me.send({"t": "ping", "id": "p"})
    assert me.closed == 1008
    assert rival.ask("ping")["t"] == "pong"


def test_limits_by_address():
    world = World(26, Config())
    for _ in range(5):
        world.create("me", "open")
    made = world.request("create", body=http.CreateTable("skirmish", [http.SeatWish("me"), http.SeatWish("open")]))
    assert made.code == "too-many"
    elsewhere = world.create("me", "bot", address="elsewhere")
    looks = [world.request("replay", elsewhere.table, body=-1, address="reader") for _ in range(61)]
    assert [getattr(look, "code", None) for look in looks] == [None] * 60 + ["too-many"]
    guesser = [Client(world, elsewhere.table, "wrong", "guess").open() for _ in range(12)]
    world.settle()
    assert all(client.closed == 1008 for client in guesser)
    right = Client(world, elsewhere.table, elsewhere.token, "guess").open()
    world.settle()
    assert right.closed == 1008, "an address that guessed too often is not heard for a while"
    crowd = [Client(world, elsewhere.table, None, "crowd").open() for _ in range(25)]
    assert [client.closed for client in crowd].count(1008) == 5


def test_silence_closes_a_connection_and_a_ping_keeps_it():
    world = World(27, EASY)
    me, rival = world.two()
    for _ in range(4):
        world.wait(20)
        me.send({"t": "ping", "id": "p"})
    assert me.closed is None
    assert rival.closed == 1008
    assert not me.last("table")["table"]["seats"][1]["present"]


def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back():
    world = World(28, EASY)
    me = world.sit(world.create("me", "bot"))
    view = me.view
    me.drop()
    world.wait(1000)
    assert me.table not in world.session.tables
    me.open()
    world.settle()
    assert me.view == view


def test_an_old_client_is_told_to_reload():
    world = World(29, EASY)
    made = world.create("me", "bot")
    old = Client(world, made.table, made.token).open(v=0)
    world.settle()
    assert old.closed == 4001
    assert old.last("error")["code"] == "reload"


def test_a_branch_plays_on_from_any_answer():
    world = World(30, EASY)
    me, rival = world.two()
    world.play(me, rival, most=20)
    branch = http.BranchFrom(7, 1)
    assert world.request("branch", me.table, body=branch).code == "not-over"
    me.ask("concede")
    joined = world.request("branch", me.table, body=branch)
    alone = world.sit(joined)
    assert alone.inbox[0]["table"]["origin"] == "branch"
    world.play(alone)
    assert alone.over is not None
    assert world.request("branch", me.table, body=http.BranchFrom(99999, 0)).code == "bad-input"


def test_bad_tables_are_refused_in_one_sentence():
    world = World(31, EASY)
    for body in (
        http.CreateTable("nogame", [http.SeatWish("me")]),
        http.CreateTable("skirmish", [http.SeatWish("me")]),
        http.CreateTable("skirmish", [http.SeatWish("bot"), http.SeatWish("bot")]),
        http.CreateTable("skirmish", [http.SeatWish("me"), http.SeatWish("bot", "genius")]),
        http.CreateTable("skirmish", [http.SeatWish("me"), http.SeatWish("bot", "search:99999")]),
        http.CreateTable("skirmish", [http.SeatWish("me"), http.SeatWish("bot")], {"length": "endless"}),
    ):
        assert world.request("create", body=body).code == "bad-input"
    assert not world.disk.matches


def test_mark_and_answers_lead_to_the_same_match():
    world = World(32, msgspec.structs.replace(EASY, mark_every=5))
    me, rival = world.two(options={"length": "short"})
    world.play(me, rival, most=33)
    assert me.table in world.disk.marks
    table = world.session.tables[me.table]
    for with_mark in (True, False):
        if not with_mark:
            world.disk.marks.clear()
        world.crash()
        for client in (me, rival):
            again = Client(world, client.table, client.token).open()
            world.settle()
            assert (again.view, again.question) == (client.view, client.question)
            assert again.events == client.events[-200:]
        assert world.session.tables[me.table].record.match.digest() == table.record.match.digest()


def test_a_damaged_store_is_told_and_never_played_on():
    world = World(33, EASY)
    me, rival = world.two()
    world.play(me, rival, most=4)
    row = world.disk.rows[me.table, 3]
    world.disk.rows[me.table, 3] = fx.AnswerRow(row.match, msgspec.structs.replace(row.row, digest="0" * 32))
    world.crash()
    me.open()
    world.settle()
    assert me.last("error")["code"] == "frozen"
    assert me.closed == 1008


def test_a_fault_of_ours_hurts_only_its_author_and_loses_nothing(monkeypatch: pytest.MonkeyPatch):
    world = World(34, EASY)
    me, rival = world.two()
    view = rival.view

    def failing(*_: object) -> None:
        raise RuntimeError("planted")

    told = fx.Received(
        me.conn, msgspec.json.encode({"t": "answer", "id": "x", "question": 1, "choice": {"option": "reinforce"}})
    )
    with monkeypatch.context() as patched:
        patched.setattr(Playing, "keep", failing)
        with pytest.raises(RuntimeError):
            world.session.handle(told, world.now)
    for effect in world.session.after_fault(told):
        world.carry_out(effect)
    assert (me.closed, rival.closed) == (1011, 1011)
    for client in (me, rival):
        client.open()
    world.settle()
    assert rival.view == view, "the answer that was not saved is forgotten"
    assert me.ask("answer", "x", question=1, choice={"option": "reinforce"})["ok"]


def test_a_bot_that_fails_answers_anything():
    world = World(35, EASY)
    me = world.sit(world.create("me", "bot"))
    me.answer({"option": "strike", "picks": {"card": [me.question["options"][0]["picks"][0]["items"][0]]}})
    table = world.session.tables[me.table]
    table.chairs[0].bot = "greedy"
    for choice in (None, wire.ChoiceBody("nonsense")):
        rows = len(world.disk.rows)
        world.tell(fx.Thought(me.table, table.record.waits()[0], table.record.number, choice))
        world.step()  # the write
        assert len(world.disk.rows) == rows + 1
        world.step()  # its report
        world.agenda = []
    assert table.status == "playing"


def whole_log(client: Client) -> list[dict]:
    """What a client has after paging back to the first event; each page ends where the next one begins."""
    events = list(client.events)
    while events and events[0]["n"] > 0:
        page = client.ask("history", before=events[0]["n"])
        assert page["events"], "nothing is missing"
        assert [event["n"] for event in page["events"]] == list(range(page["from"], events[0]["n"]))
        events = page["events"] + events
    return events


@pytest.mark.parametrize("after", ["a reload", "a crash"])
def test_the_whole_log_is_there_page_by_page(after: str):
    world = World(36, msgspec.structs.replace(EASY, missed=10, page=7, mark_every=5))
    me, rival = world.two(options={"length": "short"})
    onlooker = world.watch(me.table)
    world.play(me, rival, most=40)
    assert len(me.events) > 30
    if after == "a crash":
        world.crash()
    for client in (me, rival, onlooker):
        again = Client(world, client.table, client.token).open()
        world.settle()
        assert again.inbox[0]["snapshot"]
        assert len(again.events) == 10
        assert whole_log(again) == client.events


def test_a_branch_has_the_log_of_what_was_before_it():
    world = World(37, msgspec.structs.replace(EASY, missed=5, page=9))
    me, rival = world.two()
    world.play(me, rival, most=20)
    me.ask("concede")
    told = me.events
    alone = world.sit(world.request("branch", me.table, body=http.BranchFrom(12, 0)))
    log = whole_log(alone)
    assert log[0]["n"] == 0
    assert log[:20] == told[:20]


def test_a_page_of_the_log_beyond_its_ends_is_what_there_is():
    world = World(38, EASY)
    me, _ = world.two()
    me.answer({"option": "reinforce"})
    assert me.ask("history", before=0) == {"t": "history", "id": f"{me.name}-2", "from": 0, "events": []}
    assert me.ask("history", before=2**31 - 1)["events"] == me.events
    waiting = world.sit(world.create("me", "open"))
    assert waiting.ask("history", before=5)["events"] == []


def test_what_was_before_newer_rules_cannot_be_told_and_the_page_says_so(monkeypatch: pytest.MonkeyPatch):
    world = World(39, msgspec.structs.replace(EASY, missed=3, mark_every=5))
    me, rival = world.two()
    world.play(me, rival, most=23)
    world.crash()
    monkeypatch.setattr(type(game("skirmish")), "version", "next")
    again = Client(world, me.table, me.token).open()
    world.settle()
    first = world.session.tables[me.table].record.first_told
    assert first > 0
    pages = [again.ask("history", before=again.events[0]["n"]), again.ask("history", before=first)]
    assert pages[0]["from"] == first
    assert (pages[1]["from"], pages[1]["events"]) == (first, [])
