"""A table of The Great Wall: mode, modules, scenario, and what they change (GW-2101 to GW-2104)."""

from __future__ import annotations

from tianxia.games.greatwall.data import SECTIONS, Side


class Variant:
    """What the settings of the table decide."""

    __slots__ = ("mode", "modules", "players", "sections", "side")

    def __init__(self, players: int, mode: str, modules: tuple[str, ...]) -> None:
        self.players: int = players
        self.mode: str = mode
        self.modules: tuple[str, ...] = modules  # whose cards are in play, "base" among them
        self.side: Side = Side(players, mode != "competitive")
        self.sections: tuple[int, ...] = tuple(range(len(SECTIONS)))

    @property
    def is_coop(self) -> bool:
        """Whether all play against the game."""
        return self.mode != "competitive"
