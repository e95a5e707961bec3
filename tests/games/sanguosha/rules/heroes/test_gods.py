"""The gods, skill by skill."""

from typing import Any

import pytest

from tests.games.sanguosha.rules.heroes.tables import activated, is_idle, table, told
from tests.games.sanguosha.rules.marks import content, rule
from tianxia.scenario import Scenario, refused

# ---- God Guan Yu


@content("god-of-war")
@rule("SG-1410")
@pytest.mark.parametrize("card", ["peach:heart-3", "acedia:heart-6", "fire-sha:heart-4"])
def test_the_heart_hand_cards_of_god_guan_yu_are_sha(card: str):
    game = table("god-guan-yu", "zhang-fei", hands={"god-guan-yu": [card]}, hp={"god-guan-yu": 3})
    assert game.god_guan_yu.options == ["sha", "end"]
    game.god_guan_yu.uses("sha", on="zhang-fei")
    assert game.hp["zhang-fei"] == 3
    used = told(game, "use")[0]["use"]
    assert (used["name"], f"{used['suit']}-{used['number']}") == ("sha", card.partition(":")[2])


@content("god-of-war")
def test_heart_sha_strike_at_any_distance_and_others_do_not():
    others = ("zhang-fei", "cao-cao", "sun-quan", "liu-bei")
    game = table("god-guan-yu", *others, hands={"god-guan-yu": ["peach:heart-3", "sha:spade-7"]})
    assert game.god_guan_yu.may("sha", "peach:heart-3", on="cao-cao")
    assert game.god_guan_yu.why_not("sha", "sha:spade-7", on="cao-cao") == "SG-1005"
    assert game.god_guan_yu.may("sha", "sha:spade-7", on="liu-bei")


@content("god-of-war")
def test_a_heart_in_his_hand_is_no_dodge_and_no_peach():
    hands = {"zhang-fei": ["sha"], "god-guan-yu": ["dodge:heart-2", "peach:heart-3"], "cao-cao": ["peach"]}
    game = table("zhang-fei", "god-guan-yu", "cao-cao", hp={"god-guan-yu": 1}, hands=hands)
    game.zhang_fei.uses("sha", on="god-guan-yu")
    assert game.god_guan_yu.options == ["pass"]  # no Dodge
    game.god_guan_yu.passes()
    assert game.god_guan_yu.options == ["pass"]  # no Peach
    game.god_guan_yu.passes()
    game.cao_cao.uses("peach")
    assert game.hp["god-guan-yu"] == 1


@content("god-of-war")
def test_equipped_hearts_are_what_they_are():
    game = table("god-guan-yu", "zhang-fei", equipment={"god-guan-yu": ["red-hare:heart-5"]})
    assert game.god_guan_yu.options == ["end"]


@content("god-of-war")
@rule("SG-1245")
def test_supplies_are_not_viewed_as_sha():
    game = table("god-guan-yu", "zhang-fei", hp={"god-guan-yu": 3}, supplies=["peach:heart-3"],
                 equipment={"god-guan-yu": ["wooden-cow"]})  # fmt: skip
    assert "sha" not in game.god_guan_yu.options
    game.god_guan_yu.uses("peach")
    assert game.hp["god-guan-yu"] == 4


@content("god-of-war")
@rule("SG-1412")
def test_a_heart_tactic_of_god_guan_yu_is_a_basic_card():
    game = table("god-guan-yu", "liu-shan", hands={"god-guan-yu": ["sha:spade-7", "acedia:heart-6", "duel:club-1"]})
    game.god_guan_yu.uses("sha", "sha:spade-7", on="liu-shan")
    assert game.god_guan_yu.offered("discard") == ["acedia:heart-6"]
    game.god_guan_yu.chooses("discard", "acedia")
    assert game.hp["liu-shan"] == 2


@content("soul-of-vengeance")
def test_whoever_hurts_god_guan_yu_gets_a_nightmare_for_each_damage():
    game = table("zhang-fei", "god-guan-yu", hands={"zhang-fei": ["wine", "sha"]})
    game.zhang_fei.uses("wine")
    game.zhang_fei.uses("sha", on="god-guan-yu")
    assert game.tokens == {"zhang-fei": {"nightmare": 2}}


@content("soul-of-vengeance")
def test_damage_without_another_source_gives_no_nightmare():
    game = table(
        "god-guan-yu", "zhang-fei", phase="judgement", judgement={"god-guan-yu": ["lightning"]}, deck=["sha:spade-7"]
    )
    assert game.hp["god-guan-yu"] == 2
    assert game.tokens == {}


def god_guan_yu_dies(next_card: str, **tokens: int) -> Scenario:
    """Zhang Fei, the ruler, kills God Guan Yu, a rebel; the next card of the deck is this."""
    game = table(
        "zhang-fei", "god-guan-yu", "cao-cao", "sun-quan", hp={"god-guan-yu": 1}, hands={"zhang-fei": ["sha"]},
        roles=["ruler", "rebel", "loyalist", "spy"], deck=[next_card],
        tokens={name.replace("_", "-"): {"nightmare": count} for name, count in tokens.items()},
    )  # fmt: skip
    game.zhang_fei.uses("sha", on="god-guan-yu")
    return game


@content("soul-of-vengeance")
@rule("SG-371", "SG-731")
def test_the_most_haunted_hero_dies_with_god_guan_yu_and_has_no_killer():
    game = god_guan_yu_dies("sha:spade-7", cao_cao=2, sun_quan=1)
    assert game.dead == ["god-guan-yu", "cao-cao"]
    assert [(event["seat"], event["killer"]) for event in told(game, "death")] == [(1, 0), (2, -1)]
    assert len(game.zhang_fei.hand) == 3  # for the rebel; the loyalist costs the ruler nothing


@content("soul-of-vengeance")
@pytest.mark.parametrize("card", ["peach:heart-3", "truce:heart-1"])
def test_peach_or_truce_saves_the_haunted(card: str):
    game = god_guan_yu_dies(card, cao_cao=2)
    assert game.dead == ["god-guan-yu"]


@content("soul-of-vengeance")
@rule("SG-802")
def test_god_guan_yu_chooses_among_the_most_haunted():
    game = god_guan_yu_dies("sha:spade-7", cao_cao=1, sun_quan=1)
    assert game.waits_for == "god-guan-yu"  # dead, and choosing
    assert game.god_guan_yu.offered("hero", "seats") == ["cao-cao", "sun-quan"]
    game.god_guan_yu.chooses("hero", on="sun-quan")
    assert game.dead == ["god-guan-yu", "sun-quan"]


