"""Tables of 3 to 10 seats: several people asked at once, windows, leavers, concessions, onlookers; in virtual time."""

from __future__ import annotations

import msgspec
import pytest

from tests.server import council
from tests.server.actors import UNLUCKY, unlucky
from tests.server.simulator import Client, World
from tests.server.test_session import EASY, code_of, left, whole_log
from tests.toy.game import GAME as TOY
from tianxia.core.events import Facts
from tianxia.core.log import read, replay
from tianxia.server import wire_http as http
from tianxia.server.session import effects as fx
from tianxia.server.session.config import Config
from tianxia.server.session.record import rows_of
from tianxia.telling.default import DefaultPresenter
from tianxia.telling.language import Texts


def toys(seed: int, config: Config = EASY) -> World:
    return World(seed, config, game="toy")


def councils(seed: int, config: Config = EASY) -> World:
    return World(seed, config, game="council")


def seats_of(client: Client) -> list[dict]:
    told = next(message for message in reversed(client.inbox) if message["t"] in ("welcome", "table"))
    return told["table"]["seats"]


# ---- playing


@pytest.mark.parametrize(
    ("game", "count", "bots"), [("toy", 3, 0), ("toy", 2, 2), ("council", 10, 0), ("council", 3, 7)]
)
def test_many_people_and_bots_play_to_the_end(game: str, count: int, bots: int):
    world = World(count, EASY, game=game)
    everybody = world.people(count, bots)
    onlooker = world.watch(everybody[0].table)
    world.play(*everybody)
    for client in (*everybody, onlooker):
        assert client.over is not None
        assert [event["n"] for event in client.events] == [event["n"] for event in onlooker.events]
        assert client.view["outcome"] == onlooker.view["outcome"]
        assert whole_log(Client(world, client.table, client.token).open()) == client.events


def test_ten_who_are_asked_at_once_answer_in_any_order_and_nobody_sees_how():
    world = councils(1)
    everybody = world.people(10)
    onlooker = world.watch(everybody[0].table)
    number = everybody[0].question["id"]
    order = [7, 2, 9, 0, 1, 8, 3, 6, 5]
    for given, seat in enumerate(order, 1):
        assert everybody[seat].answer({"option": "yes" if seat % 2 else "no"})["ok"]
        waiting = [n for n in range(10) if n not in order[:given]]
        for client in (*everybody, onlooker):
            assert client.last("update")["waits"] == waiting
            assert client.last("update")["events"] == []
        assert everybody[seat].question is None
        assert {everybody[n].question["id"] for n in waiting} == {number}
    assert code_of(everybody[7].ask("answer", question=number, choice={"option": "no"})) == "not-asked"
    everybody[4].answer({"option": "no"})
    assert onlooker.events[-1]["facts"]["yes"] == [1, 3, 5, 7, 9]


def test_sealed_answers_survive_a_crash_in_the_middle_and_are_final():
    world = councils(2, msgspec.structs.replace(EASY, mark_every=2))
    everybody = world.people(10)
    for seat in (3, 1, 4, 5):
        everybody[seat].answer({"option": "yes"})
    assert not everybody[1].ask("undo")["ok"], "handed in is handed in"
    world.crash()
    for client in everybody:
        client.open()
    world.settle()
    assert everybody[0].last("welcome")["waits"] == [0, 2, 6, 7, 8, 9]
    assert everybody[3].question is None
    for seat in (0, 2, 6, 7, 8, 9):
        everybody[seat].answer({"option": "no"})
    assert everybody[0].events[-1]["facts"]["yes"] == [1, 3, 4, 5]


def test_an_answer_that_acts_at_once_gives_the_others_their_answers_back():
    world = toys(3)
    everybody = world.people(4)
    bids = [next(c for c in client.question["choices"] if c["option"] == "bid") for client in everybody]
    number = everybody[0].question["id"]
    assert everybody[0].answer(bids[0])["ok"]
    assert everybody[1].answer(bids[1])["ok"]
    assert everybody[2].answer({"option": "claim"})["ok"]
    assert [client.question is not None for client in everybody] == [True] * 4
    assert everybody[3].question["id"] > number
    assert code_of(everybody[3].ask("answer", question=number, choice=bids[3])) == "stale"


# ---- windows


