"""Cao Song and Sima Hui, skill by skill; virtual damage, Gold, seals, phases to be skipped."""

import pytest

from tests.games.sanguosha.rules.heroes.tables import activated, is_idle, table, told
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.scenario import Scenario

GOLD = [
    "gold-rich-stipend",
    "gold-craze",
    "gold-ill-bargain",
    "gold-ear-of-the-gods",
    "gold-closed-doors",
    "gold-great-trust",
]

# ---- Cao Song


@content("indulge")
@rule("SG-706", "SG-707", "SG-708")
def test_virtual_damage_lets_skills_act_and_hurts_nobody():
    game = table("cao-song", "zhang-fei", "guo-jia", chained=["guo-jia", "zhang-fei"], shields={"guo-jia": 1})
    game.cao_song.activates("indulge", first="zhang-fei", second="guo-jia")
    assert (game.waits_for, game.kind) == ("guo-jia", "sanguosha.skill"), "Bequeathed Strategy"
    game.guo_jia.passes()
    assert (game.hp["guo-jia"], game.shields["guo-jia"]) == (3, 1)
    assert sorted(game.chained) == ["guo-jia", "zhang-fei"]
    assert told(game, "damage") == []
    assert [(event["source"], event["victim"]) for event in told(game, "virtual-damage")] == [(1, 2)]


@content("indulge")
@rule("SG-706", "SG-708")
def test_virtual_damage_cannot_be_prevented_diverted_or_made_larger():
    game = table("cao-song", "lu-bu", "xiao-qiao", hands={"xiao-qiao": ["peach:heart-3"]}, hp={"xiao-qiao": 1})
    game.cao_song.activates("indulge", first="lu-bu", second="xiao-qiao")
    assert is_idle(game, "cao-song"), "no Heavenly Scent, no brink of death"


@content("indulge")
@rule("SG-807")
def test_the_two_are_different_and_neither_is_he():
    game = table("cao-song", "zhang-fei", "guo-jia")
    assert game.cao_song.why_not("indulge", first="guo-jia", second="guo-jia") == "SG-807"
    assert not game.cao_song.may("indulge", first="cao-song", second="guo-jia")
    assert "indulge" not in table("cao-song", "zhang-fei").cao_song.options


@content("boundless-gold")
@rule("SG-986")
def test_cao_song_begins_with_six_golds_that_do_nothing_for_him():
    game = table("zhang-fei", "cao-song", step="start")
    assert game.tokens["cao-song"] == dict.fromkeys(sorted(GOLD), 1)
    assert game.effects == []


def gives(gold: str, **position: object) -> Scenario:
    """Cao Song has given this Gold to Zhang Fei at the start of his Action Phase."""
    game = table("cao-song", "zhang-fei", "sun-quan", phase="action", step="phase",
                 tokens={"cao-song": dict.fromkeys(GOLD, 1)}, **position)  # fmt: skip
    game.cao_song.chooses(gold, seats=["zhang-fei"])
    return game


@content("boundless-gold")
@rule("SG-986", "SG-987")
def test_a_gold_is_given_works_until_the_end_of_the_bearers_turn_and_is_dropped():
    game = gives("gold-great-trust", hp={"zhang-fei": 1})
    assert game.tokens["zhang-fei"] == {"gold-great-trust": 1}
    assert game.effects == [["gold-great-trust", "zhang-fei", 1, "game"]]
    game.cao_song.ends()
    game.zhang_fei.ends()
    game.zhang_fei.discards(*game.hands["zhang-fei"][:1])
    assert game.hp["zhang-fei"] == 4, "it healed before it was dropped"
    assert game.tokens["zhang-fei"]["gold-great-trust"] == 0
    assert game.effects == []


@content("boundless-gold")
@rule("SG-986")
def test_nobody_gets_a_second_gold_and_he_must_give_one():
    game = table("cao-song", "zhang-fei", "sun-quan", phase="action", step="phase",
                 tokens={"cao-song": {"gold-ear-of-the-gods": 1, "gold-closed-doors": 1},
                         "zhang-fei": {"gold-great-trust": 1}},
                 effects=[["gold-great-trust", "zhang-fei", 1, "game"]])  # fmt: skip
    assert game.cao_song.options == ["gold-ear-of-the-gods", "gold-closed-doors"]
    assert not game.cao_song.may("gold-ear-of-the-gods", seats=["zhang-fei"])
    game.cao_song.chooses("gold-ear-of-the-gods", seats=["sun-quan"])
    assert is_idle(game, "cao-song")


