"""A card used or played face down as a stated one, and whoever questions it (U1, P1; Bewitch)."""

from __future__ import annotations

from tianxia.core.asks import PASS_OPTION, Option, Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import PRINTS
from tianxia.games.sanguosha.rules.asking import choose
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.moves import move_cards, place_in_discard, show
from tianxia.games.sanguosha.rules.owning import gain_skills
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.zones import FACE_DOWN, NOBODY, PROCESSING

GRUDGE = "entangled-grudge"


def lay_face_down(s: Table, user: Seat, card: Card, why: str) -> Play[bool]:
    """Whether the card goes on: nobody questions it, or it is what was stated and the questioner gets the grudge."""
    card.sleeves = tuple((yield from move_cards(s, card.sleeves, FACE_DOWN, why, user)))
    questioner = yield from first_to_question(s, user, card)
    if questioner != NOBODY:
        s.emit("questioned", {"seat": questioner, "user": user, "card": card.plain()})
        show(s, user, card.sleeves, card.by)
        if not is_as_stated(s, card):
            yield from place_in_discard(s, card.sleeves)
            return False
        gain_skills(s, questioner, GRUDGE)
    yield from turn_up(s, user, card, why)
    return True


def first_to_question(s: Table, user: Seat, card: Card) -> Play[Seat]:
    """The others in turn order, until one questions it; whoever bears a grudge cannot."""
    told = {"user": user, "card": card.name}
    for seat in s.around(s.current):
        if seat == user or s.has(seat, GRUDGE):
            continue
        reply = yield from choose(s, seat, card.by, lambda: (Option("question"), PASS_OPTION), told, "SG-811")
        if reply.option == "question":
            return seat
    return NOBODY


def is_as_stated(s: Table, card: Card) -> bool:
    """SG-811: what is stated is one particular card: Fire Sha is not Sha."""
    return all(s.kind_of(sleeve) == card.name for sleeve in card.sleeves)


def turn_up(s: Table, user: Seat, card: Card, why: str) -> Play[None]:
    """It goes on as the stated card, with its own suit and number."""
    [sleeve] = card.sleeves
    card.turn_up(s.suit_for(user, sleeve), PRINTS[s.faces[sleeve]].number)
    yield from move_cards(s, card.sleeves, PROCESSING, why, user)
    s.emit("turned-up", {"seat": user, "card": card.plain()})
