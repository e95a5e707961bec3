"""Modules in combination: the Khan, the Rat, five players, one player and two with Reed at one table."""

from typing import Any

import pytest

from tests.games.greatwall.rules.realm import CLANS, REQUESTS, asked, has, horde, offered
from tests.games.greatwall.rules.tables import FAMINE, FROST, QUIET, chronicle, fresh, in_turn, khan, table
from tests.marks import rule

ALL: dict[str, str] = {"genghis": "on", "rat": "on"}
MOVES: dict[str, Any] = {"season": "autumn", "step": "rat-moves"}
ASSAULT: dict[str, Any] = {"season": "winter", "step": "assault", "barricades": {"centre": 0}}


@rule("GW-2101", "GW-1902", "GW-1910", "GW-2005")
@pytest.mark.parametrize("mode", ["competitive", "coop"])
def test_five_with_the_khan_and_the_rat_have_the_cards_of_all_three(mode: str):
    new = fresh(5, mode=mode, **ALL)
    assert (new.view["year"], new.view["years"], new.shame_pool) == (2, 5, 50)
    assert "genghis-khan" in [card["face"] for card in new.view["khan_cards"]]
    assert len(new.of("rat", "rat_deck", "rat_cards")) == 5


@rule("GW-2010", "GW-310", "GW-2101")
def test_of_five_alike_the_highest_on_the_tea_track_moves_the_rat():
    tea = ["tiger", "monkey", "turtle", "dragon", "snake"]
    played = table(5, ALL, rat="quarry", rat_cards=["rat-of-patience"], tea=tea, skills=QUIET, **MOVES)
    assert asked(played) == ("tiger", "rat")
    assert len(offered(played, "rat", "location")) == 8  # any other one


@rule("GW-2019", "GW-1142", "GW-1139")
def test_soldiers_on_the_khan_are_on_no_horde_card_for_the_rat():
    played = table(
        3, ALL, rat="quarry", rat_cards=["rat-of-war"], skills=QUIET, **MOVES,
        struck={"genghis-khan": ["snake spearman", "snake spearman"]},
        hordes={"left": [horde("raiders", "dragon spearman")]},
    )  # fmt: skip
    assert asked(played) == ("dragon", "rat")


@rule("GW-1128", "GW-1028", "GW-1122")
@pytest.mark.parametrize(("where", "shame"), [("centre", 1), ("right", 0)])
def test_where_the_khan_stands_not_even_the_partner_protects(where: str, shame: int):
    played = khan(
        1, khan=where, skills=["weaklings", "fire-arrows"], **ASSAULT,
        hordes={"centre": [horde("co-vanguard", "partner spearman")]}, event_deck=["good-harvest", "*"],
    )  # fmt: skip
    assert played.shame["snake"] == shame


@rule("GW-1141", "GW-1142", "GW-1011")
def test_what_reed_claims_lets_nobody_at_the_khan():
    played = khan(
        2, khan="right", skills=QUIET, resources={"snake": {"chi": 5}}, **in_turn("turn-cleanup"),
        hordes={"centre": [horde("steppe-riders", "reed spearman", "reed spearman", "snake spearman")]},
    )  # fmt: skip
    assert asked(played) == ("snake", "save")
    played.does("snake", "save", spot=["steppe-riders 3"])
    assert asked(played)[1] != "khan"
    assert played.trophies["snake"] == []


@rule("GW-2007", "GW-2016", "GW-1009")
def test_in_reeds_turn_the_rat_pays_players_alone():
    played = table(
        2, {"rat": "on"}, rat="quarry", locations={"quarry": {"snake": 1, "dragon": 1, "reed": 1}},
        season="autumn", agenda=["turn-cleanup", "activation snake"],
    )  # fmt: skip
    assert [has(played, clan).get("gold", 0) for clan in ("snake", "dragon")] == [1, 1]
    assert played.supply["gold"] == 48


@rule("GW-1145", "GW-1115", "GW-1020")
def test_among_allies_too_the_award_goes_to_whoever_builds():
    played = khan(
        3, options={"mode": "coop"}, skills=QUIET, award=["masons-guild"], awarded="dragon",
        locations={"builders-camp": {"snake": 1}}, resources={"snake": {"stone": 5, "wood": 2}},
        **in_turn("activation"),
    )  # fmt: skip
    played.does("snake", "wall", section=["left"])
    assert played.awarded == "snake"


@rule("GW-1318", "GW-1004", "GW-1213")
@pytest.mark.parametrize(("sent", "won"), [(["wood"], True), ([], False)])
@pytest.mark.parametrize("seats", [1, 2])
def test_nobody_sends_for_a_clan_that_nobody_plays(seats: int, sent: list[str], won: bool):
    played = chronicle(
        FROST, seats, "coop", season="winter", step="end-of-winter", year=6, requests=[], requests_done=REQUESTS,
        sent=dict.fromkeys(CLANS[:seats], sent),
    )  # fmt: skip
    assert bool(played.winner) is won


@rule("GW-1410", "GW-1413", "GW-1004")
def test_reed_does_not_eat():
    played = chronicle(
        FAMINE, 2, food={"snake": 0, "dragon": 0}, season="winter", step="eating",
        locations={"quarry": {"reed": 1, "snake": 1}}, hordes={"centre": [horde("steppe-riders", "reed spearman")]},
    )  # fmt: skip
    assert played.locations["quarry"] == {"reed": 1}
    assert played.hordes["centre"][0]["spots"][0] == "reed spearman"
