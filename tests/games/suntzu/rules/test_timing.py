"""Windows: when players may act, who is asked, and on which grounds (ST-611 to ST-618, ST-621 to ST-626)."""

import pytest

from tests.games.suntzu.rules.fights import SIDES, VIEWERS, both, fight, keep_first, rival, said
from tests.marks import rule
from tianxia.scenario import refused, scenario

ORDERS = ("1", "2", "3", "4", "5")
HOLDING = {"suntzu": ["fresh-levy"], "shao": ["night-raid"]}
IDLE = {"suntzu": ["victory-before-battle"], "shao": ["second-drum"]}  # nothing that could be played in a window


def asked(war) -> tuple[str | list[str] | None, str | None]:
    return war.waits_for, war.kind


# ---- the moments


@rule("ST-611")
def test_the_moments_at_which_a_player_may_act():
    """While laying orders, at the cards of a battle, after the last battle of rounds 3 and 6; else he is not asked."""
    war = scenario("suntzu", round=3, held=HOLDING, armies={"suntzu": {"wu": 2}})
    assert {"fresh-levy", "call"} <= set(war.suntzu.options)  # A
    war.suntzu.lays("2", "3", "4", "5", "1")
    war.shao.lays("2", "3", "4", "5", "1")
    kinds = []
    while war.round == 3 and war.kind != "suntzu.keep":
        kinds.append((war.waits_for, war.kind, war.fact(f"question.{war.waits_for}.about.province") if war.kind ==
                      "suntzu.battle" else None))  # fmt: skip
        getattr(war, war.waits_for).passes()
    near_wu = [("suntzu", "suntzu.battle", "chu"), ("suntzu", "suntzu.battle", "han-qi")]
    at_wu = [("suntzu", "suntzu.battle", "wu"), ("shao", "suntzu.battle", "wu")]
    before = [("suntzu", "suntzu.before-scoring", None), ("shao", "suntzu.before-scoring", None)]
    assert kinds == near_wu + at_wu + before  # C, D


@rule("ST-611", "ST-618")
def test_other_questions_offer_no_actions():
    war = scenario("suntzu", round=4, held=IDLE, left=["chu", "wu"], laid={"suntzu": {"wu": "+2"}},
                   armies={"suntzu": {"qin": 2, "jin-yan": 2}, "shao": {"han-qi": 1}})  # fmt: skip
    assert war.kind == "suntzu.province"
    assert war.shao.options == ["fight"]
    war.shao.fights("wu")
    assert war.kind == "suntzu.armies"
    assert war.suntzu.options == ["give"]
    war.suntzu.gives("pool")
    assert war.kind == "suntzu.battle"  # of Chu, which is neutral beside Qin
    war.suntzu.passes()
    assert war.kind == "suntzu.keep"
    assert war.suntzu.options == ["keep"]


# ---- who is asked first, and how often


@rule("ST-612")
@pytest.mark.parametrize(("round", "first"), [(1, "suntzu"), (2, "shao"), (5, "suntzu"), (6, "shao")])
def test_sun_tzu_is_asked_first_in_odd_rounds_and_king_shao_in_even_ones(round: int, first: str):
    war = fight("3", "3", round=round, held=HOLDING, armies={"suntzu": {"wu": 2}})
    assert war.fact("view.spectator.priority") == war.seat(first)
    assert asked(war) == (first, "suntzu.battle")
    getattr(war, first).passes()
    assert asked(war) == (rival(first), "suntzu.battle")
    getattr(war, rival(first)).passes()
    assert war.kind != "suntzu.battle"  # two passes in a row


@rule("ST-612")
def test_after_an_action_the_other_and_then_he_himself_is_asked_again():
    war = fight("3", "3", held=HOLDING, armies={"suntzu": {"wu": 2}}, suntzu=["7", "8"])
    war.suntzu.calls("7")
    assert asked(war) == ("shao", "suntzu.battle")
    war.shao.passes()
    assert asked(war) == ("suntzu", "suntzu.battle")
    war.suntzu.calls("8")
    war.shao.passes()
    war.suntzu.passes()
    assert war.kind == "suntzu.keep"


@rule("ST-612")
def test_who_has_passed_is_asked_again_only_if_the_other_acts():
    war = fight("3", "3", held=HOLDING, armies={"suntzu": {"wu": 2}})
    war.suntzu.passes()
    war.shao.uses("night-raid", "wu")
    assert asked(war) == ("suntzu", "suntzu.battle")
    war.suntzu.passes()
    assert war.kind == "suntzu.keep"  # King Shao holds nothing any more and counts as passing


