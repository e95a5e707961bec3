"""Two heroes at one table: what their skills do to each other."""

import pytest

from tests.games.sanguosha.rules.heroes.tables import activated, is_idle, table, told
from tests.games.sanguosha.rules.marks import content, rule

# ---- Da Qiao and those to whom she diverts a Sha


@content("displacement", "relish")
@rule("SG-325")
def test_a_sha_diverted_to_liu_shan_costs_its_user_a_basic_card():
    game = table("zhang-fei", "da-qiao", "liu-shan", hands={"zhang-fei": ["sha", "peach"], "da-qiao": ["dodge"]})
    game.zhang_fei.uses("sha", on="da-qiao")
    game.da_qiao.activates("displacement", "dodge", on="liu-shan")
    game.zhang_fei.chooses("ineffective")
    assert game.hp["liu-shan"] == 3
    assert is_idle(game, "zhang-fei")


@content("displacement", "stir")
@rule("SG-325")
def test_a_red_sha_diverted_to_sun_ce_stirs_him():
    game = table("zhang-fei", "da-qiao", "sun-ce", hands={"zhang-fei": ["sha:heart-10"], "da-qiao": ["dodge"]})
    game.zhang_fei.uses("sha", on="da-qiao")
    game.da_qiao.activates("displacement", "dodge", on="sun-ce")
    game.sun_ce.activates("stir")
    game.sun_ce.passes()
    assert (game.hp["sun-ce"], len(game.sun_ce.hand)) == (3, 1)


@content("displacement", "justice-of-heaven")
@rule("SG-1007")
def test_a_sha_is_not_diverted_to_one_who_is_its_target_already():
    game = table(
        "taishi-ci",
        "da-qiao",
        "sun-quan",
        "zhang-fei",
        hands={"taishi-ci": ["sha"], "da-qiao": ["peach"]},
        equipment={"da-qiao": ["kirin-bow"]},
        effects=[["justice-of-heaven", "taishi-ci", 1, "turn"]],
    )
    game.taishi_ci.uses("sha", on=["da-qiao", "sun-quan"])
    assert game.da_qiao.offered("displacement", "seats") == ["zhang-fei"]
    game.da_qiao.activates("displacement", "peach", on="zhang-fei")
    assert [game.hp[name] for name in ("da-qiao", "sun-quan", "zhang-fei")] == [3, 3, 3]


@content("displacement", "iron-cavalry")
@rule("SG-325")
def test_the_cavalry_charges_the_new_target():
    game = table(
        "ma-chao",
        "da-qiao",
        "sun-quan",
        hands={"ma-chao": ["sha"], "da-qiao": ["peach"], "sun-quan": ["dodge"]},
        deck=["sha:diamond-6"],
    )
    game.ma_chao.uses("sha", on="da-qiao")
    game.da_qiao.activates("displacement", "peach", on="sun-quan")
    game.ma_chao.activates("iron-cavalry")
    assert (game.hp["sun-quan"], game.sun_quan.hand) == (3, ["dodge"])


# ---- Xiao Qiao


@content("heavenly-scent", "bare-chested")
@rule("SG-928")
def test_the_strength_of_xu_chu_is_diverted_once():
    game = table(
        "xu-chu",
        "xiao-qiao",
        "sun-quan",
        hands={"xu-chu": ["sha"], "xiao-qiao": ["peach:heart-3"]},
        effects=[["bare-chested", "xu-chu", 1, "turn"]],
    )
    game.xu_chu.uses("sha", on="xiao-qiao")
    game.xiao_qiao.passes()  # no Dodge
    game.xiao_qiao.activates("heavenly-scent", "peach", on="sun-quan")
    assert (game.hp["sun-quan"], len(game.sun_quan.hand)) == (2, 2)


@content("heavenly-scent", "wild-wind")
@rule("SG-928")
@pytest.mark.parametrize(("fanned", "lost"), [("xiao-qiao", 1), ("sun-quan", 2)])
def test_the_wind_fans_the_fire_for_whom_it_blows_and_is_not_diverted(fanned: str, lost: int):
    game = table(
        "zhang-fei",
        "xiao-qiao",
        "sun-quan",
        "god-zhuge-liang",
        hands={"zhang-fei": ["fire-sha"], "xiao-qiao": ["peach:heart-3"]},
        effects=[["wild-wind", "god-zhuge-liang", fanned, "next-turn"]],
    )
    game.zhang_fei.uses("fire-sha", on="xiao-qiao")
    game.xiao_qiao.passes()  # no Dodge
    game.xiao_qiao.activates("heavenly-scent", "peach", on="sun-quan")
    assert game.hp["sun-quan"] == 4 - lost


