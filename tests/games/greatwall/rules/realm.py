"""Realms for rule tests: what matters is named, all else is quiet, and what players see is read back in short words."""

from typing import Any

from tianxia.games.greatwall.data import OURS
from tianxia.scenario import Scenario, scenario

CLANS = ("snake", "dragon", "turtle", "monkey", "tiger")
GENERALS = ("che-kung", "meng-gong", "mu-guiying", "zhang-shijie", "liang-hongyu")  # idle without Assistants
ALLIES = ("li-gang", "kou-zhun", "qiu-chuji", "fan-zhongyan", "yang-yanzhao")  # the same in co-operative games
OWN = ("general", "active", "assistants", "tactics", "shame", "chamber")  # of Snake, where nobody is named
REQUESTS = [card.id for card in OURS.cards if card.sort == "request"]
PRODUCTION = ("lumber-mill", "quarry", "gold-mine", "temple")

# ---- positions


def realm(seats: int = 3, options: dict[str, Any] | None = None, **position: Any) -> Scenario:
    """A realm in which no General, Advisor or Tactic acts unless it is named; what has no owner is Snake's."""
    clans = CLANS[:seats]
    for word in OWN:
        if word in position and not isinstance(position[word], dict):
            position[word] = {"snake": position[word]}
    mode = (options or {}).get("mode", "competitive" if seats > 1 else "solo")
    idle = GENERALS if mode == "competitive" else ALLIES
    usual = dict(zip(clans, idle, strict=False))
    named = position.pop("general", {})
    free = [card for card in idle if card not in named.values()]
    general = {clan: named.get(clan) or (usual[clan] if usual[clan] in free else free[-1]) for clan in usual} | named
    for word in ("active", "assistants"):
        position[word] = {**{clan: [] for clan in clans}, **position.get(word, {})}
    return scenario("greatwall", options=options, seats=seats, general=general, **position)


def turn(card: str, part: int = 1, by: str = "snake", **position: Any) -> Scenario:
    """The turn of a player with this Command card, at one of its parts."""
    chosen = {by: card, **position.pop("chosen", {})}
    return realm(**{"current": by, "step": "part", "part": part, "chosen": chosen, **position})


def own_turn(by: str = "snake", **position: Any) -> Scenario:
    """The own-turn window before the first part of Diplomacy."""
    chosen = {by: "diplomacy", **position.pop("chosen", {})}
    return realm(**{"current": by, "step": "own-turn", "chosen": chosen, **position})


def activation(by: str = "snake", **position: Any) -> Scenario:
    """The Activation phase of the turn of a player."""
    chosen = {by: "diplomacy", **position.pop("chosen", {})}
    return realm(**{"current": by, "step": "activation", "chosen": chosen, **position})


def cleanup(by: str = "snake", **position: Any) -> Scenario:
    """Horde Cleanup at the end of the turn of a player."""
    chosen = {by: "diplomacy", **position.pop("chosen", {})}
    return realm(**{"current": by, "step": "turn-cleanup", "chosen": chosen, **position})


def horde(card: str, *spots: str) -> dict[str, Any]:
    """A Horde card with what covers its first Vital spots."""
    return {"card": card, "spots": list(spots)}


# ---- answers


def moves(table: Scenario, by: str, *locations: str) -> None:
    """Clerks go to these Locations, one after the other."""
    for location in locations:
        table.does(by, "move", to=[location])


def done(table: Scenario, by: str | None = None) -> None:
    """Whoever is asked has done enough."""
    table.does(by or str(table.waits_for), "done")


def all_done(table: Scenario, *kinds: str) -> None:
    """Everybody who is asked a question of these kinds has done enough."""
    while table.kind in [f"greatwall.{kind}" for kind in kinds]:
        done(table)


def attacks(table: Scenario, by: str, soldier: str, spot: str, option: str = "attack") -> None:
    """A Soldier Attacks a Vital spot."""
    table.does(by, option, soldier=[soldier], spot=[spot])


def uses(table: Scenario, by: str, card: str) -> None:
    """A player uses a card."""
    table.does(by, "use", card=[card])


def plays(table: Scenario, by: str, card: str) -> None:
    """A player plays a Tactic."""
    table.does(by, "tactic", card=[card])


# ---- what players see


def asked(table: Scenario) -> tuple[str, str]:
    """Who is asked what."""
    return str(table.waits_for), str(table.kind).removeprefix("greatwall.")


def offered(table: Scenario, option: str, slot: str) -> list[str]:
    """What may be picked now for an option, each thing once."""
    picks: dict[str, Any] = table.fact(f"question.{table.waits_for}.picks")
    return list(dict.fromkeys(picks.get(option, {}).get(slot, [])))


def options(table: Scenario) -> list[str]:
    """What whoever is asked may do."""
    found: list[str] = table.fact(f"question.{table.waits_for}.options")
    return found


def has(table: Scenario, by: str = "snake") -> dict[str, int]:
    """The resources of a player, those left out that they have none of."""
    return {name: count for name, count in table.resources[by].items() if count}


def spots(table: Scenario, section: str, row: int = 1) -> list[str]:
    """What lies on the Vital spots of a Horde card."""
    card = table.hordes[section][row - 1]
    return list(card["spots"]) if isinstance(card, dict) else []


def cards(table: Scenario, section: str) -> list[str]:
    """The Horde cards of a Section, from row 1 on."""
    return [card["card"] if isinstance(card, dict) else card for card in table.hordes[section]]


def section(table: Scenario, name: str) -> dict[str, Any]:
    """What everybody sees of a Section."""
    found: dict[str, Any] = next(row for row in table.fact("view.spectator.sections") if row["id"] == name)
    return found


def heard(table: Scenario, kind: str) -> list[dict[str, Any]]:
    """The events of a kind, without their kind."""
    return [{name: fact for name, fact in told.items() if name != "kind"} for told in table.heard(kind)]
