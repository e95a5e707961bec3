"""What may come between two parts of a text, and what is looked at when (SG-40x, SG-44x, SG-45x)."""

import pytest

from tests.games.sanguosha.rules.bare import bare
from tests.games.sanguosha.rules.heroes.tables import activated, is_idle, table, told
from tests.games.sanguosha.rules.marks import rule
from tests.games.sanguosha.rules.probes import WATCHING, course, given, watch_every_point


@rule("SG-401")
def test_uses_plays_skills_and_states_are_events():
    game = table("dian-wei", "ma-chao", hp={"ma-chao": 1}, hands={"dian-wei": ["duel", "sha"], "ma-chao": ["sha"]})
    game.dian_wei.uses("duel", on="ma-chao")
    game.nobody_negates()
    game.ma_chao.plays("sha")
    game.dian_wei.plays("sha")
    kinds = [event["kind"] for event in game.fact("told.spectator")]
    assert [kind for kind in kinds if kind in ("use", "play", "brink", "death")] == [
        "use", "play", "play", "brink", "death",
    ]  # fmt: skip
    game = table("dian-wei", "ma-chao", hands={"dian-wei": ["duel"]})
    game.dian_wei.activates("mighty-assault", on="ma-chao")
    assert activated(game) == ["mighty-assault"]


@rule("SG-404")
def test_the_effect_is_what_the_text_makes_happen_and_is_separate_from_the_use():
    game = bare("sun-quan", "xu-chu", hands={"sun-quan": ["duel"], "xu-chu": ["negate"]})
    game.sun_quan.uses("duel", on="xu-chu")
    game.xu_chu.negates()
    assert [event["use"]["name"] for event in told(game, "use")] == ["duel", "negate"]
    assert told(game, "damage") == []  # used, and without effect


@rule("SG-441", "SG-445")
def test_anything_may_come_between_a_and_then_b():
    game = table("huang-gai", "xu-chu", hp={"huang-gai": 1}, hands={"huang-gai": ["peach"]})
    game.huang_gai.activates("bitter-flesh")
    assert (game.waits_for, game.kind) == ("huang-gai", "sanguosha.save")
    assert game.huang_gai.hand == ["peach"]  # nothing drawn yet
    game.huang_gai.uses("peach")
    assert len(game.huang_gai.hand) == 2


@rule("SG-442")
@pytest.mark.usefixtures("made_up")
def test_anything_may_come_between_a_and_b_joined_by_an_ampersand():
    watch_every_point()
    game = table("sun-ce", "ma-chao", hp={"sun-ce": 1}, phase="beginning", effects=given(WATCHING, "ma-chao"))
    steps = course(game, "max-hp", "gain-skill")
    assert steps[: steps.index("gain-skill") + 1] == ["T2", "X1", "max-hp", "X3", "gain-skill"]


@rule("SG-442", "SG-1533")
@pytest.mark.parametrize(("hand", "hp", "can"), [(["sha", "sha"], 2, True), (["sha"], 2, False),
                                                 (["sha", "sha"], 4, False)])  # fmt: skip
def test_whether_both_are_possible_is_decided_before_the_first(hand: list[str], hp: int, can: bool):
    game = table("sun-shangxiang", "ma-chao", hands={"sun-shangxiang": hand}, hp={"ma-chao": hp})
    assert ("marriage" in game.sun_shangxiang.options) == can  # discard 2 & choose a wounded male hero


@rule("SG-443")
def test_a_state_effect_follows_without_interruption():
    """Twin Heroes: get the judgement card; this turn ... Cao Pi's Song of Majesty comes at the same point, later."""
    game = table(
        "yan-liang-wen-chou", "cao-pi",
        ruler="cao-pi", roles=["rebel", "ruler"], turn="yan-liang-wen-chou", phase="draw",
        kingdoms={"yan-liang-wen-chou": "wei"}, deck=["sha:spade-7"],
    )  # fmt: skip
    game.yan_liang_wen_chou.activates("twin-heroes")
    assert game.fact("question.yan-liang-wen-chou.about.skill") == "song-of-majesty"
    assert game.hands["yan-liang-wen-chou"] == ["sha:spade-7"]
    assert [effect[0] for effect in game.effects] == ["twin-heroes"]


@rule("SG-448", "SG-302")
def test_events_of_the_same_window_are_resolved_in_turn_order():
    game = table(
        "sun-quan", "zhang-jiao", "sima-yi", "gan-ning",
        turn="gan-ning", phase="judgement", judgement={"gan-ning": ["acedia"]}, deck=["sha:spade-7"],
        hands={"zhang-jiao": ["sha:spade-8"], "sima-yi": ["peach:heart-3"]},
    )  # fmt: skip
    game.nobody_negates()
    assert game.waits_for == "zhang-jiao"
    game.zhang_jiao.passes()
    assert game.waits_for == "sima-yi"


@rule("SG-450", "SG-306")
@pytest.mark.parametrize(("card", "left"), [("sha:club-2", False), ("sha:diamond-6", True)])
def test_a_condition_that_an_earlier_skill_removed_is_looked_at_again(card: str, left: bool):
    game = table("ma-chao", "cai-wenji", "sima-yi", hands={"ma-chao": ["sha:spade-7", "duel"], "cai-wenji": ["peach"]},
                 skills={"ma-chao": [], "sima-yi": ["retaliation"]}, deck=[card])  # fmt: skip
    game.ma_chao.uses("sha", on="sima-yi")
    game.cai_wenji.activates("sad-song", "peach")  # club: the source discards all he has
    assert (game.waits_for == "sima-yi") == left  # is there anything to take?
    assert is_idle(game, "ma-chao") != left


@rule("SG-450", "SG-306")
def test_a_cost_that_is_gone_cannot_be_paid():
    game = table("ma-chao", "god-cao-cao", "cai-wenji", hands={"ma-chao": ["sha"], "cai-wenji": ["peach"]},
                 skills={"ma-chao": ["horsemanship"]})  # fmt: skip
    game.ma_chao.uses("sha", on="god-cao-cao")
    game.god_cao_cao.activates("return-of-hearts")  # takes the only card of Cai Wenji
    assert game.cai_wenji.hand == []
    assert is_idle(game, "ma-chao")  # Sad Song is not offered


@rule("SG-450", "SG-306")
def test_a_cost_that_is_there_can_be_paid():
    game = table("ma-chao", "god-cao-cao", "cai-wenji", hands={"ma-chao": ["sha"], "cai-wenji": ["peach"]},
                 skills={"ma-chao": ["horsemanship"]})  # fmt: skip
    game.ma_chao.uses("sha", on="god-cao-cao")
    game.god_cao_cao.passes()
    assert game.cai_wenji.options == ["sad-song", "pass"]


@rule("SG-451")
def test_of_two_events_on_the_same_hero_he_chooses_which_comes_first():
    game = table("xu-chu", "sima-yi", gained={"sima-yi": ["unyielding"]}, hands={"xu-chu": ["sha", "duel"]},
                 deck=["sha:spade-7"])  # fmt: skip
    game.xu_chu.uses("sha", on="sima-yi")
    assert sorted(game.sima_yi.options) == ["pass", "retaliation", "unyielding"]
    game.sima_yi.activates("retaliation")
    assert game.sima_yi.hand == ["duel"]
    assert game.sima_yi.options == ["unyielding", "pass"]