@content("heavenly-scent", "great-fog")
@rule("SG-342", "SG-928")
def test_fog_hides_xiao_qiao_before_she_can_divert_anything():
    game = table(
        "zhang-fei",
        "xiao-qiao",
        "god-zhuge-liang",
        hands={"zhang-fei": ["sha"], "xiao-qiao": ["peach:heart-3"]},
        effects=[["great-fog", "god-zhuge-liang", 1, "next-turn"]],
    )
    game.zhang_fei.uses("sha", on="xiao-qiao")
    game.xiao_qiao.passes()
    assert is_idle(game, "zhang-fei")
    assert (game.hp["xiao-qiao"], game.xiao_qiao.hand) == (3, ["peach"])


# ---- judgements


@content("lightning-strike", "ghost-way")
def test_zhang_jiao_makes_his_own_lightning_strike():
    game = table(
        "zhang-fei",
        "zhang-jiao",
        hands={"zhang-fei": ["sha"], "zhang-jiao": ["dodge", "sha:spade-7"]},
        deck=["peach:heart-3"],
    )
    game.zhang_fei.uses("sha", on="zhang-jiao")
    game.zhang_jiao.uses("dodge")
    game.zhang_jiao.activates("lightning-strike", on="zhang-fei")
    game.zhang_jiao.activates("ghost-way", "sha:spade-7")
    assert (game.hp["zhang-fei"], game.zhang_jiao.hand) == (2, ["peach"])


@content("envy-of-heaven", "ghost-way")
@rule("SG-503")
def test_zhang_jiao_gets_the_replaced_card_and_guo_jia_the_one_that_took_effect():
    game = table(
        "zhang-jiao",
        "guo-jia",
        turn="guo-jia",
        phase="judgement",
        judgement={"guo-jia": ["acedia"]},
        hands={"zhang-jiao": ["sha:spade-7"]},
        deck=["peach:heart-3"],
    )
    game.nobody_negates()
    game.zhang_jiao.activates("ghost-way")
    game.guo_jia.activates("envy-of-heaven")
    assert game.fact("hands.zhang-jiao")[0] == "peach:heart-3"
    assert game.fact("hands.guo-jia")[0] == "sha:spade-7"


@content("unyielding", "song-of-majesty")
@rule("SG-1534")
def test_lightning_lets_xiahou_dun_sing_for_cao_pi():
    game = table(
        "cao-pi",
        "xiahou-dun",
        "sun-quan",
        turn="xiahou-dun",
        phase="judgement",
        judgement={"xiahou-dun": ["lightning"]},
        deck=["sha:spade-7", "sha:club-2"],
    )
    game.xiahou_dun.passes()  # the Lightning itself was black too: he does not sing for that
    game.xiahou_dun.activates("unyielding")
    game.xiahou_dun.activates("song-of-majesty")
    assert len(game.cao_pi.hand) == 1


@content("youthful-beauty", "lightning-strike")
def test_no_spade_strikes_xiao_qiao():
    game = table(
        "zhang-fei",
        "zhang-jiao",
        "xiao-qiao",
        hands={"zhang-fei": ["sha"], "zhang-jiao": ["dodge"]},
        deck=["sha:spade-7"],
    )
    game.zhang_fei.uses("sha", on="zhang-jiao")
    game.zhang_jiao.uses("dodge")
    game.zhang_jiao.activates("lightning-strike", on="xiao-qiao")
    assert game.hp["xiao-qiao"] == 3


@content("youthful-beauty", "sow-discord")
def test_a_spade_that_zhou_yu_gives_to_xiao_qiao_is_a_heart():
    game = table("zhou-yu", "xiao-qiao", hands={"zhou-yu": ["sha:spade-7"]})
    game.zhou_yu.activates("sow-discord", on="xiao-qiao")
    game.xiao_qiao.chooses("heart")
    assert is_idle(game, "zhou-yu")  # no damage, so nothing to divert


# ---- Barbarians


@content("barbarian-king", "heartbreak")
@rule("SG-730")
def test_meng_huo_is_the_killer_whoever_used_barbarians():
    game = table(
        "sun-quan", "cai-wenji", "meng-huo", "zhang-fei",
        roles=["ruler", "rebel", "spy", "loyalist"], hp={"cai-wenji": 1}, hands={"sun-quan": ["barbarians"]},
    )  # fmt: skip
    game.sun_quan.uses("barbarians")
    game.nobody_negates()
    assert "cai-wenji" in game.dead
    assert (game.skills["meng-huo"], len(game.meng_huo.hand)) == ([], 3)
    assert game.skills["sun-quan"] == ["balance", "rescue"]


