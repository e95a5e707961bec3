"""Heroes of single arts: Tong Yuan, Guan Yu (martial), Zhang Liao (combo), Jian Shuo."""

import pytest

from tests.games.sanguosha.rules.heroes.tables import is_idle, table, told
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.games.sanguosha.rules.distance import neighbours
from tianxia.scenario import Scenario

# ---- Tong Yuan


@content("phoenix-spear")
@rule("SG-1410")
def test_tong_yuan_uses_dodge_as_any_sha_and_plays_sha_as_dodge():
    hands = {"tong-yuan": ["dodge:heart-2", "sha:spade-7"], "sun-quan": ["raining-arrows"]}
    game = table("tong-yuan", "sun-quan", "zhang-fei", hands=hands)
    spears = [option for option in game.tong_yuan.options if option.startswith("phoenix-spear/")]
    assert spears == ["phoenix-spear/sha", "phoenix-spear/lightning-sha", "phoenix-spear/fire-sha"]
    game.tong_yuan.uses("phoenix-spear/fire-sha", on="sun-quan")
    game.sun_quan.passes()
    assert told(game, "damage")[0]["element"] == "fire"
    game = table("tong-yuan", "sun-quan", turn="sun-quan", hands=hands)
    game.sun_quan.uses("raining-arrows")
    game.nobody_negates()
    game.tong_yuan.plays("phoenix-spear/dodge")
    assert game.hp["tong-yuan"] == 4


def spears(mine: str, his: str, hers: str, **position: object) -> Scenario:
    """A common point fight with Sun Quan and Zhen Ji at the start of the Action Phase."""
    hands = {"tong-yuan": [mine], "sun-quan": [his], "zhen-ji": [hers]}
    game = table("tong-yuan", "sun-quan", "zhang-fei", "zhen-ji", phase="action", step="phase", hands=hands, **position)
    game.tong_yuan.activates("phoenix-spear", on=["zhen-ji", "sun-quan"])
    game.tong_yuan.does("fight", cards=[mine])
    game.sun_quan.does("fight", cards=[his])
    game.zhen_ji.does("fight", cards=[hers])
    return game


@content("phoenix-spear")
@rule("SG-920", "SG-1105")
def test_the_only_highest_card_wins_and_burns_all_who_did_not_win():
    game = spears("sha:spade-8", "sha:club-11", "dodge:diamond-6")
    assert told(game, "fought") == [
        {"kind": "fought", "fight": [0, 1, 3], "skill": "phoenix-spear", "values": [8, 11, 6], "winner": 1}
    ]
    used = told(game, "use")[0]
    assert (used["user"], used["targets"], used["use"]["name"]) == (1, [3, 0], "fire-sha")
    assert game.hp == {"tong-yuan": 3, "sun-quan": 4, "zhang-fei": 4, "zhen-ji": 2}
    assert is_idle(game, "tong-yuan")


@content("phoenix-spear")
@rule("SG-920")
def test_a_tie_for_the_highest_is_no_win():
    game = spears("sha:club-7", "sha:spade-7", "dodge:heart-2")
    assert told(game, "fought")[0]["winner"] == -1
    assert is_idle(game, "tong-yuan")


@content("pass-on-the-art")
@rule("SG-914", "SG-806")
def test_the_art_raises_cards_in_point_fights_until_the_next_turn():
    hands = {"tong-yuan": ["sha:spade-7"], "sun-quan": ["sha:spade-8"]}
    game = table("tong-yuan", "sun-quan", "zhang-fei", phase="beginning", hands=hands, deck=["peach"] * 2)
    game.tong_yuan.activates("pass-on-the-art", on="sun-quan")
    game.tong_yuan.activates("phoenix-spear", on="sun-quan")
    game.tong_yuan.does("fight", cards=["sha"])
    game.sun_quan.does("fight", cards=["sha"])
    assert told(game, "fought")[0]["values"] == [7, 11]
    assert ["game", "tong-yuan", "pass-on-the-art"] in game.used


ART = [
    ["pass-on-the-art", "tong-yuan", "zhang-fei", "next-turn"],
    ["thrust-of-the-art", "tong-yuan", "zhang-fei", "next-turn"],
]


