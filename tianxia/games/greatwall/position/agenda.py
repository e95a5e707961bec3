"""What comes next in a position of The Great Wall: one step, or all of them (the keys `step` and `agenda`)."""

from __future__ import annotations

from typing import Final

from tianxia.core.given import GivenPosition
from tianxia.core.inputs import a_number, a_word, said, texts
from tianxia.errors import BadInput
from tianxia.games.greatwall.position.naming import clan_names
from tianxia.games.greatwall.rules.fields import AUTUMN, SEASONS
from tianxia.games.greatwall.rules.state import CHOSEN, NOBODY, SOLO_UP, TIME, Realm
from tianxia.games.greatwall.rules.year import ONLY_WITH, STEPS, turn_steps
from tianxia.games.greatwall.rules.year import SEASONS as STEPS_OF

Entry = tuple[str, int, int]  # a step of the agenda: its word, whose it is, and a number
SETUP_STEPS: Final = ("generals", "begin")
OF_A_CLAN: Final = ("turn", "own-turn", "part", "activation", "turn-end")
WITH_A_CARD: Final = ("turn", "part", "turn-end")  # they need the Command card that the clan has chosen
NUMBERED: Final = ("part", "partner-part")  # by the parts of a card


def entry_said(s: Realm, entry: Entry) -> str:
    """A step of the agenda: "part snake 1"."""
    word, clan, number = entry
    told = [word]
    if clan >= 0:
        told.append(clan_names(s)[clan])
    if number >= 0:
        told.append(str(number + 1))
    return " ".join(told)


def first_step(s: Realm, given: GivenPosition) -> str:
    """The word of the step that comes next."""
    agenda = texts("agenda", given.get("agenda", []))
    first = step_word(s, agenda[0]) if agenda else None
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
        check_cards(s, entries)
    elif step in season_steps(s, s.season):
        steps = season_steps(s, s.season)
        entries = [(word, -1, -1) for word in steps[steps.index(step) :]]
    elif s.season == AUTUMN and s.current != NOBODY:
        entries = in_turn(s, step, a_number("part", given.get("part", 1), 1, 3) - 1)
    else:
        known = ", ".join(season_steps(s, s.season))
        raise BadInput(f"{SEASONS[s.season]} has the steps {known}, not {said(step)}, unless it is somebody's turn")
    if s.tracks[TIME] >= s.variant.years and any(word == "time" for word, _, _ in entries):
        raise BadInput(
            f"year {s.tracks[TIME]} is the last one, and the step time of Spring moves on to the next: "
            f"begin with a later step, or with year {s.variant.years - 1} (GW-401)"
        )
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


def steps_here(s: Realm) -> list[str]:
    """All steps that there are at this table: those of the base game and of its modules."""
    seasons = {word for season, base in STEPS_OF.items() for word in s.variant.season(season, base)}
    base = {*SETUP_STEPS, *OF_A_CLAN, "turn-cleanup"}
    return [word for word in STEPS if word in seasons or word in base or ONLY_WITH.get(word) in s.variant.modules]


def step_word(s: Realm, text: str) -> str:
    """The word of a step of the agenda."""
    return a_word("each step of agenda", (text.split() or [""])[0], steps_here(s))


def entry_heard(s: Realm, text: str) -> Entry:
    """A step of the agenda in words."""
    word, rest = step_word(s, text), text.split()[1:]
    clans = clan_names(s)
    clan = clans.index(rest.pop(0)) if rest and rest[0] in clans else NOBODY
    number = a_number("the number of a step", int(rest.pop(0)), 1, 99) - 1 if rest and rest[0].isdecimal() else -1
    if rest:
        raise BadInput(f"a step of the agenda is a word, a clan and a number, not {said(text)}")
    if word in OF_A_CLAN and clan == NOBODY:
        raise BadInput(f'the step {said(text)} of agenda names no clan, as in "{word} {clans[0]}"')
    if clan >= s.seats and word != "turn":
        raise BadInput(f"{clans[clan]} has no step {word}: nobody plays this clan")
    if word in NUMBERED and number < 0:
        raise BadInput(f'the step {said(text)} of agenda names no part of a card, as in "{text} 1"')
    return (word, clan, number)


def check_cards(s: Realm, entries: list[Entry]) -> None:
    """Each step that needs a Command card finds one: chosen already, or by a step before it (GW-501, GW-508)."""
    clans = clan_names(s)
    parts = {clan: len(s.card(cards[0]).row["parts"]) for clan in range(s.seats) if (cards := s.zones[CHOSEN + clan])}
    if s.zones[SOLO_UP]:
        parts[s.seats] = len(s.card(s.zones[SOLO_UP][-1]).row["parts"])
    reed = s.seats if "reed" in s.variant.modules else NOBODY  # it needs no card (GW-1007)
    for word, clan, number in entries:
        owner = s.seats if word == "partner-part" else clan
        if word == "commands":
            parts = dict.fromkeys(range(s.seats), 0)  # which ones is not known yet
        elif word == "execution" and "solo" in s.variant.modules:
            parts[s.seats] = 0  # GW-1025
        elif (word in WITH_A_CARD or word == "partner-part") and owner not in parts and owner != reed:
            raise BadInput(f"{clans[owner]} has no Command card for the step {word} of agenda (GW-501)")
        elif word in NUMBERED and number >= parts[owner]:
            raise BadInput(f"the card of {clans[owner]} has {parts[owner]} parts, not {number + 1} (GW-505)")
        elif word in ("turn", "turn-end") and owner < s.seats:
            del parts[owner]  # GW-508: then the card lies
