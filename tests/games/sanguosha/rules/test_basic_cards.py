"""Basic cards: Sha of every kind, Dodge, Peach, Wine and the Shadow (SG-11xx)."""

import re

import pytest

from tests.games.sanguosha.rules.bare import bare
from tests.games.sanguosha.rules.heroes.tables import is_idle, told
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.games.sanguosha.content import KINDS, SHAS
from tianxia.scenario import refused
from tianxia.telling.language import texts

# ---- Sha


@content("sha")
@rule("SG-1101")
def test_a_sha_that_is_not_dodged_deals_one_damage():
    game = bare(hands={"sun-quan": ["sha"], "xu-chu": ["dodge"]})
    game.sun_quan.uses("sha", on="xu-chu")
    assert (game.waits_for, game.kind) == ("xu-chu", "sanguosha.dodge")
    game.xu_chu.passes()
    assert game.hp["xu-chu"] == 3
    assert told(game, "damage")[0]["source"] == 0


@content("sha")
@rule("SG-1101")
def test_a_sha_reaches_another_hero_in_attack_range_and_nobody_else():
    game = bare(hands={"sun-quan": ["sha"]})
    assert game.sun_quan.offered("sha", "targets") == ["xu-chu", "da-qiao"]
    with refused("SG-1005"):
        game.sun_quan.uses("sha", on="ma-chao")
    with refused("SG-1005"):
        game.sun_quan.uses("sha", on="sun-quan")


@content("sha")
@rule("SG-1102")
def test_one_sha_is_used_in_an_action_phase():
    game = bare(hands={"sun-quan": ["sha", "sha"]})
    game.sun_quan.uses("sha", on="xu-chu")
    assert game.sun_quan.why_not("sha", on="xu-chu") == "SG-1102"
    game.sun_quan.ends()
    game.everyone_passes()
    assert game.waits_for == "xu-chu"  # the next turn: the limit is that of one phase of one hero


@rule("SG-1102")
def test_any_number_of_sha_is_played():
    game = bare("sun-quan", "xu-chu", hands={"sun-quan": ["duel", "sha", "sha"], "xu-chu": ["sha", "sha", "dodge"]})
    game.sun_quan.uses("duel", on="xu-chu")
    game.nobody_negates()
    for _ in range(2):
        game.xu_chu.plays("sha")
        game.sun_quan.plays("sha")
    game.xu_chu.passes()
    assert game.hp["xu-chu"] == 3
    assert is_idle(game, "sun-quan")


@rule("SG-1102")
def test_a_sha_that_was_played_leaves_the_limit_alone():
    game = bare("sun-quan", "xu-chu", hands={"sun-quan": ["duel", "sha", "sha"], "xu-chu": ["sha", "dodge"]})
    game.sun_quan.uses("duel", on="xu-chu")
    game.nobody_negates()
    game.xu_chu.plays("sha")
    game.sun_quan.plays("sha")
    game.xu_chu.passes()
    assert game.sun_quan.may("sha", on="xu-chu")


@rule("SG-1104")
def test_only_a_sha_of_the_idle_time_counts():
    game = bare(
        "sun-quan", "xu-chu",
        equipment={"sun-quan": ["green-dragon-crescent-blade"]},
        hands={"sun-quan": ["sha", "sha", "sha"], "xu-chu": ["dodge", "dodge"]},
    )  # fmt: skip
    game.sun_quan.uses("sha", on="xu-chu")
    game.xu_chu.uses("dodge")
    game.sun_quan.uses("sha")
    game.xu_chu.passes()
    assert game.fact("question.sun-quan.about.shas") == 1
    assert game.sun_quan.why_not("sha", on="xu-chu") == "SG-1102"


