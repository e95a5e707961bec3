"""Zones that are declared once: their numbers and names, who sees into them, views of them and positions by hand."""

from __future__ import annotations

import pytest

from tianxia.core.by_default import arrange, picture, view
from tianxia.core.dice import Dice
from tianxia.core.events import Facts
from tianxia.core.fields import ALL, HIDDEN, OWNER
from tianxia.core.state import State
from tianxia.core.zones import BY_NAME, HAND, ODD, ONE, PILE, Area, Zones
from tianxia.errors import BadInput

GATES = ("north", "south")
NAMES = ("ox", "rat")
FIXED = Zones(
    Area("hand", OWNER, HAND, each=True, word=BY_NAME),
    Area("deck", HIDDEN, PILE, word="heap"),
    Area("gate", OWNER, ONE, each=True, over=GATES),
    Area("secret", ALL, ODD, view=""),
    Area("box", ALL, view="lost", word=""),
    seats=2,
)
ANY_SIZE = Zones(Area("deck", HIDDEN), blocks=(Area("hand", OWNER, each=True), Area("bag", ALL, each=True)), seats=4)


class Camp(State):
    layout = FIXED
    zone_names = FIXED.names

    def face_name(self, face: int) -> str:
        return str(face)


def camp() -> Camp:
    """Two cards in each hand, three in the deck, one in the box."""
    s = Camp(2, Dice(1))
    s.lay_zones()
    for zone, faces in ((0, (3, 1)), (1, (4, 2)), (FIXED.at("deck"), (5, 6, 7)), (FIXED.at("box"), (9,))):
        for face in faces:
            s.add_card(face, zone)
    return s


def test_zones_are_numbered_and_named_in_the_order_of_their_declaration() -> None:
    assert FIXED.names == (
        "hand/0", "hand/1", "deck", "gate/0/north", "gate/0/south", "gate/1/north", "gate/1/south", "secret", "box",
    )  # fmt: skip
    assert (FIXED.at("hand", 1), FIXED.at("deck"), FIXED.at("gate", 1, 1), FIXED.at("box")) == (1, 2, 6, 8)
    assert FIXED.open_to(2) == [1, 2, 0, 1, 1, 2, 2, 7, 7]


def test_blocks_come_seat_by_seat_so_that_games_of_any_size_have_the_same_numbers() -> None:
    assert ANY_SIZE.names[:5] == ("deck", "hand/0", "bag/0", "hand/1", "bag/1")
    assert (ANY_SIZE.at("bag", 3), len(ANY_SIZE.names)) == (8, 9)
    assert ANY_SIZE.open_to(2) == [0, 1, 7, 2, 7]
    assert Zones(Area("hand", OWNER, each=True), seats=4).open_to(2) == [1, 2, 0, 0]


def test_a_view_follows_from_the_declaration() -> None:
    shown = view(camp(), 0)
    assert shown["deck"] == [None] * 3
    assert [card["face"] for card in shown["lost"]] == ["9"]
    assert "secret" not in shown
    mine, theirs = shown["seats"]
    assert [card["face"] for card in mine["hand"]["known"]] == ["1", "3"]
    assert theirs["hand"] == {"known": [], "hidden": 2}
    assert theirs["gate"] == {"north": {"known": [], "hidden": 0}, "south": {"known": [], "hidden": 0}}


def test_a_picture_says_hands_sorted_piles_from_the_top_and_single_cards_by_place() -> None:
    s = camp()
    s.add_card(8, FIXED.at("gate", 1, 1))
    told = picture(s, NAMES)
    assert (told["ox"], told["rat"], told["heap"]) == (["1", "3"], ["2", "4"], ["7", "6", "5"])
    assert told["gate"] == {"ox": {}, "rat": {"south": "8"}}
    assert not {"box", "secret"} & set(told)


def test_a_position_lays_what_it_names_and_leaves_what_it_has_no_word_for() -> None:
    s = camp()
    arrange("camp", s, NAMES, {"ox": ["7"], "heap": ["1", "?"], "gate": {"rat": {"north": "2"}}}, False, Dice(2))
    told = picture(s, NAMES)
    assert (told["ox"], told["heap"][0], len(told["heap"])) == (["7"], "1", 2)
    assert told["gate"] == {"ox": {}, "rat": {"north": "2"}}
    assert [s.faces[card] for card in s.zones[FIXED.at("box")]] == [9]
    assert len(told["rat"]) == 3


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"pig": []}, "a position of camp has no 'pig'; it has seats, ox, rat, heap, gate"),
        ({"gate": {"pig": {}}}, "gate has no 'pig'; it has ox, rat"),
        ({"gate": {"ox": {"west": "1"}}}, "each place of gate.ox is one of north, south, not 'west'"),
        ({"gate": {"ox": ["1"]}}, "gate.ox has 2 cards, one for each place in their order, not 1"),
        ({"gate": {"ox": {"north": 1}}}, "a card of gate.ox is a text, not 1"),
        ({"ox": ["8"]}, "ox: there is no card '8'"),
        ({"ox": ["*"], "rat": ["*"]}, "only one place has all cards that are left"),
        ({"ox": ["*", "*"]}, "ox cannot be given '*'"),
        ({"heap": 9}, "no card is left to fill the position"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(position: Facts, sentence: str) -> None:
    with pytest.raises(BadInput) as wrong:
        arrange("camp", camp(), NAMES, position, False, Dice(2))
    assert sentence in str(wrong.value)
