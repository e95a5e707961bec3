"""The five generals of Sun Tzu (ST-741 to ST-748, ST-750 to ST-752)."""

import pytest

from tests.games.suntzu.rules.fights import VIEWERS, fight, holders, keep_first, results, said
from tests.marks import rule
from tianxia.scenario import refused, scenario

NEIGHBOURS = {
    "qin": {"jin-yan", "han-qi", "chu"},
    "jin-yan": {"qin", "han-qi"},
    "han-qi": {"qin", "jin-yan", "chu", "wu"},
    "chu": {"qin", "han-qi", "wu"},
    "wu": {"han-qi", "chu"},
}


# ---- Forced March


@rule("ST-741")
@pytest.mark.parametrize("moment", ["orders", "battle", "before-scoring"])
def test_forced_march_moves_one_army_to_an_adjacent_province(moment: str):
    armies = {"suntzu": {"qin": 3, "chu": 1, "wu": 2}}
    if moment == "orders":
        war = scenario("suntzu", round=3, held={"suntzu": ["forced-march"]}, armies=armies)
    else:
        war = fight("3", "3", at="wu", round=3, held={"suntzu": ["forced-march"]}, armies=armies)
    if moment == "before-scoring":
        war.suntzu.passes()
    assert war.fact("question.suntzu.kind") == f"suntzu.{moment}"
    war.suntzu.uses("forced-march", "qin", "chu")  # his own
    assert war.armies["suntzu"] == {"qin": 2, "chu": 2, "jin-yan": 0, "han-qi": 0, "wu": 2}
    assert war.pool["suntzu"] == 12


@rule("ST-741")
@pytest.mark.parametrize("come", NEIGHBOURS)
def test_forced_march_reaches_every_neutral_neighbour_and_nothing_else(come: str):
    war = scenario("suntzu", held={"suntzu": ["forced-march"]}, armies={"suntzu": {come: 1}})
    for go in NEIGHBOURS:
        may = war.suntzu.may("forced-march", **{"from": [come], "to": [go]})
        assert may == (go in NEIGHBOURS[come]), (come, go)


@rule("ST-741")
def test_forced_march_does_not_enter_a_province_of_king_shao():
    war = scenario(
        "suntzu", held={"suntzu": ["forced-march"]}, armies={"suntzu": {"wu": 1, "qin": 1}, "shao": {"chu": 1}}
    )
    with refused("ST-741"):
        war.suntzu.uses("forced-march", "wu", "chu")
    with refused("ST-741"):
        war.suntzu.uses("forced-march", "wu", "jin-yan")  # Qin could go there, Wu cannot
    war.suntzu.uses("forced-march", "wu", "han-qi")
    assert holders(war, "han-qi") == {"suntzu": 1}


@rule("ST-742")
def test_only_an_army_of_his_own_marches_and_it_may_leave_its_province_neutral():
    war = scenario(
        "suntzu", held={"suntzu": ["forced-march"]}, armies={"suntzu": {"qin": 1}, "shao": {"wu": 5}},
        six_markers={"suntzu": ["jin-yan"]},
    )  # fmt: skip
    assert war.fact("question.suntzu.picks.forced-march.from") == ["qin"]
    for come in ("wu", "jin-yan"):
        with refused("ST-742"):
            war.suntzu.uses("forced-march", come, "han-qi")
    war.suntzu.uses("forced-march", "qin", "chu")
    assert holders(war, "qin") == {}
    assert holders(war, "chu") == {"suntzu": 1}


# ---- Feigned Weakness


@rule("ST-743")
@pytest.mark.parametrize("card", ["7", "8", "9", "10"])
def test_a_7_to_10_counts_as_6(card: str):
    war = fight(card, "5", held={"suntzu": ["feigned-weakness"]})
    assert (war.waits_for, war.kind) == ("suntzu", "suntzu.battle")
    war.suntzu.uses("feigned-weakness")
    assert results(war) == [("wu", "suntzu", 1)]
    assert holders(war, "wu") == {"suntzu": 1}


@rule("ST-743")
@pytest.mark.parametrize("card", ["5", "6", "+1", "-1"])
def test_other_cards_cannot_be_feigned(card: str):
    war = fight(card, "3", held={"suntzu": ["feigned-weakness"]}, armies={"suntzu": {"wu": 1}})
    with refused("ST-752"):
        war.suntzu.uses("feigned-weakness")


