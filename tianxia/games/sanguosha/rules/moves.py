"""How cards change their place (SG-6xx): M1 to M3 for all of them, then discard, give, get, exchange, remove, equip.

Drawing is in deck.py, taking a card of another hero in taking.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tianxia.core.asks import CARD, Play, Sleeve
from tianxia.core.events import SPECTATOR, Facts, Seat
from tianxia.core.state import Zone
from tianxia.core.windows import Subject
from tianxia.games.sanguosha.content import FIRST_EXTRA, KINDS, PRINTS
from tianxia.games.sanguosha.mechanics.marked import follow_marks, unmarked
from tianxia.games.sanguosha.rules.behaviour import LEAVING, NO_PART_OF_THE_DECK, PLACED_OVER
from tianxia.games.sanguosha.rules.skills import FOLLOWS, NOTES, WATCHES_PILE, does_something
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.timings import AFTER_MOVE, BEFORE_MOVE, MOVE
from tianxia.games.sanguosha.rules.windows import at
from tianxia.games.sanguosha.rules.zones import (
    ATOP,
    BESIDES,
    DISCARD,
    EQUIPPED,
    EXTRA,
    FACE_DOWN,
    HAND,
    HIDDEN_BESIDES,
    JUDGEMENT,
    KIND_AREA,
    NOBODY,
    OUT,
    PREMEDITATED,
    PROCESSING,
    SUPPLIES,
    area_of,
    owner_of,
    zone_of,
)

DRAWN: Final = "draw"
DISCARDED: Final = "discard"
GIVEN: Final = "give"
TAKEN: Final = "take"
PLACED: Final = "place"
USED: Final = "use"
PLAYED: Final = "play"
EXPOSED: Final = "expose"
REMOVED: Final = "remove"
GOT: Final = "get"
EXCHANGED: Final = "exchange"
DESTROYS: Final = "destroy"
PILED: Final = "piled"  # in the history: a card went to the discard pile, where anybody's skill looks at that
FACE_DOWN_AREAS: Final = (HAND, PREMEDITATED, BESIDES, HIDDEN_BESIDES)
LABELLED: Final = (JUDGEMENT, ATOP, BESIDES, HIDDEN_BESIDES)  # where cards may have another name


class Shift:
    """One card of a move: where it was and where it goes."""

    __slots__ = ("came", "card", "destroyed", "kind", "to")

    def __init__(self, card: Sleeve, came: Zone, to: Zone, kind: str) -> None:
        self.card: Sleeve = card
        self.came: Zone = came
        self.to: Zone = to
        self.kind: str = kind  # the printed name where it is open to all, else ""
        self.destroyed: bool = False  # neither discarded nor removed, whatever the move is called (SG-624)


class Moved(Subject):
    """Cards that move at the same time (SG-392): why, by whom, and which."""

    __slots__ = ("by", "emptied", "label", "left", "openly", "shifts", "why")

    def __init__(self, why: str, by: Seat) -> None:
        self.why: str = why
        self.label: str = ""
        self.openly: bool = False  # all see which cards these are, wherever they go
        self.by: Seat = by
        self.shifts: list[Shift] = []
        self.emptied: list[Seat] = []  # who lost their last hand card
        self.left: list[Shift] = []  # equipment that left an equipment area

    def whose(self, point: str) -> Seat:
        """A move is about nobody: its skills say themselves whose cards they look at."""
        return NOBODY

    def plain(self) -> Facts:
        """How many, from where to where."""
        return {"move": self.why, "by": self.by, "count": len(self.shifts)}

    def lost_by(self, seat: Seat, areas: tuple[int, ...] = (HAND, EQUIPPED)) -> list[Shift]:
        """The cards that left these areas of a hero (not from one of them to the other)."""
        return [
            shift
            for shift in self.shifts
            if owner_of(shift.came) == seat
            and area_of(shift.came) in areas
            and not (owner_of(shift.to) == seat and area_of(shift.to) in areas)
        ]

    def got_by(self, seat: Seat) -> list[Shift]:
        """The cards that came to a hero's hand from elsewhere, not from the hero's own equipment area."""
        hand, own = zone_of(seat, HAND), (zone_of(seat, HAND), zone_of(seat, EQUIPPED))
        return [shift for shift in self.shifts if shift.to == hand and shift.came not in own]


def move_cards(
    s: Table,
    cards: Sequence[Sleeve],
    to: Zone,
    why: str,
    by: Seat = NOBODY,
    at_bottom: bool = False,
    label: str = "",
    openly: bool = False,
) -> Play[list[Sleeve]]:
    """Cards to one place in one action; returns their numbers there (a hidden gift gets fresh ones).

    `label` is what they are called there: a converted delayed tactic, cards atop or beside a hero (SG-911)."""
    return move_shifts(s, [Shift(card, s.where[card], to, "") for card in cards], why, by, at_bottom, label, openly)


def move_many(
    s: Table,
    shifts: Sequence[tuple[Sleeve, Zone]],
    why: str,
    by: Seat = NOBODY,
    at_bottom: bool = False,
    label: str = "",
    openly: bool = False,
) -> Play[list[Sleeve]]:
    """Cards to several places in one action, each with its own."""
    return move_shifts(
        s, [Shift(card, s.where[card], to, "") for card, to in shifts], why, by, at_bottom, label, openly
    )


def move_shifts(
    s: Table, shifts: list[Shift], why: str, by: Seat, at_bottom: bool, label: str, openly: bool
) -> Play[list[Sleeve]]:
    """SG-391, SG-392: M1, then all cards move at the same time, then one M3 for all of them.

    `openly` is for cards that were shown just before: everybody follows them, also into a hand or the deck."""
    if not shifts:
        return []
    moved = Moved(why, by)
    moved.label, moved.openly, moved.shifts = label, openly, shifts
    if BEFORE_MOVE in (s.cached or s.index()).triggers:
        yield from at(s, BEFORE_MOVE, moved)
    for shift in moved.shifts:
        face = s.faces[shift.card]
        kind = PRINTS[face].kind
        if face >= FIRST_EXTRA and shift.to == DISCARD:
            shift.to = EXTRA[KINDS[kind].type]  # SG-673, seen by all as in the discard pile (SG-H09)
            s.show(shift.card, s.everyone())
        elif kind in NO_PART_OF_THE_DECK:
            take_out(s, shift)
    if s.banned:
        remove_for_good(s, moved)
    if any(s.resting):
        pass_by_the_resting(s, moved)
    carry_out(s, moved, at_bottom)
    if moved.left:
        yield from equipment_left(s, MOVE, moved)
    sleeves = [shift.card for shift in moved.shifts]
    if AFTER_MOVE in (s.cached or s.index()).triggers:
        yield from at(s, AFTER_MOVE, moved)
    if moved.left:
        yield from equipment_left(s, AFTER_MOVE, moved)  # after the skills of heroes (SG-303)
    return sleeves


def take_out(s: Table, shift: Shift) -> None:
    """M1: a card that is no part of the deck leaves the game on some ways (SG-623): destroyed where it leaves an
    equipment area (SG-624), else removed."""
    if NO_PART_OF_THE_DECK[s.kind_of(shift.card)](shift.came, shift.to):
        shift.to, shift.destroyed = OUT, area_of(shift.came) == EQUIPPED


def remove_for_good(s: Table, moved: Moved) -> None:
    """SG-625, SG-626: M1: cards of some names never come to the discard pile; the physical card decides."""
    for shift in moved.shifts:
        if shift.to == DISCARD and s.kind_of(shift.card) in s.banned:
            shift.to = OUT


def pass_by_the_resting(s: Table, moved: Moved) -> None:
    """SG-981: M1: what would come to a hero who rests goes to the discard pile."""
    for shift in moved.shifts:
        owner = owner_of(shift.to)
        if owner != NOBODY and s.resting[owner]:
            shift.to = DISCARD


def is_destroyed(s: Table, card: Sleeve) -> bool:
    """SG-624: whether this card is destroyed, not discarded, if it should go to the discard pile."""
    zone = s.where[card]
    outsider = NO_PART_OF_THE_DECK.get(s.kind_of(card))
    return outsider is not None and area_of(zone) == EQUIPPED and outsider(zone, DISCARD)


def equipment_left(s: Table, point: str, moved: Moved) -> Play[None]:
    """M2, M3: what equipment does when it leaves an equipment area, in the order in which it left."""
    for shift in moved.left:
        leaves = LEAVING[point].get(shift.kind)
        if leaves is not None:
            yield from leaves(s, owner_of(shift.came), shift) or ()


def carry_out(s: Table, moved: Moved, at_bottom: bool) -> None:
    """M2: every card goes to its place; what hangs on where it lay and where it lies now follows it."""
    if not moved.openly:
        forget_hidden_gifts(s, moved)
    if moved.why == DISCARDED and len(moved.shifts) > 1:
        in_any_order(s, moved)
    for shift in moved.shifts:
        if s.labels or s.marks or shift.came == DISCARD:
            forget_where_it_was(s, shift)
        s.move(shift.card, shift.to, at_bottom=at_bottom)
        note_where_it_is(s, shift, moved)
    if FOLLOWS in s.index().states:
        follow(s, moved)
    emptied = [shift.came for shift in moved.shifts if not s.zones[shift.came]]
    if emptied:
        moved.emptied = sorted({owner_of(zone) for zone in emptied if area_of(zone) == HAND})
    if s.out is not None:
        tell_moved(s, moved)


def in_any_order(s: Table, moved: Moved) -> None:
    """SG-620, SG-H14: cards that are discarded together lie in the discard pile in an order that tells nothing."""
    order = list(range(len(moved.shifts)))
    s.dice.shuffle(order)
    moved.shifts = [moved.shifts[n] for n in order]


ON_THE_WAY: Final = (PROCESSING, FACE_DOWN)
AWAY: Final = (PROCESSING, FACE_DOWN, DISCARD)


def follow(s: Table, moved: Moved) -> None:
    """Which cards went from a hero's areas to the discard pile, directly or through the processing area."""
    for shift in moved.shifts:
        kept = shift.came in ON_THE_WAY and shift.to in AWAY
        if not kept:
            s.followed = [(card, seat) for card, seat in s.followed if card != shift.card]
        if area_of(shift.came) in (HAND, EQUIPPED, JUDGEMENT, PREMEDITATED) and shift.to in AWAY:
            s.followed.append((shift.card, owner_of(shift.came)))


