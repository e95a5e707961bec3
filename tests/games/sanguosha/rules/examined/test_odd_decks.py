"""The deck runs out in the middle of something (SG-1010 to SG-1013, SG-675, SG-754)."""

from typing import Any

import pytest

from tests.games.sanguosha.rules.examined.seats import among
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.scenario import Scenario


def is_drawn(game: Scenario) -> bool:
    """Nobody won, and the game is over."""
    return game.waits_for is None and game.fact("outcome.reason") == "SG-754"


def short(*heroes: str, deck: list[str], discard: list[str] | None = None, **position: Any) -> Scenario:
    """Exactly these cards in the deck and in the discard pile; all others are out of the game."""
    return among(*heroes, deck=deck, discard=discard or [], removed=["*"], **position)


@rule("SG-1010", "SG-754")
@pytest.mark.parametrize(("deck", "discard", "drawn"), [
    (["peach"], [], True), ([], ["peach"], True), (["peach"], ["wine"], False), ([], ["peach", "wine"], False),
])  # fmt: skip
def test_the_draw_phase_needs_two_cards_of_deck_and_discard_pile(deck: list[str], discard: list[str], drawn: bool):
    game = short("xu-chu", "zhang-fei", phase="draw", deck=deck, discard=discard)
    assert is_drawn(game) is drawn


@rule("SG-1011")
def test_the_shuffled_discard_pile_goes_under_what_is_left_of_the_deck():
    game = short(
        "xu-chu", "zhang-fei", hands={"xu-chu": ["out-of-nothing"]}, deck=["peach:heart-3"],
        discard=["wine", "sha", "duel"],
    )  # fmt: skip
    game.xu_chu.uses("out-of-nothing")
    game.nobody_negates()
    assert "peach" in game.xu_chu.hand
    assert len(game.xu_chu.hand) == 2
    assert (len(game.deck), len(game.discard)) == (2, 1)  # Out of Nothing was being used while they were shuffled


@content("star-gazing")
@rule("SG-1010", "SG-1011")
def test_star_gazing_shuffles_for_the_cards_it_needs_to_see():
    game = short(
        "zhuge-liang", "zhang-fei", "xu-chu", phase="beginning", deck=["peach"], discard=["wine", "sha", "duel"]
    )  # fmt: skip
    game.zhuge_liang.activates("star-gazing")
    assert (len(game.deck), game.discard) == (4, [])
    assert game.deck[0] == "peach:heart-3"


@content("star-gazing")
@rule("SG-1010", "SG-754")
def test_star_gazing_at_too_few_cards_is_a_draw():
    game = short("zhuge-liang", "zhang-fei", "xu-chu", phase="beginning", deck=["peach"], discard=["wine"])
    game.zhuge_liang.activates("star-gazing")
    assert is_drawn(game)


@content("bequeathed-strategy")
@rule("SG-1010", "SG-754")
def test_bequeathed_strategy_with_one_card_left_is_a_draw():
    game = short("guo-jia", "zhang-fei", deck=["peach"])
    game.guo_jia.suffers(1)
    game.guo_jia.activates("bequeathed-strategy")
    assert is_drawn(game)


@content("extensive-study")
@rule("SG-1010", "SG-754")
def test_extensive_study_of_four_cards_is_a_draw():
    game = short("god-lu-meng", "zhang-fei", phase="draw", deck=["peach", "sha"], discard=["wine", "duel"])
    game.god_lu_meng.activates("extensive-study")
    assert is_drawn(game)


@content("extensive-study")
@rule("SG-1011")
def test_extensive_study_of_five_cards_that_are_just_there():
    game = short("god-lu-meng", "zhang-fei", phase="draw", deck=["peach", "sha"], discard=["wine", "duel", "dodge"])
    game.god_lu_meng.activates("extensive-study")
    assert not is_drawn(game)
    assert (game.deck, game.discard) == ([], [])


@content("indomitable")
@rule("SG-1012", "SG-754")
@pytest.mark.parametrize("discard", [[], ["peach"]])
def test_zhou_tai_looks_for_a_wound_in_an_empty_deck(discard: list[str]):
    game = short("zhou-tai", "zhang-fei", hp={"zhou-tai": 1}, deck=[], discard=discard, roles=["ruler", "rebel"])
    game.zhou_tai.suffers(1)
    assert is_drawn(game) is (not discard)
    if discard:
        assert (game.hp["zhou-tai"], game.atop["zhou-tai"]["wound"]) == (1, ["peach:heart-3"])


@rule("SG-1010", "SG-508")
def test_a_judgement_without_a_card_is_a_draw():
    game = short("xu-chu", "zhang-fei", deck=[])
    game.xu_chu.is_judged("acedia")
    assert is_drawn(game)


@rule("SG-754", "SG-320")
def test_the_reward_for_the_last_rebel_is_not_drawn_any_more():
    game = short(
        "xu-chu", "zhang-fei", deck=[], hands={"xu-chu": ["sha"]}, hp={"zhang-fei": 1}, roles=["ruler", "rebel"]
    )  # fmt: skip
    game.xu_chu.uses("sha", on="zhang-fei")
    game.everyone_passes()
    assert game.winner == ["xu-chu"]


