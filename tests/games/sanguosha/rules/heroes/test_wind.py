"""The heroes of the wind: Xiahou Yuan, Cao Ren, Huang Zhong, Wei Yan, Xiao Qiao, Zhou Tai, Zhang Jiao, Yu Ji."""

from typing import Any

import pytest

from tests.games.sanguosha.rules.heroes.tables import BYSTANDERS, face_of, told, with_others
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.games.sanguosha.rules.zones import FACE_DOWN
from tianxia.scenario import Scenario, scenario

# ---- Xiahou Yuan


@content("godspeed")
@rule("SG-223")
def test_xiahou_yuan_skips_judgement_and_draw_for_a_sha_at_any_distance():
    table = with_others("xiahou-yuan", phase="judgement", judgement={"xiahou-yuan": ["acedia:club-6"]})
    table.xiahou_yuan.activates("godspeed")
    table.xiahou_yuan.chooses("hero", on="zhang-fei")  # two seats away
    assert table.hp["zhang-fei"] == 3
    assert table.judgement["xiahou-yuan"] == ["acedia:club-6"]
    assert (table.phase, table.hands["xiahou-yuan"]) == ("action", [])
    assert [event["phase"] for event in told(table, "skip")] == ["judgement", "draw"]


@content("godspeed")
def test_before_the_draw_phase_it_is_too_late_for_godspeed():
    table = with_others("xiahou-yuan", phase="judgement")
    table.xiahou_yuan.passes()
    assert table.phase == "action"
    assert len(table.hands["xiahou-yuan"]) == 2


@content("godspeed")
@rule("SG-1403", "SG-1105")
def test_xiahou_yuan_discards_equipment_instead_of_his_action_phase_and_both_in_one_turn():
    hands = {"xiahou-yuan": ["kirin-bow", "sha"], "sun-quan": ["dodge"]}
    table = with_others("xiahou-yuan", phase="judgement", hands=hands, equipment={"xiahou-yuan": ["hex-mark"]})
    table.xiahou_yuan.activates("godspeed")
    table.xiahou_yuan.chooses("hero", on="zhang-fei")
    assert table.xiahou_yuan.offered("godspeed") == ["kirin-bow:heart-5", "hex-mark:club-5"]
    table.xiahou_yuan.activates("godspeed", "hex-mark")
    table.xiahou_yuan.chooses("hero", on="sun-quan")
    table.sun_quan.uses("dodge")
    assert table.hp == {"xiahou-yuan": 4, "sun-quan": 4, "zhang-fei": 3, "zhen-ji": 3}
    assert table.discard[0] == "hex-mark:club-5"
    assert ["phase", "xiahou-yuan", "sha"] not in table.used
    assert [event["phase"] for event in told(table, "skip")] == ["judgement", "draw", "action"]


@content("godspeed")
def test_without_an_equipment_card_the_second_godspeed_can_only_be_let_be():
    table = with_others("xiahou-yuan", phase="draw", deck=["sha", "peach"])
    assert table.kind == "sanguosha.skill"  # he is asked all the same: who holds what is his secret
    assert table.xiahou_yuan.options == ["pass"]
    table = with_others("xiahou-yuan", phase="action", step="phase")
    assert table.kind == "sanguosha.idle"  # but not where everybody sees that he has no card


@content("godspeed")
def test_xiahou_yuan_may_keep_his_equipment_and_his_action_phase():
    table = with_others("xiahou-yuan", phase="draw", hands={"xiahou-yuan": ["kirin-bow"]})
    assert "godspeed" in table.xiahou_yuan.options
    table.xiahou_yuan.passes()
    assert (table.phase, table.kind) == ("action", "sanguosha.idle")


@content("godspeed")
@rule("SG-1530")
def test_godspeed_may_skip_the_phases_even_if_nobody_can_be_struck():
    table = scenario("sanguosha", heroes=["xiahou-yuan", "zhuge-liang"], turn="xiahou-yuan", phase="judgement")
    table.xiahou_yuan.activates("godspeed")  # Empty City: Zhuge Liang cannot become the target
    assert table.hp == {"xiahou-yuan": 4, "zhuge-liang": 3}
    assert table.phase == "action"


# ---- Cao Ren


@content("hold-fast")
@rule("SG-901", "SG-902")
def test_cao_ren_draws_three_and_misses_his_next_turn():
    table = with_others("cao-ren", phase="end")
    table.cao_ren.activates("hold-fast")
    assert len(table.hands["cao-ren"]) == 3
    assert table.flipped == ["cao-ren"]
    for hero in BYSTANDERS:
        assert table.turn == hero
        if table.kind == "sanguosha.skill":
            table.zhen_ji.passes()
        getattr(table, hero.replace("-", "_")).ends()
    assert (table.turn, table.flipped) == ("sun-quan", [])


