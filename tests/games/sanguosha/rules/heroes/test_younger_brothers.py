"""Yuan Tan and Zhuge Jun, skill by skill, with Experienced at Battle and Concentricity."""

from typing import Any

import pytest

from tests.games.sanguosha.rules.heroes.tables import activated, is_idle, table, told
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.scenario import Scenario, refused

OTHERS = {"sun-quan": [], "xu-chu": [], "zhen-ji": []}


def brothers(hero: str, **position: Any) -> Scenario:
    """This hero on turn beside heroes without skills."""
    hands = {hero: [], **OTHERS, **position.pop("hands", {})}
    skills = OTHERS | position.pop("skills", {})
    return table(hero, "sun-quan", "xu-chu", "zhen-ji", skills=skills, hands=hands, **position)


# ---- Yuan Tan


@content("seize-the-heritage")
def test_yuan_tan_gets_what_the_others_lost_this_turn():
    game = brothers(
        "yuan-tan",
        hands={"yuan-tan": ["sha:spade-7"], "sun-quan": ["dodge:heart-2"]},
        skills={"yuan-tan": ["seize-the-heritage"]}, hp={"yuan-tan": 1},
    )  # fmt: skip
    game.yuan_tan.uses("sha", on="sun-quan")
    game.sun_quan.uses("dodge")
    assert game.fact("followed") == [["sha:spade-7", "yuan-tan"], ["dodge:heart-2", "sun-quan"]]
    game.yuan_tan.ends()
    game.yuan_tan.activates("seize-the-heritage")
    assert game.hands["yuan-tan"] == ["dodge:heart-2"]  # not the card of Yuan Tan's own
    assert game.discard == ["sha:spade-7"]
    assert game.hp["yuan-tan"] == 1  # not fewer than HP
    assert game.fact("followed") == []  # a new turn


@content("seize-the-heritage")
def test_yuan_tan_pays_for_too_little():
    game = brothers(
        "yuan-tan", phase="end", discard=["peach:heart-3", "dodge:heart-2"], followed=[["peach:heart-3", "xu-chu"]]
    )
    game.yuan_tan.activates("seize-the-heritage")
    assert game.hands["yuan-tan"] == ["peach:heart-3"]
    assert game.hp["yuan-tan"] == 3


@content("seize-the-heritage")
def test_a_card_that_left_the_discard_pile_is_not_followed_any_more():
    hands = {"yuan-tan": ["dismantle"], "sun-quan": ["sha:club-2"]}
    game = table("yuan-tan", "sun-quan", "cao-zhi", skills={"sun-quan": []}, hands=hands)
    game.yuan_tan.uses("dismantle", on="sun-quan")
    game.nobody_negates()
    assert ["sha:club-2", "sun-quan"] in game.fact("followed")
    game.cao_zhi.activates("falling-bloom", "sha")
    assert game.fact("followed") == [["dismantle:spade-3", "yuan-tan"]]


def ruin(hp: int = 1, **position: Any) -> Scenario:
    """The End Phase of Yuan Tan, with a Sha and a tactic."""
    hands = {
        "yuan-tan": ["sha:spade-7", "duel"], "sun-quan": ["peach", "dismantle"], "xu-chu": ["snatch"],
        "zhen-ji": ["peach"],
    }  # fmt: skip
    return brothers(
        "yuan-tan", phase="end", hp={"yuan-tan": hp}, skills={"yuan-tan": ["ruin-the-clan"]}, hands=hands, **position
    )


@content("ruin-the-clan")
@rule("SG-316")
def test_yuan_tan_strikes_whoever_discards_the_same_type():
    game = ruin(2)
    with refused("SG-1540"):
        game.yuan_tan.chooses("hero", on="sun-quan")
    game.yuan_tan.chooses("hero", on=["sun-quan", "xu-chu"])
    game.yuan_tan.chooses("cards", "sha")
    game.sun_quan.chooses("cards", "peach")
    assert game.discard == []  # sealed until all have answered
    game.xu_chu.chooses("cards", "snatch")
    assert sorted(card.partition(":")[0] for card in game.discard) == ["peach", "sha", "snatch"]
    assert (game.hp["sun-quan"], game.hp["xu-chu"], game.hp["zhen-ji"]) == (3, 4, 3)


@content("ruin-the-clan")
@rule("SG-970")
def test_each_upgrade_adds_a_hero():
    game = ruin(1, used=[["game", "yuan-tan", "ruin-the-clan"]])
    game.yuan_tan.chooses("hero", on=["sun-quan", "zhen-ji"])
    twice = ruin(1, used=[["game", "yuan-tan", "ruin-the-clan"]] * 2)
    assert twice.kind == "sanguosha.choose"
    assert twice.yuan_tan.options == ["cards"]  # all three, without a question


@content("ruin-the-clan")
@rule("SG-970", "SG-971")
@pytest.mark.parametrize(("activations", "upgrades"), [(0, 0), (1, 1), (2, 1)])
def test_a_round_brings_one_upgrade_at_most(activations: int, upgrades: int):
    game = brothers("yuan-tan", turn="zhen-ji", used=[["round", "yuan-tan", "ruin-the-clan"]] * activations)
    game.zhen_ji.ends()
    assert game.fact("round") == 2
    assert game.fact("used") == [["game", "yuan-tan", "ruin-the-clan"]] * upgrades


