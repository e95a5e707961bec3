"""The end of the game and its scoring (GW-9xx)."""

from __future__ import annotations

from tianxia.core.asks import Play
from tianxia.core.events import Facts, Seat
from tianxia.core.state import Outcome
from tianxia.games.greatwall.data import GAME_NUMBERS, MOST_LEVEL
from tianxia.games.greatwall.rules.changing import changeable
from tianxia.games.greatwall.rules.gaining import honour_for
from tianxia.games.greatwall.rules.holding import Cause, amount, holds
from tianxia.games.greatwall.rules.state import ACTIVE, ARTIFACTS, GENERAL, OWN, SHAME, TIME, Realm, pool_is_empty


@changeable
def requests_needed(s: Realm) -> int:
    """How many of the Emperor's Requests the players must fulfil: none where they play against each other."""
    return 0


@changeable
def is_over(s: Realm) -> bool:
    """GW-902 to GW-904: enough Sections at level 3, an empty Shame pool, or the last Year."""
    finished = len([n for n in s.variant.sections if s.level(n) == MOST_LEVEL])
    if finished >= s.variant.side.walls_to_end or pool_is_empty(s):
        return True
    return s.tracks[TIME] >= s.variant.years


@changeable
def finish(s: Realm) -> Play[None]:
    """GW-905 to GW-908: Artifacts, end-game abilities, minus 5 for each Shame token."""
    sheets = [count(s, seat) for seat in range(s.seats)]
    s.tally = {"seats": sheets}
    totals: list[int] = []
    for seat, sheet in enumerate(sheets):
        for line in sheet["lines"]:
            s.emit("score", {"seat": seat, **line})
        totals.append(int(sheet["total"]))
    best = max(range(s.seats), key=lambda seat: (totals[seat], -s.stock[SHAME][OWN + seat], -s.tea.index(seat)))
    s.outcome = Outcome((best,), tuple(totals), "GW-907")
    s.beat("scored")
    yield from ()


def count(s: Realm, seat: Seat) -> Facts:
    """What a player's Honour is made of at the end."""
    lines: list[Facts] = [{"source": "honour", "points": s.honour[seat]}]
    for sleeve in s.zones[ARTIFACTS] + s.zones[GENERAL + seat] + s.zones[ACTIVE + seat]:
        card = s.card(sleeve)
        doing = Cause(seat, card.id)
        if card.rules.trigger != "end_game" or not holds(s, doing, seat, card.rules.cond):
            continue
        for e in card.rules.ops:
            points = honour_for(s, doing, e) if e["op"] == "honour_per" else amount(s, seat, e["n"])
            lines.append({"source": card.sort, "card": card.id, "points": points})
    tokens = s.stock[SHAME][OWN + seat]
    if tokens:
        lines.append({"source": "shame", "points": int(GAME_NUMBERS["shame_honour"]) * tokens, "count": tokens})
    return {"lines": lines, "total": sum([int(line["points"]) for line in lines])}
