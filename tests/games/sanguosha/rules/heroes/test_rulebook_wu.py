"""Heroes of Wu whom the rulebook's examples name: Bu Zhi, Zhuge Jin, Xu Shi, Sun Luban."""

from typing import Any

from tests.games.sanguosha.rules.heroes.tables import activated, is_idle, table, told, with_others
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.scenario import Scenario, refused

# ---- Bu Zhi


@content("great-virtue")
def test_bu_zhi_lets_another_draw_when_he_draws_two():
    game = with_others("bu-zhi", phase="draw")
    assert game.bu_zhi.offered("great-virtue", "seats") == ["sun-quan", "zhang-fei", "zhen-ji"]
    game.bu_zhi.activates("great-virtue", on="zhang-fei")
    assert len(game.hands["zhang-fei"]) == 1
    assert is_idle(game, "bu-zhi")  # the one card of Zhang Fei is nothing to Bu Zhi


@content("great-virtue")
def test_bu_zhi_lets_another_draw_when_he_loses_two_cards_at_once():
    game = with_others("bu-zhi", phase="discard", hands={"bu-zhi": ["sha", "peach", "dodge", "wine", "duel"]})
    game.bu_zhi.discards("sha", "duel")
    game.bu_zhi.activates("great-virtue", on="zhang-fei")
    assert len(game.hands["zhang-fei"]) == 1


@content("great-virtue")
def test_one_card_is_not_enough_for_great_virtue():
    game = with_others("bu-zhi", hands={"bu-zhi": ["dismantle"]}, equipment={"sun-quan": ["kirin-bow"]})
    game.bu_zhi.uses("dismantle", on="sun-quan")
    game.bu_zhi.takes("kirin-bow")
    assert is_idle(game, "bu-zhi")
    assert activated(game) == []


@content("great-virtue")
def test_great_virtue_may_be_let_be():
    game = with_others("bu-zhi", phase="draw")
    game.bu_zhi.passes()
    assert [len(hand) for hand in game.hands.values()] == [2, 0, 0, 0]


def rebellion(**position: Any) -> Scenario:
    """Bu Zhi among two rebels, one of whom is equipped."""
    roles = {"bu-zhi": "ruler", "sun-quan": "rebel", "zhang-fei": "rebel", "zhen-ji": "loyalist", "ma-chao": "spy"}
    given = {"equipment": {"sun-quan": ["lion-helmet", "kirin-bow"]}, **position}
    return table("bu-zhi", "sun-quan", "zhang-fei", "zhen-ji", "ma-chao", roles=roles, turn="bu-zhi", **given)


@content("set-rebellion")
def test_whom_bu_zhi_arms_down_may_lose_one_card():
    game = rebellion()
    assert game.bu_zhi.offered("set-rebellion", "seats") == ["sun-quan"]
    game.bu_zhi.activates("set-rebellion", on="sun-quan")
    assert len(game.hands["sun-quan"]) == 1
    game.sun_quan.chooses("let-discard")
    game.bu_zhi.takes("kirin-bow")
    assert game.equipment["sun-quan"] == ["lion-helmet:club-1"]
    assert game.hp["sun-quan"] == 4


@content("set-rebellion")
@rule("SG-447")
def test_the_lion_helmet_heals_before_the_damage_of_set_rebellion():
    game = rebellion(hp={"sun-quan": 1})
    game.bu_zhi.activates("set-rebellion", on="sun-quan")
    game.sun_quan.chooses("suffer")
    assert game.equipment["sun-quan"] == []
    assert len(game.hands["sun-quan"]) == 3
    assert game.hp["sun-quan"] == 1  # healed to 2 first: no brink of death
    kinds = [kind for kind in game.fact("happened") if kind in ("heal", "damage", "brink")]
    assert kinds == ["heal", "damage"]


@content("set-rebellion")
@rule("SG-812")
def test_bu_zhi_acts_as_often_as_rebels_live():
    game = rebellion()
    for card in ("kirin-bow", "lion-helmet"):
        game.bu_zhi.activates("set-rebellion", on="sun-quan")
        game.sun_quan.chooses("let-discard")
        game.bu_zhi.takes(card)
    assert game.equipment["sun-quan"] == []
    game = rebellion(used=[["phase", "bu-zhi", "set-rebellion"], ["phase", "bu-zhi", "set-rebellion"]])
    with refused("SG-214"):
        game.bu_zhi.activates("set-rebellion", on="sun-quan")
    game = rebellion(dead=["zhang-fei"], used=[["phase", "bu-zhi", "set-rebellion"]])
    with refused("SG-214"):
        game.bu_zhi.activates("set-rebellion", on="sun-quan")


