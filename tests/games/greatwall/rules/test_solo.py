"""One player with a partner clan (GW-1023 to GW-1040)."""

from typing import Any

from tests.games.greatwall.rules.realm import all_done, asked, done, has, horde, options, spots
from tests.games.greatwall.rules.tables import fresh, in_turn, offered, solo
from tests.marks import content, rule
from tianxia.games.greatwall.data import OURS

PARTNER_TURN = {"season": "autumn", "agenda": ["turn partner", "commands"]}
WEAK = {"barricades": {"centre": 0, "right": 0}}


def partner(card: str, **position: Any) -> Any:
    """The turn of the partner with this card."""
    return solo(partner_cards=[card], **{**PARTNER_TURN, **position})


@rule("GW-1023")
def test_the_numbers_of_solo():
    played = fresh(1)
    assert [row["id"] for row in played.view["sections"]] == ["centre", "right"]
    assert played.shame_pool == 6
    hordes = played.of("horde", "horde_deck", "hordes")
    assert len(hordes) == 16
    assert all(card.startswith("co-") and not card.endswith("-left") for card in hordes)
    places = {row["id"]: row["spots"] for row in played.view["locations"]}
    assert places["quarry"] == places["temple"] == 2
    assert places["barracks"] == 3
    assert places["teahouse"] == 4
    full = solo(locations={"quarry": {"snake": 1, "partner": 1}}, **in_turn("activation"))
    assert has(full) == {"stone": 1}


@rule("GW-1024")
@content("inspector-qin")
def test_the_partner_has_clerks_and_spearmen():
    played = fresh(1)
    assert played.automaton == "inspector-qin"
    assert played.view["stand_in"]["clerks"] == 5
    assert played.view["stand_in"]["pool"]["spearman"] == 10


@rule("GW-1025")
def test_a_card_for_the_partner_is_revealed_and_you_choose_the_order():
    played = solo(season="autumn", step="commands", solo_deck=["solo-drill", "*"])
    assert played.partner_cards == []
    played.does("snake", "command", card=["economy"])
    assert played.partner_cards == ["solo-drill"]
    assert offered(played, "place", "place") == ["1", "2"]
    played.does("snake", "place", place=["2"])
    assert played.row == ["partner", "snake"]
    assert len(played.partner_cards + played.solo_deck) == 6


@rule("GW-1025", "GW-335")
def test_the_six_cards_are_shuffled_again():
    cards = [card.id for card in OURS.cards if card.sort == "partner"]
    assert len(cards) == 6
    played = solo(season="autumn", step="execution", partner_cards=cards, solo_deck=[])
    assert len(played.partner_cards) == 1
    assert len(played.solo_deck) == 5


@rule("GW-1026", "GW-1039")
@content("solo-economy")
def test_partner_economy():
    locations = {"temple": {"snake": 1}, "gold-mine": {"snake": 1}, "barracks": {"snake": 1}}
    played = partner("solo-economy", locations=locations)
    # one each to the two fullest Production Locations that are not full; ties by the list of Inspector Qin
    assert [told["to"] for told in played.heard("clerk")] == ["gold-mine", "temple"]
    assert asked(played) == ("snake", "clerk")
    assert offered(played, "move", "to") == ["lumber-mill", "quarry"]
    played.does("snake", "move", to=["quarry"])
    played.does("snake", "move", to=["quarry"])  # the same allowed
    assert asked(played) == ("snake", "gain")
    played.does("snake", "take", resources=["chi"])
    assert [told["to"] for told in partner("solo-economy").heard("clerk")] == ["gold-mine", "lumber-mill"]  # one each


@rule("GW-1026", "GW-1039")
@content("solo-levy")
def test_partner_levy():
    played = partner("solo-levy", hordes={"centre": ["co-outriders"]}, **WEAK)
    assert spots(played, "centre") == ["partner spearman"] + ["free"] * 3  # each turn begins so
    assert played.locations["barracks"] == {"partner": 2}
    assert offered(played, "move", "to") == ["barracks", "gold-mine"]
    done(played)
    assert spots(played, "centre") == ["partner spearman"] * 2 + ["free"] * 2


