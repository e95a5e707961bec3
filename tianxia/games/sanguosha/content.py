"""The components of Sanguosha (SG-1xx): cards, kinds of cards, heroes, skills and roles, from data/*.toml."""

from __future__ import annotations

from functools import cache, partial
from typing import Any, Final

from tianxia.core.data import read_data
from tianxia.core.game import SEPARATOR, Setting

_read: Final = partial(read_data, "tianxia.games.sanguosha")
_CARDS: Final = _read("cards.toml")
_HEROES: Final = _read("heroes.toml")
_ROLES: Final = _read("roles.toml")
_TIMINGS: Final = _read("timings.toml")

# ---- suits (SG-104, SG-1003): colourless is a colour of its own, and so is no suit

SUITS: Final = ("spade", "heart", "club", "diamond", "none")
SPADE: Final = 0
HEART: Final = 1
CLUB: Final = 2
DIAMOND: Final = 3
NO_SUIT: Final = 4
BLACK: Final = 0
RED: Final = 1
NO_COLOUR: Final = 2
COLOURS: Final = ("black", "red", "none")
COLOUR_OF: Final = (BLACK, RED, BLACK, RED, NO_COLOUR)

# ---- kinds of cards

BASIC: Final = "basic"
TACTIC: Final = "tactic"
EQUIPMENT: Final = "equipment"
NORMAL: Final = "normal"
DELAYED: Final = "delayed"
SLOTS: Final = ("weapon", "armor", "plus-horse", "minus-horse", "treasure")  # SG-116


class CardKind:
    """What all cards of one name have in common."""

    __slots__ = ("characters", "damages", "distance", "element", "id", "is_sha", "multi", "reach", "reforged", "slots",
                 "subtype", "tactic_damage", "type", "wise")  # fmt: skip

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.characters: int = int(row["name_length"])  # of its Chinese name (SG-1019)
        self.type: str = row["type"]
        self.subtype: str = row["subtype"]
        self.element: str = row.get("element", "normal")
        self.damages: bool = row.get("damage_card", False)  # SG-1385
        self.tactic_damage: bool = row.get("damage_tactic", False)  # SG-1373
        self.wise: bool = row.get("wise", False)  # SG-1372
        self.multi: bool = row.get("targets") == "multi"
        self.distance: int = int(row.get("distance", 0))  # 0: no limit
        self.reach: int = int(row.get("range", 1))  # of a weapon
        self.reforged: bool = row.get("reforge", False)
        self.is_sha: bool = row["subtype"] == "sha"
        self.slots: tuple[str, ...] = tuple(row["subtype"].split("+")) if row["type"] == EQUIPMENT else ()

    @property
    def is_normal_tactic(self) -> bool:
        """SG-1301: it takes effect as soon as it is used."""
        return self.type == TACTIC and self.subtype == NORMAL

    @property
    def is_delayed(self) -> bool:
        """SG-1301: it is placed, and takes effect after a judgement."""
        return self.subtype == DELAYED


KINDS: Final[dict[str, CardKind]] = {row["id"]: CardKind(row) for row in _CARDS["card_type"]}
SHAS: Final[tuple[str, ...]] = tuple([id for id, kind in KINDS.items() if kind.is_sha])

# ---- physical cards: the first faces


EXTRA_DECK: Final = "extra-deck"


class Print:
    """One printed card: what stands on it, and in which set it is."""

    __slots__ = ("id", "kind", "number", "set", "suit")

    def __init__(self, row: dict[str, Any], set: str = "") -> None:
        self.id: str = row["id"]
        self.kind: str = row["card"]
        self.suit: int = SUITS.index(row["suit"])
        self.number: int = int(row["number"])
        self.set: str = set or row["set"]


_PRINTED: Final[tuple[Print, ...]] = tuple([Print(row) for row in _CARDS["card"]])
_COPIED: Final = [face for face, card in enumerate(_PRINTED) if card.set != "outside"]
PRINTS: Final[tuple[Print, ...]] = (*_PRINTED, *[Print(_CARDS["card"][face], EXTRA_DECK) for face in _COPIED])
FIRST_EXTRA: Final = len(_PRINTED)  # SG-120: one more copy of each card of the deck, for random gets
CARDS: Final = len(PRINTS)


