"""What follows from the declared fields and the zones of a state: views, positions and names of a game's first day."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tianxia.core.asks import Ref, Sleeve, number
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.fields import hear, say, words
from tianxia.core.kinds import Names
from tianxia.core.state import State, Zone
from tianxia.core.views import lot, row
from tianxia.errors import BadInput
from tianxia.positions.inputs import a_number, a_table, said, texts

SEATS: Final = "seats"  # the word of a position for how many play
MOST_SEATS: Final = 99


# ---- views


def view(game: str, state: State, viewer: Seat) -> Facts:
    """The open fields, each seat with its own, every zone as far as the viewer sees into it, and what is resolved."""
    return {
        "game": game,
        "viewer": viewer,
        **state.open_facts(),
        "seats": [state.seat_facts(viewer, seat) for seat in range(state.seats)],
        "zones": {name: zone_view(state, viewer, zone) for zone, name in zones_of(state)},
        "resolving": [matter.plain() for matter in state.trail],
    }


def zone_view(state: State, viewer: Seat, zone: Zone) -> Any:
    """Open cards as they lie; of others those that the viewer knows, and how many more."""
    if state.open_to[zone] == state.everyone():
        return row(state, zone)
    return lot(state, viewer, state.zones[zone])


def zones_of(state: State) -> list[tuple[Zone, str]]:
    """The zones with their names; a state for many seats may name more than there are."""
    return [(zone, state.zone_names[zone]) for zone in range(len(state.zones))]


# ---- names of things


def seat_names(state: State) -> tuple[str, ...]:
    """By their numbers."""
    return tuple([f"seat-{seat}" for seat in range(state.seats)])


def ref_names(state: State, names: Names, ref: Ref) -> tuple[str, ...]:
    """A card by what is printed on it, a seat by its name, anything else by what its reference says."""
    kind, _, rest = ref.partition("/")
    if kind == "card":
        return (state.face_name(state.faces[number(ref)]),)
    return (names[number(ref)],) if kind == "seat" else (rest, ref)


# ---- positions by hand


def picture(state: State, names: Names) -> Facts:
    """How many play, the fields in words, the cards of every zone from its bottom up."""
    zones = {name: [name_of(state, card) for card in state.zones[zone]] for zone, name in zones_of(state)}
    return {SEATS: state.seats, **say(state, state.fields, names), **zones}


def name_of(state: State, card: Sleeve) -> str:
    """What is printed on a card."""
    return state.face_name(state.faces[card])


def seats_of(position: Facts) -> int | None:
    """How many play in a position, if it says so."""
    seats = position.get(SEATS)
    return None if seats is None else a_number(SEATS, seats, 1, MOST_SEATS)


def arrange(game: str, state: State, names: Names, position: Facts, strict: bool, dice: Dice) -> None:
    """Change a game that was just set up into this position."""
    zones = zones_of(state)
    a_table(f"a position of {game}", position, (SEATS, *words(state.fields), *[name for _, name in zones]))
    hear(state, state.fields, position, names)
    lots = {zone: texts(name, position[name]) for zone, name in zones if name in position}
    if strict and len(lots) < len(zones):
        raise BadInput("a strict position names the cards of every zone")
    lay(state, lots, dice)


def lay(state: State, lots: dict[Zone, list[str]], dice: Dice) -> None:
    """The named cards where they are named. The zones that are not named have as many as at the start, as far as cards
    are left; the first of them (a deck, as a rule) takes what is left over."""
    left = sorted([state.faces[card] for lot in state.zones for card in lot])
    wanted = {zone: [_take(state, left, name) for name in names] for zone, names in lots.items()}
    others = [zone for zone in range(len(state.zones)) if zone not in lots]
    if left and not others:
        raise BadInput(f"{len(left)} cards have no place (such as {state.face_name(left[0])})")
    for zone in others[1:]:
        count = min(len(state.zones[zone]), len(left))
        wanted[zone] = [left.pop(dice.below(len(left))) for _ in range(count)]
    if others:
        dice.shuffle(left)
        wanted[others[0]] = left
    state.clear_cards()
    for zone in sorted(wanted):
        for face in wanted[zone]:
            state.add_card(face, zone)


def _take(state: State, left: list[int], name: str) -> int:
    for place, face in enumerate(left):
        if state.face_name(face) == name:
            return left.pop(place)
    raise BadInput(f"there is no card {said(name)} left to be laid")


def stack(state: State, names: list[str]) -> list[tuple[Sleeve, Sleeve]]:
    """The next cards of the first pile into which nobody sees."""
    closed = [zone for zone in range(len(state.zones)) if not state.open_to[zone]]
    if not closed:
        raise BadInput("this game has no pile of hidden cards")
    return stacked(state, state.zones[closed[0]], names, lambda face: (state.face_name(face),))


def stacked(
    state: State, pile: list[Sleeve], names: list[str], names_of: Callable[[int], tuple[str, ...]]
) -> list[tuple[Sleeve, Sleeve]]:
    """The exchanges by which the next cards of a pile are these; all of them must lie in it and be seen by nobody."""
    order = pile[::-1]
    faces = {card: state.faces[card] for card in order}
    exchanges: list[tuple[Sleeve, Sleeve]] = []
    for place, name in enumerate(names):
        if place < len(order) and name in names_of(faces[order[place]]):
            continue
        found = [card for card in order[place:] if name in names_of(faces[card]) and not state.seen[card]]
        if not found or state.seen[order[place]]:
            raise BadInput(f"{said(name)} cannot be made the next card: it is not hidden in the pile")
        top = order[place]
        faces[top], faces[found[0]] = faces[found[0]], faces[top]
        exchanges.append((top, found[0]))
    return exchanges
