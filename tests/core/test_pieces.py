"""Pieces: sent, counted, kept behind screens, dealt anew in twins."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tianxia.core.dice import Dice
from tianxia.core.events import SPECTATOR
from tianxia.core.pieces import EVERYONE, Piece, PieceState, Track, Tray, figures, place_of
from tianxia.core.state import Broken

SUPPLY, PURSE, CART = 0, 1, 4  # the purses of seats 0 to 2 are places 1 to 3
PLACES = ("supply", "purse/0", "purse/1", "purse/2", "cart")
GOLD, JADE = 0, 1
HONOUR, RED, BLUE = 0, 1, 2
VIEWERS = (0, 1, 2, SPECTATOR)


def coin(name: str) -> Piece:
    return Piece(name, PLACES, 12, {"cart": 3}, {f"purse/{seat}": 1 << seat for seat in range(3)})


def tray(counted: bool = True) -> Tray:
    tracks = (Track("honour", 0, 9, 2), Track("die/red", 0, 3), Track("die/blue", 0, 3))
    purses = tuple([f"purse/{seat}" for seat in range(3)])
    return Tray((coin("gold"), coin("jade")), tracks, {"cart": 4}, purses if counted else ())


class Market(PieceState):
    """Three merchants with purses, a supply and a cart."""

    __slots__ = ()

    def copy(self) -> Market:
        other = Market(self.seats, self.dice.copy())
        self.copy_into(other)
        return other


def market(counted: bool = True, **purses: tuple[int, int]) -> Market:
    """`s0=(2, 1)`: 2 gold and 1 jade in the purse of seat 0, which the others did not see coming."""
    s = Market(3, Dice(5))
    s.lay_out(tray(counted))
    for piece in (GOLD, JADE):
        taken = 0
        for seat, held in purses.items():
            s.put(piece, PURSE + int(seat[1:]), held[piece])
            taken += held[piece]
        s.put(piece, SUPPLY, 12 - taken)
    s.check()
    s.out = []
    return s


def told(s: Market, viewer: int) -> list[dict[str, Any]]:
    assert s.out is not None
    return [event.seen_by(viewer) for event in s.out]


def view(s: Market, viewer: int) -> str:
    return json.dumps([s.heap(viewer, place) for place in PLACES])


# ---- sending


def test_a_send_changes_two_places_and_tells_it() -> None:
    s = market()
    s.send(GOLD, 2, SUPPLY, CART)
    assert (s.stock[GOLD][SUPPLY], s.stock[GOLD][CART]) == (10, 2)
    assert told(s, 1) == [{"kind": "pieces", "piece": "gold", "count": 2, "from": "supply", "to": "cart"}]


@pytest.mark.parametrize(
    ("count", "came", "to"), [(13, SUPPLY, PURSE), (-1, SUPPLY, PURSE), (1, CART, SUPPLY), (1, SUPPLY, SUPPLY)]
)
def test_more_than_there_is_cannot_be_sent_nor_to_where_it_is(count: int, came: int, to: int) -> None:
    s = market()
    with pytest.raises(Broken):
        s.send(GOLD, count, came, to)
    assert s.plain() == market().plain()
    assert s.out == []


def test_a_limit_of_one_piece_and_the_room_for_all_hold() -> None:
    s = market()
    with pytest.raises(Broken):
        s.send(GOLD, 4, SUPPLY, CART)
    s.send(GOLD, 3, SUPPLY, CART)
    s.send(JADE, 1, SUPPLY, CART)
    with pytest.raises(Broken):
        s.send(JADE, 1, SUPPLY, CART)
    s.check()


def test_nothing_sent_is_not_told() -> None:
    s = market()
    s.send(GOLD, 0, SUPPLY, CART)
    assert s.out == []
    assert s.plain() == market().plain()


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda s: s.stock[GOLD].__setitem__(SUPPLY, 11), "11 gold, not 12"),
        (lambda s: s.stock[GOLD].__setitem__(CART, -1), "-1 gold at cart"),
        (lambda s: s.stock.__setitem__(GOLD, [8, 0, 0, 0, 4]), "4 gold at cart"),
        (lambda s: s.stock.__setitem__(slice(0, 2), [[9, 0, 0, 0, 3], [10, 0, 0, 0, 2]]), "5 pieces at cart"),
        (lambda s: s.tracks.__setitem__(HONOUR, 10), "honour stands at 10"),
        (lambda s: s.known.__setitem__(1, 1), "not there"),
    ],
)
def test_check_sees_what_no_send_can_do(change: Any, fault: str) -> None:
    s = market()
    change(s)
    with pytest.raises(Broken, match=fault):
        s.check()


# ---- tracks and dice


def test_a_marker_moves_and_never_leaves_its_track() -> None:
    s = market()
    s.advance(HONOUR, 3)
    s.advance(HONOUR, -5)
    s.advance(HONOUR, 0)
    assert s.tracks[HONOUR] == 0
    assert [(event["track"], event["by"], event["now"]) for event in told(s, 0)] == [
        ("honour", 3, 5),
        ("honour", -5, 0),
    ]
    with pytest.raises(Broken):
        s.advance(HONOUR, -1)
    with pytest.raises(Broken):
        s.advance(HONOUR, 10)


def test_dice_are_rolled_together_and_show_their_eyes() -> None:
    s = market()
    s.dice.script = [3, 1]
    s.roll((RED, BLUE))
    assert s.tracks == [2, 3, 1]
    assert told(s, SPECTATOR) == [{"kind": "pieces", "rolled": {"die/red": 3, "die/blue": 1}}]
    for _ in range(50):
        s.roll((RED,))
        s.check()


# ---- behind a screen


def test_only_its_owner_sees_a_screen() -> None:
    s = market(s1=(2, 1))
    assert s.heap(1, "purse/1") == {"pieces": {"gold": 2, "jade": 1}, "hidden": 0}
    for viewer in (0, 2, SPECTATOR):
        assert s.heap(viewer, "purse/1") == {"pieces": {}, "hidden": 3}
    assert market(counted=False, s1=(2, 1)).heap(0, "purse/1") == {"pieces": {}, "hidden": None}


def test_what_comes_from_an_open_place_is_seen_by_all() -> None:
    s = market()
    s.send(JADE, 1, SUPPLY, PURSE)
    assert [told(s, viewer)[0]["piece"] for viewer in VIEWERS] == ["jade"] * 4


def test_a_secret_gift_is_named_to_its_two_ends_alone() -> None:
    s = market(s0=(1, 1))
    s.send(GOLD, 1, PURSE, PURSE + 1)
    whole = {"kind": "pieces", "piece": "gold", "count": 1, "from": "purse/0", "to": "purse/1"}
    part = {"kind": "pieces", "count": 1, "from": "purse/0", "to": "purse/1"}
    assert [told(s, viewer)[0] for viewer in VIEWERS] == [whole, whole, part, part]


def test_where_the_number_is_hidden_a_gift_does_not_tell_it() -> None:
    s = market(counted=False, s0=(2, 1))
    s.send(GOLD, 2, PURSE, PURSE + 1, shown_to=1 << 3)
    part = {"kind": "pieces", "from": "purse/0", "to": "purse/1"}
    assert [told(s, viewer)[0] for viewer in (2, SPECTATOR)] == [part, {**part, "piece": "gold", "count": 2}]


def test_it_is_learnt_when_hidden_pieces_come_to_light() -> None:
    s = market(s0=(2, 0))
    s.send(GOLD, 1, SUPPLY, PURSE)
    assert s.learnt == 0
    s.send(GOLD, 1, PURSE, SUPPLY)
    assert s.learnt == 0  # everybody had seen it come
    s.send(GOLD, 1, PURSE, SUPPLY)
    assert s.learnt == 1
    s.show_pieces(GOLD, PURSE, 1, EVERYONE)
    assert s.learnt == 2
    s.send(GOLD, 1, SUPPLY, CART)
    assert s.learnt == 2


def test_more_than_onlookers_saw_coming_is_learnt() -> None:
    s = market(s0=(2, 0))
    s.send(GOLD, 1, SUPPLY, PURSE)
    s.send(GOLD, 2, PURSE, SUPPLY)
    assert s.learnt == 1
    secret = market(s0=(2, 1))
    secret.send(GOLD, 1, PURSE, PURSE + 1)  # its two ends know of it, onlookers do not
    secret.send(GOLD, 1, PURSE + 1, SUPPLY)
    assert secret.learnt == 2


def test_shown_pieces_are_told_to_those_who_see_them() -> None:
    s = market(s0=(2, 0))
    s.show_pieces(GOLD, PURSE, 2, 1 << 1)
    shown = {"kind": "pieces", "at": "purse/0", "shown": "gold", "count": 2}
    assert [told(s, viewer)[0] for viewer in (0, 1, 2)] == [shown, shown, {"kind": "pieces", "at": "purse/0"}]
    with pytest.raises(Broken):
        s.show_pieces(GOLD, PURSE, 3, EVERYONE)


def worlds(s: Market, viewer: int, count: int = 60) -> list[Market]:
    """Twins for this viewer."""
    found = []
    for key in range(count):
        twin = s.copy()
        twin.redeal_pieces(viewer, Dice(key))
        twin.check()
        found.append(twin)
    return found


def test_a_twin_deals_anew_what_the_viewer_cannot_know() -> None:
    s = market(s0=(1, 1), s1=(2, 0), s2=(0, 2))
    rows = {tuple(world.stock[GOLD]) for world in worlds(s, 0)}
    assert {row[:2] for row in rows} == {(9, 1)}  # the supply and one's own purse
    assert {row[2] for row in rows} == {0, 1, 2}


def test_a_twin_keeps_what_the_viewer_saw_coming() -> None:
    s = market(s2=(0, 2))
    s.send(GOLD, 2, SUPPLY, PURSE + 1)
    assert {world.stock[GOLD][PURSE + 1] for world in worlds(s, 0)} == {2}
    s.send(GOLD, 1, PURSE + 1, SUPPLY)
    assert {world.stock[GOLD][PURSE + 1] for world in worlds(s, 0)} == {1}


def test_a_secret_gift_loses_the_track_of_those_who_do_not_see_it() -> None:
    s = market(s2=(2, 2))
    s.send(GOLD, 2, SUPPLY, PURSE + 1)
    s.send(GOLD, 1, PURSE + 1, PURSE + 2)
    assert {world.stock[GOLD][PURSE + 1] for world in worlds(s, 0)} == {1}
    s = market(counted=False, s2=(2, 2))
    s.send(GOLD, 2, SUPPLY, PURSE + 1)
    s.send(GOLD, 1, PURSE + 1, PURSE + 2)
    assert {world.stock[GOLD][PURSE + 1] for world in worlds(s, 0)} >= {0, 1}


def test_shown_pieces_are_the_same_in_every_twin_of_those_who_saw_them() -> None:
    s = market(s1=(2, 0), s2=(0, 2))
    s.show_pieces(GOLD, PURSE + 1, 2, 1 << 0)
    assert {world.stock[GOLD][PURSE + 1] for world in worlds(s, 0)} == {2}
    assert len({world.stock[GOLD][PURSE + 1] for world in worlds(s, SPECTATOR)}) > 1


def test_a_twin_does_not_depend_on_who_has_what() -> None:
    one, other = market(s1=(2, 0), s2=(0, 2)), market(s1=(0, 2), s2=(2, 0))
    pairs = zip(worlds(one, 0), worlds(other, 0), strict=True)
    assert all(a.stock == b.stock for a, b in pairs)


# ---- declarations that cannot be kept


def test_a_hidden_piece_without_a_total_is_refused() -> None:
    with pytest.raises(ValueError, match="needs a total"):
        Piece("gold", ("supply", "purse"), open_to={"purse": 1})


def test_a_place_that_a_piece_does_not_know_is_refused() -> None:
    with pytest.raises(ValueError, match="never at mine"):
        Piece("gold", ("supply",), limits={"mine": 1})


def test_a_limit_behind_a_screen_is_refused() -> None:
    purse = Piece("gold", ("supply", "purse"), 5, {"purse": 3}, {"purse": 1})
    with pytest.raises(ValueError, match="limit"):
        Tray((purse,))


def test_pieces_hide_at_the_same_places() -> None:
    gold = Piece("gold", ("supply", "purse"), 5, open_to={"purse": 1})
    jade = Piece("jade", ("supply", "chest"), 5, open_to={"chest": 1})
    with pytest.raises(ValueError, match="same places"):
        Tray((gold, jade))


def test_figures_of_one_place_are_alike() -> None:
    refs = figures("coin", 3, 2)
    assert refs == ("coin/300", "coin/301")
    assert {place_of(int(ref.partition("/")[2])) for ref in refs} == {3}


# ---- whatever is sent


sends = st.lists(st.tuples(st.integers(0, 1), st.integers(0, 5), st.integers(0, 4), st.integers(0, 4)), max_size=30)


def carried_out(s: Market, moves: list[tuple[int, int, int, int]]) -> Market:
    for piece, count, came, to in moves:
        try:
            s.send(piece, count, came, to)
        except Broken:
            continue
    return s


@given(st.booleans(), sends)
def test_any_sends_keep_totals_and_bounds(counted: bool, moves: list[tuple[int, int, int, int]]) -> None:
    s = carried_out(market(counted, s0=(3, 1), s1=(1, 3), s2=(2, 2)), moves)
    s.check()
    assert [sum(row) for row in s.stock] == [12, 12]


@given(st.booleans(), sends, st.sampled_from(VIEWERS), st.integers(0, 1000))
def test_a_twin_leaves_the_view_and_goes_on_alike(
    counted: bool, moves: list[tuple[int, int, int, int]], viewer: int, key: int
) -> None:
    s = carried_out(market(counted, s0=(3, 1), s1=(1, 3), s2=(2, 2)), moves)
    twin = s.copy()
    twin.redeal_pieces(viewer, Dice(key))
    twin.check()
    assert view(twin, viewer) == view(s, viewer)
    assert (twin.learnt, twin.tracks) == (s.learnt, s.tracks)


@given(st.booleans(), sends)
def test_two_worlds_that_differ_behind_a_screen_sound_the_same(
    counted: bool, moves: list[tuple[int, int, int, int]]
) -> None:
    """Gold and jade of the two other purses exchanged: whatever is sent past the viewer, they hear and see the same."""
    one = market(counted, s0=(3, 1), s1=(4, 0), s2=(0, 4))
    other = market(counted, s0=(3, 1), s1=(0, 4), s2=(4, 0))
    for piece, count, came, to in moves:
        secret = came in (2, 3) and to in (2, 3)
        try:
            other.send(1 - piece if secret else piece, count, came, to)
        except Broken:
            continue
        try:
            one.send(piece, count, came, to)
        except Broken:
            break
        assert told(one, 0) == told(other, 0)
        assert view(one, 0) == view(other, 0)
        assert one.learnt == other.learnt


@given(st.booleans(), sends)
def test_a_copy_and_a_stored_state_are_the_same(counted: bool, moves: list[tuple[int, int, int, int]]) -> None:
    s = carried_out(market(counted, s0=(3, 1)), moves)
    other = market(counted)
    other.fill(json.loads(json.dumps(s.plain())))
    assert s.plain() == other.plain() == s.copy().plain()
    copy = s.copy()
    copy.put(GOLD, CART, 1)
    copy.advance(HONOUR, 1)
    assert s.plain() == other.plain() != copy.plain()
