"""Warriors whom the rulebook's examples name: Cheng Pu, Li Yi & Xie Jing, Gao Shun, MOU Gao Shun."""

from typing import Any

from tests.games.sanguosha.rules.heroes.tables import activated, is_idle, table, told, with_others
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.games.sanguosha.mechanics.switch import SECOND, side_of
from tianxia.games.sanguosha.rules.owning import view_as_not_activated
from tianxia.scenario import Scenario, refused

# ---- Cheng Pu


def fired(card: str = "sha", **position: Any) -> Scenario:
    """Cheng Pu uses a Sha on Sun Quan; Zhen Ji is within reach too."""
    given = {"hands": {"cheng-pu": [card]}, **position}
    game = with_others("cheng-pu", **given)
    game.cheng_pu.uses(card, on="sun-quan")
    return game


@content("pestilent-fire")
@rule("SG-324")
def test_cheng_pu_kindles_a_sha_and_pays_for_it_when_it_is_over():
    game = fired()
    game.cheng_pu.activates("pestilent-fire")
    assert game.cheng_pu.offered("pestilent-fire", "seats") == ["zhen-ji"]
    game.cheng_pu.activates("pestilent-fire", on="zhen-ji")
    assert game.hp == {"cheng-pu": 3, "sun-quan": 3, "zhang-fei": 4, "zhen-ji": 2}
    kinds = [event["kind"] for event in game.fact("told.spectator") if event["kind"] in ("damage", "lose-hp")]
    assert kinds == ["damage", "damage", "lose-hp"]
    assert {event["element"] for event in told(game, "damage")} == {"fire"}


@content("pestilent-fire")
def test_a_fire_sha_that_hurts_nobody_costs_nothing():
    game = fired(hands={"cheng-pu": ["sha"], "sun-quan": ["dodge"]})
    game.cheng_pu.activates("pestilent-fire")
    game.cheng_pu.passes()
    game.sun_quan.uses("dodge")
    assert game.hp["cheng-pu"] == 4
    assert game.effects == []


@content("pestilent-fire")
def test_a_printed_fire_sha_has_a_further_target_for_nothing():
    game = fired("fire-sha")
    assert activated(game) == []
    game.cheng_pu.activates("pestilent-fire", on="zhen-ji")
    assert game.hp == {"cheng-pu": 4, "sun-quan": 3, "zhang-fei": 4, "zhen-ji": 2}


@content("pestilent-fire")
def test_a_sha_that_stays_normal_has_no_further_target():
    game = fired()
    game.cheng_pu.passes()
    assert is_idle(game, "cheng-pu")
    assert game.hp["cheng-pu"] == 4


@content("pestilent-fire")
@rule("SG-348")
def test_damage_that_only_spreads_through_chains_is_paid_once():
    game = fired(chained=["sun-quan", "zhang-fei", "cheng-pu"])
    game.cheng_pu.activates("pestilent-fire")
    game.cheng_pu.passes()
    assert game.hp == {"cheng-pu": 2, "sun-quan": 3, "zhang-fei": 3, "zhen-ji": 3}  # 1 by the chain, 1 for the fire


@content("vintage-wine")
def test_cheng_pu_lays_down_any_number_of_sha():
    game = with_others("cheng-pu", phase="end", hands={"cheng-pu": ["sha", "fire-sha", "peach"]})
    game.cheng_pu.activates("vintage-wine", "sha", "fire-sha")
    assert len(game.atop["cheng-pu"]["vintage"]) == 2
    assert game.cheng_pu.hand == ["peach"]


@content("vintage-wine")
def test_not_while_a_vintage_is_left():
    game = with_others("cheng-pu", phase="end", hands={"cheng-pu": ["sha"]}, atop={"cheng-pu": {"vintage": ["sha"]}})
    assert game.turn == "sun-quan"


@content("vintage-wine")
@rule("SG-1151", "SG-363")
def test_each_vintage_saves_once_as_often_as_needed():
    atop = {"cheng-pu": {"vintage": ["sha", "fire-sha", "lightning-sha:spade-4"]}}
    game = with_others("cheng-pu", atop=atop, hp={"sun-quan": 1})
    game.sun_quan.suffers(2, "zhang-fei")
    assert game.hp["sun-quan"] == -1
    game.cheng_pu.activates("vintage-wine", "sha")
    game.cheng_pu.activates("vintage-wine", "fire-sha")
    assert game.hp["sun-quan"] == 1
    assert game.atop["cheng-pu"]["vintage"] == ["lightning-sha:spade-4"]
    assert [event["user"] for event in told(game, "use")] == [game.seat("sun-quan")] * 2


