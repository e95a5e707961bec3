"""The Wu heroes of the standard set, skill by skill."""

from typing import Any

import pytest

from tests.games.sanguosha.rules.heroes.tables import activated, is_idle, table, told
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.scenario import Scenario, refused

# ---- Sun Quan


@content("balance")
@rule("SG-659")
def test_sun_quan_discards_any_cards_and_draws_as_many():
    game = table(
        "sun-quan", "zhang-fei", hands={"sun-quan": ["sha", "dodge", "duel"]}, equipment={"sun-quan": ["red-hare"]},
        deck=["peach", "wine", "snatch"],
    )  # fmt: skip
    game.sun_quan.activates("balance", "sha", "dodge", "red-hare")
    assert (game.sun_quan.hand, game.sun_quan.equipped) == (["duel", "peach", "wine", "snatch"], [])
    assert sorted(card.partition(":")[0] for card in game.discard) == ["dodge", "red-hare", "sha"]


@content("balance")
@rule("SG-222", "SG-812")
def test_sun_quan_balances_once_in_each_action_phase():
    game = table("sun-quan", "zhang-fei", hands={"sun-quan": ["sha", "dodge"]})
    game.sun_quan.activates("balance", "sha")
    assert "balance" not in game.sun_quan.options
    game.sun_quan.ends()
    game.everyone_passes()
    game.zhang_fei.ends()
    game.everyone_passes()
    assert is_idle(game, "sun-quan")
    assert "balance" in game.sun_quan.options


@content("balance")
def test_sun_quan_needs_a_card_to_balance():
    assert "balance" not in table("sun-quan", "zhang-fei").sun_quan.options


def dying_sun_quan(helper: str, **position: Any) -> Scenario:
    """Sun Quan, the ruler, falls to 0 HP while this hero holds a Peach."""
    game = table(
        "sun-quan", "zhang-fei", helper, turn="zhang-fei", hp={"sun-quan": 1},
        hands={"zhang-fei": ["sha"], helper: ["peach"]}, **position,
    )  # fmt: skip
    game.zhang_fei.uses("sha", on="sun-quan")
    return game


@content("rescue")
def test_the_peach_of_another_wu_hero_heals_sun_quan_by_two():
    game = dying_sun_quan("gan-ning")
    game.gan_ning.uses("peach")
    assert game.hp["sun-quan"] == 2
    assert activated(game) == ["rescue"]


@content("rescue")
def test_the_peach_of_another_kingdom_or_his_own_heals_by_one():
    game = dying_sun_quan("cao-cao")
    game.cao_cao.uses("peach")
    assert game.hp["sun-quan"] == 1
    game = table("sun-quan", "zhang-fei", hp={"sun-quan": 1}, hands={"sun-quan": ["peach"]})
    game.sun_quan.uses("peach")
    assert game.hp["sun-quan"] == 2
    assert activated(game) == []


@content("rescue")
def test_only_peach_rescues_and_only_a_ruler():
    game = table(
        "sun-quan", "gan-ning", "zhang-fei", turn="gan-ning", hp={"sun-quan": 1}, hands={"gan-ning": ["truce"]}
    )
    game.gan_ning.uses("truce")
    game.nobody_negates()
    assert game.hp["sun-quan"] == 2
    game = table("zhang-fei", "sun-quan", "gan-ning", "liu-bei", hp={"sun-quan": 1},
                 hands={"zhang-fei": ["sha"], "gan-ning": ["peach"]})  # fmt: skip
    game.zhang_fei.uses("sha", on="sun-quan")
    game.gan_ning.uses("peach")
    assert game.hp["sun-quan"] == 1


@content("rescue")
@rule("SG-709")
def test_rescue_does_not_heal_above_max_hp():
    game = dying_sun_quan("gan-ning", max_hp={"sun-quan": 1})
    game.gan_ning.uses("peach")
    assert game.hp["sun-quan"] == 1


# ---- Gan Ning


