"""The round and the laying of orders (ST-301 to ST-314)."""

import pytest

from tests.games.suntzu.rules.fights import SIDES, VIEWERS, both, keep_first, rival, said
from tests.games.suntzu.rules.starts import FRAMED, PROVINCES, begin, picture, questions
from tests.marks import rule
from tianxia.scenario import Scenario, refused, scenario

LOW = ["1", "2", "3", "4", "5"]


def laid_by_both(**position: object) -> Scenario:
    """A round in which both lay 2, 3, 4, 5, 1 and nothing happens."""
    war = scenario("suntzu", **position)
    for side in SIDES:
        getattr(war, side).lays("2", "3", "4", "5", "1")
    return war


# ---- rounds and phases


@rule("ST-301")
@pytest.mark.parametrize("seed", range(5))
def test_no_game_lasts_longer_than_nine_rounds(seed: int):
    rounds = [picture(match)["round"] for match in questions(begin(seed), seed)]
    assert max(rounds) <= 9
    assert rounds == sorted(rounds)


@rule("ST-301", "ST-302")
def test_the_game_is_over_after_the_ninth_round():
    war = laid_by_both(round=9, score=1)
    assert war.waits_for is None
    assert war.round == 9


@rule("ST-302", "ST-314")
@pytest.mark.parametrize("number", [1, 3, 4, 6, 8])
def test_a_round_goes_orders_battles_scoring_end(number: int):
    war = scenario("suntzu", round=number, armies={"suntzu": {"qin": 1}})
    war.suntzu.lays("2", "3", "4", "5", "1")
    war.shao.lays("2", "3", "4", "5", "1")
    while war.kind == "suntzu.province":
        war.shao.fights(war.left[0])
    assert war.kind == "suntzu.keep"
    keep_first(war)
    story = []
    for told in war.fact("told.spectator"):
        back = told["kind"] == "move" and told["from"].startswith("up/")
        if back or told["kind"] in ("laid", "turn-up", "score", "round"):
            story.append("back" if back else told["kind"])
    scoring = ["score"] if number in (3, 6) else []
    assert story == ["laid", *["turn-up"] * 5, *scoring, *["back"] * 10, "round"]


@rule("ST-303")
def test_the_round_marker_moves_one_space_at_the_start_of_every_later_round():
    war = scenario("suntzu")
    for number in range(1, 5):
        assert war.round == number
        assert [war.fact(f"view.{viewer}.round") for viewer in VIEWERS] == [number] * 3
        for side in SIDES:
            getattr(war, side).lays("2", "3", "4", "5", "1")
        assert war.round == number
        keep_first(war)
    assert [told["round"] for told in said(war, "round")] == [2, 3, 4, 5]


@rule("ST-314", "ST-901")
@pytest.mark.parametrize("number", range(1, 9))
def test_only_rounds_3_6_and_9_are_scored(number: int):
    war = laid_by_both(round=number, armies={"suntzu": {"wu": 1}}, markers={"wu": [4, 3, 2]})
    while war.kind == "suntzu.province":
        war.shao.fights(war.left[0])
    assert war.score == {3: 4, 6: 3}.get(number, 0)


# ---- five orders


@rule("ST-304", "ST-305")
@pytest.mark.parametrize("cards", [[], ["1", "2", "3", "4"], ["1", "2", "3", "4", "5", "6"]])
def test_a_player_lays_exactly_five_cards(cards: list[str]):
    war = scenario("suntzu")
    with refused("ST-305"):
        war.suntzu.does("orders", cards=cards)
    war.suntzu.lays(*LOW)
    assert war.waits_for == "shao"


@rule("ST-304")
def test_only_cards_of_the_own_hand_can_be_laid():
    war = scenario("suntzu", suntzu=["9"], shao=["10"], decks={"suntzu": ["7", "8"]})
    for elsewhere in ("10", "7"):
        with refused("ST-305"):
            war.suntzu.lays("1", "2", "3", "4", elsewhere)
    war.suntzu.lays("1", "2", "3", "4", "9")