@rule("ST-612")
@pytest.mark.parametrize("round", [1, 2])
def test_whether_it_is_open_for_a_player_is_looked_at_again_after_every_action(round: int):
    """King Shao has nothing to do in a neutral province until an army of Sun Tzu marches in."""
    war = fight("3", "3", round=round, held={**HOLDING, "suntzu": ["forced-march"]}, armies={"suntzu": {"chu": 2}})
    assert asked(war) == ("suntzu", "suntzu.battle")
    war.suntzu.uses("forced-march", "chu", "wu")
    assert asked(war) == ("shao", "suntzu.battle")
    war.shao.uses("night-raid", "wu")
    assert war.kind == "suntzu.keep"


@rule("ST-612", "ST-616")
@pytest.mark.parametrize(("round", "first"), [(3, "suntzu"), (6, "shao")])
def test_the_same_order_holds_before_the_scoring(round: int, first: str):
    war = fight("3", "3", round=round, held=HOLDING, armies={"suntzu": {"qin": 2}})
    assert asked(war) == (first, "suntzu.before-scoring")
    getattr(war, first).passes()
    assert asked(war) == (rival(first), "suntzu.before-scoring")
    getattr(war, rival(first)).passes()
    assert war.kind == "suntzu.keep"


@rule("ST-612", "ST-619")
@pytest.mark.parametrize(("round", "first"), [(1, "suntzu"), (2, "shao")])
def test_the_same_order_holds_for_those_who_are_short(round: int, first: str):
    war = fight("6", "6", round=round, armies={"suntzu": {"qin": 18}, "shao": {"chu": 18}}, pool=both(0))
    assert asked(war) == (first, "suntzu.call")
    getattr(war, first).passes()
    assert asked(war) == (rival(first), "suntzu.call")


# ---- window A


@rule("ST-613")
@pytest.mark.parametrize("side", SIDES)
def test_an_action_sends_orders_already_handed_in_back_unseen(side: str):
    war = scenario("suntzu", held=HOLDING, armies={"suntzu": {"wu": 2}})
    other = rival(side)
    hand = war.fact(other)
    getattr(war, other).lays(*ORDERS)
    assert war.waits_for == side
    seen = [war.fact(f"view.{viewer}.provinces.0.laid") for viewer in VIEWERS]
    assert seen == [[{"known": [], "hidden": 0}] * 2] * 3
    general, province = ("fresh-levy", "wu") if side == "suntzu" else ("night-raid", "wu")
    getattr(war, side).uses(general, province)
    assert sorted(war.waits_for) == ["shao", "suntzu"]
    assert war.fact(other) == hand
    assert war.laid == both({})
    assert war.armies["suntzu"]["wu"] == (3 if side == "suntzu" else 1)  # done at once
    getattr(war, side).lays(*ORDERS)
    getattr(war, other).lays("5", "4", "3", "2", "1")  # he lays anew, something else if he likes
    assert war.fact(f"view.{other}.seats.{war.seat(other)}.up.0.face") == "num-5"


@rule("ST-613")
def test_who_has_handed_in_cannot_act_any_more_unless_his_orders_come_back():
    war = scenario("suntzu", held=HOLDING, armies={"suntzu": {"wu": 2}}, suntzu=["9"])
    war.suntzu.lays(*ORDERS)
    with refused("core.sealed"):
        war.suntzu.calls("9")
    war.shao.uses("night-raid", "wu")
    war.suntzu.calls("9")
    assert war.reinforcements["suntzu"] == 2


@rule("ST-613")
def test_nobody_is_asked_before_the_orders_and_an_action_is_told_to_all_at_once():
    war = scenario("suntzu", held=HOLDING, armies={"suntzu": {"wu": 2}}, round=2)
    assert (sorted(war.waits_for), war.kind) == (["shao", "suntzu"], "suntzu.orders")
    war.shao.uses("night-raid", "wu")
    for viewer in VIEWERS:
        assert said(war, "general", viewer)[0]["general"] == "night-raid"
    assert (sorted(war.waits_for), war.kind) == (["shao", "suntzu"], "suntzu.orders")


# ---- window C


