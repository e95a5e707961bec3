"""Whose turn it is, in which phase, and what has happened: this part of a position, read and set (SG-2xx)."""

from __future__ import annotations

from typing import Final

from tianxia.core.events import Facts
from tianxia.core.fields import hear, picked
from tianxia.core.given import GivenPosition
from tianxia.core.inputs import a_list, a_number, a_text, a_word, said
from tianxia.core.kinds import MOST, NONE, Names
from tianxia.errors import BadInput
from tianxia.games.sanguosha.content import CARDS, COLOURS, KINDS, PRINTS, SKILLS, is_content
from tianxia.games.sanguosha.mechanics.manage_troops import CONDITIONS, TROOPS, hear_card, say_card
from tianxia.games.sanguosha.mechanics.marked import PERMANENT
from tianxia.games.sanguosha.mechanics.switch import FIRST, SECOND, SIDE
from tianxia.games.sanguosha.mechanics.team_up import NEEDED
from tianxia.games.sanguosha.position.naming import card_names, named
from tianxia.games.sanguosha.rules.fields import ANYBODY, FIELDS, PHASE_WORDS, SCOPES
from tianxia.games.sanguosha.rules.health import HIDDEN_MAX_HP
from tianxia.games.sanguosha.rules.skills import (
    COUNTED,
    HAVING,
    OF_A_COLOUR,
    OF_A_KIND,
    OF_A_PRINT,
    ON_A_HERO,
    does_something,
    lasting,
    plain_key,
)
from tianxia.games.sanguosha.rules.table import (
    ACTION,
    CHOOSE_HEROES,
    CHOOSE_RULER,
    IDLE,
    NO_PHASE,
    PHASE,
    START,
    TURN_END,
    UNTIL_TURN_OF,
    Table,
)
from tianxia.games.sanguosha.rules.view import STEPS
from tianxia.games.sanguosha.rules.windows import IGNORES_ARMOR
from tianxia.games.sanguosha.rules.zones import AREAS, DECK, DISCARD, HAND, NOBODY, PROCESSING, area_of

PRINT_IDS: Final = frozenset([card.id for card in PRINTS])
TABLE: Final = (
    "disabled",
    "places",
    "banned",
    "attendants",
    "clique",
    "past_cliques",
)  # what mechanics have changed about the table
SHARED: Final = (*NEEDED, *CONDITIONS)  # conditions of Team Up and Manage Troops
CHOSEN: Final = {CHOOSE_RULER: 0, CHOOSE_HEROES: 1}  # how many heroes are chosen before these steps


def is_on_a_hero(effect: str) -> bool:
    """Whether the value of this effect is a hero: the partner of a Team Up, who manages troops, whom a prophecy is
    about."""
    sort = effect.partition("/")[0]
    return (
        effect in ON_A_HERO
        or effect == IGNORES_ARMOR
        or sort in NEEDED
        or sort in CONDITIONS
        or effect.startswith((*OF_A_PRINT, *OF_A_KIND))
    )


# ---- reading


def time_of(s: Table, names: Names) -> Facts:
    """What comes next, what lasts, and what was discarded, with the names of those whom it is about."""
    return {
        "step": STEPS[s.step if s.step < len(STEPS) or s.kept is None else s.kept["then"]],
        "effects": [[name, names[seat], _value(name, n, until, names), until] for name, seat, n, until in s.effects],
        "followed": [[named(s, card), names[seat]] for card, seat in s.followed],
        "marked": [[named(s, card), skill, names[owner]] for card, skill, owner in s.marks],
        "discarded": [[named(s, card), ANYBODY.say(seat, names), AREAS[area]] for card, seat, area in s.discarded],
    }


def _value(effect: str, value: int, until: str, names: Names) -> int | str:
    """The value of what lasts: the hero it is on, a colour, or a number."""
    if effect == TROOPS:
        return say_card(value)
    if is_on_a_hero(effect) or until == UNTIL_TURN_OF:
        return names[value]
    return COLOURS[value] if effect in OF_A_COLOUR else value


# ---- setting


