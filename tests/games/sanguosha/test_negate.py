"""Negate (SG-1303, SG-1370, SG-1371, SG-1374)."""

import pytest

from tests.games.sanguosha.bare import bare, judged
from tests.games.sanguosha.heroes.tables import is_idle, told
from tests.games.sanguosha.marks import content, rule


@content("negate")
@rule("SG-1371")
def test_negate_stops_a_tactic():
    game = bare(hands={"sun-quan": ["duel"], "xu-chu": ["negate", "peach"]})
    game.sun_quan.uses("duel", on="ma-chao")
    assert (game.waits_for, game.kind) == ("xu-chu", "sanguosha.negate")
    game.xu_chu.negates()
    game.nobody_negates()
    assert game.hp["ma-chao"] == 4
    assert game.xu_chu.hand == ["peach"]
    assert sorted(card.partition(":")[0] for card in game.discard) == ["duel", "negate"]


@content("negate")
@rule("SG-1371")
def test_a_negate_may_be_negated_and_so_on():
    game = bare("sun-quan", "xu-chu", hands={"sun-quan": ["duel", "negate"], "xu-chu": ["negate", "negate"]})
    game.sun_quan.uses("duel", on="xu-chu")
    game.sun_quan.lets()
    game.xu_chu.negates()
    game.sun_quan.negates()
    game.xu_chu.lets()  # his own Negate
    game.xu_chu.negates()
    assert is_idle(game, "sun-quan")
    assert game.hp["xu-chu"] == 4


@content("negate")
@rule("SG-1371")
def test_a_negated_negate_stops_nothing():
    game = bare("sun-quan", "xu-chu", hands={"sun-quan": ["duel", "negate"], "xu-chu": ["negate"]})
    game.sun_quan.uses("duel", on="xu-chu")
    game.sun_quan.lets()
    game.xu_chu.negates()
    game.sun_quan.negates()
    game.everyone_passes()
    assert game.hp["xu-chu"] == 3


@rule("SG-1371", "SG-1313", "SG-1314", "SG-1319", "SG-1380", "SG-1381", "SG-1382")
@pytest.mark.parametrize(
    "tactic", ["dismantle", "snatch", "blaze", "total-trust", "loot-a-burning-house", "catch-off-guard"]
)
def test_a_hero_who_negated_in_vain_with_his_last_card_has_nothing_left_to_lose(tactic):
    game = bare("sun-quan", "xu-chu", hands={"sun-quan": [tactic, "negate"], "xu-chu": ["negate"]})
    game.sun_quan.uses(tactic, on="xu-chu")
    game.sun_quan.lets()
    game.xu_chu.negates()
    game.sun_quan.negates()
    assert is_idle(game, "sun-quan")
    assert (game.hp["xu-chu"], game.sun_quan.hand, game.xu_chu.hand) == (4, [], [])
    assert game.discarded == []


@rule("SG-1303", "SG-1371")
def test_a_negate_of_a_negate_counts_for_one_target_of_a_tactic_for_all():
    hands = {"sun-quan": ["truce", "negate"], "xu-chu": ["negate", "negate"]}
    game = bare("sun-quan", "xu-chu", "ma-chao", hp={"sun-quan": 2, "xu-chu": 2, "ma-chao": 2}, hands=hands)
    game.sun_quan.uses("truce")
    game.sun_quan.lets()
    game.xu_chu.negates()
    game.sun_quan.negates()
    game.xu_chu.lets()  # his own Negate
    game.xu_chu.lets()  # the Negate of Sun Quan
    game.xu_chu.lets()  # Truce for Sun Quan, once more
    game.xu_chu.lets()  # Truce for himself
    game.xu_chu.negates()
    assert game.hp == {"sun-quan": 3, "xu-chu": 3, "ma-chao": 2}
    assert is_idle(game, "sun-quan")


@rule("SG-1371")
@pytest.mark.parametrize("card", ["sha", "kirin-bow", "peach", "wine"])
def test_basic_cards_and_equipment_are_not_negated(card):
    game = bare("sun-quan", "xu-chu", hands={"sun-quan": [card], "xu-chu": ["negate"]}, hp={"sun-quan": 2})
    game.sun_quan.uses(card, **({"on": "xu-chu"} if card == "sha" else {}))
    assert game.kind != "sanguosha.negate"


@rule("SG-1371", "SG-1374")
def test_a_delayed_tactic_is_negated_when_it_is_about_to_take_effect_not_when_it_is_laid():
    game = bare("sun-quan", "xu-chu", hands={"sun-quan": ["acedia", "negate"], "xu-chu": ["negate"]})
    game.sun_quan.uses("acedia", on="xu-chu")
    assert is_idle(game, "sun-quan")
    lying = judged("xu-chu", "sha:spade-8", judgement={"xu-chu": ["acedia"]}, hands={"da-qiao": ["negate"]})
    assert (lying.waits_for, lying.kind) == ("da-qiao", "sanguosha.negate")


@content("negate")
@rule("SG-1371")
def test_negate_is_not_used_on_ones_own_initiative():
    game = bare(hands={"sun-quan": ["negate"]})
    assert game.sun_quan.options == ["end"]
    assert game.fact("question.sun-quan.closed.negate") == "SG-1371"


@content("negate")
@rule("SG-1303")
def test_negate_is_offered_for_each_target_and_saves_that_one_only():
    game = bare(hands={"sun-quan": ["barbarians"], "da-qiao": ["negate"]})
    game.sun_quan.uses("barbarians")
    assert game.waits_for == "da-qiao"
    game.da_qiao.lets()
    assert game.hp["xu-chu"] == 3
    game.da_qiao.negates()
    assert game.hp["ma-chao"] == 4
    assert game.hp["da-qiao"] == 2


@rule("SG-1303")
def test_the_first_in_turn_order_who_negates_uses_his_card():
    game = bare(turn="xu-chu", hands={"xu-chu": ["duel"], "sun-quan": ["negate"], "ma-chao": ["negate"]})
    game.xu_chu.uses("duel", on="da-qiao")
    game.sun_quan.negates()
    game.ma_chao.does("negate", cards=["negate"])
    game.nobody_negates()
    assert (game.sun_quan.hand, game.ma_chao.hand) == (["negate"], [])
    assert game.hp["da-qiao"] == 3


@rule("SG-1370")
def test_negate_targets_a_card_and_no_hero():
    game = bare("sun-quan", "xu-chu", hands={"sun-quan": ["duel"], "xu-chu": ["negate"]})
    game.sun_quan.uses("duel", on="xu-chu")
    game.xu_chu.negates()
    negate = told(game, "use")[1]
    assert negate["targets"] == []
    assert negate["answers"]["name"] == "duel"
    assert ["use", "xu-chu", "none", 0, "negate"] in game.history


@rule("SG-1371")
def test_everybody_with_hand_cards_is_asked_whether_he_holds_a_negate_or_not():
    game = bare(hands={"sun-quan": ["duel"], "xu-chu": ["peach"], "da-qiao": ["negate"]})
    game.sun_quan.uses("duel", on="ma-chao")
    assert game.fact("waits_for") == ["xu-chu", "da-qiao"]
    assert game.xu_chu.options == ["pass"]
