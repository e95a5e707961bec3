"""Shu heroes of the rulebook's examples: Ma Su, Fa Zheng, Liu Tan, Qin Mi, the boundary Wei Yan."""

import pytest

from tests.games.sanguosha.rules.heroes.tables import is_idle, table, told, with_others
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.scenario import Scenario, refused

# ---- Ma Su


@content("spread-rumours")
@rule("SG-802", "SG-315")
def test_ma_su_hurts_as_many_of_the_healthiest_as_he_discards_cards():
    game = table("ma-su", "sun-quan", "zhang-fei", "zhen-ji", hands={"ma-su": ["sha", "dodge", "peach"]})
    assert game.ma_su.offered("spread-rumours", "seats") == ["sun-quan", "zhang-fei"]  # 4 HP; Zhen Ji has 3
    with refused("SG-816"):
        game.ma_su.activates("spread-rumours", "sha", on=["sun-quan", "zhang-fei"])
    game.ma_su.activates("spread-rumours", "sha", "dodge", on=["zhang-fei", "sun-quan"])
    for _ in range(2):
        game.ma_su.passes()  # Reckless Strategy, for each of them
    assert [event["victim"] for event in told(game, "damage")] == [1, 2]  # in turn order
    assert game.hp == {"ma-su": 3, "sun-quan": 3, "zhang-fei": 3, "zhen-ji": 3}
    assert game.ma_su.why_not("spread-rumours", "peach", on="sun-quan") == "SG-214"


@content("spread-rumours")
@rule("SG-659")
def test_ma_su_himself_does_not_count_and_needs_a_card():
    game = table("ma-su", "zhen-ji", "diao-chan", hp={"ma-su": 3, "zhen-ji": 2, "diao-chan": 1}, hands={"ma-su": []})
    assert "spread-rumours" not in game.ma_su.options
    game = table("ma-su", "zhen-ji", "diao-chan", hp={"zhen-ji": 2, "diao-chan": 1}, hands={"ma-su": ["sha"]})
    assert game.ma_su.offered("spread-rumours", "seats") == ["zhen-ji"]


@content("reckless-strategy")
@rule("SG-342", "SG-820")
def test_ma_su_prevents_his_damage_and_takes_a_card_even_of_the_judgement_area():
    game = table("ma-su", "xiahou-dun", "sun-quan", hands={"ma-su": ["sha"]}, judgement={"xiahou-dun": ["acedia"]})
    game.ma_su.uses("sha", on="xiahou-dun")
    game.ma_su.activates("reckless-strategy")
    game.ma_su.takes("acedia")
    assert (game.hp["xiahou-dun"], game.ma_su.hand) == (4, ["acedia"])
    assert is_idle(game, "ma-su")  # nobody was hurt, so Unyielding says nothing


@content("reckless-strategy")
def test_ma_su_may_let_the_damage_be():
    game = table("ma-su", "zhang-fei", "sun-quan", hands={"ma-su": ["sha"], "zhang-fei": ["peach"]})
    game.ma_su.uses("sha", on="zhang-fei")
    game.zhang_fei.passes()
    game.ma_su.passes()
    assert (game.hp["zhang-fei"], game.zhang_fei.hand) == (3, ["peach"])


# ---- Fa Zheng


@content("reciprocation")
@rule("SG-392")
def test_two_cards_of_another_hero_at_once_are_thanked_for():
    game = table("liu-bei", "fa-zheng", "sun-quan", hands={"liu-bei": ["sha", "dodge", "peach"]}, hp={"liu-bei": 2})
    game.liu_bei.activates("benevolence", "sha", on="fa-zheng")
    assert game.waits_for == "liu-bei"  # one card is not enough
    game.liu_bei.activates("benevolence", "dodge", "peach", on="fa-zheng")
    game.fa_zheng.activates("reciprocation")
    assert len(game.liu_bei.hand) == 1
    assert len(game.fa_zheng.hand) == 3


