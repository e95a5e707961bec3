"""The Ten Attendants: their cliques, their Rest, and the skills that they begin with a choice of card or hero."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import PASS_OPTION, Choice, Option, Pick, Play, Sleeve, cards
from tianxia.core.events import Seat
from tianxia.games.sanguosha.heroes.wind import IN_DECK, STATABLE
from tianxia.games.sanguosha.mechanics.attendants import form_clique, take_attendants
from tianxia.games.sanguosha.mechanics.next_phase import skip_next
from tianxia.games.sanguosha.mechanics.rest import AFTER_REST, rest_restored
from tianxia.games.sanguosha.rules.asking import (
    choose,
    choose_cards,
    choose_seat,
    may,
    option,
    pick_cards,
    pick_seats,
)
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.damage import Damage, deal_damage
from tianxia.games.sanguosha.rules.deck import draw
from tianxia.games.sanguosha.rules.dying import Death, die
from tianxia.games.sanguosha.rules.health import Change
from tianxia.games.sanguosha.rules.judgement import judge
from tianxia.games.sanguosha.rules.moves import discard, done_with, give, look_at
from tianxia.games.sanguosha.rules.pointfight import can_fight, end_fight, point_fight
from tianxia.games.sanguosha.rules.skills import action, conversion, skill
from tianxia.games.sanguosha.rules.table import ACTION, DRAWING, THIS_PHASE, Table
from tianxia.games.sanguosha.rules.taking import note_whose
from tianxia.games.sanguosha.rules.timings import BEFORE_REVEALING_ROLE, START_OF_GAME
from tianxia.games.sanguosha.rules.turns import LAST_OF_TURN, Phase
from tianxia.games.sanguosha.rules.zones import NOBODY, PROCESSING

# ---- cliques and Rest


@skill("form-cliques", at=START_OF_GAME, anyone=True, forced=True)
def form_cliques(s: Table, me: Seat, start: Phase) -> Play[None]:
    """At the start of the game, take the ten attendants and form a clique: one attendant is drawn at random, you
    choose another of up to four, and you count as having the skills of both. After you return from Rest, form a new
    clique and draw 1.

    This part: at the start of the game."""
    take_attendants(s, me)
    yield from form_clique(s, me)


@skill("form-cliques", at=AFTER_REST, forced=True)
def form_cliques_anew(s: Table, me: Seat, back: Change) -> Play[None]:
    """After you return from Rest, form a clique and draw 1 (SG-982, R45)."""
    yield from form_clique(s, me)
    yield from draw(s, me, 1)


def can_rest(s: Table, me: Seat, death: Death) -> bool:
    """SG-952: there are unshown attendants, and maxHP to come back with."""
    return bool(s.attendants[me]) and s.max_hp[me] > 0 and death.instead is None


@skill("perishing", at=BEFORE_REVEALING_ROLE, when=can_rest, forced=True)
def perishing(s: Table, me: Seat, death: Death) -> None:
    """When you would die, if you have attendants who were not shown yet and your maximum HP is above 0, you are
    unchained, turned face up and rest instead. Last of all at the end of your turn, you die.

    This part: Rest instead of death."""
    death.instead = rest_restored


@skill("perishing", at=LAST_OF_TURN, forced=True)
def perishing_ends_the_turn(s: Table, me: Seat, turn: Phase) -> Play[None]:
    """Last of all at the end of your turn, you die."""
    yield from die(s, me, NOBODY)


# ---- Zhang Rang


def is_idle(s: Table, me: Seat, name: str) -> bool:
    """SG-815: in one's own Action Phase, while nothing is being resolved; a card that the deck knows."""
    return s.current == me and s.phase == ACTION and not s.trail and name in IN_DECK[s.deck_option]


@conversion("flood-of-disorder", makes=STATABLE, how=("use",), when=is_idle, once=THIS_PHASE)
def flood_of_disorder(s: Table, me: Seat, card: Card) -> bool:
    """Once in your Action Phase, you can use a card as any basic card or normal tactic."""
    return True


# ---- Bi Lan


