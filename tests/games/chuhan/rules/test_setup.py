"""Set-up of the game and of each battle of Chu Han (CH-111 to CH-121)."""

from collections import Counter
from typing import Any

import pytest

from tests.games.chuhan.rules.starts import CHUHAN, DECK, UNIQUE_EVENTS, VIEWERS, deal, deals, picture, questions
from tests.marks import rule
from tianxia.scenario import Scenario, scenario


def han_goes_out(**position: Any) -> Scenario:
    """Han leads the last card, and the next battle is set up."""
    battle = scenario("chuhan", han=["9"], chu=["1", "1", "2"], attacker="han", **position)
    battle.han.plays("9")
    return battle


# ---- the game


@rule("CH-111")
def test_the_table_may_say_who_is_han_or_leave_it_to_chance():
    assert {CHUHAN.seat_names(match.state) for match in deals(10, han_player="seat-0")} == {("han", "chu")}
    assert {CHUHAN.seat_names(match.state) for match in deals(10, han_player="seat-1")} == {("chu", "han")}
    assert {CHUHAN.seat_names(match.state) for match in deals(20)} == {("han", "chu"), ("chu", "han")}


@rule("CH-112")
def test_han_starts_with_no_victory_point_and_chu_with_one():
    for match in deals(20):
        assert picture(match)["score"] == {"han": 0, "chu": 1}
        for viewer in VIEWERS:
            assert {seat["clan"]: seat["vp"] for seat in match.view(viewer)["seats"]} == {"han": 0, "chu": 1}


@rule("CH-113")
def test_without_events_no_battle_has_an_event():
    for seed in range(5):
        for match in questions(deal(seed, events="off"), seed):
            seen = picture(match)
            assert seen["event"] is None
            assert seen["events"] == []
            assert match.view(0)["event"] is None
            assert seen["display"] == seen["row"] == []
            assert seen["supply"] + sum(seen["decrees"].values()) == 6


@rule("CH-113")
def test_with_events_every_battle_has_one():
    met = set()
    for seed in range(8):
        for match in questions(deal(seed, events="on"), seed):
            met.add(picture(match)["event"])
    assert met == {"calm", *UNIQUE_EVENTS}


@rule("CH-114")
def test_the_first_battle_is_calm_and_the_other_fourteen_events_are_shuffled():
    orders = []
    for match in deals(20, events="on"):
        seen = picture(match)
        assert seen["event"] == "calm"
        assert [match.view(viewer)["event"] for viewer in VIEWERS] == ["calm"] * 3  # it lies face up
        assert Counter(seen["events"]) == {"calm": 4, **dict.fromkeys(UNIQUE_EVENTS, 1)}
        orders.append(tuple(seen["events"]))
    assert len(set(orders)) == 20
    assert {order[0] for order in orders} > {"calm"}  # the second battle may be anything


# ---- the battle


@rule("CH-115", "CH-118")
def test_all_cards_are_shuffled_into_two_hands_of_fifteen_and_a_pile_of_sixteen():
    where_the_zero_lies = Counter()
    decks = set()
    for match in deals(60):
        seen = picture(match)
        assert [len(seen[pile]) for pile in ("han", "chu", "draw")] == [15, 15, 16]
        assert Counter(seen["han"] + seen["chu"] + seen["draw"]) == Counter(DECK)
        where_the_zero_lies.update([pile for pile in ("han", "chu", "draw") if "0" in seen[pile]])
        decks.add(tuple(seen["han"] + seen["draw"]))
    assert len(decks) == 60
    assert all(where_the_zero_lies[pile] >= 10 for pile in ("han", "chu", "draw"))


@rule("CH-118")
def test_a_player_sees_the_own_fifteen_cards_and_none_of_the_rival():
    for match in deals(10):
        for seat in (0, 1):
            own, other = match.view(seat)["seats"][seat], match.view(seat)["seats"][1 - seat]
            assert (len(own["hand"]["known"]), own["hand"]["hidden"]) == (15, 0)
            assert (len(other["hand"]["known"]), other["hand"]["hidden"]) == (0, 15)