@pytest.mark.parametrize("count", [2, 5, 10])
def test_those_who_are_asked_in_turn_share_the_pause_of_two(count: int):
    """Ten seats asked one after the other must not take five times as long as two; and the pause tells nothing, for it
    follows from the number of seats."""
    world = councils(4, msgspec.structs.replace(EASY, window_delay=1.5))
    world.save_delay = lambda: 0.0
    everybody = world.people(count)
    for client in everybody:
        client.send({"t": "standing", "id": "s", "kinds": {"council.object": "pass"}})
    began = world.now
    for client in everybody:
        client.send({"t": "answer", "id": "v", "question": client.question["id"], "choice": {"option": "yes"}})
    while not any(event["kind"] == "round" for event in everybody[0].events):
        assert world.step()
    assert world.now - began == pytest.approx(3.0)


def test_a_seat_that_can_do_nothing_and_one_that_will_not_are_told_alike():
    """H4: the others see the same messages of the same size after the same time, whatever the seat holds."""
    told = []
    for seed in range(40):
        world = councils(seed)
        everybody = world.people(3)
        holder = everybody[0]
        ranks = [card["face"] for card in holder.view["hands"][0]["known"]]
        holder.ask("standing", kinds={"council.object": "pass"})
        for client in everybody:
            client.send({"t": "answer", "id": "v", "question": client.question["id"], "choice": {"option": "yes"}})
            world.step()
            world.step()
        rival, before = everybody[2], len(everybody[2].inbox)
        began = world.now
        while len(rival.inbox) == before:
            world.step()
        message = rival.inbox[before]
        told.append(("rank-1" in ranks, round(world.now - began, 3), message["t"], message["waits"], message["events"]))
    assert {can for can, *_ in told} == {True, False}
    assert len({repr(rest) for _, *rest in told}) == 1


def test_standing_answers_are_kept_for_each_kind_and_each_seat():
    world = toys(5)
    everybody = world.people(3)
    assert everybody[0].last("welcome")["standing"] == dict.fromkeys(TOY.windows, "only")
    everybody[1].ask("standing", kinds={"toy.parry": "pass"})
    world.crash()
    for client in everybody:
        client.open()
    world.settle()
    assert everybody[1].last("welcome")["standing"] == {"toy.parry": "pass"}
    world.play(*everybody)
    table = world.session.tables[everybody[0].table]
    by_standing = [row for row in table.record.rows if row.by == "standing" and row.seat == 1]
    assert {row.body["choice"]["option"] for row in by_standing} <= {"pass"}
    assert everybody[0].over is not None


# ---- leaving, taking back


def test_several_leavers_are_replaced_one_by_one_and_come_back():
    world = councils(6)
    everybody = world.people(5)
    for client in everybody[2:]:
        client.drop()
    world.wait(30)
    assert left(everybody[0]) == [False, False, True, True, True]
    assert everybody[0].ask("bot", seat=2, on=True)["ok"]
    assert everybody[1].ask("bot", seat=4, on=True)["ok"]
    assert left(everybody[0]) == [False, False, False, True, False]
    everybody[4].open()
    world.settle()
    assert everybody[4].ask("bot", seat=4, on=False)["ok"]
    assert everybody[0].ask("bot", seat=3, on=True)["ok"]
    world.play(everybody[0], everybody[1], everybody[4])
    assert everybody[0].over is not None


def test_taking_back_needs_everybody_who_plays_and_not_those_for_whom_a_bot_plays():
    world = toys(7)
    everybody = world.people(3)
    asked = to_a_turn(world, everybody)
    others = [client for client in everybody if client is not asked]
    asked.answer(next(choice for choice in asked.question["choices"] if choice["option"] == "strike"))
    while any(client.question is not None and client.question["kind"] != "toy.turn" for client in everybody):
        next(client for client in everybody if client.question is not None).answer({"option": "pass"})
    assert asked.ask("undo")["ok"]
    assert others[0].ask("consent", yes=True)["ok"]
    assert asked.last("takeback")["state"] == "asked", "one has not agreed yet"
    seat = others[1].last("welcome")["you"]
    assert others[1].ask("bot", seat=seat, on=True)["ok"]
    assert asked.last("takeback")["state"] == "agreed"
    assert asked.question["kind"] == "toy.turn"


def to_a_turn(world: World, everybody: list[Client]) -> Client:
    """Play until somebody has a turn with something that can be taken back only by consent."""
    for _ in range(200):
        world.settle()
        asked = next(client for client in everybody if client.question is not None)
        if asked.question["kind"] == "toy.turn":
            return asked
        asked.answer()
    raise AssertionError("nobody has a turn")