def forget_where_it_was(s: Table, shift: Shift) -> None:
    """What was said of a card where it lay is over."""
    if s.labels and shift.card in s.labels:
        del s.labels[shift.card]
    if s.marks:
        follow_marks(s, shift.card, shift.to)
    if shift.came == DISCARD:
        s.discarded = [dropped for dropped in s.discarded if dropped[0] != shift.card]  # SG-823


def note_where_it_is(s: Table, shift: Shift, moved: Moved) -> None:
    """What is said of a card where it lies now; equipment that came or went changes what its owner has."""
    left, entered = area_of(shift.came), area_of(shift.to)
    if moved.why == DISCARDED and shift.to == DISCARD:
        s.discarded.append((shift.card, owner_of(shift.came), left))
    if moved.label and entered in LABELLED:
        s.labels[shift.card] = moved.label
    if s.is_open(shift.card):
        shift.kind = s.kind_of(shift.card)
    if EQUIPPED in (left, entered) and does_something(shift.kind):
        s.cached = None
    if left == EQUIPPED:
        moved.left.append(shift)
    if shift.to == DISCARD and WATCHES_PILE in s.index().states:
        s.note(PILED, owner_of(shift.came), NOBODY, shift.card, s.kind_of(shift.card))  # SG-1414: the physical card