@content("reciprocation")
@rule("SG-317")
def test_for_each_damage_the_source_gives_a_hand_card_or_loses_hp():
    game = table("zhang-fei", "fa-zheng", "sun-quan", hands={"zhang-fei": ["wine", "sha", "peach"]})
    game.zhang_fei.uses("wine")
    game.zhang_fei.uses("sha", on="fa-zheng")
    game.fa_zheng.activates("reciprocation")
    game.zhang_fei.chooses("give", "peach")
    assert game.fa_zheng.hand == ["peach"]
    game.fa_zheng.activates("reciprocation")  # no hand card is left: nothing to choose (SG-1541)
    assert game.hp == {"zhang-fei": 3, "fa-zheng": 1, "sun-quan": 4}


@content("reciprocation")
@rule("SG-1541")
def test_whoever_has_a_card_may_lose_hp_instead():
    game = table("zhang-fei", "fa-zheng", "sun-quan", hands={"zhang-fei": ["sha", "peach"]})
    game.zhang_fei.uses("sha", on="fa-zheng")
    game.fa_zheng.activates("reciprocation")
    game.zhang_fei.chooses("lose-hp")
    assert (game.hp["zhang-fei"], game.zhang_fei.hand) == (3, ["peach"])


def bewildered(**position: object) -> Scenario:
    """Fa Zheng bewilders Zhang Fei, who is to use a Sha on Sun Quan."""
    hands = {"zhang-fei": ["sha:spade-7"], **position.pop("hands", {})}
    heroes = ["fa-zheng", "zhang-fei", "sun-quan", "zhen-ji"]
    game = table(*heroes, phase="draw", hands=hands, deck=["peach", "peach", "dodge", "dodge"], **position)
    game.fa_zheng.activates("bewilder", on="zhang-fei")
    return game


@content("bewilder")
@rule("SG-818", "SG-1105")
def test_fa_zheng_gives_up_his_draw_and_another_strikes():
    game = bewildered()
    assert game.fa_zheng.offered("hero", "seats") == ["sun-quan", "fa-zheng"]  # within the range of Zhang Fei
    game.fa_zheng.chooses("hero", on="sun-quan")
    assert sorted(game.zhang_fei.hand) == ["peach", "peach", "sha"]
    game.zhang_fei.uses("sha")
    assert game.hp["sun-quan"] == 3
    assert (game.fa_zheng.hand, len(game.zhang_fei.hand)) == ([], 2)


@content("bewilder")
@rule("SG-816")
def test_whoever_uses_no_sha_loses_two_cards_at_once_and_may_be_thanked():
    game = bewildered(equipment={"zhang-fei": ["hex-mark"]})
    game.fa_zheng.chooses("hero", on="sun-quan")
    game.zhang_fei.passes()
    game.fa_zheng.takes("hex-mark")
    game.fa_zheng.activates("reciprocation")
    assert len(game.fa_zheng.hand) == 2
    assert "hex-mark" in game.fa_zheng.hand
    assert len(game.zhang_fei.hand) == 3  # three, less one, and one for the thanks


@content("bewilder")
def test_where_nobody_is_in_range_the_cards_are_taken():
    game = bewildered(equipment={"fa-zheng": ["hex-mark"], "sun-quan": ["shadow-runner"]})
    game.fa_zheng.activates("reciprocation")
    assert len(game.fa_zheng.hand) == 2
    assert len(game.zhang_fei.hand) == 2


# ---- Liu Tan


