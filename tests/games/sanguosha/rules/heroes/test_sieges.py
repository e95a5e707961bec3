"""The heroes of sieges, skill by skill: MOU Cao Ren, Shen Pei, Xu Sheng."""

import pytest

from tests.games.sanguosha.rules.heroes.tables import activated, is_idle, table, told
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.scenario import refused

# ---- MOU Cao Ren


@content("hold-and-shield")
@rule("SG-942")
def test_cao_ren_begins_with_a_shield_and_buys_more_with_a_flip():
    game = table("mou-cao-ren", "sun-quan", "zhang-fei", hands={"mou-cao-ren": ["peach", "dodge", "dodge"]})
    assert game.shields["mou-cao-ren"] == 1
    game.mou_cao_ren.activates("hold-and-shield", "peach", "dodge")
    assert game.shields["mou-cao-ren"] == 3
    assert game.flipped == ["mou-cao-ren"]
    assert game.mou_cao_ren.hand == ["dodge"]  # face down: nothing is drawn
    with refused("SG-214"):
        game.mou_cao_ren.activates("hold-and-shield", "dodge")


@content("hold-and-shield")
@rule("SG-945")
def test_one_card_buys_one_shield_and_there_are_never_more_than_five():
    game = table(
        "mou-cao-ren", "sun-quan", shields={"mou-cao-ren": 2}, hands={"mou-cao-ren": ["peach", "dodge", "wine"]}
    )
    with refused("SG-213"):
        game.mou_cao_ren.activates("hold-and-shield", "peach", "dodge", "wine")
    game.mou_cao_ren.activates("hold-and-shield", "peach")
    assert game.shields["mou-cao-ren"] == 3
    full = table("mou-cao-ren", "sun-quan", shields={"mou-cao-ren": 4}, hands={"mou-cao-ren": ["peach", "dodge"]})
    full.mou_cao_ren.activates("hold-and-shield", "peach", "dodge")
    assert full.shields["mou-cao-ren"] == 5


@content("hold-and-shield")
def test_cao_ren_needs_to_lie_face_up_to_hold():
    game = table("mou-cao-ren", "sun-quan", "zhang-fei", flipped=["mou-cao-ren"], hands={"mou-cao-ren": ["peach"]})
    assert not game.mou_cao_ren.may("hold-and-shield", "peach")


@content("hold-and-shield")
@pytest.mark.parametrize(("option", "shields", "cards"), [("flip", 1, 1), ("shield", 2, 0)])
def test_face_down_cao_ren_answers_damage(option: str, shields: int, cards: int):
    game = table(
        "sun-quan", "mou-cao-ren", "zhang-fei", flipped=["mou-cao-ren"], shields={"mou-cao-ren": 2},
        hands={"mou-cao-ren": []},
    )  # fmt: skip
    game.mou_cao_ren.suffers()
    game.mou_cao_ren.chooses(option)
    assert game.shields["mou-cao-ren"] == shields
    assert len(game.mou_cao_ren.hand) == cards  # as many as shields, only when turned face up
    assert game.hp["mou-cao-ren"] == 4


@content("hold-and-shield")
def test_face_up_cao_ren_is_not_asked_after_damage():
    game = table("sun-quan", "mou-cao-ren", "zhang-fei")
    game.mou_cao_ren.suffers(2)
    assert is_idle(game, "sun-quan")
    assert (game.shields["mou-cao-ren"], game.hp["mou-cao-ren"]) == (0, 3)


@content("hold-and-shield")
@rule("SG-902")
def test_cao_ren_draws_when_he_is_turned_up_instead_of_a_turn():
    game = table(
        "sun-quan", "mou-cao-ren", "zhang-fei", flipped=["mou-cao-ren"], shields={"mou-cao-ren": 3},
        hands={"mou-cao-ren": [], "sun-quan": []},
    )  # fmt: skip
    game.sun_quan.ends()
    assert is_idle(game, "zhang-fei")
    assert len(game.mou_cao_ren.hand) == 3


