"""The rule bot of Sanguosha leaves undone what an expert would call foolish: its cards, its answers."""

from typing import Any

import pytest

from tests.games.sanguosha.bots.positions import ALL, LOYALIST, OTHER_REBEL, REBEL, RULER, SPY, passed_on, table
from tests.games.sanguosha.bots.positions import exact as exactly
from tests.games.sanguosha.bots.positions import greedy as option
from tests.games.sanguosha.bots.positions import greedy_words as does
from tests.games.sanguosha.rules.bare import bare
from tianxia.scenario import scenario

SHA = "sha:spade-7"


# ---- using cards


@pytest.mark.parametrize(
    ("armor", "aim"),
    [
        ([], OTHER_REBEL),
        (["black-shield"], REBEL),
        (["wooden-armor"], REBEL),
        (["eight-trigrams-formation"], REBEL),
    ],
)
def test_a_sha_goes_to_whom_no_armor_protects(armor: list[str], aim: str) -> None:
    played = table({LOYALIST: [SHA]}, turn=LOYALIST, equipment={OTHER_REBEL: armor})
    assert does(played) == ("sha", "sha", aim)


def test_of_two_sha_the_red_one_is_for_the_black_shield() -> None:
    position: dict[str, Any] = {"equipment": {REBEL: ["black-shield"]}, "dead": [OTHER_REBEL, SPY]}
    assert exactly(table({RULER: [SHA, "sha:heart-10"]}, **position)) == ("sha", "sha:heart-10", REBEL)
    assert option(table({RULER: [SHA]}, **position)) == "end"


@pytest.mark.parametrize(("weapon", "uses"), [("blue-steel-blade", "sha"), ("ancient-blade", "end")])
def test_the_blue_steel_blade_strikes_through_armor(weapon: str, uses: str) -> None:
    worn = {REBEL: ["black-shield"], RULER: [weapon]}
    assert option(table({RULER: [SHA]}, equipment=worn, dead=[OTHER_REBEL, SPY])) == uses


@pytest.mark.parametrize(("chained", "uses"), [([REBEL], "fire-sha"), ([REBEL, RULER], "end")])
def test_fire_does_not_run_through_the_chain_to_oneself(chained: list[str], uses: str) -> None:
    played = table({RULER: ["fire-sha"]}, hp={RULER: 1}, chained=chained, dead=[OTHER_REBEL, SPY])
    assert option(played) == uses


@pytest.mark.parametrize(("hand", "uses"), [(["fire-sha"], "iron-shackle"), ([], "reforge")])
def test_a_shackle_without_fire_or_lightning_is_changed_for_a_card(hand: list[str], uses: str) -> None:
    played = table({RULER: ["iron-shackle", *hand]}, used=[["phase", RULER, "sha"]])
    assert option(played) == uses


def test_a_weapon_is_taken_up_and_wine_is_drunk_before_the_sha() -> None:
    hand = ["sha", "wine", "kirin-bow"]
    assert option(table({REBEL: hand}, turn=REBEL)) == "kirin-bow"
    assert option(table({REBEL: hand[:2]}, turn=REBEL)) == "wine"
    assert option(table({REBEL: hand[:2]}, turn=REBEL, hp={REBEL: 1})) == "sha", "the last HP keeps its Wine"


@pytest.mark.parametrize(
    ("worn", "hand", "takes"),
    [
        ("zhuge-crossbow", ["kirin-bow"], True),
        ("zhuge-crossbow", ["gender-double-swords", "sha", "sha", "sha"], False),
        ("kirin-bow", ["gender-double-swords"], False),
        ("eight-trigrams-formation", ["wooden-armor"], False),
        ("wooden-armor", ["eight-trigrams-formation"], True),
    ],
)
def test_equipment_is_changed_for_the_better_only(worn: str, hand: list[str], takes: bool) -> None:
    played = table({RULER: hand}, equipment={RULER: [worn]}, used=[["phase", RULER, "sha"]])
    assert (option(played) == hand[0]) == takes


