"""Examined from the text: Ma Su, Fa Zheng, Liu Tan, Qin Mi and Wei Yan of the boundary set."""

from tests.games.sanguosha.rules.examined.seats import among
from tests.games.sanguosha.rules.marks import content, rule

# ---- Ma Su


@content("spread-rumours")
@rule("SG-802")
def test_rumours_strike_those_with_the_most_hp_one_after_another():
    game = among("ma-su", "xu-chu", "zhang-fei", "zhen-ji", hands={"ma-su": ["sha", "dodge"]})
    assert sorted(game.ma_su.offered("spread-rumours", "seats")) == ["xu-chu", "zhang-fei"]
    game.ma_su.does("spread-rumours", cards=["sha", "dodge"], seats=["xu-chu", "zhang-fei"])
    game.everyone_passes("sanguosha.skill")
    assert (game.hp["xu-chu"], game.hp["zhang-fei"], game.hp["zhen-ji"]) == (3, 3, 3)
    assert game.ma_su.hand == []


@content("reckless-strategy")
@rule("SG-342", "SG-820")
def test_ma_su_takes_an_acedia_instead_of_a_wound_and_cao_cao_has_suffered_nothing():
    game = among("ma-su", "cao-cao", "zhang-fei", hands={"ma-su": ["sha"]}, judgement={"cao-cao": ["acedia"]})
    game.ma_su.uses("sha", on="cao-cao")
    game.ma_su.activates("reckless-strategy")
    game.ma_su.takes("acedia")
    assert game.hp["cao-cao"] == 4
    assert game.ma_su.hand == ["acedia"]
    assert game.ma_su.is_idle  # Cao Cao is not asked for Villainous Hero


@content("reckless-strategy")
@rule("SG-807")
def test_rumours_about_the_strongest_can_be_turned_into_their_cards():
    game = among("ma-su", "xu-chu", "zhen-ji", hands={"ma-su": ["sha"], "xu-chu": ["peach"]})
    game.ma_su.does("spread-rumours", cards=["sha"], seats=["xu-chu"])
    game.ma_su.activates("reckless-strategy")
    assert (game.hp["xu-chu"], game.ma_su.hand, game.xu_chu.hand) == (4, ["peach"], [])
    assert not game.ma_su.may("spread-rumours", cards=["peach"], seats=["xu-chu"])


# ---- Fa Zheng


@content("bewilder", "reciprocation")
@rule("SG-818")
def test_fa_zheng_takes_two_cards_of_whoever_uses_no_sha_and_lets_them_draw():
    game = among("fa-zheng", "xu-chu", "zhang-fei", phase="draw", hands={"xu-chu": []}, deck=["peach", "dodge", "wine"])
    game.fa_zheng.activates("bewilder", on="xu-chu")
    game.fa_zheng.chooses("hero", on="zhang-fei")
    assert sorted(game.xu_chu.hand) == ["dodge", "peach"]
    game.xu_chu.passes()
    assert sorted(game.fa_zheng.hand) == ["dodge", "peach"]
    game.fa_zheng.activates("reciprocation")
    assert game.xu_chu.hand == ["wine"]
    assert game.fa_zheng.is_idle


@content("bewilder")
@rule("SG-1104")
def test_a_bewildered_hero_strikes_the_one_whom_fa_zheng_named():
    game = among("fa-zheng", "xu-chu", "zhang-fei", "zhen-ji", phase="draw", deck=["sha", "peach"])
    game.fa_zheng.activates("bewilder", on="xu-chu")
    assert sorted(game.fa_zheng.offered("hero", "seats")) == ["fa-zheng", "zhang-fei"]  # within Xu Chu's range
    game.fa_zheng.chooses("hero", on="zhang-fei")
    game.xu_chu.uses("sha")
    assert (game.hp["zhang-fei"], game.xu_chu.hand, game.fa_zheng.hand) == (3, ["peach"], [])


