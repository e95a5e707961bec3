"""What a balance report counts: things offered and kept, places in the order of play, and its picture."""

from xml.etree import ElementTree

import pytest

from tianxia.lab.balance import Tally, balance, tables
from tianxia.lab.drawing import picture

SWORD, SHIELD, MAP = ("arms", "sword"), ("arms", "shield"), ("papers", "map")
TALLIES = [
    Tally(2, 0, (1.0, 0.0), ((0, SWORD), (0, SHIELD)), ((0, SWORD),)),
    Tally(2, 1, (1.0, 0.0), ((0, SWORD), (1, SHIELD)), ((0, SWORD), (1, SHIELD))),
    Tally(4, 2, (0.0, 0.0, 0.5, 0.5), ((2, MAP), (3, SWORD)), ((2, MAP),)),
]


def test_a_thing_is_counted_as_often_as_it_was_offered_and_kept() -> None:
    rows = {row.id: row for row in balance(TALLIES).things}
    assert (rows["sword"].offered, rows["sword"].kept, rows["sword"].wins) == (3, 2, 2.0)
    assert (rows["shield"].offered, rows["shield"].kept, rows["shield"].wins) == (2, 1, 0.0)
    assert rows["sword"].rate == pytest.approx(2 / 3)
    assert rows["sword"].rate_low < rows["sword"].rate < rows["sword"].rate_high


def test_a_lift_is_the_share_of_the_victory_against_that_of_a_seat_by_itself() -> None:
    rows = {row.id: row for row in balance(TALLIES).things}
    assert rows["sword"].lift == pytest.approx(2.0)  # two of two won, where a seat wins one of two
    assert rows["map"].lift == pytest.approx(2.0)  # half a victory, where a seat has a quarter
    assert rows["sword"].against_group == pytest.approx(1.5)  # arms won two of three: a lift of 4/3


def test_in_a_game_with_roles_a_seat_by_itself_wins_as_often_as_its_role() -> None:
    """The hunter won both games, so a hunter with a sword has done nothing special; a hare with one has."""
    roles = ("hunter", "hare", "hare")
    rows = balance(
        [
            Tally(3, 0, (1.0, 0.0, 0.0), (), ((0, SWORD), (1, SHIELD)), roles),
            Tally(3, 0, (1.0, 1.0, 0.0), (), ((1, MAP),), roles),
        ]
    )
    lifts = {row.id: row.lift for row in rows.things}
    assert lifts == {"sword": pytest.approx(1.0), "shield": pytest.approx(0.0), "map": pytest.approx(4.0)}


def test_tables_against_the_game_are_compared_with_what_such_tables_win() -> None:
    """One of four tables of allies won, so allies with a map that won one of two did twice as well as any."""
    won, lost = (1.0, 1.0), (0.0, 0.0)
    found = balance(
        [
            Tally(2, 0, shares, (), ((0, thing),), scores=(5, 5), together=True)
            for shares, thing in ((won, MAP), (lost, MAP), (lost, SWORD), (lost, SWORD))
        ]
    )
    assert {row.id: row.lift for row in found.things} == {"map": pytest.approx(2.0), "sword": 0.0}
    assert found.places == ()  # nobody wins before the others
    assert [row.won for row in found.figures] == [0.25]


def test_scores_and_what_happened_are_counted_by_number_of_seats() -> None:
    games = [
        Tally(2, 0, (1.0, 0.0), (), (), scores=(30, 10), happened=("fire", "fire")),
        Tally(2, 0, (1.0, 0.0), (), (), scores=(20, 0), happened=("flood",)),
    ]
    (row,) = balance(games).figures
    assert (row.seats, row.score, row.score_low, row.score_high) == (2, 15.0, 0, 30)
    assert row.happened == {"fire": 1.0, "flood": 0.5}


def test_places_are_counted_from_whoever_began() -> None:
    found = balance(TALLIES)
    assert found.games == {2: 2, 4: 1}
    wins = {(row.seats, row.place): row.wins for row in found.places}
    assert (wins[2, 1], wins[2, 2]) == (1.0, 1.0)
    assert (wins[4, 1], wins[4, 2], wins[4, 3], wins[4, 4]) == (0.5, 0.5, 0.0, 0.0)


def test_the_best_of_a_group_comes_first_and_groups_stay_together() -> None:
    assert [row.id for row in balance(TALLIES).things] == ["sword", "shield", "map"]


def test_every_game_is_a_deal_of_its_own_and_the_bots_move_on() -> None:
    tasks = tables("toy", ("random", "greedy"), 3, 7, (2,), {})
    assert [(task.deal, task.turn) for task in tasks] == [(0, 0), (1, 1), (2, 0)]
    assert all(task.bots == ("random", "greedy") for task in tasks)


def test_the_picture_is_well_formed_and_names_everything() -> None:
    drawn = ElementTree.fromstring(picture(balance(TALLIES), "arms & papers"))
    words = [node.text for node in drawn.iter() if node.text]
    assert {"sword", "shield", "map", "arms", "papers", "1 of 2", "4 of 4"} <= set(words)
    assert "arms & papers" in words


def test_a_role_that_has_never_won_has_no_lift() -> None:
    found = balance([Tally(2, 0, (1.0, 0.0), (), ((0, SWORD), (1, MAP)), ("baker", "miller"))])
    assert {row.id: row.lift for row in found.things} == {"sword": 1.0, "map": 0.0}


def test_what_took_effect_is_counted_once_for_each_game() -> None:
    acted = (("bread",), ("bread", "flour"), ())
    games = [Tally(2, 0, (1.0, 0.0), (), ((0, SWORD),), acted=once) for once in acted]
    assert dict(balance(games).acted) == {"bread": 2, "flour": 1}
