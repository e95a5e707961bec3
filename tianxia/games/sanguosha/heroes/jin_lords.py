"""Jin, its lords: Sima Yi, who is hidden at first (SG-1640)."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Choice, Play, Sleeve, cards
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import EQUIPMENT, NO_SUIT
from tianxia.games.sanguosha.mechanics import stealth  # noqa: F401 - reveals them
from tianxia.games.sanguosha.rules.asking import choose, option, pick_cards
from tianxia.games.sanguosha.rules.at_once import uses_at_once
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.deck import expose, orders, top
from tianxia.games.sanguosha.rules.health import Change
from tianxia.games.sanguosha.rules.moves import Moved, done_with, get, look_at
from tianxia.games.sanguosha.rules.skills import FORBIDS_USE, action, skill, state
from tianxia.games.sanguosha.rules.table import ACTION, THIS_GAME, THIS_PHASE, Table
from tianxia.games.sanguosha.rules.taking import has_cards, take_card_of
from tianxia.games.sanguosha.rules.timings import (
    AFTER_MOVE,
    DECLARE,
    DECLARE_PLAY,
    START_OF_PHASE,
    WHEN_PLAYING,
    WHEN_REVEALING,
    WHEN_USING,
)
from tianxia.games.sanguosha.rules.turns import Phase
from tianxia.games.sanguosha.rules.using import Played, Use
from tianxia.games.sanguosha.rules.zones import DECK, HAND, zone_of

# ---- Sima Yi


def in_anothers_turn(s: Table, me: Seat, change: Change) -> bool:
    """Revealed in the turn of another hero."""
    return s.current != me and s.alive[s.current]


def in_the_turn_of_one_with_cards(s: Table, me: Seat, change: Change) -> bool:
    """And that hero has cards."""
    return in_anothers_turn(s, me, change) and has_cards(s, s.current)


@skill("disloyal", at=WHEN_REVEALING, when=in_the_turn_of_one_with_cards)
def disloyal(s: Table, me: Seat, change: Change) -> Play[None]:
    """When you are revealed in another hero's turn, you can take a card from them."""
    yield from take_card_of(s, me, s.current, "disloyal")


def in_own_action_phase(s: Table, me: Seat) -> bool:
    """It is the owner's Action Phase."""
    return s.current == me and s.phase == ACTION


def unseen(s: Table, me: Seat) -> list[Sleeve]:
    """Those of the top cards of the deck that the owner has not seen yet."""
    return [card for card in s.zones[DECK][: -s.max_hp[me] - 1 : -1] if not s.knows(me, card)]


def sees_something_new(s: Table, me: Seat, matter: Phase | Moved) -> bool:
    """In the owner's Action Phase the top of the deck has changed."""
    return in_own_action_phase(s, me) and bool(unseen(s, me))


@skill("hawk-eye", at=START_OF_PHASE, when=sees_something_new, silent=True)
@skill("hawk-eye", at=AFTER_MOVE, when=sees_something_new, silent=True, anyone=True)
def hawk_eye(s: Table, me: Seat, matter: Phase | Moved) -> None:
    """In your Action Phase, you always see as many top cards of the deck as your maximum HP."""
    look_at(s, me, unseen(s, me), "hawk-eye")


@action("great-ambition", once=THIS_GAME)
def great_ambition(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once per game, in your Action Phase, turn up the top card of the deck and use it, if you can; repeat this
    until a card cannot be used."""
    used = True
    while used and s.alive[me]:
        [card] = yield from expose(s, 1)
        used = yield from uses_at_once(s, me, card, "great-ambition")
        yield from done_with(s, [card])


EXPEDIENCY: Final = "expediency"


def is_of_the_hand(s: Table, me: Seat, used: Use | Played) -> bool:
    """U1, P1: a card of the owner's hand, in their Action Phase."""
    return in_own_action_phase(s, me) and used.card.area == "hand"


@skill(EXPEDIENCY, at=DECLARE, when=is_of_the_hand, silent=True)
@skill(EXPEDIENCY, at=DECLARE_PLAY, when=is_of_the_hand, silent=True)
def remembers_the_suit(s: Table, me: Seat, used: Use | Played) -> None:
    """Which suits were used or played in this phase, and how many cards that are no equipment were used."""
    suit = used.card.suit
    if suit != NO_SUIT and suit not in s.affected(EXPEDIENCY, me):
        s.add_effect(EXPEDIENCY, me, suit, THIS_PHASE)
        used.acted.append((me, EXPEDIENCY))
    if isinstance(used, Use) and used.card.kind.type != EQUIPMENT:
        s.count_use(me, EXPEDIENCY, THIS_PHASE)


def first_of_its_suit(s: Table, me: Seat, used: Use | Played) -> bool:
    """The first card of its suit."""
    return (me, EXPEDIENCY) in used.acted


@skill(EXPEDIENCY, at=WHEN_USING, when=first_of_its_suit)
@skill(EXPEDIENCY, at=WHEN_PLAYING, when=first_of_its_suit)
def expediency(s: Table, me: Seat, used: Use | Played) -> Play[None]:
    """In your Action Phase, the first time you use or play a hand card of each suit, you can look at as many top
    cards of the deck as your maximum HP, take one of another suit and put the rest back on top in any order. In your
    Action Phase, you can use at most as many hand cards that are no equipment as your maximum HP.

    This part: the look at the deck."""
    seen = top(s, s.max_hp[me])
    look_at(s, me, seen, EXPEDIENCY)
    others = [card for card in seen if s.suit_of(card) != used.card.suit]
    if others:
        told = {"cards": list(cards(seen))}
        reply = yield from choose(s, me, EXPEDIENCY, lambda: (option("get", pick_cards(others)),), told)
        taken = reply.one("cards")
        yield from get(s, [taken], me)
        seen = [card for card in seen if card != taken]
    if s.alive[me]:
        yield from orders(s, me, seen, EXPEDIENCY, "top")


@state(EXPEDIENCY, FORBIDS_USE, rule="SG-1501")
def no_more_expediency(s: Table, me: Seat, user: Seat, card: Card) -> bool:
    """In the owner's Action Phase at most as many hand cards that are no equipment as their maxHP."""
    if user != me or card.kind.type == EQUIPMENT or not in_own_action_phase(s, me):
        return False
    from_hand = bool(card.sleeves) and all(s.where[sleeve] == zone_of(me, HAND) for sleeve in card.sleeves)
    return from_hand and s.used(me, EXPEDIENCY, THIS_PHASE) >= s.max_hp[me]
