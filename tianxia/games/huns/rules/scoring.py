"""The end of the game and its scoring (HU-8xx)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tianxia.core.events import Facts, Seat
from tianxia.core.state import Face, Outcome
from tianxia.games.huns.data import (
    COLOURS,
    CURSE,
    EQUIPMENT,
    KINDS,
    MERCENARY,
    RAID,
    RESERVE,
    SCORING,
    STORE,
    TREASURE,
    TYPES,
)
from tianxia.games.huns.rules.state import ALL_COLOURS, DECK, FLED, SENT, Camps

IDLE_ROUNDS: Final = 3  # HU-817
SOURCES: Final = ("raids", "mercenaries", "treasures", "curses", "wagons", "types")


def end_of_round(s: Camps) -> None:
    """HU-211, HU-801, HU-802, HU-817: the game ends if a pool or a deck is empty now, or nothing stirs any more."""
    s.idle = 0 if s.stirred else s.idle + 1
    why = ending(s)
    if why is None and s.idle >= IDLE_ROUNDS:
        why = {"reason": "HU-817", "what": "idle"}
    if why is not None:
        s.emit("end", why)
        finish(s, str(why["reason"]))


def ending(s: Camps) -> Facts | None:
    """HU-801, HU-508: the first pool or deck that is empty; the wagons do not count."""
    for colour in ALL_COLOURS:
        if not s.stock[colour][RESERVE]:
            return {"reason": "HU-801", "what": "pool", "colour": COLOURS[colour]}
        if not s.zones[DECK + colour]:
            return {"reason": "HU-801", "what": "deck", "colour": COLOURS[colour]}
    return None


def finish(s: Camps, reason: str) -> None:
    """HU-673, HU-814 to HU-816: all is counted on the same position; the goods in the Storage break a tie."""
    for seat in range(s.seats):
        for wagon in s.zones[SENT + seat]:
            s.show(wagon, s.everyone())
        s.emit("reveal", {"seat": seat, "wagons": [s.name_of(wagon) for wagon in s.zones[SENT + seat]]})
    s.tally = {}
    counted = [count(s, seat) for seat in range(s.seats)]
    s.tally = {"seats": counted}
    for seat, sheet in enumerate(counted):
        for line in sheet["lines"]:
            s.emit("score", {"seat": seat, **line})
    totals = [sheet["total"] for sheet in counted]
    ranks = [(totals[seat], s.stored(seat)) for seat in range(s.seats)]
    winners = tuple([seat for seat in range(s.seats) if ranks[seat] == max(ranks)])
    s.outcome = Outcome(winners, tuple(totals), "HU-814" if len(winners) == 1 else "HU-815")
    s.beat("scored")


# ---- VP by source


def count(s: Camps, seat: Seat, types: bool = True) -> Facts:
    """HU-804 to HU-813: what a camp is worth, source by source; without the types where they are not known."""
    raid, fled = int(SCORING["raid"]), int(SCORING["dodged_curse_per_player"]) * s.seats
    lines = [_line(s, seat, "raids", "raid", s.faces[card], raid) for card in s.of_kind(seat, RAID)]
    for card in s.mercenaries(seat):
        full = s.is_full(s.faces[card])
        base = int(SCORING["mercenary_full" if full else "mercenary_unfilled"])
        lines.append(_line(s, seat, "mercenaries", "full-mercenary" if full else "", s.faces[card], base))
    for card in s.of_kind(seat, TREASURE):
        condition = s.box.cards[s.faces[card]].condition
        met = condition is not None and (not hides(s, condition, types)) and holds(s, seat, condition)
        worth = int(SCORING["treasure_fulfilled_per_player"]) * s.seats
        lines.append({**_line(s, seat, "treasures", "treasure" if met else "", s.faces[card], worth * met), "met": met})
    lines += [_line(s, seat, "curses", "dodged-curse", s.faces[card], fled) for card in s.zones[FLED + seat]]
    sent = s.zones[SENT + seat]
    if sent:
        worth = int(SCORING["sent_wagon_per_player"]) * s.seats
        lines.append({"source": "wagons", "points": worth * len(sent), "count": len(sent)})
    if types and sent:
        lines.append(_types(s, seat))
    sums = {source: sum([int(line["points"]) for line in lines if line["source"] == source]) for source in SOURCES}
    return {**sums, "total": sum(sums.values()), "storage": s.stored(seat), "lines": lines}


def _line(s: Camps, seat: Seat, source: str, what: str, face: Face, points: int) -> Facts:
    """One card, with what others of the camp make of it (HU-688: only those that work)."""
    by: list[str] = []
    for effect, card in s.power(seat).scores:
        if effect.what == what:
            points = points + effect.add if effect.set is None else effect.set
            if effect.floor is not None:
                points = max(points, effect.floor)
            by.append(s.name_of(card))
    told: Facts = {"source": source, "face": s.box.names[face], "points": points}
    return {**told, "by": by} if by else told


def _types(s: Camps, seat: Seat) -> Facts:
    """HU-809, HU-812: the better of the number of types and the size of the largest one."""
    various, largest = measure(s, seat, "sent-wagon-types"), measure(s, seat, "largest-sent-type")
    how = "various" if various >= largest else "largest"
    return {"source": "types", "points": max(various, largest), "how": how}


# ---- what Treasures count (HU-671 to HU-673, HU-78x)


def _types_sent(s: Camps, seat: Seat) -> list[int]:
    kinds = [s.box.wagon(s.faces[wagon]).type for wagon in s.zones[SENT + seat]]
    return [kinds.count(kind) for kind in range(len(TYPES))]


def _curses(s: Camps, seat: Seat, lifted: bool) -> int:
    return len([card for card in s.of_kind(seat, CURSE) if s.is_full(s.faces[card]) == lifted])


def _camp_cards(s: Camps, seat: Seat) -> list[int]:
    """HU-792: how many cards of each kind, Curses in any state."""
    counts = [len(s.of_kind(seat, kind)) for kind in range(len(KINDS))]
    counts[CURSE] += len(s.zones[FLED + seat])
    return counts


MEASURING: Final[dict[str, Callable[[Camps, Seat], int]]] = {
    "sent-wagons": lambda s, seat: len(s.zones[SENT + seat]),
    "sent-wagon-types": lambda s, seat: len([count for count in _types_sent(s, seat) if count]),
    "largest-sent-type": lambda s, seat: max(_types_sent(s, seat)),
    "raids": lambda s, seat: len(s.of_kind(seat, RAID)),
    "equipment": lambda s, seat: len(s.of_kind(seat, EQUIPMENT)),
    "full-mercenaries": lambda s, seat: len([c for c in s.of_kind(seat, MERCENARY) if s.is_full(s.faces[c])]),
    "unfilled-mercenaries": lambda s, seat: len([c for c in s.of_kind(seat, MERCENARY) if not s.is_full(s.faces[c])]),
    "active-curses": lambda s, seat: _curses(s, seat, lifted=False),
    "lifted-curses": lambda s, seat: _curses(s, seat, lifted=True),
    "dodged-curses": lambda s, seat: len(s.zones[FLED + seat]),
    "camp-cards": lambda s, seat: sum(_camp_cards(s, seat)),
    "camp-card-colours": lambda s, seat: len([count for count in _camp_cards(s, seat) if count]),
    "storage-goods": lambda s, seat: s.stored(seat),
    "storage-colours-with-2": lambda s, seat: len([row for row in s.stock if row[STORE + seat] >= 2]),
}


OF_TYPES: Final = ("sent-wagon-types", "largest-sent-type")


def measure(s: Camps, seat: Seat, what: str) -> int:
    """One of the things that a Treasure counts."""
    return MEASURING[what](s, seat)


def hides(s: Camps, condition: Mapping[str, Any], types: bool) -> bool:
    """HU-511: whether a condition turns on types of wagons that lie face down for whoever counts."""
    if condition["op"] == "all":
        return any(hides(s, part, types) for part in condition["of"])
    secret = condition["of"] in OF_TYPES or condition.get("total") in OF_TYPES
    return secret and (not types or (condition["op"] == "compare" and s.tally is None))


def holds(s: Camps, seat: Seat, condition: Mapping[str, Any]) -> bool:
    """Whether the condition of a Treasure is met."""
    op = condition["op"]
    if op == "all":
        return all(holds(s, seat, part) for part in condition["of"])
    own = measure(s, seat, condition["of"])
    if op == "count":
        return bool(condition.get("min", own) <= own <= condition.get("max", own))
    if op == "share":
        return bool(own * condition["min_den"] >= measure(s, seat, condition["total"]) * condition["min_num"])
    others = [measure(s, other, condition["of"]) for other in s.opponents(seat)]
    return all(own >= other for other in others) if condition["relation"] == "most-or-tied" else own <= min(others)