@content("hold-fast")
def test_cao_ren_holds_fast_in_no_other_phase():
    table = with_others("cao-ren", phase="beginning")
    assert (table.phase, table.kind) == ("action", "sanguosha.idle")
    table.cao_ren.ends()
    assert (table.phase, table.kind) == ("end", "sanguosha.skill")
    table.cao_ren.passes()
    assert table.flipped == []


@content("hold-fast")
def test_a_flipped_cao_ren_is_turned_up_by_hold_fast():
    table = with_others("cao-ren", phase="end", flipped=["cao-ren"])
    table.cao_ren.activates("hold-fast")
    assert table.flipped == []


# ---- Huang Zhong


def shot(hand: int, **position: Any) -> Scenario:
    """Huang Zhong uses Sha on Sun Quan, who holds this many cards."""
    dodges = ["dodge"] * hand
    table = with_others("huang-zhong", hands={"huang-zhong": ["sha"], "sun-quan": dodges}, **position)
    table.huang_zhong.uses("sha", on="sun-quan")
    return table


@content("fierce-bow")
@rule("SG-328")
@pytest.mark.parametrize(("hp", "hand"), [(4, 4), (4, 5), (3, 3), (4, 1), (4, 0)])
def test_huang_zhong_makes_his_sha_inescapable_for_large_and_for_small_hands(hp: int, hand: int):
    table = shot(hand, hp={"huang-zhong": hp})
    table.huang_zhong.activates("fierce-bow")
    assert table.hp["sun-quan"] == 3


@content("fierce-bow")
@pytest.mark.parametrize(("hp", "hand"), [(4, 2), (4, 3), (3, 2)])
def test_hands_between_range_and_hp_are_safe_from_the_fierce_bow(hp: int, hand: int):
    table = shot(hand, hp={"huang-zhong": hp})
    assert (table.waits_for, table.kind) == ("sun-quan", "sanguosha.dodge")


@content("fierce-bow")
def test_the_range_of_his_weapon_counts_for_the_fierce_bow():
    table = shot(3, equipment={"huang-zhong": ["rock-cleaving-axe"]})
    assert (table.waits_for, table.kind) == ("huang-zhong", "sanguosha.skill")
    table.huang_zhong.passes()
    assert table.kind == "sanguosha.dodge"


@content("fierce-bow")
def test_outside_his_action_phase_the_bow_is_idle():
    position = {"sun-quan": ["coerce"], "huang-zhong": ["sha"]}
    table = with_others("huang-zhong", turn="sun-quan", hands=position, equipment={"huang-zhong": ["kirin-bow"]})
    table.sun_quan.uses("coerce", on="huang-zhong", second="zhang-fei")
    table.nobody_negates()
    table.huang_zhong.uses("sha")
    assert table.hp["zhang-fei"] == 3  # an empty hand, and nobody was asked


# ---- Wei Yan


@content("wild-bone")
def test_wei_yan_heals_for_each_damage_that_he_deals_within_distance_1():
    table = with_others("wei-yan", hp={"wei-yan": 1}, hands={"wei-yan": ["wine", "sha"]})
    table.wei_yan.uses("wine")
    table.wei_yan.uses("sha", on="sun-quan")
    assert table.hp == {"wei-yan": 3, "sun-quan": 2, "zhang-fei": 4, "zhen-ji": 3}


@content("wild-bone")
def test_wei_yan_does_not_heal_for_damage_from_afar():
    equipment = {"wei-yan": ["kirin-bow"]}
    table = with_others("wei-yan", hp={"wei-yan": 1}, hands={"wei-yan": ["sha"]}, equipment=equipment)
    table.wei_yan.uses("sha", on="zhang-fei")
    assert (table.hp["zhang-fei"], table.hp["wei-yan"]) == (3, 1)


@content("wild-bone")
@rule("SG-344")
def test_wei_yan_heals_even_if_the_victim_died_since_the_distance_was_that_at_the_blow():
    table = with_others(
        "wei-yan",
        hp={"wei-yan": 1, "sun-quan": 1},
        roles={"sun-quan": "spy", "zhang-fei": "rebel", "zhen-ji": "loyalist"},
        hands={"wei-yan": ["sha"]},
    )
    table.wei_yan.uses("sha", on="sun-quan")
    assert table.dead == ["sun-quan"]
    assert table.hp["wei-yan"] == 2


@content("wild-bone")
@rule("SG-837")
def test_wei_yan_himself_is_within_distance_1():
    table = with_others("wei-yan", hp={"wei-yan": 2}, hands={"wei-yan": ["blaze:heart-2", "peach:heart-3"]})
    table.wei_yan.uses("blaze", on="wei-yan")
    table.nobody_negates()
    table.wei_yan.discards("peach")
    assert table.hp["wei-yan"] == 2  # 1 damage to himself, and 1 healed


@content("wild-bone")
def test_a_whole_wei_yan_has_nothing_to_heal():
    table = with_others("wei-yan", hands={"wei-yan": ["sha"]})
    table.wei_yan.uses("sha", on="sun-quan")
    assert table.hp["wei-yan"] == 4
    assert told(table, "skill") == []


