"""How positions and scripts call the things of Huns."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Ref, Sleeve, number
from tianxia.core.by_default import seat_names, stacked
from tianxia.core.game import Vocabulary
from tianxia.core.inputs import said
from tianxia.core.pieces import place_of
from tianxia.errors import BadInput
from tianxia.games.huns.data import COLOURS, STORE
from tianxia.games.huns.rules.asking import SLOTS
from tianxia.games.huns.rules.state import DECK, WAGON_DECK, Camps

WORDS: Final = Vocabulary(
    options=(
        "take", "use", "resolve", "draw", "loot", "play", "redraw", "curse", "accept", "flee", "pass-on", "load", "dye",
        "fill", "divide", "back", "deck", "done", "pass", "turn", "move", "swap", "copy", "ban",
    ),
    slots=("goods", "good", "card", "die", "value", "seat", "wagon", "slot", "own", "other", "to"),
    things=(*COLOURS, "1", "2", "3"),
)  # fmt: skip


def ref_names(s: Camps, ref: Ref) -> tuple[str, ...]:
    """A card or wagon by its id, a die or Valuable by its colour, a Valuable that lies somewhere also by the place:
    "red on wagon-purple-1", "blue in player-2's storage"."""
    kind, _, rest = ref.partition("/")
    if kind == "card":
        return (s.name_of(number(ref)),)
    if kind == "seat":
        return (seat_names(s)[number(ref)],)
    if kind == "die":
        return (COLOURS[number(ref)],)
    if kind == "colour":
        return (COLOURS[place_of(number(ref))],)
    if kind == "slot":
        place, slot = divmod(number(ref), len(COLOURS))
        return (f"{COLOURS[slot]} of {place_name(s, place)}", COLOURS[slot])
    if kind == "good":
        place, rest_of = divmod(place_of(number(ref)), SLOTS)
        slot, colour = divmod(rest_of, len(COLOURS))
        where = place_name(s, place)
        on = f" on {COLOURS[slot]} of {where}" if slot != colour else ""
        plain = f"{COLOURS[colour]} in {where}" if place < STORE + s.seats else f"{COLOURS[colour]} on {where}"
        return (f"{COLOURS[colour]}{on}",) if on else (plain, COLOURS[colour])
    return (rest, ref)


def place_name(s: Camps, place: int) -> str:
    """Where Valuables lie: a wagon or card by its id, a Storage by its owner."""
    if place in s.box.place:
        return s.box.names[s.box.place.index(place)]
    if STORE <= place < STORE + s.seats:
        return f"storage of {seat_names(s)[place - STORE]}"
    return s.box.tray.pieces[0].places[place]


def stack(s: Camps, names: list[str]) -> list[tuple[Sleeve, Sleeve]]:
    """Which faces to exchange so that these are the next cards, each of its own deck."""
    by_deck: dict[int, list[str]] = {}
    for name in names:
        if name not in s.box.names:
            raise BadInput(f"there is no card or wagon called {said(name)}")
        face = s.box.names.index(name)
        zone = WAGON_DECK if face >= s.box.first_wagon else DECK + s.box.cards[face].kind
        by_deck.setdefault(zone, []).append(name)
    found: list[tuple[Sleeve, Sleeve]] = []
    for zone, wanted in by_deck.items():
        pile = s.zones[zone][::-1]
        found += stacked(s, pile, wanted, lambda face: (s.box.names[face],), s.zone_names[zone])
    return found
