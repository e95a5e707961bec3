"""Cards of the co-operative game: Hordes, Generals, Tactics and Events, each in the words of its data line."""

from typing import Any

import pytest

from tests.games.greatwall.rules.realm import asked, cards, done, has, horde, options, section, spots
from tests.games.greatwall.rules.tables import allies, in_turn, offered, playing
from tests.marks import content, rule
from tianxia.games.greatwall.data import OURS
from tianxia.scenario import Scenario, refused

ASSAULT: dict[str, Any] = {"season": "winter", "agenda": ["assault", "commands"]}
CLEANUP = in_turn("turn-cleanup")

# ---- Hordes


@content("co-vanguard", "co-outriders")
@pytest.mark.parametrize("card", ["co-vanguard", "co-outriders"])
def test_hordes_without_ability(card: str):
    face = OURS.cards[OURS.face[f"{card}-left"]]
    assert face.rules.ops == ()
    played = allies(hordes={"left": [card]}, barricades={"left": 0}, **ASSAULT)
    assert played.heard("assault")[0]["power"] == 3
    assert played.shame == {"snake": 1, "dragon": 1, "turtle": 1}


@content("co-heavy-lancers")
def test_spearmen_cannot_attack_heavy_lancers():
    rest = {"left": {"snake": {"spearman": 1, "horseman": 1}}}
    played = allies(hordes={"left": ["co-heavy-lancers"]}, rest=rest, **in_turn("part", card="attack-order"))
    assert offered(played, "attack", "soldier") == ["horseman resting left"]
    with refused("GW-2214"):
        played.does("snake", "attack", soldier=["spearman resting left"], spot=["co-heavy-lancers 1"])
    firing = allies(
        season="winter",
        step="firing",
        hordes={"left": ["co-heavy-lancers"]},
        levels={"left": 1},
        firing={"left": {"snake": 1}},
    )
    assert asked(firing) == ("snake", "attack")  # Wounds can cover its spots


@content("co-horse-archers")
@rule("GW-727")
def test_horse_archers_kill_a_soldier_of_the_highest_player_there():
    cover = ["dragon spearman", "snake spearman", "snake spearman"]
    played = allies(
        hordes={"left": [horde("co-horse-archers", *cover)]}, tea=["turtle", "snake", "dragon"],
        resources={"snake": {"chi": 5}}, **ASSAULT,
    )  # fmt: skip
    assert asked(played) == ("snake", "lose-soldier")  # which one is their choice; it cannot be Saved
    played.does("snake", "lose", spot=["co-horse-archers 3"])
    assert spots(played, "left") == ["dragon spearman", "snake spearman", "free", "free"]
    assert [told["seat"] for told in played.heard("killed")] == ["snake"]
    behind = allies(hordes={"left": ["co-vanguard", horde("co-horse-archers", "snake horseman")]}, **ASSAULT)
    assert behind.heard("killed") == []  # only in row 1


@content("co-iron-guard")
def test_iron_guard_kills_in_the_rest_zone_when_it_breaches():
    rest = {"left": {"snake": {"spearman": 2}, "dragon": {"archer": 1}}, "right": {"turtle": {"spearman": 1}}}
    played = allies(hordes={"left": ["co-iron-guard"]}, barricades={"left": 0}, rest=rest, **ASSAULT)
    assert played.rest == {"left": {"snake": {"spearman": 1}}, "centre": {}, "right": {"turtle": {"spearman": 1}}}
    held = allies(hordes={"left": ["co-iron-guard"]}, rest=rest, **ASSAULT)  # 6 against 6
    assert held.heard("killed") == []


@content("co-trebuchets")
def test_trebuchets_cost_stone():
    stone = {"snake": {"stone": 2}, "dragon": {"stone": 1}}
    played = allies(hordes={"left": [horde("co-trebuchets", "snake spearman")]}, resources=stone, **ASSAULT)
    assert (has(played), has(played, "dragon"), has(played, "turtle")) == ({"stone": 1}, {}, {})
    behind = allies(hordes={"left": ["co-vanguard", "co-trebuchets"]}, resources=stone, **ASSAULT)
    assert has(behind) == {"stone": 2}


