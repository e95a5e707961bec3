"""Schemers whom the rulebook's examples name: Chen Gong, Jia Chong."""

from typing import Any

from tests.games.sanguosha.rules.heroes.tables import activated, is_idle, table, told, with_others
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.scenario import Scenario, refused

# ---- Chen Gong


def schemes(**position: Any) -> Scenario:
    """Chen Gong with a Sha and a bow; Sun Quan reaches Zhang Fei, his neighbour."""
    return with_others("chen-gong", **{"hands": {"chen-gong": ["sha", "kirin-bow", "peach"]}, **position})


@content("brilliant-scheme")
@rule("SG-1543", "SG-650")
def test_chen_gong_names_the_third_hero_before_the_other_chooses():
    game = schemes()
    assert game.chen_gong.offered("brilliant-scheme") == ["sha:spade-7", "kirin-bow:heart-5"]
    with refused("SG-1543"):
        game.chen_gong.activates("brilliant-scheme", "sha", on="sun-quan")
    with refused("SG-1543"):
        game.chen_gong.activates("brilliant-scheme", "sha", on="sun-quan", second="zhen-ji")
    game.chen_gong.activates("brilliant-scheme", "sha", on="sun-quan", second="zhang-fei")
    assert game.sun_quan.hand == ["sha"]
    assert game.sun_quan.options == ["use-sha", "draw"]
    game.sun_quan.chooses("use-sha", on="zhang-fei")
    assert game.hp["zhang-fei"] == 3
    assert [event["use"]["by"] for event in told(game, "use")] == ["brilliant-scheme"]
    assert game.deeds["chen-gong"]["zhang-fei"] < 0  # whose deed it is


@content("brilliant-scheme")
def test_or_the_other_draws_a_card():
    game = schemes()
    game.chen_gong.activates("brilliant-scheme", "kirin-bow", on="sun-quan", second="zhang-fei")
    game.sun_quan.chooses("draw")
    assert len(game.hands["sun-quan"]) == 2
    assert game.hp["zhang-fei"] == 4
    assert not game.chen_gong.may("brilliant-scheme", "sha", on="sun-quan", second="zhang-fei")


@content("brilliant-scheme")
@rule("SG-807", "SG-1541")
def test_with_nobody_in_range_the_other_can_only_draw():
    game = table("chen-gong", "sun-quan", hands={"chen-gong": ["sha"]})
    game.chen_gong.activates("brilliant-scheme", "sha", on="sun-quan")
    assert game.sun_quan.options == ["draw"]


@content("brilliant-scheme")
@rule("SG-1005")
def test_a_third_hero_who_cannot_be_struck_leaves_only_the_draw():
    game = table("chen-gong", "sun-quan", "zhuge-liang", hands={"chen-gong": ["sha"]})
    game.chen_gong.activates("brilliant-scheme", "sha", on="sun-quan", second="zhuge-liang")
    assert game.sun_quan.options == ["draw"]  # Empty City


@content("cerebral-delay")
@rule("SG-1511")
def test_after_a_wound_sha_and_tactics_have_no_effect_for_the_rest_of_the_turn():
    hands = {"sun-quan": ["sha", "duel", "acedia"]}
    game = with_others("chen-gong", hands=hands, turn="sun-quan")
    game.sun_quan.uses("sha", on="chen-gong")
    assert game.hp["chen-gong"] == 2
    game.sun_quan.uses("duel", on="chen-gong")
    assert game.hp["chen-gong"] == 2
    assert [event["card"]["name"] for event in told(game, "ineffective")] == ["duel"]
    game.sun_quan.uses("acedia", on="chen-gong")
    assert game.judgement["chen-gong"] == ["acedia:spade-6"]  # a delayed tactic is no normal one
    game.sun_quan.ends()
    assert game.effects == []


@content("cerebral-delay")
def test_in_his_own_turn_chen_gong_is_as_quick_as_others():
    game = with_others("chen-gong")
    game.chen_gong.suffers(1, "sun-quan")
    assert (game.effects, activated(game)) == ([], [])


# ---- Jia Chong


def villain(hand: list[str], **position: Any) -> Scenario:
    """Sun Quan's Action Phase begins, with Jia Chong beside him."""
    given = {"hands": {"sun-quan": hand, "jia-chong": ["peach", "dodge"]}, "turn": "sun-quan", **position}
    return table("jia-chong", "sun-quan", "zhang-fei", phase="action", step="phase", **given)