UNTOLD: Final = (USED, PLAYED)  # told by the use and the play


def tell_moved(s: Table, moved: Moved) -> None:
    """SG-H08: one event for all cards that went the same way; whoever knows a card is told which one it was."""
    ways: dict[tuple[Zone, Zone, str], list[Sleeve]] = {}
    for shift in moved.shifts:
        why = DESTROYS if shift.destroyed else moved.why
        ways.setdefault((shift.came, shift.to, why), []).append(shift.card)
    for (came, to, why), cards in ways.items():
        if why in UNTOLD or (
            owner_of(came) == owner_of(to) == NOBODY and why != EXPOSED and KIND_AREA not in (came, to)
        ):
            continue
        public: Facts = {"why": why, "by": moved.by, "from": s.zone_names[came], "to": s.zone_names[to],
                         "count": len(cards)}  # fmt: skip
        private: dict[Seat, Facts] = {}
        for viewer in (*range(s.seats), SPECTATOR):
            seen = [card for card in cards if s.knows(viewer, card)]
            if seen:
                private[viewer] = {"cards": [{"card": CARD[c], "face": s.face_name(s.faces[c])} for c in seen]}
        s.emit("moved", public, private)


def forget_hidden_gifts(s: Table, moved: Moved) -> None:
    """SG-H08: of a card that goes face down from hand to hand the others see only that one went. Whoever knew some
    cards of that hand no longer knows which of them are still there. The same for cards beside a hero (SG-H06)."""
    gifts: dict[Zone, list[Shift]] = {}
    everyone = s.everyone()
    for shift in moved.shifts:
        if s.open_to[shift.to] == everyone or shift.to in EXTRA.values() or shift.to == shift.came:
            continue  # all see it, or it stays where it is
        if area_of(shift.came) in FACE_DOWN_AREAS or shift.came == SUPPLIES:
            gifts.setdefault(shift.came, []).append(shift)
    for zone, shifts in gifts.items():
        watching = s.open_to[zone] if zone != SUPPLIES else s.bit(moved.by)
        for shift in shifts:
            watching |= s.open_to[shift.to]
        if len(shifts) == len(s.zones[zone]) and len({shift.to for shift in shifts}) == 1:
            continue  # the whole hand goes: nobody loses track
        if any(s.seen[card] & ~watching for card in s.zones[zone]):
            fresh = s.conceal(unmarked(s, s.zones[zone]), watching)  # SG-941: marked ones are seen by all
            for shift in moved.shifts:
                shift.card = fresh.get(shift.card, shift.card)