@rule("GW-1026", "GW-1037")
@content("solo-works")
def test_partner_works():
    played = partner("solo-works", hordes={"right": ["co-iron-guard"]}, barricades={"centre": 1, "right": 1})
    assert played.locations["quarry"] == played.locations["lumber-mill"] == {"partner": 1}
    assert offered(played, "move", "to") == ["builders-camp", "lumber-mill", "quarry"]
    done(played)
    assert played.barricades == {"centre": 1, "right": 2}  # the weakest Section, no Honour
    assert played.honour == {"snake": 0}
    full = partner("solo-works", hordes={"right": ["co-iron-guard"]}, barricades={"centre": 1, "right": 3})
    done(full)
    assert full.barricades == {"centre": 2, "right": 3}


@rule("GW-1026")
@content("solo-court")
def test_partner_court():
    position: dict[str, Any] = {"shame": {"snake": 1}, "resources": {"snake": {"chi": 1}}}
    played = partner("solo-court", **position)
    assert played.locations["temple"] == played.locations["gold-mine"] == {"partner": 1}
    assert offered(played, "move", "to") == ["imperial-embassy", "teahouse", "temple"]
    done(played)
    assert asked(played) == ("snake", "return-shame")  # may, for a Chi
    played.does("snake", "remove")
    assert played.shame == {"snake": 0}
    assert has(played) == {}
    poor = partner("solo-court", shame={"snake": 1})
    done(poor)
    assert poor.shame == {"snake": 1}


@rule("GW-1026")
@content("solo-battle")
def test_partner_battle():
    played = partner(
        "solo-battle", hordes={"right": ["co-iron-guard"]}, rest={"right": {"snake": {"spearman": 2}}}, **WEAK
    )
    assert spots(played, "right")[:3] == ["partner spearman"] * 3
    assert asked(played) == ("snake", "attack")
    played.does("snake", "attack", soldier=["spearman"], spot=["co-iron-guard 4"])
    done(played)
    assert played.locations["barracks"] == {"partner": 1}  # by its list
    assert asked(played) == ("snake", "clerk")
    assert "teahouse" in offered(played, "move", "to")


@rule("GW-1026")
@content("solo-drill")
def test_partner_drill():
    played = partner("solo-drill")
    assert played.locations["barracks"] == {"partner": 1}
    played.does("snake", "move", to=["temple"])
    assert "temple" not in offered(played, "move", "to")  # two different ones
    done(played)
    assert asked(played) == ("snake", "advanced")
    played.does("snake", "activate", location=["temple"])
    assert has(played) == {"chi": 1}


@rule("GW-1027")
def test_the_partner_is_company_and_below_you():
    together = solo(locations={"quarry": {"snake": 1, "partner": 1}}, **in_turn("activation"))
    assert together.shame == {"snake": 0}
    assert solo(locations={"quarry": {"snake": 2}}, **in_turn("activation")).shame == {"snake": 1}
    tied = solo(
        hordes={"right": [horde("co-vanguard-right", "partner spearman", "snake spearman", "wound")]},
        **in_turn("turn-cleanup"),
    )
    assert tied.trophies == {"snake": ["co-vanguard-right"]}  # ties go to you


@rule("GW-1028")
def test_a_spearman_of_the_partner_protects_you():
    position: dict[str, Any] = {"season": "winter", "step": "assault", **WEAK}
    held = solo(hordes={"right": [horde("co-vanguard", "partner spearman")]}, **position)
    assert held.shame == {"snake": 0}
    assert solo(hordes={"right": ["co-vanguard"]}, **position).shame == {"snake": 1}