@content("pass-on-the-art")
@rule("SG-1606")
def test_the_next_sha_of_the_chosen_hero_hurts_more_and_tong_yuan_draws():
    hands = {"zhang-fei": ["sha:spade-7", "sha:spade-8"]}
    game = table("tong-yuan", "sun-quan", "zhang-fei", turn="zhang-fei", hands=hands, effects=ART)
    game.zhang_fei.uses("sha:spade-7", on="sun-quan")
    assert game.hp["sun-quan"] == 2
    assert len(game.tong_yuan.hand) == 2
    game.zhang_fei.uses("sha:spade-8", on="sun-quan")
    assert (game.hp["sun-quan"], len(game.tong_yuan.hand)) == (1, 2)
    assert game.effects == ART[:1]


@content("pass-on-the-art")
def test_tong_yuan_himself_suffers_no_more_and_draws_for_what_hit_him():
    game = table("tong-yuan", "sun-quan", "zhang-fei", turn="zhang-fei", hands={"zhang-fei": ["sha"]}, effects=ART)
    game.zhang_fei.uses("sha", on="tong-yuan")
    assert (game.hp["tong-yuan"], len(game.tong_yuan.hand)) == (3, 1)


# ---- Guan Yu (martial)


@content("assist-han")
@rule("SG-1384", "SG-1015")
def test_the_shown_card_is_given_or_a_sha_comes():
    game = table("martial-guan-yu", "sun-quan", "zhang-fei", hands={"sun-quan": ["peach"], "martial-guan-yu": ["sha"]})
    game.martial_guan_yu.activates("assist-han", on="sun-quan")
    assert [card["face"] for card in told(game, "show")[0]["cards"]]
    game.sun_quan.chooses("give")
    assert game.martial_guan_yu.hand == ["sha", "peach"]
    game = table(
        "martial-guan-yu",
        "sun-quan",
        "zhang-fei",
        hands={"sun-quan": ["peach"], "martial-guan-yu": ["sha"]},
        used=[["phase", "martial-guan-yu", "sha"]],
    )
    game.martial_guan_yu.activates("assist-han", on="sun-quan")
    game.sun_quan.chooses("suffer-sha")
    game.sun_quan.passes()
    assert game.hp["sun-quan"] == 3
    assert game.used.count(["phase", "martial-guan-yu", "sha"]) == 2  # unlimited, and it counts


@content("martial-awe")
@rule("SG-1662", "SG-1663")
def test_martial_awe_once_and_again_for_each_damage():
    hands = {"martial-guan-yu": ["sha:spade-7", "sha:club-2", "sha:club-3", "dodge"], "sun-quan": ["sha:spade-8"]}
    game = table("martial-guan-yu", "sun-quan", "zhang-fei", hands=hands)
    game.martial_guan_yu.activates("martial-awe", "sha:spade-7", on="sun-quan")
    assert told(game, "damage")[0]["element"] == "lightning"  # 7 is not above 8
    assert ["martial-awe", "martial-guan-yu", 1, "round"] in game.effects
    assert "martial-awe" not in game.martial_guan_yu.options  # one more is allowed, but nobody has cards
    game = table(
        "martial-guan-yu",
        "sun-quan",
        "zhang-fei",
        hands={**hands, "sun-quan": ["sha:club-4", "peach", "wine"]},
        used=[["round", "martial-guan-yu", "martial-awe"]],
    )
    assert game.martial_guan_yu.why_not("martial-awe", "sha:spade-7", on="sun-quan") == "SG-1662"
    game.martial_guan_yu.uses("sha:spade-7", on="sun-quan")
    game.sun_quan.passes()
    assert game.martial_guan_yu.may("martial-awe", "sha:club-2", on="sun-quan")  # the damage opens another one


@content("martial-awe")
@rule("SG-816", "SG-1542")
def test_the_second_time_in_a_phase_costs_two_cards_and_five_are_the_most():
    hands = {"martial-guan-yu": ["sha:spade-7", "sha:spade-8", "dodge"], "sun-quan": ["sha:club-2"]}
    blows = [["martial-awe", "martial-guan-yu", 9, "round"]]
    used = [["round", "martial-guan-yu", "martial-awe"], ["phase", "martial-guan-yu", "martial-awe"]]
    game = table("martial-guan-yu", "sun-quan", "zhang-fei", hands=hands, effects=blows, used=used)
    assert game.martial_guan_yu.why_not("martial-awe", "dodge", on="sun-quan") is not None
    game.martial_guan_yu.activates("martial-awe", "sha:spade-7", "sha:spade-8", on="sun-quan")
    assert (game.sun_quan.hand, game.hp["sun-quan"]) == ([], 4)  # he had one only; 15 is above 2
    game = table("martial-guan-yu", "sun-quan", hands=hands, effects=blows, used=used[:1] * 5)
    assert "martial-awe" not in game.martial_guan_yu.options


