"""Normal tactics (SG-1301 to SG-1333, SG-1372 to SG-1385)."""

import pytest

from tests.games.sanguosha.rules.bare import bare
from tests.games.sanguosha.rules.heroes.tables import is_idle, told
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.games.sanguosha.content import KINDS
from tianxia.scenario import refused

PAIR = ("sun-quan", "xu-chu")


def pair(*hand, other=(), **position):
    """Sun Quan is idle with these cards, Xu Chu has the others."""
    return bare(*PAIR, hands={"sun-quan": list(hand), "xu-chu": list(other)}, **position)


def on_xu_chu(tactic, *hand, other=(), **position):
    """Sun Quan, who has this tactic and these cards, uses it on Xu Chu, who has the others; nobody negates it."""
    game = pair(tactic, *hand, other=other, **position)
    game.sun_quan.uses(tactic, on="xu-chu")
    game.nobody_negates()
    return game


def kinds(cards):
    """What cards are, whatever their suits."""
    return sorted(card.partition(":")[0] for card in cards)


# ---- all tactics


@rule("SG-1301")
def test_a_normal_tactic_goes_to_the_discard_pile_and_a_delayed_one_to_the_target():
    game = pair("out-of-nothing:heart-7", "acedia:club-6", deck=["peach", "peach"])
    game.sun_quan.uses("out-of-nothing")
    game.nobody_negates()
    assert game.discard == ["out-of-nothing:heart-7"]
    game.sun_quan.uses("acedia", on="xu-chu")
    assert game.discard == ["out-of-nothing:heart-7"]
    assert game.judgement["xu-chu"] == ["acedia:club-6"]


@rule("SG-1302")
@pytest.mark.parametrize(
    ("tactic", "order"),
    [("barbarians", ["da-qiao", "sun-quan", "xu-chu"]), ("raining-arrows", ["da-qiao", "sun-quan", "xu-chu"]),
     ("truce", ["ma-chao", "da-qiao", "sun-quan", "xu-chu"])],
)  # fmt: skip
def test_tactics_with_many_targets_go_round_from_the_current_player(tactic, order):
    seats = dict.fromkeys(("sun-quan", "xu-chu", "ma-chao", "da-qiao"), 2)
    game = bare(turn="ma-chao", hands={"ma-chao": [tactic]}, hp=seats)
    game.ma_chao.uses(tactic)
    kind, key = ("heal", "seat") if tactic == "truce" else ("damage", "victim")
    names = ["sun-quan", "xu-chu", "ma-chao", "da-qiao"]
    assert [names[event[key]] for event in told(game, kind)] == order


@rule("SG-1302")
def test_harvest_is_for_everybody():
    game = bare(hands={"sun-quan": ["harvest"]}, deck=["peach", "wine", "dodge", "sha"])
    game.sun_quan.uses("harvest")
    assert sorted(told(game, "use")[0]["targets"]) == [0, 1, 2, 3]


@rule("SG-1372")
def test_the_wise_tactics():
    assert sorted(kind.id for kind in KINDS.values() if kind.wise) == ["dismantle", "negate", "out-of-nothing"]


@rule("SG-1373", "SG-1385")
def test_damage_tactics_and_damage_cards():
    tactics = ["barbarians", "blaze", "duel", "raining-arrows"]
    assert sorted(kind.id for kind in KINDS.values() if kind.tactic_damage) == tactics
    shas = [kind.id for kind in KINDS.values() if kind.is_sha]
    others = ["lightning", "loot-a-burning-house", "catch-off-guard"]
    assert sorted(kind.id for kind in KINDS.values() if kind.damages) == sorted([*shas, *tactics, *others])


@rule("SG-1375")
def test_a_tactic_for_all_leaves_out_who_cannot_become_its_target():
    game = bare(
        "sun-quan", "xu-chu", "jia-xu", hands={"sun-quan": ["barbarians:spade-7"]}, skills={"jia-xu": ["curtain"]}
    )
    game.sun_quan.uses("barbarians")
    assert told(game, "use")[0]["targets"] == [1]
    assert game.hp == {"sun-quan": 4, "xu-chu": 3, "jia-xu": 3}


