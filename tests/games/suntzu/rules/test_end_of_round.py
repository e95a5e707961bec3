"""The end of a round: cards come back, others go to the box, each draws (ST-921 to ST-931)."""

from typing import Any

import pytest

from tests.games.suntzu.rules.fights import SIDES, both, fight, keep_first, rival
from tests.games.suntzu.rules.starts import FRAMED, begin, picture, questions
from tests.marks import rule
from tianxia.scenario import Scenario, refused, scenario

MIXED = ["6", "9", "+1", "2", "plague"]


def after_battles(deck: list[str], blue: str = "2", **position: Any) -> Scenario:
    """The last battle of a round is fought; Sun Tzu has this deck, King Shao none."""
    return fight(blue, "2", decks={"suntzu": deck, "shao": []}, **position)


@rule("ST-921", "ST-922")
def test_framed_cards_come_back_and_the_others_go_to_the_box():
    war = scenario("suntzu", laid={"suntzu": MIXED, "shao": ["1", "3", "4", "5", "10"]}, decks=both([]), **both([]))
    assert war.round == 2
    assert war.fact("suntzu") == war.fact("shao") == FRAMED
    assert war.box["suntzu"][-3:] == ["9", "+1", "plague"]
    assert war.box["shao"][-1] == "10"
    assert war.up == both([])
    for viewer in ("shao", "spectator"):
        box = [card["face"] for card in war.fact(f"view.{viewer}.seats.{war.seat('suntzu')}.box")]
        assert box[-3:] == ["num-9", "plus-1", "plague"]


@rule("ST-923")
@pytest.mark.parametrize("kept", ["8", "+1"])
def test_a_player_draws_two_keeps_one_and_puts_the_other_under_his_deck(kept: str):
    war = after_battles(["8", "+1", "9", "10"], suntzu=["7"])
    assert (war.waits_for, war.kind) == ("suntzu", "suntzu.keep")
    assert war.drawn["suntzu"] == ["8", "+1"]
    for wrong in ([], ["8", "+1"], ["9"], ["7"]):
        with refused("ST-923"):
            war.suntzu.keeps(*wrong)
    war.suntzu.keeps(kept)
    other = "+1" if kept == "8" else "8"
    assert war.fact("suntzu") == [*FRAMED, *sorted(["7", kept], key=["7", "8", "+1"].index)]
    assert war.decks["suntzu"] == ["9", "10", other]


@rule("ST-924")
def test_the_only_card_of_a_deck_is_taken_and_kept_without_a_question():
    war = after_battles(["8"], suntzu=["7"])
    assert war.kind == "suntzu.orders"
    assert war.fact("suntzu") == [*FRAMED, "7", "8"]
    assert war.decks["suntzu"] == []


@rule("ST-925")
def test_without_a_deck_nothing_is_drawn_and_the_game_goes_on():
    war = after_battles([], suntzu=["7"])
    assert war.kind == "suntzu.orders"
    assert war.round == 2
    assert war.fact("suntzu") == [*FRAMED, "7"]
    war.suntzu.lays("7", "1", "2", "3", "4")
    assert war.waits_for == "shao"


@rule("ST-926")
def test_after_a_1_three_cards_are_drawn_and_two_kept():
    war = after_battles(["8", "+1", "9", "10"], blue="1", suntzu=[])
    assert war.drawn["suntzu"] == ["8", "+1", "9"]
    assert war.fact("question.suntzu.rule") == "ST-926"
    with refused("ST-926"):
        war.suntzu.keeps("8")
    war.suntzu.keeps("9", "8")
    assert war.fact("suntzu") == [*FRAMED, "8", "9"]
    assert war.decks["suntzu"] == ["10", "+1"]


@rule("ST-927")
@pytest.mark.parametrize("deck", [["8", "9"], ["8"], []])
def test_with_the_bonus_and_two_cards_or_fewer_all_are_kept(deck: list[str]):
    war = after_battles(deck, blue="1", suntzu=[])
    assert war.kind == "suntzu.orders"
    assert war.fact("suntzu") == FRAMED + deck
    assert war.decks["suntzu"] == []


@rule("ST-928")
@pytest.mark.parametrize("first", SIDES)
def test_both_draw_and_choose_at_the_same_time_and_in_secret(first: str):
    def chosen(kept: str) -> Scenario:
        war = fight("2", "2", decks=both(["8", "9", "10"]), **both([]))
        assert sorted(war.waits_for) == ["shao", "suntzu"]
        getattr(war, first).keeps(kept)
        return war

    one, other = chosen("8"), chosen("9")
    second = rival(first)
    assert one.waits_for == second
    for viewer in (second, "spectator"):
        assert one.fact(f"view.{viewer}") == other.fact(f"view.{viewer}")
        assert one.fact(f"told.{viewer}") == other.fact(f"told.{viewer}")
        assert one.fact(f"view.{viewer}.seats.{one.seat(first)}.drawn") == {"known": [], "hidden": 2}
    for war in (one, other):
        getattr(war, second).keeps("9")
    for viewer in (second, "spectator"):
        assert one.fact(f"view.{viewer}") == other.fact(f"view.{viewer}")
    assert one.fact(f"view.{first}") != other.fact(f"view.{first}")


@rule("ST-928")
def test_who_has_no_choice_is_not_asked():
    war = fight("2", "2", decks={"suntzu": ["8", "9"], "shao": ["8"]})
    assert war.waits_for == "suntzu"


@rule("ST-929")
def test_there_is_no_hand_limit():
    decks, drawn = both([]), {"suntzu": ["8", "9"], "shao": []}
    war = scenario("suntzu", phase="draw", suntzu=["*"], decks=decks, drawn=drawn, box={"suntzu": []})
    assert len(war.fact("suntzu")) == 18
    war.suntzu.keeps("9")
    assert len(war.fact("suntzu")) == 19
    assert war.decks["suntzu"] == ["8"]


@rule("ST-930")
def test_nothing_is_drawn_at_the_end_of_round_9():
    war = fight("5", "2", round=9)
    assert war.waits_for is None
    assert war.drawn == both([])
    assert [len(war.decks[side]) for side in SIDES] == [10, 10]


@rule("ST-930")
def test_nothing_is_drawn_once_the_game_is_over():
    war = scenario("suntzu", round=6, phase="score", score=8, armies={"suntzu": {"qin": 1}})
    assert war.fact("winner") == ["suntzu"]
    assert war.drawn == both([])
    assert len(war.up["suntzu"]) == 5  # the cards stay where they are


@rule("ST-931")
@pytest.mark.parametrize("seed", range(6))
def test_a_spent_card_never_comes_back_from_the_box(seed: int):
    boxes: dict[str, list[str]] = both([])
    for match in questions(begin(seed), seed):
        for side, box in picture(match)["box"].items():
            assert box[: len(boxes[side])] == boxes[side]
            boxes[side] = box


@rule("ST-931")
def test_only_poisoned_wells_and_feint_and_withdraw_bring_a_spent_card_back():
    for general, card, side in (("poisoned-wells", "plague", "shao"), ("feint-and-withdraw", "-1", "suntzu")):
        orders = {side: {"wu": card}, rival(side): {"wu": "2"}}
        position = {"held": {side: [general]}, "decks": {side: ["7", "8", "9", "10"]}, side: []}
        war = scenario("suntzu", laid=orders, **position)
        getattr(war, side).passes()
        assert card in war.box[side]
        war = scenario("suntzu", laid=orders, **position)
        getattr(war, side).uses(general)
        keep_first(war)
        assert war.decks[side].count(card) == 1
