"""The Shu heroes of the standard set, skill by skill."""

from typing import Any

import pytest

from tests.games.sanguosha.rules.heroes.tables import activated, is_idle, table, told
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.scenario import Scenario, refused

# ---- Liu Bei


def liu_bei_with(*hand: str, **position: Any) -> Scenario:
    """Liu Bei is idle with these cards and 2 HP."""
    return table("liu-bei", "zhang-fei", "cao-cao", hp={"liu-bei": 2}, hands={"liu-bei": list(hand)}, **position)


@content("benevolence")
def test_liu_bei_gives_cards_to_several_heroes_in_one_action_and_heals():
    game = liu_bei_with("sha", "peach", "dodge")
    game.liu_bei.activates("benevolence", "sha", "peach", "dodge", on=["zhang-fei", "cao-cao"])
    game.liu_bei.chooses("give", **{"card-0": "zhang-fei", "card-1": "cao-cao", "card-2": "zhang-fei"})
    assert (game.zhang_fei.hand, game.cao_cao.hand, game.liu_bei.hand) == (["sha", "dodge"], ["peach"], [])
    assert game.hp["liu-bei"] == 3


@content("benevolence")
def test_liu_bei_heals_when_the_second_card_of_a_phase_is_given_and_only_then():
    game = liu_bei_with("sha", "peach", "dodge", "duel")
    game.liu_bei.activates("benevolence", "sha", on="zhang-fei")
    assert game.hp["liu-bei"] == 2
    game.liu_bei.activates("benevolence", "peach", on="zhang-fei")
    assert game.hp["liu-bei"] == 3
    game.liu_bei.activates("benevolence", "dodge", "duel", on="cao-cao")
    assert game.hp["liu-bei"] == 3  # not a second time
    game = liu_bei_with("sha", "peach", "dodge", "duel")
    game.liu_bei.activates("benevolence", "sha", "peach", on="zhang-fei")
    game.liu_bei.activates("benevolence", "dodge", on="zhang-fei")
    game.liu_bei.activates("benevolence", "duel", on="zhang-fei")
    assert game.hp["liu-bei"] == 3


@content("benevolence")
@rule("SG-652")
def test_liu_bei_gives_nothing_to_himself_and_everybody_named_gets_a_card():
    game = liu_bei_with("sha", "peach", "dodge")
    assert game.liu_bei.offered("benevolence", "seats") == ["zhang-fei", "cao-cao"]
    assert game.liu_bei.why_not("benevolence", "sha", on=["zhang-fei", "cao-cao"]) == "SG-652"
    game.liu_bei.activates("benevolence", "sha", "peach", on=["zhang-fei", "cao-cao"])
    with refused("SG-652"):
        game.liu_bei.chooses("give", **{"card-0": "cao-cao", "card-1": "cao-cao"})


@content("benevolence")
def test_equipped_cards_are_no_gifts_and_without_hand_cards_nothing_is_given():
    game = liu_bei_with("sha:spade-7", equipment={"liu-bei": ["red-hare"]})
    assert game.liu_bei.offered("benevolence") == ["sha:spade-7"]
    assert "benevolence" not in liu_bei_with(equipment={"liu-bei": ["red-hare"]}).liu_bei.options


@content("benevolence")
def test_only_giver_and_receiver_see_a_gift():
    game = liu_bei_with("sha:spade-7", "peach:heart-3")
    game.liu_bei.activates("benevolence", "sha", on="zhang-fei")
    known = {name: game.fact(f"view.{name}.seats.1.hand.known.count") for name in ("liu-bei", "zhang-fei", "cao-cao")}
    assert known == {"liu-bei": 1, "zhang-fei": 1, "cao-cao": 0}


@content("rouse-the-generals")
@rule("SG-1403")
def test_a_shu_hero_plays_sha_for_idle_liu_bei_and_it_counts_for_his_limit():
    game = table(
        "liu-bei", "cao-cao", "zhang-fei", "guan-yu",
        hands={"liu-bei": ["sha"], "zhang-fei": ["peach"], "guan-yu": ["sha:spade-7"]},
    )  # fmt: skip
    assert game.liu_bei.offered("rouse-the-generals", "targets") == ["cao-cao", "guan-yu"]  # within reach
    game.liu_bei.activates("rouse-the-generals", on="cao-cao")
    game.zhang_fei.passes()
    game.guan_yu.plays("sha:spade-7")
    assert game.hp["cao-cao"] == 3
    assert [(event["seat"], event["targets"]) for event in told(game, "use")] == [(0, [1])]
    assert [event["seat"] for event in told(game, "play")] == [3]
    assert game.liu_bei.why_not("sha", on="cao-cao") == "SG-1102"
    assert "rouse-the-generals" not in game.liu_bei.options