@rule("SG-1376")
def test_a_tactic_for_all_with_one_target_left_is_used_on_a_single_target():
    game = pair("barbarians")
    game.sun_quan.uses("barbarians")
    assert game.history[0] == ["use", "sun-quan", "xu-chu", 1, "barbarians"]
    assert KINDS["barbarians"].multi


# ---- damage tactics


@content("duel")
@rule("SG-1310")
def test_in_a_duel_the_target_plays_first_and_who_has_no_sha_left_is_hurt():
    game = on_xu_chu("duel", "sha", other=["sha", "peach"])
    assert (game.waits_for, game.kind) == ("xu-chu", "sanguosha.play")
    game.xu_chu.plays("sha")
    game.sun_quan.plays("sha")
    game.xu_chu.passes()
    assert game.hp == {"sun-quan": 4, "xu-chu": 3}
    assert told(game, "damage")[0]["source"] == 0


@content("duel")
@rule("SG-1310")
def test_the_user_of_a_duel_may_lose_it():
    game = on_xu_chu("duel", "peach", other=["sha"])
    game.xu_chu.plays("sha")
    game.sun_quan.passes()
    assert game.hp == {"sun-quan": 3, "xu-chu": 4}
    assert told(game, "damage")[0]["source"] == 1


@content("duel")
@rule("SG-1310")
def test_nobody_duels_with_himself_and_distance_is_no_matter():
    game = bare(hands={"sun-quan": ["duel"]})
    assert game.sun_quan.offered("duel", "targets") == ["xu-chu", "ma-chao", "da-qiao"]


@content("barbarians", "raining-arrows")
@rule("SG-1311", "SG-1312")
@pytest.mark.parametrize(
    ("tactic", "answer", "other"), [("barbarians", "sha", "dodge"), ("raining-arrows", "dodge", "sha")]
)
def test_each_other_hero_plays_the_answer_or_is_hurt(tactic, answer, other):
    game = bare(hands={"sun-quan": [tactic], "xu-chu": [answer, other], "ma-chao": [other]})
    game.sun_quan.uses(tactic)
    game.nobody_negates()
    assert game.xu_chu.options == [answer, "pass"]
    game.xu_chu.plays(answer)
    game.nobody_negates()
    assert game.ma_chao.options == ["pass"]
    game.ma_chao.passes()
    game.nobody_negates()
    assert game.hp == {"sun-quan": 4, "xu-chu": 4, "ma-chao": 3, "da-qiao": 2}
    assert [event["source"] for event in told(game, "damage")] == [0, 0]


def burns(*hand, other=("peach:heart-3", "sha:spade-7"), shows="peach:heart-3"):
    """Sun Quan with these cards uses Blaze on Xu Chu, who shows a heart."""
    game = on_xu_chu("blaze", *hand, other=other)
    game.xu_chu.chooses("cards", shows)
    return game


@content("blaze")
@rule("SG-1319", "SG-621")
def test_a_card_of_the_suit_shown_for_blaze_burns_him():
    game = burns("dodge:heart-2", "wine:spade-3")
    assert game.sun_quan.offered("discard") == ["dodge:heart-2"]
    game.sun_quan.discards("dodge:heart-2")
    assert game.hp["xu-chu"] == 3
    assert told(game, "damage")[0]["element"] == "fire"
    assert game.discarded == [["dodge:heart-2", "sun-quan", "hand"]]
    assert game.xu_chu.hand == ["peach", "sha"]  # it was only shown


@content("blaze")
@rule("SG-1319")
def test_blaze_may_be_left_without_effect():
    game = burns("dodge:heart-2")
    game.sun_quan.passes()
    assert game.hp["xu-chu"] == 4
    without = burns("wine:spade-3")
    assert without.sun_quan.options == ["pass"]


@content("blaze")
@rule("SG-1319")
def test_blaze_is_for_heroes_with_hand_cards_and_may_burn_its_user():
    game = bare(hands={"sun-quan": ["blaze", "peach:heart-3"], "ma-chao": ["dodge"]})
    assert game.sun_quan.offered("blaze", "targets") == ["sun-quan", "ma-chao"]
    game.sun_quan.uses("blaze", on="sun-quan")
    game.nobody_negates()
    game.sun_quan.discards("peach")
    assert game.hp["sun-quan"] == 3
    alone = bare(hands={"sun-quan": ["blaze"], "ma-chao": ["dodge"]})
    assert alone.sun_quan.offered("blaze", "targets") == ["ma-chao"]  # the card itself is no hand card left


