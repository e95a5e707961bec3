"""What a game gets from the declared fields and the zones of its state, without writing it."""

from __future__ import annotations

import msgspec
import pytest

from tests.core.envoys import DECK, GAME, HANDS, TABLE, Envoys
from tests.toy.game import GAME as TOY
from tests.toy.state import GOLD, PURSE
from tianxia.core.by_default import view
from tianxia.core.dice import Dice
from tianxia.core.events import OPEN, SPECTATOR
from tianxia.core.log import from_snapshot, snapshot
from tianxia.core.match import Match, start
from tianxia.core.state import Broken
from tianxia.errors import BadInput
from tianxia.positions.scenario import Scenario

HAND = ["3", "5", "9"]


def at(**position: object) -> Scenario:
    return Scenario(GAME, {"seats": 2, **position}, {})


def test_a_whole_game_is_played_cloned_twinned_and_stored() -> None:
    match = start(GAME, 3, {}, 5)
    dice = Dice(1)
    while not match.is_over:
        for viewer in (0, 1, 2, SPECTATOR):
            assert match.twin(viewer, 7).view_bytes(viewer) == match.view_bytes(viewer)
        plain = msgspec.json.decode(msgspec.json.encode(snapshot(match)))
        assert match.clone().digest() == match.digest() == from_snapshot(GAME, plain).digest()
        question = match.waiting()[0]
        match.answer(question.seat, question.sample(dice))
        match.state.check()
    assert sum(match.state.points) == 3


def test_a_copy_shares_no_list() -> None:
    match = start(GAME, 2, {}, 5)
    other = match.state.copy()
    other.points[0] = 2
    assert (match.state.points, type(other)) == ([0, 0], Envoys)


def test_a_view_has_open_fields_own_ones_and_zones_as_far_as_they_are_seen() -> None:
    game = at(points={"player-2": 2}, promised={"player-1": 4, "player-2": 8}, weather="foul", table=["1"])
    view = game.match.view(0)
    assert (view["round"], view["last"], view["weather"]) == (0, None, "foul")
    mine, theirs = view["seats"]
    assert (mine["points"], mine["promised"], len(mine["hand"]["known"])) == (0, 4, 3)
    assert theirs == {"points": 2, "promised": None, "hand": {"known": [], "hidden": 3}}
    assert [card["face"] for card in view["table"]] == ["1"]


def test_to_the_open_viewer_everything_lies_open() -> None:
    game = at(promised={"player-2": 8}, hand={"player-2": HAND})
    before = game.match.digest()
    view = GAME.view(game.match.state, OPEN)
    assert [card["face"] for card in view["seats"][1]["hand"]["known"]] == HAND
    assert view["deck"]["hidden"] == 0
    assert view["seats"][1]["promised"] == 8
    assert game.match.digest() == before


def test_what_the_picture_says_can_be_set() -> None:
    game = at(points={"player-1": 1}, round=1, last="player-1", table=["8", "2"], hand={"player-1": HAND})
    picture = GAME.picture(game.match.state)
    assert picture["last"] == "player-1"
    assert GAME.picture(Scenario(GAME, picture, {}, strict=True).match.state) == picture


def test_cards_that_are_not_named_lie_as_at_the_start() -> None:
    state = at(table=["8", "2"]).match.state
    assert [len(zone) for zone in state.zones] == [18 - 2 - 6, 2, 3, 3]
    state.check()
    assert sorted([state.faces[card] for zone in state.zones for card in zone]) == sorted([*range(1, 10)] * 2)


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"points": {"player-1": 4}}, "points.player-1 is a number from 0 to 3, not 4"),
        ({"points": {"player-8": 1}}, "points has no 'player-8'; it has player-1, player-2"),
        ({"points": 3}, "points is a table, not 3"),
        ({"last": "me"}, "last is player-1 or player-2, not 'me'"),
        ({"weather": "grim"}, "weather is one of fair, foul, not 'grim'"),
        ({"table": ["9", "9", "9"]}, "table: there are too few cards '9'"),
        ({"sea": []}, "a position of envoys has no 'sea'"),
        ({"seats": 5}, "envoys is for 2, 3, 4 players, not 5"),
        ({"seats": "two"}, "seats is a number from 1 to 99, not 'two'"),
        (
            {"deck": [], "table": [], "hand": {"player-1": [], "player-2": []}},
            "18 cards have no place (such as 1, 1, 2",
        ),
    ],
    ids=repr,
)
def test_what_cannot_be_is_refused_with_one_sentence(position: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadInput) as wrong:
        at(**position)
    assert sentence in str(wrong.value)


