"""Who holds which card, what is in force, and what things cost (GW-315 to GW-336, GW-22xx)."""

from __future__ import annotations

from typing import Any, Final

from tianxia.core.asks import Sleeve
from tianxia.core.events import Facts, Seat
from tianxia.core.state import Matter
from tianxia.games.greatwall.data import ARCHER, LOCATIONS, PRODUCTION, RESOURCES, SECTIONS, SOLDIERS, Price, RealmCard
from tianxia.games.greatwall.rules.state import (
    ACTIVE,
    ARTIFACTS,
    AWARD,
    CHOSEN,
    CLERK,
    FIRING,
    GENERAL,
    LYING,
    ON_HORDE,
    OWN,
    REST,
    SHAME,
    TROPHIES,
    Realm,
    clan_of,
    soldier,
)

FIRING_NOW: Final = "firing/now"  # among what is used up, while the Firing phase lasts


class Cause(Matter):
    """An effect being resolved: whose it is, of which card, and what set it off."""

    __slots__ = ("card", "horde", "kind", "location", "nth", "owner", "receivers", "section", "source", "withdrawn")

    def __init__(
        self,
        owner: Seat,
        source: str,
        section: int = -1,
        horde: Sleeve = -1,
        kind: int = -1,
        location: int = -1,
        nth: int = 0,
    ) -> None:
        self.owner: Seat = owner
        self.source: str = source
        self.section: int = section
        self.horde: Sleeve = horde  # the Horde card concerned
        self.kind: int = kind  # the kind of Soldier concerned
        self.location: int = location
        self.nth: int = nth
        self.withdrawn: int = 0
        self.receivers: list[Seat] = []  # who got something by this card

    def named(self, owner: Seat, source: str) -> Cause:
        """The same, for a card of somebody."""
        return Cause(owner, source, self.section, self.horde, self.kind, self.location, self.nth)

    def plain(self) -> Facts:
        """It lies open."""
        return {
            "owner": self.owner,
            "source": self.source,
            "section": self.section,
            "kind": SOLDIERS[self.kind] if self.kind >= 0 else None,
            "location": LOCATIONS[self.location] if self.location >= 0 else None,
        }


def held_by(s: Realm, seat: Seat) -> list[Sleeve]:
    """The cards whose text works for a player: the General, Active Advisors, and Artifacts that work all the time."""
    zones, cards, faces = s.zones, s.variant.box.cards, s.faces
    held = zones[GENERAL + seat] + zones[ACTIVE + seat]
    held += [card for card in zones[ARTIFACTS] if cards[faces[card]].whole_game]
    return held + zones[AWARD] if s.awarded == seat else held


def passive(s: Realm, seat: Seat, op: str, what: str = "") -> list[tuple[dict[str, Any], RealmCard]]:
    """The standing effects of a player's cards of this sort."""
    found: list[tuple[dict[str, Any], RealmCard]] = []
    zones, cards, faces = s.zones, s.variant.box.cards, s.faces
    own = (GENERAL + seat, ACTIVE + seat, ARTIFACTS)  # as `held_by`, which this need not build
    for zone in (*own, AWARD) if s.awarded == seat else own:
        for sleeve in zones[zone]:
            card = cards[faces[sleeve]]
            standing = card.rules.standing
            if standing and (zone != ARTIFACTS or card.whole_game):
                found += [(e, card) for e in standing if e["op"] == op and (not what or e.get("what") == what)]
    return found


def takes_effect(s: Realm, seat: Seat, card: RealmCard) -> None:
    """A card of a player does something; standing effects tell it when something comes of them."""
    s.emit("effect", {"seat": seat, "card": card.id})


def horde_takes_effect(s: Realm, section: int, card: RealmCard) -> None:
    """A card that belongs to nobody does something in a Section."""
    s.emit("ability", {"card": card.id, "section": SECTIONS[section]})


# ---- numbers, selectors, conditions (GW-2204, GW-2205)


def amount(s: Realm, seat: Seat, n: Any) -> int:
    """A number of the data."""
    if n == "A":
        return s.assistants(seat)
    if n == "A+1":
        return s.assistants(seat) + 1
    if n in ("all", "any"):
        return 99
    return int(n)


def count_of(s: Realm, doing: Cause, seat: Seat, selector: str) -> int:
    """How many of a selector there are."""
    if selector in RESOURCES:
        return s.stock[RESOURCES.index(selector)][OWN + seat]
    return int(SELECTORS[selector](s, doing, seat))


def _sections_with_archer(s: Realm, seat: Seat) -> int:
    return len([n for n in s.variant.sections if s.stock[soldier(ARCHER, seat)][FIRING + n]])


def _opponents_in_production(s: Realm, seat: Seat) -> int:
    return len([other for other in range(s.seats) if other != seat and any(s.clerks(other, at) for at in PRODUCTION)])


SELECTORS: Any = {
    "assistant": lambda s, doing, seat: s.assistants(seat),
    "active_advisor": lambda s, doing, seat: len(s.zones[ACTIVE + seat]),
    "overseer_level": lambda s, doing, seat: sum(s.overseers[seat]),
    "section_with_own_archer": lambda s, doing, seat: _sections_with_archer(s, seat),
    "trophy": lambda s, doing, seat: len(s.zones[TROPHIES + seat]),
    "wall_level_built": lambda s, doing, seat: s.built[seat],
    "clerk_owned": lambda s, doing, seat: sum(s.stock[CLERK + seat]) - s.stock[CLERK + seat][1],
    "clerk_here": lambda s, doing, seat: s.clerks(seat, doing.location),
    "command_unrecovered": lambda s, doing, seat: len(s.zones[LYING + seat]) + len(s.zones[CHOSEN + seat]),
    "wound_dealt": lambda s, doing, seat: s.wounds[seat],
    "withdrawn": lambda s, doing, seat: doing.withdrawn,
    "opponent_in_production": lambda s, doing, seat: _opponents_in_production(s, seat),
}