def set_time(s: Table, given: GivenPosition) -> None:
    """The Action Phase of the ruler's first turn if nothing else is said, or the choice of heroes."""
    _set_step(s, given)
    before = s.step <= START
    s.round = s.turns = 0 if before else 1
    s.current = s.ruler
    said_so = picked(FIELDS, "round", "turns", "current", "skipped", "extra_turns", "uses", "values", "history",
                     "deeds", *TABLE)  # fmt: skip
    hear(s, said_so, given.position, given.names)
    _check_values(s)
    s.turn_of = NOBODY if before else s.current
    hear(s, picked(FIELDS, "turn_of"), given.position, given.names)
    if before and (s.current != s.ruler or s.round or s.turn_of != NOBODY):
        raise BadInput("before the game the ruler is the first, and no turn or round has begun (SG-113)")
    if not before and (not s.round or s.turn_of == NOBODY):
        raise BadInput("in the game there is a round, from 1 on, and somebody's regular turn (SG-202)")
    if not s.alive[s.current] and s.step != TURN_END and given.get("using", None) is None:
        raise BadInput(f"{given.names[s.current]} is dead: only the end of this turn can be left (SG-206)")
    s.phase_from = a_number("phase_from", given.get("phase_from", 0), 0, len(s.history))
    _set_effects(s, given)


def _check_values(s: Table) -> None:
    """SG-1520: a skill counts what its text names, and nothing else; a switch skill has two sides (SG-1607)."""
    for _, key, name, value in s.values:
        names = COUNTED.get(plain_key(key), ())
        if name not in names:
            counted = f"{', '.join(names)}, not {said(name)}" if names else f"nothing, so not {said(name)}"
            raise BadInput(f"values: {key} counts {counted}")
        if name == SIDE and value not in (FIRST, SECOND):
            raise BadInput(f"values: {key} has the sides {FIRST} and {SECOND}, not {value} (SG-1607)")


def set_discarded(s: Table, given: GivenPosition) -> None:
    """SG-823: the cards of the discard pile that were discarded in this phase, whose they were and from where. Of
    those that a name fits it is the one of just this name, or else the latest."""
    left = s.zones[DISCARD][::-1]
    for n, row in enumerate(a_list("discarded", given.get("discarded", [])), 1):
        what = f"row {n} of discarded"
        name, hero, area = _row(what, row, 3)
        fitting = sorted(
            [card for card in left if name in card_names(s.faces[card])], key=lambda card: named(s, card) != name
        )
        if not fitting or area not in AREAS:
            raise BadInput(f"{what} is a card of the discard pile, whose it was and from which area, not {said(row)}")
        left.remove(fitting[0])
        s.discarded.append((fitting[0], given.anybody(f"the hero of {what}", hero), AREAS.index(str(area))))


def set_followed(s: Table, given: GivenPosition) -> None:
    """Cards of the discard pile that came there in this turn from the areas of heroes, and whose they were."""
    for n, row in enumerate(a_list("followed", given.get("followed", [])), 1):
        what = f"row {n} of followed"
        name, hero = _row(what, row, 2)
        left = [card for card in (*s.zones[DISCARD], *s.zones[PROCESSING]) if not any(card == c for c, _ in s.followed)]
        fitting = sorted(
            [card for card in left if name in card_names(s.faces[card])], key=lambda card: named(s, card) != name
        )
        if not fitting:
            raise BadInput(f"{what} is a card of the discard pile and whose it was, not {said(row)}")
        s.followed.append((fitting[0], given.seat(f"the hero of {what}", hero)))


def set_marks(s: Table, given: GivenPosition) -> None:
    """SG-939 to SG-941: marked cards, by which skill, whose; they lie in a hand or, if for good, anywhere but in the
    deck, and all know them."""
    for n, row in enumerate(a_list("marked", given.get("marked", [])), 1):
        what = f"row {n} of marked"
        name, skill, hero = _row(what, row, 3)
        if skill not in SKILLS:
            raise BadInput(f"{what} names no skill that marks cards: {said(skill)}")
        zones = sorted(range(len(s.zones)), key=lambda zone: area_of(zone) != HAND)
        lying = [card for zone in zones if zone != DECK for card in s.zones[zone] if s.faces[card] < CARDS]
        fitting = sorted(
            [card for card in lying if name in card_names(s.faces[card])], key=lambda card: named(s, card) != name
        )
        if not fitting or (area_of(s.where[fitting[0]]) != HAND and skill not in PERMANENT):
            raise BadInput(f"{what} is a card of a hand, the skill and whose it is, not {said(row)} (SG-939)")
        s.marks.append((fitting[0], str(skill), given.seat(f"the hero of {what}", hero)))
        s.show(fitting[0], s.everyone())


