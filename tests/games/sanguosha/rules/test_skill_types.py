"""The types of skills (SG-16xx): normal, ruler, passive, awakening, limited, not yet owned."""

import pytest

from tests.games.sanguosha.rules.heroes.tables import activated, is_idle, table
from tests.games.sanguosha.rules.marks import rule
from tianxia.games.sanguosha.content import SKILLS

TYPES = {
    "normal", "ruler", "passive", "awakening", "limited", "not-yet-owned", "switch", "stealth", "family", "quest",
    "spirited", "rhythm", "forced-order", "charge", "eternal", "combo", "martial-arts",
}  # fmt: skip


@rule("SG-1601")
def test_a_normal_skill_has_no_other_type_and_every_other_skill_has_one():
    assert [id for id, skill in SKILLS.items() if "normal" in skill.types and len(skill.types) > 1] == []
    assert [id for id, skill in SKILLS.items() if not skill.types or not set(skill.types) <= TYPES] == []


@rule("SG-1601")
def test_a_normal_skill_is_anybodys_and_may_be_used_again_in_every_turn():
    game = table("sun-quan", "zhou-yu", ruler="sun-quan", turn="zhou-yu", hands={"zhou-yu": ["sha", "duel"]})
    game.zhou_yu.activates("sow-discord", on="sun-quan")
    game.sun_quan.chooses("spade")
    game.zhou_yu.ends()
    game.sun_quan.ends()
    game.zhou_yu.passes()  # no Dashing
    assert "sow-discord" in game.zhou_yu.options


@rule("SG-1602")
@pytest.mark.parametrize(("ruler", "has"), [("cao-cao", True), ("xu-chu", False)])
def test_a_ruler_skill_belongs_to_the_ruler_only(ruler: str, has: bool):
    game = table("cao-cao", "xu-chu", ruler=ruler)
    assert ("escort" in game.skills["cao-cao"]) == has


@rule("SG-1603")
def test_a_passive_skill_need_not_be_enforced():
    assert SKILLS["eight-formations"].types == ("passive",)
    game = table("xu-chu", "wolong-zhuge", hands={"xu-chu": ["sha"]}, deck=["peach:heart-3"])
    game.xu_chu.uses("sha", on="wolong-zhuge")
    assert game.wolong_zhuge.options == ["eight-formations", "pass"]
    game.wolong_zhuge.passes()
    assert activated(game) == []
    assert game.hp["wolong-zhuge"] == 2


@rule("SG-1603")
def test_a_skill_that_is_not_passive_may_be_enforced():
    assert SKILLS["incarnation"].types == ("normal",)
    game = table("zuo-ci", "xu-chu", step="start", characters=["guan-yu", "gan-ning"])
    assert sorted(game.zuo_ci.options) == ["gan-ning/raid", "guan-yu/warrior-saint"]  # no word of "can", no pass


@rule("SG-1603")
def test_most_passive_skills_are_enforced():
    game = table("god-guan-yu", "xu-chu", turn="xu-chu", hands={"xu-chu": ["sha"]})
    game.xu_chu.uses("sha", on="god-guan-yu")
    assert activated(game) == ["soul-of-vengeance"]  # nobody was asked
    assert is_idle(game, "xu-chu")


@rule("SG-1604", "SG-1606")
def test_an_awakening_skill_works_once_in_the_game():
    game = table(
        "sun-ce", "xu-chu", hp={"sun-ce": 1}, phase="beginning", used=[["game", "sun-ce", "soul-of-the-tiger"]]
    )
    assert activated(game) == []
    assert "heroic-soul" not in game.skills["sun-ce"]


@rule("SG-1605")
def test_what_is_not_yet_owned_is_printed_and_not_had():
    game = table("deng-ai", "xu-chu", atop={"deng-ai": {"field": ["sha"]}}, hands={"xu-chu": ["peach"]})
    assert "swift-raid" not in game.skills["deng-ai"]
    assert "swift-raid/snatch" not in game.deng_ai.options
