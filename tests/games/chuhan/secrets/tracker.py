"""Who may know what in a game of Chu Han."""

from __future__ import annotations

from collections.abc import Iterator

from tests.visibility.tracker import Leak, Tracker, keys_of, table_of, words
from tianxia.core.events import Event, Facts, Seat
from tianxia.games.chuhan.data import EVENT_IDS, IDS
from tianxia.games.chuhan.rules.state import DRAW, EVENTS_PAST, Battle

FACE_KEYS = ("face", "card", "cards", "hand", "drawn", "given", "give", "take", "left", "display")


class ChuHanTracker(Tracker):
    """With Ji Bu's looks and bared hands."""

    table = table_of("chuhan")
    state: Battle

    def __init__(self, state: Battle) -> None:
        self.bared_to: dict[Seat, set[Seat]] = {0: set(), 1: set()}
        super().__init__(state)

    def seeing(self, zone: int) -> set[Seat]:
        """A bared hand is seen by the rival, too."""
        return super().seeing(zone) | self.bared_to.get(zone, set())

    def forget(self, cards: list[int]) -> None:
        """A shuffle of the dynasty deck begins a new battle."""
        super().forget(cards)
        if len(cards) > len(EVENT_IDS) + 10:
            self.bared_to = {0: set(), 1: set()}

    def happen(self, event: Event) -> None:
        """The moments of the table."""
        moments = self.table["moments"]
        if event.kind == "look":
            seat = event.public["seat"]
            look, bare = moments["look"], moments["bare"]
            for card in self.state.zones[DRAW][-look["count"] :]:
                self.may_know[card] |= self.those(look["to"], seat)
            if len(self.state.zones[DRAW]) == bare["draw_left"]:
                self.bared_to[1 - seat] |= self.those(bare["to"], seat)
                for card in self.state.zones[1 - seat]:
                    self.may_know[card] |= self.those(bare["to"], seat)
        elif event.kind == "out":
            for card in self.state.zones[1 - event.public["seat"]]:
                self.may_know[card] |= self.those(moments["out"]["to"], event.public["seat"])

    # ---- comparing

    def is_face(self, path: str, word: str) -> bool:
        """Option ids, kinds of plays and keys are words of the rules; faces stand under names that say so."""
        return word in IDS and path not in self.table["rules"]["names"] and keys_of(path)[-1] in FACE_KEYS

    def lots(self, view: Facts) -> Iterator[tuple[str, list[Facts]]]:
        """Hands and draw pile."""
        for n, seat in enumerate(view["seats"]):
            yield f"hand/{n}", seat["hand"]["known"]
        yield "draw", [card for card in view["draw"] if card is not None]

    def check_view(self, viewer: Seat, view: Facts) -> None:
        """No event that is still to come."""
        super().check_view(viewer, view)
        revealed = {self.name(card) for card in self.state.zones[EVENTS_PAST]}
        for path, word in words(view):
            if word in EVENT_IDS and path != "event" and word not in revealed:
                raise Leak(f"{viewer} is told of the event {word} at {path}")