# ---- Zhang Liao (combo)


@content("ride-and-raid")
@rule("SG-1015")
def test_cards_drawn_for_damage_are_unlimited():
    game = table(
        "combo-zhang-liao",
        "sun-quan",
        "zhang-fei",
        deck=["sha:club-2", "wine", "peach"],
        hands={"combo-zhang-liao": ["sha:spade-7", "sha:spade-8"]},
        used=[["turn", "combo-zhang-liao", "wine"]],
    )
    game.combo_zhang_liao.uses("sha:spade-7", on="sun-quan")
    game.combo_zhang_liao.activates("ride-and-raid")
    assert game.hand_labels == {"combo-zhang-liao": {"ride-and-raid": ["sha:club-2"]}}
    assert game.combo_zhang_liao.offered("sha") == ["sha:club-2"]
    game.combo_zhang_liao.uses("sha:club-2", on="sun-quan")
    if game.kind == "sanguosha.skill" and "break-the-horde" in game.combo_zhang_liao.options:
        game.combo_zhang_liao.passes()
    game.combo_zhang_liao.activates("ride-and-raid")
    game.combo_zhang_liao.uses("wine")  # a second one
    assert [effect for effect in game.effects if effect[0] == "wine"]


@content("ride-and-raid")
def test_he_draws_when_he_suffers_too_and_others_do_not_see_which_card_it_is():
    game = table("zhang-fei", "combo-zhang-liao", "sun-quan", hands={"zhang-fei": ["sha"]})
    game.zhang_fei.uses("sha", on="combo-zhang-liao")
    game.combo_zhang_liao.activates("ride-and-raid")
    assert len(game.combo_zhang_liao.hand) == 1
    assert len(game.fact("view.combo-zhang-liao.seats")[1]["hand_labels"]) == 1
    assert game.fact("view.zhang-fei.seats")[1]["hand_labels"] == {}


@content("break-the-horde")
@rule("SG-405", "SG-409", "SG-843")
def test_a_sha_after_a_damage_card_robs_target_and_neighbours_and_strikes_twice():
    game = table(
        "combo-zhang-liao",
        "sun-quan",
        "zhang-fei",
        "zhen-ji",
        hands={
            "combo-zhang-liao": ["duel", "sha:spade-7"],
            "sun-quan": ["dodge"],
            "zhang-fei": ["peach"],
            "zhen-ji": ["wine"],
        },
    )
    game.combo_zhang_liao.uses("duel", on="zhang-fei")
    game.nobody_negates()
    game.zhang_fei.passes()
    game.combo_zhang_liao.passes()  # Ride and Raid
    game.combo_zhang_liao.uses("sha", on="sun-quan")
    game.combo_zhang_liao.activates("break-the-horde")
    assert sorted(game.combo_zhang_liao.hand) == ["dodge", "peach"]  # of Sun Quan and of Zhang Fei beside him
    assert game.zhen_ji.hand == ["wine"]
    for _ in range(2):
        game.combo_zhang_liao.passes()
    assert game.hp["sun-quan"] == 2
    assert game.used == [["phase", "combo-zhang-liao", "sha"]]


@rule("SG-843", "SG-847")
def test_neighbours_are_the_living_beside_whatever_the_distance():
    game = table(
        "sun-quan",
        "zhang-fei",
        "zhen-ji",
        "guan-yu",
        dead=["zhang-fei"],
        roles=["ruler", "loyalist", "rebel", "spy"],
        equipment={"zhen-ji": ["hex-mark"]},
    )
    assert neighbours(game.match.state, 0) == [2, 3]
    assert neighbours(table("sun-quan", "zhang-fei").match.state, 0) == [1]


# ---- Jian Shuo


@content("cornered-beast")
@rule("SG-1403", "SG-1105")
def test_jian_shuo_springs_on_each_hero_once_in_the_game():
    game = table("jian-shuo", "sun-quan", "zhang-fei", "zhen-ji", hands={"zhang-fei": ["dodge"], "jian-shuo": ["sha"]})
    game.jian_shuo.activates("cornered-beast", on="zhang-fei")
    game.zhang_fei.plays("dodge")
    assert game.effects == [
        ["cornered-beast", "jian-shuo", "zhang-fei", "game"],
        ["having/slaughter-order", "zhang-fei", "jian-shuo", "turn-of"],
    ]
    assert game.jian_shuo.offered("cornered-beast", "seats") == ["sun-quan", "zhen-ji"]
    game.jian_shuo.activates("cornered-beast", on="sun-quan")
    assert game.hp["sun-quan"] == 3
    assert len(game.effects) == 3  # hurt: no order
    assert game.jian_shuo.may("sha", on="sun-quan")  # countless


