"""The deck (SG-1010 to SG-1013): drawing from it, turning its cards up, putting them in order."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tianxia.core.asks import Pick, Play, Sleeve, ask, cards
from tianxia.core.events import Seat
from tianxia.core.state import NOWHERE
from tianxia.games.sanguosha.content import DRAW_TO_CAP, PRINTS, Print
from tianxia.games.sanguosha.rules.asking import Arrange, choose, option
from tianxia.games.sanguosha.rules.moves import DRAWN, EXPOSED, move_cards
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.zones import DECK, DISCARD, HAND, MIXING, PROCESSING, zone_of


def need_deck(s: Table, count: int) -> None:
    """Before this many cards are drawn, seen or shown: shuffle the discard pile in, or the game is a draw (SG-754)."""
    deck, discard = s.zones[DECK], s.zones[DISCARD]
    if len(deck) >= count:
        return
    if len(deck) + len(discard) < count:
        s.end_game((), "SG-754")
    s.marks = [row for row in s.marks if s.where[row[0]] != DISCARD]  # SG-940: they return to the deck
    s.gather((DISCARD,), MIXING)
    s.shuffle(MIXING)
    fresh = s.zones[MIXING]
    for card in fresh:
        s.where[card] = DECK
    s.zones[DECK] = fresh + s.zones[DECK]
    s.zones[MIXING] = []
    s.discarded = []
    s.followed = [(card, seat) for card, seat in s.followed if s.where[card] != NOWHERE]
    s.emit("reshuffle", {"count": len(fresh)})


def top(s: Table, count: int) -> list[Sleeve]:
    """The top cards of the deck, the first to be drawn first."""
    need_deck(s, count)
    return s.zones[DECK][: -count - 1 : -1]


def bottom(s: Table, count: int) -> list[Sleeve]:
    """The lowest cards of the deck, the lowest first."""
    need_deck(s, count)
    return s.zones[DECK][:count]


def find_in_deck(s: Table, fits: Callable[[Print], bool], first: bool = False, count: int = 1) -> list[Sleeve]:
    """Cards of the deck that are looked for: the uppermost that fit, or some of them at random (SG-670); fewer if there
    are no more, for the deck is not reshuffled (SG-675). They get fresh numbers: whoever searches the deck mixes it."""
    fitting = [card for card in reversed(s.zones[DECK]) if fits(PRINTS[s.faces[card]])]
    most = min(count, len(fitting))
    found = [fitting.pop(0 if first else s.dice.below(len(fitting))) for _ in range(most)]
    return list(s.conceal(found, s.everyone()).values()) if found else []


def draw(s: Table, seat: Seat, count: int, from_bottom: bool = False, skill: str = "") -> Play[list[Sleeve]]:
    """SG-656: draw from the deck; a skill that must know its own draws names itself (`Moved.label`)."""
    if count < 1 or not s.alive[seat]:
        return []
    cards = bottom(s, count) if from_bottom else top(s, count)
    s.note("draw", seat, seat, count)
    return (yield from move_cards(s, cards, zone_of(seat, HAND), DRAWN, seat, label=skill))


def draw_to(s: Table, seat: Seat, most: int) -> Play[list[Sleeve]]:
    """SG-923: draw until the hand has as many cards as a variable says, at most 5."""
    return (yield from draw(s, seat, min(DRAW_TO_CAP, most - len(s.hand(seat)))))


def expose(s: Table, count: int) -> Play[list[Sleeve]]:
    """SG-645: the top cards face up into the processing area."""
    return (yield from move_cards(s, top(s, count), PROCESSING, EXPOSED))


def put_below(s: Table, seat: Seat, cards: Sequence[Sleeve], below: Sequence[Sleeve], why: str) -> list[Sleeve]:
    """Of these cards of the deck, which this hero sees, some go to its bottom, listed from above; the others are
    returned, with their numbers now."""
    rest = [card for card in cards if card not in below]
    if any(s.seen[card] & ~s.bit(seat) for card in cards):
        fresh = s.conceal(list(cards), s.bit(seat))
        below, rest = [fresh[card] for card in below], [fresh[card] for card in rest]
    for card in below:
        s.move(card, DECK, at_bottom=True)
    s.emit("arrange", {"seat": seat, "skill": why, "top": 0, "bottom": len(below)})
    return rest


def arrange(s: Table, seat: Seat, seen: Sequence[Sleeve], why: str) -> Play[None]:
    """SG-632, SG-H05: the hero puts these cards of the deck atop it and to its bottom; the others see only how many."""
    reply = yield from ask(Arrange(seat, why, list(seen)))
    put_back(s, seat, reply.many("top"), reply.many("bottom"), why)


def put_back(s: Table, seat: Seat, atop: Sequence[Sleeve], below: Sequence[Sleeve], why: str) -> None:
    """SG-632, SG-H05: cards of the deck that only this hero saw, both rows from above."""
    moved = [*atop, *below]
    if any(s.seen[card] & ~s.bit(seat) for card in moved):
        fresh = s.conceal(moved, s.bit(seat))
        atop, below = [fresh[card] for card in atop], [fresh[card] for card in below]
    for card in below:
        s.move(card, DECK, at_bottom=True)
    for card in reversed(atop):
        s.move(card, DECK)
    s.emit("arrange", {"seat": seat, "skill": why, "top": len(atop), "bottom": len(below)})


def orders(s: Table, seat: Seat, seen: Sequence[Sleeve], why: str, row: str) -> Play[None]:
    """SG-632: all these cards of the deck go to its "top" or its "bottom", in an order that the hero chooses."""
    order = list(seen)
    if len(order) > 1:
        pick = Pick(row, cards(order), len(order), len(order), ordered=True)
        option_id = "on-top" if row == "top" else "to-bottom"
        reply = yield from choose(s, seat, why, lambda: (option(option_id, pick),), rule="SG-632")
        order = reply.many(row)
    put_back(s, seat, order if row == "top" else [], [] if row == "top" else order, why)