@content("vintage-wine")
@rule("SG-1524")
def test_with_the_skill_the_vintage_goes():
    game = with_others("cheng-pu", atop={"cheng-pu": {"vintage": ["sha"]}}, gained={"zhang-fei": ["heartbreak"]},
                       hp={"zhang-fei": 1}, roles=["ruler", "rebel", "spy", "loyalist"])  # fmt: skip
    game.zhang_fei.suffers(1, "cheng-pu")
    game.cheng_pu.passes()
    assert game.dead == ["zhang-fei"]
    assert game.atop == {}


# ---- Li Yi & Xie Jing


@content("battle-array")
@rule("SG-1607", "SG-408")
def test_in_the_middle_of_their_duel_the_red_cards_are_sha_already():
    hands = {"li-yi-xie-jing": ["sha:spade-7", "peach"], "sun-quan": ["sha"]}
    game = with_others("li-yi-xie-jing", hands=hands, equipment={"sun-quan": ["kirin-bow"]})
    assert game.li_yi_xie_jing.may("duel", on="sun-quan")
    assert not game.li_yi_xie_jing.may("sha", on="sun-quan")
    game.li_yi_xie_jing.uses("duel", on="sun-quan")
    assert game.values == [["li-yi-xie-jing", "battle-array", "side", 2]]
    game.li_yi_xie_jing.takes("kirin-bow")
    game.nobody_negates()
    game.sun_quan.plays("sha")
    game.li_yi_xie_jing.plays("sha", "peach")
    assert game.hp["sun-quan"] == 3
    assert game.values == [["li-yi-xie-jing", "battle-array", "side", 1]]
    assert game.li_yi_xie_jing.hand == ["kirin-bow"]


@content("battle-array")
@rule("SG-1015", "SG-1016")
def test_the_sha_of_the_second_side_are_unlimited():
    hands = {"li-yi-xie-jing": ["peach:heart-3", "peach:heart-4", "dodge:diamond-2"]}
    given = {"values": [["li-yi-xie-jing", "battle-array", "side", 2]], "used": [["phase", "li-yi-xie-jing", "sha"]]}
    game = with_others("li-yi-xie-jing", hands=hands, **given)
    game.li_yi_xie_jing.uses("sha", "peach:heart-4", on="sun-quan")
    assert game.hp["sun-quan"] == 3
    assert game.values == [["li-yi-xie-jing", "battle-array", "side", 1]]
    with refused("SG-1142"):
        game.li_yi_xie_jing.uses("peach")  # on the first side it is a Peach again


@content("battle-array")
def test_in_the_turn_of_others_all_cards_are_what_they_are():
    hands = {"li-yi-xie-jing": ["sha:spade-7"], "sun-quan": ["barbarians"]}
    game = with_others("li-yi-xie-jing", hands=hands, turn="sun-quan")
    game.sun_quan.uses("barbarians")
    game.everyone_passes("sanguosha.negate")
    game.li_yi_xie_jing.plays("sha")
    assert game.values == []


@content("battle-array")
@rule("SG-1521", "SG-1608")
def test_lost_and_gained_back_the_first_side_is_up():
    given: dict[str, Any] = {"values": [["li-yi-xie-jing", "battle-array", "side", 2]]}
    given["roles"] = ["ruler", "rebel", "spy", "loyalist"]
    game = with_others("li-yi-xie-jing", hp={"zhang-fei": 1}, gained={"zhang-fei": ["heartbreak"]}, **given)
    game.zhang_fei.suffers(1, "li-yi-xie-jing")
    assert game.dead == ["zhang-fei"]
    assert (game.skills["li-yi-xie-jing"], game.values) == ([], [])


@content("battle-array")
@rule("SG-1521")
def test_an_invalid_switch_skill_keeps_its_side():
    given = {"values": [["li-yi-xie-jing", "battle-array", "side", 2]], "hands": {"li-yi-xie-jing": ["peach"]}}
    grudge = {"gained": {"li-yi-xie-jing": ["entangled-grudge"]}, "hp": {"li-yi-xie-jing": 1}}
    game = with_others("li-yi-xie-jing", **given, **grudge)
    assert game.invalid == {"li-yi-xie-jing": ["battle-array"]}
    game.li_yi_xie_jing.uses("peach")  # a Peach: the skill does nothing
    assert game.invalid == {}
    assert game.values == [["li-yi-xie-jing", "battle-array", "side", 2]]