# ---- cards of others


@content("dismantle")
@rule("SG-1313", "SG-621")
def test_dismantle_discards_a_card_of_any_area_of_another():
    areas = {"equipment": {"xu-chu": ["hex-mark"]}, "judgement": {"xu-chu": ["acedia:club-6"]}}
    for card in ("hex-mark", "acedia"):
        game = on_xu_chu("dismantle", other=["peach", "wine"], **areas)
        assert game.sun_quan.options == ["hand", "card"]
        game.sun_quan.takes(card)
        assert kinds(name for name, whose, _ in game.discarded if whose == "xu-chu") == [card]
        assert len(game.xu_chu.hand) == 2
    hand = on_xu_chu("dismantle", other=["peach", "wine"], **areas)
    hand.sun_quan.takes()
    assert len(hand.xu_chu.hand) == 1
    assert len(hand.discarded) == 1


@rule("SG-1313")
def test_the_hand_card_that_dismantle_hits_is_random():
    hit = set()
    for seed in range(12):
        game = on_xu_chu("dismantle", other=["peach:heart-3", "wine:spade-3"], seed=seed)
        hit |= {name for name, _, _ in game.discarded}
    assert hit == {"peach:heart-3", "wine:spade-3"}


@content("dismantle")
@rule("SG-1313")
def test_dismantle_has_no_distance_and_needs_cards():
    game = bare(hands={"sun-quan": ["dismantle"], "ma-chao": ["peach"]}, judgement={"da-qiao": ["acedia"]})
    assert game.sun_quan.offered("dismantle", "targets") == ["ma-chao", "da-qiao"]


@content("snatch")
@rule("SG-1314")
def test_snatch_takes_a_card_of_a_neighbour():
    game = bare(
        hands={"sun-quan": ["snatch"], "xu-chu": ["peach"], "ma-chao": ["peach"]}, equipment={"xu-chu": ["lion-helmet"]}
    )
    assert game.sun_quan.offered("snatch", "targets") == ["xu-chu"]
    with refused("SG-1005"):
        game.sun_quan.uses("snatch", on="ma-chao")
    game.sun_quan.uses("snatch", on="xu-chu")
    game.nobody_negates()
    game.sun_quan.takes("lion-helmet")
    assert game.sun_quan.hand == ["lion-helmet"]
    assert game.xu_chu.equipped == []
    assert game.discarded == []


@content("snatch")
@rule("SG-1314")
def test_snatch_takes_a_delayed_tactic_or_a_hand_card():
    game = on_xu_chu("snatch", other=["peach"], judgement={"xu-chu": ["acedia:club-6"]})
    game.sun_quan.takes("acedia")
    assert game.hands["sun-quan"] == ["acedia:club-6"]
    hand = on_xu_chu("snatch", other=["peach"])
    assert (hand.sun_quan.hand, hand.xu_chu.hand) == (["peach"], [])


@content("total-trust")
@rule("SG-1380")
def test_total_trust_takes_two_cards_and_gives_two_back():
    areas = {"equipment": {"xu-chu": ["lion-helmet"]}, "judgement": {"xu-chu": ["acedia"]}}
    game = on_xu_chu("total-trust", "sha", other=["peach"], **areas)
    game.sun_quan.takes("acedia")
    game.sun_quan.chooses("take")
    game.sun_quan.takes("lion-helmet")
    game.sun_quan.chooses("cards", "sha", "acedia")
    assert game.sun_quan.hand == ["lion-helmet"]
    assert sorted(game.xu_chu.hand) == ["acedia", "peach", "sha"]


@content("total-trust")
@rule("SG-1380")
def test_total_trust_may_take_one_card_and_is_for_neighbours():
    game = bare(hands={"sun-quan": ["total-trust", "sha", "dodge"], "xu-chu": ["peach"], "ma-chao": ["peach"]},
                equipment={"xu-chu": ["lion-helmet"]})  # fmt: skip
    assert game.sun_quan.offered("total-trust", "targets") == ["xu-chu"]
    game.sun_quan.uses("total-trust", on="xu-chu")
    game.nobody_negates()
    game.sun_quan.takes("lion-helmet")
    game.sun_quan.passes()
    game.sun_quan.chooses("cards", "sha")
    assert sorted(game.sun_quan.hand) == ["dodge", "lion-helmet"]
    assert sorted(game.xu_chu.hand) == ["peach", "sha"]


