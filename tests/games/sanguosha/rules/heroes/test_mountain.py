"""The mountain set: Zhang He, Deng Ai, Jiang Wei, Liu Shan, Sun Ce, Zhang Zhao & Zhang Hong, Zuo Ci, Cai Wenji."""

from typing import Any

import pytest

from tests.games.sanguosha.rules.marks import content, rule
from tianxia.core.asks import Play
from tianxia.games.sanguosha.content import HEROES
from tianxia.games.sanguosha.rules.moves import discard, get
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.zones import HAND
from tianxia.scenario import Scenario, refused, scenario


def skills_told(table: Scenario) -> list[str]:
    """The skills that were activated, in order."""
    return [told["skill"] for told in table.fact("told.spectator") if told["kind"] == "skill"]


def kinds(cards: list[str]) -> list[str]:
    """The kinds of cards that a fact names."""
    return [card.partition(":")[0] for card in cards]


# ---- Zhang He


def zhang_he(phase: str, **more: Any) -> Scenario:
    """Zhang He before one of his phases, with two cards."""
    position = {
        "heroes": ["zhang-he", "liu-bei", "jia-xu", "guan-yu"],
        "hands": {"zhang-he": ["sha", "peach"]},
        "phase": phase,
        "step": "phase",
        **more,
    }
    return scenario("sanguosha", **position)


@content("flexibility")
def test_zhang_he_skips_the_judgement_phase_and_the_delayed_tactic_stays():
    table = zhang_he("judgement", judgement={"zhang-he": ["acedia"]})
    table.zhang_he.activates("flexibility", "sha")
    assert kinds(table.judgement["zhang-he"]) == ["acedia"]
    assert kinds(table.discard) == ["sha"]
    next_phase = {"phase": "draw", "seat": "zhang-he"}
    assert table.fact("question.zhang-he.about.matter") == next_phase  # which may be skipped, too


@content("flexibility")
@rule("SG-816")
def test_zhang_he_takes_hand_cards_of_one_or_two_instead_of_the_draw_phase():
    hands = {"zhang-he": ["sha"], "liu-bei": ["duel"], "guan-yu": ["dodge"]}
    table = zhang_he("draw", hands=hands)
    table.zhang_he.activates("flexibility", "sha")
    assert table.zhang_he.offered("take", "seats") == ["liu-bei", "guan-yu"]
    table.zhang_he.chooses("take", on=["guan-yu", "liu-bei"])
    assert table.zhang_he.hand == ["duel", "dodge"]  # in turn order
    table = zhang_he("draw", hands=hands)
    table.zhang_he.activates("flexibility", "sha")
    table.zhang_he.passes()
    assert table.zhang_he.hand == []


def moving(**field: Any) -> Scenario:
    """Zhang He has skipped his Action Phase."""
    table = zhang_he("action", **field)
    table.zhang_he.activates("flexibility", "sha")
    return table


@content("flexibility")
@rule("SG-633", "SG-634")
def test_zhang_he_moves_an_equipped_card_to_an_empty_slot_instead_of_the_action_phase():
    table = moving(equipment={"liu-bei": ["zhuge-crossbow"], "jia-xu": ["kirin-bow"]})
    table.zhang_he.chooses("move", "zhuge-crossbow")
    assert table.zhang_he.offered("hero", "seats") == ["guan-yu", "zhang-he"]  # Jia Xu has a weapon
    table.zhang_he.chooses("hero", on="guan-yu")
    assert (table.liu_bei.equipped, table.guan_yu.equipped) == ([], ["zhuge-crossbow"])
    assert table.phase != "action"


@content("flexibility")
@rule("SG-520")
def test_zhang_he_moves_a_delayed_tactic_where_it_is_legal():
    table = moving(judgement={"liu-bei": ["famine:club-4"], "guan-yu": [{"card": "sha:spade-7", "as": "famine"}]})
    table.zhang_he.chooses("move", "famine")
    assert table.kind == "sanguosha.skill"  # nobody but he himself is left, so nobody is asked whom
    assert table.judgement == {
        "zhang-he": ["famine:club-4"],
        "liu-bei": [],
        "jia-xu": [],  # Curtain
        "guan-yu": [{"card": "sha:spade-7", "as": "famine"}],
    }


@content("flexibility")
def test_a_converted_delayed_tactic_stays_what_it_is_when_it_is_moved():
    table = moving(judgement={"guan-yu": [{"card": "sha:diamond-6", "as": "acedia"}]})
    table.zhang_he.chooses("move", "sha:diamond-6")
    table.zhang_he.chooses("hero", on="jia-xu")
    assert table.judgement["jia-xu"] == [{"card": "sha:diamond-6", "as": "acedia"}]


@content("flexibility")
def test_zhang_he_skips_the_discard_phase_and_keeps_his_hand():
    table = zhang_he("discard", hands={"zhang-he": ["sha"] * 6})
    table.zhang_he.activates("flexibility", "sha")
    assert len(table.zhang_he.hand) == 5


@content("flexibility")
@rule("SG-208")
def test_a_phase_that_is_skipped_anyway_cannot_be_skipped_again():
    table = zhang_he("action", skipped=["action"])
    assert table.fact("question.zhang-he.about.matter") == {"phase": "discard", "seat": "zhang-he"}


@content("flexibility", "delegate")
@rule("SG-208")
def test_a_phase_is_skipped_by_one_skill_only():
    table = zhang_he("action", gained={"zhang-he": ["delegate"]})
    assert sorted(table.zhang_he.options) == ["delegate", "flexibility", "pass"]
    table.zhang_he.activates("delegate")
    assert table.fact("question.zhang-he.about.matter") == {"phase": "discard", "seat": "zhang-he"}


