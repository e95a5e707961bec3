"""The event Race to Hangu Pass (CH-851 to CH-858)."""

import pytest

from tests.games.chuhan.rules.heard import NO_LYU_ZHI, points
from tests.marks import rule
from tianxia.core.asks import Choice, cards
from tianxia.scenario import Scenario, refused, scenario


def hangu(**position: object) -> Scenario:
    """A battle in which both race to the pass."""
    return scenario("chuhan", **{"event": "race-to-hangu-pass", **position})


@rule("CH-851")
def test_a_card_is_placed_face_up_instead_of_taking_a_decree():
    battle = hangu(han=["1", "5"], chu=["7", "7"])
    battle.han.places("1")
    assert battle.fact("han") == ["5"]
    assert battle.row == ["1"]
    assert battle.row_by == "han"
    for viewer in ("han", "chu", "spectator"):
        assert len(battle.fact(f"view.{viewer}.row")) == 1
    assert battle.waits_for == "han"  # and must still lead
    with refused("CH-206"):
        battle.han.passes()
    battle.han.plays("5")


@rule("CH-851")
def test_a_card_is_placed_in_a_counter_too():
    battle = hangu(han=["1", "5"], chu=["1", "7", "7"], trick=[{"by": "han", "cards": ["4"]}])
    battle.chu.places("1")
    assert battle.row_by == "chu"
    battle.chu.passes()
    assert battle.attacker == "han"


@rule("CH-852")
@pytest.mark.parametrize("card", ["2", "5", "9", "xiao-he"])
def test_the_first_card_must_be_a_one(card):
    battle = hangu(han=["1", card, "5"], chu=["7", "7"])
    with refused("CH-852"):
        battle.han.places(card)


@rule("CH-852")
def test_each_further_card_is_exactly_one_higher_whoever_placed_the_last():
    battle = hangu(han=["1", "3", "4", "5", "8", "8"], chu=["1", "2", "3", "9"], discard=NO_LYU_ZHI)
    battle.han.places("1")
    battle.han.plays("8")
    with refused("CH-852"):
        battle.chu.places("1")
    with refused("CH-852"):
        battle.chu.places("3")
    battle.chu.places("2")
    battle.chu.plays("9")
    with refused("CH-852"):
        battle.han.places("4")
    battle.han.places("3")
    assert battle.fact("row.count") == 3
    assert battle.row[:2] == ["1", "2"]
    assert battle.row_by == "han"


@rule("CH-852")
def test_without_the_next_value_nothing_can_be_placed():
    battle = hangu(han=["2", "5"], chu=["7", "7"])
    assert "place" not in battle.han.options
    assert battle.fact("question.han.closed.place") == "CH-852"
    full = hangu(
        han=["2", "5"], chu=["7", "7"], row=["1", "2", "ji-bu", "4", "5", "ying-bu", "7", "8", "9"], row_by="chu"
    )
    assert full.fact("question.han.closed.place") == "CH-852"


@rule("CH-853")
@pytest.mark.parametrize("row", [[], ["1"], ["1", "2"]])
def test_the_zero_can_never_be_placed(row):
    battle = hangu(han=["0", "1", "2", "xiao-he", "5"], chu=["7", "7"], row=row, row_by="chu" if row else None)
    with refused("CH-853"):
        battle.han.places("0")
    with refused("CH-852"):
        battle.han.places("5")
    alone = hangu(han=["0", "9"], chu=["7", "7"], row=row, row_by="chu" if row else None)
    assert "place" not in alone.han.options


@rule("CH-853")
def test_the_rule_that_is_cited_does_not_tell_that_the_rival_holds_the_zero():
    battle = hangu(han=["1", "5"], chu=["0", "7"])
    question, state = battle.asked("han"), battle.match.state
    rules = [question.check(Choice("place", {"card": cards([card])})).rule for card in state.zones[battle.seat("chu")]]
    assert rules == ["CH-852", "CH-852"]


@rule("CH-854")
@pytest.mark.parametrize(("placer", "score"), [("han", {"han": 5, "chu": 1}), ("chu", {"han": 2, "chu": 4})])
def test_the_placer_of_the_latest_card_gains_three_points_even_if_the_other_goes_out(placer, score):
    battle = hangu(han=["9"], chu=["1", "2"], row=["1", "2"], row_by=placer)
    battle.han.plays("9")
    assert battle.score == score
    assert points(battle) == [("han", 2, "CH-706"), (placer, 3, "CH-854")]


@rule("CH-854")
def test_only_the_latest_card_counts_however_many_a_player_placed():
    battle = hangu(han=["1", "9", "5"], chu=["1", "2", "4"])
    battle.han.places("1")
    battle.han.plays("9")
    battle.chu.places("2")
    battle.chu.passes()
    battle.han.plays("5")
    assert points(battle) == [("han", 2, "CH-706"), ("chu", 3, "CH-854")]


@rule("CH-855")
def test_nobody_gains_the_three_points_if_no_card_was_placed():
    battle = hangu(han=["9"], chu=["1", "2"])
    battle.han.plays("9")
    assert points(battle) == [("han", 2, "CH-706")]
    assert battle.score == {"han": 2, "chu": 1}


@rule("CH-855")
def test_the_row_of_one_battle_gives_nothing_in_the_next():
    battle = hangu(han=["9"], chu=["1", "2"], row=["1"], row_by="han", events=["calm"])
    battle.han.plays("9")
    assert battle.row == []
    assert battle.row_by is None


@rule("CH-856", "CH-701")
def test_placing_the_last_card_is_going_out_at_once():
    battle = hangu(han=["1"], chu=["7", "7"])
    battle.han.places("1")
    assert battle.last_out == "han"
    assert battle.score == {"han": 5, "chu": 1}  # 2 cards and 3 for the row
    assert battle.battle == 2


@rule("CH-856")
def test_placing_the_last_card_in_a_counter_is_going_out_before_the_counter():
    battle = hangu(han=["5", "9"], chu=["2"], trick=[{"by": "han", "cards": ["4"]}], row=["1"], row_by="han")
    battle.chu.places("2")
    assert battle.last_out == "chu"
    assert battle.score == {"han": 0, "chu": 6}


@rule("CH-857")
def test_placed_cards_stay_in_the_row_when_the_trick_is_discarded():
    battle = hangu(han=["1", "5", "8"], chu=["7", "4", "9"], discard=["lyu-zhi", "*"])
    battle.han.places("1")
    before = battle.discard
    battle.han.plays("5")
    battle.chu.passes()
    assert battle.row == ["1"]
    assert battle.discard == [*before, "5"]


@rule("CH-857")
def test_ying_bu_cannot_take_a_placed_card():
    battle = hangu(
        row=["1", "2", "ji-bu", "4", "5"], row_by="chu", han=["ying-bu", "8"], chu=["7", "7"], discard=["2", "*"]
    )
    assert battle.fact("question.han.picks.ying-bu.take").count("2") == battle.discard.count("2")
    assert battle.fact("question.han.picks.ying-bu.take").count("5") == battle.discard.count("5")
    assert "ji-bu" not in battle.fact("question.han.picks.ying-bu.take")
    with refused("CH-535"):
        battle.han.uses("ying-bu", "ji-bu")


@rule("CH-858")
@pytest.mark.parametrize("placer", ["han", "chu"])
def test_after_xiang_yu_the_three_points_become_six(placer):
    battle = hangu(han=["9"], chu=["1", "2"], row=["1"], row_by=placer, doubled="chu", score={"han": 5, "chu": 5})
    battle.han.plays("9")
    assert points(battle) == [("han", 4, "CH-706"), (placer, 6, "CH-854")]
