"""The Great Wall as the core knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from tianxia.core.asks import Play, Ref, Refusal, Sleeve
from tianxia.core.by_default import seats_of
from tianxia.core.dice import Dice
from tianxia.core.events import Event, Facts, Seat
from tianxia.core.game import SEATS, Game, Options, Setting, Tallied, Vocabulary
from tianxia.games.greatwall import modules  # they register what they change
from tianxia.games.greatwall.data import SCENARIOS, box_of
from tianxia.games.greatwall.position.arrange import arrange, picture
from tianxia.games.greatwall.position.naming import ref_names, seat_names, stack, vocabulary
from tianxia.games.greatwall.position.rarities import rich_table
from tianxia.games.greatwall.rules.setup import empty_realm, set_up
from tianxia.games.greatwall.rules.state import TIME, Realm
from tianxia.games.greatwall.rules.variant import COOP, SOLO
from tianxia.games.greatwall.rules.view import twin, view
from tianxia.games.greatwall.rules.year import next_step
from tianxia.games.greatwall.signs import CONTENTS, tallied, took_effect

MODULES: Final = modules.__all__
SEVERAL: Final = ("2", "3", "4", "5")
SETTINGS: Final[tuple[Setting, ...]] = (
    Setting("mode", ("competitive", "coop"), "competitive", "seed", "GW-1012", needs=((SEATS, SEVERAL),)),
    Setting("scenario", ("none", *SCENARIOS), "none", "seed", "GW-1205"),
    Setting("genghis", ("off", "on"), "off", "seed", "GW-1101", needs=(("scenario", ("none",)),)),
    Setting("rat", ("off", "on"), "off", "seed", "GW-2001", needs=(("scenario", ("none",)),)),
)


class GreatWall(Game[Realm]):
    """The contract of the core, kept by the files beside this one."""

    id = "greatwall"
    version = "1"
    seat_counts: ClassVar[tuple[int, ...]] = (1, 2, 3, 4, 5)
    usual_seats: ClassVar[int | None] = 3
    settings: ClassVar[tuple[Setting, ...]] = SETTINGS

    def is_cooperative(self, seats: int, options: Options) -> bool:
        """Whether all win or lose together."""
        return seats == 1 or options.get("mode") == COOP

    def check_options(self, seats: int, options: Options) -> Refusal | None:
        """GW-1212, GW-1213: two scenarios are for co-operative games of several players only."""
        scenario = SCENARIOS.get(options.get("scenario", "none"), {})
        if scenario and seats == 5:
            return Refusal("GW-2104", {"scenario": scenario["id"]})
        if scenario and options.get("mode", SOLO) not in scenario["modes"]:
            return Refusal("GW-1213" if seats == 1 else "GW-1212", {"scenario": scenario["id"]})
        return None

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

    def check_data(self, text: str) -> None:
        """Cards of the same schema may replace ours."""
        box_of(text)

    def seat_names(self, state: Realm) -> tuple[str, ...]:
        """GW-102, GW-103: the clans."""
        return seat_names(state)

    def arrange(self, position: Facts, options: Options, strict: bool, dice: Dice) -> Realm:
        """A position set by hand."""
        return arrange(self.check_seats(seats_of(position)), position, options, strict, dice)

    def picture(self, state: Realm) -> Facts:
        """The whole truth in readable words."""
        return picture(state)

    def ref_names(self, state: Realm, ref: Ref) -> tuple[str, ...]:
        """Cards, spots, Soldiers, resources, Locations, Sections."""
        return ref_names(state, ref)

    def vocabulary(self, state: Realm) -> Vocabulary:
        """All options, whatever is asked."""
        return vocabulary(state)

    def stack(self, state: Realm, names: list[str]) -> list[tuple[Sleeve, Sleeve]]:
        """The next cards of their decks."""
        return stack(state, names)

    def contents(self) -> Mapping[str, tuple[str, ...]]:
        """Every card, by sort; a Horde card by its kind."""
        return CONTENTS

    def rare_position(self, seats: int, options: Options, dice: Dice) -> Facts | None:
        """A rich table in the middle of a game."""
        return rich_table(seats, options, dice)

    def took_effect(self, event: Event) -> tuple[str, ...]:
        """The cards that an event shows at work."""
        return took_effect(event)

    def tallied(self, event: Event) -> list[Tallied]:
        """Clans, Generals and Advisors, and how often the Wall held."""
        return tallied(event)

    def begins(self, state: Realm) -> Seat:
        """GW-309: the highest on the Tea track."""
        return state.tea[0]

    def round_of(self, state: Realm) -> int:
        """The Year."""
        return state.tracks[TIME]


GAME: Final = GreatWall()
