"""Two or three skills of different heroes that meet at one point: who comes first, and what is left for the others."""

from tests.games.sanguosha.rules.examined.seats import among
from tests.games.sanguosha.rules.marks import content, rule


@content("villainous-hero", "giant-elephant")
@rule("SG-432", "SG-303")
def test_the_barbarians_that_cao_cao_took_are_not_there_for_the_elephant():
    game = among(
        "xu-chu", "cao-cao", "zhu-rong", hands={"xu-chu": ["barbarians"]}, skills={"cao-cao": ["villainous-hero"]},
    )  # fmt: skip
    game.xu_chu.uses("barbarians")
    game.everyone_passes("sanguosha.play")
    game.nobody_negates()
    game.everyone_passes("sanguosha.play")
    game.cao_cao.activates("villainous-hero")
    assert (game.cao_cao.hand, game.zhu_rong.hand) == (["barbarians"], [])
    assert game.xu_chu.is_idle


@content("villainous-hero", "retaliation")
@rule("SG-302")
def test_of_two_who_suffer_in_one_chain_each_takes_at_his_own_damage():
    game = among(
        "xu-chu", "cao-cao", "sima-yi", hands={"xu-chu": ["fire-sha", "peach"]}, chained=["cao-cao", "sima-yi"],
        skills={"cao-cao": ["villainous-hero"], "sima-yi": ["retaliation"]},
    )  # fmt: skip
    game.xu_chu.uses("fire-sha", on="cao-cao")
    game.cao_cao.activates("villainous-hero")
    assert game.hp["sima-yi"] == 2
    game.sima_yi.activates("retaliation")
    assert (game.cao_cao.hand, game.sima_yi.hand, game.xu_chu.hand) == (["fire-sha"], ["peach"], [])


@content("villainous-hero")
@rule("SG-349", "SG-432", "SG-349")
def test_cao_cao_takes_a_sha_that_reached_him_through_a_chain():
    game = among(
        "xu-chu", "zhang-fei", "cao-cao", hands={"xu-chu": ["fire-sha"]}, chained=["cao-cao", "zhang-fei"],
        skills={"cao-cao": ["villainous-hero"]},
    )  # fmt: skip
    game.xu_chu.uses("fire-sha", on="zhang-fei")
    game.cao_cao.activates("villainous-hero")
    assert game.cao_cao.hand == ["fire-sha"]


@content("ghost-talent", "ghost-way", "envy-of-heaven")
@rule("SG-382", "SG-449", "SG-514")
def test_three_hands_at_one_lightning():
    game = among(
        "guo-jia", "sima-yi", "zhang-jiao", phase="judgement", judgement={"guo-jia": ["lightning"]},
        deck=["sha:spade-7"], hands={"sima-yi": ["peach:heart-3"], "zhang-jiao": ["sha:spade-8"]},
        skills={"guo-jia": ["envy-of-heaven"], "sima-yi": ["ghost-talent"], "zhang-jiao": ["ghost-way"]},
    )  # fmt: skip
    game.nobody_negates()
    game.everyone_passes("sanguosha.negate")
    game.sima_yi.activates("ghost-talent", "peach")
    game.zhang_jiao.activates("ghost-way", "sha")
    assert game.zhang_jiao.hand == ["peach"]
    game.guo_jia.activates("envy-of-heaven")
    game.guo_jia.passes()
    game.zhang_jiao.passes()  # the Peach
    assert (game.dead, game.heard("death")[0]["killer"]) == (["guo-jia"], "none")


@content("quell-revolt", "lightning-strike")
@rule("SG-505", "SG-507")
def test_a_lightning_strike_that_is_quelled_strikes_nobody():
    game = among(
        "xu-chu",
        "zhang-jiao",
        "huangfu-song",
        hands={"xu-chu": ["sha:diamond-6"], "zhang-jiao": ["dodge"]},
        deck=["sha:spade-7"],
        skills={"zhang-jiao": ["lightning-strike"], "huangfu-song": ["quell-revolt"]},
    )
    game.xu_chu.uses("sha", on="zhang-jiao")
    game.zhang_jiao.uses("dodge")
    game.zhang_jiao.activates("lightning-strike", on="xu-chu")
    game.huangfu_song.activates("quell-revolt")
    game.huangfu_song.chooses("get")
    assert (game.hp["xu-chu"], game.huangfu_song.hand) == (4, ["sha"])


@content("quell-revolt", "unyielding")
@rule("SG-505")
def test_an_unyielding_judgement_that_is_quelled_by_fire():
    game = among(
        "xu-chu",
        "xiahou-dun",
        "huangfu-song",
        hands={"xu-chu": ["peach:heart-4", "peach:heart-3"]},
        deck=["sha:spade-7"],
        skills={"xiahou-dun": ["unyielding"], "huangfu-song": ["quell-revolt"]},
    )
    game.xiahou_dun.suffers(1, source="xu-chu")
    game.xiahou_dun.activates("unyielding")
    game.huangfu_song.activates("quell-revolt")
    game.huangfu_song.chooses("use-sha") if "use-sha" in game.huangfu_song.options else game.huangfu_song.does(
        game.huangfu_song.options[-1]
    )
    game.everyone_passes()
    assert game.hp["xiahou-dun"] == 2
    assert len(game.xu_chu.hand) == 2


