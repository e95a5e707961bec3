"""The components of Sun Tzu (ST-1xx): cards, generals, events, board, markers and numbers, read from data/*.toml."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from tianxia.core.data import read_data
from tianxia.core.game import Setting

_read: Final = partial(read_data, "tianxia.games.suntzu")
_CARDS: Final = _read("action_cards.toml")
_BOARD: Final = _read("board.toml")
_GENERALS: Final = _read("generals.toml")
_EVENTS: Final = _read("events.toml")
_MARKERS: Final = _read("scoring_markers.toml")
_RESULTS: Final = _read("resolution.toml")
_SETUP: Final = _read("setup.toml")

# ---- the board: a province is its place in the order of the names on the edges (ST-115)

PROVINCES: Final[tuple[str, ...]] = tuple(_BOARD["edge_order"])
_BY_ID: Final = {province["id"]: province for province in _BOARD["province"]}
NEAR: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple(sorted([PROVINCES.index(near) for near in _BY_ID[id]["adjacent"]])) for id in PROVINCES]
)  # ST-116
ALL: Final = tuple(range(len(PROVINCES)))
LAST_ROUND: Final = int(_BOARD["rounds"])  # ST-301
FIXED_ORDER: Final[tuple[int, ...]] = tuple(_BOARD["fixed_order_rounds"])  # ST-401
SCORING: Final[tuple[int, ...]] = tuple(_BOARD["scoring_rounds"])  # ST-314
END: Final = int(_BOARD["score_track_max"])  # ST-114
SIDES: Final[tuple[str, ...]] = tuple([side["id"] for side in _BOARD["side"]])

# ---- action cards: faces 0 to 14

CARDS: Final[tuple[dict[str, Any], ...]] = tuple(_CARDS["card"])
FACES: Final[tuple[str, ...]] = tuple([card["face"] for card in CARDS])
FRAMED: Final = int(_CARDS["framed_per_side"])  # ST-106: faces 0 to 5, the numbers 1 to 6
ONE: Final = FACES.index("num-1")
SIX: Final = FACES.index("num-6")
SEVEN: Final = FACES.index("num-7")
NINE: Final = FACES.index("num-9")
TEN: Final = FACES.index("num-10")
MINUS: Final = FACES.index("minus-1")
PLAGUE: Final = FACES.index("plague")
NO_BATTLE: Final = 99
MARGIN: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([NO_BATTLE if margin == "plague" else int(margin) for margin in row]) for row in _RESULTS["margin"]]
)  # ST-555
PAID: Final[tuple[tuple[int, ...], ...]] = tuple([tuple(row) for row in _RESULTS["paid"]])  # ST-557
COUNTERED: Final[tuple[int, ...]] = tuple([int(_RESULTS["countered_plague"].get(face, 0)) for face in FACES])  # ST-558
PRICE: Final[tuple[int, ...]] = tuple([int(card.get("price", 0)) for card in CARDS])  # ST-531, ST-532

# ---- generals and events: their faces follow

GENERALS: Final[tuple[dict[str, Any], ...]] = tuple(_GENERALS["general"])
FIRST_GENERAL: Final = len(FACES)
_G: Final = {general["id"]: FIRST_GENERAL + n for n, general in enumerate(GENERALS)}
SECOND_DRUM: Final = _G["second-drum"]
NIGHT_RAID: Final = _G["night-raid"]
HERBALIST: Final = _G["herbalist"]
BLACK_MIASMA: Final = _G["black-miasma"]
POISONED_WELLS: Final = _G["poisoned-wells"]
FORCED_MARCH: Final = _G["forced-march"]
FEIGNED_WEAKNESS: Final = _G["feigned-weakness"]
VICTORY_BEFORE_BATTLE: Final = _G["victory-before-battle"]
FEINT: Final = _G["feint-and-withdraw"]
FRESH_LEVY: Final = _G["fresh-levy"]
SUNTZU_GENERALS: Final[tuple[int, ...]] = tuple([_G[g["id"]] for g in GENERALS if g["side"] == "suntzu"])
SHAO_GENERALS: Final[tuple[int, ...]] = tuple([_G[g["id"]] for g in GENERALS if g["side"] == "shao"])
RAIDING_ROUNDS: Final = int(GENERALS[NIGHT_RAID - FIRST_GENERAL]["last_round"])  # ST-711, ST-741, ST-748

EVENTS: Final[tuple[dict[str, Any], ...]] = tuple(_EVENTS["event"])
FIRST_EVENT: Final = FIRST_GENERAL + len(GENERALS)
_E: Final = {event["id"]: FIRST_EVENT + n for n, event in enumerate(EVENTS)}
PANDEMIC: Final = _E["pandemic"]
WAR_CHARIOTS: Final = _E["war-chariots"]
CHAMPION: Final = _E["champions-challenge"]
HERO: Final = _E["heros-challenge"]
LIGHT_INFANTRY: Final = _E["light-infantry"]
PLAGUES_NEEDED: Final = int(EVENTS[PANDEMIC - FIRST_EVENT]["threshold"])  # ST-811
MARKS_NEEDED: Final = int(EVENTS[WAR_CHARIOTS - FIRST_EVENT]["threshold"])  # ST-815
CHAMPION_ARMIES: Final = int(EVENTS[CHAMPION - FIRST_EVENT]["armies"])  # ST-821
HERO_ARMIES: Final = int(EVENTS[HERO - FIRST_EVENT]["armies"])  # ST-826
NAMES: Final[tuple[str, ...]] = (*FACES, *_G, *_E)

# ---- scoring markers

MARKERS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple(marker["values"]) for marker in _MARKERS["marker"]]
)  # ST-111

# ---- numbers

ARMIES: Final = int(_SETUP["armies"]["per_side"])  # ST-108
_DRAW: Final[dict[str, int]] = _SETUP["draw"]
DRAWS: Final = (int(_DRAW["normal_draw"]), int(_DRAW["bonus_draw"]))  # ST-923, ST-926
KEEPS: Final = (int(_DRAW["normal_keep"]), int(_DRAW["bonus_keep"]))


class Variant:
    """The standard or the beginners' game (ST-1001 to ST-1006)."""

    __slots__ = ("deck", "generals", "hand", "pool", "reserve", "unframed")

    def __init__(self, row: dict[str, Any]) -> None:
        removed = row["removed_faces"]
        self.deck: tuple[int, ...] = tuple(
            [face for face, card in enumerate(CARDS) for _ in range(int(card["count"])) if card["face"] not in removed]
        )
        self.unframed: int = len(self.deck) - FRAMED
        self.hand: int = int(row["opening_draw"])  # ST-211
        self.pool: int = int(row["pool"])  # ST-205
        self.reserve: int = int(row["reinforcements"])  # ST-206
        self.generals: bool = bool(row["generals"])
        if self.unframed != row["deck_before_draw"] or self.pool + self.reserve != ARMIES:
            raise ValueError(f"data/setup.toml: variant {row['id']} does not add up")


VARIANTS: Final[dict[str, Variant]] = {row["id"]: Variant(row) for row in _SETUP["variant"]}
SETTINGS: Final[tuple[Setting, ...]] = (
    Setting("variant", tuple(VARIANTS), "standard", "seed", "ST-1001"),
    Setting("events", ("off", "on"), "off", "seed", "ST-201"),
    Setting("suntzu_player", ("random", "seat-0", "seat-1"), "random", "seed", "ST-204"),
)
