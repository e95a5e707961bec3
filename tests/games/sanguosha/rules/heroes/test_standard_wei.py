"""The Wei heroes of the standard set, skill by skill."""

from typing import Any

import pytest

from tests.games.sanguosha.rules.heroes.tables import activated, is_idle, table, told
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.scenario import Scenario, refused

# ---- Cao Cao


@content("villainous-hero")
def test_cao_cao_gets_the_card_that_hurt_him():
    game = table("zhang-fei", "cao-cao", hands={"zhang-fei": ["sha:spade-7"]})
    game.zhang_fei.uses("sha", on="cao-cao")
    game.cao_cao.activates("villainous-hero")
    assert game.hp["cao-cao"] == 3
    assert game.hands["cao-cao"] == ["sha:spade-7"]
    assert game.discard == []


@content("villainous-hero")
def test_cao_cao_may_leave_the_card():
    game = table("zhang-fei", "cao-cao", hands={"zhang-fei": ["sha:spade-7"]})
    game.zhang_fei.uses("sha", on="cao-cao")
    game.cao_cao.passes()
    assert game.hands["cao-cao"] == []
    assert game.discard == ["sha:spade-7"]


@content("villainous-hero")
def test_cao_cao_gets_all_physical_cards_of_a_converted_one():
    game = table(
        "zhang-fei", "cao-cao", hands={"zhang-fei": ["peach", "wine"]}, equipment={"zhang-fei": ["serpent-halberd"]}
    )
    game.zhang_fei.uses("serpent-halberd/sha", "peach", "wine", on="cao-cao")
    game.cao_cao.activates("villainous-hero")
    assert sorted(game.cao_cao.hand) == ["peach", "wine"]


@content("villainous-hero")
@rule("SG-1401")
def test_cao_cao_gets_nothing_of_a_virtual_card():
    game = table("diao-chan", "cao-cao", "zhang-fei", hands={"diao-chan": ["dodge"], "zhang-fei": ["sha"]})
    game.diao_chan.activates("sow-division", seats=["cao-cao", "zhang-fei"])
    assert game.hp["cao-cao"] == 3
    assert is_idle(game, "diao-chan")  # Cao Cao was not asked


@content("villainous-hero")
@rule("SG-346")
def test_cao_cao_may_get_a_card_whose_damage_came_through_a_chain():
    game = table(
        "zhang-fei", "liu-bei", "cao-cao", chained=["liu-bei", "cao-cao"], hands={"zhang-fei": ["fire-sha:heart-4"]}
    )
    game.zhang_fei.uses("fire-sha", on="liu-bei")
    game.cao_cao.activates("villainous-hero")
    assert game.hands["cao-cao"] == ["fire-sha:heart-4"]


@content("escort")
def test_a_wei_hero_plays_dodge_for_cao_cao():
    game = table(
        "cao-cao", "zhang-fei", "xu-chu", "zhang-liao", turn="zhang-fei",
        hands={"zhang-fei": ["sha"], "xu-chu": ["dodge"], "zhang-liao": ["dodge"]},
    )  # fmt: skip
    game.zhang_fei.uses("sha", on="cao-cao")
    game.cao_cao.activates("escort")
    assert game.waits_for == "xu-chu"  # in turn order
    game.xu_chu.passes()
    game.zhang_liao.plays("dodge")
    assert game.hp["cao-cao"] == 4
    assert (game.xu_chu.hand, game.zhang_liao.hand) == (["dodge"], [])
    assert game.waits_for == "zhang-fei"


@content("escort")
@rule("SG-1404")
def test_the_dodge_of_another_keeps_suit_and_number_and_has_no_card_behind_it():
    game = table(
        "cao-cao", "zhang-fei", "xu-chu", turn="zhang-fei", hands={"zhang-fei": ["sha"], "xu-chu": ["dodge:diamond-2"]}
    )
    game.zhang_fei.uses("sha", on="cao-cao")
    game.cao_cao.activates("escort")
    game.xu_chu.plays("dodge")
    used = told(game, "use")[-1]["use"]
    assert (used["name"], used["suit"], used["number"], used["cards"]) == ("dodge", "diamond", 2, [])