@content("set-rebellion")
@rule("SG-951")
def test_a_rebel_who_rests_is_alive_for_bu_zhi():
    game = rebellion(resting=["zhang-fei"], used=[["phase", "bu-zhi", "set-rebellion"]])
    game.bu_zhi.activates("set-rebellion", on="sun-quan")
    assert game.sun_quan.options == ["let-discard", "suffer"]


@content("set-rebellion")
def test_bu_zhi_may_choose_himself():
    game = rebellion(equipment={"bu-zhi": ["lion-helmet"]}, hp={"bu-zhi": 3})
    game.bu_zhi.activates("set-rebellion", on="bu-zhi")
    game.bu_zhi.chooses("suffer")
    assert (game.hp["bu-zhi"], len(game.hands["bu-zhi"])) == (3, 2)  # healed 1, suffered 1


# ---- Zhuge Jin


def judged(**position: Any) -> Scenario:
    """Zhang Fei is judged for Acedia; the deck has a club for it."""
    given = {"hands": {"zhuge-jin": ["peach", "sha:spade-7"]}, "deck": ["dodge:diamond-2", "sha:club-2", "sha:club-3"]}
    acedia = {"judgement": {"zhang-fei": ["acedia"]}, "turn": "zhang-fei", "phase": "judgement"}
    return table("sun-quan", "zhuge-jin", "zhang-fei", **{**given, **acedia, **position}).nobody_negates()


@content("delay-judgement")
@rule("SG-608", "SG-514")
def test_the_judged_hero_chooses_among_the_cards_of_zhuge_jin():
    game = judged(equipment={"zhuge-jin": ["kirin-bow:heart-5"]})
    game.zhuge_jin.activates("delay-judgement")
    assert game.waits_for == "zhang-fei"
    offered = game.zhang_fei.offered("cards")
    assert sorted(offered) == ["kirin-bow:heart-5", "peach:heart-3", "sha:spade-7"]
    game.zhang_fei.chooses("cards", "peach")
    assert game.phase == "action"  # a heart: Acedia had no effect
    assert "peach" not in game.zhuge_jin.hand
    assert len(told(game, "play")) == 1


@content("delay-judgement")
def test_only_the_judged_hero_sees_the_hand_of_zhuge_jin():
    game = judged()
    game.zhuge_jin.activates("delay-judgement")
    [look] = told(game, "look", "zhang-fei")
    assert len(look["cards"]) == 2
    [seen] = told(game, "look", "sun-quan")
    assert "cards" not in seen


@content("delay-judgement")
def test_zhuge_jin_is_asked_about_every_judgement_and_may_pass():
    game = judged()
    game.zhuge_jin.passes()
    assert game.phase == "discard" or game.turn != "zhang-fei"  # Acedia took effect
    assert len(game.hands["zhuge-jin"]) == 2


@content("great-aid")
def test_zhuge_jin_gives_a_card_to_each_of_two_heroes():
    game = with_others("zhuge-jin", phase="draw", hands={"zhuge-jin": ["peach"]}, equipment={"zhuge-jin": ["red-hare"]})
    game.zhuge_jin.activates("great-aid", "peach", on="sun-quan")
    assert game.zhuge_jin.offered("give", "seats") == ["zhang-fei", "zhen-ji"]
    game.zhuge_jin.chooses("give", "red-hare", on="zhen-ji")
    assert (game.sun_quan.hand, game.zhen_ji.hand) == (["peach"], ["red-hare"])
    assert len(game.hands["zhuge-jin"]) == 3  # 2 drawn, and 1 for the red card (Shrewdness)


@content("great-aid")
def test_one_gift_may_be_enough_and_there_is_only_one_aid_in_a_phase():
    game = with_others("zhuge-jin", hands={"zhuge-jin": ["out-of-nothing", "out-of-nothing", "sha"]})
    game.zhuge_jin.uses("out-of-nothing")
    game.nobody_negates()
    game.zhuge_jin.activates("great-aid", "sha", on="sun-quan")
    game.zhuge_jin.passes()
    assert game.sun_quan.hand == ["sha"]
    game.zhuge_jin.uses("out-of-nothing")
    game.nobody_negates()
    assert is_idle(game, "zhuge-jin")


