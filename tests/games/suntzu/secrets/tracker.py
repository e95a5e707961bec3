"""Who may know what in a game of Sun Tzu."""

from __future__ import annotations

from collections.abc import Iterator

from tests.visibility.tracker import Tracker, keys_of, table_of
from tianxia.core.events import Event, Facts, Seat
from tianxia.games.suntzu.data import NAMES
from tianxia.games.suntzu.rules.state import EVENTS, War

SECRET = ("hand", "laid", "deck", "drawn", "held", "away")
FACE_KEYS = ("face", "card", "cards", "faces", "general", "event", "box", "up", "past")


class SunTzuTracker(Tracker):
    """With zones in which cards cannot be told apart, and the event on top."""

    table = table_of("suntzu")
    state: War

    def __init__(self, state: War) -> None:
        super().__init__(state)
        self.turn_up_event()

    def mixed(self, numbers: dict[int, int], watching: set[Seat]) -> None:
        """Fresh numbers for the same cards: who loses track of them is said by the zones."""
        super().mixed(numbers, set(self.viewers))

    def happen(self, event: Event) -> None:
        """The moments of the table."""
        if event.kind == "event-up":
            self.turn_up_event()

    def turn_up_event(self) -> None:
        """The event on top lies open."""
        if self.state.zones[EVENTS]:
            self.may_know[self.state.zones[EVENTS][-1]] |= self.those(self.table["moments"]["event-up"]["to"], 0)

    # ---- comparing

    def is_face(self, path: str, word: str) -> bool:
        """Options and keys are words of the rules; faces stand under names that say so."""
        keys = keys_of(path)
        return word in NAMES and keys[-1] in FACE_KEYS and "now" not in keys

    def lots(self, view: Facts) -> Iterator[tuple[str, list[Facts]]]:
        """The secret lots."""
        for n, seat in enumerate(view["seats"]):
            for name in ("hand", "drawn", "held", "away"):
                yield f"{name}/{n}", seat[name]["known"]
            yield f"deck/{n}", [card for card in seat["deck"] if card is not None]
            for province in view["provinces"]:
                yield f"laid/{n}/{province['id']}", province["laid"][n]["known"]