@rule("ST-615")
@pytest.mark.parametrize("side", SIDES)
def test_without_a_face_down_general_nobody_is_asked_at_a_battle(side: str):
    held = {side: HOLDING[side]}
    war = fight("3", "3", held=held, armies={"suntzu": {"wu": 2}})
    assert asked(war) == (side, "suntzu.battle")
    getattr(war, side).passes()
    assert war.kind == "suntzu.keep"  # the other side, which has used its general, was not asked


@rule("ST-615", "ST-413")
def test_the_window_is_open_after_the_cards_are_turned_up_and_before_anything_is_resolved():
    war = fight("6", "9", held=HOLDING, armies={"suntzu": {"wu": 2}})
    assert war.fact("question.suntzu.about.faces") == ["6", "9"]
    assert [told["cards"] for told in said(war, "turn-up")] == [["num-6", "num-9"]]
    assert war.six_markers["suntzu"] == []
    assert war.armies["suntzu"]["wu"] == 2
    assert said(war, "result") == []


@rule("ST-615")
def test_who_is_asked_at_a_battle_need_not_be_able_to_do_anything():
    """Nobody may learn from being asked, or not, which general lies there."""
    war = fight("3", "3", held=IDLE, armies={"suntzu": {"wu": 2}}, reinforcements=both(0))
    assert asked(war) == ("suntzu", "suntzu.battle")
    assert war.suntzu.options == ["pass"]
    war.suntzu.passes()
    assert asked(war) == ("shao", "suntzu.battle")
    assert war.shao.options == ["pass"]


SHORT = {"armies": {"suntzu": {"chu": 1, "qin": 3}, "shao": {"wu": 2}}, "pool": {"suntzu": 0}}
OPEN = {
    # King Shao
    "621 an army of Sun Tzu here": ("shao", ("3", "3"), {"armies": {"suntzu": {"wu": 1}}}, True),
    "621 in round 6": ("shao", ("3", "3"), {"armies": {"suntzu": {"wu": 1}}, "round": 6}, True),
    "621 in round 7": ("shao", ("3", "3"), {"armies": {"suntzu": {"wu": 1}}, "round": 7}, False),
    "621 an army of Sun Tzu beside it": ("shao", ("3", "3"), {"armies": {"suntzu": {"chu": 1}}}, False),
    "621 an army of his own": ("shao", ("3", "3"), {"armies": {"shao": {"wu": 1}}}, False),
    "622 Sun Tzu's Plague": ("shao", ("plague", "3"), {"round": 9}, True),
    "622 two Plagues, no deck": ("shao", ("plague", "plague"), {"round": 9, "decks": {"shao": []}}, False),
    "623 his own Plague": ("shao", ("3", "plague"), {"round": 9}, True),
    "623 his own Plague, no deck": ("shao", ("3", "plague"), {"round": 9, "decks": {"shao": []}}, False),
    # Sun Tzu
    "624 the province is his": ("suntzu", ("3", "3"), {"armies": {"suntzu": {"wu": 1}}}, True),
    "624 neutral, an army beside it": ("suntzu", ("3", "3"), {"armies": {"suntzu": {"chu": 1}}}, True),
    "624 neutral, an army far away": ("suntzu", ("3", "3"), {"armies": {"suntzu": {"qin": 1}}}, False),
    "624 not his, an army beside it": (
        "suntzu", ("3", "3"), {"armies": {"suntzu": {"chu": 1}, "shao": {"wu": 1}}}, False,
    ),
    "624 wins with too small a pool": ("suntzu", ("5", "2"), SHORT, True),
    "624 wins with too small a pool, in round 7": ("suntzu", ("5", "2"), {**SHORT, "round": 7}, False),
    "624 wins with a pool that will do": ("suntzu", ("4", "2"), SHORT, False),
    "624 wins with a pool that will do but for the marker": (
        "suntzu", ("6", "3"), {**SHORT, "pool": {"suntzu": 1}}, True,
    ),
    "624 loses with too small a pool": ("suntzu", ("2", "5"), SHORT, False),
    "624 Plague with too small a pool": ("suntzu", ("5", "plague"), {**SHORT, "decks": {"shao": []}}, False),
    "624 wins with no army anywhere": (
        "suntzu", ("5", "2"), {**SHORT, "armies": {"shao": {"wu": 2}}}, False,
    ),
    "624 neutral, wins with an army far away": (
        "suntzu", ("5", "2"), {**SHORT, "armies": {"suntzu": {"qin": 3}}}, True,
    ),
    "624 in round 6": ("suntzu", ("3", "3"), {"armies": {"suntzu": {"wu": 1}}, "round": 6}, True),
    "624 in round 7": ("suntzu", ("3", "3"), {"armies": {"suntzu": {"wu": 1}}, "round": 7}, False),
    "625 a 7": ("suntzu", ("7", "3"), {"round": 9}, True),
    "625 an 8": ("suntzu", ("8", "+1"), {"round": 9}, True),
    "625 a 9": ("suntzu", ("9", "10"), {"round": 9}, True),
    "625 a 10": ("suntzu", ("10", "-1"), {"round": 9}, True),
    "625 a 6": ("suntzu", ("6", "3"), {"round": 9}, False),
    "625 a 7 against Plague": ("suntzu", ("7", "plague"), {"round": 9}, False),
    "626 a -1": ("suntzu", ("-1", "3"), {"round": 9}, True),
    "626 a -1 against Plague": ("suntzu", ("-1", "plague"), {"round": 9}, True),
    "626 a -1, no deck": ("suntzu", ("-1", "3"), {"round": 9, "decks": {"suntzu": []}}, False),
    "626 King Shao's -1": ("suntzu", ("3", "-1"), {"round": 9}, False),
}  # fmt: skip