@content("shrewdness")
def test_zhuge_jin_draws_when_a_red_card_is_discarded_outside_his_action_phase():
    hands = {"sun-quan": ["dismantle", "dismantle"]}
    equipment = {"zhuge-jin": ["kirin-bow:heart-5", "eight-trigrams-formation:spade-2"]}
    game = table("sun-quan", "zhuge-jin", hands=hands, equipment=equipment, turn="sun-quan")
    game.sun_quan.uses("dismantle", on="zhuge-jin")
    game.nobody_negates()
    game.sun_quan.takes("kirin-bow")
    assert len(game.hands["zhuge-jin"]) == 1
    game.sun_quan.uses("dismantle", on="zhuge-jin")
    game.nobody_negates()
    game.sun_quan.takes("eight-trigrams-formation")
    assert len(game.hands["zhuge-jin"]) == 1  # black


@content("shrewdness")
def test_shrewdness_sleeps_in_his_own_action_phase():
    game = with_others("zhuge-jin", hands={"zhuge-jin": ["peach", "sha"]}, hp={"zhuge-jin": 2})
    game.zhuge_jin.uses("peach")
    assert game.zhuge_jin.hand == ["sha"]


@content("shrewdness")
@rule("SG-650")
def test_a_red_card_that_left_unseen_is_shown_for_shrewdness():
    hands = {"sun-quan": ["snatch"], "zhuge-jin": ["peach"]}
    game = table("sun-quan", "zhuge-jin", "zhang-fei", hands=hands, turn="sun-quan")
    game.sun_quan.uses("snatch", on="zhuge-jin")
    game.nobody_negates()
    assert (game.waits_for, game.kind) == ("zhuge-jin", "sanguosha.skill")
    game.zhuge_jin.activates("shrewdness")
    assert len(game.hands["zhuge-jin"]) == 1
    assert [event["cards"][0]["face"] for event in told(game, "show")] != []
    hands = {"sun-quan": ["snatch"], "zhuge-jin": ["sha:spade-7"]}
    game = table("sun-quan", "zhuge-jin", "zhang-fei", hands=hands, turn="sun-quan")
    game.sun_quan.uses("snatch", on="zhuge-jin")
    game.nobody_negates()
    assert game.zhuge_jin.options == ["pass"]  # asked all the same: which card it was is a secret of the two


@content("shrewdness")
@rule("SG-1417", "SG-393")
def test_a_spade_that_is_a_heart_for_xiao_qiao_was_a_spade_for_zhuge_jin():
    hands = {"zhuge-jin": ["sha:spade-7"]}
    game = table(
        "sun-quan", "zhuge-jin", "xiao-qiao", hands=hands, turn="xiao-qiao", phase="judgement",
        judgement={"xiao-qiao": ["acedia"]}, deck=["sha:club-2", "dodge:diamond-2", "dodge:diamond-3"],
    )  # fmt: skip
    game.nobody_negates()
    game.zhuge_jin.activates("delay-judgement")
    game.xiao_qiao.chooses("cards", "sha")
    assert game.phase == "action"  # a heart for her
    assert game.hands["zhuge-jin"] == []


# ---- Xu Shi


@content("divinatory-diagram")
def test_another_hero_asks_xu_shi_and_both_draw_from_the_other_end():
    game = table("sun-quan", "xu-shi", "zhang-fei", hands={"sun-quan": ["peach"]}, turn="sun-quan",
                 deck=["sha:spade-7", "dodge:diamond-2", "*"])  # fmt: skip
    game.sun_quan.activates("divinatory-diagram", "peach")
    assert game.xu_shi.options == ["on-top", "to-bottom", "pass"]
    game.xu_shi.chooses("to-bottom")
    assert (game.hands["sun-quan"], game.hands["xu-shi"]) == (["sha:spade-7"], ["dodge:diamond-2"])
    assert game.deck[-1] == "peach:heart-3"
    with refused("SG-214"):
        game.sun_quan.activates("divinatory-diagram", "sha")