@content("regulate-the-sound")
@rule("SG-1015", "SG-1016")
def test_a_sha_of_another_turn_goes_on_and_is_unlimited():
    game = table(
        "zhang-liao",
        "liu-tan",
        "guan-yu",
        "sun-quan",
        turn="sun-quan",
        hands={"sun-quan": ["coerce", "sha:spade-8"], "guan-yu": ["sha:spade-7"]},
        equipment={"guan-yu": ["kirin-bow"]},
    )
    game.sun_quan.uses("sha", on="guan-yu")
    game.guan_yu.passes()
    assert is_idle(game, "sun-quan")  # on his own turn
    game.sun_quan.uses("coerce", on="guan-yu", second="liu-tan")
    game.nobody_negates()
    game.guan_yu.uses("sha")
    assert game.liu_tan.offered("regulate-the-sound", "seats") == ["liu-tan", "sun-quan", "zhang-liao"]
    game.liu_tan.activates("regulate-the-sound", on="sun-quan")
    assert game.sun_quan.hand == ["sha"]
    game.sun_quan.uses("sha", on="guan-yu")  # a second one
    assert game.hp["guan-yu"] == 2
    assert game.used == [
        ["phase", "sun-quan", "sha"],
        ["turn", "liu-tan", "regulate-the-sound"],
        ["phase", "sun-quan", "sha"],
    ]


@content("regulate-the-sound")
@rule("SG-823")
def test_a_regulated_sha_that_leaves_the_hand_is_as_others_are():
    game = table(
        "liu-tan",
        "sun-quan",
        "liu-bei",
        turn="liu-bei",
        hands={"liu-bei": ["sha:spade-7", "sha:spade-8"]},
        hand_labels={"liu-bei": {"regulate-the-sound": ["sha:spade-7"]}},
        effects=[["regulate-the-sound", "liu-bei", 1, "game"]],
        used=[["phase", "liu-bei", "sha"]],
    )
    assert game.liu_bei.offered("sha") == ["sha:spade-7"]
    game.liu_bei.activates("benevolence", "sha:spade-7", on="sun-quan")
    assert game.hand_labels == {}


@content("regulate-the-sound")
def test_the_sound_is_regulated_once_in_a_turn():
    game = table(
        "liu-tan",
        "guan-yu",
        "zhen-ji",
        "sun-quan",
        turn="sun-quan",
        hands={"sun-quan": ["barbarians", "coerce"], "guan-yu": ["sha:spade-7"]},
        equipment={"guan-yu": ["kirin-bow"]},
        used=[["turn", "liu-tan", "regulate-the-sound"]],
    )
    game.sun_quan.uses("coerce", on="guan-yu", second="liu-tan")
    game.nobody_negates()
    game.guan_yu.uses("sha")
    assert is_idle(game, "sun-quan")
    assert game.hp["liu-tan"] == 2


@content("slow-walk")
@rule("SG-1414", "SG-1104")
def test_liu_tan_draws_for_each_sha_in_the_discard_pile_and_may_use_one():
    game = table(
        "liu-tan",
        "zhen-ji",
        "zhang-fei",
        turn="zhang-fei",
        deck=["dodge", "fire-sha:heart-4", "peach"],
        hands={"zhang-fei": ["sha:spade-7", "duel", "sha:spade-8"], "zhen-ji": ["sha:club-2"]},
    )
    game.zhang_fei.uses("sha:spade-7", on="zhen-ji")
    game.zhen_ji.passes()
    game.zhang_fei.uses("duel", on="zhen-ji")
    game.nobody_negates()
    game.zhen_ji.plays("sha")
    game.zhang_fei.passes()
    game.zhang_fei.ends()
    game.liu_tan.activates("slow-walk")
    assert sorted(game.liu_tan.hand) == ["dodge", "fire-sha"]
    assert game.liu_tan.offered("fire-sha", "targets") == ["zhen-ji", "zhang-fei"]
    game.liu_tan.uses("fire-sha", on="zhang-fei")
    game.zhang_fei.passes()
    assert game.hp == {"liu-tan": 3, "zhen-ji": 2, "zhang-fei": 2}


