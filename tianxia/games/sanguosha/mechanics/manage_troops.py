"""Manage Troops (SG-931 to SG-937): a condition for one turn, and a reward if it is met."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from functools import partial
from typing import Final

from tianxia.core.asks import PASS_OPTION, Option, Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import NO_SUIT, SUITS
from tianxia.games.sanguosha.rules.asking import choose
from tianxia.games.sanguosha.rules.cards import NO_NUMBER, Card
from tianxia.games.sanguosha.rules.deck import draw
from tianxia.games.sanguosha.rules.health import heal
from tianxia.games.sanguosha.rules.skills import NOTES, lasting, skill, state
from tianxia.games.sanguosha.rules.table import ACTION, DISCARDING, THIS_TURN, Table
from tianxia.games.sanguosha.rules.timings import END_OF_PHASE
from tianxia.games.sanguosha.rules.turns import Phase

GO_FORWARD: Final = "go-forward"
CHANGE_FORMATION: Final = "change-formation"
HALT: Final = "halt"
CONDITIONS: Final = (GO_FORWARD, CHANGE_FORMATION, HALT)
TROOPS: Final = "troops"  # an effect for each card that counts, with its suit and number
RANKS: Final = 14
Sequel = Callable[[Table, Seat, Seat], Play[None]]  # (s, who activated the skill, who got the reward)


def manages_troops(skill_id: str) -> Callable[[Sequel], Sequel]:
    """For a skill with Manage Troops: what follows on the reward. While the turn lasts its target has the effect
    "CONDITION/SKILL", with the hero who activated the skill."""

    def register(sequel: Sequel) -> Sequel:
        for condition in CONDITIONS:
            effect = f"{condition}/{skill_id}"
            state(lasting(effect), NOTES)(partial(keep_count, condition))
            check = skill(lasting(effect), at=END_OF_PHASE, when=partial(is_met, condition), asks=True)
            check(partial(settle, effect, sequel))
        return sequel

    return register


def manage_troops(s: Table, me: Seat, target: Seat, skill_id: str) -> Play[None]:
    """SG-931: whoever activates the skill chooses one of three conditions for the target."""
    offer = tuple([Option(condition) for condition in CONDITIONS])
    reply = yield from choose(s, me, skill_id, lambda: offer, rule="SG-931")
    s.add_effect(f"{reply.option}/{skill_id}", target, me, THIS_TURN)
    s.emit("manage-troops", {"seat": target, "condition": reply.option})


def coded(card: Card) -> int:
    """Suit and number in one value."""
    return card.suit * RANKS + card.number


def keep_count(
    condition: str, s: Table, me: Seat, what: str, who: Seat, whom: Seat, amount: int, card: Card | None
) -> None:
    """The cards used in the Action Phase, or discarded in the Discard Phase."""
    if card is None or who != me or s.current != me:
        return
    marches = condition != HALT and what == "use" and s.phase == ACTION
    if marches or (condition == HALT and what == "discard" and whom == me and s.phase == DISCARDING):
        s.add_effect(TROOPS, me, coded(card), THIS_TURN)


def is_met(condition: str, s: Table, me: Seat, phase: Phase) -> bool:
    """SG-932 to SG-937: looked at when the Discard Phase ends."""
    if phase.phase != DISCARDING:
        return False
    cards = [divmod(value, RANKS) for value in s.affected(TROOPS, me)]
    suits = [suit for suit, _ in cards]
    numbers = [number for _, number in cards]
    if condition == GO_FORWARD:
        rising = all(one < other for one, other in itertools.pairwise(numbers))
        return len(cards) >= 3 and rising and NO_NUMBER not in numbers
    if condition == CHANGE_FORMATION:
        return len(cards) >= 2 and suits.count(suits[0]) == len(suits) and suits[0] != NO_SUIT
    return len(cards) >= 2 and len(dict.fromkeys(suits)) == len(suits)


def settle(effect: str, sequel: Sequel, s: Table, me: Seat, phase: Phase) -> Play[None]:
    """SG-935: the reward, and what the skill adds to it."""
    by = s.affected(effect, me)[0]
    s.emit("troops-managed", {"seat": me, "condition": effect.partition("/")[0]})
    yield from reward(s, me, effect.partition("/")[2])
    yield from sequel(s, by, me)


def reward(s: Table, seat: Seat, skill_id: str, may_pass: bool = False) -> Play[None]:
    """SG-935: draw 2, or heal 1 if wounded (SG-1541)."""
    wounded = s.wounds(seat) > 0
    offer = (Option("draw"), *[Option("heal")] * wounded, *[PASS_OPTION] * may_pass)
    option = "draw"
    if len(offer) > 1:
        option = (yield from choose(s, seat, skill_id, lambda: offer, rule="SG-935")).option
    if option == "draw":
        yield from draw(s, seat, 2)
    elif option == "heal":
        yield from heal(s, seat, 1, seat)


def say_card(value: int) -> str:
    """A card that counts, as a position says it: "heart-7"."""
    suit, number = divmod(value, RANKS)
    return f"{SUITS[suit]}-{number}"


def hear_card(text: str) -> int | None:
    """The reverse of `say_card`; None if it is no such card."""
    suit, _, number = text.partition("-")
    if suit not in SUITS or not number.isdecimal() or int(number) >= RANKS:
        return None
    return SUITS.index(suit) * RANKS + int(number)
