"""State: cards in sleeves, sleeves in zones, who knows what, and the invariants."""

import pytest

from tests.core.tiny import DECK, HAND, PILE, Board, board
from tianxia.core.dice import Dice
from tianxia.core.events import SPECTATOR, Event
from tianxia.core.state import NO_FACE, NOWHERE, Broken, Matter, Outcome, State, outcome_of


def listening(seats: int = 2) -> tuple[Board, list[Event]]:
    s = board(seats)
    s.out = []
    return s, s.out


def test_a_moved_card_is_in_its_new_zone_and_only_there() -> None:
    s = board()
    s.move(7, HAND)
    s.move(6, HAND, at_bottom=True)
    assert (s.zones[DECK], s.zones[HAND]) == ([0, 1, 2, 3, 4, 5], [6, 7])
    assert (s.where[7], s.where[6], s.where[0]) == (HAND, HAND, DECK)
    s.check()


def test_a_card_is_known_to_those_who_see_its_zone_and_goes_on_being_known() -> None:
    s = board()
    s.move(7, HAND)
    assert [s.knows(viewer, 7) for viewer in (0, 1, SPECTATOR)] == [True, False, False]
    s.move(7, 1)
    assert [s.knows(viewer, 7) for viewer in (0, 1, SPECTATOR)] == [True, True, False]
    s.move(7, PILE)
    assert s.is_open(7)
    s.move(7, 1)
    assert s.is_open(7)


def test_a_move_is_told_to_each_viewer_as_far_as_he_knows_the_card() -> None:
    s, told = listening()
    s.move(7, HAND)
    s.move(7, PILE)
    named = {"kind": "move", "card": "card/7", "face": "face-7"}
    assert told[0].seen_by(0) == {**named, "from": "deck", "to": "hand/0"}
    assert told[0].seen_by(1) == told[0].seen_by(SPECTATOR) == {"kind": "move", "from": "deck", "to": "hand/0"}
    assert told[1].seen_by(SPECTATOR) == {**named, "from": "hand/0", "to": "pile"}


def test_a_move_may_show_the_card_to_more() -> None:
    s, told = listening()
    s.move(7, HAND, shown_to=s.bit(SPECTATOR))
    assert [s.knows(viewer, 7) for viewer in (0, 1, SPECTATOR)] == [True, False, True]
    assert "face" in told[0].seen_by(SPECTATOR)
    assert "face" not in told[0].seen_by(1)


def test_learning_something_is_counted_and_learning_nothing_is_not() -> None:
    s = board()
    s.move(7, HAND)
    after = s.learnt
    s.move(7, DECK)
    s.move(7, HAND)
    s.show(7, s.bit(0))
    assert s.learnt == after
    s.show(7, s.bit(1))
    assert s.learnt == after + 1
    assert s.knows(1, 7)


def test_a_deal_gives_the_top_cards_to_those_who_see_them() -> None:
    s, told = listening()
    s.deal(DECK, HAND, 3)
    assert (s.zones[HAND], s.zones[DECK]) == ([5, 6, 7], [0, 1, 2, 3, 4])
    assert [s.knows(viewer, 6) for viewer in (0, 1, SPECTATOR)] == [True, False, False]
    assert [card["face"] for card in told[0].seen_by(0)["cards"]] == ["face-5", "face-6", "face-7"]
    assert told[0].seen_by(1) == {"kind": "deal", "from": "deck", "to": "hand/0", "count": 3}
    s.check()


def test_gathered_cards_are_all_in_one_zone() -> None:
    s = board()
    s.deal(DECK, HAND, 2)
    s.move(0, PILE)
    s.gather((HAND, PILE, DECK), DECK)
    assert sorted(s.zones[DECK]) == list(range(8))
    assert s.zones[HAND] == s.zones[PILE] == []
    assert set(s.where) == {DECK}


def test_a_shuffle_keeps_the_faces_and_gives_fresh_numbers() -> None:
    s, told = listening()
    s.show(3, s.everyone())
    s.shuffle(DECK)
    fresh = s.zones[DECK]
    assert sorted(fresh) == list(range(8, 16))
    assert sorted([s.faces[card] for card in fresh]) == list(range(8))
    assert [s.seen[card] for card in fresh] == [0] * 8
    assert (s.faces[3], s.where[3], s.seen[3]) == (NO_FACE, NOWHERE, 0)
    assert told[-1].seen_by(0) == {"kind": "shuffle", "zone": "deck", "count": 8}
    s.check()


def test_fresh_numbers_tell_neither_face_nor_place() -> None:
    places: set[tuple[int, int]] = set()
    faces: set[tuple[int, int]] = set()
    for key in range(200):
        s = board(key=key)
        s.shuffle(DECK)
        places |= {(place, card) for place, card in enumerate(s.zones[DECK])}
        faces |= {(s.faces[card], card) for card in s.zones[DECK]}
    assert len(places) == len(faces) == 64


def test_a_shuffle_does_not_depend_on_how_the_cards_lay() -> None:
    one, other = board(), board()
    other.faces.reverse()
    one.shuffle(DECK)
    other.shuffle(DECK)
    assert (one.faces, one.zones) == (other.faces, other.zones)


def test_retired_numbers_come_back_after_a_rest_and_not_before() -> None:
    s = board()
    s.shuffle(DECK)
    s.shuffle(DECK)
    assert sorted(s.zones[DECK]) == list(range(16, 24))
    s.rest()
    s.shuffle(DECK)
    assert max(s.zones[DECK]) < 16
    s.check()


