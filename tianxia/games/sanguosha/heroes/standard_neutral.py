"""Standard set, neutral heroes: Hua Tuo, Lu Bu, Diao Chan."""

from __future__ import annotations

from tianxia.core.asks import Choice, Pick, Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import RED
from tianxia.games.sanguosha.rules.asking import pick_cards, pick_seats, seats
from tianxia.games.sanguosha.rules.cards import Card, virtual
from tianxia.games.sanguosha.rules.conditions import at_end, is_male, is_wounded
from tianxia.games.sanguosha.rules.deck import draw
from tianxia.games.sanguosha.rules.health import heal
from tianxia.games.sanguosha.rules.moves import discard
from tianxia.games.sanguosha.rules.skills import action, conversion, skill
from tianxia.games.sanguosha.rules.table import THIS_PHASE, Table
from tianxia.games.sanguosha.rules.targets import may_target
from tianxia.games.sanguosha.rules.timings import AFTER_TARGETING, START_OF_PHASE
from tianxia.games.sanguosha.rules.turns import Phase
from tianxia.games.sanguosha.rules.using import Use, use_card

# ---- Hua Tuo


@conversion("first-aid", makes=("peach",), how=("use",), when=lambda s, me, name: s.current != me)
def first_aid(s: Table, me: Seat, card: Card) -> bool:
    """Outside your turn, you can use a red card as a Peach."""
    return card.colour == RED


def hand_card_and_wounded(s: Table, me: Seat) -> tuple[Pick, ...]:
    """A hand card, and a wounded hero, possibly oneself."""
    return (pick_cards(s.hand(me)), pick_seats([seat for seat in s.around(me) if is_wounded(s, seat)]))


@action("medicine", picks=hand_card_and_wounded, once=THIS_PHASE)
def medicine(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, you can discard a hand card: a wounded hero heals 1."""
    yield from discard(s, choice.many("cards"), me)
    yield from heal(s, choice.one("seats"), 1, me)


# ---- Lu Bu


def own_sha_or_any_duel(s: Table, me: Seat, use: Use) -> bool:
    """The owner's Sha has targeted a hero, or a Duel is by or on the owner."""
    return (use.card.is_sha and use.user == me) or (use.card.name == "duel" and me in (use.user, use.target))


@skill("without-equal", at=AFTER_TARGETING, when=own_sha_or_any_duel, forced=True, anyone=True)
def without_equal(s: Table, me: Seat, use: Use) -> None:
    """Your Sha must be dodged twice. In a Duel with you, the other hero must play two Sha each time."""
    if use.card.is_sha:
        use.dodges[use.target] = 2
    else:
        use.shas[use.target if use.user == me else use.user] = 2


# ---- Diao Chan


def card_and_two_men(s: Table, me: Seat) -> tuple[Pick, ...]:
    """A card of the owner; first the hero who is challenged, then the challenger."""
    men = [seat for seat in s.others(me) if is_male(s, seat)]
    return (pick_cards(s.cards_of(me)), Pick("seats", seats(men), 2, 2, ordered=True))


def cannot_be_challenged(s: Table, me: Seat, choice: Choice) -> str | None:
    """SG-1005: the first must be a legal target of the other's Duel."""
    target, user = choice.many("seats")
    return None if may_target(s, user, virtual("duel"), target) else "SG-1005"


@action("sow-division", picks=card_and_two_men, refuse=cannot_be_challenged, once=THIS_PHASE)
def sow_division(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, you can discard a card and choose two other male heroes: the second one fights a
    Duel against the first one, which cannot be negated."""
    target, user = choice.many("seats")
    yield from discard(s, choice.many("cards"), me)
    use = Use(user, virtual("duel", "sow-division"), [target])
    use.unnegatable, use.forced_by = True, me
    yield from use_card(s, use)


@skill("moon-shames", at=START_OF_PHASE, when=at_end)
def moon_shames(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """In your End Phase, you can draw a card."""
    yield from draw(s, me, 1)
