"""Tables in the middle of a game at which much can be paid and many cards lie open: chance seldom gets there."""

from __future__ import annotations

from typing import Final

from tianxia.core.dice import Dice
from tianxia.core.events import Facts
from tianxia.core.game import Options
from tianxia.games.greatwall.data import LOCATIONS, PRODUCTION, RESOURCES, SECTIONS, RealmCard
from tianxia.games.greatwall.position.naming import clan_names
from tianxia.games.greatwall.rules.setup import set_up, usable_faces
from tianxia.games.greatwall.rules.state import RAT_UP, Realm

MOMENTS: Final = (
    ("summer", "income"),
    ("autumn", "commands"),
    ("winter", "winter-start"),
    ("winter", "winter-cleanup"),
    ("autumn", "activation"),
)
YEAR: Final = 3
RICH: Final = 8  # of each resource
CARDS: Final = 3  # Tactics in hand, and Active Advisors
USUAL: Final = ("base", "coop", "solo")  # modules whose cards come up often enough
ANY: Final = "?"


def rich_table(seats: int, options: Options, dice: Dice) -> Facts:
    """Resources, Advisors and Tactics for everybody, Walls with Archers, and Hordes that are nearly Defeated."""
    s = set_up(seats, options, Dice(dice.fresh_key()))
    clans = list(clan_names(s)[:seats])
    sections = [SECTIONS[n] for n in s.variant.sections]
    season, step = MOMENTS[dice.below(len(MOMENTS))]
    position: Facts = {
        "seats": seats,
        "year": YEAR,
        "season": season,
        "step": step,
        "resources": {clan: dict.fromkeys(RESOURCES, RICH) for clan in clans},
        "shame": dict.fromkeys(clans, 1),
        "active": advisors(s, clans, dice),
        "tactics": dict.fromkeys(clans, CARDS),
        "assistants": dict.fromkeys(clans, 2),
        "levels": dict.fromkeys(sections, 1),
        "firing": {section: {clans[dice.below(seats)]: 1} for section in sections},
        "rest": {section: {clan: {"spearman": 1} for clan in clans} for section in sections},
        "hordes": hordes(s, sections, clans, dice),
    }
    if step == "activation":
        position |= alone_at_work(s, clans[dice.below(seats)], dice)
    if s.khan >= 0:
        position |= {"khan": sections[dice.below(len(sections))], "awarded": clans[dice.below(seats)]}
    if s.zones[RAT_UP]:
        position["rat"] = LOCATIONS[s.variant.locations[dice.below(len(s.variant.locations))]]
    return position


def alone_at_work(s: Realm, clan: str, dice: Dice) -> Facts:
    """GW-520: the turn of a clan whose Clerks fill a Location alone."""
    at = PRODUCTION[dice.below(len(PRODUCTION))]
    return {"current": clan, "locations": {LOCATIONS[at]: {clan: s.spots(at)}}}


def advisors(s: Realm, clans: list[str], dice: Dice) -> Facts:
    """Everybody has one of the modules in play, as far as there are some, and others by chance."""
    cards = [s.variant.box.cards[face] for face in usable_faces(s, "advisor")]
    own = [card.id for card in cards if card.module not in USUAL]
    found: Facts = {}
    for clan in clans:
        first = own.pop(dice.below(len(own))) if own else ANY
        found[clan] = [first, *[ANY] * (CARDS - 1)]
    return found


def hordes(s: Realm, sections: list[str], clans: list[str], dice: Dice) -> Facts:
    """In each Section a card that is Defeated, or nearly so, and another one behind it."""
    cards = [s.card(sleeve) for sleeve in range(len(s.faces)) if s.card(sleeve).sort == "horde"]
    own = [card for card in cards if card.module not in USUAL]
    found: Facts = {}
    for section in sections:
        among = own if own and dice.below(2) else [card for card in cards if card not in own]
        card = among[dice.below(len(among))]
        cards = [other for other in cards if other is not card]
        own = [other for other in own if other is not card]
        found[section] = [covered(card, clans[dice.below(len(clans))], dice), ANY]
    return found


def covered(card: RealmCard, clan: str, dice: Dice) -> Facts:
    """Two Soldiers of one clan, Wounds beside them, and perhaps a spot that is still free."""
    spots = [f"{clan} spearman"] * 2 + ["wound"] * (len(card.row["spots"]) - 2)
    return {"card": card.id, "spots": spots[: len(spots) - dice.below(2)]}