# ---- Xiao Qiao


def struck_qiao(sha: str = "sha", **position: Any) -> Scenario:
    """Sun Quan's Sha hits Xiao Qiao, who holds a Peach of hearts and nothing to dodge with."""
    hands = {"sun-quan": [sha], "xiao-qiao": ["peach:heart"], **position.pop("hands", {})}
    table = with_others("xiao-qiao", turn="sun-quan", hands=hands, **position)
    table.sun_quan.uses(sha, on="xiao-qiao")
    table.everyone_passes()
    return table


@content("heavenly-scent")
@rule("SG-928")
def test_xiao_qiao_diverts_damage_and_the_victim_draws_his_wounds():
    table = struck_qiao(hp={"zhang-fei": 3})
    table.xiao_qiao.activates("heavenly-scent", on="zhang-fei")
    assert table.hp == {"xiao-qiao": 3, "sun-quan": 4, "zhang-fei": 2, "zhen-ji": 3}
    assert len(table.hands["zhang-fei"]) == 2
    [diverted] = told(table, "damage")
    assert (diverted["source"], diverted["victim"], diverted["card"]["name"]) == (1, 2, "sha")
    assert told(table, "prevented") == [{"kind": "prevented", "victim": 0, "source": 1}]


@content("heavenly-scent")
def test_only_hearts_of_the_hand_and_only_other_heroes_serve_for_heavenly_scent():
    table = struck_qiao(hands={"xiao-qiao": ["peach:heart-3", "dodge:diamond-2", "negate:club-12"]})
    table.xiao_qiao.passes()  # no Dodge
    assert table.xiao_qiao.offered("heavenly-scent") == ["peach:heart-3"]
    assert table.xiao_qiao.offered("heavenly-scent", "seats") == ["sun-quan", "zhang-fei", "zhen-ji"]
    table.xiao_qiao.passes()
    assert table.hp["xiao-qiao"] == 2


@content("heavenly-scent")
@rule("SG-343", "SG-928")
def test_diverted_fire_is_not_fanned_by_the_wooden_armor_she_wears():
    table = struck_qiao("fire-sha", equipment={"xiao-qiao": ["wooden-armor"]})
    table.xiao_qiao.activates("heavenly-scent", on="zhang-fei")
    assert (table.hp["xiao-qiao"], table.hp["zhang-fei"]) == (3, 3)


@content("heavenly-scent")
@rule("SG-928")
def test_the_victim_of_diverted_damage_applies_his_own_armor():
    table = struck_qiao("fire-sha", equipment={"zhang-fei": ["wooden-armor"]})
    table.xiao_qiao.activates("heavenly-scent", on="zhang-fei")
    assert table.hp["zhang-fei"] == 2
    assert len(table.hands["zhang-fei"]) == 2


@content("heavenly-scent")
def test_who_dies_of_diverted_damage_draws_nothing_and_its_source_killed_him():
    table = struck_qiao(hp={"zhang-fei": 1}, roles={"sun-quan": "spy", "zhang-fei": "rebel", "zhen-ji": "loyalist"})
    table.xiao_qiao.activates("heavenly-scent", on="zhang-fei")
    assert table.dead == ["zhang-fei"]
    assert len(table.hands["sun-quan"]) == 3  # the reward for a rebel


@content("heavenly-scent")
@rule("SG-342", "SG-349")
def test_a_chained_xiao_qiao_stays_chained_and_the_diverted_lightning_spreads_from_the_other():
    table = struck_qiao("lightning-sha", chained=["xiao-qiao", "zhang-fei", "zhen-ji"])
    table.xiao_qiao.activates("heavenly-scent", on="zhang-fei")
    assert table.hp == {"xiao-qiao": 2, "sun-quan": 4, "zhang-fei": 3, "zhen-ji": 2}
    assert table.chained == []


@content("youthful-beauty")
def test_spades_of_xiao_qiao_are_hearts_in_her_hand():
    table = struck_qiao(hands={"xiao-qiao": ["negate:spade-11", "negate:club-12"]})
    assert table.xiao_qiao.offered("heavenly-scent") == ["negate:spade-11"]


@content("youthful-beauty")
def test_a_spade_sha_of_xiao_qiao_is_red():
    table = with_others("xiao-qiao", hands={"xiao-qiao": ["sha:spade-7"]}, equipment={"sun-quan": ["black-shield"]})
    table.xiao_qiao.uses("sha", on="sun-quan")
    assert told(table, "use")[0]["use"]["suit"] == "heart"
    assert table.hp["sun-quan"] == 3


