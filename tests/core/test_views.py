"""Views are built up from what is known; a bot's glimpse and world have no way back to the truth."""

import gc
from types import FunctionType, ModuleType

import pytest

from tests.core.tiny import DECK, HAND, PILE, board
from tests.toy.game import GAME as TOY
from tianxia.core.dice import Dice
from tianxia.core.events import OPEN, SPECTATOR, Event
from tianxia.core.match import Match, start
from tianxia.core.state import State
from tianxia.core.views import Glimpse, World, lot, pile, row, top_of_pile


def test_a_lot_shows_known_cards_by_face_and_counts_the_others() -> None:
    s = board()
    s.deal(DECK, HAND, 3)
    s.zones[HAND].reverse()
    s.show(6, s.bit(1))
    assert lot(s, 0, s.zones[HAND]) == {
        "known": [{"card": f"card/{n}", "face": f"face-{n}"} for n in (5, 6, 7)],
        "hidden": 0,
    }
    assert lot(s, 1, s.zones[HAND]) == {"known": [{"card": "card/6", "face": "face-6"}], "hidden": 2}
    assert lot(s, SPECTATOR, s.zones[HAND]) == {"known": [], "hidden": 3}


def test_a_pile_is_shown_from_its_top_and_hidden_cards_have_no_number() -> None:
    s = board()
    s.show(6, s.bit(0))
    assert pile(s, 0, DECK)[:3] == [None, {"card": "card/6", "face": "face-6"}, None]
    assert pile(s, 1, DECK) == [None] * 8


def test_the_top_of_a_pile_ends_with_the_last_card_that_is_known() -> None:
    s = board()
    s.show(6, s.bit(0))
    s.show(4, s.bit(0))
    assert top_of_pile(s, 0, DECK) == pile(s, 0, DECK)[:4]
    assert top_of_pile(s, 1, DECK) == []
    assert top_of_pile(s, OPEN, DECK) == pile(s, OPEN, DECK)


def test_a_row_is_shown_in_the_order_in_which_it_came() -> None:
    s = board()
    for card in (3, 1, 2):
        s.move(card, PILE)
    assert [shown["card"] for shown in row(s, PILE)] == ["card/3", "card/1", "card/2"]


def test_an_event_is_told_to_each_viewer_in_his_words() -> None:
    event = Event("look", {"seat": 1}, {1: {"face": "x"}})
    assert event.seen_by(0) == event.seen_by(SPECTATOR) == {"kind": "look", "seat": 1}
    assert event.seen_by(1) == {"kind": "look", "seat": 1, "face": "x"}


def in_the_middle() -> Match:
    """A match with answers since the mark, and cards that nobody has seen."""
    match = start(TOY, 3, {}, 11)
    dice = Dice(4)
    while len(match.entries) < 3:
        asked = match.waiting()[0]
        match.answer(asked.seat, asked.sample(dice))
    return match


def states_within_reach(thing: object) -> list[State]:
    """Every state that can be reached from an object by any reference at all."""
    seen: dict[int, object] = {}
    todo = [thing]
    while todo:
        item = todo.pop()
        if id(item) in seen or isinstance(item, ModuleType | FunctionType | type):
            if isinstance(item, FunctionType) and id(item) not in seen:
                seen[id(item)] = item
                todo += [cell.cell_contents for cell in item.__closure__ or ()]
            continue
        seen[id(item)] = item
        todo += gc.get_referents(item)
    return [item for item in seen.values() if isinstance(item, State)]


def test_from_a_world_only_its_own_imagined_state_can_be_reached() -> None:
    match = in_the_middle()
    seat = match.waiting()[0].seat
    world = Glimpse(match, seat).world(3)
    assert states_within_reach(world) == [world.state]
    assert world.state is not match.state
    assert world.state.dice.key != match.state.dice.key
    dice = Dice(1)
    while not world.is_over:
        asked = world.waiting()[0]
        world.apply(asked.seat, asked.sample(dice))
        assert states_within_reach(world) == [world.state]
    assert not match.is_over


def test_what_a_glimpse_shows_is_the_same_in_every_twin() -> None:
    match = in_the_middle()
    seat = match.waiting()[0].seat
    glimpses = [Glimpse(world, seat) for world in (match, match.twin(seat, 9), match.twin(seat, 10))]
    shown = [
        (g.game_id, g.kind, g.view(), [c.plain() for c in g.choices()], g.sample(Dice(2)).plain()) for g in glimpses
    ]
    assert shown[0] == shown[1] == shown[2]
    worlds = [glimpse.world(77) for glimpse in glimpses]
    assert worlds[0].state.faces == worlds[1].state.faces == worlds[2].state.faces
    assert glimpses[0].why_not(glimpses[0].sample(Dice(1))) is None


def test_the_public_names_of_a_glimpse_lead_to_no_state() -> None:
    match = in_the_middle()
    glimpse = Glimpse(match, match.waiting()[0].seat)
    names = [name for name in dir(glimpse) if not name.startswith("_")]
    assert names == ["choices", "game_id", "kind", "sample", "seat", "view", "why_not", "wins_together", "world"]
    told = [glimpse.game_id, glimpse.kind, glimpse.seat, glimpse.view(), list(glimpse.choices())]
    assert states_within_reach(told) == []


def test_who_is_not_asked_has_no_glimpse() -> None:
    match = start(TOY, 2, {}, 3)
    glimpse = Glimpse(match, SPECTATOR)
    with pytest.raises(AssertionError, match="only a seat that is asked"):
        _ = glimpse.kind


def test_a_world_takes_no_marks() -> None:
    world = World(start(TOY, 2, {}, 3).twin(0, 1))
    asked = world.waiting()[0]
    world.apply(asked.seat, asked.sample(Dice(1)))
    assert (world._match.mark, world._match.entries, world._match.past) == (None, [], [])


def test_to_the_open_viewer_every_card_lies_open_and_nothing_changes() -> None:
    s = board()
    s.deal(DECK, HAND, 3)
    seen = s.seen[:]
    assert lot(s, OPEN, s.zones[HAND])["hidden"] == 0
    assert None not in pile(s, OPEN, DECK)
    assert s.seen == seen