@content("flexibility")
@pytest.mark.parametrize("phase", ["beginning", "end"])
def test_the_beginning_and_end_phases_cannot_be_skipped(phase: str):
    table = zhang_he(phase, hands={"zhang-he": ["sha"]})
    if phase == "beginning":
        assert table.fact("question.zhang-he.about.matter") == {"phase": "judgement", "seat": "zhang-he"}
    else:
        assert table.waits_for == "liu-bei"


# ---- Deng Ai


def deng_ai_robbed(card: str, **more: Any) -> Scenario:
    """Liu Bei dismantles a hand card of Deng Ai, and this would be the judgement card."""
    position = {
        "heroes": ["liu-bei", "deng-ai", "guan-yu", "zhang-fei", "sun-quan", "cao-cao"],
        "hands": {"liu-bei": ["dismantle"], "deng-ai": ["sha"]},
        "deck": [card],
        **more,
    }
    table = scenario("sanguosha", **position)
    table.liu_bei.uses("dismantle", on="deng-ai")
    table.everyone_passes()
    return table


@content("till-the-land")
@rule("SG-909", "SG-910")
def test_what_deng_ai_loses_outside_his_turn_may_become_a_field():
    table = deng_ai_robbed("duel:spade-1")
    table.deng_ai.activates("till-the-land")
    assert table.atop == {"deng-ai": {"field": ["duel:spade-1"]}}
    assert [card["as"] for card in table.fact("view.spectator.seats.1.atop")] == ["field"]


@content("till-the-land")
@pytest.mark.parametrize("answer", ["heart", "declined"])
def test_a_heart_is_no_field_and_deng_ai_need_not_till(answer: str):
    table = deng_ai_robbed("sha:heart-10" if answer == "heart" else "duel:spade-1")
    if answer == "heart":
        table.deng_ai.activates("till-the-land")
        assert "sha:heart-10" in table.discard
    else:
        table.deng_ai.passes()
        assert table.deck[0] == "duel:spade-1"
    assert table.atop == {}


@content("till-the-land")
@rule("SG-392")
def test_several_cards_lost_at_once_are_one_loss():
    table = scenario(
        "sanguosha",
        heroes=["lu-su", "deng-ai", "guan-yu"],
        hands={"deng-ai": ["sha", "sha"], "guan-yu": ["dodge", "dodge"]},
        deck=["duel:spade-1"],
    )
    table.lu_su.activates("alliance", on=["deng-ai", "guan-yu"])
    table.deng_ai.activates("till-the-land")
    assert table.deng_ai.hand == ["dodge", "dodge"]
    assert skills_told(table).count("till-the-land") == 2  # and its judgement, once each
    assert table.atop == {"deng-ai": {"field": ["duel:spade-1"]}}


@content("till-the-land")
def test_deng_ai_does_not_till_in_his_own_turn():
    table = scenario("sanguosha", heroes=["deng-ai", "liu-bei"], hands={"deng-ai": ["sha"]})
    table.deng_ai.uses("sha", on="liu-bei")
    assert table.kind == "sanguosha.idle"


@content("till-the-land")
def test_each_field_brings_the_others_nearer():
    heroes = ["deng-ai", "liu-bei", "guan-yu", "zhang-fei", "sun-quan", "cao-cao"]
    for fields, reached in (([], 2), (["duel"], 4), (["duel", "duel"], 5)):
        table = scenario("sanguosha", heroes=heroes, hands={"deng-ai": ["sha"]}, atop={"deng-ai": {"field": fields}})
        assert len(table.deng_ai.offered("sha", "targets")) == reached


@content("till-the-land")
@rule("SG-1524", "SG-1520")
def test_fields_stay_and_count_while_the_skill_is_invalid():
    table = scenario(
        "sanguosha",
        heroes=["deng-ai", "liu-bei", "guan-yu", "zhang-fei"],
        hp={"deng-ai": 1},
        gained={"deng-ai": ["entangled-grudge"]},
        hands={"deng-ai": ["sha"]},
        atop={"deng-ai": {"field": ["duel"]}},
    )
    assert "till-the-land" in table.invalid["deng-ai"]
    assert len(table.deng_ai.offered("sha", "targets")) == 3


@content("till-the-land", "heartbreak")
@rule("SG-1524", "SG-622")
def test_with_the_skill_the_fields_are_lost():
    table = scenario(
        "sanguosha",
        heroes=["deng-ai", "cai-wenji", "liu-bei"],
        roles=["ruler", "rebel", "spy"],
        hp={"cai-wenji": 1},
        hands={"deng-ai": ["sha"]},
        atop={"deng-ai": {"field": ["duel", "acedia"]}},
    )
    table.deng_ai.uses("sha", on="cai-wenji")
    assert table.atop == {}
    assert sorted(kinds(table.discard)) == ["acedia", "duel", "sha"]


@content("bore-the-pass")
@rule("SG-1604", "SG-701")
def test_with_three_fields_deng_ai_awakens():
    table = scenario(
        "sanguosha",
        heroes=["deng-ai", "liu-bei"],
        atop={"deng-ai": {"field": ["duel", "duel", "acedia"]}},
        phase="beginning",
    )
    assert (table.max_hp["deng-ai"], table.hp["deng-ai"]) == (3, 3)
    assert table.skills["deng-ai"] == ["till-the-land", "bore-the-pass", "swift-raid"]


@content("bore-the-pass")
@rule("SG-1604", "SG-1605")
@pytest.mark.parametrize(("fields", "used"), [(2, []), (3, [["game", "deng-ai", "bore-the-pass"]])])
def test_deng_ai_does_not_awaken_with_fewer_fields_or_a_second_time(fields: int, used: list[list[str]]):
    table = scenario(
        "sanguosha",
        heroes=["deng-ai", "liu-bei"],
        atop={"deng-ai": {"field": ["sha"] * fields}},
        used=used,
        phase="beginning",
    )
    assert table.max_hp["deng-ai"] == 4
    assert "swift-raid" not in table.skills["deng-ai"]