@content("youthful-beauty")
@rule("SG-509")
def test_spade_judgement_cards_of_xiao_qiao_are_hearts_so_lightning_cannot_hit_her():
    deck = ["sha:spade-7", "sha:spade-8"]
    table = with_others(
        "xiao-qiao", phase="judgement", judgement={"xiao-qiao": ["acedia:heart-6", "lightning:spade-1"]}, deck=deck
    )
    assert [event["suit"] for event in told(table, "judged")] == ["heart", "heart"]
    assert table.hp["xiao-qiao"] == 3
    assert (table.phase, table.waits_for) == ("action", "xiao-qiao")  # a heart also for Acedia
    assert table.judgement["sun-quan"] == ["lightning:spade-1"]


# ---- Zhou Tai


def dying_tai(wounds: list[str], top: str, **position: Any) -> Scenario:
    """Sun Quan's Sha brings Zhou Tai to 0 HP, with these Wounds already."""
    atop = {"zhou-tai": {"wound": wounds}} if wounds else {}
    hands = {"sun-quan": ["sha:heart-10"], **position.pop("hands", {})}
    table = with_others("zhou-tai", hp={"zhou-tai": 1}, turn="sun-quan", hands=hands, atop=atop, deck=[top], **position)
    table.sun_quan.uses("sha", on="zhou-tai")
    return table


@content("indomitable")
def test_a_wound_of_a_new_number_keeps_zhou_tai_alive():
    table = dying_tai(["peach:heart-3"], "dodge:diamond-4")
    assert table.atop == {"zhou-tai": {"wound": ["peach:heart-3", "dodge:diamond-4"]}}
    assert table.hp["zhou-tai"] == 1
    assert table.alive == ["zhou-tai", *BYSTANDERS]


@content("indomitable")
def test_a_wound_of_an_old_number_goes_to_the_discard_pile_and_peach_is_asked_for():
    table = dying_tai(["peach:heart-3"], "dismantle:spade-3", hands={"zhou-tai": ["peach:heart-4"]})
    table.zhou_tai.passes()  # no Dodge
    assert table.atop == {"zhou-tai": {"wound": ["peach:heart-3"]}}
    assert table.discard == ["dismantle:spade-3"]
    assert (table.waits_for, table.kind, table.hp["zhou-tai"]) == ("zhou-tai", "sanguosha.save", 0)
    table.zhou_tai.uses("peach")
    assert table.hp["zhou-tai"] == 1


@content("indomitable")
def test_the_wound_comes_at_his_own_chance_after_those_before_him_were_asked():
    table = dying_tai([], "dodge:diamond-4", hands={"sun-quan": ["sha:heart-10", "peach"]})
    assert (table.waits_for, table.kind) == ("sun-quan", "sanguosha.save")
    table.sun_quan.uses("peach")
    assert table.hp["zhou-tai"] == 1
    assert table.atop == {}


@content("indomitable")
def test_zhou_tai_takes_no_wound_for_another_dying_hero():
    roles = {"sun-quan": "spy", "zhang-fei": "rebel", "zhen-ji": "loyalist"}
    table = with_others(
        "zhou-tai", turn="sun-quan", hp={"zhang-fei": 1}, hands={"sun-quan": ["sha:heart-10"]}, roles=roles
    )
    table.sun_quan.uses("sha", on="zhang-fei")
    assert (table.dead, table.atop) == (["zhang-fei"], {})


@content("indomitable")
def test_indomitable_heals_to_1_from_far_below():
    table = dying_tai([], "dodge:diamond-4", effects=[["wine", "sun-quan", 2, "turn"]])
    assert table.hp["zhou-tai"] == 1
    assert [event["amount"] for event in told(table, "heal")] == [3]


@content("indomitable")
@rule("SG-1009")
@pytest.mark.parametrize(
    ("wounds", "left"), [(["peach:heart-3"], 1), (["peach:heart-3", "dodge:diamond-4"], 2), ([], 4)]
)
def test_wounds_set_the_hand_limit_of_zhou_tai(wounds: list[str], left: int):
    atop = {"zhou-tai": {"wound": wounds}} if wounds else {}
    hand = ["sha", "sha", "dodge", "dodge", "negate"]
    table = with_others("zhou-tai", phase="discard", hands={"zhou-tai": hand}, atop=atop)
    assert table.fact("view.sun-quan.seats.0.limit") == left
    table.zhou_tai.discards(*hand[left:])
    assert len(table.hands["zhou-tai"]) == left


@content("indomitable", "entangled-grudge")
@rule("SG-1524")
def test_wounds_and_their_hand_limit_persist_while_indomitable_is_invalid():
    table = with_others(
        "zhou-tai",
        hp={"zhou-tai": 1},
        gained={"zhou-tai": ["entangled-grudge"]},
        atop={"zhou-tai": {"wound": ["peach:heart-3", "dodge:diamond-4"]}},
        turn="sun-quan",
        hands={"sun-quan": ["sha"]},
        deck=["sha:spade-7"],
    )
    assert table.invalid == {"zhou-tai": ["indomitable"]}
    assert table.fact("view.sun-quan.seats.0.limit") == 2
    table.sun_quan.uses("sha", on="zhou-tai")
    assert len(table.atop["zhou-tai"]["wound"]) == 3  # at 0 HP, which is not 1, his skill is valid again
    assert table.hp["zhou-tai"] == 1