@action("gather-materials", once=THIS_PHASE)
def gather_materials(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, you can be judged, and again as long as each judgement shows a new suit. Then give
    all these judgement cards to a hero."""
    id = "gather-materials"
    gathered: list[Sleeve] = []
    suits: list[int] = []
    while s.alive[me]:
        result = yield from judge(s, me, id, stays=True)
        gathered.append(result.card)
        if result.aborted or result.suit in suits:
            break
        suits.append(result.suit)
        if not (s.alive[me] and (yield from may(s, me, id, {"count": len(gathered)}))):
            break
    left = [card for card in gathered if s.where[card] == PROCESSING]
    if left and s.alive[me]:
        to = yield from choose_seat(s, me, id, s.around(me))
        yield from give(s, left, to, me, openly=True)
    yield from done_with(s, gathered)


# ---- Xia Yun


@action("calumny", picks=lambda s, me: (pick_seats(can_fight(s, me, s.others(me))),), once=THIS_PHASE)
def calumny(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, you can fight a point fight. If you win, they skip their next Draw Phase; if not,
    you discard 2 cards."""
    seat = choice.one("seats")
    fight = yield from point_fight(s, me, seat, "calumny")
    if fight.won and s.alive[seat]:
        skip_next(s, seat, DRAWING)
    elif not fight.won and s.alive[me]:
        lost = yield from choose_cards(s, me, "calumny", lambda: s.cards_of(me), 2)
        yield from discard(s, lost, me)
    yield from end_fight(s, fight)


# ---- Han Kui

BRIBE: Final = 2


@action("bribe-by-night", once=THIS_PHASE)
def bribe_by_night(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, you can draw 2 cards, then discard 2 hand cards or give 2 hand cards to another
    hero."""
    yield from draw(s, me, BRIBE)
    count = min(BRIBE, len(s.hand(me)))
    if not count or not s.alive[me]:
        return

    def ways() -> tuple[Option, ...]:
        lot = pick_cards(s.hand(me), count, count)
        return (option("discard", lot), option("give", lot, pick_seats(s.others(me))))

    reply = yield from choose(s, me, "bribe-by-night", ways)
    if reply.option == "discard":
        yield from discard(s, reply.many("cards"), me)
    else:
        yield from give(s, reply.many("cards"), reply.one("seats"), me)


# ---- Li Song

OF_EACH_SUIT: Final = 4


def with_hand(s: Table, me: Seat) -> tuple[Pick, ...]:
    """Another hero who has hand cards."""
    return (pick_seats([seat for seat in s.others(me) if s.hand(seat)]),)


def suits_among(s: Table, lot: list[Sleeve]) -> int:
    """How many different suits these cards have."""
    return len({s.suit_of(card) for card in lot})


@action("watch-for-an-opening", picks=with_hand, once=THIS_PHASE)
def watch_for_an_opening(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, look at another hero's hand: you can discard 4 cards of four different suits from
    your hand and theirs."""
    id, seat = "watch-for-an-opening", choice.one("seats")
    look_at(s, me, s.hand(seat), id)

    def ways() -> tuple[Option, ...]:
        both = [*s.hand(me), *s.hand(seat)]
        if suits_among(s, both) < OF_EACH_SUIT:
            return (PASS_OPTION,)
        return (option("discard", pick_cards(both, OF_EACH_SUIT, OF_EACH_SUIT)), PASS_OPTION)

    def refuse(reply: Choice) -> str | None:
        return None if suits_among(s, reply.many("cards")) == OF_EACH_SUIT else "SG-816"

    told = {"seat": seat, "hand": list(cards(s.hand(seat)))}
    reply = yield from choose(s, me, id, ways, told, refuse=refuse)
    if reply.option == "pass":
        return
    for card in reply.many("cards"):
        if s.owner(card) == seat:
            note_whose(s, me, seat, card)
    yield from discard(s, reply.many("cards"), me)


# ---- Guo Sheng


@action("seize-by-force", picks=lambda s, me: (pick_seats(s.around(me)),), once=THIS_PHASE)
def seize_by_force(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, you can deal 1 fire damage to a hero."""
    yield from deal_damage(s, Damage(me, choice.one("seats"), 1, "fire", skill="seize-by-force"))