@content("fire-sha", "lightning-sha")
@rule("SG-1106")
@pytest.mark.parametrize("element", ["fire", "lightning"])
def test_fire_and_lightning_sha_deal_damage_of_their_element(element):
    game = bare(hands={"sun-quan": [f"{element}-sha"], "xu-chu": ["dodge"]}, chained=["xu-chu", "ma-chao"])
    game.sun_quan.uses(f"{element}-sha", on="xu-chu")
    game.xu_chu.passes()
    assert [event["element"] for event in told(game, "damage")] == [element, element]
    assert (game.hp["xu-chu"], game.hp["ma-chao"]) == (3, 3)
    assert game.chained == []


@content("fire-sha", "lightning-sha")
@rule("SG-1106")
@pytest.mark.parametrize("kind", ["fire-sha", "lightning-sha"])
def test_fire_and_lightning_sha_are_dodged_and_share_the_limit(kind):
    game = bare(hands={"sun-quan": [kind, "sha"], "xu-chu": ["dodge"]})
    game.sun_quan.uses(kind, on="xu-chu")
    game.xu_chu.uses("dodge")
    assert game.hp["xu-chu"] == 4
    assert game.sun_quan.why_not("sha", on="xu-chu") == "SG-1102"
    other = bare(hands={"sun-quan": [kind, "sha"]})
    other.sun_quan.uses("sha", on="xu-chu")
    assert other.sun_quan.why_not(kind, on="xu-chu") == "SG-1102"


@rule("SG-1105")
def test_a_sha_on_a_hero_whom_the_text_names_is_rangeless():
    eight = ["guan-yu", "xu-chu", "ma-chao", "da-qiao", "sun-quan", "zhen-ji", "gan-ning", "liu-bei"]
    game = bare(
        *eight,
        equipment={"guan-yu": ["green-dragon-crescent-blade", "red-hare"]},
        hands={"guan-yu": ["sha:spade-7"], "sun-quan": ["dodge"]},
        skills={"guan-yu": ["warrior-saint"]},
    )
    assert game.guan_yu.why_not("warrior-saint/sha", "red-hare", on="sun-quan") == "SG-1005"  # too far without it
    game.guan_yu.uses("sha", on="sun-quan")
    game.sun_quan.uses("dodge")
    game.guan_yu.uses("warrior-saint/sha", "red-hare")
    assert game.hp["sun-quan"] == 3


# ---- ice Sha


def ice(**position):
    """Sun Quan uses an ice Sha on Xu Chu, who does not dodge."""
    hands = {"sun-quan": ["ice-sha"]} | position.pop("hands", {})
    game = bare(hands=hands, **position)
    game.sun_quan.uses("ice-sha", on="xu-chu")
    if game.kind == "sanguosha.dodge":
        game.xu_chu.passes()
    return game


@content("ice-sha")
@rule("SG-1120")
def test_an_ice_sha_may_take_two_cards_instead_of_dealing_damage():
    game = ice(
        hands={"xu-chu": ["peach", "wine"]}, equipment={"sun-quan": ["red-hare"], "xu-chu": ["lion-helmet", "hex-mark"]}
    )
    game.sun_quan.activates("ice-sha")
    game.sun_quan.takes("hex-mark")
    game.sun_quan.takes()
    assert game.hp["xu-chu"] == 4
    assert game.xu_chu.equipped == ["lion-helmet"]
    assert len(game.xu_chu.hand) == 1
    assert is_idle(game, "sun-quan")


@content("ice-sha")
@rule("SG-1120")
def test_an_ice_sha_deals_one_ice_damage_if_its_user_wishes():
    game = ice(hands={"xu-chu": ["peach", "wine"]})
    game.sun_quan.passes()
    assert game.hp["xu-chu"] == 3
    assert told(game, "damage")[0]["element"] == "ice"
    assert len(game.xu_chu.hand) == 2


@rule("SG-1120")
def test_the_two_cards_are_discarded_in_order():
    game = ice(hands={"xu-chu": ["peach"]}, equipment={"xu-chu": ["lion-helmet"]}, hp={"xu-chu": 3})
    game.sun_quan.activates("ice-sha")
    game.sun_quan.takes("lion-helmet")
    assert game.hp["xu-chu"] == 4  # what the first card causes is over before the second is taken
    assert game.xu_chu.hand == []  # the only card that was left


