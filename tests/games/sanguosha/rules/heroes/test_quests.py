"""Heroes with a quest: Zhou Chu, Yan Liang."""

from typing import Any

from tests.games.sanguosha.rules.heroes.tables import activated, is_idle, table, told, with_others
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.games.sanguosha.content import KINDS
from tianxia.scenario import Scenario, refused

# ---- Zhou Chu

PEST = "wipe-out-pest"
FAME = "honorable-reputation"


@content("scourge")
def test_beside_zhou_chu_everybody_keeps_one_card_less():
    hands = {"zhou-chu": ["sha"] * 4, "sun-quan": ["sha"] * 4}
    game = with_others("zhou-chu", hands=hands, phase="discard", turn="sun-quan", hp={"sun-quan": 4})
    game.sun_quan.discards("sha")
    assert len(game.hands["sun-quan"]) == 3
    game = with_others("zhou-chu", hands=hands, phase="discard")
    assert game.turn == "sun-quan"  # his own limit is what it is


@content("scourge")
@rule("SG-1150")
def test_equipment_in_the_hand_of_zhou_chu_is_wine():
    game = with_others("zhou-chu", hands={"zhou-chu": ["kirin-bow", "sha"]})
    assert not game.zhou_chu.may("kirin-bow")
    game.zhou_chu.uses("wine", "kirin-bow")
    game.zhou_chu.uses("sha", on="sun-quan")
    assert game.hp["sun-quan"] == 2


def hunt(mine: str, his: str, **position: Any) -> Scenario:
    """Zhou Chu fights Sun Quan with these cards; a Peach is drawn first."""
    given = {"hands": {"zhou-chu": [mine], "sun-quan": [his, "peach", "duel"]}, "deck": ["peach", "*"], **position}
    game = with_others("zhou-chu", **given)
    game.zhou_chu.activates(PEST, on="sun-quan")
    game.zhou_chu.does("fight", cards=[mine])
    game.sun_quan.does("fight", cards=[his])
    return game


@content("wipe-out-pest")
@rule("SG-671", "SG-914")
def test_who_wins_gets_a_card_of_each_type_that_he_sees():
    game = hunt("sha:spade-10", "dodge:diamond-11")
    [fought] = told(game, "fought")
    assert fought["values"] == [13, 11]  # 10 and 4: never above K
    [look] = told(game, "look", "zhou-chu")
    assert len(look["cards"]) == 2
    got = [name for name in game.hands["zhou-chu"] if name.startswith("extra-")]
    assert sorted(KINDS[name.removeprefix("extra-").partition(":")[0]].type for name in got) == ["basic", "tactic"]
    moved = [event for event in told(game, "moved", "zhang-fei") if event["from"].startswith("extra-")]
    assert len(moved) == 2
    assert not any("cards" in event for event in moved)


@content("wipe-out-pest")
@rule("SG-678", "SG-1651")
def test_after_damage_to_the_beaten_hero_he_arms_himself():
    game = hunt("sha:spade-10", "dodge:diamond-11")
    game.sun_quan.suffers(1, "zhou-chu")
    assert [KINDS[kind.removeprefix("extra-")].slots[0] for kind in game.zhou_chu.equipped] == ["weapon"]
    game.zhang_fei.suffers(1, "zhou-chu")
    assert len(game.zhou_chu.equipped) == 1
    game.zhou_chu.ends()
    assert game.effects == []


@content("wipe-out-pest", "honorable-reputation")
@rule("SG-1538", "SG-1537")
def test_the_quest_that_succeeds_after_damage_gives_a_skill_for_this_very_damage():
    given = {"equipment": {"zhou-chu": ["kirin-bow", "lion-helmet"]}, "hp": {"zhou-chu": 1}}
    effects = [[PEST, "zhou-chu", "sun-quan", "phase"]]
    game = with_others("zhou-chu", effects=effects, hands={"sun-quan": ["peach"]}, **given)
    game.sun_quan.suffers(1, "zhou-chu")
    assert (game.hp["zhou-chu"], len(game.equipment["zhou-chu"])) == (4, 3)
    assert game.skills["zhou-chu"] == [PEST, FAME]
    assert activated(game) == [PEST, PEST, FAME]
    assert game.hands["sun-quan"] == []
    assert len(game.hands["zhou-chu"]) == 2  # equipment and a tactic, for the basic card
    assert [event["succeeded"] for event in told(game, "quest")] == [True]


@content("wipe-out-pest")
@rule("SG-1651")
def test_a_quest_that_is_over_does_nothing_any_more():
    game = hunt("dodge:diamond-2", "sha:spade-10")
    assert [event["succeeded"] for event in told(game, "quest")] == [False]  # 2 + 4 = 6
    assert game.values == [["zhou-chu", PEST, "quest", 2]]
    given = {"values": [["zhou-chu", PEST, "quest", 2]], "hands": {"sun-quan": ["peach"]}}
    game = with_others("zhou-chu", equipment={"zhou-chu": ["lion-helmet", "red-hare"]}, **given)
    assert not game.zhou_chu.may(PEST, on="sun-quan")
    game = with_others("zhou-chu", equipment={"zhou-chu": ["lion-helmet", "red-hare"]}, lost={"zhou-chu": ["scourge"]},
                       values=given["values"], hands={"zhou-chu": ["kirin-bow"]})  # fmt: skip
    game.zhou_chu.uses("kirin-bow")
    assert FAME not in game.skills["zhou-chu"]


