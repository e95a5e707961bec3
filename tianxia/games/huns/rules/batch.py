"""Placing Valuables: one batch after the other, one Valuable at a time (HU-405 to HU-425)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tianxia.core.asks import CARD, Choice, Play, Ref, Refusal, Sleeve, ask
from tianxia.core.events import Facts, Seat
from tianxia.core.moves import Move, chosen
from tianxia.core.pieces import figures, place_of
from tianxia.core.state import Face, Matter
from tianxia.games.huns.data import COLOURS, CURSE, EFFECT, HAND, RESERVE
from tianxia.games.huns.rules.asking import COLOUR, Good, HunsMoves, PickGoods, choose_goods, use_of
from tianxia.games.huns.rules.powers import NOT_THERE
from tianxia.games.huns.rules.state import ALL_COLOURS, CAMP, FLED, WAGONS, Camps
from tianxia.games.huns.rules.wagons import fill_up, is_filled, send_off

LOOT: Final = "loot"
UNDECIDED: Final = -1
ON_WAGONS: Final = -2
DIVIDED: Final = -3  # HU-759: wagons and cards alike


class Between:
    """What the player of a Loot may do between two placements (HU-215): the cards that may be used, how one is used,
    and why another may not be."""

    __slots__ = ("use", "uses", "why")

    def __init__(
        self,
        uses: Callable[[Camps, Seat], list[Sleeve]],
        use: Callable[[Camps, Seat, Sleeve], Play[None]],
        why: Callable[[Choice], Refusal | None],
    ) -> None:
        self.uses: Callable[[Camps, Seat], list[Sleeve]] = uses
        self.use: Callable[[Camps, Seat, Sleeve], Play[None]] = use
        self.why: Callable[[Choice], Refusal | None] = why


class Batch(Matter):
    """All Valuables that one Loot or one effect gives, with where each came from."""

    __slots__ = ("dest", "goods", "loaded", "seat", "source", "target")

    def __init__(self, seat: Seat, source: str, goods: list[Good], dest: str = "any") -> None:
        self.seat: Seat = seat
        self.source: str = source  # LOOT, or the card that gave them
        self.goods: list[Good] = goods  # one entry for each Valuable in hand
        self.dest: str = dest  # any, card, wagons
        self.target: int = UNDECIDED
        self.loaded: list[Sleeve] = []  # wagons that took one (HU-764)

    @property
    def place(self) -> int:
        """Where they are until they are placed."""
        return HAND if self.source == LOOT else EFFECT

    def colours(self) -> list[int]:
        """The colours in hand, each once."""
        if len(self.goods) == 1:
            return [self.goods[0].colour]
        return sorted({good.colour for good in self.goods})

    def kinds(self, room: Callable[[int], int]) -> list[Good]:
        """One of each kind in hand. Valuables of one colour from different places differ only if there is not room for
        all of them: then one of them goes back to where it came from (HU-413)."""
        found: dict[int, Good] = {}
        for good in self.goods:
            alike = [other for other in self.goods if other.colour == good.colour]
            apart = len({other.key for other in alike}) > 1 and room(good.colour) < len(alike)
            found.setdefault(good.key if apart else -1 - good.colour, good)
        return list(found.values())

    def plain(self) -> Facts:
        """It lies open."""
        return {
            "batch": self.source,
            "seat": self.seat,
            "goods": [COLOURS[good.colour] for good in self.goods],
            "target": self.target,
        }


def from_reserve(colours: list[int]) -> list[Good]:
    """Valuables of the Reserve, one entry for each."""
    return [Good(RESERVE, colour, colour, 1) for colour in colours]


# ---- where they may go


def loads(s: Camps, batch: Batch) -> list[tuple[Good, Sleeve]]:
    """HU-408, HU-764: which Valuable in hand may go onto which wagon."""
    seat = batch.seat
    cap = s.power(seat).cap != NOT_THERE
    wagons = [wagon for wagon in s.zones[WAGONS + seat] if not (cap and wagon in batch.loaded)]

    def room(colour: int) -> int:
        free = [s.free_slots(s.faces[wagon], colour) for wagon in wagons]
        return sum([min(1, slots) for slots in free] if cap else free)

    goods = batch.kinds(room) if batch.source != LOOT else batch.goods[:1]
    return [(good, wagon) for good in goods for wagon in wagons if s.free_slots(s.faces[wagon], good.colour)]


def good_ref(good: Good) -> Ref:
    """A Valuable in hand: by its colour, or by where it was taken from."""
    return COLOUR[good.colour] if good.place == RESERVE else figures("good", good.key, 1)[0]


def in_hand(batch: Batch, ref: Ref) -> Good:
    """The Valuable that a reference means."""
    return next(good for good in batch.goods if good_ref(good) == ref)


def dyes(s: Camps, batch: Batch) -> list[tuple[int, Sleeve, int]]:
    """HU-706: once in a turn a looted Valuable may go onto an empty slot of any other colour."""
    seat = batch.seat
    wild = s.power(seat).wild
    if batch.source != LOOT or wild == NOT_THERE or s.faces[wild] in s.used:
        return []
    cap = batch.loaded and s.power(seat).cap != NOT_THERE
    return [
        (colour, wagon, slot)
        for colour in batch.colours()
        for wagon in s.zones[WAGONS + seat]
        if not (cap and wagon in batch.loaded)
        for slot in ALL_COLOURS
        if slot != colour and s.free_slots(s.faces[wagon], slot)
    ]


def moves(s: Camps, batch: Batch, between: Between | None) -> list[Move]:
    """HU-405, HU-414, HU-415: what may be done with the Valuables in hand now; nothing if none fits."""
    target = batch.target
    found: list[Move] = []
    onto_wagons = batch.dest != "card" and target in (UNDECIDED, ON_WAGONS, DIVIDED)
    fitting = loads(s, batch) if onto_wagons else []
    found += [("load", (("good", good_ref(good)), ("wagon", CARD[wagon]))) for good, wagon in fitting]
    cards = s.fillable(batch.seat) if batch.dest != "wagons" and target != ON_WAGONS else []
    if target not in (UNDECIDED, DIVIDED):
        cards = [card for card in cards if card == target]
    found += [("fill", (("card", CARD[card]),)) for card in cards]
    dyed = dyes(s, batch) if onto_wagons else []
    found += [("dye", (("good", COLOUR[colour]), ("slot", slot_ref(s, wagon, slot)))) for colour, wagon, slot in dyed]
    using = use_of(between.uses(s, batch.seat)) if between is not None else []
    if not found:
        return [*using, ("back", ())] if using else []  # HU-215: a card may still make room
    if target == UNDECIDED and may_divide(s, batch) and cards and (fitting or dyed or len(cards) > 1):
        found.append(("divide", ()))
    if dyed and not fitting and not cards:
        found.append(("back", ()))  # HU-706: dyeing is never a duty
    return found + using


def may_divide(s: Camps, batch: Batch) -> bool:
    """HU-742, HU-759: the Valuables of a Loot, between wagons and any number of cards."""
    return len(batch.goods) > 1 and batch.source == LOOT and s.power(batch.seat).split != NOT_THERE


def slot_ref(s: Camps, wagon: Sleeve, slot: int) -> str:
    """An empty slot of a wagon."""
    return f"slot/{s.box.place[s.faces[wagon]] * len(COLOURS) + slot}"


def can_place(s: Camps, seat: Seat, colour: int, dest: str = "any") -> bool:
    """HU-690: whether a Valuable of this colour finds a place in a camp."""
    if dest != "wagons" and s.fillable(seat):
        return True
    return dest != "card" and any(s.free_slots(s.faces[wagon], colour) for wagon in s.zones[WAGONS + seat])


# ---- placing


def place(s: Camps, batch: Batch, between: Between | None = None) -> Play[int]:
    """The whole batch; what finds no place goes back to where it came from (HU-411 to HU-413). Answers how many did.
    In a Loot its player may use cards between two placements (HU-215)."""
    s.trail.append(batch)
    while batch.goods:
        listed = moves(s, batch, between)
        if not listed:
            break
        if len(listed) == 1:
            reply = chosen(listed[0])
        else:
            reply = yield from ask(placing(s, batch, between).knowing(listed))
        if reply.option == "use":
            assert between is not None
            yield from between.use(s, batch.seat, reply.one("card"))
        elif reply.option == "back":
            break
        else:
            yield from PLACING[reply.option](s, batch, reply)
    s.trail.remove(batch)
    return give_back(s, batch)


def placing(s: Camps, batch: Batch, between: Between | None) -> HunsMoves:
    """The question which Valuable goes where."""

    def why(choice: Choice) -> Refusal | None:
        if choice.option == "load":
            named = choice.picks.get("wagon", ())
            return why_not_onto(s, batch.seat, batch.loaded, named) or why_no_load(s, batch, named)
        if choice.option == "fill":
            return why_no_fill(s, batch, choice.picks.get("card", ()))
        if choice.option in ("back", "done", "pass"):
            return Refusal("HU-414", {"option": choice.option})
        return None if between is None else between.why(choice)

    return HunsMoves(
        s, batch.seat, "place", "HU-405", lambda: moves(s, batch, between), lambda: {"source": batch.source}, why
    )


def why_not_onto(s: Camps, seat: Seat, loaded: list[Sleeve], named: tuple[Ref, ...]) -> Refusal | None:
    """HU-764: a wagon that has had its one Valuable of this batch or effect."""
    cap = s.power(seat).cap
    if cap == NOT_THERE or not any(CARD[wagon] in named or s.name_of(wagon) in named for wagon in loaded):
        return None
    return Refusal(s.box.cards[s.faces[cap]].rule, {"by": [s.name_of(cap)]})


def why_no_load(s: Camps, batch: Batch, named: tuple[Ref, ...]) -> Refusal | None:
    """HU-406, HU-408: a wagon that is not one's own, or that has no empty slot of the colour."""
    if not named or batch.target not in (UNDECIDED, ON_WAGONS, DIVIDED):
        return None
    own = [wagon for wagon in s.zones[WAGONS + batch.seat] if CARD[wagon] in named or s.name_of(wagon) in named]
    return Refusal("HU-408", {"face": s.name_of(own[0])}) if own else Refusal("HU-406")


