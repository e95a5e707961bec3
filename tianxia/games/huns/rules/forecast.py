"""What a choice would bring now: for prompts, so that nobody has to count."""

from __future__ import annotations

from tianxia.core.asks import CARD, Sleeve
from tianxia.core.events import Facts, Seat
from tianxia.games.huns.data import COLOURS, CURSE, MERCENARY, RAID, RESERVE, SCORING, TREASURE
from tianxia.games.huns.rules.amounts import drawn_with, looted_with
from tianxia.games.huns.rules.scoring import holds
from tianxia.games.huns.rules.state import CAMP, DECK, NO_DIE, WAGONS, Camps


def die_forecast(s: Camps, seat: Seat) -> list[Facts]:
    """Each die that may be used: how many Valuables it takes, how many find a place, what they fill, the VP that they
    could bring and the cards that they could set off; how many cards it draws."""
    dice = [s.die] if s.die != NO_DIE else s.available()
    found: list[Facts] = []
    for die in dice:
        value = s.tracks[die]
        count = min(looted_with(s, seat, value), s.stock[die][RESERVE])
        room, fills = on_wagons(s, seat, die, count)
        onto = max([room, *[min(count, s.free_on(s.faces[card])) for card in s.fillable(seat)]])
        pays = [card for card in s.fillable(seat) if s.free_on(s.faces[card]) <= count]
        found.append(
            {
                "die": f"die/{die}",
                "colour": COLOURS[die],
                "value": value,
                "loot": count,
                "fit": onto,
                "fills": fills,
                "pays": [s.name_of(card) for card in pays],
                "vp": max([wagons_worth(s, seat, die, count), *[paid_worth(s, card) for card in pays]]),
                "fires": set_off(s, seat, value, bool(fills), onto < count),
                "draw": min(drawn_with(s, seat, value), len(s.zones[DECK + die])),
            }
        )
    return found


def wagons_worth(s: Camps, seat: Seat, colour: int, count: int) -> int:
    """HU-808: the VP of the wagons that these would fill, their types apart."""
    left, points = count, 0
    for need in sorted([need for need, _ in nearly_full(s, seat, colour)]):
        left -= need
        points += int(SCORING["sent_wagon_per_player"]) * s.seats if left >= 0 else 0
    return points


def paid_worth(s: Camps, card: Sleeve) -> int:
    """HU-805: what a Mercenary is worth more when it is full; a Curse that is lifted brings nothing."""
    paid = s.box.cards[s.faces[card]].kind == MERCENARY
    return int(SCORING["mercenary_full"]) - int(SCORING["mercenary_unfilled"]) if paid else 0


def set_off(s: Camps, seat: Seat, value: int, wagon: bool, excess: bool) -> list[Facts]:
    """HU-514, HU-756: the working cards that could react to a Loot, whoever has them."""
    at_wagon = ("own-wagon-sent", "opponent-wagon-sent") if wagon else ("", "")
    others = ("opponent-loot-done", at_wagon[1], "opponent-excess" if excess else "")
    return [
        {"seat": owner, "face": s.name_of(card)}
        for owner in s.clockwise(seat)
        for trigger in (at_wagon[:1] if owner == seat else others)
        for card in s.power(owner).at.get(trigger, ())
        if s.box.cards[s.faces[card]].active[0].when_die in (0, value)
    ]


def nearly_full(s: Camps, seat: Seat, colour: int) -> list[tuple[int, str]]:
    """The wagons to which nothing but this colour is missing, and how many of it."""
    found: list[tuple[int, str]] = []
    for wagon in s.zones[WAGONS + seat]:
        face = s.faces[wagon]
        free = s.free_slots(face, colour)
        if free and s.box.wagon(face).size - s.goods_on(face) == free:
            found.append((free, s.box.names[face]))
    return found


def on_wagons(s: Camps, seat: Seat, colour: int, count: int) -> tuple[int, list[str]]:
    """How many of these the wagons would take, and which of them they could fill."""
    room = sum([s.free_slots(s.faces[wagon], colour) for wagon in s.zones[WAGONS + seat]])
    return min(room, count), [name for need, name in nearly_full(s, seat, colour) if need <= count]


def card_forecast(s: Camps, seat: Seat, cards: list[Sleeve]) -> list[Facts]:
    """Each card in hand: the VP that it would bring as things stand, and whether cards of its kind count at all; a
    Curse counts for whoever flees it."""
    return [
        {
            "card": CARD[card],
            "face": s.name_of(card),
            "vp": worth(s, seat, card),
            "counts": s.box.cards[s.faces[card]].kind in (RAID, MERCENARY, TREASURE),
        }
        for card in cards
    ]


def worth(s: Camps, seat: Seat, card: Sleeve) -> int:
    """VP of a card if it were played now and nothing else changed."""
    rules = s.box.cards[s.faces[card]]
    if rules.kind == RAID:
        return int(SCORING["raid"])
    if rules.kind == MERCENARY:
        return int(SCORING["mercenary_unfilled"])
    if rules.kind == TREASURE and rules.condition is not None:
        played = s.copy()
        played.move(card, CAMP + seat)
        return s.seats * int(SCORING["treasure_fulfilled_per_player"]) * holds(played, seat, rules.condition)
    return int(SCORING["dodged_curse_per_player"]) * s.seats if rules.kind == CURSE else 0