def ordered(executor: str, **position: object) -> Scenario:
    """Zhang Fei, who has the order of Jian Shuo, begins his Action Phase and orders somebody."""
    effects = [
        ["cornered-beast", "jian-shuo", "zhang-fei", "game"],
        ["having/slaughter-order", "zhang-fei", "jian-shuo", "turn-of"],
    ]
    game = table(
        "jian-shuo",
        "zhang-fei",
        "sun-quan",
        turn="zhang-fei",
        phase="action",
        step="phase",
        effects=effects,
        **position,
    )
    game.zhang_fei.activates("slaughter-order", on=executor)
    game.zhang_fei.ends()
    return game


@content("slaughter-order")
@rule("SG-1654")
def test_an_order_that_is_not_carried_out_costs_an_hp_at_the_end_of_the_next_turn():
    game = ordered("sun-quan", deck=["dodge"] * 4)
    assert game.waits_for == "sun-quan"
    assert ["slaughter-order", "sun-quan", "zhang-fei", "game"] in game.effects
    game.sun_quan.ends()
    assert game.hp["sun-quan"] == 3
    assert ["slaughter-order", "sun-quan", "zhang-fei", "game"] not in game.effects
    assert game.values == []


@content("slaughter-order")
@rule("SG-1654")
def test_two_damage_before_the_end_of_his_turn_bring_two_cards():
    game = ordered("sun-quan", hands={"sun-quan": ["wine", "sha"]}, deck=["dodge"] * 4)
    game.sun_quan.uses("wine")
    game.sun_quan.uses("sha", on="zhang-fei")
    game.everyone_passes("sanguosha.dodge")
    assert ["sun-quan", "slaughter-order", "order-1", 2] in game.values
    game.sun_quan.ends()
    assert len(game.sun_quan.hand) == 4
    assert game.hp["sun-quan"] == 4


@content("slaughter-order")
@rule("SG-1655")
def test_an_order_goes_on_when_its_skill_is_gone_and_jian_shuo_may_fail_twice():
    game = ordered("jian-shuo", deck=["dodge"] * 8)
    game.sun_quan.ends()
    assert not any(effect[0] == "having/slaughter-order" for effect in game.effects)  # until Jian Shuo's next turn
    game.jian_shuo.ends()
    game.everyone_passes("sanguosha.dodge")
    assert (game.waits_for, game.kind) == ("zhang-fei", "sanguosha.may")
    game.zhang_fei.activates("cornered-beast")
    assert game.hp["jian-shuo"] == 4


@content("cornered-beast")
@rule("SG-1512")
def test_the_order_of_a_beast_ends_with_the_beast():
    effects = [["having/slaughter-order", "zhang-fei", "jian-shuo", "turn-of"]]
    game = table(
        "sun-quan",
        "zhang-fei",
        "jian-shuo",
        "zhen-ji",
        roles=["ruler", "loyalist", "rebel", "spy"],
        hp={"jian-shuo": 1},
        hands={"sun-quan": ["sha"]},
        effects=effects,
        deck=["dodge"] * 3,
        equipment={"sun-quan": ["kirin-bow"]},
    )
    game.sun_quan.uses("sha", on="jian-shuo")
    game.everyone_passes("sanguosha.save")
    assert game.dead == ["jian-shuo"]
    assert game.effects == []


@pytest.mark.parametrize("skill", ["slaughter-order"])
def test_nobody_is_ordered_twice_by_the_same_hero(skill: str):
    effects = [
        ["having/slaughter-order", "zhang-fei", "jian-shuo", "turn-of"],
        [skill, "sun-quan", "zhang-fei", "game"],
    ]
    game = table("jian-shuo", "zhang-fei", "sun-quan", turn="zhang-fei", phase="action", step="phase", effects=effects)
    assert game.zhang_fei.offered(skill, "seats") == ["jian-shuo"]


# ---- what need not be done, and how often