def why_no_fill(s: Camps, batch: Batch, named: tuple[Ref, ...]) -> Refusal | None:
    """HU-406, HU-410, HU-416: a card that takes no Valuables, none any more, or none of these."""
    seat = batch.seat
    own = [
        card
        for zone in (CAMP, FLED)
        for card in s.zones[zone + seat]
        if CARD[card] in named or s.name_of(card) in named
    ]
    if not named or batch.target == ON_WAGONS:
        return None
    if not own or not s.box.cards[s.faces[own[0]]].slots:
        return Refusal("HU-406")
    told: Facts = {"face": s.name_of(own[0])}
    return Refusal("HU-410" if own[0] in s.fillable(seat) else "HU-416", told)


def load(s: Camps, batch: Batch, reply: Choice) -> Play[None]:
    """HU-408: one Valuable onto an empty slot of its colour."""
    yield from onto_wagon(s, batch, in_hand(batch, reply.picks["good"][0]), reply.one("wagon"))


def dye(s: Camps, batch: Batch, reply: Choice) -> Play[None]:
    """HU-706, HU-714: one Valuable onto a slot of another colour; it keeps its own."""
    good = in_hand(batch, reply.picks["good"][0])
    place, slot = divmod(reply.one("slot"), len(COLOURS))
    wagon = next(wagon for wagon in s.zones[WAGONS + batch.seat] if s.box.place[s.faces[wagon]] == place)
    wild = s.power(batch.seat).wild
    s.used.append(s.faces[wild])
    s.emit("use", {"seat": batch.seat, "face": s.name_of(wild)})
    s.dyed.append((s.faces[wagon], slot, good.colour))
    yield from onto_wagon(s, batch, good, wagon)


