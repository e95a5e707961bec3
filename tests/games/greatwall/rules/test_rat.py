"""The Rat (GW-20xx), the fifth player (GW-19xx) and mixes of modules (GW-21xx)."""

from typing import Any

import pytest

from tests.games.greatwall.rules.realm import CLANS, asked, done, has, horde
from tests.games.greatwall.rules.tables import fresh, in_turn, offered, rats, table
from tests.marks import content, rule
from tianxia.games.greatwall.data import BOARD, FIGURES, MODULES, OURS
from tianxia.scenario import BadInput, refused, scenario

RAT = {"rat": "on"}
MOVES: dict[str, Any] = {"season": "autumn", "step": "rat-moves"}


@rule("GW-2001", "GW-2103")
@pytest.mark.parametrize(("seats", "mode"), [(1, ""), (2, "coop"), (3, "competitive"), (5, "competitive")])
def test_the_rat_comes_to_every_mode(seats: int, mode: str):
    assert fresh(seats, **RAT | ({"mode": mode} if mode else {})).rat_cards
    with pytest.raises(BadInput, match="scenario"):
        scenario("greatwall", seats=3, options={**RAT, "scenario": "bitter-frost"})


@rule("GW-2002", "GW-2003", "GW-2004", "GW-2017")
def test_its_artifacts_and_advisors_are_shuffled_in():
    played = fresh(3, **RAT)
    assert len(played.of("artifact", "artifacts", "artifacts_left")) == 5 + 5
    assert len(played.artifacts) == 3
    assert len(played.of("advisor", "advisor_deck", "dealt")) == 44 + 3
    assert len([card for card in OURS.cards if card.sort == "rat"]) == 5


@rule("GW-2005")
def test_one_rat_card_is_active():
    played = fresh(3, **RAT)
    assert (len(played.rat_cards), len(played.rat_deck)) == (1, 4)


@rule("GW-2006")
def test_the_highest_on_the_tea_track_puts_the_rat_down():
    played = rats(tea=["dragon", "snake", "turtle"], season="setup", agenda=["rat-placed", "commands"])
    assert asked(played) == ("dragon", "rat")
    assert len(offered(played, "rat", "location")) == 9  # on any Location
    played.does("dragon", "rat", location=["teahouse"])
    assert played.rat == "teahouse"
    assert fresh(3, **RAT).agenda[-1] == "rat-placed"


@rule("GW-2007", "GW-2008", "GW-2016")
def test_the_rat_brings_a_gold_to_each_player_there():
    position: dict[str, Any] = {"locations": {"quarry": {"snake": 2, "dragon": 1}}, **in_turn("activation")}
    played = rats(rat="quarry", **position)
    assert has(played) == {"stone": 2, "gold": 1}  # whatever the number of Clerks
    assert has(played, "dragon") == {"stone": 1, "gold": 1}
    assert "gold" not in has(rats(rat="temple", **position))
    reed = rats(2, rat="quarry", locations={"quarry": {"snake": 2, "reed": 1}}, **in_turn("activation"))
    assert reed.supply["gold"] == 49  # Reed gains nothing
    early = rats(rat="teahouse", locations={"teahouse": {"dragon": 1}}, **in_turn("activation"))
    assert asked(early) == ("dragon", "tea")  # at its start: the gold can be spent at once


@rule("GW-2009", "GW-2010")
@content("rat-of-wealth", "rat-of-war", "rat-of-shame", "rat-of-patience", "rat-of-work")
@pytest.mark.parametrize(
    ("card", "position"),
    [
        ("rat-of-wealth", {"locations": {"temple": {"dragon": 2, "snake": 1}}}),
        (
            "rat-of-war",
            {"hordes": {"left": [horde("keshig-guard", "dragon spearman", "dragon spearman", "snake horseman")]}},
        ),
        ("rat-of-shame", {"shame": {"dragon": 2, "snake": 1}}),
        ("rat-of-patience", {"honour": {"snake": 4, "turtle": 3}}),
        ("rat-of-work", {"overseers": {"dragon": {"quarry": 2}, "snake": {"temple": 1}}}),
    ],
)
def test_who_meets_the_condition_moves_the_rat(card: str, position: dict[str, Any]):
    played = rats(rat="quarry", rat_cards=[card], **position, **MOVES)
    assert asked(played) == ("dragon", "rat")
    assert "quarry" not in offered(played, "rat", "location")
    with refused("GW-2010"):
        played.does("dragon", "rat", location=["quarry"])  # it must move
    played.does("dragon", "rat", location=["barracks"])
    assert played.rat == "barracks"


