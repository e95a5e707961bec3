"""How the words of skill texts are read (SG-80x, SG-81x)."""

import re

import pytest

from tests.games.sanguosha.rules.bare import bare
from tests.games.sanguosha.rules.heroes.tables import activated, is_idle, table, told, with_others
from tests.games.sanguosha.rules.marks import rule
from tests.games.sanguosha.rules.probes import WATCHING, given, points, watch_every_point
from tianxia.games.sanguosha.content import SKILLS
from tianxia.games.sanguosha.rules.skills import TRIGGERS
from tianxia.telling.language import texts

# ---- whose


@rule("SG-801")
def test_in_draw_phase_is_in_your_draw_phase():
    game = table("zhou-yu", "xu-chu", "sun-quan", turn="sun-quan", phase="draw")
    assert is_idle(game, "sun-quan")  # Dashing says nothing in the Draw Phase of another
    game = table("zhou-yu", "xu-chu", phase="draw")
    assert game.zhou_yu.options == ["dashing", "pass"]


@rule("SG-801")
def test_wounds_are_your_wounds():
    game = table("sun-jian", "xu-chu", phase="beginning", hp={"xu-chu": 1})
    assert is_idle(game, "sun-jian")  # another's wounds do not make Heroic Soul
    game = table("sun-jian", "xu-chu", phase="beginning", hp={"sun-jian": 2})
    assert game.sun_jian.options == ["heroic-soul", "pass"]


@rule("SG-804")
def test_discard_one_is_one_of_your_cards_in_hand_or_equipped_but_not_of_your_judgement_area():
    game = table(
        "xu-chu", "da-qiao", "sun-quan",
        hands={"xu-chu": ["sha"], "da-qiao": ["duel"]}, equipment={"da-qiao": ["kirin-bow"]},
        judgement={"da-qiao": ["acedia"]},
    )  # fmt: skip
    game.xu_chu.uses("sha", on="da-qiao")
    offered = [card.partition(":")[0] for card in game.da_qiao.offered("displacement")]
    assert offered == ["duel", "kirin-bow"]


@rule("SG-807", "SG-817")
def test_another_hero_is_not_you_and_a_hero_may_be_you():
    game = table("zhou-yu", "xu-chu", "sun-quan", hands={"zhou-yu": ["sha"]})
    assert game.zhou_yu.offered("sow-discord", "seats") == ["xu-chu", "sun-quan"]  # "another hero"
    game = table("hua-tuo", "xu-chu", hands={"hua-tuo": ["sha"]}, hp={"hua-tuo": 1, "xu-chu": 1})
    assert game.hua_tuo.offered("medicine", "seats") == ["hua-tuo", "xu-chu"]  # "a wounded hero"


@rule("SG-807")
def test_a_different_hero_is_not_the_one_just_mentioned_and_may_be_you():
    game = table(
        "zhang-he", "xu-chu", "sun-quan",
        phase="action", step="phase", hands={"zhang-he": ["sha"]}, equipment={"xu-chu": ["kirin-bow"]},
    )  # fmt: skip
    game.zhang_he.activates("flexibility", "sha")
    game.zhang_he.chooses("move", "kirin-bow")
    assert sorted(game.zhang_he.offered("hero", "seats")) == ["sun-quan", "zhang-he"]
    game.zhang_he.chooses("hero", on="zhang-he")
    assert game.zhang_he.equipped == ["kirin-bow"]


@rule("SG-807")
def test_a_third_hero_is_neither_you_nor_the_one_mentioned():
    game = table("xu-chu", "da-qiao", "sun-quan", "ma-chao",
                 hands={"xu-chu": ["sha"], "da-qiao": ["duel"]}, equipment={"da-qiao": ["kirin-bow"]})  # fmt: skip
    game.xu_chu.uses("sha", on="da-qiao")
    assert game.da_qiao.offered("displacement", "seats") == ["sun-quan", "ma-chao"]  # "not its user"


@rule("SG-814", "SG-817")
@pytest.mark.parametrize(
    ("hero", "skill", "card"),
    [("zhou-yu", "sow-discord", "sha"), ("huang-gai", "duel", "duel"), ("liu-bei", "benevolence", "sha")],
)
def test_the_dead_can_never_be_chosen_by_a_text_for_heroes_or_for_players(hero: str, skill: str, card: str):
    game = table(hero, "xu-chu", "sun-quan", dead=["xu-chu"], roles=["ruler", "rebel", "spy"], hands={hero: [card]})
    slot = "targets" if skill == "duel" else "seats"
    assert getattr(game, hero.replace("-", "_")).offered(skill, slot) == ["sun-quan"]