@content("battle-array")
@rule("SG-1608")
def test_an_activation_that_does_not_count_leaves_the_side_as_it_is():
    hands = {"li-yi-xie-jing": ["sha:spade-7"]}
    game = with_others("li-yi-xie-jing", hands=hands, used=[["phase", "li-yi-xie-jing", "battle-array"]])
    game.li_yi_xie_jing.uses("duel", on="sun-quan")
    s = game.match.state
    view_as_not_activated(s, 0, "battle-array")
    assert (s.used(0, "battle-array", "phase"), side_of(s, 0, "battle-array")) == (0, SECOND)


# ---- Gao Shun


def stormed(mine: str, his: str, hand: list[str], **position: Any) -> Scenario:
    """Gao Shun fights Zhang Fei, who sits two seats away, with these cards; this is left in Gao Shun's hand."""
    given = {"hands": {"gao-shun": [mine, *hand], "zhang-fei": [his]}, **position}
    game = with_others("gao-shun", **given)
    game.gao_shun.activates("storm-the-camp", on="zhang-fei")
    game.gao_shun.does("fight", cards=[mine])
    game.zhang_fei.does("fight", cards=[his])
    return game


@content("storm-the-camp")
@rule("SG-1103", "SG-1212")
def test_against_the_stormed_hero_there_is_no_limit_but_against_others_there_is():
    armor = {"zhang-fei": ["wooden-armor"]}
    game = stormed("sha:spade-10", "sha:club-2", ["sha", "sha", "sha"], equipment=armor)
    game.gao_shun.uses("sha", on="zhang-fei")  # out of reach, and in Wooden Armor
    assert game.hp["zhang-fei"] == 3
    with refused("SG-1103"):
        game.gao_shun.uses("sha", on="sun-quan")  # the one Sha of the phase is used
    game.gao_shun.uses("sha", on="zhang-fei")
    assert game.hp["zhang-fei"] == 2
    assert game.used.count(["phase", "gao-shun", "sha"]) == 2


@content("storm-the-camp")
def test_who_does_not_win_cannot_use_sha_this_turn():
    game = stormed("sha:spade-7", "sha:club-7", ["sha"])
    with refused("SG-1501"):
        game.gao_shun.uses("sha", on="sun-quan")
    assert not game.gao_shun.may("storm-the-camp", on="sun-quan")


@content("storm-the-camp")
def test_snatch_reaches_the_stormed_hero():
    game = stormed("sha:spade-10", "sha:club-2", ["snatch"], equipment={"zhang-fei": ["kirin-bow"]})
    game.gao_shun.uses("snatch", on="zhang-fei")
    game.nobody_negates()
    game.gao_shun.takes("kirin-bow")
    assert game.gao_shun.hand == ["kirin-bow"]


@content("abstinence")
@rule("SG-1405")
def test_the_wine_of_gao_shun_is_sha_and_nothing_else():
    game = with_others("gao-shun", hands={"gao-shun": ["wine"]}, hp={"gao-shun": 1})
    assert not game.gao_shun.may("wine")
    game.gao_shun.uses("sha", "wine", on="sun-quan")
    assert game.hp["sun-quan"] == 3
    game = with_others("gao-shun", hands={"gao-shun": ["wine"]}, hp={"gao-shun": 1})
    game.gao_shun.suffers(1)
    assert game.gao_shun.options == ["pass"]


@content("abstinence")
@rule("SG-1401")
def test_gao_shun_may_be_viewed_as_using_a_wine_that_is_not_his():
    heroes = ("gao-shun", "cheng-pu", "zhang-fei")
    game = table(*heroes, atop={"cheng-pu": {"vintage": ["sha"]}}, hp={"gao-shun": 1}, turn="gao-shun")
    game.gao_shun.suffers(1, "zhang-fei")
    game.cheng_pu.activates("vintage-wine")
    assert game.hp["gao-shun"] == 1


# ---- MOU Gao Shun


def ranks(mine: str, his: list[str], hand: list[str], **position: Any) -> Scenario:
    """MOU Gao Shun has chosen Zhang Fei, uses a Sha on him and fights, each with the first card."""
    given = {"hands": {"mou-gao-shun": ["sha:heart-10", mine, *hand], "zhang-fei": his}, **position}
    game = with_others("mou-gao-shun", **given)
    game.mou_gao_shun.activates("break-the-ranks", on="zhang-fei")
    game.mou_gao_shun.uses("sha:heart-10", on="zhang-fei")
    game.mou_gao_shun.activates("break-the-ranks")
    game.mou_gao_shun.does("fight", cards=[mine])
    game.zhang_fei.does("fight", cards=[his[0]])
    return game