@rule("ST-621", "ST-622", "ST-623", "ST-624", "ST-625", "ST-626", "ST-615")
@pytest.mark.parametrize("case", OPEN)
@pytest.mark.parametrize("idle", [False, True])
def test_a_battle_asks_by_open_facts_whatever_the_general_is(case: str, idle: bool):
    side, cards, position, opens = OPEN[case]
    general = (IDLE if idle else HOLDING)[side]
    war = fight(*cards, held={side: general}, **{"score": 1, **position})
    assert (asked(war) == (side, "suntzu.battle")) == opens


# ---- window D


@rule("ST-616")
@pytest.mark.parametrize("round", range(1, 10))
def test_the_last_chance_before_a_scoring_is_in_rounds_3_and_6_only(round: int):
    war = fight("3", "3", round=round, held=HOLDING, armies={"suntzu": {"qin": 1}}, score=1)
    assert (asked(war)[1] == "suntzu.before-scoring") == (round in (3, 6))


@rule("ST-616")
def test_before_the_scoring_only_holders_of_a_general_are_asked_and_only_with_sun_tzu_on_the_board():
    assert asked(fight("3", "3", round=3, held=HOLDING, armies={"shao": {"qin": 1}})) != (
        "shao",
        "suntzu.before-scoring",
    )
    war = fight("3", "3", round=3, held={"shao": ["black-miasma"]}, armies={"suntzu": {"qin": 1}})
    assert asked(war) == ("shao", "suntzu.before-scoring")
    war.shao.passes()
    assert war.kind == "suntzu.keep"


@rule("ST-616")
def test_a_general_played_before_the_scoring_changes_it():
    war = fight("3", "3", round=3, held=HOLDING, armies={"suntzu": {"qin": 1}}, markers={"qin": [4, 1, 4]})
    war.suntzu.passes()
    assert war.score == 0
    war.shao.uses("night-raid", "qin")
    assert war.kind == "suntzu.keep"  # no army of Sun Tzu is left: it is closed for him too
    assert war.score == 0


@rule("ST-616")
def test_it_comes_after_the_event_of_the_fifth_battle():
    """War Chariots has just given a general, which can be used."""
    war = fight("6", "3", at="wu", round=3, six_markers={"suntzu": ["qin", "chu"]},
                events=["war-chariots", "pandemic"])  # fmt: skip
    assert war.kind == "suntzu.another-general"
    war.suntzu.takes("fresh-levy")
    assert asked(war) == ("suntzu", "suntzu.before-scoring")
    war.suntzu.uses("fresh-levy", "wu")
    assert war.armies["suntzu"]["wu"] == 4


# ---- window E


@rule("ST-627", "ST-751")
def test_after_the_scoring_of_round_6_an_army_may_march_without_losing_its_points():
    war = fight("3", "3", round=6, held={"suntzu": ["forced-march"]}, armies={"suntzu": {"qin": 1}},
                markers={"qin": [1, 4, 3]})  # fmt: skip
    war.suntzu.passes()
    keep_first(war)
    assert (asked(war), war.score) == (("suntzu", "suntzu.round-end"), 4)
    war.suntzu.uses("forced-march", "qin", "chu")
    assert (war.round, war.score, war.armies["suntzu"]["chu"]) == (7, 4, 1)


