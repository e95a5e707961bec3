"""Rest (SG-950 to SG-954, SG-981, SG-982): heroes without skills who rest; the Ten Attendants begin it."""

from typing import Any

import pytest

from tests.games.sanguosha.rules.bare import bare
from tests.games.sanguosha.rules.heroes.tables import table, told
from tests.games.sanguosha.rules.marks import rule
from tianxia.errors import BadInput
from tianxia.games.sanguosha.rules.conditions import kingdoms
from tianxia.games.sanguosha.rules.distance import between, neighbours, steps
from tianxia.scenario import Scenario, refused

FIVE = ("sun-quan", "xu-chu", "ma-chao", "da-qiao", "gan-ning")
JUDGED: dict[str, Any] = {"phase": "judgement", "judgement": {"zhang-fei": ["acedia"]}, "deck": ["peach:heart-3"]}


def resting(**position: Any) -> Scenario:
    """Ma Chao, the third of four, rests; Xu Chu is on his left."""
    return bare(**{"resting": ["ma-chao"], "hp": {"ma-chao": -1}, **position})


@rule("SG-950", "SG-982")
def test_a_rest_ends_with_the_turn_of_the_player_on_the_left():
    game = resting(turn="xu-chu")
    game.xu_chu.ends()
    assert game.resting == []
    assert (game.hp["ma-chao"], len(game.hands["ma-chao"])) == (4, 3 + 2)  # and his own Draw Phase
    kinds = [e["kind"] for e in game.fact("told.spectator") if e.get("seat") == 2 or e["kind"] == "moved"]
    assert kinds[:3] == ["comes-back", "moved", "heal"]
    assert game.waits_for == "ma-chao"


@rule("SG-221", "SG-950")
def test_nobody_else_ends_it_and_he_is_passed_over():
    game = resting(turn="sun-quan")
    game.sun_quan.ends()
    assert (game.resting, game.waits_for) == (["ma-chao"], "xu-chu")
    later = resting(turn="da-qiao", turn_of="da-qiao")
    later.da_qiao.ends()
    assert (later.resting, later.waits_for) == (["ma-chao"], "sun-quan")


@rule("SG-954")
@pytest.mark.parametrize("gone", ["dead", "resting"])
def test_whoever_is_dead_or_rests_is_skipped_on_the_left(gone: str):
    away = {"dead": ["xu-chu"]} if gone == "dead" else {"resting": ["xu-chu", "ma-chao"]}
    roles = ["ruler", "loyalist", "rebel", "spy"]
    game = resting(turn="sun-quan", roles=roles, **away)
    game.sun_quan.ends()
    assert game.resting == []
    assert game.waits_for == ("ma-chao" if gone == "dead" else "xu-chu")


@rule("SG-951", "SG-838")
def test_he_lives_and_distances_stay_as_they_were():
    before, now = bare().match.view(-1), resting().match.view(-1)
    assert [row[:2] + row[3:] for row in now["distances"][:2]] == [row[:2] + row[3:] for row in before["distances"][:2]]
    state = bare(*FIVE, resting=["xu-chu"]).match.state
    assert steps(state, 0, 2) == 2
    assert [seat["alive"] for seat in now["seats"]] == [True] * 4
    assert [seat["resting"] for seat in now["seats"]] == [False, False, True, False]


@rule("SG-951", "SG-847")
def test_nobody_is_next_to_whoever_sits_behind_one_who_rests():
    state = bare(*FIVE, resting=["xu-chu"]).match.state
    assert neighbours(state, 0) == [4]
    assert between(state, 0, 2) == [[]]  # the one between them rests


@rule("SG-951", "SG-817")
def test_nobody_can_target_him():
    game = resting(hands={"sun-quan": ["duel", "barbarians"]})
    with refused("SG-1005"):
        game.sun_quan.uses("duel", on="ma-chao")
    game.sun_quan.uses("barbarians")
    game.nobody_negates()
    game.everyone_passes()
    assert (game.hp["xu-chu"], game.hp["da-qiao"], game.hp["ma-chao"]) == (3, 2, -1)


