"""What shared tests ask about Sun Tzu."""

from typing import Any

from tests.about import About
from tianxia.games.suntzu.data import EVENTS, FACES, GENERALS

WITH_EVENTS = {"events": "on"}
BEGINNERS = {"variant": "beginner"}
MOST_ARMIES = 21  # of a side, in one place


def names(view: dict[str, Any]) -> dict[str, str]:
    """Provinces, and the armies of each place."""
    found: dict[str, str] = {}
    for place, name in enumerate([*[province["id"] for province in view["provinces"]], "pool"]):
        found[f"province/{place}"] = name
        found.update({f"army/{100 * place + n}": name for n in range(MOST_ARMIES)})
    return found


ABOUT = About(
    sides=("suntzu", "shao"),
    full=WITH_EVENTS,
    brief=BEGINNERS,
    tables=({}, WITH_EVENTS, BEGINNERS),
    told=({}, WITH_EVENTS, BEGINNERS),
    typed=("why", "orders", "1", "2", "qin", "call", "give", "card", "rules", "forced march"),
    spoken={"suntzu.orders": {"en": "orders 5 4 3 2 1", "pl": "rozkazy 5 4 3 2 1"}},
    cards=(*FACES, *[general["id"] for general in GENERALS]),
    events=tuple([event["id"] for event in EVENTS]),
    names=names,
    examples=10,
    formerly={"tests/commands/test_exploit.py": "tests", "tests/server/test_standing.py": "tests"},
)
