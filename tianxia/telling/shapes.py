"""Reading a view of any game by the shapes of its facts: cards, counts, tracks, pieces, dice, and whose they are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from tianxia.core.asks import Ref
from tianxia.core.events import Facts, Seat

ABOUT: Final = ("game", "viewer", "players", "question", "waits", "outcome")  # of the match, not of the table
BY_SEAT: Final = ("seats", "players")  # always one entry for each seat
LABELS: Final = ("name", "id", "kind", "place", "seat")  # what tells one row of a list from another


@dataclass(frozen=True, slots=True)
class Part:
    """One thing on the table: its name in the view, whose it is, and the fact itself."""

    path: tuple[str, ...]
    seat: Seat | None
    fact: Any

    @property
    def name(self) -> str:
        """The last word of its name."""
        return self.path[-1]


def is_card(fact: Any) -> bool:
    """A card whose face is known."""
    return isinstance(fact, dict) and isinstance(fact.get("card"), str) and isinstance(fact.get("face"), str)


def is_lot(fact: Any) -> bool:
    """Some cards, of which some may be hidden (`views.lot`)."""
    return isinstance(fact, dict) and isinstance(fact.get("known"), list) and isinstance(fact.get("hidden"), int)


def is_cards(fact: Any) -> bool:
    """Cards in a row, or a pile of known and unknown ones (`views.row`, `views.pile`); an empty list is not."""
    return isinstance(fact, list) and bool(fact) and all(each is None or is_card(each) for each in fact)


def is_heap(fact: Any) -> bool:
    """Some pieces of one kind at a place."""
    return isinstance(fact, dict) and {"place", "kind", "count"} <= set(fact)


def is_track(fact: Any) -> bool:
    """A marker between two ends."""
    return isinstance(fact, dict) and {"id", "value", "least", "most"} <= set(fact)


def is_plain(fact: Any) -> bool:
    """A number or a word."""
    return isinstance(fact, str | int | float)


def parts(view: Facts) -> list[Part]:
    """What lies on the table, in the order of the view; a list with one entry for each seat is dealt out to them."""
    found: list[Part] = []
    for name, fact in view.items():
        if name not in ABOUT:
            found += _parts((name,), None, fact, int(view.get("players", 0)))
    return found


def _parts(path: tuple[str, ...], seat: Seat | None, fact: Any, players: int) -> Iterator[Part]:
    if seat is None and isinstance(fact, list) and is_by_seat(path[-1], fact, players):
        for owner, each in enumerate(fact):
            yield from _parts(path, owner, each, players)
    elif is_track(fact):
        yield Part((*path, str(fact["id"])), fact.get("seat", seat), f"{fact['value']}/{fact['most']}")
    elif isinstance(fact, list) and fact and all(is_heap(each) for each in fact):
        for heap in fact:
            name, whose = place_of(heap, fact, players)
            yield Part((name, str(heap["kind"])), seat if whose is None else whose, heap["count"])
    elif isinstance(fact, list) and fact and all(is_track(each) for each in fact):
        for each in fact:
            yield from _parts(path[:-1], seat, each, players)
    elif isinstance(fact, dict) and not (is_card(fact) or is_lot(fact)):
        for name, each in fact.items():
            yield from _parts((*path, str(name)), seat, each, players)
    elif isinstance(fact, list) and fact and all(isinstance(each, dict) for each in fact) and not is_cards(fact):
        for place, each in enumerate(fact):
            label = next((str(each[name]) for name in LABELS if is_plain(each.get(name))), str(place + 1))
            yield from _parts((*path, label), seat, {k: v for k, v in each.items() if k not in LABELS}, players)
    else:
        yield Part(path, seat, fact)


def is_by_seat(name: str, facts: list[Any], players: int) -> bool:
    """Whether a list has one entry for each seat: not if these are cards, or have names of their own."""
    if len(facts) != players or is_cards(facts):
        return False
    named = any(isinstance(fact, dict) and any(label in fact for label in LABELS) for fact in facts)
    return name in BY_SEAT or not named


def place_of(heap: Facts, heaps: list[Facts], players: int) -> tuple[str, Seat | None]:
    """The name of a place and whose it is: `camp/1` is seat 1's, unless such places go on beyond the last seat."""
    word, _, number = str(heap["place"]).partition("/")
    alike = [str(other["place"]).partition("/")[2] for other in heaps if str(other["place"]).startswith(f"{word}/")]
    if number and all(each.isdecimal() and int(each) < players for each in alike):
        return word, int(number)
    return str(heap["place"]), None


def faces_in(fact: Any) -> dict[Ref, str]:
    """Every card in sight, and its face."""
    found: dict[Ref, str] = {}
    left = [fact]
    while left:
        each = left.pop()
        if is_card(each):
            found[each["card"]] = each["face"]
        elif isinstance(each, dict):
            left.extend([part for part in reversed(each.values()) if isinstance(part, (dict, list))])
        elif isinstance(each, list):
            left.extend([part for part in reversed(each) if isinstance(part, (dict, list))])
    return found