@content("raid")
@pytest.mark.parametrize("card", ["sha:spade-7", "lightning:spade-1", "zhuge-crossbow:club-1"])
def test_gan_ning_uses_a_black_card_as_dismantle(card: str):
    where = "equipment" if card.startswith("zhuge") else "hands"
    lots: dict[str, Any] = {where: {"gan-ning": [card]}}
    lots.setdefault("hands", {})["zhang-fei"] = ["peach:heart-3"]
    game = table("gan-ning", "zhang-fei", **lots)
    game.gan_ning.uses("raid/dismantle", card, on="zhang-fei")
    game.nobody_negates()
    assert game.zhang_fei.hand == []
    assert game.discard == ["peach:heart-3", card]
    assert told(game, "use")[0]["use"]["by"] == "raid"


@content("raid")
def test_red_cards_do_not_raid_and_a_raid_needs_a_victim_with_cards():
    game = table("gan-ning", "zhang-fei", "liu-bei", hands={"gan-ning": ["peach", "sha:club-2"], "zhang-fei": ["wine"]})
    assert game.gan_ning.offered("raid/dismantle") == ["sha:club-2"]
    assert game.gan_ning.offered("raid/dismantle", "targets") == ["zhang-fei"]
    assert "raid/dismantle" not in table("gan-ning", "zhang-fei", hands={"gan-ning": ["sha:club-2"]}).gan_ning.options


# ---- Lu Meng


def lu_meng_with(*hand: str, **position: Any) -> Scenario:
    """Lu Meng is idle, with 1 HP and these cards."""
    return table("lu-meng", "zhang-fei", hp={"lu-meng": 1}, hands={"lu-meng": list(hand)}, **position)


@content("self-restraint")
@rule("SG-208")
def test_lu_meng_skips_his_discard_phase_if_he_used_no_sha():
    game = lu_meng_with("sha", "peach", "dodge", "duel")
    game.lu_meng.ends()
    game.lu_meng.activates("self-restraint")
    assert game.turn == "zhang-fei"
    assert game.lu_meng.hand == ["sha", "peach", "dodge", "duel"]
    assert [event["phase"] for event in told(game, "skip")] == ["discard"]


@content("self-restraint")
def test_lu_meng_may_discard_all_the_same():
    game = lu_meng_with("sha", "peach")
    game.lu_meng.ends()
    game.lu_meng.passes()
    game.lu_meng.discards("peach")
    assert game.lu_meng.hand == ["sha"]


@content("self-restraint")
def test_after_a_sha_lu_meng_cannot_restrain_himself():
    game = lu_meng_with("sha", "peach", "dodge")
    game.lu_meng.uses("sha", on="zhang-fei")
    game.lu_meng.ends()
    assert game.kind == "sanguosha.choose"  # he discards
    game = lu_meng_with("duel", "sha", "peach", "dodge", equipment={"zhang-fei": ["serpent-halberd"]})
    game.lu_meng.uses("duel", on="zhang-fei")
    game.nobody_negates()
    assert game.hp["zhang-fei"] == 3  # nobody played a Sha
    game.lu_meng.ends()
    assert game.lu_meng.options == ["self-restraint", "pass"]


@content("self-restraint")
def test_a_sha_played_in_a_duel_of_his_action_phase_counts():
    game = table("lu-meng", "zhang-fei", hp={"lu-meng": 1},
                 hands={"lu-meng": ["duel", "sha", "peach", "dodge"], "zhang-fei": ["sha"]})  # fmt: skip
    game.lu_meng.uses("duel", on="zhang-fei")
    game.nobody_negates()
    game.zhang_fei.plays("sha")
    game.lu_meng.plays("sha")
    game.lu_meng.ends()
    assert game.kind == "sanguosha.choose"


@content("self-restraint")
def test_a_sha_of_another_turn_or_phase_does_not_count():
    game = table(
        "zhang-fei", "lu-meng", hp={"lu-meng": 2}, hands={"zhang-fei": ["duel"], "lu-meng": ["sha", "peach", "wine"]}
    )
    game.zhang_fei.uses("duel", on="lu-meng")
    game.nobody_negates()
    game.lu_meng.plays("sha")
    game.zhang_fei.ends()
    game.lu_meng.ends()
    assert game.lu_meng.options == ["self-restraint", "pass"]
    game = table(
        "lu-meng", "zhang-fei", gained={"lu-meng": ["godspeed"]}, phase="judgement", hands={"lu-meng": ["peach"] * 5}
    )
    game.lu_meng.activates("godspeed")
    game.lu_meng.passes()
    game.lu_meng.ends()
    assert game.lu_meng.options == ["self-restraint", "pass"]  # that Sha was before his Action Phase


