"""Tables with modules for rule tests: what matters is named, no General, Advisor or Tactic acts unless it is named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tianxia.core.dice import key_from_seed
from tianxia.core.match import Match, start
from tianxia.games import game
from tianxia.games.greatwall.data import OURS
from tianxia.scenario import Scenario, scenario

CLANS = ("snake", "dragon", "turtle", "monkey", "tiger")
IDLE = ("che-kung", "meng-gong", "mu-guiying", "zhang-shijie", "liang-hongyu")  # without Assistants
IDLE_ALLIES = ("li-gang", "qiu-chuji", "kou-zhun", "yang-yanzhao", "fan-zhongyan")
COOP = {"mode": "coop"}
QUIET = ["thunder-of-hooves", "fire-arrows"]  # Skills that do nothing in a Cleanup
ADVISORS = (
    "treasurer",
    "stone-carver",
    "timber-baron",
    "abbot",
    "censor",
    "carpenter",
    "ambassador",
    "fletcher",
)  # as Assistants anybody does


def table(seats: int = 3, options: dict[str, str] | None = None, **position: Any) -> Scenario:
    """A table at which only named cards act; Assistants may be given by their number."""
    clans = CLANS[:seats]
    allied = seats == 1 or (options or {}).get("mode") == "coop"
    named = position.pop("general", {})
    idle = [card for card in (IDLE_ALLIES if allied else IDLE) if card not in named.values()]
    general = {clan: named[clan] if clan in named else idle.pop(0) for clan in clans}
    spare = list(ADVISORS)
    counts = {clan: position.get("assistants", {}).get(clan, []) for clan in clans}
    position["assistants"] = {
        clan: [spare.pop(0) for _ in range(some)] if isinstance(some, int) else some for clan, some in counts.items()
    }
    position.setdefault("artifacts", ["jade-seal", "dragon-arrow", "bronze-abacus"])
    position["active"] = {**{clan: [] for clan in clans}, **position.get("active", {})}
    return scenario("greatwall", options=options, seats=seats, general=general, **position)


def allies(seats: int = 3, **position: Any) -> Scenario:
    """A co-operative table."""
    return table(seats, COOP, **position)


def solo(**position: Any) -> Scenario:
    """A table of one."""
    return table(1, **position)


def khan(seats: int = 3, **position: Any) -> Scenario:
    """A table with Genghis Khan."""
    return table(seats, {"genghis": "on", **position.pop("options", {})}, **position)


def rats(seats: int = 3, **position: Any) -> Scenario:
    """A table with the Rat."""
    return table(seats, {"rat": "on", **position.pop("options", {})}, **position)


def chronicle(name: str, seats: int = 3, mode: str = "competitive", **position: Any) -> Scenario:
    """A table with a scenario."""
    options = {"scenario": name} | ({"mode": mode} if seats > 1 else {})
    return table(seats, options, **position)


def fresh(seats: int = 3, seed: int = 0, **options: str) -> Picture:
    """A new game at its first question, while Generals are being chosen."""
    return Picture(start(game("greatwall"), seats, options, key_from_seed("greatwall-tests", seats, seed)))


class Picture:
    """The truth of a match by its words, and what the first player sees."""

    def __init__(self, match: Match) -> None:
        self.match: Match = match
        self.truth: dict[str, Any] = match.game.picture(match.state)
        self.view: dict[str, Any] = match.view(0)

    def __getattr__(self, name: str) -> Any:
        return self.truth[name]

    def of(self, sort: str, *zones: str) -> list[str]:
        """All cards of a sort in these places, those of seats and Sections too."""
        found: list[str] = []
        for zone in zones:
            lots = self.truth[zone]
            found += [card for lot in lots.values() for card in lot] if isinstance(lots, dict) else lots
        return sorted([card for card in found if OURS.cards[OURS.face[card]].sort == sort])


def in_turn(step: str = "own-turn", by: str = "snake", card: str = "diplomacy", **position: Any) -> dict[str, Any]:
    """What a position says of the turn of a player."""
    return {"current": by, "step": step, "chosen": {by: card}, **position}


def horde(card: str, *spots: str) -> dict[str, Any]:
    """A Horde card with what covers its first Vital spots."""
    return {"card": card, "spots": list(spots)}


# ---- answers


def done(played: Scenario) -> None:
    """Whoever is asked has done enough."""
    played.does(str(played.waits_for), "done")


def passes(played: Scenario, *kinds: str) -> None:
    """Everybody who is asked a question of these kinds has done enough."""
    while played.kind in [f"greatwall.{kind}" for kind in kinds]:
        done(played)


# ---- what players see


def asked(played: Scenario) -> tuple[str, str]:
    """Who is asked what."""
    return str(played.waits_for), str(played.kind).removeprefix("greatwall.")


def options(played: Scenario) -> list[str]:
    """What whoever is asked may do."""
    found: list[str] = played.fact(f"question.{played.waits_for}.options")
    return found


def offered(played: Scenario, option: str, slot: str) -> list[str]:
    """What may be picked now for an option."""
    picks: dict[str, Any] = played.fact(f"question.{played.waits_for}.picks")
    return sorted(dict.fromkeys(picks.get(option, {}).get(slot, [])))


def has(played: Scenario, by: str = "snake") -> dict[str, int]:
    """The resources of a player, without those they have none of."""
    return {name: count for name, count in played.resources[by].items() if count}


def spots(played: Scenario, section: str, row: int = 1) -> list[str]:
    """What lies on the Vital spots of a Horde card."""
    card = played.hordes[section][row - 1]
    return list(card["spots"]) if isinstance(card, dict) else []


def cards(played: Scenario, section: str) -> list[str]:
    """The Horde cards of a Section, from row 1 on."""
    return [card["card"] if isinstance(card, dict) else card for card in played.hordes[section]]


def section(played: Scenario, name: str) -> dict[str, Any]:
    """What everybody sees of a Section."""
    found: dict[str, Any] = next(row for row in played.fact("view.spectator.sections") if row["id"] == name)
    return found


def heard(played: Scenario, kind: str) -> list[dict[str, Any]]:
    """The events of a kind, without their kind."""
    return [{name: fact for name, fact in told.items() if name != "kind"} for told in played.heard(kind)]


# ---- what more than one chapter begins with


def claim(*spot: str, card: str = "steppe-riders", chi: int = 5, **position: Any) -> Scenario:
    """The Cleanup of a Defeated card of the left Section, the Khan elsewhere unless it is said."""
    position = {"skills": QUIET, "khan": "right", **in_turn("turn-cleanup"), **position}
    return khan(hordes={"left": [horde(card, *spot)]}, resources={"snake": {"chi": chi}}, **position)


def playing(opened: Callable[..., Scenario], card: str, **position: Any) -> Scenario:
    """A Tactic is played in the player's own turn, at a table that is opened so."""
    played = opened(tactics={"snake": [card]}, **in_turn(), **position)
    played.does("snake", "tactic", card=[card])
    return played
