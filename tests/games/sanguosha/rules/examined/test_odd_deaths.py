"""Somebody dies in the middle of something: the user, the owner of the turn, the Ruler, the last of a side."""

from tests.games.sanguosha.rules.examined.seats import among
from tests.games.sanguosha.rules.marks import content, rule

FOUR = ["ruler", "rebel", "loyalist", "spy"]


@content("spread-rumours", "soul-of-vengeance")
@rule("SG-1515", "SG-731")
def test_rumours_go_on_without_their_dead_spreader_and_without_a_source():
    game = among(
        "xu-chu", "ma-su", "god-guan-yu", "zhen-ji", turn="ma-su", roles=FOUR,
        skills={"god-guan-yu": ["soul-of-vengeance"], "ma-su": ["spread-rumours"]}, hands={"ma-su": ["sha", "sha"]},
        hp={"ma-su": 1, "god-guan-yu": 1, "zhen-ji": 1, "xu-chu": 1}, deck=["sha:spade-8"],
        tokens={"ma-su": {"nightmare": 1}},
    )  # fmt: skip
    game.ma_su.activates("spread-rumours", "sha", "sha", on=["god-guan-yu", "zhen-ji"])
    game.everyone_passes()
    assert game.dead == ["ma-su", "god-guan-yu", "zhen-ji"]
    assert [death["killer"] for death in game.heard("death")] == ["ma-su", "none", "none"]


@content("recommence-the-legacy")
@rule("SG-352", "SG-206", "SG-205")
def test_a_legacy_of_the_last_maximum_hp_ends_the_turn():
    game = among(
        "xu-chu", "jiang-wei", "zhen-ji", turn="jiang-wei", phase="beginning", max_hp={"jiang-wei": 1},
        roles=["ruler", "rebel", "spy"], deck=["peach", "wine"], skills={"jiang-wei": ["recommence-the-legacy"]},
    )  # fmt: skip
    assert game.dead == ["jiang-wei"]
    assert game.turn == "zhen-ji"
    assert len(game.discard) == 2  # what he had drawn


@content("bore-the-pass")
@rule("SG-352", "SG-437")
def test_the_fields_of_deng_ai_go_when_the_pass_costs_him_the_last_maximum_hp():
    game = among(
        "xu-chu", "deng-ai", "zhen-ji", turn="deng-ai", phase="beginning", max_hp={"deng-ai": 1},
        atop={"deng-ai": {"field": ["sha", "peach", "wine"]}}, roles=["ruler", "rebel", "spy"],
    )  # fmt: skip
    assert game.dead == ["deng-ai"]
    assert len(game.discard) == 3


@rule("SG-1516", "SG-320", "SG-751")
def test_barbarians_of_a_rebel_end_with_the_ruler():
    game = among(
        "xu-chu", "zhen-ji", "zhang-fei", "gan-ning", turn="gan-ning", roles=["ruler", "loyalist", "spy", "rebel"],
        hands={"gan-ning": ["barbarians"]}, hp={"xu-chu": 1, "zhen-ji": 1},
    )  # fmt: skip
    game.gan_ning.uses("barbarians")
    game.nobody_negates()
    game.everyone_passes()
    assert game.winner == ["gan-ning"]
    assert (game.dead, game.hp["zhang-fei"]) == (["xu-chu"], 4)


@content("retaliation", "unyielding")
@rule("SG-1516", "SG-1515", "SG-741")
def test_barbarians_go_on_after_their_user_died_of_a_judgement_and_nobody_is_rewarded():
    game = among(
        "xu-chu",
        "xiahou-dun",
        "zhang-fei",
        "zhen-ji",
        "gan-ning",
        turn="zhen-ji",
        roles=["ruler", "loyalist", "rebel", "rebel", "spy"],
        skills={"xiahou-dun": ["unyielding"]},
        hands={"zhen-ji": ["barbarians"]},
        hp={"zhen-ji": 1, "zhang-fei": 1},
        deck=["sha:spade-8"],
    )
    game.zhen_ji.uses("barbarians")
    game.nobody_negates()
    game.everyone_passes()
    game.xiahou_dun.activates("unyielding")
    game.everyone_passes()
    assert set(game.dead) == {"zhen-ji", "zhang-fei"}
    assert len(game.xiahou_dun.hand) == 3  # he killed Zhen Ji; nobody killed Zhang Fei
    assert game.turn == "gan-ning"


