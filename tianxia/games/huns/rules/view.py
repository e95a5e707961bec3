"""What a viewer may know of the camps, built up from nothing; and another game that looks the same (HU-314, HU-511)."""

from __future__ import annotations

from tianxia.core.asks import CARD, Sleeve
from tianxia.core.dice import Dice
from tianxia.core.events import OPEN, Facts, Seat
from tianxia.core.views import lot
from tianxia.games.huns.data import (
    COLOURS,
    CURSE,
    EFFECT,
    HAND,
    KINDS,
    MERCENARY,
    RAID,
    RESERVE,
    START,
    STORE,
    TREASURE,
    TYPES,
)
from tianxia.games.huns.rules.scoring import count
from tianxia.games.huns.rules.state import (
    ALL_COLOURS,
    CAMP,
    DECK,
    DISPLAY,
    DRAWN,
    FLED,
    NOBODY,
    SENT,
    USED,
    WAGON_DECK,
    WAGONS,
    Camps,
)


def view(s: Camps, viewer: Seat) -> Facts:
    """Dice, decks, Reserve and camps; of what is face down only what the viewer knows."""
    return {
        "game": "huns",
        "viewer": viewer,
        **s.open_facts(),
        "tally": None if s.tally is None else s.tally["seats"],
        "dice": [die_view(s, die) for die in ALL_COLOURS],
        "reserve": heap(s, RESERVE),
        "start": START[s.seats],
        "decks": [
            {"id": KINDS[kind], "colour": COLOURS[kind], "left": len(s.zones[DECK + kind]), "of": deck_size(s, kind)}
            for kind in ALL_COLOURS
        ],
        "wagon_deck": len(s.zones[WAGON_DECK]),
        "display": [wagon_view(s, wagon) for wagon in s.zones[DISPLAY]],
        "hand": heap(s, HAND),
        "effect": heap(s, EFFECT),
        "seats": [seat_view(s, viewer, seat) for seat in range(s.seats)],
        "foreign": foreign_cards(s) if s.box.foreign else None,
        "resolving": [matter.plain() for matter in s.trail],
    }


def foreign_cards(s: Camps) -> Facts:
    """What is printed on cards that are not ours: no book knows them."""
    cards = {
        card.id: {
            "name": card.name,
            "text": card.text,
            "type": KINDS[card.kind],
            "timing": card.timing,
            "slots": card.slots,
        }
        for card in s.box.cards
    }
    wagons = {
        wagon.id: {
            "name": wagon.name,
            "text": "",
            "type": "wagon",
            "wagon": TYPES[wagon.type],
            "slots": [COLOURS[slot] for slot in wagon.slots],
        }
        for wagon in s.box.wagons
    }
    return {**cards, **wagons}


def deck_size(s: Camps, kind: int) -> int:
    """HU-107 to HU-109: how many cards a deck had at the start."""
    return len([card for card in s.box.cards if card.kind == kind and card.least_seats <= s.seats])


def die_view(s: Camps, die: int) -> Facts:
    """A die: what it shows and who has it."""
    taken = s.taken[die]
    return {"colour": COLOURS[die], "value": s.tracks[die], "taken": None if taken == NOBODY else taken}


def heap(s: Camps, place: int) -> Facts:
    """The Valuables at a place, by colour."""
    return {COLOURS[colour]: s.stock[colour][place] for colour in ALL_COLOURS}


def wagon_view(s: Camps, wagon: Sleeve) -> Facts:
    """HU-512: a wagon that lies face up, slot by slot; `place` is its number in references to what lies on it."""
    face = s.faces[wagon]
    rules = s.box.wagon(face)
    left = [s.stock[colour][s.box.place[face]] for colour in ALL_COLOURS]
    strange = [(slot, good) for row, slot, good in s.dyed if row == face]
    for _, good in strange:
        left[good] -= 1
    goods: list[str | None] = []
    for slot in rules.slots:
        if left[slot]:
            left[slot] -= 1
            goods.append(COLOURS[slot])
            continue
        other = next((pair for pair in strange if pair[0] == slot), None)
        if other is not None:
            strange.remove(other)
        goods.append(None if other is None else COLOURS[other[1]])
    return {
        "card": CARD[wagon],
        "place": s.box.place[face],
        "face": rules.id,
        "type": TYPES[rules.type],
        "slots": [COLOURS[slot] for slot in rules.slots],
        "goods": goods,
        "left": goods.count(None),
    }


def card_view(s: Camps, seat: Seat, card: Sleeve) -> Facts:
    """A card in a camp: the Valuables on it, and whether it works."""
    face = s.faces[card]
    rules = s.box.cards[face]
    place = s.box.place[face]
    on_it = [COLOURS[colour] for colour in ALL_COLOURS for _ in range(s.stock[colour][place])] if rules.slots else []
    return {
        "card": CARD[card],
        "place": place,
        "face": rules.id,
        "type": KINDS[rules.kind],
        "colour": COLOURS[rules.kind],
        "slots": rules.slots,
        "goods": on_it,
        "state": card_state(s, seat, card),
    }


def card_state(s: Camps, seat: Seat, card: Sleeve) -> str:
    """What a card is just now, in the ledger's words."""
    face = s.faces[card]
    kind = s.box.cards[face].kind
    if s.where[card] == FLED + seat:
        return "fled"
    if kind == RAID:
        return "used" if s.where[card] == USED + seat else "unused"
    if kind == TREASURE:
        return "treasure"
    if kind == CURSE:
        return "lifted" if s.is_full(face) else "active"
    if kind == MERCENARY and not s.is_full(face):
        return "unfilled"
    return "off" if kind in s.power(seat).off else "works"


def seat_view(s: Camps, viewer: Seat, seat: Seat) -> Facts:
    """One camp; the types of its sent-off wagons only for its owner (HU-511)."""
    knows_types = viewer in (seat, OPEN) or s.outcome is not None
    points = count(s, seat, knows_types)
    del points["lines"]
    cards = [card_view(s, seat, card) for zone in (CAMP, USED) for card in s.zones[zone + seat]]
    return {
        "wagons": [wagon_view(s, wagon) for wagon in s.zones[WAGONS + seat]],
        "cards": cards,
        "fled": [card_view(s, seat, card) for card in s.zones[FLED + seat]],
        "sent": lot(s, viewer, s.zones[SENT + seat]),
        "storage": heap(s, STORE + seat),
        "drawn": lot(s, viewer, s.zones[DRAWN + seat]),
        "points": points,
    }


def twin(s: Camps, viewer: Seat, dice: Dice) -> None:
    """Every deck with the cards of its colour in others' hands; the wagon deck with what others have sent off."""
    hands = [card for seat in range(s.seats) for card in s.hidden_from(viewer, (DRAWN + seat,))]
    for colour in ALL_COLOURS:
        drawn = [card for card in hands if s.box.cards[s.faces[card]].kind == colour]
        s.redeal(sorted(s.hidden_from(viewer, (DECK + colour,)) + drawn), dice)
    sent = tuple([SENT + seat for seat in range(s.seats)])
    s.redeal(s.hidden_from(viewer, (WAGON_DECK, *sent)), dice)
