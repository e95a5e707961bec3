"""The neutral heroes of the standard set, skill by skill."""

from typing import Any

import pytest

from tests.games.sanguosha.rules.heroes.tables import activated, is_idle, table, told
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.scenario import Scenario

# ---- Hua Tuo


@content("first-aid")
@pytest.mark.parametrize("card", ["sha:heart-10", "dodge:diamond-2"])
def test_outside_his_turn_hua_tuo_uses_a_red_card_as_peach(card: str):
    game = table(
        "zhang-fei", "cao-cao", "hua-tuo", hp={"cao-cao": 1}, hands={"zhang-fei": ["sha:spade-7"], "hua-tuo": [card]}
    )
    game.zhang_fei.uses("sha", on="cao-cao")
    game.hua_tuo.uses("first-aid/peach", card)
    assert game.hp["cao-cao"] == 1
    assert game.hua_tuo.hand == []


@content("first-aid")
def test_hua_tuo_saves_himself_with_an_equipped_card_and_black_ones_do_not_serve():
    hands = {"zhang-fei": ["sha"], "hua-tuo": ["duel:club-1"]}
    equipment = {"hua-tuo": ["red-hare:heart-5"]}
    game = table("zhang-fei", "hua-tuo", "cao-cao", hp={"hua-tuo": 1}, hands=hands, equipment=equipment)
    game.zhang_fei.uses("sha", on="hua-tuo")
    game.hua_tuo.passes()  # Dodge
    assert game.hua_tuo.offered("first-aid/peach") == ["red-hare:heart-5"]
    game.hua_tuo.uses("first-aid/peach")
    assert (game.hp["hua-tuo"], game.hua_tuo.equipped) == (1, [])


@content("first-aid")
def test_in_his_own_turn_hua_tuo_gives_no_first_aid():
    game = table(
        "hua-tuo", "cao-cao", hp={"hua-tuo": 1, "cao-cao": 1}, hands={"hua-tuo": ["sha:spade-7", "dodge:diamond-2"]}
    )
    assert "first-aid/peach" not in game.hua_tuo.options
    game.hua_tuo.uses("sha", on="cao-cao")
    assert game.hua_tuo.options == ["pass"]
    game = table(
        "hua-tuo", "cao-cao", hp={"cao-cao": 1}, hands={"hua-tuo": ["sha"]}, equipment={"hua-tuo": ["red-hare"]}
    )
    game.hua_tuo.uses("sha", on="cao-cao")
    assert game.dead == ["cao-cao"]  # with an empty hand he was not even asked


@content("medicine")
def test_hua_tuo_heals_a_wounded_hero_for_a_hand_card():
    game = table("hua-tuo", "cao-cao", "zhang-fei", hp={"cao-cao": 2, "hua-tuo": 1}, hands={"hua-tuo": ["sha", "duel"]})
    assert game.hua_tuo.offered("medicine", "seats") == ["hua-tuo", "cao-cao"]
    game.hua_tuo.activates("medicine", "sha", on="cao-cao")
    assert game.hp == {"hua-tuo": 1, "cao-cao": 3, "zhang-fei": 4}
    assert game.hua_tuo.hand == ["duel"]
    assert "medicine" not in game.hua_tuo.options  # 1x Action Phase


@content("medicine")
def test_medicine_is_for_oneself_too_but_not_paid_with_equipment():
    game = table("hua-tuo", "cao-cao", hp={"hua-tuo": 1}, hands={"hua-tuo": ["sha"]})
    game.hua_tuo.activates("medicine", on="hua-tuo")
    assert game.hp["hua-tuo"] == 2
    game = table("hua-tuo", "cao-cao", hp={"hua-tuo": 1}, equipment={"hua-tuo": ["red-hare"]})
    assert "medicine" not in game.hua_tuo.options


@content("medicine")
def test_there_is_nobody_to_treat_where_all_are_whole():
    assert "medicine" not in table("hua-tuo", "cao-cao", hands={"hua-tuo": ["sha"]}).hua_tuo.options


