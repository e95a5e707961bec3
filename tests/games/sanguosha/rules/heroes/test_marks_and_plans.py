"""Ke Bineng, Xu Gong's Retainers and Guo Xun, skill by skill, with marked cards and premeditation."""

from typing import Any

import pytest

from tests.games.sanguosha.rules.heroes.tables import activated, is_idle, table, told
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.scenario import Scenario, refused

OTHERS = {"sun-quan": [], "xu-chu": [], "zhen-ji": []}


def beside(hero: str, **position: Any) -> Scenario:
    """This hero on turn beside heroes without skills."""
    hands = {hero: [], **OTHERS, **position.pop("hands", {})}
    skills = OTHERS | position.pop("skills", {})
    return table(hero, "sun-quan", "xu-chu", "zhen-ji", skills=skills, hands=hands, **position)


# ---- Ke Bineng


def raid(*marked: str, **position: Any) -> Scenario:
    """Ke Bineng has marked these cards of his hand."""
    game = beside("ke-bineng", phase="action", step="phase", **position)
    game.ke_bineng.activates("raiders", *marked)
    return game


@content("raiders")
@rule("SG-939", "SG-941", "SG-1015")
def test_marked_cards_are_public_and_count_as_unlimited_sha():
    game = raid("peach:heart-3", "duel:spade-1", hands={"ke-bineng": ["peach:heart-3", "duel:spade-1", "sha", "dodge"]})
    seen = game.match.view(1)["seats"][0]
    assert len(seen["hand"]["known"]) == len(seen["marked"]) == 2
    game.ke_bineng.uses("sha", "peach:heart-3", on="sun-quan")
    assert game.hp["sun-quan"] == 3
    game.sun_quan.passes()  # no exchange
    game.ke_bineng.uses("sha", "duel:spade-1", on="sun-quan")
    assert game.hp["sun-quan"] == 2
    assert game.fact("marked") == []  # the marks ended when the cards left the hand
    assert game.ke_bineng.why_not("sha", on="sun-quan") == "SG-1102"  # unlimited ones count


@content("raiders")
@rule("SG-654")
def test_the_victim_may_exchange_a_whole_hand_for_the_marked_cards():
    game = raid(
        "peach:heart-3", "duel:spade-1", "wine",
        hands={"ke-bineng": ["peach:heart-3", "duel:spade-1", "wine", "sha"], "sun-quan": ["negate"]},
    )  # fmt: skip
    game.ke_bineng.uses("sha", "wine", on="sun-quan")
    game.sun_quan.passes()
    game.sun_quan.activates("raiders")
    assert sorted(game.sun_quan.hand) == ["duel", "peach"]
    assert sorted(game.ke_bineng.hand) == ["negate", "sha"]
    assert game.fact("marked") == []


@content("raiders")
@rule("SG-939")
def test_marks_end_with_the_turn():
    game = raid("peach:heart-3", hands={"ke-bineng": ["peach:heart-3"]})
    assert game.fact("marked") == [["peach:heart-3", "raiders", "ke-bineng"]]
    game.ke_bineng.ends()
    assert game.fact("marked") == []
    assert game.ke_bineng.hand == ["peach"]


@rule("SG-939")
def test_a_marked_card_that_is_equipped_has_left_the_hand():
    game = raid("red-hare", hands={"ke-bineng": ["red-hare"]}, lost={"ke-bineng": []})
    lost = beside(
        "ke-bineng", hands={"ke-bineng": ["red-hare"]}, marked=[["red-hare", "raiders", "ke-bineng"]],
        skills={"ke-bineng": []},
    )  # fmt: skip
    lost.ke_bineng.uses("red-hare")
    assert lost.fact("marked") == []
    assert game.fact("marked") == [["red-hare:heart-5", "raiders", "ke-bineng"]]


