"""Two mechanics that meet: premeditation, disabled slots, virtual damage, cards that leave the game."""

from typing import Any

import pytest

from tests.games.sanguosha.rules.heroes.tables import table
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.scenario import Scenario

# ---- premeditated cards lie in the judgement area


@content("settle-the-provinces")
@rule("SG-966")
def test_premeditated_cards_are_among_those_that_god_lu_su_pays_for_and_gets():
    game = table(
        "god-lu-su", "guo-xun", "zhang-fei", hands={"god-lu-su": ["sha", "dodge", "peach"]},
        premeditated={"guo-xun": ["duel"]}, equipment={"guo-xun": ["kirin-bow"]},
    )  # fmt: skip
    assert not game.god_lu_su.may("settle-the-provinces", cards=["sha"], seats=["guo-xun"])
    game.god_lu_su.does("settle-the-provinces", cards=["sha", "dodge"], seats=["guo-xun"])
    assert sorted(game.god_lu_su.hand) == ["duel", "kirin-bow", "peach"]
    assert game.guo_xun.hand == ["sha", "dodge"]
    assert game.premeditated["guo-xun"] == []


@content("settle-the-provinces")
@rule("SG-966")
def test_premeditated_cards_alone_are_enough_for_god_lu_su():
    game = table("god-lu-su", "guo-xun", hands={"god-lu-su": ["sha"]}, premeditated={"guo-xun": ["duel"]})
    game.god_lu_su.does("settle-the-provinces", cards=["sha"], seats=["guo-xun"])
    assert game.god_lu_su.hand == ["duel"]
    assert "duel" not in str(game.heard("moved")), "it went face down"


@pytest.mark.parametrize(("first", "second"), [("fire-sha", "sha"), ("sha", "lightning-sha"), ("sha", "sha")])
@rule("SG-967")
def test_of_premeditated_sha_one_is_used_whatever_its_element(first: str, second: str):
    plans = {"guo-xun": ["duel", second, first]}
    game = table("guo-xun", "sun-quan", "zhang-fei", premeditated=plans, phase="judgement")
    game.guo_xun.does(first, cards=[first], targets=["sun-quan"])
    game.guo_xun.passes()  # Check the Advance
    assert game.guo_xun.options == ["put-away"]
    game.guo_xun.does("put-away")
    assert game.hp["sun-quan"] == 3
    assert len(game.fact("discard")) == 3


@content("advance-to-the-death")
@rule("SG-627")
def test_premeditated_peaches_are_on_the_table_and_leave_the_game():
    game = table(
        "cao-mao", "guo-xun", "sun-quan", tokens={"cao-mao": {"heart": 99}},
        effects=[["having/advance-to-the-death", "cao-mao", 1, "game"]],
        premeditated={"guo-xun": ["peach", "sha", "dodge"]},
        judgement={"sun-quan": [{"card": "peach:heart-4", "as": "acedia"}]},
        hidden={"sun-quan": {"break-the-army": ["wine"]}},
    )  # fmt: skip
    game.cao_mao.activates("advance-to-the-death")
    assert [card.partition(":")[0] for card in game.premeditated["guo-xun"]] == ["sha"]
    assert game.judgement["sun-quan"] == [], "the physical card decides (SG-626)"
    assert len(game.hidden["sun-quan"]["break-the-army"]) == 1, "beside a hero it is not on the table"


# ---- disabled slots


@pytest.mark.parametrize("slot", ["weapon", "treasure"])
@content("hidden-edge")
@rule("SG-1204")
def test_the_hidden_blade_needs_both_of_its_slots(slot: str):
    game = table("xu-gong-retainers", "sun-quan", phase="beginning", disabled={"xu-gong-retainers": [slot]})
    assert game.xu_gong_retainers.is_idle
    assert game.equipment["xu-gong-retainers"] == []
    other = table("xu-gong-retainers", "sun-quan", phase="beginning", disabled={"xu-gong-retainers": ["armor"]})
    assert other.xu_gong_retainers.may("hidden-edge")