@content("escort")
@rule("SG-302")
def test_escort_begins_with_the_hero_whose_turn_it_is():
    game = table(
        "cao-cao", "xu-chu", "zhang-liao",
        turn="zhang-liao", hands={"zhang-liao": ["sha", "dodge"], "xu-chu": ["dodge"]},
    )  # fmt: skip
    game.zhang_liao.uses("sha", on="cao-cao")
    game.cao_cao.activates("escort")
    assert game.waits_for == "zhang-liao"  # he has attacked himself, and may yet help
    game.zhang_liao.passes()
    assert game.waits_for == "xu-chu"


@content("escort")
def test_escort_ends_with_the_first_dodge_and_asks_once_round_the_table():
    game = table(
        "cao-cao", "zhang-fei", "xu-chu", "zhang-liao", turn="zhang-fei",
        hands={"zhang-fei": ["sha", "sha"], "cao-cao": ["dodge"], "xu-chu": ["dodge"], "zhang-liao": ["dodge"]},
    )  # fmt: skip
    game.zhang_fei.uses("sha", on="cao-cao")
    game.cao_cao.activates("escort")
    game.xu_chu.passes()
    game.zhang_liao.passes()
    assert game.waits_for == "cao-cao"
    assert game.cao_cao.options == ["dodge", "pass"]  # not again for this Sha
    game.cao_cao.uses("dodge")
    assert game.hp["cao-cao"] == 4


@content("escort")
def test_escort_serves_where_a_dodge_is_played():
    game = table(
        "cao-cao", "zhang-fei", "xu-chu", turn="zhang-fei", hands={"zhang-fei": ["raining-arrows"], "xu-chu": ["dodge"]}
    )
    game.zhang_fei.uses("raining-arrows")
    game.nobody_negates()
    game.xu_chu.passes()  # for himself
    game.nobody_negates()
    game.cao_cao.activates("escort")
    game.xu_chu.plays("dodge")
    assert game.hp == {"cao-cao": 4, "zhang-fei": 4, "xu-chu": 3}


@content("escort")
def test_without_other_wei_heroes_nobody_escorts_cao_cao():
    game = table(
        "cao-cao", "zhang-fei", "liu-bei", turn="zhang-fei", hands={"zhang-fei": ["sha"], "liu-bei": ["dodge"]}
    )
    game.zhang_fei.uses("sha", on="cao-cao")
    assert game.cao_cao.options == ["villainous-hero", "pass"]  # hurt already


@content("escort")
@rule("SG-117", "SG-1602")
def test_only_a_ruler_has_escort():
    game = table(
        "zhang-fei", "cao-cao", "xu-chu", hands={"zhang-fei": ["sha"], "cao-cao": ["peach"], "xu-chu": ["dodge"]}
    )
    assert game.skills["cao-cao"] == ["villainous-hero"]
    game.zhang_fei.uses("sha", on="cao-cao")
    assert game.cao_cao.options == ["pass"]


# ---- Sima Yi


@content("retaliation")
def test_sima_yi_takes_a_card_of_whom_hurt_him():
    game = table("zhang-fei", "sima-yi", hands={"zhang-fei": ["sha", "peach"]}, equipment={"zhang-fei": ["red-hare"]})
    game.zhang_fei.uses("sha", on="sima-yi")
    game.sima_yi.activates("retaliation")
    game.sima_yi.takes("red-hare")
    assert (game.sima_yi.hand, game.zhang_fei.equipped) == (["red-hare"], [])


@content("retaliation")
@rule("SG-816")
def test_retaliation_takes_a_hand_card_without_seeing_it_and_no_judgement_card():
    game = table(
        "zhang-fei", "sima-yi", hands={"zhang-fei": ["sha", "peach"]}, equipment={"zhang-fei": ["red-hare"]},
        judgement={"zhang-fei": ["lightning"]},
    )  # fmt: skip
    game.zhang_fei.uses("sha", on="sima-yi")
    game.sima_yi.activates("retaliation")
    assert game.sima_yi.offered("card") == ["red-hare:heart-5"]
    game.sima_yi.takes()
    assert game.sima_yi.hand == ["peach"]