@content("co-plunderers")
def test_plunderers_take_gold_of_those_who_are_not_there():
    gold = {"snake": {"gold": 2}, "dragon": {"gold": 2}}
    played = allies(hordes={"left": [horde("co-plunderers", "snake spearman")]}, resources=gold, **ASSAULT)
    assert (has(played), has(played, "dragon")) == ({"gold": 2}, {"gold": 1})


@content("co-war-drums")
def test_war_drums_move_forward():
    full = {
        "left": [horde("co-vanguard-left", "snake spearman")],
        "centre": ["co-outriders"],
        "right": ["co-plunderers"],
    }
    played = allies(
        season="spring",
        step="hordes",
        year=2,
        hordes=full,
        horde_deck=["co-war-drums-right", "co-iron-guard-left", "*"],
    )
    assert cards(played, "left")[:2] == ["co-war-drums-right", "co-vanguard-left"]
    assert spots(played, "left", 2)[0] == "snake spearman"  # pieces stay on their cards


# ---- Generals


@content("cao-bin")
def test_cao_bin_lets_another_player_there_gather():
    locations = {"quarry": {"snake": 1, "dragon": 1, "turtle": 1}}
    played = allies(general={"snake": "cao-bin"}, locations=locations, **in_turn("activation"))
    assert asked(played) == ("snake", "player")
    assert offered(played, "player", "seat") == ["dragon", "turtle"]
    played.does("snake", "player", seat=["turtle"])
    assert [has(played, clan) for clan in ("snake", "dragon", "turtle")] == [{"stone": 1}, {"stone": 1}, {"stone": 2}]
    two = allies(general={"snake": "cao-bin"}, locations={"quarry": {"snake": 1, "dragon": 2}}, **in_turn("activation"))
    assert (has(two, "dragon"), has(two, "turtle")) == ({"stone": 3}, {})  # nobody else is there
    alone = allies(general={"snake": "cao-bin"}, locations={"quarry": {"snake": 3}}, **in_turn("activation"))
    assert has(alone)["stone"] == 3


@content("di-qing")
def test_di_qing_lets_another_player_attack_there():
    rest = {"left": {"snake": {"spearman": 2}, "dragon": {"spearman": 1}}, "right": {"turtle": {"spearman": 1}}}
    played = allies(
        general={"snake": "di-qing"}, rest=rest, hordes={"left": ["co-iron-guard"], "right": ["co-vanguard"]},
        **in_turn("part", card="attack-order"),
    )  # fmt: skip
    played.does("snake", "attack", soldier=["spearman"], spot=["co-iron-guard 1"])
    assert asked(played) == ("snake", "effect")
    played.does("snake", "use", card=["di-qing"])
    played.does("snake", "player", seat=["dragon"])
    assert asked(played) == ("dragon", "attack")
    assert all(spot.startswith("co-iron-guard") for spot in offered(played, "attack", "spot"))
    played.does("dragon", "attack", soldier=["spearman"], spot=["co-iron-guard 2"])
    played.does("snake", "attack", soldier=["spearman"], spot=["co-iron-guard 3"])
    assert asked(played)[1] != "effect"  # once per turn


@content("kou-zhun")
def test_kou_zhun_looks_at_the_next_hordes():
    deck = ["co-vanguard-left", "co-outriders-left", "co-plunderers-left", "*"]
    played = allies(
        season="spring",
        step="spring-effects",
        year=2,
        general={"snake": "kou-zhun"},
        assistants={"snake": 2},
        horde_deck=deck,
    )
    assert asked(played) == ("snake", "reorder")
    assert offered(played, "next", "card") == ["co-outriders-left", "co-vanguard-left"]
    played.does("snake", "next", card=["co-outriders-left"])
    placed = [told["card"] for told in played.heard("horde")]
    assert placed[:2] == ["co-outriders-left", "co-vanguard-left"]
    none = allies(season="spring", step="spring-effects", year=2, general={"snake": "kou-zhun"}, horde_deck=deck)
    assert asked(none)[1] != "reorder"  # A is 0


@content("li-gang")
@pytest.mark.parametrize(("count", "stone"), [(0, 2), (1, 1), (3, 0)])
def test_li_gang_builds_for_less(count: int, stone: int):
    played = allies(
        general={"snake": "li-gang"}, assistants={"snake": count}, locations={"builders-camp": {"snake": 1}},
        resources={"snake": {"stone": 2, "wood": 1}}, **in_turn("activation"),
    )  # fmt: skip
    played.does("snake", "wall", section=["left"])
    assert has(played).get("stone", 0) == 2 - stone