def test_a_strict_position_names_every_zone() -> None:
    with pytest.raises(BadInput, match="names the cards of every zone"):
        Scenario(GAME, {"seats": 2, "table": ["1"]}, {}, strict=True)


def test_seats_and_cards_have_names_to_be_spoken_of() -> None:
    game = at(hand={"player-1": HAND, "player-2": ["1", "1", "2"]})
    game.does("player-1", "lay", card=["9"])
    game.does("player-2", "lay", card=["2"])
    assert game.fact("points") == {"player-1": 1, "player-2": 0}
    assert GAME.ref_names(game.match.state, "seat/1") == ("player-2",)
    assert GAME.ref_names(game.match.state, "province/qin") == ("qin", "province/qin")


def test_the_next_cards_of_the_hidden_pile_can_be_named() -> None:
    game = at(hand={"player-1": HAND}).next_cards("1", "7")
    deck = game.match.state.zones[DECK]
    assert [game.match.state.faces[card] for card in deck[:-3:-1]] == [1, 7]
    with pytest.raises(BadInput, match="cannot be made the next card"):
        at(deck=["1"] * 2, table=["9"]).next_cards("9")


def test_every_hidden_card_may_be_dealt_anew() -> None:
    match = start(GAME, 2, {}, 5)
    hands = {tuple(twin_hand(match, key)) for key in range(20)}
    assert len(hands) > 5


def twin_hand(match: Match, key: int) -> list[int]:
    state = match.twin(0, key).state
    return sorted([state.faces[card] for card in state.zones[HANDS + 1]])


def test_cards_in_the_open_stay_where_they_are() -> None:
    match = at(table=["8", "2"]).match
    twin = match.twin(1, 3).state
    assert [twin.faces[card] for card in twin.zones[TABLE]] == [8, 2]


@pytest.mark.parametrize(
    ("name", "value"), [("points", [4, 0]), ("round", -1), ("weather", 2), ("last", -2), ("promised", [0, 10])]
)
def test_a_field_out_of_its_bounds_breaks_an_invariant(name: str, value: object) -> None:
    state = start(GAME, 2, {}, 5).state
    state.check()
    setattr(state, name, value)
    with pytest.raises(Broken, match=f"{name} is out of its bounds"):
        state.check()


def purses(**pieces: object) -> Scenario:
    """A turn of the toy game, whose coins are laid by default like those of any game with pieces."""
    return Scenario(TOY, {"seats": 2, "phase": "duel", "pieces": pieces}, {})


RICH = {"supply": {"gold": 5, "jade": 8}, "purse/0": {"gold": 1}, "purse/1": {"gold": 2}}


def test_pieces_lie_where_a_position_says_and_are_seen_by_whom_they_are_open_to() -> None:
    state = purses(**RICH).match.mark
    assert state is not None
    assert view(state, 0)["pieces"] == [
        {"place": "supply", "kind": "gold", "count": 5},
        {"place": "supply", "kind": "jade", "count": 8},
        {"place": "purse/0", "kind": "gold", "count": 1},
        {"place": "purse/1", "kind": "hidden", "count": 2},
    ]
    assert {"place": "purse/1", "kind": "gold", "count": 2} in view(state, OPEN)["pieces"]


def test_pieces_that_the_picture_says_can_be_set() -> None:
    state = purses(**RICH).match.mark
    assert state is not None
    picture = TOY.picture(state)
    assert picture["pieces"]["purse/1"] == {"gold": 2, "jade": 0}
    again = Scenario(TOY, picture, {}, strict=True).match.mark
    assert again is not None
    assert (TOY.picture(again), again.stock) == (picture, state.stock)


@pytest.mark.parametrize(
    ("pieces", "sentence"),
    [
        ({"purse/0": {"gold": 1}}, "this position cannot be: there are 9 gold, not 8"),
        ({"purse/0": {"gold": -1}}, "gold of pieces.purse/0 is a number from 0"),
        ({"purse/0": {"pearl": 1}}, "pieces.purse/0 has no 'pearl'; it has gold, jade"),
        ({"chest": {"gold": 1}}, "pieces has no 'chest'; it has supply, purse/0, purse/1"),
    ],
)
def test_pieces_that_cannot_lie_so_are_refused(pieces: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadInput) as wrong:
        purses(**pieces)
    assert sentence in str(wrong.value)


def test_every_hidden_piece_may_be_dealt_anew() -> None:
    coins = {"supply": {"gold": 6, "jade": 6}, "purse/1": {"gold": 2}, "purse/2": {"jade": 2}}
    match = Scenario(TOY, {"seats": 3, "phase": "duel", "pieces": coins}, {}).match
    purse = {match.twin(0, key).state.stock[GOLD][PURSE + 1] for key in range(20)}
    assert purse == {0, 1, 2}