@rule("SG-941")
@pytest.mark.parametrize("chosen", ["peach:heart-3", ""])
def test_whoever_takes_a_card_may_choose_a_marked_one_or_avoid_it(chosen: str):
    game = beside(
        "ke-bineng", turn="sun-quan",
        hands={"sun-quan": ["snatch"], "ke-bineng": ["peach:heart-3", "dodge:heart-2"]},
        marked=[["peach:heart-3", "raiders", "ke-bineng"]],
    )  # fmt: skip
    game.sun_quan.uses("snatch", on="ke-bineng")
    game.nobody_negates()
    game.sun_quan.takes(chosen)
    assert game.hands["sun-quan"] == [chosen or "dodge:heart-2"]


@rule("SG-941", "SG-H02")
def test_marked_cards_stay_in_sight_when_other_cards_of_the_hand_change_hands():
    game = beside(
        "ke-bineng", turn="sun-quan", skills={"sun-quan": []},
        hands={"sun-quan": ["snatch"], "ke-bineng": ["peach:heart-3", "dodge:heart-2", "wine", "duel"]},
        marked=[["peach:heart-3", "raiders", "ke-bineng"]],
    )  # fmt: skip
    game.sun_quan.uses("snatch", on="ke-bineng")
    game.nobody_negates()
    game.sun_quan.takes()
    seen = game.match.view(3)["seats"][0]
    assert [card["face"] for card in seen["hand"]["known"]] == [card["face"] for card in seen["marked"]]
    assert len(seen["marked"]) == 1


# ---- Xu Gong's Retainers


@content("hidden-edge", "hidden-blade")
@rule("SG-1251", "SG-1606")
def test_the_retainers_draw_a_blade_that_replaces_weapon_and_treasure():
    game = beside(
        "xu-gong-retainers", phase="beginning", equipment={"xu-gong-retainers": ["kirin-bow", "red-hare", "wooden-cow"]}
    )
    game.xu_gong_retainers.activates("hidden-edge")
    assert sorted(game.xu_gong_retainers.equipped) == ["hidden-blade", "red-hare"]
    assert sorted(card.partition(":")[0] for card in game.discard) == ["kirin-bow", "wooden-cow"]
    again = beside("xu-gong-retainers", phase="beginning", used=[["game", "xu-gong-retainers", "hidden-edge"]])
    assert is_idle(again, "xu-gong-retainers")


@content("hidden-edge")
@rule("SG-624")
def test_the_blade_is_destroyed_when_it_leaves():
    game = beside(
        "xu-gong-retainers", equipment={"xu-gong-retainers": ["hidden-blade"]},
        hands={"xu-gong-retainers": ["kirin-bow"]},
    )  # fmt: skip
    game.xu_gong_retainers.uses("kirin-bow")
    assert [card.partition(":")[0] for card in game.removed] == ["hidden-blade"]
    assert game.discard == []


@content("avenge")
@rule("SG-940", "SG-941")
def test_the_retainers_mark_a_card_of_their_attacker_and_strike_harder():
    game = beside(
        "xu-gong-retainers", turn="sun-quan", hands={"sun-quan": ["sha", "peach:heart-3"], "xu-gong-retainers": []},
    )  # fmt: skip
    game.sun_quan.uses("sha", on="xu-gong-retainers")
    game.xu_gong_retainers.activates("avenge")
    assert game.fact("marked") == [["peach:heart-3", "avenge", "xu-gong-retainers"]]
    assert told(game, "show")[0]["seat"] == 1
    game.xu_gong_retainers.is_viewed_as_using("sha", on="sun-quan")
    game.everyone_passes("sanguosha.dodge")
    assert game.hp["sun-quan"] == 2
    game.xu_gong_retainers.is_viewed_as_using("duel", on="sun-quan")
    game.nobody_negates()
    game.everyone_passes("sanguosha.play")
    assert game.hp["sun-quan"] == 1  # not a Sha