def _set_step(s: Table, given: GivenPosition) -> None:
    """What comes next: a choice of heroes, a turn, a phase, or one action in the Action Phase (idle)."""
    phase = given.get("phase", NONE)
    usual = _usual_step(s) if phase == NONE else IDLE if phase == PHASE_WORDS[ACTION] else PHASE
    step = a_word("step", given.get("step", STEPS[usual]), STEPS)
    s.step = STEPS.index(step)
    s.phase = NO_PHASE if phase == NONE else PHASE_WORDS.index(a_word("phase", phase, PHASE_WORDS))
    if s.step == IDLE and phase == NONE:
        s.phase = ACTION
    if (s.phase != NO_PHASE) != (s.step in (PHASE, IDLE)) or (s.step == IDLE and s.phase != ACTION):
        raise BadInput(f"step {step} does not go with phase {said(phase)} (SG-203)")
    chosen = sum([hero >= 0 for hero in s.hero])
    if (s.step < START and s.step != _usual_step(s)) or chosen != CHOSEN.get(s.step, s.seats):
        raise BadInput(f"step {step} does not go with the heroes that are still to be chosen (SG-109, SG-110)")


def _usual_step(s: Table) -> int:
    missing = [seat for seat in range(s.seats) if s.hero[seat] < 0]
    return IDLE if not missing else CHOOSE_RULER if s.ruler in missing else CHOOSE_HEROES


def _row(what: str, row: object, length: int) -> list[object]:
    found = a_list(what, row)
    if len(found) != length:
        raise BadInput(f"{what} has {length} entries, not {len(found)}")
    return found


def _set_effects(s: Table, given: GivenPosition) -> None:
    """SG-218: what lasts: which effect, whose, its value or the hero it is on, and how long."""
    for n, row in enumerate(a_list("effects", given.get("effects", [])), 1):
        what = f"row {n} of effects"
        name, hero, value, until = _row(what, row, 4)
        effect = a_text(f"the name of {what}", name)
        if not is_effect(effect):
            raise BadInput(f"{what} names no skill or card that has an effect: {said(name)}")
        owner = given.seat(f"the owner of {what}", hero)
        kept = _number(given, what, effect, value)
        s.effects.append((effect, owner, kept, a_word(f"the time of {what}", until, SCOPES)))


def _number(given: GivenPosition, what: str, effect: str, value: object) -> int:
    """The value of what lasts, as it is kept: a hero or a colour by name or by number, or a number."""
    if effect in OF_A_COLOUR and isinstance(value, str):
        return COLOURS.index(a_word(f"the colour of {what}", value, COLOURS))
    if effect == TROOPS:
        card = hear_card(str(value))
        if card is None:
            raise BadInput(f"the value of {what} is a suit and a number such as heart-7, not {said(value)}")
        return card
    if isinstance(value, str):
        return given.seat(f"the hero of {what}", value)
    last = len(given.names) - 1 if is_on_a_hero(effect) else len(COLOURS) - 1 if effect in OF_A_COLOUR else MOST
    return a_number(f"the value of {what}", value, -MOST if last == MOST else 0, last)


def is_effect(name: str) -> bool:
    """Whether something lasts under this name: what a skill or card says, a skill had for a time, ignored armor."""
    known = is_content(name) or name in ON_A_HERO or name in (IGNORES_ARMOR, TROOPS, HIDDEN_MAX_HP)
    known = known or name.removeprefix(HAVING) in SKILLS
    known = known or any(name.startswith(of) and name.removeprefix(of) in PRINT_IDS for of in OF_A_PRINT)
    known = known or any(name.startswith(of) and name.removeprefix(of) in KINDS for of in OF_A_KIND)
    return known or does_something(lasting(name))
