"""The components: sides, board, cards, figures, markers, and what always holds of them (ST-101 to ST-119)."""

from collections import Counter

import pytest

from tests.games.suntzu.rules.fights import SIDES, both, fight, holders
from tests.games.suntzu.rules.starts import (
    EVENTS,
    FRAMED,
    GENERALS,
    MARKERS,
    PROVINCES,
    SUNTZU,
    UNFRAMED,
    after_generals,
    begin,
    begins,
    owned,
    picture,
    questions,
)
from tests.marks import rule
from tianxia.core.match import start
from tianxia.errors import BadInput
from tianxia.scenario import refused, scenario

BORDERS = {
    "qin": {"jin-yan", "han-qi", "chu"},
    "chu": {"qin", "han-qi", "wu"},
    "jin-yan": {"qin", "han-qi"},
    "han-qi": {"qin", "jin-yan", "chu", "wu"},
    "wu": {"han-qi", "chu"},
}


@rule("ST-101")
@pytest.mark.parametrize("seats", [0, 1, 3, 4])
def test_the_game_is_for_exactly_two(seats: int):
    with pytest.raises(BadInput, match="suntzu is for 2 players"):
        start(SUNTZU, seats, {}, 1)
    assert start(SUNTZU, 2, {}, 1).state.seats == 2


@rule("ST-102")
def test_one_player_is_sun_tzu_and_the_other_king_shao():
    for match in begins(5):
        assert sorted([seat["side"] for seat in match.view(0)["seats"]]) == ["shao", "suntzu"]


@rule("ST-103", "ST-115")
def test_the_board_has_five_provinces_in_the_order_of_the_edge():
    for match in begins(3):
        assert [province["id"] for province in match.view(0)["provinces"]] == PROVINCES


@rule("ST-115")
def test_five_orders_without_names_go_from_qin_to_wu():
    war = scenario("suntzu")
    war.suntzu.lays("1", "2", "3", "4", "5")
    war.shao.lays("5", "4", "3", "2", "1")
    turned = [(told["province"], told["cards"][0]) for told in war.fact("told.spectator") if told["kind"] == "turn-up"]
    assert turned == [(province, f"num-{n}") for n, province in enumerate(PROVINCES, 1)]


@rule("ST-104", "ST-105")
@pytest.mark.parametrize("seed", range(4))
def test_each_side_has_the_same_twenty_cards_all_through_the_game(seed: int):
    for match in questions(begin(seed, events="on"), seed):
        seen = picture(match)
        for side in SIDES:
            assert Counter(owned(seen, side)) == Counter(FRAMED + UNFRAMED)
    assert len(FRAMED + UNFRAMED) == 20


@rule("ST-106")
def test_only_the_cards_1_to_6_come_back_to_the_hand():
    for lot in (["1", "2", "3", "4", "5"], ["6", "7", "8", "9", "10"], ["+1", "+2", "+3", "-1", "plague"]):
        war = scenario("suntzu", laid=both(lot), decks=both([]), **both([]), box=both(["*"]))
        assert war.round == 2
        for side in SIDES:
            assert war.fact(side) == FRAMED
            assert [card in war.box[side] for card in lot] == [card not in FRAMED for card in lot]


@rule("ST-106")
@pytest.mark.parametrize("place", ["decks", "box", "drawn"])
def test_no_framed_card_lies_in_a_deck_or_in_the_box(place: str):
    with pytest.raises(BadInput, match=f"{place}.shao has the framed card 3"):
        scenario("suntzu", phase="draw", **{place: {"shao": ["3", "8"]}})


@rule("ST-107")
@pytest.mark.parametrize("side", SIDES)
def test_each_side_has_five_generals_of_its_own(side: str):
    war = scenario("suntzu", phase="generals")
    assert war.fact(f"question.{side}.picks.pick.general") == sorted(GENERALS[side])
    assert len(set(GENERALS["suntzu"] + GENERALS["shao"])) == 10


@rule("ST-108", "ST-118")
@pytest.mark.parametrize("seed", range(6))
def test_each_side_has_21_armies_after_every_answer(seed: int):
    for match in questions(begin(seed, events="on"), seed):
        seen = picture(match)
        for side in SIDES:
            places = (*seen["armies"][side].values(), seen["pool"][side], seen["reinforcements"][side])
            assert min(places) >= 0
            assert sum(places) + len(seen["six_markers"][side]) == 21


@rule("ST-109")
def test_one_army_is_as_good_as_another():
    war, other = (fight("+3", "5", armies={"suntzu": {"qin": 2}}) for _ in range(2))
    assert war.fact("question.suntzu.picks.give.armies") == ["pool", "pool", "qin", "qin", "wu", "wu"]
    war.suntzu.gives("pool", "qin")
    other.suntzu.gives("pool#2", "qin#2")  # which figure of a place is given makes no difference
    assert war.armies == other.armies
    assert war.armies["suntzu"] == {"qin": 1, "chu": 0, "jin-yan": 0, "han-qi": 0, "wu": 3}