@content("avenge")
@rule("SG-940")
def test_a_permanent_mark_outlives_the_discard_pile():
    game = beside(
        "xu-gong-retainers", turn="sun-quan", marked=[["duel:spade-1", "avenge", "xu-gong-retainers"]],
        hands={"sun-quan": ["duel:spade-1", "wine"]}, skills={"xu-chu": ["villainous-hero"]},
    )  # fmt: skip
    game.sun_quan.uses("duel", on="xu-chu")
    game.nobody_negates()
    game.everyone_passes("sanguosha.play")
    game.xu_chu.activates("villainous-hero")
    assert game.hands["xu-chu"] == ["duel:spade-1"]
    assert game.fact("marked") == [["duel:spade-1", "avenge", "xu-gong-retainers"]]


@rule("SG-940")
def test_a_permanent_mark_ends_in_the_deck():
    game = beside(
        "xu-gong-retainers", marked=[["duel:spade-1", "avenge", "xu-gong-retainers"]], discard=["duel:spade-1", "*"],
        deck=["peach"], hands={"xu-gong-retainers": ["out-of-nothing"]},
    )  # fmt: skip
    assert game.fact("marked") != []
    game.xu_gong_retainers.uses("out-of-nothing")
    game.nobody_negates()
    assert told(game, "reshuffle")
    assert game.fact("marked") == []


@content("avenge")
def test_nobody_is_marked_without_cards_or_without_a_source():
    game = beside("xu-gong-retainers")
    game.xu_gong_retainers.suffers(source="sun-quan")
    game.xu_gong_retainers.suffers()
    assert activated(game) == []
    with refused("SG-213"):
        game.xu_gong_retainers.chooses("avenge")


# ---- Guo Xun


def plans(*cards: str, **position: Any) -> Scenario:
    """The Judgement Phase of Guo Xun, with these cards premeditated, the last placed last."""
    return beside("guo-xun", phase="judgement", premeditated={"guo-xun": list(cards)}, **position)


@content("check-the-advance")
@rule("SG-963", "SG-968", "SG-969", "SG-H12")
def test_guo_xun_premeditates_one_card_at_a_time_unseen_by_the_others():
    game = beside("guo-xun", phase="end", hands={"guo-xun": ["sha:spade-7", "peach:heart-3", "dodge"]})
    game.guo_xun.chooses("cards", "sha:spade-7")
    game.guo_xun.chooses("cards", "peach:heart-3")
    game.guo_xun.passes()
    assert game.premeditated["guo-xun"] == ["sha:spade-7", "peach:heart-3"]
    assert len(game.match.view(0)["seats"][0]["premeditated"]["known"]) == 2
    assert game.match.view(1)["seats"][0]["premeditated"] == {"known": [], "hidden": 2}
    assert activated(game).count("check-the-advance") == 1


@rule("SG-964", "SG-965", "SG-1104")
def test_premeditated_cards_are_used_the_last_placed_first():
    game = plans("sha:spade-7", "dismantle", hands={"sun-quan": ["peach"], "guo-xun": ["sha"]},
                 lost={"guo-xun": ["check-the-advance"]})  # fmt: skip
    game.guo_xun.chooses("dismantle", on="sun-quan")
    game.nobody_negates()
    assert game.sun_quan.hand == []
    game.guo_xun.chooses("sha", on="sun-quan")
    assert game.hp["sun-quan"] == 3
    assert game.premeditated["guo-xun"] == []
    game.guo_xun.uses("sha", on="sun-quan")  # it did not count


@rule("SG-964", "SG-965")
@pytest.mark.parametrize("last", ["dodge", "peach", "sha"])
def test_one_that_cannot_be_or_is_not_used_takes_the_others_with_it(last: str):
    game = plans("duel", last)
    options = [last, "put-away"] if last == "sha" else ["put-away"]  # nobody is wounded, and nothing to dodge
    assert game.guo_xun.options == options
    game.guo_xun.chooses("put-away")
    assert sorted(card.partition(":")[0] for card in game.discard) == sorted(["duel", last])
    assert is_idle(game, "guo-xun")


@rule("SG-967")
def test_no_second_premeditated_card_of_one_name_in_a_phase():
    game = plans("fire-sha", "sha:spade-7", "sha:spade-8", lost={"guo-xun": ["check-the-advance"]})
    game.guo_xun.chooses("sha", on="sun-quan")
    assert game.guo_xun.options == ["put-away"]
    other = plans("fire-sha", "duel", lost={"guo-xun": ["check-the-advance"]})
    other.guo_xun.chooses("duel", on="sun-quan")
    other.nobody_negates()
    other.everyone_passes()
    assert other.guo_xun.options == ["fire-sha", "put-away"]