@rule("SG-1310", "SG-206", "SG-203")
def test_a_duelist_who_dies_in_his_turn_has_no_discard_phase():
    game = among(
        "xu-chu", "zhang-fei", "zhen-ji", "gan-ning", turn="zhang-fei", roles=FOUR, hp={"zhang-fei": 1},
        hands={"zhang-fei": ["duel", "peach:heart-3"], "xu-chu": ["sha"]},
    )  # fmt: skip
    game.zhang_fei.uses("duel", on="xu-chu")
    game.nobody_negates()
    game.xu_chu.plays("sha")
    game.everyone_passes()
    game.zhang_fei.passes()
    assert (game.dead, game.turn, len(game.xu_chu.hand)) == (["zhang-fei"], "zhen-ji", 3)


@content("falling-star")
@rule("SG-205", "SG-956")
def test_a_spell_falls_at_the_end_of_the_turn_of_one_who_died_in_it():
    game = among(
        "xu-chu", "zhang-fei", "zhang-ning", turn="zhang-fei", hp={"zhang-fei": 1}, roles=["ruler", "rebel", "spy"],
        tokens={"zhang-ning": {"falling-star": 2}}, effects=[["falling-star", "zhang-ning", 2, "game"]],
    )  # fmt: skip
    game.zhang_fei.loses_hp()
    assert game.dead == ["zhang-fei"]
    assert game.tokens["zhang-ning"]["falling-star"] == 1


@content("delegate")
@rule("SG-221", "SG-219")
def test_an_extra_turn_of_a_hero_who_died_meanwhile_is_not_taken():
    game = among(
        "xu-chu", "zhang-fei", "zhen-ji", "gan-ning", turn="xu-chu", extra_turns=["zhen-ji"], hp={"zhen-ji": 1},
        roles=["ruler", "rebel", "spy", "loyalist"],
    )  # fmt: skip
    game.zhen_ji.loses_hp()
    game.xu_chu.ends()
    assert game.turn == "zhang-fei"


@content("delegate")
@rule("SG-219")
def test_after_an_extra_turn_the_round_goes_on_where_it_stood():
    game = among("xu-chu", "zhang-fei", "zhen-ji", "gan-ning", turn="zhang-fei", extra_turns=["xu-chu"])
    for hero in ("zhang-fei", "xu-chu"):
        assert game.turn == hero
        game.does(hero, "end")
    assert (game.turn, game.round) == ("zhen-ji", 1)


@content("delegate")
@rule("SG-219", "SG-202")
def test_an_extra_turn_of_the_last_seat_belongs_to_the_old_round():
    game = among("xu-chu", "zhang-fei", "zhen-ji", turn="zhen-ji", extra_turns=["xu-chu"], round=2)
    game.zhen_ji.ends()
    assert (game.turn, game.round) == ("xu-chu", 2)
    game.xu_chu.ends()
    assert (game.turn, game.round) == ("xu-chu", 3)


@content("soul-of-vengeance")
@rule("SG-751", "SG-320", "SG-1515")
def test_a_dying_god_takes_the_ruler_along_and_the_killer_is_nobody():
    game = among(
        "xu-chu", "god-guan-yu", "zhen-ji", "gan-ning", roles=["ruler", "loyalist", "rebel", "spy"], turn="zhen-ji",
        skills={"god-guan-yu": ["soul-of-vengeance"]}, tokens={"xu-chu": {"nightmare": 2}}, hp={"god-guan-yu": 1},
        deck=["sha:spade-8"],
    )  # fmt: skip
    game.god_guan_yu.suffers(1, source="zhen-ji")
    game.everyone_passes()
    assert game.winner == ["zhen-ji"]
    assert game.fact("outcome.reason") == "SG-751"


@content("heartbreak")
@rule("SG-1511", "SG-1513")
def test_who_loses_all_skills_in_the_middle_of_his_unlimited_sha_keeps_the_bonus_of_his_turn():
    game = among(
        "xu-chu", "cai-wenji", "zhen-ji", "gan-ning", roles=FOUR, hp={"cai-wenji": 1},
        skills={"xu-chu": ["bare-chested"]}, effects=[["bare-chested", "xu-chu", 1, "turn"]],
        hands={"xu-chu": ["sha", "duel"]},
    )  # fmt: skip
    game.xu_chu.uses("sha", on="cai-wenji")
    game.everyone_passes()
    assert game.skills["xu-chu"] == []
    game.xu_chu.uses("duel", on="gan-ning")
    game.nobody_negates()
    game.everyone_passes()
    assert game.hp["gan-ning"] == 2