@content("retaliation")
def test_retaliation_needs_a_source_with_cards():
    game = table("zhang-fei", "sima-yi", hands={"zhang-fei": ["sha"]})
    game.zhang_fei.uses("sha", on="sima-yi")
    assert is_idle(game, "zhang-fei")
    game = table("sima-yi", "zhang-fei", phase="judgement", judgement={"sima-yi": ["lightning"]}, deck=["sha:spade-7"])
    assert game.hp["sima-yi"] == 0  # lightning has no source
    assert activated(game) == []


def judged_for_acedia(**position: Any) -> Scenario:
    """Liu Bei is about to be judged, with Sima Yi at the table."""
    return table("liu-bei", "sima-yi", "zhang-fei", phase="judgement", judgement={"liu-bei": ["acedia"]}, **position)


@content("ghost-talent")
@rule("SG-514", "SG-515")
def test_sima_yi_plays_a_hand_card_as_the_judgement_card():
    game = judged_for_acedia(deck=["sha:spade-7"], hands={"sima-yi": ["peach:heart-3"]})
    game.nobody_negates()
    game.sima_yi.activates("ghost-talent", "peach")
    assert is_idle(game, "liu-bei")  # a heart: no phase is skipped
    assert game.discard == ["sha:spade-7", "peach:heart-3", "acedia:spade-6"]
    assert [event["play"]["name"] for event in told(game, "play")] == ["peach"]


@content("ghost-talent")
def test_sima_yi_may_leave_a_judgement_alone_and_no_equipped_card_serves():
    game = judged_for_acedia(
        deck=["sha:spade-7"], hands={"sima-yi": ["peach:heart-3"]}, equipment={"sima-yi": ["red-hare"]}
    )
    game.nobody_negates()
    assert game.sima_yi.offered("ghost-talent") == ["peach:heart-3"]
    game.sima_yi.passes()
    assert game.waits_for == "sima-yi"  # Liu Bei's Action Phase was skipped
    assert game.turn == "sima-yi"


@content("ghost-talent")
def test_without_hand_cards_sima_yi_is_not_asked():
    game = judged_for_acedia(deck=["sha:spade-7"], equipment={"sima-yi": ["red-hare"]})
    assert is_idle(game, "sima-yi")  # Liu Bei's turn is over


@content("ghost-talent")
@rule("SG-1244")
def test_sima_yi_plays_a_supply_too():
    game = judged_for_acedia(
        deck=["sha:spade-7"], equipment={"sima-yi": ["wooden-cow"]}, supplies=["peach:heart-3"], hands={"sima-yi": []}
    )
    game.nobody_negates()
    game.sima_yi.activates("ghost-talent", "peach")
    assert is_idle(game, "liu-bei")
    assert game.supplies == []


@content("ghost-talent")
@rule("SG-382", "SG-449")
def test_tinkerers_act_in_turn_order_each_on_the_card_left_by_the_one_before():
    game = table(
        "sima-yi", "liu-bei", "xu-chu", turn="liu-bei", phase="judgement", judgement={"liu-bei": ["acedia"]},
        gained={"xu-chu": ["ghost-talent"]}, deck=["sha:spade-7"],
        hands={"sima-yi": ["sha:club-2"], "xu-chu": ["peach:heart-3"]},
    )  # fmt: skip
    game.nobody_negates()
    game.xu_chu.activates("ghost-talent")
    game.sima_yi.activates("ghost-talent")
    assert game.turn == "xu-chu"  # a club in the end: the Action Phase was skipped


# ---- Xiahou Dun


def hits_xiahou_dun(*hand: str, deck: str) -> Scenario:
    """Zhang Fei hits Xiahou Dun, who has nothing in hand, and has these cards left."""
    game = table("zhang-fei", "xiahou-dun", hands={"zhang-fei": ["sha", *hand]}, deck=[deck])
    game.zhang_fei.uses("sha", on="xiahou-dun")
    return game