@rule("ST-305")
def test_one_card_cannot_lie_at_two_provinces():
    war = scenario("suntzu", suntzu=["9"])
    card = war.match.question(war.seat("suntzu")).options()[0].picks[0].items[0]
    with refused("ST-305"):
        war.suntzu.does("orders", cards=[card] * 5)


@rule("ST-305")
def test_each_order_lies_at_the_province_that_was_named_for_it():
    war = scenario("suntzu", round=4, armies={"suntzu": {"wu": 2}})
    war.suntzu.lays(wu="1", qin="2", jin_yan="3", chu="4", han_qi="5")
    war.shao.lays("2", "3", "4", "5", "1")
    assert war.laid["suntzu"] == {"qin": "2", "chu": "4", "jin-yan": "3", "han-qi": "5", "wu": "1"}
    assert war.laid["shao"] == dict(zip(PROVINCES, ["2", "3", "4", "5", "1"], strict=True))


@rule("ST-306", "ST-313")
@pytest.mark.parametrize("side", SIDES)
def test_both_lay_without_knowing_the_cards_of_the_other(side: str):
    def at_the_battle(*orders: str) -> Scenario:
        war = scenario("suntzu", round=4, armies={rival(side): {"wu": 2}, side: {"qin": 1}}, **both(["9", "10"]))
        getattr(war, side).lays(*orders)
        getattr(war, rival(side)).lays(*LOW)
        return war

    one, other = at_the_battle(*LOW), at_the_battle("10", "9", "6", "5", "4")
    for viewer in (rival(side), "spectator"):
        assert one.fact(f"view.{viewer}") == other.fact(f"view.{viewer}")
        assert one.fact(f"told.{viewer}") == other.fact(f"told.{viewer}")
        laid = [province["laid"][one.seat(side)] for province in one.fact(f"view.{viewer}.provinces")]
        assert laid == [{"known": [], "hidden": 1}] * 5
        assert one.fact(f"view.{viewer}.seats.{one.seat(side)}.hand.hidden") == 3
    own = [province["laid"][one.seat(side)]["known"] for province in one.fact(f"view.{side}.provinces")]
    assert [card[0]["face"] for card in own] == [f"num-{n}" for n in LOW]


@rule("ST-306")
@pytest.mark.parametrize("first", SIDES)
def test_who_has_not_handed_in_learns_only_that_the_other_orders_are_in(first: str):
    def handed_in(*orders: str) -> Scenario:
        war = scenario("suntzu", **both(["9", "10"]))
        assert sorted(war.waits_for) == ["shao", "suntzu"]
        getattr(war, first).lays(*orders)
        assert war.waits_for == rival(first)
        return war

    one, other = handed_in(*LOW), handed_in("10", "9", "6", "5", "4")
    for viewer in (rival(first), "spectator"):
        assert one.fact(f"view.{viewer}") == other.fact(f"view.{viewer}")
        assert one.fact(f"told.{viewer}") == other.fact(f"told.{viewer}") == []


@rule("ST-313")
def test_cards_that_are_not_laid_stay_in_the_hand():
    war = scenario("suntzu", round=4, suntzu=["9", "+1"], armies={"suntzu": {"wu": 2}})
    war.suntzu.lays("9", "1", "2", "3", "4")
    war.shao.lays(*LOW)
    assert war.fact("suntzu") == ["5", "6", "+1"]


# ---- the 6


@rule("ST-307", "ST-310")
@pytest.mark.parametrize("marked", PROVINCES)
@pytest.mark.parametrize("side", SIDES)
def test_the_6_cannot_be_laid_at_a_province_with_an_own_six_marker(side: str, marked: str):
    war = scenario("suntzu", six_markers={side: [marked]})
    seat = getattr(war, side)
    others = iter(["1", "2", "3", "4"])
    for place in PROVINCES:
        orders = ["6" if province == place else next(others, "5") for province in PROVINCES]
        others = iter(["1", "2", "3", "4"])
        assert seat.why_not("orders", cards=orders) == ("ST-307" if place == marked else None)


