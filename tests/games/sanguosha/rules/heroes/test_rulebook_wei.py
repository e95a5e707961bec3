"""Wei heroes of the rulebook's examples: Zhong Yao, Wang Lang, Cao Zhi, Zhu Ling."""

import pytest

from tests.games.sanguosha.rules.heroes.tables import is_idle, table, told
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.scenario import Scenario, refused

# ---- Zhong Yao


@content("worship-ink")
@rule("SG-650", "SG-1404")
def test_zhong_yao_dodges_with_a_black_tactic_that_goes_on_the_deck():
    hands = {"zhang-fei": ["sha:club-2"], "zhong-yuan": ["dismantle:spade-3", "acedia:heart-6", "wine"]}
    game = table("zhang-fei", "zhong-yuan", "sun-quan", hands=hands)
    game.zhang_fei.uses("sha", on="zhong-yuan")
    game.zhong_yuan.chooses("worship-ink")
    assert game.zhong_yuan.offered("dodge") == ["dismantle:spade-3"]  # neither red nor basic
    game.zhong_yuan.chooses("dodge")
    assert (game.hp["zhong-yuan"], game.deck[0]) == (3, "dismantle:spade-3")
    used = told(game, "use")[-1]["use"]
    assert (used["name"], used["suit"], used["cards"], used["by"]) == ("dodge", "none", [], "worship-ink")
    assert {"card", "face"} <= set(told(game, "show")[0]["cards"][0])


@content("worship-ink")
def test_one_of_a_name_in_a_turn_and_whoever_finds_no_card_may_go_on():
    hands = {"zhang-fei": ["sha:club-7", "sha:club-8"], "zhong-yuan": ["dismantle:spade-3", "duel:club-1", "dodge"]}
    game = table("zhang-fei", "zhong-yuan", "sun-quan", hands=hands, equipment={"zhang-fei": ["zhuge-crossbow"]})
    game.zhang_fei.uses("sha:club-7", on="zhong-yuan")
    game.zhong_yuan.chooses("worship-ink")
    game.zhong_yuan.passes()
    game.zhong_yuan.uses("dodge")
    game.zhang_fei.uses("sha:club-8", on="zhong-yuan")
    assert "worship-ink" not in game.zhong_yuan.options  # he has used a Dodge this turn
    game.zhong_yuan.passes()
    assert game.hp["zhong-yuan"] == 2


@content("worship-ink")
@rule("SG-1403", "SG-1205")
def test_when_idle_it_is_a_sha_that_counts_and_the_weapon_put_away_has_no_range():
    game = table(
        "zhong-yuan",
        "sun-quan",
        "zhang-fei",
        "zhen-ji",
        hands={"zhong-yuan": ["sha", "duel:club-1"]},
        equipment={"zhong-yuan": ["kirin-bow:heart-5"], "sun-quan": []},
    )
    assert game.zhong_yuan.offered("worship-ink") == ["duel:club-1"]
    game.zhong_yuan.activates("worship-ink", "duel:club-1")
    assert game.zhong_yuan.options == ["sha", "wine"]
    assert "zhang-fei" in game.zhong_yuan.offered("sha", "targets")
    game.zhong_yuan.chooses("sha", on="zhang-fei")
    assert (game.hp["zhang-fei"], game.deck[0]) == (3, "duel:club-1")
    assert game.zhong_yuan.why_not("sha", on="sun-quan") == "SG-1102"
    game = table(
        "zhong-yuan",
        "sun-quan",
        "zhang-fei",
        "zhen-ji",
        equipment={"zhong-yuan": ["green-dragon-crescent-blade:spade-5"]},
    )
    game.zhong_yuan.activates("worship-ink")
    assert game.zhong_yuan.offered("sha", "targets") == ["sun-quan", "zhen-ji"]  # the blade reaches no farther


@content("worship-ink")
@rule("SG-721")
def test_on_the_brink_of_death_it_is_peach_or_wine():
    hands = {"zhang-fei": ["sha:club-2"], "zhong-yuan": ["dismantle:spade-3", "duel:spade-1"]}
    game = table("zhang-fei", "zhong-yuan", "sun-quan", hands=hands, hp={"zhong-yuan": 1})
    game.zhang_fei.uses("sha", on="zhong-yuan")
    game.zhong_yuan.passes()
    game.zhong_yuan.chooses("worship-ink")
    assert game.zhong_yuan.options == ["peach", "wine", "pass"]
    game.zhong_yuan.chooses("wine")
    assert game.hp["zhong-yuan"] == 1