@rule("SG-1121")
def test_with_the_frozen_sword_only_one_of_the_two_is_used():
    game = ice(hands={"xu-chu": ["peach", "wine", "dodge", "sha"]}, equipment={"sun-quan": ["frozen-sword"]})
    assert game.sun_quan.options == ["frozen-sword", "ice-sha", "pass"]
    game.sun_quan.activates("ice-sha")
    assert is_idle(game, "sun-quan")
    assert len(game.xu_chu.hand) == 2
    assert game.hp["xu-chu"] == 4


@rule("SG-1121")
def test_both_the_frozen_sword_and_the_ice_may_be_left():
    game = ice(hands={"xu-chu": ["peach"]}, equipment={"sun-quan": ["frozen-sword"]})
    game.sun_quan.passes()
    assert is_idle(game, "sun-quan")
    assert game.hp["xu-chu"] == 3


@rule("SG-1122")
def test_an_ice_sha_asks_nothing_where_the_target_has_no_cards():
    game = ice(judgement={"xu-chu": ["acedia"]})
    assert is_idle(game, "sun-quan")
    assert game.hp["xu-chu"] == 3


@rule("SG-1122")
def test_equipment_is_enough_for_an_ice_sha():
    game = ice(equipment={"xu-chu": ["hex-mark"], "sun-quan": ["red-hare"]})
    game.sun_quan.activates("ice-sha")
    game.sun_quan.takes("hex-mark")
    assert game.hp["xu-chu"] == 4


@rule("SG-1123")
def test_the_wooden_armor_does_not_stop_an_ice_sha():
    game = ice(equipment={"xu-chu": ["wooden-armor"]})
    game.sun_quan.passes()
    assert game.hp["xu-chu"] == 3


@rule("SG-1124")
def test_ice_spreads_through_chains_and_takes_no_cards_there():
    game = ice(hands={"xu-chu": ["peach"], "ma-chao": ["peach", "wine"]}, chained=["xu-chu", "ma-chao"])
    game.sun_quan.passes()
    assert is_idle(game, "sun-quan")  # nothing was asked about Ma Chao
    assert (game.hp["xu-chu"], game.hp["ma-chao"]) == (3, 3)
    assert len(game.ma_chao.hand) == 2


@rule("SG-1124")
def test_prevented_ice_does_not_spread():
    game = ice(hands={"xu-chu": ["peach"]}, chained=["xu-chu", "ma-chao"])
    game.sun_quan.activates("ice-sha")
    assert (game.hp["xu-chu"], game.hp["ma-chao"]) == (4, 4)
    assert game.chained == ["xu-chu", "ma-chao"]


# ---- stab Sha


def stab(*hand):
    """Sun Quan uses a stab Sha on Xu Chu with these cards, who dodges."""
    game = bare(hands={"sun-quan": ["stab-sha"], "xu-chu": list(hand)})
    game.sun_quan.uses("stab-sha", on="xu-chu")
    game.xu_chu.uses("dodge")
    return game


@content("stab-sha")
@rule("SG-1125")
def test_who_dodges_a_stab_sha_discards_a_hand_card_too():
    game = stab("dodge", "peach", "wine")
    game.xu_chu.discards("wine")
    assert game.hp["xu-chu"] == 4
    assert game.xu_chu.hand == ["peach"]


@content("stab-sha")
@rule("SG-1125")
def test_who_keeps_his_cards_is_hit_by_the_stab_sha_all_the_same():
    game = stab("dodge", "peach")
    game.xu_chu.chooses("suffer")
    assert game.hp["xu-chu"] == 3
    assert game.xu_chu.hand == ["peach"]