@content("rouse-the-generals")
@rule("SG-1404")
def test_the_sha_of_another_keeps_its_element_and_colour():
    game = table("liu-bei", "cao-cao", "zhang-fei", hands={"zhang-fei": ["fire-sha"]}, chained=["cao-cao", "zhang-fei"])
    game.liu_bei.activates("rouse-the-generals", on="cao-cao")
    game.zhang_fei.plays("fire-sha")
    assert game.hp == {"liu-bei": 4, "cao-cao": 3, "zhang-fei": 3}
    game = table(
        "liu-bei", "cao-cao", "zhang-fei", hands={"zhang-fei": ["sha:spade-7"]}, equipment={"cao-cao": ["black-shield"]}
    )
    game.liu_bei.activates("rouse-the-generals", on="cao-cao")
    game.zhang_fei.plays("sha")
    assert game.hp["cao-cao"] == 4


@content("rouse-the-generals")
@rule("SG-1404", "SG-1420")
def test_two_black_cards_that_another_plays_as_sha_are_a_black_sha():
    game = table(
        "liu-bei",
        "cao-cao",
        "zhang-fei",
        hands={"zhang-fei": ["sha:spade-7", "acedia:club-6"]},
        equipment={"cao-cao": ["black-shield"], "zhang-fei": ["serpent-halberd"]},
    )
    game.liu_bei.activates("rouse-the-generals", on="cao-cao")
    game.zhang_fei.plays("serpent-halberd/sha", "sha", "acedia")
    assert (game.hp["cao-cao"], game.zhang_fei.hand) == (4, [])


@content("rouse-the-generals", "empty-city")
@rule("SG-450", "SG-1006")
def test_who_plays_his_last_card_for_liu_bei_is_no_target_of_it_any_more():
    game = table("liu-bei", "zhuge-liang", "cao-cao", hands={"zhuge-liang": ["sha"]})
    game.liu_bei.activates("rouse-the-generals", on="zhuge-liang")
    game.zhuge_liang.plays("sha")
    assert is_idle(game, "liu-bei")
    assert (game.hp["zhuge-liang"], told(game, "use")) == (3, [])
    game = table(
        "cao-cao",
        "liu-bei",
        "zhuge-liang",
        ruler="liu-bei",
        turn="cao-cao",
        hands={"cao-cao": ["coerce"], "zhuge-liang": ["sha"]},
        equipment={"liu-bei": ["kirin-bow"]},
    )
    game.cao_cao.uses("coerce", on="liu-bei", second="zhuge-liang")
    game.nobody_negates()
    game.liu_bei.activates("rouse-the-generals")
    game.zhuge_liang.plays("sha")
    assert (game.hp["zhuge-liang"], game.cao_cao.hand) == (3, ["kirin-bow"])


@content("rouse-the-generals")
def test_when_nobody_plays_liu_bei_cannot_ask_again_when_idle_in_this_phase():
    game = table("liu-bei", "cao-cao", "zhang-fei", hands={"liu-bei": ["sha", "duel"], "zhang-fei": ["sha"]})
    game.liu_bei.activates("rouse-the-generals", on="cao-cao")
    game.zhang_fei.passes()
    assert is_idle(game, "liu-bei")
    assert "rouse-the-generals" not in game.liu_bei.options
    game.liu_bei.uses("sha", on="cao-cao")  # his own Sha is still there
    game.cao_cao.passes()
    assert game.hp["cao-cao"] == 3
    game.liu_bei.uses("duel", on="zhang-fei")
    game.nobody_negates()
    game.zhang_fei.plays("sha")
    assert "rouse-the-generals" in game.liu_bei.options  # he is not idle now


@content("rouse-the-generals")
def test_the_generals_are_asked_where_liu_bei_must_play_a_sha():
    game = table(
        "liu-bei", "cao-cao", "zhang-fei", turn="cao-cao", hands={"cao-cao": ["barbarians"], "zhang-fei": ["sha"]}
    )
    game.cao_cao.uses("barbarians")
    game.nobody_negates()
    game.zhang_fei.passes()
    game.nobody_negates()
    game.liu_bei.activates("rouse-the-generals")
    game.zhang_fei.plays("sha")
    assert game.hp == {"liu-bei": 4, "cao-cao": 4, "zhang-fei": 3}