@rule("CH-115", "CH-117", "CH-120")
def test_nothing_but_scores_and_event_deck_carries_over_to_the_next_battle():
    battle = han_goes_out(
        event="race-to-hangu-pass", events=["calm", "stability"], row=["1"], row_by="chu", battle=3,
        score={"han": 10, "chu": 20}, decrees={"han": 4, "chu": 2}, doubled="chu", open_hand=["chu", "han"],
        knows={"han": {"draw": [0, 1]}}, took=True, attacked=True, barred=True, last_out="chu",
    )  # fmt: skip
    assert battle.battle == 4
    assert battle.score == {"han": 20, "chu": 26}  # (3 cards + 2 decrees) doubled, 3 for the row doubled
    assert battle.events == ["stability"]
    assert Counter(battle.fact("han") + battle.fact("chu") + battle.draw) == Counter(DECK)
    assert (len(battle.fact("han")), len(battle.fact("chu")), len(battle.draw)) == (15, 15, 16)
    assert (battle.discard, battle.trick, battle.row, battle.row_by) == ([], [], [], None)
    assert (battle.decrees, battle.supply) == ({"han": 0, "chu": 0}, 6)
    assert (battle.doubled, battle.open_hand) == (None, [])
    assert (battle.took, battle.attacked, battle.barred) == (False, False, False)
    assert battle.fact("knows.han") == battle.fact("knows.chu") == {"hand": [], "draw": []}


@rule("CH-115")
def test_each_battle_is_dealt_anew():
    first = scenario("chuhan", seed=1, han=["9"], chu=["1", "1", "2"], attacker="han")
    second = scenario("chuhan", seed=2, han=["9"], chu=["1", "1", "2"], attacker="han")
    for battle in (first, second):
        battle.han.plays("9")
    assert first.fact("han") != second.fact("han")
    assert first.draw != second.draw


@rule("CH-116")
def test_the_bottom_four_of_the_sixteen_are_never_drawn():
    for seed in range(20):
        match = deal(seed)
        bottom, battle = picture(match)["draw"][12:], 1
        fewest = 16
        for _ in questions(match, seed):
            seen = picture(match)
            if seen["battle"] != battle:
                bottom, battle = seen["draw"][12:], seen["battle"]
            assert seen["draw"][-4:] == bottom
            fewest = min(fewest, len(seen["draw"]))
        assert fewest >= 4


@rule("CH-116", "CH-403")
def test_when_only_four_cards_are_left_nobody_can_draw_them():
    battle = scenario("chuhan", draw=["9", "8", "7", "0"], decrees={"han": 2, "chu": 4}, attacker="han")
    assert battle.draw == ["9", "8", "7", "0"]
    assert battle.han.why_not("decree") == "CH-402"


@rule("CH-117")
@pytest.mark.parametrize(
    ("event", "supply"), [("calm", 6), ("warlords", 3), ("banquet-at-hongmen", 5), ("stability", 6)]
)
def test_all_decrees_go_back_to_the_supply_less_those_that_the_event_removes(event: str, supply: int):
    battle = han_goes_out(event="restraint", events=[event], decrees={"han": 1, "chu": 3})
    assert battle.event == event
    assert battle.supply == supply
    assert battle.decrees == {"han": 0, "chu": 0}


@rule("CH-119")
def test_han_leads_the_first_trick_of_the_first_battle():
    for options in ({}, {"han_player": "seat-0"}, {"han_player": "seat-1"}, {"events": "on"}):
        for match in deals(10, **options):
            asked = match.waiting()
            assert [question.kind for question in asked] == ["chuhan.lead"]
            assert CHUHAN.seat_names(match.state)[asked[0].seat] == "han"
            assert picture(match)["attacker"] == "han"


@rule("CH-120")
def test_every_battle_begins_with_an_empty_discard_pile():
    starts = 0
    for seed in range(6):
        battle = 0
        for match in questions(deal(seed, events="on"), seed):
            seen = picture(match)
            if seen["battle"] != battle:
                battle, starts = seen["battle"], starts + 1
                assert seen["discard"] == []
                assert [match.view(viewer)["discard"] for viewer in VIEWERS] == [[], [], []]
    assert starts > 20


@rule("CH-121")
@pytest.mark.parametrize(
    ("old", "new", "supply", "shown", "pile"),
    [
        ("calm", "warlords", 3, 6, 10),
        ("calm", "banquet-at-hongmen", 5, 2, 14),
        ("warlords", "calm", 6, 0, 16),
        ("warlords", "banquet-at-hongmen", 5, 2, 14),
    ],
)
def test_the_event_is_revealed_before_the_battle_that_it_changes_is_set_up(
    old: str, new: str, supply: int, shown: int, pile: int
):
    battle = han_goes_out(event=old, events=[new, "stability"])
    assert battle.event == new
    assert (battle.supply, len(battle.display), len(battle.draw)) == (supply, shown, pile)
    assert battle.events == ["stability"]
