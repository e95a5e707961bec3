"""Distance, range, reach and neighbours (SG-83x, SG-84x)."""

import pytest

from tests.games.sanguosha.rules.bare import bare
from tests.games.sanguosha.rules.heroes.tables import table
from tests.games.sanguosha.rules.marks import rule
from tianxia.games.sanguosha.rules.distance import attack_range, distance, distances, in_reach
from tianxia.scenario import Scenario

SIX = ("sun-quan", "xu-chu", "ma-chao", "da-qiao", "zhang-fei", "guan-yu")
SIX_ROLES = ["ruler", "rebel", "rebel", "rebel", "loyalist", "spy"]


def far(game: Scenario, one: str, other: str) -> int:
    """The distance from one hero to another."""
    return distance(game.match.state, game.seat(one), game.seat(other))


@rule("SG-831")
def test_heroes_within_range_never_include_yourself():
    game = table("dian-wei", "xu-chu", "sun-quan", "ma-chao", "guan-yu", equipment={"dian-wei": ["kirin-bow"]})
    assert game.dian_wei.offered("mighty-assault", "seats") == ["xu-chu", "sun-quan", "ma-chao", "guan-yu"]
    game = bare(hands={"sun-quan": ["sha"]}, equipment={"sun-quan": ["kirin-bow"]})
    assert "sun-quan" not in game.sun_quan.offered("sha", "targets")


@rule("SG-834")
def test_everybody_sees_all_distances_as_they_are_counted_one_by_one():
    worn = {"sun-quan": ["red-hare"], "xu-chu": ["yellow-flash"], "da-qiao": ["shadow-runner"]}
    s = table(*SIX, roles=SIX_ROLES, equipment=worn).match.state
    seats = range(len(SIX))
    assert distances(s) == [[distance(s, one, other) for other in seats] for one in seats]


@rule("SG-832")
def test_a_rangeless_sha_does_not_put_its_target_into_the_range_of_its_user():
    heroes = ("god-guan-yu", "xu-chu", "jiang-wei", "sun-quan", "guan-yu")
    game = table(*heroes, hands={"god-guan-yu": ["peach:heart-3"], "jiang-wei": ["dodge"]})
    game.god_guan_yu.uses("sha", on="jiang-wei")
    game.jiang_wei.uses("dodge")
    game.god_guan_yu.ends()
    assert not in_reach(game.match.state, 0, 2)
    game = table(*heroes, turn="jiang-wei", hands={"god-guan-yu": ["peach:heart-3"]})
    assert game.jiang_wei.offered("provoke", "seats") == ["sun-quan", "xu-chu"]


@rule("SG-833")
@pytest.mark.parametrize(
    ("equipment", "reached"),
    [
        ({}, False),
        ({"sun-quan": ["red-hare"]}, True),
        ({"sun-quan": ["red-hare"], "ma-chao": ["hex-mark"]}, False),
        ({"sun-quan": ["gender-double-swords", "red-hare"], "ma-chao": ["hex-mark"]}, True),
        ({"sun-quan": ["gender-double-swords"], "ma-chao": ["hex-mark"]}, False),
    ],
)
def test_reach_is_range_against_the_distance_with_horses(equipment: dict[str, list[str]], reached: bool):
    game = bare(hands={"sun-quan": ["sha"]}, equipment=equipment)
    assert ("ma-chao" in game.sun_quan.offered("sha", "targets")) == reached


@rule("SG-833")
def test_reach_counts_skills_too():
    game = bare(hands={"sun-quan": ["sha"]}, skills={"sun-quan": ["horsemanship"]})
    assert "ma-chao" in game.sun_quan.offered("sha", "targets")
    game = bare(hands={"sun-quan": ["sha"]}, skills={"xu-chu": ["flying-shadow"]})
    assert game.sun_quan.offered("sha", "targets") == ["da-qiao"]


@rule("SG-835")
def test_the_distance_is_at_least_one_and_to_oneself_none():
    game = bare(equipment={"sun-quan": ["red-hare"]}, skills={"sun-quan": ["horsemanship"]})
    assert [far(game, "sun-quan", hero) for hero in ("sun-quan", "xu-chu", "ma-chao", "da-qiao")] == [0, 1, 1, 1]


@rule("SG-835")
def test_what_is_cut_off_at_one_does_not_help_against_a_plus_one():
    game = bare(equipment={"sun-quan": ["red-hare"], "xu-chu": ["hex-mark"]}, skills={"sun-quan": ["horsemanship"]})
    assert far(game, "sun-quan", "xu-chu") == 1  # 1 - 1 - 1 + 1, and no less than 1
    game = bare(equipment={"xu-chu": ["hex-mark"]}, skills={"xu-chu": ["flying-shadow"]})
    assert far(game, "sun-quan", "xu-chu") == 3


@rule("SG-838")
def test_the_dead_are_no_steps():
    game = bare(*SIX, roles=SIX_ROLES)
    assert far(game, "sun-quan", "da-qiao") == 3
    game = bare(*SIX, roles=SIX_ROLES, dead=["xu-chu"])
    assert far(game, "sun-quan", "da-qiao") == 2
    game = bare(*SIX, roles=SIX_ROLES, dead=["xu-chu", "ma-chao"])
    assert far(game, "sun-quan", "da-qiao") == 1


@rule("SG-838")
def test_a_death_brings_the_others_nearer_at_once():
    game = bare(*SIX, roles=SIX_ROLES, hp={"xu-chu": 1}, hands={"sun-quan": ["duel", "sha"]})
    assert "ma-chao" not in game.sun_quan.offered("sha", "targets")
    game.sun_quan.uses("duel", on="xu-chu")
    game.everyone_passes()
    assert game.dead == ["xu-chu"]
    assert "ma-chao" in game.sun_quan.offered("sha", "targets")


@rule("SG-846")
def test_the_player_to_the_right_is_the_next_living_one():
    game = bare(
        *SIX, roles=SIX_ROLES, dead=["xu-chu", "ma-chao"],
        phase="judgement", judgement={"sun-quan": ["lightning"]}, deck=["sha:heart-10"],
    )  # fmt: skip
    assert game.judgement["da-qiao"] == ["lightning:spade-1"]


@rule("SG-830")
def test_the_range_is_that_of_the_weapon_and_horses_do_not_change_it():
    state = bare(equipment={"sun-quan": ["kirin-bow", "red-hare"], "xu-chu": ["hex-mark"]}).match.state
    assert [attack_range(state, seat) for seat in range(4)] == [5, 1, 1, 1]


@rule("SG-830", "SG-834", "SG-838")
def test_everybody_sees_all_distances_and_ranges_as_they_are_now():
    worn = {"sun-quan": ["red-hare", "gender-double-swords"], "ma-chao": ["hex-mark"]}
    game = table(*SIX, roles=SIX_ROLES, equipment=worn)
    for viewer in (-1, 0, 3):
        view = game.match.view(viewer)
        assert view["distances"][0] == [0, 1, 2, 2, 1, 1]  # a horse brings all nearer, but Ma Chao's takes him away
        assert view["distances"][2] == [1, 1, 0, 1, 1, 2]  # his own skill
        assert [seat["range"] for seat in view["seats"]] == [2, 1, 1, 1, 1, 1]
    game = table(*SIX, roles=SIX_ROLES, dead=["xu-chu"])
    assert game.match.view(-1)["distances"][0] == [0, 0, 1, 2, 2, 1]
    assert game.match.view(-1)["distances"][1] == [0] * 6