# ---- Huang Gai


@content("bitter-flesh")
@rule("SG-446")
def test_huang_gai_pays_hp_for_cards_as_often_as_he_likes():
    game = table("huang-gai", "zhang-fei", deck=["sha", "dodge", "peach", "wine"])
    game.huang_gai.activates("bitter-flesh")
    game.huang_gai.activates("bitter-flesh")
    assert game.hp["huang-gai"] == 2
    assert game.huang_gai.hand == ["sha", "dodge", "peach", "wine"]


@content("bitter-flesh")
def test_the_brink_of_death_comes_before_the_cards():
    game = table("huang-gai", "zhang-fei", hp={"huang-gai": 1}, hands={"huang-gai": ["wine"]}, deck=["sha", "dodge"])
    game.huang_gai.activates("bitter-flesh")
    assert game.kind == "sanguosha.save"
    game.huang_gai.uses("wine")
    assert (game.hp["huang-gai"], game.huang_gai.hand) == (1, ["sha", "dodge"])


@content("bitter-flesh")
@rule("SG-730", "SG-944")
def test_huang_gai_can_die_of_it_and_nobody_killed_him():
    game = table("liu-bei", "huang-gai", "zhang-fei", "cao-cao", turn="huang-gai", hp={"huang-gai": 1},
                 roles=["ruler", "rebel", "loyalist", "spy"], shields={"huang-gai": 1})  # fmt: skip
    game.huang_gai.activates("bitter-flesh")
    assert "huang-gai" in game.dead
    assert told(game, "death")[0]["killer"] == -1
    assert sorted(len(hand) for hand in game.hands.values()) == [
        0,
        0,
        0,
        2,
    ]  # the next one drew for his turn, no reward


# ---- Zhou Yu


@content("dashing")
def test_zhou_yu_may_draw_one_more():
    game = table("zhou-yu", "zhang-fei", phase="draw", deck=["sha", "dodge", "peach"])
    game.zhou_yu.activates("dashing")
    assert game.zhou_yu.hand == ["sha", "dodge", "peach"]
    game = table("zhou-yu", "zhang-fei", phase="draw", deck=["sha", "dodge", "peach"])
    game.zhou_yu.passes()
    assert game.zhou_yu.hand == ["sha", "dodge"]


@content("dashing")
@rule("SG-818")
def test_more_and_less_add_up():
    game = table(
        "zhou-yu", "zhang-fei", gained={"zhou-yu": ["bare-chested"]}, phase="draw", deck=["sha", "dodge", "peach"]
    )
    game.zhou_yu.activates("bare-chested")
    game.zhou_yu.activates("dashing")
    assert game.zhou_yu.hand == ["sha", "dodge"]


def sow_discord(named: str, *hand: str) -> Scenario:
    """Zhou Yu has these hand cards, and Zhang Fei names a suit."""
    game = table("zhou-yu", "zhang-fei", "cao-cao", hands={"zhou-yu": list(hand)})
    game.zhou_yu.activates("sow-discord", on="zhang-fei")
    game.zhang_fei.chooses(named)
    return game


@content("sow-discord")
def test_whoever_names_the_wrong_suit_is_hurt():
    game = sow_discord("heart", "sha:spade-7")
    assert game.hp["zhang-fei"] == 3
    assert game.hands["zhang-fei"] == ["sha:spade-7"]
    assert told(game, "damage")[0]["source"] == 0


@content("sow-discord")
def test_whoever_names_the_right_suit_gets_a_card_and_no_harm():
    game = sow_discord("spade", "sha:spade-7")
    assert (game.hp["zhang-fei"], game.zhang_fei.hand) == (4, ["sha"])


@content("sow-discord")
@rule("SG-648")
def test_the_card_is_random_and_shown_to_all():
    game = sow_discord("spade", "sha:spade-7", "duel:spade-1")
    shown = told(game, "show")[0]
    [card] = game.hands["zhang-fei"]
    assert (shown["seat"], len(shown["cards"])) == (1, 1)
    assert game.fact("view.cao-cao.seats.1.hand.known.0.face") == shown["cards"][0]["face"]
    assert card in ("sha:spade-7", "duel:spade-1")
    assert card not in game.hands["zhou-yu"]