@content("stab-sha")
@rule("SG-1126")
def test_the_last_hand_card_as_dodge_counters_a_stab_sha():
    game = stab("dodge")
    assert is_idle(game, "sun-quan")
    assert game.hp["xu-chu"] == 4


@rule("SG-1127")
def test_a_stab_sha_is_neither_elemental_nor_normal():
    game = bare(hands={"sun-quan": ["stab-sha"]}, equipment={"xu-chu": ["wooden-armor"]}, chained=["xu-chu", "ma-chao"])
    game.sun_quan.uses("stab-sha", on="xu-chu")
    assert (game.hp["xu-chu"], game.hp["ma-chao"]) == (3, 4)
    assert told(game, "damage")[0]["element"] == "normal"
    assert game.chained == ["xu-chu", "ma-chao"]


@rule("SG-1127")
def test_the_feather_fan_does_not_turn_a_stab_sha():
    game = bare(hands={"sun-quan": ["stab-sha"]}, equipment={"sun-quan": ["feather-fan"]})
    game.sun_quan.uses("stab-sha", on="xu-chu")
    assert is_idle(game, "sun-quan")
    assert told(game, "damage")[0]["element"] == "normal"


@rule("SG-1128")
def test_which_cards_have_sha_in_their_description():
    say = texts("en", "sanguosha")
    naming = [id for id in KINDS if re.search(r"\bSha\b", f"{say(f'card-{id}')}. {say(f'text-{id}')}")]
    weapons = [kind.id for kind in KINDS.values() if "weapon" in kind.slots]
    others = ["black-shield", "wooden-armor", "dodge", "wine", "barbarians", "duel", "coerce"]
    assert sorted(naming) == sorted([*weapons, *others, *SHAS])


# ---- Dodge


@content("dodge")
@rule("SG-1130")
def test_a_dodge_counters_a_sha():
    game = bare(hands={"sun-quan": ["sha"], "xu-chu": ["dodge", "peach"]})
    game.sun_quan.uses("sha", on="xu-chu")
    game.xu_chu.uses("dodge")
    assert game.hp["xu-chu"] == 4
    assert game.xu_chu.hand == ["peach"]
    assert sorted(card.partition(":")[0] for card in game.discard) == ["dodge", "sha"]
    assert told(game, "use")[1]["answers"]["name"] == "sha"


@content("dodge")
@rule("SG-1130")
def test_a_dodge_is_played_against_raining_arrows():
    game = bare("sun-quan", "xu-chu", hands={"sun-quan": ["raining-arrows"], "xu-chu": ["dodge"]})
    game.sun_quan.uses("raining-arrows")
    game.nobody_negates()
    game.xu_chu.plays("dodge")
    assert game.hp["xu-chu"] == 4
    assert [event["play"]["name"] for event in told(game, "play")] == ["dodge"]


@content("dodge")
@rule("SG-1131")
def test_a_dodge_is_not_used_on_ones_own_initiative():
    game = bare(hands={"sun-quan": ["dodge"]})
    assert game.sun_quan.options == ["end"]
    assert game.fact("question.sun-quan.closed.dodge") == "SG-1131"


# ---- Peach


@content("peach")
@rule("SG-1140")
def test_a_peach_heals_its_user_when_he_is_idle_and_nobody_else():
    game = bare(hands={"sun-quan": ["peach"]}, hp={"sun-quan": 2, "xu-chu": 1})
    assert game.sun_quan.offered("peach", "targets") == []  # nobody to choose: himself
    game.sun_quan.uses("peach")
    assert (game.hp["sun-quan"], game.hp["xu-chu"]) == (3, 1)


@content("peach")
@rule("SG-1140")
def test_a_peach_saves_a_dying_hero():
    game = bare(hands={"sun-quan": ["sha"], "ma-chao": ["peach"]}, hp={"xu-chu": 1, "ma-chao": 2})
    game.sun_quan.uses("sha", on="xu-chu")
    assert (game.waits_for, game.kind) == ("ma-chao", "sanguosha.save")
    game.ma_chao.uses("peach")
    assert (game.hp["xu-chu"], game.hp["ma-chao"]) == (1, 2)
    assert "xu-chu" in game.alive


