"""Judgement: J1 to J6 (SG-38x, SG-5xx)."""

from __future__ import annotations

from tianxia.core.asks import Play, Sleeve
from tianxia.core.events import Facts, Seat
from tianxia.core.windows import Subject
from tianxia.games.sanguosha.content import COLOUR_OF, NO_SUIT, PRINTS, SUITS
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.deck import expose
from tianxia.games.sanguosha.rules.moves import GOT, PLACED, done_with, move_cards
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.timings import (
    AFTER_JUDGEMENT,
    AFTER_JUDGEMENT_TAKES_EFFECT,
    BEFORE_JUDGEMENT_TAKES_EFFECT,
    JUDGEMENT_CARD,
    JUDGEMENT_DETERMINED,
    WHEN_JUDGED,
)
from tianxia.games.sanguosha.rules.windows import at
from tianxia.games.sanguosha.rules.zones import HAND, PROCESSING, zone_of


class Judgement(Subject):
    """A judgement: whose, why, and the judgement card as it counts for that hero. It may be replaced or aborted."""

    __slots__ = ("aborted", "card", "cards", "seat", "suit", "why")

    def __init__(self, seat: Seat, why: str, card: Sleeve) -> None:
        self.seat: Seat = seat
        self.why: str = why
        self.card: Sleeve = card
        self.cards: list[Sleeve] = [card]  # all that were its judgement card, replaced ones too
        self.suit: int = NO_SUIT
        self.aborted: bool = False

    def whose(self, point: str) -> Seat:
        """The hero who is judged."""
        return self.seat

    def plain(self) -> Facts:
        """All of it is public."""
        return {"judgement": self.why, "seat": self.seat, "suit": SUITS[self.suit]}


class Result:
    """What a judgement came to (SG-503): of an open card, so it may be kept."""

    __slots__ = ("aborted", "card", "colour", "kind", "number", "suit")

    def __init__(self, judgement: Judgement, shown: Card) -> None:
        self.aborted: bool = judgement.aborted
        self.card: Sleeve = judgement.card
        self.suit: int = judgement.suit
        self.colour: int = COLOUR_OF[judgement.suit]
        self.number: int = shown.number
        self.kind: str = shown.name


def judge(s: Table, seat: Seat, why: str, stays: bool = False) -> Play[Result]:
    """J1 to J6; the result card may have been taken by a skill at J5 (SG-513). `stays`: it is left in the processing
    area."""
    [card] = yield from expose(s, 1)
    judgement = Judgement(seat, why, card)
    s.trail.append(judgement)
    read(s, judgement)
    s.emit("judge", {**judgement.plain(), "face": s.face_name(s.faces[card])})
    for point in (WHEN_JUDGED, JUDGEMENT_CARD, BEFORE_JUDGEMENT_TAKES_EFFECT, JUDGEMENT_DETERMINED):
        yield from at(s, point, judgement)
        read(s, judgement)
    face = PRINTS[s.faces[judgement.card]]
    result = Result(judgement, Card(face.kind, judgement.suit, face.number, (judgement.card,)))
    s.emit("judged", {**judgement.plain(), "number": result.number, "aborted": result.aborted})
    s.beat("judged")
    if not judgement.aborted:
        yield from at(s, AFTER_JUDGEMENT_TAKES_EFFECT, judgement)
    yield from at(s, AFTER_JUDGEMENT, judgement)
    if not stays:
        yield from done_with(s, [judgement.card])
    s.trail.remove(judgement)
    return result


def read(s: Table, judgement: Judgement) -> None:
    """J2: the suit of the judgement card as the judged hero's skills have it (Youthful Beauty)."""
    judgement.suit = s.suit_for(judgement.seat, judgement.card)


def replace(s: Table, judgement: Judgement, card: Sleeve, by: Seat, takes_old: bool = False) -> Play[None]:
    """SG-514: another card becomes the judgement card; the old one goes to the discard pile or to the changer.

    The new card already lies in the processing area if it was played."""
    old = judgement.card
    if s.where[card] != PROCESSING:
        yield from move_cards(s, [card], PROCESSING, PLACED, by)
    judgement.card = card
    judgement.cards.append(card)
    read(s, judgement)
    s.emit("replaced", {**judgement.plain(), "by": by, "face": s.face_name(s.faces[card])})
    if s.where[old] == PROCESSING:
        if takes_old:
            yield from move_cards(s, [old], zone_of(by, HAND), GOT, by)
        else:
            yield from done_with(s, [old])
