"""Examined from the text: Sima Yi, Sima Shi, Zhang Chunhua and Yang Huiyu of Jin, with stealth."""

import pytest

from tests.games.sanguosha.rules.examined.seats import among
from tests.games.sanguosha.rules.marks import content, rule

# ---- Sima Yi


@content("disloyal")
@rule("SG-1641", "SG-1643")
def test_the_sha_that_reveals_sima_yi_is_absorbed_and_he_takes_a_card():
    game = among("xu-chu", "jin-sima-yi", "zhang-fei", unrevealed=["jin-sima-yi"], hands={"xu-chu": ["sha", "peach"]})
    game.xu_chu.uses("sha", on="jin-sima-yi")
    game.jin_sima_yi.activates("disloyal")
    assert (game.hp["jin-sima-yi"], game.max_hp["jin-sima-yi"]) == (3, 3)
    assert game.jin_sima_yi.hand == ["peach"]
    assert game.unrevealed == []


@content("disloyal")
@rule("SG-1641")
def test_sima_yi_revealed_by_his_own_turn_takes_nothing():
    game = among("xu-chu", "jin-sima-yi", "zhang-fei", unrevealed=["jin-sima-yi"], hands={"xu-chu": ["peach"]})
    game.xu_chu.ends()
    assert game.unrevealed == []
    assert game.jin_sima_yi.is_idle
    assert game.xu_chu.hand == ["peach"]


@content("great-ambition")
@rule("SG-1606")
def test_great_ambition_uses_cards_until_a_dodge_comes():
    game = among(
        "jin-sima-yi", "xu-chu", "zhang-fei", deck=["sha:spade-7", "duel:spade-1", "dodge:heart-2", "sha:spade-8"]
    )  # fmt: skip
    game.jin_sima_yi.activates("great-ambition")
    game.jin_sima_yi.chooses("targets", on="xu-chu")
    game.jin_sima_yi.chooses("targets", on="xu-chu")
    game.nobody_negates()
    assert game.hp["xu-chu"] == 2
    assert game.jin_sima_yi.is_idle
    assert sorted(game.discard) == ["dodge:heart-2", "duel:spade-1", "sha:spade-7"]


@content("expediency", "hawk-eye")
@rule("SG-632")
def test_the_first_spade_of_a_phase_looks_for_another_suit():
    game = among(
        "jin-sima-yi", "xu-chu", "zhang-fei", hands={"jin-sima-yi": ["sha:spade-7", "duel:spade-1"]},
        deck=["sha:spade-8", "peach:heart-3", "sha:club-2", "wine"],
    )  # fmt: skip
    game.jin_sima_yi.uses("sha", on="xu-chu")
    game.jin_sima_yi.activates("expediency")
    assert sorted(game.jin_sima_yi.offered(game.jin_sima_yi.options[0], "cards")) == ["peach:heart-3", "sha:club-2"]


# ---- Sima Shi


@content("veiled")
@rule("SG-1009", "SG-1643")
def test_whoever_hurts_the_hidden_sima_shi_keeps_two_cards_less():
    game = among(
        "xu-chu", "jin-sima-shi", "zhang-fei", unrevealed=["jin-sima-shi"],
        hands={"xu-chu": ["sha", "peach", "peach", "peach"]}, hp={"xu-chu": 3},
    )  # fmt: skip
    game.xu_chu.uses("sha", on="jin-sima-shi")
    game.jin_sima_shi.activates("veiled")
    assert (game.hp["jin-sima-shi"], game.max_hp["jin-sima-shi"]) == (3, 4)
    game.xu_chu.ends()
    game.xu_chu.discards("peach", "peach")
    assert game.xu_chu.hand == ["peach"]


@content("exterminate")
@rule("SG-722")
def test_an_exterminated_hero_is_saved_by_a_peach_and_gets_two_hp_back():
    game = among(
        "jin-sima-shi", "xu-chu", "zhang-fei", hands={"jin-sima-shi": ["sha"], "zhang-fei": ["peach"]},
        hp={"xu-chu": 3}, skills={"jin-sima-shi": ["exterminate"]},
    )  # fmt: skip
    game.jin_sima_shi.uses("sha", on="xu-chu")
    game.jin_sima_shi.activates("exterminate")
    assert game.hp["jin-sima-shi"] == 3
    assert game.hp["xu-chu"] == 0
    game.zhang_fei.uses("peach")
    assert game.hp["xu-chu"] == 3  # 1 of the Peach and 2 of the raise