@content("divinatory-diagram")
def test_a_card_on_the_deck_brings_the_lowest_ones():
    game = table("sun-quan", "xu-shi", "zhang-fei", hands={"sun-quan": ["peach"]}, turn="sun-quan")
    lowest = game.deck[-2:]
    game.sun_quan.activates("divinatory-diagram", "peach")
    game.xu_shi.chooses("on-top")
    assert game.deck[0] == "peach:heart-3"
    assert (game.hands["sun-quan"], game.hands["xu-shi"]) == ([lowest[1]], [lowest[0]])


@content("divinatory-diagram")
def test_xu_shi_may_keep_the_card():
    game = table("sun-quan", "xu-shi", "zhang-fei", hands={"sun-quan": ["peach"]}, turn="sun-quan")
    game.sun_quan.activates("divinatory-diagram", "peach")
    game.xu_shi.passes()
    assert (game.sun_quan.hand, game.xu_shi.hand) == ([], ["peach"])


@content("divinatory-diagram")
def test_xu_shi_asks_for_herself_once():
    game = with_others("xu-shi", equipment={"xu-shi": ["kirin-bow"]}, deck=["sha:spade-7", "*"])
    game.xu_shi.activates("divinatory-diagram", "kirin-bow")
    game.xu_shi.chooses("to-bottom")
    assert (game.hands["xu-shi"], game.equipment["xu-shi"]) == (["sha:spade-7"], [])
    assert not game.xu_shi.may("divinatory-diagram", "sha")


def low_deck(deck: list[str], **position: Any) -> Scenario:
    """Zhang Fei's End Phase, with few cards in the deck; all others have been discarded."""
    given = {"turn": "zhang-fei", "phase": "end", "deck": deck, "discard": ["*"], "hp": {"xu-shi": 1}, **position}
    return table("sun-quan", "xu-shi", "zhang-fei", **given)


@content("eliminate")
@rule("SG-118")
def test_xu_shi_uses_as_many_sha_of_the_deck_as_there_were_players():
    deck = ["peach", "sha:spade-7", "dodge", "fire-sha", "sha:spade-8", "sha:spade-9", "duel"]
    game = table("sun-quan", "xu-shi", "zhang-fei", "ma-chao", dead=["ma-chao"], hp={"xu-shi": 1, "zhang-fei": 4},
                 roles=["ruler", "rebel", "spy", "loyalist"], max_hp={"zhang-fei": 5}, turn="zhang-fei", phase="end",
                 deck=deck, discard=["*"])  # fmt: skip
    game.xu_shi.activates("eliminate")
    shas = [event["use"]["name"] for event in told(game, "use") if event["use"]["name"].endswith("sha")]
    assert shas == ["sha", "fire-sha", "sha", "sha"]  # four players were there at the start, three are alive
    assert [event["zone"] for event in told(game, "shuffle")][-1] == "deck"


@content("eliminate")
def test_the_sha_of_the_deck_come_from_the_top_at_any_distance_and_can_be_dodged():
    game = low_deck(["peach", "fire-sha", "dodge", "sha:spade-7"], hands={"zhang-fei": ["dodge"]})
    game.xu_shi.activates("eliminate")
    assert told(game, "use")[-1]["use"]["name"] == "fire-sha"
    game.zhang_fei.uses("dodge")
    assert game.hp["zhang-fei"] == 3
    assert sorted(game.sun_quan.hand) == ["dodge", "peach"]  # what was left of the deck


@content("eliminate")
def test_the_deck_must_be_low_and_the_hero_male():
    assert low_deck(["sha"] * 10).kind == "sanguosha.skill"
    assert low_deck(["sha"] * 11).turn == "sun-quan"
    assert low_deck(["sha"] * 11, hp={"xu-shi": 2}).kind == "sanguosha.skill"
    game = table("sun-quan", "xu-shi", "zhen-ji", turn="zhen-ji", phase="end", deck=["sha"], discard=["*"])
    assert game.turn == "sun-quan"


# ---- Sun Luban


def slander(card: str = "sha:spade-7", **position: Any) -> Scenario:
    """Sun Luban uses a card on Sun Quan, her neighbour; Zhang Fei is her other neighbour."""
    given = {"hands": {"sun-luban": [card], "zhang-fei": ["peach"]}, "turn": "sun-luban", **position}
    game = table("sun-luban", "sun-quan", "ma-chao", "zhang-fei", **given)
    game.sun_luban.uses(card.partition(":")[0], on="sun-quan")
    return game


