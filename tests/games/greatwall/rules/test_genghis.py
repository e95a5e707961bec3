"""Genghis Khan (GW-11xx)."""

from typing import Any

import pytest

from tests.games.greatwall.rules.realm import all_done, asked, cards, done, has, horde, options, section, spots
from tests.games.greatwall.rules.tables import QUIET, allies, claim, fresh, in_turn, khan, offered, table
from tests.marks import content, rule
from tianxia.games.greatwall.data import BOARD, FIGURES, OURS, SOLDIER_ROWS
from tianxia.scenario import BadInput, refused, scenario

KHAN = {"genghis": "on"}
CLEANUP = in_turn("turn-cleanup")
OPEN = {"genghis-khan": [], "thunder-of-hooves": [], "fire-arrows": []}


@rule("GW-1101", "GW-1204")
def test_the_khan_never_meets_ancient_chronicles():
    with pytest.raises(BadInput, match="genghis"):
        scenario("greatwall", seats=3, options={**KHAN, "scenario": "bitter-frost"})


@rule("GW-1101", "GW-1159", "GW-2101", "GW-2103")
@pytest.mark.parametrize(
    ("seats", "mode"),
    [(1, ""), (2, "competitive"), (2, "coop"), (3, "competitive"), (4, "coop"), (5, "competitive"), (5, "coop")],
)
def test_the_khan_joins_every_other_mode(seats: int, mode: str):
    options = {**KHAN, "rat": "on"} | ({"mode": mode} if mode else {})
    played = fresh(seats, **options)
    assert played.khan in ("left", "centre", "right")
    assert played.rat_cards


@rule("GW-1102", "GW-1144")
def test_one_award_of_six_lies_beside_the_board():
    played = fresh(3, **KHAN)
    assert len(played.award) == 1
    assert played.awarded is None
    assert len(played.artifacts) == 3
    assert len([card for card in OURS.cards if card.sort == "award"]) == 6


@rule("GW-1103", "GW-1149")
def test_each_player_has_a_bannerman():
    played = fresh(3, **KHAN)
    assert [seat["soldiers"]["pool"]["bannerman"] for seat in played.view["seats"]] == [1, 1, 1]
    assert fresh(3).view["seats"][0]["soldiers"]["pool"]["bannerman"] == 0


@rule("GW-1104", "GW-1105", "GW-1106", "GW-1107", "GW-1108")
@pytest.mark.parametrize(
    ("seats", "mode", "count"),
    [(3, "competitive", 27), (2, "competitive", 18), (3, "coop", 27), (2, "coop", 18), (1, "", 18)],
)
def test_two_kinds_leave_and_three_come(seats: int, mode: str, count: int):
    played = fresh(seats, **KHAN | ({"mode": mode} if mode else {}))
    hordes = played.of("horde", "horde_deck", "hordes")
    assert len(hordes) == count
    kinds = {card.rpartition("-")[0] for card in hordes}
    assert {"gk-royal-tumen", "gk-banner-guard", "gk-night-guard"} <= kinds
    assert len(kinds) == 9
    gone = {card.rpartition("-")[0] for card in played.removed_hordes}
    assert len(gone) == 2
    assert not any(kind.startswith("gk-") for kind in gone)
    if count == 18:
        assert not [card for card in hordes if card.endswith("-left")]
    else:
        assert len(played.removed_hordes) == 6


@rule("GW-1105")
def test_the_kinds_that_leave_are_drawn():
    drawn = [{card.rpartition("-")[0] for card in fresh(3, seed=n, **KHAN).removed_hordes} for n in range(6)]
    assert all(len(kinds) == 2 for kinds in drawn)
    assert len(set().union(*drawn)) > 3


@rule("GW-1109", "GW-1110")
def test_his_card_two_skills_and_his_figure():
    played = fresh(4, **KHAN)
    assert len(played.of("horde", "hordes")) == 4
    assert len(played.skills) == 2
    assert len(played.skills_left) == 4
    assert [card["face"] for card in played.view["khan_cards"]] == ["genghis-khan", *played.skills]
    assert played.khan == played.view["horde_deck"]["top"]


@rule("GW-1111")
def test_his_advisors_are_shuffled_in():
    advisors = fresh(3, **KHAN).of("advisor", "advisor_deck", "dealt")
    assert len(advisors) == 44 + 6
    assert len(fresh(3).of("advisor", "advisor_deck", "dealt")) == 44


