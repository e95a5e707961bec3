"""Jin, its ladies: Zhang Chunhua and Yang Huiyu, who are hidden at first (SG-1640)."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Choice, Pick, Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import BASIC
from tianxia.games.sanguosha.heroes.jin_lords import in_anothers_turn
from tianxia.games.sanguosha.rules.asking import choose_cards, choose_seat, pick_cards
from tianxia.games.sanguosha.rules.cards import converted
from tianxia.games.sanguosha.rules.conditions import when_drawing
from tianxia.games.sanguosha.rules.damage import Damage
from tianxia.games.sanguosha.rules.deck import draw, orders, top
from tianxia.games.sanguosha.rules.forms import is_inert
from tianxia.games.sanguosha.rules.hands import adjust_to, can_adjust
from tianxia.games.sanguosha.rules.health import Change
from tianxia.games.sanguosha.rules.moves import discard, get, look_at
from tianxia.games.sanguosha.rules.skills import BRINGS, ON_A_HERO, lasting, skill
from tianxia.games.sanguosha.rules.table import THIS_GAME, THIS_TURN, Table
from tianxia.games.sanguosha.rules.targets import may_target, why_forbidden
from tianxia.games.sanguosha.rules.timings import (
    AFTER_LOSING_HP,
    AFTER_SUFFERING,
    END_OF_TURN,
    IN_PHASE,
    WHEN_REVEALING,
    WHEN_SUFFERING_FIXED,
    WHEN_TARGETING,
)
from tianxia.games.sanguosha.rules.turns import LAST_OF_TURN, Phase
from tianxia.games.sanguosha.rules.using import Use, in_turn_order, use_card
from tianxia.games.sanguosha.rules.zones import DECK

ON_A_HERO.append("cold-clear")

# ---- Zhang Chunhua


def last_digit(s: Table) -> int:
    """Of the number of cards in the deck."""
    return len(s.zones[DECK]) % 10


def can_foresee(s: Table, me: Seat, phase: Phase) -> bool:
    """In Draw Phase; SG-1534: there is a card to get."""
    return when_drawing(s, me, phase) and last_digit(s) > 1


@skill("wise-mind", at=IN_PHASE, when=can_foresee)
def wise_mind(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """In your Draw Phase, instead of drawing you can look at as many top cards of the deck as the last digit of the
    number of its cards: take half of them (rounded down) and put the rest under the deck."""
    phase.replaced = True
    seen = top(s, last_digit(s))
    look_at(s, me, seen, "wise-mind")
    mine = yield from choose_cards(s, me, "wise-mind", lambda: seen, len(seen) // 2)
    rest = [card for card in seen if card not in mine]
    yield from get(s, mine, me)
    if s.alive[me]:
        yield from orders(s, me, rest, "wise-mind", "bottom")


COLD: Final = "cold-clear"
BRINGS[COLD] = "ice-sha"


def is_rich(s: Table, me: Seat, turn: Phase) -> bool:
    """The hero whose turn ends has HP and hand cards enough, and lives; SG-1005: is no illegal target."""
    seat = turn.seat
    return s.alive[seat] and seat != me and max(0, s.hp[seat]) + len(s.hand(seat)) >= last_digit(s)


def icy_cards(s: Table, me: Seat, turn: Phase) -> tuple[Pick, ...]:
    """SG-600: the cards that can be used as Ice Sha on that hero; SG-1161: no Shadow."""
    fitting = []
    for sleeve in [card for card in s.cards_of(me) if not is_inert(s, card)]:
        made = converted([s.card(sleeve)], "ice-sha", COLD)
        if why_forbidden(s, me, made) is None and may_target(s, me, made, turn.seat):
            fitting.append(sleeve)
    return (pick_cards(fitting),)


@skill(COLD, at=END_OF_TURN, when=is_rich, picks=icy_cards, anyone=True)
def cold_clear(s: Table, me: Seat, turn: Phase, choice: Choice) -> Play[None]:
    """At the end of another hero's turn, if their HP and hand cards together are at least the last digit of the
    number of cards in the deck, you can use a card as Ice Sha on them, at any distance. The first time on each hero,
    you draw a card."""
    made = converted([s.card(card) for card in choice.many("cards")], "ice-sha", COLD)
    yield from use_card(s, Use(me, made, [turn.seat]))
    if turn.seat not in s.affected(COLD, me):
        s.add_effect(COLD, me, turn.seat, THIS_GAME)
        yield from draw(s, me, 1)


HARMONY: Final = "solemn-harmony"


@skill(HARMONY, at=WHEN_REVEALING, when=in_anothers_turn, forced=True)
def solemn_harmony(s: Table, me: Seat, change: Change) -> None:
    """When you are revealed in another hero's turn, all damage to you is prevented until the end of that turn.

    This part: when she is revealed."""
    s.add_effect(HARMONY, me, 1, THIS_TURN)


@skill(lasting(HARMONY), at=WHEN_SUFFERING_FIXED, asks=True)
def harmony_protects(s: Table, me: Seat, damage: Damage) -> None:
    """Until the end of the turn."""
    damage.prevented = True


# ---- Yang Huiyu


@skill("gentle-bearing", at=WHEN_REVEALING, forced=True)
def gentle_bearing(s: Table, me: Seat, change: Change) -> Play[None]:
    """When you are revealed, choose a hero: they draw (at most 5) or discard until they have as many hand cards as
    HP."""
    fitting = [seat for seat in s.around(me) if can_adjust(s, seat, s.hp[seat])]
    if fitting:
        seat = yield from choose_seat(s, me, "gentle-bearing", fitting, "SG-926")
        yield from adjust_to(s, seat, s.hp[seat], "gentle-bearing")


def is_the_second_card(s: Table, me: Seat, use: Use) -> bool:
    """The second card that a hero uses in their own turn, if it is basic or a normal tactic, at its first target."""
    kind = use.card.kind
    second = use.user == s.current and len(s.noted("use", use.user)) == 2
    first = bool(use.targets) and use.target == in_turn_order(s, use.targets)[0]
    return second and first and (kind.type == BASIC or kind.is_normal_tactic)


@skill(
    "kind-severity",
    at=WHEN_TARGETING,
    when=is_the_second_card,
    picks=lambda s, me, use: (pick_cards(s.cards_of(me)),),
    anyone=True,
)
def kind_severity(s: Table, me: Seat, use: Use, choice: Choice) -> Play[None]:
    """When a hero uses their second card in their own turn, if it is a basic card or a normal tactic, you can
    discard a card: it loses all its targets."""
    yield from discard(s, choice.many("cards"), me)
    for target in list(use.targets):
        use.drop_target(target)


WHOLE: Final = "talented-lady"


@skill(WHOLE, at=AFTER_SUFFERING, silent=True)
@skill(WHOLE, at=AFTER_LOSING_HP, silent=True)
def is_hurt(s: Table, me: Seat, matter: Damage | Change) -> None:
    """It is remembered until her next end of turn."""
    if not s.affected(WHOLE, me):
        s.add_effect(WHOLE, me, 1, THIS_GAME)


@skill(WHOLE, at=END_OF_TURN, when=lambda s, me, turn: not s.affected(WHOLE, me), forced=True)
def talented_lady(s: Table, me: Seat, turn: Phase) -> Play[None]:
    """At the end of your turn, if you have neither lost HP nor suffered damage since the end of your last turn, you
    draw 2 cards."""
    yield from draw(s, me, 2)


@skill(lasting(WHOLE), at=LAST_OF_TURN, silent=True)
def begins_anew(s: Table, me: Seat, turn: Phase) -> None:
    """With each end of her turn."""
    s.end_effects(lambda effect: effect[:2] == (WHOLE, me))