@content("phoenix-spear", "pass-on-the-art")
@rule("SG-815", "SG-1606")
def test_tong_yuan_need_not_fight_nor_teach():
    hands = {"tong-yuan": ["sha:spade-7"], "sun-quan": ["sha:spade-8"]}
    game = table("tong-yuan", "sun-quan", "zhang-fei", phase="beginning", hands=hands)
    game.tong_yuan.passes()
    game.tong_yuan.passes()
    assert (game.effects, told(game, "fight"), is_idle(game, "tong-yuan")) == ([], [], True)
    used = [["game", "tong-yuan", "pass-on-the-art"]]
    game = table("tong-yuan", "sun-quan", "zhang-fei", phase="beginning", used=used)
    assert is_idle(game, "tong-yuan")


@content("pass-on-the-art")
def test_fights_of_others_are_not_raised():
    hands = {"taishi-ci": ["sha:spade-7"], "sun-quan": ["sha:spade-8"]}
    game = table("tong-yuan", "taishi-ci", "sun-quan", "zhang-fei", turn="taishi-ci", hands=hands, effects=ART)
    game.taishi_ci.activates("justice-of-heaven", on="sun-quan")
    game.taishi_ci.does("fight", cards=["sha"])
    game.sun_quan.does("fight", cards=["sha"])
    assert told(game, "fought")[0]["values"] == [7, 8]


@content("assist-han")
@rule("SG-214")
def test_guan_yu_assists_once_in_a_phase():
    game = table("martial-guan-yu", "sun-quan", hands={"sun-quan": ["peach", "wine"]})
    game.martial_guan_yu.activates("assist-han", on="sun-quan")
    game.sun_quan.chooses("give")
    assert game.martial_guan_yu.why_not("assist-han", on="sun-quan") == "SG-214"


@content("ride-and-raid", "break-the-horde")
def test_zhang_liao_may_do_neither_and_then_the_combo_goes_on():
    hands = {"combo-zhang-liao": ["sha:spade-7", "sha:spade-8", "sha:spade-9"], "sun-quan": ["peach"]}
    game = table("combo-zhang-liao", "sun-quan", hands=hands, equipment={"combo-zhang-liao": ["zhuge-crossbow"]})
    for card in hands["combo-zhang-liao"][:2]:
        game.combo_zhang_liao.uses(card, on="sun-quan")
        while game.kind != "sanguosha.idle":
            game.everyone_passes("sanguosha.dodge")
            if game.kind == "sanguosha.skill":
                game.combo_zhang_liao.passes()
    assert (game.combo_zhang_liao.hand, game.sun_quan.hand, game.hp["sun-quan"]) == (["sha"], ["peach"], 2)
    game.combo_zhang_liao.uses("sha:spade-9", on="sun-quan")
    assert game.combo_zhang_liao.options == ["break-the-horde", "pass"]  # it was not reset


@content("break-the-horde")
@rule("SG-1660")
def test_another_card_in_between_breaks_the_combo():
    hands = {"combo-zhang-liao": ["out-of-nothing", "sha:spade-7"]}
    values = [["combo-zhang-liao", "break-the-horde", "begun", 1]]
    game = table("combo-zhang-liao", "sun-quan", hands=hands, values=values, deck=["dodge"] * 2)
    game.combo_zhang_liao.uses("out-of-nothing")
    game.nobody_negates()
    game.combo_zhang_liao.uses("sha", on="sun-quan")
    assert game.combo_zhang_liao.options == ["ride-and-raid", "pass"]


@content("slaughter-order")
@rule("SG-1654")
def test_nobody_need_be_ordered():
    effects = [["having/slaughter-order", "zhang-fei", "jian-shuo", "turn-of"]]
    game = table("jian-shuo", "zhang-fei", "sun-quan", turn="zhang-fei", phase="action", step="phase", effects=effects)
    game.zhang_fei.passes()
    assert game.effects == effects


@content("pass-on-the-art")
def test_the_art_waits_for_a_sha_and_is_no_good_for_a_duel():
    hands = {"zhang-fei": ["duel", "sha:spade-8"]}
    game = table("tong-yuan", "sun-quan", "zhang-fei", turn="zhang-fei", hands=hands, effects=ART)
    game.zhang_fei.uses("duel", on="sun-quan")
    game.nobody_negates()
    assert (game.hp["sun-quan"], game.effects) == (3, ART)
    game.zhang_fei.uses("sha", on="sun-quan")
    assert (game.hp["sun-quan"], len(game.tong_yuan.hand)) == (1, 2)