@rule("ST-110", "ST-111", "ST-213")
def test_the_ten_markers_have_three_values_each():
    met: list[list[int]] = []
    for seed in range(40):
        for values in picture(after_generals(seed))["markers"].values():
            assert len(values) == 3
            if values not in met:
                met.append(values)
    assert sorted(met) == MARKERS


@rule("ST-110")
@pytest.mark.parametrize(("number", "value"), [(3, 1), (6, 4), (9, 3)])
def test_the_three_values_are_for_rounds_3_6_and_9_in_this_order(number: int, value: int):
    war = scenario(
        "suntzu", round=number, phase="score", armies={"suntzu": {"qin": 1}}, markers={"qin": [1, 4, 3]}, score=1
    )
    assert war.score == 1 + value


@rule("ST-112")
def test_there_are_five_events_one_round_marker_and_one_score_marker():
    for match in begins(5, events="on"):
        seen = picture(match)
        assert sorted(seen["events"]) == sorted(EVENTS)
        assert (match.view(0)["round"], match.view(0)["score"]) == (1, 0)


@rule("ST-113", "ST-301")
def test_the_round_track_has_the_spaces_1_to_9():
    for number in range(1, 10):
        assert scenario("suntzu", round=number).round == number
    for number in (0, 10):
        with pytest.raises(BadInput, match="round is a number from 1 to 9"):
            scenario("suntzu", round=number)


@rule("ST-114")
@pytest.mark.parametrize(("side", "end"), [("suntzu", 9), ("shao", -9)])
def test_the_score_track_has_nine_spaces_towards_each_side(side: str, end: int):
    rich = {"qin": [4, 3, 2], "chu": [4, 1, 4], "jin-yan": [3, 2, 3]}
    armies = {side: dict.fromkeys(rich, 1)}
    short = scenario("suntzu", round=3, phase="score", armies=armies, markers=rich, score=-3 if end > 0 else 3)
    assert short.score == (8 if end > 0 else -8)
    assert short.fact("winner") is None  # the eighth space is not the end
    there = scenario("suntzu", round=3, phase="score", armies=armies, markers=rich, score=-2 if end > 0 else 2)
    assert there.score == end
    assert there.fact("winner") == [side]


@rule("ST-116")
@pytest.mark.parametrize("come", PROVINCES)
@pytest.mark.parametrize("go", PROVINCES)
def test_only_seven_pairs_of_provinces_are_neighbours(come: str, go: str):
    war = scenario("suntzu", held={"suntzu": ["forced-march"]}, armies={"suntzu": {come: 2}})
    if go in BORDERS[come]:
        war.suntzu.uses("forced-march", come, go)
        assert (war.armies["suntzu"][come], war.armies["suntzu"][go]) == (1, 1)
    else:
        with refused("ST-741"):
            war.suntzu.uses("forced-march", come, go)


@rule("ST-117")
def test_neighbours_are_so_in_both_directions_and_no_province_is_its_own():
    def near(province: str) -> set[str]:
        war = scenario("suntzu", held={"suntzu": ["forced-march"]}, armies={"suntzu": {province: 1}})
        return set(war.fact("question.suntzu.picks.forced-march.to"))

    found = {province: near(province) for province in PROVINCES}
    assert found == BORDERS
    assert all(a in found[b] for a in PROVINCES for b in found[a])
    assert not [a for a in PROVINCES if a in found[a]]


@rule("ST-118")
@pytest.mark.parametrize("pool", [17, 19])
def test_a_side_with_more_or_fewer_than_21_armies_cannot_be(pool: int):
    with pytest.raises(BadInput, match="suntzu has 21 armies, not"):
        scenario("suntzu", pool={"suntzu": pool}, reinforcements={"suntzu": 3})


@rule("ST-119")
@pytest.mark.parametrize("seed", range(6))
def test_no_province_ever_holds_armies_of_both_sides(seed: int):
    for match in questions(begin(seed), seed):
        armies = picture(match)["armies"]
        assert not [p for p in PROVINCES if armies["suntzu"][p] and armies["shao"][p]]


@rule("ST-119")
def test_the_loser_leaves_before_the_winner_comes():
    war = fight("3", "6", armies={"suntzu": {"wu": 2}})
    assert holders(war, "wu") == {"shao": 1}
    with pytest.raises(BadInput, match="wu cannot hold armies of both sides"):
        scenario("suntzu", armies={"suntzu": {"wu": 1}, "shao": {"wu": 1}})