@content("unyielding")
def test_whoever_hurts_xiahou_dun_discards_two_hand_cards_or_suffers():
    game = hits_xiahou_dun("peach", "dodge", "wine", deck="sha:spade-7")
    game.xiahou_dun.activates("unyielding")
    assert game.waits_for == "zhang-fei"
    game.zhang_fei.discards("peach", "dodge")
    assert (game.hp["zhang-fei"], game.zhang_fei.hand) == (4, ["wine"])
    game = hits_xiahou_dun("peach", "dodge", deck="sha:spade-7")
    game.xiahou_dun.activates("unyielding")
    game.zhang_fei.chooses("suffer")
    assert (game.hp["zhang-fei"], game.zhang_fei.hand) == (3, ["peach", "dodge"])


@content("unyielding")
@rule("SG-1541")
def test_with_fewer_than_two_hand_cards_he_can_only_suffer():
    game = hits_xiahou_dun("peach", deck="sha:diamond-6")
    game.xiahou_dun.activates("unyielding")
    assert game.hp["zhang-fei"] == 3
    assert is_idle(game, "zhang-fei")


@content("unyielding")
def test_a_heart_lets_him_off():
    game = hits_xiahou_dun("peach", "dodge", deck="peach:heart-3")
    game.xiahou_dun.activates("unyielding")
    assert game.hp["zhang-fei"] == 4
    assert is_idle(game, "zhang-fei")


@content("unyielding")
def test_xiahou_dun_may_yield():
    game = hits_xiahou_dun("peach", "dodge", deck="sha:spade-7")
    game.xiahou_dun.passes()
    assert game.hp["zhang-fei"] == 4
    assert game.deck[0] == "sha:spade-7"  # no judgement


@content("unyielding")
@rule("SG-1534")
def test_without_a_source_xiahou_dun_may_be_judged_but_there_is_nobody_to_blame():
    game = table(
        "xiahou-dun",
        "zhang-fei",
        phase="judgement",
        judgement={"xiahou-dun": ["lightning"]},
        deck=["sha:spade-7", "sha:club-2"],
    )
    assert game.hp["xiahou-dun"] == 1
    game.xiahou_dun.activates("unyielding")
    assert is_idle(game, "xiahou-dun")
    assert (game.hp["xiahou-dun"], game.hp["zhang-fei"]) == (1, 4)


# ---- Zhang Liao


def zhang_liao_draws(**position: Any) -> Scenario:
    """Zhang Liao's Draw Phase."""
    return table("zhang-liao", "liu-bei", "cao-cao", "sun-quan", phase="draw", **position)


@content("surprise-attack")
def test_zhang_liao_takes_a_hand_card_from_two_heroes_instead_of_drawing():
    game = zhang_liao_draws(hands={"liu-bei": ["peach"], "cao-cao": ["wine"], "sun-quan": ["dodge"]})
    game.zhang_liao.activates("surprise-attack", on=["sun-quan", "liu-bei"])
    assert game.zhang_liao.hand == ["peach", "dodge"]  # in turn order
    assert game.cao_cao.hand == ["wine"]


@content("surprise-attack")
def test_zhang_liao_may_attack_one_hero_or_draw_as_usual():
    game = zhang_liao_draws(hands={"liu-bei": ["peach"], "cao-cao": ["wine"]})
    game.zhang_liao.activates("surprise-attack", on="cao-cao")
    assert game.zhang_liao.hand == ["wine"]
    game = zhang_liao_draws(hands={"liu-bei": ["peach"]}, deck=["sha", "dodge"])
    game.zhang_liao.passes()
    assert game.zhang_liao.hand == ["sha", "dodge"]


@content("surprise-attack")
def test_a_surprise_attack_needs_hands_and_spares_equipment():
    game = zhang_liao_draws(hands={"liu-bei": ["peach"]}, equipment={"cao-cao": ["red-hare"]})
    assert game.zhang_liao.offered("surprise-attack", "seats") == ["liu-bei"]
    game = zhang_liao_draws(equipment={"cao-cao": ["red-hare"]})
    assert (game.kind, len(game.zhang_liao.hand)) == ("sanguosha.idle", 2)  # drawn without a question
    game = zhang_liao_draws(hands={"cao-cao": ["peach"]}, equipment={"cao-cao": ["red-hare"]})
    game.zhang_liao.activates("surprise-attack", on="cao-cao")
    assert (game.zhang_liao.hand, game.cao_cao.equipped) == (["peach"], ["red-hare"])


