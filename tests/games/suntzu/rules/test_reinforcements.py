"""Calling reinforcements, and when a call is offered (ST-601 to ST-608, ST-619, ST-620)."""

import pytest

from tests.games.suntzu.rules.fights import SIDES, VIEWERS, both, cards_of, fight, holders, keep_first, rival, said
from tests.marks import rule
from tianxia.core.asks import Choice
from tianxia.scenario import refused, scenario


@rule("ST-601", "ST-602")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("cards", [["+1"], ["+1", "9"], ["+1", "9", "plague"]])
def test_a_player_calls_any_number_of_reinforcements_for_as_many_cards(side: str, cards: list[str]):
    war = scenario("suntzu", **{side: ["+1", "9", "plague"]})
    getattr(war, side).calls(*cards)
    assert war.pool[side] == 18 + len(cards)
    assert war.reinforcements[side] == 3 - len(cards)
    assert war.box[side][-len(cards) :] == cards
    assert not set(cards) & set(war.fact(side))
    assert (war.pool[rival(side)], war.reinforcements[rival(side)]) == (18, 3)


@rule("ST-601", "ST-613")
def test_a_player_may_call_more_than_once_before_he_lays_his_orders():
    war = scenario("suntzu", suntzu=["+1", "9"])
    war.suntzu.calls("9")
    war.suntzu.calls("+1")
    assert war.reinforcements["suntzu"] == 1
    war.suntzu.lays("1", "2", "3", "4", "5")
    assert war.waits_for == "shao"


@rule("ST-602")
def test_without_a_card_to_put_away_nothing_can_be_called():
    war = scenario("suntzu", suntzu=[])
    assert war.suntzu.why_not("call") == "ST-602"
    assert war.fact("question.suntzu.closed.call") == "ST-602"
    war = scenario("suntzu", suntzu=["9"])
    assert war.suntzu.why_not("call") == "ST-602"


@rule("ST-603", "ST-605")
def test_a_wrong_card_is_refused_by_its_own_rule_even_if_no_card_would_do():
    """Nothing unframed is in the hand: the 1 is framed, the 9 lies at Chu."""
    laid = {"suntzu": {"jin-yan": "6", "chu": "9"}, "shao": {"jin-yan": "6"}}
    war = scenario(
        "suntzu", round=4, left=["chu", "jin-yan"], laid=laid, suntzu=["1", "2", "3"], decks={"suntzu": ["+1"]},
        armies={"suntzu": {"qin": 9, "chu": 9}}, pool={"suntzu": 0},
    )  # fmt: skip
    war.shao.fights("jin-yan")
    assert (war.waits_for, war.kind) == ("suntzu", "suntzu.call")
    assert war.suntzu.options == ["pass"]
    view = war.fact("view.suntzu")
    framed = next(card["card"] for card in view["seats"][0]["hand"]["known"] if card["face"] == "num-1")
    laid_card = next(card["card"] for row in view["provinces"] for card in row["laid"][0]["known"])
    rules = [war.match.why_not(0, Choice("call", {"cards": picked})) for picked in ((), (framed,), (laid_card,))]
    assert [refusal.rule for refusal in rules] == ["ST-602", "ST-603", "ST-605"]


@rule("ST-603")
@pytest.mark.parametrize("card", ["1", "2", "3", "4", "5", "6"])
def test_the_framed_cards_cannot_be_put_away(card: str):
    war = scenario("suntzu", suntzu=["9"])
    with refused("ST-603"):
        war.suntzu.calls(card)
    with refused("ST-603"):
        war.suntzu.calls("9", card)
    assert war.reinforcements["suntzu"] == 3


@rule("ST-604")
def test_everybody_sees_the_cards_put_away():
    war = scenario("suntzu", suntzu=["9", "plague"], box={"suntzu": []}, decks={"suntzu": ["*"]})
    war.suntzu.calls("plague", "9")
    for viewer in VIEWERS:
        assert said(war, "call", viewer)[0]["cards"] == ["plague", "num-9"]
        assert [card["face"] for card in war.fact(f"view.{viewer}.seats.0.box")] == ["plague", "num-9"]


