"""Scoring after rounds 3, 6 and 9 (ST-901 to ST-911)."""

from typing import Any

import pytest

from tests.games.suntzu.rules.fights import SIDES, VIEWERS, fight, keep_first, rival, said
from tests.games.suntzu.rules.starts import PROVINCES
from tests.marks import rule
from tianxia.scenario import Scenario, scenario

VALUES = {"qin": [1, 4, 3], "chu": [2, 5, 2], "jin-yan": [3, 1, 5], "han-qi": [4, 3, 2], "wu": [1, 2, 4]}


def scored(number: int = 3, blue: tuple[str, ...] = (), red: tuple[str, ...] = (), **position: Any) -> Scenario:
    """The scoring of a round: who controls what, with one army each."""
    armies = {"suntzu": dict.fromkeys(blue, 1), "shao": dict.fromkeys(red, 1)}
    return scenario("suntzu", round=number, phase="score", armies=armies, markers=VALUES, **position)


@rule("ST-901")
@pytest.mark.parametrize("number", [3, 6, 9])
def test_provinces_are_scored_after_the_fifth_battle(number: int):
    war = fight("5", "2", round=number, markers=VALUES, score=1)
    story = [told["kind"] for told in war.fact("told.spectator") if told["kind"] in ("turn-up", "enter", "score")]
    assert story == ["turn-up", "enter", "score"]
    assert war.score == 1 + VALUES["wu"][number // 3 - 1]  # Wu, won in the last battle, counts already


@rule("ST-902", "ST-906")
@pytest.mark.parametrize("side", SIDES)
def test_each_side_adds_the_values_of_its_provinces(side: str):
    toward = 1 if side == "suntzu" else -1
    mine, theirs = ("jin-yan", "han-qi"), ("qin", "chu")
    war = scored(3, *((mine, theirs) if side == "suntzu" else (theirs, mine)))
    assert war.score == toward * (7 - 3)
    sums = said(war, "score")[0]["sums"]
    assert (sums[war.seat(side)], sums[war.seat(rival(side))]) == (7, 3)


@rule("ST-903")
def test_neutral_provinces_give_nothing():
    assert scored(3).score == 0
    assert scored(3, blue=("qin",)).score == 1


@rule("ST-904")
@pytest.mark.parametrize("armies", [1, 2, 18])
def test_the_number_of_armies_does_not_matter(armies: int):
    war = scenario(
        "suntzu", round=3, phase="score", markers=VALUES, armies={"suntzu": {"chu": armies}, "shao": {"jin-yan": 1}}
    )
    assert war.score == 2 - 3


@rule("ST-905")
@pytest.mark.parametrize("province", PROVINCES)
@pytest.mark.parametrize(("number", "which"), [(3, 0), (6, 1), (9, 2)])
def test_round_3_uses_the_first_value_round_6_the_second_round_9_the_third(number: int, which: int, province: str):
    assert scored(number, blue=(province,)).score == VALUES[province][which]
    assert scored(number, red=(province,)).score == -VALUES[province][which]


@rule("ST-906")
@pytest.mark.parametrize("start", [-4, -1, 0, 3])
def test_the_marker_moves_by_the_difference_from_where_it_stands(start: int):
    assert scored(3, blue=("han-qi",), red=("qin",), score=start).score == start + 3
    assert scored(3, blue=("qin",), red=("han-qi",), score=start).score == start - 3


@rule("ST-907")
@pytest.mark.parametrize("start", [-4, 0, 5])
def test_equal_sums_leave_the_marker_where_it_is(start: int):
    assert scored(3, blue=("jin-yan",), red=("qin", "chu"), score=start).score == start


@rule("ST-909")
@pytest.mark.parametrize("start", [8, 5, 3])
def test_the_marker_stops_at_the_end_of_the_track(start: int):
    everything = ("qin", "chu", "jin-yan", "han-qi")
    assert scored(3, blue=everything, score=start).score == 9
    assert scored(3, red=everything, score=-start).score == -9
    assert [scored(3, red=everything, score=-start).fact(f"view.{viewer}.score") for viewer in VIEWERS] == [-9] * 3


@rule("ST-910", "ST-905")
def test_after_rounds_3_and_6_every_marker_is_turned_to_its_next_value():
    def shown(war: Scenario) -> list[int]:
        return [province["value"] for province in war.fact("view.spectator.provinces")]

    for number in range(1, 10):
        war = scenario("suntzu", round=number, markers=VALUES)
        assert shown(war) == [VALUES[province][(number - 1) // 3] for province in PROVINCES]
    for number in (3, 6):
        war = scored(number)
        assert war.phase == "draw"
        assert shown(war) == [VALUES[province][number // 3] for province in PROVINCES]
        keep_first(war)
        assert shown(war) == [VALUES[province][number // 3] for province in PROVINCES]
