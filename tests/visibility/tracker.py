"""Who may know what in a game of Chu Han, followed card by card from the table of the ledger, never from `seen`."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tianxia.core.asks import NUMBER
from tianxia.core.events import SPECTATOR, Event, Facts, Seat
from tianxia.core.match import Match
from tianxia.games.chuhan.data import EVENT_IDS, IDS
from tianxia.games.chuhan.state import DRAW, EVENTS_PAST, Battle

TABLE = tomllib.loads((Path(__file__).parent / "chuhan.toml").read_text(encoding="utf-8"))
VIEWERS: tuple[Seat, ...] = (0, 1, SPECTATOR)


class Leak(AssertionError):  # noqa: N818 - it names what was found
    """Somebody was told what the table does not let him know, or was not told what it does."""


def those(named: list[str], owner: Seat) -> set[Seat]:
    """The viewers that the table names, seen from the owner."""
    return {{"owner": owner, "rival": 1 - owner, "onlooker": SPECTATOR}[name] for name in named}


class Tracker:
    """What each viewer may know of each sleeve."""

    def __init__(self, state: Battle) -> None:
        self.state = state
        self.may_know: dict[int, set[Seat]] = {}
        self.bared_to: dict[Seat, set[Seat]] = {0: set(), 1: set()}
        for zone, lot in enumerate(state.zones):
            for card in lot:
                self.arrive(card, zone)

    def arrive(self, card: int, zone: int) -> None:
        """A card comes into a zone: who sees the zone knows it from now on."""
        name, _, seat = self.state.zone_names[zone].partition("/")
        owner = int(seat) if seat else 0
        known = those(TABLE["zones"][name], owner)
        if name == "hand":
            known |= self.bared_to[owner]
        self.may_know.setdefault(card, set()).update(known)

    def forget(self, cards: list[int]) -> None:
        """A shuffle: nobody knows any of these any more."""
        for card in cards:
            self.may_know.pop(card, None)
        if len(cards) > len(EVENT_IDS) + 10:  # the dynasty deck: a new battle
            self.bared_to = {0: set(), 1: set()}

    def happen(self, event: Event) -> None:
        """The moments of the table."""
        moments = TABLE["moments"]
        if event.kind == "look":
            seat = event.public["seat"]
            look, bare = moments["look"], moments["bare"]
            for card in self.state.zones[DRAW][-look["count"] :]:
                self.may_know[card] |= those(look["to"], seat)
            if len(self.state.zones[DRAW]) == bare["draw_left"]:
                self.bared_to[1 - seat] |= those(bare["to"], seat)
                for card in self.state.zones[1 - seat]:
                    self.may_know[card] |= those(bare["to"], seat)
        elif event.kind == "out":
            for card in self.state.zones[1 - event.public["seat"]]:
                self.may_know[card] |= those(moments["out"]["to"], event.public["seat"])

    # ---- comparing

    def check_told(self, viewer: Seat, told: Facts, what: str) -> None:
        """No number and no name of a card that the viewer may not know."""
        names: Counter[str] = Counter()
        for path, word in words(told):
            if word in NUMBER:
                if viewer not in self.may_know.get(NUMBER[word], ()):
                    raise Leak(f"{viewer} is told of {word} in {what} at {path}")
            elif path not in TABLE["rules"]["names"] and is_card_name(path, word):
                names[word] += 1
        for name, count in names.items():
            if name not in self.names_known(viewer):
                raise Leak(f"{viewer} is told of {count} {name} in {what}")

    def names_known(self, viewer: Seat) -> set[str]:
        return {self.state.face_name(self.state.faces[card]) for card, who in self.may_know.items() if viewer in who}

    def check_view(self, viewer: Seat, view: Facts) -> None:
        """A view shows of hands and draw pile exactly what may be known, with the right faces."""
        self.check_told(viewer, view, "the view")
        shown = [*view["draw"], *[card for seat in view["seats"] for card in seat["hand"]["known"]]]
        faces = {NUMBER[card["card"]]: card["face"] for card in shown if card is not None}
        secret = [card for zone in (0, 1, DRAW) for card in self.state.zones[zone]]
        allowed = {
            card: self.state.face_name(self.state.faces[card]) for card in secret if viewer in self.may_know[card]
        }
        if faces != allowed:
            raise Leak(f"{viewer} sees {faces}, and may know {allowed}")
        revealed = {self.state.face_name(self.state.faces[card]) for card in self.state.zones[EVENTS_PAST]}
        for path, word in words(view):
            if word in EVENT_IDS and path != "event" and word not in revealed:
                raise Leak(f"{viewer} is told of the event {word} at {path}")


def is_card_name(path: str, word: str) -> bool:
    """Option ids, kinds of plays and keys are words of the rules; faces stand under names that say so."""
    last = [part for part in path.split(".") if not part.isdecimal()][-1]
    return word in IDS and last in (
        "face",
        "card",
        "cards",
        "hand",
        "drawn",
        "given",
        "give",
        "take",
        "left",
        "display",
    )


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


class Listener(list[Event]):
    """Compares each event, in the moment in which it is told, with what each viewer may know then."""

    def __init__(self, tracker: Tracker) -> None:
        super().__init__()
        self.tracker = tracker

    def append(self, event: Event, /) -> None:
        super().append(event)
        self.tracker.happen(event)
        for viewer in VIEWERS:
            self.tracker.check_told(viewer, event.seen_by(viewer), f"the event {event.kind}")


def follow(match: Match) -> Tracker:
    """Follow this match from now on (the state's movements must be watched by `watch`)."""
    assert isinstance(match.state, Battle)
    tracker = Tracker(match.state)
    match.events = match.state.out = Listener(tracker)
    return tracker