@rule("ST-627")
@pytest.mark.parametrize("round", [1, 3, 5, 6, 7, 8])
def test_the_end_of_a_round_asks_in_round_6_only(round: int):
    war = fight("3", "3", round=round, held=HOLDING, armies={"suntzu": {"qin": 1}}, score=1)
    while war.kind == "suntzu.before-scoring":
        getattr(war, war.waits_for).passes()
    keep_first(war)
    assert (war.kind == "suntzu.round-end") == (round == 6)


@rule("ST-627", "ST-612")
def test_at_the_end_of_round_6_king_shao_is_asked_first_and_calls_are_open_too():
    war = fight("3", "3", round=6, held=HOLDING, armies={"suntzu": {"qin": 1}}, shao=["9"])
    for side in ("shao", "suntzu"):
        getattr(war, side).passes()
    keep_first(war)
    assert asked(war) == ("shao", "suntzu.round-end")
    war.shao.calls("9")
    assert asked(war) == ("suntzu", "suntzu.round-end")
    war.suntzu.uses("fresh-levy", "qin")
    assert asked(war) == ("shao", "suntzu.round-end")


@rule("ST-627")
@pytest.mark.parametrize("general", ["black-miasma", "night-raid"])
def test_the_end_of_round_6_asks_by_open_facts_whatever_the_general_is(general: str):
    war = fight("3", "3", round=6, held={"shao": [general]}, armies={"suntzu": {"qin": 1}})
    war.shao.passes()
    keep_first(war)
    assert asked(war) == ("shao", "suntzu.round-end")
    off = fight("3", "3", round=6, held={"shao": [general]}, armies={"shao": {"qin": 1}})
    keep_first(off)
    assert off.round == 7


@rule("ST-624", "ST-440")
def test_a_winner_who_must_bring_armies_from_elsewhere_may_march_first():
    """Chu would give its only army; with one from Qin beside it, Chu stays his."""
    war = fight("5", "2", round=2, held={"suntzu": ["forced-march"]}, pool={"suntzu": 0}, reinforcements={"suntzu": 17},
                armies={"suntzu": {"chu": 1, "qin": 3}, "shao": {"wu": 2}})  # fmt: skip
    assert asked(war) == ("suntzu", "suntzu.battle")
    war.suntzu.uses("forced-march", "qin", "chu")
    while war.kind == "suntzu.call":
        war.suntzu.passes()
    assert {place: war.armies["suntzu"][place] for place in ("chu", "qin", "wu")} == {"chu": 1, "qin": 2, "wu": 1}


@rule("ST-617")
def test_an_action_is_one_general_or_one_call_of_any_size():
    war = fight("3", "3", round=3, held=HOLDING, armies={"suntzu": {"wu": 2}}, suntzu=["7", "8"], shao=["9"])
    assert war.suntzu.options == ["pass", "fresh-levy", "call"]
    war.suntzu.calls("7", "8")
    assert war.waits_for == "shao"
    assert war.shao.options == ["pass", "night-raid", "call"]
    war.shao.passes()
    war.suntzu.passes()
    assert war.kind == "suntzu.before-scoring"
    assert war.suntzu.options == ["pass", "fresh-levy"]


@rule("ST-617", "ST-619", "ST-620")
def test_who_is_short_can_only_call():
    war = fight("6", "6", round=2, held=HOLDING, armies={"suntzu": {"qin": 9, "chu": 9}}, pool={"suntzu": 0})
    while war.kind == "suntzu.battle":
        getattr(war, war.waits_for).passes()
    assert asked(war) == ("suntzu", "suntzu.call")
    assert war.suntzu.options == ["pass", "call"]
    with refused("ST-619"):
        war.suntzu.does("fresh-levy", province=["qin"])
    end = fight("3", "3", round=9, held=HOLDING)
    assert asked(end) == ("suntzu", "suntzu.call")
    assert end.suntzu.options == ["pass", "call"]


@rule("ST-618")
def test_nothing_can_be_done_between_the_scoring_and_the_next_orders():
    war = fight("3", "3", round=3, held=HOLDING, armies={"suntzu": {"qin": 2}}, suntzu=["9"])
    war.suntzu.passes()
    war.shao.passes()
    assert (sorted(war.waits_for), war.kind) == (["shao", "suntzu"], "suntzu.keep")
    with refused("ST-923"):
        war.suntzu.calls("9")
    keep_first(war)
    assert war.round == 4
    war.suntzu.calls("9")
    war.suntzu.uses("fresh-levy", "qin")
    assert war.armies["suntzu"]["qin"] == 3