@content("goddess-luo", "youthful-beauty", "quell-revolt")
@rule("SG-509", "SG-1501")
def test_a_spade_of_xiao_qiao_is_no_spade_for_quell_revolt():
    game = among(
        "xiao-qiao",
        "huangfu-song",
        deck=["sha:spade-7"],
        skills={"xiao-qiao": ["youthful-beauty"], "huangfu-song": ["quell-revolt"]},
    )
    game.xiao_qiao.is_judged("acedia")
    assert game.xiao_qiao.is_idle


@content("heavenly-scent", "sad-song")
@rule("SG-928", "SG-815")
def test_the_song_of_cai_wenji_sings_for_the_victim_of_the_diversion_only():
    game = among(
        "xu-chu",
        "xiao-qiao",
        "cai-wenji",
        hands={"xu-chu": ["sha"], "xiao-qiao": ["peach:heart-3"], "cai-wenji": ["wine"]},
        skills={"cai-wenji": ["sad-song"]},
        deck=["peach:heart-4"],
    )
    game.xu_chu.uses("sha", on="xiao-qiao")
    game.xiao_qiao.passes()
    game.xiao_qiao.activates("heavenly-scent", "peach", on="cai-wenji")
    assert game.hp["cai-wenji"] == 2
    game.cai_wenji.activates("sad-song", "wine")
    assert game.hp["cai-wenji"] == 3


@content("funeral-march", "heartbreak", "army-camp")
@rule("SG-371", "SG-437")
def test_cao_pi_has_the_cards_before_the_killer_is_rewarded_from_an_empty_deck():
    game = among(
        "xu-chu",
        "zhang-fei",
        "cao-pi",
        "zhen-ji",
        roles=["ruler", "rebel", "loyalist", "spy"],
        hp={"zhang-fei": 1},
        hands={"xu-chu": ["sha"], "zhang-fei": ["wine", "peach"]},
        deck=["duel", "snatch"],
        removed=["*"],
        discard=["dodge:heart-2"],
        skills={"cao-pi": ["funeral-march"]},
    )
    game.xu_chu.uses("sha", on="zhang-fei")
    game.zhang_fei.passes()  # the Dodge that he has not, and the Peach that he has
    game.zhang_fei.passes()
    game.everyone_passes()
    game.cao_pi.activates("funeral-march")
    assert sorted(game.cao_pi.hand) == ["peach", "wine"]
    assert len(game.xu_chu.hand) == 3
    assert len(game.discard) + len(game.deck) == 1  # of the three that lay there and the Sha


@content("iron-cavalry-mou", "displacement")
@rule("SG-1520", "SG-306")
def test_da_qiao_passes_a_sha_on_before_the_cavalry_silences_her():
    game = among(
        "mou-ma-chao",
        "da-qiao",
        "zhang-fei",
        hands={"mou-ma-chao": ["sha"], "da-qiao": ["peach"], "zhang-fei": ["wine"]},
        skills={"da-qiao": ["displacement"]},
    )
    game.mou_ma_chao.uses("sha", on="da-qiao")
    assert game.waits_for == "da-qiao"
    game.da_qiao.activates("displacement", "peach", on="zhang-fei")
    assert game.waits_for == "mou-ma-chao"  # the cavalry, after Zhang Fei was targeted
    assert game.mou_ma_chao.may("iron-cavalry-mou")


@content("iron-cavalry-mou", "villainous-hero")
@rule("SG-1520")
def test_the_silenced_cao_cao_takes_no_card_and_hears_again_next_turn():
    game = among(
        "mou-ma-chao",
        "cao-cao",
        hands={"mou-ma-chao": ["sha"], "cao-cao": ["dodge"]},
        skills={"cao-cao": ["villainous-hero"]},
    )
    game.mou_ma_chao.uses("sha", on="cao-cao")
    game.mou_ma_chao.activates("iron-cavalry-mou")
    game.mou_ma_chao.does("first")
    game.cao_cao.does("first")
    assert game.hp["cao-cao"] == 3
    assert game.mou_ma_chao.is_idle
    assert game.invalid["cao-cao"] == ["villainous-hero"]
    game.mou_ma_chao.ends()
    assert game.invalid.get("cao-cao", []) == []


@content("banish", "hold-fast", "great-fog")
@rule("SG-207", "SG-218", "SG-902")
def test_a_hero_turned_down_in_his_own_turn_skips_the_next_and_wine_ended_with_the_first():
    game = among(
        "xu-chu",
        "cao-pi",
        "zhang-fei",
        hands={"xu-chu": ["wine", "sha"]},
        skills={"cao-pi": ["banish"]},
        hp={"xu-chu": 4},
        deck=["peach"] * 2,
    )
    game.xu_chu.uses("wine")
    game.cao_pi.suffers(1, source="xu-chu")
    game.cao_pi.activates("banish", on="xu-chu")
    assert game.flipped == ["xu-chu"]
    game.xu_chu.ends()
    assert game.effects == []
    game.cao_pi.ends()
    game.zhang_fei.ends()
    assert (game.turn, game.flipped) == ("cao-pi", [])


