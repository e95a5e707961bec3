"""Flipped, chained, restored; cards atop and besides; shields (SG-90x, SG-94x)."""

import pytest

from tests.games.sanguosha.rules.bare import bare
from tests.games.sanguosha.rules.heroes.tables import is_idle, table, told
from tests.games.sanguosha.rules.marks import rule
from tianxia.games.sanguosha.rules.distance import distance
from tianxia.games.sanguosha.rules.health import add_shield

# ---- flip


@rule("SG-903")
def test_a_face_down_hero_keeps_his_skills_and_uses_them_in_the_turns_of_others():
    game = table("xu-chu", "sima-yi", "sun-quan", flipped=["sima-yi"], hands={"xu-chu": ["sha", "duel"]})
    game.xu_chu.uses("sha", on="sima-yi")
    game.sima_yi.activates("retaliation")
    assert game.sima_yi.hand == ["duel"]
    assert game.flipped == ["sima-yi"]


@rule("SG-903")
def test_a_face_down_hero_is_a_target_and_responds():
    game = bare(flipped=["xu-chu"], hands={"sun-quan": ["sha", "duel"], "xu-chu": ["dodge", "sha", "negate"]})
    game.sun_quan.uses("sha", on="xu-chu")
    game.xu_chu.uses("dodge")
    game.sun_quan.uses("duel", on="xu-chu")
    game.nobody_negates()
    game.xu_chu.plays("sha")
    game.everyone_passes()
    assert game.hp["sun-quan"] == 3
    assert game.hp["xu-chu"] == 4


@rule("SG-901", "SG-902")
def test_a_second_flip_saves_the_turn():
    game = table("cao-ren", "cao-pi", "sun-quan", flipped=["cao-ren"], turn="sun-quan",
                 hands={"sun-quan": ["barbarians"]}, skills={"cao-ren": []})  # fmt: skip
    game.sun_quan.uses("barbarians")
    game.cao_pi.activates("banish", on="cao-ren")
    assert game.flipped == []
    game.sun_quan.ends()
    assert (game.turn, game.waits_for) == ("cao-ren", "cao-ren")


# ---- chain


@rule("SG-904")
def test_to_chain_and_to_unchain_are_opposites():
    game = bare(chained=["xu-chu"], hands={"sun-quan": ["iron-shackle"]})
    game.sun_quan.uses("iron-shackle", on=["xu-chu", "ma-chao"])
    assert game.chained == ["ma-chao"]
    assert [(event["seat"], event["chained"]) for event in told(game, "chain")] == [(1, False), (2, True)]


@rule("SG-904")
def test_a_chained_hero_still_acts_and_takes_his_turn():
    game = bare(chained=["sun-quan"], step="turn")
    assert is_idle(game, "sun-quan")
    assert game.chained == ["sun-quan"]


# ---- cards atop and besides


@rule("SG-911")
def test_fields_of_one_hero_are_nothing_to_another():
    game = table(
        "deng-ai", "xu-chu", "sun-quan", "ma-chao", "guan-yu", "zhang-fei",
        gained={"xu-chu": ["till-the-land"]}, atop={"xu-chu": {"field": ["sha", "duel", "peach"]}}, phase="beginning",
    )  # fmt: skip
    state = game.match.state
    assert distance(state, 0, 3) == 3  # not nearer by Fields that are not his
    assert distance(state, 1, 4) == 1
    assert "swift-raid" not in game.skills["deng-ai"]  # and no awakening


@rule("SG-911")
def test_cards_of_another_skill_atop_the_same_hero_do_not_count():
    game = table(
        "deng-ai", "xu-chu", "sun-quan", "ma-chao", "guan-yu", "zhang-fei", phase="beginning",
        gained={"deng-ai": ["indomitable"]}, atop={"deng-ai": {"wound": ["sha", "duel", "peach"], "field": ["wine"]}},
    )  # fmt: skip
    assert distance(game.match.state, 0, 3) == 2
    assert "swift-raid" not in game.skills["deng-ai"]
    assert game.fact("view.spectator.seats.0.limit") == 3  # three Wounds; a Field is none


# ---- shields


def struck(damage: int, shields: int, **position: object):
    """Sun Quan hits Xu Chu for 1 or 2 damage."""
    game = bare("sun-quan", "xu-chu", shields={"xu-chu": shields}, hands={"sun-quan": ["sha", "wine"]}, **position)
    if damage == 2:
        game.sun_quan.uses("wine")
    game.sun_quan.uses("sha", on="xu-chu")
    return game


@rule("SG-943")
@pytest.mark.parametrize(("damage", "shields", "left", "hp"), [(2, 2, 0, 4), (2, 1, 0, 3), (1, 2, 1, 4), (2, 0, 0, 2)])
def test_shields_are_lost_before_hp(damage: int, shields: int, left: int, hp: int):
    game = struck(damage, shields)
    assert (game.shields["xu-chu"], game.hp["xu-chu"]) == (left, hp)


@rule("SG-942", "SG-945")
def test_damage_on_a_shield_is_dealt_and_suffered_and_not_prevented():
    game = struck(1, 1, skills={"xu-chu": ["retaliation"]})
    assert game.waits_for == "xu-chu"  # after suffering damage
    assert told(game, "prevented") == []
    assert told(game, "damage")[0]["damage"] == 1
    assert [(event["seat"], event["shield"]) for event in told(game, "shield")] == [(1, 0)]


@rule("SG-942")
def test_a_lost_shield_cannot_be_healed():
    game = struck(1, 1)
    game.sun_quan.ends()
    assert game.xu_chu.why_not("peach") is not None
    game = bare("sun-quan", "xu-chu", shields={"sun-quan": 1}, hands={"sun-quan": ["peach"]})
    assert game.sun_quan.why_not("peach") == "SG-1142"


@rule("SG-942")
def test_a_shield_keeps_a_hero_out_of_the_brink_of_death():
    game = struck(1, 1, hp={"xu-chu": 1})
    assert is_idle(game, "sun-quan")
    assert game.hp["xu-chu"] == 1
    assert told(game, "brink") == []


@rule("SG-945")
def test_there_are_at_most_five_shields():
    game = bare(shields={"sun-quan": 4})
    state = game.match.state
    add_shield(state, 0, 3)
    add_shield(state, 1, 2)
    assert state.shield == [5, 2, 0, 0]