@rule("ST-752")
@pytest.mark.parametrize("against", ["1", "6", "10", "+1", "+3", "-1"])
def test_feigned_weakness_works_against_any_card_but_plague(against: str):
    war = fight("9", against, held={"suntzu": ["feigned-weakness"]})
    war.suntzu.uses("feigned-weakness")
    assert war.used["suntzu"] == ["feigned-weakness"]
    expected = {"1": 5, "6": 0, "10": -4, "+1": -1, "+3": -3, "-1": 1}[against]
    assert results(war)[0][2] == abs(expected)


@rule("ST-752")
def test_feigned_weakness_cannot_be_played_against_plague_or_outside_its_battle():
    war = fight("9", "plague", held={"suntzu": ["feigned-weakness"]}, armies={"suntzu": {"wu": 1}})
    with refused("ST-752"):
        war.suntzu.uses("feigned-weakness")
    war = scenario("suntzu", held={"suntzu": ["feigned-weakness"]})
    assert war.fact("question.suntzu.closed.feigned-weakness") == "ST-752"


@rule("ST-744")
def test_a_feigned_6_places_no_marker_and_may_lie_where_the_6_was_used():
    war = fight("9", "4", held={"suntzu": ["feigned-weakness"]}, six_markers={"suntzu": ["wu"]})
    war.suntzu.uses("feigned-weakness")
    assert war.six_markers["suntzu"] == ["wu"]
    assert results(war) == [("wu", "suntzu", 2)]
    war = fight("9", "4", at="wu", held={"suntzu": ["feigned-weakness"]})
    war.suntzu.uses("feigned-weakness")
    assert (war.six_markers["suntzu"], war.banned["suntzu"]) == ([], [])


@rule("ST-744")
def test_a_feigned_6_does_not_count_for_war_chariots():
    war = fight("9", "4", held={"suntzu": ["feigned-weakness"]}, six_markers={"suntzu": ["qin", "chu"]},
                events=["war-chariots", "pandemic"])  # fmt: skip
    war.suntzu.uses("feigned-weakness")
    assert war.fact("events") == ["war-chariots", "pandemic"]
    assert war.kind == "suntzu.keep"


@rule("ST-750")
@pytest.mark.parametrize(("card", "event"), [("9", "champions-challenge"), ("10", "heros-challenge")])
def test_a_feigned_6_dodges_the_challenges(card: str, event: str):
    for feigned in (False, True):
        war = fight(card, "+1", held={"suntzu": ["feigned-weakness"]}, events=[event, "light-infantry"])
        if feigned:
            war.suntzu.uses("feigned-weakness")
        else:
            war.suntzu.passes()
        assert (war.fact("events")[0] == event) == feigned
        assert (war.reinforcements["suntzu"] == 3) == feigned


# ---- Victory Before Battle


@rule("ST-745")
@pytest.mark.parametrize("seat", ["seat-0", "seat-1"])
def test_victory_before_battle_moves_the_score_marker_before_the_game(seat: str):
    war = scenario("suntzu", options={"suntzu_player": seat}, phase="generals")
    war.suntzu.picks("victory-before-battle")
    assert war.score == 0
    war.shao.picks("night-raid")
    assert war.score == 1
    assert war.used["suntzu"] == ["victory-before-battle"]
    for viewer in VIEWERS:
        assert said(war, "general", viewer)[0]["general"] == "victory-before-battle"
    assert (sorted(war.waits_for), war.kind) == (["shao", "suntzu"], "suntzu.orders")


# ---- Feint and Withdraw


@rule("ST-746", "ST-747")
@pytest.mark.parametrize("against", ["5", "+2", "-1", "plague"])
def test_feint_and_withdraw_puts_the_minus_1_under_the_deck_and_the_top_card_into_the_box(against: str):
    war = fight("-1", against, held={"suntzu": ["feint-and-withdraw"]}, decks={"suntzu": ["9", "8", "7", "+1"]},
                armies={"suntzu": {"wu": 4}})  # fmt: skip
    war.suntzu.uses("feint-and-withdraw")
    if war.kind == "suntzu.armies":
        war.shao.gives(*["pool"] * war.fact("question.shao.about.count"))
    assert holders(war, "wu") == {"suntzu": {"5": 3, "+2": 2, "-1": 4, "plague": 2}[against]}  # it acts as usual
    for viewer in VIEWERS:
        told = said(war, "recycle", viewer)[0]
        assert (told["card"], told["box"]) == ("minus-1", "num-9")
    assert (war.drawn["suntzu"], war.decks["suntzu"]) == (["8", "7"], ["+1", "-1"])


