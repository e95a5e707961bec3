"""The effect vocabulary: what each primitive does and when it can change something (HU-636, HU-681 to HU-691).

An effect has `can`, asked before a card is offered, and `run`. A card that the vocabulary does not reach has a function
of its own in single.py, registered in the same way."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

from tianxia.core.asks import CARD, Choice, Play, Refusal, Sleeve
from tianxia.core.events import Facts, Seat
from tianxia.core.moves import Move, choose
from tianxia.games.huns.data import COLOURS, EFFECT, RESERVE, STORE, VALUES, Effect
from tianxia.games.huns.rules.asking import DIE, VALUE, Good, HunsMoves, PickGoods, choose_goods
from tianxia.games.huns.rules.batch import Batch, can_place, from_reserve, lying_on, pick_up, place
from tianxia.games.huns.rules.powers import NOT_THERE
from tianxia.games.huns.rules.state import ALL_COLOURS, DECK, DISPLAY, NO_DIE, NOBODY, SENT, WAGON_DECK, WAGONS, Camps
from tianxia.games.huns.rules.wagons import is_filled, refill, send_off

Can = Callable[[Camps, Seat, Effect, Sleeve], bool]
Run = Callable[..., Iterable[Any]]  # (state, seat, effect, card)
R = TypeVar("R", bound=Run)


class Doing:
    """How an effect is carried out."""

    __slots__ = ("can", "run")

    def __init__(self, can: Can, run: Run) -> None:
        self.can: Can = can
        self.run: Run = run


DOINGS: Final[dict[str, Doing]] = {}


def effect(op: str, can: Can) -> Callable[[R], R]:
    """Register how an effect is carried out, by its word in the data."""

    def register(run: R) -> R:
        DOINGS[op] = Doing(can, run)
        return run

    return register


def can_use(s: Camps, seat: Seat, card: Sleeve) -> bool:
    """HU-636: whether what a card does could change something now."""
    active = s.box.cards[s.faces[card]].active
    return bool(active) and DOINGS[active[0].op].can(s, seat, active[0], card)


def carry_out(s: Camps, seat: Seat, card: Sleeve) -> Play[None]:
    """All that a card does, as far as it can still be done: what came first may have changed the camp (HU-745)."""
    for doing in s.box.cards[s.faces[card]].active:
        if DOINGS[doing.op].can(s, seat, doing, card):
            yield from DOINGS[doing.op].run(s, seat, doing, card)


# ---- taking from the Reserve


def colours_of(s: Camps, doing: Effect) -> tuple[int, ...]:
    """The colours that may be taken: any, or that of the die."""
    return (s.die,) if doing.colours in ("die", "event") else ALL_COLOURS


def can_gain(s: Camps, seat: Seat, doing: Effect, card: Sleeve) -> bool:
    """HU-690: a Valuable of the Reserve can be placed, the die shows what it must, and the condition holds."""
    if s.die == NO_DIE and (doing.when_die or doing.colours in ("die", "event")):
        return False
    if doing.when_die and s.tracks[s.die] != doing.when_die:
        return False
    if doing.condition and not CONDITIONS[doing.condition](s, seat):
        return False
    return any(s.stock[c][RESERVE] and can_place(s, seat, c, doing.dest) for c in colours_of(s, doing))


@effect("gain", can_gain)
def gain(s: Camps, seat: Seat, doing: Effect, card: Sleeve, may_pass: bool = False) -> Play[bool]:
    """Up to n Valuables from the Reserve, placed as one batch (HU-419). Whether any were taken."""
    if not can_gain(s, seat, doing, card):
        return False

    def on_offer() -> list[Good]:
        one = doing.colours == "one"
        stock = [(colour, s.stock[colour][RESERVE]) for colour in colours_of(s, doing)]
        return [Good(RESERVE, c, c, min(n, doing.n), c if one else 0, "colour") for c, n in stock if n]

    picked = yield from choose_goods(
        PickGoods(
            s,
            seat,
            "gain",
            s.box.cards[s.faces[card]].rule,
            on_offer,
            (1, most_taken(s, seat, doing)),
            may_pass,
            lambda colour: can_place(s, seat, colour, doing.dest),
            lambda: {"source": s.name_of(card)},
        )
    )
    if not picked:
        return False
    if may_pass:
        s.emit("use", {"seat": seat, "face": s.name_of(card)})
    yield from take(s, seat, s.name_of(card), [good.colour for good in picked], doing.dest)
    return True


def most_taken(s: Camps, seat: Seat, doing: Effect) -> int:
    """How many may be taken; for one card not more than the one with most room holds (HU-729)."""
    if doing.dest != "card":
        return doing.n
    return min(doing.n, max([s.free_on(s.faces[card]) for card in s.fillable(seat)]))


def take(s: Camps, seat: Seat, source: str, colours: list[int], dest: str) -> Play[None]:
    """These Valuables of the Reserve, as one batch."""
    for colour in sorted(set(colours)):
        s.give(colour, colours.count(colour), RESERVE, EFFECT)
    yield from place(s, Batch(seat, source, from_reserve(colours), dest))


def no_one_sent_fewer(s: Camps, seat: Seat) -> bool:
    """HU-752: no opponent has sent off fewer wagons."""
    return all(len(s.zones[SENT + other]) >= len(s.zones[SENT + seat]) for other in range(s.seats))


CONDITIONS: Final[dict[str, Callable[[Camps, Seat], bool]]] = {
    "fewest-sent-or-tied": no_one_sent_fewer,
    "drew-this-turn": lambda s, seat: s.drew,
}


# ---- taking from others


def guard(s: Camps, seat: Seat, owner: Seat, zone: str) -> Sleeve:
    """HU-684: the card that protects a zone of an opponent's camp."""
    return NOT_THERE if seat == owner else s.power(owner).guards.get(zone, NOT_THERE)


