"""Whose turn it is, in which phase, and what has happened: this part of a position, read and set (SG-2xx)."""

from __future__ import annotations

from typing import Final

from tianxia.core.events import Facts
from tianxia.core.inputs import a_list, a_number, a_table, a_text, said, texts
from tianxia.errors import BadInput
from tianxia.games.sanguosha.content import COLOURS, KINDS, SKILLS, is_content
from tianxia.games.sanguosha.position.naming import NONE, GivenPosition, card_names, named, seat_names
from tianxia.games.sanguosha.rules.skills import HAVING, does_something, lasting
from tianxia.games.sanguosha.rules.table import (
    ACTION,
    CHOOSE_HEROES,
    CHOOSE_RULER,
    IDLE,
    NO_PHASE,
    PHASE,
    PHASES,
    START,
    THIS_GAME,
    THIS_PHASE,
    THIS_ROUND,
    THIS_TURN,
    TURN_END,
    UNTIL_NEXT_TURN,
    Table,
)
from tianxia.games.sanguosha.rules.view import STEPS
from tianxia.games.sanguosha.rules.windows import IGNORES_ARMOR
from tianxia.games.sanguosha.rules.zones import AREAS, DISCARD, NOBODY

SCOPES: Final = (THIS_PHASE, THIS_TURN, THIS_ROUND, THIS_GAME, UNTIL_NEXT_TURN)
MOST: Final = 10**6
HAPPENINGS: Final = (  # what `Table.note` is told
    "phase", "use", "play", "draw", "discard", "dealt", "suffered", "lose-hp", "heal", "healed", "robbed", "freed",
    "death",
)  # fmt: skip
ON_A_HERO: Final = (IGNORES_ARMOR, "wild-wind", "great-fog")  # effects whose value is a hero
OF_A_COLOUR: Final = ("twin-heroes",)  # or a colour
CHOSEN: Final = {CHOOSE_RULER: 0, CHOOSE_HEROES: 1}  # how many heroes are chosen before these steps


# ---- reading


def time_of(s: Table) -> Facts:
    """What happened in this turn and lasts, with the names of those whom it is about."""
    names = (*seat_names(s), NONE)  # NOBODY is the last
    return {
        "step": STEPS[s.step if s.step < len(STEPS) or s.kept is None else s.kept["then"]],
        "turn_of": names[s.turn_of],
        "used": [[scope, names[seat], skill] for scope, seat, skill in s.uses],
        "effects": [[name, names[seat], _value(name, n, names), until] for name, seat, n, until in s.effects],
        "history": [[what, names[who], names[whom], n, card] for what, who, whom, n, card in s.history],
        "discarded": [[named(s, card), names[seat], AREAS[area]] for card, seat, area in s.discarded],
        "deeds": _deeds(s, names),
    }


def _value(effect: str, value: int, names: tuple[str, ...]) -> int | str:
    """The value of what lasts: the hero it is on, a colour, or a number."""
    return names[value] if effect in ON_A_HERO else COLOURS[value] if effect in OF_A_COLOUR else value


def _deeds(s: Table, names: tuple[str, ...]) -> Facts:
    """Who has done what openly to whom, in the numbers of deeds.py."""
    rows = {
        names[who]: {names[whom]: n for whom in range(s.seats) if (n := s.deeds[who * s.seats + whom])}
        for who in range(s.seats)
    }
    return {name: row for name, row in rows.items() if row}


# ---- setting


def set_time(s: Table, given: GivenPosition) -> None:
    """The Action Phase of the ruler's first turn if nothing else is said, or the choice of heroes."""
    _set_step(s, given)
    before = s.step <= START
    s.round = a_number("round", given.get("round", 0 if before else 1), 0, MOST)
    s.turns = a_number("turns", given.get("turns", 0 if before else 1), 0, MOST)
    s.current = given.seat("turn", given.get("turn", given.names[s.ruler]))
    usual = NONE if before else given.names[s.current]
    s.turn_of = given.anybody("turn_of", given.get("turn_of", usual))
    if before and (s.current != s.ruler or s.round or s.turn_of != NOBODY):
        raise BadInput("before the game the ruler is the first, and no turn or round has begun (SG-113)")
    if not before and (not s.round or s.turn_of == NOBODY):
        raise BadInput("in the game there is a round, from 1 on, and somebody's regular turn (SG-202)")
    if not s.alive[s.current] and s.step != TURN_END and given.get("using", None) is None:
        raise BadInput(f"{given.names[s.current]} is dead: only the end of this turn can be left (SG-206)")
    s.skipped = [_phase("a phase of skipped", phase) for phase in texts("skipped", given.get("skipped", []))]
    s.extra_turns = given.any_seats("extra_turns")
    _set_uses(s, given)
    _set_effects(s, given)
    _set_history(s, given)
    for who, row in given.by_seat("deeds").items():
        for name, n in a_table(f"deeds.{given.names[who]}", row, given.names).items():
            s.deeds[who * s.seats + given.names.index(name)] = a_number(f"a number of deeds.{name}", n, -MOST, MOST)


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


