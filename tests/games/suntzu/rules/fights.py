"""One battle of Sun Tzu set up in a line, and what was said at the table."""

from typing import Any

from tianxia.scenario import Scenario, scenario

SIDES = ("suntzu", "shao")
VIEWERS = (*SIDES, "spectator")


def fight(blue: str, red: str, /, at: str = "wu", **position: Any) -> Scenario:
    """The last battle of a round (the first, if nothing else is said): Sun Tzu's and King Shao's
    card are turned up there."""
    return scenario("suntzu", laid={"suntzu": {at: blue}, "shao": {at: red}}, **position)


def said(game: Scenario, kind: str, viewer: str = "spectator") -> list[dict[str, Any]]:
    """The events of this kind, as the viewer was told them."""
    return [told for told in game.fact(f"told.{viewer}") if told["kind"] == kind]


def results(game: Scenario) -> list[tuple[str, str | None, int]]:
    """Where, who won and by how much, battle by battle."""
    return [
        (told["province"], None if told["winner"] < 0 else game.names[told["winner"]], told["by"])
        for told in said(game, "result")
    ]


def holders(game: Scenario, province: str) -> dict[str, int]:
    """The armies in a province by side."""
    return {side: game.armies[side][province] for side in SIDES if game.armies[side][province]}


def rival(side: str) -> str:
    """The other side."""
    return SIDES[1 - SIDES.index(side)]


def cards_of(side: str, own: str, other: str) -> tuple[str, str]:
    """A card of one side and the card against it, as Sun Tzu's and King Shao's card."""
    return (own, other) if side == "suntzu" else (other, own)


def both(value: Any) -> dict[str, Any]:
    """The same for Sun Tzu and King Shao."""
    return dict.fromkeys(SIDES, value)


def keep_first(game: Scenario) -> None:
    """Whoever has to choose keeps the first of the cards that he drew."""
    while game.kind == "suntzu.keep":
        side = game.waits_for if isinstance(game.waits_for, str) else game.waits_for[0]
        least = game.match.question(game.seat(side)).options()[0].picks[0].least
        getattr(game, side).keeps(*game.fact(f"question.{side}.picks.keep.cards")[:least])


def pay_from_pool(game: Scenario) -> None:
    """Whoever has to give armies gives them from his pool."""
    while game.kind == "suntzu.armies":
        payer = game.waits_for
        getattr(game, payer).gives(*["pool"] * game.fact(f"question.{payer}.about.count"))


def fired(game: Scenario) -> list[str]:
    """The events that acted, in order."""
    return [told["event"] for told in said(game, "event")]