# ---- Zhang Jiao


def struck_jiao(top: list[str], hand: list[str], **position: Any) -> Scenario:
    """Sun Quan's Sha meets Zhang Jiao."""
    table = with_others(
        "zhang-jiao", turn="sun-quan", hands={"sun-quan": ["sha"], "zhang-jiao": hand}, deck=top, **position
    )
    table.sun_quan.uses("sha", on="zhang-jiao")
    return table


@content("lightning-strike")
@rule("SG-321")
def test_when_zhang_jiao_uses_dodge_a_spade_strikes_whom_he_chooses():
    table = struck_jiao(["sha:spade-7"], ["dodge"])
    table.zhang_jiao.uses("dodge")
    table.zhang_jiao.activates("lightning-strike", on="zhang-fei")
    assert table.hp == {"zhang-jiao": 3, "sun-quan": 4, "zhang-fei": 2, "zhen-ji": 3}
    [damage] = told(table, "damage")
    assert (damage["source"], damage["element"], damage["damage"]) == (0, "lightning", 2)


@content("lightning-strike")
@pytest.mark.parametrize("top", ["sha:club-7", "peach:heart-3", "sha:diamond-6"])
def test_no_other_suit_strikes(top: str):
    table = struck_jiao([top], ["dodge"])
    table.zhang_jiao.uses("dodge")
    table.zhang_jiao.activates("lightning-strike", on="sun-quan")
    assert table.hp["sun-quan"] == 4


@content("lightning-strike")
@rule("SG-331", "SG-608")
def test_also_when_he_plays_dodge_and_with_the_dodge_of_eight_trigrams():
    table = with_others(
        "zhang-jiao",
        turn="sun-quan",
        hands={"sun-quan": ["raining-arrows"]},
        equipment={"zhang-jiao": ["eight-trigrams-formation:club-2"]},
        deck=["peach:heart-3", "sha:spade-7"],
    )
    table.sun_quan.uses("raining-arrows")
    table.zhang_jiao.plays("eight-trigrams-formation")
    table.zhang_jiao.activates("lightning-strike", on="sun-quan")
    table.zhang_jiao.passes()  # Ghost Way, with his armor, which is not in use any more
    assert table.hp["sun-quan"] == 2


@content("lightning-strike")
def test_zhang_jiao_may_strike_himself_or_nobody():
    table = struck_jiao(["sha:spade-7"], ["dodge"])
    table.zhang_jiao.uses("dodge")
    assert table.zhang_jiao.offered("lightning-strike", "seats") == ["zhang-jiao", *BYSTANDERS]
    table.zhang_jiao.passes()
    assert told(table, "judge") == []


@content("lightning-strike")
def test_a_dodge_that_he_plays_need_not_strike_either():
    table = with_others("zhang-jiao", turn="sun-quan", hands={"sun-quan": ["raining-arrows"], "zhang-jiao": ["dodge"]})
    table.sun_quan.uses("raining-arrows")
    table.nobody_negates()
    table.zhang_jiao.plays("dodge")
    table.zhang_jiao.passes()
    assert (table.hp["zhang-jiao"], told(table, "judge")) == (3, [])


@content("lightning-strike")
def test_no_other_card_of_zhang_jiao_strikes():
    table = with_others("zhang-jiao", hands={"zhang-jiao": ["sha"]})
    table.zhang_jiao.uses("sha", on="sun-quan")
    assert (table.waits_for, table.kind) == ("zhang-jiao", "sanguosha.idle")


@content("ghost-way")
@rule("SG-514", "SG-515", "SG-608")
def test_zhang_jiao_plays_a_black_card_as_the_judgement_card_and_gets_the_replaced_one():
    table = with_others(
        "zhang-jiao",
        turn="sun-quan",
        phase="judgement",
        judgement={"sun-quan": ["acedia:heart-6"]},
        hands={"zhang-jiao": ["sha:club-7", "dodge:diamond-2"]},
        equipment={"zhang-jiao": ["hex-mark:club-5"]},
        deck=["peach:heart-3"],
    )
    table.nobody_negates()
    assert table.zhang_jiao.offered("ghost-way") == ["sha:club-7", "hex-mark:club-5"]
    table.zhang_jiao.activates("ghost-way", "hex-mark")
    assert table.hands["zhang-jiao"] == ["sha:club-7", "dodge:diamond-2", "peach:heart-3"]
    assert table.equipment["zhang-jiao"] == []
    assert [event["play"]["name"] for event in told(table, "play")] == ["hex-mark"]
    assert told(table, "judged")[0]["suit"] == "club"
    assert [event["phase"] for event in told(table, "skip")] == ["action"]  # not a heart


