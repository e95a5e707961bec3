"""Treasures: nothing before the end, N VP then (HU-671 to HU-673), and each of the twelve (HU-781 to HU-792)."""

from typing import Any

import pytest

from tests.games.huns.rules.camps import fled, full, holding, line, mine, offered, scored, table, tally, used, why
from tests.marks import content, rule


def worth(treasure: str, own: dict[str, Any], seats: int = 3, **others: dict[str, Any]) -> int:
    """What a Treasure brings its player in such a camp; `two` and `three` are the camps of opponents."""
    names = {"two": "player-2", "three": "player-3"}
    camp = {**own, "cards": [*own.get("cards", []), treasure]}
    camps = {"player-1": camp, **{names[name]: camp for name, camp in others.items()}}
    return line(scored(camps, seats=seats), treasure)


def sent(*names: str) -> dict[str, Any]:
    """A camp that has sent off these wagons: "purple-1" and so on."""
    return {"sent": [f"wagon-{name}" for name in names]}


# ---- all of them


@rule("HU-671")
def test_a_treasure_does_nothing_before_the_end():
    played = table(mine("golden-crown", "sack-the-village"))
    assert offered(played.player_1) == ["sack-the-village"]
    assert why(played.player_1, "golden-crown") == "HU-671"


@rule("HU-672", "HU-806")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_treasure_is_worth_n_if_its_condition_is_met_and_0_if_not(seats: int):
    played = scored(mine("golden-crown", "skull-cup"), seats=seats)
    assert line(played, "golden-crown") == seats
    assert line(played, "skull-cup") == 0
    assert tally(played)["treasures"] == seats


@rule("HU-673", "HU-792", "HU-781")
def test_all_treasures_are_checked_on_the_same_final_position():
    """Two players with as many wagons and cards: each meets what the other meets."""
    camps = {
        "player-1": {"cards": ["golden-crown", "scales-of-aquileia"], **sent("purple-1"), "storage": {"red": 12}},
        "player-2": {"cards": ["eagle-standard", "byzantine-icon"], **sent("purple-2"), "storage": {"blue": 12}},
        "player-3": {"cards": ["cattle-raid", "full-gallop"]},
        "player-4": {"cards": ["night-ambush", "pack-mule"]},
    }
    played = scored(camps, seats=4)
    assert tally(played, 0)["treasures"] == 8
    assert tally(played, 1)["treasures"] == 8


# ---- each of them


@rule("HU-781")
@content("golden-crown")
def test_golden_crown_no_opponent_has_sent_off_more_wagons():
    assert worth("golden-crown", {}) == 3
    assert worth("golden-crown", sent("purple-1"), two=sent("purple-2")) == 3
    assert worth("golden-crown", sent("purple-1"), three=sent("purple-2", "blue-1")) == 0


@rule("HU-782")
@content("silver-cauldron")
def test_silver_cauldron_a_full_mercenary_and_none_that_is_not_full():
    assert worth("silver-cauldron", {}) == 0
    assert worth("silver-cauldron", {"cards": [full("zerco-the-jester")]}) == 3
    assert worth("silver-cauldron", {"cards": [full("zerco-the-jester"), "mutiny"]}) == 3  # off, but full (HU-766)
    assert worth("silver-cauldron", {"cards": [full("zerco-the-jester"), holding("bleda-the-raider", "red")]}) == 0


@rule("HU-783", "HU-777")
@content("sword-of-mars")
def test_sword_of_mars_two_raids_and_no_opponent_has_more():
    assert worth("sword-of-mars", {"cards": ["cattle-raid"]}) == 0
    assert worth("sword-of-mars", {"cards": ["cattle-raid", used("full-gallop")]}) == 3
    more = {"cards": ["night-ambush", used("khans-levy"), "market-plunder"]}
    assert worth("sword-of-mars", {"cards": ["cattle-raid", used("full-gallop")]}, three=more) == 0
    as_many = {"cards": ["night-ambush", used("khans-levy")]}
    assert worth("sword-of-mars", {"cards": ["cattle-raid", "full-gallop"]}, three=as_many) == 3
    assert worth("sword-of-mars", {"cards": ["cattle-raid", "full-gallop", "cowardice"]}) == 3


@rule("HU-784")
@content("jade-pendant")
def test_jade_pendant_three_types_of_sent_off_wagons():
    assert worth("jade-pendant", sent("purple-1", "blue-1", "blue-2", "purple-2")) == 0
    assert worth("jade-pendant", sent("purple-1", "blue-1", "green-2")) == 3
    assert worth("jade-pendant", sent("purple-1", "blue-1", "green-2", "orange-1")) == 3