@rule("GW-2010")
def test_a_tie_goes_by_tea():
    played = rats(rat="quarry", rat_cards=["rat-of-patience"], tea=["turtle", "dragon", "snake"], **MOVES)
    assert asked(played) == ("turtle", "rat")


@rule("GW-2011")
def test_the_rat_moves_once_after_the_last_turn():
    position: dict[str, Any] = {"rat": "quarry", "rat_cards": ["rat-of-patience"]}
    first = rats(row=["snake", "dragon", "turtle"], **position, **in_turn("turn-cleanup"))
    assert asked(first)[1] != "rat"
    last = rats(row=["snake", "dragon", "turtle"], **position, **in_turn("turn-cleanup", by="turtle"))
    assert asked(last) == ("snake", "rat")


@rule("GW-2012", "GW-2019", "GW-2016")
@pytest.mark.parametrize("card", ["rat-of-wealth", "rat-of-war", "rat-of-shame", "rat-of-work"])
def test_if_nobody_meets_the_condition_it_stays(card: str):
    played = rats(rat="quarry", rat_cards=[card], **MOVES)
    assert asked(played)[1] != "rat"
    assert played.rat == "quarry"


@rule("GW-2016", "GW-2019")
def test_reed_and_the_partner_are_not_compared():
    crowd = {"temple": {"reed": 2}, "gold-mine": {"snake": 1}}
    played = rats(2, rat="quarry", rat_cards=["rat-of-wealth"], locations=crowd, **MOVES)
    assert asked(played) == ("snake", "rat")
    alone = rats(1, rat="quarry", rat_cards=["rat-of-wealth"], locations={"temple": {"partner": 2}}, **MOVES)
    assert asked(alone)[1] != "rat"
    assert asked(rats(1, rat="quarry", rat_cards=["rat-of-patience"], **MOVES)) == ("snake", "rat")


@rule("GW-2013", "GW-420")
def test_each_summer_a_new_card_covers_the_old_one():
    played = rats(season="summer", step="recover", rat_cards=["rat-of-war"], rat_deck=["rat-of-shame", "*"])
    assert played.rat_cards == ["rat-of-war", "rat-of-shame"]


@rule("GW-2014")
def test_an_empty_deck_is_made_of_the_covered_cards():
    shown = ["rat-of-war", "rat-of-shame", "rat-of-work", "rat-of-wealth", "rat-of-patience"]
    played = rats(season="summer", step="rat-card", rat_cards=shown)
    assert played.rat_cards[0] == "rat-of-patience"  # the active one was not shuffled in
    assert (len(played.rat_cards), len(played.rat_deck)) == (2, 3)


@rule("GW-2015")
@content("golden-rice-cake", "rat-king-crown", "nest-of-coins", "gnawed-scroll", "lucky-tail")
@pytest.mark.parametrize(
    ("card", "points", "position"),
    [
        ("golden-rice-cake", 4, {"resources": {"snake": {"gold": 8}}}),
        ("rat-king-crown", 6, {"rat": "temple", "locations": {"temple": {"snake": 1}}}),
        ("nest-of-coins", 2 * 6, {"chamber": {"snake": 2}}),
        ("gnawed-scroll", 9, {"lying": {"snake": ["economy", "despotism", "diplomacy"]}}),
        ("lucky-tail", 10, {"active": {"snake": ["spy", "scout", "monk"]}}),
    ],
)
def test_its_artifacts_score_at_the_end(card: str, points: int, position: dict[str, Any]):
    played = rats(
        season="winter", step="end-of-winter", year=6, artifacts=[card, "dragon-arrow", "khans-saddle"], **position
    )
    scored = [told for told in played.heard("score") if told.get("card") == card and told["seat"] == "snake"]
    assert [told["points"] for told in scored] == [points]
    assert not OURS.cards[OURS.face[card]].row.get("whole_game")


@rule("GW-2018")
def test_the_rat_works_in_an_advanced_activation():
    played = rats(rat="quarry", locations={"quarry": {"snake": 1}}, **in_turn("part", card="despotism", part=2))
    played.does("snake", "activate", location=["quarry"])
    assert has(played) == {"stone": 1, "gold": 1}


@content("rat-catcher")
def test_the_rat_catcher_moves_it_for_a_chi_once_a_year():
    played = rats(rat="quarry", active={"snake": ["rat-catcher"]}, resources={"snake": {"chi": 2}}, **in_turn())
    played.does("snake", "use", card=["rat-catcher"])
    played.does("snake", "rat", location=["temple"])
    assert played.rat == "temple"
    assert has(played) == {"chi": 1}
    assert asked(played)[1] != "own-turn"


