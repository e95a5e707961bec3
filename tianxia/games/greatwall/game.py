"""The Great Wall as the core knows it."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.asks import Play, Ref, number
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.game import Game, Options, Setting
from tianxia.core.pieces import place_of
from tianxia.games.greatwall.data import LOCATIONS, RESOURCES, SECTIONS
from tianxia.games.greatwall.rules.setup import empty_realm, set_up
from tianxia.games.greatwall.rules.state import TIME, Realm
from tianxia.games.greatwall.rules.view import twin, view
from tianxia.games.greatwall.rules.year import next_step


class GreatWall(Game[Realm]):
    """The contract of the core, kept by the files beside this one."""

    id = "greatwall"
    version = "1"
    seat_counts: ClassVar[tuple[int, ...]] = (3, 4)
    settings: ClassVar[tuple[Setting, ...]] = (Setting("mode", ("competitive",), "competitive", "seed", "GW-201"),)

    def empty(self, seats: int, options: Options, dice: Dice) -> Realm:
        """Zones without cards."""
        return empty_realm(seats, options, dice)

    def setup(self, seats: int, options: Options, dice: Dice) -> Realm:
        """GW-2xx."""
        return set_up(seats, options, dice)

    def play(self, state: Realm) -> Play[None]:
        """One step of the year."""
        return next_step(state)

    def view(self, state: Realm, viewer: Seat) -> Facts:
        """What the viewer may know."""
        return view(state, viewer)

    def twin(self, state: Realm, viewer: Seat, dice: Dice) -> None:
        """Another realm that looks the same."""
        twin(state, viewer, dice)

    def ref_names(self, state: Realm, ref: Ref) -> tuple[str, ...]:
        """Resources by kind, places by their names."""
        kind = ref.partition("/")[0]
        if kind == "resource":
            return (RESOURCES[place_of(number(ref))],)
        if kind == "location":
            return (LOCATIONS[number(ref)],)
        if kind == "section":
            return (SECTIONS[number(ref)],)
        return super().ref_names(state, ref)

    def round_of(self, state: Realm) -> int:
        """The Year."""
        return state.tracks[TIME]


GAME: Final = GreatWall()