@rule("ST-605")
def test_cards_at_provinces_and_in_the_deck_cannot_be_put_away():
    war = scenario(
        "suntzu", round=4, left=["chu", "wu"], laid={"suntzu": {"wu": "6", "chu": "9"}, "shao": {"wu": "6"}},
        decks={"suntzu": ["10", "8"]}, suntzu=["7"], armies={"suntzu": {"qin": 9, "jin-yan": 9}}, pool={"suntzu": 0},
    )  # fmt: skip
    war.shao.fights("wu")
    assert (war.waits_for, war.kind) == ("suntzu", "suntzu.call")
    for card in ("9", "10"):
        with refused("ST-605"):
            war.suntzu.calls(card)
    assert war.fact("question.suntzu.picks.call.cards") == ["7"]
    war.suntzu.calls("7")
    assert war.reinforcements["suntzu"] == 2


@rule("ST-606")
def test_no_more_armies_can_be_called_than_there_are_reinforcements():
    war = scenario("suntzu", suntzu=["7", "8", "9", "10"], reinforcements={"suntzu": 2})
    with refused("ST-606"):
        war.suntzu.calls("7", "8", "9")
    war.suntzu.calls("7", "8")
    assert war.suntzu.why_not("call", cards=["9"]) == "ST-606"


@rule("ST-607")
def test_armies_paid_for_a_plus_3_can_be_called_back():
    war = fight("+3", "5", suntzu=["7", "8", "9", "10", "-1"], decks={"suntzu": []})
    war.suntzu.gives("pool", "pool")
    keep_first(war)
    assert war.reinforcements["suntzu"] == 5
    war.suntzu.calls("7", "8", "9", "10", "-1")
    assert war.reinforcements["suntzu"] == 0
    assert war.pool["suntzu"] == 18 - 3 - 2 + 5


@rule("ST-608")
def test_a_plague_put_away_is_not_a_plague_played():
    war = scenario("suntzu", suntzu=["plague"], events=["pandemic", "light-infantry"], plagues=3)
    war.suntzu.calls("plague")
    assert war.plagues == 3
    assert war.fact("events") == ["pandemic", "light-infantry"]
    assert war.fact("view.shao.plagues") == 3


# ---- offered when armies are short


def short_of_a_marker(side: str, **position):
    """A 6 of this side with an empty pool and armies in two other provinces."""
    at = {"armies": {side: {"qin": 9, "chu": 9}}, "pool": {side: 0}, **position}
    return fight(*cards_of(side, "6", "6"), at="jin-yan", **at)


@rule("ST-619", "ST-415")
@pytest.mark.parametrize("side", SIDES)
def test_who_has_no_army_for_his_six_marker_may_call_first(side: str):
    war = short_of_a_marker(side)
    assert (war.waits_for, war.kind) == (side, "suntzu.call")
    card = war.fact(f"question.{side}.picks.call.cards")[0]
    getattr(war, side).calls(card)
    assert war.kind == "suntzu.keep"
    assert (war.armies[side]["qin"], war.armies[side]["chu"]) == (9, 9)  # the called army was taken
    assert (war.pool[side], war.reinforcements[side]) == (0, 2)
    assert war.six_markers[side] == ["jin-yan"]


@rule("ST-619")
def test_who_declines_gives_the_marker_from_a_province():
    war = short_of_a_marker("suntzu")
    war.suntzu.passes()
    assert war.kind == "suntzu.armies"
    war.suntzu.gives("chu")
    assert (war.reinforcements["suntzu"], war.armies["suntzu"]["chu"]) == (3, 8)


@rule("ST-619", "ST-446")
@pytest.mark.parametrize("side", SIDES)
def test_a_winner_who_is_short_may_call_before_his_provinces_are_stripped(side: str):
    war = fight(
        *cards_of(side, "9", "4"), armies={side: {"qin": 9, "chu": 6}, rival(side): {"wu": 1}}, pool={side: 2},
        reinforcements={side: 4}, **{side: ["7", "8", "10"]},
    )  # fmt: skip
    assert (war.waits_for, war.kind) == (side, "suntzu.call")
    assert holders(war, "wu") == {rival(side): 1}  # nothing has moved yet
    getattr(war, side).calls("7")
    assert war.kind == "suntzu.call"  # four are needed, and three are there: asked again after the call
    getattr(war, side).passes()
    assert holders(war, "wu") == {side: 4}
    assert (war.armies[side]["qin"], war.armies[side]["chu"]) == (9, 5)  # Chu is adjacent


