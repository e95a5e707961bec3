"""Positions of The Great Wall by hand: the picture that can be read is the picture that can be set."""

from __future__ import annotations

from functools import partial
from typing import Final

from tianxia.core.by_default import SEATS, say_zones, seats_of
from tianxia.core.dice import Dice
from tianxia.core.events import Facts
from tianxia.core.fields import hear, say, words
from tianxia.core.game import Options
from tianxia.core.given import GivenPosition
from tianxia.core.inputs import a_number, a_table, a_word, said, texts
from tianxia.core.zones import PILE
from tianxia.errors import BadInput
from tianxia.games.greatwall.data import CLANS
from tianxia.games.greatwall.modules.genghis import khan_is_covered
from tianxia.games.greatwall.position.cards import Dealing
from tianxia.games.greatwall.position.figures import PIECE_KEYS, figures_said, set_figures
from tianxia.games.greatwall.position.naming import card_names, clan_names, seat_names
from tianxia.games.greatwall.rules.fields import AUTUMN, FIELDS, SEASONS
from tianxia.games.greatwall.rules.setup import set_up
from tianxia.games.greatwall.rules.state import (
    ACTIVE,
    AUTOMATON,
    NOBODY,
    TIME,
    ZONES,
    Realm,
)
from tianxia.games.greatwall.rules.year import SEASONS as STEPS_OF
from tianxia.games.greatwall.rules.year import STEPS, turn_steps
from tianxia.positions.knowledge import Knowledge

Entry = tuple[str, int, int]  # a step of the agenda: its word, whose it is, and a number
SETUP_STEPS: Final = ("generals", "begin")
KEYS: Final = (
    SEATS, *words(FIELDS), *ZONES.words(CLANS), *PIECE_KEYS, "year", "agenda", "step", "part", "row", "used", "knows",
)  # fmt: skip


# ---- reading


def picture(s: Realm) -> Facts:
    """The whole truth in readable words."""
    names = seat_names(s)
    clans = clan_names(s)
    used = {
        name: [s.card(card).id for card in s.zones[ACTIVE + seat] if card in s.exhausted]
        for seat, name in enumerate(names)
    }
    return {
        SEATS: s.seats,
        "year": s.tracks[TIME],
        **say(s, FIELDS, names),
        "row": [clans[clan] for clan in s.row if clan != NOBODY],
        "step": s.agenda[-1][0] if s.agenda else "none",
        "agenda": [entry_said(s, entry) for entry in reversed(s.agenda)],
        **figures_said(s),
        **say_zones(s, ZONES.spots(names), partial(card_names, s)),
        "used": used,
        "knows": knowledge(s).say(names),
    }


def entry_said(s: Realm, entry: Entry) -> str:
    """A step of the agenda: "part snake 1"."""
    word, clan, number = entry
    told = [word]
    if clan >= 0:
        told.append(clan_names(s)[clan])
    if number >= 0:
        told.append(str(number + 1))
    return " ".join(told)


def knowledge(s: Realm) -> Knowledge:
    """Who knows which cards of the decks, and of the Tactics of others."""
    spots = [spot for spot in ZONES.spots(seat_names(s)) if spot.area.shape == PILE or spot.area.name == "tactics"]
    return Knowledge(s, spots, partial(card_names, s), lambda zone: s.open_to[zone])


# ---- setting


def arrange(position: Facts, options: Options, strict: bool, dice: Dice) -> Realm:
    """The state of a position; what is not named is filled or, if `strict`, must not be missing."""
    a_table("a position of greatwall", position, KEYS)
    seats = seats_of(position) or 3
    s = set_up(seats, options, Dice(dice.fresh_key()))
    given = GivenPosition(position, seat_names(s))
    s.season = AUTUMN
    hear(s, FIELDS, position, given.names)
    if sorted(s.tea) != list(range(s.seats)):
        raise BadInput(f"tea names {', '.join(given.names)}, each once, the highest first (GW-308)")
    set_row(s, given)
    set_figures(s, given)
    s.set_track(TIME, a_number("year", given.get("year", s.variant.side.start), 1, s.variant.years))
    Dealing(s, given, strict, dice).lay(first_step(s, given))
    s.khan_fallen = s.khan_fallen or khan_is_covered(s)
    set_used(s, given)
    set_agenda(s, given)
    knowledge(s).hear(given)
    return s


