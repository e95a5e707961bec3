"""Game: what a game must say of itself to be played by the core, and the settings of a table."""

from __future__ import annotations

from collections.abc import Mapping

from tianxia.core.asks import Play
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.state import State
from tianxia.errors import UserError

Options = dict[str, str]


class BadInput(UserError):
    """Something from outside is wrong: one sentence says what and where."""


class Setting:
    """One option of a table (not an Option of a question)."""

    __slots__ = ("default", "name", "rule", "source", "values")

    def __init__(self, name: str, values: tuple[str, ...], default: str, source: str, rule: str = "") -> None:
        self.name: str = name
        self.values: tuple[str, ...] = values
        self.default: str = default
        self.source: str = source  # "seed", "public", "house" or "ruling"
        self.rule: str = rule


class Game:
    """The contract. Everything a game adds is behind these few methods."""

    id: str = ""
    version: str = ""  # of the rules: a log of another version is not played on blindly
    seat_counts: tuple[int, ...] = ()
    settings: tuple[Setting, ...] = ()

    def setup(self, seats: int, options: Options, dice: Dice) -> State:
        """The state at the first rest point."""
        raise NotImplementedError

    def play(self, state: State) -> Play[None]:
        """One stretch: from this rest point to the next."""
        raise NotImplementedError

    def view(self, state: State, viewer: Seat) -> Facts:
        """What the viewer may know, built up from nothing."""
        raise NotImplementedError

    def twin(self, state: State, viewer: Seat, dice: Dice) -> None:
        """Deal anew, jointly, all that the viewer cannot tell."""
        raise NotImplementedError

    def decode(self, plain: Facts, options: Options) -> State:
        """The state that `State.plain` wrote at a rest point."""
        raise NotImplementedError

    # ---- positions by hand (tianxia.scenario)

    def seat_names(self, state: State) -> tuple[str, ...]:
        """How a scenario calls the seats."""
        raise NotImplementedError

    def arrange(self, position: Facts, seats: int, options: Options, dice: Dice) -> State:
        """The state of a position set by hand; BadInput if it cannot be."""
        raise NotImplementedError

    def picture(self, state: State) -> Facts:
        """The whole truth in readable words; what can be read here can be set by `arrange`."""
        raise NotImplementedError

    def named(self, state: State, seat: Seat, name: str, among: tuple[str, ...], taken: tuple[str, ...]) -> str | None:
        """The reference that a player means by this name among these, except those already taken."""
        raise NotImplementedError

    # ---- settings

    def settle_options(self, given: Mapping[str, str]) -> Options:
        """All settings with their values; BadInput for a setting or value that this game does not have."""
        known = {setting.name: setting for setting in self.settings}
        for name, value in given.items():
            if name not in known:
                raise BadInput(f"{self.id} has no option {name!r}; it has {', '.join(sorted(known)) or 'none'}")
            if value not in known[name].values:
                raise BadInput(f"option {name} of {self.id} is one of {', '.join(known[name].values)}, not {value!r}")
        return {setting.name: given.get(setting.name, setting.default) for setting in self.settings}

    def check_seats(self, seats: int | None) -> int:
        """The number of seats, by default the smallest; BadInput if this game cannot be played by so many."""
        if seats is None:
            return self.seat_counts[0]
        if seats not in self.seat_counts:
            raise BadInput(f"{self.id} is for {', '.join([str(n) for n in self.seat_counts])} players, not {seats}")
        return seats
