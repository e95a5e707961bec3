"""Four cards that the vocabulary does not reach, one function each."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import CARD, Choice, Play, Refusal, Sleeve
from tianxia.core.events import Seat
from tianxia.core.moves import Move, choose
from tianxia.games.huns.data import CURSE, RAID, RESERVE, Effect
from tianxia.games.huns.rules.asking import SEAT, Good, HunsMoves
from tianxia.games.huns.rules.batch import good_of, good_refs, lying_on, pick_up, tell_filled, why_not_onto
from tianxia.games.huns.rules.effects import DOINGS, carry_out, effect
from tianxia.games.huns.rules.powers import NOT_THERE
from tianxia.games.huns.rules.state import ACTION, CAMP, DECK, DRAWN, WAGONS, Camps
from tianxia.games.huns.rules.wagons import is_filled, send_off

ANY_TIME: Final = ("own-turn",)
AT_ACTION: Final = ("own-turn", "after-die")  # HU-736: the window of the copied Raid counts

# ---- Orestes the Scribe


def can_redraw(s: Camps, seat: Seat, doing: Effect, card: Sleeve) -> bool:
    """HU-744: cards are in hand, and there are others to draw."""
    return bool(s.zones[DRAWN + seat]) and bool(s.zones[DECK + s.die])


@effect("redraw", can_redraw)
def redraw(s: Camps, seat: Seat, doing: Effect, card: Sleeve) -> Play[None]:
    """HU-744: all cards in hand go under the deck, and the same number is drawn again."""
    count = len(s.zones[DRAWN + seat])
    put_under(s, seat)
    s.deal(DECK + s.die, DRAWN + seat, count)
    s.emit("redraw", {"seat": seat, "count": count})
    yield from ()


def put_under(s: Camps, seat: Seat, kept: Sleeve = NOT_THERE) -> None:
    """HU-303: face down under the deck, in the order in which they were drawn, the top one first."""
    for card in s.zones[DRAWN + seat][::-1]:
        if card != kept:
            s.move(card, DECK + s.die, at_bottom=True)


# ---- Berik the Carter


def carried(s: Camps, seat: Seat) -> list[Good]:
    """HU-747: the Valuables on one's wagons, Mercenaries and active Curses."""
    held = [card for card in s.zones[CAMP + seat] if s.box.cards[s.faces[card]].slots]
    own = [card for card in held if not is_lifted(s, card)] + s.zones[WAGONS + seat]
    return [good for card in own for good in lying_on(s, card, card)]


def is_lifted(s: Camps, card: Sleeve) -> bool:
    """HU-658: nothing moves off a lifted Curse; a full Mercenary may lose a Valuable."""
    return s.box.cards[s.faces[card]].kind == CURSE and s.is_full(s.faces[card])


def carryings(s: Camps, seat: Seat, loaded: list[Sleeve]) -> list[Move]:
    """Which Valuable may go to which other wagon or card; HU-764: one to each wagon, under Broken Axles."""
    found: list[Move] = []
    capped = loaded if s.power(seat).cap != NOT_THERE else []
    goods = carried(s, seat)
    cards = s.fillable(seat)
    for good, ref in zip(goods, good_refs(goods), strict=True):
        wagons = [wagon for wagon in wagons_for(s, seat, good) if wagon not in capped]
        onto = [card for card in cards if card != good.group] + wagons
        found += [("move", (("good", ref), ("to", CARD[card]))) for card in onto]
    return found


def wagons_for(s: Camps, seat: Seat, good: Good) -> list[Sleeve]:
    """The other wagons of a player that have a slot for a Valuable."""
    own = s.zones[WAGONS + seat]
    return [wagon for wagon in own if wagon != good.group and s.free_slots(s.faces[wagon], good.colour)]


def can_carry(s: Camps, seat: Seat, doing: Effect, card: Sleeve) -> bool:
    """There is something to move."""
    cards = s.fillable(seat)
    return any(any(card != good.group for card in cards) or wagons_for(s, seat, good) for good in carried(s, seat))


@effect("move_own", can_carry)
def carry(s: Camps, seat: Seat, doing: Effect, card: Sleeve) -> Play[None]:
    """HU-747, HU-754: up to two Valuables, one after the other; what was begun is completed."""
    loaded: list[Sleeve] = []

    def why(choice: Choice) -> Refusal | None:
        return why_not_onto(s, seat, loaded, choice.picks.get("to", ()))

    rule, name = s.box.cards[s.faces[card]].rule, s.name_of(card)
    for number in range(doing.n):

        def listed(first: bool = number == 0) -> list[Move]:
            found = carryings(s, seat, loaded)
            return found if first or not found else [*found, ("done", ())]

        found = listed()
        if not found:
            return
        question = HunsMoves(s, seat, "move", rule, listed, lambda: {"source": name}, why)
        reply = yield from choose(question.knowing(found))
        if reply.option == "done":
            return
        yield from carry_one(s, seat, good_of(carried(s, seat), reply.one("good")), reply.one("to"), loaded)