def onto_wagon(s: Camps, batch: Batch, good: Good, wagon: Sleeve) -> Play[None]:
    """One Valuable; a full wagon leaves at once, before anything else is placed (HU-417, HU-502)."""
    if batch.target == UNDECIDED:
        batch.target = ON_WAGONS
    batch.goods.remove(good)
    batch.loaded.append(wagon)
    s.give(good.colour, 1, batch.place, s.box.place[s.faces[wagon]])
    s.stirred = True
    if is_filled(s, wagon):
        yield from send_off(s, batch.seat, wagon)


def fill(s: Camps, batch: Batch, reply: Choice) -> Play[None]:
    """HU-405, HU-414: all that one card holds; those of a Loot one at a time, for cards may be used in between (HU-215,
    HU-417)."""
    card = reply.one("card")
    count = 1 if batch.source == LOOT else min(len(batch.goods), s.free_on(s.faces[card]))
    if batch.target != DIVIDED:
        batch.target = card
    goods = yield from which(s, batch, count)
    yield from onto_card(s, batch, card, goods)


def which(s: Camps, batch: Batch, count: int) -> Play[list[Good]]:
    """HU-418: where a card has too few slots, the player chooses which Valuables go on it."""
    if count == len(batch.goods) or len({good.key for good in batch.goods}) == 1:
        return batch.goods[:count]

    def held() -> list[Good]:
        kinds = {good.key: good for good in batch.goods}
        counts = [good.key for good in batch.goods]
        return [
            Good(g.place, g.slot, g.colour, counts.count(key), 0, "colour" if g.place == RESERVE else "good")
            for key, g in kinds.items()
        ]

    picked = yield from choose_goods(
        PickGoods(s, batch.seat, "which", "HU-418", held, (count, count), tell=lambda: {"source": batch.source})
    )
    left, found = batch.goods[:], []
    for good in picked:
        mine = next(other for other in left if other.is_like(good))
        left.remove(mine)
        found.append(mine)
    return found


