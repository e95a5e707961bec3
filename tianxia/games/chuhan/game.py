"""Chu Han as the core knows it: settings, set-up, one stretch of play, views, twins and positions."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.asks import Play, Ref, Sleeve, number
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.game import Game, Options
from tianxia.games.chuhan.data import FIRST_EVENT_FACE, SETTINGS
from tianxia.games.chuhan.position.arrange import arrange, card_names, picture, stack
from tianxia.games.chuhan.rules.setup import empty_table, set_up_game, tell_battle
from tianxia.games.chuhan.rules.state import Battle
from tianxia.games.chuhan.rules.trick import counter_turn, lead_step
from tianxia.games.chuhan.rules.view import twin, view
from tianxia.positions.scenario import Scenario, ScriptedSeat


class ChuHan(Game[Battle]):
    """The contract of the core, kept by the files beside this one."""

    id = "chuhan"
    version = "1"
    seat_counts: ClassVar[tuple[int, ...]] = (2,)  # CH-101
    settings = SETTINGS

    def empty(self, seats: int, options: Options, dice: Dice) -> Battle:
        """Zones without cards, and the settings of the table."""
        return empty_table(options, dice)

    def setup(self, seats: int, options: Options, dice: Dice) -> Battle:
        """CH-111 to CH-121."""
        return set_up_game(options, dice)

    def play(self, state: Battle) -> Play[None]:
        """One turn: the lead step or one counter."""
        return counter_turn(state) if state.size else lead_step(state)

    def tell_opening(self, state: Battle) -> None:
        """The first battle begins."""
        tell_battle(state)

    def view(self, state: Battle, viewer: Seat) -> Facts:
        """What the viewer may know."""
        return view(state, viewer)

    def twin(self, state: Battle, viewer: Seat, dice: Dice) -> None:
        """Another world that looks the same to the viewer."""
        twin(state, viewer, dice)

    def round_of(self, state: Battle) -> int:
        """A battle."""
        return state.battle

    def seat_names(self, state: Battle) -> tuple[str, ...]:
        """The clans."""
        return state.clan(0), state.clan(1)

    def arrange(self, position: Facts, options: Options, strict: bool, dice: Dice) -> Battle:
        """A position set by hand."""
        return arrange(position, options, strict, dice)

    def picture(self, state: Battle) -> Facts:
        """The whole truth in readable words."""
        return picture(state)

    def fixed_options(self, state: Battle) -> Options:
        """Who is Han."""
        return {"han_player": f"seat-{state.han}"}

    def ref_names(self, state: Battle, ref: Ref) -> tuple[str, ...]:
        """Characters by id or value, the others by value or id."""
        face = state.faces[number(ref)]
        return card_names(face) if face < FIRST_EVENT_FACE else (state.face_name(face),)

    def stack(self, state: Battle, names: list[str]) -> list[tuple[Sleeve, Sleeve]]:
        """The next cards of the draw pile."""
        return stack(state, names)

    def scripted_seat(self, scenario: Scenario, name: str) -> ScriptedSeat:
        """Han or Chu, with the verbs of the rulebook."""
        return Side(scenario, name)


class Side(ScriptedSeat):
    """Han or Chu in a scenario."""

    def plays(self, *cards: str) -> None:
        """Lead a set, or counter with one."""
        lead = self.scenario.asked(self.name).kind == "chuhan.lead"
        self.does("lead" if lead else "counter", set=list(cards))

    def uses(self, ability: str, *cards: str) -> None:
        """Play a character for the ability, with what is announced with it."""
        slots = {"yu-ji": "discard", "ying-bu": "take"}
        self.does(ability, **({slots.get(ability, "set"): list(cards)} if cards else {}))

    def cancels(self) -> None:
        """React with Lyu Zhi or Xiao He."""
        self.does("cancel")

    def takes_decree(self) -> None:
        """Take a decree."""
        self.does("decree")

    def swaps(self, give: str, take: str) -> None:
        """Banquet at Hongmen: a hand card for a face-up card."""
        self.does("swap", give=[give], take=[take])

    def places(self, card: str) -> None:
        """Race to Hangu Pass: a card on the row."""
        self.does("place", card=[card])

    def gives(self, card: str) -> None:
        """Treaty of the Hong Canal: one of the two cards to the rival."""
        self.does("give", card=[card])

    def takes(self, card: str) -> None:
        """Mandate of Heaven: a card of the trick."""
        self.does("take", card=[card])


GAME: Final = ChuHan()