@content("rouse-the-generals")
def test_the_generals_are_asked_where_liu_bei_is_coerced_to_use_a_sha():
    game = table(
        "liu-bei", "cao-cao", "zhang-fei", turn="cao-cao", hands={"cao-cao": ["coerce"], "zhang-fei": ["sha:club-2"]},
        equipment={"liu-bei": ["kirin-bow"]},
    )  # fmt: skip
    game.cao_cao.uses("coerce", on="liu-bei", second="zhang-fei")
    game.nobody_negates()
    game.liu_bei.activates("rouse-the-generals")
    game.zhang_fei.plays("sha")
    assert game.hp["zhang-fei"] == 3
    assert game.liu_bei.equipped == ["kirin-bow"]


@content("rouse-the-generals")
def test_there_is_nobody_to_rouse_without_other_shu_heroes():
    game = table("liu-bei", "cao-cao", "sun-quan", hands={"cao-cao": ["sha"], "sun-quan": ["sha"]})
    assert "rouse-the-generals" not in game.liu_bei.options


# ---- Guan Yu


@content("warrior-saint")
@rule("SG-1410")
@pytest.mark.parametrize("card", ["peach:heart-3", "dodge:diamond-2", "acedia:heart-6"])
def test_guan_yu_uses_a_red_card_as_sha(card: str):
    game = table("guan-yu", "cao-cao", hands={"guan-yu": [card]})
    game.guan_yu.uses("warrior-saint/sha", card, on="cao-cao")
    used = told(game, "use")[0]["use"]
    assert (used["name"], f"{used['suit']}-{used['number']}") == ("sha", card.partition(":")[2])
    game.cao_cao.passes()  # Villainous Hero
    assert game.hp["cao-cao"] == 3
    assert game.guan_yu.hand == []


@content("warrior-saint")
@rule("SG-600")
def test_an_equipped_red_card_serves_and_a_black_one_does_not():
    game = table(
        "guan-yu", "zhang-fei", hands={"guan-yu": ["sha:spade-7", "duel:club-1"]},
        equipment={"guan-yu": ["red-hare:heart-5", "zhuge-crossbow:club-1"]},
    )  # fmt: skip
    assert game.guan_yu.offered("warrior-saint/sha") == ["red-hare:heart-5"]
    game.guan_yu.uses("warrior-saint/sha", "red-hare", on="zhang-fei")
    assert (game.hp["zhang-fei"], game.guan_yu.equipped) == (3, ["zhuge-crossbow"])


@content("warrior-saint")
@rule("SG-1244")
def test_supplies_serve_where_hand_cards_do():
    game = table("guan-yu", "zhang-fei", equipment={"guan-yu": ["wooden-cow"]}, supplies=["peach:heart-3"])
    game.guan_yu.uses("warrior-saint/sha", "peach", on="zhang-fei")
    assert (game.hp["zhang-fei"], game.supplies) == (3, [])


@content("warrior-saint")
@rule("SG-1415")
def test_a_red_fire_sha_used_as_sha_is_a_normal_one():
    game = table(
        "guan-yu", "zhang-fei", "liu-bei", hands={"guan-yu": ["fire-sha:heart-4"]}, chained=["zhang-fei", "liu-bei"]
    )
    game.guan_yu.uses("warrior-saint/sha", on="zhang-fei")
    assert game.hp == {"guan-yu": 4, "zhang-fei": 3, "liu-bei": 4}
    assert game.chained == ["zhang-fei", "liu-bei"]


@content("warrior-saint")
def test_guan_yu_plays_a_red_card_as_sha():
    game = table("cao-cao", "guan-yu", hands={"cao-cao": ["duel"], "guan-yu": ["peach"]})
    game.cao_cao.uses("duel", on="guan-yu")
    game.nobody_negates()
    game.guan_yu.plays("warrior-saint/sha", "peach")
    assert game.hp["cao-cao"] == 3