@rule("ST-619")
def test_a_winner_with_enough_in_his_pool_is_not_asked():
    war = fight("9", "4", armies={"suntzu": {"qin": 9, "chu": 4}}, pool={"suntzu": 5})
    assert war.kind == "suntzu.keep"


@rule("ST-619", "ST-812")
def test_a_player_with_an_empty_pool_may_call_before_pandemic_takes_an_army():
    war = fight("plague", "3", plagues=3, events=["pandemic", "light-infantry"], armies={"shao": {"qin": 9, "chu": 9}},
                pool={"shao": 0})  # fmt: skip
    assert (war.waits_for, war.kind) == ("shao", "suntzu.call")
    war.shao.calls(war.fact("question.shao.picks.call.cards")[0])
    assert (war.pool["shao"], war.reinforcements["shao"]) == (0, 3)  # one came, one went back
    assert (war.armies["shao"]["qin"], war.armies["shao"]["chu"]) == (9, 9)
    assert war.pool["suntzu"] == 17


@rule("ST-619", "ST-532")
def test_who_cannot_pay_a_price_from_the_pool_may_call_and_keep_his_province():
    war = fight("+3", "5", round=3, armies={"suntzu": {"qin": 2}, "shao": {"wu": 3}}, pool={"suntzu": 0},
                suntzu=["9", "8"])  # fmt: skip
    assert (war.waits_for, war.kind) == ("suntzu", "suntzu.call")
    assert war.armies["suntzu"]["qin"] == 2
    war.suntzu.calls("9", "8")
    assert war.kind == "suntzu.armies"
    war.suntzu.gives("pool", "pool")
    assert (war.armies["suntzu"]["qin"], war.reinforcements["suntzu"]) == (2, 19)


@rule("ST-619", "ST-532")
def test_who_declines_to_call_pays_the_price_from_his_provinces():
    war = fight("+3", "5", round=3, armies={"suntzu": {"qin": 2}, "shao": {"wu": 3}}, pool={"suntzu": 0},
                suntzu=["9", "8"])  # fmt: skip
    war.suntzu.passes()
    assert (war.armies["suntzu"]["qin"], war.reinforcements["suntzu"]) == (0, 21)


@rule("ST-619", "ST-531")
def test_a_pool_that_the_victory_has_emptied_is_too_small_for_the_price():
    war = fight("+2", "5", at="chu", armies={"suntzu": {"wu": 10}}, pool={"suntzu": 2}, suntzu=["9"])
    assert (war.waits_for, war.kind) == ("suntzu", "suntzu.call")
    assert (war.armies["suntzu"]["chu"], war.pool["suntzu"]) == (2, 0)
    war.suntzu.calls("9")
    war.suntzu.gives("pool")
    assert (war.armies["suntzu"]["chu"], war.armies["suntzu"]["wu"]) == (2, 10)


@rule("ST-619", "ST-821", "ST-826")
@pytest.mark.parametrize(("card", "event", "armies"), [("9", "champions-challenge", 1), ("10", "heros-challenge", 2)])
def test_who_cannot_give_for_an_event_from_the_pool_may_call_first(card: str, event: str, armies: int):
    war = fight("plague", card, events=[event, "pandemic"], armies={"shao": {"qin": 2, "chu": 2}},
                pool={"shao": armies - 1}, plagues=1, shao=["7", "8"])  # fmt: skip
    assert (war.waits_for, war.kind) == ("shao", "suntzu.call")
    war.shao.calls("7")
    war.shao.gives(*["pool"] * armies)
    assert (war.armies["shao"]["qin"], war.armies["shao"]["chu"], war.pool["shao"]) == (2, 2, 0)


@rule("ST-619")
@pytest.mark.parametrize(("card", "pool"), [("+2", 1), ("+3", 2)])
def test_who_can_pay_from_the_pool_is_not_asked_to_call(card: str, pool: int):
    war = fight(card, "+1", armies={"suntzu": {"qin": 2}, "shao": {"wu": 3}}, pool={"suntzu": pool}, suntzu=["9"])
    assert war.kind == "suntzu.armies"


