"""Positions written from ledger and rulebook alone: allies, one player, the Khan, the Rat, five, cards, stories."""

from typing import Any

import pytest

from tests.games.greatwall.rules.realm import REQUESTS, asked, done, has, horde, options, spots
from tests.games.greatwall.rules.tables import (
    DIAOYU,
    FAMINE,
    FROST,
    GHOSTS,
    QUIET,
    TURBAN,
    VISIT,
    allies,
    chronicle,
    claim,
    fresh,
    in_turn,
    khan,
    offered,
    rats,
    solo,
    table,
)
from tests.marks import rule

CHECK: dict[str, Any] = {"season": "winter", "step": "request-check"}
END: dict[str, Any] = {"season": "winter", "step": "end-of-winter"}
THREE, FOUR = {"left": {"snake": 3}}, {"left": {"snake": 3}, "right": {"dragon": 1}}  # Archers on Firing spots


# ---- together


@rule("GW-1014")
@pytest.mark.parametrize(
    ("request_", "position", "met"),
    [
        ("raise-the-wall", {"done_this_year": {"walls": 2}}, True),  # half of three, rounded up
        ("raise-the-wall", {"done_this_year": {"walls": 1}}, False),
        ("hold-the-line", {}, True),
        ("hold-the-line", {"done_this_year": {"breaches": 1}}, False),
        ("heads-of-enemies", {"done_this_year": {"claims": 3}}, True),
        ("heads-of-enemies", {"done_this_year": {"claims": 2}}, False),
        ("fill-the-treasury", {"resources": {"snake": {"gold": 6}}}, True),
        ("fill-the-treasury", {"resources": {"snake": {"gold": 3}, "dragon": {"gold": 2}}}, False),
        ("keep-face", {"shame": {"snake": 2, "dragon": 2}}, True),
        ("keep-face", {"shame": {"snake": 3}}, False),
        ("man-the-towers", {"levels": {"left": 2, "right": 1}, "firing": FOUR}, True),
        ("man-the-towers", {"levels": {"left": 2}, "firing": THREE}, False),
        ("strong-barracks", {"rest": {"left": {"snake": {"spearman": 5}, "dragon": {"archer": 1}}}}, True),
        ("strong-barracks", {"rest": {"left": {"snake": {"spearman": 5}}}}, False),
        ("wise-counsel", {"done_this_year": {"advisors": 2}}, True),
        ("wise-counsel", {"done_this_year": {"advisors": 1}}, False),
        ("clear-the-field", {"hordes": {"left": ["co-vanguard"], "right": ["co-vanguard"]}}, True),
        ("clear-the-field", {"hordes": {"left": ["co-vanguard", "co-vanguard"]}}, False),
        ("loyal-overseers", {"overseers": {"snake": {"quarry": 3}, "turtle": {"temple": 3}}}, True),
        ("loyal-overseers", {"overseers": {"snake": {"quarry": 3}, "turtle": {"temple": 2}}}, False),
    ],
)  # fmt: skip
def test_what_the_emperor_asks_of_three(request_: str, position: dict[str, Any], met: bool):
    played = allies(requests=[request_], **CHECK, **position)
    assert (request_ in played.requests_done) is met
    assert (request_ in played.requests) is not met


@rule("GW-1030")
@pytest.mark.parametrize(("offers", "met"), [((2, 1), True), ((3,), True), ((1, 1, 0), False)])
def test_chi_for_the_dead_is_paid_if_the_offers_suffice(offers: tuple[int, ...], met: bool):
    played = allies(
        requests=["prayers-for-the-dead"], **CHECK,
        resources={"snake": {"chi": 3}, "dragon": {"chi": 1}, "turtle": {"chi": 1}}, tea=["snake", "dragon", "turtle"],
    )  # fmt: skip
    for count in offers:
        played.does(str(played.waits_for), "offer", count=[str(count)])
    left = 5 - 3 * met
    assert sum(has(played, clan).get("chi", 0) for clan in ("snake", "dragon", "turtle")) == left
    assert ("prayers-for-the-dead" in played.requests_done) is met