@content("barbarian-king", "giant-elephant")
def test_king_and_queen_of_the_south_share_the_barbarians_of_another():
    game = table("sun-quan", "meng-huo", "zhu-rong", "zhang-fei", hands={"sun-quan": ["barbarians"]})
    game.sun_quan.uses("barbarians")
    game.nobody_negates()
    assert activated(game).count("barbarian-king") == 2  # once as the source, once unharmed
    assert told(game, "damage")[0]["source"] == 1
    assert [game.hp[name] for name in ("meng-huo", "zhu-rong", "zhang-fei")] == [4, 4, 3]
    assert game.zhu_rong.hand == ["barbarians"]


# ---- the brink of death


@content("barbarian-king")
@rule("SG-302")
@pytest.mark.parametrize(("user", "source"), [("sun-quan", "zuo-ci"), ("meng-huo", "zuo-ci"), ("zuo-ci", "meng-huo")])
def test_of_two_barbarian_kings_the_first_in_turn_order_is_the_source(user: str, source: str):
    heroes = ("sun-quan", "zuo-ci", "meng-huo", "zhang-fei")
    viewed = {"zuo-ci": ["barbarian-king#viewed"]}
    game = table(*heroes, turn=user, gained=viewed, hands={user: ["barbarians"]})
    game.plain_seat(user).does("barbarians", cards=["barbarians"])
    assert {damage["source"] for damage in told(game, "damage")} == {heroes.index(source)}


@content("certain-kill", "indomitable")
@rule("SG-361")
def test_certain_kill_does_not_stop_the_wounds_of_zhou_tai():
    game = table(
        "jia-xu", "zhou-tai", "hua-tuo", hp={"zhou-tai": 1}, hands={"jia-xu": ["sha"], "hua-tuo": ["sha:heart-10"]}
    )
    game.jia_xu.uses("sha", on="zhou-tai")
    assert (game.waits_for, game.kind) == ("jia-xu", "sanguosha.idle")  # nobody was asked for a Peach
    assert (game.hp["zhou-tai"], len(game.atop["zhou-tai"]["wound"])) == (1, 1)


@content("certain-kill", "first-aid")
@rule("SG-1501")
def test_hua_tuo_gives_no_first_aid_in_the_turn_of_jia_xu():
    game = table(
        "jia-xu", "zhang-fei", "hua-tuo", "sun-quan",
        hp={"zhang-fei": 1}, hands={"jia-xu": ["sha"], "hua-tuo": ["sha:heart-10"]},
        turn="jia-xu", roles=["loyalist", "spy", "rebel", "ruler"],
    )  # fmt: skip
    game.jia_xu.uses("sha", on="zhang-fei")
    assert "zhang-fei" in game.dead


# ---- armor that is none


@content("eight-formations", "unstoppable")
@rule("SG-1228", "SG-1212")
def test_the_unstoppable_god_lu_bu_ignores_the_formations_of_wolong():
    game = table(
        "god-lu-bu", "wolong-zhuge", "sun-quan", tokens={"god-lu-bu": {"rage": 2}}, hands={"god-lu-bu": ["sha"]}
    )
    game.god_lu_bu.activates("unstoppable", on="wolong-zhuge")
    game.god_lu_bu.uses("sha", on="wolong-zhuge")
    assert is_idle(game, "god-lu-bu")
    assert game.hp["wolong-zhuge"] == 2


# ---- turns


@content("delegate", "hold-fast")
@rule("SG-207", "SG-219")
def test_an_extra_turn_of_a_face_down_cao_ren_only_turns_him_up():
    game = table(
        "liu-shan",
        "cao-ren",
        "zhang-fei",
        phase="action",
        step="phase",
        hands={"liu-shan": ["sha"]},
        flipped=["cao-ren"],
    )
    game.liu_shan.activates("delegate")
    game.liu_shan.activates("delegate", "sha", on="cao-ren")
    assert (game.flipped, game.turn) == ([], "cao-ren")  # face up at once; his own turn comes now
    assert game.turn_of == "cao-ren"


# ---- Sad Song and Heartbreak


@content("sad-song")
@rule("SG-349")
def test_cai_wenji_sings_for_whom_a_chain_has_hurt():
    game = table(
        "zhang-fei", "sun-quan", "xu-chu", "cai-wenji",
        chained=["sun-quan", "xu-chu"], hands={"zhang-fei": ["fire-sha"], "cai-wenji": ["sha", "sha"]},
        deck=["peach:heart-3", "sha:spade-7"],
    )  # fmt: skip
    game.zhang_fei.uses("fire-sha", on="sun-quan")
    game.cai_wenji.activates("sad-song")
    game.cai_wenji.activates("sad-song")
    assert (game.hp["sun-quan"], game.hp["xu-chu"], game.flipped) == (4, 3, ["zhang-fei"])


