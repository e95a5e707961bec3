"""Delayed tactics (SG-516 to SG-520, SG-136x): placed when used, judged in the Judgement Phase."""

from __future__ import annotations

from tianxia.core.asks import Play, Sleeve
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import CLUB, HEART, PRINTS, SPADE
from tianxia.games.sanguosha.rules.behaviour import kind
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.damage import Damage, deal_damage
from tianxia.games.sanguosha.rules.judgement import Result, judge
from tianxia.games.sanguosha.rules.moves import PLACED, done_with, move_cards
from tianxia.games.sanguosha.rules.responding import offers_to_negate
from tianxia.games.sanguosha.rules.table import ACTION, DRAWING, Table
from tianxia.games.sanguosha.rules.targets import may_target, oneself, others
from tianxia.games.sanguosha.rules.using import Use
from tianxia.games.sanguosha.rules.zones import JUDGEMENT, NOBODY, PROCESSING, zone_of


@kind("acedia", "famine", who=others)
def placed_on_another(s: Table, use: Use, target: Seat) -> None:
    """SG-1321: placed at U10; what it does comes in the Judgement Phase."""


@kind("lightning", who=oneself, automatic=True)
def placed_on_oneself(s: Table, use: Use, target: Seat) -> None:
    """SG-1360: placed at U10."""


def delayed_card(s: Table, sleeve: Sleeve) -> Card:
    """A card in a judgement area as what it lies there for."""
    name = s.delayed_name(sleeve)
    face = PRINTS[s.faces[sleeve]]
    return Card(name, face.suit, face.number, (sleeve,), "" if face.kind == name else "converted")


def resolve_delayed(s: Table, seat: Seat, sleeve: Sleeve) -> Play[None]:
    """SG-211, SG-1374: to the processing area; Negate may be used; if it takes effect the judgement is made."""
    card, place = delayed_card(s, sleeve), s.judging(seat).index(sleeve)
    yield from move_cards(s, [sleeve], PROCESSING, PLACED, seat)
    use = Use(NOBODY, card, [seat])
    use.target = seat
    s.trail.append(use)
    negated = yield from offers_to_negate(s, use, seat)
    if negated is not None:
        s.trail.remove(use)
        yield from leave(s, seat, card, False)
        return
    s.emit("delayed", {"seat": seat, "card": card.plain()})
    result = yield from judge(s, seat, card.name)
    s.trail.remove(use)
    if result.aborted:
        yield from go_back(s, seat, card)  # SG-506
        s.judging(seat).insert(place, s.judging(seat).pop())
        return
    yield from take_effect(s, seat, card, result)


def take_effect(s: Table, seat: Seat, card: Card, result: Result) -> Play[None]:
    """SG-516 to SG-518: Acedia skips the Action Phase, Famine the Draw Phase; Lightning strikes for 3."""
    hit = card.name == "lightning" and result.suit == SPADE and 2 <= result.number <= 9
    skips = {"acedia": result.suit != HEART, "famine": result.suit != CLUB}.get(card.name, False)
    if skips:
        s.skipped.append(ACTION if card.name == "acedia" else DRAWING)
    s.emit("strikes" if hit or skips else "spares", {"seat": seat, "card": card.plain()})
    s.beat("settled")
    if hit:
        yield from deal_damage(s, Damage(NOBODY, seat, 3, "lightning", card))
    yield from leave(s, seat, card, hit)


def leave(s: Table, seat: Seat, card: Card, hit: bool) -> Play[None]:
    """SG-519: Acedia and Famine go to the discard pile; Lightning moves on unless it hit."""
    if card.name == "lightning" and not hit:
        yield from move_on(s, seat, card)
    else:
        yield from done_with(s, card.sleeves)


def move_on(s: Table, seat: Seat, card: Card) -> Play[None]:
    """SG-1361 to SG-1363: to the next legal hero, else it stays, else to the discard pile; a move, not a use."""
    for target in [*s.others(seat), seat]:
        if may_target(s, NOBODY, card, target):
            yield from go_back(s, target, card)
            return
    yield from done_with(s, card.sleeves)


def go_back(s: Table, seat: Seat, card: Card) -> Play[None]:
    """From the processing area into a judgement area."""
    cards = [sleeve for sleeve in card.sleeves if s.where[sleeve] == PROCESSING]
    yield from move_cards(s, cards, zone_of(seat, JUDGEMENT), PLACED, label=card.name if card.is_converted else "")