@content("ghost-way")
@rule("SG-382", "SG-449")
def test_tinkerers_act_in_turn_order_and_each_sees_what_the_one_before_left():
    table = scenario(
        "sanguosha",
        heroes=["zhang-jiao", "sun-quan", "sima-yi"],
        turn="sun-quan",
        phase="judgement",
        judgement={"sun-quan": ["acedia:heart-6"]},
        hands={"zhang-jiao": ["sha:club-7"], "sima-yi": ["dodge:diamond-2"]},
        deck=["peach:heart-3"],
    )
    table.nobody_negates()
    assert table.waits_for == "sima-yi"
    table.sima_yi.activates("ghost-talent", "dodge")
    table.zhang_jiao.activates("ghost-way", "sha")
    assert table.hands["zhang-jiao"] == ["dodge:diamond-2"]
    assert table.discard[0] == "peach:heart-3"


@content("ghost-way")
def test_a_spade_that_zhang_jiao_plays_is_a_heart_for_xiao_qiao():
    table = scenario(
        "sanguosha",
        heroes=["zhang-jiao", "xiao-qiao"],
        turn="xiao-qiao",
        phase="judgement",
        judgement={"xiao-qiao": ["acedia:club-6"]},
        hands={"zhang-jiao": ["sha:spade-7"]},
        deck=["dodge:diamond-2"],
    )
    table.nobody_negates()
    table.zhang_jiao.activates("ghost-way", "sha")
    assert told(table, "judged")[0]["suit"] == "heart"
    assert table.phase == "action"


@content("amber-sky")
@rule("SG-650", "SG-1602")
def test_another_neutral_hero_gives_zhang_jiao_a_dodge_or_a_lightning_once_in_his_action_phase():
    table = scenario(
        "sanguosha",
        heroes=["zhang-jiao", "hua-tuo", "sun-quan"],
        turn="hua-tuo",
        hands={"hua-tuo": ["dodge:diamond-2", "lightning:spade-1", "sha:spade-7"]},
    )
    assert sorted(table.hua_tuo.offered("amber-sky")) == ["dodge:diamond-2", "lightning:spade-1"]
    table.hua_tuo.activates("amber-sky", "lightning")
    assert table.hands["zhang-jiao"] == ["lightning:spade-1"]
    assert [shown["face"] for shown in told(table, "show")[0]["cards"]] == [face_of("lightning:spade-1")]
    assert table.knows == {"hands": {"zhang-jiao": [["lightning:spade-1", ["everybody"]]]}}
    assert "amber-sky" not in table.hua_tuo.options


@content("amber-sky")
@rule("SG-1602")
def test_amber_sky_is_for_a_ruler_and_for_neutral_heroes_only():
    hands = {"sun-quan": ["dodge"], "hua-tuo": ["dodge"]}
    heroes = ["zhang-jiao", "hua-tuo", "sun-quan"]
    others = scenario("sanguosha", heroes=heroes, turn="sun-quan", hands=hands)
    assert "amber-sky" not in others.sun_quan.options
    roles = {"zhang-jiao": "rebel", "sun-quan": "ruler"}
    not_ruler = scenario("sanguosha", heroes=heroes, turn="hua-tuo", hands=hands, roles=roles)
    assert not_ruler.skills["zhang-jiao"] == ["lightning-strike", "ghost-way"]
    assert "amber-sky" not in not_ruler.hua_tuo.options


# ---- Yu Ji


def stating(option: str, card: str, on: str = "sun-quan", **position: Any) -> Scenario:
    """Yu Ji uses a card of his two face down."""
    hands = {"yu-ji": [card, "negate:club-12"], **position.pop("hands", {})}
    table = with_others("yu-ji", hands=hands, **position)
    aim = {"on": on} if on else {}
    table.yu_ji.uses(f"bewitch/{option}", card, **aim)
    return table


def nobody_questions(table: Scenario) -> None:
    """The three others are asked in turn order and let it be."""
    for _ in BYSTANDERS:
        assert table.fact(f"question.{table.waits_for}.options") == ["question", "pass"]
        table.does(str(table.waits_for), "pass")


@content("bewitch")
@rule("SG-811")
def test_nobody_questions_it_and_it_goes_on_as_the_stated_card_with_its_own_suit():
    table = stating("duel", "peach:heart-3")
    assert [table.waits_for, table.kind] == ["sun-quan", "sanguosha.choose"]
    nobody_questions(table)
    table.nobody_negates()
    assert table.hp["sun-quan"] == 3
    assert table.discard == ["peach:heart-3"]
    [turned] = told(table, "turned-up")
    assert (turned["card"]["name"], turned["card"]["suit"], turned["card"]["number"]) == ("duel", "heart", 3)