@content("soul-of-vengeance")
def test_without_nightmares_nobody_follows():
    game = god_guan_yu_dies("sha:spade-7")
    assert game.dead == ["god-guan-yu"]
    assert activated(game) == []


# ---- God Lu Meng

FIVE = ["sha:spade-7", "duel:spade-1", "peach:heart-3", "sha:club-2", "dodge:heart-2"]


@content("extensive-study")
@rule("SG-642", "SG-645")
def test_god_lu_meng_gets_a_card_of_each_suit_among_five():
    game = table("god-lu-meng", "zhang-fei", phase="draw", deck=FIVE)
    game.god_lu_meng.activates("extensive-study")
    assert game.processing == FIVE
    assert game.god_lu_meng.offered("get", "spade") == ["sha:spade-7", "duel:spade-1"]
    game.god_lu_meng.chooses("get", spade="duel", heart="dodge", club="sha:club-2")
    assert sorted(game.god_lu_meng.hand) == ["dodge", "duel", "sha"]
    assert game.discard == ["sha:spade-7", "peach:heart-3"]


@content("extensive-study")
def test_god_lu_meng_may_draw_as_usual():
    game = table("god-lu-meng", "zhang-fei", phase="draw", deck=FIVE)
    game.god_lu_meng.passes()
    assert game.god_lu_meng.hand == ["sha", "duel"]


@content("extensive-study")
@rule("SG-818")
def test_a_draw_is_replaced_only_once():
    game = table(
        "god-lu-meng",
        "zhang-fei",
        gained={"god-lu-meng": ["surprise-attack"]},
        phase="draw",
        hands={"zhang-fei": ["wine"]},
    )
    game.god_lu_meng.activates("surprise-attack", on="zhang-fei")
    assert is_idle(game, "god-lu-meng")
    assert game.god_lu_meng.hand == ["wine"]


def attacks_the_heart(*hand: str) -> Scenario:
    """God Lu Meng looks at these hand cards of Zhang Fei."""
    game = table("god-lu-meng", "zhang-fei", "cao-cao", hands={"zhang-fei": list(hand)})
    game.god_lu_meng.activates("attack-the-heart", on="zhang-fei")
    return game


@content("attack-the-heart")
def test_god_lu_meng_sees_a_hand_and_discards_a_heart_of_it():
    game = attacks_the_heart("peach:heart-3", "sha:spade-7")
    assert len(game.fact("view.god-lu-meng.seats.1.hand.known")) == 2
    assert len(game.fact("view.cao-cao.seats.1.hand.known")) == 0
    assert game.god_lu_meng.offered("discard") == ["peach:heart-3"]
    game.god_lu_meng.chooses("discard")
    assert (game.zhang_fei.hand, game.discard) == (["sha"], ["peach:heart-3"])
    assert "attack-the-heart" not in game.god_lu_meng.options


@content("attack-the-heart")
def test_or_he_places_it_atop_the_deck_where_all_have_seen_it():
    game = attacks_the_heart("peach:heart-3", "sha:spade-7")
    game.god_lu_meng.chooses("atop")
    assert game.deck[0] == "peach:heart-3"
    assert [len(game.fact(f"view.{viewer}.deck.known")) for viewer in ("cao-cao", "zhang-fei", "spectator")] == [
        1,
        1,
        1,
    ]


@content("attack-the-heart")
def test_he_need_not_show_a_heart_and_cannot_if_there_is_none():
    game = attacks_the_heart("peach:heart-3")
    game.god_lu_meng.passes()
    assert game.zhang_fei.hand == ["peach"]
    game = attacks_the_heart("sha:spade-7", "dodge:diamond-2")
    assert game.god_lu_meng.options == ["pass"]


@content("attack-the-heart")
def test_an_empty_hand_cannot_be_looked_at():
    assert "attack-the-heart" not in table("god-lu-meng", "zhang-fei").god_lu_meng.options


# ---- God Zhou Yu


def zhou_yu_discards(*hand: str) -> Scenario:
    """God Zhou Yu at 2 HP ends his Action Phase with these cards; Zhang Fei is wounded, and Cao Cao is not."""
    game = table(
        "god-zhou-yu", "zhang-fei", "cao-cao", hp={"god-zhou-yu": 2, "zhang-fei": 2}, hands={"god-zhou-yu": list(hand)}
    )
    game.god_zhou_yu.ends()
    return game


@content("sound-of-the-zither")
@pytest.mark.parametrize(
    ("sound", "hp"),
    [
        ("heal", {"god-zhou-yu": 3, "zhang-fei": 3, "cao-cao": 4}),
        ("lose", {"god-zhou-yu": 1, "zhang-fei": 1, "cao-cao": 3}),
    ],
)
def test_after_two_discards_all_heal_or_all_lose_hp(sound: str, hp: dict[str, int]):
    game = zhou_yu_discards("sha", "dodge", "duel", "wine")
    game.god_zhou_yu.discards("sha", "dodge")
    game.god_zhou_yu.activates("sound-of-the-zither")
    game.god_zhou_yu.chooses(sound)
    assert game.hp == hp


@content("sound-of-the-zither")
def test_the_zither_may_be_silent_and_needs_two_discards():
    game = zhou_yu_discards("sha", "dodge", "duel", "wine")
    game.god_zhou_yu.discards("sha", "dodge")
    game.god_zhou_yu.passes()
    assert game.hp["zhang-fei"] == 2
    game = zhou_yu_discards("sha", "dodge", "duel")
    game.god_zhou_yu.discards("sha")
    assert is_idle(game, "zhang-fei")


@content("sound-of-the-zither")
def test_cards_discarded_before_the_discard_phase_do_not_sound():
    game = table(
        "god-zhou-yu", "zhang-fei", gained={"god-zhou-yu": ["balance"]}, hands={"god-zhou-yu": ["sha", "dodge"]}
    )
    game.god_zhou_yu.activates("balance", "sha", "dodge")
    game.god_zhou_yu.ends()
    assert is_idle(game, "zhang-fei")


FOUR_SUITS = ["sha:spade-7", "peach:heart-3", "duel:club-1", "dodge:diamond-2"]


@content("searing-heat")
@rule("SG-1606")
def test_god_zhou_yu_burns_up_to_three_heroes_once_in_the_game():
    game = table("god-zhou-yu", "zhang-fei", "cao-cao", "sun-quan")
    game.god_zhou_yu.activates("searing-heat", first="sun-quan", second="zhang-fei", third="cao-cao")
    assert game.hp == {"god-zhou-yu": 4, "zhang-fei": 3, "cao-cao": 3, "sun-quan": 3}
    assert [(event["victim"], event["element"]) for event in told(game, "damage")] == [
        (1, "fire"),
        (2, "fire"),
        (3, "fire"),
    ]
    assert "searing-heat" not in game.god_zhou_yu.options
    assert ["game", "god-zhou-yu", "searing-heat"] in game.used