@content("ruin-the-clan")
def test_yuan_tan_unhurt_ruins_nobody():
    game = ruin(4)
    assert "ruin-the-clan" not in activated(game)


# ---- Zhuge Jun


@content("entrusted")
@rule("SG-974", "SG-975")
def test_zhuge_jun_is_given_cards_and_both_look_through_the_deck():
    game = brothers(
        "zhuge-jun", phase="beginning", hands={"sun-quan": ["peach", "dodge"]},
        deck=["wine", "wine", "sha:spade-7", "sha:spade-8", "duel:spade-1", "snatch:spade-3", "blaze", "truce"],
    )  # fmt: skip
    game.zhuge_jun.activates("entrusted", on="sun-quan")
    assert game.waits_for == "sun-quan"  # at the start of the Action Phase
    game.sun_quan.chooses("give", "peach", "dodge")
    assert len(game.sun_quan.hand) == 2  # drew two
    assert game.waits_for == "zhuge-jun"
    game.zhuge_jun.chooses("place", bottom=["snatch:spade-3"])
    assert game.discard == ["duel:spade-1"]
    assert game.waits_for == "sun-quan"
    game.sun_quan.chooses("place")
    assert len(game.discard) == 3
    assert game.fact("deck")[-1] == "snatch:spade-3"
    assert is_idle(game, "zhuge-jun")


@content("entrusted")
@rule("SG-974", "SG-976")
def test_the_concentric_hero_may_decline_and_is_chosen_until_the_next_turn():
    game = brothers(
        "zhuge-jun", phase="action", step="phase", hands={"sun-quan": ["peach"]},
        effects=[["entrusted", "zhuge-jun", "sun-quan", "next-turn"]],
    )  # fmt: skip
    game.sun_quan.passes()
    assert is_idle(game, "zhuge-jun")
    later = brothers("zhuge-jun", step="turn", effects=[["entrusted", "zhuge-jun", "sun-quan", "next-turn"]])
    assert later.fact("effects") == []


@content("entrusted")
@rule("SG-976")
def test_without_a_chosen_hero_the_initiator_performs_it_alone():
    game = brothers(
        "zhuge-jun", phase="action", step="phase", hands={"sun-quan": ["peach"]}, roles={"sun-quan": "loyalist"},
        effects=[["entrusted", "zhuge-jun", "sun-quan", "next-turn"]], dead=[],
    )  # fmt: skip
    game.sun_quan.chooses("give", "peach")
    assert game.waits_for == "zhuge-jun"
    alone = brothers(
        "zhuge-jun", phase="action", step="phase", dead=["sun-quan"], roles={"sun-quan": "loyalist"},
        effects=[["entrusted", "zhuge-jun", "sun-quan", "next-turn"]],
    )  # fmt: skip
    assert is_idle(alone, "zhuge-jun")


@content("wait-for-return")
@rule("SG-645")
def test_zhuge_jun_turns_up_cards_from_the_bottom():
    game = brothers(
        "zhuge-jun", hands={"zhuge-jun": ["peach:heart-3", "dodge:heart-2"]}, deck=["*", "sha:spade-7", "duel"]
    )
    game.zhuge_jun.ends()
    with refused("SG-306"):
        game.zhuge_jun.activates("wait-for-return", on=["zhuge-jun", "xu-chu", "sun-quan"])
    game.zhuge_jun.activates("wait-for-return", on=["xu-chu", "sun-quan"])
    game.sun_quan.chooses("cards", "sha")
    assert (game.sun_quan.hand[0], game.xu_chu.hand) == ("sha", ["duel"])


@content("wait-for-return")
@rule("SG-H07")
def test_a_hand_of_two_colours_is_asked_too_and_can_only_pass():
    game = brothers("zhuge-jun", hands={"zhuge-jun": ["peach:heart-3", "sha:spade-7"]})
    game.zhuge_jun.ends()
    assert game.zhuge_jun.options == ["pass"]


@content("cultured-talent")
@rule("SG-1420")
def test_zhuge_jun_uses_two_cards_of_different_colours_twice_for_each_name():
    black, red = ["sha:spade-7", "sha:spade-8", "sha:club-2"], ["peach:heart-3", "dodge:heart-2", "dodge:diamond-2"]
    game = brothers("zhuge-jun", hands={"zhuge-jun": [*black, *red]}, deck=["?"] * 8)
    with refused("SG-1410"):
        game.zhuge_jun.uses("cultured-talent/out-of-nothing", "sha:spade-7", "sha:spade-8")
    for count in (0, 1):
        game.zhuge_jun.uses("cultured-talent/out-of-nothing", black[count], red[count])
        game.nobody_negates()
    assert not game.zhuge_jun.may("cultured-talent/out-of-nothing", black[2], red[2])
    assert game.zhuge_jun.may("cultured-talent/iron-shackle", black[2], red[2], on="xu-chu")
    assert told(game, "use")[0]["use"]["suit"] == "none"