@content("swift-raid")
@rule("SG-1205", "SG-1314")
def test_a_field_is_used_as_snatch_and_does_not_count_for_its_own_distance():
    heroes = ["deng-ai", "liu-bei", "guan-yu", "zhang-fei", "sun-quan", "cao-cao"]
    table = scenario(
        "sanguosha",
        heroes=heroes,
        hands={name: ["sha"] for name in heroes[1:]},
        gained={"deng-ai": ["swift-raid"]},
        atop={"deng-ai": {"field": ["duel:spade-1", "acedia:heart-6"]}},
    )
    assert sorted(table.deng_ai.offered("swift-raid/snatch")) == ["acedia:heart-6", "duel:spade-1"]
    targets = table.deng_ai.offered("swift-raid/snatch", "targets")
    assert sorted(targets) == ["cao-cao", "guan-yu", "liu-bei", "sun-quan"]  # distance 3 is 2 with one Field left
    table.deng_ai.uses("swift-raid/snatch", "duel:spade-1", on="guan-yu")
    table.nobody_negates()
    assert table.deng_ai.hand == ["sha"]
    assert table.atop == {"deng-ai": {"field": ["acedia:heart-6"]}}
    assert table.discard == ["duel:spade-1"]


# ---- Jiang Wei


def provoked(**more: Any) -> Scenario:
    """Jiang Wei provokes Liu Bei, who has a Sha and a Dodge."""
    position = {
        "heroes": ["jiang-wei", "liu-bei", "guan-yu", "zhang-fei"],
        "hands": {"liu-bei": ["sha", "dodge"]},
        **more,
    }
    return scenario("sanguosha", **position)


@content("provoke")
def test_the_provoked_hero_may_use_sha_on_jiang_wei():
    table = provoked()
    assert table.jiang_wei.offered("provoke", "seats") == ["liu-bei", "zhang-fei"]  # who reach him
    table.jiang_wei.activates("provoke", on="liu-bei")
    table.liu_bei.uses("sha")
    assert table.hp["jiang-wei"] == 3
    assert table.liu_bei.hand == ["dodge"]


@content("provoke")
def test_whoever_does_not_strike_loses_a_card():
    table = provoked()
    table.jiang_wei.activates("provoke", on="liu-bei")
    table.liu_bei.passes()
    assert len(table.liu_bei.hand) == 1
    assert "provoke" not in table.jiang_wei.options


@content("provoke")
@rule("SG-1105")
def test_the_sha_of_the_provoked_is_rangeless():
    table = provoked(
        heroes=["jiang-wei", "liu-bei", "guan-yu", "zhang-fei", "sun-quan"],
        hands={},
        equipment={"guan-yu": ["kirin-bow:heart-5"]},
    )
    table.jiang_wei.activates("provoke", on="guan-yu")
    table.guan_yu.uses("warrior-saint/sha", "kirin-bow")
    assert table.hp["jiang-wei"] == 4


def jiang_wei_awakens(**more: Any) -> Scenario:
    """Jiang Wei begins his turn without a hand card."""
    return scenario("sanguosha", **{"heroes": ["jiang-wei", "liu-bei"], "phase": "beginning", **more})


@content("recommence-the-legacy")
@rule("SG-1537", "SG-1604")
def test_without_a_hand_jiang_wei_awakens_and_gazes_at_once():
    table = jiang_wei_awakens(hp={"jiang-wei": 2})
    table.jiang_wei.chooses("heal")
    assert (table.hp["jiang-wei"], table.max_hp["jiang-wei"]) == (3, 3)
    assert "star-gazing" in table.skills["jiang-wei"]
    assert table.jiang_wei.options == ["star-gazing", "pass"]


@content("recommence-the-legacy")
def test_jiang_wei_may_draw_instead():
    table = jiang_wei_awakens(hp={"jiang-wei": 2})
    table.jiang_wei.chooses("draw")
    assert (table.hp["jiang-wei"], table.max_hp["jiang-wei"], len(table.jiang_wei.hand)) == (2, 3, 2)


@content("recommence-the-legacy")
@rule("SG-1541")
def test_at_full_hp_jiang_wei_can_only_draw():
    table = jiang_wei_awakens()
    assert (table.hp["jiang-wei"], table.max_hp["jiang-wei"], len(table.jiang_wei.hand)) == (3, 3, 2)


@content("recommence-the-legacy")
@pytest.mark.parametrize(
    "position",
    [{"hands": {"jiang-wei": ["sha"]}}, {"used": [["game", "jiang-wei", "recommence-the-legacy"]]}],
)
def test_jiang_wei_does_not_awaken_with_a_hand_or_again(position: dict[str, Any]):
    table = jiang_wei_awakens(**position)
    assert table.max_hp["jiang-wei"] == 4
    assert table.kind == "sanguosha.idle"


# ---- Liu Shan


def struck(hand: list[str], **more: Any) -> Scenario:
    """Zhang Fei uses a Sha on Liu Shan, with this hand besides."""
    position = {
        "heroes": ["zhang-fei", "liu-shan"],
        "hands": {"zhang-fei": ["sha:spade-7", *hand], "liu-shan": ["dodge"]},
        **more,
    }
    table = scenario("sanguosha", **position)
    table.zhang_fei.uses("sha:spade-7", on="liu-shan")
    return table


@content("relish")
def test_a_sha_on_liu_shan_costs_a_basic_card():
    table = struck(["peach", "duel"])
    assert table.zhang_fei.offered("discard") == [card for card in table.hands["zhang-fei"] if card.startswith("peach")]
    table.zhang_fei.discards("peach")
    assert (table.waits_for, table.kind) == ("liu-shan", "sanguosha.dodge")
    table.liu_shan.passes()
    assert table.hp["liu-shan"] == 2


