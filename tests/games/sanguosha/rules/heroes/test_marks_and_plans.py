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
