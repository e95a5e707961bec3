"""Heroes of the Kind area: Zhang Zhongjing, Zhang Wen."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Choice, Option, Pick, Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import DRAW_TO_CAP
from tianxia.games.sanguosha.mechanics.kind_area import get_from_kind, kind_cards, leaves_kind, place_in_kind
from tianxia.games.sanguosha.rules.asking import choose, choose_cards, pick_cards, pick_seats
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.conditions import when_drawing
from tianxia.games.sanguosha.rules.deck import draw, top
from tianxia.games.sanguosha.rules.health import Change, heal
from tianxia.games.sanguosha.rules.moves import Moved, place_in_discard
from tianxia.games.sanguosha.rules.skills import ONLY_ON, action, lasting, skill, state
from tianxia.games.sanguosha.rules.table import THIS_GAME, THIS_PHASE, THIS_TURN, Table
from tianxia.games.sanguosha.rules.timings import (
    AFTER_HEALING,
    AFTER_MOVE,
    AFTER_RESOLVED,
    END_OF_TURN,
    IN_PHASE,
    START_OF_TURN,
)
from tianxia.games.sanguosha.rules.turns import Phase
from tianxia.games.sanguosha.rules.using import Use
from tianxia.games.sanguosha.rules.zones import PROCESSING

# ---- Zhang Zhongjing


def is_there_and_harmless(s: Table, me: Seat, use: Use) -> bool:
    """The card dealt no damage, and physical cards of it are still being processed."""
    return not use.dealt and any(s.where[sleeve] == PROCESSING for sleeve in use.card.sleeves)


@skill("save-the-world", at=AFTER_RESOLVED, when=is_there_and_harmless, forced=True)
def save_the_world(s: Table, me: Seat, use: Use) -> Play[None]:
    """After a card you used is resolved, if it dealt no damage, it is put into the Kind area (at most 6 cards, the
    oldest makes way). Whenever cards leave the Kind area otherwise, you draw a card.

    This part: cards that did no harm."""
    yield from place_in_kind(s, [sleeve for sleeve in use.card.sleeves if s.where[sleeve] == PROCESSING], me)


@skill("save-the-world", at=AFTER_MOVE, when=leaves_kind, forced=True, anyone=True)
def save_the_world_draws(s: Table, me: Seat, moved: Moved) -> Play[None]:
    """After cards left the Kind area."""
    yield from draw(s, me, 1)


def cures_of(s: Table, patient: Seat) -> list[str]:
    """What can be done for this hero: "get" a card of the Kind area, or "place" what is above the HP there."""
    ways = (("get", bool(kind_cards(s))), ("place", len(s.hand(patient)) > max(0, s.hp[patient])))
    return [way for way, is_open in ways if is_open]


def starts_another_turn(s: Table, me: Seat, turn: Phase) -> bool:
    """Another hero's turn begins, and something can be done for them."""
    return turn.seat != me and bool(cures_of(s, turn.seat))


@skill("treat-epidemic", at=START_OF_TURN, when=starts_another_turn, anyone=True)
def treat_epidemic(s: Table, me: Seat, turn: Phase) -> Play[None]:
    """At the start of another hero's turn, you can choose: they take a card from the Kind area; or, if they have
    more hand cards than HP, they put as many hand cards as are too many into the Kind area."""
    patient = turn.seat
    told = {"seat": patient}
    ways = cures_of(s, patient)
    reply = yield from choose(s, me, "treat-epidemic", lambda: tuple([Option(way) for way in ways]), told)
    if reply.option == "get":
        yield from get_from_kind(s, patient, "treat-epidemic", 1)
        return
    over = len(s.hand(patient)) - max(0, s.hp[patient])
    cards = yield from choose_cards(s, patient, "treat-epidemic", lambda: s.hand(patient), over)
    yield from place_in_kind(s, cards, patient)


DISEASES: Final = "on-diseases"
NOW, LATER = 0, 1  # whether the next end of the patient's turn is the one that counts


def prescription(s: Table, me: Seat) -> tuple[Pick, ...]:
    """A card of the Kind area, and a hero."""
    return pick_cards(kind_cards(s)), pick_seats(s.around(me))


@action(DISEASES, picks=prescription, once=THIS_PHASE)
def on_diseases(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, you can put a card of the Kind area into the discard pile and choose a hero: they
    draw a card, or heal 1 at the end of their next turn.

    This part: the choice."""
    patient = choice.one("seats")
    yield from place_in_discard(s, choice.many("cards"), me)
    if not s.alive[patient]:
        return
    reply = yield from choose(s, patient, DISEASES, lambda: (Option("draw"), Option("heal")))
    if reply.option == "draw":
        yield from draw(s, patient, 1)
    else:
        s.add_effect(DISEASES, patient, LATER if s.current == patient else NOW, THIS_GAME)


@skill(lasting(DISEASES), at=END_OF_TURN, asks=True)
def on_diseases_heals(s: Table, me: Seat, turn: Phase) -> Play[None]:
    """At the end of the patient's next turn, not of the one in which it was chosen."""
    waiting = s.affected(DISEASES, me)
    s.end_effects(lambda effect: effect[:2] == (DISEASES, me))
    for _ in range(waiting.count(LATER)):
        s.add_effect(DISEASES, me, NOW, THIS_GAME)
    for _ in range(waiting.count(NOW)):
        yield from heal(s, me)


# ---- Zhang Wen


@skill("silk-for-spears", at=AFTER_HEALING, forced=True, anyone=True)
def silk_for_spears(s: Table, me: Seat, change: Change) -> Play[None]:
    """After a hero heals, the top card of the deck is put into the Kind area (at most 6 cards, the oldest makes
    way)."""
    yield from place_in_kind(s, top(s, 1), me)


PRAISE: Final = "praise-of-shu"


def another_draws_with_more_hp(s: Table, me: Seat, phase: Phase) -> bool:
    """Another hero with more HP is about to draw, and the Kind area is not empty."""
    return when_drawing(s, me, phase) and phase.seat != me and s.hp[phase.seat] > s.hp[me] and bool(kind_cards(s))


@skill(PRAISE, at=IN_PHASE, when=another_draws_with_more_hp, anyone=True)
def praise_of_shu(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """In the Draw Phase of another hero who has more HP than you, you can have them take as many cards of their
    choice from the Kind area as you have HP (at most 5, all if there are fewer) instead of drawing: this turn their
    cards cannot target others."""
    phase.replaced = True
    s.add_effect(PRAISE, phase.seat, 1, THIS_TURN)
    yield from get_from_kind(s, phase.seat, PRAISE, min(DRAW_TO_CAP, s.hp[me]))


@state(lasting(PRAISE), ONLY_ON)
def keeps_the_peace(s: Table, me: Seat, card: Card, target: Seat) -> bool:
    """This turn the cards of that hero cannot target others."""
    return target == me