@content("relish")
@rule("SG-412", "SG-413")
def test_else_the_sha_is_ineffective_on_liu_shan_and_still_counted():
    table = scenario("sanguosha", heroes=["liu-bei", "liu-shan"], hands={"liu-bei": ["sha:spade-7", "sha:club-7"]})
    table.liu_bei.uses("sha:spade-7", on="liu-shan")
    table.liu_bei.chooses("ineffective")
    assert table.hp["liu-shan"] == 3
    assert table.liu_bei.why_not("sha", on="liu-shan") == "SG-1102"


@content("relish")
def test_without_a_hand_or_a_basic_card_there_is_no_choice():
    table = struck([])
    assert (table.waits_for, table.hp["liu-shan"]) == ("zhang-fei", 3)
    assert table.kind == "sanguosha.idle"
    table = struck(["duel"])
    assert table.zhang_fei.options == ["ineffective"]  # asked all the same: nobody learns what he holds


@content("relish")
def test_liu_shan_does_not_relish_a_duel():
    table = scenario("sanguosha", heroes=["zhang-fei", "liu-shan"], hands={"zhang-fei": ["duel", "peach"]})
    table.zhang_fei.uses("duel", on="liu-shan")
    table.nobody_negates()
    assert (table.hp["liu-shan"], table.zhang_fei.hand) == (2, ["peach"])


@content("relish")
@rule("SG-1412")
def test_god_guan_yu_pays_with_any_heart():
    table = scenario(
        "sanguosha",
        heroes=["god-guan-yu", "liu-shan"],
        hands={"god-guan-yu": ["sha:spade-7", "acedia:heart-6", "duel:spade-1"]},
    )
    table.god_guan_yu.uses("sha:spade-7", on="liu-shan")
    assert table.god_guan_yu.offered("discard") == ["acedia:heart-6"]


def delegating() -> Scenario:
    """Liu Shan skips his Action Phase; the end of his turn comes."""
    table = scenario(
        "sanguosha",
        heroes=["liu-shan", "liu-bei", "zhang-fei"],
        hands={"liu-shan": ["sha", "peach"]},
        phase="action",
        step="phase",
    )
    table.liu_shan.activates("delegate")
    return table


@content("delegate")
@rule("SG-219")
def test_liu_shan_gives_a_turn_away():
    table = delegating()
    table.liu_shan.activates("delegate", "sha", on="zhang-fei")
    assert table.liu_shan.hand == ["peach"]
    assert (table.turn, table.turn_of, table.round) == ("zhang-fei", "liu-shan", 1)
    table.zhang_fei.ends()
    assert (table.turn, table.waits_for) == ("liu-bei", "liu-bei")


@content("delegate")
def test_liu_shan_may_skip_and_keep_his_card_or_not_skip():
    table = delegating()
    table.liu_shan.passes()
    assert (table.turn, table.liu_shan.hand) == ("liu-bei", ["sha", "peach"])
    table = scenario("sanguosha", heroes=["liu-shan", "liu-bei"], phase="action", step="phase")
    table.liu_shan.passes()
    assert table.kind == "sanguosha.idle"
    table.liu_shan.ends()
    assert table.turn == "liu-bei"


@content("delegate")
def test_without_a_hand_card_nothing_is_delegated():
    table = scenario("sanguosha", heroes=["liu-shan", "liu-bei"], phase="action", step="phase")
    table.liu_shan.activates("delegate")
    assert (table.turn, table.kind) == ("liu-bei", "sanguosha.idle")


@content("delegate")
@rule("SG-1513", "SG-1511")
def test_what_was_delegated_does_not_depend_on_the_skill_any_more():
    table = scenario(
        "sanguosha",
        heroes=["liu-shan", "liu-bei"],
        hands={"liu-shan": ["sha"]},
        lost={"liu-shan": ["delegate"]},
        effects=[["delegate", "liu-shan", 1, "turn"]],
        step="turn-end",
    )
    table.liu_shan.activates("delegate", "sha", on="liu-bei")
    assert (table.turn, table.turn_of) == ("liu-bei", "liu-shan")


@content("foolishness")
@rule("SG-1602", "SG-1604", "SG-802")
@pytest.mark.parametrize(
    ("ruler", "hp", "awakes"), [("liu-shan", 3, True), ("liu-shan", 2, False), ("liu-bei", 3, False)]
)
def test_the_ruler_liu_shan_awakens_when_his_hp_is_the_least(ruler: str, hp: int, awakes: bool):
    table = scenario(
        "sanguosha", heroes=["liu-shan", "liu-bei"], ruler=ruler, hp={"liu-bei": hp}, turn="liu-shan", phase="beginning"
    )
    assert table.max_hp["liu-shan"] == (4 if awakes else 3)
    assert table.hp["liu-shan"] == (4 if awakes else 3)
    assert ("rouse-the-generals" in table.skills["liu-shan"]) == awakes


# ---- Sun Ce


@content("stir")
@pytest.mark.parametrize(
    ("card", "draws"), [("duel:spade-1", 1), ("sha:heart-10", 1), ("sha:spade-7", 0), ("dismantle:heart-12", 0)]
)
def test_sun_ce_is_stirred_as_user_and_as_target_of_a_duel_or_a_red_sha(card: str, draws: int):
    kind = card.partition(":")[0]
    for user, target in (("sun-ce", "liu-bei"), ("liu-bei", "sun-ce")):
        table = scenario("sanguosha", heroes=[user, target], hands={user: [card], target: ["zhuge-crossbow"]})
        before = len(table.sun_ce.hand) - (user == "sun-ce")
        table.plain_seat(user).does(kind, cards=[card], targets=[target])
        if draws:
            table.sun_ce.activates("stir")
        assert table.kind != "sanguosha.skill"
        assert skills_told(table) == ["stir"] * draws
        if kind != "dismantle":
            assert len(table.sun_ce.hand) == before + draws