@content("worship-ink")
def test_what_is_played_is_not_used():
    game = table("zhang-fei", "zhong-yuan", hands={"zhang-fei": ["duel:club-1"], "zhong-yuan": ["dismantle:spade-3"]})
    game.zhang_fei.uses("duel", on="zhong-yuan")
    game.nobody_negates()
    assert game.zhong_yuan.options == ["pass"]


@content("worship-ink")
def test_he_is_asked_on_public_grounds_alone():
    game = table("zhang-fei", "zhong-yuan", hands={"zhang-fei": ["sha:club-2"]}, equipment={"zhong-yuan": ["red-hare"]})
    game.zhang_fei.uses("sha", on="zhong-yuan")
    assert game.hp["zhong-yuan"] == 2  # no hand card, and a red horse: everybody sees that he has no ink
    game = table("zhang-fei", "zhong-yuan", hands={"zhang-fei": ["sha:club-2"], "zhong-yuan": ["peach"]})
    game.zhang_fei.uses("sha", on="zhong-yuan")
    assert game.zhong_yuan.options == ["worship-ink", "pass"]


@content("assist-and-settle")
@rule("SG-308")
def test_a_target_of_another_s_spade_draws_while_nobody_has_been_hurt():
    hands = {"zhang-fei": ["barbarians:spade-7", "sha:spade-8"]}
    game = table("zhang-fei", "zhong-yuan", "zhen-ji", hands=hands, deck=["peach:heart-3"])
    game.zhang_fei.uses("barbarians")
    assert game.zhong_yuan.offered("assist-and-settle", "seats") == ["zhong-yuan", "zhen-ji"]
    game.zhong_yuan.activates("assist-and-settle", on="zhen-ji")  # asked once for all targets
    assert len(game.zhen_ji.hand) == 1
    game.everyone_passes()
    game.zhang_fei.uses("sha", on="zhong-yuan")
    assert game.kind != "sanguosha.skill"  # somebody has been hurt


@content("assist-and-settle")
@pytest.mark.parametrize(("card", "turn"), [("sha:club-2", "zhang-fei"), ("sha:spade-8", "zhong-yuan")])
def test_neither_other_suits_nor_his_own_cards_count(card: str, turn: str):
    game = table("zhang-fei", "zhong-yuan", "zhen-ji", hands={turn: [card]}, turn=turn)
    game.fact(f"hands.{turn}")
    getattr(game, turn.replace("-", "_")).uses("sha", on="zhen-ji")
    assert game.hp["zhen-ji"] == 2


# ---- Wang Lang


def wagging(mine: str, *his: str, tongues: int = 0, **position: object) -> Scenario:
    """Wang Lang fights with one card against several heroes."""
    names = ["sun-quan", "zhang-fei", "zhen-ji"][: len(his)]
    hands = {"wang-lang": [mine, "peach"], **{name: [card] for name, card in zip(names, his, strict=True)}}
    game = table(
        "wang-lang",
        *names,
        *([] if len(names) > 1 else ["guo-jia"]),
        hands=hands,
        tokens={"wang-lang": {"tongue": tongues}},
        **position,
    )
    game.wang_lang.activates("wagging-tongue", on=names)
    game.wang_lang.does("fight", cards=[mine])
    for name, card in zip(names, his, strict=True):
        getattr(game, name.replace("-", "_")).does("fight", cards=[card])
    return game


@content("wagging-tongue")
@rule("SG-912", "SG-915")
def test_one_card_fights_three_and_the_results_come_in_turn_order():
    game = wagging("barbarians:club-7", "sha:spade-7", "sha:spade-8", "dodge:heart-2", deck=["sha", "sha", "sha"])
    assert [event["values"] for event in told(game, "fought")] == [[7, 7]]
    assert game.tokens["wang-lang"] == {"tongue": 1}  # a tie is no win
    game.wang_lang.chooses("discard", "peach")
    assert game.sun_quan.hand == []  # nothing to discard: Wang Lang draws
    assert len(game.wang_lang.hand) == 1
    assert [event["winner"] for event in told(game, "fought")] == [-1, 2]
    game.wang_lang.chooses("let-draw")
    assert [event["values"] for event in told(game, "fought")] == [[7, 7], [7, 8], [7, 2]]
    assert (game.tokens["wang-lang"], len(game.wang_lang.hand)) == ({"tongue": 2}, 3)
    assert game.processing == []
    assert game.wang_lang.why_not("wagging-tongue", on="zhen-ji") in ("SG-214", "SG-213")