@content("warrior-saint")
@rule("SG-1205", "SG-1206")
def test_guan_yu_who_is_coerced_cannot_use_the_bow_that_he_needs_for_the_distance():
    game = table(
        "cao-cao", "guan-yu", "zhang-fei", "liu-bei", "sun-quan", hands={"cao-cao": ["coerce"], "guan-yu": ["peach"]},
        equipment={"guan-yu": ["kirin-bow:heart-5"]},
    )  # fmt: skip
    game.cao_cao.uses("coerce", on="guan-yu", second="liu-bei")  # at distance 2
    game.nobody_negates()
    assert game.guan_yu.offered("warrior-saint/sha") == ["peach:heart-3"]
    assert game.guan_yu.why_not("warrior-saint/sha", "kirin-bow") == "SG-1333"
    game.guan_yu.uses("warrior-saint/sha", "peach")
    assert game.hp["liu-bei"] == 3


@content("warrior-saint")
@rule("SG-1208", "SG-1209")
def test_guan_yu_cannot_turn_the_crossbow_into_a_further_sha():
    game = table(
        "guan-yu", "zhang-fei", hands={"guan-yu": ["sha"]}, equipment={"guan-yu": ["zhuge-crossbow:diamond-1"]}
    )
    assert game.guan_yu.offered("warrior-saint/sha") == ["zhuge-crossbow:diamond-1"]
    game.guan_yu.uses("sha", on="zhang-fei")
    assert "warrior-saint/sha" not in game.guan_yu.options


# ---- Zhang Fei


@content("roar")
@rule("SG-1015")
def test_zhang_fei_uses_sha_without_limit():
    game = table("zhang-fei", "cao-cao", hands={"zhang-fei": ["sha", "sha", "fire-sha"]})
    for name in ("sha", "sha", "fire-sha"):
        game.zhang_fei.uses(name, on="cao-cao")
        game.cao_cao.passes()
    assert game.hp["cao-cao"] == 1
    assert game.used == [["phase", "zhang-fei", "sha"]] * 3  # unlimited ones count


@content("roar")
@rule("SG-1016", "SG-1102")
def test_after_an_unlimited_sha_there_is_no_normal_one():
    game = table(
        "guan-yu", "zhang-fei", hands={"guan-yu": ["sha", "sha", "sha", "serpent-halberd"]},
        equipment={"guan-yu": ["zhuge-crossbow"]},
    )  # fmt: skip
    game.guan_yu.uses("sha", on="zhang-fei")
    game.guan_yu.uses("sha", on="zhang-fei")
    game.guan_yu.uses("serpent-halberd")
    assert game.guan_yu.why_not("sha", on="zhang-fei") == "SG-1102"
    game = table(
        "zhang-fei",
        "cao-cao",
        hands={"zhang-fei": ["sha"]},
        lost={"zhang-fei": ["roar"]},
        used=[["phase", "zhang-fei", "sha"]],
    )
    assert game.zhang_fei.why_not("sha", on="cao-cao") == "SG-1102"


@content("roar")
@rule("SG-1017", "SG-1018", "SG-1104")
def test_a_countless_sha_leaves_a_normal_one_and_follows_it():
    game = table(
        "xiahou-yuan", "zhang-fei", phase="judgement", judgement={"xiahou-yuan": ["acedia"]},
        hands={"xiahou-yuan": ["sha"] * 3, "zhang-fei": ["dodge", "peach"]},
        equipment={"xiahou-yuan": ["green-dragon-crescent-blade"]},
    )  # fmt: skip
    game.xiahou_yuan.activates("godspeed")  # a countless Sha
    game.zhang_fei.passes()
    game.xiahou_yuan.passes()  # no second one instead of the Action Phase
    assert is_idle(game, "xiahou-yuan")
    game.xiahou_yuan.uses("sha", on="zhang-fei")
    game.zhang_fei.uses("dodge")
    game.xiahou_yuan.uses("sha")  # of the Green Dragon Crescent Blade, countless again
    game.zhang_fei.passes()
    assert game.hp["zhang-fei"] == 2
    assert game.xiahou_yuan.why_not("sha", on="zhang-fei") == "SG-1102"


# ---- Zhuge Liang

OTHERS = ("cao-cao", "sun-quan", "zhang-fei", "zhao-yun", "ma-chao")
NEXT = ["sha:spade-7", "peach:heart-3", "duel:club-1", "dodge:diamond-2", "snatch:spade-3", "wine:club-3"]


