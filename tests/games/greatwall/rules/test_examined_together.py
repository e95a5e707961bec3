"""Khan, Rat, fifth player and allies at one table: what each brings is there, and what ends one game ends no other."""

from typing import Any

import pytest

from tests.games.greatwall.rules.realm import CLANS
from tests.games.greatwall.rules.tables import fresh, table
from tests.marks import rule
from tianxia.scenario import BadInput

ALL = {"genghis": "on", "rat": "on"}


def kinds(cards: list[str]) -> set[str]:
    """The kinds of these Horde cards."""
    return {card.rpartition("-")[0] for card in cards}


@rule("GW-1103", "GW-1104", "GW-1109", "GW-1907", "GW-2005")
@pytest.mark.parametrize("mode", ["competitive", "coop"])
def test_five_with_khan_and_rat_have_what_each_brings(mode: str):
    played = fresh(5, mode=mode, **ALL)
    hordes = played.of("horde", "horde_deck", "hordes", "horde_past")
    assert (len(hordes), len(kinds(played.removed_hordes))) == (27, 2)
    assert len(played.of("horde", "hordes")) == 5
    assert (played.year, len(played.skills), len(played.award), len(played.rat_cards)) == (2, 2, 1, 1)
    assert played.chamber == dict.fromkeys(CLANS, 4)
    assert [seat["soldiers"]["pool"]["bannerman"] for seat in played.view["seats"]] == [1] * 5
    assert len(played.artifacts) == 3


@rule("GW-1108", "GW-1110", "GW-1001")
@pytest.mark.parametrize("seats", [1, 2])
def test_the_khan_never_comes_to_a_section_that_is_not_there(seats: int):
    for seed in range(8):
        played = fresh(seats, seed, **ALL)
        assert played.khan in ("centre", "right")
        assert {card.rpartition("-")[2] for card in played.of("horde", "horde_deck")} == {"centre", "right"}


@rule("GW-1124", "GW-2013")
def test_from_spring_to_autumn_the_khan_goes_where_the_next_card_points_and_a_new_rat_card_comes():
    game = table(
        2, ALL, season="spring", step="hordes", year=2, khan="right", rat_cards=["rat-of-work"],
        horde_deck=["raiders-right", "raiders-centre"],
    )  # fmt: skip
    assert game.hordes == {"centre": ["raiders-right"], "right": []}
    assert (game.khan, game.horde_deck[0]) == ("centre", "raiders-centre")
    assert (game.season, len(game.rat_cards), "rat-of-work" in game.rat_cards) == ("autumn", 2, True)


COVERED = {
    "genghis-khan": ["dragon spearman", "turtle spearman", "dragon horseman", "dragon horseman"],
    "thunder-of-hooves": ["dragon spearman"],
    "fire-arrows": ["dragon spearman"],
}


@rule("GW-1115", "GW-1142", "GW-1113")
@pytest.mark.parametrize(("mode", "ends"), [("competitive", True), ("coop", False)])
def test_a_covered_khan_ends_the_game_of_rivals_and_not_that_of_allies(mode: str, ends: bool):
    game = table(
        3, ALL | {"mode": mode}, season="winter", step="end-of-winter", year=3, struck=COVERED,
        skills=["thunder-of-hooves", "fire-arrows"],
    )  # fmt: skip
    assert (game.outcome is not None, game.khan_fallen) == (ends, ends)


@rule("GW-1115")
def test_to_allies_the_khan_cannot_have_fallen():
    with pytest.raises(BadInput, match="khan_fallen is for rivals"):
        table(3, ALL | {"mode": "coop"}, khan_fallen=True)


@pytest.mark.parametrize(("key", "value", "module"), [
    ("khan", "left", "genghis"), ("khan_fallen", True, "genghis"), ("awarded", "snake", "genghis"),
    ("rat", "quarry", "rat"), ("sent", {"snake": ["gold"]}, "bitter-frost"), ("food", {"snake": 3}, "great-famine"),
    ("most_food", 3, "great-famine"), ("valued", "gold", "imperial-visit"),
    ("haunted", ["quarry"], "hungry-ghost-festival"), ("fortress", 4, "siege-of-diaoyu"),
    ("siege", 2, "siege-of-diaoyu"),
])  # fmt: skip
def test_what_only_a_module_knows_is_said_of_no_table_without_it(key: str, value: Any, module: str):
    with pytest.raises(BadInput, match=f"^{key} is of the module {module}, which is not in play at this table"):
        table(3, **{key: value})
