"""Camps for rule tests: what matters is named, and what players see is read back in short words."""

from typing import Any

from tianxia.games.huns.data import COLOURS, box_of
from tianxia.scenario import Scenario, ScriptedSeat, scenario

SLOTS = {card.id: card.slots for card in box_of("").cards}
SEATS = ("player-1", "player-2", "player-3", "player-4")
# wagons by the colours of their slots
RED_BLACK = "wagon-purple-1"  # red, red, red, black, black
GREEN_YELLOW = "wagon-purple-2"  # green, green, green, yellow, yellow
BLUE_GREEN = "wagon-blue-1"  # blue, blue, blue, green, green
FOUR = "wagon-purple-6"  # blue, red, green, yellow
OTHERS = {
    "player-2": {"wagons": ["wagon-purple-7", "wagon-purple-8"]},
    "player-3": {"wagons": ["wagon-green-1", "wagon-green-2"]},
}  # camps whose wagons nobody needs
PLAIN = {"wagons": ["wagon-purple-7", "wagon-purple-8"]}
OTHER = {"wagons": ["wagon-orange-6", "wagon-orange-7"]}
TOMB = "desecrated-tomb"  # four slots, and no effect before the end
PURPLE, ORANGE, GREEN, BLUE = (
    [f"wagon-{kind}-{n}" for n in range(1, 9)] for kind in ("purple", "orange", "green", "blue")
)
ALL_TAKEN = dict.fromkeys(COLOURS, "player-1")

# ---- a position


def table(camps: dict[str, Any] | None = None, seats: int = 3, **position: Any) -> Scenario:
    """A table of Huns, with camps by player."""
    return scenario("huns", seats=seats, camps=camps or {}, **position)


def mine(*cards: Any, **rest: Any) -> dict[str, Any]:
    """The camp of the first player, alone."""
    return {"player-1": {"cards": list(cards), **rest}}


def full(card: str, colour: str = "yellow") -> dict[str, Any]:
    """A Mercenary or Curse with a Valuable on every slot."""
    return {"card": card, "goods": [colour] * SLOTS[card]}


def holding(card: str, *goods: str) -> dict[str, Any]:
    """A Mercenary or Curse with these Valuables."""
    return {"card": card, "goods": list(goods)}


def used(card: str) -> dict[str, Any]:
    """A Raid that was activated."""
    return {"card": card, "used": True}


def fled(card: str) -> dict[str, Any]:
    """A Curse that was dodged."""
    return {"card": card, "fled": True}


def wagon(name: str, *goods: str) -> dict[str, Any]:
    """A wagon with these Valuables."""
    return {"wagon": name, "goods": list(goods)}


def scored(camps: dict[str, Any], seats: int = 3, **position: Any) -> Scenario:
    """A game that has just ended with these camps: the last die is used and a pool is empty."""
    last = SEATS[seats - 1]
    rest: dict[str, Any] = {
        "active": last,
        "die": "blue",
        "taken": dict.fromkeys(COLOURS, last),
        "reserve": {"black": 0},
    }
    return table(camps, seats, stage="end", **{**rest, **position})


def in_turn(*own: Any, die: str = "red", value: int = 2, stage: str = "action", **rest: Any) -> Scenario:
    """The first player, with these cards, has taken a die; `camp` is the rest of theirs, `two` and `three` others."""
    seats = rest.pop("seats", 3)
    camps = [{"cards": list(own), **rest.pop("camp", {})}, rest.pop("two", PLAIN), rest.pop("three", OTHER)]
    taken = {} if stage == "die" else {"die": die}
    shown = {die: value, **rest.pop("dice", {})}
    return table(dict(zip(SEATS[:seats], camps, strict=False)), seats, stage=stage, dice=shown, **taken, **rest)


# ---- answers


def uses(seat: ScriptedSeat, *cards: str) -> None:
    """The player uses these cards, one after the other."""
    for card in cards:
        seat.does("use", card=[card])