@content("star-gazing")
@rule("SG-632")
def test_zhuge_liang_puts_what_he_sees_atop_and_to_the_bottom_in_any_order():
    game = table("zhuge-liang", *OTHERS, phase="beginning", deck=NEXT)
    game.zhuge_liang.activates("star-gazing")
    game.zhuge_liang.chooses("place", top=["snatch", "peach", "duel"], bottom=["sha", "dodge"])
    assert game.zhuge_liang.hand == ["snatch", "peach"]  # drawn
    assert game.deck[:2] == ["duel:club-1", "wine:club-3"]
    assert game.deck[-2:] == ["sha:spade-7", "dodge:diamond-2"]


@content("star-gazing")
@pytest.mark.parametrize("alive", [2, 3, 4, 5, 6])
def test_zhuge_liang_sees_as_many_cards_as_heroes_live_at_most_five(alive: int):
    game = table("zhuge-liang", *OTHERS, phase="beginning", dead=list(OTHERS[alive - 1 :]), deck=NEXT,
                 roles=["ruler", "rebel", "rebel", "rebel", "loyalist", "spy"])  # fmt: skip
    game.zhuge_liang.activates("star-gazing")
    assert game.zhuge_liang.offered("place", "top") == NEXT[: min(alive, 5)]


@content("star-gazing")
def test_every_card_goes_to_one_place():
    game = table("zhuge-liang", "cao-cao", phase="beginning", deck=NEXT)
    game.zhuge_liang.activates("star-gazing")
    assert game.zhuge_liang.why_not("place", top=["sha"]) == "SG-632"
    assert game.zhuge_liang.why_not("place", top=["sha", "peach"], bottom=["sha"]) == "SG-632"
    assert game.zhuge_liang.may("place", bottom=["sha", "peach"])


@content("star-gazing")
def test_the_others_see_only_how_many_went_where():
    game = table("zhuge-liang", "cao-cao", phase="beginning", deck=NEXT, knows={"deck": [[0, ["cao-cao"]]]})
    game.zhuge_liang.activates("star-gazing")
    game.zhuge_liang.chooses("place", top=["peach"], bottom=["sha"])
    arranged = told(game, "arrange", "cao-cao")[0]
    assert (arranged["top"], arranged["bottom"]) == (1, 1)
    assert game.fact("view.cao-cao.deck.known") == []  # what he knew before he has lost track of
    assert len(game.fact("view.zhuge-liang.deck.known")) == game.fact(
        "view.zhuge-liang.deck.count"
    )  # down to the bottom


@content("star-gazing")
def test_zhuge_liang_may_look_away_and_looks_only_at_his_own_beginning_phase():
    game = table("zhuge-liang", "cao-cao", phase="beginning", deck=NEXT)
    game.zhuge_liang.passes()
    assert game.zhuge_liang.hand == ["sha", "peach"]
    game = table("cao-cao", "zhuge-liang", phase="beginning")
    assert is_idle(game, "cao-cao")


@content("empty-city")
def test_without_hand_cards_zhuge_liang_is_no_target_of_sha_and_duel():
    game = table(
        "zhang-fei", "zhuge-liang", hands={"zhang-fei": ["sha", "fire-sha", "duel", "barbarians", "dismantle"]},
        judgement={"zhuge-liang": ["lightning"]},
    )  # fmt: skip
    for card in ("sha", "fire-sha", "duel"):
        assert game.zhang_fei.why_not(card, on="zhuge-liang") == "SG-1005"
    assert game.zhang_fei.may("dismantle", on="zhuge-liang")
    game.zhang_fei.uses("barbarians")
    game.nobody_negates()
    assert game.hp["zhuge-liang"] == 2


@content("empty-city")
def test_with_a_hand_card_zhuge_liang_can_be_attacked():
    game = table("zhang-fei", "zhuge-liang", hands={"zhang-fei": ["sha", "duel"], "zhuge-liang": ["peach"]})
    assert game.zhang_fei.may("sha", on="zhuge-liang")
    assert game.zhang_fei.may("duel", on="zhuge-liang")


@content("empty-city")
@rule("SG-1005", "SG-1006")
def test_a_coerced_sha_fails_on_zhuge_liang_whose_last_card_was_spent_meanwhile():
    game = table(
        "cao-cao", "zhang-fei", "zhuge-liang", hands={"cao-cao": ["coerce", "negate:spade-11"], "zhang-fei": ["sha"],
        "zhuge-liang": ["negate:club-12"]}, equipment={"zhang-fei": ["serpent-halberd"]},
    )  # fmt: skip
    game.cao_cao.uses("coerce", on="zhang-fei", second="zhuge-liang")
    game.cao_cao.passes()
    game.zhang_fei.passes()
    game.zhuge_liang.negates()
    game.cao_cao.negates()
    game.zhang_fei.passes()
    game.nobody_negates()
    assert game.zhang_fei.options == ["pass"]
    game.zhang_fei.passes()
    assert game.cao_cao.hand == ["serpent-halberd"]


