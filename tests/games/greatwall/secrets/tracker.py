"""Who may know what in a game of The Great Wall."""

from __future__ import annotations

from collections.abc import Iterator

from tests.visibility.tracker import Tracker, table_of
from tianxia.core.events import Event, Facts, Seat
from tianxia.games.greatwall.rules.state import HORDE_DECK, TACTICS, Realm

HIDDEN_SORTS = ("tactic", "advisor", "general", "artifact", "horde")  # whose names are told of nothing else


class WallTracker(Tracker):
    """With Tactics that are shown as they are played, and Horde cards that one player looks at. Allies have no secrets
    from each other (GW-1019)."""

    table = table_of("greatwall")
    state: Realm

    def __init__(self, state: Realm) -> None:
        cards = state.variant.box.cards
        self.ids = frozenset([card.id for card in cards if card.sort in HIDDEN_SORTS])
        super().__init__(state)

    def seeing(self, zone: int) -> set[Seat]:
        """GW-1019: hands lie open in a co-operative game."""
        if self.state.variant.is_coop and self.state.zone_names[zone].partition("/")[0] == "tactics":
            return set(self.viewers)
        return super().seeing(zone)

    def happen(self, event: Event) -> None:
        """A Tactic is shown as it is played, the top of the Horde deck as it is looked at."""
        if event.kind not in self.table["moments"]:
            return
        seat = event.public["seat"]
        shown = self.state.zones[HORDE_DECK][-event.public["count"] :] if event.kind == "peek" else self.played(event)
        for card in shown:
            self.may_know[card] |= self.those(self.table["moments"][event.kind]["to"], seat)

    def played(self, event: Event) -> list[int]:
        """The Tactics of this name in the hand of the player."""
        hand = self.state.zones[TACTICS + event.public["seat"]]
        return [card for card in hand if self.state.card(card).id == event.public["card"]]

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