@content("bewitch")
def test_until_it_goes_on_nobody_else_knows_the_card():
    table = stating("duel", "peach:heart-3")
    assert table.face_down == ["peach:heart-3"]
    for viewer in (*BYSTANDERS, "spectator"):
        assert table.fact(f"view.{viewer}.face_down") == {"known": [], "hidden": 1}
        assert table.fact(f"view.{viewer}.resolving.0.use") == {
            "name": "duel", "suit": "none", "number": 0, "cards": [], "by": "bewitch", "area": "hand",
        }  # fmt: skip
        [move] = told(table, "move", viewer)
        assert move == {"kind": "move", "from": "hand/0", "to": "face-down"}
    assert table.fact("view.yu-ji.face_down.hidden") == 0


@content("bewitch")
def test_in_the_worlds_that_another_hero_thinks_possible_the_card_may_be_anything():
    table = stating("duel", "peach:heart-3")
    match, names = table.match, table.game.ref_names
    worlds = [match.twin(table.seat("sun-quan"), key) for key in range(8)]
    assert {world.view_bytes(1) for world in worlds} == {match.view_bytes(1)}
    laid = {names(world.state, f"card/{world.state.zones[FACE_DOWN][0]}")[0] for world in worlds}
    assert len(laid) > 1
    mine = [match.twin(table.seat("yu-ji"), key) for key in range(4)]
    assert {names(world.state, f"card/{world.state.zones[FACE_DOWN][0]}")[0] for world in mine} == {"peach:heart-3"}


@content("bewitch")
def test_who_knew_his_hand_does_not_know_which_of_the_cards_he_lays_down():
    table = with_others(
        "yu-ji",
        hands={"yu-ji": ["peach:heart-3", "sha:spade-7"]},
        knows={"hands": {"yu-ji": [["peach:heart-3", ["everybody"]]]}},
    )
    table.yu_ji.uses("bewitch/duel", "peach", on="sun-quan")
    assert table.fact("view.sun-quan.face_down") == {"known": [], "hidden": 1}
    assert table.fact("view.sun-quan.seats.0.hand.known") == []


@content("bewitch")
@rule("SG-1244")
def test_a_supply_may_be_stated_too_and_who_placed_them_does_not_know_which_one_it_is():
    table = with_others(
        "yu-ji",
        equipment={"yu-ji": ["wooden-cow"]},
        supplies=["peach:heart-3", "sha:spade-7"],
        knows={"supplies": [[0, ["sun-quan"]], [1, ["sun-quan"]]]},
    )
    assert table.fact("view.sun-quan.supplies.hidden") == 0
    table.yu_ji.uses("bewitch/duel", "peach", on="sun-quan")
    assert table.fact("view.sun-quan.face_down") == {"known": [], "hidden": 1}
    assert table.fact("view.sun-quan.supplies") == {"known": [], "hidden": 1}
    assert table.fact("view.yu-ji.supplies.hidden") == 0


@content("bewitch", "entangled-grudge")
@rule("SG-1605", "SG-1520")
def test_who_questions_the_truth_gains_entangled_grudge_and_it_goes_on():
    table = stating("duel", "duel:diamond-1")
    table.sun_quan.passes()
    table.zhang_fei.chooses("question")
    assert table.skills["zhang-fei"] == ["roar", "entangled-grudge"]
    table.nobody_negates()
    assert table.hp["sun-quan"] == 3
    assert [shown["face"] for shown in told(table, "show")[0]["cards"]] == [face_of("duel:diamond-1")]


@content("bewitch")
@rule("SG-412", "SG-330", "SG-1154")
def test_a_bluff_that_is_questioned_is_ineffective_and_still_counts_as_used():
    table = stating("sha", "peach:heart-3", hands={"yu-ji": ["peach:heart-3", "sha:spade-7", "wine:spade-3"]})
    table.sun_quan.chooses("question")
    assert table.discard == ["peach:heart-3"]
    assert table.hp["sun-quan"] == 4
    assert table.skills["sun-quan"] == ["balance"]
    assert ["phase", "yu-ji", "sha"] in table.used
    assert table.yu_ji.why_not("sha:spade-7", on="sun-quan") == "SG-1102"
    assert told(table, "turned-up") == []


@content("bewitch")
@rule("SG-811")
def test_a_fire_sha_is_not_the_sha_that_was_stated():
    table = stating("sha", "fire-sha:heart-4")
    table.sun_quan.chooses("question")
    assert table.hp["sun-quan"] == 4
    assert table.discard == ["fire-sha:heart-4"]


@content("bewitch")
def test_the_first_question_ends_the_asking():
    table = stating("out-of-nothing", "out-of-nothing:heart-7", on="")
    table.sun_quan.chooses("question")
    table.nobody_negates()
    assert table.waits_for == "yu-ji"
    assert len(table.hands["yu-ji"]) == 3
    assert table.skills["zhang-fei"] == ["roar"]


@content("bewitch")
def test_bewitch_works_once_in_each_turn_of_any_hero():
    table = stating("out-of-nothing", "peach:heart-3", on="")
    nobody_questions(table)
    table.nobody_negates()
    assert not [option for option in table.yu_ji.options if option.startswith("bewitch/")]
    table.yu_ji.ends()
    table.everyone_passes()
    assert table.turn == "sun-quan"
    assert ["turn", "yu-ji", "bewitch"] not in table.used