def carry_one(s: Camps, seat: Seat, good: Good, to: Sleeve, loaded: list[Sleeve]) -> Play[None]:
    """One Valuable to another wagon or card, with all that follows at once."""
    before = s.power(seat).limit
    pick_up(s, good, s.box.place[s.faces[to]])
    s.stirred = True
    if s.faces[to] < s.box.first_wagon:
        yield from tell_filled(s, seat, to, before)
        return
    loaded.append(to)
    if is_filled(s, to):
        yield from send_off(s, seat, to)


# ---- Eskam the Oracle


def passings(s: Camps, seat: Seat) -> list[Move]:
    """HU-748, HU-755: to any other player, for a Valuable on the card that passes the Curse on."""
    found: list[Move] = []
    for card in s.power(seat).at.get("cursed", ()):
        goods = lying_on(s, card, card)
        found += [
            ("pass-on", (("seat", SEAT[to]), ("good", ref))) for to in s.opponents(seat) for ref in good_refs(goods)
        ]
    return found


def pay_oracle(s: Camps, seat: Seat, number: int) -> Sleeve:
    """HU-748: the price, from the card that passes the Curse on."""
    for card in s.power(seat).at["cursed"]:
        goods = lying_on(s, card, card)
        if any(good.key == number // 100 for good in goods):
            cost = s.box.cards[s.faces[card]].active[0].cost
            pick_up(s, good_of(goods, number), RESERVE)
            for _ in range(cost - 1):
                pick_up(s, lying_on(s, card, card)[0], RESERVE)
            return card
    raise AssertionError("no card passes the Curse on")


@effect("redirect_curse", lambda s, seat, doing, card: False)
def redirect(s: Camps, seat: Seat, doing: Effect, card: Sleeve) -> Play[None]:
    """HU-748: offered with the decision about a Curse (curses.py), never by itself."""
    yield from ()


# ---- Battle Cry


def copied(s: Camps, seat: Seat, window: tuple[str, ...]) -> list[Sleeve]:
    """HU-731, HU-736: the Raids of opponents whose effect could be used now; none that copies."""
    raids = [raid for owner in s.opponents(seat) for raid in s.of_kind(owner, RAID)]
    return [raid for raid in raids if can_copy(s, seat, raid, window)]


def can_copy(s: Camps, seat: Seat, raid: Sleeve, window: tuple[str, ...]) -> bool:
    """HU-736: its window fits, it copies nothing itself, and it could change something."""
    rules = s.box.cards[s.faces[raid]]
    if rules.trigger not in window or rules.active[0].op == "copy_raid":
        return False
    return DOINGS[rules.active[0].op].can(s, seat, rules.active[0], raid)


def why_no_copy(s: Camps, raid: Sleeve, window: tuple[str, ...]) -> Refusal:
    """HU-736: its window, or that it copies itself; else it would change nothing (HU-636)."""
    rules = s.box.cards[s.faces[raid]]
    barred = rules.trigger not in window or rules.active[0].op == "copy_raid"
    return Refusal("HU-736" if barred else "HU-636", {"face": rules.id})


def window_now(s: Camps) -> tuple[str, ...]:
    """The triggers of Raids at this moment: those for right after the die only before the action is declared."""
    return AT_ACTION if s.stage == ACTION and not (s.drew or s.looted) else ANY_TIME


@effect("copy_raid", lambda s, seat, doing, card: bool(copied(s, seat, window_now(s))))
def copy_raid(s: Camps, seat: Seat, doing: Effect, card: Sleeve) -> Play[None]:
    """HU-731: the effect of an opponent's Raid; that card does not change."""
    window = window_now(s)

    def raids() -> list[Move]:
        return [("copy", (("card", CARD[raid]),)) for raid in copied(s, seat, window)]

    if not raids():
        return

    def why(choice: Choice) -> Refusal | None:
        named = choice.picks.get("card", ())
        raids = [raid for owner in s.opponents(seat) for raid in s.of_kind(owner, RAID) if CARD[raid] in named]
        return why_no_copy(s, raids[0], window) if raids else None

    rule, name = s.box.cards[s.faces[card]].rule, s.name_of(card)
    reply = yield from choose(HunsMoves(s, seat, "copy", rule, raids, lambda: {"source": name}, why))
    raid = reply.one("card")
    s.emit("copy", {"seat": seat, "face": s.name_of(raid)})
    yield from carry_out(s, seat, raid)