@pytest.mark.parametrize(
    ("mine", "his", "uses"), [([], 0, "duel"), ([], 4, "end"), (["sha", "sha"], 2, "duel"), (["sha"], 0, "duel")]
)
def test_a_duel_is_fought_by_who_is_likely_to_win_it(mine: list[str], his: int, uses: str) -> None:
    hands = {RULER: ["duel", *mine], **{hero: ["dodge"] * his for hero in (REBEL, OTHER_REBEL, SPY)}}
    assert option(table(hands, used=[["phase", RULER, "sha"]])) == uses


def test_a_ruler_does_not_strike_at_strangers() -> None:
    stranger = scenario("sanguosha", heroes=list(ALL), hands={RULER: ["sha"]})
    known = scenario("sanguosha", heroes=list(ALL), hands={RULER: ["sha"]}, deeds={REBEL: {RULER: -6}})
    assert option(stranger) == "end"
    assert does(known) == ("sha", "sha", REBEL)


def test_acedia_is_for_the_foe_with_cards_and_not_for_the_dying_one() -> None:
    hands = {RULER: ["acedia"], OTHER_REBEL: ["dodge", "dodge", "sha", "sha"]}
    assert does(table(hands, hp={REBEL: 1})) == ("acedia", "acedia", OTHER_REBEL)
    assert does(table(hands, hp={REBEL: 1}, flipped=[OTHER_REBEL])) == ("acedia", "acedia", REBEL)
    assert option(scenario("sanguosha", heroes=list(ALL), hands={RULER: ["acedia"]})) == "end", "nor for a stranger"


@pytest.mark.parametrize(("hp", "uses"), [(1, "truce"), (4, "end")])
def test_truce_is_for_who_needs_it_most(hp: int, uses: str) -> None:
    assert option(table({RULER: ["truce"]}, hp={RULER: hp, REBEL: 3, OTHER_REBEL: 3})) == uses


@pytest.mark.parametrize(("hp", "uses"), [(1, "end"), (3, "barbarians")])
def test_no_friend_is_to_die_of_what_strikes_all(hp: int, uses: str) -> None:
    played = table({RULER: ["barbarians"]}, hp={LOYALIST: hp, REBEL: 2, OTHER_REBEL: 2})
    assert option(played) == uses


@pytest.mark.parametrize(("lies", "uses"), [("acedia", "dismantle"), ("lightning", "end")])
def test_a_friend_is_freed_from_what_costs_him_his_turn(lies: str, uses: str) -> None:
    played = table({RULER: ["dismantle"], LOYALIST: ["sha"]}, judgement={LOYALIST: [lies]})
    assert option(played) == uses


def test_spare_equipment_is_discarded_first() -> None:
    played = table({RULER: ["wooden-armor", "sha", "dodge"]}, hp={RULER: 2}, phase="discard", step="phase",
                   equipment={RULER: ["eight-trigrams-formation"]})  # fmt: skip
    assert does(played) == ("cards", "wooden-armor")


def test_the_last_card_is_used_on_all_the_halberd_reaches() -> None:
    played = table({LOYALIST: ["sha"]}, turn=LOYALIST, equipment={LOYALIST: ["heaven-scorching-halberd"]})
    assert set(does(played)) == {"sha", REBEL, OTHER_REBEL, SPY}


# ---- answers


@pytest.mark.parametrize(
    ("card", "target", "hp", "answer"),
    [
        ("dismantle", LOYALIST, {}, "pass"),
        ("duel", LOYALIST, {}, "negate"),
        ("duel", RULER, {}, "negate"),
        ("duel", SPY, {}, "pass"),
        ("out-of-nothing", "", {}, "pass"),
        ("truce", "", {REBEL: 3}, "pass"),
        ("truce", "", {REBEL: 1}, "negate"),
    ],
)
def test_a_negate_is_for_what_hurts(card: str, target: str, hp: dict[str, int], answer: str) -> None:
    played = table({REBEL: [card], LOYALIST: ["negate"], RULER: ["sha"]}, turn=REBEL, hp=hp)
    played.does(REBEL, card, cards=[card], **({"targets": [target]} if target else {}))
    assert option(passed_on(played, LOYALIST, "sanguosha.negate")) == answer