@content("searing-heat")
def test_one_hero_alone_may_be_burnt_even_himself():
    game = table("god-zhou-yu", "zhang-fei")
    game.god_zhou_yu.activates("searing-heat", first="god-zhou-yu")
    assert game.hp == {"god-zhou-yu": 3, "zhang-fei": 4}


@content("searing-heat")
@pytest.mark.parametrize(("third", "hp"), [("zhang-fei", (1, 4)), ("cao-cao", (2, 3)), ("", (2, 4))])
def test_more_on_one_hero_costs_four_suits_and_three_hp(third: str, hp: tuple[int, int]):
    game = table("god-zhou-yu", "zhang-fei", "cao-cao", hands={"god-zhou-yu": [*FOUR_SUITS, "wine"]})
    more = {"third": third} if third else {}
    game.god_zhou_yu.activates("searing-heat", first="zhang-fei", second="zhang-fei", **more)
    game.god_zhou_yu.chooses("discard", spade="sha", heart="peach", club="duel", diamond="dodge")
    assert game.hp["god-zhou-yu"] == 1
    assert (game.hp["zhang-fei"], game.hp["cao-cao"]) == hp
    assert game.god_zhou_yu.hand == ["wine"]


@content("searing-heat")
@rule("SG-1531")
def test_the_price_must_be_there_in_full():
    game = table("god-zhou-yu", "zhang-fei", hands={"god-zhou-yu": [*FOUR_SUITS[:3], "wine"]})
    with refused("SG-1531"):
        game.god_zhou_yu.activates("searing-heat", first="zhang-fei", second="zhang-fei")
    game = table("god-zhou-yu", "zhang-fei", hands={"god-zhou-yu": FOUR_SUITS}, hp={"god-zhou-yu": 2})
    assert game.god_zhou_yu.why_not("searing-heat", first="zhang-fei", second="zhang-fei") == "SG-1531"
    assert game.god_zhou_yu.may("searing-heat", first="zhang-fei")


@content("searing-heat")
@rule("SG-1515", "SG-1518")
def test_the_heat_burns_on_when_god_zhou_yu_dies_of_its_price():
    game = table(
        "cao-cao", "god-zhou-yu", "zhang-fei", "liu-bei", turn="god-zhou-yu", hp={"god-zhou-yu": 3},
        roles=["ruler", "rebel", "loyalist", "spy"], hands={"god-zhou-yu": FOUR_SUITS},
    )  # fmt: skip
    game.god_zhou_yu.activates("searing-heat", first="zhang-fei", second="zhang-fei", third="zhang-fei")
    game.god_zhou_yu.chooses("discard", spade="sha", heart="peach", club="duel", diamond="dodge")
    assert game.dead == ["god-zhou-yu"]
    assert game.hp["zhang-fei"] == 1
    assert told(game, "damage")[0]["source"] == -1


# ---- God Zhuge Liang

SEVEN = [
    "sha:spade-7",
    "peach:heart-3",
    "duel:club-1",
    "dodge:diamond-2",
    "snatch:spade-3",
    "wine:club-3",
    "sha:club-2",
]


@content("seven-stars")
@rule("SG-113", "SG-910")
def test_god_zhuge_liang_begins_with_seven_stars_that_only_he_sees():
    game = table("god-zhuge-liang", "zhang-fei", step="start", hands={"god-zhuge-liang": ["truce"]}, deck=SEVEN)
    assert game.besides == {"god-zhuge-liang": {"star": SEVEN}}
    assert game.fact("view.zhang-fei.seats.0.besides.known") == []
    assert len(game.fact("view.god-zhuge-liang.seats.0.besides.known")) == 7


@content("seven-stars")
@rule("SG-654")
def test_at_the_start_he_may_exchange_hand_cards_with_as_many_stars():
    game = table(
        "god-zhuge-liang", "zhang-fei", step="start", hands={"god-zhuge-liang": ["truce", "negate"]}, deck=SEVEN
    )
    assert game.god_zhuge_liang.why_not("exchange", "truce", stars=["peach", "wine"]) == "SG-654"
    game.god_zhuge_liang.chooses("exchange", "truce", "negate", stars=["peach", "wine"])
    assert game.god_zhuge_liang.hand[:2] == ["peach", "wine"]
    stars = [card.partition(":")[0] for card in game.besides["god-zhuge-liang"]["star"]]
    assert sorted(stars) == ["dodge", "duel", "negate", "sha", "sha", "snatch", "truce"]


@content("seven-stars")
@rule("SG-660")
def test_without_a_hand_there_is_nothing_to_exchange_at_the_start():
    game = table("god-zhuge-liang", "zhang-fei", step="start")
    assert len(game.besides["god-zhuge-liang"]["star"]) == 7
    assert game.fact("question.god-zhuge-liang.about.point") == "T5"  # he has drawn meanwhile


def with_stars(*stars: str, **position: Any) -> Scenario:
    """God Zhuge Liang with these Stars, and two others."""
    lying = {"god-zhuge-liang": {"star": list(stars)}} if stars else {}
    return table("god-zhuge-liang", "zhang-fei", "cao-cao", besides=lying, **position)


@content("seven-stars")
def test_at_the_end_of_his_draw_phase_he_may_exchange():
    game = with_stars("peach", "wine", phase="draw", deck=["sha:spade-7", "dodge:diamond-2"])
    assert len(game.god_zhuge_liang.offered("seven-stars")) == 2  # after drawing
    assert game.god_zhuge_liang.why_not("seven-stars", "sha", stars=["peach", "wine"]) == "SG-654"
    game.god_zhuge_liang.activates("seven-stars", "sha", stars=["wine"])
    assert game.god_zhuge_liang.hand == ["dodge", "wine"]
    assert game.besides["god-zhuge-liang"]["star"] == ["peach:heart-3", "sha:spade-7"]
    assert game.fact("view.zhang-fei.seats.0.hand.known") == []
    game = with_stars("peach", phase="draw", deck=["sha", "dodge"])
    game.god_zhuge_liang.passes()
    assert game.god_zhuge_liang.hand == ["sha", "dodge"]


@content("seven-stars", "linked-camps")
@rule("SG-430", "SG-654")
def test_the_hand_leaves_before_the_stars_come():
    game = with_stars("peach", "wine", phase="draw", gained={"god-zhuge-liang": ["linked-camps"]}, deck=["sha", "duel"])
    game.god_zhuge_liang.activates("seven-stars", "sha", "duel", stars=["peach", "wine"])
    assert game.god_zhuge_liang.hand == []
    assert len(game.face_down) == 4
    game.god_zhuge_liang.activates("linked-camps")
    assert len(game.god_zhuge_liang.hand) == 3