def with_gold(gold: str, **position: object) -> Scenario:
    """Zhang Fei bears this Gold."""
    return table("zhang-fei", "cao-song", tokens={"zhang-fei": {gold: 1}, "cao-song": {"gold-ear-of-the-gods": 1}},
                 effects=[[gold, "zhang-fei", 1, "game"]], **position)  # fmt: skip


@content("boundless-gold")
@rule("SG-988")
def test_rich_stipend_draws_four_more_and_allows_another_sha():
    game = with_gold("gold-rich-stipend", phase="draw")
    assert len(game.hands["zhang-fei"]) == 6
    tokens = {"guan-yu": {"gold-rich-stipend": 1}, "cao-song": {"gold-ear-of-the-gods": 1}}
    guan = table("guan-yu", "cao-song", tokens=tokens,
                 effects=[["gold-rich-stipend", "guan-yu", 1, "game"]], hands={"guan-yu": ["sha"] * 3})  # fmt: skip
    guan.guan_yu.uses("sha", on="cao-song")
    assert "sha" in guan.guan_yu.options
    guan.guan_yu.uses("sha", on="cao-song")
    assert "sha" not in guan.guan_yu.options


@content("boundless-gold")
@rule("SG-989", "SG-995")
def test_gold_craze_skips_action_and_discard():
    game = with_gold("gold-craze", step="turn", hands={"zhang-fei": 5})
    assert [event["phase"] for event in told(game, "skip")] == ["action", "discard"]
    assert len(game.hands["zhang-fei"]) == 7
    assert game.effects == []


@content("boundless-gold")
@rule("SG-990")
def test_ill_bargain_costs_an_hp_and_three_cards_of_the_limit():
    game = with_gold("gold-ill-bargain", phase="action", step="phase")
    assert game.hp["zhang-fei"] == 3
    assert game.match.view(0)["seats"][0]["limit"] == 0


@content("boundless-gold")
@rule("SG-991")
def test_ear_of_the_gods_lets_only_lightning_through():
    game = with_gold("gold-ear-of-the-gods")
    game.happens("damage", victim="zhang-fei", amount=2, element="fire")
    assert game.hp["zhang-fei"] == 4
    game.happens("damage", victim="zhang-fei", amount=1, element="lightning")
    assert game.hp["zhang-fei"] == 3


@content("boundless-gold")
@rule("SG-992", "SG-995")
def test_closed_doors_skips_the_draw():
    game = with_gold("gold-closed-doors", phase="beginning")
    assert game.hands["zhang-fei"] == []
    assert [event["phase"] for event in told(game, "skip")] == ["draw"]


@rule("SG-995")
@content("boundless-gold")
def test_two_that_wait_for_the_same_phase_are_used_up_together_and_a_skipped_one_uses_up_none():
    waiting = [["skips-next", "zhang-fei", 2, "game"]] * 2
    game = table(
        "zhang-fei", "cao-song", phase="draw", effects=waiting, tokens={"cao-song": {"gold-ear-of-the-gods": 1}}
    )
    assert (game.hands["zhang-fei"], game.effects) == ([], [])
    other = table("zhang-fei", "cao-song", phase="draw", effects=waiting, skipped=["draw"],
                  tokens={"cao-song": {"gold-ear-of-the-gods": 1}})  # fmt: skip
    assert len(other.effects) == 2, "that phase he would not have had"


@content("boundless-gold")
@rule("SG-993")
def test_great_trust_heals_three():
    game = with_gold("gold-great-trust", hp={"zhang-fei": 1}, step="turn-end")
    assert game.hp["zhang-fei"] == 4