@rule("SG-951", "SG-1008")
def test_his_kingdom_counts():
    assert kingdoms(resting().match.state) == kingdoms(bare().match.state) == ["wu", "wei", "shu"]


@rule("SG-951")
def test_he_counts_as_a_survivor():
    roles = ["ruler", "loyalist", "rebel", "spy"]
    game = resting(roles=roles, hp={"da-qiao": 1, "ma-chao": 0}, hands={"sun-quan": ["duel"]})
    game.sun_quan.uses("duel", on="da-qiao")
    game.nobody_negates()
    game.everyone_passes()
    assert game.dead == ["da-qiao"]
    assert game.waits_for == "sun-quan"  # the rebel rests: the game goes on
    assert game.match.view(0)["seats"][2]["role"] is None


@rule("SG-981")
def test_what_would_come_to_him_is_placed_in_the_discard_pile():
    game = table(
        "xu-sheng", "sun-quan", "zhang-fei", resting=["sun-quan"],
        effects=[["break-the-army", "sun-quan", "xu-sheng", "turn"]], skills={"sun-quan": []},
        hidden={"sun-quan": {"break-the-army": ["peach:heart-3"]}}, hands={"xu-sheng": []}, skipped=["discard"],
    )  # fmt: skip
    assert game.hidden["sun-quan"] == {"break-the-army": ["peach:heart-3"]}  # it stays for the time being
    game.xu_sheng.ends()
    assert told(game, "moved")[0]["to"] == "discard"
    assert "peach:heart-3" in game.discard
    assert game.fact("hidden") == {}


@rule("SG-981")
def test_his_skills_do_nothing_and_he_is_asked_nothing():
    awake = table("zhang-fei", "sima-yi", "sun-quan", hands={"sima-yi": ["sha"], "zhang-fei": []}, **JUDGED)
    assert awake.waits_for == "sima-yi"  # Ghost Talent
    game = table("zhang-fei", "sima-yi", "sun-quan", resting=["sima-yi"], hands={"zhang-fei": []}, **JUDGED)
    assert game.waits_for == "zhang-fei"


@rule("SG-981")
def test_tokens_and_shields_stay():
    game = table(
        "god-lu-bu", "mou-cao-ren", "sun-quan", resting=["god-lu-bu", "mou-cao-ren"], tokens={"god-lu-bu": {"rage": 3}},
        shields={"mou-cao-ren": 2}, turn="sun-quan",
    )  # fmt: skip
    game.sun_quan.ends()
    assert game.resting == []
    assert (game.tokens["god-lu-bu"]["rage"], game.fact("shields")["mou-cao-ren"]) == (3, 2)


@rule("SG-952")
def test_his_max_hp_does_not_change_meanwhile():
    with pytest.raises(BadInput):
        resting(max_hp={"ma-chao": 0})
    game = resting(max_hp={"ma-chao": 2}, turn="xu-chu")
    game.xu_chu.ends()
    assert (game.hp["ma-chao"], game.max_hp["ma-chao"]) == (2, 2)


@rule("SG-951")
@pytest.mark.parametrize(
    ("hero", "skill"), [("ma-su", "spread-rumours"), ("lu-su", "generosity"), ("sima-hui", "recommend-talents")]
)
def test_a_skill_for_others_finds_nobody_while_all_others_rest(hero: str, skill: str):
    game = table(hero, "sun-quan", resting=["sun-quan"], phase="beginning", hands={hero: 6})
    while game.kind != "sanguosha.idle":
        game.does(hero, skill if skill == "generosity" else "pass")
    assert skill not in [option.id for option in game.match.waiting()[0].options()]


@pytest.mark.parametrize(
    "wrong", [{"dead": ["ma-chao"]}, {"hands": {"ma-chao": ["sha"]}}, {"judgement": {"ma-chao": ["acedia"]}}]
)
def test_a_position_in_which_nobody_could_rest_so_is_refused(wrong: dict[str, Any]):
    with pytest.raises(BadInput):
        resting(**wrong)
