"""Views: what a viewer may know, built up card by card; and the world that a bot may search in."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import TYPE_CHECKING

from tianxia.core.asks import CARD, Ask, Choice, Refusal, Sleeve
from tianxia.core.dice import Dice
from tianxia.core.events import OPEN, Facts, Seat
from tianxia.core.state import State, Zone

if TYPE_CHECKING:
    from tianxia.core.match import Match


def known(state: State, card: Sleeve) -> Facts:
    """A card whose face the viewer knows: the only form in which a sleeve has a number outside."""
    return {"card": CARD[card], "face": state.face_name(state.faces[card])}


def lot(state: State, viewer: Seat, sleeves: Collection[Sleeve]) -> Facts:
    """Some cards whose order tells nothing (a hand): the known ones sorted by face, the others counted."""
    if not sleeves:
        return {"known": [], "hidden": 0}
    faces = state.faces
    if viewer == OPEN:
        seen = [(faces[card], card) for card in sleeves]
    else:
        eyes, bit = state.seen, state.bit(viewer)
        seen = [(faces[card], card) for card in sleeves if eyes[card] & bit]
    seen.sort()
    name = state.face_name
    return {
        "known": [{"card": CARD[card], "face": name(face)} for face, card in seen],
        "hidden": len(sleeves) - len(seen),
    }


def pile(state: State, viewer: Seat, zone: Zone) -> list[Facts | None]:
    """A pile from its top down: each card known or None."""
    eyes, opened = state.seen, viewer == OPEN
    bit = 0 if opened else state.bit(viewer)
    return [known(state, card) if opened or eyes[card] & bit else None for card in reversed(state.zones[zone])]


def top_of_pile(state: State, viewer: Seat, zone: Zone) -> list[Facts | None]:
    """A pile from its top down to the last card that the viewer knows."""
    if viewer == OPEN:
        return pile(state, viewer, zone)
    cards, eyes, bit = state.zones[zone], state.seen, state.bit(viewer)
    for place, lowest in enumerate(cards):
        if eyes[lowest] & bit:
            return [known(state, card) if eyes[card] & bit else None for card in reversed(cards[place:])]
    return []


def row(state: State, zone: Zone) -> list[Facts]:
    """Cards that lie face up, in the order in which they came."""
    faces, name = state.faces, state.face_name
    return [{"card": CARD[card], "face": name(faces[card])} for card in state.zones[zone]]


class World:
    """A twin without the way back: what a bot plays out in its head, to the end or to the first rest point at which
    `until` holds."""

    __slots__ = ("_match",)

    def __init__(self, match: Match, until: Callable[[State], bool] | None = None) -> None:
        match.until = until
        match.keeps_marks = False
        match.mark = None
        match.entries = []
        match.past = []
        self._match: Match = match

    @property
    def state(self) -> State:
        """The imagined state; nothing in it is more true than the viewer's view."""
        return self._match.state

    @property
    def is_over(self) -> bool:
        """Whether the imagined game has ended, or has gone as far as was wanted."""
        return not self._match.asks

    def waiting(self) -> list[Ask]:
        """The questions that wait for an answer."""
        return self._match.waiting()

    def apply(self, seat: Seat, choice: Choice) -> None:
        """Go on in the imagined game."""
        self._match.apply(seat, choice)


class Glimpse:
    """What a bot is handed: one seat's view and its open question, and worlds that fit them; nothing else."""

    __slots__ = ("_match", "seat")

    def __init__(self, match: Match, seat: Seat) -> None:
        self._match: Match = match
        self.seat: Seat = seat

    def __repr__(self) -> str:
        return f"<Glimpse of {self.game_id} from seat {self.seat}: {self.kind}>"

    @property
    def _question(self) -> Ask:
        question = self._match.question(self.seat)
        assert question is not None, "only a seat that is asked has a glimpse"
        return question

    @property
    def game_id(self) -> str:
        """Which game this is."""
        return self._match.game.id

    @property
    def wins_together(self) -> bool:
        """Whether each of several winners of this match wins whole."""
        return self._match.wins_together

    @property
    def kind(self) -> str:
        """The kind of the open question."""
        return self._question.kind

    def view(self) -> Facts:
        """The view of this seat."""
        return self._match.view(self.seat)

    def choices(self) -> Iterator[Choice]:
        """Every legal choice of the open question, one after the other."""
        return self._question.expand()

    def why_not(self, choice: Choice) -> Refusal | None:
        """None if the choice is legal."""
        return self._question.check(choice)

    def sample(self, dice: Dice) -> Choice:
        """A random legal choice."""
        return self._question.sample(dice)

    def world(self, key: int, until: Callable[[State], bool] | None = None) -> World:
        """A world that this seat cannot tell from the true one."""
        return World(self._match.twin(self.seat, key), until)