@content("seven-stars")
@rule("SG-H06", "SG-H08")
def test_nobody_learns_whether_a_known_star_was_exchanged():
    known = {"besides": {"god-zhuge-liang": [["peach:heart-3", ["everybody"]]]}}
    game = with_stars("peach", "wine", phase="draw", knows=known)
    game.god_zhuge_liang.activates("seven-stars", game.hands["god-zhuge-liang"][0], stars=["peach"])
    assert game.knows == {}
    assert all("cards" not in moved for moved in told(game, "moved", "zhang-fei") if moved["why"] == "exchange")
    assert len(game.besides["god-zhuge-liang"]["star"]) == 2


@content("seven-stars")
def test_without_stars_there_is_nothing_to_exchange():
    assert is_idle(with_stars(phase="draw"), "god-zhuge-liang")


@content("wild-wind")
@rule("SG-218", "SG-341", "SG-622")
def test_the_wild_wind_fans_fire_on_one_hero_until_his_next_turn():
    game = with_stars("peach", "wine", hands={"zhang-fei": ["fire-sha", "fire-sha", "sha"]})
    game.god_zhuge_liang.ends()
    game.god_zhuge_liang.activates("wild-wind", "wine", on="cao-cao")
    game.god_zhuge_liang.passes()  # no fog
    assert game.besides == {"god-zhuge-liang": {"star": ["peach:heart-3"]}}
    assert game.effects == [["wild-wind", "god-zhuge-liang", "cao-cao", "next-turn"]]
    game.zhang_fei.uses("fire-sha", on="cao-cao")
    assert game.hp["cao-cao"] == 2
    game.cao_cao.passes()
    game.zhang_fei.uses("fire-sha", on="god-zhuge-liang")
    assert game.hp["god-zhuge-liang"] == 2  # not on him
    game.zhang_fei.uses("sha", on="cao-cao")
    assert game.hp["cao-cao"] == 1  # no fire


@content("wild-wind")
def test_the_wind_calms_at_his_next_turn():
    game = with_stars("peach", effects=[["wild-wind", "god-zhuge-liang", "cao-cao", "next-turn"]], turn="cao-cao")
    game.cao_cao.ends()
    assert game.turn == "god-zhuge-liang"
    assert game.effects == []


@content("wild-wind")
def test_the_wind_dies_with_him_and_outlives_the_skill():
    effects = [["wild-wind", "god-zhuge-liang", "cao-cao", "next-turn"]]
    game = with_stars("peach", effects=effects, turn="zhang-fei", hands={"zhang-fei": ["fire-sha"]},
                      lost={"god-zhuge-liang": ["wild-wind"]})  # fmt: skip
    game.zhang_fei.uses("fire-sha", on="cao-cao")
    assert game.hp["cao-cao"] == 2
    game = table(
        "zhang-fei", "god-zhuge-liang", "cao-cao", "liu-bei", hp={"god-zhuge-liang": 1}, effects=effects,
        hands={"zhang-fei": ["sha"]}, roles=["ruler", "rebel", "loyalist", "spy"],
    )  # fmt: skip
    game.zhang_fei.uses("sha", on="god-zhuge-liang")
    assert game.effects == []


@content("great-fog")
@rule("SG-342")
def test_the_great_fog_hides_heroes_from_all_damage_but_lightning():
    game = with_stars(
        "peach:heart-3",
        "wine:club-3",
        "duel",
        hands={"zhang-fei": ["sha", "lightning-sha", "fire-sha"]},
        chained=["cao-cao"],
    )
    game.god_zhuge_liang.ends()
    game.god_zhuge_liang.activates("great-fog", "peach", "wine", on=["god-zhuge-liang", "cao-cao"])
    game.god_zhuge_liang.passes()  # no wind
    assert sorted(game.discard) == ["peach:heart-3", "wine:club-3"]
    game.zhang_fei.uses("sha", on="god-zhuge-liang")
    game.zhang_fei.uses("fire-sha", on="cao-cao")
    assert (game.hp["god-zhuge-liang"], game.hp["cao-cao"], game.chained) == (3, 4, ["cao-cao"])
    assert is_idle(game, "zhang-fei")  # Cao Cao has suffered nothing, and gets nothing
    game.zhang_fei.uses("lightning-sha", on="cao-cao")
    assert game.hp["cao-cao"] == 3


@content("great-fog", "wild-wind")
def test_the_fog_takes_one_star_for_each_hero_and_may_stay_away():
    game = with_stars("peach", "wine")
    game.god_zhuge_liang.ends()
    assert game.god_zhuge_liang.options == ["wild-wind", "great-fog", "pass"]
    assert game.god_zhuge_liang.why_not("great-fog", "peach", on=["zhang-fei", "cao-cao"]) == "SG-816"
    game.god_zhuge_liang.passes()
    assert (game.turn, game.effects) == ("zhang-fei", [])


@content("great-fog")
def test_fog_is_thicker_than_wind():
    effects = [
        ["wild-wind", "god-zhuge-liang", "cao-cao", "next-turn"],
        ["great-fog", "god-zhuge-liang", "cao-cao", "next-turn"],
    ]
    game = with_stars("peach", effects=effects, turn="zhang-fei", hands={"zhang-fei": ["fire-sha"]})
    game.zhang_fei.uses("fire-sha", on="cao-cao")
    assert game.hp["cao-cao"] == 4
    assert is_idle(game, "zhang-fei")


@content("great-fog", "wild-wind")
def test_without_stars_the_sky_is_clear():
    game = with_stars()
    game.god_zhuge_liang.ends()
    assert is_idle(game, "zhang-fei")


# ---- God Cao Cao


@content("return-of-hearts")
@rule("SG-901")
def test_god_cao_cao_takes_a_card_from_everybody_and_flips():
    game = table(
        "zhang-fei", "god-cao-cao", "liu-bei", "sun-quan", hands={"zhang-fei": ["sha", "peach"], "liu-bei": ["wine"]},
        judgement={"sun-quan": ["lightning"]}, equipment={"zhang-fei": ["kirin-bow"]},
    )  # fmt: skip
    game.zhang_fei.uses("sha", on="god-cao-cao")
    game.god_cao_cao.activates("return-of-hearts")
    game.god_cao_cao.takes()  # of Zhang Fei's hand, not his bow: it is his turn, so he comes first (SG-302)
    game.god_cao_cao.takes("lightning")  # Liu Bei had only hand cards: nothing to choose
    assert game.god_cao_cao.hand == ["peach", "wine", "lightning"]
    assert game.flipped == ["god-cao-cao"]