@content("heartbreak", "till-the-land", "swift-raid")
@rule("SG-1524")
def test_deng_ai_loses_fields_and_distance_with_the_life_of_cai_wenji():
    game = table(
        "deng-ai", "cai-wenji", "sun-quan", "zhang-fei", "liu-bei",
        roles=["ruler", "rebel", "rebel", "spy", "loyalist"],
        hp={"cai-wenji": 1}, hands={"deng-ai": ["sha"], "zhang-fei": ["dodge"]},
        gained={"deng-ai": ["swift-raid"]}, atop={"deng-ai": {"field": ["sha:spade-7", "sha:spade-8"]}},
    )  # fmt: skip
    assert game.deng_ai.may("swift-raid/snatch", "sha:spade-7", on="zhang-fei")  # 2 away, less the other Field
    game.deng_ai.uses("sha", on="cai-wenji")
    game.zhang_fei.passes()  # no Peach
    assert (game.skills["deng-ai"], game.atop) == ([], {})


# ---- Zuo Ci


@content("incarnation", "flesh-forest")
@rule("SG-1014")
def test_dong_zhuo_needs_two_dodges_against_zuo_ci_as_a_woman():
    game = table(
        "zuo-ci",
        "dong-zhuo",
        "sun-quan",
        hands={"zuo-ci": ["sha"], "dong-zhuo": ["dodge"]},
        offered={"zuo-ci": ["da-qiao", "zhang-fei"]},
        step="turn",
        skills={"zuo-ci": ["incarnation", "rebirth"]},
    )
    game.zuo_ci.chooses("da-qiao/national-beauty")
    game.zuo_ci.uses("sha", on="dong-zhuo")
    game.dong_zhuo.uses("dodge")
    assert game.hp["dong-zhuo"] == 7


# ---- Bewitch


@content("bewitch")
@rule("SG-1410", "SG-1224")
@pytest.mark.parametrize(("card", "hp"), [("peach:heart-3", 3), ("acedia:club-6", 4)])
def test_the_suit_of_a_bewitched_sha_counts_once_it_is_turned_up(card: str, hp: int):
    game = table("yu-ji", "zhang-fei", hands={"yu-ji": [card]}, equipment={"zhang-fei": ["black-shield"]})
    game.yu_ji.uses("bewitch/sha", on="zhang-fei")
    game.zhang_fei.passes()
    assert game.hp["zhang-fei"] == hp
    assert activated(game) == (["black-shield"] if hp == 4 else [])


@content("bewitch", "curtain")
@rule("SG-450", "SG-322")
@pytest.mark.parametrize(("card", "left"), [("peach:heart-3", []), ("acedia:club-6", ["dodge"])])
def test_a_bewitched_tactic_that_is_black_does_not_reach_jia_xu(card: str, left: list[str]):
    game = table("yu-ji", "jia-xu", hands={"yu-ji": [card], "jia-xu": ["dodge"]})
    game.yu_ji.uses("bewitch/dismantle", on="jia-xu")
    game.jia_xu.passes()
    game.nobody_negates()
    assert game.jia_xu.hand == left
    assert is_idle(game, "yu-ji")


@content("bewitch", "curtain")
def test_bewitched_barbarians_that_are_black_pass_jia_xu_by_and_strike_the_others():
    game = table("yu-ji", "jia-xu", "sun-quan", hands={"yu-ji": ["acedia:club-6"]})
    game.yu_ji.uses("bewitch/barbarians")
    game.jia_xu.passes()
    game.sun_quan.passes()
    assert (game.hp["jia-xu"], game.hp["sun-quan"]) == (3, 3)


# ---- Sun Luban and whoever becomes the user of her Sha


@content("slander", "check-the-advance")
@rule("SG-604", "SG-1017")
def test_a_sha_that_its_new_user_makes_countless_does_not_count_for_the_old_one():
    hands = {"sun-luban": ["sha", "sha"], "guo-xun": ["peach"], "sun-quan": ["dismantle"]}
    game = table("sun-luban", "sun-quan", "ma-chao", "guo-xun", hands=hands)
    game.sun_luban.uses("sha", on="sun-quan")
    game.sun_luban.activates("slander", on="guo-xun")
    game.guo_xun.chooses("give", "peach")
    assert ["phase", "sun-luban", "sha"] in game.used
    game.guo_xun.activates("check-the-advance")
    assert ["phase", "sun-luban", "sha"] not in game.used
    game.sun_quan.passes()
    game.sun_luban.uses("sha", on="sun-quan")