@content("stir")
def test_sun_ce_draws_once_for_a_card_with_several_targets_but_may_wait():
    def strikes() -> Scenario:
        table = scenario(
            "sanguosha",
            heroes=["sun-ce", "liu-bei", "zhang-fei"],
            hands={"sun-ce": ["sha:heart-10"]},
            equipment={"sun-ce": ["heaven-scorching-halberd"]},
        )
        table.sun_ce.uses("sha", on=["liu-bei", "zhang-fei"])
        return table

    table = strikes()
    table.sun_ce.activates("stir")
    assert (table.kind, len(table.sun_ce.hand)) == ("sanguosha.idle", 1)
    table = strikes()
    table.sun_ce.passes()
    table.sun_ce.activates("stir")
    assert (table.kind, len(table.sun_ce.hand)) == ("sanguosha.idle", 1)


@content("soul-of-the-tiger")
@rule("SG-1537", "SG-1604")
def test_with_one_hp_sun_ce_awakens_and_may_use_heroic_soul_at_once():
    table = scenario("sanguosha", heroes=["sun-ce", "liu-bei"], hp={"sun-ce": 1}, phase="beginning")
    assert table.max_hp["sun-ce"] == 3
    assert table.skills["sun-ce"][-2:] == ["dashing", "heroic-soul"]
    assert table.sun_ce.options == ["heroic-soul", "pass"]


@content("soul-of-the-tiger")
def test_sun_ce_sleeps_on_with_two_hp_or_once_awake():
    for hp, used in ((2, []), (1, [["game", "sun-ce", "soul-of-the-tiger"]])):
        table = scenario("sanguosha", heroes=["sun-ce", "liu-bei"], hp={"sun-ce": hp}, used=used, phase="beginning")
        assert table.max_hp["sun-ce"] == 4


def challenged(mine: str, his: str, **more: Any) -> Scenario:
    """Gan Ning of Wu fights Sun Ce."""
    position = {
        "heroes": ["sun-ce", "gan-ning", "liu-bei"],
        "hands": {"sun-ce": [his], "gan-ning": [mine], "liu-bei": ["sha"]},
        "turn": "gan-ning",
        **more,
    }
    table = scenario("sanguosha", **position)
    table.gan_ning.activates("conqueror")
    return table


def lay_down(table: Scenario) -> Scenario:
    """Each lays down the only card he has."""
    for name in ("gan-ning", "sun-ce"):
        table.plain_seat(name).does("fight", cards=table.hands[name])
    return table


@content("conqueror")
@rule("SG-922", "SG-915")
@pytest.mark.parametrize(("mine", "his"), [("sha:club-2", "acedia:heart-6"), ("acedia:club-6", "acedia:heart-6")])
def test_if_the_challenger_does_not_win_sun_ce_can_get_both_cards(mine: str, his: str):
    table = lay_down(challenged(mine, his))
    table.sun_ce.activates("conqueror")
    assert sorted(table.hands["sun-ce"]) == sorted([mine, his])
    assert "conqueror" not in table.gan_ning.options  # once in a phase
    table = lay_down(challenged(mine, his))
    table.sun_ce.passes()
    assert len(table.discard) == 2


@content("conqueror")
def test_if_the_challenger_wins_the_cards_are_gone():
    table = lay_down(challenged("sha:club-11", "acedia:heart-6"))
    assert table.waits_for == "gan-ning"
    assert len(table.discard) == 2


@content("conqueror")
def test_sun_ce_can_refuse_only_after_his_awakening():
    table = challenged("sha:club-2", "acedia:heart-6", used=[["game", "sun-ce", "soul-of-the-tiger"]])
    assert table.sun_ce.options == ["fight", "refuse"]
    table.sun_ce.chooses("refuse")
    assert table.gan_ning.hand == ["sha"]
    assert "conqueror" not in table.gan_ning.options


@content("conqueror")
@rule("SG-1602", "SG-921")
@pytest.mark.parametrize(
    "position",
    [
        {"turn": "liu-bei"},  # not of Wu
        {"hands": {"gan-ning": ["sha"]}},  # Sun Ce has no card
        {"ruler": "liu-bei"},
    ],
)
def test_nobody_else_challenges_sun_ce(position: dict[str, Any]):
    position = {
        "heroes": ["sun-ce", "gan-ning", "liu-bei"],
        "hands": {"sun-ce": ["sha"], "gan-ning": ["sha"], "liu-bei": ["sha"]},
        "turn": "gan-ning",
        **position,
    }
    table = scenario("sanguosha", **position)
    assert "conqueror" not in table.plain_seat(position["turn"]).options


# ---- Zhang Zhao & Zhang Hong

TWO = "zhang-zhao-zhang-hong"


@content("frank-advice")
@rule("SG-630", "SG-631")
def test_frank_advice_places_equipment_in_an_empty_slot_and_draws():
    table = scenario(
        "sanguosha",
        heroes=[TWO, "liu-bei", "zhang-fei"],
        hands={TWO: ["zhuge-crossbow", "red-hare", "sha"]},
        equipment={"liu-bei": ["kirin-bow"]},
    )
    advisers = table.zhang_zhao_zhang_hong
    with refused("SG-631"):
        advisers.activates("frank-advice", "zhuge-crossbow", on="liu-bei")
    advisers.activates("frank-advice", "zhuge-crossbow", on="zhang-fei")
    advisers.activates("frank-advice", "red-hare", on="liu-bei")  # any number of times
    assert (table.liu_bei.equipped, table.zhang_fei.equipped) == (["kirin-bow", "red-hare"], ["zhuge-crossbow"])
    assert len(advisers.hand) == 3


