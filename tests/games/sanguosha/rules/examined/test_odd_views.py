"""Cards of a hand that count as something else (SG-1410 to SG-1414), where others look at, show or discard them."""

import pytest

from tests.games.sanguosha.rules.examined.seats import among
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.games.sanguosha.content import EQUIPMENT, KINDS, TACTIC

GUAN_YU, ZHOU_CHU = {"god-guan-yu": ["god-of-war"]}, {"zhou-chu": ["scourge"]}


@content("ruin-the-clan", "god-of-war", "scourge")
@rule("SG-1413", "SG-1412")
def test_a_heart_that_counts_as_sha_and_a_horse_that_counts_as_wine_are_basic_in_a_ruined_clan():
    game = among(
        "yuan-tan", "god-guan-yu", "zhou-chu", phase="end", hp={"yuan-tan": 3},
        skills={"yuan-tan": ["ruin-the-clan"], **GUAN_YU, **ZHOU_CHU},
        hands={"yuan-tan": ["sha"], "god-guan-yu": ["truce:heart-1"], "zhou-chu": ["red-hare"]},
    )  # fmt: skip
    game.yuan_tan.chooses("cards", "sha")
    game.god_guan_yu.chooses("cards", "truce")
    game.zhou_chu.chooses("cards", "red-hare")
    assert (game.hp["god-guan-yu"], game.hp["zhou-chu"]) == (4, 3)


@content("ruin-the-clan", "god-of-war")
@rule("SG-1413")
def test_a_heart_that_counts_as_sha_is_no_tactic_in_a_ruined_clan():
    game = among(
        "yuan-tan", "god-guan-yu", phase="end", hp={"yuan-tan": 3}, skills={"yuan-tan": ["ruin-the-clan"], **GUAN_YU},
        hands={"yuan-tan": ["duel"], "god-guan-yu": ["truce:heart-1"]},
    )  # fmt: skip
    game.yuan_tan.chooses("cards", "duel")
    game.god_guan_yu.chooses("cards", "truce")
    assert game.hp["god-guan-yu"] == 5


@content("gather-dust", "youthful-beauty")
@rule("SG-1413")
def test_a_spade_that_xiao_qiao_discards_is_a_heart_and_red_dust():
    game = among(
        "zhang-ning", "xiao-qiao", "xu-chu", phase="end", hp={"zhang-ning": 2},
        skills={"xiao-qiao": ["youthful-beauty"], "zhang-ning": ["gather-dust"]},
        hands={"xiao-qiao": ["sha:spade-7"], "xu-chu": ["sha:spade-8"]},
    )  # fmt: skip
    game.zhang_ning.activates("gather-dust")
    game.everyone_passes()
    assert (game.zhang_ning.hand, game.discard) == (["sha"], ["sha:spade-8"])
    assert game.hands["zhang-ning"] == ["sha:spade-7"]


@content("gather-dust", "youthful-beauty")
@rule("SG-1417")
def test_her_own_spade_is_no_red_dust_for_zhang_ning_herself():
    game = among(
        "zhang-ning", "xiao-qiao", "xu-chu", phase="end", hp={"zhang-ning": 2},
        skills={"xiao-qiao": ["youthful-beauty"], "zhang-ning": ["gather-dust"]},
        hands={"xiao-qiao": ["sha:spade-7", "sha:club-2"], "zhang-ning": ["sha:spade-8"]},
    )  # fmt: skip
    game.zhang_ning.activates("gather-dust")
    game.xiao_qiao.chooses("cards", "sha:club-2")
    assert game.zhang_ning.hand == []


@content("wipe-out-pest", "god-of-war")
@rule("SG-1410")
def test_zhou_chu_finds_sha_where_hearts_of_a_hand_count_as_sha():
    game = among(
        "zhou-chu", "god-guan-yu", skills=GUAN_YU, deck=["duel:spade-1"], options={"deck": "extra"},
        hands={"zhou-chu": ["sha:spade-10"], "god-guan-yu": ["sha:club-2", "truce:heart-1", "red-hare"]},
    )  # fmt: skip
    game.zhou_chu.activates("wipe-out-pest", on="god-guan-yu")
    game.zhou_chu.does("fight", cards=["sha"])
    game.god_guan_yu.does("fight", cards=["sha:club-2"])
    got = [card for card in game.hands["zhou-chu"] if card.startswith("extra-")]
    assert len(got) == 1  # a basic card, and neither a tactic nor equipment