@content("return-of-hearts")
@rule("SG-317")
def test_for_two_damage_he_may_do_it_twice_and_is_face_up_again():
    game = table("zhang-fei", "god-cao-cao", hands={"zhang-fei": ["red-hare", "wine", "sha", "peach", "dodge"]})
    game.zhang_fei.uses("red-hare")
    game.zhang_fei.uses("wine")
    game.zhang_fei.uses("sha", on="god-cao-cao")
    game.god_cao_cao.activates("return-of-hearts")
    game.god_cao_cao.takes()
    assert game.flipped == ["god-cao-cao"]
    game.god_cao_cao.activates("return-of-hearts")
    game.god_cao_cao.takes("red-hare")
    assert (game.flipped, len(game.god_cao_cao.hand)) == ([], 2)


@content("return-of-hearts")
@rule("SG-1534")
def test_he_may_decline_and_needs_a_card_to_take():
    game = table("zhang-fei", "god-cao-cao", hands={"zhang-fei": ["barbarians", "peach"]})
    game.zhang_fei.uses("barbarians")
    game.nobody_negates()
    game.god_cao_cao.passes()
    assert (game.hp["god-cao-cao"], game.flipped, game.god_cao_cao.hand) == (2, [], [])
    game = table("zhang-fei", "god-cao-cao", hands={"zhang-fei": ["barbarians"]})
    game.zhang_fei.uses("barbarians")
    assert game.hp["god-cao-cao"] == 2
    assert is_idle(game, "zhang-fei")


@content("flying-shadow")
def test_god_cao_cao_is_one_farther_for_the_others():
    game = table(
        "zhang-fei",
        "god-cao-cao",
        "liu-bei",
        hands={"zhang-fei": ["sha", "snatch"]},
        equipment={"god-cao-cao": ["kirin-bow"]},
    )
    assert game.zhang_fei.why_not("sha", on="god-cao-cao") == "SG-1005"
    assert game.zhang_fei.why_not("snatch", on="god-cao-cao") == "SG-1005"
    game = table("god-cao-cao", "zhang-fei", "liu-bei", hands={"god-cao-cao": ["sha"]})
    assert game.god_cao_cao.may("sha", on="zhang-fei")  # his own way is no longer


# ---- God Lu Bu


@content("frenzy")
def test_god_lu_bu_begins_with_two_rage():
    game = table("god-lu-bu", "zhang-fei", step="start")
    assert game.tokens == {"god-lu-bu": {"rage": 2}}


@content("frenzy")
def test_rage_grows_with_each_damage_dealt_or_suffered():
    game = table("god-lu-bu", "zhang-fei", hands={"god-lu-bu": ["wine", "sha"]})
    game.god_lu_bu.uses("wine")
    game.god_lu_bu.uses("sha", on="zhang-fei")
    assert game.tokens["god-lu-bu"]["rage"] == 2
    game = table("zhang-fei", "god-lu-bu", hands={"zhang-fei": ["sha"]}, tokens={"god-lu-bu": {"rage": 1}})
    game.zhang_fei.uses("sha", on="god-lu-bu")
    assert game.tokens["god-lu-bu"]["rage"] == 2


@content("simpleton")
@pytest.mark.parametrize(("choice", "rage", "hp"), [("rage", 1, 5), ("hp", 2, 4)])
def test_a_normal_tactic_costs_god_lu_bu_rage_or_hp(choice: str, rage: int, hp: int):
    game = table("god-lu-bu", "zhang-fei", hands={"god-lu-bu": ["out-of-nothing"]}, tokens={"god-lu-bu": {"rage": 2}})
    game.god_lu_bu.uses("out-of-nothing")
    game.god_lu_bu.chooses(choice)
    assert (game.tokens["god-lu-bu"]["rage"], game.hp["god-lu-bu"]) == (rage, hp)
    assert len(game.god_lu_bu.hand) == 2


@content("simpleton")
@rule("SG-1541")
def test_without_rage_it_costs_hp_and_delayed_tactics_cost_nothing():
    game = table("god-lu-bu", "zhang-fei", hands={"god-lu-bu": ["out-of-nothing", "acedia", "sha"]})
    game.god_lu_bu.uses("acedia", on="zhang-fei")
    assert game.hp["god-lu-bu"] == 5
    game.god_lu_bu.uses("out-of-nothing")
    assert game.hp["god-lu-bu"] == 4


@content("simpleton")
@rule("SG-1515", "SG-1536")
def test_god_lu_bu_who_dies_of_his_duel_is_not_without_equal_in_it():
    game = table(
        "cao-cao", "god-lu-bu", "zhang-fei", "liu-bei", turn="god-lu-bu", hp={"god-lu-bu": 1},
        gained={"god-lu-bu": ["without-equal"]}, roles=["ruler", "rebel", "loyalist", "spy"],
        hands={"god-lu-bu": ["duel"], "zhang-fei": ["sha", "sha"]},
    )  # fmt: skip
    game.god_lu_bu.uses("duel", on="zhang-fei")
    game.zhang_fei.passes()  # no Peach
    assert game.dead == ["god-lu-bu"]
    game.nobody_negates()
    game.zhang_fei.plays("sha")  # one is enough
    assert game.hp["zhang-fei"] == 4
    assert game.zhang_fei.hand[:1] == ["sha"]


@content("unstoppable")
@rule("SG-1212", "SG-1522")
def test_for_two_rage_god_lu_bu_is_without_equal_and_ignores_an_armor_this_turn():
    game = table(
        "god-lu-bu", "zhang-fei", "liu-bei", tokens={"god-lu-bu": {"rage": 4}}, hands={"god-lu-bu": ["sha:spade-7"],
        "zhang-fei": ["dodge", "peach"]}, equipment={"zhang-fei": ["black-shield"]},
    )  # fmt: skip
    game.god_lu_bu.activates("unstoppable", on="zhang-fei")
    assert game.tokens["god-lu-bu"]["rage"] == 2
    game.god_lu_bu.uses("sha", on="zhang-fei")
    game.zhang_fei.uses("dodge")
    game.zhang_fei.passes()
    assert game.hp["zhang-fei"] == 3
    assert activated(game)[:2] == ["unstoppable", "without-equal"]
    game.god_lu_bu.ends()
    assert game.effects == []