@content("composure")
@rule("SG-923", "SG-939")
def test_composure_lends_hp_and_cards_until_the_next_action_phase():
    game = among("jin-sima-shi", "xu-chu", hp={"jin-sima-shi": 2}, skills={"jin-sima-shi": ["composure"]})
    game.jin_sima_shi.ends()
    assert (game.hp["jin-sima-shi"], len(game.jin_sima_shi.hand), len(game.marked)) == (4, 4, 4)
    game.xu_chu.ends()
    assert game.jin_sima_shi.is_idle
    assert (game.hp["jin-sima-shi"], len(game.jin_sima_shi.hand), game.marked) == (2, 2, [])


# ---- Zhang Chunhua


@content("wise-mind")
@rule("SG-818")
def test_zhang_chunhua_takes_half_of_the_last_digit_of_the_deck():
    deck = ["peach:heart-3", "sha:spade-7", "dodge:heart-2", "wine", "duel", "snatch", "sha:club-2"]
    game = among("jin-zhang-chunhua", "xu-chu", "zhang-fei", phase="draw", deck=deck, removed=["*"])
    game.jin_zhang_chunhua.activates("wise-mind")
    game.jin_zhang_chunhua.chooses("cards", "peach", "wine", "duel")
    assert sorted(game.jin_zhang_chunhua.hand) == ["duel", "peach", "wine"]
    assert len(game.deck) == 4


@content("cold-clear")
@rule("SG-1120", "SG-1124")
def test_a_card_is_an_ice_sha_and_the_first_on_a_hero_draws():
    game = among(
        "xu-chu", "jin-zhang-chunhua", "zhang-fei",
        hands={"jin-zhang-chunhua": ["peach"], "xu-chu": ["dodge", "wine"]}, deck=["sha:spade-7", "sha:spade-8"],
        removed=["*"],
    )  # fmt: skip
    game.xu_chu.ends()
    game.jin_zhang_chunhua.uses("cold-clear", "peach")
    assert game.waits_for == "xu-chu"  # a Dodge
    game.xu_chu.passes()
    game.jin_zhang_chunhua.activates("ice-sha")
    assert game.hp["xu-chu"] == 4
    assert game.xu_chu.hand == []
    assert game.jin_zhang_chunhua.hand[0] == "sha"


@content("solemn-harmony")
@rule("SG-342", "SG-1644")
def test_after_her_reveal_all_damage_of_that_turn_is_prevented():
    game = among(
        "xu-chu", "jin-zhang-chunhua", "zhang-fei", unrevealed=["jin-zhang-chunhua"], hands={"xu-chu": ["sha", "sha"]},
        equipment={"xu-chu": ["zhuge-crossbow"]}, chained=["jin-zhang-chunhua"],
    )  # fmt: skip
    for _ in (1, 2):
        game.xu_chu.uses("sha", on="jin-zhang-chunhua")
    assert game.hp["jin-zhang-chunhua"] == 3
    assert game.chained == ["jin-zhang-chunhua"]


# ---- Yang Huiyu


@pytest.mark.parametrize(("hand", "left"), [(["sha", "sha", "peach"], 1), ([], 1)])
@content("gentle-bearing")
@rule("SG-926")
def test_yang_huiyu_revealed_brings_a_hand_to_the_hp(hand: list[str], left: int):
    game = among(
        "xu-chu", "jin-yang-huiyu", "zhang-fei", unrevealed=["jin-yang-huiyu"], hands={"zhang-fei": hand},
        hp={"zhang-fei": 1},
    )  # fmt: skip
    game.jin_yang_huiyu.suffers(1, source="xu-chu")
    game.jin_yang_huiyu.chooses("hero", on="zhang-fei")
    if game.waits_for == "zhang-fei":
        game.zhang_fei.discards("sha", "sha")
    assert len(game.zhang_fei.hand) == left
    assert game.hp["jin-yang-huiyu"] == 3


@content("kind-severity")
@rule("SG-322")
def test_the_second_card_of_a_turn_loses_its_target():
    game = among(
        "xu-chu", "jin-yang-huiyu", "zhang-fei",
        hands={"xu-chu": ["wine", "sha", "duel"], "jin-yang-huiyu": ["peach"]},
    )  # fmt: skip
    game.xu_chu.uses("wine")
    game.xu_chu.uses("sha", on="zhang-fei")
    game.jin_yang_huiyu.activates("kind-severity", "peach")
    assert game.hp["zhang-fei"] == 4
    game.xu_chu.uses("duel", on="zhang-fei")
    game.nobody_negates()
    assert game.hp["zhang-fei"] == 3


@pytest.mark.parametrize(("hurt", "cards"), [(False, 4), (True, 2)])
@content("talented-lady")
def test_an_unhurt_yang_huiyu_draws_two_at_the_end_of_her_turn(hurt: bool, cards: int):
    game = among("xu-chu", "jin-yang-huiyu", "zhang-fei")
    if hurt:
        game.jin_yang_huiyu.loses_hp()
    game.xu_chu.ends()
    game.jin_yang_huiyu.ends()
    assert len(game.jin_yang_huiyu.hand) == cards