@rule("SG-741", "SG-754", "SG-437")
def test_a_reward_is_drawn_from_what_the_dead_rebel_left():
    game = short(
        "xu-chu", "zhang-fei", "zhen-ji", deck=[], hands={"xu-chu": ["sha"], "zhang-fei": ["peach", "wine"]},
        hp={"zhang-fei": 1}, roles=["ruler", "rebel", "spy"], equipment={"zhang-fei": ["lion-helmet"]},
    )  # fmt: skip
    game.xu_chu.uses("sha", on="zhang-fei")
    game.zhang_fei.passes()
    game.zhang_fei.passes()
    assert game.dead == ["zhang-fei"]
    assert sorted(game.xu_chu.hand) == ["lion-helmet", "peach", "wine"]


@rule("SG-1317", "SG-1010", "SG-754")
def test_a_harvest_of_three_with_two_cards_is_a_draw():
    game = short("xu-chu", "zhang-fei", "zhen-ji", hands={"xu-chu": ["harvest"]}, deck=["peach", "wine"])
    game.xu_chu.uses("harvest")
    assert is_drawn(game)


@content("balance")
@rule("SG-1011", "SG-434")
def test_balance_draws_the_very_cards_that_paid_for_it():
    game = short(
        "sun-quan", "xu-chu", skills={"sun-quan": ["balance"]}, deck=["duel"], hands={"sun-quan": ["sha", "peach"]}
    )  # fmt: skip
    game.sun_quan.activates("balance", "sha", "peach")
    assert "duel" in game.sun_quan.hand
    assert len(game.sun_quan.hand) == 2


@content("favourite")
@rule("SG-675", "SG-674")
def test_a_favourite_finds_no_black_card_and_nothing_is_shuffled():
    game = short("guo-zhao", "xu-chu", phase="draw", deck=["peach:heart-3"], discard=["sha:spade-7", "duel:spade-1"])
    game.guo_zhao.activates("favourite")
    game.guo_zhao.chooses("red")
    assert (game.guo_zhao.hand, game.deck, len(game.discard)) == (["peach"], [], 2)


@content("silk-for-spears")
@rule("SG-1012", "SG-754")
def test_silk_for_spears_of_an_empty_deck_is_a_draw():
    game = short("zhang-wen", "xu-chu", turn="xu-chu", deck=[], hp={"xu-chu": 2}, hands={"xu-chu": ["peach"]})
    game.xu_chu.uses("peach")
    assert is_drawn(game)


@content("narrow-might")
@rule("SG-1010", "SG-754")
def test_a_reckless_stake_of_more_cards_than_there_are_is_a_draw():
    game = short("qiao-rui", "xu-chu", phase="beginning", deck=["peach", "wine", "duel"])
    game.qiao_rui.activates("narrow-might")
    game.qiao_rui.chooses("number-3")
    assert is_drawn(game)


@content("heavenly-debate")
@rule("SG-1012", "SG-918")
def test_qin_mi_argues_with_the_only_card_of_the_discard_pile():
    game = short(
        "qin-mi", "xu-chu", deck=[], discard=["peach:heart-3"],
        hands={"qin-mi": ["sha:spade-7", "sha:spade-8"], "xu-chu": ["sha:spade-9"]},
    )  # fmt: skip
    game.qin_mi.uses("sha:spade-7", on="xu-chu")
    game.qin_mi.activates("eloquence")
    game.qin_mi.does("heavenly-debate")
    game.xu_chu.does("fight", cards=["sha"])
    assert not is_drawn(game)
    assert game.hp["xu-chu"] == 3


@content("great-ambition")
@rule("SG-1010", "SG-754")
def test_great_ambition_that_uses_up_the_deck_is_a_draw():
    game = short(
        "jin-sima-yi", "xu-chu", skills={"jin-sima-yi": ["great-ambition"]}, deck=["red-hare"], discard=[],
    )  # fmt: skip
    game.jin_sima_yi.activates("great-ambition")
    assert is_drawn(game)


@content("wise-mind")
@rule("SG-1013")
def test_a_wise_mind_at_ten_cards_looks_at_none_and_takes_none():
    game = short(
        "jin-zhang-chunhua",
        "xu-chu",
        phase="draw",
        skills={"jin-zhang-chunhua": ["wise-mind"]},
        deck=["peach", "?"] + ["?"] * 8,
    )
    assert game.jin_zhang_chunhua.is_idle  # not asked: there is nothing to be looked at (SG-1534)
    assert (len(game.jin_zhang_chunhua.hand), len(game.deck)) == (2, 8)


@content("banish")
@rule("SG-754", "SG-206")
def test_a_draw_ends_the_game_in_the_middle_of_a_card_that_goes_on():
    game = short(
        "xu-chu", "cao-pi", "zhang-fei", skills={"cao-pi": ["banish"]}, hands={"xu-chu": ["barbarians"]}, deck=["wine"],
        hp={"cao-pi": 2},
    )  # fmt: skip
    game.xu_chu.uses("barbarians")
    game.nobody_negates()
    game.everyone_passes()
    game.cao_pi.activates("banish", on="zhang-fei")
    assert is_drawn(game)
    assert game.hp["zhang-fei"] == 4