@content("slow-walk")
def test_a_phase_without_sha_is_no_walk_and_other_cards_cannot_be_used():
    game = table("liu-tan", "zhang-fei", deck=["peach"], hands={"liu-tan": ["sha", "dodge"]}, hp={"liu-tan": 2})
    game.liu_tan.uses("sha", on="zhang-fei")
    game.liu_tan.ends()
    game.liu_tan.activates("slow-walk")
    assert game.liu_tan.options == ["pass"]
    game.liu_tan.passes()
    game = table("liu-tan", "zhang-fei", hands={"liu-tan": ["dismantle"]})
    game.liu_tan.ends()
    assert is_idle(game, "zhang-fei")


# ---- Qin Mi


@content("remonstrate")
@rule("SG-324", "SG-418")
def test_qin_mi_draws_a_red_sha_upon_himself():
    game = table("zhang-fei", "qin-mi", "sun-quan", hands={"zhang-fei": ["sha:heart-10", "dodge"], "qin-mi": ["peach"]})
    game.zhang_fei.uses("sha:heart-10", on="sun-quan")
    game.qin_mi.activates("remonstrate", "peach")
    assert game.hp == {"zhang-fei": 4, "qin-mi": 2, "sun-quan": 4}
    assert game.deck[0].startswith("peach")
    assert told(game, "use")[0]["targets"] == [2]


@content("remonstrate")
@rule("SG-322")
def test_a_black_sha_has_no_target_any_more():
    game = table("zhang-fei", "qin-mi", "sun-quan", hands={"zhang-fei": ["sha:spade-7"], "qin-mi": ["peach"]})
    game.zhang_fei.uses("sha", on="sun-quan")
    game.qin_mi.activates("remonstrate", "peach")
    assert is_idle(game, "zhang-fei")
    assert game.hp == {"zhang-fei": 4, "qin-mi": 3, "sun-quan": 4}


@content("remonstrate")
def test_qin_mi_is_not_asked_out_of_range_nor_as_a_target_himself():
    game = table("zhang-fei", "sun-quan", "qin-mi", "zhen-ji", hands={"zhang-fei": ["sha"], "qin-mi": ["peach"]})
    game.zhang_fei.uses("sha", on="sun-quan")
    assert game.hp["sun-quan"] == 3
    game = table("zhang-fei", "qin-mi", "sun-quan", hands={"zhang-fei": ["sha"], "qin-mi": ["peach"]})
    game.zhang_fei.uses("sha", on="qin-mi")
    assert game.fact("question.qin-mi.kind") == "sanguosha.dodge"


@content("eloquence")
@rule("SG-328")
def test_qin_mi_who_wins_cannot_be_dodged():
    game = table(
        "qin-mi",
        "sun-quan",
        "zhang-fei",
        hands={"qin-mi": ["sha:spade-7", "sha:club-11"], "sun-quan": ["dodge", "dodge"]},
    )
    game.qin_mi.uses("sha:spade-7", on="sun-quan")
    game.qin_mi.activates("eloquence")
    game.qin_mi.does("fight", cards=["sha:club-11"])
    game.sun_quan.does("fight", cards=["dodge"])
    assert game.hp["sun-quan"] == 3
    assert game.sun_quan.hand == ["dodge"]


@content("eloquence")
@rule("SG-915", "SG-417")
@pytest.mark.parametrize(("card", "hp"), [("sha:club-11", 3), ("sha:club-7", 2)])
def test_qin_mi_who_beats_the_user_is_not_hurt(card: str, hp: int):
    game = table(
        "zhang-fei", "qin-mi", "sun-quan", hands={"zhang-fei": ["sha:spade-8", "sha:spade-7"], "qin-mi": [card]}
    )
    game.zhang_fei.uses("sha:spade-8", on="qin-mi")
    game.qin_mi.activates("eloquence")
    game.qin_mi.does("fight", cards=[card])
    game.zhang_fei.does("fight", cards=["sha"])
    assert game.hp["qin-mi"] == hp


