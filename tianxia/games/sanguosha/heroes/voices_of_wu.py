"""Wu heroes who advise and accompany: Da Qiao (Rhythm), Zhang Zhao (Spirited)."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Choice, Option, Play, Sleeve
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import RED
from tianxia.games.sanguosha.mechanics.rhythm import change_rhythm, is_level
from tianxia.games.sanguosha.mechanics.spirited import FIERCE, grow_fierce, is_spirited, spend_spirit
from tianxia.games.sanguosha.mechanics.switch import SIDE
from tianxia.games.sanguosha.rules.asking import choose, choose_cards, may, pick_cards, pick_seats
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.conditions import is_wounded
from tianxia.games.sanguosha.rules.damage import Damage, deal_damage
from tianxia.games.sanguosha.rules.deck import draw
from tianxia.games.sanguosha.rules.health import heal, lose_hp
from tianxia.games.sanguosha.rules.moves import PILED, Moved, discard, get, give
from tianxia.games.sanguosha.rules.offering import uses_one_of
from tianxia.games.sanguosha.rules.owning import reset_skill
from tianxia.games.sanguosha.rules.skills import COUNTED, NOTES, ON_A_HERO, WATCHES_PILE, action, skill, state
from tianxia.games.sanguosha.rules.table import DISCARDING, DRAWING, THIS_GAME, THIS_PHASE, Table
from tianxia.games.sanguosha.rules.timings import AFTER_MOVE, END_OF_PHASE
from tianxia.games.sanguosha.rules.turns import Phase
from tianxia.games.sanguosha.rules.zones import DISCARD, HAND, zone_of

ON_A_HERO.append("chaste-devotion")

# ---- Da Qiao (rhythm)

TUNE: Final = "mutual-understanding"
DEVOTION: Final = "chaste-devotion"
COUNTED[TUNE] = (SIDE,)


@action(TUNE, when=lambda s, me: is_level(s, me, TUNE) or is_wounded(s, me), once=THIS_PHASE)
def mutual_understanding(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Rhythm, once in your Action Phase. Level: draw a card. Oblique: heal 1. The rhythm changes after you use Chaste
    Devotion."""
    level = is_level(s, me, TUNE)
    partners = s.affected(DEVOTION, me)
    s.end_effects(lambda effect: effect[:2] == (DEVOTION, me))
    for seat in (me, *partners):
        if level:
            yield from draw(s, seat, 1)
        else:
            yield from heal(s, seat, 1, me)


@action(DEVOTION, picks=lambda s, me: (pick_seats(s.others(me)),), once=THIS_PHASE)
def chaste_devotion(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, choose another hero, and one: they can use a hand card, and if it is a red Sha, you
    lose 1 HP and can use this skill once more; or the next time you use Mutual Understanding, it works for them too."""
    seat = choice.one("seats")
    ways = (Option("use-card"), Option("accompany"))
    reply = yield from choose(s, me, DEVOTION, lambda: ways, {"seat": seat})
    if reply.option == "use-card":
        use = yield from uses_one_of(s, seat, DEVOTION, lambda: s.hand(seat), {"seat": me})
        if use is not None and use.card.is_sha and use.card.colour == RED and s.alive[me]:
            yield from lose_hp(s, me)
            reset_skill(s, me, DEVOTION)
    else:
        s.add_effect(DEVOTION, me, seat, THIS_GAME)
    if s.alive[me]:
        change_rhythm(s, me, TUNE)


# ---- Zhang Zhao (spirited)

ADVICE: Final = "force-advice"
FIERCE_AT: Final = 8
COUNTED[ADVICE] = (FIERCE,)


@state(ADVICE, WATCHES_PILE)
def force_advice_watches(s: Table, me: Seat) -> None:
    """What goes to the discard pile is noted."""


@state(ADVICE, NOTES, persists=True)
def force_advice_counts(s: Table, me: Seat, what: str, who: Seat, whom: Seat, amount: int, card: Card | None) -> None:
    """Fierce: 8 cards that went to the discard pile since the last activation."""
    if what == PILED:
        grow_fierce(s, me, ADVICE, FIERCE_AT)


def piled_in_phase(s: Table) -> list[Sleeve]:
    """The cards that went to the discard pile in this phase, and are still there (SG-822)."""
    cards = [card for what, _, _, card, _ in s.history[s.phase_from :] if what == PILED]
    return [card for card in dict.fromkeys(cards) if s.where[card] == DISCARD]


def can_advise(s: Table, me: Seat, phase: Phase) -> bool:
    """At the end of another hero's Discard Phase, with cards to give."""
    return phase.phase == DISCARDING and phase.seat != me and is_spirited(s, me, ADVICE) and bool(piled_in_phase(s))


@skill(
    ADVICE,
    at=END_OF_PHASE,
    when=can_advise,
    picks=lambda s, me, phase: (pick_cards(piled := piled_in_phase(s), 1, len(piled)),),
    anyone=True,
)
def force_advice(s: Table, me: Seat, phase: Phase, choice: Choice) -> Play[None]:
    """Spirited: at the end of another hero's Discard Phase, you can give that hero 1 or more of the cards that went to
    the discard pile in this phase; you take the rest. If they got more than you, you can deal 1 damage to them. Fierce:
    when 8 cards have gone to the discard pile since.

    SG-659: as a cost, any cards are at least 1."""
    spend_spirit(s, me, ADVICE)
    seat, given = phase.seat, choice.many("cards")
    rest = [card for card in piled_in_phase(s) if card not in given]
    yield from give(s, given, seat, me)
    taken = yield from get(s, [card for card in rest if s.where[card] == DISCARD], me)
    if len(given) > len(taken) and s.alive[seat] and s.alive[me] and (yield from may(s, me, ADVICE, {"seat": seat})):
        yield from deal_damage(s, Damage(me, seat, 1, skill=ADVICE))


def loaded(s: Table, me: Seat, moved: Moved) -> list[Seat]:
    """The other heroes who got 2 or more cards at once, not in their own Draw Phase."""
    to = [shift.to for shift in moved.shifts]
    drawing = s.current if s.phase == DRAWING else -1
    return [seat for seat in s.around(s.current) if seat not in (me, drawing) and to.count(zone_of(seat, HAND)) >= 2]


@skill(
    "pure-and-firm",
    at=AFTER_MOVE,
    when=lambda s, me, moved: bool(loaded(s, me, moved)),
    anyone=True,
    forced=True,
)
def pure_and_firm(s: Table, me: Seat, moved: Moved) -> Play[None]:
    """After another hero gets 2 or more cards at once outside their Draw Phase, they discard a card."""
    for seat in loaded(s, me, moved):
        yield from drops_one(s, seat)


def drops_one(s: Table, seat: Seat) -> Play[None]:
    """A card of hand or equipment."""
    cards = yield from choose_cards(s, seat, "pure-and-firm", lambda: s.cards_of(seat), 1)
    yield from discard(s, cards, seat)