@content("qiu-chuji")
@rule("GW-2217")
def test_qiu_chuji_decides_who_saves_for_less():
    cover = ["snake spearman", "dragon spearman", "dragon spearman"]
    played = allies(
        general={"snake": "qiu-chuji"},
        assistants={"snake": 2},
        hordes={"left": [horde("co-vanguard", *cover)]},
        **CLEANUP,
    )
    assert asked(played) == ("snake", "lend")  # their own Soldier first
    assert offered(played, "lend", "count") == ["0", "1"]
    played.does("snake", "lend", count=["0"])
    assert (asked(played), offered(played, "lend", "count")) == (("snake", "lend"), ["0", "1", "2"])
    played.does("snake", "lend", count=["1"])
    assert asked(played) == ("dragon", "save")
    played.does("dragon", "save", spot=["co-vanguard 2"])  # for nothing: Lethality 1 less 1
    assert asked(played)[1] != "save"  # the second one would cost a Chi
    assert played.rest["left"] == {"dragon": {"spearman": 1}}


@content("yang-yanzhao")
def test_yang_yanzhao_defends_a_section():
    played = allies(
        season="winter", agenda=["winter-start", "commands"], general={"snake": "yang-yanzhao"},
        assistants={"snake": 3}, hordes={"left": ["co-vanguard"]}, barricades={"left": 0},
    )  # fmt: skip
    assert asked(played) == ("snake", "section")
    played.does("snake", "choose", section=["left"])
    assert section(played, "left")["defence"] == 3
    none = allies(season="winter", agenda=["winter-start", "commands"], general={"snake": "yang-yanzhao"})
    assert asked(none)[1] == "command"


@content("fan-zhongyan")
def test_fan_zhongyan_divides_resources():
    played = allies(season="summer", step="income", general={"snake": "fan-zhongyan"}, assistants={"snake": 2})
    assert asked(played) == ("snake", "share")
    played.does("snake", "give", resource=["gold"], seat=["turtle"])
    played.does("snake", "give", resource=["chi"], seat=["snake"])
    assert (has(played), has(played, "turtle")) == ({"chi": 1}, {"gold": 1})
    assert asked(played)[1] != "share"


@content("qin-liangyu")
def test_qin_liangyu_spares_players_at_a_breach():
    played = allies(
        general={"dragon": "qin-liangyu"}, assistants={"dragon": 1}, barricades={"left": 0},
        hordes={"left": [horde("co-vanguard", "snake spearman")]}, **ASSAULT,
    )  # fmt: skip
    assert asked(played) == ("dragon", "spared")
    assert offered(played, "spare", "seat") == ["dragon", "turtle"]  # Snake is protected anyway
    played.does("dragon", "spare", seat=["turtle"])
    assert played.shame == {"snake": 0, "dragon": 1, "turtle": 0}
    assert played.lasting == []


# ---- Tactics


def plays(card: str, **position: Any) -> Scenario:
    """A Tactic is played in the player's own turn."""
    return playing(allies, card, **position)


@content("shared-stores")
def test_shared_stores():
    played = plays("shared-stores", resources={"snake": {"gold": 2, "wood": 1}})
    played.does("snake", "give", resource=["gold"], seat=["dragon"])
    played.does("snake", "give", resource=["gold"], seat=["dragon"])
    played.does("snake", "give", resource=["wood"], seat=["turtle"])
    assert (has(played), has(played, "dragon"), has(played, "turtle")) == ({}, {"gold": 2}, {"wood": 1})
    assert played.honour == {"snake": 0, "dragon": 1, "turtle": 1}  # each who got some, once
    poor = allies(tactics={"snake": ["shared-stores"]}, **in_turn())
    with refused("GW-327"):
        poor.does("snake", "tactic", card=["shared-stores"])


@content("signal-fires")
def test_signal_fires():
    rest = {"left": {"snake": {"spearman": 2}, "dragon": {"spearman": 1}}}
    played = allies(
        season="winter", agenda=["winter-start", "commands"], tactics={"snake": ["signal-fires"]}, rest=rest,
        hordes={"left": ["co-iron-guard"]},
    )  # fmt: skip
    played.does("snake", "tactic", card=["signal-fires"])
    played.does("snake", "attack", soldier=["spearman"], spot=["co-iron-guard 1"])
    assert asked(played) == ("dragon", "attack")  # one Soldier each
    done(played)  # may
    assert len(played.heard("attack")) == 1