@rule("GW-1013", "GW-335")
def test_each_spring_brings_two_requests_as_long_as_there_are_any():
    played = allies(
        season="spring", step="requests", year=3, requests=["keep-face"], requests_done=REQUESTS[6:10],
        request_deck=["hold-the-line", "feed-the-court", "*"], event_deck=["good-harvest", "*"],
    )  # fmt: skip
    assert played.requests == ["keep-face", "hold-the-line", "feed-the-court"]


@rule("GW-1022", "GW-520")
def test_allies_too_are_ashamed_alone():
    played = allies(locations={"quarry": {"snake": 3}}, **in_turn("activation"))
    assert played.shame["snake"] == 1


@rule("GW-1032", "GW-703")
def test_heavy_lancers_are_no_target_for_spearmen():
    played = allies(
        hordes={"left": ["co-heavy-lancers"]}, rest={"left": {"snake": {"spearman": 1, "horseman": 1}}},
        current="snake", step="part", part=1, chosen={"snake": "attack-order"},
    )  # fmt: skip
    assert offered(played, "attack", "soldier") == ["horseman resting left"]


@rule("GW-1032", "GW-727")
def test_horse_archers_kill_the_highest_who_fights_them():
    played = allies(
        season="winter", step="assault", levels={"left": 3}, tea=["turtle", "dragon", "snake"],
        hordes={"left": [horde("co-horse-archers", "snake spearman", "dragon spearman")]},
    )  # fmt: skip
    assert spots(played, "left") == ["snake spearman", "free", "free", "free"]


@rule("GW-1032")
def test_war_drums_come_to_the_front_with_their_pieces_on_their_cards():
    played = allies(
        season="spring", step="hordes", year=2, peace=2,
        hordes={
            "left": [horde("co-vanguard-left", "snake spearman")], "centre": ["co-vanguard"], "right": ["co-vanguard"],
        },
        horde_deck=["co-war-drums-right", "co-outriders-left", "*"],
    )  # fmt: skip
    first, second = played.hordes["left"]
    assert first in ("co-war-drums-right", {"card": "co-war-drums-right", "spots": ["free"] * 3})
    assert second["spots"][0] == "snake spearman"


@rule("GW-1031", "GW-1013")
def test_a_flood_takes_the_barricades_of_the_section_with_most():
    played = allies(
        season="spring",
        step="event",
        year=3,
        event_deck=["flood", "*"],
        barricades={"left": 1, "centre": 2, "right": 2},
    )
    assert played.barricades["centre"] == 0
    assert played.barricades["right"] == 2


# ---- alone


@rule("GW-1023", "GW-1027")
def test_the_partners_clerk_keeps_from_shame():
    played = solo(locations={"quarry": {"snake": 1, "partner": 1}}, **in_turn("activation"))
    assert (played.shame["snake"], has(played)) == (0, {"stone": 1})


@rule("GW-1023", "GW-520")
def test_alone_in_a_small_quarry():
    played = solo(locations={"quarry": {"snake": 2}}, **in_turn("activation"))
    assert (played.shame["snake"], played.shame_pool) == (1, 5)


@rule("GW-1035")
@pytest.mark.parametrize(
    ("on", "trophies"),
    [
        (("partner spearman", "partner spearman", "snake spearman"), 0),
        (("partner spearman", "snake spearman", "wound"), 1),
    ],
)
def test_a_partner_claims_only_with_more(on: tuple[str, ...], trophies: int):
    played = solo(hordes={"right": [horde("co-vanguard", *on)]}, **in_turn("turn-cleanup"))
    assert len(played.trophies["snake"]) == trophies
    assert played.honour["snake"] == 4 * trophies