@content("wagging-tongue")
@rule("SG-352")
def test_the_seventh_tongue_kills():
    game = wagging("sha:spade-7", "sha:spade-8", tongues=6, roles=["ruler", "rebel", "spy"])
    assert game.winner == ["sun-quan"]


@content("wagging-tongue")
def test_whoever_loses_may_let_him_draw():
    game = wagging("sha:club-11", "sha:spade-8", equipment={"sun-quan": ["hex-mark"]})
    assert game.tokens["wang-lang"] == {"tongue": 0}
    game.sun_quan.chooses("let-draw")
    assert len(game.wang_lang.hand) == 2
    assert game.sun_quan.equipped == ["hex-mark"]


@content("stirring-words")
@rule("SG-914", "SG-908", "SG-916")
def test_a_low_card_is_raised_and_the_tongue_wags_again():
    game = wagging("sha:club-4", "sha:spade-8", tongues=5)
    game.wang_lang.activates("stirring-words")
    assert told(game, "fought")[0]["values"] == [9, 8]
    assert game.used == []
    assert game.tokens["wang-lang"] == {"tongue": 5}


@content("stirring-words")
@rule("SG-914")
def test_a_value_above_the_tongues_is_not_raised_and_none_above_k():
    game = wagging("sha:club-7", "sha:spade-8", tongues=6)
    assert told(game, "fought")[0]["values"] == [7, 8]
    game = wagging("sha:spade-8", "sha:spade-7", tongues=8)
    game.wang_lang.activates("stirring-words")
    assert told(game, "fought")[0]["values"] == [13, 7]


@content("stirring-words")
def test_it_works_as_the_opponent_too():
    hands = {"zhu-rong": ["sha:spade-8", "dodge:diamond-6"], "wang-lang": ["sha:club-4"]}
    game = table("zhu-rong", "wang-lang", "sun-quan", hands=hands, tokens={"wang-lang": {"tongue": 4}})
    game.zhu_rong.uses("sha", on="wang-lang")
    game.wang_lang.passes()
    game.zhu_rong.activates("intense-blade")
    game.zhu_rong.does("fight", cards=["dodge"])
    game.wang_lang.does("fight", cards=["sha"])
    game.wang_lang.activates("stirring-words")
    assert told(game, "fought")[0]["values"] == [6, 8]


# ---- Cao Zhi


@content("falling-bloom")
@rule("SG-434")
def test_cao_zhi_takes_the_clubs_that_others_discard():
    hands = {"zhang-fei": ["sha:club-2", "duel:club-1", "sha:spade-7"]}
    game = table("zhang-fei", "cao-zhi", "sun-quan", phase="discard", hp={"zhang-fei": 1}, hands=hands)
    game.zhang_fei.discards("sha:club-2", "duel:club-1")
    assert sorted(game.cao_zhi.offered("falling-bloom")) == ["duel:club-1", "sha:club-2"]
    game.cao_zhi.activates("falling-bloom", "duel:club-1")
    assert game.cao_zhi.hand[0] == "duel"
    assert game.discard == ["sha:club-2"]


@content("falling-bloom")
@rule("SG-643", "SG-514")
def test_cao_zhi_takes_judgement_cards_of_others_also_one_that_was_replaced():
    game = table(
        "sima-yi",
        "cao-zhi",
        "sun-quan",
        phase="judgement",
        judgement={"sima-yi": ["acedia"]},
        hands={"sima-yi": ["duel:club-1"]},
        deck=["sha:club-2"],
    )
    game.nobody_negates()
    game.sima_yi.activates("ghost-talent", "duel")
    game.cao_zhi.activates("falling-bloom", "sha:club-2")
    game.cao_zhi.activates("falling-bloom", "duel:club-1")
    assert game.cao_zhi.hand[:2] == ["sha", "duel"]