@content("boundless-gold")
@rule("SG-987")
def test_with_cao_song_all_gold_goes():
    game = table("zhang-fei", "cao-song", "sun-quan", hp={"cao-song": 1}, roles=["ruler", "rebel", "spy"],
                 tokens={"sun-quan": {"gold-great-trust": 1}, "cao-song": {"gold-ear-of-the-gods": 1}},
                 effects=[["gold-great-trust", "sun-quan", 1, "game"]])  # fmt: skip
    game.happens("damage", victim="cao-song", amount=1)
    assert game.tokens.get("sun-quan", {}).get("gold-great-trust", 0) == 0
    assert game.effects == []


@content("boundless-gold")
@rule("SG-730")
def test_without_gold_he_dies_at_the_start_of_his_turn():
    game = table("zhang-fei", "cao-song", "sun-quan", turn="cao-song", step="turn", roles=["ruler", "rebel", "spy"])
    assert game.dead == ["cao-song"]
    assert told(game, "death")[0]["killer"] == -1
    assert game.turn == "sun-quan"


# ---- Sima Hui


@content("recommend-talents")
@rule("SG-994")
def test_the_seals_are_given_in_the_first_beginning_phase_only():
    game = table("sima-hui", "zhang-fei", "sun-quan", "zhen-ji", phase="beginning")
    game.sima_hui.chooses("hero", seats=["sun-quan"])
    assert not game.sima_hui.may("hero", seats=["sun-quan"]), "a third hero"
    game.sima_hui.chooses("hero", seats=["zhang-fei"])
    assert game.tokens == {"sun-quan": {"dragon-seal": 1}, "zhang-fei": {"phoenix-seal": 1}}
    assert "recommend-talents" not in game.sima_hui.options, "not in his first turn"
    later = table("sima-hui", "zhang-fei", phase="beginning", used=[["game", "sima-hui", "recommend-talents"]])
    assert is_idle(later, "sima-hui")


def sealed(*seals: str, **position: object) -> Scenario:
    """Zhang Fei bears these seals; Sima Hui has had his first turn."""
    skills = {"dragon-seal": "fire-plan", "phoenix-seal": "linked-rings"}
    rows = [[name, "zhang-fei", 1, "game"] for seal in seals for name in (seal, f"having/{skills[seal]}")]
    rows += [["having/searing-heat", "zhang-fei", 1, "game"]] * (len(seals) == 2)
    return table("zhang-fei", "sima-hui", "sun-quan", tokens={"zhang-fei": dict.fromkeys(seals, 1)}, effects=rows,
                 used=[["game", "sima-hui", "recommend-talents"]], **position)  # fmt: skip


@content("recommend-talents")
@rule("SG-994", "SG-812")
def test_the_dragon_gives_fire_plan_three_times_an_action_phase():
    reds = ["dodge:heart-2", "dodge:diamond-2", "dodge:diamond-6", "dodge:diamond-7"]
    game = sealed("dragon-seal", hands={"zhang-fei": reds, "sun-quan": ["peach"]})
    for _ in range(3):
        game.zhang_fei.uses("fire-plan/blaze", on="sun-quan")
        game.nobody_negates()
        game.zhang_fei.passes()
    assert game.zhang_fei.why_not("fire-plan/blaze", "dodge", on="sun-quan") == "SG-812"
    assert game.zhang_fei.options == ["end"]


@content("recommend-talents")
@rule("SG-994")
def test_both_seals_give_searing_heat_which_uses_them_up():
    game = sealed("dragon-seal", "phoenix-seal")
    game.zhang_fei.activates("searing-heat", first="sun-quan")
    assert game.hp["sun-quan"] == 3
    assert game.tokens["zhang-fei"] == {"dragon-seal": 0, "phoenix-seal": 0}
    assert game.effects == []


@content("recommend-talents")
@rule("SG-994")
def test_he_moves_a_seal_once_in_a_later_action_phase_even_to_himself():
    game = sealed("dragon-seal", turn="sima-hui")
    game.sima_hui.activates("recommend-talents")
    assert game.sima_hui.options == ["dragon-seal"]
    assert not game.sima_hui.may("dragon-seal", seats=["zhang-fei"]), "a different hero"
    game.sima_hui.chooses("dragon-seal", seats=["sima-hui"])
    assert game.tokens["sima-hui"] == {"dragon-seal": 1}
    assert "recommend-talents" not in game.sima_hui.options
    assert game.effects == [["dragon-seal", "sima-hui", 1, "game"], ["having/fire-plan", "sima-hui", 1, "game"]]