def _set_step(s: Table, given: GivenPosition) -> None:
    """What comes next: a choice of heroes, a turn, a phase, or one action in the Action Phase (idle)."""
    phase = given.get("phase", NONE)
    usual = _usual_step(s) if phase == NONE else IDLE if phase == PHASES[ACTION] else PHASE
    step = a_text("step", given.get("step", STEPS[usual]))
    if step not in STEPS:
        raise BadInput(f"step is one of {', '.join(STEPS)}, not {said(step)}")
    s.step = STEPS.index(step)
    s.phase = NO_PHASE if phase == NONE else _phase("phase", phase)
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


def _phase(what: str, phase: object) -> int:
    if a_text(what, phase) not in PHASES:
        raise BadInput(f"{what} is one of {', '.join(PHASES)}, not {said(phase)}")
    return PHASES.index(str(phase))


def _row(what: str, row: object, length: int) -> list[object]:
    found = a_list(what, row)
    if len(found) != length:
        raise BadInput(f"{what} has {length} entries, not {len(found)}")
    return found


def _scope(what: str, scope: object) -> str:
    if a_text(what, scope) not in SCOPES:
        raise BadInput(f"{what} is one of {', '.join(SCOPES)}, not {said(scope)}")
    return str(scope)


def _set_uses(s: Table, given: GivenPosition) -> None:
    """SG-222: what counts as used, for how long, by whom: a skill, or a card with a limit."""
    for n, row in enumerate(a_list("used", given.get("used", [])), 1):
        what = f"row {n} of used"
        scope, hero, skill = _row(what, row, 3)
        if not is_content(a_text(f"the skill of {what}", skill).partition("@")[0].partition("#")[0]):
            raise BadInput(f"{what} names no skill or card: {said(skill)}")
        s.count_use(given.seat(f"the hero of {what}", hero), str(skill), _scope(f"the time of {what}", scope))


def _set_effects(s: Table, given: GivenPosition) -> None:
    """SG-218: what lasts: which effect, whose, its value or the hero it is on, and how long."""
    for n, row in enumerate(a_list("effects", given.get("effects", [])), 1):
        what = f"row {n} of effects"
        name, hero, value, until = _row(what, row, 4)
        if not is_effect(a_text(f"the name of {what}", name)):
            raise BadInput(f"{what} names no skill or card that has an effect: {said(name)}")
        owner = given.seat(f"the owner of {what}", hero)
        kept = _number(given, what, str(name), value)
        s.effects.append((str(name), owner, kept, _scope(f"the time of {what}", until)))


def _number(given: GivenPosition, what: str, effect: str, value: object) -> int:
    """The value of what lasts, as it is kept: a hero or a colour by name or by number, or a number."""
    if effect in OF_A_COLOUR and isinstance(value, str):
        if value not in COLOURS:
            raise BadInput(f"the colour of {what} is one of {', '.join(COLOURS)}, not {said(value)}")
        return COLOURS.index(value)
    if isinstance(value, str):
        return given.seat(f"the hero of {what}", value)
    last = len(given.names) - 1 if effect in ON_A_HERO else len(COLOURS) - 1 if effect in OF_A_COLOUR else MOST
    return a_number(f"the value of {what}", value, -MOST if last == MOST else 0, last)


def is_effect(name: str) -> bool:
    """Whether something lasts under this name: what a skill or card says, a skill had for a time, ignored armor."""
    known = is_content(name) or name == IGNORES_ARMOR or name.removeprefix(HAVING) in SKILLS
    return known or does_something(lasting(name))


def _set_history(s: Table, given: GivenPosition) -> None:
    """What happened in this turn, and how much of it before this phase."""
    for n, row in enumerate(a_list("history", given.get("history", [])), 1):
        what = f"row {n} of history"
        happened, who, whom, amount, card = _row(what, row, 5)
        if a_text(f"the kind of {what}", happened) not in HAPPENINGS:
            raise BadInput(f"the kind of {what} is one of {', '.join(HAPPENINGS)}, not {said(happened)}")
        if a_text(f"the card of {what}", card) and card not in KINDS:
            raise BadInput(f"the card of {what} is a kind of card or empty, not {said(card)}")
        s.history.append(
            (
                str(happened),
                given.anybody(f"the hero of {what}", who),
                given.anybody(f"the other hero of {what}", whom),
                a_number(f"the amount of {what}", amount, -MOST, MOST),
                str(card),
            )
        )
    s.phase_from = a_number("phase_from", given.get("phase_from", 0), 0, len(s.history))