@content("slander")
@rule("SG-602", "SG-603")
def test_whoever_is_slandered_may_become_the_user():
    game = slander()
    assert game.sun_luban.offered("slander", "seats") == ["zhang-fei"]
    game.sun_luban.activates("slander", on="zhang-fei")
    game.zhang_fei.chooses("give", "peach")
    assert game.sun_luban.hand == ["peach"]
    [damage] = told(game, "damage")
    assert (damage["source"], damage["victim"]) == (game.seat("zhang-fei"), game.seat("sun-quan"))
    assert ["phase", "sun-luban", "sha"] in game.used
    assert ["phase", "zhang-fei", "sha"] not in game.used
    assert [row[1] for row in game.history if row[0] == "use"] == ["sun-luban"]


@content("slander")
def test_or_becomes_a_target_as_well():
    game = slander()
    game.sun_luban.activates("slander", on="zhang-fei")
    game.zhang_fei.chooses("become-target")
    assert (game.hp["sun-quan"], game.hp["zhang-fei"]) == (3, 4)
    assert game.waits_for == "zhang-fei"  # who holds a card, and may dodge
    game.zhang_fei.passes()
    assert game.hp["zhang-fei"] == 3


@content("slander")
@rule("SG-1533")
def test_without_a_card_one_cannot_become_the_user():
    game = slander(hands={"sun-luban": ["sha"]})
    game.sun_luban.activates("slander", on="zhang-fei")
    assert game.zhang_fei.options == ["become-target"]


@content("slander")
def test_slander_needs_a_sha_or_a_black_normal_tactic():
    assert slander("duel:spade-1").kind == "sanguosha.skill"
    assert slander("duel:diamond-1").kind != "sanguosha.skill"
    assert slander("acedia:spade-6").kind != "sanguosha.skill"
    assert slander(used=[["phase", "sun-luban", "slander"]]).hp["sun-quan"] == 3


@content("slander")
@rule("SG-1332")
def test_a_target_added_to_coerce_has_a_weapon_and_reaches_the_same_hero():
    given = {
        "hands": {"sun-luban": ["coerce:club-12"], "guan-yu": ["sha"]},
        "equipment": {"sun-quan": ["kirin-bow"], "guan-yu": ["zhuge-crossbow"], "zhang-fei": ["serpent-halberd"]},
        "turn": "sun-luban",
    }
    game = table("sun-luban", "sun-quan", "guan-yu", "zhang-fei", "zhen-ji", **given)
    game.sun_luban.uses("coerce", on="sun-quan", second="zhen-ji")
    assert game.sun_luban.offered("slander", "seats") == ["zhang-fei"]  # the crossbow does not reach Zhen Ji
    game = table("sun-luban", "sun-quan", "guan-yu", "zhang-fei", "zhen-ji", **given)
    game.sun_luban.uses("coerce", on="sun-quan", second="zhang-fei")
    assert game.sun_luban.offered("slander", "seats") == ["guan-yu"]  # Zhang Fei is to be struck
    game.sun_luban.activates("slander", on="guan-yu")
    game.guan_yu.chooses("become-target")
    game.nobody_negates()
    game.guan_yu.uses("sha")
    assert game.hp["zhang-fei"] == 3
    assert game.sun_luban.hand == ["kirin-bow"]


@content("arrogance")
def test_sun_luban_lowers_the_damage_of_a_man_for_an_equipment_card():
    given = {"hands": {"sun-luban": ["kirin-bow", "peach"]}, "turn": "zhang-fei"}
    game = table("sun-luban", "zhang-fei", "zhen-ji", **given)
    game.sun_luban.suffers(2, "zhang-fei")
    assert game.sun_luban.offered("arrogance") == ["kirin-bow:heart-5"]
    game.sun_luban.activates("arrogance", "kirin-bow")
    assert (game.hp["sun-luban"], game.sun_luban.hand) == (2, ["peach"])
    game.sun_luban.suffers(1, "zhen-ji")
    assert game.hp["sun-luban"] == 1  # a woman: nothing is asked


@content("arrogance")
@rule("SG-703")
def test_damage_lowered_to_nothing_is_prevented():
    game = table("sun-luban", "zhang-fei", hands={"sun-luban": ["kirin-bow"]}, turn="zhang-fei")
    game.sun_luban.suffers(1, "zhang-fei")
    game.sun_luban.activates("arrogance")
    assert game.hp["sun-luban"] == 3
    assert len(told(game, "prevented")) == 1
