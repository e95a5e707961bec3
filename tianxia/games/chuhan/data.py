"""The components of Chu Han (CH-101 to CH-110): cards, events, numbers and settings, read from data/*.toml."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from tianxia.core.data import read_data
from tianxia.core.game import Setting

_read: Final = partial(read_data, "tianxia.games.chuhan")
_CARDS: Final = _read("cards.toml")
_EVENTS: Final = _read("events.toml")
_NUMBERS: Final = _read("components.toml")
_CAMPAIGNS: Final = _read("campaigns.toml")

# ---- dynasty cards: a face is the place of its design in this list; copies of a design share the face (CH-105)

DESIGNS: Final[tuple[dict[str, Any], ...]] = tuple(_CARDS["card"])
IDS: Final[tuple[str, ...]] = tuple([design["id"] for design in DESIGNS])
VALUE: Final[tuple[int, ...]] = tuple([int(design["value"]) for design in DESIGNS])
DECK: Final[tuple[int, ...]] = tuple([face for face, d in enumerate(DESIGNS) for _ in range(int(d["count"]))])
ABILITY_OF: Final[dict[str, dict[str, Any]]] = {ability["card"]: ability for ability in _CARDS["ability"]}

FACE_OF: Final[dict[str, int]] = {id: face for face, id in enumerate(IDS)}
JOKER: Final = FACE_OF["xiong-xin"]
CHARACTERS: Final[tuple[int, ...]] = tuple([face for face, id in enumerate(IDS) if id in ABILITY_OF])


def ability_number(id: str, key: str) -> int:
    """A number that data/cards.toml gives for an ability."""
    return int(ABILITY_OF[id][key])


# ---- event cards: their faces follow those of the dynasty cards, so that one table serves both

EVENTS: Final[tuple[dict[str, Any], ...]] = tuple(_EVENTS["event"])
EVENT_IDS: Final[tuple[str, ...]] = tuple([event["id"] for event in EVENTS])
FIRST_EVENT_FACE: Final = len(DESIGNS)
EVENT_DECK: Final[tuple[int, ...]] = tuple(
    [FIRST_EVENT_FACE + event for event, e in enumerate(EVENTS) for _ in range(int(e["count"]))]
)
CALM: Final = EVENT_IDS.index("calm")
RESTRAINT: Final = EVENT_IDS.index("restraint")
WARLORDS: Final = EVENT_IDS.index("warlords")
HONGMEN: Final = EVENT_IDS.index("banquet-at-hongmen")
HANGU: Final = EVENT_IDS.index("race-to-hangu-pass")
GAIXIA: Final = EVENT_IDS.index("battle-of-gaixia")
STABILITY: Final = EVENT_IDS.index("stability")
TREATY: Final = EVENT_IDS.index("treaty-of-hong-canal")
MANDATE: Final = EVENT_IDS.index("mandate-of-heaven")
RAPID_ADVANCE: Final = EVENT_IDS.index("rapid-advance")
SOUND_ADVICE: Final = EVENT_IDS.index("sound-advice")
DELAYED: Final[tuple[bool, ...]] = tuple(
    [bool(event.get("delayed_victory_check", False)) for event in EVENTS]
)  # CH-802
REMOVED_DECREES: Final[tuple[int, ...]] = tuple([int(event.get("decrees_removed", 0)) for event in EVENTS])
DISPLAYED: Final[tuple[int, ...]] = tuple([int(event.get("display_cards", 0)) for event in EVENTS])
HANGU_VP: Final = int(EVENTS[HANGU]["vp_highest"])
STABILITY_VP: Final = int(EVENTS[STABILITY]["vp_on_pass"])
ADVICE_VP: Final = int(EVENTS[SOUND_ADVICE]["vp_per_set_of_ones"])
RESTRAINT_OWN: Final = int(EVENTS[RESTRAINT]["vp_per_own_decree"])
RESTRAINT_RIVAL: Final = int(EVENTS[RESTRAINT]["vp_per_rival_decree"])

# ---- numbers

_SETUP: Final[dict[str, Any]] = _NUMBERS["setup"]
_SCORING: Final[dict[str, Any]] = _NUMBERS["scoring"]
HAN_VP: Final = int(_SETUP["start_vp"]["han"])  # CH-112
CHU_VP: Final = int(_SETUP["start_vp"]["chu"])
HAND_SIZE: Final = int(_SETUP["hand_size"])  # CH-115
DRAW_PILE: Final = int(_SETUP["draw_pile_size"])
UNDRAWABLE: Final = int(_SETUP["undrawable_bottom"])  # CH-116
DECREES: Final = int(_SETUP["decrees"])  # CH-107
DECREE_CARDS: Final = int(_SETUP["cards_per_decree"])  # CH-401
TARGET: Final = int(_SCORING["target_vp"])  # CH-711
CARDS_CAP: Final = int(_SCORING["max_vp_for_cards"])  # CH-706
DECREES_CAP: Final = int(_SCORING["max_vp_for_decrees"])  # CH-707
TWOS: Final = int(_SCORING["twos_bonus_value"])  # CH-311
TWOS_LEAST: Final = int(_SCORING["twos_bonus_min_cards"])
BEST_PLAY: Final = max([*VALUE, *[int(ability.get("plays_as_value", 0)) for ability in _CARDS["ability"]]])  # CH-581
DOUBLE: Final = max([int(ability.get("multiplier", 1)) for ability in _CARDS["ability"]])  # CH-591

# ---- settings of a table

CAMPAIGNS: Final[dict[str, tuple[tuple[int, ...], int]]] = {
    campaign["id"]: (tuple([EVENT_IDS.index(id) for id in campaign["events"]]), EVENT_IDS.index(campaign["then"]))
    for campaign in _CAMPAIGNS["campaign"]
}
_RULING_RULES: Final = {
    "zhongli_values_all_different": "CH-549",
    "zhongli_min_cards": "CH-550",
    "one_ability_per_play": "CH-504",
    "liu_bang_only_single_nine": "CH-582",
    "doubling_applies_to_both": "CH-592",
    "event_option_with_empty_supply": "CH-808",
    "warlords_reactions_from_display": "CH-839",
}


def _ruling(name: str, default: object) -> Setting:
    values = ("on", "off") if isinstance(default, bool) else ("1", "2")
    chosen = ("on" if default else "off") if isinstance(default, bool) else str(default)
    return Setting(name, values, chosen, "ruling", _RULING_RULES[name])


SETTINGS: Final[tuple[Setting, ...]] = (
    *[Setting(name, tuple(o["values"]), o["default"], o["source"]) for name, o in _NUMBERS["options"].items()],
    *[_ruling(name, default) for name, default in _NUMBERS["rulings"].items()],
)


class Rulings:
    """Where a table may read the rulebook the other way; the defaults are the ledger's rulings."""

    __slots__ = (
        "all_different", "display_reactions", "doubles_both", "least_of_zhongli", "one_ability", "only_single_nine",
        "without_supply",
    )  # fmt: skip

    def __init__(self, options: dict[str, str]) -> None:
        self.all_different: bool = options["zhongli_values_all_different"] == "on"  # CH-549
        self.least_of_zhongli: int = int(options["zhongli_min_cards"])  # CH-550
        self.one_ability: bool = options["one_ability_per_play"] == "on"  # CH-504
        self.only_single_nine: bool = options["liu_bang_only_single_nine"] == "on"  # CH-582
        self.doubles_both: bool = options["doubling_applies_to_both"] == "on"  # CH-592
        self.without_supply: bool = options["event_option_with_empty_supply"] == "on"  # CH-808
        self.display_reactions: bool = options["warlords_reactions_from_display"] == "on"  # CH-839


def check_data() -> None:
    """Loading fails unless numbers and cards agree (CH-102 to CH-107)."""
    for value, count in _CARDS["meta"]["values"].items():
        got = sum([1 for face in DECK if VALUE[face] == int(value)])
        if got != count:
            raise ValueError(f"data/cards.toml: {got} cards of value {value}, not {count}")
    if len(DECK) != _CARDS["meta"]["total_cards"] or len(EVENT_DECK) != _EVENTS["meta"]["total_cards"]:
        raise ValueError("data: the decks do not have as many cards as they say")
    if len(DECK) != 2 * HAND_SIZE + DRAW_PILE or DRAW_PILE != UNDRAWABLE + DECREES * DECREE_CARDS:
        raise ValueError("data/components.toml: the piles do not add up")


check_data()
