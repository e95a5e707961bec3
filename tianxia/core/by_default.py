"""What follows from the declared fields and the zones of a state: views, positions and names of a game's first day."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from tianxia.core.asks import Ref, Sleeve, number
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.fields import hear, say, words
from tianxia.core.given import GivenPosition
from tianxia.core.inputs import a_number, a_table, said, what_fits
from tianxia.core.kinds import Names
from tianxia.core.lots import REST, Lot, Supplies
from tianxia.core.pieces import ENDLESS, PieceState
from tianxia.core.state import Face, State, Zone
from tianxia.core.views import lot, pile, row
from tianxia.core.zones import AS_KNOWN, AS_THEY_LIE, HAND, ODD, ONE, PILE, Area, Shown, Spot
from tianxia.errors import BadInput, Phrase

SEATS: Final = "seats"  # the word of a position for how many play
MOST_SEATS: Final = 99
PIECES: Final = "pieces"  # in views and positions
TRACKS: Final = "tracks"
NamesOf = Callable[[Face], Sequence[str]]  # all names of a face, the one that is said first
UNSEEN: Final = "hidden"  # the kind of a piece that a viewer sees only to be there


# ---- views


def view(state: State, viewer: Seat) -> Facts:
    """The open fields, each seat with its own, every zone as far as the viewer sees into it, pieces and tracks, and
    what is being resolved. `hand/0`, `hand/1` ... is the hand of each seat."""
    seats = [state.seat_facts(viewer, seat) for seat in range(state.seats)]
    shown: Facts = {**state.open_facts(), "seats": seats}
    if state.layout.names:
        shown |= zones_shown(state, viewer)
        for seat, own in enumerate(seats):
            own.update(zones_of_seat(state, viewer, seat))
    else:
        for zone, name in named_zones(state):
            word, _, owner = name.partition("/")
            if owner.isdecimal() and int(owner) < state.seats:
                seats[int(owner)][word] = zone_view(state, viewer, zone)
            else:
                shown[name] = zone_view(state, viewer, zone)
    if isinstance(state, PieceState):
        shown |= {PIECES: pieces(state, viewer), TRACKS: tracks(state)}
    return {**shown, "resolving": [matter.plain() for matter in state.trail]}


def zones_shown(state: State, viewer: Seat) -> Facts:
    """The declared zones that belong to no seat."""
    return _shown(state, viewer, 0, state.layout.shown)


def zones_of_seat(state: State, viewer: Seat, seat: Seat) -> Facts:
    """The declared zones of a seat."""
    return _shown(state, viewer, seat, state.layout.shown_of_seat)


def _shown(state: State, viewer: Seat, seat: Seat, areas: list[Shown]) -> Facts:
    """Open cards as they lie, others as far as the viewer knows them; a pile from its top, each of several places for
    itself."""
    found: Facts = {}
    for word, look, area, first, step in areas:
        zone = first + step * seat
        if look == AS_KNOWN:
            found[word] = lot(state, viewer, state.zones[zone])
        elif look == AS_THEY_LIE:
            found[word] = row(state, zone)
        elif area.shape == PILE:
            found[word] = pile(state, viewer, zone)
        else:
            found[word] = {thing: lot(state, viewer, state.zones[zone + n]) for n, thing in enumerate(area.over)}
    return found


def zone_view(state: State, viewer: Seat, zone: Zone) -> Any:
    """Open cards as they lie; of others those that the viewer knows, and how many more."""
    if state.open_to[zone] == state.everyone():
        return row(state, zone)
    return lot(state, viewer, state.zones[zone])


def pieces(state: PieceState, viewer: Seat) -> list[Facts]:
    """What lies where; pieces behind a screen are only counted, if anybody may count them."""
    places = dict.fromkeys([place for piece in state.tray.pieces for place in piece.places])
    found: list[Facts] = []
    for place in places:
        heap = state.heap(viewer, place)
        found += [{"place": place, "kind": name, "count": count} for name, count in heap["pieces"].items() if count]
        if heap.get("hidden"):
            found.append({"place": place, "kind": UNSEEN, "count": heap["hidden"]})
    return found


def tracks(state: PieceState) -> list[Facts]:
    """Where every marker stands, and between which ends."""
    return [
        {"id": track.name, "value": now, "least": track.least, "most": track.most}
        for track, now in zip(state.tray.tracks, state.tracks, strict=True)
    ]


def twin(state: State, viewer: Seat, dice: Dice) -> None:
    """All cards that the viewer does not know, and all pieces."""
    state.redeal(state.hidden_from(viewer, tuple(range(len(state.zones)))), dice)
    if isinstance(state, PieceState):
        state.redeal_pieces(viewer, dice)


def named_zones(state: State) -> list[tuple[Zone, str]]:
    """The zones with their names; a state for many seats may name more than there are."""
    return [(zone, state.zone_names[zone]) for zone in range(len(state.zones))]


# ---- names of things


def seat_names(state: State) -> tuple[str, ...]:
    """By their numbers, counted as people count: `player-1` is seat 0."""
    return tuple([f"player-{seat + 1}" for seat in range(state.seats)])


def ref_names(state: State, names: Names, ref: Ref) -> tuple[str, ...]:
    """A card by what is printed on it, a seat by its name, anything else by what its reference says."""
    kind, _, rest = ref.partition("/")
    if kind == "card":
        return (state.face_name(state.faces[number(ref)]),)
    return (names[number(ref)],) if kind == "seat" else (rest, ref)


# ---- positions by hand


def picture(state: State, names: Names) -> Facts:
    """How many play, the fields in words, the cards of every zone, pieces and tracks."""
    told = {SEATS: state.seats, **say(state, state.fields, names)}
    told |= say_zones(state, spots(state, names), lambda face: (state.face_name(face),))
    if isinstance(state, PieceState):
        told[PIECES] = heaps(state)
        told[TRACKS] = {track.name: now for track, now in zip(state.tray.tracks, state.tracks, strict=True)}
    return told


def spots(state: State, names: Names) -> list[Spot]:
    """The zones that a position has a word for; those that are not declared are called by their names."""
    if state.layout.names:
        return state.layout.spots(names)
    return [Spot(Area(name, ""), (name,), zone) for zone, name in named_zones(state)]


def say_zones(state: State, spots: Iterable[Spot], names_of: NamesOf) -> Facts:
    """The cards of these zones by name: a pile from its top, a hand sorted, a single card without a list."""
    told: Facts = {}
    for spot in spots:
        if spot.area.shape == ODD:
            continue
        cards = state.zones[spot.zone]
        faces = [state.faces[card] for card in (cards[::-1] if spot.area.shape == PILE else cards)]
        called = [names_of(face)[0] for face in (sorted(faces) if spot.area.shape == HAND else faces)]
        table = told
        for step in spot.path[:-1]:
            table = table.setdefault(step, {})
        if spot.area.shape != ONE:
            table[spot.path[-1]] = called
        elif called:
            table[spot.path[-1]] = called[0]
    return told


def heaps(state: PieceState) -> dict[str, Facts]:
    """How many pieces of which kind lie at each place."""
    found: dict[str, Facts] = {}
    for piece, counts in zip(state.tray.pieces, state.stock, strict=True):
        for place, count in zip(piece.places, counts, strict=True):
            found.setdefault(place, {})[piece.name] = count
    return found


def seats_of(position: Facts) -> int | None:
    """How many play in a position, if it says so."""
    seats = position.get(SEATS)
    return None if seats is None else a_number(SEATS, seats, 1, MOST_SEATS)


def arrange(game: str, state: State, names: Names, position: Facts, strict: bool, dice: Dice) -> None:
    """Change a game that was just set up into this position."""
    given = GivenPosition(position, names)
    zones = spots(state, names)
    known = (SEATS, *words(state.fields), *dict.fromkeys([spot.path[0] for spot in zones]))
    if isinstance(state, PieceState):
        a_table(Phrase("a position of {game}", game=game), position, (*known, PIECES, TRACKS))
        lay_pieces(state, position)
    else:
        a_table(Phrase("a position of {game}", game=game), position, known)
    hear(state, state.fields, position, names)
    lots = [given.lot(spot) for spot in zones if spot.area.shape != ODD]
    if strict and (not all(lot.is_named for lot in lots) or any(lot.is_open_ended for lot in lots)):
        raise BadInput("a strict position names the cards of every zone")
    lay(state, lots, dice)


def lay(state: State, lots: list[Lot], dice: Dice) -> None:
    """The named cards where they are named. The zones that are not named have as many as at the start, as far as cards
    are left; the first of them (a deck, as a rule) takes what is left over. Zones without a word stay as they are."""
    spoken = [lot.zone for lot in lots]
    kept = [(zone, state.faces[card]) for zone, cards in enumerate(state.zones) for card in cards if zone not in spoken]
    faces = [state.faces[card] for lot in lots for card in state.zones[lot.zone]]
    supplies = Supplies(faces, dice, "card", {face: (state.face_name(face),) for face in faces})
    supplies.take_named(lots)
    supplies.take_any(lots)
    others = [each for each in lots if not each.is_named]
    for each in others[1:]:
        each.cards = [supplies.any() for _ in range(min(len(state.zones[each.zone]), len(supplies.left)))]
    if others and not any(REST in each.cards for each in lots):
        others[0].cards = [REST]
    supplies.take_rest(lots)
    supplies.check_left()
    state.clear_cards()
    for zone, face in kept:
        state.add_card(face, zone)
    for each in lots:
        each.lay(state)


def lay_pieces(state: PieceState, position: Facts) -> None:
    """The pieces of the places that are named are these; other places and tracks stay as at the start. Whether there
    are as many as there must be is for `check`."""
    tray = state.tray
    wanted, tracks = heaps(state), dict(zip([track.name for track in tray.tracks], state.tracks, strict=True))
    for place, heap in a_table(PIECES, position.get(PIECES, {}), list(wanted)).items():
        given = a_table(f"{PIECES}.{place}", heap, list(wanted[place]))
        wanted[place] = {name: given.get(name, 0) for name in wanted[place]}
    tracks |= a_table(TRACKS, position.get(TRACKS, {}), list(tracks))
    state.lay_out(tray)
    for kind, piece in enumerate(tray.pieces):
        for at, place in enumerate(piece.places):
            count = a_number(
                Phrase("{key} of {where}", key=piece.name, where=f"{PIECES}.{place}"),
                wanted[place][piece.name],
                0,
                ENDLESS,
            )
            state.put(kind, at, count)
    for marker, track in enumerate(tray.tracks):
        state.set_track(marker, a_number(f"{TRACKS}.{track.name}", tracks[track.name], track.least, track.most))


def stack(state: State, names: list[str]) -> list[tuple[Sleeve, Sleeve]]:
    """The next cards of the first pile into which nobody sees."""
    closed = [zone for zone in range(len(state.zones)) if not state.open_to[zone]]
    if not closed:
        raise BadInput("this game has no pile of hidden cards")
    pile = state.zones[closed[0]][::-1]
    return stacked(state, pile, names, lambda face: (state.face_name(face),), state.zone_names[closed[0]])


def stacked(
    s: State, pile: Sequence[Sleeve], names: Sequence[str], names_of: NamesOf, where: str
) -> list[tuple[Sleeve, Sleeve]]:
    """The exchanges of faces by which the cards of a pile, from its top, are these: they must lie in it, seen by
    nobody, and so must the cards that lie in their places now."""
    faces = {card: s.faces[card] for card in pile}
    exchanges: list[tuple[Sleeve, Sleeve]] = []
    for place, name in enumerate(names):
        if place < len(pile) and name in names_of(faces[pile[place]]):
            continue
        found = [card for card in pile[place:] if name in names_of(faces[card]) and not s.seen[card]]
        if not found or s.seen[pile[place]]:
            hidden = [names_of(faces[card])[0] for card in pile[place:] if not s.seen[card]]
            raise BadInput(
                "{name} cannot be made the next card: it is not hidden in {where}{fits}",
                name=said(name),
                where=where,
                fits=what_fits(name, hidden),
            )
        top = pile[place]
        faces[top], faces[found[0]] = faces[found[0]], faces[top]
        exchanges.append((top, found[0]))
    return exchanges