# ---- Lu Bu


def lu_bu_attacks(*dodges: str, **position: Any) -> Scenario:
    """Lu Bu's Sha on Zhang Fei, who has these cards."""
    game = table("lu-bu", "zhang-fei", hands={"lu-bu": ["sha"], "zhang-fei": list(dodges)}, **position)
    game.lu_bu.uses("sha", on="zhang-fei")
    return game


@content("without-equal")
@rule("SG-327")
def test_lu_bus_sha_takes_two_dodges():
    game = lu_bu_attacks("dodge", "dodge")
    game.zhang_fei.uses("dodge")
    assert (game.waits_for, game.kind) == ("zhang-fei", "sanguosha.dodge")
    game.zhang_fei.uses("dodge")
    assert game.hp["zhang-fei"] == 4
    assert is_idle(game, "lu-bu")


@content("without-equal")
def test_one_dodge_is_not_enough():
    game = lu_bu_attacks("dodge", "peach")
    game.zhang_fei.uses("dodge")
    game.zhang_fei.passes()
    assert (game.hp["zhang-fei"], game.zhang_fei.hand) == (3, ["peach"])


@content("without-equal")
def test_nobody_activates_it_and_it_is_told():
    assert activated(lu_bu_attacks("dodge")) == ["without-equal"]


@content("without-equal")
def test_the_opponent_of_lu_bus_duel_plays_two_sha_each_time():
    game = table("lu-bu", "zhang-fei", hands={"lu-bu": ["duel", "sha"], "zhang-fei": ["sha", "sha", "sha"]})
    game.lu_bu.uses("duel", on="zhang-fei")
    game.nobody_negates()
    game.zhang_fei.plays("sha")
    game.zhang_fei.plays("sha")
    game.lu_bu.plays("sha")
    game.zhang_fei.plays("sha")  # and no second one
    assert game.hp == {"lu-bu": 4, "zhang-fei": 3}


@content("without-equal")
def test_in_a_duel_on_lu_bu_its_user_plays_two_sha_and_lu_bu_one():
    game = table("zhang-fei", "lu-bu", hands={"zhang-fei": ["duel", "sha", "peach"], "lu-bu": ["sha"]})
    game.zhang_fei.uses("duel", on="lu-bu")
    game.nobody_negates()
    game.lu_bu.plays("sha")
    game.zhang_fei.plays("sha")
    assert game.waits_for == "zhang-fei"
    game.zhang_fei.passes()
    assert game.hp == {"zhang-fei": 3, "lu-bu": 4}


@content("without-equal")
def test_other_cards_are_answered_as_usual():
    game = table("lu-bu", "zhang-fei", hands={"lu-bu": ["barbarians", "raining-arrows"], "zhang-fei": ["sha", "dodge"]})
    game.lu_bu.uses("barbarians")
    game.nobody_negates()
    game.zhang_fei.plays("sha")
    game.lu_bu.uses("raining-arrows")
    game.nobody_negates()
    game.zhang_fei.plays("dodge")
    assert game.hp["zhang-fei"] == 4
    assert activated(game) == []


@content("without-equal")
@rule("SG-308", "SG-1513", "SG-1514")
def test_a_sha_on_three_heroes_stays_without_equal_for_all_when_the_skill_is_lost_on_the_first():
    game = table(
        "lu-bu", "cai-wenji", "zhang-fei", "liu-bei", equipment={"lu-bu": ["heaven-scorching-halberd"]},
        hands={"lu-bu": ["sha"], "zhang-fei": ["dodge", "peach"], "liu-bei": ["dodge", "wine"]}, hp={"cai-wenji": 1},
        roles=["ruler", "loyalist", "rebel", "spy"],
    )  # fmt: skip
    game.lu_bu.uses("sha", on=["cai-wenji", "zhang-fei", "liu-bei"])
    for hero in ("zhang-fei", "liu-bei"):
        game.does(hero, "pass")  # no Peach for Cai Wenji: her killer loses all skills
    assert game.skills["lu-bu"] == []
    game.zhang_fei.uses("dodge")
    game.zhang_fei.passes()
    game.liu_bei.uses("dodge")
    game.liu_bei.passes()
    assert (game.hp["zhang-fei"], game.hp["liu-bei"]) == (3, 3)