@rule("SG-817")
def test_in_your_turn_names_the_present_one_only():
    hands = {"zhang-fei": ["sha"], "sun-quan": ["peach"]}
    game = table("jia-xu", "zhang-fei", "zhen-ji", "sun-quan", turn="zhang-fei", hp={"zhen-ji": 1}, hands=hands)
    game.zhang_fei.uses("sha", on="zhen-ji")
    game.sun_quan.uses("peach")  # Certain Kill is for Jia Xu's own turn
    assert game.hp["zhen-ji"] == 1


# ---- what


@rule("SG-803")
def test_use_or_play_each_goes_with_its_own():
    game = table("zhang-jiao", "xu-chu", turn="xu-chu", hands={"zhang-jiao": ["dodge"], "xu-chu": ["sha"]})
    game.xu_chu.uses("sha", on="zhang-jiao")
    game.zhang_jiao.uses("dodge")
    assert game.fact("question.zhang-jiao.about.point") == "U5"  # when you use
    game = table("zhang-jiao", "xu-chu", turn="xu-chu", hands={"zhang-jiao": ["dodge"], "xu-chu": ["raining-arrows"]})
    game.xu_chu.uses("raining-arrows")
    game.nobody_negates()
    game.zhang_jiao.plays("dodge")
    assert game.fact("question.zhang-jiao.about.point") == "P3"  # when you play


@rule("SG-805")
def test_dodged_is_countered_by_a_dodge_and_by_nothing_else():
    hands = {"pang-de": ["sha:spade-7"], "xu-chu": ["dodge", "peach"]}
    game = table("pang-de", "xu-chu", hands=hands)
    game.pang_de.uses("sha", on="xu-chu")
    game.xu_chu.uses("dodge")
    assert game.pang_de.options == ["fierce-advance", "pass"]
    game = table("pang-de", "xu-chu", hands=hands, equipment={"xu-chu": ["black-shield"]})
    game.pang_de.uses("sha", on="xu-chu")
    assert is_idle(game, "pang-de")  # ineffective, and not dodged


@rule("SG-805")
def test_negated_is_countered_by_a_negate():
    game = bare(hands={"sun-quan": ["snatch"], "xu-chu": ["negate", "duel"]})
    game.sun_quan.uses("snatch", on="xu-chu")
    game.xu_chu.negates()
    game.nobody_negates()
    assert game.xu_chu.hand == ["duel"]
    assert is_idle(game, "sun-quan")


@rule("SG-805")
def test_an_inescapable_card_cannot_be_responded_to():
    game = table("huang-zhong", "xu-chu", hands={"huang-zhong": ["sha"], "xu-chu": ["dodge"]})
    game.huang_zhong.uses("sha", on="xu-chu")
    game.huang_zhong.activates("fierce-bow")
    assert game.hp["xu-chu"] == 3
    assert game.xu_chu.hand == ["dodge"]


@rule("SG-806")
def test_this_turn_is_until_the_end_of_the_turn():
    game = table("xu-chu", "sun-quan", phase="draw", deck=["sha", "duel"])
    game.xu_chu.activates("bare-chested")
    assert game.effects == [["bare-chested", "xu-chu", 1, "turn"]]
    game.xu_chu.ends()
    assert game.turn == "sun-quan"
    assert game.effects == []


@rule("SG-806")
def test_until_next_turn_is_until_your_next_start_of_turn():
    game = table(
        "god-zhuge-liang", "xu-chu",
        phase="end", besides={"god-zhuge-liang": {"star": ["wine"]}}, hands={"xu-chu": ["sha"]}, deck=["wine", "wine"],
    )  # fmt: skip
    game.god_zhuge_liang.activates("great-fog", "wine", on="god-zhuge-liang")
    game.xu_chu.passes()  # no Bare Chested
    game.xu_chu.uses("sha", on="god-zhuge-liang")
    assert game.hp["god-zhuge-liang"] == 3
    game.xu_chu.ends()
    assert game.turn == "god-zhuge-liang"
    assert game.effects == []