ALL = {
    "genghis-khan": ["dragon spearman"] * 4,
    "thunder-of-hooves": ["dragon spearman"],
    "fire-arrows": ["free"],
}


@rule("GW-1112", "GW-1113", "GW-1114", "GW-1116")
def test_when_all_active_spots_are_covered_he_is_defeated_and_the_year_ends_the_game():
    played = claim("snake spearman", "snake spearman", "wound", struck=ALL)
    assert not played.khan_fallen
    played.does("snake", "save", spot=["steppe-riders 1"])
    done(played)
    assert offered(played, "strike", "spot") == ["fire-arrows 1"]
    played.does("snake", "strike", kind=["spearman"], spot=["fire-arrows 1"])
    assert played.khan_fallen
    assert played.outcome is None  # the Year is finished first
    end: dict[str, Any] = {"season": "winter", "step": "end-of-winter"}
    assert khan(khan_fallen=True, **end).outcome is not None
    assert khan(**end).outcome is None
    assert khan(year=6, **end).outcome is not None  # all standard ends still apply
    assert khan(shame_pool=0, **end).outcome is not None


@rule("GW-1115", "GW-1142")
def test_in_coop_his_defeat_ends_nothing():
    mixed = {**ALL, "genghis-khan": ["dragon spearman", "turtle spearman", "dragon horseman", "dragon horseman"]}
    played = claim(
        "snake spearman", "snake spearman", "wound", card="co-vanguard", struck=mixed, options={"mode": "coop"}
    )
    played.does("snake", "save", spot=["co-vanguard 1"])
    done(played)
    played.does("snake", "strike", kind=["spearman"], spot=["fire-arrows 1"])
    assert not played.khan_fallen
    assert played.honour["snake"] == 4 + 6


@rule("GW-1117", "GW-1124")
def test_each_year_he_goes_where_the_top_card_points():
    played = khan(season="spring", step="khan-moves", khan="left", horde_deck=["raiders-centre", "*"])
    assert played.khan == "centre"
    stays = khan(season="spring", step="khan-moves", khan="left", horde_deck=["raiders-left", "*"])
    assert stays.khan == "left"
    steps = khan(
        season="spring", step="hordes", year=3, horde_deck=["raiders-left", "foot-levy-left", "mangudai-right", "*"]
    )
    assert steps.khan == "right"  # after the two new Horde cards


@rule("GW-1125")
def test_with_an_empty_deck_he_stays():
    played = khan(season="spring", step="khan-moves", khan="left", horde_deck=[], horde_past=["*"])
    assert played.khan == "left"


@rule("GW-1118", "GW-1161")
@content("genghis-khan")
def test_his_card_is_no_horde_card_of_a_section():
    card = OURS.cards[OURS.face["genghis-khan"]].row
    assert (card["power"], card["honour"]) == (0, 0)
    played = khan(khan="left", skills=QUIET)
    assert section(played, "left")["hordes"] == []
    assert section(played, "left")["power"] == 0
    quiet = khan(season="winter", step="assault", khan="left", skills=QUIET)
    assert quiet.heard("assault") == []


@rule("GW-1119", "GW-1134", "GW-1136", "GW-1138", "GW-1139", "GW-1140")
def test_the_claimant_strikes_with_one_saved_soldier():
    played = claim("snake spearman", "snake spearman", "dragon spearman", struck=OPEN)
    assert asked(played) == ("snake", "save")
    played.does("snake", "save", spot=["steppe-riders 1"])
    played.does("snake", "save", spot=["steppe-riders 2"])
    assert asked(played) == ("snake", "khan")  # he stands on another Section
    assert "charge" not in options(played)
    played.does("snake", "strike", kind=["spearman"], spot=["genghis-khan 3"])
    assert played.honour["snake"] == 4 + 6
    assert played.struck["genghis-khan"][:3] == ["free", "free", "snake spearman"]
    assert played.rest["left"] == {"snake": {"spearman": 1}}  # neither at rest nor Killed
    assert played.fact("view.dragon.seats.0.soldiers.khan.spearman") == 1
    assert asked(played)[1] != "khan"  # one Soldier only
    assert [told["seat"] for told in played.heard("killed")] == ["dragon"]


@rule("GW-1139")
@content("false-retreat")
def test_a_soldier_used_against_the_khan_stays():
    played = khan(
        struck={"genghis-khan": ["snake spearman"]}, skills=QUIET, tactics={"snake": ["false-retreat"]}, **in_turn()
    )
    with refused("GW-327"):
        played.does("snake", "tactic", card=["false-retreat"])