@content("surprise-attack", "dashing", "bare-chested")
@rule("SG-818")
@pytest.mark.parametrize("skill", ["dashing", "bare-chested"])
def test_no_card_more_or_less_is_drawn_where_the_draw_is_replaced(skill: str):
    game = table("zhang-liao", "liu-bei", gained={"zhang-liao": [skill]}, phase="draw", hands={"liu-bei": ["peach"]})
    game.zhang_liao.activates("surprise-attack", on="liu-bei")
    assert game.kind == "sanguosha.idle"  # the other skill was not offered any more
    assert game.zhang_liao.hand == ["peach"]


# ---- Xu Chu


def xu_chu_bares_his_chest(*hand: str, **position: Any) -> Scenario:
    """Xu Chu draws one card less, with these cards in hand."""
    others = position.pop("hands", {})
    game = table(
        "xu-chu",
        "zhang-fei",
        "liu-bei",
        phase="draw",
        hands={"xu-chu": list(hand), **others},
        deck=["dodge"],
        **position,
    )
    game.xu_chu.activates("bare-chested")
    assert game.xu_chu.hand == [*[card.partition(":")[0] for card in hand], "dodge"]
    return game


@content("bare-chested")
def test_xu_chus_sha_hits_harder():
    game = xu_chu_bares_his_chest("sha")
    game.xu_chu.uses("sha", on="zhang-fei")
    assert game.hp["zhang-fei"] == 2


@content("bare-chested")
def test_xu_chus_duel_hits_harder_but_not_if_he_loses_it():
    game = xu_chu_bares_his_chest("duel")
    game.xu_chu.uses("duel", on="zhang-fei")
    game.nobody_negates()
    assert game.hp["zhang-fei"] == 2
    game = xu_chu_bares_his_chest("duel", hands={"zhang-fei": ["sha"]})
    game.xu_chu.uses("duel", on="zhang-fei")
    game.nobody_negates()
    game.zhang_fei.plays("sha")
    game.xu_chu.passes()
    assert game.hp["xu-chu"] == 3


@content("bare-chested")
def test_the_duel_of_another_is_not_harder_if_xu_chu_wins_it():
    game = table(
        "zhang-fei",
        "xu-chu",
        hands={"zhang-fei": ["duel"], "xu-chu": ["sha"]},
        effects=[["bare-chested", "xu-chu", 1, "turn"]],
    )
    game.zhang_fei.uses("duel", on="xu-chu")
    game.nobody_negates()
    game.xu_chu.plays("sha")
    assert game.hp["zhang-fei"] == 3


@content("bare-chested")
def test_other_cards_of_xu_chu_and_chain_spread_are_not_harder():
    game = xu_chu_bares_his_chest("barbarians")
    game.xu_chu.uses("barbarians")
    game.nobody_negates()
    assert game.hp == {"xu-chu": 4, "zhang-fei": 3, "liu-bei": 3}
    game = xu_chu_bares_his_chest("fire-sha", chained=["zhang-fei", "liu-bei"])
    game.xu_chu.uses("fire-sha", on="zhang-fei")
    assert game.hp == {"xu-chu": 4, "zhang-fei": 2, "liu-bei": 2}  # the final amount spreads, without a further +1


@content("bare-chested")
def test_xu_chu_may_stay_dressed_and_the_effect_ends_with_the_turn():
    game = table("xu-chu", "zhang-fei", phase="draw", deck=["sha", "dodge"])
    game.xu_chu.passes()
    assert game.xu_chu.hand == ["sha", "dodge"]
    game.xu_chu.uses("sha", on="zhang-fei")
    assert game.hp["zhang-fei"] == 3
    game = xu_chu_bares_his_chest()
    assert [effect[0] for effect in game.effects] == ["bare-chested"]
    game.xu_chu.ends()
    assert game.effects == []