# ---- seeing


def look_at(s: Table, seat: Seat, cards: Sequence[Sleeve], why: str) -> None:
    """SG-819: only this hero sees them; the others see how many."""
    for card in cards:
        s.show(card, s.bit(seat))
    faces = [{"card": CARD[card], "face": s.face_name(s.faces[card])} for card in cards]
    s.emit("look", {"seat": seat, "skill": why, "count": len(cards)}, {seat: {"cards": faces}})


def show(s: Table, seat: Seat, cards: Sequence[Sleeve], why: str) -> None:
    """SG-648: shown to all; the cards stay where they are."""
    for card in cards:
        s.show(card, s.everyone())
    faces = [{"card": CARD[card], "face": s.face_name(s.faces[card])} for card in cards]
    s.emit("show", {"seat": seat, "skill": why, "cards": faces})


# ---- kinds of moves


def discard(s: Table, cards: Sequence[Sleeve], by: Seat) -> Play[list[Sleeve]]:
    """SG-621, SG-434: straight to the discard pile; what is destroyed on the way is not discarded (SG-624)."""
    counted = NOTES in s.index().states
    for card in cards:
        if not is_destroyed(s, card):
            s.note("discard", s.owner(card), by, s.phase, s.kind_of(card), made=s.card(card) if counted else None)
    return move_cards(s, cards, DISCARD, DISCARDED, by)