@content("unstoppable")
def test_he_is_unstoppable_as_often_as_he_has_rage_and_not_for_other_armors():
    game = table(
        "god-lu-bu", "zhang-fei", "liu-bei", tokens={"god-lu-bu": {"rage": 5}}, hands={"god-lu-bu": ["sha:spade-7"]},
        equipment={"liu-bei": ["black-shield"]},
    )  # fmt: skip
    game.god_lu_bu.activates("unstoppable", on="zhang-fei")
    game.god_lu_bu.activates("unstoppable", on="zhang-fei")
    assert "unstoppable" not in game.god_lu_bu.options  # 1 Rage left
    game.god_lu_bu.uses("sha", on="liu-bei")
    assert game.hp["liu-bei"] == 4


@content("wrath-of-god")
@rule("SG-314", "SG-816")
def test_the_wrath_of_god_lu_bu_strikes_everybody_in_order():
    game = table(
        "god-lu-bu", "zhang-fei", "liu-bei", tokens={"god-lu-bu": {"rage": 6}},
        equipment={"zhang-fei": ["red-hare", "hex-mark"]},
        hands={"god-lu-bu": ["sha"], "zhang-fei": ["peach"], "liu-bei": ["sha", "dodge", "duel", "wine", "negate"]},
    )  # fmt: skip
    game.god_lu_bu.activates("wrath-of-god")
    assert game.hp == {"god-lu-bu": 5, "zhang-fei": 3, "liu-bei": 3}
    assert (game.zhang_fei.equipped, game.zhang_fei.hand) == ([], [])
    game.liu_bei.discards("sha", "dodge", "duel", "wine")  # he chooses
    assert game.liu_bei.hand == ["negate"]
    assert game.flipped == ["god-lu-bu"]
    assert game.tokens["god-lu-bu"]["rage"] == 2  # 6 less, and 2 for the damage
    assert game.god_lu_bu.hand == ["sha"]


@content("wrath-of-god")
def test_wrath_needs_six_rage_and_comes_once_a_phase():
    game = table("god-lu-bu", "zhang-fei", tokens={"god-lu-bu": {"rage": 5}})
    assert "wrath-of-god" not in game.god_lu_bu.options
    game = table("god-lu-bu", "zhang-fei", tokens={"god-lu-bu": {"rage": 12}})
    game.god_lu_bu.activates("wrath-of-god")
    assert game.tokens["god-lu-bu"]["rage"] == 7
    assert "wrath-of-god" not in game.god_lu_bu.options


# ---- God Zhao Yun


@content("last-stand")
def test_god_zhao_yun_draws_one_more_for_each_wound_and_keeps_two_more():
    game = table("god-zhao-yun", "zhang-fei", hp={"god-zhao-yun": 1}, phase="draw", deck=["sha", "dodge", "peach"])
    assert game.god_zhao_yun.hand == ["sha", "dodge", "peach"]
    game.god_zhao_yun.ends()
    assert is_idle(game, "zhang-fei")  # a limit of 3: nothing is discarded
    game = table("god-zhao-yun", "zhang-fei", phase="draw", deck=["sha", "dodge"])
    assert game.god_zhao_yun.hand == ["sha", "dodge"]


@content("last-stand")
@rule("SG-1009")
def test_the_hand_limit_of_god_zhao_yun_is_his_hp_and_two():
    game = table(
        "god-zhao-yun", "zhang-fei", hp={"god-zhao-yun": 1}, hands={"god-zhao-yun": ["sha", "dodge", "peach", "duel"]}
    )
    assert game.fact("view.zhang-fei.seats.0.limit") == 3
    game.god_zhao_yun.ends()
    game.god_zhao_yun.discards("duel")
    assert game.god_zhao_yun.hand == ["sha", "dodge", "peach"]


@content("dragon-soul")
@rule("SG-1420", "SG-1421", "SG-1423")
def test_at_two_hp_two_diamonds_are_a_fire_sha():
    game = table(
        "god-zhao-yun", "zhang-fei", hands={"god-zhao-yun": ["dodge:diamond-2", "sha:diamond-6", "peach:heart-3"]}
    )
    assert game.god_zhao_yun.why_not("dragon-soul/fire-sha", "dodge:diamond-2", "peach", on="zhang-fei") is not None
    game.god_zhao_yun.uses("dragon-soul/fire-sha", "dodge:diamond-2", "sha:diamond-6", on="zhang-fei")
    used = told(game, "use")[0]["use"]
    assert (used["name"], used["suit"], used["number"], len(used["cards"])) == ("fire-sha", "none", 0, 2)
    assert told(game, "damage")[0]["element"] == "fire"
    assert game.used == [["phase", "god-zhao-yun", "sha"]]


@content("dragon-soul")
def test_at_one_hp_one_card_is_enough_and_exactly_one():
    hands = {"god-zhao-yun": ["dodge:diamond-2", "sha:diamond-6"]}
    equipment = {"god-zhao-yun": ["zhuge-crossbow:diamond-1"]}
    game = table("god-zhao-yun", "zhang-fei", hp={"god-zhao-yun": 1}, hands=hands, equipment=equipment)
    assert game.god_zhao_yun.why_not("dragon-soul/fire-sha", "dodge", "sha", on="zhang-fei") is not None
    game.god_zhao_yun.uses("dragon-soul/fire-sha", "zhuge-crossbow", on="zhang-fei")  # equipped ones serve too
    assert game.hp["zhang-fei"] == 3


@content("dragon-soul")
def test_hearts_are_peach_for_himself_and_others():
    game = table("god-zhao-yun", "zhang-fei", hp={"god-zhao-yun": 1}, hands={"god-zhao-yun": ["sha:heart-10"]})
    game.god_zhao_yun.uses("dragon-soul/peach")
    assert game.hp["god-zhao-yun"] == 2
    game = table("zhang-fei", "cao-cao", "god-zhao-yun", hp={"cao-cao": 1}, hands={"zhang-fei": ["sha"],
                 "god-zhao-yun": ["sha:heart-10", "dodge:heart-2"]})  # fmt: skip
    game.zhang_fei.uses("sha", on="cao-cao")
    assert not game.god_zhao_yun.may("dragon-soul/peach", "sha")  # at 2 HP it takes two
    game.god_zhao_yun.uses("dragon-soul/peach", "sha", "dodge")
    assert game.hp["cao-cao"] == 1


@content("dragon-soul")
def test_clubs_are_dodge_used_or_played():
    hands = {"zhang-fei": ["sha", "raining-arrows"], "god-zhao-yun": ["duel:club-1", "sha:club-2"]}
    game = table("zhang-fei", "god-zhao-yun", hp={"god-zhao-yun": 1}, hands=hands)
    game.zhang_fei.uses("sha", on="god-zhao-yun")
    game.god_zhao_yun.uses("dragon-soul/dodge", "duel")
    game.zhang_fei.uses("raining-arrows")
    game.nobody_negates()
    game.god_zhao_yun.plays("dragon-soul/dodge", "sha")
    assert game.hp["god-zhao-yun"] == 1
    game = table(
        "zhang-fei", "god-zhao-yun", hands={"zhang-fei": ["sha"], "god-zhao-yun": ["duel:club-1", "sha:club-2"]}
    )
    game.zhang_fei.uses("sha", on="god-zhao-yun")
    assert not game.god_zhao_yun.may("dragon-soul/dodge", "duel")
    assert game.god_zhao_yun.may("dragon-soul/dodge", "duel", "sha")