@content("oath-of-brothers")
def test_oath_of_brothers():
    cover = ["snake spearman", "snake spearman", "dragon spearman"]
    played = allies(hordes={"left": [horde("co-vanguard", *cover)]}, tactics={"snake": ["oath-of-brothers"]}, **CLEANUP)
    played.does("snake", "tactic", card=["oath-of-brothers"])
    played.does("snake", "save", spot=["co-vanguard 2"])
    assert asked(played) == ("dragon", "spare")
    played.does("dragon", "save", spot=["co-vanguard 3"])
    assert played.rest["left"] == {"snake": {"spearman": 1}, "dragon": {"spearman": 1}}
    assert [told["seat"] for told in played.heard("killed")] == ["snake"]


@content("imperial-pardon")
def test_imperial_pardon():
    played = plays("imperial-pardon", shame={"dragon": 2, "turtle": 1})
    assert offered(played, "player", "seat") == ["dragon", "turtle"]
    played.does("snake", "player", seat=["dragon"])
    assert played.shame == {"snake": 0, "dragon": 1, "turtle": 1}
    assert played.shame_pool == 28


@content("scorched-earth")
def test_scorched_earth():
    played = allies(
        season="spring", step="spring-tactics", year=2, tactics={"snake": ["scorched-earth"]},
        resources={"snake": {"gold": 1, "wood": 1}, "dragon": {"chi": 2}}, horde_deck=["co-vanguard-left", "*"],
    )  # fmt: skip
    played.does("snake", "tactic", card=["scorched-earth"])
    assert asked(played) == ("snake", "lose")  # every player, any one resource
    played.does("snake", "take", resources=["wood"])
    assert (has(played), has(played, "dragon")) == ({"gold": 1}, {"chi": 1})
    assert "co-vanguard-left" in played.horde_past
    assert len(played.heard("horde")) == 2  # three were due


@content("joint-works")
def test_joint_works_are_paid_together():
    resources = {"snake": {"stone": 1}, "dragon": {"stone": 1, "wood": 2}, "turtle": {"wood": 1}}
    played = plays("joint-works", resources=resources, levels={"left": 1, "centre": 1})
    # level 1 costs 2 stone and 1 wood, level 2 is too dear even together
    assert asked(played) == ("dragon", "contribute")
    played.does("dragon", "take", resources=["stone"])
    assert asked(played) == ("turtle", "contribute")
    played.does("turtle", "take", resources=["wood"])
    assert played.levels["right"] == 1
    assert [has(played, clan) for clan in ("snake", "dragon", "turtle")] == [{}, {"wood": 2}, {}]
    assert played.honour == {"snake": 6, "dragon": 0, "turtle": 0}
    mean = plays("joint-works", resources=resources, levels={"left": 1, "centre": 1})
    mean.does("dragon", "take", resources=[])
    mean.does("turtle", "take", resources=[])
    assert mean.levels["right"] == 0
    assert has(mean) == {"stone": 1}  # nothing is paid
    poor = allies(tactics={"snake": ["joint-works"]}, resources={"dragon": {"stone": 1}}, **in_turn())
    with refused("GW-327"):
        poor.does("snake", "tactic", card=["joint-works"])


# ---- Events


def event(card: str, **position: Any) -> Scenario:
    """An Event is revealed."""
    return allies(season="spring", agenda=["event", "commands"], event_deck=[card, "*"], **position)


@content("good-harvest")
def test_good_harvest():
    played = event("good-harvest")
    for clan in ("snake", "dragon", "turtle"):
        assert asked(played) == (clan, "gain")
        played.does(clan, "take", resources=["stone"])
    assert [has(played, clan) for clan in ("snake", "dragon", "turtle")] == [{"stone": 1}] * 3


@content("plague")
def test_plague():
    played = event(
        "plague", resources={"snake": {"chi": 2}, "dragon": {"chi": 2}}, rest={"left": {"snake": {"archer": 1}}}
    )
    assert options(played) == ["remove_soldier", "lose_resource"]
    played.does("snake", "remove_soldier")
    assert played.rest["left"] == {}
    assert has(played) == {"chi": 2}
    assert has(played, "dragon") == {}  # no choice
    assert played.shame == {"snake": 0, "dragon": 0, "turtle": 1}  # neither
    assert played.heard("killed") == []