@content("sow-discord")
def test_discord_is_sown_once_and_only_with_a_hand():
    game = sow_discord("spade", "sha:spade-7", "duel:spade-1")
    assert "sow-discord" not in game.zhou_yu.options
    assert "sow-discord" not in table("zhou-yu", "zhang-fei", equipment={"zhou-yu": ["red-hare"]}).zhou_yu.options


# ---- Da Qiao


@content("national-beauty")
def test_da_qiao_uses_a_diamond_as_acedia():
    game = table("da-qiao", "zhang-fei", hands={"da-qiao": ["dodge:diamond-2"]})
    game.da_qiao.uses("national-beauty/acedia", "dodge", on="zhang-fei")
    assert game.judgement["zhang-fei"] == [{"card": "dodge:diamond-2", "as": "acedia"}]
    game.next_cards("sha", "sha", "sha:club-2")
    game.da_qiao.ends()
    game.everyone_passes()
    assert is_idle(game, "da-qiao")  # Zhang Fei had no Action Phase
    assert "dodge:diamond-2" in game.discard


@content("national-beauty")
@rule("SG-520")
def test_only_diamonds_are_beautiful_and_one_acedia_is_enough():
    game = table(
        "da-qiao", "zhang-fei", "liu-bei", hands={"da-qiao": ["sha:diamond-6", "peach:heart-3", "sha:spade-7"]},
        equipment={"da-qiao": ["zhuge-crossbow:diamond-1"]}, judgement={"zhang-fei": ["acedia"]},
    )  # fmt: skip
    assert game.da_qiao.offered("national-beauty/acedia") == ["sha:diamond-6", "zhuge-crossbow:diamond-1"]
    assert game.da_qiao.offered("national-beauty/acedia", "targets") == ["liu-bei"]


def attacks_da_qiao(*heroes: str, **position: Any) -> Scenario:
    """Zhang Fei, the ruler, attacks Da Qiao, who sits next to him."""
    hands = {"zhang-fei": ["sha:spade-7"], "da-qiao": ["peach:heart-3"], **position.pop("hands", {})}
    game = table("zhang-fei", "da-qiao", *heroes, hands=hands, **position)
    game.zhang_fei.uses("sha", on="da-qiao")
    return game


@content("displacement")
@rule("SG-325", "SG-927")
def test_da_qiao_diverts_a_sha_to_another_hero_in_her_range():
    game = attacks_da_qiao("cao-cao", "sun-quan", "liu-bei")
    assert game.da_qiao.offered("displacement", "seats") == ["cao-cao"]
    game.da_qiao.activates("displacement", "peach", on="cao-cao")
    assert game.hp == {"zhang-fei": 5, "da-qiao": 3, "cao-cao": 3, "sun-quan": 4, "liu-bei": 4}
    assert game.discard == ["peach:heart-3"]
    game.cao_cao.activates("villainous-hero")
    assert game.cao_cao.hand == ["sha"]


@content("displacement")
def test_the_new_target_may_be_out_of_the_attackers_reach_and_may_dodge():
    game = attacks_da_qiao("cao-cao", "sun-quan", "liu-bei", hands={"cao-cao": ["dodge"]})
    game.da_qiao.activates("displacement", on="cao-cao")  # at distance 2 from Zhang Fei
    game.cao_cao.uses("dodge")
    assert game.hp["cao-cao"] == 4
    assert is_idle(game, "zhang-fei")


@content("displacement")
def test_da_qiao_may_bear_it_herself():
    game = attacks_da_qiao("cao-cao")
    game.da_qiao.passes()  # Displacement
    game.da_qiao.passes()  # Dodge
    assert game.hp["da-qiao"] == 2


@content("displacement")
def test_a_sha_is_not_diverted_to_its_user_nor_without_a_card():
    game = attacks_da_qiao()
    assert game.kind == "sanguosha.dodge"
    game = table("zhang-fei", "da-qiao", "cao-cao", hands={"zhang-fei": ["sha"]})
    game.zhang_fei.uses("sha", on="da-qiao")
    assert game.hp["da-qiao"] == 2
    assert activated(game) == []


