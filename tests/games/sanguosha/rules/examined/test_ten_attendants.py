"""Examined from the text: the Ten Attendants, their Rest and the skill of each attendant."""

import pytest

from tests.games.sanguosha.rules.examined.seats import among
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.scenario import Scenario

ALL = (
    "zhang-rang",
    "zhao-zhong",
    "sun-zhang",
    "bi-lan",
    "xia-yun",
    "han-kui",
    "li-song",
    "duan-gui",
    "guo-sheng",
    "gao-wang",
)


def attendants(*clique: str, unshown: tuple[str, ...] | None = None, **position: object) -> Scenario:
    """The Ten Attendants on turn with this clique, the others unshown if nothing else is said."""
    rest = [name for name in ALL if name not in clique] if unshown is None else list(unshown)
    return among(
        "xu-chu", "ten-attendants", "zhang-fei", turn="ten-attendants", clique={"ten-attendants": list(clique)},
        attendants={"ten-attendants": rest}, roles=["ruler", "rebel", "spy"], **position,
    )  # fmt: skip


@content("perishing")
@rule("SG-950", "SG-980")
def test_at_the_end_of_their_turn_they_rest_instead_of_dying():
    game = attendants("xia-yun", "sun-zhang", hands={"ten-attendants": ["peach"]})
    game.ten_attendants.ends()
    assert (game.resting, game.dead) == (["ten-attendants"], [])
    assert game.fact("sees.xu-chu.seats.1.role") is None
    assert [card.partition(":")[0] for card in game.discard] == ["peach"]
    assert game.turn == "zhang-fei"


@content("form-cliques")
@rule("SG-950", "SG-982")
def test_they_come_back_after_the_turn_on_their_left_with_four_cards():
    game = attendants("xia-yun", "sun-zhang")
    game.ten_attendants.ends()
    game.zhang_fei.ends()
    assert game.resting == ["ten-attendants"]
    game.xu_chu.ends()
    assert game.resting == []
    assert len(game.ten_attendants.hand) == 3
    game.ten_attendants.does(game.ten_attendants.options[0])
    assert len(game.clique["ten-attendants"]) == 2
    assert sorted(game.past_cliques["ten-attendants"]) == ["sun-zhang", "xia-yun"]
    assert game.ten_attendants.is_idle
    assert len(game.ten_attendants.hand) == 4 + 2


@content("perishing")
@rule("SG-753")
def test_without_attendants_left_they_die_of_their_end_of_turn():
    game = attendants("zhang-rang", "zhao-zhong", unshown=())
    game.ten_attendants.ends()
    assert game.dead == ["ten-attendants"]


@content("perishing")
@rule("SG-953", "SG-741")
def test_whoever_strikes_them_down_in_their_rest_draws_no_reward():
    game = attendants("xia-yun", "sun-zhang")
    game.ten_attendants.suffers(1, source="xu-chu")
    game.everyone_passes()
    assert (game.resting, game.xu_chu.hand) == (["ten-attendants"], [])


@content("flood-of-disorder")
@rule("SG-1410")
def test_zhang_rang_makes_a_dodge_a_duel_once_a_phase():
    game = attendants("zhang-rang", "sun-zhang", hands={"ten-attendants": ["dodge", "dodge"]})
    game.ten_attendants.uses("flood-of-disorder/duel", "dodge", on="xu-chu")
    game.nobody_negates()
    assert game.hp["xu-chu"] == 3
    assert not [option for option in game.ten_attendants.options if option.startswith("flood")]


@content("owls-gorge")
@rule("SG-341")
def test_zhao_zhong_lays_a_card_on_the_target_who_is_then_the_poorer():
    game = attendants("zhao-zhong", "xia-yun", hands={"ten-attendants": ["sha", "peach"], "xu-chu": ["dodge", "wine"]})
    game.ten_attendants.uses("sha", on="xu-chu")
    game.ten_attendants.activates("owls-gorge")
    game.xu_chu.passes()
    assert game.hp["xu-chu"] == 2
    game.ten_attendants.ends()
    assert len(game.xu_chu.hand) == 2


@content("self-seeking")
@rule("SG-676")
def test_sun_zhang_gets_a_wine_with_the_second_card_and_a_sha_with_the_fourth():
    game = attendants(
        "sun-zhang", "xia-yun", hands={"ten-attendants": ["red-hare", "ferghana-horse", "kirin-bow", "black-shield"]}
    )  # fmt: skip
    for card, got in (("red-hare", 0), ("ferghana-horse", 1), ("kirin-bow", 1), ("black-shield", 2)):
        game.ten_attendants.uses(card)
        new = [name for name in game.ten_attendants.hand if name in ("wine", "sha", "fire-sha", "lightning-sha")]
        assert len(new) == got


