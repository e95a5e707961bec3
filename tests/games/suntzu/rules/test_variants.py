"""The standard and the beginners' game (ST-1001 to ST-1006)."""

from collections import Counter

import pytest

from tests.games.suntzu.rules.fights import SIDES, both, holders, results
from tests.games.suntzu.rules.starts import (
    EVENTS,
    FRAMED,
    UNFRAMED,
    after_generals,
    begin,
    begins,
    owned,
    picture,
    questions,
)
from tests.marks import rule
from tianxia.errors import BadInput
from tianxia.scenario import scenario

BEGINNER = {"variant": "beginner"}
PLAIN = [card for card in UNFRAMED if card not in ("+2", "+3")]


@rule("ST-1001")
def test_the_standard_game_has_generals_all_twenty_cards_and_events_only_if_agreed():
    for match in begins(3):
        assert match.waiting()[0].kind == "suntzu.general"
        seen = picture(match)
        assert seen["events"] == []
        assert [Counter(owned(seen, side)) for side in SIDES] == [Counter(FRAMED + UNFRAMED)] * 2
    assert sorted(picture(begin(1, events="on"))["events"]) == sorted(EVENTS)
    assert picture(begin(1)) == picture(begin(1, variant="standard", events="off"))


@rule("ST-1002")
@pytest.mark.parametrize("events", ["off", "on"])
def test_the_beginners_game_has_no_events_no_generals_and_no_plus_2_or_plus_3(events: str):
    for match in begins(5, variant="beginner", events=events):
        assert match.waiting()[0].kind == "suntzu.orders"
        seen = picture(match)
        assert seen["events"] == seen["events_past"] == []
        assert [seen[key] for key in ("held", "used", "away")] == [both([])] * 3
        assert [Counter(owned(seen, side)) for side in SIDES] == [Counter(FRAMED + PLAIN)] * 2
        assert match.view(0)["events"] == {"left": 0, "up": None, "past": []}


@rule("ST-1003")
def test_beginners_have_21_armies_in_the_pool_and_no_reinforcements():
    for seed in range(3):
        match = begin(seed, variant="beginner")
        assert picture(match)["pool"] == both(21)
        for _ in questions(match, seed):
            assert picture(match)["reinforcements"] == both(0)
    with pytest.raises(BadInput, match="the beginners' game has no reinforcements"):
        scenario("suntzu", options=BEGINNER, reinforcements={"shao": 3})


@rule("ST-1004")
def test_a_beginner_has_18_cards_10_in_hand_and_8_in_the_deck():
    for match in begins(10, variant="beginner"):
        seen = picture(match)
        for side in SIDES:
            assert (len(seen[side]), len(seen["decks"][side])) == (10, 8)
            assert seen[side][:6] == FRAMED
            assert len(owned(seen, side)) == 18


@rule("ST-1005")
@pytest.mark.parametrize("seed", range(6))
def test_beginners_are_never_asked_to_call_or_to_play_a_general(seed: int):
    for match in questions(begin(seed, variant="beginner", events="on"), seed):
        for question in match.waiting():
            assert question.kind in ("suntzu.orders", "suntzu.province", "suntzu.armies", "suntzu.keep")
            assert [option.id for option in question.options()][1:] == []


@rule("ST-1005")
def test_a_beginner_who_is_short_of_armies_is_not_offered_a_call():
    war = scenario(
        "suntzu",
        options=BEGINNER,
        pool={"shao": 0},
        armies={"shao": {"qin": 21}},
        laid={"suntzu": {"wu": "2"}, "shao": {"wu": "9"}},
        round=2,
    )
    assert war.kind == "suntzu.keep"
    assert war.armies["shao"] == {"qin": 14, "chu": 0, "jin-yan": 0, "han-qi": 0, "wu": 7}


@rule("ST-1006")
@pytest.mark.parametrize(("blue", "red", "winner", "by"), [("9", "4", "suntzu", 5), ("-1", "+1", "shao", 1)])
def test_beginners_fight_as_all_others_do(blue: str, red: str, winner: str, by: int):
    war = scenario("suntzu", options=BEGINNER, laid={"suntzu": {"wu": blue}, "shao": {"wu": red}})
    assert results(war) == [("wu", winner, by)]
    assert holders(war, "wu") == {winner: by}


@rule("ST-1006")
def test_beginners_mark_sixes_suffer_plagues_draw_score_and_win_as_all_others_do():
    war = scenario(
        "suntzu",
        options=BEGINNER,
        round=3,
        armies={"shao": {"chu": 5}},
        markers={"qin": [4, 3, 2], "chu": [1, 2, 4]},
        laid={"suntzu": ["6", "plague", "2", "3", "1"], "shao": ["2", "7", "5", "3", "1"]},
    )
    assert war.six_markers["suntzu"] == ["qin"]
    assert war.armies["shao"]["chu"] == 3
    assert war.score == 4 - 1 - war.markers["jin-yan"][0]
    assert war.bonus == ["suntzu", "shao"]
    assert [len(war.drawn[side]) for side in SIDES] == [3, 3]
    over = scenario("suntzu", options=BEGINNER, round=9, phase="score", score=2)
    assert over.fact("winner") == ["suntzu"]


@rule("ST-1006")
def test_games_of_both_kinds_come_to_an_end():
    for seed in range(3):
        for match in (begin(seed, variant="beginner"), after_generals(seed)):
            for _ in questions(match, seed):
                pass
            assert match.is_over