@content("displacement")
def test_a_sha_is_diverted_to_a_legal_target_only():
    game = attacks_da_qiao("zhuge-liang", "cao-cao")
    assert game.kind == "sanguosha.dodge"  # Empty City; Cao Cao is not in her range
    game = attacks_da_qiao("zhuge-liang", "cao-cao", hands={"zhuge-liang": ["wine"]})
    assert game.da_qiao.offered("displacement", "seats") == ["zhuge-liang"]


@content("displacement")
@rule("SG-1205")
def test_a_weapon_that_is_discarded_gives_no_range():
    game = attacks_da_qiao("cao-cao", "sun-quan", "liu-bei", equipment={"da-qiao": ["kirin-bow"]})
    assert game.da_qiao.offered("displacement", "seats") == ["cao-cao", "sun-quan", "liu-bei"]
    assert game.da_qiao.why_not("displacement", "kirin-bow", on="sun-quan") == "SG-1205"
    assert game.da_qiao.may("displacement", "kirin-bow", on="cao-cao")
    game.da_qiao.activates("displacement", "peach", on="sun-quan")
    assert game.hp["sun-quan"] == 3


@content("displacement")
def test_only_sha_is_displaced():
    game = table("zhang-fei", "da-qiao", "cao-cao", hands={"zhang-fei": ["duel"], "da-qiao": ["peach"]})
    game.zhang_fei.uses("duel", on="da-qiao")
    assert game.kind == "sanguosha.negate"


# ---- Lu Xun


@content("modesty")
def test_lu_xun_is_no_target_of_snatch_and_acedia():
    game = table(
        "zhang-fei", "lu-xun", "cao-cao", hands={"zhang-fei": ["snatch", "acedia", "dismantle"], "lu-xun": ["sha"]}
    )
    assert game.zhang_fei.why_not("snatch", on="lu-xun") == "SG-1005"
    assert game.zhang_fei.why_not("acedia", on="lu-xun") == "SG-1005"
    assert game.zhang_fei.may("acedia", on="cao-cao")
    assert game.zhang_fei.may("dismantle", on="lu-xun")


@content("modesty")
def test_a_diamond_is_no_acedia_for_lu_xun_either():
    game = table("da-qiao", "lu-xun", hands={"da-qiao": ["dodge:diamond-2"]})
    assert "national-beauty/acedia" not in game.da_qiao.options


@content("linked-camps")
def test_lu_xun_draws_after_his_last_hand_card():
    game = table("lu-xun", "zhang-fei", hands={"lu-xun": ["sha"]}, deck=["peach"])
    game.lu_xun.uses("sha", on="zhang-fei")
    game.lu_xun.activates("linked-camps")
    assert game.lu_xun.hand == ["peach"]
    assert game.hp["zhang-fei"] == 3  # drawn before the Sha went on


@content("linked-camps")
def test_it_does_not_matter_how_the_last_card_is_lost():
    game = table("zhang-fei", "lu-xun", hands={"zhang-fei": ["dismantle"], "lu-xun": ["sha"]}, deck=["peach"])
    game.zhang_fei.uses("dismantle", on="lu-xun")
    game.nobody_negates()
    game.lu_xun.activates("linked-camps")
    assert game.lu_xun.hand == ["peach"]


@content("linked-camps")
def test_lu_xun_does_not_draw_while_cards_are_left_or_if_he_declines():
    game = table("lu-xun", "zhang-fei", hands={"lu-xun": ["sha", "red-hare"]}, deck=["peach"])
    game.lu_xun.uses("sha", on="zhang-fei")
    assert is_idle(game, "lu-xun")
    game.lu_xun.uses("red-hare")
    game.lu_xun.passes()
    assert game.lu_xun.hand == []


# ---- Sun Shangxiang


@content("warrior-lady")
def test_sun_shangxiang_draws_two_for_each_equipped_card_she_loses():
    game = table("zhang-fei", "sun-shangxiang", hands={"zhang-fei": ["dismantle"]},
                 equipment={"sun-shangxiang": ["red-hare"]}, deck=["peach", "wine"])  # fmt: skip
    game.zhang_fei.uses("dismantle", on="sun-shangxiang")
    game.zhang_fei.takes("red-hare")
    game.sun_shangxiang.activates("warrior-lady")
    assert game.sun_shangxiang.hand == ["peach", "wine"]