@rule("GW-1120", "GW-1137", "GW-1157")
def test_a_horseman_covers_two_adjacent_spots_of_one_card():
    skills = ["no-mercy", "blue-sky"]
    played = claim("snake horseman", "snake horseman", "wound", skills=skills, struck={})
    played.does("snake", "save", spot=["steppe-riders 1"])
    assert offered(played, "charge", "spot") == [
        "blue-sky 1",
        "genghis-khan 1",
        "genghis-khan 2",
        "genghis-khan 3",
        "no-mercy 1",
    ]
    played.does("snake", "charge", kind=["horseman"], spot=["blue-sky 1"])
    assert played.struck["blue-sky"] == ["snake horseman", "snake horseman"]
    assert played.honour["snake"] == 4 + 12  # nothing more for the whole card


@rule("GW-1121", "GW-1143")
@pytest.mark.parametrize(("seats", "active"), [(1, 3), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_spots_with_a_number_need_so_many_players(seats: int, active: int):
    played = khan(seats, skills=["weaklings", "fear-us"])
    assert played.struck["genghis-khan"].count("free") == active
    assert played.struck["genghis-khan"].count("blocked") == 6 - active
    assert played.struck["weaklings"].count("free") == (2 if seats >= 3 else 1)
    assert played.struck["fear-us"].count("free") == (2 if seats >= 4 else 1)


@rule("GW-1121")
def test_an_inactive_spot_cannot_be_covered():
    played = claim("snake spearman", "snake spearman", "wound", struck={"genghis-khan": []})
    played.does("snake", "save", spot=["steppe-riders 1"])
    done(played)
    with refused("GW-1121"):
        played.does("snake", "strike", kind=["spearman"], spot=["genghis-khan 5"])
    assert "genghis-khan 4" in offered(played, "strike", "spot")


@rule("GW-1122")
@content("thunder-of-hooves")
def test_thunder_of_hooves_only_where_he_stands():
    hordes = {"left": ["steppe-riders", "foot-levy"], "right": ["steppe-riders"]}
    played = khan(khan="left", skills=["thunder-of-hooves", "fear-us"], hordes=hordes)
    assert section(played, "left")["power"] == 2 + 1 + 2
    assert section(played, "right")["power"] == 2


@rule("GW-1123")
@content("thunder-of-hooves")
def test_a_covered_skill_is_off():
    played = khan(
        khan="left", skills=["thunder-of-hooves", "fear-us"], hordes={"left": ["steppe-riders"]},
        struck={"thunder-of-hooves": ["dragon spearman"]},
    )  # fmt: skip
    assert section(played, "left")["power"] == 2


@rule("GW-1126", "GW-1127")
@content("fear-us")
def test_let_them_fear_us():
    skills = ["fear-us", "fire-arrows"]
    here = claim("snake spearman", "snake spearman", "wound", skills=skills, khan="left", chi=3)
    here.does("snake", "save", spot=["steppe-riders 1"])
    done(here)
    assert here.fact("question.snake.about.price") == 2
    here.does("snake", "strike", kind=["spearman"], spot=["genghis-khan 1"])
    assert has(here) == {}
    poor = claim("snake spearman", "snake spearman", "wound", skills=skills, khan="left", chi=2)
    poor.does("snake", "save", spot=["steppe-riders 1"])
    done(poor)
    assert asked(poor)[1] != "khan"
    elsewhere = claim("snake spearman", "snake spearman", "wound", skills=skills, khan="right", chi=1)
    elsewhere.does("snake", "save", spot=["steppe-riders 1"])
    assert elsewhere.fact("question.snake.about.price") == 0


@rule("GW-1128")
@content("weaklings")
@pytest.mark.parametrize(("where", "shame"), [("left", 1), ("right", 0)])
def test_our_enemies_are_weaklings(where: str, shame: int):
    played = khan(
        season="winter", step="assault", khan=where, skills=["weaklings", "fear-us"], barricades={"left": 0},
        hordes={"left": [horde("steppe-riders", "snake spearman")]},
    )  # fmt: skip
    assert played.shame == {"snake": shame, "dragon": 1, "turtle": 1}


@rule("GW-1129")
@content("blue-sky")
def test_eternal_blue_sky_heals_undefeated_cards_of_his_section():
    hordes = {
        "left": [horde("steppe-riders", "wound", "wound", "wound"), horde("foot-levy", "wound", "snake spearman")],
        "right": [horde("raiders", "wound")],
    }
    played = khan(khan="left", skills=["blue-sky", "fear-us"], hordes=hordes, **CLEANUP)
    assert cards(played, "left") == ["foot-levy-" + cards(played, "left")[0].rpartition("-")[2]]
    assert spots(played, "left") == ["free", "snake spearman", "free"]
    assert spots(played, "right")[0] == "wound"


@rule("GW-1130")
@content("no-mercy")
@pytest.mark.parametrize(("where", "price"), [("left", 2), ("right", 1)])
def test_no_mercy(where: str, price: int):
    played = claim("snake spearman", "snake spearman", "wound", skills=["no-mercy", "fear-us"], khan=where)
    assert played.fact("question.snake.about.price") == price


@rule("GW-1130")
@content("fire-arrows")
def test_fire_arrows_take_a_barricade_before_defence_is_counted():
    position: dict[str, Any] = {
        "season": "winter", "step": "assault", "skills": ["fire-arrows", "fear-us"], "barricades": {"left": 1},
        "hordes": {"left": ["steppe-riders"]},
    }  # fmt: skip
    assert khan(khan="left", **position).heard("assault")[0]["breach"]
    assert not khan(khan="right", **position).heard("assault")[0]["breach"]


@rule("GW-1130", "GW-1158")
def test_there_are_six_skills_and_six_awards():
    sorts = [card.sort for card in OURS.cards]
    assert (sorts.count("skill"), sorts.count("award"), sorts.count("khan")) == (6, 6, 1)
    assert len([card for card in OURS.cards if card.sort == "horde" and card.module == "genghis"]) == 9
    assert len([card for card in OURS.cards if card.sort == "advisor" and card.module == "genghis"]) == 6
    assert FIGURES["bannermen"] == 1
    assert len(BOARD["clan"]) == 5


@rule("GW-1131", "GW-1132")
def test_archers_and_wounds_never_reach_him():
    played = khan(
        levels={"left": 1}, firing={"left": {"snake": 1}}, khan="left", active={"snake": ["scout"]}, skills=QUIET,
        hordes={"left": ["steppe-riders"]}, **in_turn(),
    )  # fmt: skip
    played.does("snake", "use", card=["scout"])
    assert all(spot.startswith("steppe-riders") for spot in offered(played, "wound", "spot"))
    firing = khan(
        season="winter", step="firing", levels={"left": 1}, firing={"left": {"snake": 1}}, khan="left", skills=QUIET,
        hordes={"left": ["steppe-riders"]},
    )  # fmt: skip
    assert all(spot.startswith("steppe-riders") for spot in offered(firing, "attack", "spot"))


@rule("GW-1133")
def test_a_bannerman_counts_as_a_spearman_against_him():
    played = claim("snake bannerman", "snake spearman", "wound")
    played.does("snake", "save", spot=["steppe-riders 1"])
    done(played)
    played.does("snake", "strike", kind=["bannerman"], spot=["genghis-khan 1"])
    assert played.struck["genghis-khan"][0] == "snake bannerman"


@rule("GW-1135")
def test_a_soldier_who_is_not_saved_cannot_strike():
    played = claim("snake spearman", "snake horseman", "snake horseman")
    played.does("snake", "save", spot=["steppe-riders 1"])
    done(played)
    assert offered(played, "strike", "kind") == ["spearman"]
    lost = claim("snake spearman", "snake spearman", "wound")
    done(lost)
    assert asked(lost)[1] != "khan"
    free = claim("snake spearman", "snake spearman", "wound", chi=0, tactics={"snake": ["field-hospital"]})
    free.does("snake", "tactic", card=["field-hospital"])  # another permitted way
    free.does("snake", "save", spot=["steppe-riders 1"])
    done(free)
    assert asked(free) == ("snake", "khan")


@rule("GW-1141")
def test_only_the_claimant_may_strike():
    played = khan(
        hordes={"left": [horde("steppe-riders", "snake spearman", "snake spearman", "dragon spearman")]}, khan="right",
        resources={"dragon": {"chi": 3}}, skills=QUIET, **CLEANUP,
    )  # fmt: skip
    played.does("dragon", "save", spot=["steppe-riders 3"])
    assert asked(played)[1] != "khan"
    nobody = claim("wound", "wound", "wound")
    assert nobody.heard("khan-struck") == []
    reed = khan(
        2, hordes={"right": [horde("steppe-riders", "reed spearman", "reed spearman", "snake spearman")]}, khan="right",
        resources={"snake": {"chi": 3}}, skills=QUIET, **CLEANUP,
    )  # fmt: skip
    reed.does("snake", "save", spot=["steppe-riders 3"])
    assert asked(reed)[1] != "khan"  # GW-1142: Reed never Attacks him


# ---- the Award


@rule("GW-1145", "GW-1146", "GW-1147", "GW-1148")
@content("masons-guild")
def test_whoever_builds_a_wall_level_takes_the_award():
    played = khan(
        award=["masons-guild"], locations={"builders-camp": {"snake": 2, "dragon": 1}},
        resources={"snake": {"stone": 3, "wood": 2}, "dragon": {"stone": 3, "wood": 1}}, **in_turn("activation"),
    )  # fmt: skip
    assert played.awarded is None
    played.does("snake", "wall", section=["left"])
    assert played.awarded == "snake"
    assert has(played) == {"stone": 1, "wood": 1}  # the level that won it cost 2 stone
    played.does("snake", "wall", section=["right"])
    assert played.awarded == "snake"
    assert has(played) == {}  # now 1 stone less
    played.does("dragon", "wall", section=["centre"])
    assert played.awarded == "dragon"
    assert played.heard("award") == [{"kind": "award", "seat": "snake"}, {"kind": "award", "seat": "dragon"}]
    assert has(played, "dragon") == {"stone": 1}  # the Award does not help the building that wins it


@rule("GW-1146")
@content("silk-robe", "imperial-granary")
def test_awards_of_the_income_step():
    income: dict[str, Any] = {"season": "summer", "step": "income", "awarded": "dragon"}
    assert khan(award=["silk-robe"], **income).honour == {"snake": 0, "dragon": 3, "turtle": 0}
    played = khan(award=["imperial-granary"], **income)
    assert asked(played) == ("dragon", "gain")
    played.does("dragon", "take", resources=["chi", "wood"])
    assert has(played, "dragon") == {"chi": 1, "wood": 1}


@rule("GW-1146")
@content("palace-guard")
def test_palace_guard_makes_the_first_recruit_cheaper():
    played = khan(
        award=["palace-guard"], awarded="snake", locations={"barracks": {"snake": 2, "dragon": 2}},
        resources={"snake": {"gold": 1}}, **in_turn("activation"),
    )  # fmt: skip
    played.does("snake", "recruit", kind=["spearman"], section=["left"])
    assert has(played) == {"gold": 1}
    played.does("snake", "recruit", kind=["spearman"], section=["left"])
    assert has(played) == {}


@rule("GW-1146")
@content("seat-at-court")
def test_seat_at_court_prevents_shame_once_a_year():
    alone: dict[str, Any] = {"award": ["seat-at-court"], "locations": {"quarry": {"snake": 3}}, **in_turn("activation")}
    assert khan(awarded="snake", **alone).shame["snake"] == 0
    assert khan(awarded="dragon", **alone).shame["snake"] == 1
    assert khan(awarded="snake", spent=["year/0/seat-at-court"], **alone).shame["snake"] == 1


@rule("GW-1146")
@content("war-chest")
def test_war_chest_rewards_a_claim():
    played = claim("snake spearman", "wound", "wound", chi=0, award=["war-chest"], awarded="snake")
    assert has(played) == {"gold": 1, "chi": 1}


# ---- Bannermen


@rule("GW-1150", "GW-1151", "GW-1152")
def test_a_bannerman_is_recruited_like_a_spearman():
    assert SOLDIER_ROWS[3]["cost"] == {"gold": 2, "chi": 1}
    played = khan(
        locations={"barracks": {"snake": 2, "dragon": 2}}, resources={"snake": {"gold": 2, "chi": 1}},
        hordes={"left": ["steppe-riders", "foot-levy"], "right": ["raiders"]}, **in_turn("activation"),
    )  # fmt: skip
    played.does("snake", "recruit", kind=["bannerman"], section=["left"])
    assert has(played) == {}
    assert asked(played) == ("snake", "attack")
    assert offered(played, "attack", "spot") == [f"{cards(played, 'left')[0]} {n}" for n in (1, 2, 3)]  # row 1 only
    with refused("GW-703"):
        played.does("snake", "attack", soldier=["bannerman"], spot=["foot-levy 1"])
    plain = table(
        locations={"barracks": {"snake": 2, "dragon": 2}},
        resources={"snake": {"gold": 9, "chi": 9}},
        **in_turn("activation"),
    )
    assert "bannerman" not in offered(plain, "recruit", "kind")


WINTER: dict[str, Any] = {"season": "winter", "step": "winter-start", "skills": QUIET, "khan": "centre"}


@rule("GW-1153", "GW-1156")
def test_before_firing_two_soldiers_attack_where_the_bannerman_is():
    played = khan(
        hordes={"left": [horde("keshig-guard", "snake bannerman")]},
        rest={"left": {"snake": {"spearman": 2}}, "right": {"snake": {"spearman": 1}}}, **WINTER,
    )  # fmt: skip
    played.does("snake", "banner")
    played.does("snake", "attack", soldier=["spearman resting left"], spot=["keshig-guard 2"])
    played.does("snake", "attack", soldier=["spearman resting left"], spot=["keshig-guard 3"])
    assert asked(played)[1] != "attack"
    assert spots(played, "left")[:3] == ["snake bannerman", "snake spearman", "snake spearman"]
    assert [told["soldier"] for told in played.heard("attack")] == ["spearman", "spearman"]


@rule("GW-1154", "GW-1160")
def test_any_soldier_of_that_section_may_attack_or_none():
    played = khan(
        hordes={"left": ["keshig-guard", "foot-levy"], "right": ["raiders"]}, levels={"left": 1},
        firing={"left": {"snake": 1}},
        rest={"left": {"snake": {"bannerman": 1, "horseman": 1}}, "right": {"snake": {"spearman": 1}}}, **WINTER,
    )  # fmt: skip
    played.does("snake", "banner")
    assert offered(played, "attack", "soldier") == [
        "archer firing left",
        "bannerman resting left",
        "horseman resting left",
    ]
    done(played)  # fewer than two
    assert played.fact("question.snake.rule") == "GW-813"  # the Firing phase
    both = khan(hordes={"left": ["keshig-guard"]}, rest={"left": {"snake": {"bannerman": 1, "spearman": 3}}}, **WINTER)
    both.does("snake", "banner")
    for spot in (1, 2):
        both.does("snake", "attack", soldier=["spearman resting left"], spot=[f"keshig-guard {spot}"])
    assert asked(both)[1] != "attack"  # two, and no more


@rule("GW-1155")
def test_a_bannerman_at_the_khan_is_in_no_section():
    played = khan(
        hordes={"left": ["keshig-guard"]}, rest={"left": {"snake": {"spearman": 2}}},
        struck={"genghis-khan": ["snake bannerman"]}, **WINTER,
    )  # fmt: skip
    assert played.heard("attack") == []
    assert asked(played)[1] != "winter"


# ---- Saving for the Khan


@rule("GW-1162")
@content("gk-night-guard")
def test_a_soldier_saved_for_the_khan_must_be_used_against_him():
    cover = ["snake spearman", "snake spearman", "wound", "wound"]
    played = claim(*cover, card="gk-night-guard", khan="left", chi=0)
    assert options(played) == ["pledge", "done"]  # 1 Chi less than Lethality 1
    played.does("snake", "pledge", spot=["gk-night-guard 1"])
    assert asked(played) == ("snake", "khan")  # one only
    assert options(played) == ["strike"]  # and no way back
    played.does("snake", "strike", kind=["spearman"], spot=["genghis-khan 1"])
    assert played.struck["genghis-khan"][0] == "snake spearman"
    away = claim(*cover, card="gk-night-guard", khan="right", chi=1)
    assert options(away) == ["save", "done"]
    dear = claim(*cover, card="gk-night-guard", khan="left", chi=2, skills=["fear-us", "fire-arrows"])
    assert "pledge" in options(dear)
    dear.does("snake", "pledge", spot=["gk-night-guard 1"])
    assert has(dear) == {}  # the price of the Attack is paid with it
    short = claim(*cover, card="gk-night-guard", khan="left", chi=1, skills=["fear-us", "fire-arrows"])
    assert "pledge" not in options(short)
    other = khan(
        hordes={"left": [horde("gk-night-guard", "snake spearman", "snake spearman", "dragon spearman", "wound")]},
        khan="left", resources={"dragon": {"chi": 1}}, skills=QUIET, **CLEANUP,
    )  # fmt: skip
    done(other)
    assert (asked(other), options(other)) == (("dragon", "save"), ["save", "done"])  # only the claimant


# ---- Horde cards and Advisors


@content("gk-royal-tumen")
def test_royal_tumen_is_stronger_with_him():
    hordes = {"left": ["gk-royal-tumen"], "right": ["gk-royal-tumen"]}
    played = khan(khan="left", skills=["fear-us", "no-mercy"], hordes=hordes)
    assert section(played, "left")["power"] == 7
    assert section(played, "right")["power"] == 5


@content("gk-banner-guard")
def test_archers_cannot_attack_banner_guard_with_him():
    position: dict[str, Any] = {
        "season": "winter", "step": "firing", "hordes": {"left": ["gk-banner-guard"]}, "levels": {"left": 1},
        "firing": {"left": {"snake": 1}}, "skills": QUIET,
    }  # fmt: skip
    assert asked(khan(khan="left", **position))[1] != "attack"
    assert asked(khan(khan="right", **position)) == ("snake", "attack")


@content("defector")
def test_the_defector_wounds_hordes_of_his_section_once_a_year():
    hordes = {"left": ["steppe-riders", "foot-levy"], "right": ["raiders"]}
    played = khan(khan="left", hordes=hordes, active={"snake": ["defector"]}, skills=QUIET, **in_turn())
    played.does("snake", "use", card=["defector"])
    names = {spot.rpartition("-")[0] for spot in offered(played, "wound", "spot")}
    assert names == {"steppe-riders", "foot-levy"}
    played.does("snake", "wound", spot=["steppe-riders 1"])
    played.does("snake", "wound", spot=["foot-levy 1"])
    assert played.wounds["snake"] == 2
    assert asked(played)[1] != "own-turn"  # once


@content("standard-weaver")
def test_the_standard_weaver_makes_bannermen_cheaper():
    played = khan(
        locations={"barracks": {"snake": 2, "dragon": 2}}, resources={"snake": {"gold": 1}},
        active={"snake": ["standard-weaver"]},
        **in_turn("activation"),
    )  # fmt: skip
    played.does("snake", "recruit", kind=["bannerman"], section=["left"])
    assert has(played) == {}


@rule("GW-2212")
@content("khan-hunter")
def test_the_khan_hunter_gains_more():
    played = claim("snake spearman", "snake spearman", "wound", active={"snake": ["khan-hunter", "duelist"]})
    played.does("snake", "save", spot=["steppe-riders 1"])
    done(played)
    played.does("snake", "strike", kind=["spearman"], spot=["genghis-khan 1"])
    assert played.honour["snake"] == 4 + 6 + 3  # the Duelist sees no Attack on a Horde card


@content("interpreter")
def test_prices_of_skills_do_not_apply_to_the_interpreter():
    played = claim(
        "snake spearman", "snake spearman", "wound", khan="left", chi=1, skills=["fear-us", "no-mercy"],
        active={"snake": ["interpreter"]},
    )  # fmt: skip
    assert played.fact("question.snake.about.price") == 1
    played.does("snake", "save", spot=["steppe-riders 1"])
    assert asked(played) == ("snake", "khan")
    assert played.fact("question.snake.about.price") == 0


@content("wall-warden")
@pytest.mark.parametrize(("where", "honour"), [("left", 2), ("right", 0)])
def test_the_wall_warden(where: str, honour: int):
    played = khan(
        rest={"left": {"snake": {"spearman": 1}}}, active={"snake": ["wall-warden"]}, **{**WINTER, "khan": where}
    )
    assert played.honour["snake"] == honour


@content("award-steward")
def test_the_award_steward():
    income: dict[str, Any] = {
        "season": "summer",
        "step": "income",
        "award": ["silk-robe"],
        "active": {"snake": ["award-steward"]},
    }
    played = khan(awarded="snake", **income)
    assert asked(played) == ("snake", "gain")
    played.does("snake", "take", resources=["gold", "gold"])
    assert has(played) == {"gold": 2}
    assert has(khan(awarded="dragon", **income)) == {}


def test_passing_is_possible():
    """A claimant may let the Khan be."""
    played = claim("snake spearman", "snake spearman", "wound")
    played.does("snake", "save", spot=["steppe-riders 1"])
    all_done(played, "save", "khan")
    assert played.rest["left"] == {"snake": {"spearman": 1}}
    assert allies().khan is None
