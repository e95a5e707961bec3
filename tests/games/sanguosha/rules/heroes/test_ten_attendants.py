"""The Ten Attendants: how they rest and come back, their cliques, and the skills of the attendants one by one."""

from typing import Any

import pytest

from tests.games.sanguosha.rules.heroes.tables import activated, is_idle, table, told
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.games.sanguosha.content import ATTENDANTS
from tianxia.scenario import Scenario, refused

ALL = list(ATTENDANTS)
OTHERS: dict[str, list[str]] = {"sun-quan": [], "xu-chu": [], "zhen-ji": []}
SHOWN = ["zhang-rang", "zhao-zhong"]
ROLES = ["rebel", "ruler", "loyalist", "spy"]


def court(clique: list[str], unshown: int = 8, **position: Any) -> Scenario:
    """The Ten Attendants with this clique, beside heroes without skills; Zhen Ji is on their left."""
    left = [name for name in ALL if name not in clique]
    hands = {"ten-attendants": [], **OTHERS, **position.pop("hands", {})}
    skills = OTHERS | position.pop("skills", {})
    given = {
        "roles": ROLES, "turn": "ten-attendants", "clique": {"ten-attendants": clique},
        "attendants": {"ten-attendants": left[:unshown]}, "past_cliques": {"ten-attendants": left[unshown:]},
    }  # fmt: skip
    return table("ten-attendants", "sun-quan", "xu-chu", "zhen-ji", skills=skills, hands=hands, **{**given, **position})


def struck(unshown: int = 8, **position: Any) -> Scenario:
    """Sun Quan's Duel kills the Ten Attendants."""
    hands = {"sun-quan": ["duel"], **position.pop("hands", {})}
    game = court(SHOWN, unshown, turn="sun-quan", hands=hands, **position)
    game.sun_quan.uses("duel", on="ten-attendants")
    game.nobody_negates()
    game.everyone_passes()
    return game


# ---- Rest


@content("perishing")
@rule("SG-980", "SG-950", "SG-953")
def test_whoever_would_die_rests_instead():
    game = struck(
        hands={"ten-attendants": ["peach:heart-3"]}, equipment={"ten-attendants": ["kirin-bow"]}, skills={},
        judgement={"ten-attendants": ["acedia"]}, chained=["ten-attendants"], flipped=["ten-attendants"],
    )  # fmt: skip
    game.ten_attendants.chooses("pass")  # the Peach is not used
    assert (game.resting, game.dead) == (["ten-attendants"], [])
    assert (game.fact("hands")["ten-attendants"], game.fact("judgement")["ten-attendants"]) == ([], [])
    assert (game.chained, game.flipped) == ([], [])
    assert told(game, "death") == []
    assert len(game.hands["sun-quan"]) == 0  # no reward for a rebel
    assert game.match.view(1)["seats"][0]["role"] is None
    assert is_idle(game, "sun-quan")
    assert [row for row in game.fact("history") if row[0] == "death"] == []


@content("perishing")
@rule("SG-980")
def test_without_unshown_attendants_they_die():
    game = struck(0)
    assert (game.resting, game.dead) == ([], ["ten-attendants"])
    assert len(game.hands["sun-quan"]) == 3  # the reward for a rebel


@content("perishing")
@rule("SG-952")
def test_without_max_hp_they_die():
    skills = {"ten-attendants": ["perishing", "bore-the-pass"]}
    fields = {"ten-attendants": {"field": ["sha", "sha", "sha"]}}
    game = court(SHOWN, skills=skills, atop=fields, phase="beginning")
    assert (game.resting, game.dead) == ([], ["ten-attendants"])


@content("perishing")
@rule("SG-980", "SG-753")
def test_the_death_of_a_resting_ruler_is_none():
    roles = ["ruler", "rebel", "loyalist", "spy"]
    game = struck(roles=roles)
    assert game.resting == ["ten-attendants"]
    assert is_idle(game, "sun-quan")


@content("perishing")
@rule("SG-980", "SG-950", "SG-221")
def test_they_die_last_of_all_at_the_end_of_their_turn():
    game = court(SHOWN)
    game.ten_attendants.ends()
    assert (game.resting, game.waits_for) == (["ten-attendants"], "sun-quan")
    for hero in ("sun_quan", "xu_chu"):
        getattr(game, hero).ends()
        assert game.resting == ["ten-attendants"]
    game.zhen_ji.ends()
    assert (game.resting, game.kind) == ([], "sanguosha.clique")
    assert (game.hp["ten-attendants"], len(game.hands["ten-attendants"])) == (game.max_hp["ten-attendants"], 3)


