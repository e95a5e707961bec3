"""The pieces of a position: resources, Shame, Barricades, Walls, Clerks, Soldiers, and what covers Horde cards."""

from __future__ import annotations

from typing import Any, Final

from tianxia.core.events import Facts
from tianxia.core.given import GivenPosition
from tianxia.core.inputs import a_list, a_number, a_table, a_text, a_word, said, texts
from tianxia.errors import BadInput
from tianxia.games.greatwall.data import (
    ARCHER,
    BARRICADES,
    LEVELS,
    LOCATIONS,
    MOST_LEVEL,
    RESOURCES,
    ROWS,
    SECTIONS,
    SHAME_TOKENS,
    SOLDIERS,
    SPEARMAN,
    TOKENS,
)
from tianxia.games.greatwall.position.naming import clan_names
from tianxia.games.greatwall.rules.state import (
    AT,
    AT_KHAN,
    BARRICADE,
    CHAMBER,
    CLERK,
    FIRING,
    FORTRESS,
    FREE,
    GONE,
    KHAN,
    LOCATION,
    ON_CARD,
    ON_HORDE,
    OUT,
    OVERSEER,
    OWN,
    POOL,
    REST,
    SHAME,
    SKILLS,
    SUPPLY,
    WALL_OF,
    WOUND,
    Realm,
    clan_of,
    figure,
    kind_of,
    screens_are_open,
    soldier,
    tray_of,
)

PIECE_KEYS: Final = (
    "resources", "supply", "shame", "shame_pool", "barricades", "levels", "locations", "chamber", "on_card", "rest",
    "firing", "hordes", "struck", "out", "fortress_archers", "overseers",
)  # fmt: skip
EMPTY: Final = "free"
WOUNDED: Final = "wound"
SHUT: Final = "blocked"  # a spot of the Khan that is not active with so few players (GW-1121)
MOST: Final = 99
Spots = tuple[int, ...]


# ---- reading


def figures_said(s: Realm) -> Facts:
    """All pieces in words."""
    clans = clan_names(s)
    seats = clans[: s.seats]
    used = [(SECTIONS[n], n) for n in s.variant.sections]
    return {
        "resources": {
            name: {res: s.stock[kind][OWN + seat] for kind, res in enumerate(RESOURCES)}
            for seat, name in enumerate(seats)
        },
        "supply": {name: s.stock[kind][SUPPLY] for kind, name in enumerate(RESOURCES)},
        "shame": {name: s.stock[SHAME][OWN + seat] for seat, name in enumerate(seats)},
        "shame_pool": s.stock[SHAME][SUPPLY],
        "barricades": {name: s.stock[BARRICADE][AT + n] for name, n in used},
        "levels": {name: s.level(n) for name, n in used},
        "locations": {
            LOCATIONS[at]: {name: s.clerks(clan, at) for clan, name in enumerate(clans) if s.clerks(clan, at)}
            for at in s.variant.locations
        },
        "chamber": {name: s.stock[CLERK + seat][CHAMBER] for seat, name in enumerate(seats)},
        "on_card": {name: s.stock[CLERK + seat][ON_CARD] for seat, name in enumerate(seats)},
        "rest": {name: by_clan(s, REST + n) for name, n in used},
        "firing": {
            name: {clan: row["archer"] for clan, row in by_clan(s, FIRING + n).items() if "archer" in row}
            for name, n in used
        },
        "hordes": {name: [horde_said(s, card) for card in s.hordes(n)] for name, n in used},
        "struck": {s.card(card).id: spots_said(s, card) for card in s.zones[KHAN] + s.zones[SKILLS]},
        "out": by_clan(s, OUT),
        "fortress_archers": {clan: row["archer"] for clan, row in by_clan(s, FORTRESS).items()},
        "overseers": {
            name: {LOCATIONS[at]: level for at, level in enumerate(s.overseers[seat]) if level}
            for seat, name in enumerate(seats)
        },
    }