@content("recommend-talents")
@rule("SG-994")
def test_the_seals_of_a_dead_hero_go_to_others():
    game = table("sun-quan", "sima-hui", "zhang-fei", hp={"zhang-fei": 1}, tokens={"zhang-fei": {"phoenix-seal": 1}},
                 effects=[["phoenix-seal", "zhang-fei", 1, "game"], ["having/linked-rings", "zhang-fei", 1, "game"]],
                 used=[["game", "sima-hui", "recommend-talents"]], roles=["ruler", "spy", "rebel"])  # fmt: skip
    game.happens("damage", victim="zhang-fei", amount=1)
    game.sima_hui.chooses("phoenix-seal", seats=["sun-quan"])
    assert game.tokens["sun-quan"] == {"phoenix-seal": 1}


@content("recommend-talents")
@rule("SG-994", "SG-1526")
def test_whoever_kills_cai_wenji_loses_the_seals_with_the_skill():
    game = table("sima-hui", "cai-wenji", "zhang-fei", hands={"sima-hui": ["sha"]}, hp={"cai-wenji": 1},
                 tokens={"zhang-fei": {"dragon-seal": 1}}, roles=["ruler", "rebel", "spy"],
                 effects=[["dragon-seal", "zhang-fei", 1, "game"], ["having/fire-plan", "zhang-fei", 1, "game"]],
                 used=[["game", "sima-hui", "recommend-talents"]])  # fmt: skip
    game.sima_hui.uses("sha", on="cai-wenji")
    assert game.effects == []
    assert game.tokens["zhang-fei"]["dragon-seal"] == 0


@content("all-is-well")
@rule("SG-H05")
def test_a_struck_chain_brings_cards_to_share_out():
    game = table("zhang-fei", "sima-hui", "sun-quan", "zhen-ji", chained=["sun-quan", "zhen-ji"],
                 deck=["peach:heart-3", "sha:spade-7"])  # fmt: skip
    game.happens("damage", victim="sun-quan", amount=1, element="fire")
    game.sima_hui.activates("all-is-well")
    game.sima_hui.does("give", **{"card-0": ["sima-hui"], "card-1": ["zhang-fei"]})
    assert game.hands["sima-hui"] == ["peach:heart-3"]
    assert game.hands["zhang-fei"] == ["sha:spade-7"]
    assert game.hp["zhen-ji"] == 2
    assert activated(game) == ["all-is-well"], "not again for what came through the chain"


@content("all-is-well")
@pytest.mark.parametrize(("element", "chained"), [("normal", ["sun-quan"]), ("fire", [])])
def test_normal_damage_or_no_chain_brings_nothing(element: str, chained: list[str]):
    game = table("zhang-fei", "sima-hui", "sun-quan", chained=chained)
    game.happens("damage", victim="sun-quan", amount=1, element=element)
    assert is_idle(game, "zhang-fei")


@content("recluse")
@rule("SG-705")
def test_elements_and_tactics_do_not_touch_the_recluse():
    game = table("zhang-fei", "sima-hui", hands={"zhang-fei": ["duel", "sha:spade-7"]})
    game.happens("damage", victim="sima-hui", amount=1, element="fire")
    game.zhang_fei.uses("duel", on="sima-hui")
    game.nobody_negates()
    assert game.hp["sima-hui"] == 3
    game.zhang_fei.uses("sha", on="sima-hui")
    assert game.hp["sima-hui"] == 2


@content("recluse")
@pytest.mark.parametrize("position", [
    {"equipment": {"sima-hui": ["lion-helmet"]}}, {"disabled": {"sima-hui": ["armor"]}},
    {"tokens": {"sima-hui": {"dragon-seal": 1}}},
])  # fmt: skip
def test_armor_a_disabled_slot_or_a_seal_brings_him_back_into_the_world(position: dict[str, object]):
    game = table("zhang-fei", "sima-hui", **position)
    game.happens("damage", victim="sima-hui", amount=1, element="fire")
    assert game.hp["sima-hui"] == 2
