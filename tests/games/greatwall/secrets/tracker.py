"""Who may know what in a game of The Great Wall."""

from __future__ import annotations

from collections.abc import Iterator

from tests.visibility.tracker import Tracker, table_of
from tianxia.core.events import Event, Facts
from tianxia.games.greatwall.rules.state import TACTICS, Realm

HIDDEN_SORTS = ("tactic", "advisor", "general", "artifact", "horde")  # whose names are told of nothing else


class WallTracker(Tracker):
    """With Tactics that are shown as they are played."""

    table = table_of("greatwall")
    state: Realm

    def __init__(self, state: Realm) -> None:
        cards = state.variant.box.cards
        self.ids = frozenset([card.id for card in cards if card.sort in HIDDEN_SORTS])
        super().__init__(state)

    def happen(self, event: Event) -> None:
        """A Tactic is shown as it is played."""
        if event.kind in self.table["moments"]:
            seat, face = event.public["seat"], event.public["card"]
            for card in self.state.zones[TACTICS + seat]:
                if self.name(card) == face:
                    self.may_know[card] |= self.those(self.table["moments"][event.kind]["to"], seat)

    # ---- comparing

    def is_face(self, path: str, word: str) -> bool:
        """The ids of cards are no words of the rules; where an effect comes from is told by the card that lies open."""
        return word in self.ids

    def lots(self, view: Facts) -> Iterator[tuple[str, list[Facts]]]:
        """All places in which hidden cards lie, and those that all see."""
        yield "offer", view["offer"]
        yield "artifacts", view["artifacts"]
        for n, seat in enumerate(view["seats"]):
            yield f"tactics/{n}", seat["tactics"]["known"]
            yield f"dealt/{n}", seat["dealt"]["known"]
            for word in ("commands", "lying", "general", "assistants", "trophies"):
                yield f"{word}/{n}", seat[word]