@content("total-trust")
@rule("SG-1380", "SG-392")
def test_both_cards_of_total_trust_are_taken_together():
    game = bare(hands={"sun-quan": ["total-trust"], "xu-chu": ["peach"]}, hp={"xu-chu": 1},
                equipment={"xu-chu": ["lion-helmet"]}, skills={"xu-chu": ["linked-camps"]}, deck=["duel"])  # fmt: skip
    game.sun_quan.uses("total-trust", on="xu-chu")
    game.nobody_negates()
    game.sun_quan.takes("lion-helmet")
    assert (game.xu_chu.equipped, game.hp["xu-chu"]) == (["lion-helmet"], 1)  # named, but not moved yet
    game.sun_quan.chooses("take")
    assert sorted(game.sun_quan.hand) == ["lion-helmet", "peach"]
    game.xu_chu.activates("linked-camps")
    assert (game.xu_chu.hand, game.hp["xu-chu"]) == (["duel", "peach", "lion-helmet"], 2)
    assert is_idle(game, "sun-quan")


@content("total-trust")
@rule("SG-1380")
def test_total_trust_does_not_take_what_came_for_the_card_it_took():
    game = bare(hands={"sun-quan": ["total-trust", "sha"], "xu-chu": ["peach"]}, skills={"xu-chu": ["linked-camps"]},
                deck=["duel"])  # fmt: skip
    game.sun_quan.uses("total-trust", on="xu-chu")
    game.nobody_negates()
    game.xu_chu.activates("linked-camps")
    assert game.sun_quan.offered("cards") == game.hands["sun-quan"]
    game.sun_quan.chooses("cards", "sha")
    assert (game.sun_quan.hand, game.xu_chu.hand) == (["peach"], ["duel", "sha"])


def looted():
    """Xu Chu, with one Peach, is looted by Sun Quan."""
    game = on_xu_chu("loot-a-burning-house", other=["peach:heart-3"])
    assert told(game, "show")[0]["seat"] == 1
    return game


@content("loot-a-burning-house")
@rule("SG-1381")
def test_who_is_looted_gives_the_card_that_was_shown():
    game = looted()
    game.xu_chu.chooses("give")
    assert game.hands == {"sun-quan": ["peach:heart-3"], "xu-chu": []}
    assert game.hp["xu-chu"] == 4


@content("loot-a-burning-house")
@rule("SG-1381")
def test_everybody_knows_the_card_that_was_shown_and_given():
    hands = {"sun-quan": ["loot-a-burning-house"], "xu-chu": ["peach:heart-3", "wine:spade-3"]}
    game = bare("sun-quan", "xu-chu", "ma-chao", hands=hands)
    game.sun_quan.uses("loot-a-burning-house", on="xu-chu")
    game.nobody_negates()
    game.xu_chu.chooses("give")
    [given] = game.hands["sun-quan"]
    assert game.knows == {"hands": {"sun-quan": [[given, ["everybody"]]]}}


@content("loot-a-burning-house")
@rule("SG-1381")
def test_who_is_looted_may_keep_the_card_and_suffer():
    game = looted()
    game.xu_chu.chooses("suffer")
    assert game.hands == {"sun-quan": [], "xu-chu": ["peach:heart-3"]}
    assert game.hp["xu-chu"] == 3
    assert told(game, "damage")[0]["source"] == 0


@content("catch-off-guard")
@rule("SG-1382")
def test_a_card_of_another_suit_is_caught_off_guard():
    game = pair("catch-off-guard", other=["peach"])
    suit = game.hands["sun-quan"][0].partition(":")[2].partition("-")[0]
    for shown, hp in ((f"sha:{suit}", 4), ("sha:heart" if suit != "heart" else "sha:spade", 3)):
        game = on_xu_chu("catch-off-guard", other=[shown])
        assert len(told(game, "show")) == 1
        assert game.hp["xu-chu"] == hp
        assert game.xu_chu.hand == ["sha"]