def holds(s: Realm, doing: Cause, seat: Seat, cond: str) -> bool:
    """Whether a condition of the data is met."""
    if not cond:
        return True
    word, _, value = cond.partition("=")
    if word == "soldier":
        return doing.kind >= 0 and SOLDIERS[doing.kind] == value
    if word == "clerks_here":
        return s.clerks(seat, doing.location) == int(value)
    if cond.startswith("clerks_here>="):
        return s.clerks(seat, doing.location) >= int(cond[-1])
    if cond.startswith("nth_in_activation>="):
        return doing.nth >= int(cond[-1])
    if cond.startswith("shame>="):
        return s.stock[SHAME][OWN + seat] >= int(cond[-1])
    if cond == "tea_first":
        return s.tea[0] == seat
    if cond == "khan_here":
        return s.khan >= 0 and s.khan == doing.section
    if cond == "rat_here":
        return s.rat >= 0 and s.rat == doing.location
    if cond == "own_clerk_with_rat":
        return s.rat >= 0 and s.clerks(seat, s.rat) > 0
    if cond == "holds_award":
        return s.awarded == seat
    if cond == "own_soldier_in_khan_section":
        return s.khan >= 0 and in_section(s, seat, s.khan)
    if cond == "own_soldier_on_breaching":
        return doing.horde >= 0 and stands_on(s, seat, doing.horde)
    return False


def stands_on(s: Realm, clan: int, horde: Sleeve) -> bool:
    """Whether a clan has a Soldier on a Horde card."""
    return any(spot > 1 and clan_of(spot) == clan for spot in s.cover[horde])


def in_section(s: Realm, seat: Seat, section: int) -> bool:
    """Whether a player has a Soldier on a Horde card, in the Rest Zone or on a Firing spot of a Section."""
    resting = any(s.stock[soldier(kind, seat)][place + section] for kind in range(4) for place in (REST, FIRING))
    return resting or any(stands_on(s, seat, card) for card in s.hordes(section))


def on_board(s: Realm, seat: Seat, kind: int) -> int:
    """Soldiers of a kind in Rest Zones, on Firing spots and on Horde cards."""
    return sum(s.stock[soldier(kind, seat)][REST : ON_HORDE + 1])


# ---- prices (GW-2207, GW-2217)


def reduced(s: Realm, seat: Seat, cost: Price, what: tuple[str, ...], doing: Cause, paying: bool = False) -> Price:
    """A price after all standing discounts of the player's cards; each part is at least 0. When it is paid, the cards
    that made it lower are told."""
    parts = list(cost)
    for word in what:
        for e, card in passive(s, seat, "discount", word):
            if "times" in e or e.get("per") == "activation" or not holds(s, doing, seat, e.get("cond", "")):
                continue
            if "location" in e and (doing.location < 0 or LOCATIONS[doing.location] != e["location"]):
                continue
            less = min(amount(s, seat, e["n"]), e.get("max", 99))
            before = sum(parts)
            for kind, name in enumerate(RESOURCES):
                if e["res"] == name or (e["res"] == "here" and parts[kind]):
                    parts[kind] = max(0, parts[kind] - less)
            if paying and sum(parts) != before:
                takes_effect(s, seat, card)
    return tuple(parts)


def per_activation(s: Realm, seat: Seat, what: str, paying: bool = False) -> int:
    """GW-2217: what discounts of a whole activation leave, in gold, for its next purchase."""
    cards = [
        (amount(s, seat, e["n"]), card)
        for e, card in passive(s, seat, "discount", what)
        if e.get("per") == "activation"
    ]
    left = max(0, sum([less for less, _ in cards]) - s.discounts.get(f"{what}/{seat}", 0))
    if paying and left:
        for less, card in cards:
            if less:
                takes_effect(s, seat, card)
    return left


# ---- limits (GW-319, GW-336)


def is_spent(s: Realm, seat: Seat, card: RealmCard) -> bool:
    """Whether an effect was used as often as it may be; outside the Firing phase its effects count as used."""
    if card.rules.limit == "firing" and FIRING_NOW not in s.spent:
        return True
    return f"{card.rules.limit}/{seat}/{card.id}" in s.spent


def begin_firing(s: Realm) -> None:
    """GW-336: the Firing phase begins."""
    if FIRING_NOW not in s.spent:
        renew(s, "firing")
        s.spent.append(FIRING_NOW)


def end_firing(s: Realm) -> None:
    """It is over."""
    renew(s, "firing")


def spend(s: Realm, seat: Seat, card: RealmCard) -> None:
    """It is used."""
    if card.rules.limit in ("turn", "year", "firing", "activation"):
        s.spent.append(f"{card.rules.limit}/{seat}/{card.id}")


def renew(s: Realm, limit: str) -> None:
    """What counts anew: another turn, another Year, another phase."""
    s.spent = [key for key in s.spent if not key.startswith(f"{limit}/")]


def in_tea_order(s: Realm) -> list[Seat]:
    """GW-309, GW-329: fixed at the start of a step."""
    return list(s.tea)