# ---- Zhao Yun


@content("dragon-courage")
@pytest.mark.parametrize("card", ["sha", "fire-sha", "lightning-sha"])
def test_zhao_yun_uses_any_sha_as_dodge(card: str):
    game = table("zhang-fei", "zhao-yun", hands={"zhang-fei": ["sha:spade-7"], "zhao-yun": [card]})
    game.zhang_fei.uses("sha", on="zhao-yun")
    game.zhao_yun.uses("dragon-courage/dodge", card)
    assert (game.hp["zhao-yun"], game.zhao_yun.hand) == (4, [])


@content("dragon-courage")
def test_zhao_yun_uses_dodge_as_a_sha_that_counts():
    game = table("zhao-yun", "zhang-fei", hands={"zhao-yun": ["dodge", "dodge", "sha"]})
    game.zhao_yun.uses("dragon-courage/sha", "dodge", on="zhang-fei")
    assert game.hp["zhang-fei"] == 3
    assert "dragon-courage/sha" not in game.zhao_yun.options
    assert game.zhao_yun.why_not("sha", on="zhang-fei") == "SG-1102"


@content("dragon-courage")
def test_zhao_yun_plays_each_as_the_other():
    game = table("zhang-fei", "zhao-yun", hands={"zhang-fei": ["duel", "raining-arrows"], "zhao-yun": ["dodge", "sha"]})
    game.zhang_fei.uses("duel", on="zhao-yun")
    game.nobody_negates()
    game.zhao_yun.plays("dragon-courage/sha", "dodge")
    game.zhang_fei.passes()
    assert game.hp["zhang-fei"] == 3
    game.zhang_fei.uses("raining-arrows")
    game.nobody_negates()
    game.zhao_yun.plays("dragon-courage/dodge", "sha")
    assert game.hp["zhao-yun"] == 4


@content("dragon-courage")
def test_no_other_card_has_the_courage():
    game = table("zhang-fei", "zhao-yun", hands={"zhang-fei": ["sha"], "zhao-yun": ["peach", "duel"]})
    game.zhang_fei.uses("sha", on="zhao-yun")
    assert game.zhao_yun.options == ["pass"]


# ---- Ma Chao


@content("horsemanship")
def test_ma_chao_is_one_nearer_to_the_others():
    others = ("cao-cao", "sun-quan", "zhang-fei", "liu-bei")
    game = table("ma-chao", *others, hands={"ma-chao": ["sha", "snatch"], "sun-quan": ["peach"]})
    assert game.ma_chao.offered("sha", "targets") == list(others)  # distance 2 counts as 1
    assert game.ma_chao.may("snatch", on="sun-quan")
    game = table("ma-chao", *others, turn="sun-quan", hands={"sun-quan": ["sha"]})
    assert game.sun_quan.offered("sha", "targets") == ["zhang-fei", "cao-cao"]  # the way to him is as long as ever


def iron_cavalry(judged: str, **position: Any) -> Scenario:
    """Ma Chao's Sha has targeted Cao Cao, who has a Dodge; the next card of the deck is this."""
    hands = {"ma-chao": ["sha:spade-7"], "cao-cao": ["dodge"]}
    game = table("ma-chao", "cao-cao", hands=hands, deck=[judged], **position)
    game.ma_chao.uses("sha", on="cao-cao")
    return game


@content("iron-cavalry")
@rule("SG-328")
@pytest.mark.parametrize("judged", ["peach:heart-3", "sha:diamond-6"])
def test_a_red_judgement_makes_ma_chaos_sha_inescapable(judged: str):
    game = iron_cavalry(judged)
    game.ma_chao.activates("iron-cavalry")
    assert game.hp["cao-cao"] == 3
    assert activated(game) == ["iron-cavalry"]
    assert game.cao_cao.options == ["villainous-hero", "pass"]  # he was not asked for the Dodge