@rule("HU-785")
@content("amber-necklace")
def test_amber_necklace_the_largest_type_has_two_and_half_of_all():
    assert worth("amber-necklace", sent("purple-1")) == 0
    assert worth("amber-necklace", sent("purple-1", "purple-2")) == 3
    assert worth("amber-necklace", sent("purple-1", "purple-2", "blue-1", "green-1")) == 3
    assert worth("amber-necklace", sent("purple-1", "purple-2", "blue-1", "green-1", "orange-1")) == 0
    assert worth("amber-necklace", sent("purple-1", "purple-2", "blue-1", "blue-2")) == 3


@rule("HU-786")
@content("gilded-saddle")
def test_gilded_saddle_two_equipment_cards_and_no_opponent_has_more():
    own = {"cards": ["pack-mule", "iron-rims"]}
    assert worth("gilded-saddle", {"cards": ["pack-mule"]}) == 0
    assert worth("gilded-saddle", own) == 3
    assert worth("gilded-saddle", {"cards": ["pack-mule", "iron-rims", "rusted-gear"]}) == 3
    assert worth("gilded-saddle", own, two={"cards": ["war-saddle", "great-yurt"]}) == 3
    assert worth("gilded-saddle", own, two={"cards": ["war-saddle", "great-yurt", "guard-dogs"]}) == 0


@rule("HU-787")
@content("byzantine-icon")
def test_byzantine_icon_neither_an_active_nor_a_dodged_curse():
    assert worth("byzantine-icon", {}) == 3
    assert worth("byzantine-icon", {"cards": [full("mutiny")]}) == 3
    assert worth("byzantine-icon", {"cards": ["mutiny"]}) == 0
    assert worth("byzantine-icon", {"cards": [fled("mutiny")]}) == 0


@rule("HU-788")
@content("skull-cup")
def test_skull_cup_two_lifted_curses():
    assert worth("skull-cup", {"cards": [full("mutiny"), "evil-eye", fled("cowardice")]}) == 0
    assert worth("skull-cup", {"cards": [full("mutiny"), full("evil-eye"), "cowardice"]}) == 3


@rule("HU-789")
@content("emerald-ring")
@pytest.mark.parametrize("curse", ["mutiny", full("mutiny"), fled("mutiny")])
def test_emerald_ring_a_card_of_each_colour(curse: Any):
    rest = ["pack-mule", used("cattle-raid"), "zerco-the-jester"]
    assert worth("emerald-ring", {"cards": [*rest, curse]}) == 3  # the ring itself is the yellow one
    assert worth("emerald-ring", {"cards": [*rest, "golden-crown"]}) == 0
    assert worth("emerald-ring", {"cards": [*rest[:2], curse]}) == 0


@rule("HU-790")
@content("ring-of-honoria")
def test_ring_of_honoria_two_valuables_of_four_colours_in_storage():
    two = {"red": 2, "blue": 2, "green": 3}
    assert worth("ring-of-honoria", {"storage": {**two, "yellow": 2}}) == 3
    assert worth("ring-of-honoria", {"storage": {**two, "yellow": 1, "black": 1}}) == 0
    assert worth("ring-of-honoria", {"storage": two}) == 0


@rule("HU-791")
@content("scales-of-aquileia")
def test_scales_of_aquileia_at_least_twelve_in_storage_and_no_opponent_has_more():
    assert worth("scales-of-aquileia", {"storage": {"red": 12}}, two={"storage": {"red": 5, "blue": 7}}) == 3
    assert worth("scales-of-aquileia", {"storage": {"red": 12}}, two={"storage": {"red": 5, "blue": 8}}) == 0
    assert worth("scales-of-aquileia", {"storage": {"red": 7, "blue": 5}}) == 3
    assert worth("scales-of-aquileia", {"storage": {"red": 7, "blue": 4}}) == 0


@rule("HU-792")
@content("eagle-standard")
def test_eagle_standard_no_opponent_has_fewer_cards_in_camp():
    two, three = {"cards": ["pack-mule", fled("mutiny")]}, {"cards": [used("cattle-raid"), "evil-eye"]}
    camps = {
        "player-1": {"cards": ["eagle-standard", "zerco-the-jester"], **sent("purple-1", "purple-2")},
        "player-2": two,
        "player-3": three,
        "player-4": {"cards": ["iron-rims", "full-gallop"]},
    }
    assert line(scored(camps, seats=4), "eagle-standard") == 4
    camps["player-4"] = {"cards": ["iron-rims"]}
    assert line(scored(camps, seats=4), "eagle-standard") == 0


@rule("HU-814", "HU-673")
def test_who_scored_most_with_a_treasure_wins():
    camps = {"player-1": {"cards": ["jade-pendant"], **sent("purple-1", "blue-1", "green-2")}, "player-2": {}}
    played = scored(camps)
    assert played.winner == ["player-1"]
    assert tally(played)["total"] == 3 + 9 + 3
