"""Who may know what, followed card by card from the table of a ledger, never from `seen`: what all games share."""

from __future__ import annotations

import tomllib
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tianxia.core.asks import CARD, NUMBER
from tianxia.core.events import SPECTATOR, Event, Facts, Seat
from tianxia.core.match import Match
from tianxia.core.state import State

TWO: tuple[Seat, ...] = (0, 1, SPECTATOR)  # the viewers of a game for two


class Leak(AssertionError):  # noqa: N818 - it names what was found
    """Somebody was told what the table does not let him know, or was not told what it does."""


def table_of(game: str) -> Facts:
    """The table that was written from the ledger of a game."""
    return tomllib.loads(
        (Path(__file__).parents[1] / "games" / game / "secrets" / "knows.toml").read_text(encoding="utf-8")
    )


class Tracker(ABC):
    """What each viewer may know of each sleeve; a game adds its moments and how its views look."""

    table: ClassVar[Facts]

    def __init__(self, state: Any) -> None:
        self.state = state
        self.viewers: tuple[Seat, ...] = (*range(state.seats), SPECTATOR)
        self.may_know: dict[int, set[Seat]] = {}
        self.lost: dict[Seat, set[str]] = {viewer: set() for viewer in self.viewers}  # names that were known
        for zone, lot in enumerate(state.zones):
            for card in lot:
                self.arrive(card, zone)

    def those(self, named: list[str], owner: Seat) -> set[Seat]:
        """The viewers that the table names, seen from the owner."""
        found = {owner} if "owner" in named else set()
        if "rival" in named or "others" in named:
            found |= set(range(self.state.seats)) - {owner}
        return found | ({SPECTATOR} if "onlooker" in named else set())

    def seeing(self, zone: int) -> set[Seat]:
        """Who sees what lies in a zone."""
        name, _, rest = self.state.zone_names[zone].partition("/")
        owner = rest.partition("/")[0]
        return self.those(self.table["zones"][name], int(owner) if owner.isdecimal() else 0)

    def name(self, card: int) -> str:
        return self.state.face_name(self.state.faces[card])

    # ---- following

    def arrive(self, card: int, zone: int) -> None:
        """A card comes into a zone: who sees the zone knows it from now on."""
        self.may_know.setdefault(card, set()).update(self.seeing(zone))

    def settle(self, card: int, zone: int) -> None:
        """In some zones it cannot be told from the others any more."""
        if self.state.zone_names[zone].partition("/")[0] in self.table.get("alone", ()):
            self.keep_to(card, self.seeing(zone))

    def forget(self, cards: list[int]) -> None:
        """A shuffle: nobody knows any of these any more."""
        for card in cards:
            self.keep_to(card, set())

    def mixed(self, numbers: dict[int, int], watching: set[Seat]) -> None:
        """Fresh numbers for cards that were mixed: who was not watching has lost track of them."""
        self.may_know.update({new: self.may_know.pop(old) for old, new in numbers.items()})
        for card in numbers.values():
            self.keep_to(card, watching)

    def keep_to(self, card: int, viewers: set[Seat]) -> None:
        """Only these still know the card."""
        for viewer in self.may_know[card] - viewers:
            self.lost[viewer].add(self.name(card))
        self.may_know[card] &= viewers

    @abstractmethod
    def happen(self, event: Event) -> None:
        """The moments of the table."""

    # ---- asking

    def knows(self, viewer: Seat, card: int) -> bool:
        return viewer in self.may_know.get(card, ())

    def may_hear(self, viewer: Seat, card: int) -> bool:
        """Whether the viewer may be told the number of a card."""
        return self.knows(viewer, card)

    def names_known(self, viewer: Seat) -> set[str]:
        return {self.name(card) for lot in self.state.zones for card in lot if self.knows(viewer, card)}

    def refs_hidden(self, viewer: Seat) -> set[str]:
        """The numbers that the viewer may not be told."""
        return {CARD[card] for lot in self.state.zones for card in lot if not self.knows(viewer, card)}

    # ---- comparing

    @abstractmethod
    def is_face(self, path: str, word: str) -> bool:
        """Whether a word at this place is the name of a card that lies somewhere, and no word of the rules."""

    @abstractmethod
    def lots(self, view: Facts) -> Iterator[tuple[str, list[Facts]]]:
        """The places of a view by the name of their zone, with the cards that are shown of them."""

    def check_told(self, viewer: Seat, told: Facts, what: str) -> None:
        """No number and no name of a card that the viewer may not know."""
        known = self.names_known(viewer)
        for path, word in words(told):
            if word in NUMBER:
                if not self.may_hear(viewer, NUMBER[word]):
                    raise Leak(f"{viewer} is told of {word} in {what} at {path}")
            elif self.is_face(path, word) and word not in known:
                raise Leak(f"{viewer} is told of {word} in {what} at {path}")

    def check_event(self, viewer: Seat, event: Event) -> None:
        self.check_told(viewer, event.seen_by(viewer), f"the event {event.kind}")

    def check_view(self, viewer: Seat, view: Facts) -> None:
        """A view shows of every place exactly what may be known, with the right faces."""
        self.check_told(viewer, view, "the view")
        for name, shown in self.lots(view):
            zone = self.state.zone_names.index(name)
            faces = {NUMBER[card["card"]]: card["face"] for card in shown}
            allowed = {card: self.name(card) for card in self.state.zones[zone] if self.knows(viewer, card)}
            if faces != allowed:
                raise Leak(f"{viewer} sees {faces} of {name}, and may know {allowed}")