@content("form-cliques")
@rule("SG-982", "SG-950")
def test_after_a_rest_they_form_a_clique_and_draw_one_more():
    game = court(SHOWN, 2, resting=["ten-attendants"], turn="zhen-ji", hp={"ten-attendants": 0})
    game.zhen_ji.ends()
    told_of = [e["kind"] for e in game.fact("told.spectator") if e["kind"] in ("comes-back", "moved", "heal", "clique")]
    assert told_of == ["comes-back", "moved", "heal"]
    game.does("ten-attendants", offered(game)[0])
    assert sorted(game.fact("clique")["ten-attendants"]) == ["bi-lan", "sun-zhang"]
    assert len(game.hands["ten-attendants"]) == 3 + 1 + 2  # and their Draw Phase
    assert game.fact("attendants")["ten-attendants"] == []


# ---- cliques


def offered(game: Scenario) -> list[str]:
    """What may be chosen now."""
    return [option.id for option in game.match.waiting()[0].options()]


@content("form-cliques")
@rule("SG-983", "SG-984", "SG-H16")
def test_a_clique_at_the_start_of_the_game():
    game = table("ten-attendants", "sun-quan", "xu-chu", step="start", skills={"sun-quan": [], "xu-chu": []})
    assert game.kind == "sanguosha.clique"
    seen = game.match.view(0)["seats"][0]["clique_offer"]
    assert len(seen) == 5
    assert game.match.view(1)["seats"][0]["clique_offer"] is None
    assert game.match.view(-1)["seats"][0]["clique_offer"] is None
    assert sorted(game.match.view(1)["seats"][0]["attendants"]) == sorted(ALL)
    names = [id.partition("/")[0] for id in offered(game)]
    assert set(names) <= set(seen[1:])
    game.does("ten-attendants", offered(game)[0])
    pair = [seen[0], names[0]]
    assert game.fact("clique")["ten-attendants"] == pair
    assert game.fact("attendants")["ten-attendants"] == [name for name in ALL if name not in pair]
    state = game.match.state
    assert all(state.has(0, ATTENDANTS[name].skill) for name in pair)
    assert told(game, "clique")[0]["attendants"] == pair


@content("form-cliques")
@rule("SG-H16")
def test_another_world_offers_other_attendants():
    game = table("ten-attendants", "sun-quan", "xu-chu", step="start", skills={"sun-quan": [], "xu-chu": []})
    seen = game.match.state.clique_offer[0]
    worlds = [game.match.twin(1, key).state.clique_offer[0] for key in range(20)]
    assert len(set(worlds)) > 1
    assert {game.match.twin(0, key).state.clique_offer[0] for key in range(5)} == {seen}


@content("form-cliques")
@rule("SG-983", "SG-984")
def test_a_new_clique_takes_the_place_of_the_old_one_for_good():
    game = court(["guo-sheng", "xia-yun"], 4, resting=["ten-attendants"], turn="zhen-ji", hp={"ten-attendants": 0})
    game.zhen_ji.ends()
    game.does("ten-attendants", offered(game)[0])
    state = game.match.state
    assert not state.has(0, "seize-by-force")
    assert {"guo-sheng", "xia-yun"} <= set(game.fact("past_cliques")["ten-attendants"])
    assert len(game.fact("attendants")["ten-attendants"]) == 2
    assert not {"guo-sheng", "xia-yun"} & set(game.fact("attendants")["ten-attendants"])


def offer_of(*names: str) -> Scenario:
    """They come back to a question with this offer, the first one being drawn."""
    game = court(SHOWN, 8, resting=["ten-attendants"], turn="zhen-ji", hp={"ten-attendants": 0})
    game.zhen_ji.ends()
    game.match.state.clique_offer[0] = names
    return game


@content("form-cliques")
@rule("SG-985")
def test_some_refuse_each_other():
    game = offer_of("bi-lan", "han-kui", "li-song", "guo-sheng", "duan-gui")
    assert [id.partition("/")[0] for id in offered(game)] == ["duan-gui", "guo-sheng", "li-song"]
    with refused("SG-985"):
        game.ten_attendants.chooses("han-kui/bribe-by-night")
    assert offered(offer_of("guo-sheng", "duan-gui", "han-kui")) == ["han-kui/bribe-by-night"]


@content("form-cliques")
@rule("SG-985")
def test_the_only_one_offered_joins_anybody():
    assert offered(offer_of("bi-lan", "han-kui")) == ["han-kui/bribe-by-night"]


