"""Hand limits with several changes, phases that are skipped, delayed tactics, extra turns: odd turns."""

import pytest

from tests.games.sanguosha.rules.examined.seats import among
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.scenario import Scenario


def limit(game: Scenario, seat: int = 0) -> int:
    """The hand limit that everybody sees."""
    return int(game.fact(f"sees.spectator.seats.{seat}.limit"))


@content("indomitable", "scourge")
@rule("SG-1009")
def test_wounds_set_the_hand_limit_before_a_scourge_lowers_it():
    game = among("zhou-tai", "zhou-chu", "xu-chu", atop={"zhou-tai": {"wound": ["sha:spade-7", "sha:spade-8"]}})
    assert limit(game) == 1


@content("indomitable")
@rule("SG-1009", "SG-990")
def test_wounds_and_an_ill_bargain_make_a_negative_limit_that_counts_as_none():
    game = among(
        "zhou-tai", "xu-chu", atop={"zhou-tai": {"wound": ["sha:spade-7"]}},
        tokens={"zhou-tai": {"gold-ill-bargain": 1}},
        effects=[["gold-ill-bargain", "zhou-tai", 1, "game"]], hands={"zhou-tai": ["peach:heart-3", "wine"]},
    )  # fmt: skip
    assert limit(game) == 0
    game.zhou_tai.ends()
    assert (game.turn, game.zhou_tai.hand) == ("xu-chu", [])  # nothing to choose: all of it goes


@content("noble-blood", "scourge", "hush-crying")
@rule("SG-1009", "SG-1602")
def test_noble_blood_a_scourge_and_a_god_who_hushes_add_up():
    game = among(
        "yuan-shao", "god-zhang-liao", "hua-tuo", "zhou-chu", "zhang-jiao", hp={"yuan-shao": 3},
        kingdoms={"god-zhang-liao": "neutral"}, skills={"zhang-jiao": []},
    )  # fmt: skip
    assert limit(game) == 3 + 2 * 3 - 1 - 1  # three others of his kingdom; Zhou Chu, and the god who reaches him


@content("noble-blood")
@rule("SG-1602", "SG-106")
def test_noble_blood_with_ten_seats_and_two_dead():
    others = ["hua-tuo", "diao-chan", "lu-bu", "pang-de", "gongsun-fan", "yan-gang", "qiao-rui", "xu-chu", "gan-ning"]
    game = among("yuan-shao", *others, dead=["lu-bu", "xu-chu"], skills={hero: [] for hero in others})
    assert game.max_hp["yuan-shao"] == 5
    assert limit(game) == 5 + 2 * 6


@content("noble-blood")
@rule("SG-1602")
def test_noble_blood_is_no_skill_of_a_rebel():
    game = among("xu-chu", "yuan-shao", "hua-tuo", turn="yuan-shao")
    assert limit(game, 1) == 4


@content("last-stand")
@rule("SG-1009")
def test_a_god_with_a_set_limit_and_two_more():
    game = among("god-zhao-yun", "xu-chu", gained={"god-zhao-yun": ["indomitable"]},
                 atop={"god-zhao-yun": {"wound": ["sha:spade-7"]}})  # fmt: skip
    assert limit(game) == 3


@content("veiled")
@rule("SG-1009")
def test_a_veil_and_a_scourge_take_three_cards():
    game = among("xu-chu", "jin-sima-shi", "zhou-chu", unrevealed=["jin-sima-shi"])
    game.jin_sima_shi.suffers(1, source="xu-chu")
    game.jin_sima_shi.activates("veiled")
    assert limit(game) == 4 - 2 - 1


@content("curtain")
@rule("SG-1361", "SG-1360")
@pytest.mark.parametrize(("card", "goes"), [("lightning:spade-1", "zhang-fei"), ("lightning:heart-12", "jia-xu")])
def test_black_lightning_passes_jia_xu_by_and_red_does_not(card: str, goes: str):
    game = among(
        "xu-chu", "jia-xu", "zhang-fei", phase="judgement", judgement={"xu-chu": [card]}, deck=["peach:heart-3"]
    )  # fmt: skip
    game.nobody_negates()
    assert [hero for hero, cards in game.judgement.items() if cards] == [goes]


@content("curtain")
@rule("SG-1362", "SG-1363")
def test_lightning_that_nobody_else_can_take_stays():
    game = among(
        "xu-chu", "jia-xu", phase="judgement", judgement={"xu-chu": ["lightning:spade-1"]}, deck=["peach:heart-3"]
    )  # fmt: skip
    game.nobody_negates()
    assert game.judgement["xu-chu"] == ["lightning:spade-1"]


@content("curtain")
@rule("SG-1363")
def test_lightning_that_not_even_its_bearer_can_take_is_gone():
    game = among(
        "jia-xu", "xu-chu", phase="judgement",
        judgement={"jia-xu": ["lightning:spade-1"], "xu-chu": ["lightning:heart-12"]}, deck=["peach:heart-3"],
    )  # fmt: skip
    game.nobody_negates()
    assert "lightning:spade-1" in game.discard


@rule("SG-1361", "SG-1360")
def test_lightning_passes_over_a_bearer_of_lightning_a_dead_and_a_face_down_hero_takes_it():
    game = among(
        "xu-chu", "zhang-fei", "zhen-ji", "gan-ning", phase="judgement", dead=["zhen-ji"], flipped=["gan-ning"],
        judgement={"xu-chu": ["lightning:spade-1"], "zhang-fei": ["lightning:heart-12"]}, deck=["peach:heart-3"],
    )  # fmt: skip
    game.nobody_negates()
    assert game.judgement["gan-ning"] == ["lightning:spade-1"]