@content("falling-bloom")
@rule("SG-637")
def test_what_is_used_or_his_own_is_no_bloom():
    game = table("cao-zhi", "zhang-fei", "sun-quan", turn="zhang-fei", hands={"zhang-fei": ["sha:club-2"]})
    game.zhang_fei.uses("sha", on="sun-quan")
    assert is_idle(game, "zhang-fei")
    game = table(
        "cao-zhi", "zhang-fei", phase="discard", hp={"cao-zhi": 1}, hands={"cao-zhi": ["sha:club-2", "sha:club-3"]}
    )
    game.cao_zhi.discards("sha:club-2")
    assert "skill" not in game.fact("happened")


@content("wine-poetry")
@rule("SG-1150", "SG-901")
def test_cao_zhi_flips_for_wine_once_in_a_turn():
    game = table("cao-zhi", "zhang-fei", "sun-quan", hands={"cao-zhi": ["sha"]})
    game.cao_zhi.uses("wine-poetry")
    assert game.flipped == ["cao-zhi"]
    assert game.effects == [["wine", "cao-zhi", 1, "turn"]]
    assert "wine-poetry" not in game.cao_zhi.options
    game.cao_zhi.uses("sha", on="zhang-fei")
    assert game.hp["zhang-fei"] == 2
    game = table("cao-zhi", "zhang-fei", used=[["turn", "cao-zhi", "wine"]])
    assert "wine-poetry" not in game.cao_zhi.options


@content("wine-poetry")
@rule("SG-1151")
def test_wine_poetry_saves_him_and_he_was_face_up_when_he_was_hurt():
    game = table("zhang-fei", "cao-zhi", "sun-quan", hp={"cao-zhi": 1}, hands={"zhang-fei": ["sha"]})
    game.zhang_fei.uses("sha", on="cao-zhi")
    game.cao_zhi.chooses("wine-poetry")
    assert (game.hp["cao-zhi"], game.flipped) == (1, ["cao-zhi"])
    assert is_idle(game, "zhang-fei")


@content("wine-poetry")
def test_hurt_face_down_he_may_turn_up():
    game = table("zhang-fei", "cao-zhi", "sun-quan", flipped=["cao-zhi"], hands={"zhang-fei": ["sha"]})
    game.zhang_fei.uses("sha", on="cao-zhi")
    game.cao_zhi.activates("wine-poetry")
    assert game.flipped == []


# ---- Zhu Ling


@content("anticipate-war")
@rule("SG-1410")
def test_a_basic_card_makes_basic_cards_of_all_kinds_and_the_first_is_stronger():
    hands = {"zhu-ling": ["dodge:heart-2", "dodge:diamond-6", "dodge:diamond-7", "duel"]}
    game = table("zhu-ling", "zhang-fei", "sun-quan", hands=hands)
    game.zhu_ling.activates("anticipate-war", "dodge:heart-2")
    assert game.hp["zhu-ling"] == 3
    game.zhu_ling.uses("anticipate-war/wine", "dodge:diamond-6")
    assert game.effects == [["anticipate-war", "zhu-ling", 3, "turn"], ["wine", "zhu-ling", 2, "turn"]]
    game.zhu_ling.uses("anticipate-war/sha", "dodge:diamond-7", on="zhang-fei")
    assert game.hp["zhang-fei"] == 1
    assert game.zhu_ling.why_not("anticipate-war", "duel") == "SG-214"


@content("anticipate-war")
def test_a_peach_of_the_war_heals_two():
    game = table("zhu-ling", "zhang-fei", hp={"zhu-ling": 3}, hands={"zhu-ling": ["sha", "dodge", "dodge"]})
    game.zhu_ling.activates("anticipate-war", "sha")
    game.zhu_ling.uses("anticipate-war/peach", "dodge")
    assert game.hp["zhu-ling"] == 4
    game.zhu_ling.ends()
    game.everyone_passes()
    assert game.effects == []


@content("anticipate-war")
@rule("SG-446")
def test_a_tactic_draws_three_and_nobody_can_negate():
    hands = {"zhu-ling": ["dismantle", "snatch"], "zhang-fei": ["negate", "peach"]}
    game = table("zhu-ling", "zhang-fei", hands=hands)
    game.zhu_ling.activates("anticipate-war", "dismantle")
    assert len(game.zhu_ling.hand) == 4
    game.dice_show(2)
    game.zhu_ling.uses("snatch", on="zhang-fei")
    assert game.zhang_fei.hand == ["negate"]