@rule("SG-1381", "SG-1382")
@pytest.mark.parametrize("tactic", ["loot-a-burning-house", "catch-off-guard"])
def test_both_need_another_hero_with_hand_cards(tactic):
    game = bare(hands={"sun-quan": [tactic, "peach"], "ma-chao": ["peach"]}, equipment={"xu-chu": ["hex-mark"]})
    assert game.sun_quan.offered(tactic, "targets") == ["ma-chao"]


@rule("SG-1384")
@pytest.mark.parametrize("tactic", ["loot-a-burning-house", "catch-off-guard"])
def test_the_card_that_is_shown_is_picked_blindly(tactic):
    shown = set()
    for seed in range(12):
        game = on_xu_chu(tactic, other=["peach:heart-3", "wine:spade-3"], seed=seed)
        shown |= {card["face"] for event in told(game, "show") for card in event["cards"]}
    assert len(shown) == 2


@content("demobilization")
@rule("SG-1383")
def test_demobilization_puts_all_equipment_back_into_the_hand():
    game = bare(
        hands={"sun-quan": ["demobilization"]}, equipment={"ma-chao": ["lion-helmet", "hex-mark"]}, hp={"ma-chao": 2}
    )
    assert game.sun_quan.offered("demobilization", "targets") == ["ma-chao"]
    game.sun_quan.uses("demobilization", on="ma-chao")
    game.nobody_negates()
    assert game.ma_chao.equipped == []
    assert sorted(game.ma_chao.hand) == ["hex-mark", "lion-helmet"]
    assert game.hp["ma-chao"] == 3


@content("demobilization")
@rule("SG-1383")
def test_demobilization_is_for_oneself_too():
    game = bare(hands={"sun-quan": ["demobilization"]}, equipment={"sun-quan": ["hex-mark"]})
    game.sun_quan.uses("demobilization", on="sun-quan")
    game.nobody_negates()
    assert game.sun_quan.hand == ["hex-mark"]


# ---- Coerce


def coerced(**position):
    """Sun Quan sends Xu Chu, who has the Kirin Bow, against Ma Chao."""
    hands = {"sun-quan": ["coerce"], "xu-chu": ["sha", "sha"]} | position.pop("hands", {})
    equipment = {"xu-chu": ["kirin-bow"]} | position.pop("equipment", {})
    game = bare(hands=hands, equipment=equipment, **position)
    game.sun_quan.uses("coerce", on="xu-chu", second="ma-chao")
    game.nobody_negates()
    return game


@content("coerce")
@rule("SG-1330")
def test_a_coerced_hero_uses_sha_on_the_one_who_was_named():
    game = coerced()
    assert (game.waits_for, game.kind) == ("xu-chu", "sanguosha.use-sha")
    game.xu_chu.uses("sha")
    assert game.hp["ma-chao"] == 3
    assert game.xu_chu.equipped == ["kirin-bow"]
    assert told(game, "use")[1]["targets"] == [2]


@content("coerce")
@rule("SG-1330")
def test_a_coerced_hero_who_does_not_strike_gives_up_his_weapon():
    game = coerced()
    game.xu_chu.passes()
    assert game.sun_quan.hand == ["kirin-bow"]
    assert game.xu_chu.equipped == []
    assert game.hp["ma-chao"] == 4


@content("coerce")
@rule("SG-1330")
def test_coerce_is_for_another_with_a_weapon_and_names_one_in_his_reach():
    game = bare(
        hands={"sun-quan": ["coerce"]},
        equipment={"xu-chu": ["zhuge-crossbow"], "sun-quan": ["kirin-bow"], "ma-chao": ["hex-mark"]},
    )
    assert game.sun_quan.offered("coerce", "targets") == ["xu-chu"]
    assert game.sun_quan.may("coerce", on="xu-chu", second="sun-quan")  # also the user himself
    assert not game.sun_quan.may("coerce", on="xu-chu", second="ma-chao")  # two steps away by his horse
    assert not game.sun_quan.may("coerce", on="xu-chu", second="xu-chu")
    assert not game.sun_quan.may("coerce", on="xu-chu", second="da-qiao")


@rule("SG-1330")
def test_coerce_has_one_target_and_is_no_damage_card():
    game = coerced()
    assert told(game, "use")[0]["targets"] == [1]
    assert not KINDS["coerce"].damages
    assert not KINDS["coerce"].multi