@content("gather-materials")
@rule("SG-643")
def test_bi_lan_is_judged_until_a_suit_comes_twice_and_gives_all_away():
    game = attendants("bi-lan", "xia-yun", deck=["sha:spade-7", "peach:heart-3", "sha:spade-8"])
    game.ten_attendants.activates("gather-materials")
    game.ten_attendants.chooses("yes")
    game.ten_attendants.chooses("yes")  # after the heart; the second spade is the last
    game.ten_attendants.chooses("hero", on="zhang-fei")
    assert sorted(game.zhang_fei.hand) == ["peach", "sha", "sha"]


@pytest.mark.parametrize(("mine", "drawn", "left"), [("sha:spade-10", 0, ["peach", "wine"]), ("sha:club-2", 2, [])])
@content("calumny")
@rule("SG-995", "SG-922")
def test_xia_yun_wins_a_draw_phase_or_loses_two_cards(mine: str, drawn: int, left: list[str]):
    game = attendants(
        "xia-yun", "sun-zhang", hands={"ten-attendants": [mine, "peach", "wine"], "zhang-fei": ["sha:spade-9"]}
    )  # fmt: skip
    game.ten_attendants.activates("calumny", on="zhang-fei")
    game.ten_attendants.does("fight", cards=["sha"])
    game.zhang_fei.does("fight", cards=["sha"])
    assert sorted(game.ten_attendants.hand) == left
    game.ten_attendants.ends()
    assert len(game.zhang_fei.hand) == drawn


@content("bribe-by-night")
def test_han_kui_draws_two_and_gives_two():
    game = attendants("han-kui", "sun-zhang", hands={"ten-attendants": ["sha"]}, deck=["peach", "wine"])
    game.ten_attendants.activates("bribe-by-night")
    game.ten_attendants.does("give", cards=["sha", "peach"], seats=["zhang-fei"])
    assert (game.ten_attendants.hand, sorted(game.zhang_fei.hand)) == (["wine"], ["peach", "sha"])


@content("watch-for-an-opening")
def test_li_song_discards_four_suits_of_two_hands():
    game = attendants(
        "li-song", "sun-zhang",
        hands={"ten-attendants": ["sha:spade-7", "peach:heart-3"],
        "zhang-fei": ["sha:club-2", "dodge:diamond-2", "wine:spade-3"]},
    )  # fmt: skip
    game.ten_attendants.activates("watch-for-an-opening", on="zhang-fei")
    game.ten_attendants.chooses("discard", "sha:spade-7", "peach:heart-3", "sha:club-2", "dodge:diamond-2")
    assert (game.ten_attendants.hand, game.zhang_fei.hand) == ([], ["wine"])


@content("shout-down")
@rule("SG-645")
def test_duan_gui_strikes_harder_for_each_exposed_spade_and_no_spade_answers():
    game = attendants(
        "duan-gui", "sun-zhang", hands={"ten-attendants": ["sha:spade-7"], "xu-chu": ["dodge:heart-2"]},
        deck=["wine:spade-3", "peach:heart-3"],
    )  # fmt: skip
    game.ten_attendants.uses("sha", on="xu-chu")
    game.ten_attendants.activates("shout-down")
    assert game.xu_chu.options == ["pass"]  # a heart was exposed too
    game.xu_chu.passes()
    assert game.hp["xu-chu"] == 2
    assert len(game.discard) == 3


@content("seize-by-force")
@rule("SG-711")
def test_guo_sheng_burns_a_chain():
    game = attendants("guo-sheng", "sun-zhang", chained=["xu-chu", "zhang-fei"])
    game.ten_attendants.activates("seize-by-force", on="xu-chu")
    assert (game.hp["xu-chu"], game.hp["zhang-fei"], game.chained) == (3, 3, [])
    assert "seize-by-force" not in game.ten_attendants.options


@pytest.mark.parametrize(("cards", "hp"), [(["dodge:diamond-2"], 3), (["dodge:diamond-2", "dodge:diamond-3"], 2)])
@content("clever-words")
@rule("SG-1420")
def test_gao_wang_makes_diamonds_a_fire_sha_and_two_of_them_strike_harder(cards: list[str], hp: int):
    game = attendants("gao-wang", "sun-zhang", hands={"ten-attendants": cards})
    game.ten_attendants.does("clever-words/fire-sha", cards=cards, targets=["xu-chu"])
    assert game.hp["xu-chu"] == hp
    assert game.ten_attendants.hand == []
