"""Who may know what in a game of Sanguosha, followed card by card from the table of the ledger, never from `seen`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.visibility.tracker import Leak, words
from tianxia.core.asks import NUMBER
from tianxia.core.events import SPECTATOR, Event, Facts, Seat
from tianxia.core.match import Match
from tianxia.core.state import NO_FACE
from tianxia.games.sanguosha.content import ROLES
from tianxia.games.sanguosha.table import DECK, OFFERED, ROLE, SUPPLIES, Table, zone_of

TABLE = tomllib.loads((Path(__file__).parent / "sanguosha.toml").read_text(encoding="utf-8"))


class Tracker:
    """What each viewer may know of each sleeve."""

    def __init__(self, state: Table) -> None:
        self.state = state
        self.viewers: tuple[Seat, ...] = (*range(state.seats), SPECTATOR)
        self.may_know: dict[int, set[Seat]] = {}
        for zone, lot in enumerate(state.zones):
            for card in lot:
                self.arrive(card, zone)
        self.happen(Event("opening", {"ruler": state.ruler}, None))

    def those(self, named: list[str], owner: Seat) -> set[Seat]:
        """The viewers that the table names, seen from the owner."""
        found = {owner} if "owner" in named else set()
        if "others" in named:
            found |= set(range(self.state.seats)) - {owner}
        return found | ({SPECTATOR} if "onlooker" in named else set())

    def arrive(self, card: int, zone: int) -> None:
        """A card comes into a zone: who sees the zone knows it from now on."""
        name, _, seat = self.state.zone_names[zone].partition("/")
        self.may_know.setdefault(card, set()).update(self.those(TABLE["zones"][name], int(seat) if seat else 0))

    def mixed(self, numbers: dict[int, int], watching: int) -> None:
        """Fresh numbers for cards that were mixed: who was not watching has lost track of them."""
        seeing = {viewer for viewer in self.viewers if watching & self.state.bit(viewer)}
        known = {new: self.may_know.pop(old) & seeing for old, new in numbers.items()}
        self.may_know.update(known)

    def happen(self, event: Event) -> None:
        """The moments of the table."""
        if event.kind in TABLE["moments"]:
            moment = TABLE["moments"][event.kind]
            owner = event.public.get("seat", event.public.get("ruler", 0))
            for card in self.meant(moment["card"], event):
                self.may_know[card] |= self.those(moment["to"], owner)

    def meant(self, which: str, event: Event) -> list[int]:
        """The cards that a moment is about."""
        state, told = self.state, event.public
        if which.startswith("role"):
            return state.zones[zone_of(told["ruler"] if "ruler" in told else told["seat"], ROLE)]
        if which == "hero of the seat":
            beside = state.zones[zone_of(told["seat"], OFFERED)]
            return [card for card in beside if state.face_name(state.faces[card]) == told["hero"]]
        if which == "looked at":
            seen = [NUMBER[card["card"]] for card in event.seen_by(told["seat"])["cards"]]
            hands = [sorted(state.hand(seat)) for seat in range(state.seats)]
            top = state.zones[DECK][-len(seen) :]
            assert sorted(seen) in [sorted(top), *hands], "the top of the deck, or a hand"
            return seen
        if which == "shown":
            return [NUMBER[card["card"]] for card in told["cards"]]
        return [NUMBER[card] for card in told[event.kind]["cards"]]

    # ---- comparing

    def knows(self, viewer: Seat, card: int) -> bool:
        """SG-H06: who has the Wooden Cow may look at the Supplies."""
        state = self.state
        if state.where[card] == SUPPLIES and viewer >= 0:
            treasure = state.in_slot(viewer, "treasure")
            if treasure is not None and state.kind_of(treasure) == "wooden-cow":
                self.may_know[card].add(viewer)
        return viewer in self.may_know.get(card, ())

    def check_told(self, viewer: Seat, told: Facts, what: str) -> None:
        """No number and no face of a card that the viewer may not know."""
        state = self.state
        known = {state.face_name(state.faces[card]) for card in self.may_know if self.knows(viewer, card)}
        for path, word in words(told):
            if word in NUMBER:
                card = NUMBER[word]
                if state.faces[card] != NO_FACE and not self.knows(viewer, card):
                    raise Leak(f"{viewer} is told of {word} in {what} at {path}")
            elif path.endswith("face") and word not in known:
                raise Leak(f"{viewer} is told of {word} in {what} at {path}")

    def check_view(self, viewer: Seat, view: Facts) -> None:
        """A view shows of every place exactly what may be known, with the right faces; and the known roles."""
        self.check_told(viewer, view, "the view")
        state = self.state
        for name, shown in lots(view):
            zone = state.zone_names.index(name)
            faces = {NUMBER[card["card"]]: card["face"] for card in shown}
            allowed = {
                card: state.face_name(state.faces[card]) for card in state.zones[zone] if self.knows(viewer, card)
            }
            if faces != allowed:
                raise Leak(f"{viewer} sees {faces} of {name}, and may know {allowed}")
        for seat, each in enumerate(view["seats"]):
            [card] = state.zones[zone_of(seat, ROLE)]
            allowed_role = ROLES[state.role(seat)] if self.knows(viewer, card) else None
            if each["role"] != allowed_role:
                raise Leak(f"{viewer} sees the role {each['role']} of {seat}, and may know {allowed_role}")


def lots(view: Facts) -> Iterator[tuple[str, list[Facts]]]:
    """The places of a view by the name of their zone, with the cards that are shown of them."""
    for n, seat in enumerate(view["seats"]):
        for name, zone in (("hand", "hand"), ("besides", "besides"), ("offered", "offer")):
            yield f"{zone}/{n}", seat[name]["known"]
        for name in ("equipment", "judgement", "atop"):
            yield f"{name}/{n}", seat[name]
    yield "deck", [card for card in view["deck"]["known"] if card is not None]
    yield "supplies", view["supplies"]["known"]
    yield "face-down", view["face_down"]["known"]
    yield "discard", view["discard"]
    yield "processing", view["processing"]


class Listener(list[Event]):
    """Compares each event, in the moment in which it is told, with what each viewer may know then."""

    def __init__(self, tracker: Tracker) -> None:
        super().__init__()
        self.tracker = tracker

    def append(self, event: Event, /) -> None:
        super().append(event)
        self.tracker.happen(event)
        for viewer in self.tracker.viewers:
            told = event.seen_by(viewer)
            self.tracker.check_told(viewer, told, f"the event {event.kind}")
            if event.kind == "dealt-role" and "role" in told and viewer != event.public["seat"]:
                raise Leak(f"{viewer} is told the role of {event.public['seat']}")


@contextmanager
def watched() -> Iterator[list[Tracker]]:
    """The trackers whose states are watched: every way in which a card comes into a zone or gets a number is seen."""
    trackers: list[Tracker] = []
    move, shuffle, conceal = Table.move, Table.shuffle, Table.conceal

    def of(state: Table) -> list[Tracker]:
        return [tracker for tracker in trackers if tracker.state is state]

    def watched_move(self, card, to, shown_to=0, at_bottom=False):
        for tracker in of(self):
            tracker.arrive(card, to)
        move(self, card, to, shown_to, at_bottom)

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
            tracker.mixed(numbers, watching)
        return numbers

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Table, "move", watched_move)
        patch.setattr(Table, "shuffle", watched_shuffle)
        patch.setattr(Table, "conceal", watched_conceal)
        yield trackers


def follow(match: Match, trackers: list[Tracker]) -> Tracker:
    """Follow this match from now on."""
    assert isinstance(match.state, Table)
    tracker = Tracker(match.state)
    trackers.append(tracker)
    match.events = match.state.out = Listener(tracker)
    return tracker