def disarmed(second):
    """God Zhao Yun negates Coerce with his own weapon, which is negated in turn: he has none when it takes effect."""
    game = bare(
        "sun-quan",
        "god-zhao-yun",
        "xu-chu",
        "ma-chao",
        hp={"god-zhao-yun": 1},
        skills={"god-zhao-yun": ["dragon-soul"]},
        equipment={"god-zhao-yun": ["serpent-halberd"]},
        hands={"sun-quan": ["coerce", "negate"], "god-zhao-yun": ["sha"]},
    )
    game.sun_quan.uses("coerce", on="god-zhao-yun", second=second)
    game.sun_quan.lets()
    game.god_zhao_yun.uses("dragon-soul/negate", "serpent-halberd")
    game.sun_quan.negates()
    game.nobody_negates()
    return game


@rule("SG-1331")
def test_a_hero_who_lost_his_weapon_may_still_strike_one_in_reach_and_loses_nothing_more():
    game = disarmed("xu-chu")
    assert (game.waits_for, game.kind) == ("god-zhao-yun", "sanguosha.use-sha")
    game.god_zhao_yun.passes()
    assert game.sun_quan.hand == []
    assert game.hp["xu-chu"] == 4
    striking = disarmed("xu-chu")
    striking.god_zhao_yun.uses("sha")
    assert striking.hp["xu-chu"] == 3


@rule("SG-1331")
def test_coerce_ends_where_the_weapon_is_gone_and_with_it_the_reach():
    game = disarmed("ma-chao")
    assert is_idle(game, "sun-quan")
    assert (game.hp["ma-chao"], game.god_zhao_yun.hand) == (4, ["sha"])


@rule("SG-1333")
def test_the_sha_of_coerce_is_countless_and_needs_a_legal_target():
    game = bare(
        "sun-quan", "xu-chu", "zhuge-liang", equipment={"sun-quan": ["kirin-bow"]}, turn="xu-chu",
        hands={"xu-chu": ["coerce"], "sun-quan": ["sha"]}, skills={"zhuge-liang": ["empty-city"]},
    )  # fmt: skip
    game.xu_chu.uses("coerce", on="sun-quan", second="zhuge-liang")
    game.nobody_negates()
    assert game.sun_quan.options == ["pass"]  # Empty City
    game.sun_quan.passes()
    assert game.xu_chu.hand == ["kirin-bow"]


@rule("SG-1333")
def test_a_hero_coerced_by_himself_in_his_turn_keeps_his_sha():
    game = bare(
        "sun-quan",
        "xu-chu",
        equipment={"sun-quan": ["kirin-bow"]},
        hands={"xu-chu": ["coerce", "dodge"], "sun-quan": ["sha"]},
        turn="xu-chu",
    )
    game.xu_chu.uses("coerce", on="sun-quan", second="xu-chu")
    game.nobody_negates()
    game.sun_quan.uses("sha")
    game.xu_chu.passes()
    assert game.used == []  # nothing counts for a limit


# ---- for oneself or for all


@content("out-of-nothing")
@rule("SG-1315")
def test_out_of_nothing_draws_two():
    game = pair("out-of-nothing", deck=["peach:heart-3", "wine:spade-3"])
    game.sun_quan.uses("out-of-nothing")
    assert sorted(game.hands["sun-quan"]) == ["peach:heart-3", "wine:spade-3"]


@content("truce")
@rule("SG-1316")
def test_truce_heals_everybody_who_is_wounded():
    game = bare(hands={"sun-quan": ["truce"], "ma-chao": ["negate"]}, hp={"sun-quan": 1, "xu-chu": 3, "da-qiao": 2})
    game.sun_quan.uses("truce")
    assert told(game, "use")[0]["targets"] == [0, 1, 2, 3]
    game.nobody_negates()
    assert game.hp == {"sun-quan": 2, "xu-chu": 4, "ma-chao": 4, "da-qiao": 3}
    assert [event["seat"] for event in told(game, "ineffective")] == [2]


@content("truce")
@rule("SG-1316")
def test_truce_may_be_used_when_all_are_whole_and_nobody_negates_nothing():
    game = bare(hands={"sun-quan": ["truce"], "ma-chao": ["negate"]})
    game.sun_quan.uses("truce")
    assert is_idle(game, "sun-quan")
    assert game.ma_chao.hand == ["negate"]


