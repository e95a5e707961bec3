"""Sun Tzu as the core knows it: settings, set-up, one stretch of play, views, twins and positions."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.asks import Play, Ref, Sleeve
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.game import Game, Options, Vocabulary
from tianxia.games.suntzu.data import SETTINGS
from tianxia.games.suntzu.position.arrange import WORDS, arrange, picture, ref_names, stack
from tianxia.games.suntzu.position.rarities import near_the_fifth_event
from tianxia.games.suntzu.position.scripted import ScriptedSide
from tianxia.games.suntzu.rules.battle import battle
from tianxia.games.suntzu.rules.ending import keep_cards, score_round
from tianxia.games.suntzu.rules.orders import lay_orders
from tianxia.games.suntzu.rules.setup import empty_board, pick_generals, set_up, tell_opening
from tianxia.games.suntzu.rules.state import BATTLE, DRAW, GENERALS, ORDERS, War
from tianxia.games.suntzu.rules.view import twin, view
from tianxia.positions.scenario import Scenario, ScriptedSeat


class SunTzu(Game[War]):
    """The contract of the core, kept by the files beside this one."""

    id = "suntzu"
    version = "2"
    seat_counts: ClassVar[tuple[int, ...]] = (2,)  # ST-101
    settings = SETTINGS
    windows = ("suntzu.battle", "suntzu.before-scoring", "suntzu.round-end", "suntzu.call")  # ST-H13
    seat_facts = ("decider",)

    def empty(self, seats: int, options: Options, dice: Dice) -> War:
        """Zones without cards, and the settings of the table."""
        return empty_board(options, dice)

    def setup(self, seats: int, options: Options, dice: Dice) -> War:
        """ST-2xx: the table before round 1, as the settings want it."""
        return set_up(options, dice)

    def tell_opening(self, state: War) -> None:
        """The first event, and the scoring markers where no generals are picked before."""
        tell_opening(state)

    def play(self, state: War) -> Play[None]:
        """One phase, or one battle."""
        if state.stage == BATTLE:
            return battle(state)
        if state.stage == ORDERS:
            return lay_orders(state)
        if state.stage == DRAW:
            return keep_cards(state)
        return pick_generals(state) if state.stage == GENERALS else score_round(state)

    def view(self, state: War, viewer: Seat) -> Facts:
        """What the viewer may know."""
        return view(state, viewer)

    def twin(self, state: War, viewer: Seat, dice: Dice) -> None:
        """Another world that looks the same to the viewer."""
        twin(state, viewer, dice)

    def round_of(self, state: War) -> int:
        """ST-301: the number of the round."""
        return state.round

    def seat_names(self, state: War) -> tuple[str, ...]:
        """The names of the two sides, by seat."""
        return state.side(0), state.side(1)

    def arrange(self, position: Facts, options: Options, strict: bool, dice: Dice) -> War:
        """A position set by hand."""
        return arrange(position, options, strict, dice)

    def picture(self, state: War) -> Facts:
        """The whole truth in readable words."""
        return picture(state)

    def fixed_options(self, state: War) -> Options:
        """Who is Sun Tzu."""
        return {"suntzu_player": f"seat-{state.suntzu}"}

    def ref_names(self, state: War, ref: Ref) -> tuple[str, ...]:
        """Cards, provinces, and the places of armies."""
        return ref_names(state, ref)

    def vocabulary(self, state: War) -> Vocabulary:
        """All options, whatever is asked, and the places on the board."""
        return WORDS

    def stack(self, state: War, names: list[str]) -> list[tuple[Sleeve, Sleeve]]:
        """The next cards of a deck, or the next events."""
        return stack(state, names)

    def rare_position(self, seats: int, options: Options, dice: Dice) -> Facts | None:
        """A game that the fifth event may end."""
        return near_the_fifth_event(options, dice)

    def scripted_seat(self, scenario: Scenario, name: str) -> ScriptedSeat:
        """Sun Tzu or King Shao, with the verbs of the rulebook."""
        return ScriptedSide(scenario, name)


GAME: Final = SunTzu()
