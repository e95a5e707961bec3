"""A table of The Great Wall: mode, modules, scenario, and what they change (GW-2101 to GW-2104)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from tianxia.core.game import DATA, Options
from tianxia.games.greatwall.data import LOCATIONS, MODULES, SCENARIOS, SECTIONS, CardBox, Side, box_of
from tianxia.games.greatwall.rules.changing import changed_by, steps_with

COMPETITIVE = "competitive"
COOP = "coop"
SOLO = "solo"


class RealmTable:
    """What the settings of the table decide."""

    __slots__ = (
        "box",
        "cards",
        "changed",
        "locations",
        "mode",
        "modules",
        "players",
        "scenario",
        "sections",
        "side",
        "years",
    )

    def __init__(self, players: int, mode: str, scenario: str, extras: tuple[str, ...], box: CardBox) -> None:
        self.players: int = players
        self.box: CardBox = box
        self.mode: str = mode
        self.scenario: dict[str, Any] = SCENARIOS.get(scenario, {})
        automaton = "solo" if mode == SOLO else "reed" if players == 2 else ""
        named = ("coop" if mode != COMPETITIVE else "", automaton, *extras, scenario)
        self.modules: tuple[str, ...] = tuple([word for word in named if word and word != "none"])
        self.cards: tuple[str, ...] = self._cards(extras)  # whose cards are in play
        rules: dict[str, Any] = next(row for row in MODULES["mode"] if row["id"] == mode)
        self.side: Side = Side(players, mode != COMPETITIVE, int(rules.get("closed_regular_spots", 0)))  # GW-1023
        self.years: int = self.side.years - int(self.scenario.get("years_less", 0))  # GW-1803
        used = MODULES["two_player"]["sections"] if automaton else SECTIONS  # GW-1001, GW-1023
        self.sections: tuple[int, ...] = tuple([SECTIONS.index(id) for id in used])
        extra = self.scenario.get("extra_locations", [])
        self.locations: tuple[int, ...] = (*range(9), *[LOCATIONS.index(id) for id in extra])
        self.changed: dict[str, tuple[Callable[..., Any], ...]] = changed_by(self.modules)

    def _cards(self, extras: tuple[str, ...]) -> tuple[str, ...]:
        cards = ("base", *extras)
        if self.players == 5:
            cards = (*cards, "fifth")
        if self.scenario:
            cards = (*cards, "chronicles")
        return (*cards, "coop") if self.mode != COMPETITIVE else cards

    @property
    def is_coop(self) -> bool:
        """Whether all play against the game."""
        return self.mode != COMPETITIVE

    def season(self, number: int, base: tuple[str, ...]) -> tuple[str, ...]:
        """The steps of a season at this table."""
        return steps_with(self.modules, number, base)


def table_of(seats: int, options: Options) -> RealmTable:
    """The table that these settings mean; one player plays solo (GW-1023)."""
    extras = tuple([word for word in ("genghis", "rat") if options.get(word) == "on"])
    mode = options.get("mode", COMPETITIVE) if seats > 1 else SOLO
    return variant_of(seats, mode, options.get("scenario", "none"), extras, options.get(DATA, ""))


@cache
def variant_of(seats: int, mode: str, scenario: str, extras: tuple[str, ...], data: str) -> RealmTable:
    """One for all tables with these settings: nobody changes it."""
    return RealmTable(seats, mode, scenario, extras, box_of(data))
