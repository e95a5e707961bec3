"""Sanguosha as the core knows it: settings, set-up, one stretch of play, views, twins and positions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar, Final

import tianxia.games.sanguosha.heroes  # noqa: F401 - registers the skills
from tianxia.core.asks import Play, Ref, Refusal, Sleeve
from tianxia.core.dice import Dice
from tianxia.core.events import Event, Facts, Seat
from tianxia.core.game import KEPT, Game, Options, Tallied, Vocabulary
from tianxia.games.sanguosha.content import HEROES, KINDS, PRINTS, ROLES, SEATS, SETTINGS, SKILLS, deck_faces
from tianxia.games.sanguosha.position.arrange import arrange, picture
from tianxia.games.sanguosha.position.happening import HAPPENING, happen
from tianxia.games.sanguosha.position.naming import public_names, ref_names, seat_names, stack
from tianxia.games.sanguosha.position.rarities import random_heroes, rarity
from tianxia.games.sanguosha.position.scripted import TABLE_VERBS, Player
from tianxia.games.sanguosha.position.vocabulary import vocabulary
from tianxia.games.sanguosha.rules.pools import hero_faces, pool_of
from tianxia.games.sanguosha.rules.setup import choose_heroes, choose_ruler, empty_table, set_up, tell_opening
from tianxia.games.sanguosha.rules.skills import STATES, StateRule, plain_key
from tianxia.games.sanguosha.rules.table import CHOOSE_RULER, START, Table
from tianxia.games.sanguosha.rules.turns import STEPS, start_game
from tianxia.games.sanguosha.rules.view import twin, view
from tianxia.positions.scenario import Scenario, ScriptedSeat


class Sanguosha(Game[Table]):
    """The contract of the core, kept by the files beside this one."""

    id = "sanguosha"
    version = "1"
    seat_counts: ClassVar[tuple[int, ...]] = SEATS  # SG-106
    usual_seats: ClassVar[int | None] = 5
    settings = SETTINGS
    windows = (  # SG-H07: asked on public grounds; passed by itself where nothing else is possible
        "sanguosha.dodge",
        "sanguosha.play",
        "sanguosha.use-sha",
        "sanguosha.negate",
        "sanguosha.save",
        "sanguosha.skill",
        "sanguosha.choose",
    )
    seat_facts = (
        "user", "source", "victim", "target", "targets", "second", "by", "brink", "helper", "death", "killer", "fight",
        "opponent", "ruler", "current", "extra_turns", "places",
    )  # fmt: skip
    sides = (("ruler", "loyalist"), ("rebel",), ("spy",))  # SG-750 to SG-753

    def check_options(self, seats: int, options: Options) -> Refusal | None:
        """SG-110: a hero for everybody."""
        return None if len(hero_faces(pool_of(options))) >= seats else Refusal("SG-110")

    def empty(self, seats: int, options: Options, dice: Dice) -> Table:
        """Zones without cards, and the settings of the table."""
        return empty_table(seats, options, dice)

    def setup(self, seats: int, options: Options, dice: Dice) -> Table:
        """SG-105 to SG-121: the deck, the roles, the heroes to choose from."""
        return set_up(seats, options, dice)

    def tell_opening(self, state: Table) -> None:
        """Roles and the ruler."""
        tell_opening(state)

    def play(self, state: Table) -> Play[None]:
        """One phase, or one action of the Action Phase."""
        if state.step in STEPS:
            return STEPS[state.step](state)
        if state.step == START:
            return start_game(state)
        if state.step == HAPPENING:
            return happen(state)
        return choose_ruler(state) if state.step == CHOOSE_RULER else choose_heroes(state)

    def view(self, state: Table, viewer: Seat) -> Facts:
        """What the viewer may know."""
        return view(state, viewer)

    def twin(self, state: Table, viewer: Seat, dice: Dice) -> None:
        """Another table that looks the same to the viewer."""
        twin(state, viewer, dice)

    def round_of(self, state: Table) -> int:
        """SG-202: how often the turn has come round to the ruler."""
        return state.round

    def is_out(self, state: Table, seat: Seat) -> bool:
        """A hero who has fallen."""
        return not state.lives(seat)

    def turn_of(self, state: Table) -> int:
        """SG-203: how many turns there were, extra ones included."""
        return state.turns

    def contents(self) -> dict[str, tuple[str, ...]]:
        """Every kind of card and every skill."""
        return {"cards": tuple(KINDS), "skills": tuple(SKILLS)}

    def unreachable(self) -> tuple[str, ...]:
        """The kinds of cards that no deck holds (SG-1160, SG-1250): heroes of later tiers bring them."""
        dealt = [PRINTS[face].kind for face in deck_faces("extra")]
        return tuple([kind for kind in KINDS if kind not in dealt])

    def rare_position(self, seats: int, options: Options, dice: Dice) -> Facts | None:
        """A ruler in danger among heroes of the same kingdom, or heroes late in the game."""
        return rarity(seats, options, dice)

    def even_position(self, seats: int, options: Options, dice: Dice) -> Facts:
        """Random heroes for everybody, whom players would choose or leave."""
        return random_heroes(seats, options, dice)

    def tallied_at_first(self, state: Table) -> list[Tallied]:
        """Who plays which hero."""
        return [(KEPT, "hero", HEROES[hero].id, seat) for seat, hero in enumerate(state.hero) if hero >= 0]

    def role_of(self, state: Table, seat: Seat) -> str:
        """SG-106: ruler, loyalist, rebel or spy."""
        return ROLES[state.role(seat)]

    def took_effect(self, event: Event) -> tuple[str, ...]:
        """A skill that is activated, or that lets somebody look; a card that comes into play, and what made it."""
        if event.kind in ("skill", "look"):
            return (plain_key(event.public["skill"]),)
        card = event.public.get(event.kind) if event.kind in ("use", "play") else None
        return () if card is None else tuple([name for name in (card["name"], plain_key(card["by"])) if name])

    def silent_rules(self) -> list[StateRule]:
        """What holds while a skill does (SG-1510)."""
        return [rule for rules in STATES.values() for rule in rules]

    def seat_names(self, state: Table) -> tuple[str, ...]:
        """Seats are called by their heroes."""
        return seat_names(state)

    def public_names(self, state: Table) -> tuple[str, ...]:
        """SG-1640: without the heroes that are hidden."""
        return public_names(state)

    def arrange(self, position: Facts, options: Options, strict: bool, dice: Dice) -> Table:
        """A position set by hand."""
        return arrange(position, options, strict, dice)

    def picture(self, state: Table) -> Facts:
        """The whole truth in readable words."""
        return picture(state)

    def ref_names(self, state: Table, ref: Ref) -> tuple[str, ...]:
        """Cards, heroes at the table, kingdoms."""
        return ref_names(state, ref)

    def vocabulary(self, state: Table) -> Vocabulary:
        """All options, whatever is asked: of cards, skills and the questions that they ask."""
        return vocabulary()

    def stack(self, state: Table, names: list[str]) -> list[tuple[Sleeve, Sleeve]]:
        """The next cards of the deck."""
        return stack(state, names)

    def scripted_seat(self, scenario: Scenario, name: str) -> ScriptedSeat:
        """A hero with the verbs of the rulebook."""
        return Player(scenario, name)

    def table_verb(self, scenario: Scenario, name: str) -> Callable[..., Any] | None:
        """What the whole table does, or what befalls it."""
        verb = TABLE_VERBS.get(name)
        return None if verb is None else partial(verb, scenario)


GAME: Final = Sanguosha()