@content("hold-and-shield", "banish")
def test_cao_ren_draws_whoever_turns_him_up():
    game = table(
        "sun-quan", "cao-pi", "mou-cao-ren", flipped=["mou-cao-ren"], shields={"mou-cao-ren": 2},
        hands={"mou-cao-ren": []},
    )  # fmt: skip
    game.cao_pi.suffers()
    game.cao_pi.activates("banish", on="mou-cao-ren")
    assert len(game.mou_cao_ren.hand) == 1 + 2


@content("raise-the-siege")
def test_cao_ren_looks_at_a_hand_and_takes_a_card():
    game = table(
        "mou-cao-ren",
        "sun-quan",
        "zhang-fei",
        hands={"mou-cao-ren": [], "sun-quan": ["peach", "dodge"], "zhang-fei": []},
    )
    assert not game.mou_cao_ren.may("raise-the-siege", on="zhang-fei")  # nothing to look at
    game.mou_cao_ren.activates("raise-the-siege", on="sun-quan")
    assert len(told(game, "look", "mou-cao-ren")[0]["cards"]) == 2
    assert "cards" not in told(game, "look", "zhang-fei")[0]
    game.mou_cao_ren.chooses("cards", "peach")
    assert (game.mou_cao_ren.hand, game.sun_quan.hand) == (["peach"], ["dodge"])
    assert game.shields["mou-cao-ren"] == 0
    assert not game.mou_cao_ren.may("raise-the-siege", on="sun-quan")  # no shield is left


# ---- Shen Pei


@content("guard-ye")
@rule("SG-962", "SG-418")
def test_shen_pei_succeeds_with_equal_choices_and_gets_the_card():
    game = table("sun-quan", "shen-pei", "zhang-fei", hands={"sun-quan": ["sha:spade-7"], "shen-pei": []})
    game.sun_quan.uses("sha", on="shen-pei")
    game.shen_pei.activates("guard-ye")
    game.shen_pei.chooses("second")
    game.sun_quan.chooses("second")
    assert game.hands["shen-pei"] == ["sha:spade-7"]
    assert game.hp["shen-pei"] == 3
    assert is_idle(game, "sun-quan")


@content("guard-ye")
@rule("SG-962")
def test_shen_pei_fails_with_different_choices_and_tries_once_a_turn():
    game = table(
        "sun-quan", "shen-pei", "zhang-fei", hands={"sun-quan": ["sha", "dismantle"], "shen-pei": []},
        equipment={"shen-pei": ["red-hare"]},
    )  # fmt: skip
    game.sun_quan.uses("sha", on="shen-pei")
    game.shen_pei.activates("guard-ye")
    game.shen_pei.chooses("first")
    game.sun_quan.chooses("second")
    assert game.hp["shen-pei"] == 2
    game.sun_quan.uses("dismantle", on="shen-pei")
    assert activated(game).count("guard-ye") == 1
    game.sun_quan.takes("red-hare")
    assert game.shen_pei.equipped == []


@content("guard-ye")
def test_shen_pei_cannot_guard_against_a_card_with_further_targets():
    game = table(
        "sun-quan", "shen-pei", "zhang-fei", hands={"sun-quan": ["barbarians"], "shen-pei": [], "zhang-fei": []}
    )
    game.sun_quan.uses("barbarians")
    assert "guard-ye" not in activated(game)
    assert game.hp["shen-pei"] == 2


@content("guard-ye")
def test_a_delayed_tactic_that_is_guarded_against_is_never_placed():
    game = table("sun-quan", "shen-pei", "zhang-fei", hands={"sun-quan": ["acedia"], "shen-pei": []})
    game.sun_quan.uses("acedia", on="shen-pei")
    game.shen_pei.activates("guard-ye")
    game.shen_pei.chooses("first")
    game.sun_quan.chooses("first")
    assert game.judgement["shen-pei"] == []
    assert game.shen_pei.hand == ["acedia"]


