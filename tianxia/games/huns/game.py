"""Huns as the core knows it: set-up, one stretch of play, views, twins and positions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Final

from tianxia.core.asks import Play, Ref, Sleeve
from tianxia.core.dice import Dice
from tianxia.core.events import Event, Facts, Seat
from tianxia.core.game import Game, Options, Tallied, Vocabulary
from tianxia.games.huns.data import SEAT_COUNTS, box_of, check_data
from tianxia.games.huns.position.arrange import arrange, picture
from tianxia.games.huns.position.naming import WORDS, ref_names, stack
from tianxia.games.huns.rules.actions import pick, place_loot
from tianxia.games.huns.rules.fields import STAGES
from tianxia.games.huns.rules.setup import empty_table, set_up, start_bonus
from tianxia.games.huns.rules.state import Camps
from tianxia.games.huns.rules.turns import after_action, choose_action, choose_die, end_turn, roll
from tianxia.games.huns.rules.view import twin, view
from tianxia.games.huns.signs import tallied, took_effect

STRETCHES: Final[tuple[Callable[[Camps], Play[None]], ...]] = (
    start_bonus, roll, choose_die, choose_action, pick, place_loot, after_action, end_turn,
)  # fmt: skip
assert len(STRETCHES) == len(STAGES)


class Huns(Game[Camps]):
    """The contract of the core, kept by the files beside this one."""

    id = "huns"
    version = "1"
    seat_counts: ClassVar[tuple[int, ...]] = SEAT_COUNTS  # HU-106
    usual_seats: ClassVar[int | None] = 3
    windows = ("huns.gain", "huns.curse", "huns.after", "huns.end")
    seat_facts = ("target", "by", "to", "first", "from")

    def empty(self, seats: int, options: Options, dice: Dice) -> Camps:
        """Zones without cards, and the components of the table."""
        return empty_table(seats, options, dice)

    def setup(self, seats: int, options: Options, dice: Dice) -> Camps:
        """HU-1xx: the table before the start bonus."""
        return set_up(seats, options, dice)

    def check_data(self, text: str) -> None:
        """Cards and wagons of the same schema may replace ours."""
        check_data(text)

    def play(self, state: Camps) -> Play[None]:
        """One step of a turn."""
        return STRETCHES[state.stage](state)

    def view(self, state: Camps, viewer: Seat) -> Facts:
        """What the viewer may know."""
        return view(state, viewer)

    def twin(self, state: Camps, viewer: Seat, dice: Dice) -> None:
        """Another game that looks the same to the viewer."""
        twin(state, viewer, dice)

    def round_of(self, state: Camps) -> int:
        """HU-201: the number of the round."""
        return state.round

    def turn_of(self, state: Camps) -> int:
        """HU-201: five turns in a round."""
        return 5 * state.round + 5 - len(state.available())

    def arrange(self, position: Facts, options: Options, strict: bool, dice: Dice) -> Camps:
        """A position set by hand."""
        return arrange(position, options, strict, dice)

    def picture(self, state: Camps) -> Facts:
        """The whole truth in readable words."""
        return picture(state)

    def ref_names(self, state: Camps, ref: Ref) -> tuple[str, ...]:
        """Cards, wagons, dice, colours, and Valuables by where they lie."""
        return ref_names(state, ref)

    def vocabulary(self, state: Camps) -> Vocabulary:
        """All options, whatever is asked."""
        return WORDS

    def stack(self, state: Camps, names: list[str]) -> list[tuple[Sleeve, Sleeve]]:
        """The next cards of their decks, or the next wagons."""
        return stack(state, names)

    def contents(self) -> Mapping[str, tuple[str, ...]]:
        """HU-101, HU-102: every card and every wagon."""
        box = box_of("")
        return {"cards": tuple([card.id for card in box.cards]), "wagons": tuple([wagon.id for wagon in box.wagons])}

    def took_effect(self, event: Event) -> tuple[str, ...]:
        """The cards and wagons that an event shows at work."""
        return took_effect(event)

    def tallied(self, event: Event) -> list[Tallied]:
        """The cards that were drawn, and those that were played."""
        return tallied(event)

    def begins(self, state: Camps) -> Seat:
        """HU-116: who has the First Player token."""
        return state.first


GAME: Final = Huns()