@content("break-the-ranks")
@rule("SG-1017", "SG-1018")
def test_the_winner_hurts_at_once_and_the_sha_does_not_count():
    game = ranks("sha:spade-10", ["peach:heart-3", "dodge"], [], equipment={"zhang-fei": ["wooden-armor"]})
    assert game.hp["zhang-fei"] == 3
    game.zhang_fei.passes()
    assert game.hp["zhang-fei"] == 2  # the armor is ignored
    assert ["phase", "mou-gao-shun", "sha"] not in game.used


@content("break-the-ranks")
def test_a_sha_that_he_fought_with_is_got_and_the_last_card_costs_one_more():
    game = ranks("dodge:diamond-2", ["sha:spade-10"], [])
    assert game.hp["zhang-fei"] == 2  # lost the fight, but it was his last hand card
    assert game.mou_gao_shun.hand == ["sha"]
    assert ["phase", "mou-gao-shun", "sha"] in game.used


@content("break-the-ranks")
def test_no_more_than_two_damage_of_a_turn_come_from_the_fights():
    effects = [["hurt-in-the-ranks", "mou-gao-shun", "zhang-fei", "turn"]] * 2
    game = ranks("sha:spade-10", ["peach:heart-3", "dodge"], [], effects=effects)
    assert told(game, "damage") == []
    game = ranks("sha:spade-10", ["peach:heart-3", "dodge"], [], effects=effects[:1])
    assert len(told(game, "damage")) == 1


@content("break-the-ranks")
def test_he_may_strike_without_a_fight_and_only_the_chosen_hero_is_fought():
    game = with_others("mou-gao-shun", hands={"mou-gao-shun": ["sha", "sha"], "zhang-fei": ["dodge"]})
    with refused("SG-1005"):
        game.mou_gao_shun.uses("sha", on="zhang-fei")
    game.mou_gao_shun.activates("break-the-ranks", on="zhang-fei")
    game.mou_gao_shun.uses("sha", on="zhang-fei")
    game.mou_gao_shun.passes()
    game.zhang_fei.passes()
    assert game.hp["zhang-fei"] == 3
    game = with_others("mou-gao-shun", hands={"mou-gao-shun": ["sha", "sha"], "sun-quan": ["dodge"]})
    game.mou_gao_shun.activates("break-the-ranks", on="zhang-fei")
    game.mou_gao_shun.uses("sha", on="sun-quan")
    assert game.kind == "sanguosha.dodge"


@content("no-wine")
def test_a_drunken_sha_hurts_him_for_one_only():
    hands = {"zhang-fei": ["wine", "sha"]}
    game = with_others("mou-gao-shun", hands=hands, turn="zhang-fei", equipment={"zhang-fei": ["kirin-bow"]})
    game.zhang_fei.uses("wine")
    game.zhang_fei.uses("sha", on="mou-gao-shun")
    assert game.hp["mou-gao-shun"] == 3


@content("no-wine")
def test_in_his_turn_nobody_else_uses_wine():
    game = with_others("mou-gao-shun", hands={"zhang-fei": ["wine"]}, hp={"zhang-fei": 1})
    game.zhang_fei.suffers(1, "mou-gao-shun")
    assert game.zhang_fei.options == ["pass"]
    game = with_others("mou-gao-shun", hands={"zhang-fei": ["wine"]}, hp={"zhang-fei": 1}, turn="sun-quan")
    game.zhang_fei.suffers(1, "mou-gao-shun")
    assert game.zhang_fei.may("wine")
    game = table("mou-gao-shun", "cheng-pu", "zhang-fei", atop={"cheng-pu": {"vintage": ["sha"]}}, hp={"zhang-fei": 1},
                 roles=["ruler", "rebel", "spy"])  # fmt: skip
    game.zhang_fei.suffers(1, "mou-gao-shun")
    assert game.dead == ["zhang-fei"]  # nor is he viewed as using one


@content("no-wine")
def test_his_own_wine_is_sha():
    game = with_others("mou-gao-shun", hands={"mou-gao-shun": ["wine"]})
    game.mou_gao_shun.uses("sha", "wine", on="sun-quan")
    assert game.hp["sun-quan"] == 3


@content("no-wine", "break-the-ranks")
@rule("SG-916")
def test_the_wine_of_the_opponent_is_worth_an_ace():
    game = ranks("dodge:diamond-2", ["wine:spade-9", "peach"], [])
    [fought] = told(game, "fought")
    assert fought["values"] == [2, 1]
    assert fought["winner"] == game.seat("mou-gao-shun")
