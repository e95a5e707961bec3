"""The end of the game: the end of the track, the last round, the last event, ties (ST-941 to ST-949)."""

from typing import Any

import pytest

from tests.games.suntzu.rules.fights import SIDES, both, fight, holders, rival, said
from tests.games.suntzu.rules.starts import SUNTZU, picture, questions
from tests.marks import rule
from tianxia.core.dice import Dice
from tianxia.core.match import Match
from tianxia.scenario import Scenario, scenario

VALUES = {"qin": [4, 3, 2], "chu": [3, 1, 5], "jin-yan": [2, 5, 2], "han-qi": [1, 3, 5], "wu": [1, 2, 4]}
TOWARD = {"suntzu": 1, "shao": -1}


def scored(number: int, winner: str, score: int, *provinces: str, **position: Any) -> Scenario:
    """A scoring in which this side alone controls some provinces; the score is counted towards it."""
    armies = {winner: dict.fromkeys(provinces, 1)}
    position.setdefault("armies", armies)
    return scenario("suntzu", round=number, phase="score", markers=VALUES, score=TOWARD[winner] * score, **position)


def outcome(war: Scenario) -> tuple[list[str] | None, str | None]:
    """Who has won, and by which rule."""
    ended = war.fact("outcome")
    return war.fact("winner"), None if ended is None else ended["reason"]


def last_event(**position: Any) -> Scenario:
    """Sun Tzu's 9 loses at Wu under the fifth event, and the game ends."""
    return fight("9", "10", events=["champions-challenge"], **position)


# ---- the end of the track


@rule("ST-941")
@pytest.mark.parametrize("winner", SIDES)
@pytest.mark.parametrize(("number", "start"), [(3, 5), (6, 6)])
def test_reaching_the_own_end_in_round_3_or_6_wins_at_once(winner: str, number: int, start: int):
    war = scored(number, winner, start, "qin")
    assert outcome(war) == ([winner], "ST-941")
    assert war.waits_for is None
    assert war.score == TOWARD[winner] * 9
    assert war.round == number


@rule("ST-941")
@pytest.mark.parametrize(("number", "start"), [(3, 4), (6, 5)])
def test_one_space_before_the_end_the_game_goes_on(number: int, start: int):
    war = scored(number, "shao", start, "qin")
    assert outcome(war) == (None, None)
    assert war.phase == "draw"


# ---- after round 9


@rule("ST-942")
@pytest.mark.parametrize("winner", SIDES)
@pytest.mark.parametrize(("start", "provinces"), [(1, ()), (-1, ("qin",)), (6, ()), (-4, ("chu",))])
def test_after_round_9_the_side_on_which_the_marker_stands_wins(winner: str, start: int, provinces: tuple[str, ...]):
    war = scored(9, winner, start, *provinces)
    assert war.score * TOWARD[winner] == start + sum([VALUES[province][2] for province in provinces])
    assert outcome(war) == ([winner], "ST-942")
    assert war.waits_for is None


@rule("ST-949", "ST-942")
@pytest.mark.parametrize("winner", SIDES)
def test_the_end_of_the_track_in_round_9_wins_as_any_other_space(winner: str):
    war = scored(9, winner, 7, "qin", "chu")
    assert war.score == TOWARD[winner] * 9
    assert outcome(war) == ([winner], "ST-942")


@rule("ST-942")
def test_the_winner_needs_no_armies():
    war = scored(9, "shao", 1, armies={"suntzu": {}}, pool={"shao": 0})
    assert outcome(war) == (["shao"], "ST-942")


# ---- on the centre


@rule("ST-943", "ST-944")
@pytest.mark.parametrize("winner", SIDES)
def test_on_the_centre_the_fuller_pool_wins(winner: str):
    war = scored(9, winner, 0, pool={winner: 6, rival(winner): 5}, **both([]))
    while war.kind == "suntzu.call":
        getattr(war, war.waits_for).passes()
    assert outcome(war) == ([winner], "ST-943")