# ---- the attendants


@content("flood-of-disorder")
@rule("SG-815", "SG-812")
def test_zhang_rang_uses_a_card_as_any_other():
    game = court(["zhang-rang", "gao-wang"], hands={"ten-attendants": ["sha:spade-7", "dodge"], "sun-quan": ["sha"]})
    game.does("ten-attendants", "flood-of-disorder/out-of-nothing", cards=["sha:spade-7"])
    game.nobody_negates()
    assert len(game.hands["ten-attendants"]) == 3
    with refused("SG-214"):
        game.does("ten-attendants", "flood-of-disorder/duel", cards=["dodge"], targets=["sun-quan"])


@content("flood-of-disorder")
@rule("SG-815")
def test_zhang_rang_does_not_respond_with_it():
    game = court(["zhang-rang", "li-song"], hands={"ten-attendants": ["duel", "peach"], "sun-quan": ["negate"]})
    game.ten_attendants.uses("duel", on="sun-quan")
    game.sun_quan.uses("negate")
    assert (game.waits_for, game.kind) == ("ten-attendants", "sanguosha.negate")
    assert offered(game) == ["pass"]


@content("owls-gorge")
@rule("SG-816")
def test_zhao_zhong_puts_a_card_on_the_target_until_the_end_of_the_turn():
    game = court(
        ["zhao-zhong", "li-song"], hands={"ten-attendants": ["sha", "peach", "wine"], "sun-quan": ["dodge:heart-2"]},
        skipped=["discard"],
    )  # fmt: skip
    game.ten_attendants.uses("sha", on="sun-quan")
    game.ten_attendants.activates("owls-gorge")
    assert game.atop["sun-quan"] == {"owls-gorge": ["dodge:heart-2"]}
    assert game.hp["sun-quan"] == 2  # no Dodge, and no more cards than they have
    game.ten_attendants.ends()
    assert "dodge:heart-2" in game.hands["sun-quan"]
    assert game.fact("atop") == {}


@content("owls-gorge")
@rule("SG-802")
@pytest.mark.parametrize(("theirs", "worn", "left"), [(1, [], 2), (2, [], 3), (1, ["kirin-bow"], 3)])
def test_zhao_zhong_strikes_harder_at_whoever_has_not_more(theirs: int, worn: list[str], left: int):
    game = court(
        ["zhao-zhong", "li-song"], hands={"ten-attendants": ["sha", "peach"], "sun-quan": ["wine", "peach"][:theirs]},
        equipment={"sun-quan": worn},
    )  # fmt: skip
    game.ten_attendants.uses("sha", on="sun-quan")
    game.ten_attendants.chooses("pass")
    game.everyone_passes()
    assert game.hp["sun-quan"] == left


@content("self-seeking")
@rule("SG-670", "SG-677")
def test_sun_zhang_gets_wine_sha_and_duel():
    game = court(["sun-zhang", "li-song"], hands={"ten-attendants": ["red-hare", "kirin-bow", "hex-mark"]})
    game.ten_attendants.uses("red-hare")
    assert activated(game) == []
    game.ten_attendants.uses("kirin-bow")
    assert [card.partition(":")[0] for card in game.hands["ten-attendants"]] == ["hex-mark", "wine"]
    game.ten_attendants.uses("hex-mark")
    game.ten_attendants.uses("wine")
    assert [card.partition(":")[0].endswith("sha") for card in game.hands["ten-attendants"]] == [True]
    assert activated(game) == ["self-seeking"] * 2


@content("gather-materials")
@rule("SG-503", "SG-1515")
def test_bi_lan_gathers_until_a_suit_comes_again():
    game = court(["bi-lan", "li-song"], deck=["sha:spade-7", "peach:heart-3", "sha:spade-8", "dodge:heart-2"])
    game.ten_attendants.activates("gather-materials")
    game.ten_attendants.chooses("yes")
    game.ten_attendants.chooses("yes")
    game.does("ten-attendants", "hero", seats=["xu-chu"])
    assert sorted(game.hands["xu-chu"]) == ["peach:heart-3", "sha:spade-7", "sha:spade-8"]
    assert is_idle(game, "ten-attendants")
    with refused("SG-214"):
        game.ten_attendants.activates("gather-materials")


@content("gather-materials")
def test_bi_lan_may_stop_and_keep_what_is_there():
    game = court(["bi-lan", "li-song"], deck=["sha:spade-7", "peach:heart-3"])
    game.ten_attendants.activates("gather-materials")
    game.ten_attendants.chooses("pass")
    game.does("ten-attendants", "hero", seats=["ten-attendants"])
    assert game.hands["ten-attendants"] == ["sha:spade-7"]