@rule("SG-519", "SG-1360")
def test_a_lightning_that_is_negated_moves_on_and_is_negated_again_with_the_next():
    game = among(
        "xu-chu", "zhang-fei", "zhen-ji", phase="judgement", judgement={"xu-chu": ["lightning:spade-1"]},
        hands={"zhen-ji": ["negate", "negate"]},
    )  # fmt: skip
    game.zhen_ji.negates()
    game.nobody_negates()
    assert game.judgement["zhang-fei"] == ["lightning:spade-1"]
    game.xu_chu.ends()
    game.zhen_ji.negates()
    game.nobody_negates()
    assert game.judgement["zhen-ji"] == ["lightning:spade-1"]


@rule("SG-210", "SG-206", "SG-437")
def test_lightning_comes_first_and_kills_before_the_other_judgements():
    game = among(
        "xu-chu", "zhang-fei", "zhen-ji", turn="zhang-fei", phase="judgement", roles=["ruler", "rebel", "spy"],
        judgement={"zhang-fei": ["famine", "acedia", "lightning"]}, deck=["sha:spade-7"], hp={"zhang-fei": 3},
    )  # fmt: skip
    game.nobody_negates()
    assert (game.dead, game.turn) == (["zhang-fei"], "zhen-ji")
    assert len(game.discard) == 4
    assert len(game.heard("judge")) == 1


@rule("SG-516", "SG-517", "SG-208")
def test_famine_and_acedia_together_leave_discard_and_end():
    game = among(
        "xu-chu", "zhang-fei", phase="judgement", judgement={"xu-chu": ["famine", "acedia"]},
        deck=["sha:spade-7", "sha:spade-8"], hands={"xu-chu": ["peach", "wine", "sha", "dodge", "duel"]},
    )  # fmt: skip
    game.nobody_negates()
    assert len(game.xu_chu.hand) == 5
    game.xu_chu.discards("duel")
    assert game.turn == "zhang-fei"


@content("delegate")
@rule("SG-223", "SG-806", "SG-219")
def test_an_acedia_of_the_delegated_turn_is_judged_in_it():
    game = among(
        "xu-chu", "zhang-fei", turn="xu-chu", extra_turns=["xu-chu"], judgement={"xu-chu": ["acedia"]},
        deck=["peach:heart-3", "wine", "wine"],
    )  # fmt: skip
    game.xu_chu.ends()
    game.nobody_negates()
    assert (game.turn, game.xu_chu.is_idle) == ("xu-chu", True)


@content("great-fog", "wild-wind")
@rule("SG-218")
def test_the_fog_lifts_with_an_extra_turn_of_its_maker():
    game = among(
        "xu-chu", "zhang-fei", "god-zhuge-liang", skills={"god-zhuge-liang": ["great-fog"]},
        extra_turns=["god-zhuge-liang"],
        effects=[["great-fog", "god-zhuge-liang", "zhang-fei", "next-turn"]],
    )  # fmt: skip
    game.xu_chu.ends()
    assert game.turn == "god-zhuge-liang"
    game.zhang_fei.suffers(1)
    assert game.hp["zhang-fei"] == 3


@content("calumny")
@rule("SG-995")
def test_a_draw_phase_that_is_to_be_skipped_is_that_of_an_extra_turn():
    game = among(
        "xu-chu", "zhang-fei", extra_turns=["zhang-fei"], effects=[["skips-next", "zhang-fei", 2, "game"]],
        deck=["wine"] * 2,
    )  # fmt: skip
    game.xu_chu.ends()
    assert game.zhang_fei.hand == []
    game.zhang_fei.ends()
    assert (game.turn, len(game.zhang_fei.hand)) == ("zhang-fei", 2)


@content("hold-fast")
@rule("SG-902", "SG-956", "SG-207")
def test_two_flips_are_none():
    game = among("mou-cao-ren", "cao-pi", hands={"mou-cao-ren": ["sha", "peach"]}, shields={"mou-cao-ren": 0},
                 skills={"cao-pi": ["banish"]})  # fmt: skip
    game.mou_cao_ren.activates("hold-and-shield", "sha")
    assert game.flipped == ["mou-cao-ren"]
    game.cao_pi.suffers(1, source="mou-cao-ren")
    game.cao_pi.activates("banish", on="mou-cao-ren")
    assert game.flipped == []
    assert len(game.mou_cao_ren.hand) == 1 + 1 + 1  # the rest, Banish, and one for the shield


@content("self-restraint")
@rule("SG-608")
def test_lu_meng_who_played_a_sha_in_his_own_duel_cannot_restrain_himself():
    game = among(
        "lu-meng", "xu-chu", skills={"lu-meng": ["self-restraint"]},
        hands={"lu-meng": ["duel", "sha", "peach", "peach", "peach", "peach", "wine"], "xu-chu": ["sha"]},
    )  # fmt: skip
    game.lu_meng.uses("duel", on="xu-chu")
    game.nobody_negates()
    game.xu_chu.plays("sha")
    game.lu_meng.plays("sha")
    game.everyone_passes()
    game.lu_meng.ends()
    assert game.kind == "sanguosha.choose"  # his Discard Phase: he was not asked


@content("self-restraint")
@rule("SG-608")
def test_lu_meng_who_used_and_played_none_can_restrain_himself():
    game = among(
        "lu-meng", "xu-chu", skills={"lu-meng": ["self-restraint"]}, hands={"lu-meng": ["peach"] * 5},
    )  # fmt: skip
    game.lu_meng.ends()
    game.lu_meng.activates("self-restraint")
    assert (game.turn, len(game.lu_meng.hand)) == ("xu-chu", 5)
