"""Which effects go on, what is lost with a skill, and what can be activated or chosen (SG-15xx)."""

import pytest

from tests.games.sanguosha.rules.bare import bare
from tests.games.sanguosha.rules.heroes.tables import activated, table, told
from tests.games.sanguosha.rules.marks import rule
from tianxia.games.sanguosha.rules.distance import distance
from tianxia.games.sanguosha.rules.owning import gain_skills
from tianxia.scenario import Scenario

FIVE = ("sun-quan", "xu-chu", "da-qiao", "zhang-fei", "guan-yu")

# ---- which of two effects


@rule("SG-1501")
def test_disregarding_distance_beats_every_distance_bonus():
    game = bare(
        *FIVE, hands={"sun-quan": ["peach:heart-3", "sha:spade-7"]}, equipment={"da-qiao": ["hex-mark"]},
        skills={"sun-quan": ["god-of-war"], "da-qiao": ["flying-shadow"]},
    )  # fmt: skip
    assert distance(game.match.state, 0, 2) == 4
    assert game.sun_quan.may("sha", "peach:heart-3", on="da-qiao")
    assert not game.sun_quan.may("sha", "sha:spade-7", on="da-qiao")


@rule("SG-1501")
def test_a_prohibition_beats_a_permission():
    game = table("taishi-ci", "xu-chu", gained={"taishi-ci": ["roar"]}, equipment={"taishi-ci": ["zhuge-crossbow"]},
                 hands={"taishi-ci": ["sha:club-2", "sha:spade-7"], "xu-chu": ["sha:club-7"]})  # fmt: skip
    assert game.taishi_ci.may("sha", "sha:spade-7", on="xu-chu")
    game.taishi_ci.activates("justice-of-heaven", on="xu-chu")
    game.taishi_ci.does("fight", cards=["sha:club-2"])
    game.xu_chu.does("fight", cards=["sha"])
    assert game.taishi_ci.why_not("sha", on="xu-chu") == "SG-1501"


@rule("SG-1502")
def test_a_card_beats_the_general_rules():
    game = bare(used=[["phase", "sun-quan", "sha"]], hands={"sun-quan": ["sha"]})
    assert game.sun_quan.why_not("sha", on="xu-chu") == "SG-1102"
    game = bare(used=[["phase", "sun-quan", "sha"]], hands={"sun-quan": ["sha"]},
                equipment={"sun-quan": ["zhuge-crossbow"]})  # fmt: skip
    assert game.sun_quan.may("sha", on="xu-chu")


@rule("SG-1502")
def test_a_skill_beats_a_card():
    game = bare(*FIVE, hands={"sun-quan": ["snatch"], "da-qiao": ["duel"]})
    assert game.sun_quan.why_not("snatch", on="da-qiao") is not None
    game = bare(*FIVE, hands={"sun-quan": ["snatch"], "da-qiao": ["duel"]}, skills={"sun-quan": ["talent"]})
    assert game.sun_quan.may("snatch", on="da-qiao")


# ---- how long a state holds


@rule("SG-1510")
def test_a_state_skill_that_is_lost_or_invalid_does_nothing():
    assert distance(bare(*FIVE, skills={"xu-chu": ["horsemanship"]}).match.state, 1, 3) == 1
    assert distance(bare(*FIVE).match.state, 1, 3) == 2
    invalid = bare(*FIVE, skills={"xu-chu": ["horsemanship", "entangled-grudge"]}, hp={"xu-chu": 1})
    assert distance(invalid.match.state, 1, 3) == 2
    assert invalid.invalid == {"xu-chu": ["horsemanship"]}


@rule("SG-1510")
def test_the_killer_of_cai_wenji_is_as_far_away_as_others():
    game = table(
        "ma-chao", "cai-wenji", "sun-quan", "zhang-fei", "guan-yu", "xu-chu",
        roles=["ruler", "rebel", "rebel", "loyalist", "rebel", "spy"], hp={"cai-wenji": 1}, hands={"ma-chao": ["sha"]},
    )  # fmt: skip
    assert distance(game.match.state, 0, 4) == 1
    game.ma_chao.uses("sha", on="cai-wenji")
    game.ma_chao.passes()  # no Iron Cavalry
    assert game.skills["ma-chao"] == []
    assert distance(game.match.state, 0, 4) == 2


@rule("SG-1510")
def test_a_state_skill_ends_with_its_hero():
    game = table(
        "sun-quan", "jia-xu", "xiahou-dun", "zhen-ji",
        turn="jia-xu", roles=["ruler", "rebel", "loyalist", "spy"], hp={"jia-xu": 1, "zhen-ji": 1},
        hands={"jia-xu": ["barbarians"], "sun-quan": ["peach"]}, deck=["sha:spade-7"],
    )  # fmt: skip
    game.jia_xu.uses("barbarians")
    game.nobody_negates()
    game.xiahou_dun.activates("unyielding")  # Jia Xu suffers 1 damage and dies in his own turn
    game.everyone_passes("sanguosha.save")
    assert game.dead == ["jia-xu"]
    game.nobody_negates()
    assert (game.waits_for, game.kind) == ("xiahou-dun", "sanguosha.save")  # he was rewarded, and may have a Peach
    game.xiahou_dun.passes()
    game.sun_quan.uses("peach")  # Certain Kill does not forbid it any more
    assert game.hp["zhen-ji"] == 1


