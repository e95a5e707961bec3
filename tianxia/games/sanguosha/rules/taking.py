"""A card of another hero, taken or discarded (SG-816, SG-1313)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tianxia.core.asks import PASS_OPTION, Choice, Option, Play, Sleeve, ask
from tianxia.core.events import Seat
from tianxia.games.sanguosha.mechanics.marked import is_marked, unmarked
from tianxia.games.sanguosha.rules.asking import Blind, choose
from tianxia.games.sanguosha.rules.moves import TAKEN, discard, move_cards
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.zones import EQUIPPED, HAND, JUDGEMENT, PREMEDITATED, area_of, zone_of

HIS_CARDS: Final = (HAND, EQUIPPED)
HIS_AREAS: Final = (HAND, EQUIPPED, JUDGEMENT, PREMEDITATED)  # SG-966


def has_cards(s: Table, seat: Seat, areas: tuple[int, ...] = HIS_CARDS) -> bool:
    """Whether anything lies in these areas."""
    return any(s.zones[zone_of(seat, area)] for area in areas)


def choose_card_of(
    s: Table, chooser: Seat, of: Seat, skill: str, areas: tuple[int, ...] = HIS_CARDS, seen_by: int = 0
) -> Play[Sleeve | None]:
    """One card of the owner: an open one by choice, or a hand card that the dice choose. None if there is none, or if
    whoever should choose is dead (SG-1515).

    `seen_by` are those who will see which one it was; the others lose track of that hand."""
    lots = lots_of(s, of, areas)
    if not any(lots) or not (s.alive[chooser] or s.fallen == chooser):
        return None
    question = Blind(s, chooser, skill, of, lots)
    if lots[0] and not any(lots[1:]):
        return random_hand_card(s, of, seen_by)
    reply = yield from ask(question)
    if reply.option == "premeditated":
        return random_plan(s, of, seen_by)
    return reply.one("cards") if reply.option == "card" else random_hand_card(s, of, seen_by, lots[0])


def lots_of(s: Table, of: Seat, areas: tuple[int, ...]) -> tuple[list[Sleeve], ...]:
    """What may be chosen of these areas: the hand first, without what is marked in it, which may be chosen openly or
    avoided (SG-941); then what is open, and last what lies face down (SG-966)."""
    hand, *others, plans = [s.zones[zone_of(of, area)] if area in areas else [] for area in HIS_AREAS]
    if s.marks and hand:
        return unmarked(s, hand), *others, [card for card in hand if is_marked(s, card)], plans
    return hand, *others, plans


def random_plan(s: Table, of: Seat, seen_by: int = 0) -> Sleeve:
    """SG-966: one of the premeditated cards, without seeing it."""
    return random_plans(s, of, 1, seen_by)[0]


def random_plans(s: Table, of: Seat, count: int, seen_by: int) -> list[Sleeve]:
    """SG-966: this many of the premeditated cards, without seeing them."""
    if not count:
        return []
    plans = s.zones[zone_of(of, PREMEDITATED)][:]
    left = plans[:]
    chosen = [left.pop(s.dice.below(len(left))) for _ in range(count)]
    fresh = s.conceal(plans, s.open_to[zone_of(of, PREMEDITATED)] | seen_by)
    return [fresh[card] for card in chosen]


def random_hand_card(s: Table, of: Seat, seen_by: int = 0, among: Sequence[Sleeve] = ()) -> Sleeve:
    """SG-816: by position, without seeing it; of the whole hand, or of some cards of it. Nobody loses track of those
    that are marked (SG-941)."""
    hand = among or s.hand(of)
    chosen = hand[s.dice.below(len(hand))]
    fresh = s.conceal(unmarked(s, s.hand(of)), s.open_to[zone_of(of, HAND)] | seen_by)
    return fresh.get(chosen, chosen)


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
    s: Table,
    chooser: Seat,
    of: Seat,
    skill: str,
    count: int,
    areas: tuple[int, ...] = HIS_CARDS,
    seen_by: int = 0,
    fewer: str = "",
) -> Play[list[Sleeve]]:
    """SG-392, SG-816, SG-966: this many cards of the owner, or all, named before any of them moves; what nobody sees by
    position. `fewer` is the rule by which one may stop after the first."""
    left = [lot[:] for lot in lots_of(s, of, areas)]
    unseen = plans = 0
    found: list[Sleeve] = []
    while any(left) and unseen + plans + len(found) < count:
        if fewer and (unseen or plans or found):
            reply = yield from choose(s, chooser, skill, lambda: (Option("take"), PASS_OPTION), rule=fewer)
            if reply.option == "pass":
                break
        reply = Choice("hand")
        if any(left[1:]):
            reply = yield from ask(Blind(s, chooser, skill, of, tuple(left)))
        if reply.option == "hand":
            unseen += 1
            left[0].pop()  # which one, the dice say afterwards
        elif reply.option == "premeditated":
            plans += 1
            left[-1].pop()
        else:
            found.append(reply.one("cards"))
            left = [[card for card in lot if card not in found] for lot in left]
    planned = random_plans(s, of, plans, seen_by)
    return [*random_hand_cards(s, of, unseen, seen_by), *planned, *found]


def random_hand_cards(s: Table, of: Seat, count: int, seen_by: int) -> list[Sleeve]:
    """SG-816: by position, without seeing them; marked ones only if there are not enough others (SG-941)."""
    if not count:
        return []
    hand = unmarked(s, s.hand(of))
    if len(hand) < count:
        hand = s.hand(of)[:]
    chosen = [hand.pop(s.dice.below(len(hand))) for _ in range(count)]
    fresh = s.conceal(unmarked(s, s.hand(of)), s.open_to[zone_of(of, HAND)] | seen_by)
    return [fresh.get(card, card) for card in chosen]


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