@content("heartbreak", "roar")
@rule("SG-1510")
def test_who_loses_his_roar_to_the_song_of_a_dying_lady_uses_no_second_sha():
    game = among(
        "xu-chu", "zhang-fei", "cai-wenji", "gan-ning", roles=FOUR, hp={"cai-wenji": 1},
        skills={"zhang-fei": ["roar"]}, hands={"zhang-fei": ["sha", "sha"]}, turn="zhang-fei",
    )  # fmt: skip
    game.zhang_fei.uses("sha", on="cai-wenji")
    game.everyone_passes()
    assert "sha" not in game.zhang_fei.options
    assert game.zhang_fei.why_not("sha", "sha", on="gan-ning") == "SG-1102"


@content("mass-chaos")
@rule("SG-1515")
def test_mass_chaos_kills_its_maker_and_the_others_go_on():
    game = among(
        "xu-chu", "jia-xu", "zhang-fei", "zhen-ji", turn="jia-xu", roles=["ruler", "spy", "rebel", "loyalist"],
        hp={"jia-xu": 1}, hands={"zhang-fei": ["sha"], "zhen-ji": ["sha"]},
    )  # fmt: skip
    game.jia_xu.activates("mass-chaos")
    game.zhang_fei.chooses("use-sha", on="jia-xu")
    game.zhang_fei.uses("sha")
    game.everyone_passes()
    assert game.dead == ["jia-xu"]
    assert game.fact("question.zhen-ji.picks.use-sha.seats") == ["xu-chu", "zhang-fei"]
    game.zhen_ji.chooses("use-sha", on="zhang-fei")
    game.zhen_ji.uses("sha")
    game.everyone_passes()
    game.xu_chu.chooses("lose-hp")
    assert (game.hp["zhang-fei"], game.hp["xu-chu"]) == (3, 3)


@content("drive-the-tiger")
@rule("SG-1515")
def test_a_tiger_driven_at_one_who_dies_of_its_claw():
    game = among(
        "xu-chu", "xun-yu", "zhang-fei", "zhen-ji", turn="xun-yu", roles=["ruler", "spy", "rebel", "loyalist"],
        hp={"xun-yu": 1}, hands={"xun-yu": ["sha:spade-7", "peach:heart-3"], "xu-chu": ["sha:club-7"]}, deck=["wine"],
    )  # fmt: skip
    game.xun_yu.does("drive-the-tiger", seats=["xu-chu"])
    game.xun_yu.does("fight", cards=["sha"])
    game.xu_chu.does("fight", cards=["sha"])
    game.xun_yu.uses("peach")
    assert game.hp["xun-yu"] == 1  # a tie is not won (SG-922)


@rule("SG-363", "SG-302")
def test_on_the_brink_the_order_begins_with_whoever_has_the_turn():
    game = among(
        "xu-chu", "zhang-fei", "zhen-ji", "gan-ning", turn="zhen-ji", hp={"zhang-fei": 1},
        hands={"xu-chu": ["peach"], "zhang-fei": ["wine"], "zhen-ji": ["peach"], "gan-ning": ["peach"]},
    )  # fmt: skip
    game.zhang_fei.loses_hp(2)
    order = []
    while game.waits_for and not game.fact("dead") and game.hp["zhang-fei"] < 1 and len(order) < 4:
        order.append(game.waits_for)
        game.does(game.waits_for, "pass")
    assert order == ["zhen-ji", "gan-ning", "xu-chu", "zhang-fei"]


@content("perishing")
@rule("SG-980", "SG-741", "SG-753")
def test_rest_of_the_last_rebel_in_the_middle_of_barbarians():
    game = among(
        "xu-chu", "ten-attendants", "zhang-fei", "zhen-ji", roles=FOUR, dead=["zhen-ji"],
        clique={"ten-attendants": ["xia-yun", "sun-zhang"]}, attendants={"ten-attendants": ["li-song", "gao-wang"]},
        hands={"xu-chu": ["barbarians"]}, deck=["peach"],
    )  # fmt: skip
    game.xu_chu.uses("barbarians")
    game.nobody_negates()
    game.everyone_passes()
    assert (game.resting, game.winner, game.hp["zhang-fei"]) == (["ten-attendants"], None, 3)
    assert game.xu_chu.hand == []


@content("legacy-mou")
@rule("SG-1515", "SG-352")
def test_a_legacy_that_costs_the_last_maximum_hp_is_left_to_nobody():
    game = among(
        "xu-chu", "mou-jiang-wei", "zhen-ji", turn="mou-jiang-wei", phase="beginning", max_hp={"mou-jiang-wei": 1},
        roles=["ruler", "rebel", "spy"], used=[["game", "mou-jiang-wei", "provoke-mou"]] * 4,
    )  # fmt: skip
    assert (game.dead, game.turn) == (["mou-jiang-wei"], "zhen-ji")
    assert (game.tokens, game.effects) == ({}, [])