@content("heavenly-debate")
@rule("SG-918", "SG-914")
def test_qin_mi_fights_with_the_top_card_and_a_heart_is_a_king():
    game = table(
        "zhang-fei",
        "qin-mi",
        "sun-quan",
        deck=["peach:heart-3"],
        hands={"zhang-fei": ["sha:spade-8", "duel:spade-1", "sha:club-11"], "qin-mi": ["sha:club-2"]},
    )
    game.zhang_fei.uses("sha:spade-8", on="qin-mi")
    game.qin_mi.activates("eloquence")
    game.qin_mi.does("heavenly-debate")
    game.zhang_fei.does("fight", cards=["sha"])
    assert told(game, "fought")[0]["values"] == [13, 11]
    assert (game.hp["qin-mi"], game.qin_mi.hand) == (3, ["sha"])
    assert "peach:heart-3" in game.discard


@content("heavenly-debate")
@rule("SG-918", "SG-921")
def test_without_a_hand_card_there_is_no_fight_at_all():
    game = table("zhang-fei", "qin-mi", "sun-quan", hands={"zhang-fei": ["sha", "dodge"], "qin-mi": []})
    game.zhang_fei.uses("sha", on="qin-mi")
    assert is_idle(game, "zhang-fei")
    assert game.hp["qin-mi"] == 2


@content("heavenly-debate")
@rule("SG-919")
def test_two_who_want_the_same_card_fight_with_it_and_a_copy():
    game = table(
        "sun-quan",
        "qin-mi",
        "zuo-ci",
        turn="qin-mi",
        deck=["peach:heart-3"],
        hands={"qin-mi": ["sha:spade-8", "sha:club-2"], "zuo-ci": ["dodge"]},
        gained={"zuo-ci": ["heavenly-debate"]},
    )
    game.qin_mi.uses("sha:spade-8", on="zuo-ci")
    game.qin_mi.activates("eloquence")
    game.qin_mi.does("heavenly-debate")
    game.zuo_ci.does("heavenly-debate")
    assert told(game, "fought")[0]["values"] == [13, 13]
    assert [event["winner"] for event in told(game, "fought")] == [-1]
    game.zuo_ci.passes()
    assert game.discard.count("peach:heart-3") == 1


# ---- Wei Yan (boundary)


@content("wild-bone-boundary")
@rule("SG-317", "SG-1541")
def test_wei_yan_heals_or_draws_for_each_damage_at_distance_one():
    game = table(
        "boundary-wei-yan",
        "sun-quan",
        "zhang-fei",
        hp={"boundary-wei-yan": 3},
        hands={"boundary-wei-yan": ["sha"]},
        effects=[["wine", "boundary-wei-yan", 1, "turn"]],
    )
    game.boundary_wei_yan.uses("sha", on="sun-quan")
    game.boundary_wei_yan.activates("wild-bone-boundary")
    game.boundary_wei_yan.chooses("heal")
    game.boundary_wei_yan.activates("wild-bone-boundary")  # not wounded any more: nothing to choose
    assert game.hp["boundary-wei-yan"] == 4
    assert len(game.boundary_wei_yan.hand) == 1


@content("wild-bone-boundary")
def test_farther_away_there_is_no_wild_bone():
    game = with_others(
        "boundary-wei-yan", hands={"boundary-wei-yan": ["sha"]}, equipment={"boundary-wei-yan": ["kirin-bow"]}
    )
    game.boundary_wei_yan.uses("sha", on="zhang-fei")
    assert game.hp["zhang-fei"] == 3
    assert is_idle(game, "boundary-wei-yan")


