"""The Zhong family: Zhong Yan and Zhong Yu."""

import pytest

from tests.games.sanguosha.rules.heroes.tables import is_idle, table, told
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.games.sanguosha.content import KINDS
from tianxia.scenario import refused

# ---- Zhong Yan


@content("read-bones")
@rule("SG-1540", "SG-658")
def test_zhong_yan_looks_at_the_deck_and_may_use_one_of_the_cards():
    game = table("clan-zhong-yan", "sun-quan", "zhang-fei", deck=["dodge", "sha:spade-7", "peach"])
    game.clan_zhong_yan.activates("read-bones")
    assert game.clan_zhong_yan.options == ["number-1", "number-2", "number-3", "number-4"]
    game.clan_zhong_yan.chooses("number-2")
    assert game.clan_zhong_yan.options == ["sha", "pass"]
    assert told(game, "look")[0]["count"] == 2
    assert "cards" not in told(game, "look")[0]
    game.clan_zhong_yan.uses("sha", on="sun-quan")
    assert (game.hp["sun-quan"], game.deck[0].partition(":")[0]) == (3, "dodge")
    assert game.values == [["clan-zhong-yan", "read-bones", "side", 2], ["clan-zhong-yan", "read-bones", "seen", 2]]
    with refused("SG-214"):
        game.clan_zhong_yan.activates("read-bones", on="sun-quan")


SECOND = [["clan-zhong-yan", "read-bones", "side", 2]]


@content("read-bones")
@rule("SG-816")
def test_the_second_side_sees_hand_cards_of_a_hero():
    game = table("clan-zhong-yan", "sun-quan", "zhang-fei", hands={"sun-quan": ["duel", "duel"]}, values=SECOND)
    assert game.clan_zhong_yan.offered("read-bones", "seats") == ["sun-quan"]
    game.clan_zhong_yan.activates("read-bones", on="sun-quan")
    assert game.clan_zhong_yan.options == ["number-1", "number-2"]
    game.clan_zhong_yan.chooses("number-1")
    game.clan_zhong_yan.uses("duel", on="sun-quan")
    assert game.sun_quan.hand == ["duel"]
    assert told(game, "use")[0]["user"] == 0


@content("read-bones")
def test_it_need_not_be_used():
    game = table("clan-zhong-yan", "sun-quan", deck=["duel"])
    game.clan_zhong_yan.activates("read-bones")
    game.clan_zhong_yan.chooses("number-1")
    game.clan_zhong_yan.passes()
    assert is_idle(game, "clan-zhong-yan")
    assert game.deck[0].startswith("duel")


@content("whistle-and-sing")
@rule("SG-1019", "SG-908")
def test_a_name_as_long_as_the_cards_seen_resets_read_bones():
    game = table(
        "clan-zhong-yan",
        "sun-quan",
        "zhang-fei",
        hands={"clan-zhong-yan": ["sha", "duel:spade-1", "duel:club-1"]},
        used=[["phase", "clan-zhong-yan", "read-bones"]],
        values=[*SECOND, ["clan-zhong-yan", "read-bones", "seen", 2]],
    )
    game.clan_zhong_yan.uses("sha", on="sun-quan")  # one character
    assert ["phase", "clan-zhong-yan", "read-bones"] in game.used
    game.clan_zhong_yan.uses("duel:spade-1", on="sun-quan")
    assert ["phase", "clan-zhong-yan", "read-bones"] not in game.used
    assert SECOND[0] in game.values  # the side stays as it is
    game.nobody_negates()
    game.everyone_passes()
    game.clan_zhong_yan.uses("duel:club-1", on="sun-quan")
    assert [event["skill"] for event in told(game, "skill")] == ["whistle-and-sing"]  # the first one of the turn only


@content("whistle-and-sing")
def test_outside_her_turn_nothing_is_sung():
    game = table(
        "sun-quan",
        "clan-zhong-yan",
        hands={"sun-quan": ["sha"], "clan-zhong-yan": ["dodge"]},
        values=[["clan-zhong-yan", "read-bones", "seen", 1]],
    )
    game.sun_quan.uses("sha", on="clan-zhong-yan")
    game.clan_zhong_yan.uses("dodge")
    assert told(game, "skill") == []


@rule("SG-1019", "SG-1020")
@pytest.mark.parametrize(
    ("kind", "characters"),
    [
        ("dodge", 1),
        ("duel", 2),
        ("blaze", 2),
        ("black-shield", 3),
        ("barbarians", 4),
        ("gender-double-swords", 5),
        ("fire-sha", 1),
        ("stab-sha", 1),
    ],
)
def test_the_length_of_a_name_is_that_of_its_chinese_one(kind: str, characters: int):
    assert KINDS[kind].characters == characters


# ---- Protect the Clan


@content("protect-the-clan")
@rule("SG-1650", "SG-904")
def test_a_dying_zhong_is_chained_and_healed_once_in_the_game():
    game = table("sun-quan", "clan-zhong-yan", "clan-zhong-yu", hp={"clan-zhong-yu": 1}, hands={"sun-quan": ["sha"]})
    game.sun_quan.uses("sha", on="clan-zhong-yu")
    game.clan_zhong_yan.activates("protect-the-clan")
    assert (game.hp["clan-zhong-yu"], game.chained) == (1, ["clan-zhong-yu"])
    assert ["game", "clan-zhong-yan", "protect-the-clan"] in game.used


@content("protect-the-clan")
@rule("SG-905")
def test_one_who_is_chained_already_cannot_be_chosen():
    game = table(
        "sun-quan",
        "clan-zhong-yan",
        "clan-zhong-yu",
        hp={"clan-zhong-yu": 1},
        hands={"sun-quan": ["sha"]},
        chained=["clan-zhong-yu"],
        roles=["ruler", "spy", "rebel"],
    )
    game.sun_quan.uses("sha", on="clan-zhong-yu")
    assert "clan-zhong-yu" in game.dead