@content("rat-merchant", "rat-astrologer")
@pytest.mark.parametrize(("where", "gold", "honour"), [("quarry", 2, 2), ("temple", 0, 0)])
def test_the_rat_merchant_and_astrologer(where: str, gold: int, honour: int):
    played = rats(
        rat=where, active={"snake": ["rat-merchant", "rat-astrologer"]},
        locations={"quarry": {"snake": 2, "dragon": 1}}, **in_turn("activation"),
    )  # fmt: skip
    done(played)  # no Overseer
    assert has(played).get("gold", 0) == gold
    assert played.honour["snake"] == honour


# ---- the fifth player


@rule("GW-1901", "GW-1902", "GW-1909")
def test_five_players_have_four_years_of_the_larger_side():
    played = fresh(5)
    assert (played.year, played.view["years"]) == (2, 5)  # spaces 2 to 5
    assert {row["id"]: row["spots"] for row in played.view["locations"]}["quarry"] == 4
    assert [table(5, year=year).fact("view.snake.lethality") for year in (2, 3, 4, 5)] == [1, 2, 2, 2]
    for mode, numbers in (("competitive", [3, 4, 4]), ("coop", [4, 5, 5])):
        placed = [
            len(table(5, {"mode": mode}, season="spring", step="hordes", year=year).heard("horde"))
            for year in (3, 4, 5)
        ]
        assert placed == numbers


@rule("GW-1903")
def test_three_hordes_in_row_1_then_two_by_the_indicators():
    for seed in range(3):
        hordes = fresh(5, seed=seed).hordes
        assert all(hordes[name] for name in ("left", "centre", "right"))
        assert sum([len(cards) for cards in hordes.values()]) == 5


@rule("GW-1904", "GW-1905", "GW-1906", "GW-1911", "GW-2102")
@pytest.mark.parametrize(("mode", "generals", "tactics"), [("competitive", 13 + 4, 20 + 4), ("coop", 8 + 4, 32 + 4)])
def test_the_cards_of_the_fifth_player(mode: str, generals: int, tactics: int):
    played = fresh(5, mode=mode)
    assert len(played.of("general", "generals_left", "dealt")) == generals
    assert len(played.tactic_deck) == tactics
    assert len(played.of("advisor", "advisor_deck", "dealt")) == 44 + 4
    four = fresh(4, mode=mode)
    assert len(four.of("general", "generals_left", "dealt")) == generals - 4
    assert len(four.tactic_deck) == tactics - 4
    assert len(four.of("advisor", "advisor_deck", "dealt")) == 44


@rule("GW-1907")
@pytest.mark.parametrize(("seats", "chamber"), [(4, 3), (5, 4)])
def test_four_clerks_in_the_chamber(seats: int, chamber: int):
    assert set(fresh(seats).chamber.values()) == {chamber}
    assert fresh(seats).view["seats"][0]["clerks"]["pool"] == 8 - chamber


@rule("GW-1908", "GW-1912")
def test_the_fifth_clan_is_like_the_others():
    played = fresh(5)
    assert played.commands["tiger"] == played.commands["snake"]
    assert len(played.commands["tiger"]) == 6
    assert tuple([clan["id"] for clan in BOARD["clan"]]) == CLANS
    assert played.view["seats"][4]["soldiers"]["pool"] == {"spearman": 10, "archer": 4, "horseman": 2, "bannerman": 0}
    assert FIGURES["clerks"] == 8
    counts = [card.sort for card in OURS.cards if card.module == "fifth"]
    assert (counts.count("general"), counts.count("tactic"), counts.count("advisor")) == (4, 4, 4)


@rule("GW-1910")
def test_the_pool_of_five_is_all_fifty():
    assert fresh(5).shame_pool == 50


# ---- mixes


@rule("GW-2101", "GW-2102", "GW-2104")
def test_khan_rat_and_five_players_mix_freely():
    combos = {row["id"]: sorted(row["combines_with"]) for row in MODULES["module"]}
    assert combos == {
        "genghis": ["fifth", "rat"],
        "chronicles": [],
        "fifth": ["genghis", "rat"],
        "rat": ["fifth", "genghis"],
    }
    for mode in ("competitive", "coop"):
        played = fresh(5, mode=mode, genghis="on", rat="on")
        assert played.khan
        assert played.rat_cards
        assert len(played.of("advisor", "advisor_deck", "dealt")) == 44 + 4 + 6 + 3
    assert fresh(1, genghis="on", rat="on").khan
