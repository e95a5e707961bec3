"""Chu Han as the core knows it: settings, set-up, one stretch of play, views, twins and positions."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Play
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.game import Game, Options
from tianxia.core.state import State
from tianxia.games.chuhan.data import SETTINGS
from tianxia.games.chuhan.setup import empty_table, set_up_game
from tianxia.games.chuhan.state import Battle
from tianxia.games.chuhan.trick import counter_turn, lead_step
from tianxia.games.chuhan.view import twin, view


class ChuHan(Game):
    """The contract of the core, kept by the files beside this one."""

    id = "chuhan"
    version = "1"
    seat_counts = (2,)  # CH-101
    settings = SETTINGS

    def setup(self, seats: int, options: Options, dice: Dice) -> State:
        """CH-111 to CH-121."""
        return set_up_game(options, dice)

    def play(self, state: State) -> Play[None]:
        """One turn: the lead step or one counter."""
        assert isinstance(state, Battle)
        return counter_turn(state) if state.size else lead_step(state)

    def view(self, state: State, viewer: Seat) -> Facts:
        """What the viewer may know."""
        assert isinstance(state, Battle)
        return view(state, viewer)

    def twin(self, state: State, viewer: Seat, dice: Dice) -> None:
        """Another world that looks the same to the viewer."""
        assert isinstance(state, Battle)
        twin(state, viewer, dice)

    def decode(self, plain: Facts, options: Options) -> State:
        """The state that `plain` wrote."""
        s = empty_table(options, Dice(0))
        s.fill(plain)
        return s


GAME: Final = ChuHan()