def with_fog(hp: int) -> Scenario:
    """A fog of God Zhuge Liang, who is at this many HP, hides Xu Chu; Sun Quan has struck God Zhuge Liang."""
    game = table(
        "sun-quan", "xu-chu", "ma-chao", "god-zhuge-liang",
        roles=["ruler", "rebel", "loyalist", "spy"], hp={"god-zhuge-liang": hp}, skills={"xu-chu": []},
        hands={"sun-quan": ["sha", "duel"]}, effects=[["great-fog", "god-zhuge-liang", "xu-chu", "next-turn"]],
    )  # fmt: skip
    game.sun_quan.uses("sha", on="god-zhuge-liang")
    game.everyone_passes("sanguosha.save")
    game.sun_quan.uses("duel", on="xu-chu")
    game.everyone_passes()
    return game


@rule("SG-1512")
@pytest.mark.parametrize(("hp", "left"), [(2, 4), (1, 3)])
def test_an_effect_that_waits_for_the_turn_of_its_hero_ends_with_him(hp: int, left: int):
    game = with_fog(hp)
    assert game.hp["xu-chu"] == left
    assert ("god-zhuge-liang" in game.dead) == (game.effects == [])


@rule("SG-1512")
def test_an_effect_that_does_not_need_its_hero_stays_when_he_dies():
    game = table(
        "sun-quan", "yu-ji", "ma-chao", "zhang-fei", turn="yu-ji", hp={"yu-ji": 1, "ma-chao": 1},
        roles=["ruler", "rebel", "loyalist", "spy"], hands={"yu-ji": ["duel:spade-1"], "ma-chao": ["sha"]},
    )  # fmt: skip
    game.yu_ji.uses("bewitch/duel", "duel", on="ma-chao")
    game.ma_chao.chooses("question")
    assert "entangled-grudge" in game.skills["ma-chao"]
    game.nobody_negates()
    game.ma_chao.plays("sha")
    game.everyone_passes()
    assert game.dead == ["yu-ji"]
    assert game.invalid == {"ma-chao": ["horsemanship", "iron-cavalry"]}


# ---- what goes with a lost skill


def killing_cai_wenji(killer: str, tokens: dict[str, dict[str, int]]) -> Scenario:
    """This hero kills Cai Wenji, and loses all his skills by Heartbreak."""
    game = table(killer, "cai-wenji", "sun-quan", "zhang-fei", hp={"cai-wenji": 1}, tokens=tokens,
                 roles=["ruler", "rebel", "spy", "loyalist"], hands={killer: ["sha"]})  # fmt: skip
    getattr(game, killer.replace("-", "_")).uses("sha", on="cai-wenji")
    game.everyone_passes()
    assert game.dead == ["cai-wenji"]
    assert game.skills[killer] == []
    return game


@rule("SG-1526")
def test_tokens_that_a_skill_gives_to_its_own_hero_are_dropped_with_it():
    game = killing_cai_wenji("god-lu-bu", tokens={"god-lu-bu": {"rage": 3}})
    assert game.tokens.get("god-lu-bu", {}).get("rage", 0) == 0
    game = killing_cai_wenji("god-sima-yi", tokens={"god-sima-yi": {"endure": 3}})
    assert game.tokens.get("god-sima-yi", {}).get("endure", 0) == 0


@rule("SG-1526")
def test_tokens_that_a_skill_gives_only_to_others_stay():
    game = killing_cai_wenji("god-guan-yu", tokens={"zhang-fei": {"nightmare": 2}})
    assert game.tokens == {"zhang-fei": {"nightmare": 2}}


@rule("SG-1526")
def test_tokens_stay_while_their_skill_is_invalid():
    game = table("god-lu-bu", "xu-chu", hp={"god-lu-bu": 1}, tokens={"god-lu-bu": {"rage": 2}},
                 gained={"god-lu-bu": ["entangled-grudge"]}, hands={"god-lu-bu": ["sha"]})  # fmt: skip
    game.god_lu_bu.uses("sha", on="xu-chu")
    assert game.tokens == {"god-lu-bu": {"rage": 2}}  # neither more nor less


# ---- what can be activated


@rule("SG-1533")
def test_of_discard_and_choose_she_does_both_or_nothing():
    hands = {"xu-chu": ["sha"], "da-qiao": ["duel"]}
    game = table("xu-chu", "da-qiao", hands=hands)
    game.xu_chu.uses("sha", on="da-qiao")
    assert game.kind == "sanguosha.dodge"  # there is nobody but the user to divert it to
    game = table("xu-chu", "da-qiao", "sun-quan", hands=hands)
    game.xu_chu.uses("sha", on="da-qiao")
    assert game.da_qiao.options == ["displacement", "pass"]