def words(thing: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every string in plain data, with the way to it."""
    if isinstance(thing, str):
        yield path, thing
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield from words(value, f"{path}.{key}" if path else str(key))
    elif isinstance(thing, list | tuple):
        for n, item in enumerate(thing):
            yield from words(item, f"{path}.{n}")


def keys_of(path: str) -> list[str]:
    """The names on the way to a word."""
    return [part for part in path.split(".") if not part.isdecimal()]


class Follower(list[Event]):
    """Hears each event in the moment in which it is told."""

    def __init__(self, tracker: Tracker) -> None:
        super().__init__()
        self.tracker = tracker

    def append(self, event: Event, /) -> None:
        super().append(event)
        self.tracker.happen(event)


class Listener(Follower):
    """Compares it with what each viewer may know then."""

    def append(self, event: Event, /) -> None:
        super().append(event)
        for viewer in self.tracker.viewers:
            self.tracker.check_event(viewer, event)


@contextmanager
def watched(kind: type[State]) -> Iterator[list[Tracker]]:
    """The trackers whose states are watched: every way in which a card comes into a zone or gets a number is seen."""
    trackers: list[Tracker] = []
    move, deal, shuffle, conceal = kind.move, kind.deal, kind.shuffle, kind.conceal

    def of(state: State) -> list[Tracker]:
        return [tracker for tracker in trackers if tracker.state is state]

    def watched_move(self, card, to, shown_to=0, at_bottom=False):
        for tracker in of(self):
            tracker.arrive(card, to)
        move(self, card, to, shown_to, at_bottom)
        for tracker in of(self):
            tracker.settle(card, to)

    def watched_deal(self, zone, to, count):
        for tracker in of(self):
            for card in self.zones[zone][-count:]:
                tracker.arrive(card, to)
        deal(self, zone, to, count)

    def watched_shuffle(self, zone):
        for tracker in of(self):
            tracker.forget(self.zones[zone])
        shuffle(self, zone)
        for tracker in of(self):
            for card in self.zones[zone]:
                tracker.arrive(card, zone)

    def watched_conceal(self, group, watching):
        numbers = conceal(self, group, watching)
        for tracker in of(self):
            tracker.mixed(numbers, {viewer for viewer in tracker.viewers if watching & self.bit(viewer)})
        return numbers

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kind, "move", watched_move)
        patch.setattr(kind, "deal", watched_deal)
        patch.setattr(kind, "shuffle", watched_shuffle)
        patch.setattr(kind, "conceal", watched_conceal)
        yield trackers


def follow(match: Match, tracker: Tracker, trackers: list[Tracker], ear: type[Follower] = Listener) -> None:
    """Follow this match from now on."""
    trackers.append(tracker)
    match.events = match.state.out = ear(tracker)