@content("warrior-lady")
@rule("SG-641")
def test_a_replaced_card_is_lost_too():
    game = table("sun-shangxiang", "zhang-fei", hands={"sun-shangxiang": ["kirin-bow"]},
                 equipment={"sun-shangxiang": ["serpent-halberd"]}, deck=["peach", "wine"])  # fmt: skip
    game.sun_shangxiang.uses("kirin-bow")
    game.sun_shangxiang.activates("warrior-lady")
    assert (game.sun_shangxiang.equipped, game.sun_shangxiang.hand) == (["kirin-bow"], ["peach", "wine"])


@content("warrior-lady")
@rule("SG-317", "SG-392")
def test_of_two_cards_lost_at_once_she_may_draw_for_each():
    game = table(
        "sun-shangxiang", "zhou-yu", gained={"sun-shangxiang": ["balance"]}, deck=["peach", "wine", "sha", "dodge"],
        equipment={"sun-shangxiang": ["red-hare", "hex-mark"]},
    )  # fmt: skip
    game.sun_shangxiang.activates("balance", "red-hare", "hex-mark")
    game.sun_shangxiang.activates("warrior-lady")
    assert game.sun_shangxiang.hand == ["peach", "wine"]
    game.sun_shangxiang.passes()  # not for the second one
    assert game.sun_shangxiang.hand == ["peach", "wine", "sha", "dodge"]  # what she balanced


@content("warrior-lady")
def test_hand_cards_are_no_loss_for_the_warrior_lady():
    game = table("sun-shangxiang", "zhang-fei", hands={"sun-shangxiang": ["red-hare", "sha"]})
    game.sun_shangxiang.uses("red-hare")
    game.sun_shangxiang.uses("sha", on="zhang-fei")
    assert activated(game) == []


@content("marriage")
@rule("SG-313")
def test_sun_shangxiang_and_a_wounded_man_heal():
    game = table(
        "sun-shangxiang", "zhang-fei", "zhen-ji", "liu-bei", "cao-cao",
        hands={"sun-shangxiang": ["sha", "dodge", "peach", "wine"]},
        hp={"sun-shangxiang": 2, "zhang-fei": 2, "zhen-ji": 1, "liu-bei": 1},
    )  # fmt: skip
    assert game.sun_shangxiang.offered("marriage", "seats") == ["zhang-fei", "liu-bei"]  # men, and wounded
    game.sun_shangxiang.activates("marriage", "sha", "dodge", on="liu-bei")
    assert (game.hp["sun-shangxiang"], game.hp["liu-bei"], game.hp["zhang-fei"]) == (3, 2, 2)
    assert [event["seat"] for event in told(game, "heal")] == [0, 3]
    assert game.sun_shangxiang.hand == ["peach", "wine"]
    assert "marriage" not in game.sun_shangxiang.options  # 1x Action Phase


@content("marriage")
@rule("SG-819")
def test_a_bride_at_full_hp_heals_the_man_alone():
    game = table("sun-shangxiang", "zhang-fei", hands={"sun-shangxiang": ["sha", "dodge"]}, hp={"zhang-fei": 2})
    game.sun_shangxiang.activates("marriage", on="zhang-fei")
    assert game.hp == {"sun-shangxiang": 3, "zhang-fei": 3}


@content("marriage")
@rule("SG-1014")
def test_one_who_counts_as_both_genders_is_a_man_too():
    game = table("sun-shangxiang", "zhen-ji", hands={"sun-shangxiang": ["sha", "dodge"]}, hp={"zhen-ji": 2},
                 genders={"zhen-ji": "both"})  # fmt: skip
    assert game.sun_shangxiang.offered("marriage", "seats") == ["zhen-ji"]


@content("marriage")
def test_a_marriage_costs_two_hand_cards():
    game = table("sun-shangxiang", "zhang-fei", hands={"sun-shangxiang": ["sha"]}, hp={"zhang-fei": 2},
                 equipment={"sun-shangxiang": ["red-hare"]})  # fmt: skip
    assert "marriage" not in game.sun_shangxiang.options
    with refused("SG-213"):
        game.sun_shangxiang.activates("marriage", "sha", "red-hare", on="zhang-fei")