@content("calumny")
@rule("SG-995", "SG-915")
@pytest.mark.parametrize("mine", ["sha:spade-9", "sha:spade-7"])
def test_xia_yun_costs_the_loser_something(mine: str):
    hands = {"ten-attendants": [mine, "peach", "wine", "dodge"], "sun-quan": ["sha:club-8"]}
    game = court(["xia-yun", "li-song"], hands=hands, skipped=["discard"])
    game.ten_attendants.activates("calumny", on="sun-quan")
    game.does("ten-attendants", "fight", cards=[mine])
    game.does("sun-quan", "fight", cards=["sha:club-8"])
    if mine == "sha:spade-9":
        game.ten_attendants.ends()
        assert (game.waits_for, game.hands["sun-quan"]) == ("sun-quan", [])  # no Draw Phase
        return
    game.ten_attendants.chooses("cards", "peach", "wine")
    assert [card.partition(":")[0] for card in game.hands["ten-attendants"]] == ["dodge"]


@content("bribe-by-night")
@rule("SG-816")
def test_han_kui_draws_and_gives_or_discards():
    game = court(["han-kui", "li-song"], deck=["sha:spade-7", "peach:heart-3"])
    game.ten_attendants.activates("bribe-by-night")
    game.does("ten-attendants", "give", cards=["sha:spade-7", "peach:heart-3"], seats=["xu-chu"])
    assert (len(game.hands["xu-chu"]), game.hands["ten-attendants"]) == (2, [])
    game = court(["han-kui", "li-song"], deck=["sha:spade-7", "peach:heart-3"], hands={"ten-attendants": ["wine"]})
    game.ten_attendants.activates("bribe-by-night")
    game.does("ten-attendants", "discard", cards=["wine", "sha:spade-7"])
    assert game.hands["ten-attendants"] == ["peach:heart-3"]


@content("watch-for-an-opening")
@rule("SG-816", "SG-392", "SG-819")
def test_li_song_discards_four_suits_of_two_hands():
    mine, theirs = ["sha:spade-7", "peach:heart-3", "wine"], ["sha:club-8", "dodge:diamond-2", "sha:spade-8"]
    game = court(["li-song", "bi-lan"], hands={"ten-attendants": mine, "sun-quan": theirs})
    game.ten_attendants.activates("watch-for-an-opening", on="sun-quan")
    assert len(game.match.view(0)["seats"][1]["hand"]["known"]) == 3
    assert game.match.view(2)["seats"][1]["hand"]["known"] == []
    with refused("SG-816"):
        game.does("ten-attendants", "discard", cards=["sha:spade-7", "sha:spade-8", "sha:club-8", "peach:heart-3"])
    game.does("ten-attendants", "discard", cards=["sha:spade-7", "peach:heart-3", "sha:club-8", "dodge:diamond-2"])
    assert game.hands["sun-quan"] == ["sha:spade-8"]
    assert len(game.hands["ten-attendants"]) == 1


@content("watch-for-an-opening")
@rule("SG-1530")
def test_li_song_needs_all_four_suits():
    game = court(["li-song", "bi-lan"], hands={"ten-attendants": ["sha:spade-7"], "sun-quan": ["sha:club-8"]})
    game.ten_attendants.activates("watch-for-an-opening", on="sun-quan")
    assert offered(game) == ["pass"]


def shouts(*deck: str, targets: int = 1) -> Scenario:
    """Their spade Sha on Sun Quan, who has two Dodges."""
    hands = {"ten-attendants": ["sha:spade-7"], "sun-quan": ["dodge:heart-2", "dodge:diamond-2"]}
    game = court(["duan-gui", "li-song"], hands=hands, deck=list(deck))
    game.ten_attendants.uses("sha:spade-7", on="sun-quan")
    game.ten_attendants.activates("shout-down")
    return game


@content("shout-down")
@rule("SG-328")
def test_duan_gui_bars_the_exposed_suits():
    game = shouts("sha:spade-8", "peach:heart-3")
    assert game.sun_quan.offered("dodge", "cards") == ["dodge:diamond-2"]
    game.sun_quan.chooses("pass")
    assert game.hp["sun-quan"] == 2  # a spade was exposed
    assert game.fact("effects") == []
    assert {"sha:spade-8", "peach:heart-3"} <= set(game.discard)


