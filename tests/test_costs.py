"""What a run has cost is told room by room."""

from types import SimpleNamespace

from tests.costs import costs, room_of


def test_a_room_is_a_folder_and_each_game_has_its_own():
    assert room_of("tests/core/test_dice.py::test_one[a/b]") == "core"
    assert room_of("tests/games/some/rules/deep/test_it.py::test_one") == "games/some"
    assert room_of("tests/test_costs.py::test_one") == "tests"


def test_setting_up_counts_and_the_dearest_room_comes_first():
    spent = [("tests/core/test_a.py::one", 1.0), ("tests/core/test_a.py::one", 0.5), ("tests/bots/test_b.py::two", 4.0)]
    reports = [SimpleNamespace(nodeid=test, duration=seconds) for test, seconds in spent]
    assert costs(reports) == [("bots", 1, 4.0), ("core", 1, 1.5)]