@content("peach")
@rule("SG-1142")
def test_a_peach_is_not_used_at_full_hp():
    game = bare(hands={"sun-quan": ["peach"]}, hp={"xu-chu": 1})
    assert game.sun_quan.why_not("peach") == "SG-1142"


# ---- Wine


@content("wine")
@rule("SG-1150")
def test_wine_makes_the_next_sha_stronger_once():
    game = bare("sun-quan", "xu-chu", hands={"sun-quan": ["wine", "sha", "sha"]}, skills={"sun-quan": ["roar"]})
    game.sun_quan.uses("wine")
    game.sun_quan.uses("sha", on="xu-chu")
    assert game.hp["xu-chu"] == 2
    game.sun_quan.uses("sha", on="xu-chu")
    assert game.hp["xu-chu"] == 1


@content("wine")
@rule("SG-1150")
def test_wine_is_drunk_once_in_a_turn():
    game = bare(hands={"sun-quan": ["wine", "wine", "sha"]})
    game.sun_quan.uses("wine")
    assert game.sun_quan.why_not("wine") == "SG-1150"
    game.sun_quan.uses("sha", on="xu-chu")
    assert game.sun_quan.why_not("wine") == "SG-1150"  # also when its bonus is gone


@rule("SG-1150")
def test_wine_that_has_no_effect_was_drunk_all_the_same():
    game = bare("yu-ji", "xu-chu", hands={"yu-ji": ["peach", "wine"]}, skills={"yu-ji": ["bewitch"]})
    game.yu_ji.uses("bewitch/wine", "peach")
    game.xu_chu.chooses("question")
    assert game.yu_ji.why_not("wine") == "SG-1150"


@content("wine")
@rule("SG-1151")
def test_wine_saves_its_user_from_death_without_limit():
    game = bare(hands={"sun-quan": ["wine", "wine", "wine", "duel"], "xu-chu": ["sha"]}, hp={"sun-quan": 1})
    game.sun_quan.uses("wine")
    game.sun_quan.uses("duel", on="xu-chu")
    game.nobody_negates()
    game.xu_chu.plays("sha")
    game.sun_quan.passes()
    game.sun_quan.uses("wine")
    assert game.hp["sun-quan"] == 1
    assert game.sun_quan.hand == ["wine"]
    assert is_idle(game, "sun-quan")


@rule("SG-1151")
def test_wine_that_saved_its_user_is_not_the_one_of_his_turn():
    game = bare(hands={"sun-quan": ["wine", "wine", "duel"], "xu-chu": ["sha"]}, hp={"sun-quan": 1})
    game.sun_quan.uses("duel", on="xu-chu")
    game.nobody_negates()
    game.xu_chu.plays("sha")
    game.sun_quan.passes()
    game.sun_quan.uses("wine")
    assert game.sun_quan.may("wine")


@rule("SG-1151")
def test_nobody_is_saved_with_the_wine_of_another():
    game = bare(hands={"sun-quan": ["sha"], "ma-chao": ["wine"]}, hp={"xu-chu": 1}, roles={"xu-chu": "spy"})
    game.sun_quan.uses("sha", on="xu-chu")
    assert game.ma_chao.options == ["pass"]


@rule("SG-1152")
def test_the_bonuses_of_two_wines_add_up():
    game = bare(hands={"sun-quan": ["wine", "sha"]}, effects=[["wine", "sun-quan", 1, "turn"]])
    game.sun_quan.uses("wine")
    game.sun_quan.uses("sha", on="xu-chu")
    assert game.hp["xu-chu"] == 1