@rule("GW-1034")
def test_solo_leaves_out_cards_that_need_another_player():
    played = fresh(1)
    generals = played.of("general", "generals_left", "dealt")
    assert len(generals) == 6
    assert "cao-bin" not in generals
    assert "di-qing" not in generals
    assert "shared-stores" not in played.tactic_deck
    assert len(played.tactic_deck) == 20 + 10
    assert "shared-stores" in fresh(2, mode="coop").tactic_deck


@rule("GW-1035")
def test_a_card_that_the_partner_claims_is_discarded_and_counts():
    cover = ["partner spearman", "partner spearman", "snake spearman"]
    played = solo(
        hordes={"right": [horde("co-vanguard-right", *cover)]},
        resources={"snake": {"chi": 1}},
        **in_turn("turn-cleanup"),
    )
    assert asked(played) == ("snake", "save")  # your own Soldier
    done(played)
    assert played.horde_past == ["co-vanguard-right"]
    assert played.honour == {"snake": 0}
    assert played.done_this_year == {"claims": 1}
    assert played.heard("save") == []


@rule("GW-1036")
def test_a_spearman_of_the_partner_goes_where_the_danger_is():
    hordes = {"centre": ["co-vanguard"], "right": ["co-iron-guard"]}
    played = partner("solo-drill", hordes=hordes, barricades={"centre": 0, "right": 1})
    assert spots(played, "right")[0] == "partner spearman"  # 6 - 2 is more than 3
    assert played.honour == {"snake": 0}
    even = partner("solo-drill", hordes={"centre": ["co-vanguard"], "right": ["co-outriders"]}, **WEAK)
    assert spots(even, "centre")[0] == "partner spearman"  # leftmost
    barred = partner("solo-drill", hordes={"centre": ["co-vanguard"], "right": ["co-heavy-lancers"]}, **WEAK)
    assert spots(barred, "centre")[0] == "partner spearman"  # Spearmen cannot Attack Heavy Lancers
    assert partner("solo-drill", hordes={"right": ["co-heavy-lancers"]}, **WEAK).heard("attack") == []


@rule("GW-1037")
def test_a_clerk_whose_location_is_full_is_not_placed():
    full = {"barracks": {"snake": 3}}
    played = partner("solo-levy", locations=full)
    assert played.heard("clerk") == []
    assert played.locations["barracks"] == {"snake": 3}


@rule("GW-1038")
def test_in_the_turn_of_the_partner_no_window_opens_and_tea_has_no_effect():
    position: dict[str, Any] = {
        "tactics": {"snake": ["supply-train"]},
        "locations": {"teahouse": {"snake": 1}, "builders-camp": {"snake": 1}},
    }
    played = partner("solo-drill", resources={"snake": {"gold": 1, "wood": 2}}, **position, **WEAK)
    assert asked(played) == ("snake", "clerk")  # no own-turn window
    all_done(played, "clerk", "advanced")
    assert asked(played) == ("snake", "activate")  # but you choose the order
    played.does("snake", "activate", location=["teahouse"])
    assert asked(played)[1] == "build"  # nothing to do in the Teahouse
    assert fresh(1).view["players"] == 1


@rule("GW-1040")
def test_the_partner_follows_your_command_card():
    moved = solo(locations={"temple": {"snake": 1}}, **in_turn("part", card="economy", part=2))
    assert moved.locations["temple"] == {"snake": 1, "partner": 1}
    assert asked(moved)[1] == "gain"
    mobilised = solo(**in_turn("part", card="mobilisation", part=2))
    assert mobilised.locations["barracks"] == {"partner": 1}  # of Barracks, Gold Mine and Logistics Centre
    fortified = solo(locations={"barracks": {"snake": 2}}, **in_turn("part", card="fortification", part=2))
    assert fortified.locations["lumber-mill"] == {"partner": 1}
    fought = solo(hordes={"right": ["co-vanguard"]}, **in_turn("part", card="attack-order", part=2))
    assert spots(fought, "right")[0] == "partner spearman"
    assert options(fought) == ["move_clerk", "draw_tactic"]