@rule("ST-307")
def test_the_6_is_used_up_even_where_no_figure_could_be_placed():
    war = scenario("suntzu", banned={"shao": ["wu"]})
    assert war.six_markers["shao"] == []
    with refused("ST-307"):
        war.shao.lays("1", "2", "3", "4", "6")
    war.shao.lays("6", "1", "2", "3", "4")


@rule("ST-308")
def test_the_holder_of_second_drum_may_lay_the_6_at_a_marked_province():
    war = scenario("suntzu", six_markers={"shao": ["wu"]}, held={"shao": ["second-drum"]})
    war.shao.lays("1", "2", "3", "4", "6")
    for held, used in ((["night-raid"], []), ([], ["second-drum"])):
        war = scenario("suntzu", six_markers={"shao": ["wu"]}, held={"shao": held}, used={"shao": used})
        with refused("ST-307"):
            war.shao.lays("1", "2", "3", "4", "6")


@rule("ST-309")
@pytest.mark.parametrize("side", SIDES)
def test_six_markers_of_the_opponent_do_not_matter(side: str):
    war = scenario("suntzu", six_markers={rival(side): PROVINCES})
    seat = getattr(war, side)
    for place in range(5):
        orders = ["1", "2", "3", "4"]
        orders.insert(place, "6")
        assert seat.may_lay(*orders)


@rule("ST-310")
@pytest.mark.parametrize("card", ["1", "2", "3", "4", "5", "7", "8", "9", "10", "+1", "+2", "+3", "-1", "plague"])
def test_every_other_card_may_go_to_every_province(card: str):
    hand = [] if card in FRAMED else [card]
    war = scenario("suntzu", suntzu=hand, six_markers={"suntzu": PROVINCES}, armies={"shao": {"wu": 2, "qin": 3}})
    rest = [number for number in LOW if number != card][:4]
    for place in range(5):
        assert war.suntzu.may_lay(*rest[:place], card, *rest[place:])


@rule("ST-310")
def test_alike_cards_may_lie_at_several_provinces():
    war = scenario("suntzu", suntzu=["+1", "+1", "+1", "plague", "plague"])
    war.suntzu.lays("+1", "+1", "+1", "plague", "plague")
    assert war.waits_for == "shao"


# ---- handed in


@rule("ST-311")
def test_orders_that_are_handed_in_cannot_be_changed():
    war = scenario("suntzu")
    war.suntzu.lays(*LOW)
    with refused("core.sealed"):
        war.suntzu.undoes()
    with refused("core.sealed"):
        war.suntzu.lays("6", "1", "2", "3", "4")


@rule("ST-311")
def test_orders_come_back_when_the_opponent_acts_before_his_own():
    war = scenario("suntzu", suntzu=["9"], shao=["10", "7"])
    war.suntzu.lays("9", "1", "2", "3", "4")
    war.shao.calls("7")
    assert sorted(war.waits_for) == ["shao", "suntzu"]
    assert war.fact("suntzu") == [*FRAMED, "9"]
    war.suntzu.lays("5", "4", "3", "2", "1")
    assert war.waits_for == "shao"


@rule("ST-312")
@pytest.mark.parametrize("seed", range(5))
def test_the_cards_1_to_6_are_in_hand_whenever_orders_are_laid(seed: int):
    for match in questions(begin(seed, events="on"), seed):
        if match.waiting()[0].kind == "suntzu.orders":
            seen = picture(match)
            assert [seen[side][:6] for side in SIDES] == [FRAMED, FRAMED]


@rule("ST-312")
def test_a_player_without_any_other_card_can_still_lay_five_orders():
    war = scenario("suntzu", suntzu=[], decks={"suntzu": []}, six_markers={"suntzu": PROVINCES}, round=8)
    assert war.fact("suntzu") == FRAMED
    war.suntzu.lays(*LOW)
    assert war.waits_for == "shao"
