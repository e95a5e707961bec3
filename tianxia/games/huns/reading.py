"""Reading cards and wagons: whatever a file says that cannot be played is refused in one sentence, with its place.

The words of data/vocabulary.toml are the schema. Some of them are said in other words here (`SAID_AS`), so that the
rules know few primitives and use each of them more than once."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tianxia.core.inputs import a_flag, a_list, a_number, a_table, a_text, a_word, what_fits
from tianxia.errors import BadInput

Row = Mapping[str, Any]
MOST: Final = 24
PER_DECK: Final = 12  # HU-101
MARKS: Final = (3, 4)  # HU-110: one card of each deck is for 3 or more, one for 4
MOST_SLOTS: Final = 8
ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
RESERVED: Final = ("box", "reserve", "hand", "effect", "loot", "start-bonus")  # places, and where a batch comes from
VP: Final[dict[str, dict[str, int]]] = {  # HU-804 to HU-811: what is printed on the cards of each type
    "equipment": {"vp": 0}, "raid": {"vp": 1}, "mercenary": {"vp_full": 1, "vp_unfilled": -1},
    "curse": {"vp": 0, "vp_dodged_per_player": -1}, "treasure": {"vp_per_player": 1},
}  # fmt: skip

CARD_KEYS: Final = (
    "id", "name", "name_pl", "type", "colour", "min_players", "slots", "vp", "vp_full", "vp_unfilled",
    "vp_dodged_per_player", "vp_per_player", "timing", "trigger", "optional", "limit", "text", "effects", "condition",
    "source", "numbers", "name_source",
)  # fmt: skip
WAGON_KEYS: Final = ("id", "name", "name_pl", "type", "pattern", "slots", "count", "type_source", "source")
LIMITS: Final = ("constant", "once-per-turn", "once-per-round", "once-per-game", "each-trigger")
WORDS: Final[dict[str, tuple[str, ...]]] = {  # what an effect may say under each key
    "colours": ("any", "one", "die", "event"),
    "dest": ("any", "card"),
    "who": ("one", "each", "self", "each-opponent", "opponents"),
    "from": ("wagons", "one-wagon", "storage", "one-mercenary"),
    "on": ("own-raid",),
    "condition": ("fewest-sent-or-tied", "drew-this-turn"),
    "action": ("loot", "draw"),
    "target": ("own", "available", "next"),
    "by": ("left-neighbour",),
    "rule": ("wild", "split", "cap-per-wagon"),
    "with": ("display", "opponent"),
    "allowed": ("deck",),
    "zone": ("wagons", "mercenaries"),
    "card_type": ("equipment", "mercenary"),
    "what": ("full-mercenary", "dodged-curse", "raid", "treasure"),
}
NUMBERS: Final[dict[str, tuple[int, int]]] = {
    "n": (1, 5), "max": (1, 5), "count": (1, 1), "cost": (1, MOST_SLOTS), "when_die": (1, 3), "delta": (-3, 3),
    "value": (0, 5), "floor": (-9, 9), "add": (-9, 9), "set": (-9, 9),
}  # fmt: skip
BOUNDS: Final[dict[tuple[str, str], tuple[int, int]]] = {  # where they are narrower for one effect
    ("set_amount", "value"): (1, 5), ("die_ban", "value"): (1, 3), ("add_amount", "floor"): (1, 1),
}  # fmt: skip
LISTS: Final = {"deltas": (-2, 2), "values": (1, 3)}
NEEDED: Final[dict[str, tuple[str, ...]]] = {  # by effect
    "gain": ("n", "colours"), "steal": ("n", "from", "who"), "discard": ("n", "from", "who"), "fill_card": ("max",),
    "move_own": ("n",), "add_amount": ("action", "delta"), "set_amount": ("action", "value"), "die_shift": ("deltas",),
    "die_set": ("target", "values"), "wagon_limit": ("delta",), "wagon_swap": ("with",), "wagon_source": ("allowed",),
    "load_rule": ("rule",), "raid_limit": ("value",), "protect": ("zone",), "disable": ("card_type",),
    "redirect_curse": ("cost",), "score_mod": ("what",),
}  # fmt: skip
ONE_OF: Final[dict[str, tuple[str, ...]]] = {"die_ban": ("value", "by"), "score_mod": ("add", "set")}  # at least one
WHOM: Final[dict[str, tuple[str, ...]]] = {  # whose camp an effect may look into
    "gain": ("self", "each-opponent"), "steal": ("one", "each"), "discard": ("one", "each", "self"),
    "copy_raid": ("opponents",),
}  # fmt: skip
IN_A_TURN: Final = ("before-die", "after-die", "own-turn", "turn-end")
REACTIONS: Final = ("own-wagon-sent", "opponent-wagon-sent", "opponent-loot-done", "opponent-excess")
ACTS_AT: Final[dict[str, tuple[str, ...]]] = {  # effects that happen: when they can
    "gain": (*IN_A_TURN, *REACTIONS), "steal": IN_A_TURN, "discard": IN_A_TURN, "fill_card": IN_A_TURN,
    "move_own": IN_A_TURN, "wagon_swap": IN_A_TURN, "copy_raid": IN_A_TURN, "die_set": IN_A_TURN,
    "die_shift": ("after-die", "own-turn"), "die_reroll": ("before-die", "after-die", "own-turn"),
    "redraw": ("action-draw",), "both_actions": ("after-die", "own-turn"), "extra_turn": ("after-die", "own-turn"),
    "redirect_curse": ("cursed",),
}  # fmt: skip
ONCE: Final = ("once-per-turn", "once-per-round")
ONLY_AT: Final[dict[str, tuple[str, ...]]] = {  # triggers at which nothing else can happen
    "scoring": ("score_mod",), "cursed": ("redirect_curse",), "die-choice": ("die_ban",),
    "action-loot": ("add_amount", "set_amount", "load_rule"), "action-draw": ("add_amount", "set_amount", "redraw"),
    "own-wagon-sent": ("gain",), "opponent-wagon-sent": ("gain",), "opponent-loot-done": ("gain",),
    "opponent-excess": ("gain",),
}  # fmt: skip
MEASURES: Final = (
    "sent-wagons", "sent-wagon-types", "largest-sent-type", "raids", "equipment", "full-mercenaries",
    "unfilled-mercenaries", "active-curses", "dodged-curses", "lifted-curses", "camp-cards", "camp-card-colours",
    "storage-goods", "storage-colours-with-2",
)  # fmt: skip
CONDITION_KEYS: Final[dict[str, tuple[str, ...]]] = {
    "count": ("op", "of", "min", "max"),
    "compare": ("op", "of", "relation"),
    "share": ("op", "of", "total", "min_num", "min_den"),
    "all": ("op", "of"),
}
RELATIONS: Final = ("most-or-tied", "fewest-or-tied")

# ---- the primitives that the rules know

SAID_AS: Final[dict[str, Callable[[Row], Row]]] = {
    "fill_card": lambda e: {"op": "gain", "n": e["max"], "colours": "any", "dest": "card"},
    "add_amount": lambda e: {**e, "op": "amount"},
    "set_amount": lambda e: {"op": "amount", "action": e["action"], "set": e["value"]},
    "die_shift": lambda e: {**e, "op": "turn_die", "target": "own", "how": "shift"},
    "die_set": lambda e: {**e, "op": "turn_die", "how": "set"},
    "die_reroll": lambda e: {"op": "turn_die", "target": "available", "how": "reroll"},
    "extra_turn": lambda e: {"op": "more", "what": "turn"},
    "both_actions": lambda e: {"op": "more", "what": "action"},
    "wagon_limit": lambda e: {"op": "wagon_rule", "rule": "limit", "delta": e["delta"]},
    "wagon_source": lambda e: {"op": "wagon_rule", "rule": "source"},
    "wagon_swap": lambda e: {"op": "wagon_swap", "target": e["with"]},
}


class Primitive:
    """A primitive of the rules: whether something is done by it, or it only holds."""

    __slots__ = ("acts",)

    def __init__(self, acts: Callable[[Any], bool]) -> None:
        self.acts: Callable[[Any], bool] = acts


_DOES: Final = Primitive(lambda effect: True)
_HOLDS: Final = Primitive(lambda effect: False)
OPS: Final[dict[str, Primitive]] = {
    "gain": _DOES, "steal": _DOES, "discard": _DOES, "turn_die": _DOES, "more": _DOES, "wagon_swap": _DOES,
    "die_ban": Primitive(lambda effect: bool(effect.by)),  # somebody names a die; a ban by value only holds
    "amount": _HOLDS, "wagon_rule": _HOLDS, "load_rule": _HOLDS, "raid_limit": _HOLDS, "protect": _HOLDS,
    "disable": _HOLDS, "score_mod": _HOLDS,
    "redraw": _DOES, "move_own": _DOES, "redirect_curse": _DOES, "copy_raid": _DOES,  # single cards (single.py)
}  # fmt: skip
ACTING: Final = tuple([op for op, primitive in OPS.items() if primitive is _DOES])


# ---- cards


def read_cards(rows: Sequence[Row], kinds: Sequence[str], words: Row) -> list[dict[str, Any]]:
    """The game cards, with their effects in the words of the rules; HU-101, HU-110."""
    found = [_card(n, row, kinds, words) for n, row in enumerate(rows, 1)]
    _check_unique("card", found)
    for kind in kinds:
        deck = [row for row in found if row["type"] == kind]
        if len(deck) != PER_DECK:
            raise BadInput(f"there are {PER_DECK} cards of the type {kind}, not {len(deck)}")
        for mark in MARKS:
            marked = [row["id"] for row in deck if row["min_players"] == mark]
            if len(marked) != 1:
                raise BadInput(f"exactly one card of the type {kind} has min_players = {mark}, not {len(marked)}")
    return found


def _card(n: int, row: object, kinds: Sequence[str], words: Row) -> dict[str, Any]:
    at = _place("card", n, row)
    given = a_table(at, row, CARD_KEYS)
    for key in ("id", "name", "type", "colour", "timing", "trigger", "limit", "text"):
        a_text(f"{key} of {at}", given.get(key))
    _check_id(at, given["id"])
    kind = a_word(f"type of {at}", given["type"], kinds)
    _check_points(at, given, kind)
    deck = next(deck for deck in words["deck"] if deck["id"] == kind)
    if given["colour"] != deck["colour"]:
        raise BadInput(f"colour of {at} is {deck['colour']}, that of its deck, not {given['colour']!r}")
    a_word(f"timing of {at}", given["timing"], [row["id"] for row in words["timing"]])
    trigger = a_word(f"trigger of {at}", given["trigger"], [row["id"] for row in words["trigger"]])
    a_word(f"limit of {at}", given["limit"], LIMITS)
    a_flag(f"optional of {at}", given.get("optional"))
    a_number(f"min_players of {at}", given.get("min_players"), 2, 4)
    if kind in ("mercenary", "curse"):
        a_number(f"slots of {at}", given.get("slots"), 1, MOST_SLOTS)
    elif "slots" in given:
        raise BadInput(f"{at} has slots, but only Mercenaries and Curses have some")
    if kind == "treasure":
        _condition(f"condition of {at}", given.get("condition"))
    effects = a_list(f"effects of {at}", given.get("effects", []))
    if bool(effects) == (kind == "treasure"):
        raise BadInput(f"{at} has {'effects, but a Treasure has none' if effects else 'no effects'}")
    said = [_effect(at, effect, kind, trigger, words) for effect in effects]
    for effect in said:
        if effect.get("cost", 0) > given.get("slots", MOST_SLOTS):
            raise BadInput(f"cost of an effect of {at} is at most its slots, {given['slots']}, not {effect['cost']}")
    _check_moment(at, given, kind, said)
    return {**given, "effects": said}


def _check_points(at: str, given: Row, kind: str) -> None:
    """HU-804 to HU-811: the rules say what a card is worth."""
    for key, value in given.items():
        if key.startswith("vp") and VP[kind].get(key) != value:
            fits = " and ".join([f"{name} = {points}" for name, points in VP[kind].items()])
            raise BadInput(f"{at} has {key} = {value}, but every card of the type {kind} has {fits}")


def _check_moment(at: str, given: Row, kind: str, effects: list[Row]) -> None:
    """Whether the card can ever do what it says: its trigger, whether it is optional, and how often."""
    trigger, optional, limit = given["trigger"], given["optional"], given["limit"]
    acts = [effect for effect in effects if does(effect)]
    if kind == "raid" and (len(acts) < len(effects) or trigger not in IN_A_TURN):
        raise BadInput(f"{at} is a Raid: all it does happens at {' or '.join(IN_A_TURN)}")
    if trigger in REACTIONS and len(effects) > 1:
        raise BadInput(f"{at} has one effect only at {trigger}, not {len(effects)}")
    if (kind == "raid") != (limit == "once-per-game"):
        raise BadInput(f"limit of {at} is {limit}, but Raids, and no others, are used once per game")
    if not acts or trigger in REACTIONS or trigger == "cursed":
        return
    if kind != "raid" and limit not in ONCE:
        raise BadInput(f"limit of {at} is {' or '.join(ONCE)} at {trigger}, not {limit}")
    if not optional and trigger not in ("before-die", "turn-end"):
        raise BadInput(f"{at} is optional at {trigger}: nothing has to happen there")


def does(effect: Row) -> bool:
    """Whether something happens by an effect in the words of the rules, or it only holds."""
    if effect["op"] == "die_ban":
        return "by" in effect
    return effect["op"] in ACTING and "on" not in effect


def _effect(at: str, effect: object, kind: str, trigger: str, words: Row) -> Row:
    params = {row["id"]: tuple(row["params"]) for row in words["op"]}
    given = a_table(f"an effect of {at}", effect)
    op = a_text(f"op of an effect of {at}", given.get("op"))
    if op not in params:
        raise BadInput(f"{at} has no effect {op!r}{what_fits(op, params)}")
    a_table(f"effect {op} of {at}", given, ("op", *params[op]))
    for key in NEEDED.get(op, ()):
        if key not in given:
            raise BadInput(f"effect {op} of {at} lacks {key}")
    for key, value in given.items():
        what = f"{key} of effect {op} of {at}"
        if key in WORDS:
            a_word(what, value, WHOM[op] if key == "who" else WORDS[key])
        elif key in NUMBERS:
            a_number(what, value, *BOUNDS.get((op, key), NUMBERS[key]))
        elif key in LISTS:
            if not a_list(what, value):
                raise BadInput(f"{what} is empty")
            for item in value:
                a_number(f"each of {what}", item, *LISTS[key])
    _check_use(at, op, given, kind, trigger)
    if trigger in ONLY_AT and op not in ONLY_AT[trigger]:
        raise BadInput(f"effect {op} of {at} cannot happen at {trigger}; there {' or '.join(ONLY_AT[trigger])} can")
    return SAID_AS[op](given) if op in SAID_AS else given


def _check_use(at: str, op: str, given: Row, kind: str, trigger: str) -> None:
    """Whether an effect stands where it can work."""
    if op in ONE_OF and not any(key in given for key in ONE_OF[op]):
        raise BadInput(f"effect {op} of {at} lacks {' or '.join(ONE_OF[op])}")
    if op == "disable" and kind != "curse":
        raise BadInput(f"effect disable of {at} is for Curses only")
    if op == "redirect_curse" and kind != "mercenary":
        raise BadInput(f"effect redirect_curse of {at} is for Mercenaries only: it is paid with what lies on them")
    moments = ("before-die",) if op == "die_ban" and "by" in given else ACTS_AT.get(op, ())
    if given.get("who") == "each-opponent":
        moments = REACTIONS
    if "on" in given:
        moments = ("own-turn",)
    if moments and trigger not in moments:
        raise BadInput(f"effect {op} of {at} cannot happen at {trigger}; it can at {' or '.join(moments)}")


def _condition(what: str, condition: object) -> None:
    given = a_table(what, condition)
    op = a_word(f"op of {what}", given.get("op"), tuple(CONDITION_KEYS))
    a_table(what, given, CONDITION_KEYS[op])
    if op == "all":
        for part in a_list(f"of of {what}", given.get("of")):
            _condition(what, part)
        return
    a_word(f"of of {what}", given.get("of"), MEASURES)
    if op == "compare":
        a_word(f"relation of {what}", given.get("relation"), RELATIONS)
    elif op == "share":
        a_word(f"total of {what}", given.get("total"), MEASURES)
        a_number(f"min_num of {what}", given.get("min_num"), 0, MOST)
        a_number(f"min_den of {what}", given.get("min_den"), 1, MOST)
    elif "min" not in given and "max" not in given:
        raise BadInput(f"{what} lacks min or max")
    for key in ("min", "max"):
        if key in given:
            a_number(f"{key} of {what}", given[key], 0, MOST)


# ---- wagons


def read_wagons(rows: Sequence[Row], colours: Sequence[str], words: Row) -> list[dict[str, Any]]:
    """The wagon cards; HU-102."""
    types = words["wagons"]["types"]
    found: list[dict[str, Any]] = []
    for n, row in enumerate(rows, 1):
        at = _place("wagon", n, row)
        given = a_table(at, row, WAGON_KEYS)
        _check_id(at, a_text(f"id of {at}", given.get("id")))
        a_text(f"name of {at}", given.get("name"))
        a_word(f"type of {at}", given.get("type"), types)
        if given.get("count", 1) != 1:
            raise BadInput(f"count of {at} is 1: every wagon stands for itself")
        slots = a_list(f"slots of {at}", given.get("slots"))
        if not 1 <= len(slots) <= MOST_SLOTS:
            raise BadInput(f"{at} has 1 to {MOST_SLOTS} slots, not {len(slots)}")
        for slot in slots:
            a_word(f"each of the slots of {at}", slot, colours)
        found.append(dict(given))
    _check_unique("wagon", found)
    for type in types:
        count = len([row for row in found if row["type"] == type])
        if count != words["wagons"]["per_type"]:
            raise BadInput(f"there are {words['wagons']['per_type']} wagons of the type {type}, not {count}")
    return found


def _place(what: str, n: int, row: object) -> str:
    id = row.get("id") if isinstance(row, dict) else None
    return f"{what} {n} ({id})" if isinstance(id, str) else f"{what} {n}"


def _check_id(at: str, id: str) -> None:
    if ID.fullmatch(id) is None or id in RESERVED:
        raise BadInput(f"id of {at} is a word of small letters, figures and hyphens that means nothing else here")


def check_apart(cards: Sequence[Row], wagons: Sequence[Row]) -> None:
    """No wagon is called like a card."""
    for row in wagons:
        if any(card["id"] == row["id"] for card in cards):
            raise BadInput(f"there are a card and a wagon called {row['id']!r}")


def _check_unique(what: str, rows: Sequence[Row]) -> None:
    seen: set[str] = set()
    for row in rows:
        if row["id"] in seen:
            raise BadInput(f"there are two {what}s called {row['id']!r}")
        seen.add(row["id"])