def onto_card(s: Camps, batch: Batch, card: Sleeve, goods: list[Good]) -> Play[None]:
    """These Valuables onto a Mercenary or Curse."""
    place = s.box.place[s.faces[card]]
    before = s.power(batch.seat).limit
    for good in goods:
        batch.goods.remove(good)
        s.give(good.colour, 1, batch.place, place)
    s.stirred = True
    yield from tell_filled(s, batch.seat, card, before)


def tell_filled(s: Camps, seat: Seat, card: Sleeve, limit: int) -> Play[None]:
    """HU-642, HU-656: a Mercenary begins to work, a Curse is lifted, both at once; with it the limit of wagons may
    rise."""
    face = s.faces[card]
    if not s.is_full(face):
        return
    lifted = s.box.cards[face].kind == CURSE
    s.emit("lifted" if lifted else "full", {"seat": seat, "face": s.box.names[face]})
    s.beat("lifted" if lifted else "paid")
    yield from fill_up(s, seat, limit, card)


def divide(s: Camps, batch: Batch, reply: Choice) -> Play[None]:
    """HU-759: said before the first Valuable is placed."""
    batch.target = DIVIDED
    s.emit("use", {"seat": batch.seat, "face": s.name_of(s.power(batch.seat).split)})
    yield from ()


PLACING: Final[dict[str, Callable[[Camps, Batch, Choice], Play[None]]]] = {
    "load": load,
    "dye": dye,
    "fill": fill,
    "divide": divide,
}


def give_back(s: Camps, batch: Batch) -> int:
    """HU-413: what is left goes back to where it was: the Reserve, a Storage, or the very slot."""
    left = batch.goods
    capped = bool(batch.loaded) and s.power(batch.seat).cap != NOT_THERE
    for good in left:
        s.give(good.colour, 1, batch.place, good.place)
        if good.slot != good.colour:
            s.dyed.append((face_at(s, good.place), good.slot, good.colour))
        tell_full_again(s, good)
    if left:
        told: Facts = {"seat": batch.seat, "count": len(left), "source": batch.source}
        if capped and any(can_place(s, batch.seat, good.colour, "wagons") for good in left):
            told["by"] = [s.name_of(s.power(batch.seat).cap)]
        s.emit("excess", told)
    batch.goods = []
    return len(left)


def tell_full_again(s: Camps, good: Good) -> None:
    """HU-642, HU-758: a Mercenary that lost a Valuable has it back."""
    face = face_at(s, good.place) if good.place in s.box.place else NOT_THERE
    if NOT_THERE < face < s.box.first_wagon and s.is_full(face):
        s.emit("full", {"seat": owner_of(s, face), "face": s.box.names[face]})


def face_at(s: Camps, place: int) -> Face:
    """The wagon or card whose Valuables lie at this place."""
    return s.box.place.index(place)


# ---- Valuables that lie somewhere


def lying_on(s: Camps, card: Sleeve, group: int) -> list[Good]:
    """The Valuables on a wagon, Mercenary or Curse, by colour and slot."""
    face, stock = s.faces[card], s.stock
    place = s.box.place[face]
    dyed = [(slot, good) for wagon, slot, good in s.dyed if wagon == face] if s.dyed else []
    if not dyed:
        return [Good(place, c, c, stock[c][place], group) for c in ALL_COLOURS if stock[c][place]]
    found = []
    for colour in ALL_COLOURS:
        count = stock[colour][place]
        if count:
            strange = [slot for slot, good in dyed if good == colour]
            if count > len(strange):
                found.append(Good(place, colour, colour, count - len(strange), group))
            found += [Good(place, slot, colour, strange.count(slot), group) for slot in sorted(set(strange))]
    return found


def pick_up(s: Camps, good: Good, to: int) -> Good:
    """One Valuable leaves the slot it lies on; a Mercenary that loses one stops working (HU-643)."""
    face = face_at(s, good.place) if good.place in s.box.place else NOT_THERE
    full = NOT_THERE < face < s.box.first_wagon and s.is_full(face)
    s.give(good.colour, 1, good.place, to)
    if good.slot != good.colour:
        s.dyed.remove((face, good.slot, good.colour))
    if full:
        s.emit("emptied", {"seat": owner_of(s, face), "face": s.box.names[face]})
    return Good(good.place, good.slot, good.colour, 1)


def owner_of(s: Camps, face: Face) -> Seat:
    """In whose camp a card lies."""
    return next(seat for seat in range(s.seats) if any(s.faces[card] == face for card in s.zones[CAMP + seat]))


def good_refs(goods: list[Good]) -> list[str]:
    """One reference for each kind of Valuable that lies somewhere."""
    return [figures("good", good.key, 1)[0] for good in goods]


def good_of(goods: list[Good], number: int) -> Good:
    """The Valuable of a reference."""
    key = place_of(number)
    return next(good for good in goods if good.key == key)