@content("anticipate-war")
@rule("SG-822")
def test_equipment_takes_two_cards_of_the_only_target_and_he_gets_one():
    hands = {"zhu-ling": ["hex-mark", "sha"], "zhang-fei": ["peach", "dodge", "wine"]}
    game = table("zhu-ling", "zhang-fei", "sun-quan", hands=hands)
    game.zhu_ling.activates("anticipate-war", "hex-mark")
    game.zhu_ling.uses("sha", on="zhang-fei")
    game.zhang_fei.discards("peach", "dodge")
    game.zhu_ling.chooses("cards", "peach")
    assert (game.zhu_ling.hand, game.zhang_fei.hand) == (["peach"], ["wine"])


@content("anticipate-war")
def test_two_targets_discard_nothing():
    hands = {"zhu-ling": ["hex-mark", "sha"], "zhang-fei": ["peach"]}
    game = table("zhu-ling", "zhang-fei", "sun-quan", hands=hands, equipment={"zhu-ling": ["heaven-scorching-halberd"]})
    game.zhu_ling.activates("anticipate-war", "hex-mark")
    game.zhu_ling.uses("sha", on=["zhang-fei", "sun-quan"])
    game.everyone_passes()
    assert game.zhang_fei.hand == ["peach"]
    with refused("SG-214"):
        game.zhu_ling.activates("anticipate-war", "heaven-scorching-halberd")


# ---- what need not be done, and how often


@content("assist-and-settle")
@rule("SG-815")
def test_zhong_yao_need_not_assist():
    game = table("zhang-fei", "zhong-yuan", "zhen-ji", hands={"zhang-fei": ["sha:spade-8"]})
    game.zhang_fei.uses("sha", on="zhen-ji")
    game.zhong_yuan.passes()
    assert (game.hp["zhen-ji"], game.zhen_ji.hand) == (2, [])


@content("falling-bloom")
@rule("SG-815")
def test_cao_zhi_may_let_the_blooms_lie():
    game = table("zhang-fei", "cao-zhi", "zhen-ji", hands={"zhang-fei": ["dismantle"], "zhen-ji": ["sha:club-2"]})
    game.zhang_fei.uses("dismantle", on="zhen-ji")
    game.nobody_negates()
    game.cao_zhi.passes()
    assert (game.cao_zhi.hand, "sha:club-2" in game.discard) == ([], True)


@content("anticipate-war")
def test_after_a_basic_card_tactics_can_be_negated():
    hands = {"zhu-ling": ["sha", "snatch"], "zhang-fei": ["negate"]}
    game = table("zhu-ling", "zhang-fei", hands=hands)
    game.zhu_ling.activates("anticipate-war", "sha")
    game.zhu_ling.uses("snatch", on="zhang-fei")
    assert "zhang-fei" in game.waits_for
    assert game.kind == "sanguosha.negate"


@content("wagging-tongue")
@rule("SG-214")
def test_the_tongue_wags_once_in_a_phase():
    hands = {"wang-lang": ["sha:club-11", "peach"], "sun-quan": ["sha:spade-7", "sha:spade-8"]}
    game = table("wang-lang", "sun-quan", "zhang-fei", hands=hands)
    game.wang_lang.activates("wagging-tongue", on="sun-quan")
    game.wang_lang.does("fight", cards=["sha"])
    game.sun_quan.does("fight", cards=["sha:spade-7"])
    game.sun_quan.chooses("let-draw")
    assert game.wang_lang.why_not("wagging-tongue", on="sun-quan") == "SG-214"


@content("anticipate-war")
def test_after_equipment_basic_cards_are_what_they_are():
    game = table("zhu-ling", "zhang-fei", hands={"zhu-ling": ["hex-mark", "dodge"]})
    game.zhu_ling.activates("anticipate-war", "hex-mark")
    assert game.zhu_ling.options == ["end"]


@content("wine-poetry")
def test_face_down_there_is_no_wine_poetry():
    game = table("cao-zhi", "zhang-fei", flipped=["cao-zhi"])
    assert game.cao_zhi.options == ["end"]