@content("dragon-soul")
def test_spades_are_negate():
    game = table(
        "zhang-fei",
        "god-zhao-yun",
        hands={"zhang-fei": ["duel:club-1"], "god-zhao-yun": ["sha:spade-7", "snatch:spade-3"]},
    )
    game.zhang_fei.uses("duel", on="god-zhao-yun")
    game.god_zhao_yun.uses("dragon-soul/negate", "sha", "snatch")
    game.nobody_negates()
    assert (game.hp["god-zhao-yun"], game.god_zhao_yun.hand) == (2, [])


@content("dragon-soul")
def test_in_the_brink_of_death_one_card_is_enough():
    game = table(
        "zhang-fei",
        "god-zhao-yun",
        hp={"god-zhao-yun": 1},
        hands={"zhang-fei": ["sha"], "god-zhao-yun": ["sha:heart-10"]},
    )
    game.zhang_fei.uses("sha", on="god-zhao-yun")
    game.god_zhao_yun.passes()
    game.god_zhao_yun.uses("dragon-soul/peach")
    assert game.hp["god-zhao-yun"] == 1


@content("dragon-soul")
def test_fire_sha_is_played_in_a_duel():
    game = table(
        "zhang-fei",
        "god-zhao-yun",
        hp={"god-zhao-yun": 1},
        hands={"zhang-fei": ["duel"], "god-zhao-yun": ["dodge:diamond-2"]},
    )
    game.zhang_fei.uses("duel", on="god-zhao-yun")
    game.nobody_negates()
    game.god_zhao_yun.plays("dragon-soul/fire-sha")
    assert game.hp["zhang-fei"] == 3


# ---- God Sima Yi


def sima_yi_with(endure: int, *hand: str, **position: Any) -> Scenario:
    """God Sima Yi, with Ultimate Strategy, this many Endure tokens and these cards; Zhang Fei and Cao Cao are there."""
    hands = {"god-sima-yi": list(hand), **position.pop("hands", {})}
    return table(
        "god-sima-yi", "zhang-fei", "cao-cao", gained={"god-sima-yi": ["ultimate-strategy"]},
        tokens={"god-sima-yi": {"endure": endure}} if endure else {}, hands=hands, **position,
    )  # fmt: skip


def endure(game: Scenario) -> int:
    """His tokens."""
    return int(game.tokens.get("god-sima-yi", {}).get("endure", 0))


@content("endurance")
def test_god_sima_yi_endures_each_damage():
    game = table("zhang-fei", "god-sima-yi", hands={"zhang-fei": ["wine", "sha"]})
    game.zhang_fei.uses("wine")
    game.zhang_fei.uses("sha", on="god-sima-yi")
    assert endure(game) == 2


@content("endurance")
def test_god_sima_yi_endures_what_he_discards_in_his_discard_phase_only():
    game = table("god-sima-yi", "zhang-fei", hp={"god-sima-yi": 1}, gained={"god-sima-yi": ["balance"]},
                 hands={"god-sima-yi": ["sha", "dodge", "peach", "duel"]}, deck=["wine"])  # fmt: skip
    game.god_sima_yi.activates("balance", "duel")
    assert endure(game) == 0
    game.god_sima_yi.ends()
    game.god_sima_yi.discards("sha", "dodge", "peach")
    assert endure(game) == 3


@content("worship-the-seal")
@rule("SG-1604", "SG-1605")
def test_with_four_endure_tokens_god_sima_yi_awakens():
    game = table("god-sima-yi", "zhang-fei", phase="beginning", tokens={"god-sima-yi": {"endure": 4}})
    assert (game.max_hp["god-sima-yi"], game.hp["god-sima-yi"]) == (3, 3)
    assert "ultimate-strategy" in game.skills["god-sima-yi"]
    assert endure(game) == 4
    assert ["game", "god-sima-yi", "worship-the-seal"] in game.used


@content("worship-the-seal")
def test_with_fewer_he_does_not_and_never_a_second_time():
    game = table("god-sima-yi", "zhang-fei", phase="beginning", tokens={"god-sima-yi": {"endure": 3}})
    assert (game.max_hp["god-sima-yi"], "ultimate-strategy" in game.skills["god-sima-yi"]) == (4, False)
    game = sima_yi_with(5, phase="beginning", used=[["game", "god-sima-yi", "worship-the-seal"]])
    assert game.max_hp["god-sima-yi"] == 4


@content("consecutive-breaks")
@rule("SG-219")
def test_after_a_turn_in_which_he_killed_god_sima_yi_takes_another():
    game = table("god-sima-yi", "zhang-fei", "cao-cao", hp={"zhang-fei": 1}, hands={"god-sima-yi": ["sha"]},
                 roles=["ruler", "rebel", "spy"])  # fmt: skip
    game.god_sima_yi.uses("sha", on="zhang-fei")
    assert game.dead == ["zhang-fei"]
    game.god_sima_yi.ends()
    game.god_sima_yi.activates("consecutive-breaks")
    assert (game.turn, game.round, game.turn_of) == ("god-sima-yi", 1, "god-sima-yi")
    assert is_idle(game, "god-sima-yi")
    game.god_sima_yi.ends()
    game.god_sima_yi.discards(game.god_sima_yi.hand[0])
    assert game.turn == "cao-cao"  # the extra turn brought no death


@content("consecutive-breaks")
def test_he_may_kill_in_the_turn_of_another_and_may_decline():
    game = table(
        "zhang-fei", "god-sima-yi", "cao-cao", "liu-bei", hp={"cao-cao": 1}, equipment={"god-sima-yi": ["kirin-bow"]},
        hands={"zhang-fei": ["coerce"], "god-sima-yi": ["sha"]}, roles=["ruler", "loyalist", "rebel", "spy"],
    )  # fmt: skip
    game.zhang_fei.uses("coerce", on="god-sima-yi", second="cao-cao")
    game.nobody_negates()
    game.god_sima_yi.uses("sha")
    assert game.dead == ["cao-cao"]
    game.zhang_fei.ends()
    assert game.god_sima_yi.options == ["consecutive-breaks", "pass"]
    game.god_sima_yi.activates("consecutive-breaks")
    assert (game.turn, game.turn_of) == ("god-sima-yi", "zhang-fei")