@content("linked-camps", "warrior-lady")
@rule("SG-392", "SG-302")
def test_lu_xun_draws_once_when_his_last_two_cards_go_at_once():
    game = among(
        "lu-xun", "xu-chu", hands={"lu-xun": ["peach:heart-3", "dodge:heart-2"]}, gained={"lu-xun": ["marriage"]},
        hp={"lu-xun": 2, "xu-chu": 2}, deck=["wine"],
    )  # fmt: skip
    game.lu_xun.activates("marriage", "peach", "dodge", on="xu-chu")
    game.lu_xun.activates("linked-camps")
    assert game.lu_xun.hand == ["wine"]
    assert (game.hp["lu-xun"], game.hp["xu-chu"]) == (3, 3)


@content("certain-kill", "first-aid", "clever-words")
@rule("SG-721")
def test_on_jia_xus_turn_the_dying_use_what_is_a_peach_for_them():
    game = among(
        "jia-xu", "guan-yu", "zhang-fei", hp={"zhang-fei": 1}, skills={"zhang-fei": ["first-aid"]},
        hands={"zhang-fei": ["dodge:heart-2"]},
    )  # fmt: skip
    game.zhang_fei.loses_hp()
    game.zhang_fei.uses("first-aid/peach", "dodge")
    assert game.hp["zhang-fei"] == 1


@content("ruin-the-clan")
@rule("SG-316", "SG-1515")
def test_the_ruined_clan_pays_sealed_and_the_second_is_hurt_though_the_first_death_ends_nothing():
    game = among(
        "xu-chu", "yuan-tan", "zhang-fei", "zhen-ji", turn="yuan-tan", phase="end", hp={"yuan-tan": 2, "zhang-fei": 1},
        roles=["ruler", "spy", "rebel", "loyalist"], skills={"yuan-tan": ["ruin-the-clan"]},
        hands={"yuan-tan": ["sha"], "zhang-fei": ["peach:heart-3"], "zhen-ji": ["dodge:heart-2"], "xu-chu": ["duel"]},
    )  # fmt: skip
    game.yuan_tan.does("hero", seats=["zhang-fei", "zhen-ji"])
    assert set(game.waits_for) == {"yuan-tan", "zhang-fei", "zhen-ji"}
    assert game.fact("sees.spectator.seats.2.hand.hidden") == 1
    game.zhen_ji.chooses("cards", "dodge")
    assert game.fact("sees.xu-chu.seats.3.count") == 1  # sealed: nobody sees that or what she chose
    game.yuan_tan.chooses("cards", "sha")
    game.zhang_fei.chooses("cards", "peach")
    game.everyone_passes()
    assert (game.dead, game.hp["zhen-ji"]) == (["zhang-fei"], 2)


@content("exterminate", "heavenly-scent")
@rule("SG-928")
def test_whoever_is_struck_instead_of_xiao_qiao_draws_though_sima_shi_raises_that_damage():
    game = among(
        "jin-sima-shi", "xiao-qiao", "xu-chu", hp={"xu-chu": 3}, deck=["duel", "snatch"],
        hands={"xiao-qiao": ["peach:heart-3"], "xu-chu": ["wine"]},
        skills={"jin-sima-shi": ["exterminate"], "xiao-qiao": ["heavenly-scent"]},
    )  # fmt: skip
    game.xiao_qiao.suffers(1, source="jin-sima-shi")
    game.jin_sima_shi.passes()
    game.xiao_qiao.activates("heavenly-scent", "peach", on="xu-chu")
    game.jin_sima_shi.activates("exterminate")
    game.everyone_passes("sanguosha.negate")
    game.xu_chu.uses("wine")
    assert (game.hp["xu-chu"], game.xu_chu.hand) == (3, ["duel"])  # one wound is left when it is resolved


@content("exterminate", "heavenly-scent")
@rule("SG-928", "SG-342")
def test_the_raise_of_a_damage_that_xiao_qiao_sends_on_is_healed_all_the_same():
    game = among(
        "jin-sima-shi", "xiao-qiao", "xu-chu", hp={"xiao-qiao": 2}, hands={"xiao-qiao": ["peach:heart-3"]},
        skills={"jin-sima-shi": ["exterminate"], "xiao-qiao": ["heavenly-scent"]}, deck=["wine", "duel"],
    )  # fmt: skip
    game.xiao_qiao.suffers(1, source="jin-sima-shi")
    game.jin_sima_shi.activates("exterminate")
    game.xiao_qiao.activates("heavenly-scent", "peach", on="xu-chu")
    assert (game.hp["xiao-qiao"], game.hp["xu-chu"], game.xu_chu.hand) == (3, 3, ["wine"])