@content("reciprocation")
@rule("SG-317")
def test_two_wounds_are_requited_twice():
    game = among("fa-zheng", "xu-chu", "zhang-fei", hands={"xu-chu": ["peach"]})
    game.fa_zheng.suffers(2, source="xu-chu")
    game.fa_zheng.activates("reciprocation")
    game.xu_chu.chooses("give", "peach")
    game.fa_zheng.activates("reciprocation")
    assert (game.hp["xu-chu"], game.fa_zheng.hand) == (3, ["peach"])


# ---- Liu Tan


@content("regulate-the-sound")
@rule("SG-1015")
def test_a_coerced_sha_goes_to_another_hand_where_it_is_unlimited():
    game = among(
        "xu-chu", "liu-tan", "zhang-fei", "zhen-ji", hands={"xu-chu": ["sha", "coerce"], "zhang-fei": ["sha"]},
        equipment={"zhang-fei": ["kirin-bow"]},
    )  # fmt: skip
    game.xu_chu.uses("sha", on="zhen-ji")
    game.xu_chu.uses("coerce", on="zhang-fei", second="zhen-ji")
    game.nobody_negates()
    game.zhang_fei.uses("sha")
    assert "zhang-fei" not in game.liu_tan.offered("regulate-the-sound", "seats")
    game.liu_tan.activates("regulate-the-sound", on="xu-chu")
    game.xu_chu.uses("sha", on="zhen-ji")
    game.everyone_passes()
    assert game.dead == ["zhen-ji"]


@content("slow-walk")
def test_liu_tan_draws_for_sha_used_and_sha_played():
    game = among(
        "xu-chu", "liu-tan", "zhang-fei", hands={"xu-chu": ["sha", "barbarians"], "zhang-fei": ["sha"]},
        deck=["dodge", "peach"],
    )  # fmt: skip
    game.xu_chu.uses("sha", on="zhang-fei")
    game.zhang_fei.passes()
    game.xu_chu.uses("barbarians")
    game.nobody_negates()
    game.everyone_passes()
    game.zhang_fei.plays("sha")
    game.xu_chu.ends()
    game.liu_tan.activates("slow-walk")
    assert sorted(game.liu_tan.hand) == ["dodge", "peach"]
    game.liu_tan.passes()  # asked all the same: nobody learns that there was no Sha (SG-H07)
    assert game.turn == "liu-tan"


@content("slow-walk")
@rule("SG-1104")
def test_the_sha_that_liu_tan_draws_in_anothers_turn_can_be_used_at_once():
    game = among(
        "xu-chu", "liu-tan", "zhang-fei", "zhen-ji", hands={"xu-chu": ["sha"], "liu-tan": ["sha:club-2"]},
        deck=["fire-sha", "peach"],
    )  # fmt: skip
    game.xu_chu.uses("sha", on="zhen-ji")
    game.xu_chu.ends()
    game.liu_tan.activates("slow-walk")
    assert [card.partition(":")[0] for card in game.liu_tan.offered("fire-sha", "cards")] == ["fire-sha"]
    game.liu_tan.uses("fire-sha", on="zhang-fei")
    assert game.hp["zhang-fei"] == 3
    assert game.heard("use")[-1]["user"] == "liu-tan"


# ---- Qin Mi


@content("remonstrate")
@rule("SG-322", "SG-330")
def test_a_black_sha_that_qin_mi_talks_away_hits_nobody_and_is_used_up():
    game = among("xu-chu", "qin-mi", "zhang-fei", hands={"xu-chu": ["sha:spade-7", "sha:spade-8"], "qin-mi": ["peach"]})
    game.xu_chu.uses("sha:spade-7", on="zhang-fei")
    game.qin_mi.activates("remonstrate", "peach")
    assert (game.hp["zhang-fei"], game.hp["qin-mi"]) == (4, 3)
    assert game.deck[0].startswith("peach")
    assert not game.xu_chu.may("sha", cards=["sha"], targets=["zhang-fei"])


@content("remonstrate")
def test_a_red_sha_that_qin_mi_talks_away_comes_to_him():
    game = among("xu-chu", "qin-mi", "zhang-fei", hands={"xu-chu": ["sha:heart-10"], "qin-mi": ["peach"]})
    game.xu_chu.uses("sha", on="zhang-fei")
    game.qin_mi.activates("remonstrate", "peach")
    game.everyone_passes()
    assert (game.hp["zhang-fei"], game.hp["qin-mi"]) == (4, 2)


