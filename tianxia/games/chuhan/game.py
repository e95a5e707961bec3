"""Chu Han as the core knows it: settings, set-up, one stretch of play, views, twins and positions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar, Final

import tianxia.games.chuhan.rules.abilities  # noqa: F401 - registers the abilities
from tianxia.core.asks import Play, Ref, Sleeve, number
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.game import Game, Options, Vocabulary
from tianxia.errors import BadInput
from tianxia.games.chuhan.data import CHARACTERS, EVENT_IDS, IDS, SETTINGS
from tianxia.games.chuhan.position.arrange import arrange, picture, stack
from tianxia.games.chuhan.position.knowledge import card_names
from tianxia.games.chuhan.rules.registry import ABILITIES
from tianxia.games.chuhan.rules.scoring import is_between_battles, next_battle
from tianxia.games.chuhan.rules.setup import empty_table, set_up_game, tell_battle
from tianxia.games.chuhan.rules.state import Battle
from tianxia.games.chuhan.rules.trick import counter_turn, lead_step
from tianxia.games.chuhan.rules.view import twin, view
from tianxia.positions.scenario import Scenario, ScriptedSeat

WORDS: Final = Vocabulary(
    ("lead", "counter", "pass", "decree", "swap", "place", "give", "take", "cancel", *ABILITIES,
     *[IDS[face] for face in CHARACTERS]),
    ("set", "discard", "take", "give", "card"),
    EVENT_IDS,
)  # fmt: skip


class ChuHan(Game[Battle]):
    """The contract of the core, kept by the files beside this one."""

    id = "chuhan"
    version = "1"
    seat_counts: ClassVar[tuple[int, ...]] = (2,)  # CH-101
    settings = SETTINGS
    windows = ("chuhan.cancel",)
    seat_facts = ("attacker", "owner", "to")

    def empty(self, seats: int, options: Options, dice: Dice) -> Battle:
        """Zones without cards, and the settings of the table."""
        return empty_table(options, dice)

    def setup(self, seats: int, options: Options, dice: Dice) -> Battle:
        """CH-111 to CH-121: who is Han, the scores, the event deck, the first deal."""
        return set_up_game(options, dice)

    def play(self, state: Battle) -> Play[None]:
        """One turn, the lead step or one counter; or the deal of the next battle."""
        if is_between_battles(state):
            return next_battle(state)
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
        """Which battle is being fought."""
        return state.battle

    def seat_names(self, state: Battle) -> tuple[str, ...]:
        """Han and Chu, by seat."""
        return state.clan(0), state.clan(1)

    def arrange(self, position: Facts, options: Options, strict: bool, dice: Dice) -> Battle:
        """A position set by hand."""
        return arrange(position, options, strict, dice)

    def picture(self, state: Battle) -> Facts:
        """The whole truth in readable words."""
        return picture(state)

    def fixed_options(self, state: Battle) -> Options:
        """Which seat is Han: a position says it, and no die."""
        return {"han_player": f"seat-{state.han}"}

    def ref_names(self, state: Battle, ref: Ref) -> tuple[str, ...]:
        """Characters by id or value, the others by value or id."""
        return card_names(state.faces[number(ref)])

    def vocabulary(self, state: Battle) -> Vocabulary:
        """All options, whatever is asked, and the events."""
        return WORDS

    def stack(self, state: Battle, names: list[str]) -> list[tuple[Sleeve, Sleeve]]:
        """The next cards of the draw pile."""
        return stack(state, names)

    def table_verb(self, scenario: Scenario, name: str) -> Callable[..., Any] | None:
        """What can be asked of the whole table."""
        return partial(last_battle, scenario) if name == "last_battle" else None

    def scripted_seat(self, scenario: Scenario, name: str) -> ScriptedSeat:
        """Han or Chu, with the verbs of the rulebook."""
        return ScriptedClan(scenario, name)


def last_battle(scenario: Scenario) -> Facts:
    """The picture at the end of the battle before this one: it is scored, and the cards still lie where they lay."""
    kinds: list[str] = scenario.fact("happened")
    if "out" not in kinds:
        raise BadInput("no battle has ended since the position")
    scored = len(kinds) - 1 - kinds[::-1].index("out")
    while kinds[scored + 1 : scored + 2] == ["vp"]:
        scored += 1
    return scenario.at(scored)


class ScriptedClan(ScriptedSeat):
    """Han or Chu in a scenario."""

    def plays(self, *cards: str) -> None:
        """Lead a set, or counter with one."""
        self.does("lead" if self.is_asked("chuhan.lead") else "counter", set=list(cards))

    def uses(self, ability: str, *cards: str) -> None:
        """Play a character for the ability, with what is announced with it."""
        picks = ABILITIES[ability].picks if ability in ABILITIES else None
        self.does(ability, **({"set" if picks is None else picks.slot: list(cards)} if cards else {}))

    def cancels(self) -> None:
        """React with Lyu Zhi or Xiao He."""
        self.does("cancel")

    def takes_decree(self) -> None:
        """Take a decree and draw 2 cards."""
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
