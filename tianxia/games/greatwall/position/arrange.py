"""Positions of The Great Wall by hand: the picture that can be read is the picture that can be set."""

from __future__ import annotations

from functools import partial
from typing import Final

from tianxia.core.by_default import SEATS, say_zones
from tianxia.core.dice import Dice
from tianxia.core.events import Facts
from tianxia.core.fields import hear, say, words
from tianxia.core.game import Options
from tianxia.core.given import GivenPosition
from tianxia.core.inputs import a_number, a_table, a_word, said, texts
from tianxia.core.zones import PILE
from tianxia.errors import BadInput
from tianxia.games.greatwall.data import CLANS
from tianxia.games.greatwall.modules.diaoyu import DIAOYU
from tianxia.games.greatwall.modules.famine import FAMINE
from tianxia.games.greatwall.modules.frost import FROST
from tianxia.games.greatwall.modules.genghis import GENGHIS, khan_is_covered
from tianxia.games.greatwall.modules.ghosts import GHOSTS
from tianxia.games.greatwall.modules.rat import RAT
from tianxia.games.greatwall.modules.visit import VISIT
from tianxia.games.greatwall.position.agenda import entry_said, first_step, set_agenda
from tianxia.games.greatwall.position.cards import Dealing
from tianxia.games.greatwall.position.figures import PIECE_KEYS, figures_said, set_figures
from tianxia.games.greatwall.position.naming import card_names, clan_names, seat_names
from tianxia.games.greatwall.rules.fields import AUTUMN, FIELDS
from tianxia.games.greatwall.rules.setup import set_up
from tianxia.games.greatwall.rules.state import (
    ACTIVE,
    AUTOMATON,
    NOBODY,
    TIME,
    ZONES,
    Realm,
)
from tianxia.positions.knowledge import Knowledge

KEYS: Final = (
    SEATS, *words(FIELDS), *ZONES.words(CLANS), *PIECE_KEYS, "year", "agenda", "step", "part", "row", "used", "knows",
)  # fmt: skip
OF_A_MODULE: Final[dict[str, tuple[str, ...]]] = {
    GENGHIS: ("khan", "khan_fallen", "awarded"),
    RAT: ("rat",),
    FROST: ("sent",),
    FAMINE: ("food", "most_food"),
    VISIT: ("valued",),
    GHOSTS: ("haunted",),
    DIAOYU: ("fortress", "siege"),
}


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


def knowledge(s: Realm) -> Knowledge:
    """Who knows which cards of the decks, and of the Tactics of others."""
    spots = [spot for spot in ZONES.spots(seat_names(s)) if spot.area.shape == PILE or spot.area.name == "tactics"]
    return Knowledge(s, spots, partial(card_names, s), lambda zone: s.open_to[zone])


# ---- setting


def arrange(seats: int, position: Facts, options: Options, strict: bool, dice: Dice) -> Realm:
    """The state of a position; what is not named is filled or, if `strict`, must not be missing."""
    a_table("a position of greatwall", position, KEYS)
    s = set_up(seats, options, Dice(dice.fresh_key()))
    given = GivenPosition(position, seat_names(s))
    s.season = AUTUMN
    usual = say(s, FIELDS, given.names)
    hear(s, FIELDS, position, given.names)
    check_modules(s, given, usual)
    if sorted(s.tea) != list(range(s.seats)):
        raise BadInput(f"tea names {', '.join(given.names)}, each once, the highest first (GW-308)")
    set_row(s, given)
    set_figures(s, given)
    s.set_track(TIME, a_number("year", given.get("year", s.variant.side.start), 1, s.variant.years))
    Dealing(s, given, strict, dice).lay(first_step(s, given))
    if s.khan_fallen and s.variant.is_coop:
        raise BadInput("khan_fallen is for rivals: to allies the defeat of the Khan means nothing (GW-1115)")
    s.khan_fallen = s.khan_fallen or khan_is_covered(s)
    set_used(s, given)
    set_agenda(s, given)
    knowledge(s).hear(given)
    return s


def check_modules(s: Realm, given: GivenPosition, usual: Facts) -> None:
    """What only a module knows is said of no table without it."""
    said_now = say(s, FIELDS, given.names)
    for module, keys in OF_A_MODULE.items():
        for key in keys:
            if module not in s.variant.modules and said_now[key] != usual[key]:
                raise BadInput(f"{key} is of the module {module}, which is not in play at this table")


def set_row(s: Realm, given: GivenPosition) -> None:
    """GW-502: the execution row; if it is not named, in Tea order."""
    clans = clan_names(s)
    named = given.get("row", None)
    s.row = [] if named is None else [clans.index(a_word("each of row", name, clans)) for name in texts("row", named)]
    if len(set(s.row)) != len(s.row):
        raise BadInput(f"row names each clan once, not {said(named)} (GW-502)")
    if s.row and s.current != NOBODY and s.current not in s.row:
        raise BadInput(f"row names {clans[s.current]}, whose turn it is, too (GW-502)")
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