@content("bewitch")
def test_what_is_stated_must_be_legal_then():
    table = with_others("yu-ji", hands={"yu-ji": ["sha:spade-7"]})
    options = table.yu_ji.options
    assert "bewitch/peach" not in options  # at full HP
    assert "bewitch/dodge" not in options
    assert "bewitch/negate" not in options
    assert "bewitch/acedia" not in options  # a delayed tactic
    assert "bewitch/ice-sha" not in options  # not in this deck
    assert "bewitch/fire-sha" in options


@content("bewitch")
@rule("SG-414")
def test_a_dodge_that_is_found_out_closes_the_window():
    table = with_others("yu-ji", turn="sun-quan", hands={"sun-quan": ["sha"], "yu-ji": ["peach:heart-3", "dodge"]})
    table.sun_quan.uses("sha", on="yu-ji")
    table.yu_ji.uses("bewitch/dodge", "peach")
    table.sun_quan.chooses("question")
    assert table.hp["yu-ji"] == 2
    assert table.yu_ji.hand == ["dodge"]


@content("bewitch")
def test_yu_ji_plays_a_stated_sha_in_a_duel():
    hands = {"sun-quan": ["duel", "sha"], "yu-ji": ["peach:heart-3"]}
    table = with_others("yu-ji", turn="sun-quan", hands=hands)
    table.sun_quan.uses("duel", on="yu-ji")
    table.nobody_negates()
    table.yu_ji.plays("bewitch/sha", "peach")
    nobody_questions(table)
    assert (table.waits_for, table.kind) == ("sun-quan", "sanguosha.play")
    table.sun_quan.passes()
    assert table.hp["sun-quan"] == 3


@content("bewitch")
def test_a_sha_played_in_a_duel_and_found_out_loses_it():
    hands = {"sun-quan": ["duel", "sha"], "yu-ji": ["peach:heart-3", "sha"]}
    table = with_others("yu-ji", turn="sun-quan", hands=hands)
    table.sun_quan.uses("duel", on="yu-ji")
    table.nobody_negates()
    table.yu_ji.plays("bewitch/sha", "peach")
    table.sun_quan.passes()
    table.zhang_fei.chooses("question")
    assert table.hp["yu-ji"] == 2
    assert table.discard[0] == "peach:heart-3"


@content("bewitch")
def test_a_negate_that_is_found_out_leaves_the_others_their_chance():
    hands = {"sun-quan": ["out-of-nothing:heart-7"], "yu-ji": ["peach:heart-3"], "zhen-ji": ["negate:club-12"]}
    table = with_others("yu-ji", turn="sun-quan", hands=hands)
    table.sun_quan.uses("out-of-nothing")
    table.zhen_ji.passes()
    table.yu_ji.uses("bewitch/negate", "peach")
    table.sun_quan.chooses("question")
    table.zhen_ji.negates()
    table.everyone_passes()
    assert table.hands["sun-quan"] == []


@content("bewitch")
def test_a_stated_peach_saves_a_dying_hero():
    hands = {"sun-quan": ["sha:heart-10"], "yu-ji": ["sha:spade-7"]}
    roles = {"sun-quan": "spy", "zhang-fei": "rebel", "zhen-ji": "loyalist"}
    table = with_others("yu-ji", turn="sun-quan", hands=hands, hp={"zhang-fei": 1}, roles=roles)
    table.sun_quan.uses("sha", on="zhang-fei")
    table.yu_ji.uses("bewitch/peach", "sha")
    nobody_questions(table)
    assert table.hp["zhang-fei"] == 1
    assert table.discard == ["sha:spade-7", "sha:heart-10"]


@content("entangled-grudge")
def test_who_bears_a_grudge_cannot_question():
    table = stating("duel", "peach:heart-3", gained={"sun-quan": ["entangled-grudge"]})
    assert table.waits_for == "zhang-fei"


@content("entangled-grudge")
@rule("SG-1520")
@pytest.mark.parametrize(("hp", "invalid"), [(1, {"zhang-fei": ["roar"]}), (2, {}), (4, {})])
def test_at_1_hp_the_other_skills_of_who_bears_a_grudge_are_invalid(hp: int, invalid: dict[str, list[str]]):
    table = with_others(
        "yu-ji",
        turn="zhang-fei",
        gained={"zhang-fei": ["entangled-grudge"]},
        hp={"zhang-fei": hp},
        hands={"zhang-fei": ["sha:spade-7", "sha:spade-8", "peach"]},
    )
    assert table.invalid == invalid
    table.zhang_fei.uses("sha", on="zhen-ji")
    assert table.zhang_fei.why_not("sha", on="zhen-ji") == ("SG-1102" if invalid else None)
    if invalid:
        table.zhang_fei.uses("peach")  # at 2 HP they are valid again
        assert table.zhang_fei.may("sha", on="zhen-ji")
