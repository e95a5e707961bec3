"""The hills of a replay: chances after each answer, from the true hands, worked out once and only after the end."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.live import Live
from tests.server.simulator import World
from tests.server.test_live import chooser, friends
from tests.server.test_session import EASY
from tests.toy.game import GAME as TOY
from tianxia.bots import make_bot
from tianxia.bots.make import policy_of
from tianxia.client import Refused
from tianxia.core.asks import Choice
from tianxia.core.dice import Dice
from tianxia.core.log import begin
from tianxia.core.match import Match, start
from tianxia.core.views import Glimpse
from tianxia.games import built_in, game
from tianxia.scenario import scenario
from tianxia.server.books.chances import MOST_PLAYOUTS, Playouts, evaluate, opened
from tianxia.server.session.record import Record, new_record
from tianxia.server.shell.evaluations import WAITING


def match_of(id: str, specs: tuple[str, str], key: int) -> Record:
    """A match between two bots."""
    record = new_record(game(id), 2, {}, key)
    bots = [make_bot(spec, id, key + seat) for seat, spec in enumerate(specs)]
    while not record.match.is_over:
        seat = record.waits()[0]
        record.answer(seat, bots[seat].choose(Glimpse(record.match, seat)))
    return record


@pytest.mark.parametrize("id", built_in())
def test_the_chances_of_a_match_add_up_and_end_with_the_winner(id: str):
    record = match_of(id, ("greedy", "random"), 5)
    chances = evaluate(id, record.journal.header, record.rows, 20_000)
    assert len(chances) == len(record.rows) + 1
    assert all(sum(each) == pytest.approx(1, abs=0.002) and min(each) >= 0 for each in chances)
    assert record.outcome.winners == (0,)
    assert chances[-1] == [1.0, 0.0]
    late = chances[len(chances) // 2 :]
    assert sum(each[0] for each in late) / len(late) > 0.6, "the better player is seen to be ahead"
    assert evaluate(id, record.journal.header, record.rows, 20_000) == chances


def test_a_match_with_all_that_may_happen_at_a_table_is_evaluated():
    world = World(1, EASY)
    me, rival = world.two(options={"han_player": "seat-0"})
    me.answer({"option": "decree"})
    me.ask("undo")
    rival.ask("consent", yes=True)
    world.play(me, rival, most=12)
    rival.ask("concede")
    record = world.session.tables[me.table].record
    chances = evaluate("chuhan", record.journal.header, record.rows, 2000)
    assert len(chances) == len(record.rows) + 1
    assert chances[-1] == [1.0, 0.0]


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


def test_the_hands_are_true_and_what_nobody_has_seen_is_drawn_anew():
    match = six_answers()
    truth, differs = match.state, 0
    for key in range(20):
        state = opened(match, key).state
        for sleeve, seen in enumerate(truth.seen):
            if seen:
                assert state.faces[sleeve] == truth.faces[sleeve]
        assert sorted(state.faces) == sorted(truth.faces)
        assert state.dice.key != truth.dice.key
        differs += state.faces != truth.faces
    assert differs > 15
    assert match.digest() == six_answers().digest(), "the match itself is not touched"


def six_answers() -> Match:
    """A match that has just begun."""
    match, dice = start(game("chuhan"), 2, {}, 7), Dice(7)
    for _ in range(6):
        question = match.waiting()[0]
        match.answer(question.seat, question.sample(dice))
    return match


def test_the_budget_is_kept_and_every_position_gets_a_playout():
    match, most = six_answers(), MOST_PLAYOUTS
    played = {}
    for budget in (1, 3000, 10_000_000):
        playouts = Playouts(policy_of("chuhan"), Dice(1), budget, 20)
        for _ in range(20):
            playouts.chances(match)
        played[budget] = playouts.played
        assert playouts.answers < budget + 100 * 20
    assert played[1] == most + 19, "the first position says how long a playout is"
    assert played[1] < played[3000] < played[10_000_000] == most * 20


def test_a_game_whose_bots_have_no_policy_says_so():
    header = begin(TOY, 3, {}, 1).header
    assert evaluate("toy", header, []) is None


async def test_an_evaluation_is_made_after_the_end_and_once(tmp_path: Path):
    with Live(tmp_path) as live:
        one, two = await friends(live.api)
        path = f"/api/tables/{one.table}/evaluation"
        with pytest.raises(Refused, match="not-over"):
            await live.api.call("GET", path, token=one.token)
        for seat in (one, two):
            await seat.open()
        asked = one if one.question else two
        await asked.answer(chooser(1)(asked.question))
        await one.ask("concede")
        told = await asyncio.gather(*[live.api.call("GET", path) for _ in range(3)])
        assert told[0] == told[1] == told[2]
        steps = (await live.api.call("GET", f"/api/tables/{one.table}/replay?viewer=open"))["steps"]
        assert len(told[0]["chances"]) == len(steps)
        live.shell.evaluations.close()  # what is known needs no worker
        assert await live.api.call("GET", path) == told[0]
        assert live.shell.evaluations.worker is None
        for seat in (one, two):
            await seat.close()


async def test_more_work_than_can_wait_is_refused(tmp_path: Path):
    with Live(tmp_path) as live:
        made = await live.api.create([{"kind": "me"}, {"kind": "bot"}], "chuhan")
        async with live.api.seat(made["table"], made["token"]) as seat:
            await seat.ask("concede")
        waiting = live.shell.evaluations.under_way
        live.shell.loop.call_soon_threadsafe(
            waiting.update, {str(n): live.shell.loop.create_future() for n in range(WAITING)}
        )
        with pytest.raises(Refused, match="busy"):
            await live.api.call("GET", f"/api/tables/{made['table']}/evaluation")
