"""The components of The Great Wall (GW-1xx), read from data/*.toml: each card has a trigger and operations."""

from __future__ import annotations

import tomllib
from functools import cache, partial
from typing import Any, Final

from tianxia.core.data import read_data
from tianxia.core.inputs import said
from tianxia.errors import BadInput
from tianxia.games.greatwall.reading import Reader, check_apart, unknown_table

_read: Final = partial(read_data, "tianxia.games.greatwall")
BOARD: Final = _read("board.toml")
MODULES: Final = _read("modules.toml")
SCENARIOS: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in _read("scenarios.toml")["scenario"]}

# ---- the board

GAME_NUMBERS: Final[dict[str, Any]] = BOARD["game"]
RESOURCES: Final[tuple[str, ...]] = tuple(GAME_NUMBERS["resources"])  # GW-301
WOOD, STONE, GOLD, CHI = range(4)
TOKENS: Final = int(GAME_NUMBERS["tokens_per_resource"])  # GW-104
SHAME_TOKENS: Final = int(GAME_NUMBERS["shame_tokens"])  # GW-105
FIGURES: Final[dict[str, int]] = BOARD["clan_figures"]  # GW-101
CLANS: Final[tuple[str, ...]] = tuple([clan["id"] for clan in BOARD["clan"]])
SECTIONS: Final[tuple[str, ...]] = tuple([section["id"] for section in BOARD["section"]])  # GW-203
ROWS: Final = 3
LOCATION_ROWS: Final[tuple[dict[str, Any], ...]] = tuple(BOARD["location"])
LOCATIONS: Final[tuple[str, ...]] = tuple([row["id"] for row in LOCATION_ROWS])
PRODUCTION: Final[tuple[int, ...]] = tuple([n for n, row in enumerate(LOCATION_ROWS) if "production" in row])
MADE_AT: Final[dict[int, int]] = {n: RESOURCES.index(LOCATION_ROWS[n]["production"]) for n in PRODUCTION}
REGULAR: Final[tuple[int, ...]] = tuple([n for n, row in enumerate(LOCATION_ROWS) if row["kind"] == "regular"])
SPECIAL: Final[tuple[int, ...]] = tuple([n for n, row in enumerate(LOCATION_ROWS) if row["kind"] == "special"])
BARRACKS: Final = LOCATIONS.index("barracks")
BUILDERS: Final = LOCATIONS.index("builders-camp")
LOGISTICS: Final = LOCATIONS.index("logistics-centre")
TEAHOUSE: Final = LOCATIONS.index("teahouse")
EMBASSY: Final = LOCATIONS.index("imperial-embassy")
SOLDIER_ROWS: Final[tuple[dict[str, Any], ...]] = tuple(BOARD["soldier"])
SOLDIERS: Final[tuple[str, ...]] = tuple([row["id"] for row in SOLDIER_ROWS])
SPEARMAN, ARCHER, HORSEMAN, BANNERMAN = range(4)
WALL: Final[dict[str, Any]] = BOARD["wall"]
LEVELS: Final[tuple[dict[str, Any], ...]] = tuple(BOARD["wall_level"])  # GW-618 to GW-620
MOST_LEVEL: Final = len(LEVELS) - 1
BARRICADES: Final = int(WALL["barricades_max_per_section"])
RAISE: Final[tuple[int, ...]] = tuple(BOARD["overseer"]["raise_cost"])  # GW-609

Price = tuple[int, ...]  # of each resource


def price(row: dict[str, Any] | None) -> Price:
    """A price of the data, by resource."""
    given = row or {}
    return tuple([int(given.get(name, 0)) for name in RESOURCES])


BARRICADE_PRICE: Final = price(WALL["barricade_cost"])  # GW-617
LEVEL_PRICES: Final[tuple[Price, ...]] = tuple([price(row.get("cost")) for row in LEVELS])  # GW-618
SOLDIER_PRICES: Final[tuple[Price, ...]] = tuple([price(row["cost"]) for row in SOLDIER_ROWS])  # GW-612
CLERK_PRICE: Final = price(LOCATION_ROWS[EMBASSY]["hire_clerk_cost"])  # GW-624

# ---- cards


STANDING: Final = ("passive", "cleanup")  # triggers of effects that hold all the time


class CardRules:
    """What a card does: when, under which condition, how often, for which price, and then what."""

    __slots__ = ("cond", "limit", "may", "ops", "pay", "standing", "trigger", "window")

    def __init__(self, row: dict[str, Any]) -> None:
        self.trigger: str = row.get("trigger", "")
        self.cond: str = row.get("cond", "")
        self.limit: str = row.get("limit", "")
        self.may: bool = bool(row.get("may"))
        self.pay: dict[str, int] = row.get("pay", {})
        self.window: str = row.get("window", row.get("timing", ""))
        self.ops: tuple[dict[str, Any], ...] = tuple(row.get("ops", ()))
        self.standing: tuple[dict[str, Any], ...] = self.ops if self.trigger in STANDING else ()


class RealmCard:
    """One face: a card of some sort, with what is printed on it."""

    __slots__ = ("id", "module", "name", "rewards", "row", "rules", "sort", "whole_game")

    def __init__(self, sort: str, row: dict[str, Any], id: str = "") -> None:
        self.sort: str = sort
        self.id: str = id or row["id"]
        self.name: str = row["name"]
        self.module: str = row.get("module", "base")
        self.row: dict[str, Any] = row
        self.rules: CardRules = CardRules(row)
        self.rewards: list[str] = [spot if isinstance(spot, str) else spot["reward"] for spot in row.get("spots", ())]
        self.whole_game: bool = bool(row.get("whole_game"))  # an Artifact that works all the time