def within_reach(s: Camps, seat: Seat, doing: Effect, owner: Seat) -> list[Good]:
    """The Valuables of one camp that this effect may pick; those of one group go together."""
    origin = doing.origin
    if origin == "storage":
        heap = [(colour, s.stock[colour][STORE + owner]) for colour in ALL_COLOURS]
        return [Good(STORE + owner, colour, colour, count, owner) for colour, count in heap if count]
    if guard(s, seat, owner, "mercenaries" if origin == "one-mercenary" else "wagons") != NOT_THERE:
        return []
    if origin == "one-mercenary":
        return [good for card in s.mercenaries(owner) for good in lying_on(s, card, card)]
    apart = origin == "one-wagon"
    return [good for wagon in s.zones[WAGONS + owner] for good in lying_on(s, wagon, wagon if apart else owner)]


def victims(s: Camps, seat: Seat, doing: Effect) -> list[Seat]:
    """Whose camps an effect looks into, clockwise."""
    return [seat] if doing.who == "self" else s.opponents(seat)


def tell_guarded(s: Camps, seat: Seat, doing: Effect) -> None:
    """Tell which cards kept somebody's Valuables safe."""
    zone = {"wagons": "wagons", "one-wagon": "wagons", "one-mercenary": "mercenaries"}.get(doing.origin, "")
    for owner in victims(s, seat, doing):
        card = guard(s, seat, owner, zone)
        if card != NOT_THERE:
            s.emit("guarded", {"seat": owner, "face": s.name_of(card)})


def can_steal(s: Camps, seat: Seat, doing: Effect, card: Sleeve) -> bool:
    """HU-636: something within reach can be placed."""
    return any(
        can_place(s, seat, good.colour)
        for owner in victims(s, seat, doing)
        for good in within_reach(s, seat, doing, owner)
    )


@effect("steal", can_steal)
def steal(s: Camps, seat: Seat, doing: Effect, card: Sleeve) -> Play[None]:
    """HU-683: all Valuables are picked first, then placed as one batch; what finds no place goes back."""
    picked = yield from pick_from_others(s, seat, doing, card, "steal", (1, doing.n))
    taken = [pick_up(s, good, EFFECT) for good in picked]
    yield from place(s, Batch(seat, s.name_of(card), taken, doing.dest))


def can_discard(s: Camps, seat: Seat, doing: Effect, card: Sleeve) -> bool:
    """Something is within reach, and the condition holds."""
    if doing.condition and not CONDITIONS[doing.condition](s, seat):
        return False
    return any(within_reach(s, seat, doing, owner) for owner in victims(s, seat, doing))


