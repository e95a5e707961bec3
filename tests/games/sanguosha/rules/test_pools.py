"""From which heroes is dealt (SG-109, SG-110)."""

import pytest

from tests.games.sanguosha.rules.marks import rule
from tianxia.core.game import BadMix, Options
from tianxia.core.log import begin
from tianxia.games import game
from tianxia.games.sanguosha.content import FORTUNE, HEROES
from tianxia.games.sanguosha.rules.setup import hero_of
from tianxia.games.sanguosha.rules.zones import CHARACTERS, OFFERED, zone_of
from tianxia.scenario import scenario

SANGUOSHA = game("sanguosha")


def pool(**options: str) -> set[str]:
    """The heroes of a new table: those offered to the ruler and those that wait to be dealt."""
    s = begin(SANGUOSHA, 2, options, 7).match.state
    return {hero_of(s, card).id for zone in (CHARACTERS, zone_of(s.ruler, OFFERED)) for card in s.zones[zone]}


def of_sets(*sets: str) -> set[str]:
    return {hero.id for hero in HEROES if hero.set in sets}


@rule("SG-109")
@pytest.mark.parametrize(
    ("options", "heroes"),
    [
        ({}, of_sets("standard", "wind", "fire", "forest", "mountain") | {h.id for h in HEROES if h.tier == 1}),
        ({"heroes": "all"}, {hero.id for hero in HEROES}),
        ({"heroes": "standard"}, of_sets("standard")),
        ({"heroes": "sets", "set": "wind,gods"}, of_sets("wind", "gods")),
        ({"heroes": "list", "hero": "cao-cao,lu-bu,yu-ji"}, {"cao-cao", "lu-bu", "yu-ji"}),
    ],
)
def test_a_table_is_dealt_from_the_pool_that_was_chosen(options: Options, heroes: set[str]) -> None:
    assert pool(**options) == heroes


@rule("SG-109")
def test_a_balanced_pool_has_no_hero_who_wins_or_loses_much_more_than_others() -> None:
    found = pool(heroes="balanced")
    assert len(found) > 20
    assert max([abs(FORTUNE.get(id, 0)) for id in found]) <= 5
    assert "yu-ji" in found or abs(FORTUNE["yu-ji"]) > 5


@rule("SG-110")
def test_a_pool_with_fewer_heroes_than_players_is_refused_with_its_rule() -> None:
    with pytest.raises(BadMix) as refused:
        SANGUOSHA.settle_options({"heroes": "list", "hero": "cao-cao,lu-bu"}, 3)
    assert refused.value.refusal.rule == "SG-110"


def test_a_position_with_a_hero_from_elsewhere_is_dealt_from_all() -> None:
    options = {"heroes": "sets", "set": "wind"}
    table = scenario("sanguosha", heroes=["cao-cao", "yu-ji"], options=options)
    assert table.match.options["heroes"] == "all"
    assert "set" not in table.match.options
    same = scenario("sanguosha", heroes=["huang-zhong", "yu-ji"], options=options)
    assert same.match.options == {**same.match.options, **options}
