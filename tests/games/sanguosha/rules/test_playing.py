"""Playing a card in response, for its name only (SG-331, SG-40x, SG-60x)."""

import pytest

from tests.games.sanguosha.rules.bare import bare
from tests.games.sanguosha.rules.heroes.tables import table, told
from tests.games.sanguosha.rules.marks import rule


@rule("SG-607", "SG-331")
@pytest.mark.parametrize(("tactic", "card"), [("barbarians", "sha"), ("raining-arrows", "dodge")])
def test_a_played_card_has_no_target_and_no_effect_of_its_own(tactic: str, card: str):
    game = bare("sun-quan", "ma-chao", hands={"sun-quan": [tactic], "ma-chao": [card]})
    game.sun_quan.uses(tactic)
    game.nobody_negates()
    game.ma_chao.plays(card)
    [played] = told(game, "play")
    assert played["play"]["name"] == card
    assert "targets" not in played
    assert game.hp == {"sun-quan": 4, "ma-chao": 4}
    assert [event["use"]["name"] for event in told(game, "use")] == [tactic]


@rule("SG-403", "SG-402")
def test_each_sha_of_a_duel_is_played_in_response():
    game = bare("sun-quan", "ma-chao", hands={"sun-quan": ["duel", "sha"], "ma-chao": ["sha", "dodge"]})
    game.sun_quan.uses("duel", on="ma-chao")
    game.nobody_negates()
    game.ma_chao.plays("sha")
    assert game.fact("question.sun-quan.about.cause.use.name") == "duel"
    game.sun_quan.plays("sha")
    assert [event["seat"] for event in told(game, "play")] == [1, 0]
    assert [row[:2] for row in game.history if row[0] == "play"] == [["play", "ma-chao"], ["play", "sun-quan"]]


@rule("SG-403", "SG-607")
def test_a_sha_played_in_a_duel_is_seen_by_skills_that_ask_for_played_sha():
    game = table("lu-meng", "ma-chao", hands={"lu-meng": ["duel", "sha"], "ma-chao": ["sha", "dodge"]})
    game.lu_meng.uses("duel", on="ma-chao")
    game.nobody_negates()
    game.ma_chao.plays("sha")
    game.lu_meng.plays("sha")
    game.ma_chao.passes()
    game.lu_meng.ends()
    assert game.turn == "ma-chao"  # Self-Restraint is not offered


@rule("SG-610")
def test_sha_are_played_without_limit_and_do_not_use_it_up():
    shas = ["sha"] * 4
    game = bare("sun-quan", "ma-chao", hands={"sun-quan": [*shas, "duel"], "ma-chao": [*shas, "dodge"]},
                used=[["phase", "sun-quan", "sha"]])  # fmt: skip
    assert game.sun_quan.why_not("sha", on="ma-chao") == "SG-1102"
    game.sun_quan.uses("duel", on="ma-chao")
    game.nobody_negates()
    for _ in range(4):
        game.ma_chao.plays("sha")
        game.sun_quan.plays("sha")
    game.ma_chao.passes()
    assert game.hp["ma-chao"] == 3
    assert game.fact("question.sun-quan.about.shas") == 1


@rule("SG-611", "SG-630")
def test_a_card_that_is_placed_is_neither_used_nor_played():
    game = table("zhang-zhao-zhang-hong", "sun-quan", hands={"zhang-zhao-zhang-hong": ["kirin-bow"]})
    game.zhang_zhao_zhang_hong.activates("frank-advice", "kirin-bow", on="sun-quan")
    assert game.sun_quan.equipped == ["kirin-bow"]
    assert told(game, "use") == told(game, "play") == []
    assert [row for row in game.history if row[0] in ("use", "play", "discard")] == []


@rule("SG-611")
def test_a_card_that_is_replaced_is_neither_used_nor_played_but_the_one_that_is_played_is():
    game = table("sima-yi", "gan-ning", turn="gan-ning", phase="judgement", judgement={"gan-ning": ["acedia"]},
                 hands={"sima-yi": ["peach:heart-3"]}, deck=["sha:spade-7"])  # fmt: skip
    game.nobody_negates()
    game.sima_yi.activates("ghost-talent", "peach")
    assert [event["play"]["name"] for event in told(game, "play")] == ["peach"]
    assert told(game, "use") == []