@effect("discard", can_discard)
def discard(s: Camps, seat: Seat, doing: Effect, card: Sleeve) -> Play[None]:
    """Valuables go back to the Reserve, all picked first (HU-733)."""
    picked = yield from pick_from_others(s, seat, doing, card, "discard", (1, doing.n))
    for good in picked:
        pick_up(s, good, RESERVE)
    s.emit("discard", {"seat": seat, "face": s.name_of(card), "goods": [COLOURS[good.colour] for good in picked]})


def pick_from_others(
    s: Camps, seat: Seat, doing: Effect, card: Sleeve, kind: str, bounds: tuple[int, int]
) -> Play[list[Good]]:
    """From each opponent in turn, clockwise (HU-733), or from one of them; "up to" may be none of one of several."""
    tell_guarded(s, seat, doing)
    rule = s.box.cards[s.faces[card]].rule

    def told(owner: Seat) -> Facts:
        return {"source": s.name_of(card), "from": owner}

    if doing.who != "each":
        return (
            yield from choose_goods(
                PickGoods(
                    s,
                    seat,
                    kind,
                    rule,
                    lambda: [good for owner in victims(s, seat, doing) for good in within_reach(s, seat, doing, owner)],
                    bounds,
                    tell=lambda: told(NOBODY),
                )
            )
        )
    picked: list[Good] = []
    for owner in victims(s, seat, doing):
        if within_reach(s, seat, doing, owner):
            picked += yield from choose_goods(from_one(s, seat, doing, owner, kind, rule, bounds, told))
    return picked


def from_one(
    s: Camps,
    seat: Seat,
    doing: Effect,
    owner: Seat,
    kind: str,
    rule: str,
    bounds: tuple[int, int],
    told: Callable[[Seat], Facts],
) -> PickGoods:
    """What one of several opponents loses: exactly one, or up to this many."""
    return PickGoods(
        s,
        seat,
        kind,
        rule,
        lambda: within_reach(s, seat, doing, owner),
        bounds,
        may_pass=bounds[1] > 1,
        tell=lambda: told(owner),
    )


# ---- dice


def can_turn(s: Camps, seat: Seat, doing: Effect, card: Sleeve) -> bool:
    """There is a die that can be turned otherwise; that of the next turn always can."""
    return doing.target == "next" or bool(turns(s, doing))


def turns(s: Camps, doing: Effect) -> list[Move]:
    """Which die may be turned to which value (HU-216); a die rolled again has none."""
    dice = s.available() if doing.target != "own" else [s.die] if s.die != NO_DIE else []
    if doing.how == "reroll":
        return [("turn", (("die", DIE[die]),)) for die in dice]
    found: list[Move] = []
    for die in dice:
        now = s.tracks[die]
        values = [now + by for by in doing.values] if doing.how == "shift" else list(doing.values)
        found += [("turn", (("die", DIE[die]), ("value", VALUE[v]))) for v in values if v in VALUES and v != now]
    return found


@effect("turn_die", can_turn)
def turn_die(s: Camps, seat: Seat, doing: Effect, card: Sleeve) -> Play[None]:
    """HU-703, HU-704, HU-734, HU-746: a die is turned or rolled again."""
    if doing.target == "next":
        s.turns_next = True
        return
    question = HunsMoves(
        s, seat, "turn", s.box.cards[s.faces[card]].rule, lambda: turns(s, doing), lambda: {"source": s.name_of(card)}
    )
    reply = yield from choose(question)
    die = reply.one("die")
    if doing.how == "reroll":
        s.roll((die,))
        s.beat("rolled")
    else:
        s.advance(die, reply.one("value") - s.tracks[die])


def can_ban(s: Camps, seat: Seat, doing: Effect, card: Sleeve) -> bool:
    """Nobody has named a die in this turn."""
    return s.banned == NO_DIE


@effect("die_ban", can_ban)
def ban_die(s: Camps, seat: Seat, doing: Effect, card: Sleeve) -> Play[None]:
    """HU-771, HU-775: the left neighbour names the colour of an available die."""
    by = s.opponents(seat)[0]

    def dice() -> list[Move]:
        return [("ban", (("die", DIE[die]),)) for die in s.available()]

    question = HunsMoves(
        s, by, "ban", s.box.cards[s.faces[card]].rule, dice, lambda: {"source": s.name_of(card), "target": seat}
    )
    reply = yield from choose(question)
    s.banned = reply.one("die")
    s.emit("ban", {"seat": seat, "by": by, "die": COLOURS[s.banned], "face": s.name_of(card)})


