"""Worlds that a player cannot tell from the true one keep to all that he can infer (ST-307, ST-219, ST-106)."""

from collections import Counter

import pytest

from tests.games.suntzu.rules.fights import fight
from tianxia.core.match import Match
from tianxia.games import game
from tianxia.scenario import Scenario, scenario

SUNTZU = game("suntzu")
WORLDS = 60


def worlds(war: Scenario, viewer: str) -> list[dict]:
    """Pictures of many worlds that look the same to this side."""
    seat = war.seat(viewer)

    def picture(twin: Match) -> dict:
        twin.state.check()
        assert twin.view_bytes(seat) == war.match.view_bytes(seat)
        return SUNTZU.picture(twin.state)

    return [picture(war.match.twin(seat, key)) for key in range(WORLDS)]


def test_a_6_lies_face_down_at_a_marked_province_only_where_second_drum_is_held():
    war = scenario(
        "suntzu", round=4, held={"shao": ["second-drum"]}, six_markers={"shao": ["chu", "wu"]}, shao=["7", "8"],
        laid={"shao": {"chu": "6"}}, left=["chu", "jin-yan", "wu"], armies={"suntzu": {"qin": 1}},
    )  # fmt: skip
    seen: Counter[tuple[bool, bool]] = Counter()
    for world in worlds(war, "suntzu"):
        on_a_mark = "6" in (world["laid"]["shao"]["chu"], world["laid"]["shao"]["wu"])
        seen[on_a_mark, world["held"]["shao"] == ["second-drum"]] += 1
    assert not seen[True, False]
    assert seen[True, True]
    assert seen[False, True]
    assert seen[False, False]


def test_the_first_general_is_never_victory_before_battle():
    war = scenario("suntzu", held={"suntzu": ["fresh-levy"]})
    held = Counter(world["held"]["suntzu"][0] for world in worlds(war, "shao"))
    assert set(held) == {"fresh-levy", "forced-march", "feigned-weakness", "feint-and-withdraw"}


def test_a_second_general_may_be_victory_before_battle():
    war = scenario("suntzu", held={"suntzu": ["fresh-levy"]}, used={"suntzu": ["forced-march"]})
    held = Counter(world["held"]["suntzu"][0] for world in worlds(war, "shao"))
    assert set(held) == {"fresh-levy", "victory-before-battle", "feigned-weakness", "feint-and-withdraw"}


def test_used_generals_are_held_in_no_world():
    war = scenario("suntzu", held={"shao": ["herbalist"]}, used={"shao": ["night-raid"]})
    for world in worlds(war, "suntzu"):
        assert world["used"]["shao"] == ["night-raid"]
        assert "night-raid" not in world["held"]["shao"] + world["away"]["shao"]


@pytest.mark.parametrize("viewer", ["suntzu", "shao"])
def test_framed_cards_are_in_hand_or_laid_in_every_world(viewer: str):
    war = scenario("suntzu", round=4, left=["chu", "wu"], armies={"suntzu": {"qin": 1}})
    for world in worlds(war, viewer):
        for side in ("suntzu", "shao"):
            for lot in ("decks", "box", "drawn"):
                assert not {"1", "2", "3", "4", "5", "6"} & set(world[lot][side])


def test_drawn_cards_are_unframed_and_differ_from_world_to_world():
    war = fight("5", "5", round=4)
    drawn = Counter(card for world in worlds(war, "suntzu") for card in world["drawn"]["shao"])
    assert not {"1", "2", "3", "4", "5", "6"} & set(drawn)
    assert len(drawn) > 4


def test_orders_handed_in_differ_from_world_to_world_and_a_6_keeps_off_the_marks():
    war = scenario("suntzu", six_markers={"shao": ["qin"]}, held={"shao": ["herbalist"]})
    war.shao.lays("1", "2", "3", "4", "5")
    handed_in = set()
    for key in range(WORLDS):
        twin = war.match.twin(0, key)
        choice = twin.sealed[1]
        laid = [twin.state.face_name(twin.state.faces[card]) for card in choice.many("cards")]
        handed_in.add(tuple(laid))
        if laid[0] == "num-6":
            assert SUNTZU.picture(twin.state)["held"]["shao"] == ["second-drum"]
    assert len(handed_in) > 20


def test_events_below_the_top_one_differ_from_world_to_world():
    war = scenario("suntzu", events=["pandemic", "war-chariots", "light-infantry", "heros-challenge"])
    stacks = [tuple(world["events"]) for world in worlds(war, "suntzu")]
    assert {stack[0] for stack in stacks} == {"pandemic"}
    assert len(set(stacks)) == 6