@rule("SG-1533")
@pytest.mark.parametrize(
    ("hand", "hp", "possible"),
    [(["sha", "duel"], 2, True), (["sha"], 2, False), (["sha", "duel"], 4, False), ([], 2, False)],
)
def test_marriage_needs_two_cards_and_a_wounded_man(hand: list[str], hp: int, possible: bool):
    game = table("sun-shangxiang", "xu-chu", "diao-chan", hands={"sun-shangxiang": hand}, hp={"xu-chu": hp})
    assert ("marriage" in game.sun_shangxiang.options) == possible


@rule("SG-1533", "SG-1531")
@pytest.mark.parametrize(
    ("hp", "last", "possible"), [(3, "sha:diamond", True), (2, "sha:diamond", False), (4, "sha:spade", False)]
)
def test_searing_heat_needs_four_suits_and_three_hp_before_anything_is_paid(hp: int, last: str, possible: bool):
    hand = ["sha:spade-7", "peach:heart-3", "sha:club-2", last]
    game = table("god-zhou-yu", "xu-chu", hp={"god-zhou-yu": hp}, hands={"god-zhou-yu": hand})
    flames = {"first": "xu-chu", "second": "xu-chu"}
    assert game.god_zhou_yu.may("searing-heat", **flames) == possible
    assert game.god_zhou_yu.may("searing-heat", first="xu-chu")  # one damage costs nothing


# ---- choose, gain


@rule("SG-1540")
def test_of_several_options_one_is_done_and_no_other():
    game = table("god-lu-bu", "xu-chu", tokens={"god-lu-bu": {"rage": 1}}, hands={"god-lu-bu": ["out-of-nothing"]})
    game.god_lu_bu.uses("out-of-nothing")
    assert game.god_lu_bu.options == ["rage", "hp"]
    game.god_lu_bu.chooses("rage")
    assert (game.hp["god-lu-bu"], game.tokens["god-lu-bu"]["rage"]) == (game.max_hp["god-lu-bu"], 0)
    game = table("god-lu-bu", "xu-chu", tokens={"god-lu-bu": {"rage": 1}}, hands={"god-lu-bu": ["out-of-nothing"]})
    game.god_lu_bu.uses("out-of-nothing")
    game.god_lu_bu.chooses("hp")
    assert (game.hp["god-lu-bu"], game.tokens["god-lu-bu"]["rage"]) == (game.max_hp["god-lu-bu"] - 1, 1)


@rule("SG-1544")
def test_two_skills_of_one_name_each_have_their_own_limit():
    game = table("sun-quan", "xu-chu", skills={"sun-quan": ["balance", "balance#2"]}, hands={"sun-quan": ["sha"]},
                 deck=["dodge"])  # fmt: skip
    game.sun_quan.activates("balance")
    assert game.sun_quan.options[-2:] == ["balance#2", "end"]
    game.sun_quan.activates("balance#2")
    assert "balance" not in " ".join(game.sun_quan.options)


@rule("SG-1544")
def test_two_skills_of_one_name_both_count_and_both_trigger():
    twice = ["horsemanship", "horsemanship#2"]
    assert distance(bare(*FIVE, "ma-chao", skills={"sun-quan": twice}).match.state, 0, 3) == 1
    game = table("xu-chu", "sima-yi", skills={"sima-yi": ["retaliation", "retaliation#2"]},
                 hands={"xu-chu": ["sha", "duel", "wine"]})  # fmt: skip
    game.xu_chu.uses("sha", on="sima-yi")
    game.sima_yi.activates("retaliation")
    game.sima_yi.activates("retaliation#2")
    assert sorted(game.sima_yi.hand) == ["duel", "wine"]


@rule("SG-1544", "SG-1520")
def test_a_skill_that_is_gained_again_stands_beside_the_first():
    game = table(
        "sun-quan", "liu-shan", "xu-chu", roles=["spy", "ruler", "rebel"], turn="liu-shan", phase="beginning",
        hp={"liu-shan": 1}, gained={"liu-shan": ["rouse-the-generals"]}, kingdoms={"xu-chu": "shu"},
    )  # fmt: skip
    assert activated(game) == ["foolishness"]
    assert game.skills["liu-shan"][-2:] == ["rouse-the-generals", "rouse-the-generals#2"]
    assert told(game, "gain-skill")[0]["skill"] == "rouse-the-generals"


@rule("SG-1544")
@pytest.mark.parametrize(
    ("has", "new"),
    [
        ([], "roar"),
        (["roar"], "roar#2"),
        (["roar#2"], "roar"),
        (["roar", "roar#2"], "roar#3"),
        (["roar#viewed"], "roar"),
    ],
)
def test_a_gained_skill_is_never_taken_for_one_he_has(has: list[str], new: str):
    state = bare(skills={"sun-quan": has}).match.state
    gain_skills(state, 0, "roar")
    assert state.skills[0] == (*has, new)