@content("honorable-reputation", "god-of-war")
@rule("SG-1413")
def test_a_heart_that_counts_as_sha_is_the_basic_card_that_a_reputation_takes():
    game = among(
        "zhou-chu", "god-guan-yu", skills={"zhou-chu": ["honorable-reputation"], **GUAN_YU},
        hands={"god-guan-yu": ["truce:heart-1"]},
    )  # fmt: skip
    game.god_guan_yu.suffers(1, source="zhou-chu")
    assert game.discard == ["truce:heart-1"]
    assert {KINDS[kind.removeprefix("extra-")].type for kind in game.zhou_chu.hand} == {TACTIC, EQUIPMENT}


@pytest.mark.parametrize(("says", "hurt"), [("will-use", 1), ("will-not-use", 0)])
@content("ferocious-villain", "scourge")
@rule("SG-1413")
def test_jia_chong_foretells_the_wine_that_a_horse_of_zhou_chu_is(says: str, hurt: int):
    game = among(
        "zhou-chu", "jia-chong", skills=ZHOU_CHU, hands={"zhou-chu": ["red-hare"]}, phase="action", step="phase"
    )  # fmt: skip
    game.jia_chong.activates("ferocious-villain")
    assert game.fact("question.jia-chong.about.card") == "wine"
    game.jia_chong.chooses(says)
    assert ["foretold-as/wine", "jia-chong", "zhou-chu", "phase"] in game.effects
    game.zhou_chu.uses("wine", "red-hare")
    game.zhou_chu.ends()
    assert game.hp["zhou-chu"] == 4 - hurt
    assert game.effects == []


@content("court-dispute", "youthful-beauty")
@rule("SG-938", "SG-1410")
def test_a_spade_of_xiao_qiao_votes_red():
    game = among(
        "liu-hong", "xiao-qiao", "xu-chu", phase="beginning", skills={"xiao-qiao": ["youthful-beauty"]},
        hp={"xiao-qiao": 2}, hands={"xiao-qiao": ["sha:spade-7"], "xu-chu": ["peach:heart-3"]},
    )  # fmt: skip
    game.liu_hong.activates("court-dispute")
    game.xiao_qiao.chooses("cards", "sha")
    game.xu_chu.chooses("cards", "peach")
    assert (game.hp["xiao-qiao"], len(game.liu_hong.hand)) == (3, 4)  # two for the one colour, two of the Draw Phase


@content("catch-off-guard", "youthful-beauty")
@rule("SG-1382", "SG-1410")
@pytest.mark.parametrize(("skills", "hp"), [(["youthful-beauty"], 3), ([], 2)])
def test_xiao_qiao_is_caught_by_the_suit_that_her_card_has_for_her(skills: list[str], hp: int):
    game = among(
        "xu-chu", "xiao-qiao", skills={"xiao-qiao": skills},
        hands={"xu-chu": ["catch-off-guard:heart-3"], "xiao-qiao": ["sha:spade-7"]},
    )  # fmt: skip
    game.xu_chu.uses("catch-off-guard", on="xiao-qiao")
    game.nobody_negates()
    assert game.hp["xiao-qiao"] == hp


@content("joint-strike", "youthful-beauty")
@rule("SG-972", "SG-1413")
@pytest.mark.parametrize(("skills", "succeeded"), [(["youthful-beauty"], True), ([], False)])
def test_a_spade_that_a_partner_discards_as_a_heart_is_a_heart_of_the_treasury(skills: list[str], succeeded: bool):
    team = [["joint-strike", "mou-zhang-fei", suit, "game"] for suit in (0, 2, 3)]  # the heart is still missing
    game = among(
        "mou-zhang-fei", "xiao-qiao", turn="xiao-qiao", skills={"xiao-qiao": skills}, hp={"xiao-qiao": 1},
        hands={"xiao-qiao": ["sha:spade-7", "sha:club-2"]},
        effects=[["distribute-the-treasury/joint-strike", "mou-zhang-fei", "xiao-qiao", "game"], *team],
    )  # fmt: skip
    game.xiao_qiao.ends()
    game.xiao_qiao.discards("sha:spade-7")
    assert game.heard("team-up-ends")[0]["succeeded"] is succeeded


@content("straight-charge", "unyielding")
@rule("SG-1515", "SG-206")
def test_a_charge_ends_with_the_death_of_the_charging_hero():
    game = among(
        "xu-chu", "yan-gang", "xiahou-dun", "zhen-ji", turn="yan-gang", phase="end", hp={"yan-gang": 1},
        roles=["ruler", "spy", "rebel", "loyalist"], skills={"xiahou-dun": ["unyielding"]},
        deck=["sha:spade-7", "sha:spade-8", "duel", "sha:club-2"],
    )  # fmt: skip
    game.yan_gang.activates("straight-charge", on="xiahou-dun")
    game.xiahou_dun.activates("unyielding")
    game.everyone_passes()
    assert (game.dead, game.hp["xiahou-dun"]) == (["yan-gang"], 3)
    assert {"sha:spade-8", "duel:spade-1"} <= set(game.discard)