@content("shout-down")
def test_duan_gui_leaves_the_other_suits_alone():
    game = shouts("sha:club-8", "peach:heart-3")
    game.sun_quan.uses("dodge:diamond-2")
    assert game.hp["sun-quan"] == 4


@content("seize-by-force")
@rule("SG-817")
def test_guo_sheng_deals_fire_damage_to_anybody():
    game = court(["guo-sheng", "li-song"], chained=["sun-quan", "zhen-ji"])
    game.ten_attendants.activates("seize-by-force", on="sun-quan")
    assert (game.hp["sun-quan"], game.hp["zhen-ji"]) == (3, 2)
    with refused("SG-214"):
        game.ten_attendants.activates("seize-by-force", on="sun-quan")
    game = court(["guo-sheng", "li-song"])
    game.ten_attendants.activates("seize-by-force", on="ten-attendants")
    game.everyone_passes()
    assert game.resting == ["ten-attendants"]


@content("clever-words")
@rule("SG-1420", "SG-1421")
@pytest.mark.parametrize(("used", "left"), [(["dodge:diamond-2"], 3), (["dodge:diamond-2", "sha:diamond-6"], 2)])
def test_gao_wang_burns_with_diamonds(used: list[str], left: int):
    game = court(["gao-wang", "li-song"], hands={"ten-attendants": ["dodge:diamond-2", "sha:diamond-6", "wine"]})
    game.does("ten-attendants", "clever-words/fire-sha", cards=used, targets=["sun-quan"])
    assert game.hp["sun-quan"] == left


@content("clever-words")
@rule("SG-1410")
def test_gao_wang_takes_no_third_card_and_no_other_suit():
    cards = ["dodge:diamond-2", "sha:diamond-6", "sha:diamond-7", "sha:spade-7"]
    game = court(["gao-wang", "li-song"], hands={"ten-attendants": cards})
    for wrong in (cards[:3], ["dodge:diamond-2", "sha:spade-7"]):
        with refused("SG-213"):
            game.does("ten-attendants", "clever-words/fire-sha", cards=wrong, targets=["sun-quan"])


@content("clever-words")
def test_gao_wang_heals_two_with_two_hearts():
    game = court(
        ["gao-wang", "li-song"], hands={"ten-attendants": ["dodge:heart-2", "peach:heart-3"]},
        max_hp={"ten-attendants": 4}, hp={"ten-attendants": 1},
    )  # fmt: skip
    game.does("ten-attendants", "clever-words/peach", cards=["dodge:heart-2", "peach:heart-3"])
    assert game.hp["ten-attendants"] == 3


@content("clever-words")
@rule("SG-816")
def test_gao_wang_robs_whoever_has_the_turn_with_two_black_cards():
    hands = {"ten-attendants": ["sha:club-8", "sha:club-9", "sha:club-10"], "sun-quan": ["sha", "peach:heart-3"]}
    game = court(["gao-wang", "li-song"], turn="sun-quan", hands=hands)
    game.sun_quan.uses("sha", on="ten-attendants")
    game.does("ten-attendants", "clever-words/dodge", cards=["sha:club-8", "sha:club-9"])
    assert (game.hands["sun-quan"], game.hp["ten-attendants"]) == ([], game.max_hp["ten-attendants"])


@content("clever-words")
def test_gao_wang_plays_two_clubs_against_raining_arrows():
    hands = {"ten-attendants": ["sha:club-8", "sha:club-9"], "sun-quan": ["raining-arrows", "peach:heart-3"]}
    game = court(["gao-wang", "li-song"], turn="sun-quan", hands=hands)
    game.sun_quan.uses("raining-arrows")
    game.nobody_negates()
    while game.waits_for != "ten-attendants":
        game.does(game.waits_for, "pass")
    game.does("ten-attendants", "clever-words/dodge", cards=["sha:club-8", "sha:club-9"])
    assert game.hands["sun-quan"] == []


@content("clever-words")
def test_gao_wang_robs_nobody_in_their_own_turn():
    hands = {"ten-attendants": ["duel", "sha:spade-7", "sha:spade-8", "peach:heart-3"], "sun-quan": ["negate"]}
    game = court(["gao-wang", "li-song"], hands=hands)
    game.ten_attendants.uses("duel", on="sun-quan")
    game.sun_quan.uses("negate")
    game.does("ten-attendants", "clever-words/negate", cards=["sha:spade-7", "sha:spade-8"])
    assert activated(game) == []
    assert game.hands["ten-attendants"] == ["peach:heart-3"]