@content("stern-and-straight")
@rule("SG-315")
def test_shen_pei_discards_a_card_of_two_heroes():
    game = table(
        "shen-pei", "sun-quan", "zhang-fei", phase="beginning", equipment={"sun-quan": ["red-hare"]},
        judgement={"zhang-fei": ["acedia"]}, hands={"sun-quan": [], "zhang-fei": []},
    )  # fmt: skip
    game.shen_pei.activates("stern-and-straight", on=["zhang-fei", "sun-quan"])
    game.shen_pei.takes("red-hare")
    game.shen_pei.takes("acedia")
    assert sorted(game.discard) == ["acedia:spade-6", "red-hare:heart-5"]


@content("stern-and-straight")
@rule("SG-1520")
def test_shen_pei_hurt_since_his_last_turn_has_no_such_skill_in_the_next_one():
    game = table("sun-quan", "shen-pei", "zhang-fei", hands={"sun-quan": [], "shen-pei": [], "zhang-fei": 2})
    game.shen_pei.suffers()
    assert game.fact("invalid") == {}  # only in his own turn
    game.sun_quan.ends()
    assert is_idle(game, "shen-pei")
    assert game.fact("invalid") == {"shen-pei": ["stern-and-straight"]}
    game.shen_pei.ends()
    assert game.fact("effects") == []  # the next turn is a new one


# ---- Xu Sheng


@content("break-the-army")
@rule("SG-910")
def test_xu_sheng_puts_cards_aside_until_the_end_of_the_turn():
    game = table(
        "xu-sheng", "sun-quan", "zhang-fei", hands={"xu-sheng": ["sha"], "sun-quan": ["dodge"]},
        equipment={"sun-quan": ["eight-trigrams-formation"]},
    )  # fmt: skip
    game.xu_sheng.uses("sha", on="sun-quan")
    game.xu_sheng.activates("break-the-army")
    game.xu_sheng.takes("eight-trigrams-formation")
    game.xu_sheng.activates("break-the-army")
    assert game.hp["sun-quan"] == 3  # neither Dodge nor armor
    assert len(game.hidden["sun-quan"]["break-the-army"]) == 2
    seen = game.match.view(2)["seats"][1]["hidden"]
    assert (len(seen["known"]), seen["hidden"]) == (1, 1)  # the armor lay open before, the hand card did not
    game.xu_sheng.ends()
    assert {"dodge:heart-2", "eight-trigrams-formation:spade-2"} <= set(game.hands["sun-quan"])
    assert game.fact("hidden") == {}


@content("break-the-army")
def test_xu_sheng_puts_no_more_cards_aside_than_hit_points():
    game = table("xu-sheng", "sun-quan", "zhang-fei", hp={"sun-quan": 1}, hands={"xu-sheng": ["sha"], "sun-quan": 3})
    game.xu_sheng.uses("sha", on="sun-quan")
    game.xu_sheng.activates("break-the-army")
    assert game.kind == "sanguosha.dodge"
    assert len(game.sun_quan.hand) == 2


@content("break-the-army")
@rule("SG-1525")
def test_the_cards_come_back_although_xu_sheng_has_lost_the_skill():
    game = table(
        "xu-sheng", "sun-quan", "zhang-fei", lost={"xu-sheng": ["break-the-army"]},
        effects=[["break-the-army", "sun-quan", "xu-sheng", "turn"]],
        hidden={"sun-quan": {"break-the-army": ["peach:heart-3"]}}, hands={"xu-sheng": [], "sun-quan": []},
    )  # fmt: skip
    game.xu_sheng.ends()
    assert "peach:heart-3" in game.hands["sun-quan"]


@content("break-the-army")
def test_xu_sheng_breaks_nobody_outside_his_action_phase():
    game = table("sun-quan", "xu-sheng", "zhang-fei", hands={"sun-quan": ["duel", "dodge"], "xu-sheng": ["sha"]})
    game.xu_sheng.is_viewed_as_using("sha", on="sun-quan")
    assert game.kind == "sanguosha.dodge"