@content("harvest")
@rule("SG-1317")
def test_at_the_harvest_each_takes_one_card_in_turn_order():
    game = bare(
        turn="ma-chao",
        hands={"ma-chao": ["harvest"]},
        deck=["peach:heart-3", "wine:spade-3", "dodge:heart-2", "sha:spade-7"],
    )
    game.ma_chao.uses("harvest")
    for hero, card in (("ma-chao", "wine:spade-3"), ("da-qiao", "sha:spade-7"), ("sun-quan", "peach:heart-3")):
        assert game.waits_for == hero
        getattr(game, hero.replace("-", "_")).chooses("cards", card)
        game.nobody_negates()
    assert game.hands == {
        "sun-quan": ["peach:heart-3"],
        "xu-chu": ["dodge:heart-2"],
        "ma-chao": ["wine:spade-3"],
        "da-qiao": ["sha:spade-7"],
    }
    assert kinds(game.discard) == ["harvest"]


@content("harvest")
@rule("SG-1318", "SG-639")
def test_what_a_negated_harvest_leaves_is_placed_in_the_discard_pile():
    game = bare(
        "sun-quan",
        "xu-chu",
        hands={"sun-quan": ["harvest", "sha"], "xu-chu": ["negate"]},
        deck=["peach:heart-3", "wine:spade-3"],
    )
    game.sun_quan.uses("harvest")
    game.sun_quan.lets()
    game.xu_chu.negates()
    game.nobody_negates()  # against that Negate, and against Harvest for Xu Chu
    game.xu_chu.chooses("cards", "wine")
    assert game.sun_quan.hand == ["sha"]
    assert game.xu_chu.hand == ["wine"]
    assert kinds(game.discard) == ["harvest", "negate", "peach"]
    assert game.discarded == []


@rule("SG-1322")
def test_the_cards_of_harvest_lie_open_before_anybody_may_negate():
    game = bare(
        hands={"sun-quan": ["harvest"], "xu-chu": ["negate"]},
        deck=["peach:heart-3", "wine:spade-3", "dodge:heart-2", "sha:spade-7"],
    )
    game.sun_quan.uses("harvest")
    assert game.kind == "sanguosha.negate"
    assert kinds(game.processing) == ["dodge", "harvest", "peach", "sha", "wine"]
    game.xu_chu.negates()
    game.nobody_negates()
    assert game.waits_for == "xu-chu"
    assert len(game.xu_chu.offered("cards")) == 4  # Sun Quan took none of them


@content("iron-shackle")
@rule("SG-1320")
def test_an_iron_shackle_chains_one_or_two_and_frees_who_is_chained():
    game = bare(hands={"sun-quan": ["iron-shackle", "iron-shackle"]}, chained=["ma-chao"])
    assert game.sun_quan.offered("iron-shackle", "targets") == ["sun-quan", "xu-chu", "ma-chao", "da-qiao"]
    game.sun_quan.uses("iron-shackle", on=["xu-chu", "ma-chao"])
    game.nobody_negates()
    assert game.chained == ["xu-chu"]
    game.sun_quan.uses("iron-shackle", on="sun-quan")
    assert game.chained == ["sun-quan", "xu-chu"]


@rule("SG-1320")
def test_an_iron_shackle_does_not_chain_three():
    game = bare(hands={"sun-quan": ["iron-shackle"]})
    with refused("SG-1005"):
        game.sun_quan.uses("iron-shackle", on=["sun-quan", "xu-chu", "ma-chao"])


@content("iron-shackle")
@rule("SG-1320", "SG-638", "SG-430")
def test_a_reforged_iron_shackle_is_no_use_and_cannot_be_negated():
    game = pair("iron-shackle:spade-11", other=["negate"], deck=["peach:heart-3"])
    game.sun_quan.reforges("iron-shackle")
    assert is_idle(game, "sun-quan")
    assert game.hands["sun-quan"] == ["peach:heart-3"]
    assert game.discard == ["iron-shackle:spade-11"]
    assert (told(game, "use"), game.discarded) == ([], [])
    moves = [(event["from"], event["to"]) for event in told(game, "move")]
    assert moves == [("hand/0", "processing"), ("processing", "discard"), ("deck", "hand/0")]