def discard_together(s: Table, cards: Sequence[Sleeve]) -> Play[list[Sleeve]]:
    """SG-316, SG-392: several heroes discard cards of their own at the same moment."""
    counted = NOTES in s.index().states
    for card in cards:
        owner = s.owner(card)
        s.note("discard", owner, owner, s.phase, s.kind_of(card), made=s.card(card) if counted else None)
    return move_cards(s, cards, DISCARD, DISCARDED)


def place_in_discard(s: Table, cards: Sequence[Sleeve], by: Seat = NOBODY) -> Play[list[Sleeve]]:
    """SG-637: put into the discard pile without being discarded."""
    return move_cards(s, cards, DISCARD, PLACED, by)


def done_with(s: Table, cards: Sequence[Sleeve]) -> Play[list[Sleeve]]:
    """SG-431: what is still in the processing area goes to the discard pile."""
    return place_in_discard(s, [card for card in cards if s.where[card] == PROCESSING])


def give(s: Table, cards: Sequence[Sleeve], to: Seat, by: Seat, openly: bool = False) -> Play[list[Sleeve]]:
    """SG-433, SG-652: straight to the receiver's hand; `openly` if they were shown just before."""
    if not s.lives(to):
        return []
    return (yield from move_cards(s, cards, zone_of(to, HAND), GIVEN, by, openly=openly))


def get(s: Table, cards: Sequence[Sleeve], seat: Seat) -> Play[list[Sleeve]]:
    """SG-819: to the hero's hand from wherever the cards are."""
    if not s.lives(seat):
        return []
    return (yield from move_cards(s, cards, zone_of(seat, HAND), GOT, seat))


def exchange_hands(s: Table, one: Seat, other: Seat, by: Seat) -> Play[None]:
    """SG-435, SG-654, SG-H17: all cards of both hands."""
    yield from exchange(s, one, s.hand(one)[:], other, s.hand(other)[:], by)


def exchange(
    s: Table, one: Seat, mine: Sequence[Sleeve], other: Seat, theirs: Sequence[Sleeve], by: Seat
) -> Play[None]:
    """SG-435, SG-654: both lots leave at the same time and lie face down, then each goes to the other hero. Whoever
    died meanwhile gets nothing: the cards go to the discard pile."""
    hands = {one: theirs, other: mine}
    laid = [(card, FACE_DOWN) for cards in hands.values() for card in cards]
    moved = yield from move_many(s, laid, EXCHANGED, by)
    receivers = [seat for seat, cards in hands.items() for _ in cards]
    arriving = [
        (card, zone_of(seat, HAND) if s.alive[seat] else DISCARD) for card, seat in zip(moved, receivers, strict=True)
    ]
    yield from move_many(s, arriving, EXCHANGED, by)


def remove(s: Table, cards: Sequence[Sleeve], by: Seat = NOBODY) -> Play[None]:
    """SG-622: from out of the game to the discard pile; not a discard."""
    yield from move_cards(s, cards, DISCARD, REMOVED, by)


# ---- equipment (SG-12xx)


def free_slots(s: Table, seat: Seat, kind: str) -> bool:
    """SG-631, SG-633: whether a card of this kind may be placed: as a rule it cannot replace another."""
    if any(slot in s.disabled[seat] for slot in KINDS[kind].slots):
        return False  # SG-1204
    return kind in PLACED_OVER or all(s.in_slot(seat, slot) is None for slot in KINDS[kind].slots)


def equip(s: Table, card: Sleeve, seat: Seat, by: Seat) -> Play[None]:
    """SG-636: an equipment card takes its slots; what was there is placed in the discard pile at the same moment.
    Where a card is placed, not used, its slots are free (see `free_slots`)."""
    old = [
        other for other in s.equipment(seat) if set(KINDS[s.kind_of(other)].slots) & set(KINDS[s.kind_of(card)].slots)
    ]
    shifts = [(other, DISCARD) for other in old]
    yield from move_many(s, [*shifts, (card, zone_of(seat, EQUIPPED))], PLACED, by)