def liu_bei_discards() -> Scenario:
    """Liu Bei with 2 HP discards two of his four cards in his Discard Phase."""
    table = scenario(
        "sanguosha",
        heroes=["liu-bei", TWO, "zhang-fei"],
        hp={"liu-bei": 2},
        hands={"liu-bei": ["sha:spade-7", "duel:spade-1", "peach", "peach"]},
        discard=["dodge"],
    )
    table.liu_bei.ends()
    table.liu_bei.discards("sha", "duel")
    return table


@content("stabilization")
@rule("SG-204")
def test_stabilization_gives_one_discard_back_and_gets_the_others():
    table = liu_bei_discards()
    advisers = table.zhang_zhao_zhang_hong
    assert sorted(advisers.offered("stabilization")) == ["duel:spade-1", "sha:spade-7"]  # not the old Dodge
    advisers.activates("stabilization", "duel:spade-1")
    advisers.activates("stabilization")
    assert sorted(table.liu_bei.hand) == ["duel", "peach", "peach"]
    assert advisers.hand[:1] == ["sha"]
    assert kinds(table.discard) == ["dodge"]


@content("stabilization")
def test_stabilization_may_leave_the_others():
    table = liu_bei_discards()
    table.zhang_zhao_zhang_hong.activates("stabilization", "duel:spade-1")
    table.zhang_zhao_zhang_hong.passes()
    assert kinds(table.discard) == ["dodge", "sha"]


@content("stabilization")
def test_nothing_discarded_nothing_to_stabilize_and_not_in_the_own_turn():
    table = scenario("sanguosha", heroes=["liu-bei", TWO], hands={"liu-bei": ["sha"]})
    table.liu_bei.ends()
    assert table.kind == "sanguosha.idle"
    table = scenario("sanguosha", heroes=[TWO, "liu-bei"], hands={TWO: ["sha"] * 5})
    table.zhang_zhao_zhang_hong.ends()
    table.zhang_zhao_zhang_hong.discards("sha#1", "sha#2")
    assert table.waits_for == "liu-bei"


@content("stabilization", "sound-of-the-zither")
@rule("SG-206", "SG-817")
def test_who_dies_in_his_discard_phase_gets_nothing_back():
    table = scenario(
        "sanguosha",
        heroes=["liu-bei", "god-zhou-yu", TWO, "sun-quan"],
        turn="god-zhou-yu",
        phase="discard",
        hp={"god-zhou-yu": 1},
        hands={"god-zhou-yu": ["sha", "duel", "dodge"]},
    )
    table.god_zhou_yu.discards("sha", "duel")
    table.god_zhou_yu.activates("sound-of-the-zither")
    table.god_zhou_yu.chooses("lose")
    table.everyone_passes()
    assert table.dead == ["god-zhou-yu"]
    assert (table.waits_for, table.kind) == ("zhang-zhao-zhang-hong", "sanguosha.idle")
    assert kinds(table.discard) == ["sha", "duel", "dodge"]


def carry_out(play: Play[Any]) -> None:
    """Run a rule that asks nobody."""
    with pytest.raises(StopIteration):
        next(play)


@content("stabilization")
@rule("SG-823", "SG-824")
def test_a_card_that_left_the_discard_pile_is_no_discard_of_his_any_more():
    table = scenario("sanguosha", heroes=["liu-bei", "zhang-fei"], hands={"liu-bei": ["sha"]})
    state = table.match.state.copy()
    assert isinstance(state, Table)
    [card] = state.hand(0)
    carry_out(discard(state, [card], 0))
    assert state.discarded == [(card, 0, HAND)]
    carry_out(get(state, [card], 1))
    assert state.discarded == []
    carry_out(discard(state, [card], 1))
    assert state.discarded == [(card, 1, HAND)]


# ---- Zuo Ci


def zuo_ci_begins(*heroes: str, **more: Any) -> Scenario:
    """The game starts, and these two heroes are dealt to Zuo Ci."""
    position = {"heroes": ["liu-bei", "zuo-ci", "cao-cao"], "step": "start", "characters": list(heroes), **more}
    return scenario("sanguosha", **position)


@content("incarnation")
@rule("SG-121", "SG-1522")
def test_zuo_ci_begins_with_two_heroes_and_takes_skill_gender_and_kingdom_of_one():
    table = zuo_ci_begins("zhang-fei", "da-qiao", "guan-yu")
    assert (table.waits_for, table.kind) == ("zuo-ci", "sanguosha.incarnation")
    assert table.zuo_ci.options == ["da-qiao/national-beauty", "da-qiao/displacement", "zhang-fei/roar"]
    table.zuo_ci.chooses("da-qiao/displacement")
    assert table.skills["zuo-ci"] == ["incarnation", "rebirth", "displacement#viewed"]
    assert (table.kingdoms["zuo-ci"], table.genders["zuo-ci"]) == ("wu", "female")
    assert table.incarnations == {"zuo-ci": "da-qiao"}


@content("incarnation")
def test_the_shown_hero_is_public_and_the_others_are_not():
    table = zuo_ci_begins("zhang-fei", "da-qiao")
    table.zuo_ci.chooses("zhang-fei/roar")
    for viewer, known in (
        ("zuo-ci", ["da-qiao", "zhang-fei"]),
        ("cao-cao", ["zhang-fei"]),
        ("spectator", ["zhang-fei"]),
    ):
        seen = table.fact(f"view.{viewer}.seats.1")
        assert sorted(card["face"] for card in seen["offered"]["known"]) == known
        assert seen["offered"]["hidden"] == 2 - len(known)
        assert seen["incarnation"] == "zhang-fei"


@content("incarnation")
def test_ruler_limited_awakening_and_not_yet_owned_skills_cannot_be_stated():
    table = zuo_ci_begins("pang-tong", "deng-ai")
    assert table.zuo_ci.options == ["deng-ai/till-the-land", "pang-tong/linked-rings"]
    table = zuo_ci_begins("sun-quan", "sun-ce")
    assert table.zuo_ci.options == ["sun-ce/stir", "sun-quan/balance"]