@content("eloquence", "heavenly-debate")
@rule("SG-914", "SG-917")
def test_a_heart_from_the_deck_wins_and_the_sha_does_nothing():
    game = among(
        "xu-chu", "qin-mi", "zhang-fei", hands={"xu-chu": ["sha:spade-7", "sha:spade-10"], "qin-mi": ["sha:club-2"]},
        deck=["peach:heart-3"],
    )  # fmt: skip
    game.xu_chu.uses("sha:spade-7", on="qin-mi")
    game.qin_mi.activates("eloquence")
    game.qin_mi.does("heavenly-debate")
    game.xu_chu.does("fight", cards=["sha"])
    assert game.hp["qin-mi"] == 3
    assert game.qin_mi.hand == ["sha"]
    assert sorted(card.partition(":")[0] for card in game.discard) == ["peach", "sha", "sha"]


@content("eloquence")
@rule("SG-918", "SG-921")
def test_qin_mi_cannot_argue_without_a_hand_nor_with_the_empty_handed():
    empty = among("xu-chu", "qin-mi", "zhang-fei", hands={"xu-chu": ["sha", "sha"], "qin-mi": []})
    empty.xu_chu.uses("sha", on="qin-mi")
    assert empty.hp["qin-mi"] == 2
    against = among("xu-chu", "qin-mi", "zhang-fei", hands={"xu-chu": ["sha"], "qin-mi": ["peach"]})
    against.xu_chu.uses("sha", on="qin-mi")
    assert against.kind == "sanguosha.dodge"


# ---- Wei Yan


@content("wild-bone-boundary")
@rule("SG-317")
def test_wei_yan_heals_for_one_wound_and_draws_for_the_other():
    game = among(
        "boundary-wei-yan", "xu-chu", "zhang-fei", hands={"boundary-wei-yan": ["wine", "sha"]},
        hp={"boundary-wei-yan": 3}, deck=["peach"],
    )  # fmt: skip
    game.boundary_wei_yan.uses("wine")
    game.boundary_wei_yan.uses("sha", on="xu-chu")
    game.boundary_wei_yan.activates("wild-bone-boundary")
    game.boundary_wei_yan.chooses("heal")
    game.boundary_wei_yan.activates("wild-bone-boundary")
    assert (game.hp["boundary-wei-yan"], game.boundary_wei_yan.hand) == (4, ["peach"])


@content("wild-bone-boundary")
def test_wei_yan_gets_nothing_for_a_hero_at_distance_two():
    game = among(
        "boundary-wei-yan", "xu-chu", "zhang-fei", "zhen-ji", hands={"boundary-wei-yan": ["sha"]},
        hp={"boundary-wei-yan": 3}, equipment={"boundary-wei-yan": ["kirin-bow"]},
    )  # fmt: skip
    game.boundary_wei_yan.uses("sha", on="zhang-fei")
    assert game.boundary_wei_yan.is_idle
    assert game.hp["boundary-wei-yan"] == 3


@content("unusual-plan")
@rule("SG-1531", "SG-1606")
def test_two_hp_buy_two_steps_and_two_more_sha():
    game = among(
        "boundary-wei-yan", "xu-chu", "zhang-fei", "zhen-ji", "sun-quan", "hua-tuo", seed=3,
        hands={"boundary-wei-yan": ["sha", "sha", "sha", "sha"]}, skills={"boundary-wei-yan": ["unusual-plan"]},
    )  # fmt: skip
    game.boundary_wei_yan.activates("unusual-plan")
    game.boundary_wei_yan.chooses("number-2")
    assert game.hp["boundary-wei-yan"] == 3  # of 5, a ruler among six
    for target in ("zhen-ji", "zhang-fei", "sun-quan"):  # at distance 3 and 2
        game.boundary_wei_yan.uses("sha", on=target)
    assert not game.boundary_wei_yan.may("sha", cards=["sha"], targets=["xu-chu"])
    assert not game.boundary_wei_yan.may("unusual-plan")
