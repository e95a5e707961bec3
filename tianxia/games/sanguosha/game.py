"""Sanguosha as the core knows it: settings, set-up, one stretch of play, views, twins and positions."""

from __future__ import annotations

from typing import ClassVar, Final

import tianxia.games.sanguosha.heroes  # noqa: F401 - registers the skills
from tianxia.core.asks import Play
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.game import Game, Options
from tianxia.core.state import State
from tianxia.games.sanguosha.content import SEATS, SETTINGS
from tianxia.games.sanguosha.setup import choose_heroes, choose_ruler, empty_table, set_up, tell_opening
from tianxia.games.sanguosha.table import CHOOSE_RULER, START, Table
from tianxia.games.sanguosha.turns import STEPS, start_game
from tianxia.games.sanguosha.view import twin, view


class Sanguosha(Game):
    """The contract of the core, kept by the files beside this one."""

    id = "sanguosha"
    version = "1"
    seat_counts: ClassVar[tuple[int, ...]] = SEATS  # SG-106
    settings = SETTINGS

    def setup(self, seats: int, options: Options, dice: Dice) -> State:
        """SG-1xx."""
        return set_up(seats, options, dice)

    def tell_opening(self, state: State) -> None:
        """Roles and the ruler."""
        assert isinstance(state, Table)
        tell_opening(state)

    def play(self, state: State) -> Play[None]:
        """One phase, or one action of the Action Phase."""
        assert isinstance(state, Table)
        if state.step in STEPS:
            return STEPS[state.step](state)
        if state.step == START:
            return start_game(state)
        return choose_ruler(state) if state.step == CHOOSE_RULER else choose_heroes(state)

    def view(self, state: State, viewer: Seat) -> Facts:
        """What the viewer may know."""
        assert isinstance(state, Table)
        return view(state, viewer)

    def twin(self, state: State, viewer: Seat, dice: Dice) -> None:
        """Another table that looks the same to the viewer."""
        assert isinstance(state, Table)
        twin(state, viewer, dice)

    def decode(self, plain: Facts, options: Options) -> State:
        """The state that `plain` wrote."""
        s = empty_table(int(plain["seats"]), options, Dice(0))
        s.fill(plain)
        return s


GAME: Final = Sanguosha()