@content("flood")
def test_flood():
    played = event("flood", barricades={"left": 1, "centre": 2, "right": 2})
    assert played.barricades == {"left": 1, "centre": 0, "right": 2}


@content("forest-fire")
def test_forest_fire():
    played = event("forest-fire", resources={"snake": {"wood": 5}, "dragon": {"wood": 1}})
    assert (has(played), has(played, "dragon")) == ({"wood": 3}, {"wood": 1})


@content("levy")
def test_levy():
    played = event("levy")
    played.does("snake", "post", section=["left"])
    assert asked(played) == ("dragon", "post")  # one each
    done(played)  # may
    played.does("turtle", "post", section=["right"])
    assert played.rest == {"left": {"snake": {"spearman": 1}}, "centre": {}, "right": {"turtle": {"spearman": 1}}}


@content("spy-report")
def test_spy_report():
    deck = ["co-vanguard-left", "co-outriders-left", "co-plunderers-left", "*"]
    played = event("spy-report", horde_deck=deck)
    assert len(offered(played, "next", "card")) == 3
    played.does("snake", "next", card=["co-plunderers-left"])
    played.does("snake", "next", card=["co-vanguard-left"])
    assert played.horde_deck[:3] == ["co-plunderers-left", "co-vanguard-left", "co-outriders-left"]


@content("second-wave")
def test_second_wave():
    played = allies(season="spring", agenda=["event", "hordes", "commands"], year=2, event_deck=["second-wave", "*"])
    assert len(played.heard("horde")) == 4  # three are due in Year 2


@content("desertion")
def test_desertion():
    played = event(
        "desertion", resources={"snake": {"gold": 1}, "dragon": {"gold": 2}},
        hordes={"left": [horde("co-vanguard", "snake spearman")]},
    )  # fmt: skip
    assert options(played) == ["lose_resource", "remove_soldier"]
    played.does("snake", "remove_soldier")
    assert cards(played, "left")
    assert spots(played, "left") == []  # the spot is free again
    assert has(played) == {"gold": 1}
    assert has(played, "dragon") == {"gold": 1}
    assert played.shame["turtle"] == 0  # who can do neither does nothing


@content("envoy-from-court")
def test_envoy_from_court():
    played = event("envoy-from-court", shame={"snake": 2, "turtle": 1})
    played.does("snake", "remove")
    assert asked(played) == ("turtle", "return-shame")
    done(played)
    assert played.shame == {"snake": 1, "dragon": 0, "turtle": 1}


@content("earthquake")
@rule("GW-815")
def test_earthquake():
    played = event(
        "earthquake", levels={"left": 1, "centre": 2, "right": 2}, barricades={"left": 0, "centre": 0, "right": 0}
    )
    assert [section(played, name)["defence"] for name in ("left", "centre", "right")] == [4, 5, 7]
    none = event("earthquake", barricades={"left": 1})
    assert section(none, "left")["defence"] == 2  # the Wall part is not below 0


@content("market-day")
def test_market_day():
    played = event("market-day", resources={"snake": {"wood": 3}})
    played.does("snake", "take", resources=["wood", "wood"])
    played.does("snake", "take", resources=["chi", "gold"])
    assert has(played) == {"wood": 1, "chi": 1, "gold": 1}


@content("early-snow")
@rule("GW-815")
def test_early_snow():
    hordes = {"left": ["co-vanguard", "co-outriders", "co-plunderers"]}
    played = event("early-snow", hordes=hordes, levels={"left": 1}, firing={"left": {"snake": 1}})
    assert section(played, "left")["power"] == 2 + 2 + 3
    firing = allies(
        season="winter", step="firing", hordes=hordes, levels={"left": 1}, firing={"left": {"snake": 1}},
        lasting=played.lasting,
    )  # fmt: skip
    names = {spot.rpartition("-")[0] for spot in offered(firing, "attack", "spot")}
    assert names == {"co-vanguard", "co-outriders"}  # not row 3
    over = allies(
        season="winter", step="end-of-winter", hordes=hordes, lasting=played.lasting, event_deck=["flood", "*"]
    )
    assert section(over, "left")["power"] >= 10  # until the end of this Winter