# ---- bad luck


@pytest.mark.parametrize(("game", "people", "bots"), [("toy", 3, 1), ("council", 4, 6), ("council", 10, 0)])
def test_unlucky_tables_of_many_keep_every_promise(game: str, people: int, bots: int):
    for seed in range(8):
        world = World(seed, UNLUCKY, game=game)
        unlucky(world, world.people(people, bots), seed, moves=60)


def test_an_answer_of_a_bot_that_came_to_a_busy_table_is_asked_for_again():
    world = councils(13, msgspec.structs.replace(EASY, waiting_work=5))
    me, *_ = world.people(1, bots=9)
    table = world.session.tables[me.table]
    me.send({"t": "chat", "id": "c", "text": "a save that takes its time"})
    for _ in range(5):
        me.send({"t": "history", "id": "h", "before": 9})
    assert table.is_busy
    number = table.record.number
    assert len(table.expected) == 0, "the bots have voted"
    table.expected.add((number, 4))
    world.tell(fx.Thought(me.table, 4, number, None))
    assert not table.expected
    world.settle()
    world.play(me)
    assert me.over is not None


# ---- how seats are called


def test_a_side_that_gets_another_name_is_told_to_everybody(monkeypatch: pytest.MonkeyPatch):
    """A hero is chosen, a role is shown: the presenter is made from the view of the moment."""

    def side(self: DefaultPresenter, seat: int) -> str:
        return f"Seat {seat} with {self.points[seat]}"

    made = DefaultPresenter.__init__

    def make(self: DefaultPresenter, say: Texts, view: Facts) -> None:
        made(self, say, view)
        self.points = view["points"]

    monkeypatch.setattr(DefaultPresenter, "__init__", make)
    monkeypatch.setattr(DefaultPresenter, "side", side)
    world = councils(14)
    everybody = world.people(3)
    onlooker = world.watch(everybody[0].table)
    before = [message["t"] for message in onlooker.inbox].count("table")
    while not any(event["kind"] == "round" for event in onlooker.events):
        world.play(*everybody, most=1)
    assert [message["t"] for message in onlooker.inbox].count("table") == before + 1
    points = onlooker.view["points"]
    assert [seat["side"]["en"] for seat in seats_of(onlooker)] == [f"Seat {n} with {points[n]}" for n in range(3)]


# ---- conceding


def test_who_concedes_among_three_is_replaced_for_good():
    world = toys(8)
    one, two, three = world.people(3)
    onlooker = world.watch(one.table)
    assert two.ask("concede")["ok"]
    assert onlooker.over is None
    assert [(seat["conceded"], seat["stand_in"], seat["bot"]) for seat in seats_of(onlooker)] == [
        (False, False, None),
        (True, False, "greedy"),
        (False, False, None),
    ]
    event = next(event for event in onlooker.events if event["kind"] == "concede")
    assert event["text"]["en"] == "Player 2 concedes; a bot plays on."
    assert two.question is None
    for tag, body in (
        ("answer", {"question": 1, "choice": {"option": "claim"}}),
        ("bot", {"seat": 1, "on": False}),
        ("bot", {"seat": 0, "on": True}),
        ("undo", {}),
        ("concede", {}),
        ("consent", {"yes": True}),
        ("standing", {"kinds": {}}),
        ("hint", {"question": 1, "level": "legal"}),
    ):
        assert code_of(two.ask(tag, **body)) == "conceded", tag
    assert two.ask("chat", text="well played")["ok"]
    world.crash()
    for client in (one, two, three):
        client.open()
    world.settle()
    assert seats_of(one)[1]["conceded"]
    world.play(one, two, three)
    assert one.over is not None
    assert "lost for: Player 2." in one.over["text"]["en"]
    assert seats_of(one)[1]["conceded"]
    assert {row.by for row in world.session.tables[one.table].record.rows if row.seat == 1 and row.n > 1} == {"bot"}


def test_the_last_who_has_not_conceded_wins():
    world = councils(9)
    everybody = world.people(4)
    for seat in (2, 0, 3):
        assert everybody[1].over is None
        assert everybody[seat].ask("concede")["ok"]
    for client in everybody:
        assert client.over["outcome"] == {"winners": [1], "scores": [0, 1, 0, 0], "reason": "core.conceded"}
    log = read(world.request("log", everybody[0].table).decode())
    assert replay(council.GAME, log).match.state.outcome.winners == (1,)
    assert [row.seat for row in rows_of(log) if "concede" in row.body] == [0, 2, 3]


