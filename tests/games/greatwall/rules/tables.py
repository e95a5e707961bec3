"""Tables with modules for rule tests: what matters is named, no General, Advisor or Tactic acts unless it is named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games.greatwall.rules import realm
from tests.games.greatwall.rules.realm import ALLIES, CLANS, GENERALS, horde
from tianxia.core.dice import key_from_seed
from tianxia.core.match import Match, start
from tianxia.games import game
from tianxia.games.greatwall.data import OURS
from tianxia.scenario import Scenario, scenario

FROST, FAMINE, VISIT = "bitter-frost", "great-famine", "imperial-visit"
GHOSTS, DIAOYU, TURBAN = "hungry-ghost-festival", "siege-of-diaoyu", "red-turban-rebellion"
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
    idle = [card for card in (ALLIES if allied else GENERALS) if card not in named.values()]
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


def offered(played: Scenario, option: str, slot: str) -> list[str]:
    """What may be picked now for an option, in the order of the alphabet."""
    return sorted(realm.offered(played, option, slot))


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
