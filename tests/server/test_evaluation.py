"""The hills of a replay: chances after each answer, from the true hands, worked out once and only after the end."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.live import Live
from tests.server.simulator import World
from tests.server.test_live import chooser, friends
from tests.server.test_session import EASY
from tests.toy.levee import GAME as LEVEE
from tianxia.bots import make_bot
from tianxia.bots.make import policy_of
from tianxia.client import Refused
from tianxia.core.dice import Dice
from tianxia.core.log import begin
from tianxia.core.match import Match, start
from tianxia.core.views import Glimpse
from tianxia.games import built_in, game
from tianxia.server.books.advice import advise, decisions
from tianxia.server.books.chances import MOST_PLAYOUTS, Playouts, evaluate, opened
from tianxia.server.session.record import Record, RecordRow, new_record
from tianxia.server.shell.evaluations import WAITING


def match_of(id: str, specs: tuple[str, str], key: int) -> Record:
    """A match between two bots."""
    record = new_record(game(id), 2, {}, key)
    bots = [make_bot(spec, id, key + seat) for seat, spec in enumerate(specs)]
    while not record.match.is_over:
        seat = record.waits()[0]
        record.answer(seat, bots[seat].choose(Glimpse(record.match, seat)))
    return record


@pytest.mark.parametrize("id", [*built_in(), "skirmish"])
def test_the_chances_of_a_match_add_up_and_end_with_the_winner(id: str):
    record = match_of(id, ("greedy", "random"), 5)
    chances = evaluate(id, record.journal.header, record.rows, 20_000)
    assert len(chances) == len(record.rows) + 1
    assert all(sum(each) == pytest.approx(1, abs=0.002) and min(each) >= 0 for each in chances)
    winners = record.outcome.winners
    assert chances[-1] == [1 / len(winners) if seat in winners else 0.0 for seat in (0, 1)]
    ahead = [sum([each[seat] for seat in winners]) for each in chances[len(chances) // 2 : -1]]
    assert sum(ahead) / len(ahead) > 0.55, "whoever wins is seen to be ahead"


def test_a_match_with_all_that_may_happen_at_a_table_is_evaluated():
    world = World(1, EASY)
    me, rival = world.two()
    me.answer({"option": "reinforce"})
    me.ask("undo")
    rival.ask("consent", yes=True)
    world.play(me, rival, most=12)
    rival.ask("concede")
    record = world.session.tables[me.table].record
    chances = evaluate("skirmish", record.journal.header, record.rows, 2000)
    assert evaluate("skirmish", record.journal.header, record.rows, 2000) == chances
    assert len(chances) == len(record.rows) + 1
    assert chances[-1] == [1.0, 0.0]


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
    match, dice = start(game("skirmish"), 2, {"length": "short"}, 7), Dice(7)
    for _ in range(6):
        question = match.waiting()[0]
        match.answer(question.seat, question.sample(dice))
    return match


def test_the_budget_is_kept_and_every_position_gets_a_playout():
    match, most = six_answers(), MOST_PLAYOUTS
    played = {}
    for budget in (1, 3000, 10_000_000):
        playouts = Playouts(policy_of("skirmish"), Dice(1), budget, 20)
        for _ in range(20):
            playouts.chances(match)
        played[budget] = playouts.played
        assert playouts.answers < budget + 100 * 20
    assert played[1] == most + 19, "the first position says how long a playout is"
    assert played[1] < played[3000] < played[10_000_000] == most * 20


def test_a_game_whose_bots_have_no_policy_says_so():
    header = begin(LEVEE, 3, {}, 1).header
    assert evaluate("levee", header, []) is None


# ---- what a bot would have done


@pytest.mark.parametrize("id", [*built_in(), "skirmish"])
def test_a_bot_says_what_it_would_have_done_where_most_was_lost(id: str, monkeypatch: pytest.MonkeyPatch):
    """In every game that has a bot with an evaluation; one decision is looked at, and it need not be told of."""
    monkeypatch.setattr("tianxia.server.books.advice.LOOKED_AT", 1)
    record = match_of(id, ("random", "greedy"), 5)
    header, rows = record.journal.header, record.rows
    own = decisions(rows, 0)
    chances = [[0.5, 0.5]] * (len(rows) + 1)
    assert advise(id, header, rows, chances, 0) is None, "nothing was lost"
    tried = ((row, advise(id, header, rows, dropping(len(rows), row.n), 0)) for row in own[:6])
    row, found = next(each for each in tried if each[1] is not None)  # a random player is not a bot's model
    assert (found.n, found.lost) == (row.n, 0.4)
    assert found.text.en.startswith("Here the bot would have chosen: ")
    assert found.text.pl.startswith("Tu bot wybrałby: ")


def dropping(rows: int, at: int) -> list[list[float]]:
    """The chances of a match in which the first seat loses much by one row."""
    return [[0.7, 0.3] if n < at else [0.3, 0.7] for n in range(rows + 1)]


def test_only_the_costliest_decision_that_stands_and_is_a_persons_own_is_told_of():
    record = new_record(game("skirmish"), 2, {"length": "short"}, 7)
    dice = Dice(7)
    for n in range(8):
        question = record.match.waiting()[0]
        record.answer(question.seat, question.sample(dice), by="bot" if n == 4 else "")
    rows = record.rows
    stand = [row for row in rows if row.seat == 0 and row.n != 5]
    assert decisions(rows, 0) == stand
    undone = [*rows, RecordRow(9, rows[-1].seat, {"undo": True}, "")]
    assert decisions(undone, rows[-1].seat) == [row for row in decisions(rows, rows[-1].seat) if row.n != 8]
    back = [*rows, RecordRow(9, 0, {"back": 2}, ""), RecordRow(10, 0, {"concede": True}, "")]
    assert decisions(back, 0) == [row for row in rows[:2] if row.seat == 0]


async def test_advice_is_given_after_the_end_to_seats_that_there_are_and_kept(tmp_path: Path):
    with Live(tmp_path) as live:
        one, two = await friends(live.api)
        path = f"/api/tables/{one.table}/advice?seat="
        with pytest.raises(Refused, match="not-over"):
            await live.api.call("GET", f"{path}0", token=one.token)
        for seat in (one, two):
            await seat.open()
        asked = one if one.question else two
        await asked.answer(chooser(1)(asked.question))
        await one.ask("concede")
        told = await live.api.call("GET", f"{path}0")
        assert (told["table"], told["seat"]) == (one.table, 0)
        with pytest.raises(Refused, match="bad-input"):
            await live.api.call("GET", f"{path}2")
        live.shell.evaluations.close()  # what is known needs no worker
        assert await live.api.call("GET", f"{path}0") == told
        assert live.shell.evaluations.worker is None
        for seat in (one, two):
            await seat.close()


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
        made = await live.api.create([{"kind": "me"}, {"kind": "bot"}], "skirmish")
        async with live.api.seat(made["table"], made["token"]) as seat:
            await seat.ask("concede")
        waiting = live.shell.evaluations.under_way
        live.shell.loop.call_soon_threadsafe(
            waiting.update, {str(n): live.shell.loop.create_future() for n in range(WAITING)}
        )
        with pytest.raises(Refused, match="busy"):
            await live.api.call("GET", f"/api/tables/{made['table']}/evaluation")