@content("bare-chested")
@rule("SG-1511")
def test_the_effect_of_bare_chested_stays_without_the_skill():
    game = table(
        "xu-chu", "zhang-fei", lost={"xu-chu": ["bare-chested"]}, effects=[["bare-chested", "xu-chu", 1, "turn"]],
        hands={"xu-chu": ["sha"]},
    )  # fmt: skip
    game.xu_chu.uses("sha", on="zhang-fei")
    assert game.hp["zhang-fei"] == 2


# ---- Guo Jia


@content("envy-of-heaven")
@rule("SG-512")
def test_guo_jia_gets_his_judgement_card():
    game = table("guo-jia", "zhang-fei", phase="judgement", judgement={"guo-jia": ["acedia"]}, deck=["sha:spade-7"])
    game.guo_jia.activates("envy-of-heaven")
    assert game.guo_jia.hand[0] == "sha"
    assert game.turn == "zhang-fei"  # the result holds all the same


@content("envy-of-heaven")
def test_guo_jia_may_leave_it_and_does_not_get_the_judgement_cards_of_others():
    game = table("guo-jia", "zhang-fei", phase="judgement", judgement={"guo-jia": ["acedia"]}, deck=["sha:heart-10"])
    game.guo_jia.passes()
    assert "sha:heart-10" in game.discard
    game = table("zhang-fei", "guo-jia", phase="judgement", judgement={"zhang-fei": ["acedia"]}, deck=["sha:heart-10"])
    assert activated(game) == []
    assert "sha:heart-10" in game.discard


@content("envy-of-heaven")
@rule("SG-503")
def test_guo_jia_gets_the_card_that_took_effect_not_the_replaced_one():
    game = table(
        "guo-jia", "sima-yi", phase="judgement", judgement={"guo-jia": ["acedia"]}, deck=["sha:spade-7"],
        hands={"sima-yi": ["peach:heart-3"]},
    )  # fmt: skip
    game.nobody_negates()
    game.sima_yi.activates("ghost-talent")
    game.guo_jia.activates("envy-of-heaven")
    assert "peach" in game.guo_jia.hand
    assert "sha:spade-7" in game.discard


@content("envy-of-heaven", "goddess-luo")
def test_a_judgement_card_that_is_gone_cannot_be_envied():
    game = table("guo-jia", "zhang-fei", gained={"guo-jia": ["goddess-luo"]}, phase="beginning", deck=["sha:spade-7"])
    game.guo_jia.activates("goddess-luo")
    game.guo_jia.activates("goddess-luo")  # gets the black card, before Envy of Heaven
    assert game.guo_jia.hand == ["sha"]
    assert (game.kind, game.guo_jia.options) == ("sanguosha.may", ["yes", "pass"])  # to be judged again


@content("bequeathed-strategy")
@rule("SG-317")
def test_guo_jia_gives_away_the_top_two_cards_for_each_damage():
    game = table(
        "zhang-fei",
        "guo-jia",
        "liu-bei",
        hands={"zhang-fei": ["sha", "wine"]},
        deck=["peach", "dodge", "duel", "snatch"],
    )
    game.zhang_fei.uses("wine")
    game.zhang_fei.uses("sha", on="guo-jia")
    game.guo_jia.activates("bequeathed-strategy")
    game.guo_jia.chooses("give", **{"card-0": "guo-jia", "card-1": "liu-bei"})
    assert (game.guo_jia.hand, game.liu_bei.hand) == (["peach"], ["dodge"])
    game.guo_jia.activates("bequeathed-strategy")  # 2 damage
    game.guo_jia.chooses("give", **{"card-0": "guo-jia", "card-1": "guo-jia"})
    assert game.guo_jia.hand == ["peach", "duel", "snatch"]
    assert is_idle(game, "zhang-fei")


@content("bequeathed-strategy")
@rule("SG-819")
def test_only_guo_jia_sees_what_he_gives():
    game = table("zhang-fei", "guo-jia", "liu-bei", hands={"zhang-fei": ["sha"]}, deck=["peach", "dodge"])
    game.zhang_fei.uses("sha", on="guo-jia")
    game.guo_jia.activates("bequeathed-strategy")
    known = {name: game.fact(f"view.{name}.deck.known") for name in ("guo-jia", "zhang-fei", "liu-bei", "spectator")}
    assert {name: len(cards) for name, cards in known.items()} == {
        "guo-jia": 2,
        "zhang-fei": 0,
        "liu-bei": 0,
        "spectator": 0,
    }