def test_when_nobody_but_bots_is_left_they_win():
    world = councils(10)
    one, two = world.people(2, bots=3)
    one.ask("concede")
    assert two.over is None
    two.ask("concede")
    assert two.over["outcome"]["winners"] == [2, 3, 4]
    assert two.over["text"]["en"].startswith("Player 3, Player 4, Player 5 win")
    world.crash()
    late = world.watch(one.table)
    assert late.over["outcome"]["winners"] == [2, 3, 4]


def test_a_concession_that_could_not_be_saved_never_happened():
    world = councils(11)
    one, two, three = world.people(3)
    world.disk_fails = lambda: True
    assert code_of(two.ask("concede")) == "not-saved"
    world.disk_fails = lambda: False
    assert not seats_of(world.watch(one.table))[1]["conceded"]
    world.play(one, two, three)
    assert two.over is not None
    assert "lost for" not in two.over["text"]["en"]


def test_a_branch_begins_with_nobody_having_conceded():
    world = councils(12)
    everybody = world.people(3)
    world.play(*everybody, most=4)
    everybody[1].ask("concede")
    world.play(*everybody, most=3)
    everybody[0].ask("concede")
    rows = world.session.tables[everybody[0].table].record.rows
    joined = world.request("branch", everybody[0].table, body=http.BranchFrom(len(rows) - 1, 1))
    assert isinstance(joined, http.Joined), joined
    alone = world.sit(joined)
    assert [seat["conceded"] for seat in seats_of(alone)] == [False] * 3
    world.play(alone)
    assert alone.over is not None


# ---- seats that stay open


def test_open_seats_are_filled_with_bots_and_the_last_one_starts_the_match():
    world = toys(11)
    made = world.create("me", "open", "open")
    me, onlooker = world.sit(made), world.watch(made.table)
    assert code_of(onlooker.ask("bot", seat=1, on=True)) == "not-allowed"
    assert me.ask("bot", seat=2, on=True)["ok"]
    assert [seat["kind"] for seat in seats_of(me)] == ["person", "open", "bot"]
    assert me.last("table")["table"]["status"] == "waiting"
    assert code_of(me.ask("bot", seat=1, on=False)) == "not-allowed"
    assert me.ask("bot", seat=1, on=True)["ok"]
    assert me.last("table")["table"]["status"] == "playing"
    full = world.request("join", made.table, body=http.JoinTable("Too late", made.invite))
    assert full.code == "full"
    world.play(me)
    assert me.over is not None


def test_a_seat_that_could_not_be_saved_stays_open():
    world = toys(12)
    made = world.create("me", "open", "open")
    me = world.sit(made)
    world.disk_fails = lambda: True
    assert code_of(me.ask("bot", seat=1, on=True)) == "not-saved"
    table = world.session.tables[made.table]
    assert (table.chairs[1].kind, table.status) == ("open", "waiting")
    world.disk_fails = lambda: False
    assert me.ask("bot", seat=1, on=True)["ok"]


# ---- where no person plays any more


def hurried(me: Client, to: str) -> None:
    """The seat goes to a bot, and before anything else happens the bots are told to hurry."""
    me.send({"t": "bot", "id": "gives", "seat": 0, "on": True})
    me.send({"t": "hurry", "id": "hurries", "to": to})
    me.world.settle()


@pytest.mark.parametrize(("to", "least", "most"), [("usual", 40.0, 1000.0), ("fast", 10.0, 100.0), ("end", 0.0, 11.0)])
def test_whoever_has_left_the_game_to_bots_may_hurry_them(to: str, least: float, most: float):
    world = toys(3, msgspec.structs.replace(EASY, bot_delay=5.0, window_delay=5.0))
    (me,) = world.people(1, bots=2)
    began = world.now
    hurried(me, to)
    assert me.over is not None
    assert least <= world.now - began <= most  # of the clock of this world
    assert code_of(me.ask("hurry", to="usual")) == "not-playing"


def test_nobody_hurries_a_game_that_a_person_plays():
    world = toys(3)
    (me,) = world.people(1, bots=2)
    assert code_of(me.ask("hurry", to="end")) == "not-allowed"
    assert code_of(world.watch(me.table).ask("hurry", to="end")) == "not-allowed"