@content("consecutive-breaks")
def test_without_a_kill_of_his_own_there_is_no_extra_turn():
    game = table(
        "zhang-fei",
        "god-sima-yi",
        "cao-cao",
        hp={"cao-cao": 1},
        hands={"zhang-fei": ["sha"]},
        roles=["ruler", "rebel", "spy"],
    )
    game.zhang_fei.uses("sha", on="cao-cao")
    game.zhang_fei.ends()
    assert (game.turn, game.extra_turns) == ("god-sima-yi", [])
    assert game.turn_of == "god-sima-yi"


@content("ultimate-strategy")
def test_ghost_talent_for_an_endure_token():
    game = sima_yi_with(
        1,
        "peach:heart-3",
        turn="zhang-fei",
        phase="judgement",
        judgement={"zhang-fei": ["acedia"]},
        deck=["sha:spade-7"],
    )
    game.nobody_negates()
    game.god_sima_yi.activates("ultimate-strategy", "peach")
    assert (endure(game), activated(game)) == (0, ["ultimate-strategy", "ghost-talent"])
    assert is_idle(game, "zhang-fei")


@content("ultimate-strategy")
@pytest.mark.parametrize("tokens", [0, 1])
def test_a_judgement_may_stay_as_it_is_and_must_without_tokens(tokens: int):
    game = sima_yi_with(
        tokens, "peach:heart-3", turn="zhang-fei", phase="judgement", judgement={"zhang-fei": ["acedia"]},
        deck=["sha:spade-7"],
    )  # fmt: skip
    game.nobody_negates()
    if tokens:
        game.god_sima_yi.passes()
    assert (game.turn, endure(game)) == ("cao-cao", tokens)  # Zhang Fei's Action Phase was skipped


@content("ultimate-strategy")
def test_banish_for_an_endure_token():
    game = sima_yi_with(
        0, turn="zhang-fei", hands={"zhang-fei": ["sha"]}, hp={"god-sima-yi": 3}, deck=["peach", "wine"]
    )
    game.zhang_fei.uses("sha", on="god-sima-yi")  # Endurance gives the token first
    game.god_sima_yi.activates("ultimate-strategy", on="cao-cao")
    assert (endure(game), game.flipped, game.cao_cao.hand) == (0, ["cao-cao"], ["peach", "wine"])


@content("ultimate-strategy")
def test_nobody_need_be_banished_and_without_tokens_nobody_is():
    game = sima_yi_with(0, turn="zhang-fei", hands={"zhang-fei": ["sha"]})
    game.zhang_fei.uses("sha", on="god-sima-yi")
    game.god_sima_yi.passes()
    assert (endure(game), game.flipped) == (1, [])
    game = sima_yi_with(0, turn="zhang-fei", hands={"zhang-fei": ["sha"]}, lost={"god-sima-yi": ["endurance"]})
    game.zhang_fei.uses("sha", on="god-sima-yi")
    assert is_idle(game, "zhang-fei")
    game = sima_yi_with(1, turn="zhang-fei", hands={"zhang-fei": ["sha"]}, shields={"god-sima-yi": 1})
    game.zhang_fei.uses("sha", on="god-sima-yi")
    assert is_idle(game, "zhang-fei")  # no wounds, nothing to draw


@content("ultimate-strategy")
def test_wisdom_for_an_endure_token():
    game = sima_yi_with(2, "out-of-nothing", deck=["peach", "wine", "sha"])
    game.god_sima_yi.uses("out-of-nothing")
    game.god_sima_yi.activates("ultimate-strategy")
    game.nobody_negates()
    assert (endure(game), game.god_sima_yi.hand) == (1, ["peach", "wine", "sha"])


@content("ultimate-strategy")
def test_balance_for_an_endure_token_once_in_an_action_phase():
    game = sima_yi_with(3, "sha", "dodge", deck=["peach", "wine"], lost={"god-sima-yi": ["endurance"]})
    game.god_sima_yi.activates("ultimate-strategy")
    game.god_sima_yi.chooses("balance", "sha", "dodge")
    assert (endure(game), game.god_sima_yi.hand) == (2, ["peach", "wine"])
    game.god_sima_yi.activates("ultimate-strategy")
    assert game.god_sima_yi.options == ["certain-kill"]


@content("ultimate-strategy")
def test_certain_kill_until_end_of_turn_for_an_endure_token_when_idle():
    game = sima_yi_with(2, "sha", hp={"zhang-fei": 1}, hands={"cao-cao": ["peach"]}, roles=["ruler", "rebel", "spy"])
    game.god_sima_yi.activates("ultimate-strategy")
    game.god_sima_yi.chooses("certain-kill")
    assert endure(game) == 1
    game.god_sima_yi.uses("sha", on="zhang-fei")
    assert game.dead == ["zhang-fei"]  # Cao Cao cannot save him
    assert [effect[0] for effect in game.effects] == ["having/certain-kill"]
    game.god_sima_yi.ends()
    game.god_sima_yi.passes()  # Consecutive Breaks
    assert game.effects == []


@content("ultimate-strategy")
def test_certain_kill_when_a_hero_enters_the_brink_in_his_turn():
    game = sima_yi_with(1, "sha", hp={"zhang-fei": 1}, hands={"cao-cao": ["peach"]}, roles=["ruler", "rebel", "spy"])
    game.god_sima_yi.uses("sha", on="zhang-fei")
    game.god_sima_yi.activates("ultimate-strategy")
    assert (endure(game), game.dead) == (0, ["zhang-fei"])
    game = sima_yi_with(1, "sha", hp={"zhang-fei": 1}, hands={"cao-cao": ["peach"]}, roles=["ruler", "rebel", "spy"])
    game.god_sima_yi.uses("sha", on="zhang-fei")
    game.god_sima_yi.passes()
    game.cao_cao.uses("peach")
    assert (endure(game), game.hp["zhang-fei"]) == (1, 1)
    game = sima_yi_with(1, turn="cao-cao", hp={"zhang-fei": 1}, hands={"cao-cao": ["sha", "peach"]})
    game.cao_cao.uses("sha", on="zhang-fei")
    assert (game.waits_for, game.kind) == ("cao-cao", "sanguosha.save")  # in the turn of another he is not asked


@content("ultimate-strategy")
def test_without_tokens_there_is_no_strategy():
    game = sima_yi_with(0, "out-of-nothing", "sha")
    assert "ultimate-strategy" not in game.god_sima_yi.options
    game.god_sima_yi.uses("out-of-nothing")
    game.nobody_negates()
    assert activated(game) == []
