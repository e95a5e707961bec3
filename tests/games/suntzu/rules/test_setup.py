"""Set-up: events, colours, armies, generals, hands, markers (ST-201 to ST-219)."""

from collections import Counter

import pytest

from tests.games.suntzu.rules.fights import SIDES, VIEWERS, both, rival, said
from tests.games.suntzu.rules.starts import (
    EVENTS,
    FRAMED,
    GENERALS,
    MARKERS,
    SUNTZU,
    UNFRAMED,
    after_generals,
    begin,
    begins,
    picture,
    questions,
)
from tests.games.suntzu.rules.starts import VIEWERS as SEATS
from tests.marks import rule
from tianxia.errors import BadInput
from tianxia.scenario import Scenario, scenario


def before_round_1(**position: object) -> Scenario:
    """The moment at which the generals are picked."""
    return scenario("suntzu", phase="generals", **position)


# ---- events and colours


@rule("ST-201", "ST-203")
def test_without_events_no_event_is_ever_met():
    for seed in range(3):
        for match in questions(begin(seed, events="off"), seed):
            assert match.view(0)["events"] == {"left": 0, "up": None, "past": []}
            assert picture(match)["events"] == []
    assert not said(before_round_1(), "event-up")


@rule("ST-201", "ST-202")
def test_with_events_all_five_are_shuffled_and_the_top_one_lies_open_to_both():
    orders = set()
    for match in begins(20, events="on"):
        stack = picture(match)["events"]
        assert sorted(stack) == sorted(EVENTS)
        orders.add(tuple(stack))
        for viewer in SEATS:
            assert match.view(viewer)["events"] == {"left": 5, "up": stack[0], "past": []}
            told = [event["event"] for event in match.told(viewer) if event["kind"] == "event-up"]
            assert told == [stack[0]]
    assert len(orders) > 15
    assert {order[0] for order in orders} == set(EVENTS)


@rule("ST-204")
def test_the_table_may_say_who_is_sun_tzu_or_leave_it_to_chance():
    assert {SUNTZU.seat_names(match.state) for match in begins(8, suntzu_player="seat-0")} == {("suntzu", "shao")}
    assert {SUNTZU.seat_names(match.state) for match in begins(8, suntzu_player="seat-1")} == {("shao", "suntzu")}
    assert {SUNTZU.seat_names(match.state) for match in begins(20)} == {("suntzu", "shao"), ("shao", "suntzu")}


# ---- armies and generals


@rule("ST-205", "ST-206", "ST-216")
def test_the_game_starts_with_18_armies_in_the_pool_3_aside_and_an_empty_board():
    for match in begins(5):
        seen = picture(match)
        assert seen["pool"] == both(18)
        assert seen["reinforcements"] == both(3)
        assert seen["six_markers"] == both([])
        for viewer in SEATS:
            view = match.view(viewer)
            assert [province["armies"] for province in view["provinces"]] == [[0, 0]] * 5
            assert [(seat["pool"], seat["reserve"]) for seat in view["seats"]] == [(18, 3)] * 2


@rule("ST-207", "ST-208")
@pytest.mark.parametrize("side", SIDES)
def test_a_player_picks_one_general_in_secret_and_the_other_four_are_put_away(side: str):
    war = before_round_1()
    war.suntzu.picks("forced-march")
    war.shao.picks("herbalist")
    general = {"suntzu": "forced-march", "shao": "herbalist"}[side]
    assert war.held[side] == [general]
    assert sorted([general, *war.away[side]]) == sorted(GENERALS[side])
    seat = war.seat(side)
    own = war.fact(f"view.{side}.seats.{seat}")
    assert [card["face"] for card in own["held"]["known"]] == [general]
    assert len(own["away"]["known"]) == 4
    for viewer in (rival(side), "spectator"):
        seen = war.fact(f"view.{viewer}.seats.{seat}")
        assert seen["held"] == {"known": [], "hidden": 1}
        assert seen["away"] == {"known": [], "hidden": 4}
        assert general not in str(war.fact(f"told.{viewer}"))


@rule("ST-207")
def test_a_player_cannot_pick_a_general_of_the_other_colour():
    war = before_round_1()
    assert not war.suntzu.may("pick", general=["herbalist"])
    assert not war.shao.may("pick", general=["forced-march"])
    assert not war.suntzu.may("pick", general=["forced-march", "fresh-levy"])
    assert not war.suntzu.may("pass")


@rule("ST-218")
@pytest.mark.parametrize("first", SIDES)
def test_both_pick_at_the_same_time_and_learn_nothing_of_the_other_pick(first: str):
    war = before_round_1()
    assert sorted(war.waits_for) == ["shao", "suntzu"]
    second = rival(first)
    before = war.fact(f"view.{second}")
    getattr(war, first).picks(GENERALS[first][0])
    assert war.waits_for == second
    after = war.fact(f"view.{second}")
    assert {**after, "waits": None} == {**before, "waits": None}
    other = before_round_1()
    getattr(other, first).picks(GENERALS[first][1])
    assert other.fact(f"view.{second}") == after
    assert other.fact(f"told.{second}") == war.fact(f"told.{second}")


