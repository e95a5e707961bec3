"""Examined from the text: Zhong Yao, Wang Lang, Guo Zhao, Cao Zhi and Zhu Ling."""

from tests.games.sanguosha.rules.examined.seats import among
from tests.games.sanguosha.rules.marks import content, rule

# ---- Zhong Yao (the rulebook's Zhong Yuan)


@content("worship-ink")
@rule("SG-1404")
def test_a_duel_on_the_deck_is_a_sha_and_a_second_sha_cannot_be_painted():
    game = among(
        "zhong-yuan", "xu-chu", "zhang-fei", hands={"zhong-yuan": ["duel:spade-1", "dismantle:spade-3"]},
        equipment={"xu-chu": ["black-shield"]},
    )  # fmt: skip
    game.zhong_yuan.activates("worship-ink", "duel")
    game.zhong_yuan.uses("sha", on="xu-chu")
    assert game.hp["xu-chu"] == 3  # no black Sha: it has no colour
    assert game.deck[0] == "duel:spade-1"
    game.zhong_yuan.activates("worship-ink", "dismantle")
    assert game.zhong_yuan.options == ["wine"]


@content("worship-ink")
def test_zhong_yao_paints_one_dodge_a_turn():
    game = among(
        "xu-chu", "zhong-yuan", "zhang-fei",
        hands={"xu-chu": ["sha:heart-10", "sha:heart-11"], "zhong-yuan": ["duel:spade-1", "dismantle:spade-3"]},
        equipment={"xu-chu": ["zhuge-crossbow"]},
    )  # fmt: skip
    game.xu_chu.uses("sha", on="zhong-yuan")
    game.zhong_yuan.activates("worship-ink")
    game.zhong_yuan.chooses("dodge", "duel")
    assert (game.hp["zhong-yuan"], game.deck[0]) == (3, "duel:spade-1")
    game.xu_chu.uses("sha", on="zhong-yuan")
    assert game.zhong_yuan.options == ["pass"]
    game.zhong_yuan.passes()
    assert game.hp["zhong-yuan"] == 2


@content("assist-and-settle")
def test_after_the_first_damage_of_a_turn_a_spade_settles_nothing():
    game = among(
        "xu-chu", "zhong-yuan", "zhang-fei", hands={"xu-chu": ["sha:spade-7", "sha:spade-8"]},
        equipment={"xu-chu": ["zhuge-crossbow"]}, deck=["dodge:heart-2", "peach"],
    )  # fmt: skip
    game.xu_chu.uses("sha:spade-7", on="zhang-fei")
    game.zhong_yuan.activates("assist-and-settle", on="zhang-fei")
    assert game.zhang_fei.hand == ["dodge"]  # and it can be used at once
    game.zhang_fei.passes()
    game.xu_chu.uses("sha:spade-8", on="zhang-fei")
    assert game.kind == "sanguosha.dodge"


# ---- Wang Lang


@content("wagging-tongue")
@rule("SG-915", "SG-922")
def test_one_card_against_two_heroes_wins_one_fight_and_ties_the_other():
    game = among(
        "wang-lang", "xu-chu", "zhang-fei", "zhen-ji", deck=["peach"],
        hands={"wang-lang": ["sha:spade-9"], "xu-chu": ["sha:spade-7"], "zhang-fei": ["sha:club-9", "peach"]},
    )  # fmt: skip
    game.wang_lang.does("wagging-tongue", seats=["xu-chu", "zhang-fei"])
    game.wang_lang.does("fight", cards=["sha"])
    game.xu_chu.does("fight", cards=["sha"])
    game.zhang_fei.does("fight", cards=["sha"])
    assert game.wang_lang.hand == ["peach"]  # Xu Chu has no card left to discard; then the tie: neither has won
    game.wang_lang.chooses("discard", "peach")
    game.zhang_fei.chooses("discard", "peach")
    assert game.tokens["wang-lang"] == {"tongue": 1}
    assert game.zhang_fei.hand == []