@rule("GW-1039", "GW-1036")
@pytest.mark.parametrize(
    ("barricades", "where"),
    [
        ({"centre": 0, "right": 3}, "centre"),
        ({"centre": 3, "right": 0}, "right"),
        ({"centre": 1, "right": 1}, "centre"),
    ],
)
def test_the_partner_fights_where_the_need_is_greatest(barricades: dict[str, int], where: str):
    played = solo(
        hordes={"centre": ["co-vanguard"], "right": ["co-vanguard"]}, barricades=barricades,
        partner_cards=["solo-court"], agenda=["turn partner", "commands"],
    )  # fmt: skip
    assert spots(played, where)[0] == "partner spearman"


# ---- Genghis Khan


@rule("GW-1121", "GW-1143")
@pytest.mark.parametrize(("seats", "his"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_the_number_of_players_says_how_many_spots_he_has(seats: int, his: int):
    new = fresh(seats, genghis="on")
    card = next(row for row in new.view["khan_cards"] if row["face"] == "genghis-khan")
    assert card["spots"].count(None) == his


@rule("GW-1126", "GW-1127", "GW-1122")
@pytest.mark.parametrize(("where", "chi", "able"), [("left", 3, True), ("left", 2, False), ("right", 1, True)])
def test_whoever_is_feared_costs_two_chi_where_he_stands(where: str, chi: int, able: bool):
    played = claim("snake spearman", "snake spearman", "wound", chi=chi, khan=where, skills=["fear-us", "fire-arrows"])
    played.does("snake", "save", spot=["steppe-riders 1"])
    while asked(played) == ("snake", "save"):
        done(played)
    strikes = asked(played)[0] == "snake" and "strike" in options(played)
    assert strikes is able
    if able:
        played.does("snake", "strike", kind=["spearman"], spot=["genghis-khan 1"])
        assert has(played).get("chi", 0) == 0


@rule("GW-1123")
def test_a_covered_skill_is_off():
    played = khan(
        khan="left", skills=["weaklings", "fire-arrows"], struck={"weaklings": ["dragon spearman", "dragon spearman"]},
        season="winter", step="assault", barricades={"left": 0},
        hordes={"left": [horde("keshig-guard", "snake spearman")]},
    )  # fmt: skip
    assert (played.shame["snake"], played.shame["dragon"]) == (0, 1)


@rule("GW-1112", "GW-1113", "GW-1115")
@pytest.mark.parametrize(("mode", "over"), [("competitive", True), ("coop", False)])
def test_the_khan_defeated_ends_the_year_and_the_game_of_rivals(mode: str, over: bool):
    spear = "snake spearman"
    played = khan(
        options={"mode": mode}, skills=QUIET, year=3, **END,
        struck={"genghis-khan": [spear] * 4, "thunder-of-hooves": [spear], "fire-arrows": [spear]},
    )  # fmt: skip
    assert (played.outcome is not None) is over


@rule("GW-1124", "GW-1125")
@pytest.mark.parametrize("shown", ["left", "centre", "right"])
def test_he_goes_where_the_top_card_points(shown: str):
    played = khan(
        skills=QUIET, khan="left", season="spring", step="khan-moves", year=2, horde_deck=[f"mangudai-{shown}", "*"]
    )
    assert played.khan == shown


@rule("GW-1145", "GW-1147", "GW-1148")
def test_the_award_changes_hands_with_a_wall_and_helps_only_after_it():
    played = khan(
        skills=QUIET, award=["masons-guild"], awarded="dragon", locations={"builders-camp": {"snake": 2}},
        resources={"snake": {"stone": 5, "wood": 2}}, **in_turn("activation"),
    )  # fmt: skip
    played.does("snake", "wall", section=["left"])
    assert (played.awarded, has(played)) == ("snake", {"stone": 3, "wood": 1})
    played.does("snake", "wall", section=["right"])
    assert has(played) == {"stone": 2}


@rule("GW-1153", "GW-1155")
def test_a_bannerman_on_the_khan_leads_nobody():
    played = khan(
        skills=QUIET, struck={"genghis-khan": ["snake bannerman"]}, hordes={"left": ["keshig-guard"]},
        rest={"left": {"snake": {"spearman": 2}}}, season="winter", agenda=["winter-start", "commands"],
    )  # fmt: skip
    assert asked(played)[1] == "command"


# ---- the Rat and five


@rule("GW-2007", "GW-2008", "GW-2018")
def test_each_who_is_with_the_rat_gains_one_gold_however_many_clerks():
    played = rats(
        rat="temple", locations={"temple": {"snake": 2, "dragon": 1}}, **in_turn("activation"),
    )  # fmt: skip
    while asked(played)[1] == "raise":
        done(played)
    assert [has(played, clan).get("gold", 0) for clan in ("snake", "dragon", "turtle")] == [1, 1, 0]


@rule("GW-2010", "GW-2019")
@pytest.mark.parametrize(
    ("card", "position", "mover"),
    [
        ("rat-of-wealth", {"locations": {"quarry": {"dragon": 2}, "temple": {"turtle": 1}}}, "dragon"),
        ("rat-of-war", {"hordes": {"left": [horde("raiders", "turtle spearman")]}}, "turtle"),
        ("rat-of-shame", {"shame": {"dragon": 1, "turtle": 2}}, "turtle"),
        ("rat-of-patience", {"honour": {"snake": 4, "dragon": 1, "turtle": 2}}, "dragon"),
        ("rat-of-work", {"overseers": {"dragon": {"quarry": 1, "temple": 1}, "turtle": {"temple": 2}}}, "turtle"),
    ],
)
def test_who_moves_the_rat(card: str, position: dict[str, Any], mover: str):
    played = rats(
        rat="quarry", rat_cards=[card], season="autumn", step="rat-moves", tea=["turtle", "dragon", "snake"], **position
    )
    assert asked(played) == (mover, "rat")
    assert "quarry" not in offered(played, "rat", "location")


@rule("GW-1909", "GW-210", "GW-716")
@pytest.mark.parametrize(("year", "price"), [(2, 1), (3, 2), (5, 2)])
def test_five_pay_by_the_spaces_of_the_track(year: int, price: int):
    played = table(
        5, year=year, resources={"snake": {"chi": 5}}, **in_turn("turn-cleanup"),
        hordes={"left": [horde("steppe-riders", "snake spearman", "wound", "wound")]},
    )  # fmt: skip
    played.does("snake", "save", spot=["steppe-riders 1"])
    assert has(played) == {"chi": 5 - price}


@rule("GW-603", "GW-1901")
@pytest.mark.parametrize(("seats", "spots_there"), [(3, (3, 4, 4)), (4, (4, 5, 6)), (5, (4, 5, 6))])
def test_spots_by_the_side_of_the_board(seats: int, spots_there: tuple[int, int, int]):
    places = {row["id"]: row["spots"] for row in fresh(seats).view["locations"]}
    assert (places["temple"], places["barracks"], places["teahouse"]) == spots_there


# ---- Generals, Advisors, Tactics and Artifacts at work


@rule("GW-315", "GW-2204")
@pytest.mark.parametrize(("assistants", "honour"), [(0, 0), (1, 1), (3, 3)])
def test_che_kung_counts_his_assistants(assistants: int, honour: int):
    played = table(
        general={"snake": "che-kung"}, assistants={"snake": assistants}, rest={"left": {"snake": {"spearman": 1}}},
        hordes={"left": [horde("keshig-guard", "wound")]}, part=1, **in_turn("part", card="attack-order"),
    )  # fmt: skip
    played.does("snake", "attack", soldier=["spearman resting left"], spot=["keshig-guard 3"])
    assert (played.honour["snake"], has(played)) == (honour, {"gold": 1})


@rule("GW-2219")
@pytest.mark.parametrize(("clerks", "assistants", "stone"), [(1, 3, 3), (1, 0, 1), (2, 3, 2)])
def test_lu_xiufu_makes_one_clerk_many(clerks: int, assistants: int, stone: int):
    played = table(
        general={"snake": "lu-xiufu"}, assistants={"snake": assistants}, **in_turn("activation"),
        locations={"quarry": {"snake": clerks, "dragon": 3 - clerks}},
    )  # fmt: skip
    assert played.resources["snake"]["stone"] == stone


@rule("GW-2217", "GW-2207")
def test_discounts_add_up_and_never_pay():
    played = table(
        active={"snake": ["spiritual-guide", "chief-overseer"]}, locations={"temple": {"snake": 1, "dragon": 2}},
        **in_turn("activation"),
    )  # fmt: skip
    played.does("snake", "raise")
    assert (played.overseers["snake"]["temple"], has(played)) == (1, {"chi": 1})


@rule("GW-319", "GW-328")
def test_an_exhausted_advisor_is_used_up():
    played = table(active={"snake": ["smuggler"]}, locations={"quarry": {"dragon": 1}}, **in_turn())
    played.does("snake", "use", card=["smuggler"])
    assert (has(played), played.used["snake"]) == ({"gold": 1}, ["smuggler"])
    assert "smuggler" not in offered(played, "use", "card")


@rule("GW-324", "GW-323")
def test_one_tactic_in_a_window():
    played = table(tactics={"snake": ["tea-ceremony", "supply-train"]}, tea=["turtle", "dragon", "snake"], **in_turn())
    played.does("snake", "tactic", card=["supply-train"])
    played.does("snake", "take", resources=["gold", "gold"])
    assert (has(played), played.tactic_past) == ({"gold": 2}, ["supply-train"])
    assert offered(played, "tactic", "card") == []


@rule("GW-1207", "GW-325")
def test_an_artifact_of_the_chronicles_works_at_once():
    played = chronicle(
        VISIT, artifacts=["war-drum", "jade-seal", "bronze-abacus"], **in_turn("turn-cleanup"),
        hordes={"left": [horde("steppe-riders", "snake spearman", "wound", "wound")]},
    )  # fmt: skip
    assert played.resources["snake"]["chi"] == 1


# ---- stories


@rule("GW-1308", "GW-1310", "GW-1316")
def test_several_kinds_are_sent_in_one_turn_each_once():
    played = chronicle(
        FROST, resources={"snake": {"wood": 8, "chi": 4, "gold": 3}}, **in_turn("turn-end"),
    )  # fmt: skip
    played.does("snake", "send", resource=["wood"])
    assert offered(played, "send", "resource") == ["chi"]
    played.does("snake", "send", resource=["chi"])
    assert asked(played) != ("snake", "send")
    assert has(played) == {"wood": 4, "gold": 3}
    assert (played.supply["wood"], played.supply["chi"]) == (42, 46)


@rule("GW-1318")
@pytest.mark.parametrize(("on_card", "won"), [({"snake": 1, "dragon": 1, "turtle": 1}, True), ({"snake": 4}, False)])
def test_the_emperor_misses_whoever_sent_nothing(on_card: dict[str, int], won: bool):
    played = chronicle(
        FROST, mode="coop", **END, year=6, requests=[], requests_done=REQUESTS,
        sent={clan: ["wood", "stone", "gold", "chi"][:count] for clan, count in on_card.items()}, on_card=on_card,
    )  # fmt: skip
    assert bool(played.winner) is won


@rule("GW-1406", "GW-1408")
@pytest.mark.parametrize(("most", "lost"), [(6, True), (7, False)])
def test_at_five_the_famine_is_lost(most: int, lost: bool):
    played = chronicle(
        FAMINE, most_food=most, season="winter", step="assault", barricades={"left": 0}, hordes={"left": ["raiders"]}
    )
    assert (played.outcome is not None) is lost


@rule("GW-1414", "GW-1411")
def test_a_starved_soldier_uncovers_his_spot():
    played = chronicle(
        FAMINE, food={"snake": 0}, season="winter", agenda=["eating", "commands"],
        hordes={"left": [horde("keshig-guard", "snake spearman")]}, overseers={"snake": {"quarry": 2}},
    )  # fmt: skip
    assert (spots(played, "left") or ["free"])[0] == "free"
    assert played.overseers.get("snake", {}).get("quarry", 0) == 0


@rule("GW-1503", "GW-1505", "GW-1506")
def test_whoever_shows_keeps_what_was_shown_and_whoever_declines_is_ashamed():
    played = chronicle(
        VISIT, valued="gold", resources={"snake": {"gold": 3}, "dragon": {"gold": 4}}, season="winter",
        agenda=["emperors-demand", "commands"], tea=["snake", "dragon", "turtle"],
    )  # fmt: skip
    played.does("snake", "show")
    played.does("dragon", "shame")
    played.does("turtle", "shame")  # asked as well, so that nobody learns what lies behind the screen
    assert played.honour == {"snake": 10, "dragon": 0, "turtle": 0}
    assert played.shame == {"snake": 0, "dragon": 1, "turtle": 1}
    assert has(played) == {"gold": 3}


@rule("GW-1605", "GW-1608")
def test_nobody_moves_to_a_haunted_location():
    played = chronicle(GHOSTS, haunted=["quarry"], current="snake", step="part", part=1, chosen={"snake": "economy"})
    assert offered(played, "move", "to") == ["gold-mine", "lumber-mill", "temple"]


@rule("GW-1706", "GW-1707", "GW-1708")
def test_archers_of_the_fortress_fire_first_at_a_first_row():
    played = chronicle(
        DIAOYU, mode="coop", fortress_archers={"snake": 1}, season="winter",
        agenda=["fortress-fires", "firing", "commands"],
        hordes={"left": ["co-vanguard", "co-outriders"], "right": ["co-vanguard"]},
    )  # fmt: skip
    aims = {spot.rsplit(" ", 1)[0] for option in options(played) for spot in offered(played, option, "spot")}
    assert aims == {"co-vanguard-left", "co-vanguard-centre"}


@rule("GW-1810", "GW-1817", "GW-1818")
def test_no_more_peace_than_leaves_one_card():
    played = chronicle(
        TURBAN, mode="coop", season="spring", step="peace-or-war", year=3, event_deck=["good-harvest", "*"],
        resources={"snake": {"gold": 20}},
    )  # fmt: skip
    assert offered(played, "peace", "count") == ["1", "2"]  # three cards are due with three players


@rule("GW-1806", "GW-1807")
def test_there_is_no_overseer_of_gold_among_the_turbans():
    played = chronicle(
        TURBAN, mode="coop", locations={"gold-mine": {"snake": 1, "dragon": 2}}, resources={"snake": {"gold": 5}},
        **in_turn("activation"),
    )  # fmt: skip
    assert asked(played)[1] != "raise"


@rule("GW-1815", "GW-1816", "GW-405")
def test_a_conquest_sends_a_clerk_home():
    played = chronicle(
        TURBAN, mode="coop", season="spring", step="hordes", year=2, peace=1,
        hordes={
            "left": ["co-vanguard-left", "co-outriders-left", "co-plunderers-left"],
            "centre": ["co-vanguard-centre"], "right": ["co-vanguard-right"],
        },
        horde_deck=["co-iron-guard-left", "co-trebuchets-left", "*"], chamber={"snake": 3, "dragon": 8, "turtle": 0},
    )  # fmt: skip
    assert (played.chamber, played.shame_pool) == ({"snake": 4, "dragon": 8, "turtle": 1}, 27)


@rule("GW-1803", "GW-1804", "GW-1802", "GW-1717")
@pytest.mark.parametrize(("seats", "year", "over"), [(3, 5, True), (3, 4, False), (4, 4, True), (4, 3, False)])
def test_the_rebellion_is_a_year_shorter(seats: int, year: int, over: bool):
    played = chronicle(TURBAN, seats, mode="coop", **END, year=year)
    assert (played.outcome is not None) is over
    assert bool(played.winner if over else False) is over
