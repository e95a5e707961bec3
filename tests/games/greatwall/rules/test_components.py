"""Components (GW-101 to GW-119): what lies in the box, read from the data and from a table just set up."""

import pytest

from tests.games.greatwall.rules.realm import CLANS, activation, has, realm, turn
from tests.marks import rule
from tianxia.core.dice import key_from_seed
from tianxia.core.match import start
from tianxia.games import game
from tianxia.games.greatwall.data import BOARD, FIGURES, GAME_NUMBERS, LEVELS, OURS, RESOURCES, SECTIONS
from tianxia.games.greatwall.rules.state import Realm

GAME = game("greatwall")


def table(seats: int, **options: str) -> Realm:
    """A table just set up."""
    state = start(GAME, seats, options, key_from_seed("great-wall-rules", seats)).state
    assert isinstance(state, Realm)
    return state


def count(sort: str, *modules: str) -> int:
    """How many cards of a sort there are."""
    return len(OURS.faces_of(sort, modules))


@rule("GW-101", "GW-102", "GW-103")
def test_five_clans_with_the_same_figures():
    assert tuple([clan["id"] for clan in BOARD["clan"]]) == CLANS
    assert [clan["id"] for clan in BOARD["clan"] if clan.get("module") == "fifth"] == ["tiger"]
    assert [FIGURES[kind] for kind in ("clerks", "spearmen", "archers", "horsemen")] == [8, 10, 4, 2]
    five = GAME.view(table(5), -1)
    for seat in five["seats"]:
        assert seat["clerks"]["pool"] + seat["clerks"]["chamber"] == 8
        assert seat["soldiers"]["pool"] == {"spearman": 10, "archer": 4, "horseman": 2, "bannerman": 0}


@rule("GW-104", "GW-105", "GW-301")
def test_fifty_tokens_of_each_resource_and_fifty_of_shame():
    assert RESOURCES == ("wood", "stone", "gold", "chi")
    s = table(5)
    for kind in range(len(RESOURCES)):
        assert sum(s.stock[kind]) == 50
    assert sum(s.stock[4]) == 50 == int(GAME_NUMBERS["shame_tokens"])


@rule("GW-106")
def test_nine_barricades_and_three_levels_for_each_section():
    s = table(3)
    assert sum(s.stock[5]) == 9
    assert [level["level"] for level in LEVELS] == [0, 1, 2, 3]
    assert len(SECTIONS) * (len(LEVELS) - 1) == 9


@rule("GW-107", "GW-212")
def test_each_player_has_the_same_six_command_cards():
    played = realm(seats=4, step="commands")
    six = ["attack-order", "despotism", "diplomacy", "economy", "fortification", "mobilisation"]
    for clan in CLANS[:4]:
        assert sorted(played.commands[clan]) == six
    assert played.honour == dict.fromkeys(CLANS[:4], 0)


@rule("GW-108", "GW-109")
def test_eight_kinds_of_hordes_one_of_each_for_every_section():
    base = [OURS.cards[face] for face in OURS.faces_of("horde", ("base",))]
    assert len(base) == 24
    kinds = sorted({card.row["id"] for card in base})
    assert len(kinds) == 8
    for kind in kinds:
        assert sorted([card.row["invasion"] for card in base if card.row["id"] == kind]) == ["centre", "left", "right"]


@rule("GW-110", "GW-111", "GW-112", "GW-113", "GW-118")
@pytest.mark.parametrize(
    ("sort", "module", "number"),
    [
        ("tactic", "base", 20), ("artifact", "base", 5), ("advisor", "base", 44), ("general", "base", 13),
        ("reed", "", 1), ("reed-general", "", 2), ("horde", "coop", 24), ("general", "coop", 8), ("tactic", "coop", 12),
        ("event", "", 12), ("request", "", 12), ("solo-general", "", 1), ("partner", "", 6),
    ],
)  # fmt: skip
def test_so_many_cards(sort: str, module: str, number: int):
    assert (count(sort, module) if module else count(sort)) == number


@rule("GW-114")
def test_each_player_has_a_place_on_the_tea_track_honour_and_a_screen():
    played = realm(seats=4, resources={"snake": {"gold": 3}})
    assert sorted(played.tea) == sorted(CLANS[:4])
    seen = played.fact("view.dragon.seats")
    assert [seat["honour"] for seat in seen] == [0, 0, 0, 0]
    assert [seat["resources"] is None for seat in seen] == [True, False, True, True]


@rule("GW-115", "GW-309")
def test_a_short_supply_goes_to_the_higher_on_the_tea_track():
    clerks = {"lumber-mill": {"snake": 1, "dragon": 2}}
    played = activation(tea=["dragon", "snake", "turtle"], locations=clerks, supply={"wood": 2})
    assert has(played, "dragon") == {"wood": 2}
    assert has(played, "snake") == {}
    assert played.supply["wood"] == 0


@rule("GW-116")
def test_there_are_always_wound_markers_left():
    """45 on the board, more than the 30 of the box."""
    full = [{"card": "keshig-guard", "spots": ["wound"] * 4}] * 3
    rest = {"card": "light-lancers", "spots": ["wound"] * 3}
    fewer = [rest, {"card": "mangudai", "spots": ["wound"] * 4}, {"card": "raiders", "spots": ["wound"] * 4}]
    lots = {"left": [full[0], *fewer[1:]], "centre": [full[1], *fewer[1:]], "right": [full[2], *fewer[1:]]}
    played = turn("attack-order", hordes=lots, levels={"left": 1}, firing={"left": {"snake": 1}})
    played.does("snake", "attack", soldier=["archer firing left"], spot=["keshig-guard-left 5"])
    assert played.wounds["snake"] == 1


@rule("GW-117")
def test_honour_has_no_upper_limit_and_does_not_fall_below_0():
    played = turn(
        "attack-order", honour={"snake": 500}, hordes={"left": ["foot-levy"]}, rest={"left": {"snake": {"spearman": 1}}}
    )
    played.does("snake", "attack", soldier=["spearman"], spot=["foot-levy-left 2"])
    assert played.honour["snake"] == 501
    state = played.match.state
    assert isinstance(state, Realm)
    state.score(1, -3, "a loss")
    assert state.honour[1] == 0


@rule("GW-119")
def test_nothing_of_the_board_asks_for_stickers_or_honour_tokens():
    """All that the game counts are Clerks, Soldiers, resources, Shame, Barricades, Walls and the Time token."""
    tray = table(3).tray
    assert {piece.name.partition("/")[0] for piece in tray.pieces} == {
        *RESOURCES, "shame", "barricade", "clerk", "spearman", "archer", "horseman", "bannerman"
    }  # fmt: skip
    assert {track.name.partition("/")[0] for track in tray.tracks} == {"time", "wall"}


@rule("GW-326")
def test_whoever_gains_chooses_the_resource():
    played = turn("economy", part=3)
    assert played.waits_for == "snake"
    played.does("snake", "take", resources=["stone"])
    assert has(played) == {"stone": 1}
    played = turn("economy", part=3)
    assert "chi" not in played.fact("question.snake.picks.take.resources")