@content("incarnation")
@rule("SG-111")
def test_with_a_god_zuo_ci_chooses_the_kingdom():
    table = zuo_ci_begins("god-zhao-yun", "zhang-fei")
    table.zuo_ci.chooses("god-zhao-yun/dragon-soul", kingdom="wei")
    assert table.kingdoms["zuo-ci"] == "wei"


@content("incarnation")
@rule("SG-318")
def test_a_skill_stated_at_the_start_of_the_game_works_at_once():
    table = zuo_ci_begins("god-lu-bu", "zhang-fei")
    table.zuo_ci.chooses("god-lu-bu/frenzy", kingdom="shu")
    assert table.tokens["zuo-ci"] == {"rage": 2}


def zuo_ci_in_play(**more: Any) -> Scenario:
    """Zuo Ci is Zhang Fei, with Da Qiao and Zhao Yun face down besides him."""
    position = {
        "heroes": ["zuo-ci", "liu-bei", "cao-cao"],
        "offered": {"zuo-ci": ["zhang-fei", "da-qiao", "zhao-yun"]},
        "incarnations": {"zuo-ci": "zhang-fei"},
        "kingdoms": {"zuo-ci": "shu"},
        "skills": {"zuo-ci": ["incarnation", "rebirth", "roar#viewed"]},
        **more,
    }
    return scenario("sanguosha", **position)


@content("incarnation")
def test_zuo_ci_has_the_skill_that_he_is_viewed_as_having():
    table = zuo_ci_in_play(hands={"zuo-ci": ["sha", "sha"]})
    table.zuo_ci.uses("sha", on="liu-bei")
    table.zuo_ci.uses("sha", on="liu-bei")
    assert table.hp["liu-bei"] == 2


@content("incarnation")
def test_at_the_start_and_at_the_end_of_his_turn_zuo_ci_may_change():
    table = zuo_ci_in_play(step="turn")
    assert table.kind == "sanguosha.incarnation"
    table.zuo_ci.chooses("da-qiao/national-beauty")
    assert table.skills["zuo-ci"] == ["incarnation", "rebirth", "national-beauty#viewed"]
    assert table.kind == "sanguosha.idle"
    table.zuo_ci.ends()
    assert table.kind == "sanguosha.incarnation"
    table.zuo_ci.passes()
    assert table.skills["zuo-ci"] == ["incarnation", "rebirth", "national-beauty#viewed"]
    assert (table.kingdoms["zuo-ci"], table.genders["zuo-ci"]) == ("wu", "female")
    assert len(table.fact("view.liu-bei.seats.0.offered.known")) == 2  # what was shown is remembered


@content("incarnation")
@rule("SG-1520", "SG-1524", "SG-1526")
def test_what_zuo_ci_is_no_longer_viewed_as_having_leaves_nothing_behind():
    farmer = zuo_ci_in_play(
        step="turn",
        skills={"zuo-ci": ["incarnation", "rebirth", "till-the-land#viewed"]},
        offered={"zuo-ci": ["deng-ai", "da-qiao"]},
        incarnations={"zuo-ci": "deng-ai"},
        atop={"zuo-ci": {"field": ["sha:spade-7", "sha:spade-8"]}},
    )
    farmer.zuo_ci.chooses("deng-ai/till-the-land")
    assert len(farmer.atop["zuo-ci"]["field"]) == 2  # the same skill again: nothing is lost
    farmer.zuo_ci.ends()
    farmer.zuo_ci.chooses("da-qiao/national-beauty")
    assert (farmer.atop, farmer.discard[-2:]) == ({}, ["sha:spade-7", "sha:spade-8"])
    raging = zuo_ci_in_play(
        step="turn",
        skills={"zuo-ci": ["incarnation", "rebirth", "frenzy#viewed"]},
        offered={"zuo-ci": ["god-lu-bu", "da-qiao"]},
        incarnations={"zuo-ci": "god-lu-bu"},
        tokens={"zuo-ci": {"rage": 3}},
    )
    raging.zuo_ci.chooses("da-qiao/national-beauty")
    assert raging.tokens["zuo-ci"] == {"rage": 0}


@content("incarnation", "heartbreak")
@rule("SG-1522", "SG-1525", "SG-1511")
def test_what_zuo_ci_is_viewed_as_having_is_not_lost():
    table = zuo_ci_in_play(
        heroes=["zuo-ci", "cai-wenji", "liu-bei"],
        roles=["ruler", "rebel", "spy"],
        hp={"cai-wenji": 1},
        hands={"zuo-ci": ["sha"]},
    )
    table.zuo_ci.uses("sha", on="cai-wenji")
    assert table.skills["zuo-ci"] == ["roar#viewed"]
    assert len(table.offered["zuo-ci"]) == 3
    assert (table.kingdoms["zuo-ci"], table.incarnations) == ("shu", {"zuo-ci": "zhang-fei"})
    table.zuo_ci.ends()
    assert table.kind != "sanguosha.incarnation"  # he cannot change any more


@content("incarnation")
@rule("SG-437")
def test_when_zuo_ci_dies_his_heroes_return_to_the_characters_deck():
    table = zuo_ci_in_play(
        heroes=["liu-bei", "zuo-ci", "cao-cao"],
        roles=["ruler", "rebel", "spy"],
        hp={"zuo-ci": 1},
        hands={"liu-bei": ["sha"]},
    )
    before = len(table.characters)
    table.liu_bei.uses("sha", on="zuo-ci")
    assert "zuo-ci" in table.dead
    assert len(table.characters) == before + 4
    assert (table.offered, table.incarnations) == ({}, {})