@rule("ST-944")
@pytest.mark.parametrize("winner", SIDES)
def test_reinforcements_armies_on_the_board_and_six_markers_do_not_count(winner: str):
    loser = rival(winner)
    war = scored(
        9,
        winner,
        2,
        armies={loser: {"qin": 7}, winner: {}},  # Qin brings the marker to the centre
        six_markers={loser: ["qin", "chu", "wu"]},
        reinforcements={loser: 8, winner: 17},
        pool={loser: 3, winner: 4},
        decks=both([]),
        box=both(["*"]),
        **both([]),
    )
    assert war.score == 0
    assert war.kind is None  # nobody has a card to call with
    assert outcome(war) == ([winner], "ST-943")


@rule("ST-945")
def test_with_equal_pools_the_game_is_a_draw():
    war = scored(9, "suntzu", 0, reinforcements=both(0))
    assert outcome(war) == (["suntzu", "shao"], "ST-945")
    assert war.fact("outcome.scores") == [0, 0]


# ---- the fifth event


@rule("ST-946")
@pytest.mark.parametrize("winner", SIDES)
@pytest.mark.parametrize("number", [1, 5])
def test_when_the_fifth_event_is_used_the_game_ends_at_once(winner: str, number: int):
    war = last_event(score=TOWARD[winner], round=number)
    assert outcome(war) == ([winner], "ST-946")
    assert war.waits_for is None
    assert war.reinforcements["suntzu"] == 4  # after its effect
    assert war.round == number


@rule("ST-946")
def test_the_fourth_event_does_not_end_the_game():
    war = fight("9", "10", events=["champions-challenge", "pandemic"], score=1)
    assert war.fired == 4
    assert outcome(war) == (None, None)


@rule("ST-947")
@pytest.mark.parametrize("number", [3, 6, 9])
def test_then_the_other_battles_are_not_fought_and_nothing_is_scored(number: int):
    war = scenario(
        "suntzu",
        round=number,
        score=1,
        events=["champions-challenge"],
        armies={"shao": {"wu": 2, "chu": 2}},
        laid={"suntzu": ["9", "2", "3", "4", "5"], "shao": ["10", "7", "8", "9", "+1"]},
    )
    if war.kind == "suntzu.province":
        war.suntzu.fights("qin")
    assert outcome(war) == (["suntzu"], "ST-946")
    assert war.score == 1
    assert [told["province"] for told in said(war, "turn-up")] == ["qin"]
    assert holders(war, "qin") == {"shao": 1}
    for viewer, seat in (("suntzu", 1), ("shao", 0), ("spectator", 0)):
        laid = [province["laid"][seat] for province in war.fact(f"view.{viewer}.provinces")]
        assert [lot["hidden"] for lot in laid] == [0, 1, 1, 1, 1]
        assert all(not lot["known"] for lot in laid)


@rule("ST-948", "ST-943")
@pytest.mark.parametrize(("blue", "winners", "reason"), [(12, ["suntzu"], "ST-943"), (7, ["shao"], "ST-943")])
def test_on_the_centre_the_pools_decide_after_the_fifth_event_too(blue: int, winners: list[str], reason: str):
    war = last_event(score=0, pool={"suntzu": blue, "shao": 9}, **both([]))
    while war.kind == "suntzu.call":
        getattr(war, war.waits_for).passes()
    assert war.pool == {"suntzu": blue - 1, "shao": 8}  # Sun Tzu has paid for the event, King Shao has placed one
    assert outcome(war) == (winners, reason)


@rule("ST-948", "ST-945")
def test_after_the_fifth_event_with_equal_pools_the_game_is_a_draw():
    war = last_event(score=0, pool={"suntzu": 9, "shao": 9}, **both([]))
    while war.kind == "suntzu.call":
        getattr(war, war.waits_for).passes()
    assert outcome(war) == (["suntzu", "shao"], "ST-945")


@rule("ST-946", "ST-804")
def test_the_fuzzer_has_a_start_from_which_the_fifth_event_ends_games():
    reasons = set()
    for key in range(12):
        options = SUNTZU.settle_options({"events": "on"})
        position = SUNTZU.rare_position(2, options, Dice(key))
        assert position is not None
        match = Match(SUNTZU, SUNTZU.arrange(position, options, False, Dice(key)), options).begin()
        assert len(picture(match)["events_past"]) == 4
        for _ in questions(match, key):
            match.state.check()
        assert match.state.outcome is not None
        reasons.add(match.state.outcome.reason)
    assert "ST-946" in reasons
    assert SUNTZU.rare_position(2, SUNTZU.settle_options({}), Dice(1)) is None