@rule("ST-619")
def test_nobody_is_asked_without_reinforcements():
    war = short_of_a_marker("suntzu", armies={"suntzu": {"qin": 9, "chu": 12}}, reinforcements={"suntzu": 0})
    assert war.kind == "suntzu.armies"


@rule("ST-619")
def test_nobody_is_asked_if_everybody_can_see_that_he_has_no_card_to_put_away():
    """All fourteen unframed cards lie in the deck, in the box or turned up."""
    seen = {"up": {"suntzu": ["7", "2", "3", "4"]}, "decks": {"suntzu": ["8", "9"]}, "box": {"suntzu": ["*"]}}
    war = short_of_a_marker("suntzu", suntzu=["1", "5"], **seen)
    assert war.kind == "suntzu.armies"
    one_more = {**seen, "box": {"suntzu": ["*"]}}
    war = short_of_a_marker("suntzu", suntzu=["1", "5", "-1"], **one_more)
    assert war.kind == "suntzu.call"


@rule("ST-619")
@pytest.mark.parametrize("face_down", ["9", "2"])
def test_a_card_that_lies_face_down_may_be_in_the_hand_for_all_that_others_know(face_down: str):
    """With the 9 at Chu he has nothing to call with, but is asked all the same; with the 9 in hand he can call."""
    hand = ["1", "3", "4", "5"] + (["2"] if face_down == "9" else ["9"])
    laid = {"suntzu": {"jin-yan": "6", "chu": face_down}, "shao": {"jin-yan": "6"}}
    war = scenario(
        "suntzu", round=4, left=["chu", "jin-yan"], laid=laid, suntzu=hand, up={"suntzu": ["7", "8", "10"]},
        decks={"suntzu": ["+1"]}, box={"suntzu": ["*"]}, armies={"suntzu": {"qin": 9, "chu": 9}}, pool={"suntzu": 0},
    )  # fmt: skip
    war.shao.fights("jin-yan")
    assert (war.waits_for, war.kind) == ("suntzu", "suntzu.call")
    assert war.suntzu.options == (["pass"] if face_down == "9" else ["pass", "call"])
    assert war.fact("question.suntzu.closed") == ({"call": "ST-602"} if face_down == "9" else {})


# ---- before pools are compared


def level_at_the_end(**position):
    """The last battle of round 9 with the score marker on the centre and no province held."""
    return fight("5", "5", round=9, **position)


@rule("ST-620")
def test_before_pools_are_compared_both_may_call():
    war = level_at_the_end(suntzu=["7", "10"], shao=["8"])
    assert (war.waits_for, war.kind) == ("suntzu", "suntzu.call")
    assert war.fact("question.suntzu.rule") == "ST-620"
    war.suntzu.calls("7")
    assert war.waits_for == "shao"
    war.shao.passes()
    assert war.waits_for == "suntzu"  # asked again after his call
    war.suntzu.passes()
    assert war.fact("winner") == ["suntzu"]
    assert war.fact("outcome.reason") == "ST-943"


@rule("ST-620")
def test_a_call_before_the_comparison_is_answered_by_a_call():
    war = level_at_the_end(suntzu=["7", "10"], shao=["8", "9"])
    war.suntzu.calls("7")
    war.shao.calls("8", "9")
    assert war.waits_for == "suntzu"  # King Shao has nothing left to put away, as everybody can see
    war.suntzu.passes()
    assert war.fact("winner") == ["shao"]


@rule("ST-620")
def test_without_reinforcements_nobody_is_asked_at_the_end():
    war = level_at_the_end(pool=both(21))
    assert war.fact("outcome.reason") == "ST-945"


@rule("ST-620")
def test_a_card_that_cannot_be_in_the_hand_is_not_asked_for_at_the_end():
    war = level_at_the_end(suntzu=[], box={"suntzu": ["*"]}, shao=["8"])
    assert war.waits_for == "shao"
    war.shao.passes()
    assert sorted(war.fact("winner")) == ["shao", "suntzu"]


@rule("ST-620")
def test_pools_are_not_compared_while_the_marker_stands_on_a_side():
    war = fight("5", "5", round=9, score=1)
    assert war.fact("winner") == ["suntzu"]
    assert said(war, "call") == []
