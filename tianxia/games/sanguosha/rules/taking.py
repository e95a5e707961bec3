"""A card of another hero, taken or discarded (SG-816, SG-1313)."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Choice, Play, Sleeve, ask
from tianxia.core.events import Seat
from tianxia.games.sanguosha.rules.asking import Blind
from tianxia.games.sanguosha.rules.moves import TAKEN, discard, move_cards
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.zones import EQUIPPED, HAND, JUDGEMENT, area_of, zone_of

HIS_CARDS: Final = (HAND, EQUIPPED)
HIS_AREAS: Final = (HAND, EQUIPPED, JUDGEMENT)


def has_cards(s: Table, seat: Seat, areas: tuple[int, ...] = HIS_CARDS) -> bool:
    """Whether anything lies in these areas."""
    return any(s.zones[zone_of(seat, area)] for area in areas)


def choose_card_of(
    s: Table, chooser: Seat, of: Seat, skill: str, areas: tuple[int, ...] = HIS_CARDS, seen_by: int = 0
) -> Play[Sleeve | None]:
    """One card of the owner: an open one by choice, or a hand card that the dice choose. None if there is none, or if
    whoever should choose is dead (SG-1515).

    `seen_by` are those who will see which one it was; the others lose track of that hand."""
    lots = tuple([s.zones[zone_of(of, area)] if area in areas else [] for area in HIS_AREAS])
    if not any(lots) or not (s.alive[chooser] or s.fallen == chooser):
        return None
    question = Blind(s, chooser, skill, of, lots)
    if lots[0] and not lots[1] and not lots[2]:
        return random_hand_card(s, of, seen_by)
    reply = yield from ask(question)
    return reply.one("cards") if reply.option == "card" else random_hand_card(s, of, seen_by)


def random_hand_card(s: Table, of: Seat, seen_by: int = 0) -> Sleeve:
    """SG-816: by position, without seeing it."""
    hand = s.hand(of)
    chosen = hand[s.dice.below(len(hand))]
    fresh = s.conceal(hand[:], s.open_to[zone_of(of, HAND)] | seen_by)
    return fresh[chosen]


def take_card_of(
    s: Table, taker: Seat, of: Seat, skill: str, areas: tuple[int, ...] = HIS_CARDS
) -> Play[Sleeve | None]:
    """Take one card of the owner to one's own hand (SG-816)."""
    card = yield from choose_card_of(s, taker, of, skill, areas, s.bit(taker))
    if card is None or not s.alive[taker]:
        return None
    note_whose(s, taker, of, card)
    moved = yield from move_cards(s, [card], zone_of(taker, HAND), TAKEN, taker)
    return moved[0]


def choose_cards_of(
    s: Table, chooser: Seat, of: Seat, skill: str, count: int, areas: tuple[int, ...] = HIS_CARDS, seen_by: int = 0
) -> Play[list[Sleeve]]:
    """SG-392, SG-816: this many cards of the owner, or all, named before any of them moves; hand cards by position."""
    left = [s.zones[zone_of(of, area)][:] if area in areas else [] for area in HIS_AREAS]
    unseen = 0
    found: list[Sleeve] = []
    while any(left) and unseen + len(found) < count:
        reply = Choice("hand")
        if left[1] or left[2]:
            reply = yield from ask(Blind(s, chooser, skill, of, tuple(left)))
        if reply.option == "hand":
            unseen += 1
            left[0].pop()  # which one, the dice say afterwards
        else:
            found.append(reply.one("cards"))
            left = [[card for card in lot if card not in found] for lot in left]
    return [*random_hand_cards(s, of, unseen, seen_by), *found]


def random_hand_cards(s: Table, of: Seat, count: int, seen_by: int) -> list[Sleeve]:
    """SG-816: by position, without seeing them."""
    if not count:
        return []
    hand = s.hand(of)[:]
    chosen = [hand.pop(s.dice.below(len(hand))) for _ in range(count)]
    fresh = s.conceal(s.hand(of)[:], s.open_to[zone_of(of, HAND)] | seen_by)
    return [fresh[card] for card in chosen]


def take_cards_of(
    s: Table, taker: Seat, of: Seat, skill: str, count: int, areas: tuple[int, ...] = HIS_CARDS
) -> Play[list[Sleeve]]:
    """Take several cards of the owner together (SG-392), all if there are no more."""
    if not (s.alive[taker] and s.alive[of]):
        return []
    cards = yield from choose_cards_of(s, taker, of, skill, count, areas, s.bit(taker))
    for card in cards:
        note_whose(s, taker, of, card)
    return (yield from move_cards(s, cards, zone_of(taker, HAND), TAKEN, taker))


def discard_card_of(
    s: Table, by: Seat, of: Seat, skill: str, areas: tuple[int, ...] = HIS_CARDS
) -> Play[Sleeve | None]:
    """Discard one card of the owner (SG-1313)."""
    card = yield from choose_card_of(s, by, of, skill, areas, s.everyone())
    if card is not None:
        note_whose(s, by, of, card)
        yield from discard(s, [card], by)
    return card


def discard_cards_of(
    s: Table, by: Seat, of: Seat, skill: str, count: int, areas: tuple[int, ...] = HIS_CARDS
) -> Play[list[Sleeve]]:
    """Discard several cards of the owner together (SG-392), all if there are no more."""
    if not s.alive[by] and s.fallen != by:
        return []
    cards = yield from choose_cards_of(s, by, of, skill, count, areas, s.everyone())
    for card in cards:
        note_whose(s, by, of, card)
    return (yield from discard(s, cards, by))


def note_whose(s: Table, by: Seat, of: Seat, card: Sleeve) -> None:
    """The owner was robbed of a card, or freed of one that was a threat."""
    s.note("freed" if area_of(s.where[card]) == JUDGEMENT else "robbed", by, of, 1)