def test_a_shuffled_open_zone_is_still_open() -> None:
    s = board()
    s.deal(DECK, PILE, 8)
    s.shuffle(PILE)
    assert all(s.is_open(card) for card in s.zones[PILE])
    s.check()


def test_who_does_not_see_which_card_was_taken_loses_track_of_them_all() -> None:
    s = board(seats=3)
    s.deal(DECK, HAND, 4)
    for card in s.zones[HAND]:
        s.show(card, s.everyone())
    taken = s.take_unseen(HAND, 1, s.bit(1))
    lot = [taken, *s.zones[HAND]]
    assert s.where[taken] == 1
    assert [[s.knows(viewer, card) for card in lot] for viewer in (0, 1)] == [[True] * 4, [True] * 4]
    assert not any(s.knows(viewer, card) for viewer in (2, SPECTATOR) for card in lot)
    s.check()


def test_the_dice_choose_what_is_taken_unseen() -> None:
    taken = set()
    for key in range(60):
        s = board(key=key)
        s.deal(DECK, HAND, 4)
        before = s.dice.n, s.learnt
        taken.add(s.faces[s.take_unseen(HAND, 1, s.bit(1))])
        assert s.dice.n > before[0]
        assert s.learnt > before[1]
    assert taken == {4, 5, 6, 7}


def test_a_number_seen_before_does_not_betray_a_card_taken_unseen() -> None:
    s = board(seats=3)
    s.deal(DECK, HAND, 4)
    for card in s.zones[HAND]:
        s.show(card, s.everyone())
    taken = s.take_unseen(HAND, 1, s.bit(1))
    assert not {taken, *s.zones[HAND]} & {4, 5, 6, 7}
    assert [s.where[card] for card in (4, 5, 6, 7)] == [NOWHERE] * 4
    s.check()


def test_concealed_cards_stay_where_they_are_under_fresh_numbers() -> None:
    places: set[tuple[int, int]] = set()
    for key in range(100):
        s = board(key=key)
        s.deal(DECK, HAND, 3)
        s.move(7, PILE)
        fresh = s.conceal([6, 7, 0], s.bit(0))
        assert sorted(fresh) == [0, 6, 7]
        assert (s.where[fresh[6]], s.where[fresh[7]], s.where[fresh[0]]) == (HAND, PILE, DECK)
        assert [s.faces[fresh[card]] for card in (6, 7, 0)] == [6, 7, 0]
        assert (s.knows(0, fresh[6]), s.knows(1, fresh[7]), s.knows(0, fresh[0])) == (True, False, False)
        assert s.zones[DECK][0] == fresh[0]
        places |= {(card, number) for card, number in fresh.items()}
    assert len(places) == 9


def test_a_new_deal_for_a_viewer_leaves_what_he_knows() -> None:
    s = board()
    s.deal(DECK, HAND, 3)
    hidden = s.hidden_from(0, (0, 1, DECK))
    assert hidden == [0, 1, 2, 3, 4]
    worlds = set()
    for key in range(50):
        other = s.copy()
        other.redeal(hidden, Dice(key))
        assert [other.faces[card] for card in (5, 6, 7)] == [5, 6, 7]
        assert sorted(other.faces) == list(range(8))
        worlds.add(tuple(other.faces))
    assert len(worlds) > 30


def test_a_new_deal_depends_on_which_faces_there_are_and_not_on_where_they_lay() -> None:
    one, other = board(), board()
    other.faces.reverse()
    for s in (one, other):
        s.redeal(list(range(8)), Dice(3))
    assert one.faces == other.faces


def broken_place(s: Board) -> None:
    s.zones[PILE].append(s.zones[DECK][0])


def broken_where(s: Board) -> None:
    s.where[3] = PILE


def broken_face(s: Board) -> None:
    s.faces[3] = NO_FACE


def broken_sight(s: Board) -> None:
    s.deal(DECK, HAND, 2)
    s.seen[7] = 0


def broken_spare(s: Board) -> None:
    s.spare.append(3)


def broken_twice_spare(s: Board) -> None:
    s.shuffle(DECK)
    s.spare.append(s.retired[0])


def broken_loss(s: Board) -> None:
    s.zones[DECK].remove(3)


@pytest.mark.parametrize(
    "breaks",
    [broken_place, broken_where, broken_face, broken_sight, broken_spare, broken_twice_spare, broken_loss],
    ids=lambda breaks: breaks.__name__,
)
def test_every_way_to_break_a_state_is_seen(breaks) -> None:
    s = board()
    s.check()
    breaks(s)
    with pytest.raises(Broken):
        s.check()


def test_an_outcome_goes_through_plain_data_and_back() -> None:
    outcome = Outcome((1, 2), (3, 31, 31), "T-1")
    again = outcome_of(outcome.plain())
    assert (again.winners, again.scores, again.reason) == ((1, 2), (3, 31, 31), "T-1")


def test_a_copy_is_independent_and_silent() -> None:
    s, told = listening()
    other = s.copy()
    other.move(7, PILE)
    other.shuffle(DECK)
    assert s.zones[DECK] == list(range(8))
    assert told == []
    assert other.out is None


def test_what_a_game_must_write_is_missing_in_the_base() -> None:
    s = State(2, Dice(1))
    with pytest.raises(NotImplementedError):
        s.face_name(0)
    with pytest.raises(NotImplementedError):
        Matter().plain()