@rule("SG-222")
def test_what_lasts_this_round_ends_with_it():
    game = bare("sun-quan", "xu-chu", effects=[["benevolence", "sun-quan", 1, "round"]])
    game.sun_quan.ends()
    assert [effect[0] for effect in game.effects] == ["benevolence"]
    game.xu_chu.ends()
    assert (game.round, game.effects) == (2, [])


@rule("SG-808")
def test_to_equip_is_to_place_and_neither_to_replace_nor_to_use():
    heroes = ("zhang-zhao-zhang-hong", "xu-chu", "sun-quan")
    game = table(*heroes, hands={"zhang-zhao-zhang-hong": ["kirin-bow"]}, equipment={"xu-chu": ["rock-cleaving-axe"]})
    assert game.zhang_zhao_zhang_hong.offered("frank-advice", "seats") == ["sun-quan"]  # Xu Chu has a weapon
    game.zhang_zhao_zhang_hong.activates("frank-advice", on="sun-quan")
    assert game.sun_quan.equipped == ["kirin-bow"]
    assert told(game, "use") == []
    assert not any(record[0] == "use" for record in game.history)


@rule("SG-809")
def test_equipped_cards_are_those_in_the_equipment_area():
    game = table(
        "god-lu-bu", "sun-shangxiang", "xu-chu",
        tokens={"god-lu-bu": {"rage": 6}}, equipment={"sun-shangxiang": ["kirin-bow"]},
        hands={"sun-shangxiang": ["rock-cleaving-axe"]}, skills={"sun-shangxiang": ["warrior-lady"], "xu-chu": []},
    )  # fmt: skip
    game.god_lu_bu.activates("wrath-of-god")
    assert game.waits_for == "sun-shangxiang"  # she lost one equipped card: the axe in her hand is none
    assert game.sun_shangxiang.hand == ["rock-cleaving-axe"]
    game.sun_shangxiang.activates("warrior-lady")
    assert activated(game).count("warrior-lady") == 1


@rule("SG-810")
@pytest.mark.usefixtures("made_up")
def test_hp_change_by_damage_loss_and_heal_each_at_its_own_point():
    watch_every_point()
    watching = given(WATCHING, "xu-chu")
    game = bare("sun-quan", "xu-chu", effects=watching, hands={"sun-quan": ["sha"]})
    game.sun_quan.uses("sha", on="xu-chu")
    assert [point for point in points(game).split() if point in ("D8", "L3", "H3")] == ["D8"]
    game = table("huang-gai", "xu-chu", effects=watching)
    game.huang_gai.activates("bitter-flesh")
    assert [point for point in points(game).split() if point in ("D8", "L3", "H3")] == ["L3"]
    game = bare("sun-quan", "xu-chu", effects=watching, hp={"sun-quan": 1}, hands={"sun-quan": ["peach"]})
    game.sun_quan.uses("peach")
    assert [point for point in points(game).split() if point in ("D8", "L3", "H3")] == ["H3"]


# ---- may or must


@rule("SG-815")
def test_what_may_be_done_in_the_action_phase_is_never_forced():
    game = with_others("huang-gai")
    assert "bitter-flesh" in game.huang_gai.options
    game.huang_gai.ends()
    assert activated(game) == []


@rule("SG-815", "SG-1603")
def test_a_skill_that_does_not_say_can_is_forced():
    game = table("dong-zhuo", "xu-chu", phase="end", hp={"xu-chu": 1})
    assert game.dong_zhuo.options == ["lose-hp", "lose-max-hp"]  # and nothing else
    assert activated(game) == ["collapse"]


@rule("SG-815")
def test_a_skill_that_says_can_may_be_declined():
    game = table("diao-chan", "xu-chu", phase="end")
    assert game.diao_chan.options == ["moon-shames", "pass"]


@rule("SG-815", "SG-1603")
def test_every_skill_without_can_is_forced_where_it_happens_at_a_timing_point():
    say = texts("en", "sanguosha")
    plain = [id for id in SKILLS if not re.search(r"\b(can|may)\b", say(f"text-{id}"))]
    assert len([id for id in plain if id in TRIGGERS]) > 10
    asked = [id for id in plain for trigger in TRIGGERS.get(id, ()) if not trigger.forced]
    assert asked == ["shrewdness"]  # R70: what nobody has seen must be shown, and nobody has to show it