@content("unusual-plan")
@rule("SG-1531")
def test_wei_yan_pays_hp_for_distance_and_sha_once_in_the_game():
    game = table(
        "boundary-wei-yan",
        "sun-quan",
        "zhang-fei",
        "zhen-ji",
        "diao-chan",
        "sun-shangxiang",
        hp={"boundary-wei-yan": 3},
        hands={"boundary-wei-yan": ["sha:spade-7", "sha:spade-8", "sha:spade-9", "sha:club-4"]},
    )
    assert game.boundary_wei_yan.why_not("sha", on="zhen-ji") == "SG-1005"
    game.boundary_wei_yan.activates("unusual-plan")
    assert game.boundary_wei_yan.options == ["number-1", "number-2", "number-3"]
    game.boundary_wei_yan.chooses("number-2")
    assert game.hp["boundary-wei-yan"] == 1
    for target in ("zhen-ji", "zhang-fei", "zhen-ji"):
        game.boundary_wei_yan.uses("sha", on=target)
        if game.kind == "sanguosha.skill":
            game.boundary_wei_yan.passes()
    assert game.hp["zhen-ji"] == 1
    assert game.boundary_wei_yan.why_not("sha", on="zhen-ji") == "SG-1102"
    assert game.boundary_wei_yan.why_not("unusual-plan") == "SG-1606"


# ---- what need not be done, and to whom


@content("reckless-strategy")
@rule("SG-807")
def test_ma_su_does_not_spare_himself():
    game = table("ma-su", "zhang-fei")
    game.ma_su.suffers(1, source="ma-su")
    assert (game.hp["ma-su"], is_idle(game, "ma-su")) == (2, True)


@content("reciprocation")
@rule("SG-1002")
def test_damage_without_a_source_is_not_reciprocated():
    game = table("zhang-fei", "fa-zheng", "sun-quan")
    game.fa_zheng.suffers(1)
    assert is_idle(game, "zhang-fei")


@content("bewilder")
@rule("SG-818")
def test_fa_zheng_may_draw_as_others_do_and_replaces_no_draw_twice():
    heroes = ("fa-zheng", "zhang-fei", "sun-quan")
    game = table(*heroes, phase="draw")
    game.fa_zheng.passes()
    assert len(game.fa_zheng.hand) == 2
    game = table(*heroes, phase="draw", gained={"fa-zheng": ["extensive-study"]}, deck=["sha:spade-7"] + ["dodge"] * 8)
    game.fa_zheng.activates("extensive-study")
    asked = game.fact("question.fa-zheng.picks.get")
    game.fa_zheng.does("get", **{slot: cards[:1] for slot, cards in asked.items()})
    assert is_idle(game, "fa-zheng")  # Bewilder is not offered any more


@content("regulate-the-sound")
def test_liu_tan_need_not_regulate():
    game = table(
        "liu-tan",
        "guan-yu",
        "zhen-ji",
        "sun-quan",
        turn="sun-quan",
        hands={"sun-quan": ["coerce"], "guan-yu": ["sha:spade-7"]},
        equipment={"guan-yu": ["kirin-bow"]},
    )
    game.sun_quan.uses("coerce", on="guan-yu", second="liu-tan")
    game.nobody_negates()
    game.guan_yu.uses("sha")
    game.liu_tan.passes()
    assert game.discard[-1] in ("sha:spade-7", "coerce:club-12", "coerce:club-13")
    assert is_idle(game, "sun-quan")


@content("remonstrate")
def test_qin_mi_need_not_remonstrate():
    game = table("zhang-fei", "qin-mi", "sun-quan", hands={"zhang-fei": ["sha"], "qin-mi": ["peach"]})
    game.zhang_fei.uses("sha", on="sun-quan")
    game.qin_mi.passes()
    assert (game.hp["sun-quan"], game.qin_mi.hand) == (3, ["peach"])


@content("eloquence")
def test_a_duel_is_not_argued_about():
    game = table("qin-mi", "sun-quan", hands={"qin-mi": ["duel", "peach"], "sun-quan": ["peach"]})
    game.qin_mi.uses("duel", on="sun-quan")
    assert game.kind == "sanguosha.negate"
    game = table("sun-quan", "qin-mi", hands={"qin-mi": ["peach"], "sun-quan": ["duel", "peach"]})
    game.sun_quan.uses("duel", on="qin-mi")
    assert game.kind == "sanguosha.negate"