@content("ferocious-villain")
@rule("SG-1007")
def test_jia_chong_foretells_what_is_used_and_is_right():
    game = villain(["sha"])
    game.jia_chong.activates("ferocious-villain")
    assert game.hands["jia-chong"] == ["peach:heart-3", "dodge:heart-2"]  # the first time it costs nothing
    [shown] = told(game, "show")
    assert len(shown["cards"]) == 1
    game.jia_chong.chooses("will-use")
    game.sun_quan.uses("sha", on="zhang-fei")
    game.sun_quan.ends()
    assert game.hp["sun-quan"] == 3


@content("ferocious-villain")
@rule("SG-811")
def test_any_sha_is_a_card_of_that_name():
    game = villain(["sha"])
    game.jia_chong.activates("ferocious-villain")
    game.jia_chong.chooses("will-use")
    game.sun_quan.is_viewed_as_using("fire-sha", on="zhang-fei")
    game.sun_quan.ends()
    assert game.hp["sun-quan"] == 3


@content("ferocious-villain")
def test_who_foretold_wrong_gets_the_card_from_the_hand():
    game = villain(["peach"])
    game.jia_chong.activates("ferocious-villain")
    game.jia_chong.chooses("will-use")
    game.sun_quan.ends()
    assert game.hp["sun-quan"] == 4
    assert game.hands["sun-quan"] == []
    assert len(game.hands["jia-chong"]) == 3


@content("ferocious-villain")
@rule("SG-822")
def test_or_from_the_discard_pile_but_from_nowhere_else():
    game = villain(["sha"])
    game.jia_chong.activates("ferocious-villain")
    game.jia_chong.chooses("will-not-use")
    game.sun_quan.uses("sha", on="zhang-fei")
    game.sun_quan.ends()
    assert "sha" in game.jia_chong.hand
    game = villain(["kirin-bow"])
    game.jia_chong.activates("ferocious-villain")
    game.jia_chong.chooses("will-not-use")
    game.sun_quan.uses("kirin-bow")
    game.sun_quan.ends()
    assert "kirin-bow" in game.jia_chong.hand  # from the equipment area


@content("ferocious-villain")
@rule("SG-1532")
def test_jia_chong_shows_a_card_even_if_he_cannot_pay():
    used = [["round", "jia-chong", "ferocious-villain"]] * 3
    game = villain(["sha"], used=used)
    game.jia_chong.activates("ferocious-villain")
    assert len(game.hands["jia-chong"]) == 2  # three cards he does not have
    assert len(told(game, "show")) == 1
    game = villain(["sha"], used=used[:1])
    game.jia_chong.activates("ferocious-villain")
    game.jia_chong.chooses("cards", "dodge")
    assert game.jia_chong.hand == ["peach"]
    assert len(told(game, "show")) == 1


@content("ferocious-villain")
def test_an_empty_hand_shows_nothing():
    assert is_idle(villain([]), "sun-quan")


@content("treachery")
def test_jia_chong_draws_when_he_hurts_the_last_who_hurt_him():
    values = [["jia-chong", "treachery", "last", 1]]
    game = table("jia-chong", "sun-quan", "zhang-fei", values=values)
    game.sun_quan.suffers(1, "jia-chong")
    assert len(game.hands["jia-chong"]) == 1
    game.zhang_fei.suffers(1, "jia-chong")
    assert len(game.hands["jia-chong"]) == 1


@content("treachery")
def test_whoever_hurts_jia_chong_twice_in_a_row_discards_a_card():
    hands = {"sun-quan": ["peach", "sha"], "zhang-fei": ["duel"]}
    game = table("jia-chong", "sun-quan", "zhang-fei", hands=hands, max_hp={"jia-chong": 5})
    game.jia_chong.suffers(1, "sun-quan")
    assert len(game.hands["sun-quan"]) == 2
    game.jia_chong.suffers(1, "sun-quan")
    game.sun_quan.discards("sha")
    assert game.sun_quan.hand == ["peach"]
    game.jia_chong.suffers(1, "zhang-fei")
    assert game.zhang_fei.hand == ["duel"]  # the last was Sun Quan
    game.jia_chong.suffers(1, "sun-quan")
    assert game.sun_quan.hand == ["peach"]  # the last was Zhang Fei
    assert activated(game) == ["treachery"]