@content("rebirth")
@rule("SG-317")
def test_each_damage_adds_a_hero_if_zuo_ci_wants():
    table = zuo_ci_in_play(
        heroes=["liu-bei", "zuo-ci", "cao-cao"],
        hands={"liu-bei": ["wine", "sha"]},
        characters=["guan-yu"],
    )
    table.liu_bei.uses("wine")
    table.liu_bei.uses("sha", on="zuo-ci")
    table.zuo_ci.activates("rebirth")
    assert table.offered["zuo-ci"][-1] == "guan-yu"
    table.zuo_ci.passes()
    assert len(table.offered["zuo-ci"]) == 4
    assert table.fact("view.liu-bei.seats.1.offered.hidden") == 3
    table = zuo_ci_in_play(heroes=["liu-bei", "zuo-ci", "cao-cao"], hands={"liu-bei": ["wine", "sha"]})
    table.liu_bei.uses("wine")
    table.liu_bei.uses("sha", on="zuo-ci")
    table.zuo_ci.activates("rebirth")
    table.zuo_ci.activates("rebirth")
    assert len(table.offered["zuo-ci"]) == 5
    assert table.waits_for == "liu-bei"


@content("rebirth")
def test_no_rebirth_when_the_characters_deck_is_empty():
    heroes = ["liu-bei", "zuo-ci", "cao-cao"]
    rest = [hero.id for hero in HEROES if hero.id not in heroes]
    table = zuo_ci_in_play(heroes=heroes, hands={"liu-bei": ["sha"]}, offered={"zuo-ci": rest})
    table.liu_bei.uses("sha", on="zuo-ci")
    assert (table.hp["zuo-ci"], table.waits_for) == (2, "liu-bei")


# ---- Cai Wenji


def sung(card: str, **more: Any) -> Scenario:
    """Zhang Fei hurts Liu Bei with Sha, Cai Wenji discards a card, and this is the judgement card."""
    position = {
        "heroes": ["zhang-fei", "liu-bei", "cai-wenji"],
        "hp": {"liu-bei": 3},
        "hands": {"zhang-fei": ["sha", "duel", "peach", "peach"], "cai-wenji": ["dodge"]},
        "deck": [card],
        **more,
    }
    table = scenario("sanguosha", **position)
    table.zhang_fei.uses("sha", on="liu-bei")
    table.cai_wenji.activates("sad-song", "dodge")
    return table


@content("sad-song")
def test_a_heart_heals_the_victim():
    assert sung("sha:heart-10").hp["liu-bei"] == 3


@content("sad-song")
def test_for_a_diamond_the_victim_draws_two():
    table = sung("sha:diamond-6")
    assert (table.hp["liu-bei"], len(table.liu_bei.hand)) == (2, 2)


@content("sad-song")
@rule("SG-816")
def test_for_a_club_the_source_discards_two():
    table = sung("sha:club-2")
    table.zhang_fei.discards("duel", "peach")
    assert table.zhang_fei.hand == ["peach"]
    table = sung("sha:club-2", hands={"zhang-fei": ["sha", "duel"], "cai-wenji": ["dodge"]})
    assert table.zhang_fei.hand == []  # all, if there are fewer


@content("sad-song")
@rule("SG-902")
def test_for_a_spade_the_source_flips():
    table = sung("duel:spade-1")
    assert table.flipped == ["zhang-fei"]


@content("sad-song")
def test_cai_wenji_sings_for_herself_and_with_equipment_but_only_after_sha():
    table = scenario(
        "sanguosha",
        heroes=["zhang-fei", "cai-wenji"],
        hands={"zhang-fei": ["sha", "duel"]},
        equipment={"cai-wenji": ["lion-helmet"]},
        deck=["sha:heart-10"],
    )
    table.zhang_fei.uses("duel", on="cai-wenji")
    table.nobody_negates()
    assert table.kind == "sanguosha.idle"
    table.zhang_fei.uses("sha", on="cai-wenji")
    assert table.cai_wenji.offered("sad-song")[0].startswith("lion-helmet")
    table.cai_wenji.passes()
    assert table.hp["cai-wenji"] == 1


@content("sad-song")
def test_nobody_sings_for_the_dead():
    table = scenario(
        "sanguosha",
        heroes=["liu-bei", "cai-wenji", "zhang-fei"],
        roles=["ruler", "spy", "rebel"],
        hp={"zhang-fei": 1},
        hands={"liu-bei": ["sha"]},
        equipment={"cai-wenji": ["red-hare"]},
    )
    table.liu_bei.uses("sha", on="zhang-fei")
    assert "zhang-fei" in table.dead
    assert table.kind == "sanguosha.idle"


@content("heartbreak")
@rule("SG-1546")
def test_the_killer_of_cai_wenji_loses_all_his_skills():
    table = scenario(
        "sanguosha",
        heroes=["liu-bei", "cai-wenji", "zhang-fei"],
        roles=["ruler", "rebel", "spy"],
        hp={"cai-wenji": 1},
        hands={"liu-bei": ["sha"]},
        gained={"liu-bei": ["roar"]},
    )
    table.liu_bei.uses("sha", on="cai-wenji")
    assert table.skills["liu-bei"] == []
    assert table.skills["zhang-fei"] == ["roar"]


@content("heartbreak")
@rule("SG-730")
def test_without_a_killer_nobody_loses_anything():
    table = scenario(
        "sanguosha",
        heroes=["jia-xu", "cai-wenji", "zhang-fei"],
        roles=["ruler", "rebel", "spy"],
        hp={"cai-wenji": 1},
    )
    table.jia_xu.activates("mass-chaos")
    table.cai_wenji.chooses("lose-hp")
    assert "cai-wenji" in table.dead
    assert "heartbreak" not in skills_told(table)
    assert len(table.skills["jia-xu"]) == 3
