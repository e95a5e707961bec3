"""Chu Han as the core knows it: settings, set-up, one stretch of play, views, twins and positions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar, Final

from tianxia.core.asks import Play, Ref, Sleeve, number
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.game import Game, Options, Vocabulary
from tianxia.core.scenario import Scenario, ScriptedSeat
from tianxia.core.state import State
from tianxia.errors import BadInput
from tianxia.games.chuhan.data import CHARACTERS, EVENT_IDS, FIRST_EVENT_FACE, IDS, SETTINGS
from tianxia.games.chuhan.position import arrange, card_names, picture, stack
from tianxia.games.chuhan.questions import BOTH
from tianxia.games.chuhan.setup import empty_table, set_up_game, tell_battle
from tianxia.games.chuhan.state import Battle
from tianxia.games.chuhan.trick import counter_turn, lead_step
from tianxia.games.chuhan.view import twin, view

WORDS: Final = Vocabulary(
    ("lead", "counter", "pass", "decree", "swap", "place", "give", "take", "cancel", BOTH,
     *[IDS[face] for face in CHARACTERS]),
    ("set", "discard", "take", "give", "card"),
    EVENT_IDS,
)  # fmt: skip


class ChuHan(Game):
    """The contract of the core, kept by the files beside this one."""

    id = "chuhan"
    version = "1"
    seat_counts: ClassVar[tuple[int, ...]] = (2,)  # CH-101
    settings = SETTINGS
    seat_facts = ("attacker", "owner", "to")

    def setup(self, seats: int, options: Options, dice: Dice) -> State:
        """CH-111 to CH-121."""
        return set_up_game(options, dice)

    def play(self, state: State) -> Play[None]:
        """One turn: the lead step or one counter."""
        assert isinstance(state, Battle)
        return counter_turn(state) if state.size else lead_step(state)

    def tell_opening(self, state: State) -> None:
        """The first battle begins."""
        assert isinstance(state, Battle)
        tell_battle(state)

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

    def round_of(self, state: State) -> int:
        """A battle."""
        assert isinstance(state, Battle)
        return state.battle

    def seat_names(self, state: State) -> tuple[str, ...]:
        """The clans."""
        assert isinstance(state, Battle)
        return state.clan(0), state.clan(1)

    def arrange(self, position: Facts, options: Options, strict: bool, dice: Dice) -> State:
        """A position set by hand."""
        return arrange(position, options, strict, dice)

    def picture(self, state: State) -> Facts:
        """The whole truth in readable words."""
        assert isinstance(state, Battle)
        return picture(state)

    def fixed_options(self, state: State) -> Options:
        """Who is Han."""
        assert isinstance(state, Battle)
        return {"han_player": f"seat-{state.han}"}

    def ref_names(self, state: State, ref: Ref) -> tuple[str, ...]:
        """Characters by id or value, the others by value or id."""
        face = state.faces[number(ref)]
        return card_names(face) if face < FIRST_EVENT_FACE else (state.face_name(face),)

    def vocabulary(self, state: State) -> Vocabulary:
        """All options, whatever is asked, and the events."""
        return WORDS

    def stack(self, state: State, names: list[str]) -> list[tuple[Sleeve, Sleeve]]:
        """The next cards of the draw pile."""
        assert isinstance(state, Battle)
        return stack(state, names)

    def table_verb(self, scenario: Scenario, name: str) -> Callable[..., Any] | None:
        """What can be asked of the whole table."""
        return partial(last_battle, scenario) if name == "last_battle" else None

    def scripted_seat(self, scenario: Scenario, name: str) -> ScriptedSeat:
        """Han or Chu, with the verbs of the rulebook."""
        return Side(scenario, name)


def last_battle(scenario: Scenario) -> Facts:
    """The picture at the end of the battle before this one: it is scored, and the cards still lie where they lay."""
    kinds = [event.kind for event in scenario.match.events]
    if "out" not in kinds:
        raise BadInput("no battle has ended since the position")
    scored = len(kinds) - 1 - kinds[::-1].index("out")
    while kinds[scored + 1 : scored + 2] == ["vp"]:
        scored += 1
    return scenario.at(scored)


class Side(ScriptedSeat):
    """Han or Chu in a scenario."""

    def plays(self, *cards: str) -> None:
        """Lead a set, or counter with one."""
        self.does("lead" if self.is_asked("chuhan.lead") else "counter", set=list(cards))

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