@content("stirring-words")
@rule("SG-908")
def test_a_low_card_is_raised_by_the_tongues_and_the_tongue_wags_again():
    game = among(
        "wang-lang", "xu-chu", "zhang-fei", tokens={"wang-lang": {"tongue": 4}},
        hands={"wang-lang": ["sha:diamond-6", "peach:heart-3"], "xu-chu": ["sha:club-6", "dodge"], "zhang-fei": []},
    )  # fmt: skip
    game.wang_lang.does("wagging-tongue", seats=["xu-chu"])
    game.wang_lang.does("fight", cards=["peach"])
    game.xu_chu.does("fight", cards=["sha"])
    game.wang_lang.activates("stirring-words")
    game.xu_chu.chooses("discard", "dodge")
    assert game.tokens["wang-lang"] == {"tongue": 4}  # 3 + 4 beats 6
    assert game.wang_lang.is_idle
    assert "wagging-tongue" not in game.wang_lang.options  # nobody else has a card
    assert ["phase", "wang-lang", "wagging-tongue"] not in game.used


@content("wagging-tongue")
@rule("SG-352")
def test_the_seventh_tongue_kills():
    game = among(
        "xu-chu", "wang-lang", "zhang-fei", turn="wang-lang", tokens={"wang-lang": {"tongue": 6}},
        hands={"wang-lang": ["sha:club-2"], "xu-chu": ["sha:spade-7"]}, roles=["ruler", "spy", "rebel"],
        skills={"wang-lang": ["wagging-tongue"]},
    )  # fmt: skip
    game.wang_lang.does("wagging-tongue", seats=["xu-chu"])
    game.wang_lang.does("fight", cards=["sha"])
    game.xu_chu.does("fight", cards=["sha"])
    assert game.dead == ["wang-lang"]
    assert game.heard("death")[0]["killer"] == "none"


# ---- Guo Zhao


@content("favourite")
@rule("SG-674", "SG-677")
def test_guo_zhao_gets_a_card_of_the_other_colour_for_each_that_she_loses():
    game = among(
        "guo-zhao", "xu-chu", "zhang-fei", phase="draw", deck=["peach:heart-3", "sha:spade-7", "sha:club-2"],
        removed=["*"],
    )  # fmt: skip
    game.guo_zhao.activates("favourite")
    assert game.guo_zhao.hand[0] == "peach"
    assert len(game.guo_zhao.hand) == 2
    game.guo_zhao.chooses("black")
    game.guo_zhao.uses("sha", on="xu-chu")
    assert game.guo_zhao.hand == ["peach"]  # no red card is left in the deck
    assert game.hp["xu-chu"] == 3


@content("rise-to-rank")
@rule("SG-923", "SG-1606")
def test_guo_zhao_draws_up_to_a_larger_hand_and_heals_up_to_a_sounder_hero():
    game = among("guo-zhao", "xu-chu", "zhang-fei", hp={"guo-zhao": 1, "xu-chu": 2}, hands={"xu-chu": 4}, equipment={})
    game.guo_zhao.activates("rise-to-rank", on="xu-chu")
    game.guo_zhao.chooses("heal")
    assert game.hp["guo-zhao"] == 2
    assert not game.guo_zhao.may("rise-to-rank")


@content("rise-to-rank")
@rule("SG-678", "SG-679")
def test_guo_zhao_uses_random_equipment_in_the_order_of_the_slots():
    game = among(
        "guo-zhao", "xu-chu", "zhang-fei",
        equipment={"guo-zhao": ["lion-helmet"], "xu-chu": ["kirin-bow", "black-shield", "red-hare"]},
    )  # fmt: skip
    game.guo_zhao.activates("rise-to-rank", on="xu-chu")
    kinds = game.fact("sees.guo-zhao.seats.0.equipment")
    assert len(kinds) == 3
    assert "lion-helmet" in game.guo_zhao.equipped


# ---- Cao Zhi


@content("falling-bloom")
@rule("SG-434")
def test_cao_zhi_takes_the_clubs_that_another_discards_and_leaves_the_rest():
    game = among(
        "xu-chu", "cao-zhi", "zhang-fei", phase="discard", hp={"xu-chu": 1},
        hands={"xu-chu": ["sha:club-2", "sha:club-3", "peach:heart-3", "dodge:heart-2"]},
    )  # fmt: skip
    game.xu_chu.discards("sha:club-2", "sha:club-3", "dodge")
    game.cao_zhi.activates("falling-bloom", "sha:club-2", "sha:club-3")
    assert game.cao_zhi.hand[:2] == ["sha", "sha"]
    assert game.discard == ["dodge:heart-2"]