def takes_die(seat: ScriptedSeat, colour: str) -> None:
    """The player takes a die."""
    seat.does("take", die=[colour])


def takes(seat: ScriptedSeat, *goods: str) -> None:
    """The player takes these Valuables."""
    seat.does("take", goods=list(goods))


def loads(seat: ScriptedSeat, good: str, name: str) -> None:
    """The player puts a Valuable onto a wagon."""
    seat.does("load", good=[good], wagon=[name])


def fills(seat: ScriptedSeat, card: str) -> None:
    """The player puts the Valuables on a Mercenary or Curse."""
    seat.does("fill", card=[card])


def passes_on(seat: ScriptedSeat, to: str, good: str) -> None:
    """The player passes a Curse on."""
    seat.does("pass-on", seat=[to], good=[good])


# ---- what players see


def offered(seat: ScriptedSeat, option: str = "use", slot: str = "card") -> list[str]:
    """What may be picked for an option: nothing if the player is not asked or it is not offered."""
    if not seat.is_asked():
        return []
    picks: list[str] = seat.scenario.fact(f"question.{seat.name}.picks").get(option, {}).get(slot, [])
    return picks


def on(played: Scenario, name: str) -> list[str]:
    """The Valuables on a wagon or card in any camp."""
    for camp in played.camps.values():
        for row in (*camp["cards"], *camp["wagons"]):
            if name in (row.get("card"), row.get("wagon")):
                return sorted(row.get("goods", []))
    raise AssertionError(f"{name} is in no camp")


def count(played: Scenario, name: str) -> int:
    """How many Valuables lie on a wagon or card."""
    return len(on(played, name))


def wagons(played: Scenario, seat: str) -> list[str]:
    """The wagons that a player fills."""
    return sorted([row["wagon"] for row in played.camps[seat]["wagons"]])


def cards(played: Scenario, seat: str) -> list[str]:
    """The cards of a camp."""
    return [row["card"] for row in played.camps[seat]["cards"]]


def storage(played: Scenario, seat: str) -> dict[str, int]:
    """What lies in a Storage, the colours that are not there left out."""
    return {colour: count for colour, count in played.camps[seat]["storage"].items() if count}


def state(played: Scenario, card: str) -> str:
    """What a card in any camp is just now: works, off, unfilled, active, lifted, used ..."""
    for seat in played.fact("sees.spectator.seats"):
        for row in (*seat["cards"], *seat["fled"]):
            if row["card"] == card:
                return str(row["state"])
    raise AssertionError(f"{card} is in no camp")


def heard(played: Scenario, kind: str) -> list[dict[str, Any]]:
    """The events of a kind, without their kind."""
    return [{name: fact for name, fact in told.items() if name != "kind"} for told in played.heard(kind)]


def tally(played: Scenario, seat: int = 0) -> dict[str, Any]:
    """How the VP of a seat were counted."""
    sheet: dict[str, Any] = played.fact("sees.spectator.tally")[seat]
    return sheet


def points(played: Scenario, seat: int = 0) -> int:
    """The VP of a seat in the end."""
    total: int = tally(played, seat)["total"]
    return total


def line(played: Scenario, face: str, seat: int = 0) -> int:
    """The VP that one card brought."""
    points: int = next(line["points"] for line in tally(played, seat)["lines"] if line.get("card") == face)
    return points


def winners(played: Scenario) -> list[str]:
    """Who has won, alone or with others."""
    return [SEATS[seat] for seat in played.outcome["winners"]]


def order(played: Scenario) -> list[tuple[str, str]]:
    """Whose effects wait to be put in order, and which."""
    waiting = played.fact(f"question.{played.waits_for}.about")["waiting"]
    return [(row["seat"], row["trigger"]) for row in waiting]


def why(seat: ScriptedSeat, card: str) -> str | None:
    """The rule against using a card now."""
    return seat.why_not("use", card=[card])