@rule("ST-747")
def test_with_an_empty_deck_or_another_card_there_is_no_feint():
    war = fight("-1", "5", held={"suntzu": ["feint-and-withdraw"]}, decks={"suntzu": []}, armies={"suntzu": {"wu": 4}})
    with refused("ST-747"):
        war.suntzu.uses("feint-and-withdraw")
    war = fight("9", "-1", held={"suntzu": ["feint-and-withdraw"]})
    with refused("ST-747"):
        war.suntzu.uses("feint-and-withdraw")


@rule("ST-747")
def test_with_one_card_in_the_deck_the_minus_1_takes_its_place():
    war = fight("-1", "5", held={"suntzu": ["feint-and-withdraw"]}, decks={"suntzu": ["9"]})
    war.suntzu.uses("feint-and-withdraw")
    assert said(war, "recycle")[0]["box"] == "num-9"
    assert war.drawn["suntzu"] == ["-1"]


@rule("ST-747")
def test_both_sides_may_take_their_card_back_in_one_battle():
    war = fight("-1", "plague", held={"suntzu": ["feint-and-withdraw"], "shao": ["poisoned-wells"]},
                decks={"suntzu": ["9", "8", "7"], "shao": ["10", "8", "7"]})  # fmt: skip
    war.suntzu.uses("feint-and-withdraw")
    war.shao.uses("poisoned-wells")
    assert [told["box"] for told in said(war, "recycle")] == ["num-9", "num-10"]


# ---- Fresh Levy


@rule("ST-748")
@pytest.mark.parametrize("moment", ["orders", "battle", "before-scoring"])
def test_fresh_levy_adds_an_army_of_the_pool_where_he_already_stands(moment: str):
    armies = {"suntzu": {"qin": 3, "wu": 2}}
    if moment == "orders":
        war = scenario("suntzu", round=6, held={"suntzu": ["fresh-levy"]}, armies=armies)
    else:
        war = fight("3", "3", at="wu", round=6, held={"suntzu": ["fresh-levy"]}, armies=armies)
    if moment == "before-scoring":
        war.suntzu.passes()
    assert war.fact("question.suntzu.kind") == f"suntzu.{moment}"
    assert war.fact("question.suntzu.picks.fresh-levy.province") == ["qin", "wu"]
    with refused("ST-748"):
        war.suntzu.uses("fresh-levy", "chu")
    war.suntzu.uses("fresh-levy", "qin")
    assert (war.armies["suntzu"]["qin"], war.pool["suntzu"]) == (4, 12)


@rule("ST-748")
def test_fresh_levy_needs_an_army_in_the_pool():
    war = scenario(
        "suntzu", held={"suntzu": ["fresh-levy"]}, armies={"suntzu": {"qin": 18}}, pool={"suntzu": 0}, suntzu=["9"]
    )
    assert war.fact("question.suntzu.closed.fresh-levy") == "ST-704"
    war.suntzu.calls("9")
    assert "fresh-levy" in war.suntzu.options


# ---- up to round 6


@rule("ST-751")
@pytest.mark.parametrize(
    ("side", "general"), [("suntzu", "fresh-levy"), ("suntzu", "forced-march"), ("shao", "night-raid")]
)
def test_up_to_round_6_ends_with_its_last_phase(side: str, general: str):
    war = fight("3", "3", round=6, held={side: [general]}, armies={"suntzu": {"qin": 2}})
    assert (war.waits_for, war.kind) == (side, "suntzu.before-scoring")
    assert general in getattr(war, side).options
    getattr(war, side).passes()
    keep_first(war)
    assert (war.waits_for, war.kind, war.round) == (side, "suntzu.round-end", 6)
    assert general in getattr(war, side).options
    getattr(war, side).passes()
    assert war.round == 7
    assert war.fact(f"question.{side}.closed.{general}") == "ST-749"
