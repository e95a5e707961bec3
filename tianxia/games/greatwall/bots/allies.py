"""What allies of The Great Wall think of the realm: what open Requests lack, what is kept, and how all stand."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Sleeve
from tianxia.core.events import Seat
from tianxia.games.greatwall.bots.worth import danger, soldiers, tokens, years_left
from tianxia.games.greatwall.data import CHI, GOLD, MOST_LEVEL, RESOURCES, price
from tianxia.games.greatwall.modules.coop import bound, measured, uses_requests
from tianxia.games.greatwall.rules.holding import on_board
from tianxia.games.greatwall.rules.scoring import requests_needed
from tianxia.games.greatwall.rules.soldiers import KINDS
from tianxia.games.greatwall.rules.state import CLERK, OWN, POOL, REQUESTS, REQUESTS_DONE, SHAME, SUPPLY, Realm

REQUEST: Final = 12.0  # what a Request is worth, in the Honour that others count
LEAST: Final = 2.0  # of it for each thing that it lacks
THINGS: Final[dict[str, tuple[str, ...]]] = {  # what a Request asks for -> what brings it nearer
    "wall_levels_built_this_year": ("wall_level_built",),
    "claims_this_year": ("trophy",),
    "advisors_hired_this_year": ("assistant", "active_advisor"),
    "overseer_levels": ("overseer_level",),
    "archers_on_wall": ("archer",),
    "soldiers_on_board": ("soldier",),
    "hordes_per_section": ("trophy",),
}
SHARE: Final = 0.5  # of its prize that a Soldier or a Claim brings for sure
UNSURE: Final = ("trophy", "soldier")
SAFE: Final = 30.0  # a full Shame pool
THREAT: Final = 6.0  # a Section that is sure to be Breached
WALLS: Final = 12.0  # all Walls finished
DONE: Final = 8.0  # a completed Request
READY: Final = 5.0  # one that would be completed now
NEAR: Final = 2.0  # one that is nearly there
SENT: Final = 6.0  # one of the kinds that each must send in Bitter Frost
FED: Final = 0.5  # one Food in a famine
ROOM: Final = 1.5  # one space of the Food track above the one where all is lost


def lacks(s: Realm, card: Sleeve) -> int:
    """How much an open Request lacks, as things are: nothing if it would be completed now."""
    condition = s.card(card).row["condition"]
    what = condition["what"]
    if what == "each_pays":
        cost = price(condition)
        return sum([not s.has(seat, cost) for seat in range(s.seats)])
    if what == "total_pays":
        kind = next(n for n, name in enumerate(RESOURCES) if name in condition)
        return max(0, bound(s, condition[RESOURCES[kind]]) - sum(s.stock[kind][OWN : OWN + s.seats]))
    value = measured(s, what)
    if "min" in condition:
        return max(0, bound(s, condition["min"]) - value)
    return max(0, value - bound(s, condition["max"]))


def aims(s: Realm) -> dict[str, float]:
    """What one more of a thing brings towards the open Requests."""
    found: dict[str, float] = {}
    for card in s.zones[REQUESTS]:
        left = lacks(s, card)
        for thing in THINGS.get(s.card(card).row["condition"]["what"], ()) if left else ():
            worth = max(LEAST, REQUEST / (1 + left)) * (SHARE if thing in UNSURE else 1.0)
            found[thing] = found.get(thing, 0.0) + worth
    return found


def kept(s: Realm) -> list[tuple[int, float]]:
    """Of each resource, how many a player keeps for open Requests, and what each of them is worth beside its use."""
    found = [(0, 0.0)] * len(RESOURCES)
    for card in s.zones[REQUESTS]:
        condition = s.card(card).row["condition"]
        if condition["what"] == "each_pays":
            for kind, count in enumerate(price(condition)):
                if count:
                    found[kind] = (count, REQUEST / (2 * s.seats))
        elif condition["what"] == "total_pays":
            found[CHI] = (-(-bound(s, condition["chi"]) // s.seats), REQUEST / (2 * s.seats))
        elif condition["what"] == "total_gold":
            found[GOLD] = (-(-bound(s, condition["min"]) // s.seats), REQUEST / (4 * s.seats))
    return found


def hoarded(s: Realm, seat: Seat) -> tuple[int, ...]:
    """Bitter Frost: the kinds that a player collects to send them; allies only as many as each of them must."""
    amount = int(s.variant.scenario.get("send_amount", 0))
    if not amount:
        return ()
    left = [kind for kind in range(len(RESOURCES)) if kind not in s.sent[seat]]
    if s.variant.is_coop:
        held = sorted(left, key=lambda kind: -s.stock[kind][OWN + seat])
        return tuple(held[: max(0, int(s.variant.scenario["coop_min_sent"]) - len(s.sent[seat]))])
    return tuple(left)


def mouths(s: Realm, seat: Seat) -> int:
    """Famine: Soldiers and Overseers, who would be missed; a hungry Clerk only goes back to the pool."""
    return sum([1 for level in s.overseers[seat] if level]) + sum([on_board(s, seat, kind) for kind in range(KINDS)])


def together(s: Realm) -> float:
    """How well all stand in a co-operative game: the pool, Requests, Walls, what all have, and the scenario."""
    pool = s.stock[SHAME][SUPPLY]
    total = SAFE * (1.0 - 1.0 / (1.0 + 0.35 * pool))
    total -= THREAT * sum([danger(s, section) for section in s.variant.sections])
    total += WALLS * sum([s.level(n) for n in s.variant.sections]) / (MOST_LEVEL * len(s.variant.sections))
    total += 0.5 * sum([tokens(s, seat) + soldiers(s, seat, 2) for seat in range(s.seats)]) / s.seats
    total += 0.2 * sum([s.stock[CLERK + seat][POOL] for seat in range(s.seats)])
    return total + requests(s) + frost(s) + famine(s)


def requests(s: Realm) -> float:
    """Requests that were completed, that would be now, and that are nearly there; fewer will do later in the game."""
    if not uses_requests(s):
        return 0.0
    needed = requests_needed(s)
    years = years_left(s)
    left = [lacks(s, card) for card in s.zones[REQUESTS]]
    sure = len(s.zones[REQUESTS_DONE]) + left.count(0)
    late = max(0, needed - sure - 2 * years) if years < 3 else 0
    return DONE * len(s.zones[REQUESTS_DONE]) + READY * left.count(0) + NEAR * left.count(1) - DONE * late


def frost(s: Realm) -> float:
    """Bitter Frost: what each has sent of what each must send."""
    least = int(s.variant.scenario.get("coop_min_sent", 0))
    return SENT * sum([min(least, len(s.sent[seat])) for seat in range(s.seats)]) if least else 0.0


def famine(s: Realm) -> float:
    """Great Famine: the room above the loss, and Food for those who would be missed."""
    least = int(s.variant.scenario.get("capacity_loss_at", 0))
    if not least:
        return 0.0
    fed = sum([min(s.food[seat], mouths(s, seat) + 2) for seat in range(s.seats)])
    return ROOM * min(10, s.most_food - least) + FED * fed