@rule("ST-217")
def test_generals_are_picked_after_the_event_is_shown_and_before_hands_and_markers():
    war = before_round_1(events=EVENTS)
    assert war.kind == "suntzu.general"
    for viewer in VIEWERS:
        assert war.fact(f"view.{viewer}.events.up") == "pandemic"
    assert [war.fact(side) for side in SIDES] == [FRAMED, FRAMED]
    assert [len(war.decks[side]) for side in SIDES] == [14, 14]
    assert war.markers == {}
    war.suntzu.picks("fresh-levy")
    war.shao.picks("night-raid")
    assert [len(war.fact(side)) for side in SIDES] == [10, 10]
    assert len(war.markers) == 5


@rule("ST-217")
def test_a_new_game_asks_for_the_generals_before_anything_is_dealt():
    for match in begins(3, events="on"):
        seen = picture(match)
        assert [question.kind for question in match.waiting()] == ["suntzu.general"] * 2
        assert match.view(0)["events"]["up"] == seen["events"][0]
        assert [seen[side] for side in SIDES] == [FRAMED, FRAMED]
        assert [len(seen["decks"][side]) for side in SIDES] == [14, 14]
        assert seen["markers"] == {}


@rule("ST-219", "ST-215")
def test_victory_before_battle_is_shown_and_played_before_round_1_without_a_question():
    war = before_round_1()
    war.suntzu.picks("victory-before-battle")
    war.shao.picks("night-raid")
    assert war.kind == "suntzu.orders"
    assert war.round == 1
    assert war.score == 1
    assert war.used["suntzu"] == ["victory-before-battle"]
    assert war.held["suntzu"] == []
    shown = [(told["seat"], told["general"]) for told in said(war, "general", "shao")]
    assert shown == [(war.seat("suntzu"), "victory-before-battle")]


@rule("ST-219")
@pytest.mark.parametrize("side", SIDES)
def test_no_other_general_is_shown_before_round_1(side: str):
    for general in GENERALS[side]:
        if general == "victory-before-battle":
            continue
        war = before_round_1()
        getattr(war, side).picks(general)
        other = "fresh-levy" if side == "shao" else "herbalist"
        getattr(war, rival(side)).picks(other)
        assert war.score == 0
        assert war.used == both([])
        assert not said(war, "general")


# ---- hands, decks, markers


@rule("ST-209", "ST-210", "ST-211", "ST-212")
def test_each_hand_has_the_six_framed_cards_and_four_of_a_shuffled_deck():
    drawn: Counter[str] = Counter()
    decks = set()
    for seed in range(25):
        seen = picture(after_generals(seed))
        for side in SIDES:
            hand, deck = seen[side], seen["decks"][side]
            assert (len(hand), len(deck)) == (10, 10)
            assert hand[:6] == FRAMED
            assert Counter(hand[6:] + deck) == Counter(UNFRAMED)
            drawn.update(hand[6:])
            decks.add(tuple(deck))
    assert set(drawn) == set(UNFRAMED)
    assert len(decks) == 50


@rule("ST-210", "ST-211")
def test_nobody_sees_a_deck_and_only_the_owner_his_hand():
    match = after_generals(1)
    for viewer in SEATS:
        for seat, view in enumerate(match.view(viewer)["seats"]):
            assert view["deck"] == [None] * 10
            assert len(view["hand"]["known"]) == (10 if viewer == seat else 0)


@rule("ST-213", "ST-214")
def test_five_of_the_ten_markers_lie_open_one_at_each_province():
    layouts = set()
    for seed in range(20):
        match = after_generals(seed)
        rows = list(picture(match)["markers"].values())
        layouts.add(str(rows))
        assert len(rows) == 5
        assert [row for row in rows if row not in MARKERS or rows.count(row) > 1] == []
        for viewer in SEATS:
            provinces = match.view(viewer)["provinces"]
            assert [province["values"] for province in provinces] == rows
            assert [province["value"] for province in provinces] == [row[0] for row in rows]
    assert len(layouts) == 20


@rule("ST-215")
def test_round_1_starts_with_the_score_marker_on_the_centre():
    for seed in range(12):
        seen = picture(after_generals(seed))
        assert seen["round"] == 1
        assert seen["score"] == (1 if seen["used"]["suntzu"] else 0)


@rule("ST-207")
def test_there_is_no_general_in_hand_before_the_generals_are_picked():
    with pytest.raises(BadInput, match="suntzu has no general before the generals are picked"):
        before_round_1(held={"suntzu": ["fresh-levy"]})