def by_clan(s: Realm, place: int) -> Facts:
    """The Soldiers at a place, clan by clan and kind by kind, as far as there are some."""
    found: Facts = {}
    for clan, name in enumerate(clan_names(s)):
        row = {word: s.stock[soldier(kind, clan)][place] for kind, word in enumerate(SOLDIERS)}
        if any(row.values()):
            found[name] = {word: count for word, count in row.items() if count}
    return found


def horde_said(s: Realm, card: int) -> Any:
    """A Horde card: its id, or with what covers it."""
    id = s.card(card).id
    return id if all(spot == FREE for spot in s.cover[card]) else {"card": id, "spots": spots_said(s, card)}


def spots_said(s: Realm, card: int) -> list[str]:
    """What covers the Vital spots; another Horseman beside the first is told by his number."""
    told: list[str] = []
    before = FREE
    for spot in s.cover[card]:
        if spot <= WOUND:
            told.append({FREE: EMPTY, WOUND: WOUNDED}.get(spot, SHUT))
        else:
            name = f"{clan_names(s)[clan_of(spot)]} {SOLDIERS[kind_of(spot)]}"
            is_another = before > WOUND and before != spot and clan_of(before) == clan_of(spot)
            told.append(f"{name} 2" if is_another and kind_of(before) == kind_of(spot) else name)
        before = spot
    return told


# ---- setting


def set_figures(s: Realm, given: GivenPosition) -> None:
    """All pieces where the position has them; what it does not name is where it was at set-up, Soldiers in the pool."""
    start = [row.copy() for row in s.stock]
    s.lay_out(tray_of(s.seats, screens_are_open(s)))
    set_tokens(s, given, start)
    set_walls(s, given)
    set_clerks(s, given, start)
    hordes, struck = hordes_given(s, given)
    set_soldiers(s, given, start, [spots for _, _, _, spots in hordes], struck)


def set_tokens(s: Realm, given: GivenPosition, start: list[list[int]]) -> None:
    """Resources behind the screens, the supply, Shame."""
    held = given.by_seat("resources")
    supply = a_table("supply", given.get("supply", {}), RESOURCES)
    for kind, name in enumerate(RESOURCES):
        left = TOKENS
        for seat, own in held.items():
            where = f"resources.{given.names[seat]}"
            count = a_number(f"{where}.{name}", a_table(where, own, RESOURCES).get(name, 0), 0, left)
            s.put(kind, OWN + seat, count)
            left -= count
        count = a_number(f"supply.{name}", supply.get(name, left), 0, left)
        s.put(kind, SUPPLY, count)
        s.put(kind, GONE, left - count)
    lent = start[SHAME][SUPPLY]
    for seat, count in given.by_seat("shame").items():
        s.put(SHAME, OWN + seat, a_number(f"shame.{given.names[seat]}", count, 0, SHAME_TOKENS))
    held_shame = sum(s.stock[SHAME])
    pool = a_number(
        "shame_pool", given.get("shame_pool", max(0, lent - held_shame)), 0, max(0, SHAME_TOKENS - held_shame)
    )
    s.put(SHAME, SUPPLY, pool)
    s.put(SHAME, GONE, SHAME_TOKENS - held_shame - pool)


def in_use(s: Realm, key: str, given: GivenPosition) -> dict[int, Any]:
    """A table by Section; only those in use (GW-228)."""
    table = a_table(key, given.get(key, {}), SECTIONS)
    for name in table:
        if SECTIONS.index(name) not in s.variant.sections:
            raise BadInput(f"{key} names the {name} Section, which is closed at this table (GW-228)")
    return {SECTIONS.index(name): value for name, value in table.items()}