@content("wipe-out-pest")
def test_seven_is_enough_to_try_again():
    game = hunt("dodge:diamond-3", "sha:spade-10")
    assert told(game, "quest") == []  # 3 + 4 = 7
    assert is_idle(game, "zhou-chu")


def famous(**position: Any) -> Scenario:
    """Zhou Chu after his quest."""
    over = [["zhou-chu", PEST, "quest", 1]]
    return with_others("zhou-chu", skills={"zhou-chu": [PEST, FAME]}, values=over, **position)


@content("honorable-reputation")
@rule("SG-805", "SG-328")
def test_nobody_responds_to_the_clubs_of_zhou_chu():
    hands = {"zhou-chu": ["sha:club-2", "sha:spade-7"], "sun-quan": ["dodge", "sha"]}
    game = famous(hands=hands)
    game.zhou_chu.uses("sha:club-2", on="sun-quan")
    assert game.hp["sun-quan"] == 3
    game = famous(hands=hands)
    game.zhou_chu.uses("sha:spade-7", on="sun-quan")
    assert game.kind == "sanguosha.dodge"


@content("honorable-reputation")
@rule("SG-402", "SG-805")
def test_nor_with_a_sha_against_his_duel_of_clubs():
    hands = {"zhou-chu": ["duel:club-1"], "sun-quan": ["sha"]}
    game = famous(used=[["turn", "zhou-chu", FAME]], hands=hands)
    game.zhou_chu.uses("duel", on="sun-quan")
    assert game.hp["sun-quan"] == 3
    assert game.sun_quan.hand == ["sha"]


@content("honorable-reputation")
@rule("SG-671", "SG-673")
def test_once_a_turn_a_wound_is_worth_a_card_of_the_other_types():
    game = famous(hands={"sun-quan": ["peach"]})
    game.sun_quan.suffers(1, "zhou-chu")
    assert game.discard == ["peach:heart-3"]
    types = [KINDS[kind.removeprefix("extra-")].type for kind in game.zhou_chu.hand]
    assert sorted(types) == ["equipment", "tactic"]
    game.zhang_fei.suffers(1, "zhou-chu")
    assert len(game.hands["zhou-chu"]) == 2
    game = famous()
    game.sun_quan.suffers(1, "zhou-chu")
    assert len(game.hands["zhou-chu"]) == 3  # nothing to discard: all three types


@content("honorable-reputation")
@rule("SG-215")
def test_these_cards_do_not_count_for_the_hand_limit_this_turn():
    game = famous(hands={"zhou-chu": ["sha", "peach"]}, hp={"zhou-chu": 1})
    game.sun_quan.suffers(1, "zhou-chu")
    assert len(game.hands["zhou-chu"]) == 5
    assert len(game.hand_labels["zhou-chu"][FAME]) == 3
    game.zhou_chu.ends()
    assert sorted(game.zhou_chu.offered("cards")) == ["peach:heart-3", "sha:spade-7"]
    game.zhou_chu.discards("sha")
    assert len(game.hands["zhou-chu"]) == 4


# ---- Yan Liang

ALONE = "go-alone"
MOMENTUM = "extend-the-momentum"


def alone(**position: Any) -> Scenario:
    """The Action Phase of Yan Liang begins."""
    return with_others("yan-liang", **{"phase": "action", "step": "phase", **position})


@content("go-alone")
@rule("SG-315")
def test_yan_liang_challenges_up_to_three_heroes_in_order():
    game = alone(hands={"sun-quan": ["peach"], "zhen-ji": ["dodge", "wine"]})
    assert game.yan_liang.offered(ALONE, "seats") == ["sun-quan", "zhen-ji"]
    game.yan_liang.activates(ALONE, on=["zhen-ji", "sun-quan"])
    assert len(game.hands["yan-liang"]) == 3
    uses = told(game, "use")
    assert [(event["user"], event["use"]["name"], event["use"]["by"]) for event in uses] == [(1, "duel", ALONE)]
    game.nobody_negates()
    game.yan_liang.passes()
    assert game.hp["yan-liang"] == 3
    game.zhen_ji.chooses("cards", "wine")
    game.nobody_negates()
    game.yan_liang.passes()
    assert game.hp["yan-liang"] == 2
    assert game.zhen_ji.hand == ["dodge"]
    assert game.used.count(["turn", "yan-liang", ALONE]) == 2