@cache
def deck_faces(deck: str) -> tuple[int, ...]:
    """SG-105: the faces of the deck in use."""
    sets = {"standard": ("standard", "ex"), "battle": ("standard", "ex", "battle"),
            "extra": ("standard", "ex", "battle", "extra")}[deck]  # fmt: skip
    return tuple([face for face, card in enumerate(PRINTS) if card.set in sets])


def extra_faces(deck: str) -> list[int]:
    """SG-120: the faces of the extra deck, one more copy of the deck in use."""
    used = deck_faces(deck)
    return [FIRST_EXTRA + n for n, face in enumerate(_COPIED) if face in used]


# ---- heroes: their faces follow

RULER_SKILL: Final = "ruler"
PASSIVE: Final = "passive"
AWAKENING: Final = "awakening"
LIMITED: Final = "limited"
NOT_YET_OWNED: Final = "not-yet-owned"
STEALTH: Final = "stealth"


class Skill:
    """One skill of the roster, as printed."""

    __slots__ = ("charge", "hero", "id", "mechanics", "timing", "types")

    def __init__(self, hero: str, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.hero: str = hero
        self.types: tuple[str, ...] = tuple(row["types"])
        self.timing: tuple[str, ...] = tuple(row["timing"])
        self.mechanics: tuple[str, ...] = tuple(row.get("mechanics", ()))  # named in section 9 of the ledger
        first, most = row.get("charge", (0, 0))
        self.charge: tuple[int, int] = (int(first), int(most))  # SG-1656


class Hero:
    """One hero of the roster, as printed."""

    __slots__ = ("family", "gender", "id", "kingdom", "max_hp", "ruler_capable", "set", "skills", "start_hp",
                 "start_shield", "tier")  # fmt: skip

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.kingdom: str = row["kingdom"]
        self.gender: str = row["gender"]
        self.family: str = row.get("family", "")  # the surname, for heroes with a family skill (SG-1650)
        self.max_hp: int = int(row["max_hp"])
        self.start_hp: int = int(row.get("start_hp", row["max_hp"]))  # SG-116
        self.start_shield: int = int(row.get("start_shield", 0))  # SG-942
        self.set: str = row["set"]
        self.tier: int = int(row["tier"])
        self.ruler_capable: bool = row["ruler_capable"]
        self.skills: tuple[Skill, ...] = tuple([Skill(row["id"], skill) for skill in row["skill"]])


class Attendant:
    """One attendant card (SG-983): its skill, and whom it never joins (SG-985)."""

    __slots__ = ("id", "refuses", "skill")

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.skill: str = row["skill"]
        self.refuses: tuple[str, ...] = tuple(row["refuses"])


def starts_hidden(hero: Hero) -> bool:
    """SG-1640: a hero with a stealth skill."""
    return any(STEALTH in skill.types for skill in hero.skills)


HEROES: Final[tuple[Hero, ...]] = tuple([Hero(row) for row in _HEROES["hero"]])
HERO: Final[dict[str, Hero]] = {hero.id: hero for hero in HEROES}
SKILLS: Final[dict[str, Skill]] = {skill.id: skill for hero in HEROES for skill in hero.skills}
ATTENDANTS: Final[dict[str, Attendant]] = {
    row["id"]: Attendant(row) for hero in _HEROES["hero"] for row in hero.get("attendant", ())
}
SETS: Final[tuple[str, ...]] = tuple(dict.fromkeys([hero.set for hero in HEROES]))
BEGINNERS: Final = SEPARATOR.join([hero.id for hero in HEROES if hero.set == "standard"])
_FORTUNE: Final = _read("fortune.toml")
FORTUNE: Final[dict[str, int]] = _FORTUNE["points"]  # how many games in 100 more a side wins with this hero
EVEN_POINTS: Final = int(_FORTUNE["even"])
EVEN: Final[tuple[str, ...]] = tuple([id for id in HERO if abs(FORTUNE.get(id, 0)) <= EVEN_POINTS])
ETERNAL: Final = tuple([id for id, skill in SKILLS.items() if "eternal" in skill.types])  # SG-1659
KINGDOMS: Final = ("wei", "shu", "wu", "neutral", "jin")
CHOOSES_KINGDOM: Final = ("god", "western", "hybrid")  # SG-111
FIRST_HERO: Final = CARDS

# ---- roles: the last faces

ROLES: Final = ("ruler", "loyalist", "rebel", "spy")
RULER: Final = 0
LOYALIST: Final = 1
REBEL: Final = 2
SPY: Final = 3
FIRST_ROLE: Final = FIRST_HERO + len(HEROES)
_DISTRIBUTION: Final = {
    (int(row["players"]), row["variant"]): [role for role, id in enumerate(ROLES) for _ in range(int(row[id]))]
    for row in _ROLES["distribution"]
}


def roles_for(seats: int, two_spies: bool) -> list[int]:
    """SG-106, SG-107: which roles are dealt; where no two-spy table exists the usual one is used."""
    usual = _DISTRIBUTION[seats, "default"]
    return list(_DISTRIBUTION.get((seats, "two-spies"), usual) if two_spies else usual)


FACE_NAMES: Final[tuple[str, ...]] = (*[card.id for card in PRINTS], *[hero.id for hero in HEROES], *ROLES)


def is_content(id: str) -> bool:
    """Whether this is the id of a skill or of a kind of card."""
    return id in SKILLS or id in KINDS


def face_name(face: int) -> str:
    """The data id of a face: of a card, a hero or a role."""
    return FACE_NAMES[face]


# ---- numbers of the mode

_MODE: Final[dict[str, Any]] = _ROLES["mode"]
START_HAND: Final = int(_MODE["start_hand"])  # SG-114
DRAWS: Final = int(_MODE["draw_phase"])  # SG-212
SHA_LIMIT: Final = int(_MODE["sha_limit"])  # SG-1102
RULER_BONUS: Final = int(_MODE["ruler_bonus_max_hp"])  # SG-115
BONUS_FROM: Final = int(_MODE["ruler_bonus_from_players"])
RULER_OFFER: Final = (int(_MODE["ruler_hero_offer_ruler"]), int(_MODE["ruler_hero_offer_other"]))  # SG-109
OFFER: Final = int(_MODE["hero_offer"])  # SG-110
DRAW_TO_CAP: Final = int(_MODE["draw_to_x_cap"])  # SG-923
SHIELD_CAP: Final = int(_MODE["shield_cap"])  # SG-945
SUPPLIES_CAP: Final = int(_MODE["supplies_cap"])  # SG-1240
SEATS: Final = tuple(range(int(_MODE["players_min"]), int(_MODE["players_max"]) + 1))
TIMINGS: Final[tuple[str, ...]] = tuple([row["id"] for row in _TIMINGS["timing"]])

SEE: Final = "see"  # SG-756
POOLS: Final = ("classic", "all", "standard", "balanced", "sets", "list")
SETTINGS: Final[tuple[Setting, ...]] = (
    Setting("deck", ("battle", "standard", "extra"), "battle", "public", "SG-105", deals="extra"),
    Setting("heroes", POOLS, "classic", "house", "SG-109", deals="all"),
    Setting("set", SETS, "standard,wind,fire", "house", "SG-109", (("heroes", ("sets",)),), True, SEPARATOR.join(SETS)),
    Setting("hero", tuple(HERO), BEGINNERS, "house", "SG-109", (("heroes", ("list",)),), True, SEPARATOR.join(HERO)),
    Setting("spies", ("one", "two"), "one", "public", "SG-107"),
    Setting("ruler", ("random", "seat-0"), "random", "house", "SG-108"),
    Setting("fallen", ("blind", SEE), "blind", "house", "SG-756"),
)