def set_walls(s: Realm, given: GivenPosition) -> None:
    """Wall levels and Barricades."""
    for section, level in in_use(s, "levels", given).items():
        s.set_track(WALL_OF + section, a_number(f"levels.{SECTIONS[section]}", level, 0, MOST_LEVEL))
    named = in_use(s, "barricades", given)
    left = s.tray.pieces[BARRICADE].total
    for section in s.variant.sections:
        count = a_number(f"barricades.{SECTIONS[section]}", named.get(section, BARRICADES), 0, BARRICADES)
        s.put(BARRICADE, AT + section, count)
        left -= count
    s.put(BARRICADE, SUPPLY, left)


def set_clerks(s: Realm, given: GivenPosition, start: list[list[int]]) -> None:
    """Clerks in Locations, in the Chamber, on a Scenario card, the others in the pool."""
    clans = clan_names(s)
    names = [LOCATIONS[at] for at in s.variant.locations]
    for place, row in a_table("locations", given.get("locations", {}), names).items():
        at = LOCATIONS.index(place)
        for name, count in a_table(f"locations.{place}", row, clans).items():
            s.put(CLERK + clans.index(name), LOCATION + at, a_number(f"locations.{place}.{name}", count, 0, MOST))
        if s.crowd(at) > s.spots(at):
            raise BadInput(f"{place} has {s.spots(at)} spots, not {s.crowd(at)} (GW-305)")
    chamber, on_card = given.by_seat("chamber"), given.by_seat("on_card")
    for clan in range(s.seats + 1):
        piece = CLERK + clan
        total = sum(start[piece])
        for word, spare, named in (("chamber", CHAMBER, chamber), ("on_card", ON_CARD, on_card)):
            left = max(0, total - sum(s.stock[piece]))
            usual = min(start[piece][spare], left)
            s.put(piece, spare, a_number(f"{word}.{clans[clan]}", named.get(clan, usual), 0, left))
        if sum(s.stock[piece]) > total:
            raise BadInput(f"{clans[clan]} has {total} Clerks, not {sum(s.stock[piece])} (GW-101)")
        s.put(piece, POOL, total - sum(s.stock[piece]))


# ---- Soldiers


class Muster:
    """Gives each Soldier on a Horde card a number of its own."""

    def __init__(self) -> None:
        self.seen: dict[tuple[int, int], int] = {}

    def next(self, clan: int, kind: int) -> int:
        """Another Soldier of this clan and kind."""
        number = self.seen.get((clan, kind), 0)
        self.seen[clan, kind] = number + 1
        return figure(clan, kind, number)


Horde = tuple[int, int, str, Spots]  # Section, row, name of the card, what covers its first spots


def hordes_given(s: Realm, given: GivenPosition) -> tuple[list[Horde], dict[str, Spots]]:
    """The Horde cards of the position with what covers them, and the cards of the Khan."""
    muster = Muster()
    found: list[Horde] = []
    for section, cards in in_use(s, "hordes", given).items():
        where = f"hordes.{SECTIONS[section]}"
        listed = a_list(where, cards)
        if len(listed) > ROWS:
            raise BadInput(f"{where} has {ROWS} rows, not {len(listed)} (GW-203)")
        for row, card in enumerate(listed):
            named: object = card
            spots: Spots = ()
            if isinstance(card, dict):
                table = a_table(f"row {row + 1} of {where}", card, ("card", "spots"))
                named = table.get("card")
                spots = spots_heard(s, f"row {row + 1} of {where}", table.get("spots", []), muster)
            found.append((section, row, a_text(f"the card in row {row + 1} of {where}", named), spots))
    struck = {
        name: spots_heard(s, f"struck.{name}", spots, muster)
        for name, spots in a_table("struck", given.get("struck", {})).items()
    }
    return found, struck


def spots_heard(s: Realm, where: str, value: object, muster: Muster) -> Spots:
    """What covers some Vital spots, in their order; one Horseman may cover two that are adjacent (GW-704)."""
    found: list[int] = []
    before = ("", FREE)  # the words and the code of the spot before
    for text in texts(where, value):
        code = {EMPTY: FREE, WOUNDED: WOUND, SHUT: -1}.get(text)
        if code is None:
            clan, kind, another = figure_heard(s, where, text)
            second = not another and before[0] == text and SOLDIERS[kind] == "horseman"
            code = before[1] if second else muster.next(clan, kind)
            before = ("" if second else text, code)
        else:
            before = ("", code)
        found.append(code)
    return tuple(found)


