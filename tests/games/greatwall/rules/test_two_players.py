"""Two players with the Reed clan (GW-1001 to GW-1011)."""

import pytest

from tests.games.greatwall.rules.realm import all_done, asked, cards, done, has, horde, spots
from tests.games.greatwall.rules.tables import fresh, in_turn, offered, table
from tests.marks import content, rule
from tianxia.scenario import BadInput, refused

REED_TURN = {"season": "autumn", "agenda": ["turn reed"]}


@rule("GW-1001", "GW-1002")
@pytest.mark.parametrize("mode", ["competitive", "coop"])
def test_two_players_have_no_left_section_and_none_of_its_hordes(mode: str):
    played = fresh(2, mode=mode)
    assert [row["id"] for row in played.view["sections"]] == ["centre", "right"]
    assert played.view["years"] == 6  # the 2-3 side
    hordes = played.of("horde", "horde_deck", "hordes")
    assert len(hordes) == 16
    assert not [card for card in hordes if card.endswith("-left")]
    with pytest.raises(BadInput, match="closed"):
        table(2, levels={"left": 1})


@rule("GW-1003", "GW-1004")
def test_reed_has_five_clerks_ten_spearmen_and_nothing_else():
    played = fresh(2)
    assert played.view["stand_in"] == {
        "seat": 2,
        "clerks": 5,
        "pool": {"spearman": 10, "archer": 0, "horseman": 0, "bannerman": 0},
    }
    assert len(played.view["seats"]) == 2  # no Honour, Shame, Advisors, Tactics
    assert played.tea == ["snake", "dragon"]  # Reed is below all and not on the track
    assert fresh(3).view["stand_in"] is None


@rule("GW-1005")
@content("patient-reed", "marching-reed")
@pytest.mark.parametrize(("general", "first"), [("patient-reed", "temple"), ("marching-reed", "barracks")])
def test_the_general_of_reed_gives_the_list(general: str, first: str):
    assert fresh(2).automaton in ("patient-reed", "marching-reed")
    played = table(2, automaton=general, **REED_TURN)
    assert played.locations[first] == {"reed": 1}


@rule("GW-1006")
def test_reed_takes_the_place_that_is_left():
    played = table(2, season="autumn", step="execution")
    assert offered(played, "place", "place") == ["1", "2", "3"]
    played.does("snake", "place", place=["1"])
    assert offered(played, "place", "place") == ["2", "3"]
    played.does("dragon", "place", place=["3"])
    assert played.row == ["snake", "reed", "dragon"]


@rule("GW-1007", "GW-1009")
@content("reed")
def test_the_turn_of_reed():
    played = table(
        2, automaton="patient-reed", tea=["dragon", "snake"],
        locations={"quarry": {"snake": 1}, "builders-camp": {"snake": 1}}, **REED_TURN,
    )  # fmt: skip
    assert played.locations["quarry"] == {"snake": 1, "reed": 1}
    assert asked(played) == ("dragon", "clerk")  # in Tea order, and no own-turn window before
    with refused("GW-1007"):
        played.does("dragon", "move", to=["teahouse"])
    played.does("dragon", "move", to=["temple"])
    assert asked(played) == ("snake", "clerk")
    done(played)
    # Reed's second Clerk fills the Quarry; the highest on the Tea track says what is activated first
    assert asked(played) == ("dragon", "activate")
    assert offered(played, "activate", "location") == ["builders-camp", "quarry"]
    played.does("dragon", "activate", location=["quarry"])
    assert has(played, "snake") == {"stone": 1}
    assert played.locations["quarry"] == {}


@rule("GW-1008")
def test_a_reed_clerk_goes_where_most_clerks_are_then_by_the_list():
    locations = {"lumber-mill": {"snake": 1, "dragon": 1}, "quarry": {"snake": 1}}
    played = table(2, automaton="patient-reed", locations=locations, **REED_TURN)
    all_done(played, "clerk")
    # the Mill was full with the first one, so the second one goes to the Quarry
    assert [told["to"] for told in played.heard("clerk")] == ["lumber-mill", "quarry"]
    tied = {"lumber-mill": {"snake": 1}, "gold-mine": {"dragon": 1}, "barracks": {"dragon": 1}}
    assert table(2, automaton="patient-reed", locations=tied, **REED_TURN).locations["gold-mine"] == {
        "dragon": 1,
        "reed": 1,
    }
    assert table(2, automaton="marching-reed", locations=tied, **REED_TURN).locations["barracks"] == {
        "dragon": 1,
        "reed": 1,
    }


@rule("GW-1008", "GW-1037")
def test_without_a_clerk_in_its_pool_reed_places_none():
    full = {"quarry": {"reed": 2}, "temple": {"reed": 2}, "gold-mine": {"reed": 1}}
    played = table(2, locations=full, **REED_TURN)
    assert played.heard("clerk") == []
    assert asked(played) == ("snake", "clerk")


@rule("GW-1010")
def test_a_clerk_of_reed_is_company():
    together = {"quarry": {"snake": 2, "reed": 1}}
    played = table(2, locations=together, **in_turn("activation"))
    assert played.shame == {"snake": 0, "dragon": 0}
    assert has(played) == {"stone": 2}
    alone = table(2, locations={"quarry": {"snake": 3}}, **in_turn("activation"))
    assert alone.shame["snake"] == 1


@rule("GW-1010")
def test_reed_is_not_one_of_the_others_nor_a_player():
    played = table(2, **in_turn("part", card="economy", part=2))
    assert asked(played) == ("dragon", "clerk")
    done(played)
    assert asked(played) == ("snake", "gain")  # the part of the owner follows: Reed did nothing
    assert played.heard("clerk") == []
    assert fresh(2).shame_pool == 20  # ten for each player, none for Reed


@rule("GW-1011")
@content("marching-reed")
def test_the_marching_reed_covers_a_spot_of_the_row_1_card_with_most_covered():
    hordes = {
        "centre": [horde("light-lancers", "wound")],
        "right": [horde("keshig-guard", "free", "wound", "dragon spearman")],
    }
    locations = {"barracks": {"reed": 2, "snake": 2}}
    played = table(2, automaton="marching-reed", hordes=hordes, locations=locations, **in_turn("activation"))
    assert spots(played, "right") == ["reed spearman", "wound", "dragon spearman", "free", "free"]
    assert spots(played, "centre")[0] == "wound"
    assert played.honour == {"snake": 0, "dragon": 0}
    patient = table(2, automaton="patient-reed", hordes=hordes, locations=locations, **in_turn("activation"))
    assert spots(patient, "right")[0] == "free"


@rule("GW-1011")
def test_reed_claims_and_the_card_is_discarded():
    spot = ["reed spearman", "reed spearman", "snake spearman"]
    played = table(2, hordes={"right": [horde("steppe-riders-right", *spot)]}, **in_turn("turn-cleanup"))
    assert played.horde_past == ["steppe-riders-right"]
    assert played.trophies == {"snake": [], "dragon": []}
    assert played.honour == {"snake": 0, "dragon": 0}
    assert cards(played, "right") == []
    assert played.heard("save") == []
    assert len(played.heard("killed")) == 3  # never Saved


@rule("GW-1011")
def test_a_tie_with_reed_goes_to_the_player():
    spot = ["reed spearman", "dragon spearman", "wound"]
    played = table(2, hordes={"right": [horde("steppe-riders-right", *spot)]}, **in_turn("turn-cleanup"))
    assert played.trophies["dragon"] == ["steppe-riders-right"]
