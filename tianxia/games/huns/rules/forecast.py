"""What a choice would bring now: for prompts, so that nobody has to count."""

from __future__ import annotations

from tianxia.core.asks import CARD, Sleeve
from tianxia.core.events import Facts, Seat
from tianxia.games.huns.data import COLOURS, CURSE, MERCENARY, RAID, RESERVE, SCORING, TREASURE
from tianxia.games.huns.rules.amounts import drawn_with, looted_with
from tianxia.games.huns.rules.scoring import holds
from tianxia.games.huns.rules.state import CAMP, DECK, NO_DIE, WAGONS, Camps


def die_forecast(s: Camps, seat: Seat) -> list[Facts]:
    """Each die that may be used: how many Valuables it takes, how many find a place, what they fill; how many cards."""
    dice = [s.die] if s.die != NO_DIE else s.available()
    found: list[Facts] = []
    for die in dice:
        value = s.tracks[die]
        count = min(looted_with(s, seat, value), s.stock[die][RESERVE])
        room, fills = on_wagons(s, seat, die, count)
        onto = max([room, *[min(count, s.free_on(s.faces[card])) for card in s.fillable(seat)]])
        found.append(
            {
                "die": f"die/{die}",
                "colour": COLOURS[die],
                "value": value,
                "loot": count,
                "fit": onto,
                "fills": fills,
                "pays": [s.name_of(card) for card in s.fillable(seat) if s.free_on(s.faces[card]) <= count],
                "draw": min(drawn_with(s, seat, value), len(s.zones[DECK + die])),
            }
        )
    return found


def on_wagons(s: Camps, seat: Seat, colour: int, count: int) -> tuple[int, list[str]]:
    """How many of these the wagons would take, and which of them they could fill."""
    room, fills = 0, []
    for wagon in s.zones[WAGONS + seat]:
        face = s.faces[wagon]
        free = s.free_slots(face, colour)
        room += free
        if free and free <= count and s.box.wagon(face).size - s.goods_on(face) == free:
            fills.append(s.box.names[face])
    return min(room, count), fills


def card_forecast(s: Camps, seat: Seat, cards: list[Sleeve]) -> list[Facts]:
    """Each card in hand: the VP that it would bring as things stand."""
    return [{"card": CARD[card], "face": s.name_of(card), "vp": worth(s, seat, card)} for card in cards]


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