@content("go-alone")
def test_on_his_brink_of_death_nobody_else_has_a_peach_for_him():
    hands = {"sun-quan": ["peach"], "yan-liang": ["peach"]}
    game = with_others("yan-liang", hands=hands, hp={"yan-liang": 1, "zhang-fei": 1})
    game.yan_liang.suffers(1, "zhang-fei")
    assert game.yan_liang.may("peach")
    game.yan_liang.uses("peach")
    game = with_others("yan-liang", hands={"sun-quan": ["peach"]}, hp={"yan-liang": 1})
    game.yan_liang.suffers(1, "zhang-fei")
    assert game.dead == ["yan-liang"] or game.outcome is not None
    game = with_others("yan-liang", hands={"sun-quan": ["peach"]}, hp={"zhang-fei": 1})
    game.zhang_fei.suffers(1, "yan-liang")
    assert game.sun_quan.may("peach")  # for others they have one


@content("go-alone")
@rule("SG-1664", "SG-1651", "SG-118")
def test_after_four_duels_of_a_turn_the_next_beginning_ends_the_quest():
    game = with_others("yan-liang", hands={"yan-liang": ["duel"]}, used=[["turn", "yan-liang", ALONE]] * 3)
    game.yan_liang.uses("duel", on="sun-quan")
    assert game.values == [["yan-liang", ALONE, "ready", 1]]
    game = with_others("yan-liang", values=[["yan-liang", ALONE, "ready", 1]], phase="beginning",
                       hands={"sun-quan": ["peach"]})  # fmt: skip
    assert game.yan_liang.options == ["gain", "reset"]
    game.yan_liang.chooses("gain")
    assert "narrow-valour" in game.skills["yan-liang"]
    assert game.yan_liang.may(ALONE, on="sun-quan")  # the first sentence stays
    game.yan_liang.activates(ALONE, on="sun-quan")
    game.nobody_negates()
    game.yan_liang.passes()
    assert ["turn", "yan-liang", ALONE] not in game.used
    over = [["yan-liang", ALONE, "quest", 1]]
    game = with_others("yan-liang", hands={"sun-quan": ["peach"]}, hp={"yan-liang": 1}, values=over)
    game.yan_liang.suffers(1, "zhang-fei")
    assert game.sun_quan.may("peach")  # the second does not


@content("go-alone")
def test_three_duels_are_enough_among_three_players():
    used = [["turn", "yan-liang", ALONE]] * 2
    game = table("yan-liang", "sun-quan", "zhang-fei", hands={"yan-liang": ["duel"]}, used=used)
    game.yan_liang.uses("duel", on="sun-quan")
    assert game.values == [["yan-liang", ALONE, "ready", 1]]
    game = with_others("yan-liang", hands={"yan-liang": ["duel"]}, used=used)
    game.yan_liang.uses("duel", on="sun-quan")
    assert game.values == []


@content("extend-the-momentum")
@rule("SG-1606")
def test_yan_liang_turns_a_sha_into_a_wise_tactic_once():
    hands = {"yan-liang": ["sha", "fire-sha"], "sun-quan": ["peach"]}
    game = with_others("yan-liang", hands=hands)
    assert game.yan_liang.may(f"{MOMENTUM}/duel", "sha", on="sun-quan")
    game.yan_liang.uses(f"{MOMENTUM}/dismantle", "sha", on="sun-quan")
    game.everyone_passes("sanguosha.negate")
    assert game.sun_quan.hand == []
    with refused("SG-1606"):
        game.yan_liang.uses(f"{MOMENTUM}/duel", "fire-sha", on="sun-quan")


@content("extend-the-momentum")
@rule("SG-908")
def test_a_reset_momentum_is_reset_after_each_round_in_which_it_was_used():
    ready = [["yan-liang", ALONE, "ready", 1]]
    game = with_others("yan-liang", values=ready, phase="beginning", used=[["game", "yan-liang", MOMENTUM]])
    game.yan_liang.chooses("reset")
    assert game.used == []
    assert ["yan-liang", MOMENTUM, "experienced", 1] in game.values
    values = [["yan-liang", MOMENTUM, "experienced", 1]]
    last = {"turn": "zhen-ji", "phase": "end", "used": [["game", "yan-liang", MOMENTUM]]}
    game = with_others("yan-liang", values=values, **last)
    assert (game.round, game.used) == (2, [])
    game = with_others("yan-liang", **last)
    assert game.used == [["game", "yan-liang", MOMENTUM]]


@content("narrow-valour")
def test_narrow_valour_sharpens_duels_and_costs_cards():
    gained = {"gained": {"yan-liang": ["narrow-valour"]}}
    game = with_others("yan-liang", hands={"yan-liang": ["duel"]}, **gained)
    game.yan_liang.uses("duel", on="sun-quan")
    assert game.hp["sun-quan"] == 2
    hands = {"sun-quan": ["duel"], "yan-liang": ["peach"]}
    game = with_others("yan-liang", hands=hands, turn="sun-quan", **gained)
    game.sun_quan.uses("duel", on="yan-liang")
    game.nobody_negates()
    game.yan_liang.passes()
    assert (game.hp["yan-liang"], game.hands["yan-liang"]) == (3, [])
    game = with_others("yan-liang", hands={"sun-quan": ["duel"]}, turn="sun-quan", **gained)
    game.sun_quan.uses("duel", on="zhang-fei")
    assert game.hp["zhang-fei"] == 3  # a Duel of others is nothing to him
