"""Who may know what in a game of Sun Tzu, followed card by card from the table of the ledger, never from `seen`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.visibility.tracker import VIEWERS, Leak, those, words
from tianxia.core.asks import NUMBER
from tianxia.core.events import Event, Facts, Seat
from tianxia.core.match import Match
from tianxia.games.suntzu.data import NAMES
from tianxia.games.suntzu.state import EVENTS, War

TABLE = tomllib.loads((Path(__file__).parent / "suntzu.toml").read_text(encoding="utf-8"))
SECRET = ("hand", "laid", "deck", "drawn", "held", "away")
FACE_KEYS = ("face", "card", "cards", "faces", "general", "event", "box", "up", "past")


class Tracker:
    """What each viewer may know of each sleeve."""

    def __init__(self, state: War) -> None:
        self.state = state
        self.may_know: dict[int, set[Seat]] = {}
        for zone, lot in enumerate(state.zones):
            for card in lot:
                self.arrive(card, zone)
        self.turn_up_event()

    def table(self, zone: int) -> tuple[str, set[Seat]]:
        """The name of a zone and who sees what lies there."""
        name, _, rest = self.state.zone_names[zone].partition("/")
        return name, those(TABLE["zones"][name], int(rest[0]) if rest else 0)

    def arrive(self, card: int, zone: int) -> None:
        """A card comes into a zone: who sees the zone knows it from now on."""
        self.may_know.setdefault(card, set()).update(self.table(zone)[1])

    def settle(self, card: int, zone: int) -> None:
        """It lies there: in some zones it cannot be told from the others any more."""
        name, seeing = self.table(zone)
        if name in TABLE["alone"]:
            self.may_know[card] &= seeing

    def rename(self, numbers: dict[int, int]) -> None:
        """Fresh numbers for the same cards."""
        known = {new: self.may_know.pop(old) for old, new in numbers.items()}
        self.may_know.update(known)

    def turn_up_event(self) -> None:
        """The event on top lies open."""
        if self.state.zones[EVENTS]:
            self.may_know[self.state.zones[EVENTS][-1]] |= those(TABLE["moments"]["event-up"]["to"], 0)

    # ---- comparing

    def check_told(self, viewer: Seat, told: Facts, what: str) -> None:
        """No number and no name of a card that the viewer may not know."""
        known = {self.state.face_name(self.state.faces[card]) for card, who in self.may_know.items() if viewer in who}
        for path, word in words(told):
            if word in NUMBER:
                if viewer not in self.may_know.get(NUMBER[word], ()):
                    raise Leak(f"{viewer} is told of {word} in {what} at {path}")
            elif is_face(path, word) and word not in known:
                raise Leak(f"{viewer} is told of {word} in {what} at {path}")

    def check_view(self, viewer: Seat, view: Facts) -> None:
        """A view shows of every secret lot exactly what may be known, with the right faces."""
        self.check_told(viewer, view, "the view")
        state = self.state
        for name, shown in lots(view):
            zone = state.zone_names.index(name)
            faces = {NUMBER[card["card"]]: card["face"] for card in shown}
            allowed = {
                card: state.face_name(state.faces[card]) for card in state.zones[zone] if viewer in self.may_know[card]
            }
            if faces != allowed:
                raise Leak(f"{viewer} sees {faces} of {name}, and may know {allowed}")


def lots(view: Facts) -> Iterator[tuple[str, list[Facts]]]:
    """The secret lots of a view by the name of their zone, with the cards that are shown of them."""
    for n, seat in enumerate(view["seats"]):
        for name in ("hand", "drawn", "held", "away"):
            yield f"{name}/{n}", seat[name]["known"]
        yield f"deck/{n}", [card for card in seat["deck"] if card is not None]
        for province in view["provinces"]:
            yield f"laid/{n}/{province['id']}", province["laid"][n]["known"]


def is_face(path: str, word: str) -> bool:
    """Options and keys are words of the rules; faces stand under names that say so."""
    keys = [part for part in path.split(".") if not part.isdecimal()]
    return word in NAMES and keys[-1] in FACE_KEYS and "now" not in keys


class Listener(list[Event]):
    """Compares each event, in the moment in which it is told, with what each viewer may know then."""

    def __init__(self, tracker: Tracker) -> None:
        super().__init__()
        self.tracker = tracker

    def append(self, event: Event, /) -> None:
        super().append(event)
        if event.kind == "event-up":
            self.tracker.turn_up_event()
        for viewer in VIEWERS:
            self.tracker.check_told(viewer, event.seen_by(viewer), f"the event {event.kind}")


@contextmanager
def watched() -> Iterator[list[Tracker]]:
    """The trackers whose states are watched: every way in which a card comes into a zone or gets a number is seen."""
    trackers: list[Tracker] = []
    move, shuffle, conceal = War.move, War.shuffle, War.conceal

    def of(state: War) -> list[Tracker]:
        return [tracker for tracker in trackers if tracker.state is state]

    def watched_move(self, card, to, shown_to=0, at_bottom=False):
        for tracker in of(self):
            tracker.arrive(card, to)
        move(self, card, to, shown_to, at_bottom)
        for tracker in of(self):
            tracker.settle(card, to)

    def watched_shuffle(self, zone):
        for tracker in of(self):
            for card in self.zones[zone]:
                tracker.may_know.pop(card, None)
        shuffle(self, zone)
        for tracker in of(self):
            for card in self.zones[zone]:
                tracker.arrive(card, zone)

    def watched_conceal(self, group, watching):
        numbers = conceal(self, group, watching)
        for tracker in of(self):
            tracker.rename(numbers)
        return numbers

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(War, "move", watched_move)
        patch.setattr(War, "shuffle", watched_shuffle)
        patch.setattr(War, "conceal", watched_conceal)
        yield trackers


def follow(match: Match, trackers: list[Tracker]) -> Tracker:
    """Follow this match from now on."""
    assert isinstance(match.state, War)
    tracker = Tracker(match.state)
    trackers.append(tracker)
    match.events = match.state.out = Listener(tracker)
    return tracker