@content("protect-the-clan")
@rule("SG-1650")
def test_others_are_no_family_and_he_may_save_himself():
    game = table(
        "sun-quan",
        "clan-zhong-yu",
        "zhong-yuan",
        hp={"zhong-yuan": 1, "clan-zhong-yu": 1},
        hands={"sun-quan": ["sha:club-2", "duel"]},
        roles=["ruler", "spy", "rebel"],
    )
    game.sun_quan.uses("sha", on="zhong-yuan")
    game.everyone_passes("sanguosha.save")
    assert "zhong-yuan" in game.dead  # Zhong Yao has the name, but no family skill
    game.sun_quan.uses("duel", on="clan-zhong-yu")
    game.everyone_passes("sanguosha.negate")
    game.clan_zhong_yu.activates("protect-the-clan")
    assert game.hp["clan-zhong-yu"] == 1


# ---- Zhong Yu


@content("quick-advice")
@rule("SG-1019")
def test_the_second_card_with_a_name_of_two_characters_lets_a_target_draw_two():
    hands = {"clan-zhong-yu": ["sha:spade-7", "duel", "hex-mark"]}
    game = table("clan-zhong-yu", "sun-quan", "zhang-fei", hands=hands)
    game.clan_zhong_yu.uses("sha", on="sun-quan")
    game.clan_zhong_yu.activates("quick-advice", on="sun-quan")
    assert len(game.sun_quan.hand) == 1
    game.everyone_passes("sanguosha.dodge")
    game.clan_zhong_yu.uses("duel", on="zhang-fei")
    game.clan_zhong_yu.activates("quick-advice", on="zhang-fei")
    assert len(game.zhang_fei.hand) == 2


@content("quick-advice")
@rule("SG-1020")
def test_the_name_that_it_is_used_as_counts_and_no_equipment():
    game = table("clan-zhong-yu", "sun-quan", hands={"clan-zhong-yu": ["sha:spade-7", "duel:club-1"]})
    game.clan_zhong_yu.uses("duel", on="sun-quan")
    assert game.kind == "sanguosha.negate"  # the first card, with two characters
    game = table(
        "clan-zhong-yu",
        "sun-quan",
        hands={"clan-zhong-yu": ["peach:heart-3"]},
        gained={"clan-zhong-yu": ["warrior-saint"]},
    )
    game.clan_zhong_yu.uses("warrior-saint/sha", on="sun-quan")
    assert game.clan_zhong_yu.offered("quick-advice", "seats") == ["sun-quan"]


@content("sweating-fear")
@rule("SG-1019", "SG-908")
def test_he_draws_by_the_name_of_the_card_and_discards_by_his_wounds():
    hands = {"sun-quan": ["barbarians", "sha"]}
    game = table(
        "sun-quan",
        "clan-zhong-yu",
        "zhang-fei",
        hands=hands,
        deck=["peach"] * 5,
        used=[["game", "clan-zhong-yu", "protect-the-clan"]],
    )
    game.sun_quan.uses("barbarians")
    game.nobody_negates()
    game.clan_zhong_yu.activates("sweating-fear")
    game.clan_zhong_yu.discards("peach")
    assert len(game.clan_zhong_yu.hand) == 3  # four characters, one wound
    assert ["game", "clan-zhong-yu", "protect-the-clan"] in game.used
    game.everyone_passes()
    game.sun_quan.uses("sha", on="clan-zhong-yu")
    game.clan_zhong_yu.passes()
    game.clan_zhong_yu.activates("sweating-fear")
    game.clan_zhong_yu.discards("peach", "peach")
    assert len(game.clan_zhong_yu.hand) == 2
    assert ["game", "clan-zhong-yu", "protect-the-clan"] not in game.used  # the second time in this turn


@content("sweating-fear")
def test_damage_without_a_card_is_not_feared():
    game = table("sun-quan", "clan-zhong-yu", "zhang-fei")
    game.clan_zhong_yu.suffers(1, source="sun-quan")
    assert is_idle(game, "sun-quan")


# ---- what need not be done


@content("protect-the-clan")
@rule("SG-815", "SG-1606")
def test_nobody_need_protect_and_nobody_does_twice():
    roles = ["ruler", "spy", "rebel"]
    for used in ([], [["game", "clan-zhong-yan", "protect-the-clan"], ["game", "clan-zhong-yu", "protect-the-clan"]]):
        game = table(
            "sun-quan",
            "clan-zhong-yan",
            "clan-zhong-yu",
            hp={"clan-zhong-yu": 1},
            hands={"sun-quan": ["sha"]},
            roles=roles,
            used=used,
        )
        game.sun_quan.uses("sha", on="clan-zhong-yu")
        for hero in () if used else (game.clan_zhong_yan, game.clan_zhong_yu):
            hero.passes()
        assert game.dead == ["clan-zhong-yu"]


@content("quick-advice", "sweating-fear")
@rule("SG-815")
def test_zhong_yu_may_say_nothing():
    game = table("clan-zhong-yu", "sun-quan", hands={"clan-zhong-yu": ["sha"], "sun-quan": []})
    game.clan_zhong_yu.uses("sha", on="sun-quan")
    game.clan_zhong_yu.passes()
    assert (game.sun_quan.hand, game.hp["sun-quan"]) == ([], 3)
    game = table("sun-quan", "clan-zhong-yu", hands={"sun-quan": ["sha"]})
    game.sun_quan.uses("sha", on="clan-zhong-yu")
    game.clan_zhong_yu.passes()
    assert game.clan_zhong_yu.hand == []