def figure_heard(s: Realm, where: str, text: str) -> tuple[int, int, bool]:
    """ "snake horseman", or "snake horseman 2" for another one beside him."""
    clan, _, rest = text.partition(" ")
    kind, _, another = rest.partition(" ")
    clans = clan_names(s)
    if clan not in clans or kind not in SOLDIERS or another not in ("", "2"):
        raise BadInput(f"each spot of {where} is free, wound, or a clan and a kind of Soldier, not {said(text)}")
    return clans.index(clan), SOLDIERS.index(kind), bool(another)


def set_soldiers(
    s: Realm, given: GivenPosition, start: list[list[int]], covered: list[Spots], struck: dict[str, Spots]
) -> None:
    """Soldiers in Rest Zones, on Firing spots, on Horde cards, as Overseers, out of the game; the rest in the pool."""
    clans = clan_names(s)
    for section, rows in in_use(s, "rest", given).items():
        where = f"rest.{SECTIONS[section]}"
        for name, row in a_table(where, rows, clans).items():
            put_soldiers(s, f"{where}.{name}", clans.index(name), REST + section, row)
    for section, archers in in_use(s, "firing", given).items():
        where = f"firing.{SECTIONS[section]}"
        for name, count in a_table(where, archers, clans).items():
            put_soldiers(s, where, clans.index(name), FIRING + section, {"archer": count})
        if s.firing_free(section) < 0:
            most = LEVELS[s.level(section)]["firing_spots"]
            raise BadInput(f"{where} has {most} Firing spots at level {s.level(section)} (GW-620)")
    for name, row in a_table("out", given.get("out", {}), clans).items():
        put_soldiers(s, f"out.{name}", clans.index(name), OUT, row)
    for name, count in a_table("fortress_archers", given.get("fortress_archers", {}), clans).items():
        put_soldiers(s, "fortress_archers", clans.index(name), FORTRESS, {"archer": count})
    set_overseers(s, given)
    for place, lots in ((ON_HORDE, covered), (AT_KHAN, list(struck.values()))):
        for code in dict.fromkeys([code for spots in lots for code in spots if code > WOUND]):
            piece = soldier(kind_of(code), clan_of(code))
            s.put(piece, place, 1)
    for clan in range(s.seats + 1):
        for kind, word in enumerate(SOLDIERS):
            piece = soldier(kind, clan)
            total, placed = sum(start[piece]), sum(s.stock[piece])
            if placed > total:
                raise BadInput(f"{clans[clan]} has {total} of the kind {word}, not {placed} (GW-101)")
            s.put(piece, POOL, total - placed)


def put_soldiers(s: Realm, where: str, clan: int, place: int, row: object) -> None:
    """How many of each kind."""
    for word, count in a_table(where, row, SOLDIERS).items():
        kind = SOLDIERS.index(a_word(where, word, SOLDIERS))
        if kind == ARCHER or place != FIRING:
            s.put(soldier(kind, clan), place, a_number(f"{where}.{word}", count, 0, MOST))


def set_overseers(s: Realm, given: GivenPosition) -> None:
    """GW-607, GW-609: a Spearman stands for each Overseer."""
    for seat, levels in given.by_seat("overseers").items():
        where = f"overseers.{given.names[seat]}"
        for name, level in a_table(where, levels, LOCATIONS).items():
            s.overseers[seat][LOCATIONS.index(name)] = a_number(f"{where}.{name}", level, 0, 3)
    for seat in range(s.seats):
        s.put(soldier(SPEARMAN, seat), OVERSEER, len([level for level in s.overseers[seat] if level]))