def set_row(s: Realm, given: GivenPosition) -> None:
    """GW-502: the execution row; if it is not named, in Tea order."""
    clans = clan_names(s)
    named = given.get("row", None)
    s.row = [] if named is None else [clans.index(a_word("each of row", name, clans)) for name in texts("row", named)]
    if len(set(s.row)) != len(s.row):
        raise BadInput(f"row names each clan once, not {said(named)} (GW-502)")
    if not s.row and s.current != NOBODY:
        s.row = [*s.tea, *range(s.seats, s.seats + len(clans) - s.seats)] if s.zones[AUTOMATON] else list(s.tea)


def set_used(s: Realm, given: GivenPosition) -> None:
    """GW-319: the Advisors that are exhausted."""
    s.exhausted = []
    for seat, cards in given.by_seat("used").items():
        for name in texts(f"used.{given.names[seat]}", cards):
            found = [card for card in s.zones[ACTIVE + seat] if s.card(card).id == name]
            if not found:
                raise BadInput(f"{given.names[seat]} has no Active Advisor {said(name)} to be used")
            s.exhausted.append(found[0])


# ---- what comes next


def first_step(s: Realm, given: GivenPosition) -> str:
    """The word of the step that comes next."""
    agenda = given.get("agenda", None)
    first = texts("agenda", agenda)[0].split()[0] if agenda else None
    usual = "own-turn" if s.current != NOBODY else None
    named = given.get("step", first or usual)
    if first is not None and named != first:
        raise BadInput(f"step is {said(named)}, but the agenda begins with {first}")
    return str(named) if named is not None else season_steps(s, s.season)[0]


def season_steps(s: Realm, season: int) -> tuple[str, ...]:
    """The steps of a season at this table."""
    return s.variant.season(season, STEPS_OF[season]) if season else SETUP_STEPS


def set_agenda(s: Realm, given: GivenPosition) -> None:
    """The steps to come: named one by one, or all from one step of the season on."""
    agenda = given.get("agenda", None)
    step = first_step(s, given)
    if agenda is not None:
        entries = [entry_heard(s, text) for text in texts("agenda", agenda)]
    elif step in season_steps(s, s.season):
        steps = season_steps(s, s.season)
        entries = [(word, -1, -1) for word in steps[steps.index(step) :]]
    elif s.season == AUTUMN and s.current != NOBODY:
        entries = in_turn(s, step, a_number("part", given.get("part", 1), 1, 3) - 1)
    else:
        known = ", ".join(season_steps(s, s.season))
        raise BadInput(f"{SEASONS[s.season]} has the steps {known}, not {said(step)}, unless it is somebody's turn")
    s.agenda = entries[::-1]


def in_turn(s: Realm, step: str, part: int) -> list[Entry]:
    """From a step of the turn of the current player on: the rest of it, the turns behind it, the rest of Autumn."""
    own = turn_steps(s, s.current)
    if step == "part":
        own = own[own.index(("part", s.current, part)) :]
    elif (step, s.current, -1) in own:
        at = own.index((step, s.current, -1))
        own = own[at + 2 * part if step == "own-turn" else at :]
    else:
        raise BadInput(f"a turn has the steps own-turn, part, activation, turn-cleanup and turn-end, not {said(step)}")
    behind: list[Entry] = [("turn", clan, -1) for clan in s.row[s.row.index(s.current) + 1 :]]
    steps = season_steps(s, AUTUMN)
    return [*own, *behind, *[(word, -1, -1) for word in steps[steps.index("execution") + 1 :]]]


def entry_heard(s: Realm, text: str) -> Entry:
    """A step of the agenda in words."""
    word, *rest = text.split()
    a_word("each step of agenda", word, tuple(STEPS))
    clans = clan_names(s)
    who = clans.index(rest.pop(0)) if rest and rest[0] in clans else -1
    number = a_number("the number of a step", int(rest.pop(0)), 1, 99) - 1 if rest and rest[0].isdecimal() else -1
    if rest:
        raise BadInput(f"a step of the agenda is a word, a clan and a number, not {said(text)}")
    return (word, who, number)
