"""Who may know what in a game of Sanguosha."""

from __future__ import annotations

from collections.abc import Iterator

from tests.visibility.tracker import Leak, Tracker, table_of
from tianxia.core.asks import NUMBER
from tianxia.core.events import Event, Facts, Seat
from tianxia.core.state import NO_FACE
from tianxia.games.sanguosha.content import HEROES, ROLES
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.zones import DECK, OFFERED, ROLE, SUPPLIES, zone_of


class SanguoshaTracker(Tracker):
    """With roles, looks, shown cards and the Supplies."""

    table = table_of("sanguosha")
    state: Table

    def __init__(self, state: Table) -> None:
        super().__init__(state)
        self.happen(Event("opening", {"ruler": state.ruler}, None))

    def happen(self, event: Event) -> None:
        """The moments of the table."""
        if event.kind in self.table["moments"]:
            moment = self.table["moments"][event.kind]
            owner = event.public.get("seat", event.public.get("ruler", 0))
            for card in self.meant(moment["card"], event):
                self.may_know[card] |= self.those(moment["to"], owner)

    def mixed(self, numbers: dict[int, int], watching: set[Seat]) -> None:
        """SG-H10: a card that the deck was searched for is shown by whoever gets it."""
        super().mixed(numbers, watching)
        for card in numbers.values():
            if self.state.where[card] == DECK and watching == set(self.viewers):
                self.may_know[card] |= watching

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
            hands = [state.hand(seat) for seat in range(state.seats)]
            deep = max(len(seen), state.max_hp[told["seat"]])  # who always sees the top is told what is new there
            places = [state.zones[DECK][-deep:], *hands]
            assert any(set(seen) <= set(place) for place in places), "the top of the deck, or a hand"
            return seen
        if which == "shown":
            return [NUMBER[card["card"]] for card in told["cards"]]
        return [NUMBER[card] for card in told[event.kind]["cards"]]

    def knows(self, viewer: Seat, card: int) -> bool:
        """SG-H06: who has the Wooden Cow may look at the Supplies."""
        state = self.state
        if state.where[card] == SUPPLIES and viewer >= 0:
            treasure = state.in_slot(viewer, "treasure")
            if treasure is not None and state.kind_of(treasure) == "wooden-cow":
                self.may_know[card].add(viewer)
        return super().knows(viewer, card)

    def names_known(self, viewer: Seat) -> set[str]:
        """SG-112: also the heroes that were revealed; the card of a dead one is in the characters deck (SG-121)."""
        s = self.state
        shown = {HEROES[hero].id for seat, hero in enumerate(s.hero) if hero >= 0 and not s.unrevealed[seat]}
        return super().names_known(viewer) | shown

    def may_hear(self, viewer: Seat, card: int) -> bool:
        """A number that no card has any more tells nothing."""
        return self.state.faces[card] == NO_FACE or self.knows(viewer, card)

    # ---- comparing

    def is_face(self, path: str, word: str) -> bool:
        """Faces stand under names that say so."""
        return path.endswith("face")

    def check_event(self, viewer: Seat, event: Event) -> None:
        """A role that is dealt is told to its owner."""
        super().check_event(viewer, event)
        if event.kind == "dealt-role" and "role" in event.seen_by(viewer) and viewer != event.public["seat"]:
            raise Leak(f"{viewer} is told the role of {event.public['seat']}")

    def check_view(self, viewer: Seat, view: Facts) -> None:
        """Also the known roles."""
        super().check_view(viewer, view)
        for seat, each in enumerate(view["seats"]):
            [card] = self.state.zones[zone_of(seat, ROLE)]
            allowed = ROLES[self.state.role(seat)] if self.knows(viewer, card) else None
            if each["role"] != allowed:
                raise Leak(f"{viewer} sees the role {each['role']} of {seat}, and may know {allowed}")

    def lots(self, view: Facts) -> Iterator[tuple[str, list[Facts]]]:
        """The places of a view by the name of their zone, with the cards that are shown of them."""
        for n, seat in enumerate(view["seats"]):
            for name in ("hand", "besides", "premeditated", "hidden", "offered"):
                yield f"{'offer' if name == 'offered' else name}/{n}", seat[name]["known"]
            for name in ("equipment", "judgement", "atop"):
                yield f"{name}/{n}", seat[name]
        yield "deck", [card for card in view["deck"]["known"] if card is not None]
        yield "supplies", view["supplies"]["known"]
        yield "face-down", view["face_down"]["known"]
        yield "discard", view["discard"]
        yield "processing", view["processing"]