@rule("SG-966")
def test_a_premeditated_card_can_be_taken_discarded_and_moved():
    game = beside(
        "guo-xun", turn="sun-quan", premeditated={"guo-xun": ["peach:heart-3"]}, hands={"sun-quan": ["snatch"]},
    )  # fmt: skip
    game.sun_quan.uses("snatch", on="guo-xun")
    game.nobody_negates()
    game.sun_quan.does("premeditated")
    assert game.hands["sun-quan"] == ["peach:heart-3"]
    thrown = beside(
        "guo-xun", turn="sun-quan", premeditated={"guo-xun": ["peach:heart-3"]}, hands={"sun-quan": ["dismantle"]},
    )  # fmt: skip
    thrown.sun_quan.uses("dismantle", on="guo-xun")
    thrown.nobody_negates()
    thrown.sun_quan.does("premeditated")
    assert "peach:heart-3" in thrown.discard


@content("flexibility")
@rule("SG-966", "SG-H12")
def test_whoever_a_premeditated_card_is_moved_to_may_look_at_it():
    game = table(
        "zhang-he", "guo-xun", "sun-quan", phase="action", step="phase", hands={"zhang-he": ["sha"]},
        premeditated={"guo-xun": ["peach:heart-3"]},
    )  # fmt: skip
    game.zhang_he.activates("flexibility", "sha")
    game.zhang_he.does("premeditated", seats=["guo-xun"])
    game.zhang_he.chooses("hero", on="sun-quan")
    assert game.premeditated["sun-quan"] == ["peach:heart-3"]
    assert len(game.match.view(2)["seats"][2]["premeditated"]["known"]) == 1
    assert game.match.view(0)["seats"][2]["premeditated"]["known"] == []


@content("check-the-advance")
@rule("SG-1017")
def test_guo_xun_makes_a_sha_countless_takes_a_card_and_is_slowed():
    game = beside("guo-xun", hands={"guo-xun": ["sha", "sha", "sha"], "sun-quan": ["peach"]})
    game.guo_xun.uses("sha", on="sun-quan")
    game.guo_xun.activates("check-the-advance")
    assert "peach" in game.guo_xun.hand
    game.sun_quan.activates("check-the-advance")
    assert game.match.view(0)["distances"][0][1] == 3
    assert game.guo_xun.why_not("sha", on="sun-quan") == "SG-1005"  # too far now
    game.guo_xun.uses("sha", on="zhen-ji")  # the first one did not count
    game.guo_xun.passes()
    assert game.guo_xun.why_not("sha", on="zhen-ji") == "SG-1102"


@content("check-the-advance")
def test_guo_xun_checks_with_a_premeditated_card_and_not_with_a_plain_tactic():
    game = plans("duel", hands={"sun-quan": ["peach"]})
    game.guo_xun.chooses("duel", on="sun-quan")
    assert game.guo_xun.options == ["check-the-advance", "pass"]
    plain = beside("guo-xun", hands={"guo-xun": ["duel"], "sun-quan": ["peach"]})
    plain.guo_xun.uses("duel", on="sun-quan")
    assert plain.kind == "sanguosha.negate"


@content("ambush-strike")
@rule("SG-1606", "SG-118")
def test_guo_xun_strikes_the_only_hero_in_range_for_no_more_than_the_number_of_players():
    game = table("guo-xun", "sun-quan", equipment={"guo-xun": ["kirin-bow"]})
    game.guo_xun.activates("ambush-strike")
    assert game.hp["sun-quan"] == 2
    with refused("SG-1606"):
        game.guo_xun.activates("ambush-strike")


@content("ambush-strike")
def test_guo_xun_has_no_ambush_with_two_heroes_in_range():
    assert not beside("guo-xun").guo_xun.may("ambush-strike")