REED_COMMAND: Final = "reed"  # the sort of the one card of a clan that has no others (GW-111)
SORTS: Final[tuple[tuple[str, str, str], ...]] = (
    ("command", "commands.toml", "command"), ("general", "generals.toml", "general"),
    ("advisor", "advisors.toml", "advisor"), ("tactic", "tactics.toml", "tactic"), ("horde", "hordes.toml", "horde"),
    ("artifact", "artifacts.toml", "artifact"), ("event", "events.toml", "event"),
    ("request", "requests.toml", "request"), ("rat", "rats.toml", "rat"), ("award", "awards.toml", "award"),
    ("skill", "hordes.toml", "skill"), ("khan", "hordes.toml", "khan"), ("reed", "commands.toml", "reed_command"),
    ("partner", "commands.toml", "solo_command"), ("reed-general", "generals.toml", "reed_general"),
    ("solo-general", "generals.toml", "solo_general"),
)  # fmt: skip
_OURS: Final[dict[str, list[dict[str, Any]]]] = {table: _read(file)[table] for _, file, table in SORTS}


def _cards(sort: str, rows: list[dict[str, Any]]) -> list[RealmCard]:
    """GW-109: of each kind of Horde one card for each Invasion indicator on the back."""
    if sort != "horde":
        return [RealmCard(sort, row) for row in rows]
    return [
        RealmCard(sort, {**row, "invasion": side}, f"{row['id']}-{side}") for row in rows for side in row["invasion"]
    ]


class CardBox:
    """All cards of a table; a face is the number of one of them."""

    __slots__ = ("cards", "commands", "face", "foreign")

    def __init__(self, rows: dict[str, list[dict[str, Any]]], foreign: bool) -> None:
        self.cards: tuple[RealmCard, ...] = tuple(
            [card for sort, _, table in SORTS for card in _cards(sort, rows[table])]
        )
        self.face: dict[str, int] = {card.id: face for face, card in enumerate(self.cards)}
        self.commands: tuple[int, ...] = tuple([n for n, card in enumerate(self.cards) if card.sort == "command"])
        self.foreign: bool = foreign  # some of them from a file, not ours

    def printed(self, id: str) -> tuple[str, str]:
        """Name and text of a card."""
        face = self.face.get(id)
        return ("", "") if face is None else (self.cards[face].name, str(self.cards[face].row.get("text", "")))

    def faces_of(self, sort: str, modules: tuple[str, ...] = ()) -> list[int]:
        """The faces of a sort that these modules bring (all, if none is named), each as often as there are copies."""
        found: list[int] = []
        for face, card in enumerate(self.cards):
            if card.sort == sort and (not modules or card.module in modules):
                found += [face] * (1 if sort == "horde" else int(card.row.get("count", 1)))
        return found


_FIXED: Final[dict[str, Any]] = {  # what belongs to the rules and is not replaced, though a folder may hold it
    key: value for file in ("board", "effects", "modules", "scenarios") for key, value in _read(f"{file}.toml").items()
}
READER: Final = Reader(_read("effects.toml"), BOARD)


@cache
def box_of(text: str) -> CardBox:
    """The cards of a table: ours, or in place of some of them those of a file of the same schema; BadInput says what is
    wrong in it, and where."""
    given = read_file(text) if text else {}
    rows = {**_OURS, **given}
    for table, cards in given.items():
        READER.check(table, cards)
    check_apart(rows)
    return CardBox(rows, bool(text))


def read_file(text: str) -> dict[str, list[dict[str, Any]]]:
    """Tables of cards that replace ours."""
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise BadInput(f"the data are not TOML: {wrong}") from None
    tables = [table for _, _, table in SORTS]
    for key, rows in list(given.items()):
        if key in _FIXED:
            if given.pop(key) != _FIXED[key]:
                raise BadInput(f"{key} of the data differs from ours: only cards can be replaced")
            continue
        if key not in tables:
            raise unknown_table(key, tables)
        if not isinstance(rows, list):
            raise BadInput(f"[[{key}]] is a list of cards, not {said(rows)}")
    if not given:
        raise BadInput("the data have no cards")
    return given


OURS: Final = box_of("")


class Side:
    """GW-201, GW-207 to GW-210: one side of the board, as a number of players uses it; some spots may be closed."""

    __slots__ = ("chamber", "hordes", "lethality", "spots", "start", "walls_to_end", "years")

    def __init__(self, players: int, coop: bool, closed: int = 0) -> None:
        row = next(side for side in BOARD["side"] if players in side["players"])
        table = row["spring_hordes_coop" if coop else "spring_hordes"]
        self.years: int = int(row["years"])
        self.hordes: tuple[int, ...] = tuple(table[f"p{players}"])
        self.lethality: tuple[int, ...] = tuple(row["lethality"])
        self.start: int = int(row["start_space"][f"p{players}"])
        self.walls_to_end: int = int(row["walls_complete_to_end"])
        self.chamber: int = FIGURES["clerks_in_chamber_5p" if players == 5 else "clerks_in_chamber"]  # GW-222, GW-1907
        sizes = {"barracks": row["barracks_spots"], "special": row["special_spots"], "regular": row["production_spots"]}
        printed = [
            int(sizes["barracks"] if at["id"] == "barracks" else sizes.get(at["kind"], 99)) for at in LOCATION_ROWS
        ]
        self.spots: tuple[int, ...] = tuple(
            [count - closed if at in REGULAR else count for at, count in enumerate(printed)]
        )