# ---- Diao Chan


def diao_chan_with(*heroes: str, **position: Any) -> Scenario:
    """Diao Chan, idle with one card, and these heroes."""
    hands = {"diao-chan": ["dodge"], **position.pop("hands", {})}
    return table("diao-chan", *heroes, hands=hands, **position)


@content("sow-division")
def test_diao_chan_makes_one_man_challenge_another():
    game = diao_chan_with("zhang-fei", "liu-bei", hands={"zhang-fei": ["sha"], "liu-bei": ["sha"]})
    game.diao_chan.activates("sow-division", seats=["zhang-fei", "liu-bei"])  # Liu Bei challenges Zhang Fei
    assert [(event["seat"], event["targets"]) for event in told(game, "use")] == [(2, [1])]
    game.zhang_fei.plays("sha")
    game.liu_bei.passes()
    assert game.hp == {"diao-chan": 3, "zhang-fei": 4, "liu-bei": 3}
    assert told(game, "damage")[0]["source"] == 1
    assert game.diao_chan.hand == []


@content("sow-division")
def test_the_duel_cannot_be_negated_and_comes_once_a_phase():
    game = diao_chan_with("zhang-fei", "liu-bei", hands={"diao-chan": ["dodge", "peach"], "zhang-fei": ["negate"]})
    game.diao_chan.activates("sow-division", "dodge", seats=["zhang-fei", "liu-bei"])
    assert (game.waits_for, game.kind) == ("zhang-fei", "sanguosha.play")
    game.zhang_fei.passes()
    assert game.hp["zhang-fei"] == 3
    assert "sow-division" not in game.diao_chan.options


@content("sow-division")
def test_only_two_other_men_are_divided():
    game = diao_chan_with("zhang-fei", "zhen-ji", "liu-bei")
    assert game.diao_chan.offered("sow-division", "seats") == ["zhang-fei", "liu-bei"]
    assert "sow-division" not in diao_chan_with("zhang-fei", "zhen-ji").diao_chan.options


@content("sow-division")
def test_zhuge_liang_in_his_empty_city_cannot_be_challenged_but_can_challenge():
    game = diao_chan_with("zhang-fei", "zhuge-liang")
    assert game.diao_chan.why_not("sow-division", seats=["zhuge-liang", "zhang-fei"]) == "SG-1005"
    game.diao_chan.activates("sow-division", seats=["zhang-fei", "zhuge-liang"])
    assert game.hp["zhang-fei"] == 3


@content("sow-division")
@rule("SG-819", "SG-1402")
def test_the_virtual_duel_counts_as_used_by_the_challenger():
    game = diao_chan_with("zhang-fei", "huang-zhong", gained={"huang-zhong": ["wisdom"]})
    game.diao_chan.activates("sow-division", seats=["zhang-fei", "huang-zhong"])
    game.huang_zhong.activates("wisdom")
    assert len(game.huang_zhong.hand) == 1


@content("moon-shames")
def test_diao_chan_may_draw_at_her_end_phase():
    game = diao_chan_with("zhang-fei", deck=["peach"])
    game.diao_chan.ends()
    game.diao_chan.activates("moon-shames")
    assert game.diao_chan.hand == ["dodge", "peach"]
    assert game.turn == "zhang-fei"
    game.zhang_fei.ends()
    assert is_idle(game, "diao-chan")  # not at the End Phase of others


@content("moon-shames")
def test_diao_chan_need_not_draw():
    game = diao_chan_with("zhang-fei", deck=["peach"])
    game.diao_chan.ends()
    game.diao_chan.passes()
    assert game.diao_chan.hand == ["dodge"]