@pytest.mark.parametrize(("hand", "answer"), [(["negate"], "negate"), (["negate", "sha"], "pass")])
def test_who_has_a_sha_needs_no_negate_against_barbarians(hand: list[str], answer: str) -> None:
    played = table({RULER: ["barbarians"], REBEL: hand})
    played.does(RULER, "barbarians", cards=["barbarians"])
    assert option(passed_on(played, REBEL, "sanguosha.negate")) == answer


@pytest.mark.parametrize(("dead", "answer"), [([REBEL, OTHER_REBEL, LOYALIST], "pass"), ([REBEL], "peach")])
def test_a_spy_saves_the_ruler_until_both_are_alone(dead: list[str], answer: str) -> None:
    turn = SPY if LOYALIST in dead else OTHER_REBEL
    played = table({turn: ["sha"], SPY: ["sha", "peach"]}, turn=turn, dead=dead, hp={RULER: 1},
                   equipment={turn: ["kirin-bow"]})  # fmt: skip
    played.does(turn, "sha", cards=["sha"], targets=[RULER])
    assert option(passed_on(played, SPY, "sanguosha.save")) == answer


@pytest.mark.parametrize(("peaches", "answer"), [(1, "pass"), (2, "peach")])
def test_a_peach_is_not_given_where_two_are_needed(peaches: int, answer: str) -> None:
    played = table({REBEL: ["wine", "sha"], RULER: ["peach"] * peaches}, turn=REBEL, hp={LOYALIST: 1})
    played.does(REBEL, "wine", cards=["wine"])
    played.does(REBEL, "sha", cards=["sha"], targets=[LOYALIST])
    assert option(passed_on(played, RULER, "sanguosha.save")) == answer


@pytest.mark.parametrize(("dodges", "answer"), [(1, "pass"), (2, "dodge")])
def test_one_dodge_is_not_thrown_away_where_two_are_needed(dodges: int, answer: str) -> None:
    played = table({REBEL: ["sha"], RULER: ["dodge"] * dodges}, {REBEL: "lu-bu"}, turn=REBEL)
    played.does("lu-bu", "sha", cards=["sha"], targets=[RULER])
    assert option(passed_on(played, RULER, "sanguosha.dodge")) == answer
    if dodges > 1:
        played.does(RULER, "dodge", cards=["dodge"])
        assert option(passed_on(played, RULER, "sanguosha.dodge")) == "dodge", "the second one too"


def test_of_a_harvest_the_best_is_taken() -> None:
    deck = ["sha", "peach", "dodge", "lightning", "blaze"]
    played = table({RULER: ["harvest"]}, deck=deck)
    played.does(RULER, "harvest", cards=["harvest"])
    assert does(passed_on(played, RULER, "sanguosha.choose")) == ("cards", "peach")


@pytest.mark.parametrize(("held", "answer"), [("peach:heart-3", "pass"), ("sha:heart-10", "discard")])
def test_no_peach_is_thrown_into_a_blaze(held: str, answer: str) -> None:
    played = table({RULER: ["blaze", held, "negate"], REBEL: ["dodge:heart-2"]})
    played.does(RULER, "blaze", cards=["blaze"], targets=[REBEL])
    assert option(passed_on(played, RULER, "sanguosha.choose")) == answer


def test_who_is_robbed_takes_it_amiss_and_who_is_freed_of_a_threat_is_grateful():
    game = bare("sun-quan", "xu-chu", hands={"sun-quan": ["dismantle", "snatch"], "xu-chu": ["sha"]},
                judgement={"xu-chu": ["acedia"]})  # fmt: skip
    game.sun_quan.uses("dismantle", on="xu-chu")
    game.nobody_negates()
    game.sun_quan.chooses("card", "acedia")
    assert game.fact("deeds.sun-quan.xu-chu") == 2
    game.sun_quan.uses("snatch", on="xu-chu")
    game.nobody_negates()
    assert game.fact("deeds.sun-quan.xu-chu") == 1