@content("bequeathed-strategy")
def test_guo_jia_may_keep_his_strategy_to_himself():
    game = table("zhang-fei", "guo-jia", hands={"zhang-fei": ["sha"]}, deck=["peach", "dodge"])
    game.zhang_fei.uses("sha", on="guo-jia")
    game.guo_jia.passes()
    assert game.deck[0].startswith("peach")
    assert is_idle(game, "zhang-fei")


# ---- Zhen Ji


@content("goddess-luo")
def test_zhen_ji_collects_black_judgement_cards_until_a_red_one():
    game = table("zhen-ji", "zhang-fei", phase="beginning", deck=["sha:spade-7", "duel:club-1", "peach:heart-3"])
    game.zhen_ji.activates("goddess-luo")
    game.zhen_ji.activates("goddess-luo")
    game.zhen_ji.activates("goddess-luo")
    assert game.zhen_ji.hand[:2] == ["sha", "duel"]
    assert game.discard == ["peach:heart-3"]
    assert game.phase == "action"


@content("goddess-luo")
def test_zhen_ji_may_stop_or_not_begin():
    game = table("zhen-ji", "zhang-fei", phase="beginning", deck=["sha:spade-7", "duel:club-1", "peach", "dodge"])
    game.zhen_ji.activates("goddess-luo")
    game.zhen_ji.passes()
    assert game.zhen_ji.hand == ["sha", "duel", "peach"]  # one by judgement, two drawn
    game = table("zhen-ji", "zhang-fei", phase="beginning", deck=["sha:spade-7", "duel:club-1", "peach"])
    game.zhen_ji.passes()
    assert game.zhen_ji.hand == ["sha", "duel"]


@content("goddess-luo")
def test_a_judgement_card_that_was_replaced_with_red_is_not_zhen_jis():
    game = table(
        "zhen-ji",
        "sima-yi",
        phase="beginning",
        deck=["sha:spade-7", "dodge", "dodge"],
        hands={"sima-yi": ["peach:heart-3"]},
    )
    game.zhen_ji.activates("goddess-luo")
    game.sima_yi.activates("ghost-talent")
    assert game.zhen_ji.hand == ["dodge", "dodge"]


@content("beauty-topples-cities")
@pytest.mark.parametrize("card", ["sha:spade-7", "duel:club-1"])
def test_zhen_ji_uses_a_black_hand_card_as_dodge(card: str):
    game = table("zhang-fei", "zhen-ji", hands={"zhang-fei": ["sha:club-2"], "zhen-ji": [card]})
    game.zhang_fei.uses("sha", on="zhen-ji")
    game.zhen_ji.uses("beauty-topples-cities/dodge", card)
    assert game.hp["zhen-ji"] == 3
    assert sorted(game.discard) == sorted([card, "sha:club-2"])


@content("beauty-topples-cities")
def test_zhen_ji_plays_a_black_hand_card_as_dodge():
    game = table("zhang-fei", "zhen-ji", hands={"zhang-fei": ["raining-arrows"], "zhen-ji": ["sha:spade-7"]})
    game.zhang_fei.uses("raining-arrows")
    game.nobody_negates()
    game.zhen_ji.plays("beauty-topples-cities/dodge")
    assert game.hp["zhen-ji"] == 3


@content("beauty-topples-cities")
def test_neither_red_nor_equipped_cards_are_zhen_jis_dodge():
    game = table(
        "zhang-fei", "zhen-ji", hands={"zhang-fei": ["sha"], "zhen-ji": ["peach:heart-3"]},
        equipment={"zhen-ji": ["zhuge-crossbow:club-1"]},
    )  # fmt: skip
    game.zhang_fei.uses("sha", on="zhen-ji")
    assert game.zhen_ji.options == ["pass"]
    with refused("SG-1130"):
        game.zhen_ji.uses("beauty-topples-cities/dodge", "peach")
