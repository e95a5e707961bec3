"""Who may know what in a game of Huns."""

from __future__ import annotations

from collections.abc import Iterator

from tests.visibility.tracker import Tracker, table_of
from tianxia.core.events import Event, Facts
from tianxia.games.huns.rules.state import DRAWN, SENT, Camps


class HunsTracker(Tracker):
    """With Curses that are shown as they are played, and wagons that lie face down until the scoring."""

    table = table_of("huns")
    state: Camps

    def __init__(self, state: Camps) -> None:
        self.ids = frozenset(state.box.names)
        super().__init__(state)

    def happen(self, event: Event) -> None:
        """The moments of the table."""
        if event.kind in self.table["moments"]:
            seat = event.public["seat"]
            for card in self.meant(event):
                self.may_know[card] |= self.those(self.table["moments"][event.kind]["to"], seat)

    def meant(self, event: Event) -> list[int]:
        """The cards that a moment is about."""
        seat = event.public["seat"]
        if event.kind == "reveal":
            return self.state.zones[SENT + seat]
        return [card for card in self.state.zones[DRAWN + seat] if self.name(card) == event.public["face"]]

    # ---- comparing

    def is_face(self, path: str, word: str) -> bool:
        """The names of cards and wagons are no words of the rules, wherever they stand."""
        return word in self.ids

    def lots(self, view: Facts) -> Iterator[tuple[str, list[Facts]]]:
        """All places in which cards and wagons are shown."""
        yield "display", view["display"]
        for n, seat in enumerate(view["seats"]):
            yield f"camp/{n}", [card for card in seat["cards"] if card["state"] != "used"]
            yield f"used/{n}", [card for card in seat["cards"] if card["state"] == "used"]
            yield f"fled/{n}", seat["fled"]
            yield f"wagons/{n}", seat["wagons"]
            yield f"sent/{n}", seat["sent"]["known"]
            yield f"drawn/{n}", seat["drawn"]["known"]
