"""Decrees (CH-4xx)."""

from typing import Any

import pytest

from tests.games.chuhan.rules.starts import deal, picture, questions
from tests.marks import rule
from tianxia.scenario import refused, scenario


@rule("CH-401")
def test_a_decree_comes_from_the_supply_and_the_top_two_cards_into_the_hand_of_the_attacker():
    battle = scenario("chuhan", han=["1", "4"], chu=["1"], draw=["7", "8", "9", "5"], attacker="han")
    battle.han.takes_decree()
    assert sorted(battle.fact("han")) == ["1", "4", "7", "8"]
    assert battle.fact("chu") == ["1"]
    assert (len(battle.draw), battle.draw[:2]) == (14, ["9", "5"])
    assert (battle.supply, battle.decrees) == (5, {"han": 1, "chu": 0})


@rule("CH-401")
def test_a_decree_in_a_counter_brings_two_cards_to_the_countering_player():
    trick = [{"by": "han", "as": "set", "cards": ["1"]}]
    battle = scenario("chuhan", han=["4"], chu=["1"], draw=["7", "8", "9", "5"], trick=trick)
    battle.chu.takes_decree()
    assert sorted(battle.fact("chu")) == ["1", "7", "8"]
    assert battle.fact("han") == ["4"]
    assert (len(battle.draw), battle.draw[:2]) == (14, ["9", "5"])
    assert (battle.supply, battle.decrees) == (5, {"han": 0, "chu": 1})


@rule("CH-402")
@pytest.mark.parametrize("han", range(7))
def test_when_both_together_have_taken_six_nobody_can_take_a_seventh(han: int):
    battle = scenario("chuhan", han=["1", "4"], chu=["8", "1"], decrees={"han": han, "chu": 6 - han}, attacker="han")
    assert battle.supply == 0
    assert battle.fact("question.han.closed.decree") == "CH-402"
    with refused("CH-402"):
        battle.han.takes_decree()
    battle.han.plays("4")
    assert battle.fact("question.chu.closed.decree") == "CH-402"
    with refused("CH-402"):
        battle.chu.takes_decree()
    assert battle.decrees == {"han": han, "chu": 6 - han}


@rule("CH-402", "CH-403", "CH-406")
def test_one_player_may_take_all_six_over_several_turns_and_exactly_the_lower_four_cards_stay():
    upper = ["1", "1", "1", "4", "4", "4", "5", "5", "5", "2", "2", "2"]
    lower = ["9", "8", "8", "0"]
    battle = scenario("chuhan", han=["7"] * 3 + ["1"] * 4, chu=["2", "4"], draw=upper + lower, attacker="han")
    for taken in range(1, 7):
        battle.han.takes_decree()
        assert battle.decrees == {"han": taken, "chu": 0}
        battle.han.plays("1")
        battle.chu.passes()
    assert battle.fact("han").count("2") == 3
    assert (battle.supply, battle.draw) == (0, lower)
    with refused("CH-402"):
        battle.han.takes_decree()
    battle.han.plays("1")
    with refused("CH-402"):
        battle.chu.takes_decree()
    assert battle.draw == lower


@rule("CH-402", "CH-403")
def test_in_no_battle_more_than_six_decrees_are_taken_and_the_pile_follows_them():
    most = 0
    for seed in range(12):
        for match in questions(deal(seed), seed):
            seen = picture(match)
            taken = sum(seen["decrees"].values())
            assert len(seen["draw"]) == 16 - 2 * taken
            most = max(most, taken)
    assert most == 6


@rule("CH-404")
@pytest.mark.parametrize(("taker", "rival"), [("han", "chu"), ("chu", "han")])
def test_drawn_cards_are_seen_by_the_drawer_only(taker: str, rival: str):
    battle = scenario("chuhan", han=["1", "4"], chu=["1", "4"], draw=["zhongli-mo", "9"], attacker=taker)
    seat = battle.names.index(taker)
    getattr(battle, taker).takes_decree()
    own = battle.fact(f"view.{taker}.seats.{seat}.hand")
    assert [card["face"] for card in own["known"]] == ["chen-ping", "zhongli-mo", "rank-four", "emperor"]
    for viewer in (rival, "spectator"):
        assert battle.fact(f"view.{viewer}.seats.{seat}.hand") == {"known": [], "hidden": 4}
        told = battle.fact(f"told.{viewer}")
        assert told == [
            {"kind": "move", "from": "draw", "to": f"hand/{seat}"},
            {"kind": "move", "from": "draw", "to": f"hand/{seat}"},
            {"kind": "decree", "seat": seat, "supply": 5},
        ]
    assert battle.fact(f"told.{taker}")[-1]["drawn"] == ["zhongli-mo", "emperor"]
    assert battle.knows[rival] == {"hand": [], "draw": []}


@rule("CH-405")
def test_decrees_taken_stay_visible_with_their_taker_until_the_battle_ends():
    battle = scenario("chuhan", han=["1", "1", "9"], chu=["2", "8"], draw=["4", "4"], attacker="han", score={"han": 3})

    def shown(viewer: str) -> dict[str, int]:
        return {seat["clan"]: seat["decrees"] for seat in battle.fact(f"view.{viewer}.seats")}

    battle.han.takes_decree()
    battle.han.plays("1")
    battle.chu.takes_decree()
    battle.chu.plays("2")
    for viewer in ("han", "chu", "spectator"):
        assert shown(viewer) == {"han": 1, "chu": 1}
    battle.han.passes()
    battle.chu.plays("8")
    battle.han.takes_decree()
    battle.han.plays("9")
    battle.chu.passes()
    for viewer in ("han", "chu", "spectator"):
        assert shown(viewer) == {"han": 2, "chu": 1}


@rule("CH-405")
def test_at_the_end_of_the_battle_the_decrees_are_given_back():
    battle = scenario("chuhan", han=["9"], chu=["2", "8"], decrees={"han": 2, "chu": 3}, attacker="han")
    assert battle.fact("view.spectator.seats.1.decrees") == 3
    battle.han.plays("9")
    assert battle.decrees == {"han": 0, "chu": 0}
    assert battle.fact("view.spectator.seats.1.decrees") == 0


def after_going_out(decrees: dict[str, int]) -> Any:
    """Han goes out and two cards are left in Chu's hand; the score before was 0 to 1."""
    battle = scenario("chuhan", han=["9"], chu=["2", "8"], decrees=decrees, attacker="han")
    battle.han.plays("9")
    return battle.score


@rule("CH-407")
@pytest.mark.parametrize("own", range(7))
def test_the_decrees_of_the_player_who_goes_out_score_for_nobody(own: int):
    assert after_going_out({"han": own, "chu": 0}) == {"han": 2, "chu": 1}


@rule("CH-408")
@pytest.mark.parametrize("taken", range(7))
def test_decrees_in_the_supply_score_nothing(taken: int):
    assert after_going_out({"han": 0, "chu": taken}) == {"han": 2 + taken, "chu": 1}