@content("iron-cavalry")
def test_a_black_judgement_changes_nothing_and_ma_chao_may_do_without():
    game = iron_cavalry("sha:club-2")
    game.ma_chao.activates("iron-cavalry")
    game.cao_cao.uses("dodge")
    assert game.hp["cao-cao"] == 4
    game = iron_cavalry("peach:heart-3")
    game.ma_chao.passes()
    game.cao_cao.uses("dodge")
    assert game.deck[0] == "peach:heart-3"


@content("iron-cavalry")
@rule("SG-308")
def test_the_cavalry_may_charge_each_target():
    game = table(
        "ma-chao", "zhang-fei", "liu-bei", hands={"ma-chao": ["sha"], "zhang-fei": ["dodge"], "liu-bei": ["dodge"]},
        equipment={"ma-chao": ["heaven-scorching-halberd"]}, deck=["sha:club-2", "peach:heart-3"],
    )  # fmt: skip
    game.ma_chao.uses("sha", on=["zhang-fei", "liu-bei"])
    game.ma_chao.activates("iron-cavalry")  # black, for Zhang Fei
    game.ma_chao.activates("iron-cavalry")  # red, for Liu Bei; both before the first effect
    game.zhang_fei.uses("dodge")
    assert game.hp == {"ma-chao": 4, "zhang-fei": 4, "liu-bei": 3}


@content("iron-cavalry")
def test_the_cavalry_charges_with_sha_only():
    game = table("ma-chao", "zhang-fei", hands={"ma-chao": ["duel"]})
    game.ma_chao.uses("duel", on="zhang-fei")
    assert game.hp["zhang-fei"] == 3


# ---- Huang Yueying


@content("wisdom")
@rule("SG-329")
@pytest.mark.parametrize("card", ["duel", "snatch", "dismantle", "iron-shackle"])
def test_huang_yueying_draws_when_she_uses_a_normal_tactic(card: str):
    game = table(
        "huang-yueying", "cao-cao", hands={"huang-yueying": [card], "cao-cao": ["peach"]}, deck=["sha:spade-7"]
    )
    game.huang_yueying.uses(card, on="cao-cao")
    game.huang_yueying.activates("wisdom")  # before its effect
    assert game.hp["cao-cao"] == 4
    assert game.hands["huang-yueying"] == ["sha:spade-7"]


@content("wisdom")
def test_huang_yueying_draws_when_she_uses_negate():
    game = table(
        "cao-cao", "huang-yueying", hands={"cao-cao": ["out-of-nothing"], "huang-yueying": ["negate"]}, deck=["peach"]
    )
    game.cao_cao.uses("out-of-nothing")
    game.huang_yueying.negates()
    game.huang_yueying.activates("wisdom")
    assert game.huang_yueying.hand == ["peach"]


@content("wisdom")
def test_neither_delayed_nor_converted_tactics_nor_other_cards_are_wise():
    game = table(
        "huang-yueying", "cao-cao", gained={"huang-yueying": ["raid"]}, equipment={"cao-cao": ["black-shield"]},
        hands={"huang-yueying": ["acedia", "lightning", "sha", "red-hare", "sha:club-3"]},
    )  # fmt: skip
    game.huang_yueying.uses("red-hare")
    game.huang_yueying.uses("acedia", on="cao-cao")
    game.huang_yueying.uses("lightning")
    game.huang_yueying.uses("raid/dismantle", "sha:club-3", on="cao-cao")
    game.nobody_negates()
    game.huang_yueying.takes("black-shield")
    game.huang_yueying.uses("sha", on="cao-cao")
    game.cao_cao.passes()
    assert activated(game) == []
    assert game.huang_yueying.hand == []


@content("wisdom")
def test_huang_yueying_may_decline_to_draw():
    game = table(
        "huang-yueying", "cao-cao", hands={"huang-yueying": ["out-of-nothing"]}, deck=["sha", "dodge", "peach"]
    )
    game.huang_yueying.uses("out-of-nothing")
    game.huang_yueying.passes()
    assert game.huang_yueying.hand == ["sha", "dodge"]


@content("talent")
def test_huang_yueyings_tactics_reach_everybody():
    others = ("cao-cao", "sun-quan", "zhang-fei", "liu-bei")
    game = table("huang-yueying", *others, hands={"huang-yueying": ["snatch", "famine", "sha"], "sun-quan": ["peach"]})
    assert game.huang_yueying.may("snatch", on="sun-quan")
    assert game.huang_yueying.offered("famine", "targets") == list(others)
    assert game.huang_yueying.offered("sha", "targets") == ["cao-cao", "liu-bei"]  # no tactic