# ---- virtual damage, looked back at (R96)


def indulged(first: str, second: str, *heroes: str, **position: Any) -> Scenario:
    """Cao Song, whose turn it is, lets the first deal virtual damage to the second."""
    game = table("cao-song", *heroes, **position)
    game.cao_song.does("indulge", first=[first], second=[second])
    return game


@content("indulge", "stern-and-straight")
@rule("SG-706")
def test_shen_pei_is_viewed_as_hurt_by_virtual_damage():
    game = indulged("zhang-fei", "shen-pei", "shen-pei", "zhang-fei", hands={"zhang-fei": ["sha"]})
    game.cao_song.ends()
    assert game.shen_pei.is_idle
    assert game.invalid["shen-pei"] == ["stern-and-straight"]


@content("indulge", "talented-lady")
@rule("SG-706")
def test_yang_huiyu_is_viewed_as_hurt_by_virtual_damage():
    game = indulged("zhang-fei", "jin-yang-huiyu", "jin-yang-huiyu", "zhang-fei")
    game.cao_song.ends()
    game.jin_yang_huiyu.ends()
    assert len(game.jin_yang_huiyu.hand) == 2


@content("indulge", "martial-awe")
@rule("SG-706", "SG-1662")
def test_virtual_damage_opens_another_martial_art():
    game = indulged("martial-guan-yu", "zhang-fei", "martial-guan-yu", "zhang-fei")
    assert game.effects == [["martial-awe", "martial-guan-yu", 1, "round"]]


@content("indulge", "joint-strike")
@rule("SG-706", "SG-972")
def test_virtual_damage_counts_for_a_team():
    team = [["common-enemy/joint-strike", "mou-zhang-fei", "sun-quan", "game"]]
    game = indulged("sun-quan", "zhen-ji", "mou-zhang-fei", "sun-quan", "zhen-ji", effects=team)
    assert game.effects == [*team, ["joint-strike", "mou-zhang-fei", 1, "game"]]


@content("indulge", "army-camp")
@rule("SG-706", "SG-930")
def test_virtual_damage_brings_no_tyranny_which_is_gained_when_dealing():
    game = indulged("niu-fu-dong-xie", "zhang-fei", "niu-fu-dong-xie", "zhang-fei")
    assert game.tokens.get("niu-fu-dong-xie", {}).get("tyranny", 0) == 0


@content("indulge")
def test_virtual_damage_is_no_hostile_deed():
    game = indulged("sun-quan", "zhang-fei", "sun-quan", "zhang-fei")
    assert not any(any(row.values()) for row in game.deeds.values())


# ---- cards that are made, and the deck in use (R86)


@pytest.mark.parametrize(
    ("deck", "made"),
    [
        ("standard", ["sha"]),
        ("battle", ["fire-sha", "lightning-sha", "sha"]),
        ("extra", ["fire-sha", "ice-sha", "lightning-sha", "sha", "stab-sha"]),
    ],
)
@content("phoenix-spear")
@rule("SG-105")
def test_tong_yuan_makes_the_sha_of_the_deck_in_use(deck: str, made: list[str]):
    game = table("tong-yuan", "sun-quan", hands={"tong-yuan": ["dodge"]}, options={"deck": deck})
    assert sorted(game.tong_yuan.options) == ["end", *[f"phoenix-spear/{kind}" for kind in made]]


@pytest.mark.parametrize(("deck", "made"), [("standard", ["sha"]), ("battle", ["sha", "wine"])])
@content("worship-ink")
@rule("SG-105")
def test_zhong_yao_paints_no_wine_where_none_is_in_the_deck(deck: str, made: list[str]):
    game = table("zhong-yuan", "sun-quan", hands={"zhong-yuan": ["duel:spade-1"]}, options={"deck": deck})
    game.zhong_yuan.activates("worship-ink", "duel")
    assert game.zhong_yuan.options == made