@content("falling-bloom")
@rule("SG-637")
def test_a_club_that_was_used_is_not_for_cao_zhi():
    game = among("xu-chu", "cao-zhi", "zhang-fei", hands={"xu-chu": ["sha:club-2"]})
    game.xu_chu.uses("sha", on="zhang-fei")
    assert game.xu_chu.is_idle
    assert game.discard == ["sha:club-2"]


@content("falling-bloom")
@rule("SG-643")
def test_the_club_of_anothers_judgement_falls_to_cao_zhi():
    game = among(
        "xu-chu", "cao-zhi", "zhang-fei", phase="judgement", judgement={"xu-chu": ["acedia"]}, deck=["sha:club-2"]
    )  # fmt: skip
    game.nobody_negates()
    game.cao_zhi.activates("falling-bloom")
    assert game.cao_zhi.hand[0] == "sha"


@content("wine-poetry")
@rule("SG-721", "SG-901")
def test_cao_zhi_drinks_himself_from_the_brink_and_turns_back_when_hurt_again():
    game = among("xu-chu", "cao-zhi", "zhang-fei", hp={"cao-zhi": 1})
    game.cao_zhi.suffers(1, source="xu-chu")
    game.cao_zhi.activates("wine-poetry")
    assert (game.hp["cao-zhi"], game.flipped) == (1, ["cao-zhi"])
    assert game.xu_chu.is_idle  # he was face up when he suffered this damage
    sound = among("xu-chu", "cao-zhi", "zhang-fei", flipped=["cao-zhi"])
    sound.cao_zhi.suffers(1, source="xu-chu")
    sound.cao_zhi.activates("wine-poetry")
    assert (sound.hp["cao-zhi"], sound.flipped) == (2, [])


# ---- Zhu Ling


@content("anticipate-war")
def test_a_basic_card_makes_a_dodge_a_peach_that_heals_two():
    game = among("zhu-ling", "xu-chu", "zhang-fei", hp={"zhu-ling": 3}, hands={"zhu-ling": ["sha", "dodge"]})
    game.zhu_ling.activates("anticipate-war", "sha")
    assert game.hp["zhu-ling"] == 2
    game.zhu_ling.uses("anticipate-war/peach", "dodge")
    assert (game.hp["zhu-ling"], game.zhu_ling.hand) == (4, [])


@content("anticipate-war")
@rule("SG-1371")
def test_a_tactic_draws_three_and_his_duel_cannot_be_negated():
    game = among(
        "zhu-ling", "xu-chu", "zhang-fei", hands={"zhu-ling": ["snatch", "duel"], "xu-chu": ["negate"]},
        deck=["sha", "sha", "peach"],
    )  # fmt: skip
    game.zhu_ling.activates("anticipate-war", "snatch")
    assert sorted(game.zhu_ling.hand) == ["duel", "peach", "sha", "sha"]
    game.zhu_ling.uses("duel", on="xu-chu")
    assert game.kind == "sanguosha.play"  # no Negate is asked for
    game.xu_chu.passes()
    assert game.hp["xu-chu"] == 3


@content("anticipate-war")
def test_equipment_makes_the_only_target_of_a_sha_lose_two_cards_and_he_takes_one():
    game = among(
        "zhu-ling", "xu-chu", "zhang-fei",
        hands={"zhu-ling": ["kirin-bow", "sha"], "xu-chu": ["peach", "dodge", "wine"]},
    )  # fmt: skip
    game.zhu_ling.activates("anticipate-war", "kirin-bow")
    game.zhu_ling.uses("sha", on="xu-chu")
    game.xu_chu.discards("peach", "wine")
    game.zhu_ling.chooses("cards", "peach")
    game.xu_chu.uses("dodge")
    assert (game.zhu_ling.hand, game.xu_chu.hand, game.hp["xu-chu"]) == (["peach"], [], 4)