@rule("SG-1153")
def test_the_bonus_of_wine_ends_with_the_turn():
    game = bare("sun-quan", "xu-chu", hands={"sun-quan": ["wine", "sha"], "xu-chu": ["duel"]})
    game.sun_quan.uses("wine")
    assert game.effects == [["wine", "sun-quan", 1, "turn"]]
    game.sun_quan.ends()
    assert game.turn == "xu-chu"
    assert game.effects == []


@rule("SG-1154")
def test_the_bonus_of_wine_goes_with_the_next_sha_though_it_is_dodged():
    game = bare("sun-quan", "xu-chu", hands={"sun-quan": ["wine", "sha", "sha"], "xu-chu": ["dodge"]},
                skills={"sun-quan": ["roar"]})  # fmt: skip
    game.sun_quan.uses("wine")
    game.sun_quan.uses("sha", on="xu-chu")
    game.xu_chu.uses("dodge")
    game.sun_quan.uses("sha", on="xu-chu")
    assert game.hp["xu-chu"] == 3


# ---- the Shadow


@content("shadow")
@rule("SG-1160")
def test_a_shadow_is_neither_used_nor_played():
    game = bare("sun-quan", "xu-chu", hands={"sun-quan": ["shadow", "duel"], "xu-chu": ["shadow", "shadow"]},
                equipment={"xu-chu": ["serpent-halberd"]})  # fmt: skip
    assert game.sun_quan.options == ["duel", "end"]
    assert game.fact("question.sun-quan.closed.shadow") == "SG-1160"
    game.sun_quan.uses("duel", on="xu-chu")
    game.nobody_negates()
    assert game.xu_chu.options == ["pass"]  # two of them are no Sha either


@content("shadow", "ghost-talent")
@rule("SG-1160")
def test_a_shadow_does_not_change_a_judgement():
    game = bare("sun-quan", "sima-yi", "xu-chu", turn="xu-chu", phase="judgement", judgement={"xu-chu": ["acedia"]},
                hands={"sima-yi": ["shadow", "peach:heart-3"]}, skills={"sima-yi": ["ghost-talent"]})  # fmt: skip
    game.nobody_negates()
    assert game.sima_yi.offered("ghost-talent") == ["peach:heart-3"]


@content("shadow", "ghost-way")
@rule("SG-1160", "SG-1162")
def test_a_shadow_is_a_black_card_that_ghost_way_cannot_play():
    game = bare("sun-quan", "zhang-jiao", "xu-chu", turn="xu-chu", phase="judgement", judgement={"xu-chu": ["acedia"]},
                hands={"zhang-jiao": ["shadow", "peach:heart-3", "sha:club-7"]},
                skills={"zhang-jiao": ["ghost-way"]})  # fmt: skip
    game.nobody_negates()
    assert game.zhang_jiao.offered("ghost-way") == ["sha:club-7"]


@content("shadow")
@rule("SG-1162")
def test_a_shadow_is_a_spade_where_a_card_is_only_shown():
    hands = {"sun-quan": ["blaze", "sha:spade-7", "dodge:heart-2"], "xu-chu": ["shadow"]}
    game = bare("sun-quan", "xu-chu", hands=hands)
    game.sun_quan.uses("blaze", on="xu-chu")
    game.nobody_negates()
    assert game.sun_quan.offered("discard") == ["sha:spade-7"]


@content("shadow")
@rule("SG-1160")
def test_a_shadow_leaves_the_game_instead_of_going_to_the_discard_pile():
    game = bare("sun-quan", "xu-chu", hands={"sun-quan": ["dismantle"], "xu-chu": ["shadow"]})
    game.sun_quan.uses("dismantle", on="xu-chu")
    game.nobody_negates()
    assert [card.partition(":")[0] for card in game.removed] == ["shadow"]
    assert [card.partition(":")[0] for card in game.discard] == ["dismantle"]


@rule("SG-1160")
def test_a_shadow_comes_from_outside_the_game():
    game = bare("sun-quan", "xu-chu", hands={"sun-quan": ["shadow"]})
    assert not [card for card in game.deck if card.startswith("shadow:")]