# ---- more actions, more turns


def can_do_more(s: Camps, seat: Seat, doing: Effect, card: Sleeve) -> bool:
    """HU-727: the die is taken and another one is left. HU-728, HU-735: before the action, with a deck to draw from."""
    if s.die == NO_DIE:
        return False
    if doing.what == "turn":
        return not s.again and bool(s.available())
    return not (s.drew or s.looted or s.both) and bool(s.zones[DECK + s.die])


@effect("more", can_do_more)
def do_more(s: Camps, seat: Seat, doing: Effect, card: Sleeve) -> Play[None]:
    """HU-727, HU-728: both actions in this turn, or a further turn after it."""
    if doing.what == "turn":
        s.again = True
        s.emit("extra-turn", {"seat": seat})
    else:
        s.both = True
        s.emit("both", {"seat": seat})
    yield from ()


# ---- exchanging wagons


def swaps(s: Camps, seat: Seat, doing: Effect) -> list[Move]:
    """HU-712, HU-691: a wagon of one's own for a face-up one; HU-730, HU-737: for one that no opponent protects."""
    own = s.zones[WAGONS + seat]
    if doing.target == "display":
        mud = s.power(seat).deck_only != NOT_THERE and bool(s.zones[WAGON_DECK])
        others = [] if mud else s.zones[DISPLAY]
    else:
        free = [owner for owner in s.opponents(seat) if guard(s, seat, owner, "wagons") == NOT_THERE]
        others = [wagon for owner in free for wagon in s.zones[WAGONS + owner]]
    return [("swap", (("own", CARD[mine]), ("other", CARD[other]))) for mine in own for other in others]


def why_no_swap(s: Camps, seat: Seat, doing: Effect, choice: Choice) -> Refusal | None:
    """HU-737: a wagon of an opponent who protects it."""
    for owner in s.opponents(seat) if doing.target == "opponent" else ():
        card = guard(s, seat, owner, "wagons")
        if card != NOT_THERE and any(CARD[wagon] in choice.picks.get("other", ()) for wagon in s.zones[WAGONS + owner]):
            return Refusal("HU-737", {"seat": owner, "by": [s.name_of(card)]})
    return None


def can_swap(s: Camps, seat: Seat, doing: Effect, card: Sleeve) -> bool:
    """There are two wagons to exchange."""
    return bool(swaps(s, seat, doing))


@effect("wagon_swap", can_swap)
def swap_wagons(s: Camps, seat: Seat, doing: Effect, card: Sleeve) -> Play[None]:
    """One wagon for another, with an opponent or with the display."""
    question = HunsMoves(
        s,
        seat,
        "swap",
        s.box.cards[s.faces[card]].rule,
        lambda: swaps(s, seat, doing),
        lambda: {"source": s.name_of(card)},
        lambda choice: why_no_swap(s, seat, doing, choice),
    )
    reply = yield from choose(question)
    own, other = reply.one("own"), reply.one("other")
    told = {"seat": seat, "face": s.name_of(card), "own": s.name_of(own), "other": s.name_of(other)}
    s.emit("swap", told)
    if doing.target == "display":
        yield from swap_with_display(s, seat, own, other)
        return
    owner = s.where[other] - WAGONS
    s.move(own, WAGONS + owner)
    s.move(other, WAGONS + seat)


def swap_with_display(s: Camps, seat: Seat, old: Sleeve, new: Sleeve) -> Play[None]:
    """HU-712, HU-716, HU-717: what fits moves over, the rest goes to the Reserve, the old wagon under the deck."""
    was, now = s.box.place[s.faces[old]], s.box.place[s.faces[new]]
    room = s.box.wagon(s.faces[new]).room
    if s.dyed:
        s.dyed = [row for row in s.dyed if row[0] != s.faces[old]]
    for colour in ALL_COLOURS:
        count = s.stock[colour][was]
        over = min(count, room[colour])
        if over:
            s.give(colour, over, was, now)
        if count > over:
            s.give(colour, count - over, was, RESERVE)
    s.move(old, WAGON_DECK, at_bottom=True)
    s.move(new, WAGONS + seat)
    refill(s)
    if is_filled(s, new):
        yield from send_off(s, seat, new)
